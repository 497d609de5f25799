//! Names and messages that people type, sanitized for others: without invisible characters or those that change the
//! direction of writing, and with a limited length.

#[cfg(not(target_family = "wasm"))]
mod letters;
#[cfg(any(test, target_family = "wasm"))]
mod letters_offline;

#[cfg(not(target_family = "wasm"))]
use self::letters::{composed, is_combining_mark, looks, plain};
#[cfg(target_family = "wasm")]
use self::letters_offline::{composed, is_combining_mark, looks, plain};

/// The longest name that a person can type, in letters.
pub const NAME_LENGTH: usize = 24;
/// The longest name in an imported record, in letters.
pub const IMPORTED_LENGTH: usize = 40;
/// The longest message, in letters.
pub const MESSAGE_LENGTH: usize = 300;
/// The longest reason of a report, in letters.
pub const REASON_LENGTH: usize = 500;
/// The name of a person whose name is hidden or forgotten: Latin for nobody, the same in every language.
pub const NEMO: &str = "Nemo";
/// The most combining marks on one letter.
const MARKS: usize = 2;

/// A name sanitized for display; `None` if nothing visible is left.
pub fn name(typed: &str) -> Option<String> {
    cut(&one_direction(&visible(typed)), NAME_LENGTH)
}

/// A name from an imported record, sanitized for display.
pub fn imported(name: &str) -> String {
    let name = cut(&one_direction(&visible(name)), IMPORTED_LENGTH);
    name.unwrap_or_else(|| NEMO.to_owned())
}

/// The reason of a report, sanitized; `None` if nothing visible is left.
pub fn reason(typed: &str) -> Option<String> {
    cut(&visible(typed), REASON_LENGTH)
}

/// A message, sanitized; `None` if nothing visible is left.
pub fn message(typed: &str) -> Option<String> {
    cut(&visible(typed), MESSAGE_LENGTH)
}

/// A name that cannot be confused with any of the others: it gets a number if necessary.
pub fn unlike(name: &str, others: &[String]) -> String {
    let alike = |name: &str| others.iter().any(|other| are_alike(other, name));
    if !alike(name) {
        return name.to_owned();
    }
    let numbered = |number: usize| {
        let mark = format!(" {number}");
        let letters = NAME_LENGTH - mark.chars().count();
        name.chars().take(letters).collect::<String>() + &mark
    };
    let free = (2..).map(numbered).find(|name| !alike(name));
    free.unwrap_or_else(|| name.to_owned())
}

/// A key that is equal for names that look alike: width, case and marks do not count.
pub fn key(name: &str) -> String {
    plain(name).chars().flat_map(char::to_lowercase).collect()
}

/// Whether two names can be confused: they share a key, or their letters look the same, as the Latin and the Cyrillic A
/// do. Some letters look the same only as capitals or only as small letters.
pub fn are_alike(one: &str, other: &str) -> bool {
    key(one) == key(other)
        || key(&looks(one)) == key(&looks(other))
        || looks(&key(one)) == looks(&key(other))
}

/// A name without the letters, and their marks, that are written in the other direction than the first one.
fn one_direction(name: &str) -> String {
    let first = name.chars().find(|letter| letter.is_alphabetic());
    let Some(backward) = first.map(is_written_backward) else {
        return name.to_owned();
    };
    let mut fits = true;
    let keep = |letter: &char| {
        if letter.is_alphabetic() {
            fits = is_written_backward(*letter) == backward;
        } else if !is_combining_mark(*letter) {
            fits = true;
        }
        fits
    };
    name.chars().filter(keep).collect()
}

