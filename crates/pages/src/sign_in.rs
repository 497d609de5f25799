//! The page for signing in on another device: with a recovery code, or with a password.

use antipater_engine::seven::Wonder;
use maud::{Markup, html};

use crate::frame::{Frame, frame, masthead, strip};
use antipater_show::names::NAME_LENGTH;
use antipater_show::texts::{Texts, msg, say};

/// A way to sign in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReturnBy {
    /// With a recovery code.
    Code,
    /// With a login and a password.
    Password,
}

/// The page; `failed` is the way that failed.
pub fn page(t: &Texts, failed: Option<ReturnBy>) -> Markup {
    let title = say!(t, "back-title");
    let why = failed.map(|way| match way {
        ReturnBy::Code => msg("back-no-code"),
        ReturnBy::Password => msg("back-no-password"),
    });
    let content = html! {
        (masthead(t))
        main class="me" {
            (strip(Wonder::Alexandria, &html! { h1 { (title) } }))
            @if let Some(why) = why { p class="bad" role="alert" { (say!(t, why)) } }
            div class="columns" {
                section class="panel" aria-labelledby="back-code" {
                    h2 id="back-code" { (say!(t, "back-with-code")) }
                    form method="post" action="/back" class="fields" {
                        div class="field" {
                            label for="code" { (say!(t, "me-code")) }
                            input id="code" name="code" maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false"
                                placeholder="XXXX-XXXX-XXXX-XXXX-XXXX" required;
                        }
                        button class="button primary" type="submit" { (say!(t, "back-come")) }
                    }
                }
                section class="panel" aria-labelledby="back-password" {
                    h2 id="back-password" { (say!(t, "back-with-password")) }
                    form method="post" action="/back" class="fields" {
                        div class="field" {
                            label for="login" { (say!(t, "me-login")) }
                            input id="login" name="login" maxlength=(NAME_LENGTH) autocomplete="username" required;
                        }
                        div class="field" {
                            label for="password" { (say!(t, "me-password")) }
                            input id="password" name="password" type="password" maxlength="256" autocomplete="current-password" required;
                        }
                        button class="button primary" type="submit" { (say!(t, "back-come")) }
                    }
                }
            }
        }
    };
    frame(t, &Frame::plain(&title), &content)
}
