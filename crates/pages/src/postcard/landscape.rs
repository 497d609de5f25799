//! Around the city: the sky, the wonders, the hill, the town and the road.

use std::fmt::Write as _;

use antipater_engine::{duel, seven};
use maud::{Markup, html};

use super::WIDTH;
use crate::art;
use crate::sheet::{LEAVES, TWIG};

/// A terrace: the types that stand on it, the height of its ground, and its tones.
pub(super) struct Terrace {
    pub(super) types: &'static [&'static str],
    pub(super) ground: f32,
    pub(super) tones: [&'static str; 3],
}

/// The outlines at which drawings end.
pub(super) fn outlines() -> Markup {
    html! {
        clipPath id="frame" { rect x="16" y="16" width="1168" height="598" rx="10" {} }
        clipPath id="field" { rect width="60" height="40" {} }
        clipPath id="token" { circle cx="20" cy="20" r="20" {} }
        clipPath id="arch" { path d="M0 150V62A118 62 0 0 1 236 62V150z" {} }
    }
}

/// Where the sky ends behind the hills.
const HORIZON: usize = 432;
/// The height of a band of one color: too low to be seen, and smaller in a file than a gradient.
const BAND: usize = 8;

/// The color of the sky at a height.
fn sky_at(y: usize) -> String {
    const STOPS: [(usize, [usize; 3]); 6] = [
        (0, [0x2d, 0x3a, 0x6b]),
        (126, [0x5a, 0x4c, 0x80]),
        (226, [0x9a, 0x63, 0x84]),
        (302, [0xd9, 0x85, 0x77]),
        (366, [0xf5, 0xb8, 0x77]),
        (HORIZON, [0xff, 0xdf, 0x9f]),
    ];
    let below = STOPS
        .partition_point(|(at, _)| *at <= y)
        .clamp(1, STOPS.len() - 1);
    let ((top, above), (bottom, below)) = (STOPS[below - 1], STOPS[below]);
    let mixed =
        |part: usize| (above[part] * (bottom - y) + below[part] * (y - top)) / (bottom - top);
    format!("#{:02x}{:02x}{:02x}", mixed(0), mixed(1), mixed(2))
}

/// The evening sky with clouds and the first stars.
pub(super) fn sky() -> Markup {
    html! {
        @for y in (0..HORIZON).step_by(BAND) { path fill=(sky_at(y + BAND / 2)) d={ "M0 " (y) "H1200V" (HORIZON) "H0z" } {} }
        path fill="none" stroke="#fff3d9" stroke-width="2.4" stroke-linecap="round" stroke-opacity=".75"
            d="M690 60h.1M742 124h.1M1010 52h.1M1090 108h.1M1146 48h.1M560 40h.1M448 44h.1M1128 180h.1M640 150h.1" {}
        g fill="#f4a98b" fill-opacity=".4" {
            path d="M-40 262q60-16 130-8 50-16 120-2 90-4 130 12 40 4 70 8H-40z" {}
            path d="M330 226q50-10 100-4 60-10 110 4 40 2 60 8H310z" {}
        }
        g fill="#ffd9a0" fill-opacity=".38" {
            path d="M860 246q60-14 120-6 70-14 130 4 60-2 110 12v6H840z" {}
            path d="M60 306q70-10 130-4 60-8 110 4 50 0 70 8H40z" {}
        }
    }
}

/// A monument in its landscape, which extends to the left. Parts that are not built are drawn as outlines.
pub(super) fn monument(wonder: seven::Wonder, built: usize) -> Markup {
    html! {
        g transform="translate(474 38) scale(2.24)" {
            use href=(art::monument_ground(wonder)) {}
            @for part in 1..=art::PARTS {
                @if part <= built { use href=(art::monument_part(wonder, part)) {} }
                @else {
                    g fill-opacity="0" stroke="#fff3d9" stroke-width=".7" stroke-dasharray="2.4 2.4" stroke-opacity=".5" {
                        use href=(art::monument_part(wonder, part)) {}
                    }
                }
            }
        }
    }
}

