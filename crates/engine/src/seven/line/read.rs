//! Parsers of the fields of a line, whose errors say what is wrong and where.

use arrayvec::ArrayVec;

use super::write::HIDDEN;
use super::{FREE_CITY, GAME};
use crate::line::{Fields, LineError, Text};
use crate::outcome::MOST_COINS;
use crate::seat::{BySeat, Seat};
use crate::seven::action::By;
use crate::seven::arranged::CONFLICTS;
use crate::seven::cards::{Card, CardSet};
use crate::seven::city::{City, Table, Tokens};
use crate::seven::edition::Edition;
use crate::seven::effect::Power;
use crate::seven::observe::{Deed, Held};
use crate::seven::pay::{MAX_TRADE, Payment};
use crate::seven::phase::{ALL_TURNS, Age, Phase, TURNS};
use crate::seven::pile::Pile;
use crate::seven::position::{PICKS, Pick, Picks, Taken, Use};
use crate::seven::setup::{HAND, Hand, MAX_SEATS, MIN_SEATS};
use crate::seven::wonders::{Board, Side, Wonder};

/// The edition, and whether the game has the Free City.
pub(super) fn read_head(
    fields: &mut Fields<'_>,
    form: &'static str,
) -> Result<(Edition, bool), LineError> {
    let game = fields.next("game")?;
    let free_city = match game.as_str() {
        GAME => false,
        FREE_CITY => true,
        _ => return Err(game.unreadable("seven or free-city")),
    };
    let found = fields.next("form")?;
    found.read((found.as_str() == form).then_some(()), form)?;
    let edition = fields.next("edition")?;
    let read = edition.named(&Edition::ALL, Edition::name, "an edition: first, second")?;
    if free_city && read != Edition::First {
        return Err(
            edition.contradiction("the game with the Free City exists only in the first edition")
        );
    }
    Ok((read, free_city))
}

pub(super) fn read_table(
    fields: &mut Fields<'_>,
    edition: Edition,
    free_city: bool,
) -> Result<Table, LineError> {
    let (step, text) = (fields.next("step")?, fields.next("cities")?);
    let mut cities: ArrayVec<City, MAX_SEATS> = ArrayVec::new_const();
    for part in text.list('/') {
        let city = read_city(part, edition)?;
        let twice = |other: &City| other.board().wonder == city.board().wonder;
        if cities.iter().any(twice) {
            return Err(part.contradiction("two seats have the same wonder"));
        }
        if cities.try_push(city).is_err() {
            return Err(text.contradiction("there are more than seven"));
        }
    }
    if cities.len() < MIN_SEATS || free_city && cities.len() != MIN_SEATS {
        return Err(text.contradiction("so many cities do not make the game"));
    }
    let mut table = Table::from_cities(edition, free_city, &cities);
    table.phase = read_phase(step, &table)?;
    Ok(table)
}

fn read_phase(text: Text<'_>, table: &Table) -> Result<Phase, LineError> {
    const STEP: &str = "a step: turn:AGE:TURN, seventh:AGE:SEAT, discard:AGE:TURN:SEAT or over";
    let parts: ArrayVec<Text<'_>, 4> = text.list(':').take(4).collect();
    let (word, rest) = parts.split_first().ok_or_else(|| text.unreadable(STEP))?;
    let seats = table.seats();
    let phase = match (word.as_str(), rest) {
        ("turn", &[age, turn]) => Phase::Turn {
            age: read_age(age)?,
            turn: read_turn(turn)?,
        },
        ("seventh", &[age, seat]) => Phase::Seventh {
            age: read_age(age)?,
            seat: read_seat(seat, seats)?,
        },
        ("discard", &[age, turn, seat]) => Phase::Discard {
            age: read_age(age)?,
            turn: read_turn(turn)?,
            seat: read_seat(seat, seats)?,
        },
        ("over", &[]) => Phase::Over,
        _ => return Err(text.unreadable(STEP)),
    };
    let acts = |power, seat| table.seat_of(power) == Some(seat);
    let fits = match phase {
        Phase::Seventh { seat, .. } => acts(Power::PlaySeventh, seat),
        Phase::Discard { seat, .. } => acts(Power::BuildDiscarded, seat),
        Phase::Turn { .. } | Phase::Over => true,
    };
    if fits {
        Ok(phase)
    } else {
        Err(text.contradiction("the wonder of the seat has no such power"))
    }
}

fn read_age(text: Text<'_>) -> Result<Age, LineError> {
    let name = |age| match age {
        Age::I => "I",
        Age::II => "II",
        Age::III => "III",
    };
    text.named(&Age::ALL, name, "an age: I, II, III")
}

fn read_turn(text: Text<'_>) -> Result<u8, LineError> {
    let turn = text.as_str().parse().ok();
    text.read(
        turn.filter(|turn| (1..=TURNS).contains(turn)),
        "a turn: 1 to 6",
    )
}

