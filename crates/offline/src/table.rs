//! A table: a game of one person among bots, folded from its rows. The rules of tables are in `antipater-table`; here
//! are the rows, the next game, and the report of the finished game.

use std::collections::HashSet;

use antipater_engine::Seat;
use antipater_show::game::{Game, GameLog, LoggedStep};
use antipater_show::guide::Guidable;
use antipater_show::options::{Kind, Pace, TableOptions};
use antipater_show::view::{Avatar, TableStatus, View, Viewer};
use antipater_table::{
    Entry, HintRequest, Loaded, Occupant, Proposed, Refusal, SeatChange, Seated, named,
};

use crate::error::Error;
use crate::judging::{METHOD, is_current};
use crate::row::{Opened, Row, Sat};

/// A table with a game of one kind.
pub(crate) struct Table<G: Guidable> {
    table: antipater_table::Table<G>,
    pub(crate) opened: Opened,
    /// The person's seat and picture.
    pub(crate) seat: Seat,
    avatar: Avatar,
    /// The number of rows, and their number when the present step began.
    pub(crate) rows: usize,
    began: usize,
    pub(crate) next: Option<String>,
    /// The number of the person's mistakes in the stored report, and the number of stored reports.
    judged: Option<usize>,
    pub(crate) reports: usize,
    /// When the game ended, in seconds since 1970.
    pub(crate) finished_at: Option<i64>,
}

/// Rows to store.
pub(crate) type Done = Vec<Row>;

impl<G: Guidable> Table<G> {
    /// Folds the table of a person with this picture from its rows.
    ///
    /// # Errors
    /// Says what is wrong with them.
    pub(crate) fn load(id: &str, rows: &[Row], avatar: Avatar) -> Result<Table<G>, String> {
        let (Some(Row::Opened(opened)), rows_after) = (rows.first(), rows.get(1..).unwrap_or(&[]))
        else {
            return Err("the first row is not a deal".to_owned());
        };
        let mut options = TableOptions::stored(&opened.options)?;
        // No clock runs here, whatever the form requests.
        options.common.pace = Pace::Free;
        let bots: Result<Vec<_>, String> = opened.seats.iter().map(Sat::level).collect();
        let bots = bots?;
        let person = bots.iter().position(Option::is_none);
        let seat = person.and_then(Seat::new);
        let seat = seat.ok_or_else(|| "nobody sits at the table".to_owned())?;
        let mut seats: Vec<Seated> = bots.iter().copied().map(Seated::new).collect();
        let mut steps = Vec::new();
        let (mut known, mut hints) = (HashSet::new(), Vec::new());
        for row in rows_after {
            match row {
                Row::Step { step, id, .. } => {
                    known.extend(id.as_ref().map(|id| named(seat, id)));
                    steps.push(LoggedStep {
                        text: step,
                        by_person: id.is_some(),
                    });
                }
                Row::Choice { id, .. } => {
                    known.insert(named(seat, id));
                }
                Row::Hint { decision } => hints.push((*decision, seat)),
                Row::Left { left } => seats[seat.number()].left = *left,
                Row::Resigned { .. } => {
                    let person = &mut seats[seat.number()];
                    (person.left, person.resigned) = (true, true);
                }
                Row::Opened(_) => return Err("the cards are dealt twice".to_owned()),
                Row::Over {} | Row::Analysis { .. } | Row::Judged { .. } | Row::Next { .. } => {}
            }
        }
        let resigned = seats[seat.number()].resigned.then_some(seat);
        let loaded = Loaded {
            logged: steps.len(),
            known,
            hints,
            ..Loaded::default()
        };
        let log = GameLog {
            id,
            bots,
            record: &opened.record,
            steps,
            resigned: resigned.into_iter().collect(),
        };
        let game = Game::<G>::fold(&log)?;
        let mut table = Table {
            table: antipater_table::Table::load(game, options, seats, opened.seed, loaded)?,
            opened: (**opened).clone(),
            seat,
            avatar,
            rows: 1,
            began: 1,
            next: None,
            judged: None,
            reports: 0,
            finished_at: None,
        };
        for row in rows_after {
            table.take(row);
        }
        let choices = rows_after.iter().skip(table.began - 1);
        for row in choices {
            if let Row::Choice { actions, id } = row {
                table.remember(actions, id)?;
            }
        }
        Ok(table)
    }

