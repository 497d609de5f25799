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
        include_str!("../assets/table.css"),
        include_str!("../assets/seats.css"),
        include_str!("../assets/tv.css"),
        include_str!("../assets/card.css"),
        include_str!("../assets/overlay.css"),
        include_str!("../assets/duel.css"),
        include_str!("../assets/free-city.css"),
        include_str!("../assets/narrow.css"),
        include_str!("../assets/duel-narrow.css"),
        include_str!("../assets/replay.css"),
    );
    Asset::new("style", "css", "text/css; charset=utf-8", SHEETS)
});

static SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let content = include_str!("../assets/table.js");
    Asset::new("table", "js", "text/javascript; charset=utf-8", content)
});

static REPLAY_SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let content = include_str!("../assets/replay.js");
    Asset::new("replay", "js", "text/javascript; charset=utf-8", content)
});

static ICON: LazyLock<Asset> = LazyLock::new(|| {
    let content = include_str!("../assets/favicon.svg");
    Asset::new("icon", "svg", "image/svg+xml", content)
});

/// The address of the style sheet.
pub(crate) fn style() -> String {
    address(&STYLE)
}

/// The address of the script of the table page.
pub(crate) fn script() -> String {
    address(&SCRIPT)
}

/// The address of the script of the replay page.
pub(crate) fn replay_script() -> String {
    address(&REPLAY_SCRIPT)
}

/// The address of the icon of the site.
pub(crate) fn icon() -> String {
    address(&ICON)
}

fn address(asset: &Asset) -> String {
    format!("/assets/{}", asset.name)
}

/// Sends a file. It never changes under its address, so it may be kept for ever.
pub(crate) async fn asset(Path(name): Path<String>) -> Response {
    let assets = [&*STYLE, &*SCRIPT, &*REPLAY_SCRIPT, &*ICON];
    match assets.into_iter().find(|asset| asset.name == name) {
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
