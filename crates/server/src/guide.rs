//! The guided game: an ordinary table of one person among bots, with the same deal for everybody, at which each decision
//! comes with a lesson and a suggestion.
//!
//! Nothing of it is kept: which lessons were taught follows from what the seat has seen at its decisions so far, so a
//! game that was left goes on with the lesson it had. Here: which lesson a moment teaches. Not here: its words
//! (`pages/guide`).

pub mod duel;
pub mod seven;

use antipater_bots::{BotKind, Playable};
use antipater_engine::Seat;
use antipater_engine::{duel as duel_rules, seven as seven_rules};

use crate::game::{Game, Hosted};
use crate::view::Viewer;

/// What the guide says to the person on a seat, for either game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Guide {
    /// 7 Wonders.
    Seven(Guided<seven::Lesson, seven_rules::Action>),
    /// 7 Wonders Duel.
    Duel(Guided<duel::Lesson, duel_rules::Action>),
}

/// What the guide says at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guided<L, A> {
    /// The lesson of this moment.
    pub now: L,
    /// The lessons of earlier moments, in the order in which they were taught.
    pub before: Vec<L>,
    /// A good answer to the present question, if there is a question.
    pub advice: Option<A>,
}

impl<L: Copy + PartialEq, A> Guided<L, A> {
    /// Goes through what was seen at each decision, the present moment last. Each moment teaches the first lesson of the
    /// list that fits it and was not taught before; where nothing is new, it is the moment of `rest`.
    fn through<V>(
        seen: &[V],
        lessons: &[L],
        fits: impl Fn(L, &V) -> bool,
        rest: L,
        advice: Option<A>,
    ) -> Guided<L, A> {
        let mut before = Vec::new();
        let mut now = rest;
        for moment in seen {
            if now != rest {
                before.push(now);
            }
            let mut fresh = lessons.iter().filter(|lesson| !before.contains(lesson));
            now = fresh
                .find(|lesson| fits(**lesson, moment))
                .copied()
                .unwrap_or(rest);
        }
        Guided {
            now,
            before,
            advice,
        }
    }
}

/// What the guide says to the person on a seat; `None` when the record is none of the game.
pub(crate) fn guide<G: Hosted>(game: &Game<G>, seat: Seat) -> Option<Guide> {
    let viewer = Viewer::Seat(seat);
    let mut position = game.record.start();
    let mut told = Vec::new();
    let mut seen = Vec::new();
    for joint in game.record.steps() {
        if position.to_act().contains(seat) {
            seen.push(position.view(viewer, &told));
        }
        told.push(position.play(joint).ok()?);
    }
    seen.push(game.position.view(viewer, &game.told));
    Some(G::guide(&seen, advice(&game.position, seat)))
}

/// What a bot would do that knows no more than the seat.
fn advice<G: Hosted>(position: &G, seat: Seat) -> Option<G::Action> {
    if !position.to_act().contains(seat) {
        return None;
    }
    let legal = position.legal_actions(seat);
    let mut bot = <G as Playable>::bot(BotKind::Builder, 0, 0);
    let choice = bot.choose(&position.observe(seat), seat, &legal);
    legal.contains(choice).then_some(choice)
}
