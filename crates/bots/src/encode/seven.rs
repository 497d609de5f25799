//! The inputs of the net for 7 Wonders, relative to one player: about 170 of [`INPUTS`] are active.
//!
//! In full are the player's own city and those of the left and the right neighbor; the others' are sums. Then come the
//! hand that is passed on, and known cards of the hands to come. A known hand is one that the player has held before,
//! without the cards that were seen to be taken from it.

use antipater_engine::seven::score::total;
use antipater_engine::seven::{
    Action, Age, Card, CardSet, Color, Deed, Held, Look, Observation, Phase, Pile, Score, Seven,
    Summary, TURNS, Table, Tokens, Wonder,
};
use antipater_engine::{Outcome, Resource, Seat, State};
use fearless_simd::{Level, Simd, dispatch};
use rand_core::Rng;

use super::encoded::Encoded;
use super::inputs::{Heads, InputWriter, Inputs, Schema, Steps, blocks};

static COINS: Steps<16> = Steps::new([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 19, 23, 28]);
static SHIELDS: Steps<11> = Steps::new([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]);
static POINTS: Steps<22> = Steps::new([
    2, 4, 6, 8, 10, 12, 14, 17, 20, 23, 26, 29, 32, 36, 40, 44, 48, 52, 56, 60, 66, 74,
]);
/// Differences, plus 40.
static LEAD: Steps<21> = Steps::new([
    10, 18, 24, 28, 31, 34, 36, 38, 39, 40, 41, 42, 43, 45, 47, 50, 53, 57, 62, 68, 76,
]);
/// Differences of shields, plus 20.
static FORCE: Steps<13> = Steps::new([13, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27, 29]);
/// The number of cities in full view: own, left, right.
const VIEWS: usize = 3;
/// The number of board sides.
const BOARDS: usize = 2 * Wonder::COUNT;
const STAGES: usize = 5;
const RESOURCES: usize = Resource::COUNT;

/// The number of bytes in a set of cards.
const CARDS: usize = Card::COUNT.div_ceil(8);

const fn of_views(size: usize) -> usize {
    VIEWS * size
}

blocks! {
    EDITION: 2,
    /// The number of seats less 3; then the game with the Free City, with the first input if it is on the left.
    SEATS: 6,
    AGE: 3,
    TURN: 3 * TURNS as usize,
    /// The step: a turn, Babylon's seventh card, Halicarnassus' pick; whether it is the Free City's choice.
    STEP: 4,
    /// For each city in view: its buildings.
    BUILT: of_views(Card::COUNT),
    /// For each city in view: its board and its built stages.
    STAGE: of_views(BOARDS * STAGES),
    PURSE: of_views(COINS.len()),
    FORCES: of_views(SHIELDS.len()),
    /// Victory tokens by age and defeats, up to two of each.
    TOKENS: of_views(2 * 3 + 6),
    /// Symbols of each kind, and cards with any.
    SYMBOLS: of_views(4 * 5),
    /// Units of each resource from the board and from cards without a choice.
    PRODUCTION: of_views(RESOURCES * 3),
    SCORE: of_views(POINTS.len()),
    /// Buildings by color.
    COLORS: of_views(Color::COUNT * 6),
    /// The own shields against the left and the right neighbor's.
    BORDERS: 2 * FORCE.len(),
    /// The own points against the left and right neighbor's and the best of all others.
    AHEAD: 3 * LEAD.len(),
    /// Cards in more distant cities, one or several copies.
    FAR: 2 * Card::COUNT,
    /// The most shields and points of a more distant city.
    FAR_FORCE: SHIELDS.len(),
    FAR_SCORE: POINTS.len(),
    /// The remaining cards of the hand.
    HAND: 2 * Card::COUNT,
    /// Known cards of the hand that comes after this number of turns.
    COMING: TURNS as usize * Card::COUNT,
    /// Cards of the hand, or known to come next, that the city could build with its own resources or by a chain.
    FREE: Card::COUNT,
    /// The discard pile, while the player looks through it.
    PILE: Card::COUNT,
    /// The number of cards in the discard pile.
    DISCARDS: 8,
    /// Olympia's free building is available in this age.
    FREE_BUILD: 1,
}

/// The least lead in points of each class of results from the third on; the classes below are their mirror image.
const LEADS: [i16; 6] = [0, 1, 3, 7, 13, 21];

