//! Points by category, and the winner of a civilian victory (rules D55 to D58).
//!
//! Here: pure calculations. Not here: the two supremacies, which `apply` detects.

use core::cmp::Ordering;

use super::cards::{Age, CARDS, Card, CardSet};
use super::effect::{Color, Effect};
use super::layout::SlotSet;
use super::table::{Both, City, Phase, SEATS, SYMBOLS_TO_WIN, Table, Track, opponent};
use super::tokens::{TOKENS, Token, TokenSet};
use super::wonders::{WONDERS, Wonder};
use crate::{BySeat, Outcome, Seat, SeatSet, Victory};

/// The points of a seat by category.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{Seat, State, rng};
///
/// let game = Duel::new(Setup::deal(&mut rng::generator(1, 0))).unwrap();
/// let score = game.table().score(Seat::FIRST);
/// // Seven coins.
/// assert_eq!((score.treasury, score.total()), (2, 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Score {
    /// The pawn on the opponent's side: 2, 5 or 10 points.
    pub military: u16,
    /// Blue cards; they break a tie.
    pub civilian: u16,
    /// Green cards.
    pub science: u16,
    /// Yellow cards.
    pub commerce: u16,
    /// Purple cards.
    pub guilds: u16,
    /// Constructed wonders.
    pub wonders: u16,
    /// Progress tokens.
    pub progress: u16,
    /// One for each three coins.
    pub treasury: u16,
}

impl Score {
    /// The names of the categories in records.
    pub const CATEGORIES: [&str; 8] = [
        "military", "civilian", "science", "commerce", "guilds", "wonders", "progress", "treasury",
    ];

    /// The points in the order of [`Score::CATEGORIES`].
    pub const fn points(self) -> [u16; 8] {
        [
            self.military,
            self.civilian,
            self.science,
            self.commerce,
            self.guilds,
            self.wonders,
            self.progress,
            self.treasury,
        ]
    }

    /// The total.
    pub const fn total(self) -> u16 {
        self.military
            + self.civilian
            + self.science
            + self.commerce
            + self.guilds
            + self.wonders
            + self.progress
            + self.treasury
    }

    /// The key by which cities are compared: points, then points from blue cards (rules D56, D58).
    pub const fn rank(self) -> (u16, u16) {
        (self.total(), self.civilian)
    }
}

impl Table {
    /// The present points of a seat (rule D56).
    pub fn score(&self, seat: Seat) -> Score {
        score(self, seat)
    }

    /// The present total of a seat: that of [`score`](Table::score), with less work.
    #[inline(always)]
    pub fn total(&self, seat: Seat) -> u16 {
        let total = total(self, seat);
        debug_assert_eq!(total, self.score(seat).total(), "the points of {seat:?}");
        total
    }

    /// Winners and points; `None` until the game is over.
    pub fn outcome(&self) -> Option<Outcome<Score>> {
        let Phase::Over { victory, winners } = self.phase else {
            return None;
        };
        let score = |seat: Seat| {
            if seat.number() < SEATS {
                self.score(seat)
            } else {
                Score::default()
            }
        };
        Some(Outcome {
            victory,
            winners,
            scores: BySeat::from_fn(score),
        })
    }
}

/// The table of a finished game, from its cities and the pawn. A pawn in a capital or six symbols in a city have won
/// the game; otherwise points decide.
pub(super) fn ended(cities: [City; SEATS], pawn: i8) -> Table {
    let mut table = Table {
        cities: Both(cities),
        discard: CardSet::EMPTY,
        track: Track {
            pawn,
            ..Track::START
        },
        board: TokenSet::EMPTY,
        boxed: TokenSet::EMPTY,
        age: Age::III,
        left: SlotSet::EMPTY,
        face_up: SlotSet::EMPTY,
        phase: Phase::Over {
            victory: Victory::Civilian,
            winners: SeatSet::EMPTY,
        },
    };
    let (victory, winners) = ending(&table);
    table.phase = Phase::Over { victory, winners };
    table
}

/// The victory and winners of a finished game, from its table (rules D41, D45, D55).
fn ending(table: &Table) -> (Victory, SeatSet) {
    let seats = |won: &dyn Fn(Seat) -> bool| Seat::all(SEATS).filter(|&s| won(s)).collect();
    let military: SeatSet = seats(&|seat| table.track.lead(seat) >= Track::CAPITAL);
    let science: SeatSet = seats(&|seat| table.cities[seat].symbols() >= SYMBOLS_TO_WIN);
    if !military.is_empty() {
        (Victory::Military, military)
    } else if !science.is_empty() {
        (Victory::Science, science)
    } else {
        (Victory::Civilian, civilian_winners(table))
    }
}

