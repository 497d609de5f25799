//! Lists the files of texts below `locales`, one folder for each language, for `src/texts`. English says which files there
//! are; a language that lacks one still builds, and speaks English there.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let home = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    println!("cargo::rerun-if-changed=locales");
    let mut list = String::from("&[\n");
    for folder in sorted(&home.join("locales"))? {
        let _ = writeln!(list, "    ({:?}, &[", name(&folder));
        for file in sorted(&folder)? {
            if file.extension().is_some_and(|ending| ending == "ftl") {
                let _ = writeln!(list, "        include_str!({file:?}),");
            }
        }
        list.push_str("    ]),\n");
    }
    list.push(']');
    fs::write(out.join("locales.rs"), list)
}

/// What lies in a folder, in the order of the names.
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
