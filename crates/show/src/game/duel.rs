//! 7 Wonders Duel at a table.

use antipater_engine::duel::{Action, Age, Duel, Event, IllegalAction, Phase, Record, SEATS};
use antipater_engine::duel::{Card, Token, Wonder};
use antipater_engine::record::{RecordError, parse};
use antipater_engine::{JointAction, Seat, State};
use serde::Deserialize;

use super::hosted::{Hosted, Refusal};

/// The events of one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepEvents {
    /// The age in which the step was played.
    pub age: Age,
    /// The phase in which the step was played.
    pub phase: Phase,
    /// What happened.
    pub events: Vec<Event>,
}

impl Hosted for Duel {
    type Record = Record;
    type StepEvents = StepEvents;

    fn read_record(text: &str) -> Result<Record, RecordError> {
        Record::read(text)
    }

    fn write_record(record: &Record) -> String {
        record.write()
    }

    fn names(record: &Record) -> &[String] {
        record.players()
    }

    fn start(record: &Record) -> Result<Duel, RecordError> {
        Duel::new(*record.setup()).map_err(|error| RecordError::at("setup", error))
    }

    fn deal(record: &Record) -> Record {
        Record::new(record.players().clone(), *record.setup())
            .unwrap_or_else(|error| unreachable!("the deal of a record: {error}"))
    }

    fn steps(record: &Record) -> Vec<JointAction<Action>> {
        let step = |&(seat, action): &(Seat, Action)| JointAction::only(seat, action);
        record.moves().iter().map(step).collect()
    }

    fn play(
        &mut self,
        joint: &JointAction<Action>,
        record: &mut Record,
    ) -> Result<StepEvents, IllegalAction> {
        let (age, phase) = (self.table().age, self.table().phase);
        record.play(joint)?;
        let mut events = Vec::new();
        self.apply_with_events(joint, |event| events.push(event))?;
        Ok(StepEvents { age, phase, events })
    }

    fn write_step(&self, joint: &JointAction<Action>) -> String {
        let mut moves = joint.iter();
        moves
            .next()
            .map_or_else(String::new, |(seat, action)| self.write_move(seat, action))
    }

    fn read_step(&self, text: &str) -> Result<JointAction<Action>, RecordError> {
        let (seat, action) = self.read_move(text)?;
        Ok(JointAction::only(seat, action))
    }

    fn read_action(&self, text: &str) -> Result<(Seat, Action), RecordError> {
        let (seat, action) = parse::<MoveForm>(text)?.read()?;
        if self.legal_actions(seat).contains(action) {
            // Coins and keys must be those of the record.
            return self.read_move(text);
        }
        Ok((seat, action))
    }

    fn age(step: &StepEvents) -> u8 {
        step.age as u8 + 1
    }

    fn points(&self) -> Vec<Vec<i32>> {
        let points = |seat| self.table().score(seat).points().map(i32::from);
        Seat::all(SEATS).map(|seat| points(seat).to_vec()).collect()
    }

    const TAKES_BACK: bool = true;

    fn may_be_taken_back(before: &Duel, after: &Duel, step: &StepEvents) -> bool {
        let turned_up =
            |event: &Event| matches!(event, Event::TurnedUp { .. } | Event::Laid { .. });
        // The second set of wonders lies open once the first is drafted; the Great Library shows three tokens.
        let second_set = matches!(after.table().phase, Phase::Draft { picks: 4, .. });
        let library = matches!(after.table().phase, Phase::Library { .. });
        let over = after.to_act().is_empty();
        let draws = matches!(before.table().phase, Phase::Library { .. });
        !(second_set || library || over || draws || step.events.iter().any(turned_up))
    }

    fn refusal(why: IllegalAction) -> Refusal {
        Refusal::Duel(why)
    }
}

/// A move of a record as far as it names an action, legal or not.
#[derive(Deserialize)]
struct MoveForm {
    seat: usize,
    #[serde(rename = "do")]
    verb: String,
    card: Option<String>,
    wonder: Option<String>,
    token: Option<String>,
    who: Option<usize>,
}

impl MoveForm {
    fn read(&self) -> Result<(Seat, Action), RecordError> {
        let card = || named("card", self.card.as_deref(), Card::named);
        let wonder = || named("wonder", self.wonder.as_deref(), Wonder::named);
        let token = || named("token", self.token.as_deref(), Token::named);
        let action = match self.verb.as_str() {
            "draft" => Action::Draft(wonder()?),
            "build" => Action::Build(card()?),
            "discard" => Action::Discard(card()?),
            "wonder" => Action::Wonder(card()?, wonder()?),
            "token" => Action::Token(token()?),
            "library" => Action::Library(token()?),
            "destroy" => Action::Destroy(card()?),
            "revive" => Action::Revive(card()?),
            "begin" => Action::Begin(seat("who", self.who)?),
            _ => return Err(RecordError::at("do", "there is no such move")),
        };
        Ok((seat("seat", Some(self.seat))?, action))
    }
}

fn named<T>(
    key: &str,
    name: Option<&str>,
    find: impl Fn(&str) -> Option<T>,
) -> Result<T, RecordError> {
    let name = name.ok_or_else(|| RecordError::at(key, "is missing"))?;
    find(name).ok_or_else(|| RecordError::at(key, format_args!("nothing is called \"{name}\"")))
}

fn seat(key: &str, number: Option<usize>) -> Result<Seat, RecordError> {
    let seat = number
        .filter(|&number| number < antipater_engine::duel::SEATS)
        .and_then(Seat::new);
    seat.ok_or_else(|| RecordError::at(key, "a Duel has the seats 0 and 1"))
}
