//! Icons: drawn for this project, one symbol each in `assets/icons.svg`, which every page carries once.

use antipater_engine::Resource;
use antipater_engine::seven::{Color, Symbol};
use maud::{Markup, PreEscaped, html};

/// All symbols, for `use`.
pub(crate) fn sprite() -> Markup {
    PreEscaped(include_str!("../../assets/icons.svg").to_owned())
}

/// An icon beside words that say the same.
pub(crate) fn icon(name: &str) -> Markup {
    html! { svg class="i" aria-hidden="true" { use href={ "#i-" (name) } {} } }
}

/// An arrow to a neighbor or to the own city.
pub(crate) fn arrow(name: &str) -> Markup {
    html! { svg class="i arrow" aria-hidden="true" { use href={ "#i-" (name) } {} } }
}

/// The icon of a resource.
pub(crate) fn resource(resource: Resource) -> Markup {
    icon(match resource {
        Resource::Wood => "wood",
        Resource::Stone => "stone",
        Resource::Clay => "clay",
        Resource::Ore => "ore",
        Resource::Glass => "glass",
        Resource::Loom => "loom",
        Resource::Papyrus => "papyrus",
    })
}

/// The icon of a scientific symbol.
pub(crate) fn symbol(symbol: Symbol) -> Markup {
    icon(symbol.name())
}

/// The sign of a type of card: color, shape and letter.
pub(crate) fn kind(color: Color, letter: &str) -> Markup {
    html! {
        span class={ "kind k-" (color.name()) } aria-hidden="true" {
            svg { use href={ "#t-" (color.name()) } {} }
            b { (letter) }
        }
    }
}

/// Points in a wreath.
pub(crate) fn points(points: impl maud::Render) -> Markup {
    html! { span class="pts" aria-hidden="true" { (icon("laurel")) b { (points) } } }
}

/// Kinds of which one can be had.
pub(crate) fn either(icons: impl Iterator<Item = Markup>) -> Markup {
    html! {
        span class="grp alt" {
            @for (number, icon) in icons.enumerate() {
                @if number > 0 { span class="or" { "/" } }
                (icon)
            }
        }
    }
}

/// A number of coins on a coin.
pub(crate) fn coins(coins: impl maud::Render) -> Markup {
    html! { span class="coins" aria-hidden="true" { (icon("coin")) b { (coins) } } }
}
