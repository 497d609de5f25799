//! Generates the typeface of headings: Libertinus Serif Semibold, from a crate, reduced to the letters of our languages
//! and compressed for browsers; and the same with more letters, uncompressed, for pictures with names. Also strips comment lines and empty lines from scripts and style sheets.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::{env, fs};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use subsetter::{GlyphRemapper, subset};
use ttf_parser::{Face, RawFace, Tag};

/// The index of the font among those of the crate.
const SEMIBOLD: usize = 4;

include!("src/letters.rs");

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/letters.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("OUT_DIR is not set")?);
    write_scripts_and_styles(&out)?;
    let font = typst_assets::fonts().nth(SEMIBOLD).ok_or("no such font")?;
    let face = Face::parse(font, 0)?;
    fs::write(
        out.join("heading.woff"),
        woff(&tables(&face, LETTERS.chars())?)?,
    )?;
    // Latin, Greek and Cyrillic letters.
    let names = ('!'..'\u{530}').chain('\u{1e00}'..'\u{1f00}');
    let names = names.filter(|letter| face.glyph_index(*letter).is_some());
    let names: BTreeSet<char> = LETTERS.chars().chain(names).collect();
    fs::write(
        out.join("names.otf"),
        sfnt(&tables(&face, names.into_iter())?),
    )?;
    Ok(())
}

/// The tables of the font reduced to some letters. The subsetter is made for PDF; what only browsers need is added here.
fn tables(
    face: &Face<'_>,
    letters: impl Iterator<Item = char>,
) -> Result<BTreeMap<Tag, Vec<u8>>, Box<dyn Error>> {
    let mut glyphs = GlyphRemapper::new();
    let mut characters = BTreeMap::new();
    for letter in letters {
        let glyph = face.glyph_index(letter);
        let glyph = glyph.ok_or_else(|| format!("the font has no {letter:?}"))?;
        characters.insert(u32::from(letter), u32::from(glyphs.remap(glyph.0)));
    }
    let small = subset(face.raw_face().data, 0, &glyphs)?;
    let small = RawFace::parse(&small, 0)?;
    let records = small.table_records.into_iter();
    let mut tables: BTreeMap<_, _> = records
        .filter_map(|record| Some((record.tag, small.table(record.tag)?.to_vec())))
        .collect();
    let style = Tag::from_bytes(b"OS/2");
    let whole = face.raw_face().table(style).ok_or("no OS/2")?;
    tables.insert(style, whole.to_vec());
    tables.insert(Tag::from_bytes(b"cmap"), character_map(&characters));
    Ok(tables)
}

/// A `cmap` table with one subtable of format 12, in which each character is a separate group.
fn character_map(characters: &BTreeMap<u32, u32>) -> Vec<u8> {
    let groups = characters.len() as u32;
    // Version 0 with one subtable: Windows (3), all of Unicode (10), 12 bytes from the beginning.
    let head = [1, 0x0003_000a, 12, 0x000c_0000, 16 + 12 * groups, 0, groups];
    let groups = characters
        .iter()
        .flat_map(|(&character, &glyph)| [character, character, glyph]);
    head.into_iter()
        .chain(groups)
        .flat_map(u32::to_be_bytes)
        .collect()
}

/// A font in the Web Open Font Format 1.0 (<https://www.w3.org/TR/WOFF/>).
fn woff(tables: &BTreeMap<Tag, Vec<u8>>) -> io::Result<Vec<u8>> {
    let mut directory = Vec::new();
    let mut content = Vec::new();
    let start = 44 + 20 * tables.len();
    for (tag, table) in tables {
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(table)?;
        let packed = encoder.finish()?;
        let packed = if packed.len() < table.len() {
            &packed
        } else {
            table
        };
        let sizes = [start + content.len(), packed.len(), table.len()];
        directory.extend(tag.to_bytes());
        directory.extend(
            sizes
                .into_iter()
                .flat_map(|size| (size as u32).to_be_bytes()),
        );
        directory.extend(checksum(table).to_be_bytes());
        content.extend_from_slice(packed);
        content.resize(content.len().next_multiple_of(4), 0);
    }
    let unpacked = tables
        .values()
        .map(|table| 16 + table.len().next_multiple_of(4));
    let head = [
        u32::from_be_bytes(*b"wOFF"),
        u32::from_be_bytes(*b"OTTO"),
        (start + content.len()) as u32,
        (tables.len() as u32) << 16,
        12 + unpacked.sum::<usize>() as u32,
    ];
    let mut file: Vec<u8> = head.into_iter().flat_map(u32::to_be_bytes).collect();
    file.resize(44, 0);
    Ok([file, directory, content].concat())
}

/// A font as an OpenType file (<https://learn.microsoft.com/typography/opentype/spec/otff>).
fn sfnt(tables: &BTreeMap<Tag, Vec<u8>>) -> Vec<u8> {
    let count = tables.len() as u16;
    let largest = count.ilog2() as u16;
    let range = 16 << largest;
    let head = [count, range, largest, 16 * count - range];
    let mut file = b"OTTO".to_vec();
    file.extend(head.into_iter().flat_map(u16::to_be_bytes));
    let mut content = Vec::new();
    let start = file.len() + 16 * tables.len();
    for (tag, table) in tables {
        let place = [
            checksum(table),
            (start + content.len()) as u32,
            table.len() as u32,
        ];
        file.extend(tag.to_bytes());
        file.extend(place.into_iter().flat_map(u32::to_be_bytes));
        content.extend_from_slice(table);
        content.resize(content.len().next_multiple_of(4), 0);
    }
    [file, content].concat()
}

/// The sum of the words of a table.
fn checksum(table: &[u8]) -> u32 {
    let words = table.chunks(4).map(|word| {
        let mut padded = [0; 4];
        padded[..word.len()].copy_from_slice(word);
        u32::from_be_bytes(padded)
    });
    words.fold(0, u32::wrapping_add)
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
/// Returns a line that cannot be judged: a string continues on the next line, which could look like a comment, or code
/// follows a comment.
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
