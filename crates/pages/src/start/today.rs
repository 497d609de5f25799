//! The cards of the day: its deal and its puzzles, with what the visitor has made of them.

use antipater_show::options::Kind;
use antipater_show::puzzles::PuzzleGame;
use antipater_show::texts::{Texts, say};
use maud::{Markup, html};

use super::DAILY;
use crate::icons::icon;
use crate::names::{kind_name, puzzle_game};
use crate::tried::Tried;

/// The day, and what a visitor has made of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Today {
    /// The day, counted since 1970.
    pub day: i64,
    /// The visitor's game of each daily deal.
    pub deals: [(Kind, DayGame); 3],
    /// The number of consecutive days with a finished daily deal.
    pub deal_streak: usize,
    /// The visitor's result on each puzzle of the day.
    pub puzzles: [(PuzzleGame, Option<Tried>); 2],
    /// The number of consecutive days with a solved puzzle.
    pub puzzle_streak: usize,
}

/// A visitor's game of a daily deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DayGame {
    /// Not begun.
    New,
    /// In progress.
    Begun,
    /// Over.
    Done,
}

/// The cards; `others` follow them in the same row.
pub(super) fn cards(t: &Texts, today: &Today, others: &Markup) -> Markup {
    html! {
        div class="day-cards" {
            section class="panel day-card" aria-labelledby="day-deal" {
                h2 id="day-deal" { (icon("sun")) (say!(t, "daily-title")) }
                (streak(t, today.deal_streak))
                ul class="plain day-games" {
                    @for (game, state) in &today.deals { li { (deal(t, *game, *state)) } }
                }
            }
            section class="panel day-card" aria-labelledby="day-puzzles" {
                h2 id="day-puzzles" { (icon("hint")) (say!(t, "puzzles-today")) }
                (streak(t, today.puzzle_streak))
                ul class="plain day-games" {
                    @for (game, tried) in &today.puzzles { li { (puzzle(t, *game, *tried)) } }
                }
            }
            (others)
        }
    }
}

fn streak(t: &Texts, days: usize) -> Markup {
    html! { @if days > 0 { p class="streak" { (icon("laurel")) (say!(t, "daily-streak", days = days)) } } }
}

fn deal(t: &Texts, game: Kind, state: DayGame) -> Markup {
    let (class, sign, name) = match state {
        DayGame::New => ("new", "right", "new"),
        DayGame::Begun => ("begun", "clock", "begun"),
        DayGame::Done => ("done", "check", "done"),
    };
    html! {
        a class=(class) href={ (DAILY) "#daily-" (game.name()) } {
            (icon(sign)) span { b { (kind_name(t, game)) } " " small { (say!(t, "day-game", state = name)) } }
        }
    }
}

fn puzzle(t: &Texts, game: PuzzleGame, tried: Option<Tried>) -> Markup {
    let class = match tried {
        None => "new",
        Some(Tried::NotYet) => "begun",
        Some(Tried::AtOnce | Tried::Later) => "done",
    };
    html! {
        a class=(class) href={ "/puzzles/daily/" (game) } {
            (icon(tried.map_or("right", Tried::sign)))
            span {
                b { (puzzle_game(t, game)) } " "
                small {
                    @if let Some(tried) = tried { (say!(t, "puzzles-state", state = tried.name())) }
                    @else { (say!(t, "day-game", state = "new")) }
                }
            }
        }
    }
}
