//! Moving all of a database into another one: every row, between both kinds, or nothing at all.

use antipater_server::doctor::{FaultKind, examine};
use antipater_server::maintenance::{self, MaintenanceError};
use antipater_store::{
    AnalysisKey, BanRow, ModerationLogRow, NoticeAddressRow, RatedOpponent, RatingRow, ReportRow,
    Role, Store, TableRow, TableStage,
};

use crate::export::{ADA, export, fill};
use crate::place::{Place, on_both};
use crate::rows::{GOES_ON, add, row, step};

on_both! {
    there_and_back_it_is_the_same_to_the_byte,
    what_is_there_or_is_served_is_refused,
    the_doctor_looks_through_either,
}

/// Runs maintenance as a separate program would.
async fn moved(from: &str, to: &str) -> Result<u64, MaintenanceError> {
    let (from, to) = (from.to_owned(), to.to_owned());
    let moved = tokio::task::spawn_blocking(move || {
        let mut last = 0;
        let progress = move |done, all| {
            assert!(last < done && done <= all);
            last = done;
        };
        maintenance::move_database(&from, &to, Box::new(progress))
    });
    moved.await.unwrap()
}

fn report(reason: &str) -> ReportRow {
    ReportRow {
        number: 0,
        reporter: None,
        about: "name".to_owned(),
        table: "room".to_owned(),
        seat: Some(1),
        message: None,
        person: Some(ADA),
        quoted: "quoted".to_owned(),
        reason: reason.to_owned(),
        at: 9,
    }
}

/// Rows in all tables that an export leaves out.
async fn fill_the_rest(address: &str) {
    let store = Store::open(address).await.unwrap();
    assert!(store.add_role(ADA, Role::Admin).await.unwrap());
    for reason in ["one", "two"] {
        store.add_report(&report(reason)).await.unwrap();
    }
    let ban = BanRow {
        number: 0,
        mute: true,
        person: Some(ADA),
        network: None,
        reason: "ő".to_owned(),
        until: Some(i64::MAX),
        at: 1,
    };
    store.add_ban(&ban).await.unwrap();
    let deed = ModerationLogRow {
        number: 0,
        admin: ADA,
        verb: "ban".to_owned(),
        person: None,
        table: None,
        detail: String::new(),
        at: 2,
    };
    store.log_moderation(&deed).await.unwrap();
    for table in ["room", "closed"] {
        store.hide_table(table, true).await.unwrap();
    }
    store.note_puzzle(ADA, "duel", 7, true).await.unwrap();
    store.note_hint("room", 1, 0).await.unwrap();
    let session = store.sessions(ADA).await.unwrap().remove(0).token;
    let browser = NoticeAddressRow {
        id: [8; 32],
        person: ADA,
        session: Some(session),
        address: "https://push.example/a".to_owned(),
        keys: Some((vec![4; 65], vec![5; 16])),
        language: "hu".to_owned(),
        site: String::new(),
        confirmed: true,
        created_at: 3,
    };
    store.add_notice_address(&browser, 9).await.unwrap();
    let planned = store.plan_notices("room", 1, vec![ADA], 60);
    planned.await.unwrap();
    store.push_key(vec![1; 138]).await.unwrap();
    let over = TableRow {
        stage: TableStage::Over,
        finished_at: Some(50),
        ..row("over", 7, 1)
    };
    add(&store, &over).await;
    let key = AnalysisKey {
        table: over.id.clone(),
        depth: "quick".to_owned(),
        record: [3; 32],
        version: "1".to_owned(),
    };
    store.keep_analysis(key, "{}".to_owned()).await.unwrap();
    store.add_results(&over.id, &[]).await.unwrap();
    let place = (50, over.id);
    let rating = RatingRow {
        person: ADA,
        game: "duel".to_owned(),
        finished_at: place.0,
        table: place.1.clone(),
        before: 1500.0,
        rating: 1e300 / 3.0,
        deviation: 1.0 / 7.0,
        volatility: f64::MIN_POSITIVE,
        opponents: vec![RatedOpponent {
            seat: 1,
            rating: 1.0 / 3.0,
            deviation: 2.0,
            score: 0.5,
        }],
    };
    store.rate(&place, "duel", vec![rating]).await.unwrap();
    // More rows than one batch moves.
    add(&store, &row("long", 1, 1)).await;
    let steps: Vec<_> = (0..450)
        .map(|number| {
            step(
                &format!("{number} é"),
                (number % 3 > 0).then_some(&*format!("m{number}")),
            )
        })
        .collect();
    store.append("long", 0, &steps, &GOES_ON).await.unwrap();
    store.close().await;
}

