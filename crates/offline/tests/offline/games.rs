//! Whole games of every kind, against every level, and their records.

use antipater_engine::{Record, duel, seven};
use antipater_show::game::{AnyGame, Sitting};
use antipater_show::options::{TableOptions, name_bots};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

use crate::browser::{Browser, choices};

/// The record of a table, from its page.
fn record(browser: &mut Browser, address: &str) -> String {
    browser.page(&format!("/api{address}/record"))
}

/// Plays a game to its end and checks its record. The engine replays every step, and the deal is that of the same
/// options and random bytes.
fn plays(fields: &[(&str, &str)], seed: u64) -> String {
    let mut browser = Browser::new("");
    let address = browser.open(fields);
    browser.play(&address, choices(seed));
    let record = record(&mut browser, &address);
    let game = AnyGame::read("", &record).unwrap();
    assert!(game.is_over());
    assert_eq!(game.record(), record);
    assert_eq!(dealt(fields), unplayed(&record), "{fields:?}");
    record
}

/// The record of the deal in the first request of a browser.
fn dealt(fields: &[(&str, &str)]) -> String {
    let fields: Vec<(String, String)> = fields
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    let options = TableOptions::read(&fields, "Player").unwrap();
    let seed: [u8; 32] = std::array::from_fn(|at| [0, 0, 0, 1][at % 4]);
    let mut rng = ChaCha20Rng::from_seed(seed);
    let sitting = |seat: usize| Sitting {
        name: if seat == 0 {
            options.name.clone()
        } else {
            String::new()
        },
        bot: (seat > 0).then_some(options.level),
    };
    let mut sitting: Vec<Sitting> = (0..options.seats()).map(sitting).collect();
    if sitting[0].name.is_empty() {
        "Player".clone_into(&mut sitting[0].name);
    }
    name_bots(&mut sitting, &mut rng);
    options
        .deal(String::new(), &sitting, &mut rng)
        .unwrap()
        .record()
}

fn unplayed(record: &str) -> String {
    match antipater_engine::record::game(record).unwrap().as_str() {
        duel::record::GAME => Record::<duel::Duel>::read(record)
            .unwrap()
            .unplayed()
            .write(),
        _ => Record::<seven::Seven>::read(record)
            .unwrap()
            .unplayed()
            .write(),
    }
}

#[test]
fn duels_are_played_to_their_end() {
    for (level, opening) in [
        ("beginner", "draft"),
        ("easy", "first-game"),
        ("normal", "draft"),
        ("hard", "draft"),
    ] {
        plays(
            &[("game", "duel"), ("level", level), ("opening", opening)],
            3,
        );
    }
}

/// Games of an edition with every number of seats.
fn wonders(edition: &str) {
    let levels = ["normal", "beginner", "easy", "builder", "random"];
    for (seats, level) in ["3", "4", "5", "6", "7"].into_iter().zip(levels) {
        let fields = [
            ("game", "seven"),
            ("edition", edition),
            ("seats", seats),
            ("level", level),
        ];
        plays(&fields, 5);
    }
}

#[test]
fn the_wonders_of_the_first_edition_are_built_with_three_to_seven_seats() {
    wonders("first");
}

#[test]
fn the_wonders_of_the_second_edition_are_built_with_three_to_seven_seats() {
    wonders("second");
}

#[test]
fn experts_play_to_the_end() {
    plays(&[("game", "duel"), ("level", "expert")], 8);
    plays(&[("game", "seven"), ("seats", "3"), ("level", "expert")], 8);
}

#[test]
fn the_free_city_is_chosen_for_by_whoever_holds_its_card() {
    for seed in 1..4 {
        plays(&[("game", "free-city"), ("level", "hard")], seed);
    }
}

#[test]
fn guided_games_tell_their_lessons() {
    for game in ["seven", "duel"] {
        let mut browser = Browser::new("");
        let address = browser.open(&[("game", game), ("guided", "yes")]);
        assert!(browser.page(&address).contains("id=\"guide\""));
        browser.play(&address, choices(1));
    }
}