/// Whether a letter belongs to a right-to-left script.
fn is_written_backward(letter: char) -> bool {
    matches!(letter,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// The visible text: a line break becomes a space, other invisible characters are removed.
fn visible(typed: &str) -> String {
    let blank = |letter: char| if letter.is_whitespace() { ' ' } else { letter };
    let letters = typed.chars().map(blank);
    letters.filter(|letter| !is_invisible(*letter)).collect()
}

/// A text with few marks, single spaces and at most `length` letters; `None` if nothing is left. Letters and marks are
/// composed after invisible characters between them are gone.
fn cut(text: &str, length: usize) -> Option<String> {
    let mut marks = 0;
    let few_marks = |letter: &char| {
        marks = if is_combining_mark(*letter) {
            marks + 1
        } else {
            0
        };
        marks <= MARKS
    };
    let kept: String = composed(text).chars().filter(few_marks).collect();
    let words: Vec<&str> = kept.split_whitespace().collect();
    let text: String = words.join(" ").chars().take(length).collect();
    let text = text.trim().to_owned();
    (!text.is_empty()).then_some(text)
}

/// Whether a letter is invisible: controls, direction marks, joiners, tags, variation selectors, spaces without width,
/// private use.
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}'
            | '\u{e0000}'..='\u{e0fff}' | '\u{f0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_what_cannot_be_seen() {
        assert_eq!(name(" A\u{202e}da \n  L. ").as_deref(), Some("Ada L."));
        assert_eq!(name("\u{200b}\t\u{3164}\u{2066}"), None);
        assert_eq!(name(&"x".repeat(100)).map(|name| name.len()), Some(24));
        assert_eq!(
            name("Z\u{300}\u{301}\u{302}\u{303}o").as_deref(),
            Some("Z\u{300}\u{301}o")
        );
        assert_eq!(name("<b>Şule</b>").as_deref(), Some("<b>Şule</b>"));
    }

    #[test]
    fn a_cut_leaves_no_blank_at_the_end() {
        let typed = "x".repeat(23) + " y";
        assert_eq!(name(&typed), Some("x".repeat(23)));
    }

    #[test]
    fn a_name_is_of_one_direction() {
        assert_eq!(
            name("Ada \u{5d0}\u{5d3}\u{5d4} L.").as_deref(),
            Some("Ada L.")
        );
        assert_eq!(
            name("\u{5d0}\u{5d3} Ada 2").as_deref(),
            Some("\u{5d0}\u{5d3} 2")
        );
        assert_eq!(name("7 \u{202e}!").as_deref(), Some("7 !"));
        assert_eq!(imported(&"x".repeat(5_000)), "x".repeat(40));
        assert_eq!(imported("\u{202e}adA"), "adA");
        assert_eq!(imported(" \u{200b}"), NEMO);
    }

    #[test]
    fn a_clean_name_stays_as_it_is() {
        for typed in [
            "Zgra\u{200b}\u{303}o",
            "Ada\u{5d0}\u{303}\u{327} L.",
            "a\u{327}\u{301}\u{302}\u{303}",
            "\u{1100}\u{1161}",
        ] {
            let name = name(typed).unwrap();
            assert_eq!(super::name(&name).as_ref(), Some(&name), "{typed:?}");
        }
        assert_eq!(name("Zgra\u{200b}\u{303}o").as_deref(), Some("Zgrão"));
        assert_eq!(name("Ada\u{5d0}\u{303} L.").as_deref(), Some("Ada L."));
    }

    #[test]
    fn alone_the_letters_of_our_languages_are_the_same() {
        let ours = "Ada Şule Žofia Őrs Ääri Çelik Đorđe Ilık Ćira 7 Ö";
        assert_eq!(letters_offline::composed(ours), composed(ours));
        assert_eq!(letters_offline::looks("Ada"), looks("Ada"));
        assert_eq!(letters_offline::plain("Ada"), plain("Ada"));
        for letter in ours.chars().chain('\u{300}'..'\u{370}') {
            let is_mark = letters_offline::is_combining_mark(letter);
            assert_eq!(is_mark, is_combining_mark(letter), "{letter:?}");
        }
    }

    #[test]
    fn names_that_look_alike_get_a_number() {
        let others = ["Ada".to_owned(), "ÁDA 2".to_owned()];
        assert_eq!(unlike("Boris", &others), "Boris");
        assert_eq!(unlike("ａdá", &others), "ａdá 3");
        for (one, other) in [
            ("Ada", "\u{410}da"),
            ("BORIS", "\u{412}ORIS"),
            ("ian", "I\u{410}N"),
            ("paypal", "\u{440}aypal"),
        ] {
            assert!(are_alike(one, other), "{one} {other}");
            assert_eq!(unlike(other, &[one.to_owned()]), format!("{other} 2"));
        }
        for (one, other) in [
            ("Ada", "Ida"),
            ("Ann", "Anna"),
            ("Şule", "Sude"),
            ("Борис", "Boris"),
        ] {
            assert!(!are_alike(one, other), "{one} {other}");
        }
        let long = "y".repeat(24);
        assert_eq!(
            unlike(&long, std::slice::from_ref(&long)),
            "y".repeat(22) + " 2"
        );
    }
}
