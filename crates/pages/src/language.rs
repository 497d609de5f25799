//! The switch of the language: a button for each, named in that language.

use maud::{Markup, html};

use antipater_show::texts::{Language, Texts, say};

/// The form. It leads back to `back`, or to the page on which it stands.
pub(crate) fn switch(t: &Texts, back: Option<&str>) -> Markup {
    html! {
        form method="post" action="/language" class="languages" role="group" aria-label=(say!(t, "language")) {
            @if let Some(back) = back { input type="hidden" name="to" value=(back); }
            span class="label" { (say!(t, "language")) }
            @for language in Language::ALL {
                @let tag = language.tag();
                button class="button small" type="submit" name="language" value=(tag) lang=(tag)
                    aria-current=[(language == t.language()).then_some("true")] { (language.own_name()) }
            }
        }
    }
}
