//! The form with all options of a game.

use antipater_bots::BotKind;
use antipater_engine::seven::{Edition, MAX_SEATS, MIN_SEATS, Wonder};
use antipater_show::names::NAME_LENGTH;
use antipater_show::options::{
    AS_LISTED, Bank, Begins, Boards, CommonOptions, Kind, Opening, Pace, Sides, TableOptions,
};
use antipater_show::texts::{Texts, msg, say};
use maud::{Markup, html};

use super::free_city;
use crate::names::kind_name;

/// The form, as last filled in.
pub(super) fn other_game(t: &Texts, usual: &TableOptions, person: Option<&str>) -> Markup {
    let name = person.unwrap_or(&usual.name);
    html! {
        section class="panel" aria-labelledby="other-game" {
            h2 id="other-game" { (say!(t, "options-title")) }
            form method="post" action="/tables" class="fields" {
                (fields(t, usual))
                div class="field" {
                    label for="name" { (say!(t, "option-name")) }
                    input id="name" name="name" maxlength=(NAME_LENGTH) autocomplete="nickname" value=(name) placeholder=(say!(t, "usual-name"));
                }
                button class="button primary" type="submit" {
                    span class="of-one" { (say!(t, "start-with-options")) }
                    span class="of-people" { (say!(t, "start-table")) }
                }
            }
        }
    }
}

/// The fields of the form except the name; the style sheet hides those that the chosen options make irrelevant.
pub(crate) fn fields(t: &Texts, usual: &TableOptions) -> Markup {
    html! {
        (radios("game", &say!(t, "option-game"), &Kind::ALL.map(|kind| {
            (kind.name().to_owned(), kind_name(t, kind), kind == usual.game)
        })))
        div class="of-seven" { (seven(t, usual)) }
        div class="of-free-city" { (free_city::options(t, usual)) }
        div class="of-duel" { (duel(t, usual)) }
        (people(t, usual))
        div class="of-bots" { (level(t, usual)) }
        (common(t, usual))
    }
}

fn seven(t: &Texts, usual: &TableOptions) -> Markup {
    let seats: Vec<_> = (MIN_SEATS..=MAX_SEATS)
        .map(|seats| {
            (
                seats.to_string(),
                seats.to_string(),
                seats == usual.seven.seats,
            )
        })
        .collect();
    html! {
        (radios("edition", &say!(t, "option-edition"), &Edition::ALL.map(|edition| {
            let id = match edition { Edition::First => msg("edition-first"), Edition::Second => msg("edition-second") };
            (edition.name().to_owned(), say!(t, id), edition == usual.seven.edition)
        })))
        (radios("seats", &say!(t, "option-seats"), &seats))
        div class="of-people" {
            div class="field" {
                label for="boards" { (say!(t, "option-boards")) }
                select id="boards" name="boards" {
                    @for boards in Boards::ALL { option value=(boards.name()) selected[usual.seven.boards == boards] { (boards_text(t, boards)) } }
                }
            }
        }
        div class="field of-random" {
            label for="wonder" { (say!(t, "option-city")) }
            select id="wonder" name="wonder" {
                option value="" selected[usual.seven.wonder.is_none()] { (say!(t, "by-luck")) }
                @for wonder in Wonder::ALL {
                    option value=(wonder.city(Edition::First)) selected[usual.seven.wonder == Some(wonder)] { (t.name(wonder)) }
                }
            }
        }
        div class="field" {
            label for="sides" { (say!(t, "option-sides")) }
            select id="sides" name="sides" {
                @for sides in Sides::ALL { option value=(sides.name()) selected[usual.seven.sides == sides] { (say!(t, sides_text(sides))) } }
            }
        }
    }
}

fn duel(t: &Texts, usual: &TableOptions) -> Markup {
    html! {
        (radios("opening", &say!(t, "option-opening"), &Opening::ALL.map(|opening| {
            let id = match opening { Opening::Draft => msg("opening-draft"), Opening::FirstGame => msg("opening-first-game") };
            (opening.name().to_owned(), say!(t, id), opening == usual.duel.opening)
        })))
        (radios("begins", &say!(t, "option-begins"), &Begins::ALL.map(|begins| {
            let id = match begins { Begins::Random => msg("by-luck"), Begins::Me => msg("begins-me"), Begins::Bot => msg("begins-bot") };
            (begins.name().to_owned(), say!(t, id), begins == usual.duel.begins)
        })))
    }
}

/// The number of seats for people.
fn people(t: &Texts, usual: &TableOptions) -> Markup {
    let people: Vec<_> = (1..=MAX_SEATS)
        .map(|people| {
            let text = if people == 1 {
                say!(t, "people-alone")
            } else {
                people.to_string()
            };
            (people.to_string(), text, people == usual.common.people)
        })
        .collect();
    radios("people", &say!(t, "option-people"), &people)
}

/// Options that matter only when several people play.
fn common(t: &Texts, usual: &TableOptions) -> Markup {
    let common = usual.common;
    html! {
        div class="of-people" {
            div class="field" {
                label for="pace" { (say!(t, "option-pace")) }
                select id="pace" name="pace" {
                    optgroup label=(say!(t, "pace-each")) { (paces(t, &Pace::OFFERED, common.pace)) }
                    optgroup label=(say!(t, "pace-whole")) { (paces(t, &Bank::OFFERED.map(Pace::Bank), common.pace)) }
                }
            }
            (yes_or_no(t, "listed", &say!(t, "option-listed"), common.listed))
            (within(t, common.within))
            (spectators(t, common.spectators))
            (yes_or_no(t, "scores", &say!(t, "option-scores"), common.scores))
            (yes_or_no(t, "talk", &say!(t, "option-talk"), common.talk))
        }
    }
}

