//! All puzzles of both games, with the puzzles of the day and the visitor's results.

use antipater_engine::seven::Wonder;
use antipater_show::history::PlayedGame;
use antipater_show::puzzles::{PuzzleGame, PuzzleId};
use antipater_show::rating::{Rating, whole};
use antipater_show::texts::{Moment, Texts, say};
use maud::{Markup, html};

use super::{Tried, address};
use crate::frame::{Frame, frame, masthead, strip};
use crate::history::game_line;
use crate::icons::icon;
use crate::names::puzzle_game;

/// The puzzles of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Shelf {
    /// The game.
    pub game: PuzzleGame,
    /// The puzzle of the day.
    pub today: PuzzleId,
    /// The visitor's result for each, by its number.
    pub tried: Vec<Option<Tried>>,
    /// The visitor's rating, once an answer is recorded.
    pub rating: Option<Rating>,
    /// The one to try next; `None` if the visitor has answered all.
    pub onward: Option<PuzzleId>,
}

impl Shelf {
    fn of(&self, number: usize) -> Option<Tried> {
        let place = number.checked_sub(1);
        place.and_then(|place| self.tried.get(place).copied().flatten())
    }

    fn count(&self, wanted: impl Fn(Tried) -> bool) -> usize {
        let tried = self.tried.iter().flatten();
        tried.filter(|&&tried| wanted(tried)).count()
    }
}

/// An analyzed game of the visitor with mistakes.
#[derive(Clone, PartialEq, Debug)]
pub struct GameMistakes {
    /// The game.
    pub game: PlayedGame,
    /// The number of decisions that can be practiced.
    pub count: usize,
}

/// The page; `streak` is the number of consecutive days with a solved puzzle, and `mistakes` has the visitor's last
/// games.
pub fn page(t: &Texts, shelves: &[Shelf], streak: usize, mistakes: &[GameMistakes]) -> Markup {
    let title = say!(t, "puzzles-title");
    let tried = shelves.iter().any(|shelf| shelf.count(|_| true) > 0);
    let content = html! {
        (masthead(t))
        main class="room puzzles" {
            (strip(Wonder::Babylon, &html! { h1 { (title) }
            p class="lead" { (say!(t, "puzzles-lead")) } }))
            section class="panel" aria-labelledby="today" {
                h2 id="today" { (say!(t, "puzzles-today")) }
                div class="today" { @for shelf in shelves { (today(t, shelf)) } }
            }
            @if tried {
                section class="panel" aria-labelledby="results" {
                    h2 id="results" { (say!(t, "puzzles-own")) }
                    dl class="tallies" {
                        @for shelf in shelves {
                            @let solved = shelf.count(|tried| tried != Tried::NotYet);
                            div { dt { (say!(t, "puzzles-solved", game = puzzle_game(t, shelf.game))) } dd { (say!(t, "puzzles-solved-of", solved = solved, all = shelf.tried.len())) } }
                            @if let Some(rating) = shelf.rating {
                                div { dt { (say!(t, "puzzles-rating", game = puzzle_game(t, shelf.game))) } dd { (whole(rating.rating)) } }
                            }
                        }
                        @let at_once: usize = shelves.iter().map(|shelf| shelf.count(|tried| tried == Tried::AtOnce)).sum();
                        div { dt { (say!(t, "puzzles-at-once")) } dd { (at_once) } }
                        div { dt { (say!(t, "puzzles-streak")) } dd { (streak) } }
                    }
                }
            }
            @for shelf in shelves { (grid(t, shelf)) }
            section class="panel" aria-labelledby="own-mistakes" {
                h2 id="own-mistakes" { (say!(t, "mistakes-title")) }
                p { (say!(t, "mistakes-explained")) }
                @if !mistakes.is_empty() {
                    ul class="own-mistakes" { @for game in mistakes { (practice(t, game)) } }
                }
                p { a href="/games" { (say!(t, "games-link")) } }
            }
        }
    };
    frame(t, &Frame::plain(&title), &content)
}

/// An analyzed game, with the link to practice its mistakes.
fn practice(t: &Texts, GameMistakes { game, count }: &GameMistakes) -> Markup {
    let milliseconds = game.finished_at.saturating_mul(1000);
    html! {
        li {
            span { (game_line(t, game)) }
            time class="muted" datetime=(Moment::of(milliseconds).datetime()) { (t.date_and_time(milliseconds)) }
            a href={ "/tables/" (game.table) "/replay/mistakes/1" } { (say!(t, "mistakes-practice", count = count)) }
        }
    }
}

/// The puzzle of the day of a game.
fn today(t: &Texts, shelf: &Shelf) -> Markup {
    let tried = shelf.of(shelf.today.number);
    html! {
        a class="button primary big" href={ "/puzzles/daily/" (shelf.game) } {
            @if let Some(tried) = tried { (icon(tried.sign())) " " }
            span { (puzzle_game(t, shelf.game)) }
            @if let Some(tried) = tried { " " span class="sr" { (state(t, tried)) } }
        }
    }
}

/// The result of a puzzle, in a word.
fn state(t: &Texts, tried: Tried) -> String {
    say!(t, "puzzles-state", state = tried.name())
}

/// All puzzles of a game.
fn grid(t: &Texts, shelf: &Shelf) -> Markup {
    let id = format!("all-{}", shelf.game);
    html! {
        section class="panel" data-game=(shelf.game.name()) aria-labelledby=(id) {
            h2 id=(id) { (puzzle_game(t, shelf.game)) }
            p class="puzzle-further" {
                @if let Some(onward) = shelf.onward { a class="button primary" href=(address(onward)) { (say!(t, "puzzles-onward")) } }
                a class="button" href={ "/puzzles/rush/" (shelf.game) } { (say!(t, "puzzles-rush")) }
            }
            ol class="puzzle-grid" {
                @for number in 1..=shelf.tried.len() {
                    @let tried = shelf.of(number);
                    @let name = say!(t, "puzzles-number", number = number);
                    @let result = tried.map(|tried| state(t, tried));
                    @let label = result.iter().fold(name, |name, result| format!("{name}, {result}"));
                    li {
                        a href=(address(PuzzleId { game: shelf.game, number })) class=[tried.map(Tried::name)] title=[result] aria-label=(label) {
                            (number) @if let Some(tried) = tried { (icon(tried.sign())) }
                        }
                    }
                }
            }
        }
    }
}