/// The present points of a seat (rules D56, D57).
pub(super) fn score(table: &Table, seat: Seat) -> Score {
    let city = &table.cities[seat];
    let cards = |color| {
        let cards = city.cards.intersection(CardSet::colored(color));
        let mut sum = 0;
        cards.each(|card| sum += u16::from(CARD_POINTS[card.index()]));
        let varying = cards.intersection(CardSet::VARYING_POINTS);
        varying.each(|card| sum += varying_points(table, city, card.row().effects));
        sum
    };
    let (mut wonders, mut progress) = (0, 0);
    let built = city.built;
    built.each(|wonder| wonders += u16::from(WONDER_POINTS[wonder.index()]));
    let tokens = city.tokens;
    tokens.each(|token| progress += u16::from(TOKEN_POINTS[token.index()]));
    let varying = tokens.intersection(TokenSet::VARYING_POINTS);
    varying.each(|token| progress += varying_points(table, city, token.row().effects));
    Score {
        military: military(table.track, seat),
        civilian: cards(Color::Blue),
        science: cards(Color::Green),
        commerce: cards(Color::Yellow),
        guilds: cards(Color::Purple),
        wonders,
        progress,
        treasury: city.coins / 3,
    }
}

/// The sum of all categories of [`score`]. Fixed points are looked up for eight cards at once.
#[inline(always)]
fn total(table: &Table, seat: Seat) -> u16 {
    let city = &table.cities[seat];
    let mut sum = military(table.track, seat) + city.coins / 3;
    let bits = city.cards.bits();
    sum += fixed_points_of(&POINTS_OF_CARDS, [bits as u64, (bits >> 64) as u64]);
    sum += fixed_points_of(&POINTS_OF_WONDERS, [city.built.bits().into(), 0]);
    sum += fixed_points_of(&POINTS_OF_TOKENS, [city.tokens.bits().into(), 0]);
    let varying = city.cards.intersection(CardSet::VARYING_POINTS);
    varying.each(|card| sum += varying_points(table, city, card.row().effects));
    let varying = city.tokens.intersection(TokenSet::VARYING_POINTS);
    varying.each(|token| sum += varying_points(table, city, token.row().effects));
    sum
}

#[inline]
fn fixed_points_of<const GROUPS: usize>(points: &[[u8; 256]; GROUPS], bits: [u64; 2]) -> u16 {
    let mut sum = 0;
    for (group, points) in points.iter().enumerate() {
        let set = (bits[group / 8] >> (8 * (group % 8))) as u8;
        sum += u16::from(points[usize::from(set)]);
    }
    sum
}

/// The fixed points of each set of eight cards, eight wonders, eight tokens.
static POINTS_OF_CARDS: [[u8; 256]; Card::COUNT.div_ceil(8)] = sums(&CARD_POINTS);
static POINTS_OF_WONDERS: [[u8; 256]; Wonder::COUNT.div_ceil(8)] = sums(&WONDER_POINTS);
static POINTS_OF_TOKENS: [[u8; 256]; Token::COUNT.div_ceil(8)] = sums(&TOKEN_POINTS);

/// The sum of the points of each subset of eight consecutive items.
const fn sums<const GROUPS: usize>(points: &[u8]) -> [[u8; 256]; GROUPS] {
    let mut sums = [[0; 256]; GROUPS];
    let mut group = 0;
    while group < GROUPS {
        let mut set: usize = 1;
        while set < 256 {
            let place = 8 * group + set.trailing_zeros() as usize;
            let last = if place < points.len() {
                points[place]
            } else {
                0
            };
            sums[group][set] = sums[group][set & (set - 1)] + last;
            set += 1;
        }
        group += 1;
    }
    sums
}

/// The points of the pawn's zone, for a seat with the pawn on its opponent's side (rule D56).
fn military(track: Track, seat: Seat) -> u16 {
    match track.lead(seat) {
        ..=0 => 0,
        1..=2 => 2,
        3..=5 => 5,
        6.. => 10,
    }
}

/// The points of effects that depend on the cities. Inlined into a loop, this would compute all counts before the first
/// effect.
#[inline(never)]
fn varying_points(table: &Table, city: &City, effects: &[Effect]) -> u16 {
    let points = |&effect: &Effect| match effect {
        Effect::PointsPerToken(points) => u16::from(points) * city.tokens.len() as u16,
        Effect::PointsPerMost(points, kind) => u16::from(points) * u16::from(table.most(kind)),
        Effect::Points(_)
        | Effect::Produce(..)
        | Effect::ProduceOneOf(_)
        | Effect::FixedPrice(_)
        | Effect::Shields(_)
        | Effect::Science(_)
        | Effect::Coins(_)
        | Effect::CoinsPerOwn(..)
        | Effect::CoinsPerMost(..)
        | Effect::OpponentLoses(_)
        | Effect::PlayAgain
        | Effect::Destroy(_)
        | Effect::Revive
        | Effect::ChooseProgress
        | Effect::WondersCostTwoLess
        | Effect::BlueCostsTwoLess
        | Effect::TakesTradeCoins
        | Effect::RedShields(_)
        | Effect::WondersPlayAgain
        | Effect::CoinsPerChain(_) => 0,
    };
    effects.iter().map(points).sum()
}

