//! Static files of pages: part of the program, each with a hash of its content in its address.

use std::borrow::Cow;
use std::fmt::Write;
use std::sync::LazyLock;

use sha2::{Digest, Sha256};

/// The number of hash digits in an address.
const HASH_LETTERS: usize = 12;

/// A script or a style sheet as the build script has stripped it.
macro_rules! asset {
    ($name:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/", $name))
    };
}
pub(crate) use asset;

struct Asset {
    /// The file name in the address below `/assets/`, with the hash.
    name: String,
    kind: &'static str,
    content: Cow<'static, [u8]>,
}

impl Asset {
    fn new(
        stem: &str,
        ending: &str,
        kind: &'static str,
        content: impl Into<Cow<'static, [u8]>>,
    ) -> Asset {
        let content = content.into();
        Asset {
            name: format!("{stem}-{}.{ending}", letters(&Sha256::digest(&content))),
            kind,
            content,
        }
    }
}

/// The typeface of the headings, made by the build script.
static HEADING: LazyLock<Asset> = LazyLock::new(|| {
    let content = include_bytes!(concat!(env!("OUT_DIR"), "/heading.woff")).as_slice();
    Asset::new("heading", "woff", "font/woff", content)
});

/// The same with more letters and uncompressed, for pictures.
pub(crate) const NAMES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/names.otf"));

/// Styles only for pages around the tables, so that a table loads less.
static AROUND: LazyLock<Asset> = LazyLock::new(|| {
    const SHEETS: &str = concat!(
        asset!("home.css"),
        asset!("fields.css"),
        asset!("room.css"),
        asset!("meet.css"),
        asset!("score.css"),
        asset!("moderation.css"),
        asset!("history.css"),
        asset!("puzzles.css"),
        asset!("daily.css"),
        asset!("events.css"),
        asset!("ratings.css"),
        asset!("reference.css"),
    );
    let content = SHEETS.as_bytes();
    Asset::new("status", "css", "text/css; charset=utf-8", content)
});

/// Styles only for big screens.
static TV: LazyLock<Asset> = LazyLock::new(|| {
    let content = asset!("tv.css").as_bytes();
    Asset::new("tv", "css", "text/css; charset=utf-8", content)
});

/// Styles only for replays.
static REPLAY: LazyLock<Asset> = LazyLock::new(|| {
    let content = asset!("coach.css").as_bytes();
    Asset::new("replay", "css", "text/css; charset=utf-8", content)
});

/// Styles only for puzzles.
static PUZZLE: LazyLock<Asset> = LazyLock::new(|| {
    let content = asset!("puzzle.css").as_bytes();
    Asset::new("puzzle", "css", "text/css; charset=utf-8", content)
});

/// Styles only for a site without a server.
static OFFLINE: LazyLock<Asset> = LazyLock::new(|| {
    let content = asset!("offline.css").as_bytes();
    Asset::new("offline", "css", "text/css; charset=utf-8", content)
});

static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    const SHEETS: &str = concat!(
        asset!("base.css"),
        asset!("start.css"),
        asset!("language.css"),
        asset!("table.css"),
        asset!("seats.css"),
        asset!("table-status.css"),
        asset!("card.css"),
        asset!("art.css"),
        asset!("building.css"),
        asset!("scene.css"),
        asset!("overlay.css"),
        asset!("duel.css"),
        asset!("free-city.css"),
        asset!("sides.css"),
        asset!("wide.css"),
        asset!("narrow.css"),
        asset!("duel-narrow.css"),
        asset!("replay.css"),
        asset!("sheet.css"),
        asset!("moments.css"),
        asset!("print.css"),
        asset!("preview.css"),
        asset!("motion.css"),
        asset!("ending.css"),
        asset!("guide.css"),
        asset!("hint.css"),
        asset!("hands.css"),
        asset!("talk.css"),
        asset!("late.css"),
    );
    // Used only if it is loaded in time, so that a heading does not change its width while it is read.
    let style = format!(
        "@font-face{{font-family:Heading;src:url({}) format(\"woff\");font-weight:600 700;font-display:optional}}\n{SHEETS}",
        address(&HEADING)
    );
    Asset::new(
        "style",
        "css",
        "text/css; charset=utf-8",
        style.into_bytes(),
    )
});