    /// Remembers a waiting choice.
    fn remember(&mut self, actions: &[String], id: &str) -> Result<(), String> {
        let taken_back = self.table.chosen_by(self.seat).seats();
        let mut choices: Vec<_> = taken_back.iter().map(|due| (due, None)).collect();
        for text in actions {
            let read = self.game().position().read_action(text);
            let (due, _) = read.map_err(|error| error.to_string())?;
            choices.push((due, Some(text.clone())));
        }
        let id = named(self.seat, id);
        self.table.remember(self.table.decision(), &id, &choices)
    }

    /// Applies the parts of a row that `antipater-table` does not cover.
    fn take(&mut self, row: &Row) {
        self.rows += 1;
        match row {
            Row::Step { at, .. } => {
                self.began = self.rows;
                self.finished_at = self.game().is_over().then_some(*at);
                self.judged = None;
            }
            Row::Resigned { at } => self.finished_at = Some(*at),
            Row::Judged { method, mistakes } => {
                self.reports += 1;
                self.judged = is_current(*method).then_some(*mistakes);
            }
            Row::Next { table } => self.next = Some(table.clone()),
            _ => {}
        }
    }

    /// The game.
    pub(crate) fn game(&self) -> &Game<G> {
        self.table.game()
    }

    /// The options.
    pub(crate) fn options(&self) -> &TableOptions {
        self.table.options()
    }

    /// The number of hints taken.
    pub(crate) fn hints(&self) -> usize {
        self.table.hints()
    }

    /// Whether only bots have to decide now.
    pub(crate) fn bots_are_due(&self) -> bool {
        self.table.goes_on()
    }

