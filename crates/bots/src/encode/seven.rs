//! What a net sees of a table of 7 Wonders, from the side of one player: about 170 of [`INPUTS`] inputs are on.
//!
//! The own city, the left and the right neighbor's in full, the others' as sums; the hand that is passed on, and what
//! is known of the hands to come: a hand that the player has held before, less what was seen to be taken from it.

use antipater_engine::seven::observe::Held;
use antipater_engine::seven::score::score;
use antipater_engine::seven::{
    Action, Age, Card, CardSet, City, Color, Deed, Edition, Effect, Look, Observation, Phase, Pile,
    Seven, Symbol, TURNS, Table, Tokens, Wonder,
};
use antipater_engine::{Outcome, Resource, Seat, State};
use rand_core::Rng;

use super::encoded::Encoded;
use super::inputs::{Inputs, Schema, blocks, reached};

const COINS: [u16; 16] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 19, 23, 28];
const SHIELDS: [u16; 11] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12];
const POINTS: [u16; 22] = [
    2, 4, 6, 8, 10, 12, 14, 17, 20, 23, 26, 29, 32, 36, 40, 44, 48, 52, 56, 60, 66, 74,
];
/// Differences, 40 added.
const LEAD: [u16; 21] = [
    10, 18, 24, 28, 31, 34, 36, 38, 39, 40, 41, 42, 43, 45, 47, 50, 53, 57, 62, 68, 76,
];
/// Differences of shields, 20 added.
const FORCE: [u16; 13] = [13, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27, 29];
/// The cities that are seen in full: own, left, right.
const VIEWS: usize = 3;
/// Board sides.
const BOARDS: usize = 2 * Wonder::COUNT;
const STAGES: usize = 5;
const RESOURCES: usize = Resource::COUNT;

const fn of_views(size: usize) -> usize {
    VIEWS * size
}

blocks! {
    EDITION: 2,
    /// Seats, less 3; then the game with the Free City, in which the first one says that it lies on the left.
    SEATS: 6,
    AGE: 3,
    TURN: 3 * TURNS as usize,
    /// The step: a turn, Babylon's seventh card, Halicarnassus' pick; whether it is the Free City's choice.
    STEP: 4,
    /// For each city in view: its buildings.
    BUILT: of_views(Card::COUNT),
    /// For each city in view: its board and the stages it has.
    STAGE: of_views(BOARDS * STAGES),
    PURSE: of_views(COINS.len()),
    FORCES: of_views(SHIELDS.len()),
    /// Victory tokens by age and defeats, up to two of each.
    TOKENS: of_views(2 * 3 + 6),
    /// Symbols of each kind, and cards with any.
    SYMBOLS: of_views(4 * 5),
    /// Units of each resource from cards and board that give only this.
    PRODUCTION: of_views(RESOURCES * 3),
    SCORE: of_views(POINTS.len()),
    /// Buildings by color.
    COLORS: of_views(Color::COUNT * 6),
    /// The own shields against the left and the right neighbor's.
    BORDERS: 2 * FORCE.len(),
    /// The own points against the left and right neighbor's and the best of all others.
    AHEAD: 3 * LEAD.len(),
    /// Cards that stand in cities farther away, once or more often.
    FAR: 2 * Card::COUNT,
    /// The most shields and points of a city farther away.
    FAR_FORCE: SHIELDS.len(),
    FAR_SCORE: POINTS.len(),
    /// The cards that are left in the hand.
    HAND: 2 * Card::COUNT,
    /// What is known of the hand that comes after so many turns.
    COMING: TURNS as usize * Card::COUNT,
    /// Cards of the hand, or known to come next, that the city could build with its own resources or by a chain.
    FREE: Card::COUNT,
    /// The discard pile, if it is looked through.
    PILE: Card::COUNT,
    /// How many cards lie on it.
    DISCARDS: 8,
    /// Olympia's free building is still to be used in this age.
    FREE_BUILD: 1,
}

/// The least lead in points of each class of results from the third on; the classes below are its mirror image.
const LEADS: [i16; 6] = [0, 1, 3, 7, 13, 21];

/// How far the points are from the best other's, in 13 classes: six of defeat, the shared win, six of victory. With
/// equal points the coins decide.
pub const OUTPUTS: usize = 2 * LEADS.len() + 1;

/// The share of the win for each class of results.
pub const WORTH: [f32; OUTPUTS] = [
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
];

/// More inputs are never on at a time: 24 buildings in each city, every thermometer full, and each card once on the
/// discard pile.
pub const MOST: usize = 832;

/// What weights for 7 Wonders belong to.
pub const SCHEMA: Schema = Schema {
    game: "seven",
    version: 1,
    blocks: BLOCKS,
    outputs: OUTPUTS,
};