/// The scripts by name: those that pages load, and the modules that they import.
const SCRIPTS: &[(&str, &str)] = &[
    ("table.js", asset!("table.js")),
    ("ask.js", asset!("ask.js")),
    ("clock.js", asset!("clock.js")),
    ("connection.js", asset!("connection.js")),
    ("daily.js", asset!("daily.js")),
    ("drag.js", asset!("drag.js")),
    ("duel-motion.js", asset!("duel-motion.js")),
    ("acts.js", asset!("acts.js")),
    ("ambience.js", asset!("ambience.js")),
    ("ending.js", asset!("ending.js")),
    ("first-key.js", asset!("first-key.js")),
    ("fit.js", asset!("fit.js")),
    ("flight.js", asset!("flight.js")),
    ("keys.js", asset!("keys.js")),
    ("kept.js", asset!("kept.js")),
    ("late.js", asset!("late.js")),
    ("lessons.js", asset!("lessons.js")),
    ("messages.js", asset!("messages.js")),
    ("moments.js", asset!("moments.js")),
    ("morph.js", asset!("morph.js")),
    ("motion.js", asset!("motion.js")),
    ("moves.js", asset!("moves.js")),
    ("notices.js", asset!("notices.js")),
    ("offline.js", asset!("offline.js")),
    ("offer.js", asset!("offer.js")),
    ("page.js", asset!("page.js")),
    ("parts.js", asset!("parts.js")),
    ("places.js", asset!("places.js")),
    ("postcard.js", asset!("postcard.js")),
    ("puzzle.js", asset!("puzzle.js")),
    ("push.js", asset!("push.js")),
    ("quick.js", asset!("quick.js")),
    ("reference.js", asset!("reference.js")),
    ("refresh.js", asset!("refresh.js")),
    ("regions.js", asset!("regions.js")),
    ("score.js", asset!("score.js")),
    ("seven-motion.js", asset!("seven-motion.js")),
    ("settled.js", asset!("settled.js")),
    ("settings.js", asset!("settings.js")),
    ("sounds.js", asset!("sounds.js")),
    ("speech.js", asset!("speech.js")),
    ("talk.js", asset!("talk.js")),
    ("theme.js", asset!("theme.js")),
    ("tips.js", asset!("tips.js")),
    ("room.js", asset!("room.js")),
    ("replay.js", asset!("replay.js")),
];

/// The folder of all scripts. Its address changes with each of them. They import each other by relative addresses, so a
/// page never mixes modules of two versions.
static FOLDER: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for (name, content) in SCRIPTS {
        hash.update(name);
        hash.update([0]);
        hash.update(content);
        hash.update([0]);
    }
    format!("js-{}", letters(&hash.finalize()))
});

/// The script of the worker that shows notices. It is not among those of pages, because its address must stay.
pub const NOTICES_WORKER: &str = asset!("notices-worker.js");

/// The icon of the site.
pub const ICON_FILE: &str = include_str!("../assets/favicon.svg");

static ICON: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("icon", "svg", "image/svg+xml", ICON_FILE.as_bytes()));

static MONUMENTS: LazyLock<Asset> = LazyLock::new(|| {
    let content = include_str!("../assets/monuments.svg");
    Asset::new("monuments", "svg", "image/svg+xml", content.as_bytes())
});

static DUEL_WONDERS: LazyLock<Asset> = LazyLock::new(|| {
    let content = include_str!("../assets/duel-wonders.svg");
    Asset::new("duel-wonders", "svg", "image/svg+xml", content.as_bytes())
});

static TOKENS: LazyLock<Asset> = LazyLock::new(|| {
    let content = include_str!("../assets/tokens.svg");
    Asset::new("tokens", "svg", "image/svg+xml", content.as_bytes())
});

static REACTIONS: LazyLock<Asset> = LazyLock::new(|| {
    let content = include_str!("../assets/reactions.svg");
    Asset::new("reactions", "svg", "image/svg+xml", content.as_bytes())
});

/// The backs of cards to choose from, beside those in the symbols of all pages.
static JARS: LazyLock<Asset> = LazyLock::new(|| {
    let content = include_str!("../assets/jars.svg");
    Asset::new("jars", "svg", "image/svg+xml", content.as_bytes())
});

