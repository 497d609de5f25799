//! All games as lines of text, and back: the import equals the export, without anything that grants access.

use std::io::Cursor;

use antipater_server::maintenance::{self, Imported, MaintenanceError};
use antipater_store::ids::PersonId;
use antipater_store::{
    ChoiceRow, MessageRow, MoveRow, PersonRow, SessionRow, Store, TableRow, TableStage,
};
use serde_json::{Value, json};

use crate::common::{Visitor, app_on};
use crate::place::{Place, on_both};

on_both! {
    what_comes_in_is_what_went_out,
    nothing_that_lets_anybody_in_goes_out,
    tables_that_are_there_stay_as_they_are,
    names_and_messages_that_come_in_are_cleaned,
    a_wrong_line_is_named_and_changes_nothing,
    hints_and_people_without_ratings_go_along,
}

/// Runs maintenance as a separate program would.
pub(crate) async fn export(database: &str) -> String {
    let database = Some(database.to_owned());
    let exported = tokio::task::spawn_blocking(move || {
        let mut lines = Vec::new();
        let tables = maintenance::export(database, false, Box::new(|| Ok(Box::new(&mut lines))))?;
        assert_eq!(lines.iter().filter(|&&byte| byte == b'\n').count(), tables);
        Ok::<_, MaintenanceError>(String::from_utf8(lines).unwrap())
    });
    exported.await.unwrap().unwrap()
}

async fn import(database: &str, lines: impl Into<Vec<u8>>) -> Result<Imported, MaintenanceError> {
    let (database, lines) = (Some(database.to_owned()), lines.into());
    let imported = tokio::task::spawn_blocking(move || {
        maintenance::import(database, Box::new(Cursor::new(lines)))
    });
    imported.await.unwrap()
}

pub(crate) const ADA: PersonId = PersonId([0xa1; 32]);
const BORIS: PersonId = PersonId([0xb2; 32]);

fn waiting_room() -> TableRow {
    TableRow {
        options: r#"[["game", "duel"], ["people", "2"]]"#.to_owned(),
        seats: r#"[{"name": "Ada"}, {}]"#.to_owned(),
        invitation: Some("the-invitation".to_owned()),
        watch: Some("the-watch".to_owned()),
        listed: true,
        same_deal: Some("other".to_owned()),
        ..TableRow::empty("room", ADA, 5)
    }
}

fn message(number: usize) -> MessageRow {
    MessageRow {
        number,
        kind: "said".to_owned(),
        person: (number != 1).then_some(BORIS),
        seat: (number == 2).then_some(4),
        name: "Bo\"ris".to_owned(),
        text: "two\\nlines, a \"quote\" and \u{1f3b2}".to_owned(),
        at: 77,
    }
}

/// A database with people, games of all kinds at all stages, and messages, of a server that has run for 1000 ticks.
pub(crate) async fn fill(address: &str) {
    let store = Store::open(address).await.unwrap();
    store.keep_uptime(1000).await.unwrap();
    for (id, name) in [(ADA, "Ada"), (BORIS, "Boris")] {
        let person = PersonRow {
            id,
            name: name.to_owned(),
            has_code: false,
            login: None,
            settings: r#"{"kept":"here"}"#.to_owned(),
            created_at: 3,
            program: false,
        };
        let session = SessionRow {
            token: [id.0[0] ^ 0xff; 32],
            person: id,
            api: false,
            label: "a-label".to_owned(),
            device: "a-device".to_owned(),
            created_at: 4,
            used_at: Some(5),
        };
        store.add_person(&person, &session).await.unwrap();
    }
    store
        .set_recovery(ADA, Some([0xc3; 32]), None)
        .await
        .unwrap();
    assert!(
        store
            .set_login(ADA, "a-login", "$a-password", None)
            .await
            .unwrap()
    );
    store
        .add_table(&waiting_room(), &[ADA, BORIS])
        .await
        .unwrap();
    for number in 0..3 {
        store.say("room", &message(number)).await.unwrap();
    }
    let mut visitor = Visitor::new(app_on(store.clone()));
    for options in ["seats=3", "game=free-city", "game=duel&pace=5m%2B10s"] {
        let table = visitor.open(options).await;
        visitor.play_on(&table, |actions| actions / 2).await;
        let table = visitor.open(options).await;
        for number in 0..10 {
            let view = visitor.view(&table).await;
            let action = view["ask"]["actions"][0].clone();
            let id = format!("m{number}");
            visitor.play(&table, &id, &view["decision"], &action).await;
        }
        let id = table.rsplit('/').next().unwrap();
        let row = store.table_row(id).await.unwrap().unwrap();
        let clocked = TableRow {
            step_began: Some(900),
            deadline: Some(1500),
            rematch: Some("next".to_owned()),
            ..row
        };
        store.update_table(&clocked, &[BORIS]).await.unwrap();
    }
    let closed = TableRow {
        stage: TableStage::Closed,
        ..TableRow::empty("closed", ADA, 6)
    };
    store.add_table(&closed, &[]).await.unwrap();
    store.close().await;
}

