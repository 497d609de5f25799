//! The pages of administrators and their actions. Administrators are named only on the command line; a program's token
//! is never accepted here.

use antipater_store::ids::{PersonId, unhex};
use antipater_store::{BanRow, ModerationLogRow, PersonRow, ReportRow, Role};
use axum::Router;
use axum::extract::{Query, Request, State};
use axum::response::Response;
use axum::routing::{get, post};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::error::Error;
use crate::http::answer::{page, see};
use crate::http::layers::session::Visitor;
use crate::http::read::form;
use crate::http::state::AppState;
use crate::people::networks::Network;
use crate::people::rate_limits::RateLimit;
use antipater_pages as pages;
use antipater_show::names::{self, NEMO};
use antipater_show::options::day_of;
use antipater_show::view::moderation::{
    About, BanView, ModerationEntry, ModerationPerson, ModerationVerb, ModerationView, ReportView,
    SameNetwork,
};

/// The most reports, people and log entries on a page.
const REPORTS: u32 = 50;
const PEOPLE: u32 = 30;
const LOG_PAGE: u32 = 50;
/// For how many days people who have played the same deals from one network are listed.
const SAME_NETWORK_DAYS: i64 = 28;
/// The longest limited ban, in hours: ten years.
const HOURS: u32 = 24 * 3653;
/// The longest reason of a ban, in letters.
const REASON: usize = 200;

/// The routes.
pub(in crate::http) fn routes() -> Router<AppState> {
    Router::new()
        .route("/moderation", get(moderation))
        .route("/moderation/log", post(act))
}

/// A search.
#[derive(Deserialize)]
pub(in crate::http) struct ModerationQuery {
    /// A part of a name, a login, or a key.
    #[serde(default)]
    find: String,
    /// Only log entries before the one with this number.
    before: Option<i64>,
    /// Whether an action was just performed.
    #[serde(default)]
    done: String,
}

async fn moderation(
    State(app): State<AppState>,
    Query(query): Query<ModerationQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    visitor.admin(&app).await?;
    let view = view(&app, &query.find, query.before).await?;
    let done = !query.done.is_empty();
    Ok(page(pages::moderation::page(visitor.texts, &view, done)))
}

async fn act(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let order: ModerationOrder = form(request, &app).await?;
    perform(&app, &visitor, order).await?;
    Ok(see("/moderation?done=yes"))
}

/// An action of an administrator.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct ModerationOrder {
    /// The action.
    #[serde(rename = "do")]
    verb: ModerationVerb,
    /// The key of the person.
    #[serde(default)]
    person: String,
    /// The table, or its address.
    #[serde(default)]
    table: String,
    /// The addresses, such as `192.0.2.0/24`.
    #[serde(default)]
    network: String,
    /// The new name.
    #[serde(default)]
    name: String,
    /// The duration in hours; 0 for no end.
    #[serde(default)]
    #[schema(maximum = 87672)]
    hours: u32,
    /// The reason, shown to the banned person.
    #[serde(default)]
    reason: String,
    /// The number of the report or the ban.
    #[serde(default)]
    number: i64,
}

impl ModerationOrder {
    fn table(&self) -> Result<String, Error> {
        let path = self.table.trim().split(['?', '#']).next().unwrap_or("");
        let after = path.split_once("/tables/").map_or(path, |(_, rest)| rest);
        let id = after.split('/').next().unwrap_or("");
        let plain = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let id = plain.then(|| id.to_owned());
        id.ok_or_else(|| Error::Unreadable("table: is missing".to_owned()))
    }

    fn reason(&self) -> String {
        let reason = names::reason(&self.reason).unwrap_or_default();
        reason.chars().take(REASON).collect()
    }

    /// Further details for the log.
    fn detail(&self) -> String {
        let hours = (self.hours > 0).then(|| format!("{} h", self.hours));
        let reason = Some(self.reason()).filter(|reason| !reason.is_empty());
        let parts: Vec<String> = match self.verb {
            ModerationVerb::Rename => vec![self.name.clone()],
            ModerationVerb::Mute | ModerationVerb::Ban => hours.into_iter().chain(reason).collect(),
            ModerationVerb::BanNetwork => [self.network.clone()]
                .into_iter()
                .chain(hours)
                .chain(reason)
                .collect(),
            ModerationVerb::Lift | ModerationVerb::Settle => vec![self.number.to_string()],
            ModerationVerb::HideName
            | ModerationVerb::ShowName
            | ModerationVerb::HideTable
            | ModerationVerb::ShowTable
            | ModerationVerb::CloseTable
            | ModerationVerb::RemoveImported => Vec::new(),
        };
        parts.join(", ")
    }
}

