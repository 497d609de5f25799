//! The supported languages: their names, their tags, and the choice from a list of preferences.

use std::fmt;
use std::str::FromStr;

/// A supported language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Language {
    /// English, the language in which every text is written first.
    #[default]
    English,
    /// Turkish.
    Turkish,
    /// Serbian in Latin letters.
    Serbian,
    /// Estonian.
    Estonian,
    /// Hungarian.
    Hungarian,
    /// Finnish.
    Finnish,
}

/// The language is not supported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Language; 6] = [
        Language::English,
        Language::Turkish,
        Language::Serbian,
        Language::Estonian,
        Language::Hungarian,
        Language::Finnish,
    ];

    /// The tag by which pages and headers name the language (BCP 47).
    pub const fn tag(self) -> &'static str {
        match self {
            Language::Serbian => "sr-Latn",
            other => other.folder(),
        }
    }

    /// The folder of its texts in `locales`, which is the primary subtag.
    pub const fn folder(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Turkish => "tr",
            Language::Serbian => "sr",
            Language::Estonian => "et",
            Language::Hungarian => "hu",
            Language::Finnish => "fi",
        }
    }

    /// Its name in the language itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Turkish => "Türkçe",
            Language::Serbian => "Srpski",
            Language::Estonian => "Eesti",
            Language::Hungarian => "Magyar",
            Language::Finnish => "Suomi",
        }
    }

    /// The language that a list prefers (`Accept-Language`, RFC 9110); `None` if it contains no supported one.
    pub fn preferred(list: &str) -> Option<Language> {
        let known = list.split(',').filter_map(|part| {
            let mut parts = part.split(';').map(str::trim);
            let language: Language = match parts.next()? {
                "*" => Language::English,
                tag => tag.parse().ok()?,
            };
            let weight = parts.find_map(|part| {
                let (name, weight) = part.split_once('=')?;
                name.trim().eq_ignore_ascii_case("q").then(|| weight.trim())
            });
            let weight = match weight {
                None => 1.0,
                Some(weight) => weight.parse::<f32>().ok()?,
            };
            (weight > 0.0 && weight <= 1.0).then_some((language, weight))
        });
        // The first of equal weights wins.
        let best = known.reduce(|best, other| if other.1 > best.1 { other } else { best });
        best.map(|(language, _)| language)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown language; available:")?;
        for language in Language::ALL {
            write!(f, " {language}")?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Parses a tag (`sr-Latn`, `tr-TR`) or the name of a system locale (`fi_FI.UTF-8`). Country and script are
    /// ignored: all readers of Serbian can read Latin letters.
    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        let end = text.find(['-', '_', '.', '@']).unwrap_or(text.len());
        let mut all = Language::ALL.into_iter();
        all.find(|language| language.folder().eq_ignore_ascii_case(&text[..end]))
            .ok_or(UnknownLanguage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_read_from_tags_and_from_locales() {
        for language in Language::ALL {
            assert_eq!(language.tag().parse(), Ok(language));
            assert_eq!(language.folder().parse(), Ok(language));
        }
        for (text, language) in [
            ("sr", Language::Serbian),
            ("sr-RS", Language::Serbian),
            ("sr-Cyrl-RS", Language::Serbian),
            ("sr_RS@latin", Language::Serbian),
            ("tr-TR", Language::Turkish),
            ("en_US.UTF-8", Language::English),
            ("FI", Language::Finnish),
        ] {
            assert_eq!(text.parse(), Ok(language), "{text}");
        }
        for text in ["", "C", "POSIX", "xx", "english", "e", "türkçe", "-en"] {
            assert_eq!(text.parse::<Language>(), Err(UnknownLanguage), "{text}");
        }
    }

    #[test]
    fn the_most_preferred_language_that_there_is_counts() {
        for (list, language) in [
            ("fi", Some(Language::Finnish)),
            ("fi-FI,fi;q=0.9,en;q=0.8", Some(Language::Finnish)),
            (
                "de-AT, de;q=0.9, hu;q=0.5, tr;q=0.7",
                Some(Language::Turkish),
            ),
            ("et;q=0.3, en;q=0.3", Some(Language::Estonian)),
            ("en;q=0, sr ; Q=0.1", Some(Language::Serbian)),
            ("*", Some(Language::English)),
            ("de, *;q=0.5, hu;q=0.6", Some(Language::Hungarian)),
            (
                "hu;q=x, hu;q=-1, hu;q=NaN, hu;q=2, fi;q=0.001",
                Some(Language::Finnish),
            ),
            ("de", None),
            ("", None),
            (",;,;q=1", None),
        ] {
            assert_eq!(Language::preferred(list), language, "{list}");
        }
    }
}
