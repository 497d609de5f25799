//! Reports of names, messages or tables to the administrators.

use antipater_store::ReportRow;
use axum::Router;
use axum::extract::{Path, Query, Request, State};
use axum::response::Response;
use axum::routing::get;
use serde::Deserialize;

use crate::http::answer::{page, see};
use crate::http::layers::session::Visitor;
use crate::http::read::form;
use crate::http::state::AppState;
use antipater_table::Refusal;

use crate::error::Error;
use crate::live::access::TableOrRoom;
use crate::live::requester::Requester;
use crate::live::seats;
use crate::live::table::SHOWN;
use crate::people::rate_limits::RateLimit;
use antipater_engine::Seat;
use antipater_pages as pages;
use antipater_show::names;
use antipater_show::view::moderation::{About, Reportable};
use antipater_show::view::{MessageKind, MessageView, View};

/// The routes of reports.
pub(in crate::http) fn routes() -> Router<AppState> {
    Router::new()
        .route("/tables/{id}/report", get(of_table).post(report_table))
        .route(
            "/watch/{watch}/report",
            get(of_watched).post(report_watched),
        )
}

#[derive(Deserialize)]
struct SentQuery {
    #[serde(default)]
    sent: String,
}

async fn of_table(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(query): Query<SentQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let what = reportable(&app, &id, Requester::person(visitor.id())).await?;
    let to = format!("/tables/{id}/report");
    let sent = !query.sent.is_empty();
    Ok(page(pages::report::page(visitor.texts, &to, &what, sent)))
}

async fn of_watched(
    State(app): State<AppState>,
    Path(watch): Path<String>,
    Query(query): Query<SentQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let id = app.tables.watched(&watch).await?.id;
    let what = reportable(&app, &id, Requester::watcher(None)).await?;
    let to = format!("/watch/{watch}/report");
    let sent = !query.sent.is_empty();
    Ok(page(pages::report::page(visitor.texts, &to, &what, sent)))
}

async fn report_table(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: ReportForm = form(request, &app).await?;
    let requester = Requester::person(visitor.id());
    take(&app, &visitor, &id, requester, form.read()?).await?;
    Ok(see(&format!("/tables/{id}/report?sent=yes")))
}

async fn report_watched(
    State(app): State<AppState>,
    Path(watch): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: ReportForm = form(request, &app).await?;
    let id = app.tables.watched(&watch).await?.id;
    let requester = Requester::watcher(None);
    take(&app, &visitor, &id, requester, form.read()?).await?;
    Ok(see(&format!("/watch/{watch}/report?sent=yes")))
}

/// A report from a form.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReportForm {
    /// `table`, `name-` and a seat, or `message-` and its number.
    about: String,
    reason: String,
}

impl ReportForm {
    fn read(self) -> Result<Report, Error> {
        let (about, number) = match self.about.split_once('-') {
            Some((about, number)) => (about, number.parse().ok()),
            None => (self.about.as_str(), None),
        };
        let wrong = || Error::Unreadable("about: table, name-SEAT or message-NUMBER".to_owned());
        let about = About::named(about).ok_or_else(wrong)?;
        if (about == About::Table) != number.is_none() {
            return Err(wrong());
        }
        Ok(Report {
            about,
            number,
            reason: self.reason,
        })
    }
}

/// A report from a request.
pub(in crate::http) struct Report {
    pub(in crate::http) about: About,
    /// The seat of the name, or the number of the message.
    pub(in crate::http) number: Option<usize>,
    pub(in crate::http) reason: String,
}

/// Stores a report for the administrators.
pub(in crate::http) async fn take(
    app: &AppState,
    visitor: &Visitor,
    id: &str,
    requester: Requester,
    report: Report,
) -> Result<(), Error> {
    app.limits.address(visitor.address, RateLimit::Report)?;
    if let Some(person) = visitor.id() {
        app.limits.person(person, RateLimit::Report)?;
    }
    let missing = |what: &str| Error::Unreadable(format!("{what}: is missing"));
    let reason = names::reason(&report.reason).ok_or_else(|| missing("reason"))?;
    let what = reportable(app, id, requester).await?;
    let row = app.store.table_row(id).await?.ok_or(Error::NoTable)?;
    let (person, quoted) = match (report.about, report.number) {
        (About::Name, Some(seat)) => {
            let named = what.names.into_iter().find(|(number, _)| *number == seat);
            let (_, name) = named.ok_or_else(|| missing("seat"))?;
            let seats = seats::read(&row.seats).map_err(Error::Broken)?;
            (seats.get(seat).and_then(|seat| seat.person), name)
        }
        (About::Message, Some(number)) => {
            let mut said = what.messages.into_iter();
            let (_, _, text) = said
                .find(|(other, _, _)| *other == number)
                .ok_or_else(|| missing("message"))?;
            let rows = app.store.messages(id, SHOWN as u32).await?;
            let by = rows.into_iter().find(|row| row.number == number);
            (by.and_then(|row| row.person), text)
        }
        (About::Table, _) => (None, String::new()),
        (About::Name, None) => return Err(missing("seat")),
        (About::Message, None) => return Err(missing("message")),
    };
    let row = ReportRow {
        number: 0,
        reporter: visitor.id(),
        about: report.about.name().to_owned(),
        table: id.to_owned(),
        seat: report.number.filter(|_| report.about == About::Name),
        message: report.number.filter(|_| report.about == About::Message),
        person,
        quoted,
        reason,
        at: app.store.clock().unix_seconds(),
    };
    app.store.add_report(&row).await?;
    Ok(())
}

/// The reportable content of a table: all that the requester sees there.
async fn reportable(app: &AppState, id: &str, requester: Requester) -> Result<Reportable, Error> {
    match app.tables.see(id, requester).await {
        Ok(TableOrRoom::Room(room)) => {
            let seats = room.seats.iter().enumerate();
            let others = seats.filter(|(number, seat)| {
                seat.bot.is_none() && room.you.is_none_or(|you| you.number() != *number)
            });
            let names = others.filter_map(|(number, seat)| Some((number, seat.name.clone()?)));
            Ok(Reportable {
                names: names.collect(),
                messages: messages(&room.talk, room.you),
            })
        }
        Ok(TableOrRoom::Table(view)) => Ok(of_view(&view)),
        Err(Error::Refused(Refusal::NotYours, _)) => Ok(Reportable::default()),
        Err(error) => Err(error),
    }
}

fn of_view(view: &View) -> Reportable {
    let seats = view.seats.iter().enumerate();
    let names = seats.filter(|(number, seat)| {
        seat.bot.is_none() && view.you.is_none_or(|you| you.number() != *number)
    });
    Reportable {
        names: names
            .map(|(seat, view)| (seat, view.name.clone()))
            .collect(),
        messages: messages(&view.table_status.talk, view.you),
    }
}

/// Messages of other people.
fn messages(talk: &[MessageView], you: Option<Seat>) -> Vec<(usize, String, String)> {
    let said = talk.iter().filter(|message| {
        message.kind == MessageKind::Said && (you.is_none() || message.seat != you)
    });
    said.map(|message| (message.number, message.name.clone(), message.text.clone()))
        .collect()
}
