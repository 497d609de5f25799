//! Icons: drawn for this project, one symbol each in `assets/icons.svg`, which every page contains once.
//! `docs/artwork.md` describes the drawings. They are beside words, and hidden from screen readers.

use antipater_engine::Resource;
use antipater_engine::seven::{Age, Color, Edition, Side, Symbol};
use maud::{Markup, PreEscaped, html};

/// All symbols, for `use`.
pub(crate) fn sprite() -> Markup {
    PreEscaped(include_str!("../assets/icons.svg").to_owned())
}

/// An icon beside words that say the same.
pub(crate) fn icon(name: &str) -> Markup {
    const START: &str = "<svg class=\"i\" aria-hidden=\"true\"><use href=\"#i-";
    const END: &str = "\"></use></svg>";
    // A page has hundreds of icons, so the string is allocated once. Names of symbols need no escaping.
    PreEscaped([START, name, END].concat())
}

/// An arrow to a neighbor or to the viewer's own city.
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

/// One of several kinds.
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

/// The back of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Back {
    /// A card of an age.
    Age(Age),
    /// A guild.
    Guild,
    /// A card of the Free City.
    City,
}

/// The back of a card, 60 by 92, with as many columns as the number of the age. The class `back-art` sets its size.
pub(crate) fn back(back: Back) -> Markup {
    let name = match back {
        Back::Age(Age::I) => "1",
        Back::Age(Age::II) => "2",
        Back::Age(Age::III) => "3",
        Back::Guild => "guild",
        Back::City => "city",
    };
    html! { svg class={ "back-art back-" (name) } viewBox="0 0 60 92" aria-hidden="true" { use href={ "#back-" (name) } {} } }
}

/// The mark of a side of a wonder: A and B, or day and night.
pub(crate) fn side(side: Side, edition: Edition) -> Markup {
    icon(match (edition, side) {
        (Edition::First, Side::A) => "side-a",
        (Edition::First, Side::B) => "side-b",
        (Edition::Second, Side::A) => "sun",
        (Edition::Second, Side::B) => "moon",
    })
}

/// The military token of Duel that costs the opponent 2 or 5 coins.
pub(crate) fn loot(coins: u8) -> Markup {
    icon(if coins > 2 { "loot-5" } else { "loot-2" })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use antipater_engine::duel::CHAINS;

    use super::*;

    const SPRITE: &str = include_str!("../assets/icons.svg");

    /// The text in double quotes after each occurrence of `start`.
    fn quoted(text: &str, start: &str) -> Vec<String> {
        text.split(start)
            .skip(1)
            .map(|rest| rest[..rest.find('"').expect("a closing quote")].to_owned())
            .collect()
    }

    fn ids() -> BTreeSet<String> {
        quoted(SPRITE, " id=\"").into_iter().collect()
    }

    fn assert_drawn(markup: &Markup) {
        let ids = ids();
        for name in quoted(&markup.0, "href=\"#") {
            assert!(ids.contains(&name), "{name} is not drawn");
        }
    }

    #[test]
    fn each_id_stands_once_and_what_is_used_inside_is_there() {
        let all = quoted(SPRITE, " id=\"");
        assert_eq!(all.len(), ids().len());
        for name in quoted(SPRITE, "href=\"#") {
            assert!(ids().contains(&name), "{name} is not drawn");
        }
    }

    #[test]
    fn no_tag_says_an_attribute_twice() {
        for tag in SPRITE.split('<').skip(1) {
            let tag = &tag[..tag.find('>').expect("the end of a tag")];
            let mut words: Vec<_> = tag.split("=\"").collect();
            words.pop();
            let names: Vec<_> = words
                .iter()
                .filter_map(|word| word.rsplit([' ', '\n']).next())
                .collect();
            let different: BTreeSet<_> = names.iter().collect();
            assert_eq!(names.len(), different.len(), "<{tag}>");
        }
    }

    #[test]
    fn everything_the_games_name_is_drawn() {
        for each in Resource::ALL {
            assert_drawn(&resource(each));
        }
        for each in Symbol::ALL {
            assert_drawn(&symbol(each));
        }
        for each in Color::ALL {
            assert_drawn(&kind(each, "A"));
        }
        for each in Age::ALL {
            assert_drawn(&back(Back::Age(each)));
        }
        for each in [Back::Guild, Back::City] {
            assert_drawn(&back(each));
        }
        for edition in [Edition::First, Edition::Second] {
            for each in Side::ALL {
                assert_drawn(&side(each, edition));
            }
        }
        for each in [loot(2), loot(5)] {
            assert_drawn(&each);
        }
        for chain in &CHAINS {
            assert!(
                ids().contains(&format!("c-{}", chain.symbol)),
                "{}",
                chain.symbol
            );
        }
    }

    #[test]
    fn the_sprite_stays_small() {
        assert!(SPRITE.len() < 34_000, "{} bytes on each page", SPRITE.len());
    }
}