/// The classes of the difference in points from the best other player: six of defeat, the shared victory, six of
/// victory. Ties in points are broken by coins.
pub const OUTPUTS: usize = 2 * LEADS.len() + 1;

/// The share of the win for each class of results.
pub const WORTH: [f32; OUTPUTS] = [
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
];

/// The maximum number of active inputs: 24 buildings in each city, every thermometer full, and each card once in the
/// discard pile.
pub const MOST: usize = 832;

/// The schema of weights for 7 Wonders.
pub const SCHEMA: Schema = Schema {
    game: "seven",
    version: 1,
    blocks: BLOCKS,
    outputs: OUTPUTS,
    heads: Heads {
        seats: Seat::MAX,
        categories: Score::CATEGORIES.len(),
    },
};

/// The schema of weights for the game with the Free City: the same inputs, trained separately.
pub const FREE_CITY_SCHEMA: Schema = Schema {
    game: "free-city",
    ..SCHEMA
};

/// A player's knowledge, and the inputs that no action of this step changes.
///
/// # Examples
/// ```
/// use antipater_bots::encode::{Encoded, Inputs, seven::INPUTS};
/// use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// use antipater_engine::{Seat, State, rng};
///
/// let boards = [BoardOptions::default(); 3];
/// let setup = Setup::deal(Edition::Second, &boards, &mut rng::generator(1, 0)).unwrap();
/// let game = Seven::new(setup).unwrap();
/// let known = Seven::known(&game.observe(Seat::FIRST), &mut rng::generator(2, 0));
/// let mut inputs = Inputs::default();
/// let action = game.legal_actions(Seat::FIRST)[0];
/// Seven::after(&known, Seat::FIRST, action, &mut inputs);
/// assert!(inputs.numbers().iter().all(|&input| usize::from(input) < INPUTS));
/// ```
#[derive(Clone, Debug)]
pub struct Known {
    me: Seat,
    table: Table,
    hand: Held,
    /// The known cards of the hand that comes next.
    next: Held,
    fixed: Inputs,
    /// The present cities.
    cities: [Seen; Seat::MAX],
}

/// The knowledge of a player, in any representation.
trait Knowledge {
    fn seat(&self) -> Seat;
    fn table(&self) -> &Table;
    fn pile(&self) -> Option<CardSet>;
    fn hand_on(&self, age: Age, turn: u8) -> Option<Held>;
    fn used_on(&self, age: Age, turn: u8) -> Option<Card>;
    fn city_used_on(&self, age: Age, turn: u8) -> Option<Card>;
    fn deed(&self, age: Age, turn: u8, seat: Seat) -> Option<Deed>;

    /// The cards of the hand that the player held on turn `then` that may still be in it on turn `turn`, in a game
    /// without the Free City.
    fn still_in(&self, age: Age, then: u8, turn: u8) -> Held {
        let table = self.table();
        let mut left = self.hand_on(age, then).unwrap_or_default();
        take(&mut left, self.used_on(age, then));
        let mut taker = self.seat();
        for past in then + 1..turn {
            taker = if age.passes_left() {
                table.left(taker)
            } else {
                table.right(taker)
            };
            if let Some(Deed::Built { card, .. }) = self.deed(age, past, taker) {
                take(&mut left, Some(card));
            }
        }
        left
    }
}

impl Knowledge for Observation {
    fn seat(&self) -> Seat {
        self.seat()
    }

    fn table(&self) -> &Table {
        self.table()
    }

    fn pile(&self) -> Option<CardSet> {
        self.pile().map(Pile::cards)
    }

    fn hand_on(&self, age: Age, turn: u8) -> Option<Held> {
        Some(self.hand_on(age, turn)?.iter().copied().collect())
    }

    fn used_on(&self, age: Age, turn: u8) -> Option<Card> {
        self.used_on(age, turn)
    }

    fn city_used_on(&self, age: Age, turn: u8) -> Option<Card> {
        self.city_used_on(age, turn)
    }

    fn deed(&self, age: Age, turn: u8, seat: Seat) -> Option<Deed> {
        self.deed(age, turn, seat)
    }
}

