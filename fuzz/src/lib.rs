//! Fuzz targets: what each parser of foreign text promises, as functions that panic when a promise is broken.
//!
//! Each target is a function of bytes, listed in [`TARGETS`]. `fuzz_targets/` has a program for each, for libFuzzer
//! (`scripts/fuzz`, or `cargo fuzz run NAME`). The inputs in `corpus/` are replayed by `cargo test` without a fuzzer.

pub mod import;
pub mod lines;
pub mod records;
pub mod requests;
pub mod score_pad;
pub mod words;
mod world;

#[cfg(any(fuzzing, feature = "libfuzzer"))]
#[doc(hidden)]
pub use libfuzzer_sys;

/// The work of a target on an input.
pub type Target = fn(&[u8]);

/// All targets by name.
pub const TARGETS: [(&str, Target); 11] = [
    ("seven_record", records::seven),
    ("duel_record", records::duel),
    ("seven_line", lines::seven),
    ("duel_line", lines::duel),
    ("score_pad", score_pad::sheet),
    ("words", words::words),
    ("import", import::lines),
    ("form", requests::form),
    ("api", requests::api),
    ("address", requests::address),
    ("upload", requests::upload),
];

/// The program of a target. Without libFuzzer it does nothing: `examples/replay.rs` tries single inputs.
#[macro_export]
macro_rules! program {
    ($target:path) => {
        #[cfg(any(fuzzing, feature = "libfuzzer"))]
        $crate::libfuzzer_sys::fuzz_target!(|input: &[u8]| $target(input));

        #[cfg(not(any(fuzzing, feature = "libfuzzer")))]
        fn main() {}
    };
}

/// A refusal says what is wrong.
///
/// # Panics
/// When it says nothing.
fn refused(error: impl std::fmt::Display) {
    let told = error.to_string();
    assert!(told.len() > 5, "an error without words: {told:?}");
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::TARGETS;

    /// The folder of this crate.
    fn home() -> &'static Path {
        Path::new(env!("CARGO_MANIFEST_DIR"))
    }

    fn names(folder: &str) -> Vec<String> {
        let entries = fs::read_dir(home().join(folder)).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    }

    #[test]
    fn every_target_has_a_program_and_a_corpus() {
        let mut targets = TARGETS.map(|(name, _)| name.to_owned()).to_vec();
        targets.sort();
        assert_eq!(names("corpus"), targets);
        let programs = names("fuzz_targets");
        let programs: Vec<&str> = programs
            .iter()
            .filter_map(|name| name.strip_suffix(".rs"))
            .collect();
        assert_eq!(programs, targets);
        let manifest = fs::read_to_string(home().join("Cargo.toml")).unwrap();
        for target in targets {
            assert!(
                manifest.contains(&format!("name = \"{target}\"")),
                "{target}"
            );
        }
    }

    #[test]
    fn the_inputs_of_every_corpus_keep_their_promises() {
        for (name, target) in TARGETS {
            let inputs = names(&format!("corpus/{name}"));
            assert!(inputs.len() >= 3, "{name}: {} inputs", inputs.len());
            for input in inputs {
                let bytes = fs::read(home().join("corpus").join(name).join(&input)).unwrap();
                let kept = std::panic::catch_unwind(|| target(&bytes));
                assert!(kept.is_ok(), "corpus/{name}/{input}");
            }
        }
    }
}
