//! Pictures of buildings: drawn for this project, one file for each age, so that a page loads an age's file once that
//! age is dealt.
//!
//! Here: the picture of a card and its file, and cards in a city. `assets/building.css` has the colors of the ground. A
//! picture is always beside words that say the same. A card with the same name has the same picture in every game.

use std::collections::HashMap;
use std::sync::LazyLock;

use antipater_engine::duel;
use antipater_engine::seven::{self, Color, Edition};
use antipater_show::texts::{Texts, say};
use antipater_show::words::duel::color_word;
use maud::{Markup, html};

use crate::assets;
use crate::icons::icon;

/// The file of each picture, by the picture's id.
static FILES: LazyLock<HashMap<&'static str, usize>> = LazyLock::new(|| {
    let files = assets::BUILDINGS.iter().enumerate();
    files
        .flat_map(|(number, file)| ids(file).map(move |id| (id, number)))
        .collect()
});

/// The ids of the pictures in a file; parts shared by pictures have ids without the prefix.
fn ids(file: &'static str) -> impl Iterator<Item = &'static str> {
    let named = file.split(" id=\"").skip(1);
    named
        .filter_map(|rest| Some(rest.split_once('"')?.0))
        .filter(|id| id.starts_with("b-"))
}

/// The picture of a card of 7 Wonders.
pub(crate) fn seven(card: seven::Card, edition: Edition) -> Markup {
    picture(card.name(), card.facts(edition).color.name())
}

/// The picture of a card of Duel.
pub(crate) fn duel(card: duel::Card) -> Markup {
    picture(card.name(), color_word(card.row().color))
}

/// A building on ground in the color of its type. It stands at the lower edge of its box. If the ratio is not 60 to 40,
/// sky or ground continues.
fn picture(name: &str, color: &str) -> Markup {
    html! {
        svg class={ "building k-" (color) } viewBox="0 0 60 40" preserveAspectRatio="xMidYMax meet" aria-hidden="true" {
            @if let Some(address) = address(name) { use href=(address) {} }
        }
    }
}

/// The address of the picture for a printed name.
pub(crate) fn address(name: &str) -> Option<String> {
    let id = id(name);
    let file = *FILES.get(id.as_str())?;
    Some(format!("{}#{id}", assets::buildings(file)))
}

/// The id of the picture for a printed name.
fn id(name: &str) -> String {
    format!("b-{}", name.to_lowercase().replace(' ', "-"))
}

/// The visible part of a card in a city.
pub(crate) struct Head<'a> {
    /// The color of its type.
    pub(crate) color: Color,
    /// Its name.
    pub(crate) name: &'a str,
    /// Its name and effect in words, as its tip.
    pub(crate) tip: String,
    /// Its type and effect in words.
    pub(crate) words: &'a str,
    /// Its picture.
    pub(crate) picture: Markup,
    /// Its effect as icons.
    pub(crate) icons: Markup,
    /// Its name for animations, if it moves.
    pub(crate) fly: Option<String>,
}

impl Head<'_> {
    /// The card in a city: its effect and its picture. The name is in the tip and in the words for screen readers; the
    /// style sheet shows it if there is room.
    pub(crate) fn print(&self) -> Markup {
        html! {
            li class={ "chip k-" (self.color.name()) } title=(self.tip) data-fly=[&self.fly] {
                span class="chip-gives" { (self.icons) }
                (self.picture)
                span class="nm" { (self.name) }
                span class="sr" { (self.words) }
            }
        }
    }
}

/// A city as a place. `assets/scene.css` draws it.
pub(crate) struct Scene {
    /// The age, which gives the light.
    pub(crate) age: u8,
    /// Whether the neighbors on the left and on the right are stronger.
    pub(crate) at_war: [bool; 2],
    /// The points that light its lamps and hearths.
    pub(crate) points: i16,
}

impl Scene {
    /// How many points light a lamp, and how many lamps there are; half as many hearths smoke.
    const POINTS: i16 = 5;
    const LAMPS: i16 = 8;

    /// The place around what stands in it.
    pub(crate) fn print(&self, inside: &Markup) -> Markup {
        let lamps = (self.points / Scene::POINTS).clamp(0, Scene::LAMPS);
        let [left, right] = self.at_war;
        html! {
            div class={ "scene age" (self.age) " l" (lamps) (if left { " war-left" } else { "" }) (if right { " war-right" } else { "" }) } {
                (inside)
                span class="lamps" {}
            }
        }
    }
}

/// The button that shows cities as places or as sorted cards.
pub(crate) fn switch(t: &Texts) -> Markup {
    let name = say!(t, "city-sorted");
    html! {
        button type="button" class="sorter scripted" data-switch="sorted" aria-pressed="false" aria-label=(name) title=(name) { (icon("filter")) }
    }
}

