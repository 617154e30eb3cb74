//! The site as a browser without script meets it: pages, files, headers, languages, settings.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, COOKIE, HeaderMap, SET_COOKIE};
use axum::http::{Request, StatusCode};
use beanduel_server::Site;
use tower::ServiceExt;

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    text: String,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

async fn ask(site: &Router, request: Request<Body>) -> Answer {
    let response = site.clone().oneshot(request).await.unwrap();
    let (status, headers) = (response.status(), response.headers().clone());
    let body = to_bytes(response.into_body(), 1 << 24).await.unwrap();
    Answer { status, headers, text: String::from_utf8_lossy(&body).into_owned() }
}

async fn get(site: &Router, path: &str) -> Answer {
    ask(site, Request::get(path).body(Body::empty()).unwrap()).await
}

async fn get_with(site: &Router, path: &str, accepted: &str, cookies: &str) -> Answer {
    let request = Request::get(path).header(ACCEPT_LANGUAGE, accepted).header(COOKIE, cookies);
    ask(site, request.body(Body::empty()).unwrap()).await
}

/// The values of an attribute in a page.
fn attributes<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!(" {name}=\"");
    page.match_indices(&start).map(|(at, _)| page[at + start.len()..].split('"').next().unwrap()).collect()
}

#[tokio::test]
async fn every_page_is_there_in_every_language_and_nothing_in_it_is_against_the_policy() {
    let site = Site::new().router();
    for path in [
        "/",
        "/play",
        "/learn",
        "/learn/perfect",
        "/puzzles",
        "/puzzles/iw2bmr6d",
        "/puzzles?theme=tempo",
        "/perfect",
        "/solved",
        "/rules",
        "/settings",
    ] {
        for language in ["", "/en", "/de", "/cs"] {
            let page = get(&site, &format!("{language}{path}")).await;
            assert_eq!(page.status, StatusCode::OK, "{language}{path}");
            let code = if language.is_empty() { "en" } else { &language[1..] };
            assert!(page.text.contains(&format!("<html lang=\"{code}\"")), "{language}{path}");
            for forbidden in [" style=", "<style", " onclick=", "javascript:", "http://127", "{{"] {
                assert!(!page.text.contains(forbidden), "{forbidden} in {language}{path}");
            }
            let inline = page
                .text
                .split("<script")
                .skip(1)
                .any(|script| !script.starts_with(" type=\"module\" src=") && !script.starts_with(" src="));
            assert!(!inline, "{language}{path}");
        }
    }
}

#[tokio::test]
async fn the_start_page_is_there_with_and_without_a_slash_after_the_language() {
    let site = Site::new().router();
    for path in ["/de", "/de/", "/de/play", "/de/play?x=1"] {
        assert!(get(&site, path).await.text.contains("<html lang=\"de\""), "{path}");
    }
}

#[tokio::test]
async fn files_are_sent_compressed_and_plain_and_are_the_same() {
    let site = Site::with_tables(&[("2x2-6.table", b"a table, for all that a server knows")]).router();
    let page = get(&site, "/play").await.text;
    let tables = attributes(&page, "data-tables").concat();
    let table = get(&site, &tables).await;
    assert_eq!(table.text, "a table, for all that a server knows");
    assert!(table.header("cache-control").contains("immutable"));
    let wasm = attributes(&page, "data-wasm").concat();
    for (accepted, encoding) in [("gzip, br", "gzip"), ("br;q=0, gzip;q=0", ""), ("", "")] {
        let request = Request::get(&wasm).header("accept-encoding", accepted).body(Body::empty()).unwrap();
        let response = site.clone().oneshot(request).await.unwrap();
        assert_eq!(response.headers().get("content-type").unwrap(), "application/wasm");
        let told = response.headers().get("content-encoding").map_or("", |value| value.to_str().unwrap());
        assert_eq!(told, encoding, "{accepted}");
        let body = to_bytes(response.into_body(), 1 << 24).await.unwrap();
        let start: &[u8] = if encoding == "gzip" { &[0x1f, 0x8b] } else { b"\0asm" };
        assert!(body.starts_with(start), "{accepted}");
    }
}

