//! The files of a static site: the page that starts the worker, the worker, the module, the nets, and the texts of each
//! language except English. The module answers all other requests. All addresses are relative, so the files can be in
//! any folder of any host.

use std::collections::BTreeMap;
use std::io::{self, Write};

use antipater_bots::weights;
use antipater_pages::{POLICY, assets};
use antipater_show::puzzles;
use antipater_show::texts::{self, Language, Texts, say};
use flate2::Compression;
use flate2::write::GzEncoder;
use maud::{DOCTYPE, html};

/// The compressed module in this repository: `antipater-offline`, built by `scripts/build-offline`.
pub const MODULE: &[u8] = include_bytes!("../module/antipater.wasm.gz");
/// The licenses of everything in the module, built with it.
const LICENCES: &str = include_str!("../module/licences.txt");

/// The scripts and the style sheet around the module.
const WORKER: &str = include_str!("../assets/worker.js");
const START: &str = include_str!("../assets/start.js");
const START_STYLE: &str = include_str!("../assets/start.css");
/// The page for missing files, which redirects to the page that starts the worker.
const LOST: &str = include_str!("../assets/404.html");
/// The icons of the installed site, with their sizes in pixels: plain, and padded for masks.
const PICTURES: [(&str, &[u8]); 3] = [
    ("icon-192.png", include_bytes!("../assets/icon-192.png")),
    ("icon-512.png", include_bytes!("../assets/icon-512.png")),
    ("mask-512.png", include_bytes!("../assets/mask-512.png")),
];
/// The color of the bars around an installed site, in the light theme.
const COLOR: &str = "#8f3b1f";
const PAPER: &str = "#efe4cf";

/// Whether search engines may list a site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Robots {
    /// They may.
    Allow,
    /// They may not.
    Deny,
}

/// A file of a site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiteFile {
    /// Its path in the folder of the site.
    pub name: String,
    /// Its content.
    pub content: Vec<u8>,
}

/// All files of a site around a module, which is compressed.
///
/// # Errors
/// Never in memory; only writing to it could fail.
pub fn files(module: &[u8], robots: Robots) -> io::Result<Vec<SiteFile>> {
    let mut files = vec![
        file("start.js", START.as_bytes()),
        file("start.css", START_STYLE.as_bytes()),
        file("icon.svg", assets::ICON_FILE.as_bytes()),
        file("licences.txt", LICENCES.as_bytes()),
        file("site.webmanifest", manifest().as_bytes()),
    ];
    files.extend(PICTURES.map(|(name, content)| file(name, content)));
    let cached: Vec<String> = files.iter().map(|file| file.name.clone()).collect();
    let module = named("module", module.to_vec());
    let mut nets = BTreeMap::new();
    for (game, weights) in weights::built_in() {
        let net = named(&format!("nets/{game}"), weights.to_vec());
        nets.insert(game, net.name.clone());
        files.push(net);
    }
    let mut languages = BTreeMap::new();
    for language in Language::ALL {
        if language == Language::default() {
            continue;
        }
        let source = packed(texts::source(language).as_bytes())?;
        let source = named(&format!("texts/{language}"), source);
        languages.insert(language.tag(), source.name.clone());
        files.push(source);
    }
    let puzzles = named("puzzles", packed(puzzles::text().as_bytes())?);
    let sorry = Language::ALL.map(|language| {
        let text = say!(Texts::of(language), "offline-failed");
        (language.tag(), text)
    });
    let mut site = serde_json::json!({
        "files": cached,
        "module": module.name,
        "nets": nets,
        "puzzles": puzzles.name,
        "texts": languages,
        "sorry": BTreeMap::from(sorry),
    });
    let version = assets::fingerprint(format!("{site}{WORKER}{START}{START_STYLE}").as_bytes());
    site["version"] = version.into();
    let worker = filled(WORKER, "SITE", &site.to_string());
    let worker = filled(&worker, "POLICY", &serde_json::json!(POLICY).to_string());
    files.extend([module, puzzles]);
    files.push(file("worker.js", worker.as_bytes()));
    files.push(file("index.html", index(robots).as_bytes()));
    files.push(file("404.html", LOST.as_bytes()));
    let rule = match robots {
        Robots::Allow => "User-agent: *\nAllow: /\n",
        Robots::Deny => "User-agent: *\nDisallow: /\n",
    };
    files.push(file("robots.txt", rule.as_bytes()));
    Ok(files)
}

fn packed(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(content)?;
    packed.finish()
}

