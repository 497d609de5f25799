//! The record of a game: the players, the deal, and every step; the same for all games.
//!
//! Here: [`Record`], whose steps are all legal; [`Recorded`], the JSON form of a game; and [`RecordError`]. Not here:
//! the fields of a game's record, which are in its `record` module.

use core::fmt;
use core::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::line::Line;
use crate::outcome::Outcome;
use crate::seat::{Seat, SeatSet};
use crate::state::{JointAction, State};

/// The version of the record format this program reads and writes.
pub const VERSION: u32 = 1;

/// The error for a record with both a deal and a position.
pub(crate) const BOTH: &str = "a record begins at a deal or at a position, not at both";

/// A game with a JSON form for its records, steps, actions and results.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{Recorded, State, rng};
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let game = Duel::new(setup).unwrap();
/// let action = game.legal_actions(setup.first)[0];
/// let text = game.write_action(setup.first, action);
/// assert_eq!(game.read_action(&text), Ok((setup.first, action)));
/// ```
pub trait Recorded: State + Line {
    /// The name of this position's game in records, such as `seven`, `free-city` or `duel`.
    fn game(&self) -> &'static str;

    /// Reads a record and checks all of it: names, the deal, every step against the rules, and the result.
    ///
    /// # Errors
    /// If the text is not the record of a legal game: says where and why.
    fn read_record(text: &str) -> Result<Record<Self>, RecordError>;

    /// Writes a record as one line of JSON.
    fn write_record(record: &Record<Self>) -> String;

    /// Reads the present step in the form of a record's `moves`. A step of 7 Wonders is complete, but its actions are
    /// not checked for legality here; that of a Duel is legal.
    ///
    /// # Errors
    /// If the text is not such a step: says where and why.
    fn read_step(&self, text: &str) -> Result<JointAction<Self::Action>, RecordError>;

    /// Writes a legal step of this position in the form of a record's `moves`.
    ///
    /// # Panics
    /// If no seat acts in the step.
    fn write_step(&self, joint: &JointAction<Self::Action>) -> String;

    /// Reads the action of one seat in the form of a step, legal here or not. Redundant information about a legal
    /// action (its coins in a Duel) must be right.
    ///
    /// # Errors
    /// If the text is not an action: says where and why.
    fn read_action(&self, text: &str) -> Result<(Seat, Self::Action), RecordError>;

    /// Writes a legal action of a seat in the form of a step.
    fn write_action(&self, seat: Seat, action: Self::Action) -> String;

    /// Writes an outcome of the game in the form of a record's `result`.
    fn write_result(&self, outcome: &Outcome<Self::Score>) -> String;
}

/// A finished or unfinished game of `G`: the names of the players, the deal (or the initial position) and every step.
/// All of it is legal.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Record, Setup};
/// use antipater_engine::{JointAction, State, rng};
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let mut record = Record::new(vec!["Ada".to_owned(), "Ben".to_owned()], setup)?;
/// let seat = record.position().to_act().iter().next().expect("somebody begins");
/// let action = record.position().legal_actions(seat)[0];
/// record.play(&JointAction::only(seat, action))?;
/// assert_eq!(Record::read(&record.write())?, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: State> {
    players: Vec<String>,
    beginning: Beginning<G>,
    steps: Vec<JointAction<G::Action>>,
    /// The position after the last step.
    position: G,
    /// The seats whose resignation has ended the game.
    resigned: SeatSet,
}

/// The beginning of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Beginning<G: State> {
    /// A deal.
    Deal(G::Setup),
    /// Any position; the record does not contain its past.
    Position(Box<G>),
}

impl<G: State> Record<G> {
    /// A record without steps, with the display names of the players in seat order.
    ///
    /// # Errors
    /// If the setup is not a deal of the game, or the number of names differs from that of the players.
    pub fn new(players: Vec<String>, setup: G::Setup) -> Result<Record<G>, RecordError> {
        let position = G::new(setup.clone()).map_err(|error| RecordError::at("setup", error))?;
        Record::begin(players, Beginning::Deal(setup), position)
    }

    /// A record without steps that begins at any position.
    ///
    /// # Errors
    /// If the number of names differs from that of the players.
    pub fn from_position(players: Vec<String>, position: G) -> Result<Record<G>, RecordError> {
        let beginning = Beginning::Position(Box::new(position.clone()));
        Record::begin(players, beginning, position)
    }