/// All of a table in the store.
type Whole = (TableRow, Vec<MoveRow>, Vec<ChoiceRow>, Vec<MessageRow>);

async fn whole(store: &Store, id: &str) -> Whole {
    let (row, moves) = store.table(id).await.unwrap().unwrap();
    let choices = store.choices(id).await.unwrap();
    (row, moves, choices, store.messages(id, 999).await.unwrap())
}

async fn what_comes_in_is_what_went_out(place: &Place) {
    let (from, to) = (place.address("a").await, place.address("b").await);
    fill(&from).await;
    let lines = export(&from).await;
    assert_eq!(lines.lines().count(), 8);
    let imported = import(&to, lines.clone()).await.unwrap();
    assert_eq!(imported, Imported { new: 8, known: 0 });
    assert_eq!(export(&to).await, lines);

    let [a, b] = [
        Store::open(&from).await.unwrap(),
        Store::open(&to).await.unwrap(),
    ];
    let mut choices = 0;
    for line in lines.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        let id = line["table"].as_str().unwrap();
        let (before, after) = (whole(&a, id).await, whole(&b, id).await);
        choices += before.2.len();
        // Old keys grant no access; a clock continues from its time.
        let old = &before.0;
        assert!(old.invitation.is_none() || old.invitation != after.0.invitation);
        let row = TableRow {
            invitation: after.0.invitation.clone(),
            watch: after.0.watch.clone(),
            // The uptime is stored at intervals; a step that has begun since then counts from the last of them.
            step_began: old.step_began.map(|ticks| (ticks - a.uptime()).min(0)),
            deadline: old.deadline.map(|ticks| ticks - a.uptime()),
            ..old.clone()
        };
        assert_eq!(after, (row, before.1, before.2, before.3));
    }
    assert!(choices > 0);
    let room = b.table_row("room").await.unwrap().unwrap();
    assert_eq!(room.invitation.unwrap().len(), 32);
    for person in [ADA, BORIS] {
        let (before, after) = (
            a.person(person).await.unwrap(),
            b.person(person).await.unwrap(),
        );
        let before = PersonRow {
            has_code: false,
            login: None,
            settings: "{}".to_owned(),
            ..before.unwrap()
        };
        assert_eq!(after, Some(before));
        assert_eq!(b.sessions(person).await.unwrap(), []);
        for finished in [false, true] {
            let tables = a.tables_of(person, finished, None, 9).await.unwrap();
            let ids = |rows: Vec<TableRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
            let taken_in = b.tables_of(person, finished, None, 9).await.unwrap();
            assert_eq!(ids(taken_in), ids(tables));
        }
    }
}

async fn nothing_that_lets_anybody_in_goes_out(place: &Place) {
    let path = place.address("a").await;
    fill(&path).await;
    let lines = export(&path).await;
    let store = Store::open(&path).await.unwrap();
    let hex = |bytes: &[u8]| {
        bytes
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect::<String>()
    };
    // These bytes would be found: they name people in the line.
    assert!(lines.contains(&hex(&ADA.0)));
    for secret in [
        hex(&store.secret()),
        hex(&[ADA.0[0] ^ 0xff; 32]),
        hex(&[0xc3; 32]),
        "the-invitation".to_owned(),
        "the-watch".to_owned(),
        "a-login".to_owned(),
        "a-password".to_owned(),
        "a-label".to_owned(),
    ] {
        assert!(!lines.contains(&secret), "{secret}");
    }
}

async fn tables_that_are_there_stay_as_they_are(place: &Place) {
    let (from, to) = (place.address("a").await, place.address("b").await);
    fill(&from).await;
    let lines = export(&from).await;
    let store = Store::open(&to).await.unwrap();
    let mine = TableRow::empty("room", BORIS, 99);
    store.add_table(&mine, &[BORIS]).await.unwrap();
    // A server may run meanwhile. Blank lines are ignored, and repeated tables are imported once.
    let twice = format!("\n{lines}  \r\n{lines}");
    let imported = import(&to, twice).await.unwrap();
    assert_eq!(imported, Imported { new: 7, known: 9 });
    assert_eq!(store.table_row("room").await.unwrap(), Some(mine));
    assert_eq!(store.messages("room", 9).await.unwrap(), []);
    let again = import(&to, lines).await.unwrap();
    assert_eq!(again, Imported { new: 0, known: 8 });
    let nothing = import(&to, "").await.unwrap();
    assert_eq!(nothing, Imported { new: 0, known: 0 });
}