impl Knowledge for Look<'_> {
    fn seat(&self) -> Seat {
        self.seat()
    }

    fn table(&self) -> &Table {
        self.table()
    }

    fn pile(&self) -> Option<CardSet> {
        self.pile().map(|pile| pile.cards())
    }

    fn hand_on(&self, age: Age, turn: u8) -> Option<Held> {
        self.hand_on(age, turn)
    }

    fn used_on(&self, age: Age, turn: u8) -> Option<Card> {
        self.used_on(age, turn)
    }

    fn city_used_on(&self, age: Age, turn: u8) -> Option<Card> {
        self.city_used_on(age, turn)
    }

    fn deed(&self, age: Age, turn: u8, seat: Seat) -> Option<Deed> {
        self.deed(age, turn, seat)
    }

    fn still_in(&self, age: Age, then: u8, _: u8) -> Held {
        self.still_in(age, then)
    }
}

/// The inputs that are the same for all players of a table, computed once.
///
/// # Examples
/// ```
/// use antipater_bots::encode::{Inputs, seven::Shared};
/// use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// use antipater_engine::{Seat, State, rng};
///
/// let boards = [BoardOptions::default(); 3];
/// let setup = Setup::deal(Edition::Second, &boards, &mut rng::generator(1, 0)).unwrap();
/// let game = Seven::new(setup).unwrap();
/// let mut shared = Shared::default();
/// shared.look_at(&game);
/// let mut inputs = Inputs::default();
/// shared.features(&game, Seat::FIRST, &mut inputs);
/// assert!(inputs.numbers().len() > 50);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Shared {
    cities: [Seen; Seat::MAX],
    discards: u16,
}

impl Shared {
    /// Computes the shared inputs.
    pub fn look_at(&mut self, seven: &Seven) {
        let table = seven.table();
        self.discards = seven.discards();
        self.cities = look_at_cities(table);
    }

    /// Activates the inputs of a player of that position before the step is played.
    pub fn features(&self, seven: &Seven, seat: Seat, inputs: &mut Inputs) {
        dispatch!(Level::new(), simd => self.write(simd, seven, seat, inputs));
    }

    #[inline(always)]
    pub(super) fn write<S: Simd>(&self, simd: S, seven: &Seven, seat: Seat, inputs: &mut Inputs) {
        let look = seven.look(seat);
        let table = look.table();
        let writer = look_around(&look, &self.cities, self.discards, inputs.writer(simd));
        let (next, mut writer) = look_ahead(&look, writer);
        for (view, seat) in views(table, seat).into_iter().enumerate() {
            writer = self.cities[seat.number()].write(view, writer);
        }
        let writer = compare(table, seat, &self.cities, writer);
        hand(table, seat, &look.hand(), None, &next, writer).finish();
    }
}

/// The public part of the cities of a table.
fn look_at_cities(table: &Table) -> [Seen; Seat::MAX] {
    let mut cities = [Seen::default(); Seat::MAX];
    for seat in Seat::all(table.seats()) {
        cities[seat.number()] = Seen::new(table, seat);
    }
    cities
}

/// The cities that a seat sees in full: its own, its left neighbor's, its right neighbor's.
fn views(table: &Table, me: Seat) -> [Seat; VIEWS] {
    [me, table.left(me), table.right(me)]
}

impl Known {
    /// The observer's knowledge.
    pub fn new(observation: &Observation) -> Known {
        dispatch!(Level::new(), simd => Known::fixed(simd, observation))
    }

    #[inline(always)]
    fn fixed<S: Simd>(simd: S, observation: &Observation) -> Known {
        let table = observation.table();
        let cities = look_at_cities(table);
        let mut fixed = Inputs::default();
        let discards = observation.discards();
        let writer = look_around(observation, &cities, discards, fixed.writer(simd));
        let (next, writer) = look_ahead(observation, writer);
        writer.finish();
        Known {
            me: observation.seat(),
            table: table.clone(),
            hand: observation.hand(),
            next,
            fixed,
            cities,
        }
    }

    /// Applies a choice that will be played on this step.
    fn commit(&mut self, seat: Seat, action: Action) {
        self.table = self.table.after(seat, action, &mut |_| ());
        take(&mut self.hand, action.card());
    }

    /// Activates the observer's inputs before it acts.
    pub fn now(&self, inputs: &mut Inputs) {
        inputs.extend(&self.fixed);
        self.look_at(&self.table, self.me, None, inputs);
    }

    fn encode(&self, seat: Seat, action: Action, inputs: &mut Inputs) {
        inputs.extend(&self.fixed);
        let table = self.table.after(seat, action, &mut |_| ());
        if seat != self.me {
            inputs.on(STEP + 3);
        }
        self.look_at(&table, seat, action.card(), inputs);
    }