/// Hills, and a portico with a picture of each wonder in its arches.
pub(super) fn portico(wonders: &[duel::Wonder]) -> Markup {
    /// The width of an arch and that of a pillar.
    const ARCH: f32 = 236.0;
    const PILLAR: f32 = 26.0;
    let wide = wonders.len() as f32 * (ARCH + PILLAR) + PILLAR;
    let left = (WIDTH as f32 - wide - 60.0).max(60.0);
    html! {
        circle cx="250" cy="318" r="54" fill="#ffe2a0" {}
        path fill="#a3859a" d="M0 330q90-40 200-16 80-54 190-20 90-40 210 0 120-44 230-6 110-40 220-4 80-20 150 0v110H0z" {}
        path fill="#8d7f86" d="M0 366q140-34 280-8 150-44 310-4 140-36 290 0 160-36 320-4v90H0z" {}
        @if !wonders.is_empty() {
            g transform={ "translate(" (left) " 200)" } {
                path fill="#8f6440" d={ "M-8 158h" (wide + 16.0) "v40H-8z" } {}
                path fill="#dcbf90" d={ "M0 0h" (wide) "v160H0z" } {}
                path fill="#f7e8c9" d={ "M-10-12h" (wide + 20.0) "v10H-10z" } {}
                path fill="#c0a580" d={ "M-6-2h" (wide + 12.0) "v6H-6z" } {}
                @for (number, wonder) in wonders.iter().enumerate() {
                    @let x = number as f32 * (ARCH + PILLAR) + PILLAR;
                    g transform={ "translate(" (x) " 9)" } {
                        path fill="#f7e8c9" d="M-6 151V62A124 68 0 0 1 242 62V151h-6V62A118 62 0 0 0 0 62V151z" {}
                        g clip-path="url(#arch)" {
                            g transform="scale(1.5)" { use href=(art::duel_wonder_address(*wonder)) {} }
                        }
                    }
                }
                @for number in 0..=wonders.len() {
                    @let x = number as f32 * (ARCH + PILLAR);
                    g transform={ "translate(" (x) " 74)" } {
                        path fill="#f7e8c9" d="M5 0H15V84H5z" {}
                        path fill="#c0a580" d="M15 0H21V84H15z" {}
                        path fill="#f7e8c9" d="M0-8H18V0H0zM0 84H18v8H0z" {}
                        path fill="#c0a580" d="M18-8h8V0h-8zM18 84h8v8h-8z" {}
                    }
                }
                path fill="#f7e8c9" d={ "M-14 166h" (wide + 28.0) "v7H-14z" } {}
                path fill="#c0a580" d={ "M-20 173h" (wide + 40.0) "v9H-20z" } {}
            }
        }
    }
}

/// The ground of a terrace with the houses of the town, and the wall below it.
pub(super) fn ground(number: usize, terrace: &Terrace) -> Markup {
    let (y, [light, own, dark]) = (terrace.ground, terrace.tones);
    let mut courses = String::new();
    for (row, offset) in [(9.0, 0), (18.0, 26)] {
        let _ = write!(courses, "M0 {}H1200", y + row);
        for x in (offset..1200).step_by(52) {
            let _ = write!(courses, "M{x} {}v9", y + row);
        }
    }
    let top = y - 56.0;
    html! {
        @if number == 0 {
            path fill=(own) d={ "M0 " (top) "Q200 " (top - 26.0) " 430 " (top - 6.0) "T800 " (top - 8.0) " 1200 " (top - 4.0) "V630H0z" } {}
            path fill=(light) d={ "M0 " (top + 32.0) "Q240 " (top + 4.0) " 520 " (top + 28.0) "T1200 " (top + 24.0) "V630H0z" } {}
        }
        @else { path fill=(light) d={ "M0 " (y - 52.0) "H1200V630H0z" } {} }
        (town(number, y))
        path fill=(own) d={ "M0 " (y - 9.0) "H1200V630H0z" } {}
        path fill=(dark) d={ "M0 " (y + 8.0) "H1200V630H0z" } {}
        path fill="none" stroke="#3a2418" stroke-opacity=".22" stroke-width="1.6" d=(courses) {}
        path fill="#f7e0b4" d={ "M0 " (y) "H1200v5H0z" } {}
        path fill="#3a2418" fill-opacity=".25" d={ "M0 " (y + 5.0) "H1200v3H0z" } {}
    }
}

