//! Pictures of players: painted vases on a colored ground for people, faces for bots that are characters, bronze heads for
//! others. Each follows from a seed or a name, so it is the same on every page and for every viewer.
//!
//! `docs/artwork.md` describes the drawings. They are beside names and hidden from screen readers.

use std::fmt::Write as _;

use antipater_bots::BotKind;
use antipater_show::view::{Avatar, Portrait};
use maud::{Markup, html};

use crate::faces::{self, GROUNDS};

/// The version of the drawings, part of their addresses, so that a picture may be cached forever.
const DRAWING: u8 = 1;

/// The picture beside a name.
pub(crate) fn avatar(avatar: Avatar) -> Markup {
    html! { img class="avatar" src=(address(avatar)) alt="" width="28" height="28"; }
}

/// A large picture; the style sheet gives its size.
pub(crate) fn picture(avatar: Avatar) -> Markup {
    html! { img class="avatar picture" src=(address(avatar)) alt="" width="40" height="40"; }
}

fn address(avatar: Avatar) -> String {
    format!("/avatars/{DRAWING}/{}.svg", avatar.name())
}

/// The picture beside a name, if there is one.
pub(crate) fn avatar_if_any(of: Option<Avatar>) -> Markup {
    html! { @if let Some(of) = of { (avatar(of)) } }
}

/// The file at `/avatars/{drawing}/{name}.svg`; `None` if there is no such picture.
pub fn file(drawing: u8, name: &str) -> Option<String> {
    let avatar = Avatar::named(name).filter(|_| drawing == DRAWING)?;
    Some(match avatar {
        Avatar::Person(seed) => vase(seed),
        Avatar::Portrait(one, seed) => bust(one, seed),
        Avatar::Program(seed) => automaton(seed),
        Avatar::Character(one) => in_round(faces::ground(one), faces::character(one)),
        Avatar::Bot(kind) => head(kind),
    })
}

