//! The program of the target `duel_line`.
#![cfg_attr(any(fuzzing, feature = "libfuzzer"), no_main)]

antipater_fuzz::program!(antipater_fuzz::lines::duel);
