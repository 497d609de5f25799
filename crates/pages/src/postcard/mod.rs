//! Postcards: the city of a finished game as a picture to share, a drawing without references that any renderer shows.
//!
//! Here: what a postcard tells, and the links to it. `scene` draws the city and the words, `landscape` what is around.
//! `docs/artwork.md` describes the drawing.

mod landscape;
mod scene;

use antipater_engine::Seat;
use antipater_engine::seven::{Board, Wonder};
use antipater_show::game::AnyGame;
use antipater_show::history::{OwnBoard, SeatResult, result_of};
use antipater_show::options::start_of;
use antipater_show::replay::{Perspective, Replay};
use antipater_show::texts::{Texts, say};
use antipater_show::view::GameView;
use antipater_show::words::duel::color_word;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use maud::{Markup, html};

use self::scene::{Scene, Sight};
use crate::assets::{self, NAMES};
use crate::frame::{PREVIEW_HEIGHT, PREVIEW_WIDTH, Preview};
use crate::{art, buildings, history};

/// The width of a postcard in pixels.
pub const WIDTH: u32 = PREVIEW_WIDTH;
/// The height of a postcard in pixels.
pub const HEIGHT: u32 = PREVIEW_HEIGHT;
/// The typeface: OpenType, with Latin, Greek and Cyrillic letters.
pub const FONT: &[u8] = NAMES;

/// A drawing as SVG, apart from its words.
#[derive(Clone, Debug)]
pub struct Drawing {
    title: String,
    /// What the picture refers to.
    defined: Markup,
    picture: Markup,
    /// The lines of words in the sky and at the road.
    pub words: Vec<Words>,
}

/// A line of words.
#[derive(Clone, PartialEq, Debug)]
pub struct Words {
    /// A point on the base line, in pixels from the upper left corner.
    pub at: (f32, f32),
    /// The part of the line at that point.
    pub anchor: Anchor,
    /// The size of the typeface in pixels.
    pub size: f32,
    /// The words.
    pub text: String,
}

/// A part of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

impl Drawing {
    /// The drawing for a renderer that has no typefaces, with these outlines as words.
    pub fn with_outlines(&self, outlines: &Markup) -> String {
        self.print(&html! {}, outlines)
    }

    /// The drawing with the typeface in it, for browsers: what a drawing in a page refers to is not loaded.
    pub fn with_typeface(&self) -> String {
        let typeface = STANDARD.encode(assets::heading_file());
        let style = html! { style { "@font-face{font-family:Heading;src:url(data:font/woff;base64," (typeface) ")}" } };
        let words = html! {
            g font-family="Heading, 'Libertinus Serif', serif" font-weight="600" {
                @for words in &self.words {
                    text x=(words.at.0) y=(words.at.1) font-size=(words.size)
                        text-anchor=(match words.anchor { Anchor::Start => "start", Anchor::Middle => "middle", Anchor::End => "end" }) { (words.text) }
                }
            }
        };
        self.print(&style, &words)
    }

    fn print(&self, style: &Markup, words: &Markup) -> String {
        let svg = html! {
            svg xmlns="http://www.w3.org/2000/svg" width=(WIDTH) height=(HEIGHT) viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } {
                title { (self.title) }
                defs { (style) (self.defined) }
                (self.picture)
                g fill="#fff3d9" { (words) }
            }
        };
        svg.into_string()
    }
}

