//! A table: a game that one person plays among bots, folded from its rows. The functions of `show` that a server calls decide
//! what may be done and what the person sees; there are no clocks and nobody else.

mod hints;

use std::collections::HashSet;

use antipater_bots::BotKind;
use antipater_engine::seven::Side;
use antipater_engine::{JointAction, Seat};
use antipater_show::game::choosing::{self, Bots, NotChosen, no_bots};
use antipater_show::game::sides::Boards;
use antipater_show::game::{Game, GameLog, LoggedStep, UNDO, WayBack};
use antipater_show::guide::{Guidable, Lessons};
use antipater_show::options::{Kind, TableOptions};
use antipater_show::view::{Around, Avatar, Hint, SeatState, SeatView, Surroundings, View, Viewer};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

use crate::error::Error;
use crate::judging::{METHOD, is_current};
use crate::row::{Opened, Row, Sat};

/// The picture of the person, who is the only one here.
pub(crate) const YOU: Avatar = Avatar::Person(0x0a17_19a7);
/// The most letters of a page's name for its decision.
const ID_LENGTH: usize = 64;
/// How long the log may be for something to be taken back: some times as long as a Duel.
const LOG: usize = 1000;

/// A table with a game of one kind.
pub(crate) struct Table<G: Guidable> {
    pub(crate) game: Game<G>,
    pub(crate) opened: Opened,
    pub(crate) options: TableOptions,
    /// The person's seat.
    pub(crate) seat: Seat,
    /// The game before each of the last steps, as long as they may be taken back.
    before: Vec<Game<G>>,
    /// Whether the sides of the boards are still to be chosen.
    chooses_sides: bool,
    /// The names of decisions that were made.
    known: HashSet<String>,
    /// How many steps were played or taken back.
    logged: usize,
    /// How many rows the table has, and how many it had when the present step began.
    pub(crate) rows: usize,
    began: usize,
    /// The person's choices on this step so far, where they choose for several seats.
    chosen: JointAction<G::Action>,
    choices: usize,
    left: bool,
    lessons: Option<Lessons<G>>,
    /// The decisions for which hints were given; the last hint, while the machine runs.
    pub(crate) hints: Vec<usize>,
    hint: Option<(usize, usize, Hint)>,
    pub(crate) next: Option<String>,
    /// How many mistakes of the person the report has that is stored; how many reports were stored.
    judged: Option<usize>,
    pub(crate) reports: usize,
    /// When the game ended, in seconds since 1970.
    pub(crate) finished_at: Option<i64>,
    bots: Bots<G>,
}

/// What was done at a table: rows to store.
pub(crate) type Done = Vec<Row>;

impl<G: Guidable> Table<G> {
    /// The table that its rows tell.
    ///
    /// # Errors
    /// Says what is wrong with them.
    pub(crate) fn load(id: &str, rows: &[Row]) -> Result<Table<G>, String> {
        let (Some(Row::Opened(opened)), rows_after) = (rows.first(), rows.get(1..).unwrap_or(&[]))
        else {
            return Err("the first row is not a deal".to_owned());
        };
        let options = TableOptions::stored(&opened.options)?;
        let bots: Result<Vec<_>, String> = opened.seats.iter().map(Sat::level).collect();
        let bots = bots?;
        let person = bots.iter().position(Option::is_none);
        let seat = person.and_then(Seat::new);
        let seat = seat.ok_or_else(|| "nobody sits at the table".to_owned())?;
        let steps = rows_after.iter().filter_map(|row| match row {
            Row::Step { step, id, .. } => Some(LoggedStep {
                text: step,
                by_person: id.is_some(),
            }),
            _ => None,
        });
        let resigned = rows_after
            .iter()
            .any(|row| matches!(row, Row::Resigned { .. }));
        let log = GameLog {
            id,
            bots,
            record: &opened.record,
            steps: steps.collect(),
            resigned: resigned.then_some(seat).into_iter().collect(),
        };
        let (game, before) = Game::<G>::fold(&log)?;
        let lessons = options
            .guided
            .then(|| Lessons::of(&game, seat))
            .transpose()?;
        let logged = log.steps.len();
        let mut table = Table {
            chooses_sides: options.chooses_sides() && logged == 0 && !game.is_over(),
            game,
            opened: (**opened).clone(),
            options,
            seat,
            before,
            known: HashSet::new(),
            logged,
            rows: rows.len(),
            began: 1,
            chosen: JointAction::new(),
            choices: 0,
            left: false,
            lessons,
            hints: Vec::new(),
            hint: None,
            next: None,
            judged: None,
            reports: 0,
            finished_at: None,
            bots: no_bots(),
        };
        for (number, row) in rows_after.iter().enumerate() {
            table.remember(number + 2, row)?;
        }
        let mut before = JointAction::new();
        for (due, action) in table.chosen.iter() {
            if choosing::why_not(table.game.position(), due, action, &before).is_some() {
                return Err("a choice that waits is not legal".to_owned());
            }
            before.set(due, action);
        }
        Ok(table)
    }