/// The painting of a vase: the colors of its body and bands, and the grounds that it contrasts with.
struct Paint {
    body: &'static str,
    shade: &'static str,
    bands: &'static str,
    grounds: [&'static str; 8],
}

/// Red figures on black, black on red, brown on white: the three techniques of Greek painters. A black vase is on light
/// grounds, the others are on dark ones.
const PAINTS: [Paint; 3] = [
    Paint {
        body: "#ec8b4b",
        shade: "#c4652a",
        bands: "#2b1a12",
        grounds: [
            "#17505c", "#3c5a26", "#2a4480", "#4d3570", "#3f4952", "#1d5b44", "#6b2a4d", "#4a3a22",
        ],
    },
    Paint {
        body: "#2b2420",
        shade: "#120e0c",
        bands: "#ef9350",
        grounds: [
            "#f0c34e", "#9fd0d6", "#bccb78", "#e8a98c", "#c9b4e6", "#a5c6ee", "#e3cfa6", "#ecabc4",
        ],
    },
    Paint {
        body: "#f6e8cc",
        shade: "#d9c193",
        bands: "#8a2f1f",
        grounds: [
            "#267d8a", "#6d7d2c", "#3566ad", "#7650a3", "#5a6772", "#2d7d50", "#a83f63", "#9a5a22",
        ],
    },
];

/// The outlines of vases on a field of 40 by 40, their handles, and the height of the band on the belly.
const SHAPES: [(&str, &str, f32); 5] = [
    (
        "M15 6h10v3.5q-2 1.5-2 4.5 8 3 8 10-1 8-7 10.5V37h-8v-2.5Q10 32 9 24q0-7 8-10 0-3-2-4.5z",
        "M15.5 8.5Q8.5 9 11 17.5M24.5 8.5Q31.5 9 29 17.5",
        20.0,
    ),
    (
        "M8 9h24v3q-2 2-2.5 8-1 8-6.5 11v3h4v3H13v-3h4v-3q-5.5-3-6.5-11Q10 14 8 12z",
        "M11 23q-6 0-4.5-6M29 23q6 0 4.5-6",
        17.5,
    ),
    (
        "M14 6h12v3q-2.5 1.5-2 5 8 6 7 14-1.5 6-5.5 9h-11Q10.5 34 9 28q-1-8 7-14 .5-3.5-2-5z",
        "M15 8q-6 2-2.5 9M25 8q6 2 2.5 9",
        23.0,
    ),
    (
        "M16.5 5h7v2.5Q22 8.5 22 13q6 2 6 7v8q-.5 5-4.5 7H26v2.5H14V35h2.5Q12.5 33 12 28v-8q0-5 6-7 0-4.5-1.5-5.5z",
        "M22.5 7.5q8 0 4.5 8.5",
        21.5,
    ),
    (
        "M5.5 13h29q-.5 11-11 13.5V32q0 2 5 2.5V37h-17v-2.5q5-.5 5-2.5v-5.5Q6 24 5.5 13z",
        "M7 19.5Q1.5 18 3.5 13M33 19.5q5.5-1.5 3.5-6.5",
        16.5,
    ),
];

/// The bands around a belly, as stroked paths, each 6 high with its upper edge at 0.
const BANDS: [(&str, &str); 7] = [
    // Meander.
    (
        "M2 6V1h4.5v3H4.3M8.5 6V1H13v3h-2.2M15 6V1h4.5v3h-2.2M21.5 6V1H26v3h-2.2M28 6V1h4.5v3h-2.2M34.5 6V1H39",
        "1.2",
    ),
    // Waves.
    (
        "M0 5q3-7 5 0 3-7 5 0 3-7 5 0 3-7 5 0 3-7 5 0 3-7 5 0 3-7 5 0 3-7 5 0",
        "1.4",
    ),
    // Dots.
    (
        "M4 3h0M8 3h0M12 3h0M16 3h0M20 3h0M24 3h0M28 3h0M32 3h0M36 3h0",
        "2.6",
    ),
    // Zigzag.
    ("M0 5.5 4 .5l4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5", "1.5"),
    // Leaves.
    (
        "M1 3h38M4 3 6.5.5M4 3l2.5 2.5M9 3 11.5.5M9 3l2.5 2.5M14 3 16.5.5M14 3l2.5 2.5M19 3 21.5.5M19 3l2.5 2.5M24 3 26.5.5M24 3l2.5 2.5M29 3 31.5.5M29 3l2.5 2.5",
        "1.3",
    ),
    // Two stripes.
    ("M0 1.2h40M0 4.8h40", "1.8"),
    // Checks.
    (
        "M3 1.5h3M9 1.5h3M15 1.5h3M21 1.5h3M27 1.5h3M33 1.5h3M6 4.5h3M12 4.5h3M18 4.5h3M24 4.5h3M30 4.5h3",
        "3",
    ),
];

/// The dash patterns of the line around the ground.
const RIMS: [&str; 4] = ["", "0 3.1", "1.2 2.4", "6 2.5"];

/// A seed that differs much from those of its neighbors: an odd factor mixes all bits without loss.
fn mixed(seed: u32) -> u64 {
    u64::from(seed.wrapping_mul(0x9e37_79b1) ^ seed.rotate_left(16))
}

/// Consumes one choice from the seed.
fn choose(seed: &mut u64, of: usize) -> usize {
    let choice = *seed % of as u64;
    *seed /= of as u64;
    choice as usize
}

/// The vase of a person.
fn vase(seed: u32) -> String {
    let mut seed = mixed(seed);
    let paint = &PAINTS[choose(&mut seed, PAINTS.len())];
    let ground = paint.grounds[choose(&mut seed, paint.grounds.len())];
    let (outline, handles, belly) = SHAPES[choose(&mut seed, SHAPES.len())];
    let (band, width) = BANDS[choose(&mut seed, BANDS.len())];
    let rim = RIMS[choose(&mut seed, RIMS.len())];
    let line = choose(&mut seed, 2) == 1;
    let Paint {
        body, shade, bands, ..
    } = paint;
    let mut svg = opened(ground);
    let _ = write!(
        svg,
        r#"<circle cx="20" cy="20" r="18.4" fill="none" stroke="{body}" stroke-width="1.5" stroke-linecap="round" stroke-dasharray="{rim}"/>"#
    );
    let _ = write!(
        svg,
        r#"<clipPath id="v"><path d="{outline}"/></clipPath><path d="{handles}" fill="none" stroke="{body}" stroke-width="2.2"/>"#
    );
    let _ = write!(
        svg,
        r#"<g clip-path="url(#v)"><path fill="{body}" d="M0 0h40v40H0z"/><path fill="{shade}" d="M24.5 0H40v40H24.5q3.5-9 3-16t-3-10z"/>"#
    );
    let _ = write!(
        svg,
        r#"<path transform="translate(0 {belly})" d="{band}" fill="none" stroke="{bands}" stroke-width="{width}" stroke-linecap="round"/>"#
    );
    if line {
        let (above, below) = (belly - 2.4, belly + 8.4);
        let _ = write!(
            svg,
            r#"<path d="M0 {above:.1}h40M0 {below:.1}h40" stroke="{bands}" stroke-width="1.1"/>"#
        );
    }
    svg.push_str("</g></svg>");
    svg
}

/// A person's portrait on a ground that comes from the seed.
fn bust(of: Portrait, seed: u32) -> String {
    let mut seed = mixed(seed);
    let ground = GROUNDS[choose(&mut seed, GROUNDS.len())];
    in_round(ground, faces::portrait(of))
}

/// The head of a program: an automaton of bronze plates under a gear, on a ground that comes from the seed.
fn automaton(seed: u32) -> String {
    let mut seed = mixed(seed);
    let mut svg = opened(GROUNDS[choose(&mut seed, GROUNDS.len())]);
    let lamp = ["#ffe08a", "#9fe3d0", "#ffb3a0", "#cfe0ff"][choose(&mut seed, 4)];
    svg.push_str(concat!(
        r##"<circle cx="20" cy="7.4" r="4" fill="none" stroke="#e9b45c" stroke-width="2.4" stroke-dasharray="2 1.14"/>"##,
        r##"<circle cx="20" cy="7.4" r="3" fill="none" stroke="#e9b45c" stroke-width="1.8"/><path stroke="#e9b45c" stroke-width="2" d="M20 10v3"/>"##,
        r##"<path fill="#d6943f" d="M10 15q0-2.5 2.5-2.5h15Q30 12.5 30 15v14.5q0 2.5-2.5 2.5h-15Q10 32 10 29.5zM6.5 19H9v7H6.5zM31 19h2.5v7H31z"/>"##,
        r##"<path fill="#96601f" fill-opacity=".75" d="M20 12.5h7.5Q30 12.5 30 15v14.5q0 2.5-2.5 2.5H20zM31 19h2.5v7H31z"/>"##,
        r##"<path fill="#14191d" d="M12.5 17.5h6v5h-6zM21.5 17.5h6v5h-6zM14 26h12v3H14z"/><path stroke="#d6943f" d="M17 26v3M20 26v3M23 26v3"/>"##,
    ));
    let _ = write!(
        svg,
        r#"<circle cx="15.5" cy="20" r="1.7" fill="{lamp}"/><circle cx="24.5" cy="20" r="1.7" fill="{lamp}"/></svg>"#
    );
    svg
}

/// A face, cut to its round ground.
fn in_round(ground: &str, drawing: &str) -> String {
    let mut svg = opened(ground);
    let _ = write!(
        svg,
        r#"<clipPath id="f"><circle cx="20" cy="20" r="20"/></clipPath><g clip-path="url(#f)">{drawing}</g></svg>"#
    );
    svg
}

/// The head of a bot; the number of plumes shows its level.
fn head(kind: BotKind) -> String {
    let mut levels = BotKind::LEVELS.iter();
    let level = levels.position(|level| *level == kind).unwrap_or(0);
    let mut svg = opened("#37424b");
    for plume in 0..=level {
        let turn = (plume as f32 - level as f32 / 2.0) * 17.0;
        let _ = write!(
            svg,
            r##"<path transform="rotate({turn} 20 22)" d="M18.7 10Q18 4 20 1.8 22 4 21.3 10z" fill="#c8322f"/>"##
        );
    }
    svg.push_str(concat!(
        r##"<path fill="#d6943f" d="M8.5 34V21Q8.5 9.5 20 9.5T31.5 21v13h-8V25h-7v9z"/>"##,
        r##"<path fill="#96601f" d="M31.5 34h-8V25H20V9.5Q31.5 9.5 31.5 21zM16.5 34v-3h-8v3z" fill-opacity=".75"/>"##,
        r##"<path fill="#14191d" d="M11.5 19.5q4-1 7 1l-.5 3q-4 1-6.5-1zM28.5 19.5q-4-1-7 1l.5 3q4 1 6.5-1z"/>"##,
        r##"<circle cx="15" cy="21.5" r="1.3" fill="#ffe08a"/><circle cx="25" cy="21.5" r="1.3" fill="#ffe08a"/>"##,
        r##"<path stroke="#ffdf9e" stroke-width="1.2" stroke-linecap="round" d="M11.5 16.5q2-4.5 6-5.2" fill="none"/></svg>"##,
    ));
    svg
}

/// The opening of a picture, with its round ground.
fn opened(ground: &str) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><circle cx="20" cy="20" r="20" fill="{ground}"/>"#
    )
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use antipater_show::character::Character;

    use super::*;

    /// The luminance of a color, from 0 to 1, as defined by WCAG.
    fn light(color: &str) -> f64 {
        let part = |at: usize| {
            let value = u8::from_str_radix(&color[at..at + 2], 16).unwrap();
            let value = f64::from(value) / 255.0;
            if value <= 0.040_45 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
    }

    fn contrast(one: &str, other: &str) -> f64 {
        let (one, other) = (light(one), light(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn a_vase_stands_out_on_its_ground_and_its_bands_on_the_vase() {
        for paint in &PAINTS {
            for ground in paint.grounds {
                let found = contrast(paint.body, ground);
                assert!(found >= 2.4, "{} on {ground}: {found:.2}", paint.body);
            }
            let found = contrast(paint.body, paint.bands);
            assert!(
                found >= 3.0,
                "{} on {}: {found:.2}",
                paint.bands,
                paint.body
            );
        }
    }

    #[test]
    fn the_same_seed_is_the_same_picture_and_others_differ() {
        let all: HashSet<String> = (0..2000).map(vase).collect();
        assert!(all.len() > 1700, "{} of 2000 differ", all.len());
        assert_eq!(vase(7), vase(7));
        let bots: HashSet<String> = BotKind::LEVELS.into_iter().map(head).collect();
        assert_eq!(bots.len(), BotKind::LEVELS.len());
        let grounds: HashSet<&str> = Character::ALL.map(faces::ground).into();
        assert_eq!(grounds.len(), Character::ALL.len());
        let busts = Portrait::ALL.map(|one| bust(one, 7));
        assert_eq!(HashSet::from(busts).len(), Portrait::ALL.len());
        assert!(
            Character::ALL
                .iter()
                .all(|&one| !faces::character(one).is_empty())
        );
        assert!(
            Portrait::ALL
                .iter()
                .all(|&one| !faces::portrait(one).is_empty())
        );
        let same: HashSet<String> = (0..200).map(|seed| bust(Portrait::Smith, seed)).collect();
        assert_eq!(same.len(), GROUNDS.len());
    }

    #[test]
    fn pictures_are_small_and_hold_nothing_but_shapes() {
        let bots = BotKind::LEVELS.into_iter().map(head);
        let faces = Character::ALL
            .into_iter()
            .map(|one| in_round(faces::ground(one), faces::character(one)));
        let busts = Portrait::ALL.into_iter().map(|one| bust(one, 7));
        let people = (0..500).map(|seed| vase(seed * 7919));
        let programs = (0..50).map(automaton);
        for picture in programs.chain(people).chain(bots).chain(faces).chain(busts) {
            assert!(picture.len() < 2100, "{}", picture.len());
            assert_eq!(picture.matches('<').count(), picture.matches('>').count());
            for foreign in ["<script", "<style", "style=", "href", "<image"] {
                assert!(!picture.contains(foreign), "{foreign}");
            }
        }
    }

    #[test]
    fn only_pictures_of_this_drawing_are_there() {
        assert!(file(DRAWING, "0123abcd").is_some() && file(DRAWING, "expert").is_some());
        assert!(file(DRAWING, "hypatia").is_some());
        assert!(file(DRAWING + 1, "0123abcd").is_none() && file(DRAWING, "../x").is_none());
    }
}
