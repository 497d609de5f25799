//! The page about oneself: name, recovery code, account, programs.

use maud::{Markup, html};

use super::icons::icon;
use super::{Frame, frame, masthead, room};
use crate::people::NoAccount;
use crate::session::{TokenHash, hex};
use crate::store::{PersonRow, SessionRow};
use crate::texts::{Texts, msg, say};

/// What has just happened, told once.
#[derive(Clone, Default, Debug)]
pub(crate) struct News {
    /// A new recovery code.
    pub(crate) code: Option<String>,
    /// A new token for a program.
    pub(crate) token: Option<String>,
    /// There are tokens enough.
    pub(crate) too_many_tokens: bool,
    /// An account was made, or not.
    pub(crate) account: Option<Result<(), NoAccount>>,
}

/// The page.
pub(crate) fn page(
    t: &Texts,
    person: &PersonRow,
    sessions: &[SessionRow],
    own: Option<TokenHash>,
    news: &News,
) -> Markup {
    let title = say!(t, "me-title");
    let content = html! {
        (masthead(t))
        main class="me" {
            h1 { (title) }
            @if let Some(code) = &news.code { (room::code_note(t, code)) }
            div class="columns" {
                (name(t, person))
                (code(t, person))
                (account(t, person, news))
                (programs(t, sessions, news))
                (browsers(t, sessions, own))
            }
        }
    };
    frame(
        t,
        &Frame {
            title: &title,
            kind: "plain",
            script: None,
            back: Some("/me"),
        },
        &content,
    )
}

fn name(t: &Texts, person: &PersonRow) -> Markup {
    html! {
        section class="panel" aria-labelledby="me-name" {
            h2 id="me-name" { (say!(t, "me-name")) }
            form method="post" action="/me/name" class="wishes" {
                div class="field" {
                    label for="name" class="sr" { (say!(t, "wish-name")) }
                    input id="name" name="name" maxlength="24" autocomplete="nickname" required value=(person.name);
                }
                button class="button" type="submit" { (say!(t, "me-rename")) }
            }
        }
    }
}

fn code(t: &Texts, person: &PersonRow) -> Markup {
    let explained = if person.has_code {
        msg("me-code-known")
    } else {
        msg("me-code-none")
    };
    html! {
        section class="panel" aria-labelledby="me-code" {
            h2 id="me-code" { (say!(t, "me-code")) }
            p { (say!(t, explained)) }
            form method="post" action="/me/code" {
                button class="button" type="submit" { (say!(t, "me-new-code")) }
            }
        }
    }
}

fn account(t: &Texts, person: &PersonRow, news: &News) -> Markup {
    html! {
        section class="panel" aria-labelledby="me-account" {
            h2 id="me-account" { (say!(t, "me-account")) }
            p { (say!(t, "me-account-explained")) }
            @match news.account {
                Some(Ok(())) => p class="good" role="status" { (say!(t, "me-account-made")) }
                Some(Err(why)) => p class="bad" role="alert" { (say!(t, no_account(why))) }
                None => {}
            }
            form method="post" action="/me/account" class="wishes" {
                div class="field" {
                    label for="login" { (say!(t, "me-login")) }
                    input id="login" name="login" maxlength="24" autocomplete="username" required value=(person.login.as_deref().unwrap_or_default());
                }
                div class="field" {
                    label for="password" { (say!(t, "me-password")) }
                    input id="password" name="password" type="password" minlength="8" maxlength="256" autocomplete="new-password" required;
                }
                button class="button" type="submit" { (say!(t, "me-set-account")) }
            }
        }
    }
}

fn no_account(why: NoAccount) -> &'static str {
    match why {
        NoAccount::Login => msg("me-login-unreadable"),
        NoAccount::Taken => msg("me-login-taken"),
        NoAccount::Password => msg("me-password-short"),
    }
}

fn programs(t: &Texts, sessions: &[SessionRow], news: &News) -> Markup {
    html! {
        section class="panel" aria-labelledby="me-programs" {
            h2 id="me-programs" { (say!(t, "me-programs")) }
            p { (say!(t, "me-programs-explained")) " " a href="/api" { (say!(t, "api-link")) } }
            @if let Some(token) = &news.token {
                div class="code-note" role="note" {
                    (icon("key"))
                    p { (say!(t, "me-token-once")) }
                    p class="code" { code { (token) } }
                }
            }
            @if news.too_many_tokens { p class="bad" role="alert" { (say!(t, "me-tokens-enough")) } }
            ul class="plain" {
                @for session in sessions.iter().filter(|session| session.api) {
                    li class="session" {
                        b { (session.label) }
                        (end(session, &say!(t, "me-end-token")))
                    }
                }
            }
            form method="post" action="/me/tokens" class="wishes" {
                div class="field" {
                    label for="label" { (say!(t, "me-token-label")) }
                    input id="label" name="label" maxlength="40" required;
                }
                button class="button" type="submit" { (say!(t, "me-new-token")) }
            }
        }
    }
}

fn browsers(t: &Texts, sessions: &[SessionRow], own: Option<TokenHash>) -> Markup {
    let others: Vec<&SessionRow> = sessions
        .iter()
        .filter(|session| !session.api && Some(session.token) != own)
        .collect();
    html! {
        section class="panel" aria-labelledby="me-browsers" {
            h2 id="me-browsers" { (say!(t, "me-browsers")) }
            p { (say!(t, "me-browsers-count", count = others.len())) }
            ul class="plain" {
                @for (number, session) in others.iter().enumerate() {
                    li class="session" {
                        b { (say!(t, "me-browser", number = number + 2)) }
                        (end(session, &say!(t, "me-end-browser")))
                    }
                }
            }
            form method="post" action="/me/leave" {
                button class="button" type="submit" { (say!(t, "me-leave")) }
            }
            p class="muted" { (say!(t, "me-leave-explained")) }
        }
    }
}

fn end(session: &SessionRow, text: &str) -> Markup {
    html! {
        form method="post" action="/me/tokens/end" {
            input type="hidden" name="token" value=(hex(&session.token));
            button class="button small" type="submit" { (text) }
        }
    }
}