    /// Takes up a row besides its step, which is in the game already.
    fn remember(&mut self, rows: usize, row: &Row) -> Result<(), String> {
        match row {
            Row::Opened(_) => return Err("the cards are dealt twice".to_owned()),
            Row::Step { id, at, .. } => {
                self.known.extend(id.clone());
                (self.began, self.choices) = (rows, 0);
                self.chosen = JointAction::new();
                self.finished_at = Some(*at);
                self.judged = None;
            }
            Row::Choice { actions, id } => {
                self.known.insert(id.clone());
                self.choices += 1;
                // Choices on steps that are played by now are not read again: the position is another one.
                self.chosen = JointAction::new();
                for action in actions {
                    if let Ok((due, action)) = self.game.position().read_action(action) {
                        self.chosen.set(due, action);
                    }
                }
            }
            Row::Left { left } => self.left = *left,
            Row::Resigned { at } => {
                self.left = true;
                self.finished_at = Some(*at);
            }
            Row::Over {} | Row::Analysis { .. } => {}
            Row::Hint { decision } => self.hints.push(*decision),
            Row::Judged { method, mistakes } => {
                self.reports += 1;
                self.judged = is_current(*method).then_some(*mistakes);
            }
            Row::Next { table } => self.next = Some(table.clone()),
        }
        if !self.game.is_over() && matches!(row, Row::Step { .. }) {
            self.finished_at = None;
        }
        Ok(())
    }

    fn resigned(&self) -> bool {
        self.game.resigned.contains(&self.seat)
    }

    /// Whether only bots have to decide now.
    pub(crate) fn bots_are_due(&self) -> bool {
        !self.game.is_over() && !self.chooses_sides && self.person_is_due(&self.chosen).is_none()
    }

    /// The seat that the person has still to choose for.
    fn person_is_due(&self, chosen: &JointAction<G::Action>) -> Option<Seat> {
        let position = self.game.position();
        let mut due = position.to_act().iter();
        due.find(|&due| {
            !self.left && position.chooser(due) == self.seat && chosen.get(due).is_none()
        })
    }