    /// Activates the inputs of a table on which a seat may have played a card.
    fn look_at(&self, table: &Table, seat: Seat, played: Option<Card>, inputs: &mut Inputs) {
        dispatch!(Level::new(), simd => self.write(simd, table, (seat, played), inputs));
    }

    #[inline(always)]
    fn write<S: Simd>(
        &self,
        simd: S,
        table: &Table,
        (seat, played): (Seat, Option<Card>),
        inputs: &mut Inputs,
    ) {
        let me = self.me;
        let mut cities = self.cities;
        // The acting city is always in view: the player's own, or the Free City beside it.
        for other in views(table, me) {
            let points = cities[other.number()].points;
            cities[other.number()] = Seen::new(table, other);
            // The others' points are those before the action, as in the training of the nets.
            if other != me && other != seat {
                cities[other.number()].set_points(points);
            }
        }
        let mut writer = inputs.writer(simd);
        for (view, seat) in views(table, me).into_iter().enumerate() {
            writer = cities[seat.number()].write(view, writer);
        }
        let writer = compare(table, me, &cities, writer);
        hand(table, me, &self.hand, played, &self.next, writer).finish();
    }
}

/// The inputs that no action of this step changes.
#[inline(always)]
fn look_around<'a, S: Simd>(
    known: &impl Knowledge,
    cities: &[Seen; Seat::MAX],
    discards: u16,
    mut writer: InputWriter<'a, S>,
) -> InputWriter<'a, S> {
    let (table, me) = (known.table(), known.seat());
    writer.on(EDITION + table.edition() as usize);
    let seats = table.seats();
    match table.free_city() {
        None => writer.on(SEATS + seats - 3),
        Some(city) => {
            writer.on(SEATS + 5);
            writer.on_if(table.left(me) == city, SEATS);
        }
    }
    let step = match table.phase() {
        Phase::Turn { .. } | Phase::Over => 0,
        Phase::Seventh { .. } => 1,
        Phase::Discard { .. } => 2,
    };
    writer.on(STEP + step);
    if let Some((age, turn)) = table.phase().clock() {
        writer.on(AGE + age as usize);
        writer.on(TURN + age as usize * usize::from(TURNS) + usize::from(turn) - 1);
    }
    let mut most = (0, 0);
    let (mut once, mut twice) = (CardSet::EMPTY, CardSet::EMPTY);
    let views = views(table, me);
    for seat in Seat::all(seats) {
        if views.contains(&seat) {
            continue;
        }
        let built = table.city(seat).built();
        twice = twice.or(once.and(built));
        once = once.or(built);
        let city = &cities[seat.number()];
        most.0 = most.0.max(city.summary.shields());
        most.1 = most.1.max(city.points);
    }
    if !once.is_empty() {
        writer.bits::<CARDS>(FAR, once.bits());
    }
    if !twice.is_empty() {
        writer.bits::<CARDS>(FAR + Card::COUNT, twice.bits());
    }
    writer.reaches(FAR_FORCE, &SHIELDS, most.0.into());
    writer.reaches(FAR_SCORE, &POINTS, most.1.max(0) as u16);
    if let Some(pile) = known.pile() {
        writer.bits::<CARDS>(PILE, pile.bits());
    }
    let discards = usize::from(discards) / 2;
    writer.run(DISCARDS, discards.min(8));
    writer
}

/// The known cards of the hands to come: those that the player held before in this age. Returns those of the next hand.
#[inline(always)]
fn look_ahead<'a, S: Simd>(
    known: &impl Knowledge,
    mut writer: InputWriter<'a, S>,
) -> (Held, InputWriter<'a, S>) {
    let table = known.table();
    let seats = table.seats();
    let mut next = Held::new_const();
    let Phase::Turn { age, turn } = table.phase() else {
        return (next, writer);
    };
    if table.free_city().is_some() {
        return look_back(known, age, turn, writer);
    }
    for after in 1..=usize::from(TURNS - turn) {
        let Some(then) = (usize::from(turn) + after).checked_sub(seats) else {
            continue;
        };
        if then == 0 || then >= usize::from(turn) {
            continue; // The player has not held it yet, or it is the hand that is passed on now.
        }
        let left = known.still_in(age, then as u8, turn);
        for &card in &left {
            writer.on(COMING + (after - 1) * Card::COUNT + card as usize);
        }
        if after == 1 {
            next = left;
        }
    }
    (next, writer)
}

