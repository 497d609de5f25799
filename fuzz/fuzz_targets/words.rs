//! The program of the target `words`.
#![cfg_attr(any(fuzzing, feature = "libfuzzer"), no_main)]

antipater_fuzz::program!(antipater_fuzz::words::words);
