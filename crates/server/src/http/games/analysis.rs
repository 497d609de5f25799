//! The routes of analyses on replay pages: start, cancel, and follow the progress.

use antipater_bots::analysis::Depth;
use antipater_pages::replay::{self as page, Coaching, NextAnalysis, ReplaySource};
use antipater_show::game::AnyGame;
use antipater_show::replay::Subject;
use antipater_show::texts::Texts;
use axum::Router;
use axum::extract::{Request, State};
use axum::response::{Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use tokio::sync::{mpsc, watch};
use tokio_stream::wrappers::ReceiverStream;

use super::replay_source::{Named, game_of};
use crate::error::Error;
use crate::http::answer::answer;
use crate::http::events::{self, Event};
use crate::http::layers::session::Visitor;
use crate::http::read::form;
use crate::http::state::AppState;
use crate::live::analyses::{Asker, Key, Look, Progress, Underway};
use crate::people::rate_limits::{RateLimit, network};

/// The events buffered for a slow reader.
const WAITING: usize = 1;

/// The routes of analyses except those of the API.
pub(in crate::http) fn routes() -> Router<AppState> {
    Router::new()
        .route("/tables/{id}/replay/analysis", post(change))
        .route("/tables/{id}/replay/analysis/stream", get(follow))
        .route("/watch/{watch}/replay/analysis", post(change))
        .route("/watch/{watch}/replay/analysis/stream", get(follow))
        .route("/replay/{name}/analysis", post(change))
        .route("/replay/{name}/analysis/stream", get(follow))
}

/// The asker, for the limits.
pub(in crate::http) fn asker(visitor: &Visitor) -> Asker {
    Asker {
        person: visitor.id(),
        network: network(visitor.address),
    }
}

/// The depth to which a finished game is judged without being asked.
fn at_first(app: &AppState) -> Depth {
    Depth::Quick.min(app.depth)
}

/// The state of the analyses of a game, for pages: the best result, and what comes next.
///
/// # Errors
/// If the query fails.
pub(in crate::http) async fn coaching(
    app: &AppState,
    subject: Subject,
    game: &AnyGame,
    asker: Asker,
) -> Result<Coaching, Error> {
    let whole = Key::of(subject, app.depth, game);
    let quick = Key {
        depth: at_first(app),
        ..whole.clone()
    };
    let deepest = app.analyses.see(&whole, asker).await?;
    let first = match deepest {
        Look::Done(_) => Look::Nothing,
        _ => app.analyses.see(&quick, asker).await?,
    };
    Ok(told(deepest, first, whole.depth > quick.depth))
}

/// Begins a quick analysis of a game that has none. Does nothing if the server does not analyze automatically, if the
/// visitor has asked too often, or if too many analyses wait.
///
/// # Errors
/// If the query fails.
pub(in crate::http) async fn judge(
    app: &AppState,
    subject: Subject,
    game: &AnyGame,
    visitor: &Visitor,
) -> Result<(), Error> {
    if !app.auto_analysis {
        return Ok(());
    }
    let limited = app.limits.address(visitor.address, RateLimit::Analyze);
    if limited.is_err() {
        return Ok(());
    }
    let asked = app
        .analyses
        .ask(subject, at_first(app), game.clone(), asker(visitor));
    match asked.await {
        Ok(_) | Err(Error::ManyAnalyses) => Ok(()),
        Err(error) => Err(error),
    }
}

/// The same of two looks: at the analysis of the depth of this server, and at a quick one. Nobody has asked for a quick
/// one, so nobody cancels it.
fn told(whole: Look, quick: Look, is_deeper: bool) -> Coaching {
    let offered = |failed| NextAnalysis::Offered {
        failed,
        depths: &[],
    };
    let none = |next| Coaching { report: None, next };
    match (whole, quick) {
        (Look::Done(report), _) => Coaching {
            report: Some(report),
            next: NextAnalysis::Unavailable,
        },
        (whole, Look::Done(report)) => Coaching {
            report: Some(report),
            next: match whole {
                Look::Underway(underway) => next(&underway, is_deeper),
                whole => offered(matches!(whole, Look::Failed)),
            },
        },
        (Look::Underway(underway), _) => none(next(&underway, is_deeper)),
        (_, Look::Underway(underway)) => none(next(&underway, false)),
        (Look::Failed, _) | (_, Look::Failed) => none(offered(true)),
        (Look::Nothing, Look::Nothing) => none(offered(false)),
    }
}

fn next(underway: &Underway, own: bool) -> NextAnalysis {
    let own = own && underway.own;
    match underway.progress {
        Progress::Waiting { ahead } => NextAnalysis::Waiting { ahead, own },
        Progress::Working { done, all } => NextAnalysis::Working { done, all, own },
    }
}

/// A request to start or cancel an analysis. The answer redirects to the step that was shown.
#[derive(Deserialize)]
struct AnalysisForm {
    #[serde(rename = "do")]
    verb: Verb,
    /// The step and the perspective, as in the address of the page.
    #[serde(default)]
    here: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Verb {
    Start,
    Cancel,
}

async fn change(
    State(app): State<AppState>,
    Named(source): Named,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let AnalysisForm { verb, here } = form(request, &app).await?;
    let (subject, game) = game_of(&source, &app, visitor.id()).await?;
    let asker = asker(&visitor);
    match verb {
        Verb::Start => {
            app.limits.address(visitor.address, RateLimit::Analyze)?;
            app.analyses.ask(subject, app.depth, game, asker).await?;
        }
        Verb::Cancel => app
            .analyses
            .cancel(&Key::of(subject, app.depth, &game), asker),
    }
    let address = format!("{}{}#story", source.place().base, page::step_of(&here));
    Ok(answer(Redirect::to(&address), None))
}

/// Polls an analysis and waits for its changes.
pub(in crate::http) struct Following {
    app: AppState,
    key: Key,
    asker: Asker,
    closing: watch::Receiver<bool>,
    changes: Option<watch::Receiver<Option<(usize, usize)>>>,
}

impl Following {
    /// Follows an analysis for a visitor who may see its game.
    pub(in crate::http) fn new(app: AppState, key: Key, asker: Asker) -> Following {
        Following {
            closing: app.closing.clone(),
            app,
            key,
            asker,
            changes: None,
        }
    }

    /// The present state.
    pub(in crate::http) async fn look(&mut self) -> Result<Look, Error> {
        let mut look = self.app.analyses.see(&self.key, self.asker).await?;
        self.changes = match &mut look {
            Look::Underway(underway) => Some(underway.changes.clone()),
            Look::Nothing | Look::Failed | Look::Done(_) => None,
        };
        Ok(look)
    }

    /// Waits for a change; returns whether there is more to come.
    pub(in crate::http) async fn changed(&mut self) -> bool {
        let Some(changes) = &mut self.changes else {
            return false;
        };
        tokio::select! {
            // The end of an analysis is a change too.
            _ = changes.changed() => true,
            _ = self.closing.changed() => false,
        }
    }
}

/// A stream of the progress region. When the analysis has ended, the page shows its results.
async fn follow(
    State(app): State<AppState>,
    Named(source): Named,
    visitor: Visitor,
) -> Result<Response, Error> {
    let pass = visitor.pass(&app)?;
    let (subject, game) = game_of(&source, &app, visitor.id()).await?;
    let asker = asker(&visitor);
    let whole = Key::of(subject, app.depth, &game);
    // Of both, the one that the viewer has asked for.
    let depth = match app.analyses.see(&whole, asker).await? {
        Look::Underway(_) => app.depth,
        _ => at_first(&app),
    };
    let key = Key { depth, ..whole };
    let (texts, clock) = (visitor.texts, app.clock());
    let mut following = Following::new(app, key, asker);
    let mut look = following.look().await?;
    let (events, outbox) = mpsc::channel(WAITING);
    tokio::spawn(async move {
        let _ = tell(&mut following, &mut look, texts, &source, &events).await;
    });
    let outbox = pass.admit(ReceiverStream::new(outbox), None);
    Ok(events::answer(clock, outbox))
}

/// Sends the progress until the analysis ends or the client disconnects.
async fn tell(
    following: &mut Following,
    look: &mut Look,
    texts: &'static Texts,
    source: &ReplaySource,
    events: &mpsc::Sender<Event>,
) -> Option<()> {
    loop {
        let Look::Underway(underway) = look else {
            return events.send(Event::reload()).await.ok();
        };
        let is_deeper = following.key.depth > at_first(&following.app);
        let now = Coaching {
            report: None,
            next: next(underway, is_deeper),
        };
        let region = page::progress(texts, &now, &source.place());
        // Each event contains the whole state, so none needs a version.
        let event = Event::regions(0, vec![region.into_string()]);
        events.send(event).await.ok()?;
        let goes_on = tokio::select! {
            goes_on = following.changed() => goes_on,
            () = events.closed() => false,
        };
        if !goes_on {
            return None;
        }
        *look = following.look().await.ok()?;
    }
}
