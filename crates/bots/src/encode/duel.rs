//! The inputs of the net for Duel, relative to one seat: about 120 of [`INPUTS`] are active.
//!
//! Numbers are thermometers; each card and wonder has one input. Prices are computed by the rules, because a net would
//! take long to learn them.

mod priced;

use antipater_engine::duel::{
    Action, Age, Back, Card, CardSet, Costs, Duel, Observation, Phase, Score, Slot, SlotSet,
    Symbol, Table, Token, Wonder, opponent,
};
use antipater_engine::{Actions, Seat, State, Victory};
use fearless_simd::{Level, Simd, dispatch};
use rand_core::Rng;

use self::priced::{CARD_INPUTS, PRICED_WONDERS, priced};
use super::encoded::Encoded;
use super::inputs::{Heads, InputWriter, Inputs, Schema, Steps, blocks};

/// Coins and points, as thermometers.
static COINS: Steps<20> = Steps::new([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28, 34,
]);
static POINTS: Steps<20> = Steps::new([
    2, 4, 6, 8, 10, 13, 16, 19, 22, 25, 28, 32, 36, 40, 45, 50, 55, 60, 66, 72,
]);
/// The lead in points, plus 40.
static LEAD: Steps<24> = Steps::new([
    10, 18, 22, 25, 28, 30, 32, 34, 36, 38, 39, 40, 41, 42, 43, 45, 47, 49, 51, 53, 56, 59, 63, 71,
]);
/// Prices in coins.
static PRICE: Steps<6> = Steps::new([1, 3, 4, 6, 8, 11]);

/// Symbols of the cards and Law.
const SYMBOLS: usize = Symbol::ON_CARDS.len() + 1;

/// The number of bytes in a set of cards.
const CARDS: usize = Card::COUNT.div_ceil(8);
const SLOTS: usize = Slot::COUNT.div_ceil(8);
const FEW: usize = Wonder::COUNT.div_ceil(8);

const fn of_both(size: usize) -> usize {
    2 * size
}

blocks! {
    /// For each seat: its buildings.
    CITY: of_both(Card::COUNT),
    /// For each seat: wonders it may still construct.
    WONDERS: of_both(Wonder::COUNT),
    /// For each seat: wonders it has constructed.
    BUILT: of_both(Wonder::COUNT),
    /// For each seat: progress tokens.
    TOKENS: of_both(Token::COUNT),
    /// For each seat: coins.
    PURSE: of_both(COINS.len()),
    /// For each seat: its present points.
    SCORE: of_both(POINTS.len()),
    /// For each seat: its symbols.
    SYMBOL: of_both(SYMBOLS),
    /// For each seat: its number of different symbols.
    SYMBOL_COUNT: of_both(SYMBOLS),
    /// For each seat: the accessible cards it can pay for.
    PAYABLE: of_both(Card::COUNT),
    /// For each seat: the price of each open card.
    CARD_PRICE: of_both(Card::COUNT * PRICE.len()),
    /// For each seat: the wonders it can pay for.
    WONDER_PAYABLE: of_both(Wonder::COUNT),
    /// For each seat: the price of each of its wonders.
    WONDER_PRICE: of_both(Wonder::COUNT * PRICE.len()),
    /// For each seat: the coins for a discarded card, less 2.
    INCOME: of_both(5),
    /// The lead in points.
    AHEAD: LEAD.len(),
    /// Accessible open cards of the structure.
    ACCESSIBLE: Card::COUNT,
    /// Covered open cards of the structure.
    COVERED: Card::COUNT,
    /// The slots with a card, by age.
    LEFT: 3 * Slot::COUNT,
    /// The slots with a face-down card, by age.
    HIDDEN: 3 * Slot::COUNT,
    /// The slots with the back of a guild.
    GUILD: Slot::COUNT,
    /// The number of cards left.
    COUNT_LEFT: Slot::COUNT + 1,
    /// Accessible cards that would turn up one or two other cards.
    OPENS: 2 * Card::COUNT,
    /// The number of cards about to be turned up.
    TURNED_UP: 3,
    /// Cards in the discard pile.
    DISCARD: Card::COUNT,
    /// The position of the conflict pawn, from the middle toward the opponent's capital.
    PAWN: 19,
    /// Looting tokens: own and the opponent's.
    LOOT: 4,
    /// Progress tokens on the board.
    BOARD: Token::COUNT,
    /// Progress tokens in the box.
    BOXED: Token::COUNT,
    /// The age, and the draft.
    AGE: 4,
    /// Wonders on offer in the draft.
    OFFER: Wonder::COUNT,
    /// Wonders drafted so far.
    PICKS: 8,
    /// The seat of the next decision, by kind of decision.
    TURN: 2 * 7,
    /// Another turn follows this decision.
    AGAIN: 1,
    /// The number of wonders that can still be constructed by either seat.
    WONDERS_LEFT: 8,
}

