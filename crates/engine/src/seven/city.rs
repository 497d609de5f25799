//! A city and the table of cities, which are public, and queries about them.

use super::cards::{Card, CardSet, of_color};
use super::edition::Edition;
use super::effect::{Color, Counted, Effect, Power, Scope};
use super::passing::Passing;
use super::pay::{Economy, Market};
use super::phase::{Age, Phase};
use super::wonders::{Board, BoardFacts, StageFacts};
use crate::seat::{BySeat, Seat, SeatSet};

/// The coins of a city at the start of the game (both editions).
pub const START_COINS: u16 = 3;

/// Conflict tokens.
///
/// # Examples
/// ```
/// use antipater_engine::seven::Tokens;
///
/// let tokens = Tokens {
///     victories: [2, 1, 0],
///     defeats: 1,
/// };
/// assert_eq!(tokens.points(), 2 + 3 - 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tokens {
    /// Victory tokens of ages I, II and III, worth 1, 3 and 5 points.
    pub victories: [u8; 3],
    /// Defeat tokens, worth −1 each.
    pub defeats: u8,
}

impl Tokens {
    /// The points of a victory token by age.
    pub const VICTORY: [i16; 3] = [1, 3, 5];

    /// The tokens with these points: 1, 3 and 5 for victories, −1 for a defeat.
    ///
    /// # Errors
    /// Returns the index of the first number that is none of these.
    pub fn from_points(points: &[i64]) -> Result<Tokens, usize> {
        let mut tokens = Tokens::default();
        for (place, &points) in points.iter().enumerate() {
            let count = match points {
                1 => &mut tokens.victories[0],
                3 => &mut tokens.victories[1],
                5 => &mut tokens.victories[2],
                -1 => &mut tokens.defeats,
                _ => return Err(place),
            };
            *count = count.saturating_add(1);
        }
        Ok(tokens)
    }

    /// The number of tokens.
    pub fn count(self) -> usize {
        let victories = self.victories.iter().map(|&count| usize::from(count));
        victories.sum::<usize>() + usize::from(self.defeats)
    }

    /// The points of all tokens; may be negative.
    pub fn points(self) -> i16 {
        let victories = self.victories.iter().zip(Tokens::VICTORY);
        victories
            .map(|(&n, points)| i16::from(n) * points)
            .sum::<i16>()
            - i16::from(self.defeats)
    }
}

/// A city: its wonder, its buildings, its coins and tokens. All of it is public.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Board, City, Edition, Side, Wonder};
///
/// let board = Board {
///     wonder: Wonder::Giza,
///     side: Side::B,
/// };
/// let city = City::new(Edition::First, board);
/// assert_eq!(city.coins(), 3);
/// assert_eq!(city.board_facts(Edition::First).stages.len(), 4);
/// assert!(city.built().is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct City {
    board: Board,
    coins: u16,
    built: CardSet,
    stages: u8,
    tokens: Tokens,
    free_build: Option<Age>,
    /// Follows from the board, the buildings and the stages. It is cached because every legality query needs it three
    /// times; [`Table::check`] compares it with a recomputed one.
    economy: Economy,
}

impl City {
    /// A city at the start of the game.
    pub fn new(edition: Edition, board: Board) -> City {
        City {
            board,
            coins: START_COINS,
            built: CardSet::EMPTY,
            stages: 0,
            tokens: Tokens::default(),
            free_build: None,
            economy: Economy::new(board.facts(edition).start),
        }
    }

    /// A city set up by hand, for tests, puzzles and editors. Only violations of a single board are checked;
    /// [`Table::arranged`] checks what is possible on a real table.
    ///
    /// # Panics
    /// If the board does not have this number of stages, or a card is not in the edition.
    pub fn from_parts(
        edition: Edition,
        board: Board,
        built: CardSet,
        stages: u8,
        coins: u16,
        tokens: Tokens,
    ) -> City {
        let mut city = City {
            coins,
            tokens,
            ..City::new(edition, board)
        };
        built.iter().for_each(|card| city.build(edition, card));
        for _ in 0..stages {
            city.build_stage(edition);
        }
        city
    }

    /// The board with the side in play.
    pub fn board(&self) -> Board {
        self.board
    }

