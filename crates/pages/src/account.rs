//! The page behind a person's profile: recovery code, login, programs, devices, and all stored data.

use antipater_engine::seven::Wonder;
use maud::{Markup, html};

use super::icons::icon;
use super::{notices, room};
use crate::frame::{Frame, frame, masthead, strip};
use antipater_show::names::NAME_LENGTH;
use antipater_show::texts::{Texts, msg, say};
use antipater_show::view::{AccountRefusal, Profile, SessionView};

/// The address of the page.
pub const ADDRESS: &str = "/me/account";

/// The result of the last action, shown once.
#[derive(Clone, Default, Debug)]
pub struct News {
    /// A new recovery code.
    pub code: Option<String>,
    /// A new token for a program.
    pub token: Option<String>,
    /// The limit of tokens is reached.
    pub too_many_tokens: bool,
    /// Deletion was not confirmed: the typed name is not the person's.
    pub not_confirmed: bool,
    /// The submitted mail address is invalid.
    pub mail_refused: bool,
    /// No new code was made: the person could not be verified.
    pub code_refused: bool,
    /// Offline games were uploaded, or why they were not.
    pub offline: Option<Result<TakenOver, String>>,
    /// An account was created, or why it was not.
    pub account: Option<Result<(), AccountRefusal>>,
}

/// The result of an upload of offline games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakenOver {
    /// The number added to the history.
    pub new: usize,
    /// The number that exceeded the limits.
    pub left_out: usize,
}

/// The page.
pub fn page(t: &Texts, person: &Profile, news: &News) -> Markup {
    let title = say!(t, "account-title");
    let content = html! {
        (masthead(t))
        main class="me" {
            (strip(Wonder::Halicarnassus, &html! {
                h1 { (title) }
                p class="ways" { a href="/me" { (icon("person")) " " (say!(t, "me-link")) } }
            }))
            @if let Some(code) = &news.code { (room::code_note(t, code)) }
            div class="mosaic" {
                (code(t, person, news))
                (account(t, person, news))
                (programs(t, person, news))
                (browsers(t, person))
                (notices::panel(t, &person.notices, news.mail_refused))
                (offline(t, news))
                (data(t, person, news))
            }
        }
    };
    frame(
        t,
        &Frame {
            back: Some(ADDRESS),
            script: Some("push"),
            ..Frame::plain(&title)
        },
        &content,
    )
}

fn code(t: &Texts, person: &Profile, news: &News) -> Markup {
    let explained = if person.has_code {
        msg("me-code-known")
    } else {
        msg("me-code-none")
    };
    html! {
        section class="panel" aria-labelledby="me-code" {
            h2 id="me-code" { (say!(t, "me-code")) }
            p { (say!(t, explained)) }
            @if news.code_refused { p class="bad" role="alert" { (say!(t, "me-proof-wrong")) } }
            @if person.has_code { p class="muted" { (say!(t, "me-others-end")) } }
            form method="post" action="/me/code" class="fields" {
                @if person.login.is_some() { (proof(t, "code-proof")) }
                button class="button" type="submit" { (say!(t, "me-new-code")) }
            }
        }
    }
}

fn account(t: &Texts, person: &Profile, news: &News) -> Markup {
    html! {
        section class="panel" aria-labelledby="me-account" {
            h2 id="me-account" { (say!(t, "me-account")) }
            p { (say!(t, "me-account-explained")) }
            @match news.account {
                Some(Ok(())) => p class="good" role="status" { (say!(t, "me-account-made")) }
                Some(Err(why)) => p class="bad" role="alert" { (say!(t, no_account(why))) }
                None => {}
            }
            @if person.login.is_some() { p class="muted" { (say!(t, "me-others-end")) } }
            form method="post" action="/me/account" class="fields" {
                div class="field" {
                    label for="login" { (say!(t, "me-login")) }
                    input id="login" name="login" maxlength=(NAME_LENGTH) autocomplete="username" required value=(person.login.as_deref().unwrap_or_default());
                }
                @if person.login.is_some() { (proof(t, "account-proof")) }
                div class="field" {
                    label for="password" { (say!(t, "me-password")) }
                    input id="password" name="password" type="password" minlength="8" maxlength="256" autocomplete="new-password" required;
                }
                button class="button" type="submit" { (say!(t, "me-set-account")) }
            }
        }
    }
}

/// The field for the password or recovery code that authorizes a change.
fn proof(t: &Texts, id: &str) -> Markup {
    html! {
        div class="field" {
            label for=(id) { (say!(t, "me-proof")) }
            input id=(id) name="proof" type="password" maxlength="256" autocomplete="current-password" required;
        }
    }
}

fn no_account(why: AccountRefusal) -> &'static str {
    match why {
        AccountRefusal::Login => msg("me-login-unreadable"),
        AccountRefusal::Taken => msg("me-login-taken"),
        AccountRefusal::Password => msg("me-password-short"),
        AccountRefusal::WeakPassword => msg("me-password-weak"),
        AccountRefusal::Proof => msg("me-proof-wrong"),
    }
}

