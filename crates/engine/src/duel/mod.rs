//! 7 Wonders Duel (2015, base game): the position and what it is made of.
//!
//! Here: [`Duel`], which is a [`Deal`] nobody has seen whole and a [`Table`] everybody sees, and its [`State`]. Each
//! other question has its file: what is printed (`cards`, `wonders`, `tokens`, `layout`), the deal (`setup`), who may
//! do what (`legal`), what it costs (`pay`), what happens (`apply`), points (`score`), what a seat may know (`observe`,
//! `sample`), the written game (`record`). Comments cite `docs/rules.md` and `docs/rulings.md`.

pub mod action;
pub mod apply;
pub mod cards;
pub mod effect;
pub mod event;
mod json;
pub mod layout;
pub mod legal;
pub mod observe;
pub mod pay;
pub mod record;
mod record_json;
pub mod sample;
pub mod score;
mod sets;
pub mod setup;
pub mod tokens;
pub mod wonders;

use core::ops::{Index, IndexMut};

use rand_core::Rng;

pub use action::Action;
pub use cards::{Age, Back, Card, CardSet};
pub use effect::{Color, Effect, Kind, Symbol};
pub use event::Event;
pub use layout::{Slot, SlotSet};
pub use legal::IllegalAction;
pub use observe::{Face, Observation};
pub use pay::{Bill, Price, Project, Source};
pub use record::Record;
pub use score::Score;
pub use setup::{InvalidSetup, Opening, Setup};
pub use tokens::{Token, TokenSet};
pub use wonders::{Wonder, WonderSet};

use crate::{Actions, JointAction, Outcome, Seat, SeatSet, State, Victory};

/// How many seats a Duel has.
pub const SEATS: usize = 2;

/// A position of 7 Wonders Duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Duel {
    deal: Deal,
    table: Table,
}

/// What the setup has fixed and the game uncovers bit by bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deal {
    /// The cards of each age's structure in slot order.
    pub ages: [[Card; Slot::COUNT]; 3],
    /// The four wonders of the second round of the draft; empty when the wonders were not drafted.
    pub second_offer: WonderSet,
    /// The three progress tokens that The Great Library draws from the box.
    pub library: TokenSet,
}

/// What lies open on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// The two cities.
    pub cities: Both<City>,
    /// The discard pile (rule D29).
    pub discard: CardSet,
    /// The military track.
    pub track: Track,
    /// The progress tokens left on the board.
    pub board: TokenSet,
    /// The five progress tokens that setup put into the box; what is not on the board follows by elimination.
    pub boxed: TokenSet,
    /// The age of the structure that is laid, or will be after the draft.
    pub age: Age,
    /// The slots that still hold a card.
    pub left: SlotSet,
    /// The slots of this age whose card is or was face up.
    pub face_up: SlotSet,
    /// Whose decision is next, and which.
    pub phase: Phase,
}

/// A city: what one seat owns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct City {
    /// The constructed buildings.
    pub cards: CardSet,
    /// The wonders that can still be constructed.
    pub wonders: WonderSet,
    /// The constructed wonders.
    pub built: WonderSet,
    /// The progress tokens.
    pub tokens: TokenSet,
    /// The coins.
    pub coins: u16,
}

/// The conflict pawn and the looting tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Track {
    /// The space of the pawn, −9 to 9: 0 in the middle, 9 in the capital of seat 1, −9 in that of seat 0.
    pub pawn: i8,
    /// The looting tokens on the side of each seat, whose coins that seat would lose.
    pub loot: Both<Loot>,
}

/// The looting tokens left on one side of the track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Loot {
    /// The token of 2 coins, which the pawn meets on space 3.
    pub two: bool,
    /// The token of 5 coins, which the pawn meets on space 6.
    pub five: bool,
}

