//! The program of the target `import`.
#![cfg_attr(any(fuzzing, feature = "libfuzzer"), no_main)]

antipater_fuzz::program!(antipater_fuzz::import::lines);
