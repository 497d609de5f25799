//! A position or an observation of a Duel in one line.
//!
//! The fields, separated by spaces:
//!
//! 1. `duel`; 2. `position` or `observation`; an observation then names its viewer: `0`, `1`, `-` for a spectator;
//! 3. the age: `I`, `II`, `III`;
//! 4. the decision that is due: `draft:FIRST:PICKS:OFFER`, `play:SEAT`, `token:SEAT`, `library:SEAT`,
//!    `destroy:SEAT:COLOR`, `revive:SEAT`, the last four with `:again` where another turn follows, `begin:SEAT`, or
//!    `over:VICTORY:WINNERS`;
//! 5. both cities with `/` between them, each `COINS:CARDS:WONDERS:BUILT:TOKENS`;
//! 6. the discard pile;
//! 7. the conflict pawn and the looting tokens on the sides of seat 0 and seat 1: `-2:25:5`;
//! 8. the tokens on the board; 9. those in the box;
//! 10. the 20 slots of the structure: `u` face up, `d` face down, `.` taken, `_` not laid;
//! 11. to 13. the cards of ages I, II and III by slot, in an observation also `?I`, `?II`, `?III` or `?Guild` for the
//!     back of a card and `_` for one that is not laid;
//! 14. the second offer of the draft; 15. the tokens of The Great Library; in an observation `?` where unknown.
//!
//! Reading checks that the parts are consistent: that the position can be played on, and that an observation has
//! exactly what its viewer knows. It does not check whether a game can reach the position.

use core::str::FromStr;

use super::cards::{Age, Back, Card, CardSet};
use super::effect::Color;
use super::layout::{Slot, SlotSet};
use super::observe::{Face, Observation};
use super::position::{Deal, Duel};
use super::setup::{BOARD_TOKENS, GUILDS};
use super::table::{Both, City, Loot, Phase, SEATS, Table, Track};
use super::tokens::{Token, TokenSet};
use super::wonders::{Wonder, WonderSet};
use crate::line::{Fields, Line, LineError, NONE, OBSERVATION, POSITION, Text, Writer, in_form};
use crate::line::{joined, word};
use crate::outcome::MOST_COINS;
use crate::{Seat, SeatSet, State, Victory};

/// The name of 7 Wonders Duel in records.
pub const GAME: &str = "duel";

/// The entry for something unknown.
const UNKNOWN: &str = "?";
/// The entry for a card that is not laid.
const UNLAID: &str = "_";
/// The number of wonders in the second offer of the draft.
const OFFER: usize = 4;
/// The number of tokens in the box, of which The Great Library draws some.
const BOXED: usize = Token::COUNT - BOARD_TOKENS;
const DRAWN: usize = 3;

impl Line for Duel {
    fn to_line(&self) -> String {
        let mut line = Writer::new(GAME, POSITION);
        write_table(&mut line, &self.table);
        for age in &self.deal.ages {
            line.field(joined(age.iter().map(|card| word(card.name())), ","));
        }
        line.field(wonders(self.deal.second_offer));
        line.field(tokens(self.deal.library));
        line.finish()
    }

    fn from_line(line: &str) -> Result<Duel, LineError> {
        let mut fields = Fields::new(line);
        read_head(&mut fields, POSITION)?;
        let table = read_table(&mut fields)?;
        let deal = Deal {
            ages: read_ages(&mut fields, read_dealt)?,
            second_offer: read_second_offer(fields.next("second offer")?)?,
            library: read_library(fields.next("library")?, &table)?,
        };
        fields.end()?;
        let duel = Duel { deal, table };
        if duel
            .to_act()
            .iter()
            .any(|seat| duel.legal_actions(seat).is_empty())
        {
            let what = "there is nothing to choose from";
            return Err(LineError::Contradiction {
                field: "decision",
                what,
            });
        }
        in_form(duel, line)
    }
}

impl Line for Observation {
    fn to_line(&self) -> String {
        let mut line = Writer::new(GAME, OBSERVATION);
        line.field(self.viewer.map(|seat| seat.to_string()).unwrap_or_default());
        write_table(&mut line, &self.table);
        for age in &self.ages {
            line.field(joined(age.iter().map(|face| write_face(*face)), ","));
        }
        let unknown = || UNKNOWN.to_owned();
        line.field(self.second_offer.map_or_else(unknown, wonders));
        line.field(self.library.map_or_else(unknown, tokens));
        line.finish()
    }

