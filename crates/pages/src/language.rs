//! The switches of language, with a button in each language; of card names, if the language has translated ones; and of
//! light and dark colors.

use maud::{Markup, html};

use antipater_show::texts::{CardNames, Language, Texts, say};

/// The forms. They lead back to `back`, or to the present page.
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
        @if t.language() != Language::English { (names(t, back)) }
        (themes(t, back))
    }
}

/// The choice of light or dark colors. The script marks the active one, because only the style sheet knows it.
fn themes(t: &Texts, back: Option<&str>) -> Markup {
    html! {
        form method="post" action="/theme" class="languages" role="group" aria-label=(say!(t, "theme")) {
            @if let Some(back) = back { input type="hidden" name="to" value=(back); }
            span class="label" { (say!(t, "theme")) }
            @for theme in ["system", "light", "dark"] {
                button class="button small" type="submit" name="theme" value=(theme) { (say!(t, "theme-choice", theme = theme)) }
            }
        }
    }
}

/// The choice of the names on cards.
fn names(t: &Texts, back: Option<&str>) -> Markup {
    html! {
        form method="post" action="/names" class="languages" role="group" aria-label=(say!(t, "names")) {
            @if let Some(back) = back { input type="hidden" name="to" value=(back); }
            span class="label" { (say!(t, "names")) }
            @for names in CardNames::ALL {
                button class="button small" type="submit" name="names" value=(names.word())
                    aria-current=[(names == t.card_names()).then_some("true")] { (say!(t, "names-choice", names = names.word())) }
            }
        }
    }
}
