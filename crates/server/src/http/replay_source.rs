//! Where the game of a replay is found, for the pages of replays and everything that belongs to them.

use std::collections::HashMap;

use antipater_bots::analysis::Depth;
use antipater_pages::replay::ReplayPlace;
use antipater_show::game::AnyGame;
use antipater_store::ids::PersonId;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;

use super::state::AppState;
use crate::error::Error;
use crate::live::analyses::Subject;
use crate::live::requester::Requester;

/// Where the game of a replay is found. In a handler, the address says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum ReplaySource {
    /// A table, for whoever may see it.
    Table(String),
    /// A table, for whoever has its key for spectators.
    Watch(String),
    /// A record that somebody brought.
    Record(String),
}

impl ReplaySource {
    /// The game, if it is over and the visitor may see it.
    pub(super) async fn game(
        &self,
        app: &AppState,
        visitor: Option<PersonId>,
    ) -> Result<(Subject, AnyGame), Error> {
        // Analyses, and records that somebody brought, are in the memory of one node.
        match self {
            ReplaySource::Table(id) => {
                at_home(app, id)?;
                let requester = Requester::person(visitor);
                let game = app.tables.finished(id, requester).await?;
                Ok((Subject::Table(id.clone()), game))
            }
            ReplaySource::Watch(watch) => {
                let id = app.tables.watched(watch).await?.id;
                at_home(app, &id)?;
                let game = app.tables.finished(&id, Requester::watcher(None)).await?;
                Ok((Subject::Table(id), game))
            }
            ReplaySource::Record(name) => {
                at_home(app, name)?;
                let record = app.uploads.get(name).ok_or(Error::NoReplay)?;
                let game = AnyGame::read(name, &record);
                let broken = |why| Error::Broken(format!("a record that was read before: {why}"));
                Ok((Subject::Record(name.clone()), game.map_err(broken)?))
            }
        }
    }

    /// The name of its analysis in the API.
    pub(super) fn name(&self, depth: Depth) -> String {
        let (kind, name) = match self {
            ReplaySource::Table(id) => ("table", id),
            ReplaySource::Watch(watch) => ("watch", watch),
            ReplaySource::Record(name) => ("record", name),
        };
        format!("{kind}-{name}-{depth}")
    }

    /// Reads such a name.
    pub(super) fn of_name(name: &str) -> Option<(ReplaySource, Depth)> {
        let (kind, rest) = name.split_once('-')?;
        let (name, depth) = rest.rsplit_once('-')?;
        let source = match kind {
            "table" => ReplaySource::Table,
            "watch" => ReplaySource::Watch,
            "record" => ReplaySource::Record,
            _ => return None,
        };
        Some((source(name.to_owned()), depth.parse().ok()?))
    }

    /// The address of its replay.
    pub(super) fn base(&self) -> String {
        self.place().base
    }

    /// The place of its replay.
    pub(super) fn place(&self) -> ReplayPlace {
        match self {
            ReplaySource::Table(id) => ReplayPlace::of_table(id),
            ReplaySource::Watch(watch) => ReplayPlace {
                base: format!("/watch/{watch}/replay"),
                record: Some(format!("/watch/{watch}/record")),
                kept: true,
            },
            ReplaySource::Record(name) => ReplayPlace::of_record(name),
        }
    }
}

/// Makes sure that this is the node that keeps something in memory under a name.
///
/// # Errors
/// When it is another one.
pub(super) fn at_home(app: &AppState, name: &str) -> Result<(), Error> {
    match app.store.home(name.as_bytes()) {
        None => Ok(()),
        home => Err(Error::Elsewhere(home)),
    }
}

impl FromRequestParts<AppState> for ReplaySource {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Self, Error> {
        let path = Path::<HashMap<String, String>>::from_request_parts(parts, app).await;
        let Path(mut named) = path.map_err(|_| Error::NoPage)?;
        let mut of = |name: &str| named.remove(name);
        let table = of("id").map(ReplaySource::Table);
        let watched = of("watch").map(ReplaySource::Watch);
        let record = of("name").map(ReplaySource::Record);
        let found = table.or(watched).or(record);
        found.ok_or(Error::NoPage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_analysis_is_named_by_its_game_and_its_depth() {
        for source in [
            ReplaySource::Table("0123".to_owned()),
            ReplaySource::Watch("ab-cd".to_owned()),
            ReplaySource::Record("f".to_owned()),
        ] {
            for depth in Depth::ALL {
                let name = source.name(depth);
                assert_eq!(ReplaySource::of_name(&name), Some((source.clone(), depth)));
            }
        }
        for name in ["", "table", "table-1", "person-1-deep", "table-1-shallow"] {
            assert_eq!(ReplaySource::of_name(name), None, "{name}");
        }
    }
}