/// The classes of results for one seat: its own civilian, scientific and military victory, the opponent's three, and a
/// shared victory.
pub const OUTPUTS: usize = 7;

/// The maximum number of active inputs. It has 73 cards in cities, in the discard pile and in the structure, up to 20
/// of them with prices for both seats, and every thermometer full.
pub const MOST: usize = 672;

/// The schema of weights for Duel.
pub const SCHEMA: Schema = Schema {
    game: "duel",
    version: 1,
    blocks: BLOCKS,
    outputs: OUTPUTS,
    heads: Heads {
        seats: 2,
        categories: Score::CATEGORIES.len(),
    },
};

/// The share of the win for each class of results.
pub const WORTH: [f32; OUTPUTS] = [1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.5];

impl Encoded for Duel {
    const SCHEMA: Schema = SCHEMA;
    const WORTH: &'static [f32] = &WORTH;
    const STANDING_HEADS: usize = SCHEMA.heads.count();
    type Known = Known;

    fn known(observation: &Observation, rng: &mut impl Rng) -> Known {
        Known::new(observation, rng)
    }

    fn after(known: &Known, seat: Seat, action: Action, inputs: &mut Inputs) -> Option<usize> {
        let next = known.after(action);
        let result = result(next.table(), seat);
        if result.is_none() {
            next.encode(seat, inputs);
        }
        result
    }

    fn result(&self, seat: Seat) -> Option<usize> {
        result(self.table(), seat)
    }

    fn standing(_: f32, points: impl Fn(usize) -> f32) -> f32 {
        let categories = Score::CATEGORIES.len();
        let total = |seat: usize| -> f32 {
            (0..categories)
                .map(|one| points(seat * categories + one))
                .sum()
        };
        (0.5 + (total(0) - total(1)) / 160.0).clamp(0.0, 1.0)
    }
}

/// The class of the result for a seat; `None` before the end of the game.
pub fn result(table: &Table, seat: Seat) -> Option<usize> {
    let Phase::Over { victory, winners } = table.phase else {
        return None;
    };
    let kind = match victory {
        Victory::Civilian => 0,
        Victory::Science => 1,
        Victory::Military => 2,
    };
    Some(match (winners.contains(seat), winners.len()) {
        (_, 2) => 6,
        (true, _) => kind,
        (false, _) => 3 + kind,
    })
}

/// A position as one seat knows it before the next chance event.
///
/// # Examples
/// ```
/// use antipater_bots::encode::{Inputs, duel::Known};
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{State, rng};
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let game = Duel::new(setup).unwrap();
/// let now = Known::new(&game.observe(setup.first), &mut rng::generator(2, 0));
/// let mut inputs = Inputs::default();
/// for &action in game.legal_actions(setup.first).iter() {
///     inputs.clear();
///     now.after(action).encode(setup.first, &mut inputs);
///     assert!(inputs.numbers().len() > 20);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known {
    /// A position consistent with the observation; cards outside `seen` are never read.
    guess: Duel,
    /// The costs in the age of the slots in `seen`.
    costs: Costs,
    /// The age of the slots in `seen`.
    age: Age,
    /// The slots whose cards are known.
    seen: SlotSet,
    /// Whether the wonders on offer are known.
    offer: bool,
}

