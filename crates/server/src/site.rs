//! The site: what is where, and the server that answers.

use std::io;
use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::http::header::{self, HeaderMap};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Json, Router, middleware};
use beanduel_draw::{icon, icon_png};
use beanduel_engine::Source;
use beanduel_text::{Language, Text};
use serde_json::json;
use sha2::{Digest, Sha256};
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;

use crate::assets::{self, Assets, media_type};
use crate::headers::{self, FOREVER};
use crate::settings::{Cookies, SETTINGS, kept};
use crate::{explorer, language, pages, pictures};

/// The pages that every language has, with the names of their files.
const PAGES: [&str; 5] = ["/", "/play", "/analyse", "/rules", "/settings"];
/// How wide the icons of an installed page are, in pixels.
const ICONS: [u32; 2] = [192, 512];

/// Everything that pages are made of.
pub struct Site {
    pub(crate) assets: Assets,
    texts: [Text; 3],
    /// The style sheet with the colours of boards, and its address.
    colours: String,
    pub(crate) colours_address: String,
    /// Changes whenever anything of the site does.
    pub(crate) version: String,
    /// Where exact values are looked up.
    pub(crate) source: Option<Arc<dyn Source>>,
}

impl Site {
    /// The site with all that is built into the program.
    pub fn new() -> Site {
        let (assets, colours) = (Assets::new(), pictures::colours());
        let colours_hash = assets::hex(&Sha256::digest(&colours));
        let mut hash = Sha256::new();
        for part in [&assets.hash, &colours_hash, env!("CARGO_PKG_VERSION"), pages::TEMPLATES] {
            hash.update(part);
        }
        for language in Language::ALL {
            hash.update(language.rules_page());
            for file in language.message_files() {
                hash.update(file);
            }
        }
        Site {
            assets,
            texts: Language::ALL.map(Text::new),
            colours,
            colours_address: format!("/board-{colours_hash}.css"),
            version: assets::hex(&hash.finalize()),
            source: None,
        }
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
        let colours = self.colours_address.clone();
        let page = get(page);
        let mut router = Router::new();
        for path in PAGES {
            let inner = path.trim_end_matches('/');
            router = router.route(path, page.clone());
            router = router.route(&format!("/{{language}}{inner}"), page.clone());
        }
        router
            .route("/settings", axum::routing::post(set))
            .route(&colours, get(board_colours))
            .route("/assets/{name}", get(asset))
            .route("/wasm/{name}", get(asset))
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
pub async fn serve(listener: TcpListener, site: Site, end: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
    axum::serve(listener, site.router()).with_graceful_shutdown(end).await
}

/// What is asked for: the language in the path, if there is one, and the settings.
pub(crate) struct Asked<'a> {
    pub site: &'a Site,
    pub text: &'a Text,
    pub cookies: Cookies,
    /// The page without the language before it.
    pub path: &'static str,
    /// What stands before the paths of links: the language where the path names one.
    pub prefix: String,
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
    let Some(path) = PAGES.into_iter().find(|&path| path == inner) else {
        return missing(State(site), headers).await.into_response();
    };
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let language = language::choose(named.map(Language::code), cookies.get("lang"), accepted);
    let prefix = named.map_or_else(String::new, |language| format!("/{}", language.code()));
    let asked = Asked { site: &site, text: site.text(language), cookies, path, prefix };
    let page = match path {
        "/play" => pages::play(&asked),
        "/analyse" => pages::analyse(&asked),
        "/rules" => pages::rules(&asked),
        "/settings" => pages::settings(&asked),
        _ => pages::start(&asked),
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

async fn board_colours(State(site): State<Arc<Site>>) -> Response {
    let kind = (header::CONTENT_TYPE, media_type("board.css"));
    ([kind, (header::CACHE_CONTROL, FOREVER)], site.colours.clone()).into_response()
}

async fn asset(State(site): State<Arc<Site>>, uri: Uri, headers: HeaderMap) -> Response {
    let name = uri.path().trim_start_matches('/');
    match assets::file(name).filter(|_| site.assets.all().contains(&uri.path().to_owned())) {
        Some(content) => {
            let kind = (header::CONTENT_TYPE, media_type(name));
            ([kind, (header::CACHE_CONTROL, FOREVER)], content.into_owned()).into_response()
        }
        None => missing(State(site), headers).await.into_response(),
    }
}

/// The service worker's text changes with the version, so that browsers fetch the new one.
async fn service_worker(State(site): State<Arc<Site>>) -> Response {
    let script = assets::file("sw.js").unwrap_or_default();
    let script = format!("// {}\n{}", site.version, String::from_utf8_lossy(&script));
    ([(header::CONTENT_TYPE, media_type("sw.js"))], script).into_response()
}

/// The version, and everything that a browser needs to be independent of the network.
async fn version(State(site): State<Arc<Site>>) -> Response {
    let mut files = site.assets.all();
    files.push(site.colours_address.clone());
    files.extend(["/icon.svg".to_owned(), "/manifest.webmanifest".to_owned()]);
    Json(json!({ "version": site.version, "files": files, "pages": PAGES })).into_response()
}

async fn manifest(State(site): State<Arc<Site>>, headers: HeaderMap) -> Response {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let language = language::choose(None, Cookies::of(&headers).get("lang"), accepted);
    let text = site.text(language);
    let icon = |size: u32| {
        json!({ "src": format!("/icon/{size}.png"), "sizes": format!("{size}x{size}"),
                                   "type": "image/png", "purpose": "any maskable" })
    };
    let manifest = json!({
        "name": "Beanduel", "short_name": "Beanduel", "description": text.get("web-description"),
        "lang": language.code(), "id": "/", "start_url": "/play", "scope": "/", "display": "standalone",
        "background_color": "#f4eee2", "theme_color": "#f4eee2", "icons": ICONS.map(icon),
    });
    ([(header::CONTENT_TYPE, "application/manifest+json")], manifest.to_string()).into_response()
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
    let asked = Asked { site: &site, text, cookies, path: "", prefix: String::new() };
    (StatusCode::NOT_FOUND, pages::missing(&asked))
}
