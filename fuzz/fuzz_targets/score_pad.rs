//! The program of the target `score_pad`.
#![cfg_attr(any(fuzzing, feature = "libfuzzer"), no_main)]

antipater_fuzz::program!(antipater_fuzz::score_pad::sheet);
