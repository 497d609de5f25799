//! A position or an observation of 7 Wonders in one line.
//!
//! The fields, separated by spaces:
//!
//! 1. `seven` or `free-city`; 2. `position` or `observation`; 3. the edition; an observation then names its seat;
//! 4. the step that is due: `turn:AGE:TURN`, `seventh:AGE:SEAT`, `discard:AGE:TURN:SEAT` or `over`;
//! 5. the cities in seat order with `/` between them, each `CITY:SIDE:COINS:STAGES:CARDS:TOKENS:FREE`: the tokens are
//!    the victories of the ages and the defeats, as `1.0.0.2`; `FREE` is the last age of Olympia's free build.
//!
//! A position goes on with what was dealt and what was taken:
//!
//! 6. to 8. the hands of the ages, in card order, with `/` between them; with the Free City the third is its pile, the
//!    top card first;
//! 9. the turns so far with `/` between them, for each seat what it took: the place of the card in the hand as it was
//!    dealt, `a` to `g` (`h` to `n` for cards drawn from the pile), and its use: `c` built by cost, `h` by chain, `p` by
//!    power, `w` under the wonder, `s` sold, with the coins to the neighbors, as in `a:c2.0`;
//! 10. Babylon's seventh cards by age, likewise;
//! 11. Halicarnassus' picks, as `II:4:Tavern` or `II:4:-`.
//!
//! An observation goes on with what its seat knows, entries of turns and ages again with `/` between them:
//!
//! 6. the turns so far, likewise, but with a card's name where it was built and `?` where it is hidden;
//! 7. the seventh cards; 8. the picks; 9. how many cards lie on the discard pile;
//! 10. the own hands; 11. the cards used from them;
//! 12. the discard pile before each own pick; 13. the cards drawn from the Free City's pile, seven entries an age;
//! 14. the cards used for the Free City.
//!
//! Reading checks that the parts go together so far that a position can be played on. Not checked: whether a deal has
//! the right cards, for positions put together by hand have any, and whether some position looks like an observation.

use core::str::FromStr;

use arrayvec::ArrayVec;

use super::action::By;
use super::cards::{Card, CardSet};
use super::city::{City, Table, Tokens};
use super::edition::Edition;
use super::effect::Power;
use super::observe::{Deed, Held, Observation};
use super::passing::{LAST_OF_PILE, SLOTS};
use super::pay::{MAX_TRADE, Payment};
use super::phase::{ALL_TURNS, Age, Phase, TURNS};
use super::pile::{Pile, is_played};
use super::position::{PICKS, Pick, Picks, Seven, Taken, Use, turn_number};
use super::record::{FREE_CITY, GAME};
use super::setup::{HAND, Hand, MAX_SEATS, MIN_SEATS};
use super::wonders::{Board, Side, Wonder};
use crate::line::{Fields, Line, LineError, OBSERVATION, POSITION, Text, Writer, in_form};
use crate::line::{entries, joined, word};
use crate::outcome::MOST_COINS;
use crate::seat::{BySeat, Seat};
use crate::state::State;

/// What stands for a card that is hidden.
const HIDDEN: &str = "?";
/// The conflicts of a city: two in an age.
const CONFLICTS: u8 = 2;

impl Line for Seven {
    fn to_line(&self) -> String {
        let mut line = head(&self.table, POSITION);
        write_table(&mut line, &self.table);
        let seats = self.seats();
        for age in &self.deal {
            line.field(joined(
                age.first(seats).iter().map(|hand| write_cards(hand)),
                "/",
            ));
        }
        line.field(entries(self.turns.iter().map(|turn| {
            let turn = turn.first(seats).iter().copied();
            let taken: Option<Vec<Taken>> = turn.collect();
            taken.map(|taken| joined(taken.into_iter().map(write_taken), ","))
        })));
        line.field(entries(self.seventh.map(|taken| taken.map(write_taken))));
        line.field(joined(self.picks.iter().copied().map(write_pick), ","));
        line.finish()
    }

