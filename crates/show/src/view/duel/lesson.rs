//! The lessons of 7 Wonders Duel, and the moments they fit.

use antipater_engine::Seat;
use antipater_engine::duel::{Action, Card, Color, Source};

use super::{LogEntry, Step, Terms, View, VisibleSide};

/// A lesson of 7 Wonders Duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lesson {
    /// The structure and which cards can be taken.
    Structure,
    /// The three things to do with a card.
    Ways,
    /// The three ways to win.
    Victories,
    /// The city, with wonders and coins.
    City,
    /// Age II begins.
    AgeTwo,
    /// Age III begins: guilds.
    AgeThree,
    /// A progress token is chosen.
    Token,
    /// A wonder asks for a choice.
    Choice,
    /// The choice of who begins the next age.
    Begin,
    /// The last cards.
    Last,
    /// How the game was won.
    Over,
    /// Another turn after a wonder.
    Again,
    /// The price of a missing resource.
    Price,
    /// Free by a chain.
    Chain,
    /// The cards that one uncovers for the opponent.
    Uncover,
    /// Wonders.
    Wonder,
    /// Red cards and the track.
    Military,
    /// Green cards, pairs and the six symbols.
    Science,
    /// Yellow cards and fixed prices.
    Coins,
    /// Blue cards.
    Points,
    /// The points for the position of the pawn.
    Track,
    /// The progress tokens on the board.
    Tokens,
    /// Nothing new.
    Rest,
}

impl Lesson {
    /// The introduction, before the first decision.
    pub const INTRODUCTION: [Lesson; 2] = [Lesson::Victories, Lesson::City];

    /// All other lessons. Those of a fixed moment come first, the others by importance.
    pub const ALL: [Lesson; 20] = [
        Lesson::Structure,
        Lesson::Ways,
        Lesson::Token,
        Lesson::Choice,
        Lesson::Begin,
        Lesson::Over,
        Lesson::Last,
        Lesson::Again,
        Lesson::AgeTwo,
        Lesson::AgeThree,
        Lesson::Price,
        Lesson::Chain,
        Lesson::Uncover,
        Lesson::Wonder,
        Lesson::Military,
        Lesson::Science,
        Lesson::Coins,
        Lesson::Points,
        Lesson::Track,
        Lesson::Tokens,
    ];

    /// The name on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Lesson::Structure => "structure",
            Lesson::Ways => "ways",
            Lesson::Victories => "victories",
            Lesson::City => "city",
            Lesson::AgeTwo => "age-two",
            Lesson::AgeThree => "age-three",
            Lesson::Token => "token",
            Lesson::Choice => "choice",
            Lesson::Begin => "begin",
            Lesson::Last => "last",
            Lesson::Over => "over",
            Lesson::Again => "again",
            Lesson::Price => "price",
            Lesson::Chain => "chain",
            Lesson::Uncover => "uncover",
            Lesson::Wonder => "wonder",
            Lesson::Military => "military",
            Lesson::Science => "science",
            Lesson::Coins => "coins",
            Lesson::Points => "points",
            Lesson::Track => "track",
            Lesson::Tokens => "tokens",
            Lesson::Rest => "rest",
        }
    }

    /// Whether the view shows an example for the lesson.
    pub(crate) fn fits(self, view: &View) -> bool {
        let step = view.clock.step;
        // Lessons about the cards on the table wait until the viewer has to take one.
        let plays = step == Step::Play && view.ask.is_some();
        let offers = |color| plays && of_color(view, color).is_some();
        match self {
            Lesson::Structure => plays && own_turns(view) == 0,
            Lesson::Ways => plays && own_turns(view) == 1,
            Lesson::Victories | Lesson::City => false,
            Lesson::AgeTwo => plays && view.clock.age == 2,
            Lesson::AgeThree => plays && view.clock.age == 3,
            Lesson::Token => step == Step::Token,
            Lesson::Choice => matches!(step, Step::Library | Step::Destroy | Step::Revive),
            Lesson::Begin => step == Step::Begin,
            Lesson::Last => plays && view.clock.age == 3 && view.structure.len() <= LAST_CARDS,
            Lesson::Over => step == Step::Over,
            Lesson::Again => plays && view.clock.extra_turn,
            Lesson::Price => plays && bought(view).is_some(),
            Lesson::Chain => plays && chained(view).is_some(),
            Lesson::Uncover => plays && view.structure.iter().any(|slot| !slot.uncovers.is_empty()),
            Lesson::Wonder => plays && wonder_is_open(view),
            Lesson::Military => offers(Color::Red),
            Lesson::Science => offers(Color::Green),
            Lesson::Coins => offers(Color::Yellow),
            Lesson::Points => offers(Color::Blue),
            Lesson::Track => plays && view.clock.age >= 2,
            Lesson::Tokens => plays && view.clock.age >= 2 && !view.board.is_empty(),
            Lesson::Rest => true,
        }
    }

    /// Whether an action practices the lesson; any does if the lesson is not about a kind of action.
    pub(crate) fn practices(self, view: &View, action: Action) -> bool {
        let builds = |meant: &dyn Fn(Card, &Terms) -> bool| {
            let Action::Build(card) = action else {
                return false;
            };
            offers(view).any(|(offered, terms)| offered == card && meant(card, terms))
        };
        let color = |color| builds(&|card, _| card.row().color == color);
        match self {
            Lesson::Price => builds(&|_, terms| buys(terms)),
            Lesson::Chain => builds(&|_, terms| terms.chain.is_some()),
            Lesson::Wonder => matches!(action, Action::Wonder(..)),
            Lesson::Military => color(Color::Red),
            Lesson::Science => color(Color::Green),
            Lesson::Coins => color(Color::Yellow),
            Lesson::Points => color(Color::Blue),
            _ => true,
        }
    }
}

