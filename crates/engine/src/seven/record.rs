//! The record of a game of 7 Wonders: the deal and every decision as one JSON object, read and written.
//!
//! Reading checks everything: names, the deal, every move against the rules, the result. What it refuses, it refuses
//! with the place and the reason.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::setup::{Hand, MAX_SEATS};
use super::{
    Action, Age, Board, By, Card, Edition, Payment, Phase, Score, Setup, Seven, Side, Wonder,
};
use crate::outcome::Outcome;
use crate::record::{RecordError, VERSION, check_version, parse_exactly};
use crate::seat::Seat;
use crate::state::{Joint, State};

/// The word for 7 Wonders in records.
pub const GAME: &str = "seven";

/// A finished or running game: the deal and every decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Display names in seat order.
    pub players: Vec<String>,
    /// The deal.
    pub setup: Setup,
    /// The steps played so far.
    pub steps: Vec<Joint<Action>>,
}

impl Record {
    /// A record without moves.
    pub fn new(players: Vec<String>, setup: Setup) -> Record {
        Record {
            players,
            setup,
            steps: Vec::new(),
        }
    }

    /// Reads a record and checks every move and the result.
    ///
    /// # Errors
    /// Says where the text is no record of a game of 7 Wonders, and why.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        check_version(text, &[GAME])?;
        let wire: WireRecord = parse_exactly(text)?;
        let edition = Edition::from_name(&wire.edition).ok_or_else(|| {
            let reason = format!(
                "no edition is called \"{}\"; there are first, second",
                wire.edition
            );
            RecordError::at("edition", reason)
        })?;
        let setup = wire.setup.read(edition)?;
        if wire.players.len() != setup.seats() {
            let (names, seats) = (wire.players.len(), setup.seats());
            let reason = format!("{names} names for {seats} seats");
            return Err(RecordError::at("players", reason));
        }
        let mut record = Record::new(wire.players, setup);
        let mut position = record.start()?;
        for (number, step) in wire.moves.iter().enumerate() {
            let place = format!("moves[{number}]");
            let joint = step.read(&position, &place)?;
            position
                .apply(&joint)
                .map_err(|error| RecordError::at(error.place(&place, &joint), error))?;
            record.steps.push(joint);
        }
        check_result(wire.result.as_ref(), &position)?;
        Ok(record)
    }

    /// Writes the record as one line of JSON.
    pub fn write(&self) -> String {
        let mut position = self.start().unwrap_or_else(|error| unreachable!("{error}"));
        let mut moves = Vec::with_capacity(self.steps.len());
        for joint in &self.steps {
            moves.push(WireStep::of(position.table().phase(), joint));
            position.apply_unchecked(joint);
        }
        let result = position
            .outcome()
            .map(|outcome| WireResult::of(&outcome, position.seats()));
        write(&WireRecord {
            version: VERSION,
            game: GAME.to_owned(),
            edition: self.setup.edition.name().to_owned(),
            players: self.players.clone(),
            setup: WireSetup::of(&self.setup),
            moves,
            result,
        })
    }

    /// The position before the first move.
    ///
    /// # Errors
    /// When the setup is no deal of the game.
    pub fn start(&self) -> Result<Seven, RecordError> {
        Seven::new(self.setup.clone()).map_err(|error| RecordError::at("setup", error))
    }

    /// The position after the first `count` steps, which must be legal: those of a record that was read are.
    ///
    /// # Errors
    /// When the setup is no deal of the game.
    pub fn position(&self, count: usize) -> Result<Seven, RecordError> {
        let mut position = self.start()?;
        self.steps
            .iter()
            .take(count)
            .for_each(|joint| position.apply_unchecked(joint));
        Ok(position)
    }
}

/// Writes one step as JSON, as it stands in `moves`.
pub fn write_step(phase: Phase, joint: &Joint<Action>) -> String {
    write(&WireStep::of(phase, joint))
}

/// Reads one step as it stands in `moves`. Whether it is legal is not checked here.
///
/// # Errors
/// When the text is no step or not the step that is due.
pub fn read_step(position: &Seven, text: &str) -> Result<Joint<Action>, RecordError> {
    parse_exactly::<WireStep>(text)?.read(position, "step")
}

/// Writes one action as JSON, as it stands in a step.
pub fn write_action(seat: Seat, action: Action) -> String {
    write(&WireAction::of(seat, action))
}

