//! The program of the target `seven_record`.
#![cfg_attr(any(fuzzing, feature = "libfuzzer"), no_main)]

antipater_fuzz::program!(antipater_fuzz::records::seven);