    /// A game whose net is missing for the bots or hints at this table.
    pub(crate) fn missing_net(&self) -> Option<&'static str> {
        missing_net(self.options().game)
    }

    /// The table as the person sees it.
    pub(crate) fn view(&self) -> View {
        let status = TableStatus {
            version: self.version(),
            rematch: self.next.clone(),
            same_deal: self.opened.same_deal.is_some(),
            ..self.table.status(Some(self.seat), 0)
        };
        self.table
            .view(Viewer::Seat(self.seat), status, |_| Occupant {
                person: None,
                program: false,
                avatar: Some(self.avatar),
                here: true,
            })
    }

    /// Changes with everything that is visible, and survives a restart.
    pub(crate) fn version(&self) -> u64 {
        ((self.table.decision() as u64) << 16) + (self.rows - self.began) as u64
    }

    /// Accepts a proposed change at a time in milliseconds since 1970; returns the rows to store.
    fn accept(&mut self, proposed: Result<Proposed<G>, Refusal>, now: i64) -> Result<Done, Error> {
        let change = proposed.and_then(Proposed::settle);
        let Some(change) = change.map_err(|why| self.refused(why))? else {
            return Ok(Vec::new());
        };
        let next = change.table();
        let at = now.div_euclid(1000);
        let own = |id: &str| id.split_once(':').map_or(id, |(_, id)| id).to_owned();
        let row = |entry: &Entry| match entry {
            Entry::Logged { text, id, .. } => Some(Row::Step {
                step: text.clone(),
                id: id.as_deref().map(own),
                at,
            }),
            Entry::Chosen { id, .. } => {
                let position = next.game().position();
                let chosen = next.chosen_by(self.seat);
                let texts = chosen.iter();
                let texts = texts.map(|(due, action)| position.write_action(due, action));
                Some(Row::Choice {
                    actions: texts.collect(),
                    id: own(id),
                })
            }
            Entry::Seat(_, SeatChange::Resigned) => Some(Row::Resigned { at }),
            Entry::Seat(_, change) => Some(Row::Left {
                left: *change != SeatChange::Back,
            }),
            Entry::Hinted { decision, .. } => Some(Row::Hint {
                decision: *decision,
            }),
            Entry::Over => Some(Row::Over {}),
            // No clock runs here.
            Entry::Late(_) => None,
        };
        let rows: Done = change.entries().iter().filter_map(row).collect();
        self.table.accept(change);
        rows.iter().for_each(|row| self.take(row));
        Ok(rows)
    }

    fn refused(&self, why: Refusal) -> Error {
        let told = matches!(why, Refusal::Stale | Refusal::Illegal(_));
        let view = told.then(|| Box::new(self.view()));
        Error::Refused { why, view }
    }

    /// Makes a decision; repeating it is harmless. Bots choose only on the same step.
    pub(crate) fn play(
        &mut self,
        decision: (&str, usize),
        actions: &[String],
        now: i64,
    ) -> Result<Done, Error> {
        let proposed = self.table.play(self.seat, decision, actions, true, now);
        self.accept(proposed, now)
    }

    /// Plays a step for which only bots decide.
    pub(crate) fn let_bots_play(&mut self, now: i64) -> Result<Done, Error> {
        let proposed = self.table.go_on(true, now);
        self.accept(proposed, now)
    }

    /// Undoes the last decision, with the answers of bots.
    pub(crate) fn undo(&mut self, id: &str, decision: usize, now: i64) -> Result<Done, Error> {
        let proposed = self.table.undo(self.seat, (id, decision), now);
        self.accept(proposed, now)
    }

    /// Leaves the seat to a bot, or comes back.
    pub(crate) fn leave(&mut self, left: bool, now: i64) -> Result<Done, Error> {
        let proposed = match left {
            true => self.table.leave(self.seat, now),
            false => self.table.come_back(self.seat, now),
        };
        self.accept(proposed, now)
    }

    /// Resigns.
    pub(crate) fn resign(&mut self, now: i64) -> Result<Done, Error> {
        let proposed = self.table.resign(self.seat, now);
        self.accept(proposed, now)
    }

    /// Computes a hint for the present decision from the person's knowledge.
    pub(crate) fn give_hint(&mut self, decision: usize, now: i64) -> Result<Done, Error> {
        let asked = self.table.ask_hint(self.seat, decision);
        let proposed = match asked.map_err(|why| self.refused(why))? {
            HintRequest::Given => return Ok(Vec::new()),
            HintRequest::Judge(key, question) => {
                self.table.give_hint(self.seat, key, question.judge())
            }
        };
        self.accept(proposed, now)
    }

    /// Notes the table of the next game.
    pub(crate) fn note_next(&mut self, next: &str) -> Done {
        let row = Row::Next {
            table: next.to_owned(),
        };
        self.take(&row);
        vec![row]
    }

    /// Notes that a report of the finished game is stored, with the number of the person's mistakes.
    pub(crate) fn note_report(&mut self, mistakes: usize) -> Done {
        let row = Row::Judged {
            method: METHOD,
            mistakes,
        };
        self.take(&row);
        vec![row]
    }

    /// The number of the person's mistakes in the stored report of the game, if there is one.
    pub(crate) fn judged(&self) -> Option<usize> {
        self.judged.filter(|_| self.game().is_over())
    }
}

/// A net that is missing for the bots, hints or analyses of a game.
pub(crate) fn missing_net(game: Kind) -> Option<&'static str> {
    // The bots of 7 Wonders use the nets of all table sizes.
    let nets: &[&str] = match game {
        Kind::Duel => &["duel"],
        Kind::Seven | Kind::FreeCity => &["seven", "free-city"],
    };
    let mut missing = nets
        .iter()
        .filter(|net| !antipater_bots::weights::is_there(net));
    missing.next().copied()
}

/// Converts milliseconds to seconds.
pub(crate) fn seconds(now: i64) -> i64 {
    now.div_euclid(1000)
}