/// What weights for the game with the Free City belong to: the same inputs, learned apart.
pub const FREE_CITY_SCHEMA: Schema = Schema {
    game: "free-city",
    ..SCHEMA
};

/// What a player knows, and the inputs that no action of this step changes.
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
    /// What is known of the hand that comes next.
    next: Held,
    fixed: Inputs,
    /// The points of each seat as they stand.
    points: [i16; Seat::MAX],
}

/// The knowledge of a player, however it is stored.
trait Knowledge {
    fn seat(&self) -> Seat;
    fn table(&self) -> &Table;
    fn pile(&self) -> Option<CardSet>;
    fn hand_on(&self, age: Age, turn: u8) -> Option<Held>;
    fn used_on(&self, age: Age, turn: u8) -> Option<Card>;
    fn city_used_on(&self, age: Age, turn: u8) -> Option<Card>;
    fn deed(&self, age: Age, turn: u8, seat: Seat) -> Option<Deed>;
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
}

/// The inputs that the players of a table see alike, computed once for all of them.
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
    points: [i16; Seat::MAX],
    shields: [u16; Seat::MAX],
    discards: u16,
    /// For each city the inputs that it turns on in the first view, and how far apart those of the views are.
    cities: Vec<(u16, u16)>,
    /// The end of each city in that list.
    ends: [usize; Seat::MAX],
}

impl Shared {
    /// Works it out.
    pub fn look_at(&mut self, seven: &Seven) {
        let table = seven.table();
        let edition = table.edition();
        self.discards = seven.discards();
        self.cities.clear();
        for seat in Seat::all(table.seats()) {
            let own = table.city(seat);
            let (points, shields) = (score(table, seat).total(), own.shields(edition).into());
            self.points[seat.number()] = points;
            self.shields[seat.number()] = shields;
            city(
                own,
                edition,
                (shields, points),
                &mut |first, count, apart| {
                    let run = (first..first + count).map(|input| (input as u16, apart as u16));
                    self.cities.extend(run);
                },
            );
            self.ends[seat.number()] = self.cities.len();
        }
    }

    /// Turns on what a player of that position sees before anybody acts.
    pub fn features(&self, seven: &Seven, seat: Seat, inputs: &mut Inputs) {
        let look = seven.look(seat);
        let table = look.table();
        let shields = |seat: Seat| self.shields[seat.number()];
        look_around(&look, &self.points, self.discards, shields, inputs);
        let next = look_ahead(&look, inputs);
        let views = [seat, table.left(seat), table.right(seat)];
        for (view, seat) in views.into_iter().enumerate() {
            let begin = seat
                .number()
                .checked_sub(1)
                .map_or(0, |last| self.ends[last]);
            let city = &self.cities[begin..self.ends[seat.number()]];
            let view = view as u16;
            inputs.all(city.iter().map(|&(first, apart)| first + view * apart));
        }
        let shields = views.map(|seat| self.shields[seat.number()]);
        compare(table, seat, shields, &self.points, inputs);
        hand(table, seat, &look.hand(), None, &next, inputs);
    }
}

impl Known {
    /// What is known to the observer.
    pub fn new(observation: &Observation) -> Known {
        let table = observation.table();
        let edition = table.edition();
        let mut points = [0; Seat::MAX];
        for seat in Seat::all(table.seats()) {
            points[seat.number()] = score(table, seat).total();
        }
        let shields = |seat: Seat| table.city(seat).shields(edition).into();
        let mut fixed = Inputs::default();
        look_around(
            observation,
            &points,
            observation.discards(),
            shields,
            &mut fixed,
        );
        let next = look_ahead(observation, &mut fixed);
        Known {
            me: observation.seat(),
            table: table.clone(),
            hand: observation.hand(),
            next,
            fixed,
            points,
        }
    }

    /// Counts on a choice that will be played on this step.
    fn commit(&mut self, seat: Seat, action: Action) {
        self.table = self.table.after(seat, action, &mut |_| ());
        take(&mut self.hand, action.card());
    }

    /// Turns on what the observer sees before it acts.
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

    /// Turns on what a table shows, on which a seat may have played a card.
    fn look_at(&self, table: &Table, seat: Seat, played: Option<Card>, inputs: &mut Inputs) {
        let edition = table.edition();
        let me = self.me;
        let views = [me, table.left(me), table.right(me)];
        let shields = views.map(|seat| u16::from(table.city(seat).shields(edition)));
        let mut points = self.points;
        points[me.number()] = score(table, me).total();
        if seat != me {
            points[seat.number()] = score(table, seat).total();
        }
        for (view, seat) in views.into_iter().enumerate() {
            let seen = (shields[view], points[seat.number()]);
            city(
                table.city(seat),
                edition,
                seen,
                &mut |first, count, apart| {
                    inputs.run(first + view * apart, count);
                },
            );
        }
        compare(table, me, shields, &points, inputs);
        hand(table, me, &self.hand, played, &self.next, inputs);
    }
}