#[tokio::test]
async fn the_version_changes_with_the_files_and_stays_with_them() {
    let version = async |site: Site| {
        let answer = get(&site.router(), "/version.json").await.text;
        serde_json::from_str::<serde_json::Value>(&answer).unwrap()
    };
    let (one, again) = (version(Site::new()).await, version(Site::new()).await);
    assert_eq!(one, again);
    let other = version(Site::with_tables(&[("2x2-6.table", b"a table")])).await;
    assert_ne!(one["version"], other["version"]);
    assert_eq!(other["later"].as_array().unwrap().len(), 1);
    assert!(one["files"].as_array().unwrap().iter().any(|file| file.as_str().unwrap().ends_with(".weights")));
    let worker = get(&Site::new().router(), "/sw.js").await.text;
    assert!(worker.contains(one["version"].as_str().unwrap()));
}

#[tokio::test]
async fn every_link_and_file_of_a_page_leads_somewhere() {
    let site = Site::new().router();
    for path in [
        "/",
        "/de/play",
        "/learn",
        "/de/learn/bait",
        "/cs/puzzles",
        "/puzzles/iw2bmr6d",
        "/perfect",
        "/de/solved",
        "/cs/rules",
        "/settings",
        "/nowhere",
    ] {
        let page = get(&site, path).await;
        let links =
            [attributes(&page.text, "href"), attributes(&page.text, "src"), attributes(&page.text, "data-worker")];
        for link in links.concat().into_iter().filter(|link| !link.starts_with('#')) {
            let there = get(&site, link).await;
            assert_eq!(there.status, StatusCode::OK, "{link} of {path}");
            assert!(!there.header("content-type").is_empty(), "{link}");
        }
    }
}

#[tokio::test]
async fn every_answer_carries_the_policies_and_says_how_long_it_stays_good() {
    let site = Site::new().router();
    let version: serde_json::Value = serde_json::from_str(&get(&site, "/version.json").await.text).unwrap();
    let files = version["files"].as_array().unwrap().iter().map(|file| file.as_str().unwrap());
    for path in files.chain(["/", "/play", "/sw.js", "/version.json", "/nowhere", "/assets/nothing.js"]) {
        let answer = get(&site, path).await;
        assert!(answer.header("content-security-policy").starts_with("default-src 'none'"), "{path}");
        assert!(!answer.header("content-security-policy").contains("unsafe-inline"), "{path}");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin", "{path}");
        assert_eq!(answer.header("cross-origin-embedder-policy"), "require-corp", "{path}");
        let hashed = ["/assets/", "/wasm/", "/board-", "/puzzles-"].iter().any(|start| path.starts_with(start));
        let for_ever = answer.header("cache-control").contains("immutable");
        assert_eq!(for_ever, hashed && answer.status == StatusCode::OK, "{path}");
    }
}

#[tokio::test]
async fn the_language_is_that_of_the_path_the_setting_or_the_browser() {
    let site = Site::new().router();
    for (path, accepted, cookies, language) in [
        ("/play", "de-CH, en;q=0.5", "", "de"),
        ("/play", "de-CH, en;q=0.5", "lang=cs", "cs"),
        ("/en/play", "de", "lang=cs", "en"),
        ("/play", "tlh", "lang=tlh", "en"),
    ] {
        let page = get_with(&site, path, accepted, cookies).await;
        assert!(page.text.contains(&format!("<html lang=\"{language}\"")), "{path} {accepted} {cookies}");
        assert!(page.header("vary").contains("Cookie"));
    }
    let links = get(&site, "/cs/play").await.text;
    assert!(links.contains("href=\"/cs/rules\"") && links.contains("href=\"/de/play\""));
}

#[tokio::test]
async fn settings_sent_by_a_form_are_kept_where_they_are_settings() {
    let site = Site::new().router();
    let form = "theme=dark&lang=cs&board=gold&admin=1&speed=fast%3B%20Domain%3Dx";
    let request = Request::post("/settings").header(CONTENT_TYPE, "application/x-www-form-urlencoded");
    let answer = ask(&site, request.body(Body::from(form)).unwrap()).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    let kept: Vec<_> = answer.headers.get_all(SET_COOKIE).iter().map(|value| value.to_str().unwrap()).collect();
    assert_eq!(kept.len(), 2, "{kept:?}");
    assert!(kept[0].starts_with("theme=dark;") && kept[1].starts_with("lang=cs;"));
    let page = get_with(&site, "/settings", "", "theme=dark; board=paper").await;
    assert!(page.text.contains("data-theme=\"dark\"") && page.text.contains("value=\"paper\" checked"));
}

