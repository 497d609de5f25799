//! Whole games in a terminal: the program runs in a pseudo-terminal, and the tests type keys and read the screen as a
//! person would.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use antipater_engine::{Outcome, Seat, State, duel, seven};
use antipater_show::texts::{Language, Texts, say};
use tempfile::TempDir;

use crate::played::{BIG, ENTER, ESCAPE, HELP, Played, SMALL, TAB, UP};

thread_local! {
    /// A folder for one test. Each test runs in a separate thread, and the folder is removed with it.
    static FOLDER: TempDir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
}

fn file(name: &str) -> PathBuf {
    FOLDER.with(|folder| folder.path().join(format!("{name}.json")))
}

/// The figures of a row of the sheet, in the order of its columns.
fn row(shown: &str, title: &str) -> Vec<i32> {
    let figures = |line: &str| -> Option<Vec<i32>> {
        let line = line.trim_start_matches('┃').split('┃').next()?;
        let cells = line.strip_prefix(title)?.split_whitespace();
        cells
            .map(|cell| cell.replace('−', "-").parse().ok())
            .collect()
    };
    let found = shown.lines().find_map(figures);
    found.unwrap_or_else(|| panic!("no row {title} in\n{shown}"))
}

/// The columns of the sheet.
fn columns(shown: &str, names: &[String]) -> Vec<usize> {
    let line = shown
        .lines()
        .find(|line| names.iter().all(|name| line.contains(name.as_str())));
    let line = line.unwrap_or_else(|| panic!("no names in\n{shown}"));
    let mut places: Vec<(usize, usize)> = names
        .iter()
        .enumerate()
        .map(|(number, name)| (line.find(name.as_str()).unwrap(), number))
        .collect();
    places.sort_unstable();
    places.into_iter().map(|(_, number)| number).collect()
}

/// Compares the sheet with the replayed record.
fn agrees<S>(
    shown: &str,
    names: &[String],
    outcome: &Outcome<S>,
    points: impl Fn(&S) -> Vec<i32>,
    titles: &[&str],
) {
    let columns = columns(shown, names);
    for (number, title) in titles.iter().enumerate() {
        let expected: Vec<i32> = columns
            .iter()
            .map(|&seat| {
                let points = points(&outcome.scores[Seat::new(seat).unwrap()]);
                points
                    .get(number)
                    .copied()
                    .unwrap_or_else(|| points.iter().sum())
            })
            .collect();
        assert_eq!(row(shown, title), expected, "{title} in\n{shown}");
    }
}

const SEVEN: [&str; 8] = [
    "Military", "Treasury", "Wonder", "Civilian", "Science", "Commerce", "Guilds", "Points",
];
const DUEL: [&str; 9] = [
    "Military", "Civilian", "Science", "Commerce", "Guilds", "Wonders", "Progress", "Treasury",
    "Points",
];

/// Plays a game of 7 Wonders and compares the sheet with the record.
fn seven(name: &str, arguments: &str, size: (u16, u16)) {
    let path = file(name);
    let arguments = format!("{arguments} --record {}", path.display());
    let mut played = Played::start(&arguments, size);
    played.play_to_the_sheet();
    let shown = played.shows();
    played.quit();
    let record = seven::Record::read(&fs::read_to_string(&path).unwrap()).unwrap();
    let position = record.position();
    let outcome = position.outcome().expect("the game is over");
    let mut names = record.players().to_vec();
    if record.setup().expect("a deal").free_city {
        names.push("Free City".to_owned());
    }
    let points = |score: &seven::Score| score.points().map(i32::from).to_vec();
    agrees(&shown, &names, &outcome, points, &SEVEN);
    // The rows are in the order of the edition's pad.
    let order = seven::Score::pad_order(record.position().table().edition());
    let starts = |line: &str, title: &str| line.trim_start_matches('┃').starts_with(title);
    let at = |title: &str| shown.lines().position(|line| starts(line, title));
    let rows: Vec<_> = order.iter().map(|&place| at(SEVEN[place])).collect();
    assert!(rows.is_sorted(), "{rows:?} in\n{shown}");
}

#[test]
fn seven_wonders_for_three_in_a_small_terminal() {
    seven("three", "--seats 3 --seed 1", SMALL);
}

#[test]
fn seven_wonders_for_three_in_a_big_terminal() {
    seven("three-big", "--seats 3 --seed 2 --edition first", BIG);
}

#[test]
fn seven_wonders_for_seven_in_a_small_terminal() {
    seven("seven", "--seats 7 --seed 3 --bots random", SMALL);
}

#[test]
fn seven_wonders_for_seven_in_a_big_terminal() {
    seven("seven-big", "--seats 7 --seed 4", BIG);
}

/// `--choose-side` asks for a side before the game takes over the screen.
#[test]
fn you_choose_the_side_of_your_board() {
    for (answer, expected) in [("1", seven::Side::A), ("x\r2", seven::Side::B)] {
        let path = file(&format!("side-{}", expected.name(seven::Edition::First)));
        let arguments = format!(
            "--seats 3 --seed 9 --choose-side --record {}",
            path.display()
        );
        let mut played = Played::start(&arguments, SMALL);
        played.keys(&format!("{answer}\r"));
        played.play_to_the_sheet();
        played.quit();
        let record = seven::Record::read(&fs::read_to_string(&path).unwrap()).unwrap();
        assert_eq!(record.setup().unwrap().boards[0].side, expected);
    }
}

