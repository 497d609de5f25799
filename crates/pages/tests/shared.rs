//! Sharing printed parts changes nothing: every viewer gets the same bytes as without sharing.

mod games;

use std::collections::HashMap;

use antipater_bots::{Bot, Playable, Random};
use antipater_engine::JointAction;
use antipater_engine::seven::Edition;
use antipater_pages::mode::Mode;
use antipater_pages::parts::{Parts, Printer};
use antipater_pages::{seats, table};
use antipater_show::game::Game;
use antipater_show::guide::Guidable;
use antipater_show::texts::{CardNames, Language, Texts};

/// Plays a game, and compares each region for every viewer in several languages.
fn compare<G: Guidable + Playable>(parts: &Parts, game: Game<G>, seed: u64)
where
    Random: Bot<G>,
{
    let languages = [
        Texts::of(Language::ALL[seed as usize % Language::ALL.len()]),
        Texts::naming(Language::Hungarian, CardNames::Translated),
    ];
    let seats = game.sitting.len();
    games::play(game, seed, |game, chosen| {
        for viewer in games::viewers(seats) {
            let view = games::view(game, viewer, chosen, seed.is_multiple_of(2));
            for t in languages {
                let shared = Printer::sharing(t, parts);
                let alone = table::regions(t, &view, Mode::Live);
                let printed = table::regions(shared, &view, Mode::Live);
                assert_eq!(ids(&printed), ids(&alone));
                for ((id, printed), (_, alone)) in printed.iter().zip(&alone) {
                    assert_eq!(printed.0, alone.0, "{id} for {viewer:?}");
                }
                if viewer.seat().is_none() {
                    let alone = table::tv_regions(t, &view);
                    let printed = table::tv_regions(shared, &view);
                    assert_eq!(ids(&printed), ids(&alone));
                    for ((id, printed), (_, alone)) in printed.iter().zip(&alone) {
                        assert_eq!(printed.0, alone.0, "{id} on the wall");
                    }
                }
                let [alone, printed] = [t.into(), shared].map(|printer: Printer<'_>| {
                    let regions = seats::regions(printer, &view.seats, view.you, view.facing);
                    regions
                        .into_iter()
                        .map(|(id, region)| (id, region.0))
                        .collect::<Vec<_>>()
                });
                assert_eq!(printed, alone);
            }
        }
    });
}

fn ids(regions: &[(&'static str, maud::Markup)]) -> Vec<&'static str> {
    regions.iter().map(|(id, _)| *id).collect()
}

#[test]
fn everybody_at_a_table_of_seven_wonders_gets_what_a_print_for_them_alone_has() {
    // Several games share one cache, as the tables of a server do.
    let parts = Parts::with_room(4 << 20);
    for (seed, (edition, seats)) in (0..).zip([(Edition::First, 4), (Edition::Second, 7)]) {
        compare(&parts, games::seven(edition, seats, seed), seed);
    }
}

#[test]
fn everybody_at_a_table_with_the_free_city_gets_what_a_print_for_them_alone_has() {
    let parts = Parts::with_room(4 << 20);
    for seed in 2..4 {
        compare(&parts, games::free_city(seed), seed);
    }
}

#[test]
fn both_at_a_duel_get_what_a_print_for_them_alone_has() {
    let parts = Parts::with_room(4 << 20);
    for seed in 4..7 {
        compare(&parts, games::duel(seed), seed);
    }
}

#[test]
fn a_store_without_room_changes_nothing() {
    let parts = Parts::with_room(0);
    compare(&parts, games::seven(Edition::Second, 3, 9), 9);
}

/// Plays a game and prints it for all viewers before and after they choose: regions that are not printed anew are the
/// same.
fn compare_choices<G: Guidable + Playable>(game: Game<G>, seed: u64)
where
    Random: Bot<G>,
{
    let t = Texts::of(Language::English);
    let seats = game.sitting.len();
    let mut printed_anew = 0;
    games::play(game, seed, |game, chosen| {
        for viewer in games::viewers(seats) {
            let [before, after] = [&JointAction::new(), chosen]
                .map(|chosen| games::view(game, viewer, chosen, seed.is_multiple_of(2)));
            let all = table::regions(t, &after, Mode::Live);
            let Some(anew) = table::choice_regions(t, &after) else {
                continue;
            };
            let mut page: HashMap<_, _> =
                table::regions(t, &before, Mode::Live).into_iter().collect();
            printed_anew += anew.len();
            page.extend(anew);
            assert_eq!(page.len(), all.len());
            for (id, markup) in all {
                assert_eq!(page[id].0, markup.0, "{id} for {viewer:?}");
            }
        }
    });
    assert!(printed_anew > 0);
}

#[test]
fn a_choice_changes_no_other_regions_than_those_that_are_printed_anew() {
    for (seed, seats) in (10..).zip(3..=7) {
        compare_choices(games::seven(Edition::Second, seats, seed), seed);
    }
    for seed in 20..22 {
        compare_choices(games::free_city(seed), seed);
    }
}
