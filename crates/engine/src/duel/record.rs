//! The written game: one JSON object with the deal, every decision and the result.
//!
//! Here: [`Record`], which is legal from its first move to its last, and its JSON. Not here: names in other languages.
//! Reading replays the game, so coins and result are checked and never believed.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::action::Action;
use super::cards::{Age, Card};
use super::layout::Slot;
use super::legal::{self, IllegalAction};
use super::pay::Project;
use super::score::Score;
use super::setup::{InvalidSetup, Opening, Setup};
use super::tokens::Token;
use super::wonders::{Wonder, WonderSet};
use super::{Duel, SEATS, opponent};
use crate::record::{RecordError, VERSION};
use crate::{Joint, Seat, State, Victory};

/// A complete or running game, every move of which is legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    players: [String; SEATS],
    setup: Setup,
    moves: Vec<(Seat, Action)>,
    state: Duel,
}

impl Record {
    /// The record of a game in which nobody has moved.
    ///
    /// # Errors
    /// Says what makes the setup no deal of the game.
    pub fn new(players: [String; SEATS], setup: Setup) -> Result<Record, InvalidSetup> {
        Ok(Record {
            players,
            setup,
            moves: Vec::new(),
            state: Duel::new(setup)?,
        })
    }

    /// Plays one step and writes it down.
    ///
    /// # Errors
    /// Says why the step is illegal; the record is then unchanged.
    pub fn play(&mut self, joint: &Joint<Action>) -> Result<(), IllegalAction> {
        let action = legal::check(&self.state, joint)?;
        if let Some(seat) = self.state.table().phase.seat() {
            self.moves.push((seat, action));
        }
        self.state.apply_unchecked(joint);
        Ok(())
    }

    /// The display names in seat order.
    pub const fn players(&self) -> &[String; SEATS] {
        &self.players
    }

    /// The deal.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The decisions in order, each with its seat.
    pub fn moves(&self) -> &[(Seat, Action)] {
        &self.moves
    }

    /// The position after the last move.
    pub const fn state(&self) -> &Duel {
        &self.state
    }

    /// The record as one line of JSON.
    pub fn to_json(&self) -> String {
        to_json(&RecordForm {
            version: VERSION,
            game: GAME.to_owned(),
            players: self.players.clone(),
            setup: SetupForm::of(&self.setup),
            moves: self.written_moves(),
            result: ResultForm::of(&self.state),
        })
    }

    /// The moves with their coins, found by playing them again.
    fn written_moves(&self) -> Vec<MoveForm> {
        let mut duel = Duel::new(self.setup).expect("the setup was accepted before");
        let write_and_play = |&(seat, action): &(Seat, Action)| {
            let form = write(&duel, seat, action);
            duel.apply_unchecked(&Joint::only(seat, action));
            form
        };
        self.moves.iter().map(write_and_play).collect()
    }

    /// Reads a record and replays it.
    ///
    /// # Errors
    /// Says where and why the text is no record of a legal game.
    pub fn from_json(text: &str) -> Result<Record, RecordError> {
        let whole: Value = serde_json::from_str(text).map_err(|e| RecordError::at("", e))?;
        let version = whole.get("version").and_then(Value::as_u64);
        if let Some(version) = version.filter(|&version| version > VERSION.into()) {
            let reason = format!("version {version} is newer than {VERSION}, the one read here");
            return Err(RecordError::at("version", reason));
        }
        let form: RecordForm<Value, Value> = parse("", whole)?;
        if form.version != VERSION {
            return Err(RecordError::at("version", "there is no such version"));
        }
        if form.game != GAME {
            return Err(RecordError::at("game", "this is no record of a Duel"));
        }
        let setup = parse::<SetupForm>("setup", form.setup)?.setup()?;
        let mut record =
            Record::new(form.players, setup).map_err(|e| RecordError::at("setup", e))?;
        for (i, value) in form.moves.into_iter().enumerate() {
            let place = format!("moves[{i}]");
            let (seat, action) = parse::<MoveForm>(&place, value)?.read(&record.state, &place)?;
            let played = record.play(&Joint::only(seat, action));
            played.map_err(|e| RecordError::at(place, e))?;
        }
        check_result(form.result, &record.state)?;
        Ok(record)
    }
}

impl Setup {
    /// The deal as JSON, the `setup` of a record.
    pub fn to_json(&self) -> String {
        to_json(&SetupForm::of(self))
    }

    /// Reads the `setup` of a record.
    ///
    /// # Errors
    /// Says where and why the text is no deal.
    pub fn from_json(text: &str) -> Result<Setup, RecordError> {
        let value = serde_json::from_str(text).map_err(|e| RecordError::at("setup", e))?;
        let setup = parse::<SetupForm>("setup", value)?.setup()?;
        setup.begin().map_err(|e| RecordError::at("setup", e))?;
        Ok(setup)
    }
}

