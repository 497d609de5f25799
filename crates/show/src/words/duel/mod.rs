//! Sentences about a table of 7 Wonders Duel, shared by pages and terminal.
//!
//! `facts` has what is printed on cards, wonders and tokens; `log` has events; here are names, prices, and the result.

mod facts;
mod log;

use antipater_engine::Seat;
use antipater_engine::duel::Back;

pub use self::facts::*;
pub use self::log::{sentences, subject};
use crate::texts::{List, Texts, say};
use crate::view::View;
use crate::view::duel::{Sheet, SlotView, Terms, View as Game, VisibleSide};

/// `you` for the seat of the addressed player, `other` for the other one.
fn who(you: Option<Seat>, seat: Seat) -> &'static str {
    if Some(seat) == you { "you" } else { "other" }
}

/// Puts a view into words, with the names at the table.
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a> {
    /// The texts of the language.
    pub t: &'a Texts,
    /// The view of the table.
    pub view: &'a View,
    /// The view of the game.
    pub game: &'a Game,
}

impl<'a> Narrator<'a> {
    /// A narrator in the language of these texts; `game` is the game of the view.
    pub fn new(t: &'a Texts, view: &'a View, game: &'a Game) -> Narrator<'a> {
        Narrator { t, view, game }
    }

    /// The name of a seat.
    pub fn name(self, seat: Seat) -> &'a str {
        self.view.name(seat)
    }

    /// The names of both seats.
    pub fn names(self) -> [&'a str; 2] {
        [Seat::FIRST, Game::opponent(Seat::FIRST)].map(|seat| self.name(seat))
    }

    /// `you` for the viewer's seat, `other` for the other one: messages select their form by it.
    pub fn who(self, seat: Seat) -> &'static str {
        who(self.view.you, seat)
    }

    /// A seat's price, in a few words: free, its coins, or too expensive.
    pub fn price(self, seat: Seat, terms: &Terms) -> String {
        say!(
            self.t,
            "duel-price",
            who = self.who(seat),
            name = self.name(seat),
            coins = terms.total,
            can = if terms.affordable { "yes" } else { "no" }
        )
    }

    /// What could be taken next, and what would be revealed.
    pub fn uncovers(self, slot: &SlotView) -> String {
        let t = self.t;
        let all = self.game.structure.iter();
        let freed: Vec<VisibleSide> = all
            .filter(|other| slot.uncovers.contains(&other.slot))
            .map(|other| other.side)
            .collect();
        let open = freed.iter().filter_map(|side| match side {
            VisibleSide::Card(card) => Some(t.name(card)),
            VisibleSide::Back(_) => None,
        });
        let open: Vec<&str> = open.collect();
        let guilds = freed
            .iter()
            .filter(|&&side| side == VisibleSide::Back(Back::Guild));
        let guilds = guilds.count();
        let hidden = freed.len() - open.len() - guilds;
        let mut sentences = Vec::new();
        if freed.is_empty() {
            sentences.push(say!(t, "duel-uncovers-nothing"));
        }
        if !open.is_empty() {
            let cards = t.list(List::Plain, &open);
            sentences.push(say!(t, "duel-uncovers", cards = cards));
        }
        if hidden > 0 {
            sentences.push(say!(t, "duel-turns-up", count = hidden));
        }
        if guilds > 0 {
            sentences.push(say!(t, "duel-turns-up-guilds", count = guilds));
        }
        t.list(List::Sentences, &sentences)
    }

    /// The winner.
    pub fn headline(self, sheet: &Sheet) -> String {
        let t = self.t;
        match sheet.winners.as_slice() {
            [one] => say!(
                t,
                "duel-winner",
                who = self.who(*one),
                name = self.name(*one),
                victory = sheet.victory.name()
            ),
            several => {
                let names: Vec<&str> = several.iter().map(|seat: &Seat| self.name(*seat)).collect();
                say!(t, "duel-winners", names = t.list(List::And, &names))
            }
        }
    }
}
