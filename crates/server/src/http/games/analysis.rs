//! The routes of analyses on replay pages: start, cancel, and follow the progress.

use antipater_pages::replay::{self as page, Coaching, ReplaySource};
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
use crate::live::analyses::{Asker, Key, Look, Progress};
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

/// The state of an analysis, for pages.
pub(in crate::http) fn told(look: Look) -> Coaching {
    match look {
        Look::Nothing => Coaching::Offered {
            failed: false,
            depths: &[],
        },
        Look::Failed => Coaching::Offered {
            failed: true,
            depths: &[],
        },
        Look::Done(report) => Coaching::Done(report),
        Look::Underway(underway) => match underway.progress {
            Progress::Waiting { ahead } => Coaching::Waiting {
                ahead,
                own: underway.own,
            },
            Progress::Working { done, all } => Coaching::Working {
                done,
                all,
                own: underway.own,
            },
        },
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
    let address = format!("{}{}#analysis", source.place().base, page::step_of(&here));
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

/// A stream of the progress region. When the analysis has ended, the page reloads.
async fn follow(
    State(app): State<AppState>,
    Named(source): Named,
    visitor: Visitor,
) -> Result<Response, Error> {
    let pass = visitor.pass(&app)?;
    let (subject, game) = game_of(&source, &app, visitor.id()).await?;
    let key = Key::of(subject, app.depth, &game);
    let (texts, clock) = (visitor.texts, app.clock());
    let mut following = Following::new(app, key, asker(&visitor));
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
        let Look::Underway(_) = look else {
            return events.send(Event::reload()).await.ok();
        };
        let now = std::mem::replace(look, Look::Nothing);
        let region = page::progress(texts, &told(now), &source.place());
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
