//! Whole games: each change is stored as entries, and a table loaded from them is the same.

use std::collections::HashSet;

use antipater_engine::rng::{below, generator};
use antipater_show::guide::Guidable;
use antipater_show::options::Pace;
use antipater_table::Entry;

use crate::banks::BANK;
use crate::{Kept, at, duel, seven, view};

/// Plays a whole game of random requests. After each change, the table loaded from the entries looks the same.
fn play_anyhow<G: Guidable>(mut kept: Kept<G>, people: usize, seed: u64) {
    let mut rng = generator(seed, 1);
    let mut resigned = HashSet::new();
    for _ in 0..2000 {
        if kept.table.game().is_over() {
            break;
        }
        let seat = below(&mut rng, people as u32) as usize;
        let now = kept.now;
        let done = match below(&mut rng, 40) {
            0 => kept.keep(kept.table.leave(at(seat), now)),
            1 => kept.keep(kept.table.come_back(at(seat), kept.now)),
            2 => {
                let own = at((seat + 1) % 7);
                kept.keep(kept.table.stand_in(own, at(seat), Some(0), now))
            }
            3..6 => kept.undo(seat),
            6 if resigned.len() + 1 < people && below(&mut rng, 10) == 0 => {
                resigned.insert(seat);
                kept.keep(kept.table.resign(at(seat), kept.now))
            }
            7 => kept.play(seat, &[]),
            9 => kept.keep(kept.table.time_up(now)),
            8 => kept.play(seat, &["{}".to_owned()]),
            _ => match kept.any(seat, &mut rng) {
                Some(action) => kept.play(seat, &[action]),
                None => Ok(Vec::new()),
            },
        };
        kept.now += 1000;
        if done.is_ok_and(|entries| !entries.is_empty()) {
            let now = kept.now;
            kept.keep(kept.table.go_on(false, now)).unwrap();
            let loaded = kept.loaded();
            for seat in 0..people {
                let (mut seen, mut again) = (kept.view(seat), view(&loaded, seat, kept.now));
                // The number of choices, and a hint, are only in memory.
                (seen.choices, again.choices) = (0, 0);
                assert_eq!(seen, again);
            }
            assert_eq!(kept.table.awaited(), loaded.awaited());
            assert_eq!(kept.table.banks(), loaded.banks());
            assert_eq!(kept.table.clock().deadline, loaded.clock().deadline);
            for seat in (0..people).map(at) {
                assert_eq!(kept.table.may_undo(seat, now), loaded.may_undo(seat, now));
            }
        }
    }
    assert!(kept.table.game().is_over(), "two thousand deeds end a game");
    let entries = kept.entries.iter();
    let ends = entries.filter(|(_, entry)| *entry == Entry::Over);
    assert_eq!(ends.count(), 1);
}

#[test]
fn a_table_is_what_its_entries_tell() {
    for seed in 0..6 {
        for people in 1..=2 {
            play_anyhow(duel(people, seed, Pace::Free), people, seed);
            play_anyhow(duel(people, seed, BANK), people, seed);
        }
        for people in 1..=3 {
            play_anyhow(seven(people, seed, |_| {}), people, seed);
            let kept = seven(people, seed, |options| options.common.pace = BANK);
            play_anyhow(kept, people, seed);
        }
    }
}
