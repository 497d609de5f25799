//! Points: the seven categories, scientific symbols of choice, copied guilds, the winners.
//!
//! Sources: rules F31 to F33; rulings 9, 11 and 12.

use super::cards::{Card, CardSet, FACTS, of_color};
use super::city::Table;
use super::edition::Edition;
use super::effect::{Color, Effect, Power, Symbol};
use super::summary::Summary;
use crate::outcome::{Outcome, Victory};
use crate::seat::{BySeat, Seat, SeatSet};

/// The points of one seat by category, and the coins that break ties.
///
/// # Examples
/// ```
/// use antipater_engine::seven::score::score;
/// # use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// # use antipater_engine::{Seat, State, rng};
/// # let boards = [BoardOptions::default(); 3];
/// # let setup = Setup::deal(Edition::First, &boards, &mut rng::generator(1, 0)).unwrap();
/// # let game = Seven::new(setup).unwrap();
///
/// // Three coins are all that a city starts with.
/// let score = score(game.table(), Seat::FIRST);
/// assert_eq!((score.treasury, score.total()), (1, 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Score {
    /// Conflict tokens; may be negative.
    pub military: i16,
    /// One point for every three coins.
    pub treasury: i16,
    /// Stages of the wonder.
    pub wonder: i16,
    /// Blue cards.
    pub civilian: i16,
    /// Scientific symbols of all kinds and sources.
    pub science: i16,
    /// Yellow cards.
    pub commerce: i16,
    /// Guilds, including one copied by Olympia.
    pub guilds: i16,
    /// Coins left, the tiebreaker.
    pub coins: u16,
}

impl Score {
    /// The names of the categories in records, in the order of the first edition's score pad.
    pub const CATEGORIES: [&str; 7] = [
        "military", "treasury", "wonder", "civilian", "science", "commerce", "guilds",
    ];

    /// The order of the categories on the score pad of an edition, as indices of [`Score::CATEGORIES`].
    pub const fn pad_order(edition: Edition) -> [usize; 7] {
        match edition {
            Edition::First => [0, 1, 2, 3, 4, 5, 6],
            // Wonder, treasury, military, then blue, yellow, green and purple cards.
            Edition::Second => [2, 1, 0, 3, 5, 4, 6],
        }
    }

    /// The points in the order of [`Score::CATEGORIES`].
    pub fn points(&self) -> [i16; 7] {
        [
            self.military,
            self.treasury,
            self.wonder,
            self.civilian,
            self.science,
            self.commerce,
            self.guilds,
        ]
    }

    /// The total.
    pub fn total(&self) -> i16 {
        self.points().iter().sum()
    }

    /// The key by which cities are compared: points, then coins (rule F33).
    pub fn rank(&self) -> (i16, u16) {
        (self.total(), self.coins)
    }
}

/// The present score of one seat.
///
/// # Examples
/// ```
/// use antipater_engine::seven::score::score;
/// # use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// # use antipater_engine::{Seat, State, rng};
/// # let boards = [BoardOptions::default(); 3];
/// # let setup = Setup::deal(Edition::First, &boards, &mut rng::generator(1, 0)).unwrap();
/// # let game = Seven::new(setup).unwrap();
///
/// let score = score(game.table(), Seat::FIRST);
/// assert_eq!(score.points().iter().sum::<i16>(), score.total());
/// ```
pub fn score(table: &Table, seat: Seat) -> Score {
    let city = table.city(seat);
    let edition = table.edition();
    let mut score = Score {
        military: city.tokens().points(),
        treasury: (city.coins() / 3) as i16,
        coins: city.coins(),
        ..Score::default()
    };
    let stages = city.built_stages(edition).iter();
    score.wonder = stages
        .map(|stage| effect_points(table, seat, stage.effects))
        .sum();
    for card in city.built().iter() {
        let facts = card.facts(edition);
        let points = effect_points(table, seat, facts.effects);
        match facts.color {
            Color::Blue => score.civilian += points,
            Color::Yellow => score.commerce += points,
            Color::Purple => score.guilds += points,
            Color::Brown | Color::Gray | Color::Red | Color::Green => {}
        }
    }
    let mut symbols = Symbols::default();
    city.effects(edition).for_each(|effect| symbols.add(effect));
    score.science = symbols.points();
    if let Some(copied) = copied_guild(table, seat, symbols) {
        score.guilds += copied.points;
        score.science += copied.science;
    }
    score
}

