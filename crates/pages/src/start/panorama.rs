//! The picture of the start page: the wonder of the day with its landscape, and a street of buildings in front of it.
//! `assets/home.css` builds it part by part on the first visit.

use antipater_engine::seven::{Card, Edition, Wonder};
use maud::{Markup, html};

use crate::{art, buildings};

/// The buildings of the street, from left to right; it repeats on wide screens.
const STREET: [Card; 12] = [
    Card::TreeFarm,
    Card::Marketplace,
    Card::Aqueduct,
    Card::GuardTower,
    Card::TownHall,
    Card::Gardens,
    Card::Temple,
    Card::Altar,
    Card::Palace,
    Card::Arena,
    Card::Statue,
    Card::Pantheon,
];
/// How often the street repeats.
const TIMES: usize = 2;

/// The picture for a day, counted since 1970.
pub(super) fn scene(day: i64) -> Markup {
    let turn = day.rem_euclid(Wonder::COUNT as i64) as usize;
    let wonder = Wonder::ALL[turn];
    let street = STREET.iter().cycle().take(STREET.len() * TIMES);
    html! {
        div class="sky" aria-hidden="true" {}
        div class="vista" aria-hidden="true" {
            (art::monument(wonder, 1, 1))
            div class="street" { @for &card in street { (buildings::seven(card, Edition::Second)) } }
        }
    }
}
