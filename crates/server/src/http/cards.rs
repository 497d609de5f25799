//! The card of a person: following, blocking, challenging and reporting them. And the people around the visitor.

use std::collections::HashSet;

use antipater_pages as pages;
use antipater_show::card::{
    Acquaintances, CardRating, GamesTogether, PersonCard, PersonLine, Relation as Shown,
};
use antipater_show::history::Played;
use antipater_show::names;
use antipater_show::pool::{Pool, Tempo};
use antipater_show::rating::{is_settled, whole};
use antipater_show::view::PersonKey;
use antipater_show::view::moderation::About;
use antipater_store::ids::PersonId;
use antipater_store::{HistoryPart, PersonRow, Relation, ReportRow};
use axum::Router;
use axum::extract::{Path, Query, Request, State};
use axum::response::Response;
use axum::routing::{get, post};
use serde::Deserialize;
use tokio::task::JoinSet;

use crate::error::Error;
use crate::http::answer::{page, see};
use crate::http::games::tables::may_open;
use crate::http::layers::session::Visitor;
use crate::http::read::form;
use crate::http::state::AppState;
use crate::people::avatar::avatar;
use crate::people::rate_limits::RateLimit;
use crate::people::settings::Settings;
use crate::people::{self, Person};

/// The most people whom a person follows or blocks.
const RELATIONS: usize = 500;
/// The number of people in the list of those with whom a person has played last.
const RECENT: u32 = 20;

/// The routes.
pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route("/people", get(acquaintances))
        .route("/people/{key}", get(see_card).post(relate))
        .route("/people/{key}/challenge", post(challenge))
        .route("/people/{key}/report", post(report))
}

#[derive(Deserialize)]
struct CardQuery {
    #[serde(default)]
    reported: String,
}

async fn see_card(
    State(app): State<AppState>,
    Path(key): Path<String>,
    Query(query): Query<CardQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let card = card(&app, &visitor, &key).await?;
    let (known, reported) = (visitor.person.is_some(), !query.reported.is_empty());
    let page_ = pages::people::card(visitor.texts, &card, known, reported);
    Ok(page(page_))
}

fn line(row: PersonRow) -> PersonLine {
    PersonLine {
        person: PersonKey(row.id.0),
        avatar: avatar(row.id, Settings::read(&row.settings).portrait, row.program),
        program: row.program,
        name: row.name,
    }
}

/// The card of the person with a key, as the visitor sees it.
pub(super) async fn card(
    app: &AppState,
    visitor: &Visitor,
    key: &str,
) -> Result<PersonCard, Error> {
    let row = app.people.by_key(key).await?;
    let ratings = public_ratings(app, row.id).await?;
    let mut card = PersonCard {
        you: visitor.id() == Some(row.id),
        ratings,
        together: GamesTogether::default(),
        relation: None,
        challenge: None,
        watchable: false,
        rooms: Vec::new(),
        line: line(row.clone()),
    };
    if !card.you {
        card.watchable = app.tables.may_follow(row.id, visitor.id()).await?
            && app.tables.public_game_of(row.id).await?.is_some();
    }
    let Some(viewer) = visitor.id().filter(|viewer| *viewer != row.id) else {
        return Ok(card);
    };
    // Results that are not stored yet are stored first.
    let last = HistoryPart {
        limit: Some(1),
        ..HistoryPart::default()
    };
    app.tables.history(viewer, &last).await?;
    let together = app.store.together(viewer, row.id).await?;
    card.together = GamesTogether {
        games: together.games,
        ahead: together.ahead,
        behind: together.behind,
    };
    let relation = app.store.relation(viewer, row.id).await?;
    card.relation = relation.map(|relation| match relation {
        Relation::Follow => Shown::Follow,
        Relation::Block => Shown::Block,
    });
    if relation != Some(Relation::Block) {
        card.challenge = app.tables.challenge_between(viewer, row.id).await?;
    }
    card.rooms = app.tables.rooms_of(viewer).await?;
    Ok(card)
}

/// The ratings of a person that everybody may see.
async fn public_ratings(app: &AppState, person: PersonId) -> Result<Vec<CardRating>, Error> {
    if !app.tables.wants_rating(person).await? {
        return Ok(Vec::new());
    }
    let ratings = app.tables.ratings_of(person).await?.into_iter();
    let settled = ratings.filter(|(_, own)| is_settled(own.now));
    let shown = settled.map(|(game, own)| CardRating {
        game,
        rating: whole(own.now.rating),
        deviation: whole(own.now.deviation),
    });
    Ok(shown.collect())
}