/// Whose decision is next, and all that this decision needs to know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// A wonder is drafted (rule D8).
    Draft {
        /// The seat that drafts first and begins age I.
        first: Seat,
        /// How many wonders have been drafted, 0 to 7.
        picks: u8,
        /// The wonders to choose from.
        offer: WonderSet,
    },
    /// An accessible card is taken and used (rule D13).
    Play {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A pair was completed: a progress token of the board is taken (rule D43).
    PickToken {
        /// Who takes it.
        seat: Seat,
        /// Whether the seat takes another turn afterwards.
        again: bool,
    },
    /// The Great Library was constructed: one of three boxed tokens is kept (rule D36).
    Library {
        /// Who keeps it.
        seat: Seat,
        /// Whether the seat takes another turn afterwards.
        again: bool,
    },
    /// Circus Maximus or The Statue of Zeus was constructed: a card of the opponent is discarded (rule D34).
    Destroy {
        /// Who chooses.
        seat: Seat,
        /// The color of the card.
        color: Color,
        /// Whether the seat takes another turn afterwards.
        again: bool,
    },
    /// The Mausoleum was constructed: a card of the discard pile is built (rule D35).
    Revive {
        /// Who chooses and builds.
        seat: Seat,
        /// Whether the seat takes another turn afterwards.
        again: bool,
    },
    /// The next age is laid: who begins it (rule D53).
    Begin {
        /// Who chooses.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// What won it.
        victory: Victory,
        /// Who won it; two seats share a civilian victory.
        winners: SeatSet,
    },
}

/// A value for each of the two seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Both<T>(pub [T; SEATS]);

impl<T> Index<Seat> for Both<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.number()]
    }
}

impl<T> IndexMut<Seat> for Both<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.number()]
    }
}

/// The other of the two seats.
pub const fn opponent(seat: Seat) -> Seat {
    seat.left(SEATS)
}

impl Phase {
    /// The seat whose decision is next; `None` when the game is over.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Phase::Draft { first, picks, .. } => Some(match picks {
                0 | 3 | 5 | 6 => first,
                _ => opponent(first),
            }),
            Phase::Play { seat }
            | Phase::PickToken { seat, .. }
            | Phase::Library { seat, .. }
            | Phase::Destroy { seat, .. }
            | Phase::Revive { seat, .. }
            | Phase::Begin { seat } => Some(seat),
            Phase::Over { .. } => None,
        }
    }
}

impl Track {
    /// The track at the start of the game (rule D5).
    pub const START: Track = {
        let loot = Loot {
            two: true,
            five: true,
        };
        Track {
            pawn: 0,
            loot: Both([loot; SEATS]),
        }
    };

    /// The space of a capital.
    pub const CAPITAL: i8 = 9;

    /// How far the pawn stands on the side of this seat's opponent; below 0 on its own side.
    pub const fn lead(self, seat: Seat) -> i8 {
        if seat.number() == 0 {
            self.pawn
        } else {
            -self.pawn
        }
    }
}

impl City {
    /// How many different scientific symbols the city has (rule D42).
    pub fn symbols(&self) -> usize {
        let on_cards = CardSet::BY_SYMBOL.map(|cards| usize::from(self.cards.meets(cards)));
        on_cards.iter().sum::<usize>() + usize::from(self.tokens.meets(TokenSet::WITH_LAW))
    }

    /// How many items of a kind the city has.
    pub fn count(&self, kind: Kind) -> u8 {
        let cards = |set: CardSet| self.cards.intersection(set).len() as u8;
        match kind {
            Kind::Color(color) => cards(CardSet::colored(color)),
            Kind::BrownAndGray => cards(CardSet::PRODUCERS),
            Kind::Wonders => self.built.len() as u8,
            Kind::CoinSets => (self.coins / 3) as u8,
        }
    }
}

impl Table {
    /// The slots whose card can be taken now (rule D13).
    pub const fn accessible(&self) -> SlotSet {
        self.left.accessible(self.age)
    }

