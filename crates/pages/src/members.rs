//! The page of a restricted server, with the form for an invitation code.

use maud::{Markup, html};

use crate::frame::{Frame, brand, frame};
use antipater_show::names::NAME_LENGTH;
use antipater_show::texts::{Texts, say};

/// The state of the form.
#[derive(Clone, Copy, Debug)]
pub struct Form<'a> {
    /// Whether the visitor has a name already.
    pub known: bool,
    /// The code as typed, or from the address.
    pub code: &'a str,
    /// The name as typed.
    pub name: &'a str,
    /// Whether that code is not valid.
    pub wrong: bool,
    /// The address to go to afterwards.
    pub to: &'a str,
}

/// The page.
pub fn page(t: &Texts, form: &Form<'_>) -> Markup {
    let title = say!(t, "members-title");
    let content = html! {
        header class="masthead" { (brand(t)) }
        main class="me" {
            h1 { (title) }
            p { (say!(t, "members-explained")) }
            @if form.wrong { p class="bad" role="alert" { (say!(t, "members-wrong")) } }
            div class="panel" {
                form method="post" action="/members" class="fields" {
                    input type="hidden" name="to" value=(form.to);
                    div class="field" {
                        label for="code" { (say!(t, "members-code")) }
                        input id="code" name="code" value=(form.code) maxlength="40" autocomplete="off" autocapitalize="characters"
                            spellcheck="false" placeholder="XXXX-XXXX-XXXX-XXXX-XXXX" required;
                    }
                    @if !form.known {
                        div class="field" {
                            label for="name" { (say!(t, "option-name")) }
                            input id="name" name="name" maxlength=(NAME_LENGTH) autocomplete="nickname" value=(form.name) required;
                        }
                    }
                    button class="button primary" type="submit" { (say!(t, "members-enter")) }
                }
            }
            p { a href="/back" { (say!(t, "back-title")) } }
        }
    };
    frame(
        t,
        &Frame {
            back: Some(form.to),
            preview: None,
            ..Frame::plain(&title)
        },
        &content,
    )
}