/// The inputs that no action of this step changes.
fn look_around(
    known: &impl Knowledge,
    points: &[i16; Seat::MAX],
    discards: u16,
    shields: impl Fn(Seat) -> u16,
    inputs: &mut Inputs,
) {
    let (table, me) = (known.table(), known.seat());
    inputs.on(EDITION + table.edition() as usize);
    let seats = table.seats();
    match table.free_city() {
        None => inputs.on(SEATS + seats - 3),
        Some(city) => {
            inputs.on(SEATS + 5);
            if table.left(me) == city {
                inputs.on(SEATS);
            }
        }
    }
    let step = match table.phase() {
        Phase::Turn { .. } | Phase::Over => 0,
        Phase::Seventh { .. } => 1,
        Phase::Discard { .. } => 2,
    };
    inputs.on(STEP + step);
    if let Some((age, turn)) = table.phase().clock() {
        inputs.on(AGE + age as usize);
        inputs.on(TURN + age as usize * usize::from(TURNS) + usize::from(turn) - 1);
    }
    let mut most = (0, 0);
    let (mut once, mut twice) = (CardSet::EMPTY, CardSet::EMPTY);
    for seat in Seat::all(seats) {
        if [me, table.left(me), table.right(me)].contains(&seat) {
            continue;
        }
        let built = table.city(seat).built();
        twice = twice.or(once.and(built));
        once = once.or(built);
        most.0 = most.0.max(shields(seat));
        most.1 = most.1.max(points[seat.number()]);
    }
    for card in once.iter() {
        inputs.on(FAR + card as usize);
        if twice.contains(card) {
            inputs.on(FAR + Card::COUNT + card as usize);
        }
    }
    inputs.reaches(FAR_FORCE, &SHIELDS, most.0);
    inputs.reaches(FAR_SCORE, &POINTS, most.1.max(0) as u16);
    if let Some(pile) = known.pile() {
        pile.iter().for_each(|card| inputs.on(PILE + card as usize));
    }
    let discards = usize::from(discards) / 2;
    inputs.run(DISCARDS, discards.min(8));
}

/// The known cards of the hands to come: those the player held before, in this age. Returns those of the next hand.
fn look_ahead(known: &impl Knowledge, inputs: &mut Inputs) -> Held {
    let (table, me) = (known.table(), known.seat());
    let seats = table.seats();
    let mut next = Held::new_const();
    let Phase::Turn { age, turn } = table.phase() else {
        return next;
    };
    if table.free_city().is_some() {
        return look_back(known, age, turn, inputs);
    }
    for after in 1..=usize::from(TURNS - turn) {
        let Some(then) = (usize::from(turn) + after).checked_sub(seats) else {
            continue;
        };
        if then == 0 || then >= usize::from(turn) {
            continue; // Nobody has held it yet, or it is the hand that is passed on now.
        }
        let mut left = known.hand_on(age, then as u8).unwrap_or_default();
        take(&mut left, known.used_on(age, then as u8));
        for past in then + 1..usize::from(turn) {
            let steps = past - then;
            let mut taker = me;
            for _ in 0..steps {
                taker = if age.passes_left() {
                    table.left(taker)
                } else {
                    table.right(taker)
                };
            }
            if let Some(Deed::Built { card, .. }) = known.deed(age, past as u8, taker) {
                take(&mut left, Some(card));
            }
        }
        for &card in &left {
            inputs.on(COMING + (after - 1) * Card::COUNT + card as usize);
        }
        if after == 1 {
            next = left;
        }
    }
    next
}

/// In the game with the Free City: the hand that comes back is that of the last turn, less what was used of it.
fn look_back(known: &impl Knowledge, age: Age, turn: u8, inputs: &mut Inputs) -> Held {
    let Some(then) = turn.checked_sub(1).filter(|&then| then > 0) else {
        return Held::new_const();
    };
    let mut left = known.hand_on(age, then).unwrap_or_default();
    take(&mut left, known.used_on(age, then));
    take(&mut left, known.city_used_on(age, then));
    for &card in &left {
        inputs.on(COMING + card as usize);
    }
    left
}

