//! The page about a person's account.

use antipater_pages::account::{self, News};
use axum::response::Html;

use crate::error::Error;
use crate::http::layers::session::Visitor;
use crate::http::state::AppState;

/// The page behind the profile, with the result of the last action.
pub(in crate::http) async fn account_page(
    app: &AppState,
    visitor: &Visitor,
    news: &News,
) -> Result<Html<String>, Error> {
    let person = visitor.known()?;
    let mut profile = app.people.profile(person.id, visitor.token).await?;
    let courier = app.tables.courier();
    profile.notices.push = courier.pushes();
    if courier.mail_site().is_none() {
        profile.notices.mail = None;
    }
    let page = account::page(visitor.texts, &profile, news);
    Ok(Html(page.into_string()))
}
