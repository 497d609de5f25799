//! The form of a record's parts: the deal, a move, the result.
//!
//! Here: JSON objects with the printed names of cards, wonders and tokens, and the places of faults. Not here: the
//! whole record (`record`).

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::action::Action;
use super::cards::{Age, Card};
use super::legal::{self, IllegalAction};
use super::pay::Project;
use super::position::Duel;
use super::score::Score;
use super::setup::{Opening, Setup};
use super::table::{SEATS, opponent};
use super::tokens::Token;
use super::wonders::{Wonder, WonderSet};
use crate::record::{RecordError, present};
use crate::{JointAction, Outcome, Seat};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetupForm<A = AgesForm> {
    first: usize,
    board_tokens: Vec<String>,
    box_tokens: Vec<String>,
    library: Vec<String>,
    #[serde(default, deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    draft: Option<Vec<Vec<String>>>,
    #[serde(default, deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    wonders: Option<Vec<Vec<String>>>,
    ages: A,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AgesForm {
    #[serde(rename = "1")]
    one: Vec<String>,
    #[serde(rename = "2")]
    two: Vec<String>,
    #[serde(rename = "3")]
    three: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MoveForm {
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
pub(super) struct ResultForm<S = ScoreForm> {
    victory: String,
    winners: Vec<usize>,
    scores: Vec<S>,
}

#[derive(PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScoreForm {
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

/// Reads an object, and refuses other values.
pub(super) fn parse<T: DeserializeOwned>(place: &str, value: Value) -> Result<T, RecordError> {
    if !value.is_object() {
        return Err(RecordError::at(place, "this must be an object"));
    }
    serde_json::from_value(value).map_err(|e| RecordError::at(place, e))
}

/// Writes a form as one line of JSON.
pub(super) fn to_json(form: &impl Serialize) -> String {
    serde_json::to_string(form).expect("a form has only text keys and numbers")
}

fn seat_of(number: usize, place: String) -> Result<Seat, RecordError> {
    let seat = Seat::new(number).filter(|seat| seat.number() < SEATS);
    seat.ok_or_else(|| RecordError::at(place, format_args!("Duel has no seat {number}")))
}

/// Reads a list of `N` names, each resolved by `named`.
fn all_named<T: Copy, const N: usize>(
    names: &[String],
    place: &str,
    named: fn(&str) -> Option<T>,
) -> Result<[T; N], RecordError> {
    let mut found = Vec::with_capacity(N);
    for (i, name) in names.iter().enumerate() {
        let thing = named(name).ok_or_else(|| unknown(format!("{place}[{i}]"), name))?;
        found.push(thing);
    }
    let names = found.len();
    let reason = format_args!("{N} names belong here, not {names}").to_string();
    <[T; N]>::try_from(found).map_err(|_| RecordError::at(place, reason))
}

fn unknown(place: String, name: &str) -> RecordError {
    RecordError::at(place, format_args!("there is no {name:?}"))
}

/// The names of a list of items.
fn texts<T: Copy>(things: &[T], name: fn(T) -> &'static str) -> Vec<String> {
    things.iter().map(|&thing| name(thing).to_owned()).collect()
}

impl SetupForm {
    /// Writes a deal.
    pub(super) fn of(setup: &Setup) -> SetupForm {
        let wonders = |sets: [[Wonder; 4]; 2]| {
            let set = |set: [Wonder; 4]| texts(&set, Wonder::name);
            Some(sets.map(set).to_vec())
        };
        let tokens = |tokens: &[Token]| texts(tokens, Token::name);
        let (draft, wonders) = match setup.opening {
            Opening::Draft(offers) => (wonders(offers), None),
            Opening::FirstGame => {
                let mut sets = Wonder::FIRST_GAME;
                sets.rotate_left(setup.first.number());
                (None, wonders(sets))
            }
        };
        let [one, two, three] = setup.ages.map(|cards| texts(&cards, Card::name));
        SetupForm {
            first: setup.first.number(),
            board_tokens: tokens(&setup.board_tokens),
            box_tokens: tokens(&setup.box_tokens),
            library: tokens(&setup.library),
            draft,
            wonders,
            ages: AgesForm { one, two, three },
        }
    }

    /// Reads a deal.
    pub(super) fn read(value: Value) -> Result<SetupForm, RecordError> {
        let form: SetupForm<Value> = parse("setup", value)?;
        Ok(SetupForm {
            first: form.first,
            board_tokens: form.board_tokens,
            box_tokens: form.box_tokens,
            library: form.library,
            draft: form.draft,
            wonders: form.wonders,
            ages: parse("setup.ages", form.ages)?,
        })
    }

    /// The deal, with names resolved but rules not checked.
    pub(super) fn setup(&self) -> Result<Setup, RecordError> {
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
        let sets = |sets: &[Vec<String>], key: &str| -> Result<[[Wonder; 4]; 2], RecordError> {
            let [one, two] = sets else {
                let reason = "two lists of wonders belong here";
                return Err(RecordError::at(format!("setup.{key}"), reason));
            };
            let set = |set: &[String], i: usize| {
                all_named(set, &format!("setup.{key}[{i}]"), Wonder::named)
            };
            Ok([set(one, 0)?, set(two, 1)?])
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

/// The price of a move, or the coins for a discarded card.
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

impl MoveForm {
    /// Writes a legal action.
    pub(super) fn of(duel: &Duel, seat: Seat, action: Action) -> MoveForm {
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

    /// The legal action in this form.
    pub(super) fn read(&self, duel: &Duel, place: &str) -> Result<(Seat, Action), RecordError> {
        let (seat, action) = self.read_action(place)?;
        legal::check(duel, &JointAction::only(seat, action)).map_err(|e| {
            let key = self.key_at_fault(e);
            let at = |key| format!("{place}.{key}");
            RecordError::at(key.map_or_else(|| place.to_owned(), at), e)
        })?;
        self.check_keys(duel, seat, action, place)?;
        Ok((seat, action))
    }

    /// The action in this form, legal or not; unnecessary keys are ignored.
    pub(super) fn read_action(&self, place: &str) -> Result<(Seat, Action), RecordError> {
        let at = |key: &str| format!("{place}.{key}");
        Ok((seat_of(self.seat, at("seat"))?, self.action(&at)?))
    }

    /// Checks that the form has the keys of this legal action, and the right coins.
    pub(super) fn check_keys(
        &self,
        duel: &Duel,
        seat: Seat,
        action: Action,
        place: &str,
    ) -> Result<(), RecordError> {
        let due = MoveForm::of(duel, seat, action);
        let keys: [(&str, bool); 5] = [
            ("card", self.card == due.card),
            ("wonder", self.wonder == due.wonder),
            ("token", self.token == due.token),
            ("who", self.who == due.who),
            ("coins", self.coins == due.coins),
        ];
        let Some((key, _)) = keys.into_iter().find(|(_, right)| !right) else {
            return Ok(());
        };
        let reason = match (key, due.coins) {
            ("coins", Some(coins)) => format!("it must be {coins}"),
            ("coins", None) => "this move has no coins".to_owned(),
            _ => "this key does not belong here".to_owned(),
        };
        Err(RecordError::at(format!("{place}.{key}"), reason))
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

    /// The key to blame for an illegal action; `None` for the whole move.
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
    /// Writes the result of a finished game.
    pub(super) fn of(outcome: &Outcome<Score>) -> ResultForm {
        ResultForm {
            victory: outcome.victory.name().to_owned(),
            winners: outcome.winners.iter().map(Seat::number).collect(),
            scores: Seat::all(SEATS)
                .map(|seat| ScoreForm::of(outcome.scores[seat]))
                .collect(),
        }
    }

    /// Reads a result.
    pub(super) fn read(value: Value) -> Result<ResultForm, RecordError> {
        let form: ResultForm<Value> = parse("result", value)?;
        let scores = form.scores.into_iter().enumerate();
        let scores = scores.map(|(i, score)| parse(&format!("result.scores[{i}]"), score));
        Ok(ResultForm {
            victory: form.victory,
            winners: form.winners,
            scores: scores.collect::<Result<_, _>>()?,
        })
    }

    /// Says where this differs from the result of the replayed game.
    pub(super) fn must_be(&self, due: &ResultForm) -> Result<(), RecordError> {
        let wrong = |key: String| Err(RecordError::at(key, "the replayed game ends otherwise"));
        if self.victory != due.victory {
            return wrong("result.victory".to_owned());
        }
        if self.winners != due.winners {
            return wrong("result.winners".to_owned());
        }
        if self.scores.len() != SEATS {
            return wrong("result.scores".to_owned());
        }
        match (0..SEATS).find(|&seat| self.scores[seat] != due.scores[seat]) {
            Some(seat) => wrong(format!("result.scores[{seat}]")),
            None => Ok(()),
        }
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
