//! The files that pages are made of: the built scripts, styles and WebAssembly of `web/dist`, and what the program adds. Their names
//! hold the hash of their content.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::OnceLock;

use axum::body::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
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

/// A file, as it is and compressed.
pub struct File {
    content: Bytes,
    zipped: OnceLock<Option<Bytes>>,
}

impl File {
    fn new(content: Bytes) -> File {
        File { content, zipped: OnceLock::new() }
    }

    /// The content as it is.
    pub fn content(&self) -> Bytes {
        self.content.clone()
    }

    /// The content compressed by gzip, where that makes it smaller. It is compressed once.
    pub fn zipped(&self) -> Option<Bytes> {
        let zip = || {
            let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
            encoder.write_all(&self.content).ok()?;
            let zipped = encoder.finish().ok()?;
            (zipped.len() < self.content.len() / 16 * 15).then(|| zipped.into())
        };
        self.zipped.get_or_init(zip).clone()
    }
}

/// The files that pages are made of, with their addresses.
pub struct Assets {
    manifest: BTreeMap<String, Chunk>,
    /// By address.
    files: BTreeMap<String, File>,
}

impl Assets {
    /// What is built in, and these tables of exact values: the names of their files and their contents.
    pub fn new(tables: &[(&str, &'static [u8])]) -> Assets {
        let manifest = built("manifest.json").unwrap_or_default();
        let manifest = serde_json::from_slice(&manifest).unwrap_or_default();
        let unchanging = |name: &str| name.starts_with("assets/") || name.starts_with("wasm/") && is_wasm(name);
        let names = Dist::iter().filter(|name| unchanging(name));
        let mut files: BTreeMap<String, File> =
            names.filter_map(|name| Some((format!("/{name}"), File::new(built(&name)?)))).collect();
        for &(name, content) in tables {
            let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
            let address = format!("/tables/{stem}-{}.{ending}", hex(&Sha256::digest(content)));
            files.insert(address, File::new(Bytes::from_static(content)));
        }
        Assets { manifest, files }
    }

    /// With this text as a file more; returns its address.
    pub fn add(&mut self, stem: &str, ending: &str, text: String) -> String {
        let address = format!("/{stem}-{}.{ending}", hex(&Sha256::digest(&text)));
        self.files.insert(address.clone(), File::new(text.into()));
        address
    }

    /// The file at this address.
    pub fn at(&self, address: &str) -> Option<&File> {
        self.files.get(address)
    }

    /// The address of an entry's script: `src/page.ts` for one.
    pub fn script(&self, entry: &str) -> String {
        self.manifest.get(entry).map(|chunk| format!("/{}", chunk.file)).unwrap_or_default()
    }

    /// The addresses of an entry's styles.
    pub fn styles(&self, entry: &str) -> Vec<String> {
        self.manifest.get(entry).into_iter().flat_map(|chunk| &chunk.css).map(|file| format!("/{file}")).collect()
    }

    /// The address of the file whose address begins and ends so.
    pub fn named(&self, start: &str, end: &str) -> String {
        let found = self.files.keys().find(|address| address.starts_with(start) && address.ends_with(end));
        found.cloned().unwrap_or_default()
    }

    /// The addresses of the files that every page may need.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str).filter(|address| !is_table(address))
    }

    /// The addresses of tables: large, and fetched when they are wanted.
    pub fn tables(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str).filter(|address| is_table(address))
    }
}

/// Whether the name is that of the WebAssembly.
fn is_wasm(name: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, ending)| ending == "wasm")
}

fn is_table(address: &str) -> bool {
    address.starts_with("/tables/")
}

/// The content of a file of `web/dist`.
pub fn built(name: &str) -> Option<Bytes> {
    Dist::get(name).map(|file| match file.data {
        Cow::Borrowed(content) => Bytes::from_static(content),
        Cow::Owned(content) => content.into(),
    })
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
        Some("webmanifest") => "application/manifest+json",
        // Weights, tables and books among them.
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_pages_ask_for_is_built_in() {
        let mut assets = Assets::new(&[("2x3-30.table", b"a table")]);
        for entry in [
            "src/early.ts",
            "src/page.ts",
            "src/play/entry.ts",
            "src/analyse/entry.ts",
            "src/example.ts",
            "src/worker.ts",
        ] {
            let script = assets.script(entry);
            assert!(assets.at(&script).is_some(), "{entry}: {script:?}");
        }
        assert_eq!(assets.styles("src/page.ts").len(), 1);
        assert!(assets.named("/wasm/beanduel-", ".wasm").len() > "/wasm/beanduel-.wasm".len());
        assert!(assets.named("/assets/Fraunces", ".ttf").len() > "/assets/Fraunces.ttf".len());
        assert!(built("sw.js").is_some());
        for address in assets.all() {
            let data = address.rsplit_once('.').is_some_and(|(_, ending)| ending == "weights");
            assert_eq!(media_type(address) == "application/octet-stream", data, "{address}");
        }
        assert_eq!(assets.tables().count(), 1);
        assert!(assets.tables().all(|address| address.starts_with("/tables/2x3-30-")));
        let address = assets.add("board", "css", "p{}".to_owned());
        assert_eq!(assets.at(&address).unwrap().content(), "p{}");
    }

    #[test]
    fn a_file_is_compressed_where_that_is_worth_it() {
        let text = File::new(vec![b'a'; 10_000].into());
        assert!(text.zipped().unwrap().len() < 100);
        assert_eq!(text.zipped().unwrap().as_ptr(), text.zipped().unwrap().as_ptr(), "once");
        assert_eq!(File::new(Bytes::from_static(b"a")).zipped(), None);
    }
}
