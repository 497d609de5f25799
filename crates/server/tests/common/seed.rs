//! The seed of all games in tests: deals and bots are the same in every run.

/// The seed: 1, or `ANTIPATER_TEST_SEED`, for finding games that break the server or its pages.
pub(crate) fn seed() -> u64 {
    let named = std::env::var("ANTIPATER_TEST_SEED");
    named.map_or(1, |seed| {
        seed.parse().expect("ANTIPATER_TEST_SEED is a number")
    })
}