/// Performs the action. The log entry is written first.
pub(in crate::http) async fn perform(
    app: &AppState,
    visitor: &Visitor,
    mut order: ModerationOrder,
) -> Result<(), Error> {
    let admin = visitor.admin(app).await?.id;
    app.limits.person(admin, RateLimit::Play)?;
    if order.hours > HOURS {
        return Err(Error::Unreadable("hours: too many".to_owned()));
    }
    let person = match order.verb {
        ModerationVerb::HideName
        | ModerationVerb::ShowName
        | ModerationVerb::Rename
        | ModerationVerb::Mute
        | ModerationVerb::Ban
        | ModerationVerb::RemoveImported => Some(subject(app, &order.person).await?),
        _ => None,
    };
    let table = match order.verb {
        ModerationVerb::HideTable | ModerationVerb::ShowTable | ModerationVerb::CloseTable => {
            let table = order.table()?;
            app.store.table_row(&table).await?.ok_or(Error::NoTable)?;
            Some(table)
        }
        _ => None,
    };
    if order.verb == ModerationVerb::Rename {
        let name = names::name(&order.name);
        order.name = name.ok_or_else(|| Error::Unreadable("name: is missing".to_owned()))?;
    }
    if order.verb == ModerationVerb::BanNetwork {
        let network: Network = order.network.trim().parse().map_err(Error::Unreadable)?;
        if network.contains(visitor.address) {
            return Err(Error::Administrator);
        }
        order.network = network.to_string();
    }
    let row = ModerationLogRow {
        number: 0,
        admin,
        verb: order.verb.name().to_owned(),
        person,
        table: table.clone(),
        detail: order.detail(),
        at: app.store.clock().unix_seconds(),
    };
    app.store.log_moderation(&row).await?;
    match (person, table) {
        (Some(person), _) => do_to_person(app, &order, person).await,
        (_, Some(table)) => do_to_table(app, &order, &table).await,
        (None, None) => do_by_number(app, &order).await,
    }
}

/// The person with a key, who must not be an administrator.
async fn subject(app: &AppState, key: &str) -> Result<PersonId, Error> {
    let id = unhex(key.trim()).and_then(|bytes| bytes.try_into().ok());
    let missing = || Error::Unreadable("person: nobody has this key".to_owned());
    let id = PersonId(id.ok_or_else(missing)?);
    app.store.person(id).await?.ok_or_else(missing)?;
    if app.store.has_role(id, Role::Admin).await? {
        return Err(Error::Administrator);
    }
    Ok(id)
}

async fn do_to_person(
    app: &AppState,
    order: &ModerationOrder,
    person: PersonId,
) -> Result<(), Error> {
    match order.verb {
        ModerationVerb::Mute | ModerationVerb::Ban => keep_out(app, order, Some(person)).await,
        ModerationVerb::RemoveImported => app.tables.remove_imported(person).await,
        ModerationVerb::ShowName => {
            app.store.show_name(person).await?;
            app.people.forget_sessions(person);
            Ok(())
        }
        _ => {
            let name = if order.verb == ModerationVerb::Rename {
                order.name.as_str()
            } else {
                NEMO
            };
            app.store.hide_name(person, name).await?;
            app.people.forget_sessions(person);
            app.tables.rename_everywhere(person, name).await
        }
    }
}

async fn do_to_table(app: &AppState, order: &ModerationOrder, table: &str) -> Result<(), Error> {
    match order.verb {
        ModerationVerb::CloseTable => app.tables.close_table(table).await,
        verb => {
            app.tables
                .hide_table(table, verb == ModerationVerb::HideTable)
                .await
        }
    }
}