impl Duel {
    /// A legal action of the seat to act as JSON, a move of a record.
    pub fn move_to_json(&self, seat: Seat, action: Action) -> String {
        to_json(&write(self, seat, action))
    }

    /// Reads a move of a record and checks that it is legal here.
    ///
    /// # Errors
    /// Says where and why the text is no legal move of this position.
    pub fn move_from_json(&self, text: &str) -> Result<(Seat, Action), RecordError> {
        let value = serde_json::from_str(text).map_err(|e| RecordError::at("move", e))?;
        parse::<MoveForm>("move", value)?.read(self, "move")
    }
}

/// What `game` says in the record of a Duel.
const GAME: &str = "duel";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordForm<S = SetupForm, M = MoveForm> {
    version: u32,
    game: String,
    players: [String; SEATS],
    setup: S,
    moves: Vec<M>,
    #[serde(default = "none", deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<ResultForm>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupForm {
    first: usize,
    board_tokens: [String; 5],
    box_tokens: [String; 5],
    library: [String; 3],
    #[serde(default = "none", deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    draft: Option<[[String; 4]; 2]>,
    #[serde(default = "none", deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    wonders: Option<[[String; 4]; SEATS]>,
    ages: AgesForm,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AgesForm {
    #[serde(rename = "1")]
    one: [String; Slot::COUNT],
    #[serde(rename = "2")]
    two: [String; Slot::COUNT],
    #[serde(rename = "3")]
    three: [String; Slot::COUNT],
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveForm {
    seat: usize,
    #[serde(rename = "do")]
    verb: String,
    #[serde(default, deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<String>,
    #[serde(default, deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    wonder: Option<String>,
    #[serde(default, deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
    #[serde(default, deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    coins: Option<u16>,
    #[serde(default, deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    who: Option<usize>,
}

#[derive(PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ResultForm {
    victory: String,
    winners: Vec<usize>,
    scores: [ScoreForm; SEATS],
}

#[derive(PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoreForm {
    military: u16,
    civilian: u16,
    science: u16,
    commerce: u16,
    guilds: u16,
    wonders: u16,
    progress: u16,
    treasury: u16,
    total: u16,
}

/// What a key that is not there stands for.
fn none<T>() -> Option<T> {
    None
}

/// A key that is there has a value: `null` is refused.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

fn parse<T: DeserializeOwned>(place: &str, value: Value) -> Result<T, RecordError> {
    serde_json::from_value(value).map_err(|e| RecordError::at(place, e))
}

fn to_json(form: &impl Serialize) -> String {
    serde_json::to_string(form).expect("a form has only text keys and numbers")
}

fn seat_of(number: usize, place: String) -> Result<Seat, RecordError> {
    let seat = Seat::new(number).filter(|seat| seat.number() < SEATS);
    seat.ok_or_else(|| RecordError::at(place, format_args!("a Duel has no seat {number}")))
}

/// A list of names, each found by `named`.
fn all_named<T: Copy, const N: usize>(
    names: &[String; N],
    place: &str,
    named: fn(&str) -> Option<T>,
) -> Result<[T; N], RecordError> {
    let mut found = Vec::with_capacity(N);
    for (i, name) in names.iter().enumerate() {
        let thing = named(name).ok_or_else(|| unknown(format!("{place}[{i}]"), name))?;
        found.push(thing);
    }
    Ok(core::array::from_fn(|i| found[i]))
}

fn unknown(place: String, name: &str) -> RecordError {
    RecordError::at(place, format_args!("nothing is called {name:?}"))
}

impl SetupForm {
    fn of(setup: &Setup) -> SetupForm {
        let text = |wonder: Wonder| wonder.name().to_owned();
        let token = |token: Token| token.name().to_owned();
        let (draft, wonders) = match setup.opening {
            Opening::Draft(offers) => (Some(offers.map(|offer| offer.map(text))), None),
            Opening::FirstGame => {
                let mut sets = Wonder::FIRST_GAME;
                sets.rotate_left(setup.first.number());
                (None, Some(sets.map(|set| set.map(text))))
            }
        };
        let [one, two, three] = setup
            .ages
            .map(|cards| cards.map(|card| card.name().to_owned()));
        SetupForm {
            first: setup.first.number(),
            board_tokens: setup.board_tokens.map(token),
            box_tokens: setup.box_tokens.map(token),
            library: setup.library.map(token),
            draft,
            wonders,
            ages: AgesForm { one, two, three },
        }
    }

