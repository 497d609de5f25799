//! The page that the link in a letter leads to, and the form for the address on the page of the account.

use maud::{Markup, html};

use crate::frame::{Frame, brand, frame};
use antipater_show::texts::{Texts, say};

/// The state of a mail address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MailState<'a> {
    /// It is not confirmed yet, and gets no notices.
    Asked(&'a str),
    /// It gets notices.
    On(&'a str),
    /// It was removed.
    Off,
}

/// The page of an address. Its forms are sent to its own address.
pub fn page(t: &Texts, state: MailState<'_>) -> Markup {
    let title = say!(t, "mail-title");
    let button = |verb: &str, class: &str, text: String| {
        html! {
            form method="post" {
                input type="hidden" name="do" value=(verb);
                button class={ "button " (class) } type="submit" { (text) }
            }
        }
    };
    let content = html! {
        header class="masthead" { (brand(t)) }
        main class="me" {
            h1 { (title) }
            div class="panel" {
                @match state {
                    MailState::Asked(address) => {
                        p { (say!(t, "mail-asked", address = address)) }
                        (button("confirm", "primary", say!(t, "mail-confirm")))
                        (button("stop", "", say!(t, "mail-decline")))
                    }
                    MailState::On(address) => {
                        p { (say!(t, "mail-on", address = address)) }
                        (button("stop", "", say!(t, "mail-stop")))
                    }
                    MailState::Off => p { (say!(t, "mail-off")) },
                }
            }
        }
    };
    frame(t, &Frame::plain(&title), &content)
}

/// The form for the address; `refused` if the typed one is none.
pub(crate) fn form(t: &Texts, mail: Option<&(String, bool)>, refused: bool) -> Markup {
    html! {
        @if refused { p class="bad" role="alert" { (say!(t, "me-mail-refused")) } }
        @if let Some((address, confirmed)) = mail {
            p {
                @if *confirmed { (say!(t, "mail-on", address = address.as_str())) }
                @else { (say!(t, "me-mail-waits", address = address.as_str())) }
            }
            form method="post" action="/me/mail" {
                input type="hidden" name="address" value="";
                button class="button small" type="submit" { (say!(t, "mail-stop")) }
            }
        } @else {
            form method="post" action="/me/mail" class="fields" {
                div class="field" {
                    label for="mail" { (say!(t, "me-mail")) }
                    input id="mail" name="address" type="email" maxlength="254" autocomplete="email" required aria-describedby="mail-explained";
                }
                p id="mail-explained" class="muted" { (say!(t, "me-mail-explained")) }
                button class="button" type="submit" { (say!(t, "me-mail-save")) }
            }
        }
    }
}