    /// The printed facts of the board.
    pub fn board_facts(&self, edition: Edition) -> &'static BoardFacts {
        self.board.facts(edition)
    }

    /// Coins on the board.
    pub fn coins(&self) -> u16 {
        self.coins
    }

    /// The buildings. The cards under the wonder are not included.
    pub fn built(&self) -> CardSet {
        self.built
    }

    /// The number of built stages.
    pub fn stages(&self) -> usize {
        usize::from(self.stages)
    }

    /// The built stages in order.
    pub fn built_stages(&self, edition: Edition) -> &'static [StageFacts] {
        &self.board.facts(edition).stages[..self.stages()]
    }

    /// The next stage to build; `None` if the wonder is complete.
    pub fn next_stage(&self, edition: Edition) -> Option<&'static StageFacts> {
        self.board.facts(edition).stages.get(self.stages())
    }

    /// The conflict tokens.
    pub fn tokens(&self) -> Tokens {
        self.tokens
    }

    /// The city's production, its units for sale, and the prices it pays.
    pub fn economy(&self) -> &Economy {
        &self.economy
    }

    /// The last age in which the city used Olympia's free build (side A, first edition).
    pub fn free_build(&self) -> Option<Age> {
        self.free_build
    }

    /// Whether a built stage gives this power.
    pub fn has(&self, edition: Edition, power: Power) -> bool {
        self.board
            .stage_of(edition, power)
            .is_some_and(|stage| stage < self.stages())
    }

    /// The effects of all buildings and built stages.
    pub fn effects(&self, edition: Edition) -> impl Iterator<Item = &'static Effect> + use<> {
        let cards = self
            .built
            .iter()
            .flat_map(move |card| card.facts(edition).effects);
        cards.chain(
            self.built_stages(edition)
                .iter()
                .flat_map(|stage| stage.effects),
        )
    }

    /// The number of buildings of a color in the city.
    pub fn count(&self, edition: Edition, color: Color) -> u16 {
        self.built.and(of_color(edition, color)).len() as u16
    }

    /// The cards of the colors without a building in the city.
    pub(super) fn colors_missing(&self, edition: Edition) -> CardSet {
        Color::ALL
            .into_iter()
            .map(|color| of_color(edition, color))
            .filter(|&color| self.built.and(color).is_empty())
            .fold(CardSet::EMPTY, CardSet::or)
    }

    /// The shields of red cards and stages (edge case F22).
    pub fn shields(&self, edition: Edition) -> u8 {
        let red = self.built.and(of_color(edition, Color::Red)).iter();
        let cards = red.flat_map(move |card| card.facts(edition).effects);
        let stages = self
            .built_stages(edition)
            .iter()
            .flat_map(|stage| stage.effects);
        let shields = |effect: &Effect| match effect {
            Effect::Shields(shields) => *shields,
            _ => 0,
        };
        cards.chain(stages).map(shields).sum()
    }

    pub(super) fn build(&mut self, edition: Edition, card: Card) {
        debug_assert!(!self.built.contains(card), "{card} is already in the city");
        self.built.add(card);
        card.facts(edition)
            .effects
            .iter()
            .for_each(|effect| self.economy.add(effect));
    }

    /// Builds the next stage and returns it.
    pub(super) fn build_stage(&mut self, edition: Edition) -> &'static StageFacts {
        let stage = &self.board.facts(edition).stages[self.stages()];
        self.stages += 1;
        stage
            .effects
            .iter()
            .for_each(|effect| self.economy.add(effect));
        stage
    }

    pub(super) fn earn(&mut self, coins: u16) {
        self.coins += coins;
    }

    pub(super) fn spend(&mut self, coins: u16) {
        debug_assert!(coins <= self.coins, "{coins} coins spent of {}", self.coins);
        self.coins -= coins;
    }

    pub(super) fn win_conflict(&mut self, age: Age) {
        self.tokens.victories[age as usize] += 1;
    }

    pub(super) fn lose_conflict(&mut self) {
        self.tokens.defeats += 1;
    }

    pub(super) fn use_free_build(&mut self, age: Age) {
        self.free_build = Some(age);
    }
}

/// The public part of a position: the cities in their ring, and the next step.
///
/// # Examples
/// ```
/// # use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// # use antipater_engine::{Seat, State, rng};
/// # let boards = [BoardOptions::default(); 3];
/// # let setup = Setup::deal(Edition::First, &boards, &mut rng::generator(1, 0)).unwrap();
/// # let game = Seven::new(setup).unwrap();
/// let table = game.table();
/// let left = table.left(Seat::FIRST);
/// assert_eq!(table.city(left).coins(), 3);
/// assert_eq!(table.right(left), Seat::FIRST);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    pub(super) edition: Edition,
    pub(super) passing: Passing,
    pub(super) phase: Phase,
    pub(super) cities: BySeat<City>,
}

