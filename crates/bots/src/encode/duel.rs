//! The inputs of the net for Duel, relative to one seat: about 120 of [`INPUTS`] are on.
//!
//! Numbers are thermometers, cards and wonders have an input each. Prices come from the rules, because a net would take
//! long to learn them.

use antipater_engine::duel::pay::Market;
use antipater_engine::duel::{
    Action, Age, Back, Card, CardSet, Duel, Observation, Phase, Project, Slot, SlotSet, Symbol,
    Table, Token, Wonder, opponent,
};
use antipater_engine::{Seat, State, Victory};
use rand_core::Rng;

use super::encoded::Encoded;
use super::inputs::{Inputs, Pen, Schema, Steps, blocks};

/// Coins and points, as thermometers.
static COINS: Steps<20> = Steps::new([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28, 34,
]);
static POINTS: Steps<20> = Steps::new([
    2, 4, 6, 8, 10, 13, 16, 19, 22, 25, 28, 32, 36, 40, 45, 50, 55, 60, 66, 72,
]);
/// The lead in points, 40 added.
static LEAD: Steps<24> = Steps::new([
    10, 18, 22, 25, 28, 30, 32, 34, 36, 38, 39, 40, 41, 42, 43, 45, 47, 49, 51, 53, 56, 59, 63, 71,
]);
/// Prices in coins.
static PRICE: Steps<6> = Steps::new([1, 3, 4, 6, 8, 11]);

/// Symbols of the cards and Law.
const SYMBOLS: usize = Symbol::ON_CARDS.len() + 1;

/// The bytes of sets: of cards, of slots, of wonders or tokens.
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
    /// For each seat: points as they stand.
    SCORE: of_both(POINTS.len()),
    /// For each seat: which symbols it has.
    SYMBOL: of_both(SYMBOLS),
    /// For each seat: how many different ones.
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
    /// Open cards of the structure that can be taken.
    ACCESSIBLE: Card::COUNT,
    /// Open cards of the structure that lie under others.
    COVERED: Card::COUNT,
    /// The slots that hold a card, by age.
    LEFT: 3 * Slot::COUNT,
    /// The slots that hold a card face down, by age.
    HIDDEN: 3 * Slot::COUNT,
    /// The slots with the back of a guild.
    GUILD: Slot::COUNT,
    /// How many cards are left.
    COUNT_LEFT: Slot::COUNT + 1,
    /// Accessible cards that would turn up one other, or two.
    OPENS: 2 * Card::COUNT,
    /// How many cards are about to be turned up.
    TURNED_UP: 3,
    /// Cards in the discard pile.
    DISCARD: Card::COUNT,
    /// The position of the conflict pawn, counted from the middle toward the opponent's capital.
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
    /// Whose decision is next, by kind of decision.
    TURN: 2 * 7,
    /// A turn follows this decision.
    AGAIN: 1,
    /// Wonders that can still be constructed by anybody.
    WONDERS_LEFT: 8,
}

/// Who wins and by what, from the side of one seat: its own civilian, scientific and military victory, the opponent's,
/// and a shared one.
pub const OUTPUTS: usize = 7;

/// More inputs are never on at a time: 73 cards in cities, on the discard pile and in the structure, up to 20 of them with
/// prices for both, and every thermometer full.
pub const MOST: usize = 672;

/// What weights for Duel belong to.
pub const SCHEMA: Schema = Schema {
    game: "duel",
    version: 1,
    blocks: BLOCKS,
    outputs: OUTPUTS,
};

/// The share of the win for each class of results.
pub const WORTH: [f32; OUTPUTS] = [1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.5];

impl Encoded for Duel {
    const SCHEMA: Schema = SCHEMA;
    const WORTH: &'static [f32] = &WORTH;
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

/// A position as one seat knows it before chance has spoken.
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
    /// One of the positions that the observation allows; what is not in `seen` is never read.
    guess: Duel,
    /// The age of the slots in `seen`.
    age: Age,
    /// The slots whose cards are known.
    seen: SlotSet,
    /// Whether the wonders on offer are known.
    offer: bool,
}

