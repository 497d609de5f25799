//! Sign-up: a visitor becomes a person, and sees a recovery code once.

use antipater_show::names;
use antipater_show::texts::say;
use antipater_store::ids::PersonId;
use axum::http::{HeaderMap, HeaderValue};

use crate::error::Error;
use crate::http::cookies::{YEAR, cookie};
use crate::http::layers::session::Visitor;
use crate::http::state::AppState;
use crate::people::Person;
use crate::people::rate_limits::RateLimit;

/// The cookie that carries a new recovery code to the next page, for some minutes.
const CODE_COOKIE: &str = "antipater-code";
const CODE_SECONDS: u32 = 600;
/// The cookie that marks a browser in which an account was used.
const BROWSER_COOKIE: &str = "antipater-browser";

/// The visitor as a person; a new visitor becomes one, under the typed name. The response must set the cookies.
pub(in crate::http) async fn person(
    app: &AppState,
    visitor: &Visitor,
    typed: &str,
) -> Result<(Person, Vec<HeaderValue>), Error> {
    let name = names::name(typed);
    if let Some(person) = &visitor.person {
        let mut person = person.clone();
        // A program's token plays under the name of its owner.
        if visitor.is_program {
            return Ok((person, Vec::new()));
        }
        if let Some(name) = name.filter(|name| *name != person.name) {
            match app.people.rename(person.id, &name).await {
                Ok(()) => person.name = name,
                // The person keeps their previous name.
                Err(Error::HiddenName) => {}
                Err(error) => return Err(error),
            }
        }
        return Ok((person, Vec::new()));
    }
    app.limits.address(visitor.address, RateLimit::SignUp)?;
    let name = name.unwrap_or_else(|| say!(visitor.texts, "usual-name"));
    let (welcome, code) = app.people.welcome(&name, &visitor.device).await?;
    // Remembers the network, before the person's first game.
    let id = Some(welcome.person.id);
    app.moderation.let_in(id, Some(visitor.address)).await?;
    let session = app.cookies.session(&welcome.token);
    let cookies = [session, code_cookie(app, &code)]
        .into_iter()
        .flatten()
        .collect();
    Ok((welcome.person, cookies))
}

/// The recovery code to show this once, and the cookie that removes it.
pub(in crate::http) fn code_to_show(
    app: &AppState,
    headers: &HeaderMap,
) -> (Option<String>, Option<HeaderValue>) {
    let code = cookie(headers, CODE_COOKIE).map(str::to_owned);
    let gone = code.is_some().then(|| app.cookies.set(CODE_COOKIE, "", 0));
    (code, gone.flatten())
}

/// The cookie that carries a new recovery code to the next page.
pub(in crate::http) fn code_cookie(app: &AppState, code: &str) -> Option<HeaderValue> {
    app.cookies.set(CODE_COOKIE, code, CODE_SECONDS)
}

/// The value of a browser's account cookie.
pub(in crate::http) fn browser_shown(headers: &HeaderMap) -> Option<&str> {
    cookie(headers, BROWSER_COOKIE)
}

/// The cookie that marks a browser in which this person has used the account.
pub(in crate::http) fn browser_cookie(app: &AppState, person: PersonId) -> Option<HeaderValue> {
    let key = app.people.browser_key(person);
    app.cookies.set(BROWSER_COOKIE, &key, YEAR)
}
