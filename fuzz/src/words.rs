//! Single words and lines that people and programs write: bots, languages, names, options of a table, actions.

use std::sync::LazyLock;

use antipater_bots::{BotKind, BotSpec};
use antipater_engine::duel::{self, Duel};
use antipater_engine::record::{Object, parse};
use antipater_engine::rng::generator;
use antipater_engine::seven::{self, BoardOptions, Edition, Seven};
use antipater_engine::{Recorded, State};
use antipater_show::game::Sitting;
use antipater_show::names;
use antipater_show::options::{OptionsJson, TableOptions};
use antipater_show::texts::{CardNames, Language};

use crate::refused;

/// Reads the text as everything that it may be.
pub fn words(input: &[u8]) {
    let Ok(text) = str::from_utf8(input) else {
        return;
    };
    bots(text);
    languages(text);
    shown_names(text);
    options(text);
    actions(text);
}

fn bots(text: &str) {
    match text.parse::<BotSpec>() {
        Ok(spec) => assert_eq!(spec.to_string().parse(), Ok(spec)),
        Err(error) => refused(error),
    }
    if let Ok(kind) = text.parse::<BotKind>() {
        assert_eq!(kind.name(), text);
    }
}

fn languages(text: &str) {
    if let Some(language) = Language::preferred(text) {
        // Only a language that the list names can be preferred.
        let named = text.to_ascii_lowercase();
        assert!(
            named.contains(language.folder()) || named.contains('*'),
            "{language}"
        );
    }
    if let Ok(language) = text.parse::<Language>() {
        assert_eq!(language.tag().parse(), Ok(language));
    }
    if let Ok(names) = text.parse::<CardNames>() {
        assert_eq!(names.word(), text);
    }
}

/// What is typed for others is short, can be seen, and does not change when it is cleaned again.
fn shown_names(text: &str) {
    let cleaned = [
        (names::name(text), names::NAME_LENGTH),
        (Some(names::imported(text)), names::IMPORTED_LENGTH),
        (names::message(text), names::MESSAGE_LENGTH),
        (names::reason(text), names::REASON_LENGTH),
    ];
    for (cleaned, length) in cleaned {
        let Some(cleaned) = cleaned else { continue };
        assert!(
            (1..=length).contains(&cleaned.chars().count()),
            "{cleaned:?}"
        );
        assert!(!cleaned.chars().any(char::is_control), "{cleaned:?}");
        assert_eq!(cleaned.trim(), cleaned);
        assert!(!cleaned.contains("  "), "{cleaned:?}");
    }
    if let Some(name) = names::name(text) {
        assert_eq!(names::name(&name).as_ref(), Some(&name));
        let other = names::unlike(&name, std::slice::from_ref(&name));
        assert!(!names::are_alike(&name, &other), "{name:?} {other:?}");
        assert!(other.chars().count() <= names::NAME_LENGTH);
    }
    let brought = names::imported(text);
    assert_eq!(names::imported(&brought), brought);
}

/// Options that are accepted are kept as they are, and a game can be dealt with them.
fn options(text: &str) {
    let stored = TableOptions::stored(text);
    let sent = parse::<Object<OptionsJson>>(text).map(|Object(options)| options.options());
    for options in [Some(stored), sent.ok()].into_iter().flatten() {
        match options {
            Err(error) => refused(error),
            Ok(options) => {
                let written = options.write();
                assert_eq!(
                    TableOptions::stored(&written),
                    Ok(options.clone()),
                    "{written}"
                );
                let json = OptionsJson::of(&options);
                assert_eq!(
                    json.options().map(|options| OptionsJson::of(&options)),
                    Ok(json)
                );
                let nobody = Sitting {
                    name: String::new(),
                    bot: None,
                };
                let sitting = vec![nobody; options.seats()];
                let game = options.deal(String::new(), &sitting, &mut generator(1, 1));
                assert!(game.is_ok(), "{written}");
            }
        }
    }
}

fn actions(text: &str) {
    static BEGINNINGS: LazyLock<(Seven, Duel)> = LazyLock::new(|| {
        let mut rng = generator(1, 1);
        let boards = [BoardOptions::default(); 3];
        let seven = seven::Setup::deal(Edition::First, &boards, &mut rng);
        let seven = seven.and_then(Seven::new).expect("a deal");
        (
            seven,
            Duel::new(duel::Setup::deal(&mut rng)).expect("a deal"),
        )
    });
    action(&BEGINNINGS.0, text);
    action(&BEGINNINGS.1, text);
}

/// Actions are read as they are written, whatever the position.
fn action<G: Recorded>(position: &G, text: &str) {
    match position.read_action(text) {
        Ok((seat, action)) => {
            let written = position.write_action(seat, action);
            assert_eq!(position.read_action(&written), Ok((seat, action)));
        }
        Err(error) => refused(error),
    }
    if let Ok(joint) = position.read_step(text) {
        let written = position.write_step(&joint);
        assert_eq!(position.read_step(&written), Ok(joint), "{written}");
    }
}
