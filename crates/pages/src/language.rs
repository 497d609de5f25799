//! The switches of language, with a button in each language; of card names, if the language has translated ones; and of
//! the look: light or dark, the palette, the backs of cards.

use maud::{Markup, html};

use antipater_show::texts::{CardNames, Language, Texts, say};

use crate::theme::{Backs, Palette, Theme};

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
        (look(back, "theme", &say!(t, "theme"), Theme::ALL.map(|one| (one.word(), say!(t, "theme-choice", theme = one.word())))))
        (look(back, "palette", &say!(t, "palette"), Palette::ALL.map(|one| (one.word(), say!(t, "palette-choice", palette = one.word())))))
        (look(back, "backs", &say!(t, "backs"), Backs::ALL.map(|one| (one.word(), say!(t, "backs-choice", backs = one.word())))))
    }
}

/// A choice of the look. The script marks the active one, because only the style sheet knows it.
fn look<const N: usize>(
    back: Option<&str>,
    switch: &str,
    name: &str,
    choices: [(&str, String); N],
) -> Markup {
    html! {
        form method="post" action={ "/" (switch) } class="languages look" role="group" aria-label=(name) {
            @if let Some(back) = back { input type="hidden" name="to" value=(back); }
            span class="label" { (name) }
            @for (word, choice) in choices {
                button class="button small" type="submit" name=(switch) value=(word) { (choice) }
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