    /// A game whose net the bots or hints at this table need, if one is not there yet.
    pub(crate) fn missing_net(&self) -> Option<&'static str> {
        missing_net(self.options.game)
    }

    /// The table as the person sees it.
    pub(crate) fn view(&self) -> View {
        let viewer = Viewer::Seat(self.seat);
        let surroundings = Surroundings {
            decision: self.logged,
            choices: self.choices,
            seats: self.seats(),
            scores: self.options.common.scores,
            around: self.around(),
        };
        match self.boards() {
            Some(boards) => View::choosing_sides(&self.game, boards, viewer, None, surroundings),
            None => {
                let mut view = View::of(&self.game, viewer, &self.chosen, surroundings);
                let guide = |lessons: &Lessons<G>| {
                    lessons.guide(&view.game, self.game.position(), self.seat)
                };
                view.guide = self.lessons.as_ref().map(guide);
                view
            }
        }
    }

    fn boards(&self) -> Option<Boards> {
        self.game.boards().filter(|_| self.chooses_sides)
    }

    /// Changes with everything that is seen, and is the same after a restart.
    pub(crate) fn version(&self) -> u64 {
        ((self.logged as u64) << 16) + (self.rows - self.began) as u64
    }

    fn around(&self) -> Around {
        Around {
            version: self.version(),
            pace: self.options.common.pace.to_string(),
            may_undo: self.may_undo(),
            undo_until: None,
            undo_revealed: G::TAKES_BACK && self.has_revealed(),
            may_hint: self.may_hint(),
            hint: self.given_hint().cloned(),
            hints: self.hints.len(),
            left: self.left,
            rematch: self.next.clone(),
            same_deal: self.opened.same_deal.is_some(),
            daily: self.options.daily.is_some(),
            ..Around::default()
        }
    }

    fn seats(&self) -> Vec<SeatView> {
        let over = self.game.is_over();
        let position = self.game.position();
        let acts: Vec<Seat> = position
            .to_act()
            .iter()
            .map(|due| position.chooser(due))
            .collect();
        let waits = self.chooses_sides || self.person_is_due(&self.chosen).is_some();
        let state = |seat: Seat, bot: bool| match () {
            () if over => None,
            () if bot => Some(SeatState::Bot),
            () if self.left => Some(SeatState::Left),
            () if waits => Some(SeatState::Choosing),
            () if acts.contains(&seat) => Some(SeatState::Chosen),
            () => None,
        };
        let sitting = Seat::all(self.game.sitting.len()).zip(&self.game.sitting);
        sitting
            .map(|(seat, one)| SeatView {
                name: one.name.clone(),
                bot: one.bot.map(BotKind::name),
                avatar: Some(one.bot.map_or(YOU, Avatar::Bot)),
                state: state(seat, one.bot.is_some()),
            })
            .collect()
    }

    fn stale(&self) -> Error {
        Error::Stale(Box::new(self.view()))
    }

    /// Whether a decision of this name was not made before.
    ///
    /// # Errors
    /// When it cannot be made: it has no proper name, is for another question, or the person has resigned.
    fn is_new(&self, id: &str, decision: usize) -> Result<bool, Error> {
        if id.is_empty() || id.len() > ID_LENGTH {
            let why = format!("id: must have 1 to {ID_LENGTH} characters");
            return Err(Error::Unreadable(why));
        }
        if self.known.contains(id) {
            return Ok(false);
        }
        if decision != self.logged {
            return Err(self.stale());
        }
        if self.resigned() {
            return Err(Error::Resigned);
        }
        Ok(true)
    }

    /// Makes a decision. Sending it twice is harmless. The bots go on only as far as they choose on the same step.
    pub(crate) fn play(
        &mut self,
        (id, decision): (&str, usize),
        actions: &[String],
        now: i64,
    ) -> Result<Done, Error> {
        if !self.is_new(id, decision)? {
            return Ok(Vec::new());
        }
        if self.game.is_over() {
            return Err(self.stale());
        }
        if let Some(boards) = self.boards() {
            return self.choose_side(&boards, actions, id, now);
        }
        let position = self.game.position();
        let own = choosing::chosen_by(position, &self.chosen, self.seat);
        let chosen = choosing::read_actions(position, self.seat, actions)
            .and_then(|sent| choosing::add_choices(position, self.seat, own, &sent));
        let chosen = chosen.map_err(|why| self.not_chosen(why))?;
        let mut done = Vec::new();
        if self.left {
            done.push(Row::Left { left: false });
            self.take(&done[0]);
        }
        if self.person_is_due(&chosen).is_some() {
            let position = self.game.position();
            let texts = chosen
                .iter()
                .map(|(due, action)| position.write_action(due, action));
            let row = Row::Choice {
                actions: texts.collect(),
                id: id.to_owned(),
            };
            self.take(&row);
            done.push(row);
        } else {
            done.extend(self.step(chosen, Some(id), now)?);
        }
        Ok(done)
    }

    fn not_chosen(&self, why: NotChosen<G>) -> Error {
        match why {
            NotChosen::Unreadable(why) => Error::Unreadable(why),
            NotChosen::NotYours => Error::NotYours,
            NotChosen::Illegal(why) => Error::Illegal {
                why: Box::new(G::refusal(why)),
                view: Box::new(self.view()),
            },
        }
    }

    /// Takes up a row that was made just now.
    fn take(&mut self, row: &Row) {
        self.rows += 1;
        // Rows of this module can be read by it.
        let _ = self.remember(self.rows, row);
    }

    /// Lays the boards on the side that the person has chosen, the others by chance.
    fn choose_side(
        &mut self,
        boards: &Boards,
        actions: &[String],
        id: &str,
        now: i64,
    ) -> Result<Done, Error> {
        let [text] = actions else {
            return Err(Error::Unreadable("one side is chosen".to_owned()));
        };
        let read = boards.read_choice(text);
        let (due, side) = read.map_err(|error| Error::Unreadable(error.to_string()))?;
        if due != self.seat {
            return Err(Error::NotYours);
        }
        let mut rng = ChaCha20Rng::seed_from_u64(self.opened.seed);
        let seats = Seat::all(self.game.sitting.len());
        let sides = seats.map(|seat| {
            let by_chance = Side::ALL[(rng.next_u32() % 2) as usize];
            if seat == due { side } else { by_chance }
        });
        let sides: Vec<Side> = sides.collect();
        self.game.lay_sides(&sides).map_err(Error::Broken)?;
        self.chooses_sides = false;
        self.logged += 1;
        let row = Row::Step {
            step: boards.write_sides(&sides),
            id: Some(id.to_owned()),
            at: seconds(now),
        };
        self.take(&row);
        Ok(vec![row])
    }

    /// Plays the step that only bots have to decide.
    pub(crate) fn let_bots_play(&mut self, now: i64) -> Result<Done, Error> {
        if !self.bots_are_due() {
            return Ok(Vec::new());
        }
        self.step(self.chosen, None, now)
    }

    /// Plays the present step with these choices and those of the bots.
    fn step(
        &mut self,
        chosen: JointAction<G::Action>,
        id: Option<&str>,
        now: i64,
    ) -> Result<Done, Error> {
        self.wake_bots();
        let joint = choosing::complete(self.game.position(), chosen, &mut self.bots, |_, _| {});
        let row = Row::Step {
            step: self.game.stored_step(&joint),
            id: id.map(str::to_owned),
            at: seconds(now),
        };
        if let Some(lessons) = &mut self.lessons {
            lessons.see(self.game.position(), &self.game.history, self.seat);
        }
        let earlier = G::TAKES_BACK.then(|| self.game.clone());
        let played = self.game.play(&joint);
        played.map_err(|error| Error::Broken(format!("a step that was checked: {error}")))?;
        match earlier.map(|earlier| (earlier.way_back(&self.game, id.is_some()), earlier)) {
            Some((WayBack::Begins, earlier)) => self.before.push(earlier),
            Some((WayBack::Stays, _)) => {}
            None | Some((WayBack::Ends, _)) => self.before.clear(),
        }
        self.logged += 1;
        self.take(&row);
        let mut done = vec![row];
        self.end(&mut done);
        Ok(done)
    }

    /// Notes the end of the game where it is over.
    fn end(&mut self, done: &mut Done) {
        if self.game.is_over() {
            self.take(&Row::Over {});
            done.push(Row::Over {});
        }
    }

    /// A bot for each seat that may choose now.
    fn wake_bots(&mut self) {
        for (seat, one) in Seat::all(self.game.sitting.len()).zip(&self.game.sitting) {
            let level = one.bot.unwrap_or(self.options.level);
            let seed = self.opened.seed;
            self.bots[seat] = Some(choosing::bot_of_step(level, seed, seat, self.logged));
        }
    }

    fn may_undo(&self) -> bool {
        self.could_undo()
            && self.before.last().is_some_and(|earlier| {
                let position = earlier.position();
                let mut acted = position.to_act().iter();
                acted.all(|due| position.chooser(due) == self.seat)
            })
    }

    fn has_revealed(&self) -> bool {
        let mut steps = self.game.record.steps().iter();
        self.could_undo()
            && !self.game.is_over()
            && self.before.is_empty()
            && steps.any(|step| step.get(self.seat).is_some())
    }

    fn could_undo(&self) -> bool {
        let daily = self.options.daily.is_some();
        !daily && !self.left && self.logged < LOG && !self.bots_are_due()
    }

    /// Takes the last decision back, with the answers of bots.
    pub(crate) fn undo(&mut self, id: &str, decision: usize, now: i64) -> Result<Done, Error> {
        if !self.is_new(id, decision)? {
            return Ok(Vec::new());
        }
        if self.left {
            return Err(Error::Left);
        }
        if self.has_revealed() {
            return Err(Error::Revealed);
        }
        if !self.may_undo() {
            return Err(Error::NoUndo);
        }
        let Some(game) = self.before.pop() else {
            return Err(Error::NoUndo);
        };
        let steps = self.game.record.steps().len() - game.record.steps().len();
        self.game = game;
        if self.lessons.is_some() {
            let lessons = Lessons::of(&self.game, self.seat).map_err(Error::Broken)?;
            self.lessons = Some(lessons);
        }
        let mut name = Some(id.to_owned());
        let mut done = Vec::new();
        for _ in 0..steps {
            let row = Row::Step {
                step: UNDO.to_owned(),
                id: name.take(),
                at: seconds(now),
            };
            self.logged += 1;
            self.take(&row);
            done.push(row);
        }
        Ok(done)
    }

    /// Leaves the seat to a bot, or comes back.
    pub(crate) fn leave(&mut self, left: bool) -> Result<Done, Error> {
        if self.resigned() {
            return Err(Error::Resigned);
        }
        if left && self.game.is_over() {
            return Err(Error::Over);
        }
        if left && self.options.daily.is_some() {
            return Err(Error::OwnHands);
        }
        if self.left == left || self.chooses_sides {
            return Ok(Vec::new());
        }
        let row = Row::Left { left };
        self.take(&row);
        Ok(vec![row])
    }

    /// Gives the game up.
    pub(crate) fn resign(&mut self, now: i64) -> Result<Done, Error> {
        if self.resigned() {
            return Ok(Vec::new());
        }
        if self.game.is_over() {
            return Err(Error::Over);
        }
        self.game.resign(self.seat);
        self.before.clear();
        self.chooses_sides = false;
        self.chosen = JointAction::new();
        let row = Row::Resigned { at: seconds(now) };
        self.take(&row);
        let mut done = vec![row];
        self.end(&mut done);
        Ok(done)
    }

    /// Notes the table of the next game.
    pub(crate) fn note_next(&mut self, next: &str) -> Done {
        let row = Row::Next {
            table: next.to_owned(),
        };
        self.take(&row);
        vec![row]
    }

    /// Notes that the report of the finished game is stored, with this many mistakes of the person.
    pub(crate) fn note_report(&mut self, mistakes: usize) -> Done {
        let row = Row::Judged {
            method: METHOD,
            mistakes,
        };
        self.take(&row);
        vec![row]
    }

    /// How many mistakes of the person the stored report of the game has, if there is one.
    pub(crate) fn judged(&self) -> Option<usize> {
        self.judged.filter(|_| self.game.is_over())
    }
}

/// A net that bots, hints or analyses of a game need and that is not there yet.
pub(crate) fn missing_net(game: Kind) -> Option<&'static str> {
    // The bots of 7 Wonders hold the nets of all its tables.
    let nets: &[&str] = match game {
        Kind::Duel => &["duel"],
        Kind::Seven | Kind::FreeCity => &["seven", "free-city"],
    };
    let mut missing = nets
        .iter()
        .filter(|net| !antipater_bots::weights::is_there(net));
    missing.next().copied()
}

/// Seconds of milliseconds.
pub(crate) fn seconds(now: i64) -> i64 {
    now.div_euclid(1000)
}
