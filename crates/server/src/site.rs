//! The site: what is where, and the server that answers.

use std::io;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::extract::{Form, Path, Query, State};
use axum::http::header::{self, HeaderMap};
use axum::http::{StatusCode, Uri};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Json, Router, middleware};
use beanduel_draw::{icon, icon_png};
use beanduel_engine::Source;
use beanduel_text::{Language, Text};
use serde_json::json;
use sha2::{Digest, Sha256};
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;

use crate::assets::{self, Assets, built, media_type};
use crate::headers::{self, FOREVER};
use crate::lessons::Lessons;
use crate::links::Links;
use crate::puzzles::Puzzles;
use crate::settings::{Cookies, SETTINGS, kept};
use crate::{explorer, language, pages, pictures};

/// The pages that every language has, with the names of their files.
pub const PAGES: [&str; 9] =
    ["/", "/play", "/learn", "/puzzles", "/perfect", "/analyse", "/solved", "/rules", "/settings"];
/// Those of them that have pages below them, one for each name.
const SECTIONS: [&str; 2] = ["/learn", "/puzzles"];
/// Files that every page names and that have no hash in their names.
const UNHASHED: [&str; 2] = ["/icon.svg", "/manifest.webmanifest"];
/// How wide the icons of an installed page are, in pixels.
const ICONS: [u32; 2] = [192, 512];
/// The day changes at midnight UTC for everybody.
const SECONDS_OF_DAY: u64 = 24 * 60 * 60;

/// Everything that pages are made of.
pub struct Site {
    pub(crate) assets: Assets,
    texts: [Text; 3],
    /// The address of the style sheet with the colours of boards.
    pub(crate) colours_address: String,
    pub(crate) lessons: Lessons,
    pub(crate) links: Links,
    pub(crate) puzzles: Puzzles,
    /// Changes whenever anything of the site does.
    pub(crate) version: String,
    /// Where exact values are looked up.
    pub(crate) source: Option<Arc<dyn Source>>,
}

impl Site {
    /// The site with all that is built into the program.
    pub fn new() -> Site {
        Site::with_tables(&[])
    }