/// In the game with the Free City: the hand that returns is that of the last turn, without the used cards.
#[inline(always)]
fn look_back<'a, S: Simd>(
    known: &impl Knowledge,
    age: Age,
    turn: u8,
    mut writer: InputWriter<'a, S>,
) -> (Held, InputWriter<'a, S>) {
    let Some(then) = turn.checked_sub(1).filter(|&then| then > 0) else {
        return (Held::new_const(), writer);
    };
    let mut left = known.hand_on(age, then).unwrap_or_default();
    take(&mut left, known.used_on(age, then));
    take(&mut left, known.city_used_on(age, then));
    for &card in &left {
        writer.on(COMING + card as usize);
    }
    (left, writer)
}

/// Compares the player's city with its neighbors', and activates Olympia's free building.
#[inline(always)]
fn compare<'a, S: Simd>(
    table: &Table,
    me: Seat,
    cities: &[Seen; Seat::MAX],
    mut writer: InputWriter<'a, S>,
) -> InputWriter<'a, S> {
    let [_, left, right] = views(table, me);
    let shields = |seat: Seat| u16::from(cities[seat.number()].summary.shields());
    for (border, neighbor) in [left, right].into_iter().enumerate() {
        let difference = (20 + shields(me)).saturating_sub(shields(neighbor));
        writer.reaches(BORDERS + border * FORCE.len(), &FORCE, difference);
    }
    let points = |seat: Seat| cities[seat.number()].points;
    let own = points(me);
    let rival = |&seat: &Seat| seat != me && Some(seat) != table.free_city();
    let others = Seat::all(table.seats()).filter(rival);
    let best = others.map(points).max().unwrap_or(0);
    let [left, right] = [left, right].map(points);
    for (number, rival) in [left, right, best].into_iter().enumerate() {
        let lead = (40 + own - rival).max(0) as u16;
        writer.reaches(AHEAD + number * LEAD.len(), &LEAD, lead);
    }
    writer.on_if(table.free_build_ready(me), FREE_BUILD);
    writer
}

/// The remaining cards of the hand, and those to come that are easy to build. Both lists are in card order.
#[inline(always)]
fn hand<'a, S: Simd>(
    table: &Table,
    me: Seat,
    hand: &[Card],
    mut played: Option<Card>,
    next: &[Card],
    mut writer: InputWriter<'a, S>,
) -> InputWriter<'a, S> {
    let mut last = None;
    for &card in hand {
        if played == Some(card) {
            played = None;
            continue;
        }
        let again = usize::from(last == Some(card));
        writer.on(HAND + again * Card::COUNT + card as usize);
        last = Some(card);
    }
    let city = table.city(me);
    let mut last = None;
    for &card in next {
        let facts = card.facts(table.edition());
        let chained = !city.built().and(facts.opened_by).is_empty();
        let free = chained | city.economy().own.covers(&facts.need);
        let stands = city.built().contains(card);
        writer.on_if(free & !stands & (last != Some(card)), FREE + card as usize);
        last = Some(card);
    }
    writer
}

/// Removes one copy of a card from a hand, if present.
fn take(hand: &mut Held, card: Option<Card>) {
    if let Some(place) = hand.iter().position(|&held| Some(held) == card) {
        hand.remove(place);
    }
}

/// The public summary of a city, and the number of active inputs in each of its blocks.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    summary: Summary,
    points: i16,
    /// The input of the board and its stages.
    stage: u16,
    built: CardSet,
    purse: u8,
    forces: u8,
    score: u8,
    victories: [u8; 3],
    defeats: u8,
    symbols: [u8; 4],
    units: [u8; RESOURCES],
    colors: [u8; Color::COUNT],
}

