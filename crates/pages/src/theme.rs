//! Light and dark colors. A one-line style sheet sets them, so that pages are the same for all viewers and do not flash
//! while they load.

use std::str::FromStr;

/// The colors of the pages.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Theme {
    /// The preference of the browser.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// The name in the form and in the stored choice.
    pub fn word(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The style sheet. The property tells the scripts which button is active.
    pub fn style(self) -> &'static str {
        match self {
            Theme::System => ":root { --theme: system; }",
            Theme::Light => ":root { color-scheme: light; --theme: light; }",
            Theme::Dark => ":root { color-scheme: dark; --theme: dark; }",
        }
    }
}

impl FromStr for Theme {
    type Err = &'static str;

    fn from_str(word: &str) -> Result<Theme, &'static str> {
        let mut all = [Theme::System, Theme::Light, Theme::Dark].into_iter();
        let found = all.find(|theme| theme.word() == word);
        found.ok_or("theme: system, light or dark")
    }
}