static STARS: LazyLock<Asset> = LazyLock::new(|| {
    let content = include_str!("../assets/stars.svg");
    Asset::new("stars", "svg", "image/svg+xml", content.as_bytes())
});

/// The pictures of buildings, one file for each age.
pub(crate) const BUILDINGS: [&str; 3] = [
    include_str!("../assets/buildings-1.svg"),
    include_str!("../assets/buildings-2.svg"),
    include_str!("../assets/buildings-3.svg"),
];

static BUILDING_FILES: LazyLock<[Asset; 3]> = LazyLock::new(|| {
    let stems = ["buildings-1", "buildings-2", "buildings-3"];
    std::array::from_fn(|age| {
        Asset::new(
            stems[age],
            "svg",
            "image/svg+xml",
            BUILDINGS[age].as_bytes(),
        )
    })
});

/// The address of the style sheet.
pub(crate) fn style() -> String {
    address(&STYLE)
}

/// The address of the style sheet for pages around the tables.
pub(crate) fn around_style() -> String {
    address(&AROUND)
}

/// The address of the style sheet for big screens.
pub(crate) fn tv_style() -> String {
    address(&TV)
}

/// The address of the style sheet for replays.
pub(crate) fn replay_style() -> String {
    address(&REPLAY)
}

/// The address of the style sheet for puzzles.
pub(crate) fn puzzle_style() -> String {
    address(&PUZZLE)
}

/// The address of the style sheet for a site without a server.
pub(crate) fn offline_style() -> String {
    address(&OFFLINE)
}

/// The address of a script.
///
/// # Panics
/// If there is no script with this name, which is a bug of the page.
pub(crate) fn script(name: &str) -> String {
    let file = format!("{name}.js");
    assert!(
        SCRIPTS.iter().any(|(known, _)| *known == file),
        "no script is called {name}"
    );
    format!("/assets/{}/{file}", *FOLDER)
}

/// The address of the typeface of the headings.
pub(crate) fn heading() -> String {
    address(&HEADING)
}

/// The typeface of the headings as a file in the Web Open Font Format.
pub(crate) fn heading_file() -> &'static [u8] {
    &HEADING.content
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

/// The address of the pictures of the progress tokens.
pub(crate) fn tokens() -> String {
    address(&TOKENS)
}

/// The address of the pictures of quick reactions.
pub(crate) fn reactions() -> String {
    address(&REACTIONS)
}

/// The address of the backs with jars.
pub(crate) fn jars() -> String {
    address(&JARS)
}

/// The address of the backs with stars.
pub(crate) fn stars() -> String {
    address(&STARS)
}

/// The address of a file of [`BUILDINGS`].
pub(crate) fn buildings(file: usize) -> String {
    address(&BUILDING_FILES[file])
}

fn address(asset: &Asset) -> String {
    format!("/assets/{}", asset.name)
}

/// A file to send. Its content never changes under its address, so it may be cached forever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct File {
    /// The media type.
    pub kind: &'static str,
    /// The content.
    pub content: &'static [u8],
}

/// The file at `/assets/{name}`.
pub fn file(name: &str) -> Option<File> {
    let single = [
        &*STYLE,
        &*AROUND,
        &*TV,
        &*REPLAY,
        &*PUZZLE,
        &*OFFLINE,
        &*HEADING,
        &*ICON,
        &*MONUMENTS,
        &*DUEL_WONDERS,
        &*TOKENS,
        &*REACTIONS,
        &*JARS,
        &*STARS,
    ];
    let mut assets = single.into_iter().chain(&*BUILDING_FILES);
    let asset = assets.find(|asset| asset.name == name)?;
    Some(File {
        kind: asset.kind,
        content: &asset.content,
    })
}

/// The script at `/assets/{folder}/{name}`.
pub fn module(folder: &str, name: &str) -> Option<File> {
    let mut scripts = SCRIPTS.iter().filter(|_| folder == *FOLDER);
    let (_, content) = scripts.find(|(known, _)| *known == name)?;
    Some(File {
        kind: "text/javascript; charset=utf-8",
        content: content.as_bytes(),
    })
}

/// A hash of a content for file names.
pub fn fingerprint(content: &[u8]) -> String {
    letters(&Sha256::digest(content))
}