/// The postcard of a city; `finished_at` is in seconds since 1970. `None` if the game is not over, or has no such
/// player.
///
/// # Errors
/// If the game cannot be replayed, which is a bug.
pub fn postcard(
    t: &Texts,
    game: AnyGame,
    seat: Seat,
    finished_at: Option<i64>,
) -> Result<Option<Drawing>, String> {
    let Some(result) = result_of(&game, seat) else {
        return Ok(None);
    };
    let mut game_line = history::result_line(t, &result);
    let mut date = finished_at.map(|at| t.date(at.saturating_mul(1000)));
    let view = Replay::of(game)
        .show(usize::MAX, Perspective::Public(seat))?
        .view;
    let (sight, built) = match &view.game {
        GameView::Seven(game) => of_seven(game, seat),
        GameView::Duel(game) => of_duel(game, seat),
        GameView::Sides(_) => return Ok(None),
    };
    // The arches leave less of the sky.
    if matches!(sight, Sight::Wonders(..))
        && let Some(date) = date.take()
    {
        game_line = say!(t, "two-facts", first = game_line, second = date);
    }
    let scene = Scene {
        name: view.name(seat),
        points: result.points,
        emblem: emblem(&result),
        result: result_in_words(t, &result),
        game: game_line,
        date,
        site: say!(t, "site-name"),
        sight,
        built,
    };
    Ok(Some(scene.draw()))
}

/// The picture of a deal of a day, which gives nothing of it away: a wonder that follows from the day, complete for the best
/// of all games, with two lines of words.
pub(crate) fn of_day(
    t: &Texts,
    day: i64,
    lines: [String; 2],
    better_than: Option<usize>,
) -> Drawing {
    let title = say!(t, "daily-title");
    let number = usize::try_from(day.rem_euclid(Wonder::COUNT as i64)).unwrap_or(0);
    let [game, result] = lines;
    Scene {
        name: &title,
        points: None,
        emblem: None,
        result,
        game,
        date: Some(t.date(start_of(day).saturating_mul(1000))),
        site: say!(t, "site-name"),
        sight: Sight::Monument {
            wonder: Wonder::ALL[number],
            parts: better_than.map_or(art::PARTS, |share| (share * art::PARTS).div_ceil(100)),
        },
        built: Vec::new(),
    }
    .draw()
}

/// The postcard that a page offers: that of the viewer's city, otherwise that of the winner's.
pub(crate) struct Postcard {
    pub(crate) address: String,
    words: String,
}

impl Postcard {
    /// The postcard of a replay at this address; `None` if the game is not over.
    pub(crate) fn of(
        t: &Texts,
        base: &str,
        game: &AnyGame,
        reader: Option<Seat>,
    ) -> Option<Postcard> {
        let names: Vec<&str> = match game {
            AnyGame::Seven(game) => game.sitting.iter().map(|one| one.name.as_str()).collect(),
            AnyGame::Duel(game) => game.sitting.iter().map(|one| one.name.as_str()).collect(),
        };
        let won = |seat: &Seat| result_of(game, *seat).is_some_and(|result| result.won);
        let winner = || Seat::all(names.len()).find(won);
        let seat = reader.or_else(winner).unwrap_or(Seat::FIRST);
        let result = result_in_words(t, &result_of(game, seat)?);
        let name = *names.get(seat.number())?;
        Some(Postcard {
            address: address(t, base, seat),
            words: say!(t, "two-facts", first = name, second = result),
        })
    }

    /// The same for other sites.
    pub(crate) fn preview(self, origin: &str) -> Preview {
        Preview {
            picture: format!("{origin}{}", self.address),
            words: self.words,
        }
    }
}

/// The address of a postcard of a replay.
fn address(t: &Texts, base: &str, seat: Seat) -> String {
    let (seat, language) = (seat.number(), t.language().tag());
    format!("{base}/city/{seat}?language={language}")
}

/// The link to the postcard of a seat at a finished table.
pub(crate) fn of_table(t: &Texts, table: &str, seat: Seat) -> Markup {
    link(t, &address(t, &format!("/tables/{table}/replay"), seat))
}

/// The link to a postcard, which a script shares.
pub(crate) fn link(t: &Texts, address: &str) -> Markup {
    html! { a class="button" href=(address) download="antipater.png" data-postcard { (say!(t, "postcard")) } }
}

