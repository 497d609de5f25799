//! The seed of all games of the tests: deals and bots are the same in every run.

/// The seed: 1, or what `ANTIPATER_TEST_SEED` names, for somebody who looks for games that the server or its pages do not bear.
pub(crate) fn seed() -> u64 {
    let named = std::env::var("ANTIPATER_TEST_SEED");
    named.map_or(1, |seed| {
        seed.parse().expect("ANTIPATER_TEST_SEED is a number")
    })
}
