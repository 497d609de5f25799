//! The number of random cases of a test.

/// `few` cases, times `ANTIPATER_CASES` if that is set. The gate takes few, the full check many.
pub(crate) fn cases(few: u64) -> u64 {
    let times = std::env::var("ANTIPATER_CASES").ok();
    let times = times.map_or(1, |times| {
        times.parse().expect("ANTIPATER_CASES is a number")
    });
    few * times
}
