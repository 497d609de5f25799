//! Runs the handlers of `antipater-pages` with the machine and the person. Nothing here waits, so their futures are
//! ready at once.

use std::pin::pin;
use std::task::{Context, Poll, Waker};

use antipater_engine::Seat;
use antipater_pages::handlers::{self, Career, Choice, HistoryPart, Host, PageError};
use antipater_pages::profile::Facts;
use antipater_pages::puzzles::Attempt;
use antipater_pages::replay::{Coaching, ReplaySource};
use antipater_pages::start::Today;
use antipater_show::daily::{DailyEntry, Finisher, LevelEntry, SEAT, Standing};
use antipater_show::game::AnyGame;
use antipater_show::history::{Played, PlayedGame};
use antipater_show::options::{DailyDeal, DailyTable, DealSource, Kind, TableOptions, that_counts};
use antipater_show::puzzles::{Problem, PuzzleId};
use antipater_show::replay::{Outlook, Replay, Subject};
use antipater_show::texts::Texts;
use antipater_table::level_games;

use super::analysis::{begin, coaching};
use super::played::played;
use crate::error::Error;
use crate::machine::{Made, Offline, with};
use crate::message::{Answer, Request, Stored};
use crate::opening::{self, NewTable, Seed};
use crate::settings::Setting;
use crate::table::{missing_net, seconds};

/// Answers a request with the handlers of `antipater-pages`.
///
/// # Errors
/// If it cannot be done; then nothing has changed.
pub(super) fn answer(machine: &mut Offline, request: &Request) -> Made {
    let sent = request.for_handlers();
    let t = machine.texts(request);
    let plain = handlers::plain(t, &sent);
    if plain != Err(PageError::NoPage) {
        return Ok(Answer::of(plain?, t));
    }
    let mut visit = Visit {
        machine,
        request,
        rows: Vec::new(),
    };
    let reply = ready(handlers::answer(&mut visit, &sent))??;
    let rows = visit.rows;
    Ok(Answer {
        rows,
        ..Answer::of(reply, t)
    })
}

/// The day of the person.
///
/// # Errors
/// If a table cannot be read.
pub(super) fn today(machine: &mut Offline, request: &Request) -> Result<Today, Error> {
    let mut visit = Visit {
        machine,
        request,
        rows: Vec::new(),
    };
    ready(handlers::today(&mut visit))?
}

/// What the finished games add up to.
///
/// # Errors
/// If a table cannot be read.
pub(super) fn facts(machine: &mut Offline, request: &Request) -> Result<Facts, Error> {
    ready(handlers::facts(&mut Visit {
        machine,
        request,
        rows: Vec::new(),
    }))?
}

/// The value of a future that does not wait.
fn ready<T>(future: impl Future<Output = T>) -> Result<T, PageError> {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(value) => Ok(value),
        Poll::Pending => Err(PageError::Broken("a handler waits".to_owned())),
    }
}

/// A request of the person.
struct Visit<'a> {
    machine: &'a mut Offline,
    request: &'a Request,
    /// The rows to store.
    rows: Vec<Stored>,
}

impl Visit<'_> {
    fn set(&mut self, setting: &Setting) {
        self.rows.extend(self.machine.set(setting));
    }

    /// Adds an opened table, under the person's name; returns the table's name.
    fn add(
        &mut self,
        open: impl FnOnce(&str, &Seed, i64) -> Result<NewTable, Error>,
    ) -> Result<String, Error> {
        let own = self.machine.name(self.request);
        let seed = Seed::read(&self.request.seed)?;
        let table = open(&own, &seed, self.now())?;
        let id = table.0.clone();
        self.rows.extend(self.machine.add(table));
        Ok(id)
    }
}