fn programs(t: &Texts, person: &Profile, news: &News) -> Markup {
    html! {
        section class="panel" aria-labelledby="me-programs" {
            h2 id="me-programs" { (say!(t, "me-programs")) }
            p { (say!(t, "me-programs-explained")) " " a href="/api" { (say!(t, "api-link")) } }
            p class="muted" { (say!(t, "me-token-may")) }
            @if let Some(token) = &news.token {
                div class="code-note" role="note" {
                    (icon("key"))
                    p { (say!(t, "me-token-once")) }
                    p class="code" { code { (token) } }
                }
            }
            @if news.too_many_tokens { p class="bad" role="alert" { (say!(t, "me-tokens-enough")) } }
            @if person.program { p { (icon("program")) " " (say!(t, "me-is-program")) } }
            @else {
                details class="leave" {
                    summary { (say!(t, "me-become-program")) }
                    p { (say!(t, "me-become-program-explained")) }
                    form method="post" action="/me/program" { button class="button" type="submit" { (say!(t, "me-become-program-confirm")) } }
                }
            }
            ul class="plain" {
                @for session in &person.programs {
                    li class="session" {
                        span { b { (session.label) } (used(t, session)) }
                        (end(session, &say!(t, "me-end-token")))
                    }
                }
            }
            form method="post" action="/me/tokens" class="fields" {
                div class="field" {
                    label for="label" { (say!(t, "me-token-label")) }
                    input id="label" name="label" maxlength="40" required;
                }
                button class="button" type="submit" { (say!(t, "me-new-token")) }
            }
        }
    }
}

fn browsers(t: &Texts, person: &Profile) -> Markup {
    let others = person.browsers.iter().filter(|session| !session.own);
    html! {
        section class="panel" aria-labelledby="me-browsers" {
            h2 id="me-browsers" { (say!(t, "me-browsers")) }
            p { (say!(t, "me-browsers-count", count = others.count())) }
            ul class="plain" {
                @for (number, session) in person.browsers.iter().enumerate() {
                    li class="session" {
                        span {
                            b {
                                @if session.device.is_empty() { (say!(t, "me-browser", number = number + 1)) }
                                @else { (session.device) }
                            }
                            @if session.own { " " em { (say!(t, "me-browser-own")) } }
                            (used(t, session))
                        }
                        @if !session.own { (end(session, &say!(t, "me-end-browser"))) }
                    }
                }
            }
            p class="muted" { (say!(t, "me-unused", days = person.unused_days)) }
            form method="post" action="/me/leave" {
                button class="button" type="submit" { (say!(t, "me-leave")) }
            }
            p class="muted" { (say!(t, "me-leave-explained")) }
        }
    }
}

/// The upload of offline games.
fn offline(t: &Texts, news: &News) -> Markup {
    html! {
        section class="panel" aria-labelledby="me-offline" {
            h2 id="me-offline" { (say!(t, "me-offline")) }
            p { (say!(t, "me-offline-explained")) }
            @match &news.offline {
                Some(Ok(taken)) => {
                    p class="good" role="status" { (say!(t, "me-offline-taken", games = taken.new)) }
                    @if taken.left_out > 0 { p class="bad" { (say!(t, "me-offline-left-out", games = taken.left_out)) } }
                }
                Some(Err(why)) => div role="alert" { p class="bad" { (say!(t, "offline-refused")) } p lang="en" { code { (why) } } }
                None => {}
            }
            form method="post" action="/me/offline" enctype="multipart/form-data" class="fields" {
                div class="field" {
                    label for="offline-file" { (say!(t, "me-offline-file")) }
                    input id="offline-file" name="file" type="file" accept="application/json,.json" required;
                }
                button class="button" type="submit" { (say!(t, "offline-import-now")) }
            }
        }
    }
}

/// The person's data on the server: to download or to delete.
fn data(t: &Texts, person: &Profile, news: &News) -> Markup {
    html! {
        section class="panel" aria-labelledby="me-data" {
            h2 id="me-data" { (say!(t, "me-data")) }
            p { (say!(t, "me-data-explained")) }
            p { a class="button" href="/me/data" download { (say!(t, "me-download")) } }
            details id="me-delete" class="leave" open[news.not_confirmed] {
                summary { (say!(t, "me-delete")) }
                p { (say!(t, "me-delete-explained")) }
                @if news.not_confirmed { p class="bad" role="alert" { (say!(t, "error-not-confirmed")) } }
                form method="post" action="/me/delete" class="fields" {
                    div class="field" {
                        label for="confirm" { (say!(t, "me-delete-type", name = person.name.as_str())) }
                        input id="confirm" name="name" maxlength="40" autocomplete="off" required;
                    }
                    button class="button" type="submit" { (say!(t, "me-delete-confirm")) }
                }
            }
        }
    }
}

/// When a session began, and when it was last used.
fn used(t: &Texts, session: &SessionView) -> Markup {
    let date = |seconds: i64| t.date_and_time(seconds.saturating_mul(1000));
    let since = date(session.created_at);
    let text = match session.used_at.map(date) {
        Some(used) => say!(t, "me-session-used", since = since, used = used),
        None => say!(t, "me-session-since", since = since),
    };
    html! { br; small class="muted" { (text) } }
}

fn end(session: &SessionView, text: &str) -> Markup {
    html! {
        form method="post" action="/me/tokens/end" {
            input type="hidden" name="token" value=(session.id);
            button class="button small" type="submit" { (text) }
        }
    }
}
