//! The city on its terraces, and the words in the sky.

use antipater_engine::{duel, seven};
use antipater_show::texts::figure;
use maud::{Markup, PreEscaped, html};

use super::landscape::{Terrace, ground, monument, outlines, portico, road, sky, tokens, wreath};
use super::{Anchor, Drawing, HEIGHT, WIDTH, Words};
use crate::assets;
use crate::drawings::with_drawings;

/// What stands behind the city.
pub(super) enum Sight {
    /// The monument of 7 Wonders with so many parts built.
    Monument { wonder: seven::Wonder, parts: usize },
    /// The constructed wonders of a Duel, and its progress tokens.
    Wonders(Vec<duel::Wonder>, Vec<duel::Token>),
}

/// All that a postcard shows.
pub(super) struct Scene<'a> {
    pub(super) name: &'a str,
    pub(super) points: Option<i32>,
    /// The icon of a victory without points.
    pub(super) emblem: Option<&'static str>,
    pub(super) result: String,
    pub(super) game: String,
    pub(super) date: Option<String>,
    pub(super) site: String,
    pub(super) sight: Sight,
    /// The addresses of the buildings' pictures with the colors of their types.
    pub(super) built: Vec<(String, &'static str)>,
}

/// From the hill to the road.
const TERRACES: [Terrace; 3] = [
    Terrace {
        types: &["brown", "gray"],
        ground: 424.0,
        tones: ["#8d8a4c", "#77763f", "#7b6a45"],
    },
    Terrace {
        types: &["blue", "green", "purple"],
        ground: 504.0,
        tones: ["#c99a68", "#b78455", "#96683f"],
    },
    Terrace {
        types: &["yellow", "red"],
        ground: 584.0,
        tones: ["#d8ad78", "#c7955f", "#a0744a"],
    },
];
/// The largest scale of a building, which is 60 wide.
const SCALE: f32 = 1.6;
/// The ground for buildings, from side to side.
const GROUND: f32 = 1108.0;

impl Scene<'_> {
    /// The drawing.
    pub(super) fn draw(&self) -> Drawing {
        let picture = html! {
            (sky())
            @match &self.sight {
                Sight::Monument { wonder, parts } => (monument(*wonder, *parts)),
                Sight::Wonders(wonders, held) => { (portico(wonders)) (tokens(held)) },
            }
            @for (number, terrace) in TERRACES.iter().enumerate() {
                @let here: Vec<_> = self.built.iter().filter(|(_, color)| terrace.types.contains(color)).collect();
                (ground(number, terrace))
                (row(terrace, &here))
            }
            (road())
            @if self.points.is_some() || self.emblem.is_some() { (wreath()) }
            @if let Some(emblem) = self.emblem { use href={ "#i-" (emblem) } x="90" y="76" width="52" height="52" {} }
        };
        let (picture, drawings) = with_drawings(&picture.into_string());
        let drawings = in_the_evening(&without_ground(&drawings.into_string()));
        Drawing {
            title: format!("{}, {}", plain(self.name), self.result),
            defined: html! { (outlines()) (PreEscaped(drawings)) },
            picture: html! {
                rect width=(WIDTH) height=(HEIGHT) fill="#fbf3e2" {}
                g clip-path="url(#frame)" { (PreEscaped(picture)) }
            },
            words: self.words(),
        }
    }

    /// The points in a wreath and the words beside it.
    fn words(&self) -> Vec<Words> {
        let is_crowned = self.points.is_some() || self.emblem.is_some();
        let left = if is_crowned { 200.0 } else { 58.0 };
        let room = 640.0 - left;
        let line = |text: &str, y, size| {
            let text = plain(text);
            let size = fitting(&text, room, size);
            Words {
                at: (left, y),
                anchor: Anchor::Start,
                size,
                text,
            }
        };
        let mut words = vec![
            line(self.name, 96.0, 60.0),
            line(&self.result, 138.0, 28.0),
            line(&self.game, 171.0, 21.0),
        ];
        words.extend(self.date.iter().map(|date| line(date, 198.0, 21.0)));
        words.extend(self.points.map(|points| Words {
            at: (116.0, 119.0),
            anchor: Anchor::Middle,
            size: fitting("0000", 96.0, 46.0),
            text: figure(points),
        }));
        words.push(Words {
            at: (1158.0, 604.0),
            anchor: Anchor::End,
            size: 20.0,
            text: self.site.clone(),
        });
        words
    }
}

