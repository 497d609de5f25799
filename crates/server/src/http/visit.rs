//! Runs the handlers of `antipater-pages` with the server's state and the visitor.

use std::sync::Arc;

use antipater_engine::Seat;
use antipater_pages::handlers::{
    self, Career, Choice, HistoryPart, Host, Method, PLAIN_ROUTES, ROUTES, Reply, count_mistakes,
};
use antipater_pages::postcard::Drawing;
use antipater_pages::puzzles::Attempt;
use antipater_pages::replay::{Coaching, ReplaySource};
use antipater_show::daily::{LevelEntry, Standing};
use antipater_show::explorer::Explorer;
use antipater_show::game::AnyGame;
use antipater_show::history::{Played, PlayedGame};
use antipater_show::options::{DailyDeal, DailyTable, DealSource, Kind, TableOptions};
use antipater_show::puzzles::PuzzleId;
use antipater_show::replay::{Outlook, Subject};
use antipater_show::texts::Texts;
use antipater_store as store;
use axum::Router;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request, State};
use axum::http::header::HOST;
use axum::http::{self, HeaderMap, HeaderValue};
use axum::response::Response;
use axum::routing::{MethodRouter, get, post};

use super::answer::{answer, reply};
use super::cookies::YEAR;
use super::games::analysis::{asker, coaching, judge};
use super::games::replay_source::game_of;
use super::games::tables::may_open;
use super::layers::locale::{LANGUAGE_COOKIE, Locale, NAMES_COOKIE, way_back};
use super::layers::session::Visitor;
use super::people::sign_up::person;
use super::read::media_type;
use super::state::AppState;
use super::theme::{BACKS_COOKIE, PALETTE_COOKIE, THEME_COOKIE};
use crate::error::Error;
use crate::live::branch::Fork;
use crate::live::uploads::Uploads;
use crate::people::Person;
use crate::people::rate_limits::RateLimit;

/// All routes of these handlers.
pub(super) fn routes() -> Router<AppState> {
    let with = |routes: &[(Method, &'static str)], [read, write]: [MethodRouter<AppState>; 2]| {
        routes.iter().fold(Router::new(), |router, (method, path)| {
            let handler = match method {
                Method::Get => &read,
                Method::Post => &write,
            };
            router.route(path, handler.clone())
        })
    };
    with(PLAIN_ROUTES, [get(plain), post(plain)]).merge(with(ROUTES, [get(visit), post(visit)]))
}

async fn plain(
    State(app): State<AppState>,
    Locale(t): Locale,
    request: Request,
) -> Result<Response, Error> {
    let sent = Sent::read(request, &app).await?;
    Ok(reply(handlers::plain(t, &sent.request())?))
}

async fn visit(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let sent = Sent::read(request, &app).await?;
    let mut visit = Visit::new(app, visitor);
    visit.headers.clone_from(&sent.parts.headers);
    let found = handlers::answer(&mut visit, &sent.request()).await?;
    Ok(answer(reply(found), visit.cookies))
}

/// A request that has arrived.
struct Sent {
    parts: http::request::Parts,
    body: Bytes,
}

impl Sent {
    async fn read(request: Request, app: &AppState) -> Result<Sent, Error> {
        let (parts, body) = request.into_parts();
        let request = Request::from_parts(parts.clone(), body);
        let body = Bytes::from_request(request, app).await?;
        Ok(Sent { parts, body })
    }

    fn request(&self) -> handlers::Request<'_> {
        handlers::Request {
            method: match self.parts.method {
                http::Method::POST => Method::Post,
                _ => Method::Get,
            },
            path: self.parts.uri.path(),
            query: self.parts.uri.query().unwrap_or_default(),
            kind: media_type(&self.parts.headers),
            body: &self.body,
        }
    }
}

/// A request of a visitor.
pub(super) struct Visit {
    app: AppState,
    visitor: Visitor,
    headers: HeaderMap,
    /// The cookies that the response must set.
    cookies: Vec<HeaderValue>,
}