/// The web app manifest, with which a browser installs the site.
fn manifest() -> String {
    let t = Texts::of(Language::ALL[0]);
    let picture = |name: &str, sizes: &str, kind: &str, purpose: &str| serde_json::json!({ "src": name, "sizes": sizes, "type": kind, "purpose": purpose });
    let manifest = serde_json::json!({
        "name": say!(t, "site-name"),
        "short_name": say!(t, "site-name"),
        "description": say!(t, "start-lead-alone"),
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "theme_color": COLOR,
        "background_color": PAPER,
        "categories": ["games"],
        "icons": [
            picture("icon.svg", "any", "image/svg+xml", "any"),
            picture("icon-192.png", "192x192", "image/png", "any"),
            picture("icon-512.png", "512x512", "image/png", "any"),
            picture("mask-512.png", "512x512", "image/png", "maskable"),
        ],
    });
    manifest.to_string()
}

/// The media type of a file, by its name.
pub fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("txt") => "text/plain; charset=utf-8",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

/// The content security policy of a file, if it differs from that of pages: the worker runs the module.
pub fn policy(name: &str) -> Option<String> {
    (name == "worker.js").then(|| format!("{POLICY}; script-src 'self' 'wasm-unsafe-eval'"))
}

fn file(name: &str, content: &[u8]) -> SiteFile {
    SiteFile {
        name: name.to_owned(),
        content: content.to_vec(),
    }
}

/// A file whose name contains the hash of its content. Its extension keeps hosts from changing what they send.
fn named(stem: &str, content: Vec<u8>) -> SiteFile {
    SiteFile {
        name: format!("{stem}-{}.bin", assets::fingerprint(&content)),
        content,
    }
}

/// Inserts a value between a mark and the end of its comment.
fn filled(script: &str, mark: &str, value: &str) -> String {
    let begin = format!("/*{mark}*/");
    let Some((before, rest)) = script.split_once(&begin) else {
        return script.to_owned();
    };
    let after = rest.split_once("/**/").map_or(rest, |(_, after)| after);
    format!("{before}{value}{after}")
}

/// The page that starts the worker. It is seen once; then the module prints the start page.
fn index(robots: Robots) -> String {
    // The policy of pages, without the directive that only headers can set.
    let policy: Vec<&str> = POLICY
        .split("; ")
        .filter(|rule| !rule.starts_with("frame"))
        .collect();
    let policy = policy.join("; ") + "; worker-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
    let texts = Language::ALL.map(Texts::of);
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta http-equiv="content-security-policy" content=(policy);
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                @if robots == Robots::Deny { meta name="robots" content="noindex"; }
                title { (say!(texts[0], "start-page-title")) }
                link rel="icon" href="icon.svg" type="image/svg+xml";
                link rel="manifest" href="site.webmanifest";
                link rel="apple-touch-icon" href="icon-192.png";
                meta name="theme-color" content=(COLOR);
                link rel="stylesheet" href="start.css";
                script type="module" src="start.js" {}
            }
            body {
                main {
                    h1 { (say!(texts[0], "site-name")) }
                    noscript { @for t in texts { p lang=(t.language().tag()) { (say!(t, "offline-needs-scripts")) } } }
                    div role="status" {
                        @for t in texts {
                            @let tag = t.language().tag();
                            p lang=(tag) data-says="loading" hidden { (say!(t, "offline-loading")) }
                            p lang=(tag) data-says="cannot" hidden { (say!(t, "offline-cannot")) }
                            p lang=(tag) data-says="failed" hidden { (say!(t, "offline-failed")) }
                        }
                    }
                }
            }
        }
    };
    page.into_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_names_the_files_that_it_has() {
        let files = files(b"a module", Robots::Deny).unwrap();
        let text = |name: &str| {
            let file = files.iter().find(|file| file.name == name).unwrap();
            String::from_utf8(file.content.clone()).unwrap()
        };
        let worker = text("worker.js");
        for file in &files {
            let known =
                ["worker.js", "index.html", "404.html", "robots.txt"].contains(&file.name.as_str());
            assert!(
                known || worker.contains(&format!("\"{}\"", file.name)),
                "{}",
                file.name
            );
        }
        assert!(worker.contains(POLICY));
        assert!(!worker.contains("/*SITE*/") && !worker.contains("/*POLICY*/"));
        assert!(text("index.html").contains("noindex"));
        assert!(text("robots.txt").contains("Disallow: /"));
        // Every address in it is relative.
        assert!(!text("index.html").contains("=\"/"));
    }

    #[test]
    fn another_module_makes_another_version() {
        let worker = |module: &[u8]| {
            let files = files(module, Robots::Allow).unwrap();
            files
                .into_iter()
                .find(|file| file.name == "worker.js")
                .unwrap()
        };
        assert_eq!(worker(b"one"), worker(b"one"));
        assert_ne!(worker(b"one"), worker(b"two"));
    }
}
