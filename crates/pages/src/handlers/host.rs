//! What handlers need of the program that runs them.

use std::sync::Arc;

use antipater_engine::Seat;
use antipater_show::daily::{LevelEntry, Standing};
use antipater_show::explorer::Explorer;
use antipater_show::game::AnyGame;
use antipater_show::history::{Played, PlayedGame};
use antipater_show::options::{DailyDeal, DailyTable, DealSource, Kind, TableOptions, day_of};
use antipater_show::puzzles::{Problem, PuzzleId};
use antipater_show::rating::OwnRating;
use antipater_show::replay::{Outlook, Subject};
use antipater_show::texts::Texts;

use super::{Choice, PageError, Reply};
use crate::postcard::Drawing;
use crate::puzzles::Attempt;
use crate::replay::{Coaching, ReplaySource};

/// A part of the list of finished games.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct HistoryPart {
    /// Only games of this kind.
    pub game: Option<Played>,
    /// Only games that ended before this one: the time in seconds since 1970, and the table.
    pub before: Option<(i64, String)>,
    /// The most games to return.
    pub limit: Option<usize>,
}

/// All finished games of a visitor, for statistics.
#[derive(Clone, Debug)]
pub struct Career {
    /// The games, the latest first.
    pub games: Vec<PlayedGame>,
    /// Whether the visitor wants ratings.
    pub wants_rating: bool,
    /// The visitor's ratings.
    pub ratings: Vec<(Played, OwnRating)>,
}

/// The program that answers a request, and the visitor who sent it. Each method fails with the program's own error, for
/// instance if the visitor is unknown or its data cannot be read.
pub trait Host: Send {
    /// The errors of the program.
    type Error: From<PageError> + Send;

    /// The texts in the visitor's language.
    fn texts(&self) -> &'static Texts;

    /// The time in seconds since 1970.
    fn now(&self) -> i64;

    /// The day in universal time, counted since 1970.
    fn today(&self) -> i64 {
        day_of(self.now())
    }

    /// What the deals of days follow from that count here.
    fn deal_source(&self) -> DealSource;

    /// The games with the deal of a day, as far as the visitor may know them.
    fn daily_standing(
        &mut self,
        game: Kind,
        deal: DailyDeal,
    ) -> impl Future<Output = Result<Standing, Self::Error>> + Send;

    /// How each level of bots has played the deal of these games; none if the visitor may not know them yet.
    fn daily_levels(
        &mut self,
        game: Kind,
        deal: DailyDeal,
        standing: &Standing,
    ) -> impl Future<Output = Result<Vec<LevelEntry>, Self::Error>> + Send;

    /// The beginning of addresses for programs of others: the scheme and the host. `None` if others cannot reach the site.
    fn origin(&self) -> Option<String> {
        None
    }

    /// Draws a postcard. A host that cannot paint sends the drawing with its typeface, and a script paints it.
    fn draw(
        &mut self,
        postcard: Drawing,
    ) -> impl Future<Output = Result<Reply, Self::Error>> + Send {
        let drawing = postcard.with_typeface().into_bytes();
        std::future::ready(Ok(Reply::new("image/svg+xml", drawing)))
    }

    /// Fails if the net that plays on after an answer to this problem must be fetched first, before the request is
    /// repeated. A server has all nets.
    ///
    /// # Errors
    /// If it must be fetched.
    fn has_net(&self, _problem: &Problem) -> Result<(), Self::Error> {
        Ok(())
    }

    /// Stores a choice for all pages; `to` is the address that the form names. Returns the address to go back to.
    fn choose(&mut self, choice: Choice, to: Option<&str>) -> Result<String, Self::Error>;

    /// The puzzles that the visitor has answered, in the order of the first answers.
    fn attempts(&mut self) -> impl Future<Output = Result<Vec<Attempt>, Self::Error>> + Send;

    /// Stores the result of an answer to a puzzle. A new visitor becomes a person.
    fn note_attempt(
        &mut self,
        puzzle: PuzzleId,
        solved: bool,
    ) -> impl Future<Output = Result<(), Self::Error>> + Send;

    /// The game of a replay, if it is over and the visitor may see it, and the subject of its analysis.
    fn game(
        &mut self,
        source: &ReplaySource,
    ) -> impl Future<Output = Result<(Subject, AnyGame), Self::Error>> + Send;

    /// Stores an uploaded record for a limited time; returns its name.
    fn keep_record(
        &mut self,
        record: String,
    ) -> impl Future<Output = Result<String, Self::Error>> + Send;

    /// Begins a quick analysis of a finished game that has none, unless too many are waiting.
    fn judge(
        &mut self,
        subject: Subject,
        game: &AnyGame,
    ) -> impl Future<Output = Result<(), Self::Error>> + Send;

    /// The state of the analyses of a finished game.
    fn coaching(
        &mut self,
        subject: Subject,
        game: &AnyGame,
    ) -> impl Future<Output = Result<Coaching, Self::Error>> + Send;

    /// The counts of the finished games at the tables of the program.
    fn explored(&mut self) -> impl Future<Output = Result<Arc<Explorer>, Self::Error>> + Send {
        std::future::ready(Ok(Arc::default()))
    }

    /// The games of bots from a step of a game, as a seat knew it.
    fn outlook(
        &mut self,
        game: AnyGame,
        step: usize,
        seat: Seat,
    ) -> impl Future<Output = Result<Outlook, Self::Error>> + Send;

    /// When the game of a table ended, in seconds since 1970.
    fn finished_at(
        &mut self,
        table: &str,
    ) -> impl Future<Output = Result<Option<i64>, Self::Error>> + Send;

    /// The visitor's seat at a table.
    fn seat(
        &mut self,
        table: &str,
    ) -> impl Future<Output = Result<Option<Seat>, Self::Error>> + Send;

    /// The number of the visitor's mistakes in the analysis of a finished table;
    /// [`count_mistakes`](super::count_mistakes) counts them in its report.
    fn mistakes(&mut self, table: &str) -> impl Future<Output = Result<usize, Self::Error>> + Send;

    /// The visitor's finished games, the latest first; none for an unknown visitor.
    fn history(
        &mut self,
        part: &HistoryPart,
    ) -> impl Future<Output = Result<Vec<PlayedGame>, Self::Error>> + Send;

    /// The number of finished games of each kind, without kinds that have none. Fails for an unknown visitor.
    fn finished_by_game(
        &mut self,
    ) -> impl Future<Output = Result<Vec<(Played, usize)>, Self::Error>> + Send;

    /// All finished games. Fails for an unknown visitor, or if the rate limit is exceeded.
    fn career(&mut self) -> impl Future<Output = Result<Career, Self::Error>> + Send;

    /// Makes a new visitor a person.
    fn sign_up(&mut self) -> impl Future<Output = Result<(), Self::Error>> + Send;

    /// The visitor's tables with deals of days, the oldest first.
    fn daily_tables(&mut self)
    -> impl Future<Output = Result<Vec<DailyTable>, Self::Error>> + Send;

    /// Opens a table for the visitor; returns its name.
    fn open(
        &mut self,
        options: TableOptions,
    ) -> impl Future<Output = Result<String, Self::Error>> + Send;

    /// Opens a table that continues a game from a step, with the visitor on a seat; returns its name.
    fn play_on(
        &mut self,
        subject: Subject,
        game: AnyGame,
        from: (usize, usize),
    ) -> impl Future<Output = Result<String, Self::Error>> + Send;
}