/// Reads one action as it stands in a step.
///
/// # Errors
/// When the text is no action.
pub fn read_action(text: &str) -> Result<(Seat, Action), RecordError> {
    parse_exactly::<WireAction>(text)?.read("action")
}

fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| unreachable!("plain data: {error}"))
}

fn check_result(result: Option<&WireResult>, position: &Seven) -> Result<(), RecordError> {
    let expected = position
        .outcome()
        .map(|outcome| WireResult::of(&outcome, position.seats()));
    match (result, expected) {
        (None, None) => Ok(()),
        (Some(_), None) => Err(RecordError::at("result", "the game is not over")),
        (None, Some(_)) => Err(RecordError::at(
            "result",
            "the game is over, but has no result",
        )),
        (Some(found), Some(expected)) => found.compare(&expected),
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WireRecord {
    version: u32,
    game: String,
    edition: String,
    players: Vec<String>,
    setup: WireSetup,
    moves: Vec<WireStep>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<WireResult>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WireSetup {
    wonders: Vec<WireBoard>,
    hands: WireHands,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WireBoard {
    city: String,
    side: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WireHands {
    #[serde(rename = "1")]
    one: Vec<Vec<String>>,
    #[serde(rename = "2")]
    two: Vec<Vec<String>>,
    #[serde(rename = "3")]
    three: Vec<Vec<String>>,
}

impl WireSetup {
    fn of(setup: &Setup) -> WireSetup {
        let board = |board: &Board| WireBoard {
            city: board.wonder.city(setup.edition).to_owned(),
            side: board.side.name(setup.edition).to_owned(),
        };
        let hands = |age: Age| {
            let names = |hand: &Hand| hand.iter().map(|card| card.name().to_owned()).collect();
            setup.hands[age as usize].iter().map(names).collect()
        };
        let hands = WireHands {
            one: hands(Age::I),
            two: hands(Age::II),
            three: hands(Age::III),
        };
        WireSetup {
            wonders: setup.boards.iter().map(board).collect(),
            hands,
        }
    }

    fn read(&self, edition: Edition) -> Result<Setup, RecordError> {
        let seats = self.wonders.len();
        if seats > MAX_SEATS {
            let reason = format!("7 Wonders has at most {MAX_SEATS} seats, not {seats}");
            return Err(RecordError::at("setup.wonders", reason));
        }
        let boards = self
            .wonders
            .iter()
            .enumerate()
            .map(|(number, board)| board.read(edition, &format!("setup.wonders[{number}]")));
        let boards = boards.collect::<Result<ArrayVec<Board, MAX_SEATS>, _>>()?;
        let hands = [&self.hands.one, &self.hands.two, &self.hands.three];
        let mut dealt: [ArrayVec<Hand, MAX_SEATS>; 3] = Default::default();
        for age in Age::ALL {
            let place = format!("setup.hands.{}", age.number());
            let hands = hands[age as usize];
            if hands.len() != seats {
                let reason = format!("{} hands for {seats} seats", hands.len());
                return Err(RecordError::at(place, reason));
            }
            for (number, hand) in hands.iter().enumerate() {
                dealt[age as usize].push(read_hand(hand, edition, &format!("{place}[{number}]"))?);
            }
        }
        let setup = Setup {
            edition,
            boards,
            hands: dealt,
        };
        setup
            .validate()
            .map_err(|error| RecordError::at("setup", error))?;
        Ok(setup)
    }
}

impl WireBoard {
    fn read(&self, edition: Edition, place: &str) -> Result<Board, RecordError> {
        let wonder = Wonder::from_city(edition, &self.city).ok_or_else(|| {
            let reason = format!(
                "the {} edition has no city \"{}\"",
                edition.name(),
                self.city
            );
            RecordError::at(format!("{place}.city"), reason)
        })?;
        let side = Side::from_name(edition, &self.side).ok_or_else(|| {
            let [a, b] = Side::ALL.map(|side| side.name(edition));
            let reason = format!("a side is {a} or {b}, not \"{}\"", self.side);
            RecordError::at(format!("{place}.side"), reason)
        })?;
        Ok(Board { wonder, side })
    }
}

fn read_hand(names: &[String], edition: Edition, place: &str) -> Result<Hand, RecordError> {
    let cards = names.iter().enumerate().map(|(number, name)| {
        let place = || format!("{place}[{number}]");
        let card = read_card(name, &place())?;
        if card.is_in(edition) {
            Ok(card)
        } else {
            let reason = format!("{card} is not in the {} edition", edition.name());
            Err(RecordError::at(place(), reason))
        }
    });
    let cards = cards.collect::<Result<Vec<Card>, _>>()?;
    Hand::try_from(cards.as_slice())
        .map_err(|_| RecordError::at(place, format!("a hand has 7 cards, not {}", cards.len())))
}

fn read_card(name: &str, place: &str) -> Result<Card, RecordError> {
    Card::from_name(name)
        .ok_or_else(|| RecordError::at(place, format!("no card is called \"{name}\"")))
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WireStep {
    age: u8,
    turn: u8,
    step: String,
    actions: Vec<WireAction>,
}

impl WireStep {
    fn of(phase: Phase, joint: &Joint<Action>) -> WireStep {
        let (age, turn) = phase
            .clock()
            .map_or((0, 0), |(age, turn)| (age.number(), turn));
        let actions = joint
            .iter()
            .map(|(seat, action)| WireAction::of(seat, action))
            .collect();
        WireStep {
            age,
            turn,
            step: step_name(phase).to_owned(),
            actions,
        }
    }

    fn read(&self, position: &Seven, place: &str) -> Result<Joint<Action>, RecordError> {
        let phase = position.table().phase();
        let Some((age, turn)) = phase.clock() else {
            return Err(RecordError::at(place, "the game is over"));
        };
        if (self.age, self.turn, self.step.as_str()) != (age.number(), turn, step_name(phase)) {
            let reason = format!(
                "age {} turn {} step \"{}\" where age {} turn {turn} step \"{}\" is due",
                self.age,
                self.turn,
                self.step,
                age.number(),
                step_name(phase),
            );
            return Err(RecordError::at(place, reason));
        }
        let mut joint = Joint::new();
        let mut last = None;
        for (number, action) in self.actions.iter().enumerate() {
            let place = format!("{place}.actions[{number}]");
            let (seat, action) = action.read(&place)?;
            if last.is_some_and(|last| seat <= last) {
                return Err(RecordError::at(
                    place,
                    "actions stand in seat order, one for each seat",
                ));
            }
            if !position.to_act().contains(seat) {
                return Err(RecordError::at(
                    place,
                    format!("{seat:?} does not act in this step"),
                ));
            }
            last = Some(seat);
            joint.set(seat, action);
        }
        if let Some(seat) = position
            .to_act()
            .iter()
            .find(|&seat| joint.get(seat).is_none())
        {
            let reason = format!("{seat:?} has no action in this step");
            return Err(RecordError::at(format!("{place}.actions"), reason));
        }
        Ok(joint)
    }
}

/// The word for a step in records.
pub fn step_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Turn { .. } => "turn",
        Phase::Seventh { .. } => "seventh",
        Phase::Discard { .. } => "discard",
        Phase::Over => "over",
    }
}

/// An action with the keys of all kinds; which ones must be there depends on `do`.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct WireAction {
    seat: u8,
    #[serde(rename = "do")]
    verb: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pay: Option<[u8; 2]>,
}

impl WireAction {
    fn of(seat: Seat, action: Action) -> WireAction {
        let card = action.card().map(|card| card.name().to_owned());
        let pair = |pay: Payment| Some([pay.left, pay.right]);
        let (verb, by, pay) = match action {
            Action::Build { by, pay, .. } => ("build", Some(by.name().to_owned()), pair(pay)),
            Action::Stage { pay, .. } => ("wonder", None, pair(pay)),
            Action::Sell { .. } => ("sell", None, None),
            Action::Take { .. } => ("take", None, None),
            Action::Decline => ("decline", None, None),
        };
        WireAction {
            seat: seat.number() as u8,
            verb: verb.to_owned(),
            card,
            by,
            pay,
        }
    }

    fn read(&self, place: &str) -> Result<(Seat, Action), RecordError> {
        let seat = Seat::new(usize::from(self.seat)).ok_or_else(|| {
            RecordError::at(
                format!("{place}.seat"),
                format!("there is no seat {}", self.seat),
            )
        })?;
        let action = match self.verb.as_str() {
            "build" => Action::Build {
                card: self.card(place)?,
                by: self.by(place)?,
                pay: self.pay(place)?,
            },
            "wonder" => Action::Stage {
                card: self.card(place)?,
                pay: self.pay(place)?,
            },
            "sell" => Action::Sell {
                card: self.card(place)?,
            },
            "take" => Action::Take {
                card: self.card(place)?,
            },
            "decline" => Action::Decline,
            other => {
                let reason = format!(
                    "\"{other}\" is no action; there are build, wonder, sell, take, decline"
                );
                return Err(RecordError::at(format!("{place}.do"), reason));
            }
        };
        let canonical = WireAction::of(seat, action);
        let more = [
            ("card", self.card.is_some() && canonical.card.is_none()),
            ("by", self.by.is_some() && canonical.by.is_none()),
            ("pay", self.pay.is_some() && canonical.pay.is_none()),
        ];
        match more.into_iter().find(|(_, superfluous)| *superfluous) {
            None => Ok((seat, action)),
            Some((key, _)) => {
                let reason = format!("`{key}` has no place in \"{}\"", self.verb);
                Err(RecordError::at(place, reason))
            }
        }
    }

    fn card(&self, place: &str) -> Result<Card, RecordError> {
        let name = self
            .card
            .as_ref()
            .ok_or_else(|| RecordError::at(place, "`card` is missing"))?;
        read_card(name, &format!("{place}.card"))
    }

    fn by(&self, place: &str) -> Result<By, RecordError> {
        let name = self
            .by
            .as_ref()
            .ok_or_else(|| RecordError::at(place, "`by` is missing"))?;
        let by = [By::Cost, By::Chain, By::Power]
            .into_iter()
            .find(|by| by.name() == name);
        by.ok_or_else(|| {
            let reason = format!("a card is built by cost, chain or power, not by \"{name}\"");
            RecordError::at(format!("{place}.by"), reason)
        })
    }

    fn pay(&self, place: &str) -> Result<Payment, RecordError> {
        let [left, right] = self
            .pay
            .ok_or_else(|| RecordError::at(place, "`pay` is missing"))?;
        if usize::from(left) + usize::from(right) > super::pay::MAX_TRADE {
            let reason = format!("nothing costs [{left}, {right}] coins to the neighbors");
            return Err(RecordError::at(format!("{place}.pay"), reason));
        }
        Ok(Payment { left, right })
    }
}

#[derive(Serialize, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct WireResult {
    scores: Vec<WireScore>,
    winners: Vec<u8>,
}

#[derive(Serialize, Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
struct WireScore {
    military: i16,
    treasury: i16,
    wonder: i16,
    civilian: i16,
    science: i16,
    commerce: i16,
    guilds: i16,
    total: i16,
    coins: u16,
}

impl WireResult {
    fn of(outcome: &Outcome<Score>, seats: usize) -> WireResult {
        let scores = Seat::all(seats)
            .map(|seat| WireScore::of(&outcome.scores[seat]))
            .collect();
        let winners = outcome
            .winners
            .iter()
            .map(|seat| seat.number() as u8)
            .collect();
        WireResult { scores, winners }
    }

    fn compare(&self, expected: &WireResult) -> Result<(), RecordError> {
        if self.scores.len() != expected.scores.len() {
            let (found, seats) = (self.scores.len(), expected.scores.len());
            return Err(RecordError::at(
                "result.scores",
                format!("{found} scores for {seats} seats"),
            ));
        }
        let wrong = self
            .scores
            .iter()
            .zip(&expected.scores)
            .position(|(a, b)| a != b);
        if let Some(seat) = wrong {
            let reason = format!("by the rules it is {}", write(&expected.scores[seat]));
            return Err(RecordError::at(format!("result.scores[{seat}]"), reason));
        }
        if self.winners != expected.winners {
            let reason = format!("{:?} where {:?} is right", self.winners, expected.winners);
            return Err(RecordError::at("result.winners", reason));
        }
        Ok(())
    }
}

impl WireScore {
    fn of(score: &Score) -> WireScore {
        WireScore {
            military: score.military,
            treasury: score.treasury,
            wonder: score.wonder,
            civilian: score.civilian,
            science: score.science,
            commerce: score.commerce,
            guilds: score.guilds,
            total: score.total(),
            coins: score.coins,
        }
    }
}