impl Visit {
    pub(super) fn new(app: AppState, visitor: Visitor) -> Visit {
        Visit {
            app,
            visitor,
            headers: HeaderMap::new(),
            cookies: Vec::new(),
        }
    }

    /// The visitor as a person: a new visitor becomes one.
    async fn person(&mut self) -> Result<Person, Error> {
        let (person, cookies) = person(&self.app, &self.visitor, "").await?;
        self.cookies.extend(cookies);
        self.visitor.person = Some(person.clone());
        Ok(person)
    }
}

impl Host for Visit {
    type Error = Error;

    fn texts(&self) -> &'static Texts {
        self.visitor.texts
    }

    fn now(&self) -> i64 {
        self.app.store.clock().unix_seconds()
    }

    fn choose(&mut self, choice: Choice, to: Option<&str>) -> Result<String, Error> {
        let name = match choice {
            Choice::Language(_) => LANGUAGE_COOKIE,
            Choice::Names(_) => NAMES_COOKIE,
            Choice::Theme(_) => THEME_COOKIE,
            Choice::Palette(_) => PALETTE_COOKIE,
            Choice::Backs(_) => BACKS_COOKIE,
        };
        let cookie = self.app.cookies.set(name, choice.word(), YEAR);
        self.cookies.extend(cookie);
        Ok(way_back(to, &self.headers))
    }

    async fn attempts(&mut self) -> Result<Vec<Attempt>, Error> {
        let Some(person) = self.visitor.id() else {
            return Ok(Vec::new());
        };
        let rows = self.app.store.puzzles_of(person).await?.into_iter();
        let attempts = rows.filter_map(|row| {
            Some(Attempt {
                puzzle: PuzzleId {
                    game: row.game.parse().ok()?,
                    number: row.number,
                },
                at_once: row.at_once,
                solved_at: row.solved_at,
            })
        });
        Ok(attempts.collect())
    }

    async fn note_attempt(&mut self, puzzle: PuzzleId, solved: bool) -> Result<(), Error> {
        let person = self.person().await?.id;
        self.app.limits.person(person, RateLimit::Play)?;
        let (game, number) = (puzzle.game.name(), puzzle.number);
        let noted = self.app.store.note_puzzle(person, game, number, solved);
        Ok(noted.await?)
    }

    async fn game(&mut self, source: &ReplaySource) -> Result<(Subject, AnyGame), Error> {
        game_of(source, &self.app, self.visitor.id()).await
    }

    async fn keep_record(&mut self, record: String) -> Result<String, Error> {
        self.app.at_home(&Uploads::name(&record))?;
        Ok(self.app.uploads.keep(&record, self.visitor.address))
    }

    async fn coaching(&mut self, subject: Subject, game: &AnyGame) -> Result<Coaching, Error> {
        coaching(&self.app, subject, game, asker(&self.visitor)).await
    }

    async fn judge(&mut self, subject: Subject, game: &AnyGame) -> Result<(), Error> {
        judge(&self.app, subject, game, &self.visitor).await
    }

    async fn explored(&mut self) -> Result<Arc<Explorer>, Error> {
        self.app.tables.explored().await
    }

    async fn outlook(&mut self, game: AnyGame, step: usize, seat: Seat) -> Result<Outlook, Error> {
        let (limits, address) = (&self.app.limits, self.visitor.address);
        limits.address(address, RateLimit::Outlook)?;
        self.app.tables.outlook(game, step, seat).await
    }

    async fn finished_at(&mut self, table: &str) -> Result<Option<i64>, Error> {
        let row = self.app.store.table_row(table).await?;
        Ok(row.and_then(|row| row.finished_at))
    }

    fn origin(&self) -> Option<String> {
        let host = self.headers.get(HOST)?.to_str().ok()?;
        let scheme = if self.app.cookies.secure() {
            "https"
        } else {
            "http"
        };
        Some(format!("{scheme}://{host}"))
    }

    async fn draw(&mut self, postcard: Drawing) -> Result<Reply, Error> {
        let picture = self.app.pictures.draw(&postcard).await?;
        // A browser has more letters.
        Ok(match picture {
            Some(picture) => Reply::new("image/png", picture),
            None => Reply::new("image/svg+xml", postcard.with_typeface().into_bytes()),
        })
    }

    async fn seat(&mut self, table: &str) -> Result<Option<Seat>, Error> {
        match self.visitor.id() {
            Some(person) => self.app.tables.seat_of(table, person).await,
            None => Ok(None),
        }
    }

    async fn mistakes(&mut self, table: &str) -> Result<usize, Error> {
        count_mistakes(self, table).await
    }

    async fn history(&mut self, part: &HistoryPart) -> Result<Vec<PlayedGame>, Error> {
        let Some(person) = self.visitor.id() else {
            return Ok(Vec::new());
        };
        let part = store::HistoryPart {
            game: part.game.map(|game| game.name().to_owned()),
            before: part.before.clone(),
            limit: part.limit.map(|games| games as u32),
        };
        self.app.tables.history(person, &part).await
    }

    async fn finished_by_game(&mut self) -> Result<Vec<(Played, usize)>, Error> {
        let person = self.visitor.known()?.id;
        let counts = self.app.store.finished_by_game(person).await?;
        let count = |game: Played| {
            let known = counts.iter().find(|(name, _)| name == game.name());
            known.map(|(_, games)| (game, *games))
        };
        Ok(Played::ALL.into_iter().filter_map(count).collect())
    }

    async fn career(&mut self) -> Result<Career, Error> {
        let person = self.visitor.known()?.id;
        let limits = &self.app.limits;
        limits.address(self.visitor.address, RateLimit::History)?;
        let tables = &self.app.tables;
        Ok(Career {
            games: tables.history_with_ratings(person).await?,
            wants_rating: tables.wants_rating(person).await?,
            ratings: tables.ratings_of(person).await?,
        })
    }

    async fn sign_up(&mut self) -> Result<(), Error> {
        self.person().await.map(|_| ())
    }

    async fn daily_tables(&mut self) -> Result<Vec<DailyTable>, Error> {
        match self.visitor.id() {
            Some(person) => self.app.tables.daily(person).await,
            None => Ok(Vec::new()),
        }
    }

    fn deal_source(&self) -> DealSource {
        DealSource::Server
    }

    async fn daily_standing(&mut self, game: Kind, deal: DailyDeal) -> Result<Standing, Error> {
        let person = self.visitor.id();
        self.app.tables.daily_standing(person, game, deal).await
    }

    async fn daily_levels(
        &mut self,
        game: Kind,
        deal: DailyDeal,
        standing: &Standing,
    ) -> Result<Vec<LevelEntry>, Error> {
        match standing.finishers.is_empty() {
            true => Ok(Vec::new()),
            false => Ok(self.app.tables.daily_levels(game, deal).await?.to_vec()),
        }
    }

    async fn open(&mut self, mut options: TableOptions) -> Result<String, Error> {
        let host = self.person().await?;
        options.name.clone_from(&host.name);
        may_open(&self.app, &self.visitor, host.id, &options).await?;
        self.app.tables.open(&host, options).await
    }

    async fn play_on(
        &mut self,
        subject: Subject,
        game: AnyGame,
        (step, seat): (usize, usize),
    ) -> Result<String, Error> {
        let host = self.person().await?;
        let options = TableOptions::of_game(&game);
        may_open(&self.app, &self.visitor, host.id, &options).await?;
        let table = match subject {
            Subject::Table(id) => Some(id),
            Subject::Record(_) => None,
        };
        let fork = Fork {
            game,
            table,
            step,
            seat,
        };
        self.app.tables.fork(&host, fork).await
    }
}