/// Whether resources must be bought for a building.
fn buys(terms: &Terms) -> bool {
    let mut units = terms.units.iter();
    terms.chain.is_none() && units.any(|unit| matches!(unit.source, Source::Bought(_)))
}

/// The number of remaining cards at which the end is near.
const LAST_CARDS: usize = 4;

/// The seat that has to decide: the guide addresses no other.
fn asked(view: &View) -> Seat {
    view.clock.seat.unwrap_or(Seat::FIRST)
}

/// The number of cards that this seat has taken from the structure.
fn own_turns(view: &View) -> usize {
    let own = |entry: &&LogEntry| entry.seat == asked(view) && entry.step == Step::Play;
    view.past.iter().filter(own).count()
}

/// The cards that can be taken now, with the terms of building them.
fn offers(view: &View) -> impl Iterator<Item = (Card, &Terms)> {
    let seat = asked(view);
    view.structure
        .iter()
        .filter_map(move |slot| match (slot.side, &slot.terms) {
            (VisibleSide::Card(card), Some(terms)) => Some((card, &terms[seat.number()])),
            _ => None,
        })
}

/// The first card of a color that can be taken now.
pub fn of_color(view: &View, color: Color) -> Option<Card> {
    offers(view)
        .map(|(card, _)| card)
        .find(|card| card.row().color == color)
}

/// The first card for which resources must be bought, and its total price.
pub fn bought(view: &View) -> Option<(Card, u16)> {
    let mut offers = offers(view);
    offers.find_map(|(card, terms)| buys(terms).then_some((card, terms.total)))
}

/// The first card that is free by a chain, and the building that makes it so.
pub fn chained(view: &View) -> Option<(Card, Card)> {
    offers(view).find_map(|(card, terms)| Some((card, terms.chain?)))
}

/// The price of building a card for this seat; `None` if it cannot be taken.
pub fn price(view: &View, card: Card) -> Option<u16> {
    let mut offers = offers(view);
    offers.find_map(|(offered, terms)| (offered == card).then_some(terms.total))
}

/// The coins that an action costs.
pub fn price_of(view: &View, action: Action) -> u16 {
    match action {
        Action::Build(card) => price(view, card).unwrap_or(0),
        Action::Wonder(_, wonder) => {
            let wonders = &view.cities[asked(view).number()].wonders;
            let built = wonders.iter().find(|one| one.wonder == wonder);
            let terms = built.and_then(|one| one.terms.as_ref());
            terms.map_or(0, |terms| terms.total)
        }
        _ => 0,
    }
}

fn wonder_is_open(view: &View) -> bool {
    let mut answers = view.ask.iter().flat_map(|ask| &ask.answers);
    answers.any(|answer| matches!(answer.action, Action::Wonder(..)))
}