pub(super) fn read_seat(text: Text<'_>, seats: usize) -> Result<Seat, LineError> {
    let seat = text.as_str().parse().ok().and_then(Seat::new);
    text.read(
        seat.filter(|seat| seat.number() < seats),
        "a seat of the table",
    )
}

pub(super) fn read_card(text: Text<'_>, edition: Edition) -> Result<Card, LineError> {
    let card = text.named(&Card::ALL, Card::name, "a card")?;
    text.read(
        Some(card).filter(|card| card.is_in(edition)),
        "a card of the edition",
    )
}

fn read_city(text: Text<'_>, edition: Edition) -> Result<City, LineError> {
    let [wonder, side, coins, stages, cards, tokens, free] = text.parts(
        ':',
        "city, side, coins, stages, cards, tokens and free build",
    )?;
    let board = Board {
        wonder: wonder.named(
            &Wonder::ALL,
            |wonder| wonder.city(edition),
            "a city of the edition",
        )?,
        side: side.named(
            &Side::ALL,
            |side| side.name(edition),
            "a side of the edition",
        )?,
    };
    let purse: u16 = coins.number("a number of coins")?;
    let purse = coins.read(
        Some(purse).filter(|coins| *coins <= MOST_COINS),
        "a number of coins",
    )?;
    let built: u8 = stages.number("a number of stages")?;
    if usize::from(built) > board.facts(edition).stages.len() {
        return Err(stages.unreadable("a number of stages of the board"));
    }
    let cards: CardSet = cards
        .list(',')
        .map(|card| read_card(card, edition))
        .collect::<Result<_, _>>()?;
    let tokens = read_tokens(tokens)?;
    let mut city = City::from_parts(edition, board, cards, built, purse, tokens);
    if let Some(age) = free.entry() {
        city.use_free_build(read_age(age)?);
    }
    Ok(city)
}

fn read_tokens(text: Text<'_>) -> Result<Tokens, LineError> {
    const TOKENS: &str = "the victories of the three ages and the defeats, as 1.0.0.2";
    let mut counts = [0; 4];
    for (count, part) in counts.iter_mut().zip(text.parts::<4>('.', TOKENS)?) {
        *count = part.number(TOKENS)?;
    }
    let [one, two, three, defeats] = counts;
    let victories = [one, two, three];
    if victories.iter().any(|count| *count > CONFLICTS) || defeats > 3 * CONFLICTS {
        return Err(text.contradiction("a city has two conflicts in an age"));
    }
    Ok(Tokens { victories, defeats })
}

/// The hands of an age; all but the Free City's pile are in card order.
pub(super) fn read_deal(
    text: Text<'_>,
    table: &Table,
    deal: &mut BySeat<Hand>,
) -> Result<(), LineError> {
    let mut hands = text.list('/');
    for seat in Seat::all(table.seats()) {
        let hand = hands
            .next()
            .ok_or_else(|| text.contradiction("a seat has no hand"))?;
        let cards = hand.parts::<HAND>(',', "seven cards")?;
        for (slot, card) in deal[seat].iter_mut().zip(cards) {
            *slot = read_card(card, table.edition)?;
        }
        if table.free_city() != Some(seat) && !deal[seat].is_sorted() {
            return Err(hand.contradiction("a hand is not in card order"));
        }
    }
    match hands.next() {
        Some(hand) => Err(hand.contradiction("there are more hands than seats")),
        None => Ok(()),
    }
}