impl Host for Visit<'_> {
    type Error = Error;

    fn texts(&self) -> &'static Texts {
        self.machine.texts(self.request)
    }

    fn now(&self) -> i64 {
        seconds(self.request.now)
    }

    fn has_net(&self, problem: &Problem) -> Result<(), Error> {
        let game = match problem {
            Problem::Seven(_) => Kind::Seven,
            Problem::Duel(_) => Kind::Duel,
        };
        missing_net(game).map_or(Ok(()), |net| Err(Error::Needs(net)))
    }

    fn choose(&mut self, choice: Choice, to: Option<&str>) -> Result<String, Error> {
        let word = choice.word().to_owned();
        self.set(&match choice {
            Choice::Language(_) => Setting::Language(word),
            Choice::Names(_) => Setting::Names(word),
            Choice::Theme(_) => Setting::Theme(word),
            Choice::Palette(_) => Setting::Palette(word),
            Choice::Backs(_) => Setting::Backs(word),
        });
        let to = to.or(self.request.from.as_deref()).unwrap_or("/");
        Ok(self.machine.inner(to).to_owned())
    }

    async fn attempts(&mut self) -> Result<Vec<Attempt>, Error> {
        Ok(self.machine.settings.puzzles.clone())
    }

    async fn note_attempt(&mut self, puzzle: PuzzleId, solved: bool) -> Result<(), Error> {
        self.set(&Setting::Puzzle {
            game: puzzle.game.name().to_owned(),
            number: puzzle.number,
            solved,
            at: self.now(),
        });
        Ok(())
    }

    async fn game(&mut self, source: &ReplaySource) -> Result<(Subject, AnyGame), Error> {
        self.machine.game_of(source)
    }

    async fn keep_record(&mut self, record: String) -> Result<String, Error> {
        Ok(self.machine.import(record))
    }

    async fn judge(&mut self, subject: Subject, game: &AnyGame) -> Result<(), Error> {
        let rows = begin(self.machine, &subject, game);
        self.rows.extend(rows);
        Ok(())
    }

    async fn coaching(&mut self, subject: Subject, _: &AnyGame) -> Result<Coaching, Error> {
        coaching(self.machine, &subject)
    }

    async fn outlook(&mut self, game: AnyGame, step: usize, seat: Seat) -> Result<Outlook, Error> {
        let kind = match game {
            AnyGame::Seven(_) => Kind::Seven,
            AnyGame::Duel(_) => Kind::Duel,
        };
        missing_net(kind).map_or(Ok(()), |net| Err(Error::Needs(net)))?;
        Ok(Replay::of(game).outlook(step, seat))
    }

    async fn finished_at(&mut self, table: &str) -> Result<Option<i64>, Error> {
        Ok(with!(self.machine.table(table)?, table => table.finished_at))
    }

    async fn seat(&mut self, table: &str) -> Result<Option<Seat>, Error> {
        Ok(Some(with!(self.machine.table(table)?, table => table.seat)))
    }

    /// Counted when the game was analyzed, so that no report is read.
    async fn mistakes(&mut self, table: &str) -> Result<usize, Error> {
        let table = self.machine.table(table).ok();
        Ok(table.and_then(|table| table.judged()).unwrap_or(0))
    }

    async fn history(&mut self, part: &HistoryPart) -> Result<Vec<PlayedGame>, Error> {
        let mut games = played(self.machine);
        games.retain(|game| part.game.is_none_or(|kind| game.result.game == kind));
        if let Some((at, table)) = &part.before {
            let last = games.iter().position(|game| game.table == *table);
            games.drain(..last.map_or(0, |last| last + 1));
            games.retain(|game| game.finished_at <= *at);
        }
        games.truncate(part.limit.unwrap_or(usize::MAX));
        Ok(games)
    }

    async fn finished_by_game(&mut self) -> Result<Vec<(Played, usize)>, Error> {
        let games = played(self.machine);
        let of = |kind| games.iter().filter(|game| game.result.game == kind).count();
        let counts = Played::ALL.into_iter().map(|kind| (kind, of(kind)));
        Ok(counts.filter(|(_, games)| *games > 0).collect())
    }

    async fn career(&mut self) -> Result<Career, Error> {
        Ok(Career {
            games: played(self.machine),
            wants_rating: false,
            ratings: Vec::new(),
        })
    }

    async fn sign_up(&mut self) -> Result<(), Error> {
        Ok(())
    }

    async fn daily_tables(&mut self) -> Result<Vec<DailyTable>, Error> {
        let mut all = self.machine.opened();
        all.sort_by_key(|(id, opened, _)| (opened.at, id.clone()));
        let tables = all.into_iter().filter_map(|(table, opened, over)| {
            let options = TableOptions::stored(&opened.options).ok()?;
            Some(DailyTable {
                table,
                game: options.game,
                deal: options.daily?,
                over,
            })
        });
        Ok(tables.collect())
    }

    fn deal_source(&self) -> DealSource {
        DealSource::Date
    }

    async fn daily_standing(&mut self, game: Kind, deal: DailyDeal) -> Result<Standing, Error> {
        let tables = self.daily_tables().await?;
        let own = that_counts(&tables, game, deal);
        let Some(own) = own.filter(|own| own.over) else {
            return Ok(Standing::default());
        };
        let (_, played) = self.game(&ReplaySource::Table(own.table.clone())).await?;
        let entry = DailyEntry::of(&played, SEAT);
        let own = entry.map(|entry| Finisher {
            name: Some(self.machine.name(self.request)),
            followed: false,
            watch: None,
            unchecked: false,
            entry,
        });
        Ok(Standing {
            finishers: own.into_iter().collect(),
            own: Some(0),
            ..Standing::default()
        })
    }

    async fn daily_levels(
        &mut self,
        game: Kind,
        deal: DailyDeal,
        standing: &Standing,
    ) -> Result<Vec<LevelEntry>, Error> {
        if standing.finishers.is_empty() || missing_net(game).is_some() {
            return Ok(Vec::new());
        }
        Ok(level_games(&TableOptions::of_day(game, deal), None)?)
    }

    async fn open(&mut self, options: TableOptions) -> Result<String, Error> {
        self.add(|own, seed, at| opening::open(&options, own, None, seed, at))
    }

    async fn play_on(
        &mut self,
        subject: Subject,
        game: AnyGame,
        from: (usize, usize),
    ) -> Result<String, Error> {
        self.add(|own, seed, at| opening::play_on(&game, subject.name(), from, own, seed, at))
    }
}