/// Small houses and cypresses in quiet colors behind the buildings of a terrace.
fn town(number: usize, y: f32) -> Markup {
    let (mut walls, mut shade, mut roofs, mut doors, mut lamps, mut trees) = (
        String::new(),
        String::new(),
        String::new(),
        String::new(),
        String::new(),
        String::new(),
    );
    let mut x = 20 + 13 * number as i32;
    let mut step = 7 * number as i32 + 3;
    while x < 1180 {
        step = (step * 29 + 17) % 97;
        let (wide, high) = (26 + step % 17, 18 + step % 13);
        let y = y as i32 - 8;
        // The hill has more trees than houses.
        if step % 3 < if number == 0 { 2 } else { 1 } {
            let high = high + 16;
            let _ = write!(
                trees,
                "M{x} {y}q-9-6-5-{}q2-12 5-16 3 4 5 16 4 {}-5 {}z",
                high - 16,
                high - 22,
                high - 16
            );
            x += 16 + step % 9;
        } else {
            let half = wide / 2;
            let _ = write!(walls, "M{x} {y}v-{high}h{wide}v{high}z");
            let _ = write!(shade, "M{} {y}v-{high}h{half}v{high}z", x + wide - half);
            let _ = write!(
                roofs,
                "M{} {}l{}-9 {} 9z",
                x - 3,
                y - high,
                half + 3,
                wide - half + 3
            );
            let _ = write!(doors, "M{} {y}v-9h6v9z", x + 5);
            let _ = write!(lamps, "M{} {}h4v5h-4z", x + wide - 9, y - high + 5);
            x += wide + 5 + step % 7;
        }
    }
    let tones = match number {
        0 => [
            "#a8975c", "#8d8049", "#8a6a44", "#5f5a34", "#ffd97a", "#5a6436",
        ],
        1 => [
            "#dbb283", "#c59768", "#a9613f", "#855c3c", "#ffe49a", "#68703f",
        ],
        _ => [
            "#e6c596", "#d0a777", "#b8714a", "#946a45", "#fff0b8", "#70773f",
        ],
    };
    html! {
        @for (color, shapes) in tones.into_iter().zip([walls, shade, roofs, doors, lamps, trees]) { path fill=(color) d=(shapes) {} }
    }
}

/// The road below the last terrace.
pub(super) fn road() -> Markup {
    html! {
        path fill="#7d5b43" d="M0 592H1200V630H0z" {}
        path fill="none" stroke="#9c7658" stroke-width="5" stroke-dasharray="46 5 30 5 58 5" d="M-12 595H1200M-40 602H1200M-4 609H1200" {}
    }
}

/// A wreath, 128 wide.
pub(super) fn wreath() -> Markup {
    html! {
        g transform="translate(52 40) scale(2)" {
            circle cx="32" cy="32" r="24" fill="#2b2450" fill-opacity=".45" {}
            @for side in ["", "matrix(-1 0 0 1 64 0)"] {
                g transform=[(!side.is_empty()).then_some(side)] {
                    path fill="none" stroke="#b58424" stroke-width="1.6" d=(TWIG) {}
                    path fill="#f2c45c" d=(LEAVES) {}
                }
            }
        }
    }
}

/// Progress tokens in a row that ends at the right.
pub(super) fn tokens(tokens: &[duel::Token]) -> Markup {
    html! {
        @for (number, token) in tokens.iter().rev().enumerate() {
            g transform={ "translate(" (1070 - 84 * number as i32) " 52) scale(1.8)" } {
                circle cx="20" cy="20" r="21.5" fill="#fff3d9" {}
                circle cx="20" cy="20" r="20" fill="#5fb3a6" {}
                g fill="none" stroke-linecap="round" clip-path="url(#token)" { use href=(art::token_address(*token)) {} }
            }
        }
    }
}