    fn from_line(line: &str) -> Result<Observation, LineError> {
        let mut fields = Fields::new(line);
        read_head(&mut fields, OBSERVATION)?;
        let viewer = fields.next("viewer")?.entry().map(read_seat).transpose()?;
        let table = read_table(&mut fields)?;
        let ages = read_ages(&mut fields, |text, age| read_faces(text, age, &table))?;
        let offer = known(fields.next("second offer")?, !table.is_drafted_blindly())?;
        let has_drawn = viewer.is_some_and(|seat| table.has_drawn(seat));
        let library = known(fields.next("library")?, has_drawn)?;
        fields.end()?;
        let observation = Observation {
            viewer,
            table,
            ages,
            second_offer: offer.map(read_second_offer).transpose()?,
            library: library.map(|text| read_library(text, &table)).transpose()?,
        };
        in_form(observation, line)
    }
}

impl FromStr for Duel {
    type Err = LineError;
    fn from_str(line: &str) -> Result<Duel, LineError> {
        Duel::from_line(line)
    }
}

impl FromStr for Observation {
    type Err = LineError;
    fn from_str(line: &str) -> Result<Observation, LineError> {
        Observation::from_line(line)
    }
}

fn cards(set: CardSet) -> String {
    joined(set.iter().map(|card| word(card.name())), ",")
}

fn wonders(set: WonderSet) -> String {
    joined(set.iter().map(|wonder| word(wonder.name())), ",")
}

fn tokens(set: TokenSet) -> String {
    joined(set.iter().map(|token| word(token.name())), ",")
}

fn write_table(line: &mut Writer, table: &Table) {
    line.field(write_age(table.age));
    line.field(write_phase(table.phase));
    line.field(joined(table.cities.0.iter().map(write_city), "/"));
    line.field(cards(table.discard));
    let [one, other] = table.track.loot.0.map(write_loot);
    line.field(format_args!("{}:{one}:{other}", table.track.pawn));
    line.field(tokens(table.board));
    line.field(tokens(table.boxed));
    let slot = |slot: Slot| match (table.left.contains(slot), table.face_up.contains(slot)) {
        (true, true) => 'u',
        (true, false) => 'd',
        (false, true) => '.',
        (false, false) => '_',
    };
    line.field(Slot::ALL.into_iter().map(slot).collect::<String>());
}

fn write_age(age: Age) -> &'static str {
    match age {
        Age::I => "I",
        Age::II => "II",
        Age::III => "III",
    }
}

fn write_city(city: &City) -> String {
    let City {
        cards: buildings,
        wonders: plans,
        built,
        tokens: progress,
        coins,
    } = *city;
    let (buildings, plans) = (cards(buildings), wonders(plans));
    let (built, progress) = (wonders(built), tokens(progress));
    format!("{coins}:{buildings}:{plans}:{built}:{progress}")
}

fn write_loot(loot: Loot) -> &'static str {
    match (loot.two, loot.five) {
        (true, true) => "25",
        (true, false) => "2",
        (false, true) => "5",
        (false, false) => NONE,
    }
}

fn write_phase(phase: Phase) -> String {
    let again = |again: bool| if again { ":again" } else { "" };
    match phase {
        Phase::Draft {
            first,
            picks,
            offer,
        } => format!("draft:{first}:{picks}:{}", wonders(offer)),
        Phase::Play { seat } => format!("play:{seat}"),
        Phase::PickToken { seat, again: more } => format!("token:{seat}{}", again(more)),
        Phase::Library { seat, again: more } => format!("library:{seat}{}", again(more)),
        Phase::Destroy {
            seat,
            color,
            again: more,
        } => format!("destroy:{seat}:{}{}", color.name(), again(more)),
        Phase::Revive { seat, again: more } => format!("revive:{seat}{}", again(more)),
        Phase::Begin { seat } => format!("begin:{seat}"),
        Phase::Over { victory, winners } => {
            let winners = joined(winners.iter().map(|seat| seat.to_string()), ",");
            format!("over:{}:{winners}", victory.name())
        }
    }
}

fn write_face(face: Face) -> String {
    match face {
        Face::Up(card) => word(card.name()),
        Face::Down(back) => format!("{UNKNOWN}{}", write_back(back)),
        Face::Unlaid => UNLAID.to_owned(),
    }
}