    fn begin(
        players: Vec<String>,
        beginning: Beginning<G>,
        position: G,
    ) -> Result<Record<G>, RecordError> {
        let seats = position.players().len();
        if players.len() != seats {
            let reason = format!("{} names for {seats} players", players.len());
            return Err(RecordError::at("players", reason));
        }
        Ok(Record {
            players,
            beginning,
            steps: Vec::new(),
            position,
            resigned: SeatSet::EMPTY,
        })
    }

    /// A record without steps, with the same beginning and players.
    #[must_use]
    pub fn unplayed(&self) -> Record<G> {
        Record {
            players: self.players.clone(),
            beginning: self.beginning.clone(),
            steps: Vec::new(),
            position: self.start(),
            resigned: SeatSet::EMPTY,
        }
    }

    /// Plays and records one step.
    ///
    /// # Errors
    /// Says which seat's action is illegal and why; the record is then unchanged.
    pub fn play(&mut self, joint: &JointAction<G::Action>) -> Result<(), G::IllegalAction> {
        self.position.apply(joint)?;
        self.push(joint);
        Ok(())
    }

    /// Plays one step like [`play`](Record::play), and passes its events to the sink in order.
    ///
    /// # Errors
    /// Says which seat's action is illegal and why; the record is then unchanged.
    pub fn play_with_events(
        &mut self,
        joint: &JointAction<G::Action>,
        sink: &mut impl FnMut(G::Event),
    ) -> Result<(), G::IllegalAction> {
        self.position.apply_with_events(joint, sink)?;
        self.push(joint);
        Ok(())
    }

    /// Plays and records one step that is known to be legal. An illegal one makes the record meaningless.
    pub fn play_unchecked(&mut self, joint: &JointAction<G::Action>) {
        self.position.apply_unchecked(joint);
        self.push(joint);
    }

    /// Records a step that was played. It revokes a resignation.
    fn push(&mut self, joint: &JointAction<G::Action>) {
        self.steps.push(*joint);
        self.resigned = SeatSet::EMPTY;
    }

    /// Ends the game by the resignation of these seats.
    ///
    /// # Errors
    /// If the rules have already ended the game, or the seats are not some of its players.
    ///
    /// # Examples
    /// ```
    /// use antipater_engine::duel::{Record, Setup};
    /// use antipater_engine::{Seat, SeatSet, rng};
    ///
    /// let names = ["Ada", "Ben"].map(str::to_owned).to_vec();
    /// let mut record = Record::new(names, Setup::deal(&mut rng::generator(1, 0)))?;
    /// assert_eq!(record.winners(), None);
    /// record.resign(SeatSet::only(Seat::FIRST))?;
    /// assert_eq!(record.winners(), Seat::new(1).map(SeatSet::only));
    /// assert_eq!(Record::read(&record.write()), Ok(record));
    /// # Ok::<(), antipater_engine::record::RecordError>(())
    /// ```
    pub fn resign(&mut self, seats: SeatSet) -> Result<(), RecordError> {
        let players = self.position.players();
        if self.position.to_act().is_empty() {
            return Err(RecordError::at("ended", "the rules ended the game"));
        }
        if seats.is_empty() || seats.intersection(players) != seats {
            return Err(RecordError::at("ended.seats", "not some of the players"));
        }
        self.resigned = seats;
        Ok(())
    }

    /// The seats whose resignation has ended the game; empty if it is in progress or ended by the rules.
    pub fn resigned(&self) -> SeatSet {
        self.resigned
    }

    /// The winners of a finished game; `None` while it is in progress. See [`winners`].
    pub fn winners(&self) -> Option<SeatSet> {
        winners(&self.position, self.resigned)
    }

    /// Replaces the display names of the players, in seat order. Players beyond the given names keep theirs.
    pub fn rename(&mut self, names: impl IntoIterator<Item = String>) {
        for (old, new) in self.players.iter_mut().zip(names) {
            *old = new;
        }
    }

    /// The display names of the players in seat order; a city without a player has none.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// The deal; `None` if the record begins at a position.
    pub fn setup(&self) -> Option<&G::Setup> {
        match &self.beginning {
            Beginning::Deal(setup) => Some(setup),
            Beginning::Position(_) => None,
        }
    }

