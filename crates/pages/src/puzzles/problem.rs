//! A problem at an ordinary table, and the verdict on an answer.

use antipater_show::puzzles::{Answered, Grade, PuzzleId, ValuedAction};
use antipater_show::rating::{Rating, whole};
use antipater_show::texts::{Texts, say};
use antipater_show::view::{GameView, View};
use maud::{Markup, html};

use super::{Tried, address};
use crate::frame::{Frame, PUZZLE, PUZZLE_ANSWER, frame};
use crate::icons::icon;
use crate::language;
use crate::mode::Mode;
use crate::names::puzzle_game;
use crate::note::note;
use crate::shares::{percent, with_bar};
use crate::table;

/// The addresses of a problem, and the texts around it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProblemPlace {
    /// Its address. Answers go to `/answer` below it.
    pub base: String,
    /// The title.
    pub title: String,
    /// The address that it was reached from, and the text of the link back.
    pub home: (String, String),
    /// The addresses of the previous and the next one.
    pub neighbors: [Option<String>; 2],
    /// The address of the one to try next.
    pub onward: Option<String>,
}

impl ProblemPlace {
    /// The place of a puzzle, one of `all`; `onward` is the one to try next.
    pub fn puzzle(t: &Texts, id: PuzzleId, all: usize, onward: Option<PuzzleId>) -> ProblemPlace {
        let at = |number| address(PuzzleId { number, ..id });
        ProblemPlace {
            base: address(id),
            title: say!(
                t,
                "puzzle-title",
                game = puzzle_game(t, id.game),
                number = id.number
            ),
            home: ("/puzzles".to_owned(), say!(t, "puzzles-all")),
            neighbors: [
                (id.number > 1).then(|| at(id.number - 1)),
                (id.number < all).then(|| at(id.number + 1)),
            ],
            onward: onward.map(address),
        }
    }

    /// The place of one of `all` mistakes in a visitor's game, with the address of its replay; `number` is from 1.
    pub fn mistake(t: &Texts, replay: &str, number: usize, all: usize) -> ProblemPlace {
        let at = |number: usize| format!("{replay}/mistakes/{number}");
        ProblemPlace {
            base: at(number),
            title: say!(t, "mistake-title", number = number, all = all),
            home: (replay.to_owned(), say!(t, "mistake-replay")),
            neighbors: [
                (number > 1).then(|| at(number - 1)),
                (number < all).then(|| at(number + 1)),
            ],
            onward: (number < all).then(|| at(number + 1)),
        }
    }

    /// The address that answers are sent to.
    fn answers(&self) -> String {
        format!("{}/answer", self.base)
    }
}

/// The kind of page for a table.
fn kind(view: &View) -> &'static str {
    match view.game {
        GameView::Seven(_) | GameView::Sides(_) => "table",
        GameView::Duel(_) => "table duel",
    }
}

/// The result of a rush so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The puzzles that were solved.
    pub solved: usize,
    /// The puzzles that were not.
    pub missed: usize,
    /// The seconds that are left.
    pub seconds: i64,
}

/// The page of a problem. The table on it is that of a game; the page does not contain the solution. `tally` belongs to a
/// rush.
pub fn page(t: &Texts, place: &ProblemPlace, view: &View, tally: Option<Tally>) -> Markup {
    let answers = place.answers();
    let regions = table::regions(t, view, Mode::Puzzle { answers: &answers });
    let content = html! {
        main class={ (kind(view)) " puzzle" } id="table" data-late data-version="0" data-table=(view.table) {
            (note(t, None))
            (head(t, place, tally))
            @for (_, region) in regions { (region) }
            p id="live" class="sr" aria-live="polite" {}
        }
    };
    let title = say!(t, "puzzle-page", title = place.title.as_str());
    frame(
        t,
        &Frame {
            title: &title,
            kind: PUZZLE,
            script: Some("puzzle"),
            back: None,
            preview: None,
            refresh: None,
        },
        &content,
    )
}

/// The heading, and links to the neighbors.
fn head(t: &Texts, place: &ProblemPlace, tally: Option<Tally>) -> Markup {
    html! {
        div id="puzzle" class="puzzle-head" {
            h1 { (place.title) }
            @match tally {
                Some(tally) => p {
                    (say!(t, "rush-tally", solved = tally.solved, missed = tally.missed)) " "
                    b class="rush-clock" data-seconds=(tally.seconds) { (tally.seconds / 60) ":" (format!("{:02}", tally.seconds % 60)) }
                },
                None => p class="puzzle-task" { (say!(t, "puzzle-task")) },
            }
            (ways(t, place))
        }
    }
}

fn ways(t: &Texts, place: &ProblemPlace) -> Markup {
    let [before, after] = &place.neighbors;
    let way = |sign: &str, text: String, to: Option<&String>| {
        html! {
            @if let Some(to) = to { a class="button way" href=(to) title=(text) { (icon(sign)) span class="sr" { (text) } } }
        }
    };
    html! {
        nav class="puzzle-ways" aria-label=(say!(t, "puzzles-title")) {
            (way("left", say!(t, "puzzle-before"), before.as_ref()))
            (way("right", say!(t, "puzzle-after"), after.as_ref()))
            a class="button" href=(place.home.0) { (place.home.1) }
        }
    }
}

