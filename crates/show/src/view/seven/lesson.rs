//! The lessons of 7 Wonders, and the moments they fit.

use antipater_engine::seven::{Action, By, Card, Color};

use super::{Offer, Step, Terms, View};

/// A lesson of 7 Wonders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lesson {
    /// What wins.
    Goal,
    /// The city and its neighbors.
    City,
    /// Where points come from.
    Sources,
    /// The hand, and the uses of a card.
    Hand,
    /// The passing of hands.
    Passing,
    /// The first hand is back, with fewer cards.
    Return,
    /// The conflicts at the end of an age are near.
    War,
    /// The first conflicts are over, age II begins.
    AgeTwo,
    /// Age III begins: no more resources, guilds.
    AgeThree,
    /// The last decision.
    Last,
    /// The origins of the points.
    Over,
    /// Brown and gray cards.
    Resources,
    /// Buying from the neighbors.
    Trade,
    /// Free by a chain.
    Chain,
    /// Stages of the wonder.
    Stage,
    /// Green cards.
    Science,
    /// Cards that cannot be built, and selling.
    Closed,
    /// Blue cards.
    Points,
    /// Yellow cards.
    Coins,
    /// Red cards.
    Shields,
    /// The neighbors' buildings.
    Neighbors,
    /// Nothing new.
    Rest,
}

impl Lesson {
    /// The introduction, before the first decision.
    pub const INTRODUCTION: [Lesson; 4] =
        [Lesson::Goal, Lesson::City, Lesson::Sources, Lesson::Hand];

    /// All other lessons. Those of a fixed moment come first, the others by importance.
    pub const ALL: [Lesson; 17] = [
        Lesson::Passing,
        Lesson::Return,
        Lesson::War,
        Lesson::AgeTwo,
        Lesson::AgeThree,
        Lesson::Last,
        Lesson::Over,
        Lesson::Resources,
        Lesson::Trade,
        Lesson::Stage,
        Lesson::Chain,
        Lesson::Science,
        Lesson::Coins,
        Lesson::Points,
        Lesson::Shields,
        Lesson::Closed,
        Lesson::Neighbors,
    ];

    /// The name on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Lesson::Goal => "goal",
            Lesson::City => "city",
            Lesson::Sources => "sources",
            Lesson::Hand => "hand",
            Lesson::Passing => "passing",
            Lesson::Return => "return",
            Lesson::War => "war",
            Lesson::AgeTwo => "age-two",
            Lesson::AgeThree => "age-three",
            Lesson::Last => "last",
            Lesson::Over => "over",
            Lesson::Resources => "resources",
            Lesson::Trade => "trade",
            Lesson::Chain => "chain",
            Lesson::Stage => "stage",
            Lesson::Science => "science",
            Lesson::Closed => "closed",
            Lesson::Points => "points",
            Lesson::Coins => "coins",
            Lesson::Shields => "shields",
            Lesson::Neighbors => "neighbors",
            Lesson::Rest => "rest",
        }
    }

    /// Whether the view shows an example for the lesson.
    pub(crate) fn fits(self, view: &View) -> bool {
        let clock = view.clock;
        let turn = |age, turn| clock.step == Step::Turn && (clock.age, clock.turn) == (age, turn);
        let offers = |color| buildable(view).any(|offer| is(offer, view, color));
        match self {
            Lesson::Goal | Lesson::City | Lesson::Sources | Lesson::Hand => false,
            Lesson::Passing => turn(1, 2),
            Lesson::Return => turn(1, 4),
            Lesson::War => turn(1, 6),
            Lesson::AgeTwo => turn(2, 1),
            Lesson::AgeThree => turn(3, 1),
            Lesson::Last => turn(3, 6),
            Lesson::Over => clock.step == Step::Over,
            Lesson::Resources => offers(Color::Brown) || offers(Color::Gray),
            Lesson::Trade => bought(view).is_some(),
            Lesson::Chain => chained(view).is_some(),
            Lesson::Stage => stage_is_open(view),
            Lesson::Science => offers(Color::Green),
            Lesson::Closed => closed(view).is_some(),
            Lesson::Points => offers(Color::Blue),
            Lesson::Coins => offers(Color::Yellow),
            Lesson::Shields => offers(Color::Red),
            Lesson::Neighbors => clock.age >= 2,
            Lesson::Rest => true,
        }
    }

    /// Whether an action practices the lesson; any does if the lesson is not about a kind of action.
    pub(crate) fn practices(self, view: &View, action: Action) -> bool {
        let builds = |colors: &[Color]| matches!(action, Action::Build { card, .. } if colors.contains(&card.facts(view.edition).color));
        match self {
            Lesson::Resources => builds(&[Color::Brown, Color::Gray]),
            Lesson::Trade => matches!(action, Action::Build { pay, .. } if pay.total() > 0),
            Lesson::Chain => matches!(action, Action::Build { by: By::Chain, .. }),
            Lesson::Stage => matches!(action, Action::Stage { .. }),
            Lesson::Science => builds(&[Color::Green]),
            Lesson::Points => builds(&[Color::Blue]),
            Lesson::Coins => builds(&[Color::Yellow]),
            Lesson::Shields => builds(&[Color::Red]),
            _ => true,
        }
    }
}

fn offers(view: &View) -> impl Iterator<Item = &Offer> {
    view.ask.iter().flat_map(|ask| &ask.cards)
}

/// The cards that can be built now.
fn buildable(view: &View) -> impl Iterator<Item = &Offer> {
    offers(view).filter(|offer| !offer.ways().is_empty())
}

fn is(offer: &Offer, view: &View, color: Color) -> bool {
    offer.card.facts(view.edition).color == color
}

/// The first card of a color that can be built now.
pub fn of_color(view: &View, color: Color) -> Option<&Offer> {
    buildable(view).find(|offer| is(offer, view, color))
}

/// The first card that can be built with neighbors' resources, and the lowest price paid to them.
pub fn bought(view: &View) -> Option<(&Offer, u8)> {
    offers(view).find_map(|offer| match &offer.build {
        Terms::Payable { payments, .. } => {
            let least = payments.first()?.total();
            (least > 0).then_some((offer, least))
        }
        _ => None,
    })
}

/// The first card that is free by a chain, and the building that makes it so.
pub fn chained(view: &View) -> Option<(&Offer, Card)> {
    offers(view).find_map(|offer| match offer.build {
        Terms::Chain { from } => Some((offer, from)),
        _ => None,
    })
}

/// The first card that cannot be built now.
pub fn closed(view: &View) -> Option<&Offer> {
    offers(view).find(|offer| offer.ways().is_empty())
}

/// The coins that an action costs.
pub fn price_of(view: &View, action: Action) -> u16 {
    let bank = |card| {
        offers(view)
            .find(|offer| offer.card == card)
            .map_or(0, |offer| match offer.build {
                Terms::Payable { bank, .. } => bank,
                _ => 0,
            })
    };
    match action {
        Action::Build {
            card,
            by: By::Cost,
            pay,
        } => u16::from(pay.total()) + u16::from(bank(card)),
        Action::Stage { pay, .. } => u16::from(pay.total()),
        _ => 0,
    }
}

fn stage_is_open(view: &View) -> bool {
    let stage = view.ask.as_ref().and_then(|ask| ask.stage.as_ref());
    stage.is_some_and(|stage| matches!(stage.terms, Terms::Payable { .. }))
}
