//! Choices for a step: parsing and checking actions from requests, and the choices of bots. Nothing is played here.

use antipater_bots::style::Style;
use antipater_bots::weights::Weights;
use antipater_bots::{Bot, BotKind};
use antipater_engine::record::RecordError;
use antipater_engine::{BySeat, JointAction, Seat};

use antipater_show::game::Hosted;

/// The bots of a table by seat; `None` where a person decides.
pub type Bots<G> = BySeat<Option<Box<dyn Bot<G>>>>;

/// Actions from a request, with their seats and their text.
pub type Sent<A> = Vec<(Seat, A, String)>;

/// Why actions from a request are refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotChosen<G: Hosted> {
    /// They cannot be parsed; the text says why.
    Unreadable(String),
    /// They are for a seat that another player chooses for.
    NotYours,
    /// The rules do not allow them.
    Illegal(G::IllegalAction),
}

/// No bot on any seat.
pub fn no_bots<G: Hosted>() -> Bots<G> {
    BySeat::from_fn(|_| None)
}

/// The bot of a seat for one step. Its randomness depends only on the seed, the seat and the step, so a resumed game
/// continues in the same way.
pub fn bot_of_step<G: Hosted>(
    bot: (BotKind, Style),
    seed: u64,
    seat: Seat,
    step: usize,
) -> Box<dyn Bot<G>> {
    // Its likings depend on the lowest eight bits only, so they are the same in all steps.
    let stream = seat.number() as u64 + ((step as u64) << 8);
    G::bot_with(Weights::default(), bot, seed, stream)
}

/// Splits a form field into actions: one in the record format, or a JSON list of them.
///
/// # Errors
/// Says why the text is no such list.
pub fn split_actions(text: &str) -> Result<Vec<String>, String> {
    if text.trim_start().starts_with('[') {
        let list: Result<Vec<serde_json::Value>, _> = serde_json::from_str(text);
        let list = list.map_err(|error| error.to_string())?;
        Ok(list.iter().map(ToString::to_string).collect())
    } else {
        Ok(vec![text.to_owned()])
    }
}

/// Parses actions from a request, each for a seat that the person on `seat` chooses for.
///
/// # Errors
/// If one of them cannot be parsed, or is for another person's seat.
pub fn read_actions<G: Hosted>(
    position: &G,
    seat: Seat,
    actions: &[String],
) -> Result<Sent<G::Action>, NotChosen<G>> {
    let mut sent = Vec::new();
    for text in actions {
        let read = position.read_action(text);
        let (due, action) =
            read.map_err(|error: RecordError| NotChosen::Unreadable(error.to_string()))?;
        if position.chooser(due) != seat {
            return Err(NotChosen::NotYours);
        }
        sent.push((due, action, text.clone()));
    }
    Ok(sent)
}

/// The choices of the person on a seat, among those of all.
pub fn chosen_by<G: Hosted>(
    position: &G,
    chosen: &JointAction<G::Action>,
    seat: Seat,
) -> JointAction<G::Action> {
    let mut own = JointAction::new();
    for (due, action) in chosen.iter() {
        if position.chooser(due) == seat {
            own.set(due, action);
        }
    }
    own
}

/// The choices of the person on `seat`, in seat order, after adding `sent` to the waiting `own`. Without `sent`,
/// withdraws `own`. All of them must be legal together.
///
/// # Errors
/// If one is illegal or missing, or there is nothing to withdraw.
pub fn add_choices<G: Hosted>(
    position: &G,
    seat: Seat,
    own: JointAction<G::Action>,
    sent: &Sent<G::Action>,
) -> Result<JointAction<G::Action>, NotChosen<G>> {
    let mut all = own;
    if sent.is_empty() {
        let nothing = || NotChosen::Unreadable("there is nothing to undo".to_owned());
        let waits = !all.seats().is_empty();
        return waits.then(JointAction::new).ok_or_else(nothing);
    }
    for &(due, action, _) in sent {
        all.set(due, action);
    }
    let mut joint = JointAction::new();
    for (due, action) in all.iter() {
        if let Some(why) = why_not(position, due, action, &joint) {
            return Err(NotChosen::Illegal(why));
        }
        joint.set(due, action);
    }
    let mut due = position.to_act().iter();
    let first = due.find(|&due| position.chooser(due) == seat && joint.get(due).is_none());
    if first.is_some_and(|first| joint.seats().iter().any(|due| due > first)) {
        return Err(NotChosen::Unreadable("an action is missing".to_owned()));
    }
    Ok(joint)
}

/// Why an action is illegal for a seat after earlier choices of the same person; `None` if it is legal.
pub fn why_not<G: Hosted>(
    position: &G,
    seat: Seat,
    action: G::Action,
    chosen: &JointAction<G::Action>,
) -> Option<G::IllegalAction> {
    if position.legal_actions_given(seat, chosen).contains(action) {
        return None;
    }
    // The others take a legal action, so that an error can only be about this seat.
    let mut joint = *chosen;
    for other in position.to_act().iter() {
        if joint.get(other).is_none() {
            joint.set(other, position.legal_actions_given(other, &joint)[0]);
        }
    }
    joint.set(seat, action);
    position.clone().apply(&joint).err()
}

/// Completes a step. Each seat that has to act and has no legal choice gets one from the bot of its chooser, or the
/// first legal action if there is no bot. `wrong` is called for each illegal choice.
pub fn complete<G: Hosted>(
    position: &G,
    chosen: JointAction<G::Action>,
    bots: &mut Bots<G>,
    wrong: impl Fn(Seat, G::Action),
) -> JointAction<G::Action> {
    let mut joint = chosen;
    for seat in position.to_act().iter() {
        if joint.get(seat).is_some() {
            continue;
        }
        let legal = position.legal_actions_given(seat, &joint);
        let chooser = position.chooser(seat);
        let action = match &mut bots[chooser] {
            Some(bot) => bot.choose(&position.observe(chooser), seat, &legal),
            None => legal[0],
        };
        if legal.contains(action) {
            joint.set(seat, action);
        } else {
            wrong(seat, action);
            joint.set(seat, legal[0]);
        }
    }
    joint
}