impl Seen {
    fn new(table: &Table, seat: Seat) -> Seen {
        let city = table.city(seat);
        let summary = city.summary(table.edition());
        let points = total(table, seat, &summary);
        let board = city.board();
        let side = board.wonder as usize * 2 + board.side as usize;
        let Tokens { victories, defeats } = city.tokens();
        let ([compass, gear, tablet], any) = summary.symbols();
        Seen {
            summary,
            points,
            stage: (side * STAGES + city.stages()) as u16,
            built: city.built(),
            purse: COINS.reached(city.coins()) as u8,
            forces: SHIELDS.reached(summary.shields().into()) as u8,
            score: POINTS.reached(points.max(0) as u16) as u8,
            victories: victories.map(|count| count.min(2)),
            defeats: defeats.min(6),
            symbols: [compass, gear, tablet, any].map(|count| count.min(5)),
            units: summary.units().map(|count| count.min(3)),
            colors: summary.colors().map(|count| count.min(6)),
        }
    }

    fn set_points(&mut self, points: i16) {
        self.points = points;
        self.score = POINTS.reached(points.max(0) as u16) as u8;
    }

    /// Activates its inputs in full, as the first, second or third city in view.
    #[inline(always)]
    fn write<'a, S: Simd>(
        &self,
        view: usize,
        mut writer: InputWriter<'a, S>,
    ) -> InputWriter<'a, S> {
        let block = |start: usize, size: usize| start + view * size;
        writer.on(block(STAGE, BOARDS * STAGES) + usize::from(self.stage));
        writer.steps(block(PURSE, COINS.len()), &COINS, self.purse);
        writer.steps(block(FORCES, SHIELDS.len()), &SHIELDS, self.forces);
        writer.steps(block(SCORE, POINTS.len()), &POINTS, self.score);
        writer.bits::<CARDS>(block(BUILT, Card::COUNT), self.built.bits());
        let tokens = block(TOKENS, 2 * 3 + 6);
        for (age, &count) in self.victories.iter().enumerate() {
            writer.run(tokens + 2 * age, count.into());
        }
        writer.run(tokens + 6, self.defeats.into());
        for (kind, &count) in self.symbols.iter().enumerate() {
            writer.run(block(SYMBOLS, 4 * 5) + 5 * kind, count.into());
        }
        for (kind, &count) in self.units.iter().enumerate() {
            writer.run(block(PRODUCTION, RESOURCES * 3) + 3 * kind, count.into());
        }
        for (color, &count) in self.colors.iter().enumerate() {
            let colors = block(COLORS, Color::COUNT * 6);
            writer.run(colors + 6 * color, count.into());
        }
        writer
    }
}

impl Encoded for Seven {
    const SCHEMA: Schema = SCHEMA;
    const WORTH: &'static [f32] = &WORTH;
    const STANDING_HEADS: usize = Heads::POINTS + Score::CATEGORIES.len();
    type Known = Known;

    fn known(observation: &Observation, _: &mut impl Rng) -> Known {
        Known::new(observation)
    }

    fn known_after(
        observation: &Observation,
        seat: Seat,
        last: Option<(Seat, Action)>,
        _: &mut impl Rng,
    ) -> Known {
        let mut known = Known::new(observation);
        let turn = matches!(observation.table().phase(), Phase::Turn { .. });
        if let Some((own, action)) = last
            && (turn && seat != own && own == observation.seat())
            && action.card().is_none_or(|card| known.hand.contains(&card))
        {
            known.commit(own, action);
        }
        known
    }

    fn after(known: &Known, seat: Seat, action: Action, inputs: &mut Inputs) -> Option<usize> {
        known.encode(seat, action, inputs);
        None
    }

    fn result(&self, seat: Seat) -> Option<usize> {
        self.outcome()
            .map(|outcome| class(&outcome, self.players().iter(), seat))
    }

    fn standing(place: f32, points: impl Fn(usize) -> f32) -> f32 {
        let total: f32 = (0..Score::CATEGORIES.len()).map(points).sum();
        0.5 * (1.0 - place).clamp(0.0, 1.0) + 0.5 * (total / 80.0).clamp(0.0, 1.0)
    }
}

/// The class of a result for a seat.
fn class(outcome: &Outcome<Score>, players: impl Iterator<Item = Seat>, seat: Seat) -> usize {
    let own = outcome.scores[seat].total();
    let others = players.filter(|&other| other != seat);
    let best = others.map(|other| outcome.scores[other].total()).max();
    let lead = own - best.unwrap_or(own);
    let size = LEADS.iter().filter(|&&least| lead.abs() >= least).count();
    match (outcome.winners.contains(seat), outcome.winners.len()) {
        (true, 1) => LEADS.len() + size,
        (true, _) => LEADS.len(),
        (false, _) => LEADS.len() - size,
    }
}
