//! The built scripts, styles and WebAssembly of `web/dist`, and the names they have.

use std::borrow::Cow;
use std::collections::BTreeMap;

use rust_embed::RustEmbed;
use serde::Deserialize;
use sha2::{Digest, Sha256};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Dist;

/// What the build says of an entry.
#[derive(Deserialize)]
struct Chunk {
    file: String,
    #[serde(default)]
    css: Vec<String>,
}

/// The files that pages are made of, with their addresses.
pub struct Assets {
    manifest: BTreeMap<String, Chunk>,
    /// The names of all files, in order.
    names: Vec<String>,
    /// A hash over all files.
    pub hash: String,
}

impl Assets {
    /// Reads what is built in.
    pub fn new() -> Assets {
        let manifest = Dist::get("manifest.json").map(|file| file.data).unwrap_or_default();
        let manifest = serde_json::from_slice(&manifest).unwrap_or_default();
        let mut names: Vec<String> = Dist::iter().map(Cow::into_owned).collect();
        names.sort();
        let mut hash = Sha256::new();
        for name in &names {
            hash.update(name.as_bytes());
            hash.update(file(name).unwrap_or_default());
        }
        Assets { manifest, names, hash: hex(&hash.finalize()) }
    }

    /// The address of an entry's script: `src/page.ts` for one.
    pub fn script(&self, entry: &str) -> String {
        self.manifest.get(entry).map(|chunk| format!("/{}", chunk.file)).unwrap_or_default()
    }

    /// The addresses of an entry's styles.
    pub fn styles(&self, entry: &str) -> Vec<String> {
        self.manifest.get(entry).into_iter().flat_map(|chunk| &chunk.css).map(|file| format!("/{file}")).collect()
    }

    /// The address of the file whose name begins and ends so.
    pub fn named(&self, start: &str, end: &str) -> String {
        let found = self.names.iter().find(|name| name.starts_with(start) && name.ends_with(end));
        found.map(|name| format!("/{name}")).unwrap_or_default()
    }

    /// The addresses of everything whose name holds its hash.
    pub fn all(&self) -> Vec<String> {
        let unchanging = |name: &&String| name.starts_with("assets/") || name.starts_with("wasm/") && is_wasm(name);
        self.names.iter().filter(unchanging).map(|name| format!("/{name}")).collect()
    }
}

/// Whether the name is that of the WebAssembly.
fn is_wasm(name: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, ending)| ending == "wasm")
}

/// The content of a file.
pub fn file(name: &str) -> Option<Cow<'static, [u8]>> {
    Dist::get(name).map(|file| file.data)
}

/// The first hexadecimal digits of a hash: enough to tell versions apart.
pub fn hex(hash: &[u8]) -> String {
    hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// What a browser has to be told a file is, by the ending of its name.
pub fn media_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("ttf") => "font/ttf",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_pages_ask_for_is_built_in() {
        let assets = Assets::new();
        for entry in ["src/page.ts", "src/play/entry.ts", "src/analyse/entry.ts", "src/example.ts", "src/worker.ts"] {
            let script = assets.script(entry);
            assert!(file(script.trim_start_matches('/')).is_some(), "{entry}: {script:?}");
        }
        assert_eq!(assets.styles("src/page.ts").len(), 1);
        assert!(assets.named("wasm/beanduel-", ".wasm").len() > "/wasm/beanduel-.wasm".len());
        assert!(assets.named("assets/Fraunces", ".ttf").starts_with("/assets/"));
        assert!(file("sw.js").is_some());
        for name in assets.all() {
            assert_ne!(media_type(&name), "application/octet-stream", "{name}");
        }
    }
}