impl Known {
    /// What is known to the observer.
    pub fn new(observation: &Observation, rng: &mut impl Rng) -> Known {
        Known::of(Duel::sample(observation, rng))
    }

    /// The same for a position that agrees with what is known: only its open cards are read.
    pub(crate) fn of(guess: Duel) -> Known {
        let table = guess.table();
        Known {
            guess,
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

    /// The same as if it were this seat's turn to take a card, where it is somebody's.
    pub(crate) fn with_turn_of(&self, seat: Seat) -> Option<Known> {
        let mut table = *self.table();
        let Phase::Play { .. } = table.phase else {
            return None;
        };
        table.phase = Phase::Play { seat };
        let guess = Duel::from_parts(*self.guess.deal(), table);
        Some(Known { guess, ..*self })
    }

    /// What lies open, as far as it is known.
    pub fn table(&self) -> &Table {
        self.guess.table()
    }

    /// Whose decision is next, unless the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        self.table().phase.seat()
    }

    /// Turns on what a seat sees.
    pub fn encode(&self, me: Seat, inputs: &mut Inputs) {
        inputs.write(|pen| self.write(me, pen));
    }

    fn write<'a>(&self, me: Seat, mut pen: Pen<'a>) -> Pen<'a> {
        let table = self.table();
        let seats = [me, opponent(me)];
        let markets = seats.map(|seat| table.market(seat).for_many());
        let points = seats.map(|seat| table.total(seat));
        for side in 0..2 {
            pen = self.city(side, seats[side], &markets[side], points[side], pen);
        }
        let [own, other] = points;
        pen.reaches(AHEAD, &LEAD, (40 + own).saturating_sub(other));
        pen = self.structure(seats, &markets, pen);
        pen.bits::<CARDS>(DISCARD, table.discard.bits());
        pen.on(PAWN + (9 + table.track.lead(me)) as usize);
        for (side, seat) in seats.into_iter().enumerate() {
            let loot = table.track.loot[seat];
            pen.on_if(loot.two, LOOT + 2 * side);
            pen.on_if(loot.five, LOOT + 2 * side + 1);
        }
        pen.bits::<FEW>(BOARD, table.board.bits().into());
        pen.bits::<FEW>(BOXED, table.boxed.bits().into());
        self.turn(me, pen)
    }

    fn city<'a>(
        &self,
        side: usize,
        seat: Seat,
        market: &Market,
        points: u16,
        mut pen: Pen<'a>,
    ) -> Pen<'a> {
        let table = self.table();
        let city = &table.cities[seat];
        let block = |start: usize, size: usize| start + side * size;
        pen.bits::<CARDS>(block(CITY, Card::COUNT), city.cards.bits());
        pen.bits::<FEW>(block(WONDERS, Wonder::COUNT), city.wonders.bits().into());
        // Before anything is produced all wonders cost the same to both.
        if !matches!(table.phase, Phase::Draft { .. }) {
            for wonder in city.wonders.iter() {
                let number = wonder.index();
                let price = market.coins(Project::Wonder(wonder));
                pen.on_if(
                    price <= city.coins,
                    block(WONDER_PAYABLE, Wonder::COUNT) + number,
                );
                let steps = block(WONDER_PRICE, Wonder::COUNT * PRICE.len());
                pen.run(steps + number * PRICE.len(), PRICE.reached(price));
            }
        }
        pen.bits::<FEW>(block(BUILT, Wonder::COUNT), city.built.bits().into());
        pen.bits::<FEW>(block(TOKENS, Token::COUNT), city.tokens.bits().into());
        pen.reaches(block(PURSE, COINS.len()), &COINS, city.coins);
        pen.reaches(block(SCORE, POINTS.len()), &POINTS, points);
        let mut symbols = 0_u8;
        for (number, symbol) in Symbol::ON_CARDS.into_iter().enumerate() {
            let has = city.cards.meets(CardSet::with_symbol(symbol));
            symbols |= u8::from(has) << number;
        }
        pen.bits::<1>(block(SYMBOL, SYMBOLS), symbols.into());
        let count = symbols.count_ones() as usize + usize::from(city.tokens.contains(Token::Law));
        debug_assert_eq!(count, city.symbols());
        pen.run(block(SYMBOL_COUNT, SYMBOLS), count);
        let income = table.discard_income(seat) - 2;
        pen.run(block(INCOME, 5), usize::from(income).min(5));
        pen
    }

    /// The cards that are left, open or not, and what the open ones cost.
    fn structure<'a>(&self, seats: [Seat; 2], markets: &[Market; 2], mut pen: Pen<'a>) -> Pen<'a> {
        let table = self.table();
        if matches!(table.phase, Phase::Draft { .. } | Phase::Over { .. }) {
            return pen;
        }
        let age = table.age;
        let known = if age == self.age {
            self.seen.intersection(table.left)
        } else {
            SlotSet::EMPTY
        };
        let cards = &self.guess.deal().ages[age as usize];
        let accessible = table.accessible();
        let base = age as usize * Slot::COUNT;
        let hidden = table.left.minus(known);
        pen.run(TURNED_UP, accessible.minus(known).len().min(3));
        pen.on(COUNT_LEFT + table.left.len());
        pen.bits::<SLOTS>(LEFT + base, table.left.bits().into());
        pen.bits::<SLOTS>(HIDDEN + base, hidden.bits().into());
        if age == self.age && age == Age::III {
            for slot in hidden.iter() {
                let guild = cards[slot.index()].row().back == Back::Guild;
                pen.on_if(guild, GUILD + slot.index());
            }
        }
        let purses = seats.map(|seat| table.cities[seat].coins);
        for slot in known.intersection(accessible).iter() {
            let card = cards[slot.index()];
            let number = card.index();
            pen.on(ACCESSIBLE + number);
            let mut rest = table.left;
            rest.remove(slot);
            let opened = rest.accessible(age).minus(accessible).minus(known);
            pen.on_if(!opened.is_empty(), OPENS + number);
            let two = opened.bits() & opened.bits().wrapping_sub(1) != 0;
            pen.on_if(two, OPENS + Card::COUNT + number);
            for (side, market) in markets.iter().enumerate() {
                let price = market.coins(Project::Building(card));
                let place = side * Card::COUNT + number;
                pen.on_if(price <= purses[side], PAYABLE + place);
                pen.run(CARD_PRICE + place * PRICE.len(), PRICE.reached(price));
            }
        }
        for slot in known.minus(accessible).iter() {
            let card = cards[slot.index()];
            pen.on(COVERED + card.index());
            for (side, market) in markets.iter().enumerate() {
                let price = market.coins(Project::Building(card));
                let place = side * Card::COUNT + card.index();
                pen.run(CARD_PRICE + place * PRICE.len(), PRICE.reached(price));
            }
        }
        pen
    }

    fn turn<'a>(&self, me: Seat, mut pen: Pen<'a>) -> Pen<'a> {
        let table = self.table();
        let (kind, again) = match table.phase {
            Phase::Draft { picks, offer, .. } => {
                pen.on(AGE + 3);
                pen.on(PICKS + usize::from(picks));
                if self.offer {
                    pen.bits::<FEW>(OFFER, offer.bits().into());
                }
                (0, false)
            }
            Phase::Play { .. } => (1, false),
            Phase::PickToken { again, .. } => (2, again),
            Phase::Library { again, .. } => (3, again),
            Phase::Destroy { again, .. } => (4, again),
            Phase::Revive { again, .. } => (5, again),
            Phase::Begin { .. } => (6, false),
            Phase::Over { .. } => return pen,
        };
        if let Some(seat) = table.phase.seat() {
            pen.on(TURN + 7 * usize::from(seat != me) + kind);
        }
        pen.on_if(again, AGAIN);
        if kind > 0 {
            pen.on(AGE + table.age as usize);
        }
        let left: usize = table.cities.0.iter().map(|city| city.wonders.len()).sum();
        pen.run(WONDERS_LEFT, left.min(8));
        pen
    }
}