/// A text without characters that XML forbids.
fn plain(text: &str) -> String {
    text.chars()
        .filter(|letter| !letter.is_control() && !matches!(letter, '\u{fffe}' | '\u{ffff}'))
        .collect()
}

/// The size at which a text fits, at most `size`.
pub(super) fn fitting(text: &str, room: f32, size: f32) -> f32 {
    let width: f32 = text.chars().map(width).sum();
    let size = size.min(room / width.max(0.1));
    (size * 10.0).floor() / 10.0
}

/// At least the width of a letter, in em.
pub(super) fn width(letter: char) -> f32 {
    match letter {
        ' ' | '!' | '\'' | ',' | '.' | ':' | ';' | '|' | 'i' | 'j' | 'l' | 'I' | '·' => 0.4,
        'f' | 'r' | 's' | 't' | '(' | ')' | '-' => 0.48,
        'M' | 'W' | 'm' | 'w' | '%' | '@' | 'Æ' | 'æ' | 'Œ' | 'œ' | 'Ŵ' | 'ŵ' => 1.05,
        '0'..='9' | 'a'..='z' => 0.6,
        '\u{df}'..='\u{17f}' if letter.is_lowercase() => 0.6,
        '!'..='\u{17f}' => 0.78,
        '\u{250}'..='\u{10ff}' if letter.is_lowercase() => 0.95,
        '\u{250}'..='\u{10ff}' => 1.1,
        _ => 1.35,
    }
}

/// The name of a color in the evening.
const EVENING: [(&str, &str); 10] = [
    ("--art-sun", "#ffe2a0"),
    ("--art-far", "#a3859a"),
    ("--art-near", "#8d7f86"),
    ("--art-sea", "#43809a"),
    ("--art-field", "#6f7040"),
    ("--art-meadow", "#99924f"),
    ("--art-sand", "#dcae72"),
    ("--art-dune", "#b07f52"),
    ("--art-wall", "#b1533a"),
    ("--art-beam", "#ffe29a59"),
];

/// Drawings with colors in the place of custom properties.
fn in_the_evening(drawings: &str) -> String {
    let mut pieces = drawings.split("var(");
    let mut all = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (property, rest) = piece.split_once(')').unwrap_or((piece, ""));
        let (name, usual) = property.split_once(',').unwrap_or((property, "none"));
        let color = EVENING.iter().find(|(known, _)| *known == name);
        all.push_str(color.map_or(usual, |(_, color)| color));
        all.push_str(rest);
    }
    all
}

/// Drawings of buildings without their own ground and floor: they stand on a terrace.
fn without_ground(drawings: &str) -> String {
    let mut drawings = drawings.to_owned();
    for file in 1..=assets::BUILDINGS.len() {
        for ground in ["g", "f"] {
            drawings = drawings.replace(&format!("<use href=\"#buildings-{file}-{ground}\"/>"), "");
        }
    }
    drawings
}

/// The buildings of a terrace, each on paving in the color of its type.
fn row(terrace: &Terrace, built: &[&(String, &str)]) -> Markup {
    let pitch = (GROUND / built.len().max(1) as f32).min(112.0);
    let scale = SCALE.min(pitch / 62.0);
    let left = (WIDTH as f32 - pitch * built.len() as f32) / 2.0;
    html! {
        g fill="none" stroke-linecap="round" stroke-linejoin="round" {
            @for (number, (address, color)) in built.iter().enumerate() {
                @let x = left + pitch * (number as f32 + 0.5) - 30.0 * scale;
                g transform={ "translate(" (round(x)) " " (round(terrace.ground - 38.0 * scale)) ") scale(" (round(scale)) ")" } {
                    path fill=(paving(color)) d="M2 36.4H58L60 39.6H0z" {}
                    g clip-path="url(#field)" { use href=(address) {} }
                }
            }
        }
    }
}

/// Two digits behind the point are enough for a place.
fn round(number: f32) -> f32 {
    (number * 100.0).round() / 100.0
}

/// The color of a type of buildings.
fn paving(color: &str) -> &'static str {
    match color {
        "brown" => "#7a4a24",
        "gray" => "#aab4be",
        "blue" => "#2f6fc0",
        "green" => "#2f8a4a",
        "purple" => "#7a48a8",
        "yellow" => "#f0b429",
        _ => "#c23a2c",
    }
}