impl Table {
    /// A table of a finished game set up by hand, for tests, puzzles and editors. It has at most seven cities in seat
    /// order, or three with the Free City, which is the last. Nothing is checked; [`Table::arranged`] checks what is
    /// possible on a real table.
    pub fn from_cities(edition: Edition, free_city: bool, cities: &[City]) -> Table {
        let empty = City::new(edition, Board::PLAIN);
        let city = |seat: Seat| cities.get(seat.number()).copied().unwrap_or(empty);
        let passing = if free_city {
            Passing::with_free_city()
        } else {
            Passing::around(cities.len())
        };
        Table {
            edition,
            passing,
            phase: Phase::Over,
            cities: BySeat::from_fn(city),
        }
    }

    /// The edition.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The number of cities.
    pub fn seats(&self) -> usize {
        self.passing.seats()
    }

    /// The Free City's seat, in the first edition's game for two.
    pub fn free_city(&self) -> Option<Seat> {
        self.passing.free_city()
    }

    /// The seats with a player: all but the Free City's.
    pub fn players(&self) -> SeatSet {
        self.passing.players()
    }

    /// The player who holds the Free City card on the present turn.
    pub fn free_city_holder(&self) -> Option<Seat> {
        let (age, turn) = self.phase.clock()?;
        self.free_city()
            .map(|_| Passing::free_city_holder(age, turn))
    }

    /// The player who chooses for a city now; for the Free City it is the holder of its card (ruling 14).
    pub fn chooser(&self, seat: Seat) -> Seat {
        if self.free_city() == Some(seat) {
            self.free_city_holder().unwrap_or(seat)
        } else {
            seat
        }
    }

    /// The next step.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seats that must act now; empty when the game is over.
    pub(super) fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Turn { .. } => SeatSet::all(self.seats()),
            Phase::Seventh { seat, .. } | Phase::Discard { seat, .. } => SeatSet::only(seat),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// The city of a seat.
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat]
    }

    /// The seat's left (clockwise) neighbor.
    pub fn left(&self, seat: Seat) -> Seat {
        seat.left(self.seats())
    }

    /// The seat's right neighbor.
    pub fn right(&self, seat: Seat) -> Seat {
        seat.right(self.seats())
    }

    /// The sources of resources for the seat's city this turn.
    pub fn market(&self, seat: Seat) -> Market {
        let economy = |seat: Seat| &self.cities[seat].economy;
        Market::new(
            economy(seat),
            economy(self.left(seat)),
            economy(self.right(seat)),
        )
    }

    /// The number of things in a scope around a seat.
    pub fn count(&self, seat: Seat, counted: Counted, scope: Scope) -> u16 {
        let of = |seat: Seat| match counted {
            Counted::Cards(color) => self.cities[seat].count(self.edition, color),
            Counted::Stages => u16::from(self.cities[seat].stages),
            Counted::Defeats => u16::from(self.cities[seat].tokens.defeats),
        };
        let neighbors = || of(self.left(seat)) + of(self.right(seat));
        match scope {
            Scope::Own => of(seat),
            Scope::Neighbors => neighbors(),
            Scope::All => of(seat) + neighbors(),
        }
    }

    /// The seat whose board has this power on a stage, built or not. Each power is on at most one board.
    pub fn seat_of(&self, power: Power) -> Option<Seat> {
        let has = |seat: &Seat| {
            self.cities[*seat]
                .board
                .stage_of(self.edition, power)
                .is_some()
        };
        Seat::all(self.seats()).find(has)
    }

    /// Compares cached values with recomputed ones.
    ///
    /// # Panics
    /// If they differ, which is a bug of this crate.
    pub fn check(&self) {
        for seat in Seat::all(self.seats()) {
            let city = &self.cities[seat];
            let mut economy = Economy::new(city.board.facts(self.edition).start);
            city.effects(self.edition)
                .for_each(|effect| economy.add(effect));
            assert_eq!(
                city.economy, economy,
                "the economy of {seat:?} follows from its buildings"
            );
        }
    }
}