    /// How many items of a kind the city has that has the most of them (rules D28, D57).
    pub fn most(&self, kind: Kind) -> u8 {
        let [one, other] = &self.cities.0;
        one.count(kind).max(other.count(kind))
    }

    /// The coins that discarding a card brings this seat (rule D29).
    pub fn discard_income(&self, seat: Seat) -> u16 {
        2 + u16::from(self.cities[seat].count(Kind::Color(Color::Yellow)))
    }

    /// What a construction costs this seat now, whether it could pay or not (rule D16).
    pub fn price(&self, seat: Seat, project: Project) -> Price {
        self.market(seat).price(project)
    }

    /// Where each unit of a construction would come from.
    pub fn bill(&self, seat: Seat, project: Project) -> Bill {
        self.market(seat).bill(project)
    }

    /// The points of a seat as they stand (rule D56).
    pub fn score(&self, seat: Seat) -> Score {
        score::score(self, seat)
    }

    /// Winners and points once the game is over.
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
            scores: crate::BySeat::from_fn(score),
        })
    }
}

impl Duel {
    /// A position put together by hand, for tests, puzzles and editors. Nothing is checked: parts that no game brings
    /// together are played on as far as they make sense.
    pub const fn from_parts(deal: Deal, table: Table) -> Duel {
        Duel { deal, table }
    }

    /// What lies open on the table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What the setup has fixed, hidden things included.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The cards that can be taken now (rule D13).
    pub fn accessible_cards(&self) -> CardSet {
        let structure = &self.deal.ages[self.table.age as usize];
        let mut cards = CardSet::EMPTY;
        self.table
            .accessible()
            .each(|slot| cards = cards.union(structure[slot.index()].alone()));
        cards
    }

    /// Plays a legal action of the seat to act, like [`State::apply_unchecked`] without its joint, for search.
    pub fn play_unchecked(&mut self, action: Action) {
        apply::resolve(self, action, &mut |_| ());
    }

    /// Plays one step like [`State::apply`] and tells what happens, in order.
    ///
    /// # Errors
    /// Says which seat's action is at fault and why; the position is then unchanged and nothing is told.
    pub fn apply_with_events(
        &mut self,
        joint: &JointAction<Action>,
        mut tell: impl FnMut(Event),
    ) -> Result<(), IllegalAction> {
        let action = legal::check(self, joint)?;
        apply::resolve(self, action, &mut tell);
        Ok(())
    }
}

impl State for Duel {
    type Setup = Setup;
    type Action = Action;
    type Observation = Observation;
    type Score = Score;
    type InvalidSetup = InvalidSetup;
    type IllegalAction = IllegalAction;

    fn new(setup: Setup) -> Result<Duel, InvalidSetup> {
        setup.begin()
    }

    fn seats(&self) -> usize {
        SEATS
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.table
            .phase
            .seat()
            .map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn legal_actions(&self, seat: Seat) -> Actions<Action> {
        let mut actions = Actions::none();
        legal::list(self, seat, &mut actions);
        actions
    }

    #[inline]
    fn list_actions(&self, seat: Seat, _: &JointAction<Action>, list: &mut Actions<Action>) {
        list.clear();
        legal::list(self, seat, list);
    }

    fn apply(&mut self, joint: &JointAction<Action>) -> Result<(), IllegalAction> {
        self.apply_with_events(joint, |_| ())
    }

    #[inline]
    fn apply_unchecked(&mut self, joint: &JointAction<Action>) {
        let seat = self.table.phase.seat();
        if let Some(action) = seat.and_then(|seat| joint.get(seat)) {
            self.play_unchecked(action);
        }
    }

    fn observe(&self, seat: Seat) -> Observation {
        self.observe_as(Some(seat))
    }

    fn outcome(&self) -> Option<Outcome<Score>> {
        self.table.outcome()
    }

    fn sample(observation: &Observation, rng: &mut impl Rng) -> Duel {
        sample::sample(observation, rng)
    }
}