async fn names_and_messages_that_come_in_are_cleaned(place: &Place) {
    let (from, to) = (place.address("a").await, place.address("b").await);
    fill(&from).await;
    // A name that changes the direction of writing, and is far too long.
    let odd = format!("\u{202e}Ada \u{5d0}\u{5d3}\u{5d4}\n{}", "x".repeat(50));
    let clean = format!("Ada {}", "x".repeat(36));
    let lines = export(&from).await;
    let spoil = |text: &str| -> String {
        let mut line: Value = serde_json::from_str(text).unwrap();
        let mut places: Value = serde_json::from_str(line["seats"].as_str().unwrap()).unwrap();
        for place in places.as_array_mut().unwrap() {
            if place["name"].is_string() {
                place["name"] = json!(odd);
            }
        }
        line["seats"] = json!(places.to_string());
        if let Ok(mut record) = serde_json::from_str::<Value>(line["record"].as_str().unwrap()) {
            for name in record["players"].as_array_mut().unwrap() {
                *name = json!(odd);
            }
            line["record"] = json!(record.to_string());
        }
        for list in ["people", "messages"] {
            for entry in line[list].as_array_mut().unwrap() {
                entry["name"] = json!(odd);
            }
        }
        for message in line["messages"].as_array_mut().unwrap() {
            message["text"] = json!(format!("{}\n{}", "a ".repeat(400), '\u{202e}'));
        }
        line.to_string() + "\n"
    };
    let spoiled: String = lines.lines().map(spoil).collect();
    assert!(spoiled.matches('\u{202e}').count() > 30);
    import(&to, spoiled).await.unwrap();
    let come = export(&to).await;
    assert!(!come.contains('\u{202e}') && !come.contains('\u{5d0}'));
    let (mut names, mut texts) = (0, 0);
    for line in come.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        let in_text = |field: &str, list: fn(Value) -> Value| {
            let text: Value =
                serde_json::from_str(line[field].as_str().unwrap()).unwrap_or_default();
            list(text).as_array().cloned().unwrap_or_default()
        };
        let seats = in_text("seats", |seats| seats);
        let players = in_text("record", |record| record["players"].clone());
        let people = line["people"].as_array().unwrap();
        let messages = line["messages"].as_array().unwrap();
        let with_name = seats.iter().chain(people).chain(messages);
        let found = with_name.map(|entry| &entry["name"]).chain(&players);
        for name in found.filter(|name| !name.is_null()) {
            assert_eq!(*name, clean);
            names += 1;
        }
        for message in messages {
            assert_eq!(message["text"], "a ".repeat(150).trim_end());
            texts += 1;
        }
    }
    assert!(names > 30 && texts == 3, "{names} names, {texts} texts");
}

