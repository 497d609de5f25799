//! Replays: of finished tables, and of uploaded records.

use antipater_engine::Seat;
use antipater_show::game::AnyGame;
use antipater_show::replay::{Perspective, Replay, StepView, Subject};
use antipater_show::texts::Texts;
use serde::Deserialize;

use super::{Host, Lasting, PageError, Reply, Request, mistakes};
use crate::moments;
use crate::postcard;
use crate::replay::{self as page, Coaching, ReplaySource, ReplayStep};

/// The query of a replay's address: a step, and the perspective.
#[derive(Default, Deserialize)]
pub struct ReplayQuery {
    step: Option<usize>,
    #[serde(rename = "eyes")]
    perspective: Option<String>,
    facing: Option<String>,
    /// Requests the regions without the page around them.
    regions: Option<String>,
}

impl ReplayQuery {
    /// Parses the query of an address.
    ///
    /// # Errors
    /// If it is invalid.
    pub fn read(query: &str) -> Result<ReplayQuery, PageError> {
        let read = serde_urlencoded::from_str(query);
        read.map_err(|error| PageError::Unreadable(error.to_string()))
    }

    /// The step. Without a perspective, a reader faces their own seat.
    ///
    /// # Errors
    /// If the perspective names no seat, or the game cannot be replayed.
    pub fn show(
        &self,
        replay: &Replay,
        reader: Option<Seat>,
    ) -> Result<(Perspective, StepView), PageError> {
        let (eyes, facing) = (self.perspective.as_deref(), self.facing.as_deref());
        let perspective = match (eyes, facing, reader) {
            (None, None, Some(reader)) => Some(Perspective::All(reader)),
            _ => Perspective::read(eyes, facing, replay.seats()),
        };
        let perspective =
            perspective.ok_or_else(|| PageError::Unreadable("eyes: no such seat".to_owned()))?;
        let shown = replay.show(self.step.unwrap_or(0), perspective);
        Ok((perspective, shown.map_err(PageError::Broken)?))
    }
}

/// The page of a step, or its regions alone.
pub(super) async fn step<H: Host>(
    host: &mut H,
    request: &Request<'_>,
    source: ReplaySource,
) -> Result<Reply, H::Error> {
    let query = ReplayQuery::read(request.query)?;
    let (subject, game) = host.game(&source).await?;
    let coaching = judged(host, subject, &game).await?;
    let reader = reader(host, &source).await?;
    let practice = mistakes::count(host, &source, coaching.report()).await?;
    let (replay, place) = (Replay::of(game), source.place());
    let (perspective, shown) = query.show(&replay, reader)?;
    let origin = host.origin();
    let step = ReplayStep {
        replay: &replay,
        shown: &shown,
        perspective,
        place: &place,
        coaching: &coaching,
        practice,
        reader,
        origin: origin.as_deref(),
    };
    let t = host.texts();
    Ok(Reply::page(if query.regions.is_some() {
        page::regions(t, step)
    } else {
        let score_history = replay.score_history().map_err(PageError::Broken)?;
        page::page(t, step, &score_history)
    }))
}

/// The analyses of a game. A finished one that has none is judged quickly, without being asked.
async fn judged<H: Host>(
    host: &mut H,
    subject: Subject,
    game: &AnyGame,
) -> Result<Coaching, H::Error> {
    if !game.is_over() {
        return Ok(Coaching::UNAVAILABLE);
    }
    let coaching = host.coaching(subject.clone(), game).await?;
    if !coaching.may_begin() {
        return Ok(coaching);
    }
    host.judge(subject.clone(), game).await?;
    host.coaching(subject, game).await
}

/// The visitor's own seat.
async fn reader<H: Host>(host: &mut H, source: &ReplaySource) -> Result<Option<Seat>, H::Error> {
    match source {
        ReplaySource::Table(id) => host.seat(id).await,
        ReplaySource::Watch(_) | ReplaySource::Record(_) => Ok(None),
    }
}

