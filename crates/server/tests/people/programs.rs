//! Programs as people of another kind: their mark, their ratings, the stream of what happens to them, and the ladder.

use std::time::Duration;

use antipater_store::{RatingRow, TableRow, TableStage};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::common::{Answer, BEGIN, Visitor};
use crate::{Ear, Services};

/// A person who is a program.
async fn program(services: &Services, name: &str) -> Visitor {
    let mut visitor = services.person(name).await;
    let made = visitor.json("/api/me/program", "").await;
    assert_eq!(made.status, StatusCode::NO_CONTENT, "{}", made.text);
    visitor
}

/// The key of a person.
async fn key(visitor: &mut Visitor) -> String {
    let me = visitor.get("/api/me").await.json();
    me["person"].as_str().unwrap().to_owned()
}

/// Challenges a person to a Duel; returns the address of the table.
async fn challenge(visitor: &mut Visitor, person: &str) -> String {
    let order = json!({"person": person, "game": "duel", "tempo": "quick"});
    let answer = visitor.json("/api/challenges", order.to_string()).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
    format!("/tables/{}", answer.json()["table"].as_str().unwrap())
}

async fn room(visitor: &mut Visitor, table: &str, change: &str) -> Answer {
    let body = json!({"do": change}).to_string();
    visitor.json(&format!("/api{table}/room"), body).await
}

async fn resign(visitor: &mut Visitor, table: &str) {
    let answer = visitor.form(&format!("{table}/actions"), "do=resign").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
}

async fn enter(visitor: &mut Visitor, game: &str) -> Answer {
    let entry = json!({"game": game, "owner": "The club"}).to_string();
    visitor.json("/api/ladder", entry).await
}

async fn leave(visitor: &mut Visitor) {
    let leave = Request::delete("/api/ladder").body(Body::empty());
    let left = visitor.send(leave.unwrap()).await;
    assert_eq!(left.status, StatusCode::NO_CONTENT, "{}", left.text);
}