    fn setup(&self) -> Result<Setup, RecordError> {
        let tokens = "setup.board_tokens";
        let ages = [&self.ages.one, &self.ages.two, &self.ages.three];
        let age = |age: Age| {
            let place = format!("setup.ages.{}", age as usize + 1);
            all_named(ages[age as usize], &place, Card::named)
        };
        let first = seat_of(self.first, "setup.first".to_owned())?;
        Ok(Setup {
            first,
            opening: self.opening(first)?,
            board_tokens: all_named(&self.board_tokens, tokens, Token::named)?,
            box_tokens: all_named(&self.box_tokens, "setup.box_tokens", Token::named)?,
            library: all_named(&self.library, "setup.library", Token::named)?,
            ages: [age(Age::I)?, age(Age::II)?, age(Age::III)?],
        })
    }

    fn opening(&self, first: Seat) -> Result<Opening, RecordError> {
        let sets = |sets: &[[String; 4]; 2], key: &str| -> Result<[[Wonder; 4]; 2], RecordError> {
            let set = |i: usize| all_named(&sets[i], &format!("setup.{key}[{i}]"), Wonder::named);
            Ok([set(0)?, set(1)?])
        };
        match (&self.draft, &self.wonders) {
            (Some(offers), None) => Ok(Opening::Draft(sets(offers, "draft")?)),
            (None, Some(given)) => {
                let given = sets(given, "wonders")?;
                let [mine, theirs] = Wonder::FIRST_GAME;
                let has = |seat: Seat, set: [Wonder; 4]| {
                    WonderSet::of(&given[seat.number()]) == WonderSet::of(&set)
                };
                if has(first, mine) && has(opponent(first), theirs) {
                    Ok(Opening::FirstGame)
                } else {
                    let reason = "these are not the sets of the recommended first game";
                    Err(RecordError::at("setup.wonders", reason))
                }
            }
            _ => Err(RecordError::at(
                "setup",
                "either draft or wonders must be given",
            )),
        }
    }
}

/// What a move costs, or brings when a card is discarded.
fn coins(duel: &Duel, seat: Seat, action: Action) -> Option<u16> {
    let table = duel.table();
    match action {
        Action::Build(card) => Some(table.price(seat, Project::Building(card)).total()),
        Action::Wonder(_, wonder) => Some(table.price(seat, Project::Wonder(wonder)).total()),
        Action::Discard(_) => Some(table.discard_income(seat)),
        Action::Draft(_)
        | Action::Token(_)
        | Action::Library(_)
        | Action::Destroy(_)
        | Action::Revive(_)
        | Action::Begin(_) => None,
    }
}

/// The written form of a legal action.
fn write(duel: &Duel, seat: Seat, action: Action) -> MoveForm {
    let text = |name: &str| Some(name.to_owned());
    let mut form = MoveForm {
        seat: seat.number(),
        coins: coins(duel, seat, action),
        ..MoveForm::default()
    };
    let verb = match action {
        Action::Draft(wonder) => {
            form.wonder = text(wonder.name());
            "draft"
        }
        Action::Build(card) => {
            form.card = text(card.name());
            "build"
        }
        Action::Discard(card) => {
            form.card = text(card.name());
            "discard"
        }
        Action::Wonder(card, wonder) => {
            form.card = text(card.name());
            form.wonder = text(wonder.name());
            "wonder"
        }
        Action::Token(token) => {
            form.token = text(token.name());
            "token"
        }
        Action::Library(token) => {
            form.token = text(token.name());
            "library"
        }
        Action::Destroy(card) => {
            form.card = text(card.name());
            "destroy"
        }
        Action::Revive(card) => {
            form.card = text(card.name());
            "revive"
        }
        Action::Begin(who) => {
            form.who = Some(who.number());
            "begin"
        }
    };
    form.verb = verb.to_owned();
    form
}

impl MoveForm {
    /// The legal action that is written here.
    fn read(&self, duel: &Duel, place: &str) -> Result<(Seat, Action), RecordError> {
        let at = |key: &str| format!("{place}.{key}");
        let seat = seat_of(self.seat, at("seat"))?;
        let action = self.action(&at)?;
        legal::check(duel, &Joint::only(seat, action)).map_err(|e| {
            let key = self.key_at_fault(e);
            RecordError::at(key.map_or_else(|| place.to_owned(), at), e)
        })?;
        let due = write(duel, seat, action);
        let keys: [(&str, bool); 5] = [
            ("card", self.card == due.card),
            ("wonder", self.wonder == due.wonder),
            ("token", self.token == due.token),
            ("who", self.who == due.who),
            ("coins", self.coins == due.coins),
        ];
        match keys.iter().find(|(_, right)| !right) {
            None => Ok((seat, action)),
            Some(("coins", _)) => Err(match due.coins {
                Some(coins) => RecordError::at(at("coins"), format_args!("it must be {coins}")),
                None => RecordError::at(at("coins"), "this move has no coins"),
            }),
            Some((key, _)) => Err(RecordError::at(at(key), "this key does not belong here")),
        }
    }