async fn a_wrong_line_is_named_and_changes_nothing(place: &Place) {
    let (from, to) = (place.address("a").await, place.address("b").await);
    fill(&from).await;
    let lines = export(&from).await;
    let lines: Vec<&str> = lines.lines().collect();
    let game = lines
        .iter()
        .position(|line| line.contains("seven") && line.contains("\"stage\":\"playing\""))
        .unwrap();
    let (good, game) = (lines[0], lines[game]);
    let with = |line: &str, field: &str, value: Value| {
        let mut line: Value = serde_json::from_str(line).unwrap();
        line[field] = value;
        line.to_string()
    };
    let message = json!({"number": 1, "kind": "", "name": "", "text": "", "at": 1});
    let negative = json!([{"number": -1, "kind": "", "name": "", "text": "", "at": 1}]);
    let no_move = json!([{"step": "[\"nonsense\"]", "at": 1}]);
    let choice = |step: usize, seat: usize, action: Option<&str>| json!([{"step": step, "seat": seat, "id": "0:x", "action": action, "at": 1}]);
    let played: Value = serde_json::from_str(game).unwrap();
    let now = played["moves"].as_array().unwrap().len();
    let other = r#"{"seat": 1, "do": "sell", "card": "Altar"}"#;
    let illegal = r#"{"seat": 0, "do": "sell", "card": "Palace"}"#;
    for (wrong, words) in [
        ("{".to_owned(), "not JSON"),
        ("[]".to_owned(), "column"),
        (good[..good.len() - 9].to_owned(), "column"),
        (with(good, "format", json!(4)), "formats 1 to 3, not 4"),
        (
            r#"{"format":7,"new":1}"#.to_owned(),
            "formats 1 to 3, not 7",
        ),
        (with(good, "stage", json!("late")), "\"late\""),
        (with(good, "host", json!("a1")), "64 hexadecimal digits"),
        (with(good, "extra", json!(1)), "extra"),
        (with(good, "table", json!("a/b")), "a/b"),
        (with(good, "created_at", json!("then")), "then"),
        (with(good, "messages", negative), "-1"),
        (
            with(good, "messages", json!([message, message])),
            if place.is_postgres() {
                "unique"
            } else {
                "UNIQUE"
            },
        ),
        (with(good, "moves", no_move.clone()), "no deal"),
        (with(game, "moves", no_move), "step 0"),
        (with(game, "record", json!("{}")), "not a game"),
        // Lines that could be stored, but would fail when the table is viewed or played.
        (with(game, "stage", json!("over")), "stage"),
        (with(game, "stage", json!("gathering")), "cards are dealt"),
        (with(game, "options", json!("[")), "EOF"),
        (
            with(game, "options", json!(r#"[["game", "duel"]]"#)),
            "options are those of another game",
        ),
        (
            with(game, "options", json!(r#"[["seats", "7"]]"#)),
            "options are those of another game",
        ),
        (
            with(game, "seats", json!("[]")),
            "some players have no seat",
        ),
        (with(good, "seats", json!("[{}]")), "number of seats"),
        (with(good, "options", json!("x")), "expected value"),
        (with(good, "created_at", json!(i64::MAX)), "no clock shows"),
        (with(game, "time_left", json!(i64::MAX)), "no clock shows"),
        (with(game, "choices", choice(0, 9, None)), "for no seat"),
        (
            with(game, "choices", choice(999, 0, None)),
            "nobody has reached",
        ),
        (
            with(game, "choices", choice(now, 0, Some("{"))),
            "a choice: ",
        ),
        (
            with(game, "choices", choice(now, 0, Some(other))),
            "another seat",
        ),
        (
            with(game, "choices", choice(now, 0, Some(illegal))),
            "rules do not allow",
        ),
    ] {
        let text = format!("{}\n\n{wrong}\n{}\n", lines[1], lines[2]);
        let imported = import(&to, text).await;
        let why = imported.expect_err(words);
        assert!(why.is_of_lines());
        let why = why.to_string();
        assert!(why.starts_with("line 3: "), "{why}");
        assert!(why.contains(words), "no {words:?} in {why:?}");
        assert_eq!(export(&to).await, "", "{why}");
    }
    let why = import(&to, b"\n\xff\xfe\n").await.unwrap_err();
    assert_eq!(why.to_string(), "line 2: it is not UTF-8 text");
    let store = Store::open(&to).await.unwrap();
    assert_eq!(store.person(ADA).await.unwrap(), None);
}

async fn hints_and_people_without_ratings_go_along(place: &Place) {
    let (from, to) = (place.address("a").await, place.address("b").await);
    fill(&from).await;
    let store = Store::open(&from).await.unwrap();
    for (step, seat) in [(4, 0), (2, 0), (4, 0), (4, 2)] {
        store.note_hint("room", step, seat).await.unwrap();
    }
    store.set_rated(BORIS, false).await.unwrap();
    let hints = store.hints("room").await.unwrap();
    let taken: Vec<_> = hints.iter().map(|hint| (hint.step, hint.seat)).collect();
    assert_eq!(taken, [(2, 0), (4, 0), (4, 2)], "each once");
    store.close().await;
    let lines = export(&from).await;
    let all = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap());
    let all: Vec<Value> = all.collect();
    let room = all.iter().find(|line| line["table"] == "room").unwrap();
    assert_eq!(room["format"], 3);
    import(&to, lines.as_str()).await.unwrap();
    assert_eq!(export(&to).await.lines().count(), lines.lines().count());
    let store = Store::open(&to).await.unwrap();
    assert_eq!(store.hints("room").await.unwrap(), hints);
    assert_eq!(store.rated_since(BORIS).await.unwrap(), None);
    assert_eq!(store.rated_since(ADA).await.unwrap(), Some(0));
    store.remove_tables(&["room".to_owned()]).await.unwrap();
    assert_eq!(store.hints("room").await.unwrap(), []);
}
