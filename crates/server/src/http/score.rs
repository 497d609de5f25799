//! Addresses of the score pad. Its form is answered without a script; with one the page asks the JSON API.

use std::collections::BTreeMap;

use axum::Router;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, Request, State};
use axum::http::StatusCode;
use axum::response::{Html, Response};
use axum::routing::get;
use serde::Deserialize;

use super::answer::{answer, page};
use super::locale::Locale;
use super::read::form;
use super::state::AppState;
use crate::error::Error;
use antipater_pages::score::{self as pages, Filled};
use antipater_show::score_pad::{self, Pad, ScoreCity, ScoreSheet};

/// All addresses of the score pad.
pub(super) fn routes() -> Router<AppState> {
    Router::new().route("/score", get(show).post(sum))
}

/// Which pad. An invalid value is ignored.
#[derive(Default, Deserialize)]
struct ScoreQuery {
    game: Option<String>,
    seats: Option<String>,
}

impl ScoreQuery {
    fn read(&self) -> (Pad, usize) {
        let pad = self.game.as_deref().and_then(Pad::of_word);
        let pad = pad.unwrap_or(Pad::ALL[0]);
        let (fewest, most) = pad.cities();
        let seats = self.seats.as_deref().and_then(|seats| seats.parse().ok());
        let usual = if most > fewest { fewest + 1 } else { fewest };
        (pad, seats.unwrap_or(usual).clamp(fewest, most))
    }
}

async fn show(Locale(t): Locale, query: Result<Query<ScoreQuery>, QueryRejection>) -> Response {
    let query = query.map(|Query(query)| query).unwrap_or_default();
    let (pad, seats) = query.read();
    page(pages::page(t, pad, seats, &Filled::default()))
}

/// Adds up what was typed.
async fn sum(
    State(app): State<AppState>,
    Locale(t): Locale,
    request: Request,
) -> Result<Response, Error> {
    let fields: BTreeMap<String, String> = form(request, &app).await?;
    let query = ScoreQuery {
        game: fields.get("game").cloned(),
        seats: fields.get("seats").cloned(),
    };
    let (pad, seats) = query.read();
    let result = read(pad, seats, &fields)
        .and_then(|sheet| score_pad::score(&sheet).map_err(|error| error.to_string()));
    let status = if result.is_ok() {
        StatusCode::OK
    } else {
        StatusCode::BAD_REQUEST
    };
    let filled = Filled {
        fields,
        result: Some(result),
    };
    let page = pages::page(t, pad, seats, &filled);
    Ok(answer((status, Html(page.into_string())), None))
}

/// The cities as they were typed: numbers by category.
fn read(pad: Pad, seats: usize, fields: &BTreeMap<String, String>) -> Result<ScoreSheet, String> {
    let number = |field: &str| -> Result<Option<i64>, String> {
        let typed = fields.get(field).map_or("", |typed| typed.trim());
        if typed.is_empty() {
            return Ok(None);
        }
        let number = typed.replace('−', "-").parse();
        number
            .map(Some)
            .map_err(|_| format!("{field}: {typed:?} is not a number"))
    };
    let mut cities = Vec::new();
    for city in 0..seats {
        let mut entry = ScoreCity::default();
        for category in pad.categories() {
            if let Some(points) = number(&format!("c{city}-{category}"))? {
                entry.points.insert((*category).to_owned(), points);
            }
        }
        let coins = number(&format!("c{city}-coins"))?.unwrap_or(0);
        let coins = u16::try_from(coins).map_err(|_| format!("c{city}-coins: {coins} coins"))?;
        entry.coins = coins.into();
        cities.push(entry);
    }
    Ok(ScoreSheet {
        game: pad.word().to_owned(),
        cities,
        pawn: number("pawn")?.unwrap_or(0),
        ..ScoreSheet::default()
    })
}
