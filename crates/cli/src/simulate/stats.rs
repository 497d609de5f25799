//! The totals of a series: by bot, by seat, by lot, by kind of victory.

use antipater_bots::Repeatable;
use antipater_bots::stats::{Account, GameSummary, Interval, Spread, Tally, share};
use antipater_bots::uct::Searchable;
use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, Edition, Seven, Side, Wonder};
use antipater_engine::{BySeat, Seat, Victory};

use crate::locale::tell;

/// A game whose deal gives each seat a lot that may affect its chances.
pub(crate) trait Dealt: Searchable {
    /// The names of the lots.
    const LOTS: Lots;

    /// The number of a seat's lot, below the count of [`Dealt::LOTS`].
    fn lot(setup: &Self::Setup, seat: Seat) -> u8;

    /// The name of a lot.
    fn lot_name(lot: u8) -> String;

    /// The name of a lot for people.
    fn lot_title(lot: u8) -> String {
        Self::lot_name(lot)
    }
}

/// The names of a game's lots, and their number.
#[derive(Clone, Copy)]
pub(crate) struct Lots {
    /// The singular, as the heading of a column.
    pub(crate) one: &'static str,
    count: usize,
}

/// The boards of one edition.
const BOARDS: usize = Wonder::COUNT * Side::ALL.len();

/// The lot is the board.
impl Dealt for Seven {
    const LOTS: Lots = Lots {
        one: "city",
        count: Edition::ALL.len() * BOARDS,
    };

    fn lot(setup: &seven::Setup, seat: Seat) -> u8 {
        let board = setup.boards[seat.number()];
        let place = board.wonder as usize * Side::ALL.len() + board.side as usize;
        (setup.edition as usize * BOARDS + place) as u8
    }

    fn lot_name(lot: u8) -> String {
        let edition = Edition::ALL[usize::from(lot) / BOARDS];
        let board = usize::from(lot) % BOARDS;
        let wonder = Wonder::ALL[board / Side::ALL.len()];
        let side = Side::ALL[board % Side::ALL.len()];
        format!("{} {}", wonder.city(edition), side.name(edition))
    }
}

/// The lot is whether the seat begins.
impl Dealt for Duel {
    const LOTS: Lots = Lots {
        one: "player",
        count: duel::SEATS,
    };

    fn lot(setup: &duel::Setup, seat: Seat) -> u8 {
        u8::from(seat != setup.first)
    }

    fn lot_name(lot: u8) -> String {
        ["first", "second"][usize::from(lot)].to_owned()
    }

    fn lot_title(lot: u8) -> String {
        tell!("cli-lot", word = Self::lot_name(lot))
    }
}

/// The data of one game for the figures.
pub(crate) struct GameResult<S> {
    summary: GameSummary<S>,
    lots: BySeat<u8>,
}

impl<S> GameResult<S> {
    pub(crate) fn of<G: Dealt<Score = S>>(
        setup: &G::Setup,
        summary: GameSummary<S>,
    ) -> GameResult<S> {
        let mut lots = BySeat::default();
        for seat in Seat::all(summary.bots.len()) {
            lots[seat] = G::lot(setup, seat);
        }
        GameResult { summary, lots }
    }
}

/// Wins and points of a group of seats.
#[derive(Clone, Default)]
pub(crate) struct Group {
    wins: f64,
    total: Spread,
}

impl Group {
    fn add(&mut self, win: f64, total: i64) {
        self.wins += win;
        self.total.add(total);
    }

    pub(crate) fn figures(&self) -> Figures {
        Figures::of(self.wins, self.total.games(), &self.total)
    }
}

/// The figures of a group of seats.
pub(crate) struct Figures {
    pub(crate) games: u64,
    pub(crate) wins: f64,
    pub(crate) share: f64,
    pub(crate) shares: Interval,
    pub(crate) points: f64,
    pub(crate) spread: f64,
    pub(crate) range: Interval,
}

impl Figures {
    pub(crate) fn of(wins: f64, games: u64, total: &Spread) -> Figures {
        Figures {
            games,
            wins,
            share: wins / games.max(1) as f64,
            shares: share(wins, games),
            points: total.mean(),
            spread: total.deviation(),
            range: total.interval(),
        }
    }
}

/// The totals of a series, updated game by game in order.
pub(crate) struct Sum<'a> {
    bots: &'a [Repeatable],
    pub(crate) tally: Tally,
    /// The number of games that ended with each kind of victory.
    pub(crate) victories: [u64; Victory::ALL.len()],
    seats: Vec<Group>,
    lots: Vec<Group>,
}

impl<'a> Sum<'a> {
    /// Totals without games, for this number of players and these bots.
    pub(crate) fn new<G: Dealt>(bots: &'a [Repeatable], seats: usize) -> Sum<'a> {
        Sum {
            bots,
            tally: Tally::default(),
            victories: [0; Victory::ALL.len()],
            seats: vec![Group::default(); seats],
            lots: vec![Group::default(); G::LOTS.count],
        }
    }

    /// The name of an account's bot.
    pub(crate) fn name(&self, account: &Account) -> String {
        self.bots[account.bot].to_string()
    }

    /// Adds the next game.
    pub(crate) fn add<G: Dealt>(&mut self, mut result: GameResult<G::Score>) {
        // A bot that is listed twice counts as one bot.
        for bot in &mut result.summary.bots {
            let same = |other: &Repeatable| *other == self.bots[*bot];
            *bot = self.bots.iter().position(same).unwrap_or(*bot);
        }
        let outcome = &result.summary.outcome;
        self.tally.add::<G>(&result.summary);
        self.victories[outcome.victory as usize] += 1;
        let share = 1.0 / outcome.winners.len() as f64;
        for seat in Seat::all(result.summary.bots.len()) {
            let won = outcome.winners.contains(seat);
            let win = if won { share } else { 0.0 };
            let total = G::points(&outcome.scores[seat]).map(i64::from).sum();
            self.seats[seat.number()].add(win, total);
            self.lots[usize::from(result.lots[seat])].add(win, total);
            // A seat or a lot has one value in a game.
            self.seats[seat.number()].total.end_game();
            self.lots[usize::from(result.lots[seat])].total.end_game();
        }
    }

    /// The figures of each bot, in the order of their first seats.
    pub(crate) fn bots(&self) -> impl Iterator<Item = (String, Figures)> + '_ {
        self.tally.accounts.iter().map(|account| {
            let figures = Figures::of(account.wins, account.total.games(), &account.total);
            (self.name(account), figures)
        })
    }

    /// The figures of each seat.
    pub(crate) fn seats(&self) -> impl Iterator<Item = (String, Figures)> + '_ {
        let named = self.seats.iter().enumerate();
        named.map(|(seat, group)| (seat.to_string(), group.figures()))
    }

    /// The figures of each lot that was dealt, with its name.
    pub(crate) fn lots(&self, name: fn(u8) -> String) -> impl Iterator<Item = (String, Figures)> {
        let dealt = (0..).zip(&self.lots);
        dealt
            .filter(|(_, group)| group.total.games() > 0)
            .map(move |(lot, group)| (name(lot), group.figures()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lots_are_named_after_what_lies_there() {
        assert_eq!(Seven::lot_name(0), "Giza A");
        assert_eq!(
            Seven::lot_name(Seven::LOTS.count as u8 - 1),
            "Halikarnassos night"
        );
        assert_eq!(Duel::lot_name(1), "second");
    }
}
