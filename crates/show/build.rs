//! Generates the list of text files in `locales`, one folder for each language, for `src/texts`. English defines which
//! files there are; a language that lacks one falls back to English there. A module for browsers contains English only;
//! it fetches each other language as a separate file on demand.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let home = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    println!("cargo::rerun-if-changed=locales");
    let for_browsers = env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
    let mut list = String::from("&[\n");
    let mut folders = sorted(&home.join("locales"))?;
    folders.retain(|folder| !for_browsers || name(folder) == "en");
    for folder in folders {
        let _ = writeln!(
            list,
            "    LanguageFiles {{ folder: {:?}, texts: &[",
            name(&folder)
        );
        for file in sorted(&folder)? {
            if file.extension().is_some_and(|ending| ending == "ftl") {
                let _ = writeln!(list, "        include_str!({file:?}),");
            }
        }
        let translated = folder.join("english.txt");
        let translated = if translated.exists() {
            format!("include_str!({translated:?})")
        } else {
            "\"\"".to_owned()
        };
        let _ = writeln!(list, "    ], translated: {translated} }},");
    }
    list.push(']');
    fs::write(out.join("locales.rs"), list)
}

/// The entries of a folder, sorted by name.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?;
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}

fn name(folder: &Path) -> &str {
    let name = folder.file_name().and_then(|name| name.to_str());
    name.unwrap_or_default()
}
