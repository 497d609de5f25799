//! How the players of 7 Wonders come to their wonders when several people play.

use antipater_engine::rng::shuffle;
use antipater_engine::seven::{Edition, Wonder};
use rand_core::Rng;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How the players of 7 Wonders come to their wonders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Boards {
    /// All random, but for the `wonder` of the first seat.
    Random,
    /// Each person takes a free wonder in the waiting room, where all see it.
    Chosen,
    /// Each person lists wonders in secret. At the deal, people in random order get the first of their list that is free.
    Drafted,
}

impl Boards {
    /// All variants, in the order of the form.
    pub const ALL: [Boards; 3] = [Boards::Random, Boards::Chosen, Boards::Drafted];
    /// The most wonders that a person can list.
    pub const LISTED: usize = 3;

    /// The word for it in the form.
    pub const fn name(self) -> &'static str {
        match self {
            Boards::Random => "random",
            Boards::Chosen => "chosen",
            Boards::Drafted => "drafted",
        }
    }
}

/// Gives the seats in random order the first wonder of their lists that is free. A seat without one is dealt what is
/// left.
pub fn assign(lists: &[&[Wonder]], rng: &mut impl Rng) -> Vec<Option<Wonder>> {
    let mut order: Vec<usize> = (0..lists.len()).collect();
    shuffle(&mut order, rng);
    let mut given = vec![None; lists.len()];
    for seat in order {
        let mut list = lists[seat].iter().copied().map(Some);
        given[seat] = list.find(|wonder| !given.contains(wonder)).flatten();
    }
    given
}

/// The name of a wonder in options, requests and the store: its city in the first edition.
pub const fn city(wonder: Wonder) -> &'static str {
    wonder.city(Edition::First)
}

/// The wonder with this name.
pub fn wonder_of(city: &str) -> Option<Wonder> {
    Wonder::from_city(Edition::First, city)
}

/// The serialized form of wonders: a list of their names.
pub mod cities {
    use antipater_engine::seven::Wonder;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    /// Serializes wonders.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<S: Serializer>(wonders: &[Wonder], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(wonders.iter().map(|&wonder| super::city(wonder)))
    }

    /// Deserializes wonders.
    ///
    /// # Errors
    /// If a name is unknown.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Wonder>, D::Error> {
        let names = Vec::<String>::deserialize(from)?.into_iter();
        let read = |name: String| {
            super::wonder_of(&name).ok_or_else(|| D::Error::custom(format!("no wonder {name:?}")))
        };
        names.map(read).collect()
    }
}

#[cfg(test)]
mod tests {
    use antipater_engine::rng::generator;

    use super::*;

    #[test]
    fn seats_with_the_same_list_share_the_first_choice_equally() {
        const GAMES: u64 = 3000;
        let list = [Wonder::Rhodes, Wonder::Giza, Wonder::Olympia];
        let mut got = [[0; 3]; 4];
        for seed in 0..GAMES {
            let given = assign(&[list.as_slice(); 4], &mut generator(seed, 0));
            for (seat, wonder) in given.iter().enumerate() {
                if let Some(place) = list.iter().position(|it| Some(*it) == *wonder) {
                    got[seat][place] += 1;
                }
            }
        }
        // Five standard deviations of a share of a quarter.
        let expected = GAMES / 4;
        assert!(
            got.iter().flatten().all(|&n| expected.abs_diff(n) < 120),
            "{got:?}"
        );
    }

    #[test]
    fn every_list_gives_different_wonders_and_the_best_that_is_free() {
        let mut rng = generator(7, 0);
        for seats in 0..=7 {
            for _ in 0..200 {
                let mut lists = Vec::new();
                for _ in 0..seats {
                    let mut list = Wonder::ALL;
                    shuffle(&mut list, &mut rng);
                    lists.push(list[..(rng.next_u32() % 4) as usize].to_vec());
                }
                let lists: Vec<&[Wonder]> = lists.iter().map(Vec::as_slice).collect();
                let given = assign(&lists, &mut rng);
                assert_eq!(given.len(), seats);
                for (seat, list) in lists.iter().enumerate() {
                    let others = |wonder: &Wonder| {
                        let mut others = given.iter().enumerate();
                        others.any(|(other, it)| other != seat && *it == Some(*wonder))
                    };
                    assert!(given[seat].is_none_or(|own| list.contains(&own) && !others(&own)));
                    // Another seat has each wonder that this one prefers to its own.
                    let preferred = list.iter().take_while(|it| Some(**it) != given[seat]);
                    assert!(preferred.into_iter().all(others));
                }
            }
        }
    }

    #[test]
    fn who_has_no_list_takes_nothing_from_the_others() {
        for seed in 0..50 {
            let given = assign(&[&[], &[Wonder::Giza], &[]], &mut generator(seed, 0));
            assert_eq!(given, [None, Some(Wonder::Giza), None]);
        }
    }
}
