//! Tries files on a target, without a fuzzer: `cargo run -p antipater-fuzz --example replay -- TARGET FILE…`

use std::process::ExitCode;
use std::{env, fs, io};

use antipater_fuzz::TARGETS;

fn main() -> io::Result<ExitCode> {
    let mut args = env::args_os().skip(1);
    let name = args.next().unwrap_or_default();
    let Some((_, target)) = TARGETS.iter().find(|(known, _)| name == *known) else {
        return Ok(ExitCode::from(2));
    };
    for file in args {
        target(&fs::read(file)?);
    }
    Ok(ExitCode::SUCCESS)
}