/// The city of 7 Wonders: its monument, and its buildings.
fn of_seven(
    game: &antipater_show::view::seven::View,
    seat: Seat,
) -> (Sight, Vec<(String, &'static str)>) {
    let city = &game.cities[seat.number()];
    let (edition, board) = city.board;
    let stages = board.facts(edition).stages.len();
    let sight = Sight::Monument {
        wonder: board.wonder,
        parts: art::built_parts(city.stages, stages),
    };
    let built = city.built.iter().filter_map(|card| {
        let address = buildings::address(card.name())?;
        Some((address, card.facts(edition).color.name()))
    });
    (sight, built.collect())
}

/// The city of a Duel: its constructed wonders, and its buildings.
fn of_duel(
    game: &antipater_show::view::duel::View,
    seat: Seat,
) -> (Sight, Vec<(String, &'static str)>) {
    let city = &game.cities[seat.number()];
    let wonders = city.wonders.iter().filter(|one| one.terms.is_none());
    let sight = Sight::Wonders(wonders.map(|one| one.wonder).collect(), city.tokens.clone());
    let built = city.built.iter().filter_map(|card| {
        let address = buildings::address(card.name())?;
        Some((address, color_word(card.row().color)))
    });
    (sight, built.collect())
}

/// The icon of a victory in which points do not count.
fn emblem(result: &SeatResult) -> Option<&'static str> {
    match result.victory.as_str() {
        "military" if result.won => Some("shield"),
        "science" if result.won => Some("globe"),
        _ => None,
    }
}

/// The wonder of 7 Wonders, and the place or the kind of victory.
fn result_in_words(t: &Texts, result: &SeatResult) -> String {
    let ending = history::ending(t, result);
    match result.boards[..] {
        [OwnBoard::Seven(Board { wonder, .. })] => {
            say!(
                t,
                "two-facts",
                first = t.name(wonder),
                second = ending.as_str()
            )
        }
        _ => ending,
    }
}

#[cfg(test)]
mod tests {
    use antipater_show::texts::Language;

    use antipater_engine::{duel, seven};

    use super::scene::{fitting, width};
    use super::*;
    use crate::art;

    /// A finished game of each kind.
    const RECORDS: [&str; 5] = [
        include_str!("../../../server/tests/browser/records/seven.json"),
        include_str!("../../../server/tests/browser/records/seven-7.json"),
        include_str!("../../../server/tests/browser/records/seven-first.json"),
        include_str!("../../../server/tests/browser/records/free-city.json"),
        include_str!("../../../server/tests/browser/records/duel.json"),
    ];

    fn scene(sight: Sight) -> Scene<'static> {
        let types = ["brown", "gray", "yellow", "blue", "green", "red", "purple"];
        let cards = duel::Card::ALL.into_iter().zip(types.into_iter().cycle());
        let built = cards.map(|(card, color)| (buildings::address(card.name()).unwrap(), color));
        Scene {
            name: "Ada",
            points: Some(58),
            emblem: None,
            result: "Rhodes · Won, 1st of 4".to_owned(),
            game: "7 Wonders".to_owned(),
            date: Some("28 Nov 2026".to_owned()),
            site: "Antipater".to_owned(),
            sight,
            built: built.collect(),
        }
    }

    /// A drawing as a browser gets it, but for the typeface.
    fn without_typeface(drawing: &Drawing) -> String {
        let text = drawing.with_typeface();
        let (before, style) = text.split_once("<style>").unwrap();
        let (_, after) = style.split_once("</style>").unwrap();
        format!("{before}{after}")
    }

    fn drawn(scene: &Scene<'_>) -> String {
        without_typeface(&scene.draw())
    }

    /// Checks that a drawing needs nothing besides itself.
    fn check(drawing: &str) {
        for foreign in [
            "var(",
            "light-dark",
            "/assets/",
            "class=",
            "<script",
            "<image",
            "inf",
            "NaN",
        ] {
            assert!(!drawing.contains(foreign), "{foreign}");
        }
        assert!(
            !drawing.contains("-g\"/>") && !drawing.contains("-f\"/>"),
            "own ground"
        );
        for (before, after) in [("href=\"#", '"'), ("url(#", ')')] {
            for rest in drawing.split(before).skip(1) {
                let name = rest.split(after).next().unwrap();
                let times = drawing.matches(&format!(" id=\"{name}\"")).count();
                assert_eq!(times, 1, "{name}");
            }
        }
        assert!(drawing.len() < 150_000, "{} bytes", drawing.len());
    }

    #[test]
    fn every_wonder_has_a_postcard_with_as_many_parts_as_are_built() {
        for wonder in seven::Wonder::ALL {
            for parts in 0..=art::PARTS {
                let drawing = drawn(&scene(Sight::Monument { wonder, parts }));
                check(&drawing);
                assert_eq!(
                    drawing.matches("stroke-dasharray=\"2.4 2.4\"").count(),
                    art::PARTS - parts
                );
            }
        }
        for wonders in duel::Wonder::ALL.chunks(4).chain([&[][..]]) {
            check(&drawn(&scene(Sight::Wonders(
                wonders.to_vec(),
                duel::Token::ALL[..5].to_vec(),
            ))));
        }
    }

    #[test]
    fn every_seat_of_every_game_has_a_postcard_in_every_language() {
        for record in RECORDS {
            for language in Language::ALL {
                let t = Texts::of(language);
                for seat in (0..8).filter_map(Seat::new) {
                    let game = AnyGame::read("", record).unwrap();
                    let result = result_of(&game, seat);
                    let drawing = postcard(t, game, seat, Some(1_795_212_060)).unwrap();
                    assert_eq!(drawing.is_some(), result.is_some());
                    let Some(drawing) = drawing else { continue };
                    let drawing = without_typeface(&drawing);
                    check(&drawing);
                    assert!(drawing.contains(&t.date(1_795_212_060_000)));
                    assert!(drawing.contains("Antipater"));
                }
            }
        }
    }

    #[test]
    fn a_name_is_escaped() {
        let mut scene = scene(Sight::Wonders(Vec::new(), Vec::new()));
        scene.name = "<&\">\u{1}";
        let drawing = drawn(&scene);
        assert_eq!(drawing.matches("&lt;&amp;&quot;&gt;").count(), 2);
        assert!(!drawing.contains('\u{1}'));
    }

    #[test]
    fn long_names_fit() {
        for name in ["W", "國", "Ω", "\u{1f3db}", "i"] {
            for letters in [1, 20, 40] {
                let name = name.repeat(letters);
                let size = fitting(&name, 440.0, 60.0);
                let width: f32 = name.chars().map(width).sum();
                assert!(size * width <= 440.0 && size > 8.0, "{name}: {size}");
            }
        }
        assert_eq!(fitting("Ada", 440.0, 60.0), 60.0);
        assert_eq!(fitting("", 440.0, 60.0), 60.0);
    }

    #[test]
    fn no_letter_is_wider_than_we_think() {
        let face = ttf_parser::Face::parse(FONT, 0).unwrap();
        let all = f32::from(face.units_per_em());
        let mut known = 0;
        for letter in ' '..='\u{2fff}' {
            let glyph = face.glyph_index(letter);
            let Some(advance) = glyph.and_then(|glyph| face.glyph_hor_advance(glyph)) else {
                continue;
            };
            let advance = f32::from(advance) / all;
            assert!(width(letter) >= advance, "{letter}: {advance}");
            known += 1;
        }
        assert!(known > 1000, "{known} letters");
    }

    #[test]
    fn a_browser_gets_the_typeface_in_the_drawing() {
        let text = scene(Sight::Wonders(Vec::new(), Vec::new())).draw();
        let style =
            "<defs><style>@font-face{font-family:Heading;src:url(data:font/woff;base64,d09GRk9UVE8";
        assert!(text.with_typeface().contains(style));
    }
}