    fn from_line(line: &str) -> Result<Seven, LineError> {
        let mut fields = Fields::new(line);
        let (edition, free_city) = read_head(&mut fields, POSITION)?;
        let table = read_table(&mut fields, edition, free_city)?;
        let ages = ["age I", "age II", "age III"];
        let mut deal = [BySeat::from_fn(|_| [Card::LumberYard; HAND]); 3];
        for (deal, field) in deal.iter_mut().zip(ages) {
            read_deal(fields.next(field)?, &table, deal)?;
        }
        let mut seven = Seven::dealt(table, deal);
        let turns = fields.next("turns")?;
        seven.turns = read_turns(turns, seven.seats(), read_taken)?;
        let seventh = fields.next("seventh cards")?;
        seven.seventh = read_entries(seventh, "three ages at most", read_taken)?;
        let picks = fields.next("picks")?;
        seven.picks = read_picks(picks, edition)?;
        fields.end()?;
        check_course(&seven.table, &seven.turns, &seven.seventh, turns, seventh)?;
        check_taken(&seven, turns, seventh)?;
        check_picks(&seven, picks)?;
        seven.left_over = seven.left_now();
        let stuck = |seat: Seat| seven.legal_actions(seat).is_empty();
        if seven.to_act().iter().any(stuck) {
            return Err(turns.contradiction("a seat has nothing to choose from"));
        }
        in_form(seven, line)
    }
}

impl Line for Observation {
    fn to_line(&self) -> String {
        let mut line = head(&self.table, OBSERVATION);
        line.field(self.seat);
        write_table(&mut line, &self.table);
        let seats = self.table.seats();
        line.field(entries(self.turns.iter().map(|turn| {
            let turn = turn.first(seats).iter().copied();
            let deeds: Option<Vec<Deed>> = turn.collect();
            deeds.map(|deeds| joined(deeds.into_iter().map(write_deed), ","))
        })));
        line.field(entries(self.seventh.map(|deed| deed.map(write_deed))));
        line.field(joined(self.picks.iter().copied().map(write_pick), ","));
        line.field(self.discards);
        let held = |held: &Held| (!held.is_empty()).then(|| write_cards(held));
        line.field(entries(self.hands.iter().map(held)));
        line.field(write_known(&self.used));
        line.field(joined(self.piles.iter().map(write_pile), "/"));
        line.field(write_known(self.drawn.as_flattened()));
        line.field(write_known(&self.city_used));
        line.finish()
    }

    fn from_line(line: &str) -> Result<Observation, LineError> {
        let mut fields = Fields::new(line);
        let (edition, free_city) = read_head(&mut fields, OBSERVATION)?;
        let viewer = fields.next("seat")?;
        let table = read_table(&mut fields, edition, free_city)?;
        let seat = read_seat(viewer, table.seats())?;
        let (turns, seventh) = (fields.next("turns")?, fields.next("seventh cards")?);
        let deed = |text: Text<'_>| read_deed(text, edition);
        let card = |text: Text<'_>| read_card(text, edition);
        let observation = Observation {
            seat,
            turns: read_turns(turns, table.seats(), deed)?,
            seventh: read_entries(seventh, "three ages at most", deed)?,
            picks: read_picks(fields.next("picks")?, edition)?,
            discards: fields.next("discards")?.number("a number of cards")?,
            hands: read_entries(fields.next("hands")?, "18 turns at most", |text| {
                read_held(text, edition)
            })?
            .map(Option::unwrap_or_default),
            used: read_entries(fields.next("used cards")?, "18 turns at most", card)?,
            piles: read_piles(fields.next("discard piles")?, edition)?,
            drawn: read_drawn(fields.next("drawn cards")?, edition)?,
            city_used: read_entries(
                fields.next("the Free City's cards")?,
                "18 turns at most",
                card,
            )?,
            table,
        };
        fields.end()?;
        let Observation {
            table,
            turns: deeds,
            seventh: sevenths,
            ..
        } = &observation;
        check_course(table, deeds, sevenths, turns, seventh)?;
        in_form(observation, line)
    }
}

impl FromStr for Seven {
    type Err = LineError;
    fn from_str(line: &str) -> Result<Seven, LineError> {
        Seven::from_line(line)
    }
}