/// The people who may sit down at a table in the lobby.
fn within(t: &Texts, usual: Option<u32>) -> Markup {
    html! {
        div class="field of-listed" {
            label for="within" { (say!(t, "option-within")) }
            select id="within" name="within" {
                option value="any" selected[usual.is_none()] { (say!(t, "within-any")) }
                @for gap in offered(usual) { option value=(gap) selected[usual == Some(gap)] { (within_text(t, gap)) } }
            }
        }
    }
}

/// The gaps that the form offers, with the present one.
fn offered(usual: Option<u32>) -> Vec<u32> {
    let other = usual.filter(|gap| !CommonOptions::WITHIN.contains(gap));
    CommonOptions::WITHIN.into_iter().chain(other).collect()
}

/// How far ratings may be from the host's, in words.
pub(crate) fn within_text(t: &Texts, gap: u32) -> String {
    say!(t, "within-gap", gap = gap)
}

/// Who may watch.
fn spectators(t: &Texts, chosen: Option<bool>) -> Markup {
    let choices = [
        (None, AS_LISTED, msg("spectators-as-listed")),
        (Some(true), "yes", msg("spectators-all")),
        (Some(false), "no", msg("spectators-linked")),
    ];
    let choices =
        choices.map(|(may, value, text)| (value.to_owned(), say!(t, text), may == chosen));
    radios("spectators", &say!(t, "option-spectators"), &choices)
}

fn paces(t: &Texts, offered: &[Pace], usual: Pace) -> Markup {
    html! { @for pace in offered { option value=(pace) selected[*pace == usual] { (pace_text(t, *pace)) } } }
}

/// A question with two answers, in one line.
fn yes_or_no(t: &Texts, name: &str, title: &str, yes: bool) -> Markup {
    html! {
        div class="field yes-or-no" role="radiogroup" aria-label=(title) {
            span class="legend" aria-hidden="true" { (title) }
            div class="segments" {
                label { input type="radio" name=(name) value="yes" checked[yes]; span { (say!(t, "word-yes")) } }
                label { input type="radio" name=(name) value="no" checked[!yes]; span { (say!(t, "word-no")) } }
            }
        }
    }
}

/// The time to decide, in words.
fn pace_text(t: &Texts, pace: Pace) -> String {
    match pace {
        Pace::Free => say!(t, "pace-free"),
        Pace::Seconds(seconds) if seconds >= 60 && seconds.is_multiple_of(60) => {
            say!(t, "pace-minutes", minutes = seconds / 60)
        }
        Pace::Seconds(seconds) => say!(t, "pace-seconds", seconds = seconds),
        Pace::Days(days) => say!(t, "pace-days", days = days),
        Pace::Bank(Bank::Minutes { bank, increment }) => {
            say!(t, "pace-bank-minutes", minutes = bank, seconds = increment)
        }
        Pace::Bank(Bank::Days { bank, increment }) => {
            say!(t, "pace-bank-days", days = bank, hours = increment)
        }
    }
}

/// The time to decide, in words, with what it is for.
pub(crate) fn pace_line(t: &Texts, pace: Pace) -> String {
    let text = pace_text(t, pace);
    match pace.bank() {
        Some(_) => say!(t, "custom-bank", bank = text),
        None => say!(t, "custom-pace", pace = text),
    }
}

/// The level of the bots, with a sentence about the chosen one.
fn level(t: &Texts, usual: &TableOptions) -> Markup {
    let levels = BotKind::LEVELS.map(|level| {
        let text = say!(t, "level", level = level.name());
        (level.name().to_owned(), text, level == usual.level)
    });
    html! {
        (radios("level", &say!(t, "option-level"), &levels))
        @for level in BotKind::LEVELS {
            p class="muted level-note" data-level=(level) { (say!(t, "level-explained", level = level.name())) }
        }
    }
}

/// How the wonders are given out, in words.
pub(crate) fn boards_text(t: &Texts, boards: Boards) -> String {
    match boards {
        Boards::Random => say!(t, "by-luck"),
        Boards::Chosen => say!(t, "boards-chosen"),
        Boards::Drafted => say!(t, "boards-drafted"),
    }
}

fn sides_text(sides: Sides) -> &'static str {
    match sides {
        Sides::Random => msg("sides-random"),
        Sides::AllA => msg("sides-all-a"),
        Sides::AllB => msg("sides-all-b"),
        Sides::OwnA => msg("sides-own-a"),
        Sides::OwnB => msg("sides-own-b"),
        Sides::Chosen => msg("sides-chosen"),
    }
}

fn radios(name: &str, title: &str, options: &[(String, String, bool)]) -> Markup {
    html! {
        fieldset class="field" {
            legend { (title) }
            div class="segments" {
                @for (value, text, usual) in options {
                    label { input type="radio" name=(name) value=(value) checked[*usual]; span { (text) } }
                }
            }
        }
    }
}
