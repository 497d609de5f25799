//! Makes the typeface of the headings: Libertinus Serif Semibold with the letters of our languages alone, compressed for
//! browsers. The font comes from a crate, so none lies in the repository.

use std::error::Error;
use std::path::PathBuf;
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
    let folder = PathBuf::from(env::var_os("OUT_DIR").ok_or("OUT_DIR is not set")?);
    fs::write(folder.join("heading.woff2"), compressed)?;
    Ok(())
}
