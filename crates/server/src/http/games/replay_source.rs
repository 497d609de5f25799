//! Finds the game of a replay, for the replay pages and analyses.

use antipater_bots::analysis::Depth;
use antipater_pages::replay::ReplaySource;
use antipater_show::game::AnyGame;
use antipater_show::replay::Subject;
use antipater_store::ids::PersonId;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use crate::error::Error;
use crate::http::state::AppState;
use crate::live::requester::Requester;

/// The game, if it is over and the visitor may see it. Analyses and uploaded records are in the memory of one node.
pub(in crate::http) async fn game_of(
    source: &ReplaySource,
    app: &AppState,
    visitor: Option<PersonId>,
) -> Result<(Subject, AnyGame), Error> {
    match source {
        ReplaySource::Table(id) => {
            app.at_home(id)?;
            let requester = Requester::person(visitor);
            let game = app.tables.finished(id, requester).await?;
            Ok((Subject::Table(id.clone()), game))
        }
        ReplaySource::Watch(watch) => {
            let id = app.tables.watched_by(watch, visitor).await?.id;
            app.at_home(&id)?;
            let game = app.tables.finished(&id, Requester::watcher(None)).await?;
            Ok((Subject::Table(id), game))
        }
        ReplaySource::Record(name) => {
            app.at_home(name)?;
            let record = app.uploads.get(name).ok_or(Error::NoReplay)?;
            let game = AnyGame::read(name, &record);
            let broken = |why| Error::Broken(format!("a record that was read before: {why}"));
            Ok((Subject::Record(name.clone()), game.map_err(broken)?))
        }
    }
}

/// The name of an analysis in the API.
pub(in crate::http) fn analysis_name(source: &ReplaySource, depth: Depth) -> String {
    let (kind, name) = match source {
        ReplaySource::Table(id) => ("table", id),
        ReplaySource::Watch(watch) => ("watch", watch),
        ReplaySource::Record(name) => ("record", name),
    };
    format!("{kind}-{name}-{depth}")
}

/// Parses the name of an analysis.
pub(in crate::http) fn read_analysis_name(name: &str) -> Option<(ReplaySource, Depth)> {
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

/// The game in the path of a request.
pub(in crate::http) struct Named(pub(in crate::http) ReplaySource);

impl FromRequestParts<AppState> for Named {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &AppState) -> Result<Named, Error> {
        let path: Vec<&str> = parts.uri.path().split('/').skip(1).collect();
        let (source, _) = ReplaySource::of_path(&path).ok_or(Error::NoPage)?;
        Ok(Named(source))
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
                let name = analysis_name(&source, depth);
                assert_eq!(read_analysis_name(&name), Some((source.clone(), depth)));
            }
        }
        for name in ["", "table", "table-1", "person-1-deep", "table-1-shallow"] {
            assert_eq!(read_analysis_name(name), None, "{name}");
        }
    }
}