impl Known {
    /// The observer's knowledge.
    pub fn new(observation: &Observation, rng: &mut impl Rng) -> Known {
        Known::of(Duel::sample(observation, rng))
    }

    /// The knowledge in a position that is consistent with it: only open cards are read.
    pub(crate) fn of(guess: Duel) -> Known {
        let table = guess.table();
        Known {
            guess,
            costs: Costs::of(structure(&guess)),
            age: table.age,
            seen: table.face_up,
            offer: true,
        }
    }

    /// The knowledge after an action, before any card is turned up.
    #[must_use]
    pub fn after(&self, action: Action) -> Known {
        let mut next = *self;
        let drafted = matches!(self.guess.table().phase, Phase::Draft { picks: 3, .. });
        next.offer &= !drafted;
        next.guess.play_unchecked(action);
        next
    }

    /// The same with this seat's turn to take a card; `None` if it is neither seat's turn.
    pub(crate) fn with_turn_of(&self, seat: Seat) -> Option<Known> {
        let mut table = *self.table();
        let Phase::Play { .. } = table.phase else {
            return None;
        };
        table.phase = Phase::Play { seat };
        let guess = Duel::from_parts(*self.guess.deal(), table);
        Some(Known { guess, ..*self })
    }

    /// The same with the turn passed to this seat, whatever choice is due.
    pub(crate) fn passed_to(&self, seat: Seat) -> Known {
        let mut table = *self.table();
        table.phase = Phase::Play { seat };
        let guess = Duel::from_parts(*self.guess.deal(), table);
        Known { guess, ..*self }
    }

    /// The legal actions of the next decision, if both seats know all of them.
    pub(crate) fn choices(&self) -> Actions<Action> {
        let seat = self.to_act();
        seat.map_or_else(Actions::none, |seat| self.guess.legal_actions(seat))
    }

    /// The public part of the position.
    pub fn table(&self) -> &Table {
        self.guess.table()
    }

    /// The seat of the next decision; `None` if the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        self.table().phase.seat()
    }

    /// Activates the inputs for a seat.
    pub fn encode(&self, me: Seat, inputs: &mut Inputs) {
        let seen = Seen {
            game: &self.guess,
            costs: &self.costs,
            age: self.age,
            open: self.seen,
            offer: self.offer,
        };
        dispatch!(Level::new(), simd => seen.write(me, inputs.writer(simd)).finish());
    }
}

/// The cards of the present age's structure.
fn structure(game: &Duel) -> &[Card; Slot::COUNT] {
    &game.deal().ages[game.table().age as usize]
}

/// The costs of the present age's structure, cached for one game, in which they change twice.
///
/// # Examples
/// ```
/// use antipater_bots::encode::{HasFeatures, duel::Kept};
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{State, rng};
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let game = Duel::new(setup).unwrap();
/// game.share(&mut Kept::default(), &mut ());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Kept(Option<(Age, Costs)>);

impl Kept {
    /// Updates the cache for this position of the game.
    #[inline]
    pub(super) fn keep(&mut self, game: &Duel) {
        let now = game.table().age;
        if self.0.as_ref().is_none_or(|&(age, _)| age != now) {
            self.0 = Some((now, Costs::of(structure(game))));
        }
    }

    /// Activates the inputs for a seat in a position with these costs.
    #[inline(always)]
    pub(super) fn write<S: Simd>(&self, simd: S, game: &Duel, me: Seat, inputs: &mut Inputs) {
        let Some((_, costs)) = &self.0 else {
            return;
        };
        let table = game.table();
        let seen = Seen {
            game,
            costs,
            age: table.age,
            open: table.face_up,
            offer: true,
        };
        seen.write(me, inputs.writer(simd)).finish();
    }
}

/// The visible part of a position; cards outside `open` are never read.
#[derive(Clone, Copy)]
struct Seen<'a> {
    game: &'a Duel,
    costs: &'a Costs,
    /// The age of the slots in `open`, and of the costs.
    age: Age,
    open: SlotSet,
    offer: bool,
}

