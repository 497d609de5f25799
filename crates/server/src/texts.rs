//! Texts for people, through Fluent: each text is one message of `locales/<language>/*.ftl`, never put together from
//! pieces.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

/// The files of the English texts.
const ENGLISH: [&str; 10] = [
    include_str!("../locales/en/api.ftl"),
    include_str!("../locales/en/site.ftl"),
    include_str!("../locales/en/room.ftl"),
    include_str!("../locales/en/around.ftl"),
    include_str!("../locales/en/table.ftl"),
    include_str!("../locales/en/motion.ftl"),
    include_str!("../locales/en/seven.ftl"),
    include_str!("../locales/en/effects.ftl"),
    include_str!("../locales/en/duel.ftl"),
    include_str!("../locales/en/replay.ftl"),
];

/// The texts of one language.
pub(crate) struct Texts {
    bundle: FluentBundle<FluentResource>,
    language: &'static str,
}

impl Texts {
    /// The English texts.
    ///
    /// # Panics
    /// When a file is no Fluent file; they are part of the program.
    pub(crate) fn english() -> Texts {
        let language = "en";
        let locale: LanguageIdentifier = language
            .parse()
            .unwrap_or_else(|error| panic!("{language} is no language: {error}"));
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        for file in ENGLISH {
            let resource = FluentResource::try_new(file.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("a text file is faulty: {errors:?}"));
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("a text is there twice: {errors:?}");
            }
        }
        Texts { bundle, language }
    }

    /// The language, as pages name it.
    pub(crate) fn language(&self) -> &'static str {
        self.language
    }

    /// The text of this name, with what is to be filled in. A text that is missing shows its name; a test finds it.
    pub(crate) fn text(&self, id: &str, fill: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(id)
            .and_then(|message| message.value())
        else {
            debug_assert!(false, "the text {id} is missing");
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, fill, &mut errors);
        debug_assert!(errors.is_empty(), "the text {id}: {errors:?}");
        text.into_owned()
    }
}

/// Says a text: `say!(t, "id")`, or `say!(t, "id", name = value)` with what is to be filled in.
macro_rules! say {
    ($texts:expr, $id:expr) => {
        $texts.text($id, None)
    };
    ($texts:expr, $id:expr, $($name:ident = $value:expr),+ $(,)?) => {{
        let mut fill = fluent_bundle::FluentArgs::new();
        $(fill.set(stringify!($name), $value);)+
        $texts.text($id, Some(&fill))
    }};
}
pub(crate) use say;

/// Marks the name of a text, so that the test that looks for unused ones sees it.
pub(crate) const fn msg(id: &'static str) -> &'static str {
    id
}
