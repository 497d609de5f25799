//! The score pad for a real table: a form of numbers that works without scripts. A script lets people select the
//! contents of a city, keeps them, and asks the server for the points. No points are computed here.

mod contents;
mod read;

use std::collections::BTreeMap;

use antipater_engine::seven::Edition;
use maud::{Markup, html};

pub use self::read::{sum, wanted};
use super::icons::icon;
use super::sheet::{self, Category};
use crate::frame::{Frame, frame, masthead};
use antipater_show::names::NAME_LENGTH;
use antipater_show::score_pad::{Pad, Scored, ScoredCity};
use antipater_show::texts::{Texts, figure, msg, say};

/// The typed numbers, and their result.
#[derive(Default, Debug)]
pub struct Filled {
    /// The fields of the form.
    pub fields: BTreeMap<String, String>,
    /// The points, or why there are none.
    pub result: Option<Result<Scored, Problem>>,
}

/// Why a pad has no points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Some fields contain no number.
    Numbers,
    /// The numbers are impossible; the text says why.
    Refused(String),
}

impl Filled {
    fn field(&self, name: &str) -> &str {
        self.fields.get(name).map_or("", String::as_str)
    }

    fn scored(&self) -> Option<&Scored> {
        self.result.as_ref()?.as_ref().ok()
    }

    fn city(&self, number: usize) -> Option<&ScoredCity> {
        self.scored()?.cities.get(number)
    }
}

/// The page of a pad for this many cities.
pub fn page(t: &Texts, pad: Pad, seats: usize, filled: &Filled) -> Markup {
    let title = say!(t, "pad-title");
    let content = html! {
        (masthead(t))
        main class="score" {
            h1 { (title) }
            p class="lead" { (say!(t, "pad-lead")) }
            (choice(t, pad, seats))
            form id="pad" method="post" action="/score" class="pad-form" data-pad=(pad.word()) data-game=(pad.game()) data-edition=[pad.edition().map(Edition::name)] data-seats=(seats) data-sent[filled.result.is_some()] {
                input type="hidden" name="game" value=(pad.word());
                input type="hidden" name="seats" value=(seats);
                (table(t, pad, seats, filled))
                @if pad == Pad::Duel { (pawn(t, filled)) }
                (result(t, filled))
                div class="pad-do" {
                    button class="button primary unscripted" type="submit" { (say!(t, "pad-sum")) }
                    button id="reset" class="button scripted" type="button" { (icon("undo")) " " (say!(t, "pad-reset")) }
                    p class="muted scripted" { (say!(t, "pad-kept")) }
                }
            }
            (contents::dialog(t, pad))
            (reset(t))
        }
    };
    frame(
        t,
        &Frame {
            script: Some("score"),
            back: Some("/score"),
            preview: None,
            ..Frame::plain(&title)
        },
        &content,
    )
}

fn name(t: &Texts, pad: Pad) -> String {
    say!(
        t,
        match pad {
            Pad::Seven(Edition::First) => msg("reference-seven-first"),
            Pad::Seven(Edition::Second) => msg("reference-seven-second"),
            Pad::FreeCity => msg("game-free-city"),
            Pad::Duel => msg("game-duel"),
        }
    )
}

/// Which game, and how many cities.
fn choice(t: &Texts, pad: Pad, seats: usize) -> Markup {
    let (fewest, most) = pad.cities();
    html! {
        form id="choice" method="get" action="/score" class="pad-choice" {
            div class="field" {
                label for="pad-game" { (say!(t, "option-game")) }
                select id="pad-game" name="game" autocomplete="off" {
                    @for other in Pad::ALL { option value=(other.word()) selected[other == pad] { (name(t, other)) } }
                }
            }
            @if most > fewest {
                div class="field" {
                    label for="pad-seats" { (say!(t, "reference-players")) }
                    select id="pad-seats" name="seats" autocomplete="off" {
                        @for count in fewest..=most { option value=(count) selected[count == seats] { (count) } }
                    }
                }
            }
            button class="button unscripted" type="submit" { (say!(t, "pad-choose")) }
        }
    }
}

fn categories(pad: Pad) -> &'static [Category] {
    match pad {
        Pad::Seven(edition) => sheet::of_seven(edition),
        Pad::FreeCity => sheet::of_seven(Edition::First),
        Pad::Duel => &sheet::DUEL,
    }
}