async fn do_by_number(app: &AppState, order: &ModerationOrder) -> Result<(), Error> {
    match order.verb {
        ModerationVerb::BanNetwork => keep_out(app, order, None).await,
        ModerationVerb::Lift => {
            app.store.lift_ban(order.number).await?;
            app.moderation.read_again().await
        }
        _ => {
            app.store.settle_report(order.number).await?;
            Ok(())
        }
    }
}

async fn keep_out(
    app: &AppState,
    order: &ModerationOrder,
    person: Option<PersonId>,
) -> Result<(), Error> {
    let now = app.store.clock().unix_seconds();
    let ban = BanRow {
        number: 0,
        mute: order.verb == ModerationVerb::Mute,
        person,
        network: (order.verb == ModerationVerb::BanNetwork).then(|| order.network.clone()),
        reason: order.reason(),
        until: (order.hours > 0).then(|| now + i64::from(order.hours) * 3600),
        at: now,
    };
    app.store.add_ban(&ban).await?;
    app.moderation.read_again().await
}

/// The data that administrators see.
pub(in crate::http) async fn view(
    app: &AppState,
    find: &str,
    before: Option<i64>,
) -> Result<ModerationView, Error> {
    let mut view = ModerationView {
        searched: names::message(find).unwrap_or_default(),
        hidden_tables: app.store.hidden_tables().await?,
        ..ModerationView::default()
    };
    for row in app.store.open_reports(REPORTS).await? {
        view.reports.extend(report(app, row).await?);
    }
    for row in app.store.bans().await? {
        view.bans.push(BanView {
            number: row.number,
            mute: row.mute,
            person: person(app, row.person).await?,
            network: row.network,
            reason: row.reason,
            until: row.until,
        });
    }
    if !view.searched.is_empty() {
        for row in app.store.find_people(&view.searched, PEOPLE).await? {
            view.people.push(seen(app, row).await?);
        }
    }
    let since = day_of(app.now() / 1000) - SAME_NETWORK_DAYS;
    for row in app.store.same_networks(since, PEOPLE).await? {
        let both = (
            person(app, Some(row.one)).await?,
            person(app, Some(row.other)).await?,
        );
        if let (Some(one), Some(other)) = both {
            view.same_network.push(SameNetwork {
                one,
                other,
                deals: row.deals,
                same_device: row.same_device,
            });
        }
    }
    let rows = app.store.moderation_log(before, LOG_PAGE).await?;
    view.more = rows.len() >= LOG_PAGE as usize;
    for row in rows {
        view.log.extend(entry(app, row).await?);
    }
    Ok(view)
}

async fn report(app: &AppState, row: ReportRow) -> Result<Option<ReportView>, Error> {
    let Some(about) = About::named(&row.about) else {
        return Ok(None);
    };
    Ok(Some(ReportView {
        number: row.number,
        about,
        watch: app
            .store
            .table_row(&row.table)
            .await?
            .and_then(|row| row.watch),
        table: row.table,
        person: person(app, row.person).await?,
        quoted: row.quoted,
        reason: row.reason,
        reporter: person(app, row.reporter).await?,
        at: row.at,
    }))
}

async fn entry(app: &AppState, row: ModerationLogRow) -> Result<Option<ModerationEntry>, Error> {
    let Some(verb) = ModerationVerb::named(&row.verb) else {
        return Ok(None);
    };
    Ok(Some(ModerationEntry {
        number: row.number,
        admin: app.store.person(row.admin).await?.map(|row| row.name),
        verb,
        person: person(app, row.person).await?,
        table: row.table,
        detail: row.detail,
        at: row.at,
    }))
}

async fn person(app: &AppState, id: Option<PersonId>) -> Result<Option<ModerationPerson>, Error> {
    let Some(id) = id else { return Ok(None) };
    match app.store.person(id).await? {
        Some(row) => Ok(Some(seen(app, row).await?)),
        None => Ok(None),
    }
}

async fn seen(app: &AppState, row: PersonRow) -> Result<ModerationPerson, Error> {
    Ok(ModerationPerson {
        key: row.key(),
        admin: app.store.has_role(row.id, Role::Admin).await?,
        hidden: app.store.has_hidden_name(row.id).await?,
        network: app
            .moderation
            .network_of(row.id)
            .map(|network| network.to_string()),
        name: row.name,
        login: row.login,
    })
}
