//! Sentences about a table of 7 Wonders, shared by pages and terminal.
//!
//! `facts` has what is printed on cards and boards; `log` has events; here are names, prices, and reasons.

mod facts;
mod log;

use antipater_engine::Seat;
use antipater_engine::seven::{IllegalAction, Illegality, Payment};

pub use self::facts::*;
pub use self::log::{conflict, done, paid};
use crate::texts::{List, Texts, msg, say};
use crate::view::View;
use crate::view::seven::{Sheet, Step, Terms, View as Game};
use crate::words;

/// A payment to neighbors, each with form of address and name, using the text for one neighbor or that for two.
fn to_neighbors(
    t: &Texts,
    [one, two]: [&'static str; 2],
    bank: u8,
    pay: Payment,
    [left, right]: [(&'static str, &str); 2],
) -> String {
    let single = |(who, name): (&'static str, &str), coins: u8| {
        say!(t, one, bank = bank, coins = coins, who = who, name = name)
    };
    match (pay.left, pay.right) {
        (coins, 0) => single(left, coins),
        (0, coins) => single(right, coins),
        (l, r) => say!(
            t,
            two,
            bank = bank,
            left = l,
            leftwho = left.0,
            leftname = left.1,
            right = r,
            rightwho = right.0,
            rightname = right.1
        ),
    }
}

/// Puts a view into words, with the names at the table.
#[derive(Clone, Debug)]
pub struct Narrator<'a> {
    /// The texts of the language.
    pub t: &'a Texts,
    /// The view of the table.
    pub view: &'a View,
    /// The view of the game.
    pub game: &'a Game,
    /// The name of the Free City.
    free_city: String,
}

impl<'a> Narrator<'a> {
    /// A narrator in the language of these texts; `game` is the game of the view.
    pub fn new(t: &'a Texts, view: &'a View, game: &'a Game) -> Narrator<'a> {
        Narrator {
            t,
            view,
            game,
            free_city: say!(t, "free-city"),
        }
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        if self.is_free_city(seat) {
            &self.free_city
        } else {
            self.view.name(seat)
        }
    }

    /// Whether the seat is that of the Free City.
    pub fn is_free_city(&self, seat: Seat) -> bool {
        let city = self.game.free_city.as_ref();
        city.is_some_and(|city| city.seat == seat)
    }

    /// `you` for the viewer's seat, `city` for the Free City, `other` for the others: messages select their form by it.
    pub fn who(&self, seat: Seat) -> &'static str {
        if Some(seat) == self.view.you {
            "you"
        } else if self.is_free_city(seat) {
            "city"
        } else {
            "other"
        }
    }

    /// The facing seat: the viewer's own, if there is one.
    pub fn facing(&self) -> Seat {
        self.view.facing
    }

    /// The city to choose for now, with its left and right neighbor.
    pub fn asked(&self) -> (Seat, [Seat; 2]) {
        let seats = self.game.cities.len();
        let ask = self.game.ask.as_ref();
        let seat = ask.map_or(self.facing(), |ask| ask.seat);
        (seat, [seat.left(seats), seat.right(seats)])
    }

    /// The city of a seat, with the viewer's choice of names.
    pub fn city(&self, seat: Seat) -> &'a str {
        let (_, board) = self.game.cities[seat.number()].board;
        self.t.name(board.wonder)
    }

    /// The seat's name with its city.
    pub fn name_and_city(&self, seat: Seat) -> String {
        say!(
            self.t,
            "name-and-city",
            who = self.who(seat),
            name = self.name(seat),
            city = self.city(seat)
        )
    }

    /// A price: coins to the bank and to the neighbors.
    pub fn price(&self, bank: u8, pay: Payment) -> String {
        let t = self.t;
        let (seat, _) = self.asked();
        match (bank, pay) {
            (0, Payment::NOTHING) => say!(t, "price-own"),
            (bank, Payment::NOTHING) => say!(t, "price-bank", bank = bank),
            (0, pay) => self.to_neighbors(seat, [msg("price-one"), msg("price-two")], 0, pay),
            (bank, pay) => {
                let ids = [msg("price-bank-one"), msg("price-bank-two")];
                self.to_neighbors(seat, ids, bank, pay)
            }
        }
    }

    /// A seat's payment, using the text for one neighbor or that for two. The texts select their form by the payee,
    /// which may be the viewer.
    pub fn to_neighbors(
        &self,
        seat: Seat,
        [one, two]: [&'static str; 2],
        bank: u8,
        pay: Payment,
    ) -> String {
        to_neighbors(self.t, [one, two], bank, pay, self.neighbors(seat))
    }

    /// The left and right neighbor of a seat, with form of address and name.
    pub fn neighbors(&self, seat: Seat) -> [(&'static str, &str); 2] {
        let seats = self.game.cities.len();
        [seat.left(seats), seat.right(seats)].map(|seat| (self.who(seat), self.name(seat)))
    }

    /// The name of a paid seat beside the coins.
    pub fn partner(&self, seat: Seat) -> String {
        say!(
            self.t,
            "partner",
            who = self.who(seat),
            name = self.name(seat)
        )
    }

    /// Why something cannot be built now.
    pub fn closed(&self, terms: &Terms) -> String {
        let t = self.t;
        let (seat, _) = self.asked();
        let whose = self.who(seat);
        match terms {
            Terms::Standing => say!(t, "refused-standing", whose = whose),
            Terms::TooDear { coins } => {
                let purse = self.game.cities[seat.number()].coins;
                say!(
                    t,
                    "refused-too-dear",
                    coins = *coins,
                    purse = purse,
                    whose = whose
                )
            }
            Terms::Missing { resources } => {
                say!(t, "refused-missing", list = words::resources(t, *resources))
            }
            Terms::Chain { .. } | Terms::Power | Terms::Found | Terms::Payable { .. } => {
                String::new()
            }
        }
    }

    /// Why a decision was refused.
    pub fn refusal(&self, why: &IllegalAction) -> String {
        let t = self.t;
        let IllegalAction::Action { seat, why, .. } = why else {
            return say!(t, "refused-step");
        };
        let whose = self.who(*seat);
        match why {
            Illegality::OtherStep => say!(t, "refused-step"),
            Illegality::NotInHand => say!(t, "refused-not-in-hand"),
            Illegality::NotOnPile => say!(t, "refused-not-on-pile"),
            Illegality::Standing => say!(t, "refused-standing", whose = whose),
            Illegality::WonderComplete => say!(t, "refused-wonder-complete", whose = whose),
            Illegality::FreeByChain(card) => say!(t, "refused-free-by-chain", card = t.name(card)),
            Illegality::FreeByPower => {
                say!(t, "refused-free-by-power", city = self.city(*seat))
            }
            Illegality::MustPlay => say!(t, "refused-must-play"),
            Illegality::NoChain => say!(t, "refused-no-chain", whose = whose),
            Illegality::NoPower => say!(t, "refused-no-power", whose = whose),
            Illegality::Missing(missing) => {
                say!(t, "refused-missing", list = words::resources(t, *missing))
            }
            Illegality::TooDear { coins, purse } => {
                say!(
                    t,
                    "refused-too-dear",
                    coins = *coins,
                    purse = *purse,
                    whose = whose
                )
            }
            Illegality::Payment(_) => say!(t, "refused-payment"),
        }
    }

    /// The players for whom the table waits, if the viewer is not one.
    pub fn waiting(&self) -> String {
        let (t, game) = (self.t, self.game);
        let id = match game.clock.step {
            Step::Turn => msg("waiting-turn"),
            Step::Seventh => msg("waiting-seventh"),
            Step::Discard => msg("waiting-discard"),
            Step::Over => msg("clock-over"),
        };
        let acts = game.clock.seat.unwrap_or(self.facing());
        let holder = game.free_city.and_then(|city| city.holder);
        let chooser = holder.filter(|_| self.is_free_city(acts)).unwrap_or(acts);
        say!(t, id, name = self.name(chooser))
    }

    /// The winners, with their points.
    pub fn headline(&self, sheet: &Sheet) -> String {
        let t = self.t;
        let total = sheet.ranking.first().map_or(0, |line| line.total);
        match sheet.winners.as_slice() {
            [one] => say!(
                t,
                "winner",
                who = self.who(*one),
                name = self.name(*one),
                points = total
            ),
            several => {
                let names: Vec<&str> = several.iter().map(|seat| self.name(*seat)).collect();
                say!(
                    t,
                    "winners",
                    names = t.list(List::And, &names),
                    points = total
                )
            }
        }
    }
}