/// The present total of one seat: that of [`score`], with less work for callers that have the summary of its city.
///
/// # Examples
/// ```
/// use antipater_engine::seven::score::{score, total};
/// # use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// # use antipater_engine::{Seat, State, rng};
/// # let boards = [BoardOptions::default(); 3];
/// # let setup = Setup::deal(Edition::First, &boards, &mut rng::generator(1, 0)).unwrap();
/// # let game = Seven::new(setup).unwrap();
///
/// let (table, seat) = (game.table(), Seat::FIRST);
/// let summary = table.city(seat).summary(table.edition());
/// assert_eq!(total(table, seat, &summary), score(table, seat).total());
/// ```
pub fn total(table: &Table, seat: Seat, summary: &Summary) -> i16 {
    let city = table.city(seat);
    let edition = table.edition();
    let (known, any) = summary.symbols();
    let symbols = Symbols { known, any };
    let mut total = city.tokens().points()
        + (city.coins() / 3) as i16
        + i16::from(summary.points())
        + symbols.points();
    let varying = city.built().and(VARYING[edition as usize]);
    varying.each(|card| total += effect_points(table, seat, card.facts(edition).effects));
    if let Some(copied) = copied_guild(table, seat, symbols) {
        total += copied.points + copied.science;
    }
    debug_assert_eq!(total, score(table, seat).total(), "the points of {seat:?}");
    total
}

/// By edition, the cards whose points depend on the cities.
static VARYING: [CardSet; 2] = {
    let mut sets = [CardSet::EMPTY; 2];
    let mut edition = 0;
    while edition < 2 {
        let mut card = 0;
        while card < Card::COUNT {
            let effects = FACTS[edition][card].effects;
            let mut i = 0;
            while i < effects.len() {
                match effects[i] {
                    Effect::PointsPer(..) | Effect::PointsIfComplete(_) => {
                        sets[edition].add(Card::ALL[card]);
                    }
                    // No card has both kinds of points, so no points count twice.
                    Effect::Points(_) => assert!(effects.len() == 1),
                    _ => {}
                }
                i += 1;
            }
            card += 1;
        }
        edition += 1;
    }
    sets
};

/// The points of effects other than symbols, for a seat.
///
/// # Examples
/// ```
/// use antipater_engine::seven::Card;
/// use antipater_engine::seven::score::effect_points;
/// # use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// # use antipater_engine::{Seat, State, rng};
/// # let boards = [BoardOptions::default(); 3];
/// # let setup = Setup::deal(Edition::First, &boards, &mut rng::generator(1, 0)).unwrap();
/// # let game = Seven::new(setup).unwrap();
///
/// let palace = Card::Palace.facts(Edition::First).effects;
/// assert_eq!(effect_points(game.table(), Seat::FIRST, palace), 8);
/// ```
pub fn effect_points(table: &Table, seat: Seat, effects: &[Effect]) -> i16 {
    let city = table.city(seat);
    let points = |effect: &Effect| match *effect {
        Effect::Points(points) => i16::from(points),
        Effect::PointsPer(points, counted, scope) => {
            i16::from(points) * table.count(seat, counted, scope) as i16
        }
        Effect::PointsIfComplete(points) if city.next_stage(table.edition()).is_none() => {
            i16::from(points)
        }
        _ => 0,
    };
    effects.iter().map(points).sum()
}

