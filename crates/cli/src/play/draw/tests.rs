//! What the screen shows in a few positions, cell by cell.

use antipater_bots::BotKind;
use antipater_engine::rng::{below, generator};
use antipater_engine::seven::{BoardOptions, Edition, Setup};
use antipater_engine::{JointAction, Record, Seat, State, duel, seven};
use antipater_show::texts::Language;
use expect_test::{Expect, expect};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::super::app::App;
use super::super::scene::SceneGame;
use super::super::table::Table;
use super::frame;
use crate::locale::texts;

fn names() -> Vec<String> {
    ["Ann", "Ben", "Cem"].map(str::to_owned).into()
}

fn seven() -> App<seven::Seven> {
    let setup = Setup::deal(
        Edition::Second,
        &[BoardOptions::default(); 3],
        &mut generator(1, 0),
    );
    let record = Record::new(names(), setup.unwrap()).unwrap();
    let table = Table::new(record, Seat::FIRST, BotKind::Random, 1).unwrap();
    App::new(texts(Language::English), table, true).unwrap()
}

fn duel() -> App<duel::Duel> {
    let setup = duel::Setup::deal_first_game(&mut generator(1, 0));
    let record = Record::new(names()[..2].to_vec(), setup).unwrap();
    let table = Table::new(record, Seat::FIRST, BotKind::Random, 1).unwrap();
    App::new(texts(Language::English), table, false).unwrap()
}

/// Plays a game with random choices and keys, and draws each position on both screens, in this language. In tests,
/// incomplete texts panic.
fn play_by_chance<G: SceneGame>(record: Record<G>, seed: u64, language: Language) {
    play_on_by_chance(record, Seat::FIRST, seed, language);
}

fn play_on_by_chance<G: SceneGame>(record: Record<G>, you: Seat, seed: u64, language: Language) {
    let table = Table::<G>::new(record, you, BotKind::Random, seed).unwrap();
    let mut app = App::new(texts(language), table, true).unwrap();
    let mut screens = [(80, 24), (140, 40)].map(|(width, height)| {
        let backend = TestBackend::new(width, height);
        Terminal::new(backend).unwrap()
    });
    let rng = &mut generator(seed, 9);
    let keys = "123456789jkhlbwsdu\n\n\n\n\t?";
    let keys: Vec<char> = keys.chars().collect();
    for _ in 0..20_000 {
        if app.is_over() {
            break;
        }
        let key = keys[below(rng, keys.len() as u32) as usize];
        let before = app.scene.title.clone();
        press(&mut app, key);
        if before != app.scene.title || key == '\t' {
            for screen in &mut screens {
                screen.draw(|area| frame(&app, area, false)).unwrap();
            }
        }
    }
    assert!(app.is_over(), "the game does not end");
    assert!(app.scene.sheet.is_some());
}

#[test]
fn whatever_keys_are_pressed_games_come_to_their_end() {
    for seed in 0..Language::ALL.len() as u64 {
        let language = Language::ALL[seed as usize % Language::ALL.len()];
        let rng = &mut generator(seed, 0);
        let edition = Edition::ALL[seed as usize % 2];
        let seats = 3 + seed as usize % 5;
        let setup = Setup::deal(edition, &vec![BoardOptions::default(); seats], rng).unwrap();
        let names = (0..seats).map(|seat| format!("Bot {seat}")).collect();
        let record = seven::Record::new(names, setup).unwrap();
        play_by_chance(record, seed, language);
        let setup = Setup::deal_free_city(&[BoardOptions::default(); 3], rng).unwrap();
        let two = self::names()[..2].to_vec();
        let record = seven::Record::new(two.clone(), setup).unwrap();
        play_by_chance(record, seed, language);
        let setup = duel::Setup::deal(rng);
        let record = duel::Record::new(two, setup).unwrap();
        play_by_chance(record, seed, language);
    }
}