async fn there_and_back_it_is_the_same_to_the_byte(place: &Place) {
    let files = Place::sqlite();
    let (from, back) = (files.address("from").await, files.address("back").await);
    let there = place.bare("there").await;
    fill(&from).await;
    fill_the_rest(&from).await;
    let lines = export(&from).await;
    let rows = moved(&from, &there).await.unwrap();
    assert!(rows > 500, "{rows}");
    assert_eq!(export(&there).await, lines);
    assert_eq!(export(&from).await, lines, "the old one stays");
    moved(&there, &back).await.unwrap();
    assert_eq!(export(&back).await, lines);

    // Everything that an export leaves out, and numbers continue.
    let stores = [
        Store::open(&from).await.unwrap(),
        Store::open(&there).await.unwrap(),
        Store::open(&back).await.unwrap(),
    ];
    let mut all = Vec::new();
    for store in &stores {
        let sessions = store.sessions(ADA).await.unwrap();
        let proofs = store.proofs(ADA).await.unwrap();
        let ratings = store.ratings_of(ADA).await.unwrap();
        assert_eq!(ratings[0].rating.to_bits(), (1e300_f64 / 3.0).to_bits());
        store.add_report(&report("three")).await.unwrap();
        let reports = store.open_reports(9).await.unwrap();
        assert_eq!(reports.last().unwrap().number, 3);
        let hidden = store.hidden_tables().await.unwrap();
        assert_eq!(hidden, ["closed", "room"]);
        let rest = (
            store.bans().await.unwrap(),
            store.moderation_log(None, 9).await.unwrap(),
            store.puzzles_of(ADA).await.unwrap(),
            store.due_notices(60, 9).await.unwrap(),
            store.push_key(Vec::new()).await.unwrap(),
            store.secret(),
            store.uptime(),
        );
        all.push(format!(
            "{sessions:?} {proofs:?} {ratings:?} {reports:?} {rest:?}"
        ));
        store.close().await;
    }
    assert_eq!(all[0], all[1]);
    assert_eq!(all[0], all[2]);
}

async fn what_is_there_or_is_served_is_refused(place: &Place) {
    let files = Place::sqlite();
    let (from, to) = (files.address("from").await, place.address("to").await);
    fill(&from).await;
    for served in [&from, &to] {
        let (server, lock) = Store::open_alone(served).await.unwrap();
        let why = moved(&from, &to).await.unwrap_err().to_string();
        assert!(why.contains("another server has this database"), "{why}");
        server.close().await;
        drop(lock);
    }
    let store = Store::open(&to).await.unwrap();
    add(&store, &row("mine", 1, 1)).await;
    store.close().await;
    let why = moved(&from, &to).await.unwrap_err().to_string();
    assert!(why.contains("not empty"), "{why}");
    assert_eq!(export(&to).await.lines().count(), 1);
    let nowhere = files.address("nowhere").await;
    let why = moved(&nowhere, &to).await.unwrap_err().to_string();
    assert!(why.contains("there is no file"), "{why}");
    if place.is_postgres() {
        // Values that the target cannot store are named, and nothing is stored.
        let (odd, empty) = (files.address("odd").await, place.address("empty").await);
        fill(&odd).await;
        files
            .change("odd", "UPDATE tables SET options = 'a' || char(0)")
            .await
            .unwrap();
        let why = moved(&odd, &empty).await.unwrap_err().to_string();
        assert!(
            why.contains("table tables") && why.contains("U+0000"),
            "{why}"
        );
        let store = Store::open(&empty).await.unwrap();
        assert_eq!(store.person(ADA).await.unwrap(), None);
        store.close().await;
        moved(&from, &empty).await.unwrap();
    }
}

async fn the_doctor_looks_through_either(place: &Place) {
    let address = place.address("a").await;
    fill(&address).await;
    let look = async || {
        let path = address.trim_start_matches("sqlite:").to_owned();
        let looked = tokio::task::spawn_blocking(move || examine(&path, Some(0)));
        looked.await.unwrap().unwrap()
    };
    let report = look().await;
    // Tests need no synced writes, and files of tests are readable by others.
    let kinds: Vec<FaultKind> = report.faults.iter().map(|fault| fault.kind).collect();
    let allowed = [FaultKind::Settings, FaultKind::Orphans];
    assert!(
        kinds.iter().all(|kind| allowed.contains(kind)),
        "{report:?}"
    );
    assert_eq!((report.tables, report.people), (8, 3));
    let broken = "UPDATE tables SET seats = '[' WHERE stage = 'gathering'";
    place.change("a", broken).await.unwrap();
    let report = look().await;
    let found = report
        .faults
        .iter()
        .find(|fault| fault.kind == FaultKind::Table);
    assert_eq!(found.unwrap().table.as_deref(), Some("room"));
    if place.is_postgres() {
        place
            .change("a", "DELETE FROM _sqlx_migrations WHERE version = 10")
            .await
            .unwrap();
        let report = look().await;
        assert!(
            report
                .faults
                .iter()
                .any(|fault| fault.kind == FaultKind::Older)
        );
        let bare = place.bare("bare").await;
        let looked = tokio::task::spawn_blocking(move || examine(&bare, Some(0)));
        let report = looked.await.unwrap().unwrap();
        assert!(
            report
                .faults
                .iter()
                .any(|fault| fault.kind == FaultKind::Foreign)
        );
    }
}