/// A neighbor's guild that scores as if it were in this city.
///
/// # Examples
/// ```
/// use antipater_engine::seven::score::{CopiedGuild, Symbols, copied_guild};
/// # use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// # use antipater_engine::{Seat, State, rng};
/// # let boards = [BoardOptions::default(); 3];
/// # let setup = Setup::deal(Edition::First, &boards, &mut rng::generator(1, 0)).unwrap();
/// # let game = Seven::new(setup).unwrap();
///
/// // At the start of a game no guild stands anywhere.
/// let copied: Option<CopiedGuild> = copied_guild(game.table(), Seat::FIRST, Symbols::default());
/// assert_eq!(copied, None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CopiedGuild {
    /// The guild.
    pub card: Card,
    /// The seat of the city that has it.
    pub from: Seat,
    /// The points of its effect.
    pub points: i16,
    /// The points that its scientific symbol adds to a city with these symbols.
    pub science: i16,
}

/// The best guild of a neighbor, for a city that copies one (ruling 9). The copy is not a card in the city, so a copied
/// Shipowners Guild does not count itself. Ties go to the last guild in this order: the left neighbor's guilds, then
/// the right one's, each in card order.
pub fn copied_guild(table: &Table, seat: Seat, symbols: Symbols) -> Option<CopiedGuild> {
    let may_copy = table.city(seat).has(table.edition(), Power::CopyGuild);
    let best = || copies(table, seat, symbols).max_by_key(|copy| copy.points + copy.science);
    may_copy.then(best).flatten()
}

/// The scores that a player may write down for a seat, including [`score`]. There are several if guilds that it can
/// copy bring the same total, but different points for science (ruling 9).
///
/// # Examples
/// ```
/// use antipater_engine::seven::score::{possible_scores, score};
/// # use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// # use antipater_engine::{Seat, State, rng};
/// # let boards = [BoardOptions::default(); 3];
/// # let setup = Setup::deal(Edition::First, &boards, &mut rng::generator(1, 0)).unwrap();
/// # let game = Seven::new(setup).unwrap();
///
/// // Without a guild to copy there is one.
/// let table = game.table();
/// assert_eq!(possible_scores(table, Seat::FIRST), [score(table, Seat::FIRST)]);
/// ```
pub fn possible_scores(table: &Table, seat: Seat) -> Vec<Score> {
    let shown = score(table, seat);
    let symbols = Symbols::of(table.city(seat).effects(table.edition()));
    let mut possible = vec![shown];
    let Some(best) = copied_guild(table, seat, symbols) else {
        return possible;
    };
    let without = Score {
        guilds: shown.guilds - best.points,
        science: shown.science - best.science,
        ..shown
    };
    for copy in copies(table, seat, symbols) {
        let other = Score {
            guilds: without.guilds + copy.points,
            science: without.science + copy.science,
            ..without
        };
        if other.total() == shown.total() && !possible.contains(&other) {
            possible.push(other);
        }
    }
    possible
}

/// The value of each guild of the two neighbors as a copy: those of the left one, then those of the right one.
fn copies(table: &Table, seat: Seat, symbols: Symbols) -> impl Iterator<Item = CopiedGuild> {
    let edition = table.edition();
    let purple = of_color(edition, Color::Purple);
    let copy = move |from: Seat, card: Card| {
        let effects = card.facts(edition).effects;
        let mut more = symbols;
        effects.iter().for_each(|effect| more.add(effect));
        CopiedGuild {
            card,
            from,
            points: effect_points(table, seat, effects),
            science: more.points() - symbols.points(),
        }
    };
    let neighbors = [table.left(seat), table.right(seat)];
    let guilds = move |from: Seat| {
        let guilds = table.city(from).built().and(purple);
        guilds.iter().map(move |card| (from, card))
    };
    let guilds = neighbors.into_iter().flat_map(guilds);
    guilds.map(move |(from, card)| copy(from, card))
}

/// Scientific symbols: the number of each kind, and the number whose kind is chosen at the end.
///
/// # Examples
/// ```
/// use antipater_engine::seven::score::Symbols;
///
/// let symbols = |known, any| Symbols { known, any }.points();
/// assert_eq!(symbols([3, 2, 1], 0), 9 + 4 + 1 + 7);
/// // A symbol of choice completes a second set.
/// assert_eq!(symbols([3, 2, 1], 1), 9 + 4 + 4 + 14);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Symbols {
    /// The number of each kind, in the order of [`Symbol::ALL`].
    pub known: [u8; 3],
    /// The number of symbols of choice.
    pub any: u8,
}