/// Plays some random steps of a deal, then continues from that position on its last seat.
fn from_the_middle<G: SceneGame>(deal: G::Setup, seed: u64) {
    let rng = &mut generator(seed, 5);
    let mut position = G::new(deal).unwrap();
    for _ in 0..10 {
        let mut joint = JointAction::new();
        for seat in position.to_act().iter() {
            let legal = position.legal_actions_given(seat, &joint);
            joint.set(seat, legal[below(rng, legal.len() as u32) as usize]);
        }
        position.apply_unchecked(&joint);
    }
    let count = position.players().iter().count();
    let names = names()[..count].to_vec();
    let record = Record::from_position(names, position).unwrap();
    let language = Language::ALL[seed as usize % Language::ALL.len()];
    play_on_by_chance(record, Seat::new(count - 1).unwrap(), seed, language);
}

#[test]
fn a_game_goes_on_from_any_position_at_any_seat() {
    for seed in 0..3 {
        let rng = &mut generator(seed, 1);
        let boards = [BoardOptions::default(); 3];
        from_the_middle::<seven::Seven>(Setup::deal(Edition::Second, &boards, rng).unwrap(), seed);
        from_the_middle::<seven::Seven>(Setup::deal_free_city(&boards, rng).unwrap(), seed);
        from_the_middle::<duel::Duel>(duel::Setup::deal(rng), seed);
    }
}

#[test]
fn a_refused_choice_is_told_and_the_game_goes_on() {
    let boards = [BoardOptions::default(); 3];
    let deal = Setup::deal_free_city(&boards, &mut generator(1, 1)).unwrap();
    let record = Record::<seven::Seven>::new(names()[..2].to_vec(), deal).unwrap();
    let position = record.position();
    let mut due = position.to_act().iter();
    // The holder of the Free City card chooses for two seats, and can change the first choice.
    let free = due.find(|&due| position.chooser(due) != due).unwrap();
    let you = position.chooser(free);
    let table = Table::new(record, you, BotKind::Random, 1).unwrap();
    let mut app = App::new(texts(Language::English), table, false).unwrap();
    for _ in 0..40 {
        for key in ['\n', '\n'] {
            press(&mut app, key);
        }
        if !app.message.is_empty() {
            break;
        }
        press(&mut app, 'u');
    }
    assert!(app.message.contains("changed your mind"), "{}", app.message);
    assert!(!app.is_over());
}

fn press<G: SceneGame>(app: &mut App<G>, key: char) {
    let code = match key {
        '\n' => KeyCode::Enter,
        '\t' => KeyCode::Tab,
        other => KeyCode::Char(other),
    };
    app.key(KeyEvent::new(code, KeyModifiers::NONE));
}

/// The screen of this width and height after these keys.
fn check<G: SceneGame>(
    mut app: App<G>,
    keys: &str,
    (width, height): (u16, u16),
    expected: &Expect,
) {
    for key in keys.chars() {
        press(&mut app, key);
    }
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|area| frame(&app, area, true)).unwrap();
    let buffer = terminal.backend().buffer();
    let lines = buffer.content.chunks(usize::from(width)).map(|row| {
        let line: String = row.iter().map(Cell::symbol).collect();
        format!("{}\n", line.trim_end())
    });
    expected.assert_eq(&lines.collect::<String>());
}