impl FromStr for Observation {
    type Err = LineError;
    fn from_str(line: &str) -> Result<Observation, LineError> {
        Observation::from_line(line)
    }
}

fn head(table: &Table, form: &str) -> Writer {
    let game = if table.free_city().is_some() {
        FREE_CITY
    } else {
        GAME
    };
    let mut line = Writer::new(game, form);
    line.field(table.edition.name());
    line
}

fn write_table(line: &mut Writer, table: &Table) {
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

fn write_cards(cards: &[Card]) -> String {
    joined(cards.iter().map(|card| word(card.name())), ",")
}

fn write_known(cards: &[Option<Card>]) -> String {
    entries(cards.iter().map(|card| card.map(|card| word(card.name()))))
}

fn write_pile(pile: &Pile) -> String {
    let copies = |card: Card| core::iter::repeat_n(card, usize::from(pile.count(card)));
    let cards: Vec<Card> = pile.cards().iter().flat_map(copies).collect();
    write_cards(&cards)
}

fn write_pick(pick: Pick) -> String {
    let card = pick
        .card
        .map_or_else(|| "-".to_owned(), |card| word(card.name()));
    format!("{}:{}:{card}", pick.age, pick.turn)
}

fn write_taken(taken: Taken) -> String {
    let place = char::from(b'a' + taken.slot);
    format!("{place}:{}", write_use(taken.used, taken.pay))
}

fn write_deed(deed: Deed) -> String {
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

/// The edition, and whether it is the game with the Free City.
fn read_head(fields: &mut Fields<'_>, form: &'static str) -> Result<(Edition, bool), LineError> {
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
        return Err(edition.contradiction("the game with the Free City is of the first edition"));
    }
    Ok((read, free_city))
}

fn read_table(
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

fn read_seat(text: Text<'_>, seats: usize) -> Result<Seat, LineError> {
    let seat = text.as_str().parse().ok().and_then(Seat::new);
    text.read(
        seat.filter(|seat| seat.number() < seats),
        "a seat of the table",
    )
}

fn read_card(text: Text<'_>, edition: Edition) -> Result<Card, LineError> {
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
fn read_deal(text: Text<'_>, table: &Table, deal: &mut BySeat<Hand>) -> Result<(), LineError> {
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

/// Entries of turns or ages; those that are not written are not there.
fn read_entries<T, const N: usize>(
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

/// The turns, each with an entry for every seat.
fn read_turns<T: Copy>(
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
    let turns = read_entries(text, "18 turns at most", turn)?;
    Ok(turns.map(|turn| turn.unwrap_or_else(|| BySeat::from_fn(|_| None))))
}

fn read_taken(text: Text<'_>) -> Result<Taken, LineError> {
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

fn read_deed(text: Text<'_>, edition: Edition) -> Result<Deed, LineError> {
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

fn read_picks(text: Text<'_>, edition: Edition) -> Result<Picks, LineError> {
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

fn read_held(text: Text<'_>, edition: Edition) -> Result<Held, LineError> {
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

fn read_piles(text: Text<'_>, edition: Edition) -> Result<ArrayVec<Pile, PICKS>, LineError> {
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

fn read_drawn(text: Text<'_>, edition: Edition) -> Result<[[Option<Card>; HAND]; 3], LineError> {
    let card = |text: Text<'_>| read_card(text, edition);
    let all: [Option<Card>; 3 * HAND] = read_entries(text, "seven cards an age at most", card)?;
    Ok(core::array::from_fn(|age| {
        core::array::from_fn(|turn| all[age * HAND + turn])
    }))
}

/// Exactly the turns before the step are played, all of them or, in a position put together by hand, all from the
/// beginning of an age on; and seventh cards are there only where Babylon can have used one.
fn check_course<T>(
    table: &Table,
    turns: &[BySeat<Option<T>>; ALL_TURNS],
    seventh: &[Option<T>; 3],
    turns_text: Text<'_>,
    seventh_text: Text<'_>,
) -> Result<(), LineError> {
    let mut begun = false;
    for age in Age::ALL {
        for turn in 1..=TURNS {
            let there = turns[turn_number(age, turn)][Seat::FIRST].is_some();
            let due = is_played(age, turn, table.phase);
            begun |= turn == 1 && there;
            let now = table.phase.clock().is_some_and(|(now, _)| now == age);
            if there && !(due && begun) || due && !there && (begun || now) {
                return Err(turns_text.contradiction("they are not those before the step"));
            }
        }
        let played = turns[turn_number(age, TURNS)][Seat::FIRST].is_some();
        let past = played
            && table.phase
                != (Phase::Seventh {
                    age,
                    seat: babylon(table),
                });
        let may = past && table.seat_of(Power::PlaySeventh).is_some();
        if seventh[age as usize].is_some() && !may {
            return Err(seventh_text.contradiction("Babylon has not used a seventh card then"));
        }
    }
    Ok(())
}

fn babylon(table: &Table) -> Seat {
    table.seat_of(Power::PlaySeventh).unwrap_or(Seat::FIRST)
}

/// Every card that was taken was in the hand then, and the city has what was built.
fn check_taken(seven: &Seven, turns: Text<'_>, seventh: Text<'_>) -> Result<(), LineError> {
    let passing = seven.table.passing;
    let mut stages = BySeat::from_fn(|_| 0);
    let mut check = |seat: Seat, card: Card, taken: Taken, text: Text<'_>| {
        let city = seven.table.city(seat);
        stages[seat] += usize::from(taken.used == Use::Stage);
        if matches!(taken.used, Use::Built(_)) && !city.built().contains(card) {
            return Err(text.contradiction("a city has not the building that it built"));
        }
        if stages[seat] > city.stages() {
            return Err(text.contradiction("a city has not the stages that it built"));
        }
        Ok(())
    };
    for age in Age::ALL {
        for turn in 1..=TURNS {
            let taken = &seven.turns[turn_number(age, turn)];
            let mut gone = BySeat::<u16>::default();
            for seat in Seat::all(seven.seats()) {
                let Some(taken) = taken[seat] else { continue };
                let hand = passing.held(seat, age, turn);
                let there = seven.left_at(hand, age, turn) & !gone[hand];
                if there & (1 << taken.slot) == 0 {
                    return Err(turns.contradiction("a card is taken that is not in the hand"));
                }
                gone[hand] |= 1 << taken.slot;
                check(seat, seven.card_of(age, turn, seat, taken), taken, turns)?;
            }
        }
        if let Some(taken) = seven.seventh[age as usize] {
            let seat = babylon(&seven.table);
            let hand = passing.held(seat, age, TURNS);
            let there = if seven.table.free_city() == Some(seat) {
                1 << LAST_OF_PILE
            } else {
                seven.left_at(hand, age, TURNS + 1)
            };
            if usize::from(taken.slot) >= SLOTS || there & (1 << taken.slot) == 0 {
                return Err(seventh.contradiction("the card is not the last one"));
            }
            check(seat, seven.card_of(age, TURNS, seat, taken), taken, seventh)?;
        }
    }
    Ok(())
}

/// Each card that was picked was on the pile and stands in Halicarnassus.
fn check_picks(seven: &Seven, text: Text<'_>) -> Result<(), LineError> {
    let seat = seven.table.seat_of(Power::BuildDiscarded);
    for (number, pick) in seven.picks.iter().enumerate() {
        let Some(seat) = seat.filter(|_| is_played(pick.age, pick.turn, seven.table.phase)) else {
            return Err(text.contradiction("Halicarnassus has not picked a card then"));
        };
        let (age, turn) = (pick.age, pick.turn);
        let then = Phase::Discard { age, turn, seat };
        let pile = seven.pile_at(then, &seven.picks[..number]);
        let stands = |card| seven.table.city(seat).built().contains(card);
        if pick
            .card
            .is_some_and(|card| pile.count(card) == 0 || !stands(card))
        {
            return Err(text.contradiction("a card was not on the pile, or does not stand"));
        }
    }
    Ok(())
}