impl Symbols {
    /// The symbols among these effects.
    pub fn of<'a>(effects: impl Iterator<Item = &'a Effect>) -> Symbols {
        let mut symbols = Symbols::default();
        effects.for_each(|effect| symbols.add(effect));
        symbols
    }

    /// Adds the symbol of an effect, if it is one.
    pub fn add(&mut self, effect: &Effect) {
        match effect {
            Effect::Symbol(symbol) => self.known[*symbol as usize] += 1,
            Effect::AnySymbol => self.any += 1,
            _ => {}
        }
    }

    /// The points, with symbols of choice set for the best total (rule F32, ruling 11).
    pub fn points(self) -> i16 {
        if self.any == 0 {
            return Symbols::worth(self.known);
        }
        let set = |symbol: Symbol| {
            let mut symbols = Symbols {
                any: self.any - 1,
                ..self
            };
            symbols.known[symbol as usize] += 1;
            symbols.points()
        };
        Symbol::ALL.into_iter().map(set).max().unwrap_or(0)
    }

    /// The square of each kind's number, plus 7 for each set of three different ones.
    fn worth(known: [u8; 3]) -> i16 {
        let squares: i16 = known.iter().map(|&n| i16::from(n) * i16::from(n)).sum();
        let sets = known.iter().min().copied().unwrap_or(0);
        squares + 7 * i16::from(sets)
    }
}

/// Scores and winners of the present table: most points, then most coins, then a shared victory (rule F33). The Free
/// City is scored too, but cannot win (rule F43).
///
/// # Examples
/// ```
/// use antipater_engine::seven::score::outcome;
/// # use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// # use antipater_engine::{State, rng};
/// # let boards = [BoardOptions::default(); 3];
/// # let setup = Setup::deal(Edition::First, &boards, &mut rng::generator(1, 0)).unwrap();
/// # let game = Seven::new(setup).unwrap();
///
/// // Three coins each: were the game over now, all would share the victory.
/// assert_eq!(outcome(game.table()).winners.len(), 3);
/// ```
pub fn outcome(table: &Table) -> Outcome<Score> {
    let scores = BySeat::from_fn(|seat| {
        if seat.number() < table.seats() {
            score(table, seat)
        } else {
            Score::default()
        }
    });
    let rank = |seat: Seat| scores[seat].rank();
    let seats = || table.players().iter();
    let best = seats().map(rank).max();
    let winners: SeatSet = seats().filter(|&seat| Some(rank(seat)) == best).collect();
    Outcome {
        victory: Victory::Civilian,
        winners,
        scores,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// First edition examples D5 to D9: squares, the six-card city, its seventh card.
    #[test]
    fn symbols_score_squares_and_sets() {
        let worth = |a, b, c, any| {
            Symbols {
                known: [a, b, c],
                any,
            }
            .points()
        };
        assert_eq!(
            [1, 2, 3, 4, 5, 6].map(|n| worth(n, 0, 0, 0)),
            [1, 4, 9, 16, 25, 36]
        );
        assert_eq!(worth(3, 2, 1, 0), 9 + 4 + 1 + 7);
        assert_eq!(worth(3, 2, 2, 0), 31);
        assert_eq!((worth(4, 0, 0, 1), worth(4, 0, 0, 2)), (25, 36));
    }

    /// Ruling 11: two symbols of choice are set together; setting one after the other would miss the set.
    #[test]
    fn symbols_of_choice_are_set_jointly() {
        assert_eq!(
            Symbols {
                known: [1, 0, 0],
                any: 2
            }
            .points(),
            10
        );
        assert_eq!(
            Symbols {
                known: [2, 2, 0],
                any: 1
            }
            .points(),
            16
        );
        assert_eq!(
            Symbols {
                known: [3, 3, 0],
                any: 2
            }
            .points(),
            36
        );
    }
}