/// The moments of a game that are worth a look, for its score sheet; they may still be on their way.
pub(super) async fn moments<H: Host>(
    host: &mut H,
    source: ReplaySource,
) -> Result<Reply, H::Error> {
    let (subject, game) = host.game(&source).await?;
    let coaching = judged(host, subject, &game).await?;
    let reader = reader(host, &source).await?;
    let (t, base) = (host.texts(), source.place().base);
    let replay = Replay::of(game);
    let perspective = Perspective::All(reader.unwrap_or(Seat::FIRST));
    let told = coaching
        .report()
        .map(|report| replay.story(t, report, perspective, reader));
    Ok(Reply::page(match told {
        Some(Ok(told)) => {
            let at = |step| format!("{base}?step={step}&{perspective}");
            moments::found(t, &replay, &told, &at)
        }
        None if coaching.next.is_underway() => moments::waiting(t, &base),
        _ => moments::offered(t, &base),
    }))
}

/// The page with the games of bots from a step.
pub(super) async fn outlook<H: Host>(
    host: &mut H,
    request: &Request<'_>,
    source: ReplaySource,
) -> Result<Reply, H::Error> {
    let query = ReplayQuery::read(request.query)?;
    let (_, game) = host.game(&source).await?;
    let reader = reader(host, &source).await?;
    let replay = Replay::of(game.clone());
    let (perspective, shown) = query.show(&replay, reader)?;
    let outlook = host.outlook(game, shown.step, perspective.facing()).await?;
    let back = source.place().at(shown.step, perspective);
    let page = page::outlook(host.texts(), &shown, perspective.facing(), &outlook, &back);
    Ok(Reply::page(page))
}

#[derive(Default, Deserialize)]
struct PostcardQuery {
    language: Option<String>,
}

/// The picture of a city in the language of its address, so that it never changes.
pub(super) async fn postcard<H: Host>(
    host: &mut H,
    request: &Request<'_>,
    source: ReplaySource,
    seat: &str,
) -> Result<Reply, H::Error> {
    let seat = seat.parse().ok().and_then(Seat::new);
    let seat = seat.ok_or(PageError::NoPage)?;
    let (subject, game) = host.game(&source).await?;
    let finished_at = match subject {
        Subject::Table(id) => host.finished_at(&id).await?,
        Subject::Record(_) => None,
    };
    let query: PostcardQuery = request.query();
    let language = query.language.and_then(|tag| tag.parse().ok());
    let t = host.texts();
    let t = language
        .filter(|one| *one != t.language())
        .map_or(t, Texts::of);
    let drawing = postcard::postcard(t, game, seat, finished_at).map_err(PageError::Broken)?;
    let reply = host.draw(drawing.ok_or(PageError::NoPage)?).await?;
    Ok(reply.lasting(Lasting::ForVisitor))
}

pub(super) async fn record<H: Host>(host: &mut H, name: &str) -> Result<Reply, H::Error> {
    let source = ReplaySource::Record(name.to_owned());
    let (_, game) = host.game(&source).await?;
    Ok(Reply::record(name, game.record()))
}

pub(super) fn upload_form(t: &Texts) -> Reply {
    Reply::page(page::upload(t, None))
}

/// Stores an uploaded record. If it is invalid, the form comes back with the place and the reason.
pub(super) async fn upload<H: Host>(
    host: &mut H,
    request: &Request<'_>,
) -> Result<Reply, H::Error> {
    let file = page::sent_file(request.kind, request.body);
    let file = file.ok_or_else(|| PageError::Unreadable("the file is missing".to_owned()))?;
    // Bytes that are no text are no record either, and the parser says so.
    let text = String::from_utf8_lossy(file);
    match AnyGame::read("", text.trim()).map(AnyGame::with_clean_names) {
        Ok(game) => {
            let name = host.keep_record(game.record()).await?;
            Ok(Reply::see(format!("/replay/{name}")))
        }
        Err(why) => {
            let page = page::upload(host.texts(), Some(&why.to_string()));
            Ok(Reply::page(page).with_status(422))
        }
    }
}

#[derive(Deserialize)]
struct PlayOnForm {
    step: usize,
    seat: usize,
}

/// Opens a table that continues the game from a step.
pub(super) async fn play_on<H: Host>(
    host: &mut H,
    request: &Request<'_>,
    source: ReplaySource,
) -> Result<Reply, H::Error> {
    let PlayOnForm { step, seat } = request.form()?;
    // A visitor who may not see the replay does not become a person.
    let (subject, game) = host.game(&source).await?;
    host.sign_up().await?;
    let id = host.play_on(subject, game, (step, seat)).await?;
    Ok(Reply::see(format!("/tables/{id}")))
}