fn write_back(back: Back) -> &'static str {
    match back {
        Back::Guild => "Guild",
        Back::I | Back::II | Back::III => write_age(back.age()),
    }
}

fn read_head(fields: &mut Fields<'_>, form: &'static str) -> Result<(), LineError> {
    let game = fields.next("game")?;
    game.read((game.as_str() == GAME).then_some(()), GAME)?;
    let found = fields.next("form")?;
    found.read((found.as_str() == form).then_some(()), form)
}

fn read_table(fields: &mut Fields<'_>) -> Result<Table, LineError> {
    let age = fields.next("age")?;
    let age = age.named(&Age::ALL, write_age, "an age: I, II, III")?;
    let phase = read_phase(fields.next("decision")?)?;
    let cities = fields.next("cities")?;
    let [one, other] = cities.parts::<SEATS>('/', "two cities")?;
    let discard = read_cards(fields.next("discard pile")?)?;
    let track = read_track(fields.next("military track")?)?;
    let (board, boxed) = (fields.next("board")?, fields.next("box")?);
    let structure = fields.next("structure")?;
    let (left, face_up) = read_slots(structure)?;
    let table = Table {
        cities: Both([read_city(one)?, read_city(other)?]),
        discard,
        track,
        board: read_tokens(board)?,
        boxed: read_tokens(boxed)?,
        age,
        left,
        face_up,
        phase,
    };
    check_laid(&table, structure)?;
    check_pieces(&table, cities)?;
    if table.boxed.len() != BOXED {
        return Err(boxed.contradiction("there are not five tokens"));
    }
    Ok(table)
}

/// Checks that the cards of an age are laid once the wonders are drafted, and that each taken card was face up.
fn check_laid(table: &Table, structure: Text<'_>) -> Result<(), LineError> {
    let laid = table.left.union(table.face_up);
    match (table.is_laid(table.age), laid.len()) {
        (true, Slot::COUNT) | (false, 0) => Ok(()),
        (true, _) => Err(structure.contradiction("a card is not laid")),
        (false, _) => Err(structure.contradiction("no card is laid during the draft")),
    }
}

/// Checks that no card, wonder or token is in two places.
fn check_pieces(table: &Table, cities: Text<'_>) -> Result<(), LineError> {
    let [one, other] = table.cities.0;
    let offer = match table.phase {
        Phase::Draft { offer, .. } => offer,
        _ => WonderSet::EMPTY,
    };
    let piles = [one.cards, other.cards, table.discard];
    let all = piles.into_iter().fold(CardSet::EMPTY, CardSet::union);
    if all.len() != piles.map(CardSet::len).iter().sum::<usize>() {
        return Err(cities.contradiction("a card is in two places"));
    }
    let piles = [one.wonders, one.built, other.wonders, other.built, offer];
    let all = piles.into_iter().fold(WonderSet::EMPTY, WonderSet::union);
    if all.len() != piles.map(WonderSet::len).iter().sum::<usize>() {
        return Err(cities.contradiction("a wonder is in two places"));
    }
    // A token that The Great Library has brought also counts as one of the box.
    let piles = [one.tokens, other.tokens, table.board];
    let all = piles.into_iter().fold(TokenSet::EMPTY, TokenSet::union);
    let kept = all.intersection(table.boxed);
    let twice = all.len() != piles.map(TokenSet::len).iter().sum::<usize>();
    if twice || kept.len() > 1 || kept.meets(table.board) {
        return Err(cities.contradiction("a token is in two places"));
    }
    Ok(())
}

fn read_seat(text: Text<'_>) -> Result<Seat, LineError> {
    let seat = text.as_str().parse().ok().and_then(Seat::new);
    text.read(seat.filter(|seat| seat.number() < SEATS), "a seat: 0, 1")
}