/// The relation that a person wants to another one.
#[derive(Deserialize)]
struct RelationForm {
    relation: Wanted,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Wanted {
    None,
    Follow,
    Block,
}

async fn relate(
    State(app): State<AppState>,
    Path(key): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: RelationForm = form(request, &app).await?;
    let person = visitor.owner()?;
    app.limits.person(person.id, RateLimit::Relate)?;
    let other = other_than(person, app.people.by_key(&key).await?)?;
    let relation = match form.relation {
        Wanted::None => None,
        Wanted::Follow => Some(Relation::Follow),
        Wanted::Block => Some(Relation::Block),
    };
    let related = app
        .store
        .relate(person.id, other.id, relation, RELATIONS)
        .await?;
    if !related {
        return Err(Error::ManyRelations);
    }
    app.tables.blocks_changed(person.id).await?;
    app.tables.blocks_changed(other.id).await?;
    if relation == Some(Relation::Block) {
        app.tables.end_challenge(person, other.id).await?;
    }
    Ok(see(&pages::people::address(PersonKey(other.id.0))))
}

/// A person, unless it is the same one.
fn other_than(person: &Person, row: PersonRow) -> Result<Person, Error> {
    if row.id == person.id {
        return Err(Error::Unreadable("person: it is you".to_owned()));
    }
    Ok(people::person(row))
}

/// A challenge: a game and a tempo, or a table of the challenger.
#[derive(Deserialize)]
pub(super) struct ChallengeForm {
    pub(super) game: Option<Played>,
    pub(super) tempo: Option<Tempo>,
    pub(super) table: Option<String>,
}

async fn challenge(
    State(app): State<AppState>,
    Path(key): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: ChallengeForm = form(request, &app).await?;
    let table = send(&app, &visitor, &key, form).await?;
    Ok(see(&format!("/tables/{table}")))
}

/// Challenges the person with a key; returns the table.
pub(super) async fn send(
    app: &AppState,
    visitor: &Visitor,
    key: &str,
    form: ChallengeForm,
) -> Result<String, Error> {
    let person = visitor.known()?;
    app.limits.person(person.id, RateLimit::Challenge)?;
    let other = other_than(person, app.people.by_key(key).await?)?;
    match (form.table, form.game, form.tempo) {
        (Some(table), None, None) => {
            app.tables.reserve(&table, person, other).await?;
            Ok(table)
        }
        (None, Some(game), Some(tempo)) => {
            let pool = Pool { game, tempo };
            let mut options = pool.options(pool.seats());
            options.common.unlist();
            may_open(app, visitor, person.id, &options).await?;
            app.tables.challenge(person, &other, pool).await
        }
        _ => Err(Error::Unreadable(
            "either game and tempo, or table".to_owned(),
        )),
    }
}

#[derive(Deserialize)]
struct ReportForm {
    reason: String,
}

/// Reports a person's name.
async fn report(
    State(app): State<AppState>,
    Path(key): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: ReportForm = form(request, &app).await?;
    let reporter = visitor.known()?.id;
    app.limits.address(visitor.address, RateLimit::Report)?;
    app.limits.person(reporter, RateLimit::Report)?;
    let reason = names::reason(&form.reason);
    let reason = reason.ok_or_else(|| Error::Unreadable("reason: is missing".to_owned()))?;
    let row = app.people.by_key(&key).await?;
    let report = ReportRow {
        number: 0,
        reporter: Some(reporter),
        about: About::Name.name().to_owned(),
        table: String::new(),
        seat: None,
        message: None,
        person: Some(row.id),
        quoted: row.name,
        reason,
        at: app.store.clock().unix_seconds(),
    };
    app.store.add_report(&report).await?;
    let to = pages::people::address(PersonKey(row.id.0));
    Ok(see(&format!("{to}?reported=yes")))
}

/// Those of these people who have a page open, on any node.
async fn here(app: &AppState, people: Vec<PersonId>) -> HashSet<PersonId> {
    let own = people.iter().copied().filter(|id| app.metrics.is_here(*id));
    let mut here: HashSet<PersonId> = own.collect();
    let mut asking = JoinSet::new();
    for address in app.store.other_nodes() {
        let (peers, people) = (app.tables.peers().clone(), people.clone());
        asking.spawn(async move { peers.here(&address, &people).await });
    }
    here.extend(asking.join_all().await.into_iter().flatten());
    here
}

async fn acquaintances(State(app): State<AppState>, visitor: Visitor) -> Result<Response, Error> {
    let person = visitor.known()?.id;
    let mut people = Acquaintances::default();
    let apart = app.store.kept_apart(person).await?;
    let mut listed = Vec::new();
    let relations = app.store.relations(person).await?;
    let followed = relations
        .iter()
        .filter(|row| row.relation == Relation::Follow);
    let here = here(&app, followed.map(|row| row.other.id).collect()).await;
    for row in relations {
        let id = row.other.id;
        let list = match row.relation {
            Relation::Block => &mut people.blocked,
            // Those who block the visitor are never here, and else look like all others.
            Relation::Follow if here.contains(&id) && !apart.contains(&id) => &mut people.here,
            Relation::Follow => &mut people.away,
        };
        list.push(line(row.other));
        listed.push(id);
    }
    let recent = app.store.played_with(person, RECENT).await?.into_iter();
    let recent = recent.filter(|row| !listed.contains(&row.id));
    people.recent = recent.map(line).collect();
    Ok(page(pages::people::page(visitor.texts, &people)))
}