#[tokio::test]
async fn without_script_the_rules_show_their_example_as_pictures() {
    let site = Site::new().router();
    let page = get(&site, "/de/rules").await;
    assert_eq!(page.text.matches("<svg ").count(), 4);
    assert!(page.text.contains("Nord sät 3 Bohnen und schlägt eine Bohne"));
    let ids = attributes(&page.text, "id");
    let different: std::collections::BTreeSet<_> = ids.iter().collect();
    assert_eq!(ids.len(), different.len(), "no name is defined twice");
}

#[tokio::test]
async fn large_answers_are_compressed_for_those_who_can_read_that() {
    let site = Site::new().router();
    let request = Request::get("/play").header("accept-encoding", "gzip").body(Body::empty()).unwrap();
    assert_eq!(ask(&site, request).await.header("content-encoding"), "gzip");
    assert_eq!(get(&site, "/play").await.header("content-encoding"), "");
}

#[tokio::test]
async fn a_page_of_many_boards_is_light_for_those_who_can_read_how_they_are_alike() {
    let site = Site::new().router();
    let mut sizes = Vec::new();
    for (accepted, encoding) in [("gzip, deflate, br, zstd", "br"), ("gzip, deflate", "gzip")] {
        let request = Request::get("/puzzles").header("accept-encoding", accepted).body(Body::empty()).unwrap();
        let response = site.clone().oneshot(request).await.unwrap();
        assert_eq!(response.headers().get("content-encoding").unwrap(), encoding);
        sizes.push(to_bytes(response.into_body(), 1 << 24).await.unwrap().len());
    }
    assert!(sizes[0] < 80_000 && sizes[0] < sizes[1] / 3, "{sizes:?}");
}

#[tokio::test]
async fn what_is_not_there_is_said_in_the_language_of_the_reader() {
    let site = Site::new().router();
    for path in ["/nowhere", "/xx/play", "/de/nowhere", "/assets/../sw.js", "/icon/7.png", "/wasm/sources.sha256"] {
        let answer = get_with(&site, path, "cs", "").await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.text.contains("Taková stránka tu není"), "{path}");
    }
}

#[tokio::test]
async fn without_script_every_step_of_a_lesson_has_its_picture_and_its_answer() {
    let site = Site::new().router();
    let page = get(&site, "/de/learn/perfect").await.text;
    // Five steps, each for wide and for narrow screens.
    assert_eq!(page.matches("<svg ").count(), 10);
    assert_eq!(page.matches("<details>").count(), 5);
    assert!(page.contains("Süd sät eine Bohne"), "the answer is a sentence");
    assert!(page.contains("href=\"/de/learn/opening\"") && page.contains("href=\"/de/learn/pass\""));
    let ids = attributes(&page, "id");
    let different: std::collections::BTreeSet<_> = ids.iter().collect();
    assert_eq!(ids.len(), different.len(), "no name is defined twice");
}

#[tokio::test]
async fn without_script_puzzles_are_read_by_theme_with_their_solutions() {
    let site = Site::new().router();
    let puzzle = get(&site, "/puzzles/iw2bmr6d").await.text;
    assert!(puzzle.contains("South to move: find the move that gets the most beans."));
    assert!(puzzle.contains("Solution: c2 (s1) c4."));
    let theme = get(&site, "/puzzles?theme=bait").await.text;
    assert_eq!(theme.matches("<article").count(), 12);
    assert_eq!(theme.matches("aria-current=\"true\"").count(), 1);
    let ids = attributes(&theme, "id");
    let different: std::collections::BTreeSet<_> = ids.iter().collect();
    assert_eq!(ids.len(), different.len(), "no name is defined twice");
    for nowhere in ["/puzzles/nothing", "/puzzles/iw2bmr6d/x", "/learn/nothing", "/perfect/x", "/de/learn/"] {
        assert_eq!(get(&site, nowhere).await.status, StatusCode::NOT_FOUND, "{nowhere}");
    }
}

#[tokio::test]
async fn the_file_of_puzzles_never_changes_under_its_name_and_belongs_into_the_cache() {
    let site = Site::new().router();
    let page = get(&site, "/puzzles").await.text;
    let address = attributes(&page, "data-file")[0].to_owned();
    let file = get(&site, &address).await;
    assert_eq!(file.header("content-type"), "application/json");
    assert!(file.header("cache-control").contains("immutable"));
    let puzzles: Vec<serde_json::Value> = serde_json::from_str(&file.text).unwrap();
    assert!(puzzles.len() > 800);
    let version = get(&site, "/version.json").await.text;
    assert!(version.contains(&address) && version.contains("\"/puzzles\"") && version.contains("\"/learn\""));
}