/// The first digits of a SHA-256 hash, in lower-case hexadecimal.
fn letters(hash: &[u8]) -> String {
    hash.iter()
        .take(HASH_LETTERS / 2)
        .fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
}

#[cfg(test)]
mod tests {
    use super::{SCRIPTS, STYLE};

    /// The selectors of a style sheet, without those of animation steps and of print styles.
    fn selectors(sheet: &str) -> Vec<String> {
        let mut plain = String::new();
        let mut rest = sheet;
        while let Some((before, comment)) = rest.split_once("/*") {
            plain.push_str(before);
            rest = comment.split_once("*/").unwrap().1;
        }
        plain.push_str(rest);
        let plain = plain.replace("@media print", "@print");
        let mut selectors = Vec::new();
        // The open blocks: whether each is to be ignored.
        let mut open: Vec<bool> = Vec::new();
        let mut start = 0;
        for (at, letter) in plain.char_indices() {
            match letter {
                '{' => {
                    let head = plain[start..at].trim();
                    let other = ["@print", "@keyframes", "@property", "@font-face"];
                    let ignored = open.contains(&true);
                    open.push(ignored || other.iter().any(|word| head.starts_with(word)));
                    if !head.starts_with('@') && !ignored {
                        selectors.extend(split(head, &[',']));
                    }
                    start = at + 1;
                }
                '}' => {
                    open.pop();
                    start = at + 1;
                }
                ';' => start = at + 1,
                _ => {}
            }
        }
        assert!(open.is_empty(), "each brace is closed");
        selectors
    }

    /// Splits a selector at these characters, outside of brackets.
    fn split(selector: &str, at: &[char]) -> Vec<String> {
        let mut pieces = vec![String::new()];
        let mut depth = 0;
        for letter in selector.chars() {
            match letter {
                '(' | '[' => depth += 1,
                ')' | ']' => depth -= 1,
                _ => {}
            }
            if depth == 0 && at.contains(&letter) {
                pieces.push(String::new());
            } else {
                pieces.last_mut().unwrap().push(letter);
            }
        }
        pieces.retain(|piece| !piece.trim().is_empty());
        pieces.iter().map(|piece| piece.trim().to_owned()).collect()
    }

    /// The last part of a selector without its pseudo-classes.
    fn plain(subject: &str) -> String {
        let mut name = String::new();
        let (mut depth, mut is_pseudo) = (0, false);
        for letter in subject.chars() {
            match letter {
                '(' => depth += 1,
                ')' => depth -= 1,
                ':' if depth == 0 => is_pseudo = true,
                '.' | '#' | '[' if depth == 0 => is_pseudo = false,
                _ => {}
            }
            if depth == 0 && !is_pseudo && !matches!(letter, '*' | '&' | ')') {
                name.push(letter);
            }
        }
        name
    }

    #[test]
    fn a_browser_finds_the_rules_for_an_element_by_its_name() {
        let sheet = std::str::from_utf8(&STYLE.content).unwrap();
        for selector in selectors(sheet) {
            let parts = split(&selector, &[' ', '>', '+', '~', '\n']);
            let (subject, around) = parts.split_last().unwrap();
            // Browsers keep rules for these apart, and a few rules are meant for all elements.
            let apart = subject.starts_with(":root") || subject.contains(":focus-visible");
            if apart || (around.is_empty() && subject.contains('*')) {
                continue;
            }
            let name = plain(subject);
            assert!(
                !name.is_empty(),
                "every element is compared with {selector}"
            );
            // A change that a `:has()` in front may depend on restyles all elements with the tag.
            let is_tag = name.starts_with(|letter: char| letter.is_ascii_lowercase())
                && !name.contains(['.', '#', '[']);
            let asks = around.iter().any(|part| part.contains(":has("));
            assert!(
                !(is_tag && asks),
                "every {name} is computed anew by {selector}"
            );
        }
    }

    #[test]
    fn every_module_that_is_imported_is_there() {
        for (name, content) in SCRIPTS {
            for line in content.lines().filter(|line| line.starts_with("import ")) {
                let (_, from) = line.split_once("\"./").unwrap();
                let from = from.trim_end_matches("\";");
                assert!(
                    SCRIPTS.iter().any(|(known, _)| *known == from),
                    "{name} imports {from}"
                );
            }
        }
    }
}