/// The pad: a column for each city, a row for each category.
fn table(t: &Texts, pad: Pad, seats: usize, filled: &Filled) -> Markup {
    html! {
        table class={ "score-pad n" (seats) } {
            caption class="sr" { (say!(t, "pad-title")) }
            thead { tr { td {} @for city in 0..seats { (head(t, pad, city, filled)) } } }
            tbody {
                @for (category, word) in categories(pad).iter().zip(pad.categories()) {
                    tr class={ "of-" (category.class) } {
                        th scope="row" { (category.sign(t)) span { (say!(t, category.name)) } }
                        @for city in 0..seats {
                            @let field = format!("c{city}-{word}");
                            @let label = say!(t, "pad-cell", category = say!(t, category.name), number = city + 1);
                            td { (number(&field, &label, filled.field(&field))) }
                        }
                    }
                }
            }
            tfoot {
                tr class="sum" {
                    th scope="row" { (icon("laurel")) span { (say!(t, "score-total")) } }
                    @for city in 0..seats { td { output data-total=(city) { (filled.city(city).map_or("–".to_owned(), |city| figure(city.total))) } } }
                }
                tr class="place" {
                    th scope="row" { (icon("crown")) span { (say!(t, "pad-place")) } }
                    @for city in 0..seats {
                        @let place = filled.city(city).and_then(|city| city.place);
                        @let wins = filled.city(city).is_some_and(|city| city.wins);
                        td data-place=(city) class=(if wins { "wins" } else { "" }) {
                            b { @if let Some(place) = place { (place) } @else { "–" } }
                            span class="won" hidden[!wins] { (icon("crown")) span class="sr" { (say!(t, "pad-winner")) } }
                        }
                    }
                }
                @if pad != Pad::Duel {
                    tr class="cash" {
                        th scope="row" { (icon("coin")) span { (say!(t, "score-coins")) } }
                        @for city in 0..seats {
                            @let field = format!("c{city}-coins");
                            @let label = say!(t, "pad-cell", category = say!(t, "score-coins"), number = city + 1);
                            td { (number(&field, &label, filled.field(&field))) }
                        }
                    }
                }
            }
        }
    }
}

/// The name above a column, and the link to the contents of the city.
fn head(t: &Texts, pad: Pad, city: usize, filled: &Filled) -> Markup {
    let field = format!("n{city}");
    let usual = if pad == Pad::FreeCity && city == 2 {
        say!(t, "free-city")
    } else {
        say!(t, "pad-player", number = city + 1)
    };
    html! {
        th scope="col" {
            input class="who" name=(field) type="text" maxlength=(NAME_LENGTH) autocomplete="off" value=(filled.field(&field))
                aria-label=(say!(t, "pad-name", number = city + 1)) placeholder=(city + 1) data-usual=(usual);
            button class="button small scripted contents" type="button" data-contents=(city) title=(say!(t, "pad-contents", number = city + 1)) {
                (icon("keyboard")) span class="sr" { (say!(t, "pad-contents", number = city + 1)) }
                span class="short" aria-hidden="true" { (say!(t, "pad-contents-short")) }
            }
        }
    }
}

/// A number field. Some phone keyboards have no minus among their digits.
fn number(field: &str, label: &str, value: &str) -> Markup {
    let below = field.ends_with("-military");
    let wrong = !value.trim().is_empty() && read::number(value).is_none();
    html! {
        input name=(field) type="text" inputmode=(if below { "text" } else { "numeric" }) maxlength="4" autocomplete="off" enterkeyhint="next"
            aria-label=(label) aria-invalid[wrong] value=(value);
    }
}

fn pawn(t: &Texts, filled: &Filled) -> Markup {
    let value = filled.field("pawn");
    html! {
        div class="field pad-pawn" {
            label for="pawn" { (icon("pawn")) " " (say!(t, "pad-pawn")) }
            input id="pawn" name="pawn" type="range" min="-9" max="9" step="1" value=(if value.is_empty() { "0" } else { value })
                list="spaces" autocomplete="off";
            datalist id="spaces" { @for space in -9..=9 { option value=(space) {} } }
            output id="pawn-at" for="pawn" { (if value.is_empty() { "0".to_owned() } else { value.replace('-', "−") }) }
            p class="muted" { (say!(t, "pad-pawn-explained")) }
        }
    }
}

/// What decided, or why there are no points.
fn result(t: &Texts, filled: &Filled) -> Markup {
    let decided = filled.scored().map_or("", |scored| scored.decided);
    let victory = filled.scored().map_or("", |scored| scored.victory);
    let duel = filled.field("game") == Pad::Duel.word();
    let (why, numbers) = match &filled.result {
        Some(Err(Problem::Refused(why))) => (why.as_str(), false),
        Some(Err(Problem::Numbers)) => ("", true),
        _ => ("", false),
    };
    let line = |class: &str, shown: bool, text: String| {
        html! { p class=(class) hidden[!shown] { (text) } }
    };
    html! {
        div id="result" class="pad-result" role="status" {
            (line("tie of-seven-coins", decided == "tie-break" && !duel, say!(t, "tie-coins")))
            (line("tie of-blue-cards", decided == "tie-break" && duel, say!(t, "duel-tie-civilian")))
            (line("tie of-shared", decided == "shared", say!(t, "pad-shared")))
            (line("tie of-undecided", decided == "undecided", say!(t, "pad-undecided")))
            (line("tie of-military", victory == "military", say!(t, "duel-victory", victory = "military")))
            (line("tie of-science", victory == "science", say!(t, "duel-victory", victory = "science")))
            div class="bad" hidden[why.is_empty()] {
                p { (say!(t, "pad-impossible")) }
                p class="why" { (why) }
            }
            (line("bad of-numbers", numbers, say!(t, "pad-not-numbers")))
            p class="bad of-away" hidden { (say!(t, "pad-away")) }
        }
    }
}

/// The confirmation before everything is cleared.
fn reset(t: &Texts) -> Markup {
    html! {
        dialog id="reset-question" class="pad-dialog small" aria-labelledby="reset-title" {
            h2 id="reset-title" { (say!(t, "pad-reset-question")) }
            form method="dialog" class="pad-do" {
                button class="button" value="no" autofocus { (say!(t, "pad-reset-no")) }
                button class="button primary" value="yes" { (say!(t, "pad-reset-yes")) }
            }
        }
    }
}
