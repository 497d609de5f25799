//! Gives the classes and functions of the module the descriptions that the stubs have: `text!("Duel" "apply")`, and
//! `text!("Duel" "")` for a class, `text!("" "analyze")` for a function.

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The stubs in the repository, and in a source distribution.
const STUBS: [&str; 2] = [
    "../../python/src/antipater/_antipater.pyi",
    "../../src/antipater/_antipater.pyi",
];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let stubs = STUBS.into_iter().find(|path| Path::new(path).exists());
    let stubs = stubs.ok_or("there is no _antipater.pyi")?;
    println!("cargo::rerun-if-changed={stubs}");
    let mut arms = String::new();
    for ((class, name), text) in descriptions(&fs::read_to_string(stubs)?) {
        writeln!(arms, "({class:?} {name:?}) => {{ {text:?} }};")?;
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("OUT_DIR is not set")?);
    fs::write(
        out.join("text.rs"),
        format!("macro_rules! text {{ {arms} }}"),
    )?;
    Ok(())
}

/// What the stubs say of each class, method and function.
fn descriptions(stubs: &str) -> Vec<((&str, &str), String)> {
    let (mut found, mut class, mut name) = (Vec::new(), "", None);
    let mut lines = stubs.lines();
    while let Some(line) = lines.next() {
        let code = line.trim_start();
        let indent = line.len() - code.len();
        if let Some(rest) = code.strip_prefix("class ") {
            class = word(rest);
            name = Some("");
        } else if let Some(rest) = code.strip_prefix("def ") {
            if indent == 0 {
                class = "";
            }
            name = (!rest.ends_with("...")).then_some(word(rest));
        } else if let Some(begin) = code.strip_prefix("\"\"\"")
            && let Some(described) = name.take()
        {
            let mut text = begin.to_owned();
            while !text.ends_with("\"\"\"") {
                let next = lines.next().unwrap_or("\"\"\"");
                text.push('\n');
                text.push_str(next.get(indent..).unwrap_or(next.trim_start()));
            }
            let text = text.trim_end_matches("\"\"\"").trim_end().to_owned();
            found.push(((class, described), text));
        }
    }
    found
}

/// The name at the beginning of a declaration.
fn word(declaration: &str) -> &str {
    declaration.split(['(', ':']).next().unwrap_or_default()
}