fn read_phase(text: Text<'_>) -> Result<Phase, LineError> {
    const DECISION: &str =
        "a decision: draft, play, token, library, destroy, revive, begin, or over";
    let parts: Vec<Text<'_>> = text.list(':').collect();
    let wrong = || text.unreadable(DECISION);
    let (&word, rest) = parts.split_first().ok_or_else(wrong)?;
    let (rest, again) = match rest.split_last() {
        Some((last, rest)) if last.as_str() == "again" => (rest, true),
        _ => (rest, false),
    };
    Ok(match (word.as_str(), rest, again) {
        ("draft", &[first, picks, offer], false) => {
            let number: u8 = picks.number("0 to 7 wonders drafted")?;
            let offer_set = read_wonders(offer)?;
            if number > 7 || offer_set.len() != OFFER - usize::from(number % 4) {
                return Err(text.contradiction("the offer is not that of this pick"));
            }
            Phase::Draft {
                first: read_seat(first)?,
                picks: number,
                offer: offer_set,
            }
        }
        ("play", &[seat], false) => Phase::Play {
            seat: read_seat(seat)?,
        },
        ("token", &[seat], again) => Phase::PickToken {
            seat: read_seat(seat)?,
            again,
        },
        ("library", &[seat], again) => Phase::Library {
            seat: read_seat(seat)?,
            again,
        },
        ("destroy", &[seat, color], again) => Phase::Destroy {
            seat: read_seat(seat)?,
            color: color.named(&[Color::Brown, Color::Gray], Color::name, "brown or gray")?,
            again,
        },
        ("revive", &[seat], again) => Phase::Revive {
            seat: read_seat(seat)?,
            again,
        },
        ("begin", &[seat], false) => Phase::Begin {
            seat: read_seat(seat)?,
        },
        ("over", &[victory, winners], false) => Phase::Over {
            victory: victory.named(&Victory::ALL, Victory::name, "a kind of victory")?,
            winners: winners
                .list(',')
                .map(read_seat)
                .collect::<Result<SeatSet, _>>()?,
        },
        _ => return Err(wrong()),
    })
}

fn read_city(text: Text<'_>) -> Result<City, LineError> {
    let [coins, cards, wonders, built, tokens] =
        text.parts(':', "coins, cards, wonders, built wonders and tokens")?;
    let number: u16 = coins.number("a number of coins")?;
    Ok(City {
        coins: coins.read(
            Some(number).filter(|coins| *coins <= MOST_COINS),
            "a number of coins",
        )?,
        cards: read_cards(cards)?,
        wonders: read_wonders(wonders)?,
        built: read_wonders(built)?,
        tokens: read_tokens(tokens)?,
    })
}

fn read_card(text: Text<'_>) -> Result<Card, LineError> {
    text.named(&Card::ALL, Card::name, "a card")
}

fn read_cards(text: Text<'_>) -> Result<CardSet, LineError> {
    text.list(',').map(read_card).collect()
}

fn read_wonders(text: Text<'_>) -> Result<WonderSet, LineError> {
    let read = |text: Text<'_>| text.named(&Wonder::ALL, Wonder::name, "a wonder");
    text.list(',').map(read).collect()
}

fn read_tokens(text: Text<'_>) -> Result<TokenSet, LineError> {
    let read = |text: Text<'_>| text.named(&Token::ALL, Token::name, "a progress token");
    text.list(',').map(read).collect()
}

fn read_track(text: Text<'_>) -> Result<Track, LineError> {
    let [pawn, one, other] = text.parts(':', "the pawn and the looting tokens of both sides")?;
    let space: i8 = pawn.number("a space from -9 to 9")?;
    let on_track = (-Track::CAPITAL..=Track::CAPITAL).contains(&space);
    let loot = |text: Text<'_>| match text.as_str() {
        "25" => Ok((true, true)),
        "2" => Ok((true, false)),
        "5" => Ok((false, true)),
        NONE => Ok((false, false)),
        _ => Err(text.unreadable("25, 2, 5 or -")),
    };
    let loot = |text| loot(text).map(|(two, five)| Loot { two, five });
    Ok(Track {
        pawn: pawn.read(on_track.then_some(space), "a space from -9 to 9")?,
        loot: Both([loot(one)?, loot(other)?]),
    })
}

fn read_slots(text: Text<'_>) -> Result<(SlotSet, SlotSet), LineError> {
    const SLOTS: &str = "20 slots, each one of u, d, . and _";
    let states = text.as_str().as_bytes();
    let (mut left, mut face_up) = (SlotSet::EMPTY, SlotSet::EMPTY);
    if states.len() != Slot::COUNT {
        return Err(text.unreadable(SLOTS));
    }
    for (slot, state) in Slot::ALL.into_iter().zip(states) {
        let (holds, is_up) = match state {
            b'u' => (true, true),
            b'd' => (true, false),
            b'.' => (false, true),
            b'_' => (false, false),
            _ => return Err(text.unreadable(SLOTS)),
        };
        if holds {
            left.add(slot);
        }
        if is_up {
            face_up.add(slot);
        }
    }
    Ok((left, face_up))
}

