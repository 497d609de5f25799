//! The form of a record's parts: the deal, a step, the result.
//!
//! Here: JSON objects with the printed names of cards and boards, and the places of faults. Not here: the whole record
//! (`record`).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::action::{Action, By};
use super::cards::Card;
use super::edition::Edition;
use super::line::FREE_CITY;
use super::pay::{MAX_TRADE, Payment};
use super::phase::{Age, Phase};
use super::position::Seven;
use super::score::Score;
use super::setup::{Hand, InvalidSetup, MAX_SEATS, Setup};
use super::wonders::{Board, Side, Wonder};
use crate::outcome::Outcome;
use crate::record::{EndedForm, Object, RecordError, present};
use crate::seat::Seat;
use crate::state::{JointAction, State};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RecordForm {
    pub(super) version: u32,
    pub(super) game: String,
    #[serde(default, deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) edition: Option<String>,
    pub(super) players: Vec<String>,
    #[serde(default, deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) setup: Option<Object<SetupForm>>,
    #[serde(default, deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) position: Option<String>,
    pub(super) moves: Vec<Object<StepForm>>,
    #[serde(default, deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) result: Option<Object<ResultForm>>,
    #[serde(default, deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) ended: Option<Object<EndedForm>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetupForm {
    wonders: Vec<Object<BoardForm>>,
    hands: Object<ByAge<Vec<Vec<String>>>>,
    #[serde(default, deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pile: Option<Object<ByAge<Vec<String>>>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardForm {
    city: String,
    side: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ByAge<T> {
    #[serde(rename = "1")]
    one: T,
    #[serde(rename = "2")]
    two: T,
    #[serde(rename = "3")]
    three: T,
}

impl<T> ByAge<T> {
    fn from_fn(mut of: impl FnMut(Age) -> T) -> Object<ByAge<T>> {
        Object(ByAge {
            one: of(Age::I),
            two: of(Age::II),
            three: of(Age::III),
        })
    }

    pub(super) fn of(&self, age: Age) -> &T {
        match age {
            Age::I => &self.one,
            Age::II => &self.two,
            Age::III => &self.three,
        }
    }
}

impl SetupForm {
    pub(super) fn of(setup: &Setup) -> SetupForm {
        let board = |board: &Board| {
            Object(BoardForm {
                city: board.wonder.city(setup.edition).to_owned(),
                side: board.side.name(setup.edition).to_owned(),
            })
        };
        let names = |hand: &Hand| hand.iter().map(|card| card.name().to_owned()).collect();
        let hands = |age: Age| &setup.hands[age as usize];
        let players = if setup.free_city { 2 } else { setup.seats() };
        SetupForm {
            wonders: setup.boards.iter().map(board).collect(),
            hands: ByAge::from_fn(|age| hands(age).iter().take(players).map(names).collect()),
            pile: setup
                .free_city
                .then(|| ByAge::from_fn(|age| names(&hands(age)[players]))),
        }
    }

    pub(super) fn read(&self, edition: Edition, game: &str) -> Result<Setup, RecordError> {
        let free_city = game == FREE_CITY;
        let seats = self.wonders.len();
        if seats > MAX_SEATS {
            let reason = format!("7 Wonders has at most {MAX_SEATS} seats, not {seats}");
            return Err(RecordError::at("setup.wonders", reason));
        }
        if free_city && seats != 3 {
            return Err(RecordError::at("setup.wonders", InvalidSetup::FreeCity));
        }
        let boards = self.wonders.iter().enumerate();
        let boards = boards.map(|(n, board)| board.0.read(edition, &format!("setup.wonders[{n}]")));
        let boards = boards.collect::<Result<ArrayVec<Board, MAX_SEATS>, _>>()?;
        if free_city != self.pile.is_some() {
            let reason = if free_city {
                "missing"
            } else {
                "is used in free-city only"
            };
            return Err(RecordError::at("setup.pile", reason));
        }
        let mut dealt: [ArrayVec<Hand, MAX_SEATS>; 3] = Default::default();
        for age in Age::ALL {
            dealt[age as usize] = self.read_age(edition, age)?;
        }
        let setup = Setup {
            edition,
            free_city,
            boards,
            hands: dealt,
        };
        setup
            .validate()
            .map_err(|error| RecordError::at("setup", error))?;
        Ok(setup)
    }

    fn read_age(
        &self,
        edition: Edition,
        age: Age,
    ) -> Result<ArrayVec<Hand, MAX_SEATS>, RecordError> {
        let place = format!("setup.hands.{}", age.number());
        let hands = self.hands.0.of(age);
        let expected = self.wonders.len() - usize::from(self.pile.is_some());
        if hands.len() != expected {
            let reason = format!("{} hands instead of {expected}", hands.len());
            return Err(RecordError::at(place, reason));
        }
        let mut dealt = ArrayVec::new();
        for (number, hand) in hands.iter().enumerate() {
            dealt.push(read_hand(hand, edition, &format!("{place}[{number}]"))?);
        }
        if let Some(pile) = &self.pile {
            let place = format!("setup.pile.{}", age.number());
            dealt.push(read_hand(pile.0.of(age), edition, &place)?);
        }
        Ok(dealt)
    }
}

impl BoardForm {
    pub(super) fn read(&self, edition: Edition, place: &str) -> Result<Board, RecordError> {
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
            let reason = format!("expected side {a} or {b}, not \"{}\"", self.side);
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
        .ok_or_else(|| RecordError::at(place, format!("there is no card \"{name}\"")))
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StepForm {
    age: u8,
    turn: u8,
    step: String,
    actions: Vec<Object<ActionForm>>,
}

impl StepForm {
    pub(super) fn of(phase: Phase, joint: &JointAction<Action>) -> StepForm {
        let (age, turn) = phase
            .clock()
            .map_or((0, 0), |(age, turn)| (age.number(), turn));
        let actions = joint
            .iter()
            .map(|(seat, action)| Object(ActionForm::of(seat, action)))
            .collect();
        StepForm {
            age,
            turn,
            step: step_name(phase).to_owned(),
            actions,
        }
    }

    pub(super) fn read(
        &self,
        position: &Seven,
        place: &str,
    ) -> Result<JointAction<Action>, RecordError> {
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
        let mut joint = JointAction::new();
        let mut last = None;
        for (number, Object(action)) in self.actions.iter().enumerate() {
            let place = format!("{place}.actions[{number}]");
            let (seat, action) = action.read(&place)?;
            if last.is_some_and(|last| seat <= last) {
                return Err(RecordError::at(
                    place,
                    "actions must be in seat order, one for each seat",
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

/// An action with the keys of all kinds; `do` decides which ones must be present.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct ActionForm {
    seat: u8,
    #[serde(rename = "do")]
    verb: String,
    #[serde(default, deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<String>,
    #[serde(default, deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<String>,
    #[serde(default, deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pay: Option<[u8; 2]>,
}

impl ActionForm {
    pub(super) fn of(seat: Seat, action: Action) -> ActionForm {
        let card = action.card().map(|card| card.name().to_owned());
        let pair = |pay: Payment| Some([pay.left, pay.right]);
        let (verb, by, pay) = match action {
            Action::Build { by, pay, .. } => ("build", Some(by.name().to_owned()), pair(pay)),
            Action::Stage { pay, .. } => ("wonder", None, pair(pay)),
            Action::Sell { .. } => ("sell", None, None),
            Action::Take { .. } => ("take", None, None),
            Action::Decline => ("decline", None, None),
        };
        ActionForm {
            seat: seat.number() as u8,
            verb: verb.to_owned(),
            card,
            by,
            pay,
        }
    }

    pub(super) fn read(&self, place: &str) -> Result<(Seat, Action), RecordError> {
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
                    "unknown action \"{other}\"; expected one of build, wonder, sell, take, decline"
                );
                return Err(RecordError::at(format!("{place}.do"), reason));
            }
        };
        let canonical = ActionForm::of(seat, action);
        let more = [
            ("card", self.card.is_some() && canonical.card.is_none()),
            ("by", self.by.is_some() && canonical.by.is_none()),
            ("pay", self.pay.is_some() && canonical.pay.is_none()),
        ];
        match more.into_iter().find(|(_, superfluous)| *superfluous) {
            None => Ok((seat, action)),
            Some((key, _)) => {
                let reason = format!("`{key}` is not used in \"{}\"", self.verb);
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
        if usize::from(left) + usize::from(right) > MAX_TRADE {
            let reason = format!("[{left}, {right}] is not a possible payment to the neighbors");
            return Err(RecordError::at(format!("{place}.pay"), reason));
        }
        Ok(Payment { left, right })
    }
}

#[derive(Serialize, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub(super) struct ResultForm {
    scores: Vec<Object<ScoreForm>>,
    winners: Vec<u8>,
}

#[derive(Serialize, Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct ScoreForm {
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

impl ResultForm {
    pub(super) fn of(outcome: &Outcome<Score>, seats: usize) -> ResultForm {
        let scores = Seat::all(seats)
            .map(|seat| Object(ScoreForm::of(&outcome.scores[seat])))
            .collect();
        let winners = outcome
            .winners
            .iter()
            .map(|seat| seat.number() as u8)
            .collect();
        ResultForm { scores, winners }
    }

    /// Compares a written result with that of the rules; `lines` has the possible scores of each seat (ruling 9).
    pub(super) fn compare(
        &self,
        expected: &ResultForm,
        lines: &[Vec<Score>],
    ) -> Result<(), RecordError> {
        if self.scores.len() != lines.len() {
            let (found, seats) = (self.scores.len(), lines.len());
            return Err(RecordError::at(
                "result.scores",
                format!("{found} scores for {seats} seats"),
            ));
        }
        for (seat, (Object(found), lines)) in self.scores.iter().zip(lines).enumerate() {
            let lines: Vec<ScoreForm> = lines.iter().map(ScoreForm::of).collect();
            if !lines.contains(found) {
                let lines: Vec<String> = lines.iter().map(to_json).collect();
                let reason = format!("according to the rules it is {}", lines.join(" or "));
                return Err(RecordError::at(format!("result.scores[{seat}]"), reason));
            }
        }
        if self.winners != expected.winners {
            let reason = format!("{:?} where {:?} is right", self.winners, expected.winners);
            return Err(RecordError::at("result.winners", reason));
        }
        Ok(())
    }
}

impl ScoreForm {
    pub(super) fn of(score: &Score) -> ScoreForm {
        ScoreForm {
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

/// The name of a step in records.
pub fn step_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Turn { .. } => "turn",
        Phase::Seventh { .. } => "seventh",
        Phase::Discard { .. } => "discard",
        Phase::Over => "over",
    }
}

/// Writes a form as one line of JSON.
pub(super) fn to_json(form: &impl Serialize) -> String {
    serde_json::to_string(form).unwrap_or_else(|error| unreachable!("plain data: {error}"))
}
