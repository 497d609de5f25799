//! Files that pages load: part of the program, each under an address that changes with its content.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use crate::error::Error;
use crate::session::hex;

/// Letters of the hash that stand in an address.
const HASH_LETTERS: usize = 12;

struct Asset {
    /// The address below `/assets/`, with the hash.
    name: String,
    kind: &'static str,
    content: &'static str,
}

impl Asset {
    fn new(stem: &str, ending: &str, kind: &'static str, content: &'static str) -> Asset {
        let hash = hex(&Sha256::digest(content.as_bytes()));
        Asset {
            name: format!("{stem}-{}.{ending}", &hash[..HASH_LETTERS]),
            kind,
            content,
        }
    }
}

static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    const SHEETS: &str = concat!(
        include_str!("../assets/base.css"),
        include_str!("../assets/start.css"),
        include_str!("../assets/room.css"),
        include_str!("../assets/language.css"),
        include_str!("../assets/table.css"),
        include_str!("../assets/seats.css"),
        include_str!("../assets/tv.css"),
        include_str!("../assets/around.css"),
        include_str!("../assets/card.css"),
        include_str!("../assets/art.css"),
        include_str!("../assets/overlay.css"),
        include_str!("../assets/duel.css"),
        include_str!("../assets/free-city.css"),
        include_str!("../assets/narrow.css"),
        include_str!("../assets/duel-narrow.css"),
        include_str!("../assets/replay.css"),
    );
    Asset::new("style", "css", "text/css; charset=utf-8", SHEETS)
});

/// The scripts of pages by name.
static SCRIPTS: LazyLock<[(&str, Asset); 3]> = LazyLock::new(|| {
    let script = |name, content| {
        let asset = Asset::new(name, "js", "text/javascript; charset=utf-8", content);
        (name, asset)
    };
    [
        script("table", include_str!("../assets/table.js")),
        script("room", include_str!("../assets/room.js")),
        script("replay", include_str!("../assets/replay.js")),
    ]
});

static ICON: LazyLock<Asset> = LazyLock::new(|| {
    let content = include_str!("../assets/favicon.svg");
    Asset::new("icon", "svg", "image/svg+xml", content)
});

static MONUMENTS: LazyLock<Asset> = LazyLock::new(|| {
    let content = include_str!("../assets/monuments.svg");
    Asset::new("monuments", "svg", "image/svg+xml", content)
});

static DUEL_WONDERS: LazyLock<Asset> = LazyLock::new(|| {
    let content = include_str!("../assets/duel-wonders.svg");
    Asset::new("duel-wonders", "svg", "image/svg+xml", content)
});

/// The address of the style sheet.
pub(crate) fn style() -> String {
    address(&STYLE)
}

/// The address of a script.
///
/// # Panics
/// When there is no script of this name, a bug of the page that asks for it.
pub(crate) fn script(name: &str) -> String {
    let mut scripts = SCRIPTS.iter();
    let script = scripts.find(|(known, _)| *known == name);
    script.map_or_else(
        || panic!("no script is called {name}"),
        |(_, asset)| address(asset),
    )
}

/// The address of the icon of the site.
pub(crate) fn icon() -> String {
    address(&ICON)
}

/// The address of the pictures of the monuments of 7 Wonders.
pub(crate) fn monuments() -> String {
    address(&MONUMENTS)
}

/// The address of the pictures of the wonders of Duel.
pub(crate) fn duel_wonders() -> String {
    address(&DUEL_WONDERS)
}

fn address(asset: &Asset) -> String {
    format!("/assets/{}", asset.name)
}

/// Sends a file. It never changes under its address, so it may be kept for ever.
pub(crate) async fn asset(Path(name): Path<String>) -> Response {
    let scripts = SCRIPTS.iter().map(|(_, script)| script);
    match [&*STYLE, &*ICON, &*MONUMENTS, &*DUEL_WONDERS]
        .into_iter()
        .chain(scripts)
        .find(|asset| asset.name == name)
    {
        None => Error::NoPage.into_response(),
        Some(asset) => (
            [
                (CONTENT_TYPE, asset.kind),
                (CACHE_CONTROL, "public, max-age=31536000, immutable"),
            ],
            asset.content,
        )
            .into_response(),
    }
}