/// The fixed points of effects.
const fn fixed_points(effects: &[Effect]) -> u8 {
    let (mut sum, mut i) = (0, 0);
    while i < effects.len() {
        if let Effect::Points(points) = effects[i] {
            sum += points;
        }
        i += 1;
    }
    sum
}

static CARD_POINTS: [u8; Card::COUNT] = {
    let mut points = [0; Card::COUNT];
    let mut i = 0;
    while i < Card::COUNT {
        points[i] = fixed_points(CARDS[i].effects);
        i += 1;
    }
    points
};

static WONDER_POINTS: [u8; Wonder::COUNT] = {
    let mut points = [0; Wonder::COUNT];
    let mut i = 0;
    while i < Wonder::COUNT {
        points[i] = fixed_points(WONDERS[i].effects);
        i += 1;
    }
    points
};

static TOKEN_POINTS: [u8; Token::COUNT] = {
    let mut points = [0; Token::COUNT];
    let mut i = 0;
    while i < Token::COUNT {
        points[i] = fixed_points(TOKENS[i].effects);
        i += 1;
    }
    points
};

const _: () = {
    let mut i = 0;
    while i < Wonder::COUNT {
        let effects = WONDERS[i].effects;
        let mut j = 0;
        while j < effects.len() {
            let varies = matches!(
                effects[j],
                Effect::PointsPerToken(_) | Effect::PointsPerMost(..)
            );
            assert!(!varies, "the points of a wonder are always the same");
            j += 1;
        }
        i += 1;
    }
};

/// The winners by points: most points, then most points from blue cards, else both (rules D56, D58).
pub(super) fn civilian_winners(table: &Table) -> SeatSet {
    let rank = |seat| score(table, seat).rank();
    let seat = Seat::FIRST;
    match rank(seat).cmp(&rank(opponent(seat))) {
        Ordering::Greater => SeatSet::only(seat),
        Ordering::Less => SeatSet::only(opponent(seat)),
        Ordering::Equal => SeatSet::all(SEATS),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duel::effect::Kind;
    use crate::duel::wonders::WonderSet;

    #[test]
    fn the_pawn_is_worth_something_on_the_opponents_side_alone() {
        let points = |pawn, number| {
            let track = Track {
                pawn,
                ..Track::START
            };
            Seat::new(number).map(|seat| military(track, seat))
        };
        assert_eq!((points(0, 0), points(0, 1)), (Some(0), Some(0)));
        assert_eq!((points(3, 0), points(3, 1)), (Some(5), Some(0)));
        assert_eq!((points(-6, 0), points(-6, 1)), (Some(0), Some(10)));
    }

    /// Rules D41, D45, D58.
    #[test]
    fn the_table_says_how_a_game_has_ended() {
        let outcome = |cards: &[Card], tokens: &[Token], pawn| {
            let city = City {
                cards: CardSet::of(cards),
                tokens: TokenSet::of(tokens),
                ..City::default()
            };
            let outcome = ended([City::default(), city], pawn).outcome();
            outcome.map(|outcome| (outcome.victory, outcome.winners.iter().collect::<Vec<_>>()))
        };
        let [one, two] = [Seat::FIRST, Seat::FIRST.left(SEATS)];
        let five = [
            Card::Workshop,
            Card::Apothecary,
            Card::Scriptorium,
            Card::Pharmacist,
            Card::Study,
        ];
        let won = |victory, seats: &[Seat]| Some((victory, seats.to_vec()));
        assert_eq!(outcome(&[], &[], 0), won(Victory::Civilian, &[one, two]));
        assert_eq!(outcome(&five, &[], 8), won(Victory::Civilian, &[one]));
        assert_eq!(outcome(&five, &[], 9), won(Victory::Military, &[one]));
        assert_eq!(outcome(&[], &[], -9), won(Victory::Military, &[two]));
        let law = [Token::Law];
        assert_eq!(outcome(&five, &law, 8), won(Victory::Science, &[two]));
    }

    #[test]
    fn three_coins_are_a_set_and_wonders_count_when_constructed() {
        let city = City {
            coins: 11,
            wonders: WonderSet::of(&[Wonder::Sphinx]),
            built: WonderSet::of(&[Wonder::Pyramids, Wonder::Piraeus]),
            ..City::default()
        };
        assert_eq!(
            (city.count(Kind::CoinSets), city.count(Kind::Wonders)),
            (3, 2)
        );
    }
}