#[test]
fn the_hand_and_what_each_card_costs() {
    check(
        seven(),
        "",
        (80, 24),
        &expect![[r#"
            7 Wonders · Age I · Turn 1 of 6 · Hands are passed to the left (Ben)
            Ephesus · 3 coins · 0 shields · papyrus
            [Choice] Your city  Left neighbor  Right neighbor  Past turns
            ┏ ▶ Choose a card ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
            ┃▶1 R Stone Pit            No cost                    ✓ Free                   ┃
            ┃     Produces: stone.                                                         ┃
            ┃ 2 R Clay Pit             1 coin                     ✓ 1 coin to the bank     ┃
            ┃     Produces one of: clay / ore.                                             ┃
            ┃ 3 M Press                No cost                    ✓ Free                   ┃
            ┃     Produces: papyrus.                                                       ┃
            ┃ 4 C Baths                stone                      ✓ 2 to Ben               ┃
            ┃     3 points.                                                                ┃
            ┃ 5 T West Trading Post    No cost                    ✓ Free                   ┃
            ┃     Raw materials from the left neighbor cost 1 coin.                        ┃
            ┃ 6 W Stockade             wood                       × Can’t get: wood        ┃
            ┃     1 shield.                                                                ┃
            ┃ 7 S Apothecary           loom                       × Can’t get: loom        ┃
            ┃     Scientific symbol: compass.                                              ┃
            ┃× Stage 1: Can’t get: stone                                                   ┃
            ┃                                                                              ┃
            ┃Build it, build a stage of your wonder with it, or sell it. All cities reveal ┃
            ┃their cards together.                                                         ┃
            ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
            1–7 or ↑↓ Enter choose   b w s use   Tab panes   ? help   q quit
        "#]],
    );
}

#[test]
fn what_can_be_done_with_a_card() {
    check(
        seven(),
        "3w",
        (80, 24),
        &expect![[r#"
            7 Wonders · Age I · Turn 1 of 6 · Hands are passed to the left (Ben)
            Ephesus · 3 coins · 0 shields · papyrus
            [Choice] Your city  Left neighbor  Right neighbor  Past turns
            ┏ ▶ Choose a card ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
            ┃M Press                                                                       ┃
            ┃Manufactured goods                                                            ┃
            ┃Produces: papyrus.                                                            ┃
            ┃Cost: No cost                                                                 ┃
            ┃                                                                              ┃
            ┃  b ✓ Build  free                                                             ┃
            ┃▶ w × Stage 1: 2 points. Gain 4 coins.  Can’t get: stone                      ┃
            ┃  s ✓ Sell  for 3 coins                                                       ┃
            ┃                                                                              ┃
            ┃                                                                              ┃
            ┃                                                                              ┃
            ┃                                                                              ┃
            ┃                                                                              ┃
            ┃                                                                              ┃
            ┃                                                                              ┃
            ┃                                                                              ┃
            ┃                                                                              ┃
            ┃                                                                              ┃
            ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
            ↑↓ or b w s   Enter confirm   Esc back   Tab panes   ? help   q quit
        "#]],
    );
}

#[test]
fn the_own_city() {
    check(
        seven(),
        "\t",
        (80, 24),
        &expect![[r#"
            7 Wonders · Age I · Turn 1 of 6 · Hands are passed to the left (Ben)
            Ephesus · 3 coins · 0 shields · papyrus
             Choice [Your city] Left neighbor  Right neighbor  Past turns
            ┏ ▶ Your city ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
            ┃Ann (Ephesus) · Night                                                         ┃
            ┃3 coins · 0 shields                                                           ┃
            ┃Produces: papyrus                                                             ┃
            ┃· Stage 1, cost: 2 × stone. 2 points. Gain 4 coins.                           ┃
            ┃· Stage 2, cost: 2 × wood. 3 points. Gain 4 coins.                            ┃
            ┃· Stage 3, cost: 2 × ore, loom. 5 points. Gain 4 coins.                       ┃
            ┃No buildings                                                                  ┃
            ┃0 discarded cards                                                             ┃
            ┃                                                                              ┃
            ┃                                                                              ┃
            ┃                                                                              ┃
            ┃                                                                              ┃
            ┃                                                                              ┃
            ┃                                                                              ┃
            ┃                                                                              ┃
            ┃                                                                              ┃
            ┃                                                                              ┃
            ┃                                                                              ┃
            ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
            ↑↓ PgUp PgDn scroll   Tab next pane   Esc back   ? help   q quit
        "#]],
    );
}

#[test]
fn everything_on_a_big_screen() {
    check(
        seven(),
        "",
        (140, 40),
        &expect![[r#"
            7 Wonders · Age I · Turn 1 of 6 · Hands are passed to the left (Ben)
            Ephesus · 3 coins · 0 shields · papyrus
            ┏ ▶ Choose a card ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓┌ Your city ───────────────────────────────────────────┐
            ┃▶1 R Stone Pit            No cost                        ✓ Free                   ┃│Ann (Ephesus) · Night                                 │
            ┃     Produces: stone.                                                             ┃│3 coins · 0 shields                                   │
            ┃ 2 R Clay Pit             1 coin                         ✓ 1 coin to the bank     ┃│Produces: papyrus                                     │
            ┃     Produces one of: clay / ore.                                                 ┃│· Stage 1, cost: 2 × stone. 2 points. Gain 4 coins.   │
            ┃ 3 M Press                No cost                        ✓ Free                   ┃│· Stage 2, cost: 2 × wood. 3 points. Gain 4 coins.    │
            ┃     Produces: papyrus.                                                           ┃│· Stage 3, cost: 2 × ore, loom. 5 points. Gain 4      │
            ┃ 4 C Baths                stone                          ✓ 2 to Ben               ┃│  coins.                                              │
            ┃     3 points.                                                                    ┃│No buildings                                          │
            ┃ 5 T West Trading Post    No cost                        ✓ Free                   ┃│0 discarded cards                                     │
            ┃     Raw materials from the left neighbor cost 1 coin.                            ┃│                                                      │
            ┃ 6 W Stockade             wood                           × Can’t get: wood        ┃│                                                      │
            ┃     1 shield.                                                                    ┃│                                                      │
            ┃ 7 S Apothecary           loom                           × Can’t get: loom        ┃│                                                      │
            ┃     Scientific symbol: compass.                                                  ┃└──────────────────────────────────────────────────────┘
            ┃× Stage 1: Can’t get: stone                                                       ┃┌ Left neighbor ───────────────────────────────────────┐
            ┃                                                                                  ┃│Ben (Giza) · Night                                    │
            ┃Build it, build a stage of your wonder with it, or sell it. All cities reveal     ┃│3 coins · 0 shields                                   │
            ┃their cards together.                                                             ┃│Produces: stone                                       │
            ┃                                                                                  ┃│You 0, Ben 0: a tie, no points at the end of this age.│
            ┃                                                                                  ┃│You pay 2 coins for a raw material and 2 coins for a  │
            ┃                                                                                  ┃│manufactured good.                                    │
            ┃                                                                                  ┃│· Stage 1, cost: 2 × wood. 3 points.                  │
            ┃                                                                                  ┃│· Stage 2, cost: 3 × stone. 5 points.                 │
            ┃                                                                                  ┃│· Stage 3, cost: 3 × clay. 5 points.                  │
            ┃                                                                                  ┃└────────────────────────────────────────────── 1–9/11 ┘
            ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛┌ Right neighbor ──────────────────────────────────────┐
            ┌ Past turns ──────────────────────────────────────────────────────────────────────┐│Cem (Alexandria) · Night                              │
            │                                                                                  ││3 coins · 0 shields                                   │
            │                                                                                  ││Produces: glass                                       │
            │                                                                                  ││You 0, Cem 0: a tie, no points at the end of this age.│
            │                                                                                  ││You pay 2 coins for a raw material and 2 coins for a  │
            │                                                                                  ││manufactured good.                                    │
            │                                                                                  ││· Stage 1, cost: 2 × clay. Produces one of: wood /    │
            │                                                                                  ││  stone / clay / ore; not for sale.                   │
            │                                                                                  ││· Stage 2, cost: 3 × ore. Produces one of: glass /    │
            └──────────────────────────────────────────────────────────────────────────────────┘└────────────────────────────────────────────── 1–9/12 ┘
            1–7 or ↑↓ Enter choose   b w s use   Tab panes   ? help   q quit
        "#]],
    );
}

#[test]
fn leaving_is_asked() {
    check(
        seven(),
        "q",
        (80, 24),
        &expect![[r#"
            7 Wonders · Age I · Turn 1 of 6 · Hands are passed to the left (Ben)
            Ephesus · 3 coins · 0 shields · papyrus
            [Choice] Your city  Left neighbor  Right neighbor  Past turns
            ┏ ▶ Choose a card ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
            ┃▶1 R Stone Pit            No cost                    ✓ Free                   ┃
            ┃     Produces: stone.                                                         ┃
            ┃ 2 R Clay Pit             1 coin                     ✓ 1 coin to the bank     ┃
            ┃     Produces one of: clay / ore.                                             ┃
            ┃ 3 M Press                No cost                    ✓ Free                   ┃
            ┃   ┏ ▶ Quit the game? ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓   ┃
            ┃ 4 ┃The game is not over.                                                 ┃   ┃
            ┃   ┃Y: quit                                                               ┃   ┃
            ┃ 5 ┃S: quit and save the record so far                                    ┃   ┃
            ┃   ┃N: stay                                                               ┃   ┃
            ┃ 6 ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛   ┃
            ┃     1 shield.                                                                ┃
            ┃ 7 S Apothecary           loom                       × Can’t get: loom        ┃
            ┃     Scientific symbol: compass.                                              ┃
            ┃× Stage 1: Can’t get: stone                                                   ┃
            ┃                                                                              ┃
            ┃Build it, build a stage of your wonder with it, or sell it. All cities reveal ┃
            ┃their cards together.                                                         ┃
            ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
            1–7 or ↑↓ Enter choose   b w s use   Tab panes   ? help   q quit
        "#]],
    );
}

#[test]
fn the_structure_of_a_duel() {
    check(
        duel(),
        "j",
        (80, 24),
        &expect![[r#"
            7 Wonders Duel · Age I · 20 cards left · Your turn
            Ann: 7 coins · Ben: 7 coins · The conflict pawn is in the middle.
            [Choice] Board  Your city  Ben  Discards  Past turns
            ┏ ▶ Your turn: take a card ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
            ┃                           ┌──────────┐┌──────────┐                           ┃
            ┃                           │T Clay Re…││T Tavern  │                           ┃
            ┃                     ┌──────────┐┌──────────┐┌──────────┐                     ┃
            ┃                     │░░ I ░░   ││░░ I ░░   ││░░ I ░░   │                     ┃
            ┃               ┌──────────┐┌──────────┐┌──────────┐┌──────────┐               ┃
            ┃               │W Guard T…││S Pharmac…││R Logging…││S Workshop│               ┃
            ┃         ┌──────────┐┌──────────┐┌──────────┐┌──────────┐┌──────────┐         ┃
            ┃         │░░ I ░░   ││░░ I ░░   ││░░ I ░░   ││░░ I ░░   ││░░ I ░░   │         ┃
            ┃   ┏━━━━━━━━━━┓╔══════════╗┏━━━━━━━━━━┓┏━━━━━━━━━━┓┏━━━━━━━━━━┓┏━━━━━━━━━━┓   ┃
            ┃   ┃1 R Quarry┃║2 S Apoth…║┃3 M Glass…┃┃4 W Palis…┃┃5 W Garri…┃┃6 R Lumbe…┃   ┃
            ┃   ┗━━━━━━━━━━┛╚══════════╝┗━━━━━━━━━━┛┗━━━━━━━━━━┛┗━━━━━━━━━━┛┗━━━━━━━━━━┛   ┃
            ┃▶2 S Apothecary           glass                      ✓ 2 coins                ┃
            ┃     Scientific symbol: wheel. 1 point.                                       ┃
            ┃You: 2 coins. glass: bought for 2                                             ┃
            ┃Ben: 2 coins. glass: bought for 2                                             ┃
            ┃Uncovers no other card.                                                       ┃
            ┃                                                                              ┃
            ┃                                                                              ┃
            ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
            1–6 or ↑↓ Enter choose   b w s use   Tab panes   ? help   q quit
        "#]],
    );
}

#[test]
fn a_screen_that_is_too_small() {
    check(
        duel(),
        "",
        (40, 5),
        &expect![[r#"
        The terminal is too small: it has 40
        columns and 5 lines; the game needs 80
        columns and 24 lines.


    "#]],
    );
}