async fn ladder(visitor: &mut Visitor, game: &str) -> Value {
    let answer = visitor.get(&format!("/api/ladder?game={game}")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.json()
}

/// The open tables of a person.
async fn tables(visitor: &mut Visitor) -> Vec<String> {
    let tables = visitor.get("/api/tables").await.json()["tables"].clone();
    let tables = tables.as_array().unwrap().iter();
    tables
        .map(|table| format!("/tables/{}", table["table"].as_str().unwrap()))
        .collect()
}

/// The number of games that count for a person's ratings.
async fn rated(visitor: &mut Visitor) -> usize {
    let all = visitor.get("/api/me/ratings").await.json();
    let games = all["ratings"].as_array().unwrap().iter();
    games
        .map(|rating| rating["games"].as_array().unwrap().len())
        .sum()
}

/// The next event of a stream: what happens, and at which table.
async fn heard(ear: &mut Ear) -> (String, String, Value) {
    loop {
        let line = ear.next().await;
        if line.trim().is_empty() {
            continue;
        }
        let event: Value = serde_json::from_str(&line).unwrap();
        let table = format!("/tables/{}", event["table"]["table"].as_str().unwrap());
        return (event["event"].as_str().unwrap().to_owned(), table, event);
    }
}

#[tokio::test]
async fn a_program_is_one_for_good_and_everybody_sees_it() {
    let services = Services::new().await;
    let mut talos = services.person("Talos").await;
    assert_eq!(talos.get("/api/me").await.json()["program"], false);
    let page = talos.get("/me/account").await.text;
    assert!(page.contains("action=\"/me/program\""));
    let made = talos.form("/me/program", "").await;
    assert_eq!(made.header("location"), "/me/account");
    // Asking again changes nothing, and no page offers to undo it.
    assert_eq!(
        talos.form("/me/program", "").await.status,
        StatusCode::SEE_OTHER
    );
    let page = talos.get("/me/account").await.text;
    assert!(page.contains("This account is a program") && !page.contains("action=\"/me/program\""));
    assert_eq!(talos.get("/api/me").await.json()["program"], true);

    let mut ada = services.person("Ada").await;
    let card = format!("/people/{}", key(&mut talos).await);
    assert_eq!(
        ada.get(&format!("/api{card}")).await.json()["program"],
        true
    );
    let is_marked = |page: &str| {
        page.contains("</svg> <span class=\"in-words\">program</span>")
            || page.contains("</svg><span class=\"in-words\">program</span>")
            || page.contains("</svg> program</small>")
            || page.contains("Talos is a program")
    };
    assert!(is_marked(&ada.get(&card).await.text));
    let table = talos.open("game=duel&people=2&listed=yes").await;
    let lobby = ada.get("/api/lobby").await.json();
    assert_eq!(lobby["tables"][0]["seats"][0]["program"], true, "{lobby}");
    for page in ["/lobby", "/", &table] {
        assert!(is_marked(&ada.get(page).await.text), "{page}");
    }
    ada.form(&format!("{table}/join"), "").await;
    let seats = ada.view(&table).await["seats"].clone();
    assert_eq!(
        (&seats[0]["program"], &seats[1]["program"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(
        room(&mut talos, &table, "deal").await.status,
        StatusCode::OK
    );
    let seats = ada.view(&table).await["seats"].clone();
    assert_eq!(
        (&seats[0]["program"], &seats[1]["program"]),
        (&json!(true), &json!(false))
    );
    let watch = talos.view(&table).await["table_status"]["watch"].clone();
    let watch = watch.as_str().unwrap();
    for page in [
        table.clone(),
        format!("/watch/{watch}"),
        format!("/tv/{watch}"),
    ] {
        let text = ada.get(&page).await.text;
        assert!(text.contains(">program<"), "{page}");
    }
    resign(&mut ada, &table).await;
    assert!(is_marked(&ada.get("/games").await.text));
}

#[tokio::test]
async fn a_person_who_has_sat_at_a_table_stays_a_person() {
    let services = Services::new().await;
    for way in ["/api/me/program", "/me/program"] {
        let mut ada = services.person("Ada").await;
        let table = ada.open("game=duel").await;
        let refused = match way {
            "/me/program" => ada.form(way, "").await,
            _ => ada.json(way, "").await,
        };
        assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
        resign(&mut ada, &table).await;
        let refused = ada.json("/api/me/program", "").await.json();
        assert_eq!(refused["error"]["kind"], "has-played");
        assert_eq!(ada.get("/api/me").await.json()["program"], false);
    }
    let mut nobody = Visitor::new(services.app.clone());
    let refused = nobody.json("/api/me/program", "").await;
    assert_eq!(refused.status, StatusCode::UNAUTHORIZED);
    let arrived = nobody
        .json("/api/people", r#"{"name": "T", "program": true}"#)
        .await;
    assert_eq!(arrived.status, StatusCode::CREATED, "{}", arrived.text);
    let token = arrived.json()["token"].as_str().unwrap().to_owned();
    let me = Request::get("/api/me").header("authorization", format!("Bearer {token}"));
    let me = nobody.send(me.body(Body::empty()).unwrap()).await.json();
    assert_eq!(me["program"], true);
}

#[tokio::test]
async fn people_meet_programs_only_by_choice() {
    let services = Services::new().await;
    let mut talos = program(&services, "Talos").await;
    let mut ada = services.person("Ada").await;
    for tempo in ["quick", "normal", "days"] {
        let order = json!({"game": "duel", "tempo": tempo}).to_string();
        let refused = talos.json("/api/pool", order).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.text);
        assert_eq!(refused.json()["error"]["kind"], "no-programs");
    }
    // A table over days deals its cards as soon as it is full, so a program does not sit down there by itself.
    let days = "game=duel&tempo=days";
    let table = ada.form("/play", days).await.header("location").to_owned();
    let refused = talos.form(&format!("{table}/join"), "").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.text);
    // One that a program has opened there is passed over by Play now, and open to people who choose it.
    let options = "game=duel&people=2&pace=3d%2B12h&listed=yes";
    let open = talos.open(options).await;
    let mut boris = services.person("Boris").await;
    let found = boris
        .form("/play", days)
        .await
        .header("location")
        .to_owned();
    assert_eq!(found, table);
    let mut chloe = services.person("Chloe").await;
    chloe.form(&format!("{open}/join"), "").await;
    assert_eq!(chloe.view(&open).await["stage"], "playing");
    // A person who becomes a program while waiting is not seated.
    let mut dora = services.person("Dora").await;
    let mut emil = services.person("Emil").await;
    for one in [&mut dora, &mut emil] {
        one.form("/play", "game=duel&tempo=quick").await;
    }
    assert_eq!(
        dora.json("/api/me/program", "").await.status,
        StatusCode::NO_CONTENT
    );
    for _ in 0..3 {
        services.state.pass_time(Duration::from_secs(10)).await;
        emil.get("/api/pool").await;
    }
    let search = emil.get("/api/pool").await.json();
    let table = format!("/tables/{}", search["table"].as_str().unwrap());
    let seats = emil.view(&table).await["seats"].clone();
    assert_eq!(
        seats
            .as_array()
            .unwrap()
            .iter()
            .filter(|seat| seat["bot"].is_null())
            .count(),
        1
    );
    assert!(tables(&mut dora).await.is_empty());
}

#[tokio::test]
async fn programs_and_people_are_rated_apart() {
    let services = Services::new().await;
    let mut talos = program(&services, "Talos").await;
    let mut other = program(&services, "Other").await;
    let mut ada = services.person("Ada").await;
    let own = key(&mut talos).await;
    for (rival, counts) in [(&mut ada, 0), (&mut other, 1)] {
        let table = challenge(rival, &own).await;
        room(&mut talos, &table, "sit").await;
        assert_eq!(room(rival, &table, "deal").await.status, StatusCode::OK);
        // The game is long enough to count once somebody gives up.
        let mut decided = 0;
        while decided < 20 {
            for one in [&mut *rival, &mut talos] {
                let view = one.view(&table).await;
                if let Some(action) = view["ask"]["actions"].get(0) {
                    let id = format!("p{decided}");
                    let played = one.play(&table, &id, &view["decision"], action).await;
                    assert_eq!(played.status, StatusCode::OK, "{}", played.text);
                    decided += 1;
                }
            }
        }
        resign(rival, &table).await;
        services.state.settle().await.unwrap();
        assert_eq!(rated(rival).await, counts);
        assert_eq!(rated(&mut talos).await, counts);
    }
    // Bots count for both.
    for one in [&mut ada, &mut talos] {
        let before = rated(one).await;
        let table = one.open("game=duel&level=hard&begins=me").await;
        resign(one, &table).await;
        services.state.settle().await.unwrap();
        assert_eq!(rated(one).await, before + 1);
    }
}

#[tokio::test]
async fn each_kind_has_its_own_ranking() {
    let services = Services::new().await;
    program(&services, "Talos").await;
    let mut ada = services.person("Ada").await;
    let people = services.store.find_people("", 9).await.unwrap();
    for (number, person) in people.iter().enumerate() {
        let id = format!("{number:012}");
        let row = TableRow {
            stage: TableStage::Over,
            finished_at: Some(BEGIN),
            ..TableRow::empty(&id, person.id, BEGIN)
        };
        services.store.add_table(&row, &[person.id]).await.unwrap();
        services.store.add_results(&id, &[]).await.unwrap();
        let rating = RatingRow {
            person: person.id,
            game: "duel".to_owned(),
            finished_at: BEGIN,
            table: id.clone(),
            before: 1500.0,
            rating: 1600.0,
            deviation: 60.0,
            volatility: 0.06,
            opponents: Vec::new(),
        };
        let place = (BEGIN, id);
        let rated = services.store.rate(&place, "duel", vec![rating]);
        rated.await.unwrap();
    }
    let ranking = ada.get("/api/ratings?game=duel").await.json();
    let names = |list: &str| -> Vec<String> {
        let all = ranking[list].as_array().unwrap().iter();
        all.map(|one| one["name"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(names("people"), ["Ada"], "{ranking}");
    assert_eq!(names("programs"), ["Talos"], "{ranking}");
    let page = ada.get("/ratings?game=duel").await.text;
    let (people, programs) = page.split_once("data-programs=\"duel\"").unwrap();
    assert!(people.contains("Ada") && !people.contains("Talos"));
    assert!(programs.contains("Talos") && !programs.contains("Ada"));
}

#[tokio::test]
async fn a_stream_tells_of_challenges_and_games_from_the_present_state_on() {
    let services = Services::new().await;
    let mut talos = program(&services, "Talos").await;
    let own = key(&mut talos).await;
    let mut ada = services.person("Ada").await;
    let mut boris = services.person("Boris").await;
    let mut chloe = services.person("Chloe").await;
    let alone = talos.open("game=duel&level=beginner").await;
    let open = challenge(&mut ada, &own).await;
    let mut ear = Ear::open(&talos, "/api/me/events").await;
    let mut first =
        [heard(&mut ear).await, heard(&mut ear).await].map(|(kind, table, _)| (kind, table));
    first.sort();
    assert_eq!(
        first,
        [
            ("challenge".to_owned(), open.clone()),
            ("start".to_owned(), alone.clone())
        ]
    );

    assert_eq!(room(&mut talos, &open, "sit").await.status, StatusCode::OK);
    let (kind, table, _) = heard(&mut ear).await;
    assert_eq!((kind.as_str(), &table), ("accepted", &open));
    room(&mut ada, &open, "deal").await;
    let (kind, table, event) = heard(&mut ear).await;
    assert_eq!((kind.as_str(), &table), ("start", &open));
    assert_eq!(event["table"]["stage"], "playing");
    resign(&mut ada, &open).await;
    let (kind, table, event) = heard(&mut ear).await;
    assert_eq!((kind.as_str(), &table), ("end", &open));
    assert_eq!(
        (&event["won"], &event["place"]),
        (&json!(true), &json!(1)),
        "{event}"
    );

    let withdrawn = challenge(&mut boris, &own).await;
    assert_eq!(heard(&mut ear).await.0, "challenge");
    room(&mut boris, &withdrawn, "close").await;
    let (kind, table, _) = heard(&mut ear).await;
    assert_eq!((kind.as_str(), &table), ("withdrawn", &withdrawn));
    let declined = challenge(&mut chloe, &own).await;
    assert_eq!(heard(&mut ear).await.0, "challenge");
    assert_eq!(
        room(&mut talos, &declined, "stand").await.status,
        StatusCode::NO_CONTENT
    );
    let (kind, table, _) = heard(&mut ear).await;
    assert_eq!((kind.as_str(), &table), ("declined", &declined));

    // A new stream begins with what is open, and nothing else. The challenge of a person who is blocked stays unseen.
    drop(ear);
    let blocked = key(&mut boris).await;
    let block = talos
        .form(&format!("/people/{blocked}"), "relation=block")
        .await;
    assert_eq!(block.status, StatusCode::SEE_OTHER, "{}", block.text);
    challenge(&mut boris, &own).await;
    let mut ear = Ear::open(&talos, "/api/me/events").await;
    assert_eq!(heard(&mut ear).await.1, alone);
    resign(&mut talos, &alone).await;
    let (kind, _, event) = heard(&mut ear).await;
    assert_eq!((kind.as_str(), &event["won"]), ("end", &json!(false)));
    let mut nobody = Visitor::new(services.app.clone());
    let refused = nobody.get("/api/me/events").await;
    assert_eq!(refused.status, StatusCode::UNAUTHORIZED);
}

/// A server without its background loops, and a program in the ladder of a game.
async fn in_ladder(game: &str) -> (Services, Visitor) {
    let services = Services::new().await;
    services.close.send_replace(true);
    let mut talos = program(&services, "Talos").await;
    let entered = enter(&mut talos, game).await;
    assert_eq!(entered.status, StatusCode::NO_CONTENT, "{}", entered.text);
    (services, talos)
}

/// Plays all open games of programs to their ends.
async fn play_all(programs: &mut [Visitor]) {
    loop {
        let mut played = false;
        for one in &mut *programs {
            for table in tables(one).await {
                let view = one.view(&table).await;
                if view["stage"] != "playing" || view["ask"].is_null() {
                    continue;
                }
                let actions = view["ask"]["actions"].as_array().unwrap();
                let turn = view["decision"].as_u64().unwrap() as usize;
                let action = &actions[turn * 5 % actions.len()];
                let id = format!("m{turn}-{}", view["choices"]);
                let answer = one.play(&table, &id, &view["decision"], action).await;
                assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
                played = true;
            }
        }
        if !played {
            return;
        }
    }
}

#[tokio::test]
async fn two_programs_play_one_deal_from_both_seats() {
    let (services, talos) = in_ladder("duel").await;
    let mut other = program(&services, "Automaton").await;
    // Until they have met, they may be drawn against a level, so both rest until they are.
    let mut both = [talos, other.clone()];
    assert_eq!(
        enter(&mut other, "duel").await.status,
        StatusCode::NO_CONTENT
    );
    let mut met = Vec::new();
    for _ in 0..12 {
        services.state.pass_time(Duration::from_secs(1)).await;
        let all = [tables(&mut both[0]).await, tables(&mut both[1]).await];
        if all[0] == all[1] && !all[0].is_empty() {
            met.clone_from(&all[0]);
            break;
        }
        for (one, tables) in both.iter_mut().zip(&all) {
            for table in tables {
                resign(one, table).await;
            }
        }
        services.state.pass_time(Duration::from_secs(59)).await;
        for one in &mut both {
            enter(one, "duel").await;
        }
    }
    let [first, second] = <[String; 2]>::try_from(met).expect("both programs meet");
    let names = async |table: &String| {
        let mut reader = both[0].clone();
        let seats = reader.view(table).await["seats"].clone();
        [0, 1].map(|seat: usize| seats[seat]["name"].as_str().unwrap().to_owned())
    };
    let [one, twin] = [names(&first).await, names(&second).await];
    assert_eq!(one, [twin[1].clone(), twin[0].clone()]);
    // Nothing can be taken back, hinted or said at these tables, and there is one match at a time.
    let view = both[0].view(&first).await;
    assert_eq!(view["table_status"]["pace"], "20s");
    assert_eq!(view["table_status"]["talks"], false);
    services.state.pass_time(Duration::from_secs(1)).await;
    assert_eq!(tables(&mut both[0]).await.len(), 2);
    // The record of one game is closed until the other is over, too.
    resign(&mut both[0], &first).await;
    for path in ["record", "replay"] {
        let refused = both[0].get(&format!("/api{first}/{path}")).await;
        assert_eq!(refused.json()["error"]["kind"], "match-runs", "{path}");
    }
    let again = both[1]
        .form(&format!("{first}/again"), "same_deal=true")
        .await;
    assert!(again.status.is_client_error(), "{}", again.text);
    play_all(&mut both).await;
    let records = [
        both[0].get(&format!("/api{first}/record")).await.json(),
        both[1].get(&format!("/api{second}/record")).await.json(),
    ];
    assert_eq!(records[0]["setup"], records[1]["setup"], "{}", records[0]);
    let table = ladder(&mut other, "duel").await;
    let ranks = table["ranks"].as_array().unwrap();
    let rank = |name: &str| ranks.iter().position(|rank| rank["name"] == name).unwrap();
    let (own, theirs) = (rank("Talos"), rank("Automaton"));
    assert_eq!(ranks[own]["owner"], "The club");
    let results = table["results"].as_array().unwrap();
    let of = |row: usize, column: usize| {
        let mut results = results.iter();
        results
            .find(|one| one["row"] == row && one["column"] == column)
            .unwrap()
    };
    assert_eq!(of(own, theirs)["games"], 2);
    let sum =
        of(own, theirs)["score"].as_f64().unwrap() + of(theirs, own)["score"].as_f64().unwrap();
    assert!((sum - 2.0).abs() < 1e-9);
    let watch = of(own, theirs)["watch"].as_str().unwrap();
    let replay = other.get(&format!("/watch/{watch}/replay")).await;
    assert_eq!(replay.status, StatusCode::OK);
    let page = other.get("/programs?game=duel").await.text;
    assert!(page.contains("Talos") && page.contains(&format!("/watch/{watch}/replay")));
}

#[tokio::test]
async fn seven_wonders_is_played_from_every_seat_and_stuck_programs_lose() {
    let (services, mut talos) = in_ladder("seven-second").await;
    services.state.pass_time(Duration::ZERO).await;
    let open = tables(&mut talos).await;
    assert_eq!(open.len(), 3);
    let mut own = Vec::new();
    for table in &open {
        let view = talos.view(table).await;
        assert_eq!(view["table_status"]["may_hint"], false);
        own.push(view["you"].as_u64().unwrap());
    }
    own.sort_unstable();
    assert_eq!(own, [0, 1, 2]);
    let hint = json!({"decision": 0}).to_string();
    let table = open[0].strip_prefix("/tables/").unwrap();
    let refused = talos.json(&format!("/api/tables/{table}/hint"), hint).await;
    assert!(refused.status.is_client_error(), "{}", refused.text);
    leave(&mut talos).await;
    // It never decides: after three turns a bot takes its seat, and it is last whatever that bot reaches.
    for _ in 0..3 {
        services.state.pass_time(Duration::from_secs(20)).await;
        for table in &open {
            talos.view(table).await;
        }
    }
    assert!(tables(&mut talos).await.is_empty());
    let table = ladder(&mut talos, "seven-second").await;
    let ranks = table["ranks"].as_array().unwrap();
    let row = ranks
        .iter()
        .position(|rank| rank["name"] == "Talos")
        .unwrap();
    let mut results = table["results"].as_array().unwrap().iter();
    let result = results.find(|one| one["row"] == row).unwrap();
    assert_eq!(
        (&result["score"], &result["games"]),
        (&json!(0.0), &json!(3)),
        "{table}"
    );
}

#[tokio::test]
async fn only_connected_programs_that_want_it_get_matches() {
    let (services, mut talos) = in_ladder("duel").await;
    let mut ada = services.person("Ada").await;
    assert_eq!(
        enter(&mut ada, "duel").await.json()["error"]["kind"],
        "only-programs"
    );
    assert_eq!(
        enter(&mut talos, "chess").await.status,
        StatusCode::BAD_REQUEST
    );
    // A minute without a sign.
    services.store.running().advance(Duration::from_secs(61));
    services.state.pass_time(Duration::ZERO).await;
    assert!(tables(&mut talos).await.is_empty());
    let (services, people) = services.again(&[talos, ada]);
    let [mut talos, mut ada] =
        <[Visitor; 2]>::try_from(people).unwrap_or_else(|_| panic!("two people"));
    let ear = Ear::open(&talos, "/api/me/events").await;
    services.has_streams(1).await;
    services.state.pass_time(Duration::from_secs(300)).await;
    assert_eq!(tables(&mut talos).await.len(), 2);
    let data = talos.get("/me/data").await.json();
    let entry = json!({"game": "duel", "owner": "The club", "active": true});
    assert_eq!(
        (&data["program"], &data["ladders"]),
        (&json!(true), &json!([entry]))
    );
    leave(&mut talos).await;
    for table in tables(&mut talos).await {
        resign(&mut talos, &table).await;
    }
    services.state.pass_time(Duration::from_secs(61)).await;
    assert!(tables(&mut talos).await.is_empty());
    let shown = ladder(&mut ada, "duel").await;
    let mut ranks = shown["ranks"].as_array().unwrap().iter();
    let rank = ranks.find(|rank| rank["name"] == "Talos").unwrap();
    assert_eq!(
        (&rank["active"], &rank["games"]),
        (&json!(false), &json!(2))
    );
    drop(ear);
}
