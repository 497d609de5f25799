//! The look of the pages: light or dark, a palette, the backs of cards. A short style sheet of the viewer's own sets it, so
//! that pages are the same for all viewers and do not flash while they load.

use std::fmt::Write;
use std::str::FromStr;

use crate::assets::{self, asset};

/// A choice by words; the first one is the usual one.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident, $error:literal, $($(#[$of:meta])* $one:ident = $word:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $($(#[$of])* $one,)+
        }

        impl $name {
            /// All of them.
            pub(crate) const ALL: [$name; 3] = [$($name::$one),+];

            /// The name in the form and in the stored choice.
            pub fn word(self) -> &'static str {
                match self {
                    $($name::$one => $word,)+
                }
            }
        }

        impl Default for $name {
            fn default() -> $name {
                $name::ALL[0]
            }
        }

        impl FromStr for $name {
            type Err = &'static str;

            fn from_str(word: &str) -> Result<$name, &'static str> {
                let found = $name::ALL.into_iter().find(|one| one.word() == word);
                found.ok_or($error)
            }
        }
    };
}

choice! {
    /// Light or dark colors.
    Theme, "theme: system, light or dark",
    /// The preference of the browser.
    System = "system",
    /// Light.
    Light = "light",
    /// Dark.
    Dark = "dark",
}

choice! {
    /// The colors of the pages, each light and dark.
    Palette, "palette: papyrus, marble or nile",
    /// Warm, like papyrus: the colors of `base.css`.
    Papyrus = "papyrus",
    /// Cool, like marble.
    Marble = "marble",
    /// Reeds by day, gold on blue by night.
    Nile = "nile",
}

impl Palette {
    /// The properties that differ from `base.css`.
    fn sheet(self) -> &'static str {
        match self {
            Palette::Papyrus => "",
            Palette::Marble => asset!("marble.css"),
            Palette::Nile => asset!("nile.css"),
        }
    }
}

choice! {
    /// The drawing on the backs of cards. All have the colors of the ages, and the age as a number of things.
    Backs, "backs: temple, jars or stars",
    /// A temple with columns: the symbols on every page.
    Temple = "temple",
    /// Jars in a row.
    Jars = "jars",
    /// Stars of a mosaic.
    Stars = "stars",
}

impl Backs {
    /// The address of the drawings, if they are not on the page: five in a row.
    fn address(self) -> Option<String> {
        match self {
            Backs::Temple => None,
            Backs::Jars => Some(assets::jars()),
            Backs::Stars => Some(assets::stars()),
        }
    }
}

/// All that a viewer chooses about the look.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Look {
    /// Light or dark.
    pub theme: Theme,
    /// The colors.
    pub palette: Palette,
    /// The backs of cards.
    pub backs: Backs,
}

impl Look {
    /// The style sheet. Its first properties tell the scripts which buttons are active.
    pub fn style(self) -> String {
        let [theme, palette, backs] = [self.theme.word(), self.palette.word(), self.backs.word()];
        let mut style =
            format!(":root {{ --theme: {theme}; --palette: {palette}; --backs: {backs}; }}\n");
        if self.theme != Theme::System {
            let _ = writeln!(style, ":root {{ color-scheme: {theme}; }}");
        }
        style.push_str(self.palette.sheet());
        if let Some(address) = self.backs.address() {
            let _ = writeln!(
                style,
                ".back-art {{ background: url({address}) 0 0 / 500% 100%; }}"
            );
            style.push_str(asset!("backs.css"));
        }
        style
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    const BASE: &str = asset!("base.css");

    /// The colors of a style sheet by property, light and dark.
    fn colors(sheet: &str) -> BTreeMap<&str, [[f64; 3]; 2]> {
        let values = sheet.split("--").filter_map(|property| {
            let (name, value) = property.split_once(": light-dark(#")?;
            let (light, dark) = value.split_once(')')?.0.split_once(", #")?;
            Some((name, [color(light)?, color(dark)?]))
        });
        values.collect()
    }

    /// A color of six digits, as red, green and blue of 0 to 1.
    fn color(digits: &str) -> Option<[f64; 3]> {
        let value = u32::from_str_radix(digits, 16).ok()?;
        (digits.len() == 6).then(|| [16, 8, 0].map(|by| f64::from((value >> by) & 0xff) / 255.0))
    }

    /// The contrast of two colors by WCAG 2.2.
    fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
        let [one, other] = [one, other].map(|color| {
            let [red, green, blue] = color.map(|part| match part {
                ..=0.04045 => part / 12.92,
                _ => ((part + 0.055) / 1.055_f64).powf(2.4),
            });
            0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
        });
        (one / other).max(other / one)
    }

    /// What is read on what: 4.5 to 1 for words, 3 to 1 for the edges of controls.
    const WORDS: &[(&[&str], &[&str])] = &[
        (
            &["ink", "muted", "accent", "good", "deal", "bad"],
            &["paper", "field", "raised"],
        ),
        (&["ink", "muted"], &["inset"]),
        (&["ink", "good"], &["good-soft"]),
        (&["ink", "deal"], &["deal-soft"]),
        (&["ink", "bad"], &["bad-soft"]),
        (&["on-accent"], &["accent"]),
        (&["paper"], &["good", "bad"]),
        (&["ink"], &["gold-soft"]),
    ];
    const EDGES: &[(&[&str], &[&str])] = &[(&["edge"], &["paper", "field", "raised"])];

    #[test]
    fn words_and_edges_stand_out_in_every_palette() {
        for palette in Palette::ALL {
            let mut all = colors(BASE);
            all.extend(colors(palette.sheet()));
            for (pairs, least) in [(WORDS, 4.5), (EDGES, 3.0)] {
                let pairs = pairs.iter().flat_map(|(fronts, grounds)| {
                    let on = |front| grounds.iter().map(move |ground| (front, ground));
                    fronts.iter().flat_map(on)
                });
                for (front, ground) in pairs {
                    for (brightness, word) in ["light", "dark"].into_iter().enumerate() {
                        let found = contrast(all[front][brightness], all[ground][brightness]);
                        assert!(
                            found >= least,
                            "{palette:?}, {word}: {front} on {ground} has {found:.2}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn a_palette_changes_only_properties_of_the_page() {
        for palette in Palette::ALL {
            for property in palette.sheet().split(": light-dark").filter_map(|before| {
                let (_, name) = before.rsplit_once("--")?;
                Some(name)
            }) {
                let start = format!("--{property}:");
                assert!(BASE.contains(&start), "{palette:?}: {property}");
            }
        }
    }

    #[test]
    fn a_sheet_has_only_what_was_chosen() {
        let usual = Look::default().style();
        assert_eq!(
            usual,
            ":root { --theme: system; --palette: papyrus; --backs: temple; }\n"
        );
        let look = Look {
            theme: Theme::Dark,
            palette: Palette::Nile,
            backs: Backs::Jars,
        };
        let style = look.style();
        for part in [
            "color-scheme: dark",
            "--paper: light-dark(",
            "/assets/jars-",
        ] {
            assert!(style.contains(part), "{style}");
        }
    }
}