    fn action(&self, at: &impl Fn(&str) -> String) -> Result<Action, RecordError> {
        Ok(match self.verb.as_str() {
            "draft" => Action::Draft(named(&self.wonder, at("wonder"), Wonder::named)?),
            "build" => Action::Build(named(&self.card, at("card"), Card::named)?),
            "discard" => Action::Discard(named(&self.card, at("card"), Card::named)?),
            "wonder" => Action::Wonder(
                named(&self.card, at("card"), Card::named)?,
                named(&self.wonder, at("wonder"), Wonder::named)?,
            ),
            "token" => Action::Token(named(&self.token, at("token"), Token::named)?),
            "library" => Action::Library(named(&self.token, at("token"), Token::named)?),
            "destroy" => Action::Destroy(named(&self.card, at("card"), Card::named)?),
            "revive" => Action::Revive(named(&self.card, at("card"), Card::named)?),
            "begin" => {
                let who = self.who.ok_or_else(|| missing(at("who")))?;
                Action::Begin(seat_of(who, at("who"))?)
            }
            verb => {
                let reason = format_args!("there is no move {verb:?}");
                return Err(RecordError::at(at("do"), reason));
            }
        })
    }

    /// The key that an illegal action is to blame on; `None` for the move as a whole.
    fn key_at_fault(&self, error: IllegalAction) -> Option<&'static str> {
        match error {
            IllegalAction::GameOver => None,
            IllegalAction::NotToAct(_) | IllegalAction::Missing(_) => Some("seat"),
            IllegalAction::OtherDecision { .. } => Some("do"),
            IllegalAction::NotOnOffer(_) | IllegalAction::NotYours(_) => Some("wonder"),
            IllegalAction::NotAccessible(_)
            | IllegalAction::NotToDestroy(_)
            | IllegalAction::NotDiscarded(_) => Some("card"),
            IllegalAction::TooDear { .. } if self.wonder.is_some() => Some("wonder"),
            IllegalAction::TooDear { .. } => Some("card"),
            IllegalAction::NoSuchToken(_) => Some("token"),
            IllegalAction::NoSuchSeat(_) => Some("who"),
        }
    }
}

fn named<T>(
    name: &Option<String>,
    place: String,
    find: fn(&str) -> Option<T>,
) -> Result<T, RecordError> {
    let Some(name) = name else {
        return Err(missing(place));
    };
    find(name).ok_or_else(|| unknown(place, name))
}

fn missing(place: String) -> RecordError {
    RecordError::at(place, "this key is missing")
}

impl ResultForm {
    /// The result of a game that is over.
    fn of(duel: &Duel) -> Option<ResultForm> {
        let outcome = duel.outcome()?;
        let victory = match outcome.victory {
            Victory::Civilian => "civilian",
            Victory::Military => "military",
            Victory::Science => "science",
        };
        Some(ResultForm {
            victory: victory.to_owned(),
            winners: outcome.winners.iter().map(Seat::number).collect(),
            scores: [Seat::FIRST, opponent(Seat::FIRST)]
                .map(|seat| ScoreForm::of(outcome.scores[seat])),
        })
    }
}

impl ScoreForm {
    fn of(score: Score) -> ScoreForm {
        ScoreForm {
            military: score.military,
            civilian: score.civilian,
            science: score.science,
            commerce: score.commerce,
            guilds: score.guilds,
            wonders: score.wonders,
            progress: score.progress,
            treasury: score.treasury,
            total: score.total(),
        }
    }
}

fn check_result(written: Option<ResultForm>, duel: &Duel) -> Result<(), RecordError> {
    let wrong = |key: &str| RecordError::at(key, "the replayed game ends otherwise");
    match (written, ResultForm::of(duel)) {
        (None, None) => Ok(()),
        (None, Some(_)) => Err(RecordError::at(
            "result",
            "the game is over and has no result",
        )),
        (Some(_), None) => Err(RecordError::at("result", "the game is not over")),
        (Some(written), Some(due)) => {
            if written.victory != due.victory {
                return Err(wrong("result.victory"));
            }
            if written.winners != due.winners {
                return Err(wrong("result.winners"));
            }
            match (0..SEATS).find(|&seat| written.scores[seat] != due.scores[seat]) {
                Some(seat) => Err(wrong(&format!("result.scores[{seat}]"))),
                None => Ok(()),
            }
        }
    }
}