    /// The steps so far, in order.
    pub fn steps(&self) -> &[JointAction<G::Action>] {
        &self.steps
    }

    /// The position after the last step.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The position before the first step.
    pub fn start(&self) -> G {
        match &self.beginning {
            Beginning::Deal(setup) => G::new(setup.clone())
                .unwrap_or_else(|error| unreachable!("the setup was accepted before: {error}")),
            Beginning::Position(position) => (**position).clone(),
        }
    }

    /// The position after the first `count` steps, or after all if there are fewer.
    pub fn position_after(&self, count: usize) -> G {
        let mut position = self.start();
        let played = self.steps.iter().take(count);
        played.for_each(|joint| position.apply_unchecked(joint));
        position
    }
}

impl<G: Recorded> Record<G> {
    /// Reads a record and checks all of it; see [`Recorded::read_record`].
    ///
    /// # Errors
    /// If the text is not the record of a legal game: says where and why.
    pub fn read(text: &str) -> Result<Record<G>, RecordError> {
        G::read_record(text)
    }

    /// Writes the record as one line of JSON. A record that begins at a position has it as a [`Line`] in `position`, in
    /// place of `setup`.
    pub fn write(&self) -> String {
        G::write_record(self)
    }

    /// The `result` of the record; `None` if the rules have not ended the game.
    pub fn write_result(&self) -> Option<String> {
        let outcome = self.position.outcome()?;
        Some(self.position.write_result(&outcome))
    }

    /// The `ended` of the record; `None` if the game is in progress or ended by the rules.
    pub fn write_ended(&self) -> Option<String> {
        let form = EndedForm::of(self)?;
        Some(serde_json::to_string(&form).expect("a form has only text keys and numbers"))
    }

    /// The initial position as a line; `None` if the record begins at a deal.
    pub(crate) fn position_line(&self) -> Option<String> {
        match &self.beginning {
            Beginning::Deal(_) => None,
            Beginning::Position(position) => Some(position.to_line()),
        }
    }

    /// A record that begins at the position of a line.
    pub(crate) fn from_line(players: Vec<String>, line: &str) -> Result<Record<G>, RecordError> {
        let position = G::from_line(line).map_err(|error| RecordError::at("position", error))?;
        Record::from_position(players, position)
    }

    /// The name of the game in records.
    pub fn game(&self) -> &'static str {
        self.position.game()
    }
}

/// The winners of a game that the rules or these resignations have ended; `None` while it is in progress. If one of two
/// players resigns, the other wins; if resignations end a game of more players, it has no winner.
pub fn winners<G: State>(position: &G, resigned: SeatSet) -> Option<SeatSet> {
    if resigned.is_empty() {
        return position.outcome().map(|outcome| outcome.winners);
    }
    let players = position.players();
    let others = players.iter().filter(|&seat| !resigned.contains(seat));
    Some(others.filter(|_| players.len() == 2).collect())
}

/// The `ended` of a record, for a game that its rules did not end.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EndedForm {
    by: String,
    seats: Vec<usize>,
    winners: Vec<usize>,
}

/// The value for a game that ended by resignation.
const RESIGNATION: &str = "resignation";

impl EndedForm {
    /// The form for a record; `None` if its game is in progress or ended by the rules.
    pub(crate) fn of<G: State>(record: &Record<G>) -> Option<Object<EndedForm>> {
        let numbers = |seats: SeatSet| seats.iter().map(Seat::number).collect();
        (!record.resigned.is_empty()).then(|| {
            Object(EndedForm {
                by: RESIGNATION.to_owned(),
                seats: numbers(record.resigned),
                winners: record.winners().map(numbers).unwrap_or_default(),
            })
        })
    }

    /// Ends the game of a record after its last step.
    pub(crate) fn end<G: State>(&self, record: &mut Record<G>) -> Result<(), RecordError> {
        if self.by != RESIGNATION {
            let reason = format!("unknown end \"{}\"; expected {RESIGNATION}", self.by);
            return Err(RecordError::at("ended.by", reason));
        }
        let seats = self.seats.iter();
        let seats: Option<SeatSet> = seats.map(|&number| Seat::new(number)).collect();
        record.resign(seats.unwrap_or_default())?;
        let due = EndedForm::of(record).map(|Object(form)| form);
        let due = due.unwrap_or_else(|| unreachable!("players have resigned"));
        if self.seats != due.seats {
            return Err(RecordError::at("ended.seats", "not in ascending order"));
        }
        if self.winners != due.winners {
            let reason = format!("expected {:?}", due.winners);
            return Err(RecordError::at("ended.winners", reason));
        }
        Ok(())
    }
}