#[test]
fn the_game_with_the_free_city() {
    seven("free-city", "--game free-city --seed 5", SMALL);
    seven("free-city-big", "--game free-city --seed 6", BIG);
}

#[test]
fn a_duel_in_terminals_of_both_sizes() {
    for (name, seed, size) in [("duel", 7, SMALL), ("duel-big", 8, BIG)] {
        let path = file(name);
        let arguments = format!("--game duel --seed {seed} --record {}", path.display());
        let mut played = Played::start(&arguments, size);
        played.play_to_the_sheet();
        let shown = played.shows();
        played.quit();
        let record = duel::Record::read(&fs::read_to_string(&path).unwrap()).unwrap();
        let outcome = record.position().outcome().expect("the game is over");
        let points = |score: &duel::Score| score.points().map(i32::from).to_vec();
        agrees(&shown, record.players(), &outcome, points, &DUEL);
    }
}

#[test]
fn a_terminal_may_change_its_size_and_be_too_small_for_a_while() {
    let mut played = Played::start("--seed 9", SMALL);
    played.until("the hand", |shown| shown.contains("[Choice]"));
    played.resize(BIG);
    played.until("panes side by side", |shown| {
        !shown.contains("[Choice]") && shown.contains("Past turns")
    });
    played.nothing_is_outside();
    played.resize((20, 60));
    played.until("that it is too small", |shown| {
        shown.contains("60 columns and 20 lines")
    });
    played.nothing_is_outside();
    played.resize(SMALL);
    played.until("the hand", |shown| shown.contains("[Choice]"));
    played.nothing_is_outside();
    played.play_to_the_sheet();
}

#[test]
fn keys_without_meaning_change_nothing() {
    let mut played = Played::start("--seed 10", SMALL);
    let before = played.until("the hand", |shown| shown.contains("q quit"));
    // These keys do nothing here; the last two open and close the help, so that the others are handled by then.
    played.keys("zX!0 \x01\x1b[15~\x1b[3~");
    played.keys(UP);
    played.keys("8");
    played.keys(TAB);
    played.until("the own city", |shown| shown.contains("[Your city]"));
    played.keys(ESCAPE);
    played.until("the hand as it was", |shown| shown == before);
    // Nor does a second Enter after a card was played affect anything but the next question.
    played.keys("1");
    played.until("the uses", |shown| shown.contains("Enter confirm"));
    played.keys("s");
    played.until("the sale", |shown| shown.contains("▶ s ✓ Sell"));
    assert!(played.has("Turn 1 of 6"));
    played.keys(ENTER);
    played.until("the next turn", |shown| shown.contains("Turn 2 of 6"));
    played.keys("qn");
    played.until("that the game goes on", |shown| {
        shown.contains("Enter choose")
    });
}

#[test]
fn a_game_can_be_left_and_its_record_saved() {
    let path = file("left");
    let mut played = Played::start(&format!("--seed 11 --record {}", path.display()), SMALL);
    played.until("the hand", |shown| shown.contains("Enter choose"));
    assert!(played.use_card(0, 0));
    played.until("the next turn", |shown| shown.contains("Turn 2 of 6"));
    played.keys("q");
    played.until("the question", |shown| shown.contains("save the record"));
    played.keys("s");
    assert_eq!(played.ends(), 0);
    let record = seven::Record::read(&fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(record.steps().len(), 1);
}

#[test]
fn control_c_leaves_at_once() {
    let mut played = Played::start("--game duel --seed 12", SMALL);
    played.until("the draft", |shown| shown.contains("Draft a wonder"));
    played.keys("\x03");
    assert_eq!(played.ends(), 130);
}

#[test]
fn help_lies_over_the_game() {
    let mut played = Played::start("--seed 13", SMALL);
    played.until("the hand", |shown| shown.contains("Enter choose"));
    played.keys("?");
    played.until("the help", |shown| shown.contains(HELP));
    played.nothing_is_outside();
    played.keys("x");
    played.until("the hand", |shown| !shown.contains(HELP));
}

#[test]
fn colors_can_be_refused_and_languages_chosen() {
    let colored = |played: &Played| {
        let screen = played.screen.lock().unwrap();
        let cells = (0..24).flat_map(|row| (0..80).map(move |column| (row, column)));
        let mut cells = cells.filter_map(|(row, column)| screen.cell(row, column));
        cells.any(|cell| cell.fgcolor() != vt100::Color::Default)
    };
    let played = Played::start("--seed 14", SMALL);
    played.until("the hand", |shown| shown.contains("Enter choose"));
    assert!(colored(&played));
    let played = Played::start_with("--seed 14", SMALL, &[("NO_COLOR", "1")]);
    played.until("the hand", |shown| shown.contains("Enter choose"));
    assert!(!colored(&played));
    let played = Played::start("--seed 14 --lang et", SMALL);
    let estonian = say!(Texts::of(Language::Estonian), "clock-age", age = "I");
    played.until("the age in Estonian", |shown| shown.contains(&estonian));
}

#[test]
fn what_is_no_terminal_is_refused_in_words() {
    let output = Command::new(env!("CARGO_BIN_EXE_antipater"))
        .args(["play", "--lang", "en"])
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("play needs a terminal"), "{said}");
}