/// A puzzle among the visitor's results.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// The result of the visitor's first answer.
    pub first: Tried,
    /// The rating of the puzzle.
    pub rating: i32,
    /// The rating of the visitor in puzzles of this game.
    pub own: Rating,
}

/// The page with the verdict on an answer, and the table at that moment.
pub fn verdict(
    t: &Texts,
    place: &ProblemPlace,
    view: &View,
    answered: &Answered,
    standing: Option<Standing>,
) -> Markup {
    let words = say!(t, "puzzle-grade", grade = answered.grade.name());
    let content = html! {
        main class=(if kind(view) == "table" { "replay seven solution" } else { "replay duel solution" }) {
            header class="replay-head" {
                a class="home" href="/" { (icon("wonder")) span { (say!(t, "site-name")) } }
                h1 { (place.title) }
                (ways(t, place))
            }
            div class="replay-table coached" {
                section class="coach-verdict" aria-labelledby="verdict-title" {
                    (ruling(t, answered, &words))
                    (actions(t, &answered.actions))
                    (why(t, answered))
                    (line(t, answered))
                    @if let Some(standing) = standing { (counted(t, answered, standing)) }
                    (further(t, place, answered.grade))
                }
                div class=(kind(view)) data-late {
                    @for (_, region) in table::regions(t, view, Mode::Solved) { (region) }
                }
            }
            footer { (language::switch(t, None)) }
        }
    };
    let title = say!(t, "puzzle-page", title = words);
    frame(
        t,
        &Frame {
            title: &title,
            kind: PUZZLE_ANSWER,
            script: None,
            back: None,
            preview: None,
            refresh: None,
        },
        &content,
    )
}

/// What the puzzle was about, and what the first answer did to the visitor's rating.
fn counted(t: &Texts, answered: &Answered, standing: Standing) -> Markup {
    let themes = answered.themes.iter();
    let themes: Vec<String> = themes
        .map(|theme| say!(t, "puzzle-theme", theme = theme.name()))
        .collect();
    html! {
        @if !themes.is_empty() { p class="puzzle-themes" { @for theme in &themes { span { (theme) } } } }
        p class="muted" {
            span { (say!(t, "puzzle-counts", state = standing.first.name())) } " "
            span { (say!(t, "puzzle-ratings", puzzle = standing.rating, own = whole(standing.own.rating))) }
        }
    }
}

/// The grade of the answer.
fn ruling(t: &Texts, answered: &Answered, words: &str) -> Markup {
    let (sign, grade) = match answered.grade {
        Grade::Solved => ("laurel", "solved"),
        Grade::Near => ("choosing", "near"),
        Grade::Missed => ("cross", "missed"),
    };
    let lost = Some(answered.behind).filter(|_| answered.grade != Grade::Solved);
    html! {
        h2 id="verdict-title" class={ "puzzle-grade " (grade) } { (icon(sign)) span { (words) } }
        @if let Some(lost) = lost { p { (say!(t, "analysis-lost", percent = percent(t, lost))) } }
    }
}

/// The best actions with their values, and the answer.
fn actions(t: &Texts, actions: &[ValuedAction]) -> Markup {
    let shares = actions.iter().map(|action| action.share);
    let most = shares.fold(0.01, f64::max);
    html! {
        div class="puzzle-actions" {
            h3 { (say!(t, "puzzle-best")) }
            ol class="plain coach-actions" {
                @for action in actions {
                    li class=(if action.own { "played" } else { "" }) {
                        span class="coach-action" {
                            @if action.solves { (icon("check")) span class="sr" { (say!(t, "puzzle-solves")) } " " }
                            span { (action.words) }
                            @if action.own { " " em { (say!(t, "puzzle-yours")) } }
                        }
                        (with_bar(t, action.share, most))
                    }
                }
            }
            p class="muted" { (say!(t, "puzzle-share-explained")) }
        }
    }
}

fn why(t: &Texts, answered: &Answered) -> Markup {
    html! {
        p class="coach-why" {
            b { (say!(t, "analysis-why")) } " "
            @if let Some(beside) = &answered.beside { span { (say!(t, "puzzle-beside", action = beside.as_str())) } " " }
            span { (answered.why) }
        }
    }
}

/// How the game goes on after the best action.
fn line(t: &Texts, answered: &Answered) -> Markup {
    html! {
        @if !answered.line.is_empty() {
            details class="puzzle-line" {
                summary { (say!(t, "puzzle-line")) }
                p class="muted" { (say!(t, "puzzle-line-explained")) }
                dl {
                    @for turn in answered.line.chunk_by(|one, next| one.when == next.when) {
                        dt { (turn[0].when.words(t)) }
                        @for one in turn { dd { b { (one.name) } " " (one.words) } }
                    }
                }
            }
        }
    }
}

/// The next steps, the most useful one first.
fn further(t: &Texts, place: &ProblemPlace, grade: Grade) -> Markup {
    let next = match &place.onward {
        Some(next) => (next.as_str(), say!(t, "puzzle-after")),
        None => (place.home.0.as_str(), place.home.1.clone()),
    };
    let again = (place.base.as_str(), say!(t, "puzzle-again"));
    let ways = match grade {
        Grade::Solved => [next, again],
        Grade::Near | Grade::Missed => [again, next],
    };
    html! {
        p class="puzzle-further" {
            @for (number, (to, text)) in ways.iter().enumerate() {
                a class=(if number == 0 { "button primary" } else { "button" }) href=(to) { (text) }
            }
        }
    }
}