    /// The same with tables and books of exact values for pages to fetch: the names of their files, such as `2x3-30.table`, and
    /// their contents.
    pub fn with_tables(tables: &[(&str, &'static [u8])]) -> Site {
        let mut assets = Assets::new(tables);
        let colours_address = assets.add("board", "css", pictures::colours());
        let puzzles = Puzzles::new(|file| assets.add("puzzles", "json", file));
        let (texts, lessons, links) = (Language::ALL.map(Text::new), Lessons::new(), Links::new());
        let version = String::new();
        let mut site = Site { assets, texts, colours_address, lessons, links, puzzles, version, source: None };
        site.version = site.hash();
        site
    }

    /// A hash over all that a browser may get: files, which have their hash in their names, and what every page shows.
    fn hash(&self) -> String {
        let mut hash = Sha256::new();
        for address in self.assets.all().chain(self.assets.tables()) {
            hash.update(address);
        }
        hash.update(built("sw.js").unwrap_or_default());
        hash.update(icon());
        let lessons = self.lessons.all().iter().map(|lesson| ("/learn", Some(lesson.id.as_str())));
        let pages = PAGES.into_iter().map(|path| (path, None)).chain(lessons);
        for text in &self.texts {
            hash.update(manifest_text(text));
            for (section, name) in pages.clone() {
                // What a day brings makes no other version.
                let asked = Asked { section, name, ..Asked::new(self, text, Cookies::default()) };
                hash.update(pages::page(&asked).and_then(Result::ok).unwrap_or_default());
            }
        }
        assets::hex(&hash.finalize())
    }

    /// The same site, whose explorer looks exact values up there.
    #[must_use]
    pub fn with_source(self, source: Arc<dyn Source>) -> Site {
        Site { source: Some(source), ..self }
    }

    pub(crate) fn text(&self, language: Language) -> &Text {
        let [en, de, cs] = &self.texts;
        match language {
            Language::En => en,
            Language::De => de,
            Language::Cs => cs,
        }
    }

    /// Answers for all addresses of the site.
    pub fn router(self) -> Router {
        let (colours, puzzles) = (self.colours_address.clone(), self.puzzles.address.clone());
        let page = get(page);
        let mut router = Router::new().route("/{language}", page.clone());
        for path in PAGES {
            router = router.route(path, page.clone());
            router = router.route(&format!("/{{language}}{path}"), page.clone());
        }
        for section in SECTIONS {
            router = router.route(&format!("{section}/{{name}}"), page.clone());
            router = router.route(&format!("/{{language}}{section}/{{name}}"), page.clone());
        }
        router
            .route("/settings", axum::routing::post(set))
            .route(&colours, get(asset))
            .route(&puzzles, get(asset))
            .route("/assets/{name}", get(asset))
            .route("/wasm/{name}", get(asset))
            .route("/tables/{name}", get(asset))
            .route("/sw.js", get(service_worker))
            .route("/version.json", get(version))
            .route("/explorer.json", get(explorer::answer))
            .route("/manifest.webmanifest", get(manifest))
            .route("/icon.svg", get(async || picture("icon.svg", icon().into_bytes())))
            .route("/icon/{name}", get(icon_of_size))
            .fallback(missing)
            .layer(middleware::from_fn(headers::add))
            .layer(CompressionLayer::new())
            .with_state(Arc::new(self))
    }
}

impl Default for Site {
    fn default() -> Site {
        Site::new()
    }
}

/// Answers for the site on this listener until `end` resolves.
///
/// # Errors
/// What the system says of the listener.
pub async fn serve(
    listener: TcpListener,
    site: Site,
    end: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    axum::serve(listener, site.router()).with_graceful_shutdown(end).await
}

/// What is asked for: the language in the path, if there is one, and the settings.
pub(crate) struct Asked<'a> {
    pub site: &'a Site,
    pub text: &'a Text,
    pub cookies: Cookies,
    /// The path of the page without the language before it.
    pub path: &'a str,
    /// The page, or what the page stands below.
    pub section: &'a str,
    /// What the page is called that stands below another.
    pub name: Option<&'a str>,
    /// The keys that follow the question mark, and what stands for them.
    pub query: Vec<(String, String)>,
    /// The day, counted from the first of January 1970.
    pub day: u64,
    /// What stands before the paths of links: the language where the path names one.
    pub prefix: String,
}

impl<'a> Asked<'a> {
    /// Nothing yet, with these words and settings.
    fn new(site: &'a Site, text: &'a Text, cookies: Cookies) -> Asked<'a> {
        let prefix = String::new();
        Asked { site, text, cookies, path: "", section: "", name: None, query: Vec::new(), day: 0, prefix }
    }
}

/// The day in the world, as [`Asked`] counts it.
fn today() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| time.as_secs() / SECONDS_OF_DAY)
}

async fn page(State(site): State<Arc<Site>>, uri: Uri, headers: HeaderMap) -> Response {
    let cookies = Cookies::of(&headers);
    let whole = uri.path();
    let (named, rest) = match whole[1..].split_once('/') {
        Some((first, rest)) => (Some(first), format!("/{rest}")),
        None => (Some(&whole[1..]), "/".to_owned()),
    };
    let named = named.and_then(Language::of_code);
    let inner = if named.is_some() { rest.as_str() } else { whole };
    let (section, name) = match inner.rsplit_once('/') {
        Some((section, name)) if SECTIONS.contains(&section) => (section, Some(name)),
        _ => (inner, None),
    };
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let language = language::choose(named.map(Language::code), cookies.get("lang"), accepted);
    let prefix = named.map_or_else(String::new, |language| format!("/{}", language.code()));
    let asked = Asked {
        path: inner,
        section,
        name,
        // What stands there is taken as text, whatever it is.
        query: Query::try_from_uri(&uri).map_or_else(|_| Vec::new(), |Query(pairs)| pairs),
        prefix,
        day: today(),
        ..Asked::new(&site, site.text(language), cookies)
    };
    let page = match pages::page(&asked) {
        Some(Ok(page)) => Html(page).into_response(),
        // A template that can't be filled is a fault of ours, and said.
        Some(Err(_)) => (StatusCode::INTERNAL_SERVER_ERROR, asked.text.get("web-failed").into_owned()).into_response(),
        None => return missing(State(site.clone()), headers).await.into_response(),
    };
    ([(header::VARY, "Accept-Language, Cookie")], page).into_response()
}

