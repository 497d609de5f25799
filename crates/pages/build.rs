//! Makes the typeface of the headings: Libertinus Serif Semibold with the letters of our languages alone, compressed for
//! browsers. The font comes from a crate, so none lies in the repository. And leaves out of the scripts and styles what no
//! browser reads: comments that have lines of their own, and empty lines.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use allsorts::Font;
use allsorts::binary::read::ReadScope;
use allsorts::font::MatchingPresentation;
use allsorts::font_data::FontData;
use allsorts::subset::{CmapTarget, SubsetProfile, subset};
use ttf2woff2::BrotliQuality;

/// Where the font comes among those of the crate.
const SEMIBOLD: usize = 4;

include!("src/letters.rs");

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/letters.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("OUT_DIR is not set")?);
    write_scripts_and_styles(&out)?;
    let bytes = typst_assets::fonts()
        .nth(SEMIBOLD)
        .ok_or("the font is not there")?;
    let file = ReadScope::new(bytes).read::<FontData<'_>>()?;
    let mut font = Font::new(file.table_provider(0)?)?;
    // Number 0 is drawn for what the font does not have.
    let mut glyphs = vec![0];
    for letter in LETTERS.chars() {
        let (glyph, _) = font.lookup_glyph_index(letter, MatchingPresentation::NotRequired, None);
        if glyph == 0 {
            return Err(format!("the font has no {letter:?}").into());
        }
        if !glyphs.contains(&glyph) {
            glyphs.push(glyph);
        }
    }
    let tables = file.table_provider(0)?;
    let small = subset(
        &tables,
        &glyphs,
        &SubsetProfile::Minimal,
        CmapTarget::Unicode,
    )
    .map_err(|error| format!("{error:?}"))?;
    let compressed = ttf2woff2::encode(&small, BrotliQuality::default())?;
    fs::write(out.join("heading.woff2"), compressed)?;
    Ok(())
}

fn write_scripts_and_styles(out: &Path) -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=assets");
    for entry in fs::read_dir("assets")? {
        let file = entry?.path();
        let ending = file.extension().and_then(|ending| ending.to_str());
        let (Some("js" | "css"), Some(name)) = (ending, file.file_name()) else {
            continue;
        };
        let text = fs::read_to_string(&file)?;
        let lines = without_comments(&text, ending == Some("js"));
        let lines = lines.map_err(|line| format!("{}: {line}", file.display()))?;
        fs::write(out.join(name), lines)?;
    }
    Ok(())
}

/// The lines of a script or a style sheet that are neither empty nor comments.
///
/// # Errors
/// Gives the line where a string goes on in the next one, so that a line of it could look like a comment, or where something
/// stands behind a comment.
fn without_comments(text: &str, is_script: bool) -> Result<String, &str> {
    let mut kept = String::new();
    let mut inside = false;
    for line in text.lines() {
        let trimmed = line.trim();
        inside |= trimmed.starts_with("/*");
        if inside {
            let end = trimmed.find("*/").map(|end| end + 2);
            if end.is_some_and(|end| end < trimmed.len()) {
                return Err(line);
            }
            inside = end.is_none();
            continue;
        }
        if trimmed.is_empty() || is_script && trimmed.starts_with("//") {
            continue;
        }
        if is_script && !trimmed.matches('`').count().is_multiple_of(2) {
            return Err(line);
        }
        kept.push_str(line);
        kept.push('\n');
    }
    Ok(kept)
}