/// The entries of turns or ages; missing ones are `None`.
pub(super) fn read_entries<T, const N: usize>(
    text: Text<'_>,
    expected: &'static str,
    read: impl Fn(Text<'_>) -> Result<T, LineError>,
) -> Result<[Option<T>; N], LineError> {
    let mut entries = core::array::from_fn(|_| None);
    for (number, part) in text.list('/').enumerate() {
        let entry = entries
            .get_mut(number)
            .ok_or_else(|| text.unreadable(expected))?;
        *entry = part.entry().map(&read).transpose()?;
    }
    Ok(entries)
}

/// The turns, with an entry for every seat each.
pub(super) fn read_turns<T: Copy>(
    text: Text<'_>,
    seats: usize,
    read: impl Fn(Text<'_>) -> Result<T, LineError>,
) -> Result<[BySeat<Option<T>>; ALL_TURNS], LineError> {
    let turn = |text: Text<'_>| {
        let mut taken = BySeat::from_fn(|_| None);
        let mut parts = text.list(',');
        for seat in Seat::all(seats) {
            let part = parts.next();
            let part = part.ok_or_else(|| text.contradiction("a seat has no entry"))?;
            taken[seat] = Some(read(part)?);
        }
        match parts.next() {
            Some(part) => Err(part.contradiction("there are more entries than seats")),
            None => Ok(taken),
        }
    };
    let turns = read_entries(text, "at most 18 turns", turn)?;
    Ok(turns.map(|turn| turn.unwrap_or_else(|| BySeat::from_fn(|_| None))))
}

pub(super) fn read_taken(text: Text<'_>) -> Result<Taken, LineError> {
    const TAKEN: &str = "a place in a hand and a use, as a:c2.0";
    let (place, used) = text.split(':');
    let used = used.ok_or_else(|| text.unreadable(TAKEN))?;
    let slot = match place.as_str().as_bytes() {
        &[letter @ b'a'..=b'n'] => letter - b'a',
        _ => return Err(place.unreadable("a place in a hand: a to n")),
    };
    let (used, pay) = read_use(used)?;
    Ok(Taken { slot, used, pay })
}

pub(super) fn read_deed(text: Text<'_>, edition: Edition) -> Result<Deed, LineError> {
    const DEED: &str = "a card or ? and a use, as Altar:c2.0";
    let (card, used) = text.split(':');
    let (used, pay) = read_use(used.ok_or_else(|| text.unreadable(DEED))?)?;
    let hidden = card.as_str() == HIDDEN;
    match used {
        Use::Built(by) if !hidden => {
            let card = read_card(card, edition)?;
            Ok(Deed::Built { card, by, pay })
        }
        Use::Stage if hidden => Ok(Deed::Stage { pay }),
        Use::Sold if hidden => Ok(Deed::Sold),
        _ => Err(text.contradiction("a card that is built is known, another one is not")),
    }
}

fn read_use(text: Text<'_>) -> Result<(Use, Payment), LineError> {
    const USE: &str = "a use: c, h, p, w or s, and coins to the neighbors, as c2.0";
    let mut letters = text.as_str().chars();
    let used = match letters.next() {
        Some('c') => Use::Built(By::Cost),
        Some('h') => Use::Built(By::Chain),
        Some('p') => Use::Built(By::Power),
        Some('w') => Use::Stage,
        Some('s') => Use::Sold,
        _ => return Err(text.unreadable(USE)),
    };
    let coins = letters.as_str();
    if coins.is_empty() {
        return Ok((used, Payment::NOTHING));
    }
    let most = MAX_TRADE as u8;
    let coin = |text: &str| text.parse().ok().filter(|coins| *coins <= most);
    let pay = coins.split_once('.').and_then(|(left, right)| {
        Some(Payment {
            left: coin(left)?,
            right: coin(right)?,
        })
    });
    let pays = matches!(used, Use::Built(By::Cost) | Use::Stage);
    Ok((used, text.read(pay.filter(|_| pays), USE)?))
}

pub(super) fn read_picks(text: Text<'_>, edition: Edition) -> Result<Picks, LineError> {
    let mut picks = Picks::new_const();
    for part in text.list(',') {
        let [age, turn, card] = part.parts(':', "age, turn and card")?;
        let pick = Pick {
            age: read_age(age)?,
            turn: read_turn(turn)?,
            card: card
                .entry()
                .map(|card| read_card(card, edition))
                .transpose()?,
        };
        let later = |last: &Pick| (last.age, last.turn) < (pick.age, pick.turn);
        if picks.len() == PICKS || !picks.last().is_none_or(later) {
            return Err(part.contradiction("there are at most three, one after the other"));
        }
        picks.push(pick);
    }
    Ok(picks)
}

pub(super) fn read_held(text: Text<'_>, edition: Edition) -> Result<Held, LineError> {
    let mut held = Held::new_const();
    for part in text.list(',') {
        let card = read_card(part, edition)?;
        if held.try_push(card).is_err() {
            return Err(text.contradiction("a hand has too many cards"));
        }
    }
    if held.is_sorted() {
        Ok(held)
    } else {
        Err(text.contradiction("a hand is not in card order"))
    }
}

pub(super) fn read_piles(
    text: Text<'_>,
    edition: Edition,
) -> Result<ArrayVec<Pile, PICKS>, LineError> {
    let mut piles = ArrayVec::new_const();
    for part in text.list('/') {
        let mut pile = Pile::default();
        for (number, card) in part.list(',').enumerate() {
            if number >= 3 * HAND * MAX_SEATS {
                return Err(part.contradiction("a game has not so many cards"));
            }
            pile.add(read_card(card, edition)?);
        }
        if piles.try_push(pile).is_err() {
            return Err(text.contradiction("Halicarnassus picks three times at most"));
        }
    }
    Ok(piles)
}

pub(super) fn read_drawn(
    text: Text<'_>,
    edition: Edition,
) -> Result<[[Option<Card>; HAND]; 3], LineError> {
    let card = |text: Text<'_>| read_card(text, edition);
    let all: [Option<Card>; 3 * HAND] = read_entries(text, "seven cards an age at most", card)?;
    Ok(core::array::from_fn(|age| {
        core::array::from_fn(|turn| all[age * HAND + turn])
    }))
}
