//! Detects outdated translations. `english.txt` of each language has the fingerprint of the English text that each
//! message translates. A message whose English text has changed since is dropped, so that English is shown instead.
//! `scripts/stale-texts` records a new fingerprint after an update.

use std::collections::HashMap;

/// The messages of a text file in order: the id, and the lines with the id in front.
fn messages(file: &str) -> impl Iterator<Item = (&str, &str)> {
    let starts: Vec<usize> = line_starts(file)
        .filter(|&at| file[at..].starts_with(|first: char| !first.is_whitespace()))
        .collect();
    let ends = starts.clone().into_iter().skip(1).chain([file.len()]);
    starts.into_iter().zip(ends).filter_map(|(start, end)| {
        let message = &file[start..end];
        let (name, _) = message.split_once('=')?;
        let name = name.trim_end();
        let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let is_name = name.starts_with(|first: char| first.is_ascii_lowercase());
        (is_name && name.chars().all(plain)).then_some((name, message))
    })
}

fn line_starts(file: &str) -> impl Iterator<Item = usize> {
    let after_breaks = file.match_indices('\n').map(|(at, _)| at + 1);
    [0].into_iter().chain(after_breaks)
}

/// The fingerprint of a text: FNV-1a with 32 bits over its lines, without trailing white space and blank lines.
fn fingerprint(message: &str) -> u32 {
    let lines = message
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty());
    let bytes = lines.flat_map(|line| line.bytes().chain([b'\n']));
    bytes.fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// The fingerprints of the English texts in these files, by id.
pub(super) fn fingerprints<'a>(files: impl Iterator<Item = &'a str>) -> HashMap<&'a str, u32> {
    let all = files.flat_map(messages);
    all.map(|(name, message)| (name, fingerprint(message)))
        .collect()
}

/// The fingerprints of the English texts that were translated, by id. `translated` is the content of `english.txt`.
pub(super) fn translated(translated: &str) -> HashMap<&str, u32> {
    let lines = translated.lines().filter_map(|line| {
        let (name, print) = line.split_once(' ')?;
        Some((name, u32::from_str_radix(print, 16).ok()?))
    });
    lines.collect()
}

/// The messages of a file that translate the current English texts. Messages that English does not have, such as printed
/// names, stay.
pub(super) fn current(
    file: &str,
    translated: &HashMap<&str, u32>,
    english: &HashMap<&str, u32>,
) -> String {
    let is_current = |(name, _): &(&str, &str)| match english.get(name) {
        Some(print) => translated.get(name) == Some(print),
        None => true,
    };
    messages(file)
        .filter(is_current)
        .map(|(_, message)| message)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "# A comment\nyes = Yes\nseats =\n    { $count ->\n        [one] A seat\n       *[other] Seats\n    }\n\nno = No\n";
    const FINNISH: &str = "yes = Kyllä\nseats = Paikat\nno = Ei\ncard = Kortti\n";

    fn noted(english: &str) -> String {
        let prints = fingerprints([english].into_iter());
        let mut lines: Vec<String> = prints
            .iter()
            .map(|(name, print)| format!("{name} {print:08x}\n"))
            .collect();
        lines.sort();
        lines.concat()
    }

    #[test]
    fn a_translation_counts_as_long_as_its_english_stays() {
        let translated = noted(ENGLISH);
        let said = |english: &str| {
            let prints = fingerprints([english].into_iter());
            current(FINNISH, &super::translated(&translated), &prints)
        };
        assert_eq!(said(ENGLISH), FINNISH);
        assert_eq!(
            said(&ENGLISH.replace("    ", "  ")),
            FINNISH,
            "indented otherwise"
        );
        let changed = said(&ENGLISH.replace("A seat", "One seat"));
        assert_eq!(changed, "yes = Kyllä\nno = Ei\ncard = Kortti\n");
    }

    #[test]
    fn a_text_that_was_never_compared_is_not_shown() {
        let prints = fingerprints([ENGLISH].into_iter());
        assert_eq!(
            current(FINNISH, &HashMap::new(), &prints),
            "card = Kortti\n"
        );
    }

    #[test]
    fn fingerprints_are_those_of_the_script() {
        assert_eq!(fingerprint("yes = Yes\n"), 0x9464_829e);
    }
}
