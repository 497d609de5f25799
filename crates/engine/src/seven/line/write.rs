//! Writers of the fields of a line.

use super::{FREE_CITY, GAME};
use crate::line::{Writer, entries, joined, word};
use crate::seven::action::By;
use crate::seven::cards::Card;
use crate::seven::city::{City, Table, Tokens};
use crate::seven::edition::Edition;
use crate::seven::observe::Deed;
use crate::seven::pay::Payment;
use crate::seven::phase::Phase;
use crate::seven::pile::Pile;
use crate::seven::position::{Pick, Taken, Use};

/// The entry for a hidden card.
pub(super) const HIDDEN: &str = "?";

pub(super) fn head(table: &Table, form: &str) -> Writer {
    let game = if table.free_city().is_some() {
        FREE_CITY
    } else {
        GAME
    };
    let mut line = Writer::new(game, form);
    line.field(table.edition.name());
    line
}

pub(super) fn write_table(line: &mut Writer, table: &Table) {
    line.field(match table.phase {
        Phase::Turn { age, turn } => format!("turn:{age}:{turn}"),
        Phase::Seventh { age, seat } => format!("seventh:{age}:{seat}"),
        Phase::Discard { age, turn, seat } => format!("discard:{age}:{turn}:{seat}"),
        Phase::Over => "over".to_owned(),
    });
    let cities = table.cities.first(table.seats()).iter();
    line.field(joined(
        cities.map(|city| write_city(table.edition, city)),
        "/",
    ));
}

fn write_city(edition: Edition, city: &City) -> String {
    let board = city.board();
    let (name, side) = (board.wonder.city(edition), board.side.name(edition));
    let cards: Vec<Card> = city.built().iter().collect();
    let Tokens { victories, defeats } = city.tokens();
    let [one, two, three] = victories;
    let free = city
        .free_build()
        .map_or_else(|| "-".to_owned(), |age| age.to_string());
    let (coins, stages, cards) = (city.coins(), city.stages(), write_cards(&cards));
    format!("{name}:{side}:{coins}:{stages}:{cards}:{one}.{two}.{three}.{defeats}:{free}")
}

pub(super) fn write_cards(cards: &[Card]) -> String {
    joined(cards.iter().map(|card| word(card.name())), ",")
}

pub(super) fn write_known(cards: &[Option<Card>]) -> String {
    entries(cards.iter().map(|card| card.map(|card| word(card.name()))))
}

pub(super) fn write_pile(pile: &Pile) -> String {
    let copies = |card: Card| core::iter::repeat_n(card, usize::from(pile.count(card)));
    let cards: Vec<Card> = pile.cards().iter().flat_map(copies).collect();
    write_cards(&cards)
}

pub(super) fn write_pick(pick: Pick) -> String {
    let card = pick
        .card
        .map_or_else(|| "-".to_owned(), |card| word(card.name()));
    format!("{}:{}:{card}", pick.age, pick.turn)
}

pub(super) fn write_taken(taken: Taken) -> String {
    let place = char::from(b'a' + taken.slot);
    format!("{place}:{}", write_use(taken.used, taken.pay))
}

pub(super) fn write_deed(deed: Deed) -> String {
    match deed {
        Deed::Built { card, by, pay } => {
            format!("{}:{}", word(card.name()), write_use(Use::Built(by), pay))
        }
        Deed::Stage { pay } => format!("{HIDDEN}:{}", write_use(Use::Stage, pay)),
        Deed::Sold => format!("{HIDDEN}:{}", write_use(Use::Sold, Payment::NOTHING)),
    }
}

fn write_use(used: Use, pay: Payment) -> String {
    let letter = match used {
        Use::Built(By::Cost) => 'c',
        Use::Built(By::Chain) => 'h',
        Use::Built(By::Power) => 'p',
        Use::Stage => 'w',
        Use::Sold => 's',
    };
    match pay {
        Payment::NOTHING => letter.to_string(),
        Payment { left, right } => format!("{letter}{left}.{right}"),
    }
}