#[test]
fn the_sides_of_boards_can_be_chosen() {
    let mut browser = Browser::new("");
    let address = browser.open(&[("game", "seven"), ("sides", "chosen")]);
    browser.play(&address, choices(2));
    let record = record(&mut browser, &address);
    assert!(AnyGame::read("", &record).unwrap().is_over());
}

#[test]
fn a_machine_that_is_stopped_all_the_time_plays_the_same_game() {
    for fields in [
        [("game", "duel"), ("level", "normal")],
        [("game", "free-city"), ("level", "easy")],
        [("game", "seven"), ("level", "beginner")],
    ] {
        let stored = [false, true].map(|restarts| {
            let mut browser = Browser::new("");
            browser.restarts = restarts;
            let address = browser.open(&fields);
            browser.play(&address, choices(7));
            browser.stored
        });
        assert_eq!(stored[0], stored[1]);
    }
}

#[test]
fn the_next_game_has_other_cards_or_the_same() {
    let mut browser = Browser::new("");
    let address = browser.open(&[("game", "duel"), ("level", "beginner")]);
    browser.play(&address, choices(4));
    let first = record(&mut browser, &address);
    let again = |browser: &mut Browser, fields: &[(&str, &str)]| {
        browser
            .post(&format!("{address}/again"), fields)
            .location
            .unwrap()
    };
    let next = again(&mut browser, &[]);
    assert_eq!(again(&mut browser, &[]), next);
    let same = again(&mut browser, &[("same_deal", "true")]);
    assert_ne!(same, next);
    browser.play(&same, choices(4));
    let setup = |record: &str| Record::<duel::Duel>::read(record).unwrap().setup().copied();
    let second = record(&mut browser, &same);
    assert_eq!(setup(&first), setup(&second));
    browser.play(&next, choices(4));
    let other = record(&mut browser, &next);
    assert_ne!(setup(&first), setup(&other));
}

#[test]
fn somebody_plays_on_from_a_step() {
    let mut browser = Browser::new("");
    let address = browser.open(&[("game", "duel"), ("level", "beginner")]);
    browser.play(&address, choices(9));
    let fields = [("step", "12"), ("seat", "0")];
    let branch = browser
        .post(&format!("{address}/replay/play-on"), &fields)
        .location
        .unwrap();
    browser.play(&branch, choices(10));
    // It is in no history.
    let games = browser.page("/games");
    assert!(games.contains(&format!("{address}/replay")), "{games}");
    assert!(!games.contains(&branch));
}

#[test]
fn a_duel_is_resigned() {
    let mut browser = Browser::new("");
    let address = browser.open(&[("game", "duel")]);
    let postcard = format!("{address}/replay/city/0?language=en");
    assert_eq!(browser.get(&postcard).status, 409);
    let deed = [("id", "a"), ("decision", "0"), ("do", "resign")];
    assert_eq!(
        browser.post(&format!("{address}/actions"), &deed).status,
        303
    );
    // A script paints it.
    let drawing = browser.get(&postcard);
    assert_eq!((drawing.status, drawing.kind), (200, "image/svg+xml"));
    assert!(
        String::from_utf8(drawing.body)
            .unwrap()
            .contains("data:font/woff")
    );
    assert!(
        browser
            .page("/games")
            .contains(&format!("{address}/replay"))
    );
}

#[test]
fn no_bot_finishes_the_deal_of_the_day() {
    let mut browser = Browser::new("");
    let address = browser.post("/daily/seven", &[]).location.unwrap();
    let page = browser.page(&address);
    assert!(page.contains("id=\"resign\"") && !page.contains("data-leave"));
    let deeds = format!("{address}/actions");
    assert_eq!(browser.post(&deeds, &[("do", "leave")]).status, 409);
    assert!(browser.page(&address).contains("data-move"));
}