impl Seen<'_> {
    #[inline(always)]
    fn write<'a, S: Simd>(&self, me: Seat, mut writer: InputWriter<'a, S>) -> InputWriter<'a, S> {
        let table = self.game.table();
        let seats = [me, opponent(me)];
        writer = self.cities(seats, writer);
        // Before any production all wonders cost the same for both seats.
        if !matches!(table.phase, Phase::Draft { .. }) {
            let coins = [
                table.market(seats[0]).coins_of(self.costs),
                table.market(seats[1]).coins_of(self.costs),
            ];
            for (side, seat) in seats.into_iter().enumerate() {
                let city = &table.cities[seat];
                for wonder in city.wonders.iter() {
                    let price = coins[side][Costs::wonder(wonder)];
                    let inputs = &PRICED_WONDERS[side][wonder.index()];
                    writer = priced(inputs, price, city.coins, writer);
                }
            }
            if !matches!(table.phase, Phase::Over { .. }) {
                writer = self.structure(seats, &coins, writer);
            }
        }
        writer.bits::<CARDS>(DISCARD, table.discard.bits());
        writer.on(PAWN + (9 + table.track.lead(me)) as usize);
        let [own, other] = [table.track.loot[seats[0]], table.track.loot[seats[1]]];
        let loot = u8::from(own.two)
            | u8::from(own.five) << 1
            | u8::from(other.two) << 2
            | u8::from(other.five) << 3;
        writer.bits::<1>(LOOT, loot.into());
        let board = u128::from(table.board.bits());
        writer.bits::<{ (2 * Token::COUNT).div_ceil(8) }>(
            BOARD,
            board | u128::from(table.boxed.bits()) << (BOXED - BOARD),
        );
        self.turn(me, writer)
    }

    /// The inputs of both cities: cards, wonders, tokens, coins, points, symbols.
    #[inline(always)]
    fn cities<'a, S: Simd>(
        &self,
        seats: [Seat; 2],
        mut writer: InputWriter<'a, S>,
    ) -> InputWriter<'a, S> {
        let table = self.game.table();
        let cities @ [me, rival] = [&table.cities[seats[0]], &table.cities[seats[1]]];
        let (own, other) = (me.cards.bits(), rival.cards.bits());
        const WORD: usize = 64;
        let second = (own >> WORD) as u64 | (other << (Card::COUNT - WORD)) as u64;
        writer.bits::<8>(CITY, own & u128::from(u64::MAX));
        writer.bits::<8>(CITY + WORD, second.into());
        writer.bits::<{ (of_both(Card::COUNT) - 2 * WORD).div_ceil(8) }>(
            CITY + 2 * WORD,
            other >> (2 * WORD - Card::COUNT),
        );
        let both = |block: usize, own: u16, other: u16, size: usize| {
            (u128::from(own) | u128::from(other) << size) << (block - WONDERS)
        };
        let few = both(
            WONDERS,
            me.wonders.bits(),
            rival.wonders.bits(),
            Wonder::COUNT,
        ) | both(BUILT, me.built.bits(), rival.built.bits(), Wonder::COUNT)
            | both(TOKENS, me.tokens.bits(), rival.tokens.bits(), Token::COUNT);
        writer.bits::<{ (PURSE - WONDERS).div_ceil(8) }>(WONDERS, few);
        let points = [table.total(seats[0]), table.total(seats[1])];
        for side in 0..2 {
            writer.reaches(PURSE + side * COINS.len(), &COINS, cities[side].coins);
            writer.reaches(SCORE + side * POINTS.len(), &POINTS, points[side]);
        }
        let [own, other] = points;
        writer.reaches(AHEAD, &LEAD, (40 + own).saturating_sub(other));
        let mut symbols = 0;
        for (side, city) in cities.into_iter().enumerate() {
            let mut there = 0_u32;
            for (number, symbol) in Symbol::ON_CARDS.into_iter().enumerate() {
                let has = city.cards.meets(CardSet::with_symbol(symbol));
                there |= u32::from(has) << number;
            }
            let count = there.count_ones() + u32::from(city.tokens.contains(Token::Law));
            debug_assert_eq!(count as usize, city.symbols());
            let counted = ((1 << count) - 1) << (SYMBOL_COUNT - SYMBOL);
            symbols |= u128::from(there | counted) << (side * SYMBOLS);
            let income = table.discard_income(seats[side]) - 2;
            writer.run(INCOME + side * 5, usize::from(income).min(5));
        }
        writer.bits::<{ (PAYABLE - SYMBOL).div_ceil(8) }>(SYMBOL, symbols);
        writer
    }

    /// The cards that are left, open or not, and the prices of the open ones for each seat.
    #[inline(always)]
    fn structure<'a, S: Simd>(
        &self,
        seats: [Seat; 2],
        coins: &[[u8; Costs::COUNT]; 2],
        mut writer: InputWriter<'a, S>,
    ) -> InputWriter<'a, S> {
        let table = self.game.table();
        let age = table.age;
        let known = if age == self.age {
            self.open.intersection(table.left)
        } else {
            SlotSet::EMPTY
        };
        let cards = structure(self.game);
        let accessible = table.accessible();
        let base = age as usize * Slot::COUNT;
        let hidden = table.left.minus(known);
        writer.run(TURNED_UP, accessible.minus(known).len().min(3));
        writer.on(COUNT_LEFT + table.left.len());
        writer.bits::<SLOTS>(LEFT + base, table.left.bits().into());
        writer.bits::<SLOTS>(HIDDEN + base, hidden.bits().into());
        if age == self.age && age == Age::III {
            for slot in hidden.iter() {
                let guild = cards[slot.index()].row().back == Back::Guild;
                writer.on_if(guild, GUILD + slot.index());
            }
        }
        let purses = [table.cities[seats[0]].coins, table.cities[seats[1]].coins];
        let closed = table.left.minus(known);
        let next = table.left.covered_once(age).intersection(closed);
        for slot in known.intersection(accessible).iter() {
            let inputs = &CARD_INPUTS[cards[slot.index()].index()];
            let opened = slot.covers(age).intersection(next);
            writer.first(inputs.accessible, 1 + opened.len());
            for side in 0..2 {
                let price = coins[side][Costs::slot(slot)];
                writer = priced(&inputs.priced[side], price, purses[side], writer);
            }
        }
        for slot in known.minus(accessible).iter() {
            let inputs = &CARD_INPUTS[cards[slot.index()].index()];
            let prices = [coins[0][Costs::slot(slot)], coins[1][Costs::slot(slot)]];
            writer.first(inputs.covered, 1 + PRICE.reached_by(prices[0]));
            let [_, steps @ ..] = inputs.priced[1];
            writer.first(steps, PRICE.reached_by(prices[1]));
        }
        writer
    }

    #[inline(always)]
    fn turn<'a, S: Simd>(&self, me: Seat, mut writer: InputWriter<'a, S>) -> InputWriter<'a, S> {
        let table = self.game.table();
        let (kind, again) = match table.phase {
            Phase::Draft { picks, offer, .. } => {
                writer.on(AGE + 3);
                writer.on(PICKS + usize::from(picks));
                if self.offer {
                    writer.bits::<FEW>(OFFER, offer.bits().into());
                }
                (0, false)
            }
            Phase::Play { .. } => (1, false),
            Phase::PickToken { again, .. } => (2, again),
            Phase::Library { again, .. } => (3, again),
            Phase::Destroy { again, .. } => (4, again),
            Phase::Revive { again, .. } => (5, again),
            Phase::Begin { .. } => (6, false),
            Phase::Over { .. } => return writer,
        };
        if let Some(seat) = table.phase.seat() {
            writer.on(TURN + 7 * usize::from(seat != me) + kind);
        }
        writer.on_if(again, AGAIN);
        if kind > 0 {
            writer.on(AGE + table.age as usize);
        }
        let left: usize = table.cities.0.iter().map(|city| city.wonders.len()).sum();
        writer.run(WONDERS_LEFT, left.min(8));
        writer
    }
}