/// The place of a fault in a record, and the reason.
///
/// # Examples
/// ```
/// use antipater_engine::record::RecordError;
///
/// let error = RecordError::at("moves[12]", "it is another seat's turn");
/// assert_eq!(error.to_string(), "moves[12]: it is another seat's turn");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The path of the faulty value, such as `moves[12].actions[2].card`; empty for the record as a whole.
    pub place: String,
    /// The reason, as a sentence without a full stop.
    pub reason: String,
}

impl RecordError {
    /// An error at a place.
    pub fn at(place: impl Into<String>, reason: impl fmt::Display) -> RecordError {
        RecordError {
            place: place.into(),
            reason: reason.to_string(),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.place.is_empty() {
            f.write_str(&self.reason)
        } else {
            write!(f, "{}: {}", self.place, self.reason)
        }
    }
}

impl core::error::Error for RecordError {}

/// The keys of a record that decide how the rest is read.
#[derive(Deserialize)]
struct Head {
    version: u32,
    game: String,
}

/// The name of a record's game.
///
/// # Errors
/// If the text is not a JSON object with `version` and `game`, or its version is not [`VERSION`].
///
/// # Examples
/// ```
/// use antipater_engine::record::game;
///
/// assert_eq!(game(r#"{"version": 1, "game": "duel"}"#).unwrap(), "duel");
/// assert!(game(r#"{"version": 2, "game": "duel"}"#).is_err());
/// ```
pub fn game(text: &str) -> Result<String, RecordError> {
    let Object(head): Object<Head> = parse(text)?;
    if head.version == VERSION {
        Ok(head.game)
    } else {
        let reason = format!("unknown version {}; expected {VERSION}", head.version);
        Err(RecordError::at("version", reason))
    }
}

/// Refuses other versions of the format and other games; returns the record's game.
pub(crate) fn check_version(text: &str, games: &[&str]) -> Result<String, RecordError> {
    let game = game(text)?;
    if games.contains(&game.as_str()) {
        Ok(game)
    } else {
        let games = games.join(", ");
        Err(RecordError::at(
            "game",
            format!("unknown game \"{game}\"; expected one of {games}"),
        ))
    }
}

/// Parses JSON; an error names the path of the faulty value, and line and column.
///
/// # Errors
/// If the text is not JSON, or not in the form of `T`.
///
/// # Examples
/// ```
/// use antipater_engine::record::parse;
///
/// let coins: Vec<u16> = parse("[3, 7]").unwrap();
/// assert_eq!(coins, [3, 7]);
/// let error = parse::<Vec<u16>>("[3, -7]").unwrap_err();
/// assert_eq!(error.place, "[1]");
/// ```
pub fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, RecordError> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let place = error.path().to_string();
        RecordError::at(
            if place == "." { String::new() } else { place },
            error.inner(),
        )
    })?;
    reader.end().map_err(|error| RecordError::at("", error))?;
    Ok(value)
}

/// A value in the form of a JSON object; serde alone would also accept a list of the fields.
///
/// # Examples
/// ```
/// use antipater_engine::record::{Object, parse};
///
/// #[derive(serde::Deserialize)]
/// struct Purse {
///     coins: u16,
/// }
///
/// let Object(purse): Object<Purse> = parse(r#"{"coins": 3}"#).unwrap();
/// assert_eq!(purse.coins, 3);
/// assert!(parse::<Purse>("[3]").is_ok());
/// assert!(parse::<Object<Purse>>("[3]").is_err());
/// ```
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(transparent)]
pub struct Object<T>(pub T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Object<T>, D::Error> {
        struct Fields<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
            type Value = Object<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Object<T>, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Object)
            }
        }

        from.deserialize_map(Fields(PhantomData))
    }
}

/// Deserializes an optional key; if present it needs a value, and `null` is refused.
pub(crate) fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    from: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}