fn read_ages<T>(
    fields: &mut Fields<'_>,
    read: impl Fn(Text<'_>, Age) -> Result<T, LineError>,
) -> Result<[T; 3], LineError> {
    Ok([
        read(fields.next("age I")?, Age::I)?,
        read(fields.next("age II")?, Age::II)?,
        read(fields.next("age III")?, Age::III)?,
    ])
}

/// Parses the cards of an age, all of which must belong to it.
fn read_dealt(text: Text<'_>, age: Age) -> Result<[Card; Slot::COUNT], LineError> {
    let parts = text.parts::<{ Slot::COUNT }>(',', "20 cards")?;
    let mut dealt = [Card::LumberYard; Slot::COUNT];
    for (slot, part) in dealt.iter_mut().zip(parts) {
        *slot = read_card(part)?;
    }
    check_age(text, age, &dealt.map(Face::Up))?;
    Ok(dealt)
}

/// Parses the cards of an age that were seen.
fn read_faces(text: Text<'_>, age: Age, table: &Table) -> Result<[Face; Slot::COUNT], LineError> {
    let parts = text.parts::<{ Slot::COUNT }>(',', "20 cards or backs")?;
    let mut faces = [Face::Unlaid; Slot::COUNT];
    for (face, part) in faces.iter_mut().zip(parts) {
        *face = match part.as_str().strip_prefix(UNKNOWN) {
            Some(name) => {
                let backs = [Back::I, Back::II, Back::III, Back::Guild];
                let back = backs.into_iter().find(|back| write_back(*back) == name);
                Face::Down(part.read(back, "a back: ?I, ?II, ?III, ?Guild")?)
            }
            None if part.as_str() == UNLAID => Face::Unlaid,
            None => Face::Up(read_card(part)?),
        };
    }
    check_age(text, age, &faces)?;
    for (slot, face) in Slot::ALL.into_iter().zip(faces) {
        let fits = match face {
            Face::Up(_) => table.is_seen(age, slot),
            Face::Down(_) => table.is_laid(age) && !table.is_seen(age, slot),
            Face::Unlaid => !table.is_laid(age),
        };
        if !fits {
            return Err(text.contradiction("they are not the cards that were seen"));
        }
    }
    Ok(faces)
}

/// What the viewer knows; `None` for `?`.
fn known(text: Text<'_>, knows: bool) -> Result<Option<Text<'_>>, LineError> {
    match (knows, text.as_str() == UNKNOWN) {
        (true, false) => Ok(Some(text)),
        (false, true) => Ok(None),
        (true, true) => Err(text.contradiction("the viewer knows it")),
        (false, false) => Err(text.contradiction("the viewer cannot know it")),
    }
}

/// Checks that an age is laid completely or not at all, and has its own cards, each once, with the right number of guilds.
fn check_age(text: Text<'_>, age: Age, faces: &[Face]) -> Result<(), LineError> {
    let (mut cards, mut backs) = (CardSet::EMPTY, Vec::new());
    for face in faces {
        match *face {
            Face::Up(card) if cards.contains(card) => {
                return Err(text.contradiction("a card is there twice"));
            }
            Face::Up(card) => {
                cards.add(card);
                backs.push(card.row().back);
            }
            Face::Down(back) => backs.push(back),
            Face::Unlaid => {}
        }
    }
    let guilds = backs.iter().filter(|back| **back == Back::Guild).count();
    let all_there =
        backs.len() == faces.len() && guilds == if age == Age::III { GUILDS } else { 0 };
    if backs.iter().any(|back| back.age() != age) || !(all_there || backs.is_empty()) {
        return Err(text.contradiction("the cards are not those of the age"));
    }
    Ok(())
}

fn read_second_offer(text: Text<'_>) -> Result<WonderSet, LineError> {
    let offer = read_wonders(text)?;
    if matches!(offer.len(), 0 | OFFER) {
        Ok(offer)
    } else {
        Err(text.contradiction("an offer has four wonders"))
    }
}

fn read_library(text: Text<'_>, table: &Table) -> Result<TokenSet, LineError> {
    let drawn = read_tokens(text)?;
    if drawn.len() == DRAWN && drawn.minus(table.boxed).is_empty() {
        Ok(drawn)
    } else {
        Err(text.contradiction("it draws three tokens of the box"))
    }
}