/// Compares the player's city with its neighbors', and says whether Olympia can still build for free.
fn compare(
    table: &Table,
    me: Seat,
    shields: [u16; VIEWS],
    points: &[i16; Seat::MAX],
    inputs: &mut Inputs,
) {
    for border in 0..2 {
        let difference = (20 + shields[0]).saturating_sub(shields[1 + border]);
        inputs.reaches(BORDERS + border * FORCE.len(), &FORCE, difference);
    }
    let own = points[me.number()];
    let rival = |&seat: &Seat| seat != me && Some(seat) != table.free_city();
    let others = Seat::all(table.seats()).filter(rival);
    let best = others.map(|seat| points[seat.number()]).max().unwrap_or(0);
    let [left, right] = [table.left(me), table.right(me)].map(|seat| points[seat.number()]);
    for (number, rival) in [left, right, best].into_iter().enumerate() {
        let lead = (40 + own - rival).max(0) as u16;
        inputs.reaches(AHEAD + number * LEAD.len(), &LEAD, lead);
    }
    if table.free_build_ready(me) {
        inputs.on(FREE_BUILD);
    }
}

/// The cards that are left, and which of those to come are easily built.
fn hand(
    table: &Table,
    me: Seat,
    hand: &[Card],
    mut played: Option<Card>,
    next: &[Card],
    inputs: &mut Inputs,
) {
    let mut seen = CardSet::EMPTY;
    for &card in hand {
        if played == Some(card) {
            played = None;
            continue;
        }
        let again = usize::from(seen.contains(card));
        inputs.on(HAND + again * Card::COUNT + card as usize);
        seen.add(card);
    }
    let city = table.city(me);
    let mut seen = CardSet::EMPTY;
    for &card in next {
        let facts = card.facts(table.edition());
        let chained = !city.built().and(facts.opened_by).is_empty();
        let own = city.economy().own.covers(&facts.need);
        if !city.built().contains(card) && (chained || own) && !seen.contains(card) {
            seen.add(card);
            inputs.on(FREE + card as usize);
        }
    }
}

/// Takes one copy of a card out of a hand, if it is there.
fn take(hand: &mut Held, card: Option<Card>) {
    if let Some(place) = hand.iter().position(|&held| Some(held) == card) {
        hand.remove(place);
    }
}

/// A city in full: runs of inputs, each by its first one in the first view, its length, and how far apart those of the
/// views are.
fn city(
    city: &City,
    edition: Edition,
    (shields, points): (u16, i16),
    on: &mut impl FnMut(usize, usize, usize),
) {
    let board = city.board();
    let side = board.wonder as usize * 2 + board.side as usize;
    on(STAGE + side * STAGES + city.stages(), 1, BOARDS * STAGES);
    on(PURSE, reached(&COINS, city.coins()), COINS.len());
    on(FORCES, reached(&SHIELDS, shields), SHIELDS.len());
    on(SCORE, reached(&POINTS, points.max(0) as u16), POINTS.len());
    let Tokens { victories, defeats } = city.tokens();
    const TOKEN: usize = 2 * 3 + 6;
    for (age, &count) in victories.iter().enumerate() {
        on(TOKENS + 2 * age, usize::from(count).min(2), TOKEN);
    }
    on(TOKENS + 6, usize::from(defeats).min(6), TOKEN);
    let mut symbols = [0usize; 4];
    let mut units = [0usize; RESOURCES];
    let mut colors = [0usize; Color::COUNT];
    units[city.board_facts(edition).start as usize] += 1;
    for card in city.built().iter() {
        on(BUILT + card as usize, 1, Card::COUNT);
        colors[card.facts(edition).color as usize] += 1;
    }
    for effect in city.effects(edition) {
        match effect {
            Effect::Symbol(symbol) => symbols[symbol_number(*symbol)] += 1,
            Effect::AnySymbol => symbols[3] += 1,
            Effect::Produce(resources) => {
                for resource in Resource::ALL {
                    units[resource as usize] += usize::from(resources.count(resource));
                }
            }
            _ => {}
        }
    }
    for (kind, &count) in symbols.iter().enumerate() {
        on(SYMBOLS + 5 * kind, count.min(5), 4 * 5);
    }
    for (resource, &count) in units.iter().enumerate() {
        on(PRODUCTION + 3 * resource, count.min(3), RESOURCES * 3);
    }
    for (color, &count) in colors.iter().enumerate() {
        on(COLORS + 6 * color, count.min(6), Color::COUNT * 6);
    }
}

fn symbol_number(symbol: Symbol) -> usize {
    match symbol {
        Symbol::Compass => 0,
        Symbol::Gear => 1,
        Symbol::Tablet => 2,
    }
}

impl Encoded for Seven {
    const SCHEMA: Schema = SCHEMA;
    const WORTH: &'static [f32] = &WORTH;
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
}

/// The class of a result for a seat.
fn class(
    outcome: &Outcome<antipater_engine::seven::Score>,
    players: impl Iterator<Item = Seat>,
    seat: Seat,
) -> usize {
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