/// A building that was just revealed, large for a moment on a big screen. Each has a name, so that the next one is shown
/// anew.
pub(crate) fn revealed(id: &str, name: &str, picture: &Markup) -> Markup {
    html! { div id=(id) class="revealed" aria-hidden="true" { (picture) b class="nm" { (name) } } }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every card of the games: its picture's id, and the age in which it is first dealt.
    fn cards() -> Vec<(String, usize)> {
        let editions = [Edition::First, Edition::Second];
        let of_seven = editions.into_iter().flat_map(|edition| {
            let cards = seven::Card::ALL.into_iter();
            cards
                .filter(move |card| card.is_in(edition))
                .map(move |card| {
                    let copies = card.facts(edition).copies;
                    let first = copies.iter().position(|copies| !copies.is_empty());
                    (id(card.name()), first.unwrap_or(2))
                })
        });
        let of_duel = duel::Card::ALL.into_iter();
        let of_duel = of_duel.map(|card| (id(card.name()), card.row().back.age() as usize));
        of_seven.chain(of_duel).collect()
    }

    #[test]
    fn every_card_has_a_picture_and_there_are_no_others() {
        let drawn: Vec<&str> = assets::BUILDINGS.into_iter().flat_map(ids).collect();
        let used: BTreeSet<String> = cards().into_iter().map(|(id, _)| id).collect();
        let different: BTreeSet<String> = drawn.iter().map(|id| (*id).to_owned()).collect();
        assert_eq!(drawn.len(), different.len(), "an id is used twice");
        assert_eq!(different, used);
    }

    #[test]
    fn a_picture_comes_no_later_than_its_card() {
        for (id, age) in cards() {
            assert!(FILES[id.as_str()] <= age, "{id}");
        }
    }

    #[test]
    fn a_card_shows_its_picture_on_ground_of_its_color() {
        let altar = seven(seven::Card::Altar, Edition::Second).into_string();
        assert!(altar.contains("class=\"building k-blue\""), "{altar}");
        assert!(altar.contains("#b-altar\""), "{altar}");
        let same = duel(duel::Card::Altar).into_string();
        assert_eq!(altar, same);
        assert!(
            duel(duel::Card::GlassBlower)
                .into_string()
                .contains("#b-glass-blower\"")
        );
    }

    #[test]
    fn the_files_hold_nothing_but_shapes_and_what_they_use_is_there() {
        for file in assets::BUILDINGS {
            for foreign in ["<script", "<style", "url(", "<image", "xlink"] {
                assert!(!file.contains(foreign), "{foreign}");
            }
            let all: Vec<&str> = file.split(" id=\"").skip(1).collect();
            let all: Vec<&str> = all
                .iter()
                .filter_map(|rest| Some(rest.split_once('"')?.0))
                .collect();
            let different: BTreeSet<&str> = all.iter().copied().collect();
            assert_eq!(all.len(), different.len());
            for rest in file.split("href=\"#").skip(1) {
                let name = rest.split_once('"').expect("a closing quote").0;
                assert!(different.contains(name), "{name} is not drawn");
            }
        }
    }

    #[test]
    fn the_pictures_stay_small() {
        let all: usize = assets::BUILDINGS.iter().map(|file| file.len()).sum();
        assert!(all < 72_000, "{all} bytes");
        for file in assets::BUILDINGS {
            for picture in file.lines().filter(|line| line.starts_with("<g id=\"b-")) {
                assert!(picture.len() < 1_050, "{} bytes: {picture}", picture.len());
            }
        }
    }

    #[test]
    fn a_city_shows_its_age_its_borders_and_a_lamp_for_every_five_points() {
        let scene = |at_war, points| {
            let scene = Scene {
                age: 2,
                at_war,
                points,
            };
            scene.print(&html! {}).into_string()
        };
        for (points, lamps) in [(-3, 0), (0, 0), (4, 0), (5, 1), (39, 7), (40, 8), (200, 8)] {
            let printed = scene([false, false], points);
            assert!(
                printed.contains(&format!("\"scene age2 l{lamps}\"")),
                "{printed}"
            );
        }
        assert!(scene([true, false], 0).contains("l0 war-left\""));
        assert!(scene([false, true], 0).contains("l0 war-right\""));
        assert!(scene([true, true], 0).contains("l0 war-left war-right\""));
    }

    #[test]
    fn a_revealed_building_is_for_the_eyes_alone() {
        let printed = revealed("tv0-3", "Walls", &html! { svg {} }).into_string();
        assert_eq!(
            printed,
            r#"<div id="tv0-3" class="revealed" aria-hidden="true"><svg></svg><b class="nm">Walls</b></div>"#
        );
    }
}