/// Keeps the settings of a form that was sent without script, and goes back to them.
async fn set(Form(chosen): Form<Vec<(String, String)>>) -> Response {
    let mut response = Redirect::to("/settings").into_response();
    for (name, value) in chosen {
        let known = SETTINGS
            .iter()
            .any(|setting| setting.name == name && setting.values.iter().any(|(possible, _)| *possible == value));
        if known || name == "lang" && Language::of_code(&value).is_some() {
            let cookie = kept(&name, &value).parse().expect("names and values of settings are plain");
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
    }
    response
}

/// A file that never changes, compressed for those who can read that.
async fn asset(State(site): State<Arc<Site>>, uri: Uri, headers: HeaderMap) -> Response {
    let Some(file) = site.assets.at(uri.path()) else { return missing(State(site), headers).await.into_response() };
    let always = [
        (header::CONTENT_TYPE, media_type(uri.path())),
        (header::CACHE_CONTROL, FOREVER),
        (header::VARY, "Accept-Encoding"),
    ];
    match file.zipped().filter(|_| reads_gzip(&headers)) {
        Some(zipped) => (always, [(header::CONTENT_ENCODING, "gzip")], zipped).into_response(),
        None => (always, file.content()).into_response(),
    }
}

/// Whether the browser can read what was compressed by gzip.
fn reads_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|one| {
        let (name, quality) = one.split_once(';').unwrap_or((one, ""));
        let refused = quality.trim().strip_prefix("q=").and_then(|quality| quality.parse().ok()) == Some(0.0);
        name.trim().eq_ignore_ascii_case("gzip") && !refused
    })
}

/// The service worker knows the version, and its text changes with it, so that browsers fetch the new one.
async fn service_worker(State(site): State<Arc<Site>>) -> Response {
    let script = built("sw.js").unwrap_or_default();
    let script = format!("self.VERSION=\"{}\";\n{}", site.version, String::from_utf8_lossy(&script));
    ([(header::CONTENT_TYPE, media_type("sw.js"))], script).into_response()
}

/// The version, everything that a browser needs to be independent of the network, and what it may keep when it came to need it.
async fn version(State(site): State<Arc<Site>>) -> Response {
    let files: Vec<&str> = site.assets.all().chain(UNHASHED).collect();
    let later: Vec<&str> = site.assets.tables().collect();
    let languages = Language::ALL.map(Language::code);
    Json(json!({ "version": site.version, "files": files, "later": later, "pages": PAGES, "languages": languages }))
        .into_response()
}

async fn manifest(State(site): State<Arc<Site>>, headers: HeaderMap) -> Response {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let language = language::choose(None, Cookies::of(&headers).get("lang"), accepted);
    ([(header::CONTENT_TYPE, media_type("manifest.webmanifest"))], manifest_text(site.text(language))).into_response()
}

/// What a browser has to know to install the site.
fn manifest_text(text: &Text) -> String {
    let icon = |size: u32| {
        json!({ "src": format!("/icon/{size}.png"), "sizes": format!("{size}x{size}"),
                                   "type": "image/png", "purpose": "any maskable" })
    };
    let manifest = json!({
        "name": "Beanduel", "short_name": "Beanduel", "description": text.get("web-description"),
        "lang": text.language().code(), "id": "/", "start_url": "/play", "scope": "/", "display": "standalone",
        "background_color": "#f4eee2", "theme_color": "#f4eee2", "icons": ICONS.map(icon),
    });
    manifest.to_string()
}

fn picture(name: &str, content: Vec<u8>) -> Response {
    ([(header::CONTENT_TYPE, media_type(name))], content).into_response()
}

async fn icon_of_size(State(site): State<Arc<Site>>, Path(name): Path<String>, headers: HeaderMap) -> Response {
    let size = name.strip_suffix(".png").and_then(|size| size.parse().ok()).filter(|size| ICONS.contains(size));
    match size.map(icon_png) {
        Some(Ok(content)) => picture("icon.png", content),
        Some(Err(_)) | None => missing(State(site), headers).await.into_response(),
    }
}

async fn missing(State(site): State<Arc<Site>>, headers: HeaderMap) -> impl IntoResponse + use<> {
    let cookies = Cookies::of(&headers);
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let text = site.text(language::choose(None, cookies.get("lang"), accepted));
    let asked = Asked::new(&site, text, cookies);
    (StatusCode::NOT_FOUND, Html(pages::missing(&asked).unwrap_or_default()))
}
