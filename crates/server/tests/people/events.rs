//! Events: duplicate deals against bots, rounds of people, Swiss tournaments and arenas; restarts, late entries, withdrawals,
//! byes, people who do not come, and what may be seen when.

use std::collections::HashSet;
use std::time::Duration;

use antipater_show::daily::DealKey;
use antipater_store::{Clock, Store};
use axum::http::StatusCode;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::Services;
use crate::common::{BEGIN, Visitor};

/// A server with a clock of the test and without background loops, and this many people.
async fn with_people(count: usize) -> (Services, Clock, Vec<Visitor>) {
    let clock = Clock::manual(BEGIN);
    let store = Store::open_with_clock("sqlite::memory:", clock.clone()).await;
    let services = Services::on(store.unwrap());
    services.close.send_replace(true);
    let mut people = Vec::new();
    for number in 0..count {
        people.push(services.person(&format!("Player {number}")).await);
    }
    (services, clock, people)
}

/// Makes an event; returns its id.
async fn make(host: &mut Visitor, options: Value) -> String {
    let order = json!({"options": options}).to_string();
    let made = host.json("/api/events", order).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
    made.json()["event"].as_str().unwrap().to_owned()
}

async fn act(visitor: &mut Visitor, event: &str, action: &str) {
    let order = json!({"do": action}).to_string();
    let done = visitor.json(&format!("/api/events/{event}"), order).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT, "{}", done.text);
}

async fn see(visitor: &mut Visitor, event: &str) -> Value {
    let seen = visitor.get(&format!("/api/events/{event}")).await;
    assert_eq!(seen.status, StatusCode::OK, "{}", seen.text);
    seen.json()
}

/// The person's tables of an event whose game is not over.
async fn open_tables(visitor: &mut Visitor, event: &str) -> Vec<String> {
    let event = see(visitor, event).await;
    let tables = event["tables"].as_array().unwrap().iter();
    let open = tables.filter(|table| table["over"] == false);
    open.map(|table| format!("/tables/{}", table["table"].as_str().unwrap()))
        .collect()
}

async fn resign(visitor: &mut Visitor, table: &str) {
    let answer = visitor.form(&format!("{table}/actions"), "do=resign").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
}

/// Opens a person's table with a deal; returns its address.
async fn open_deal(visitor: &mut Visitor, event: &str, deal: usize) -> String {
    let path = format!("/events/{event}/deals/{deal}");
    let opened = visitor.form(&path, "").await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text);
    opened.header("location").to_owned()
}

/// Of the pairs at open tables, the person with the later place in the list resigns. Returns the pairs.
async fn later_ones_resign(people: &mut [Visitor], event: &str) -> Vec<[usize; 2]> {
    let mut tables: Vec<(String, Vec<usize>)> = Vec::new();
    for (number, person) in people.iter_mut().enumerate() {
        for table in open_tables(person, event).await {
            match tables.iter_mut().find(|(known, _)| *known == table) {
                Some((_, seated)) => seated.push(number),
                None => tables.push((table, vec![number])),
            }
        }
    }
    let mut pairs = Vec::new();
    for (table, seated) in tables {
        let [one, other] = <[usize; 2]>::try_from(seated).expect("two people");
        resign(&mut people[other], &table).await;
        pairs.push([one, other]);
    }
    pairs
}

fn names(event: &Value) -> Vec<&str> {
    let players = event["players"].as_array().unwrap().iter();
    players.map(|one| one["name"].as_str().unwrap()).collect()
}

fn player<'a>(event: &'a Value, name: &str) -> &'a Value {
    let mut players = event["players"].as_array().unwrap().iter();
    players.find(|one| one["name"] == name).unwrap()
}

#[tokio::test]
async fn everybody_plays_the_same_deals_and_is_compared() {
    let (services, clock, mut people) = with_people(3).await;
    let options = json!({"title": "Club", "format": "duplicate", "game": "duel", "rounds": 2, "minutes": 60, "level": "easy"});
    let id = make(&mut people[0], options).await;
    let address = format!("/events/{id}");
    let stated = see(&mut people[0], &id).await["hash"].clone();
    let mut first = Vec::new();
    for person in &mut people[..2] {
        let table = open_deal(person, &id, 1).await;
        assert_eq!(open_deal(person, &id, 1).await, table);
        let view = person.view(&table).await;
        assert_eq!(view["table_status"]["event"], id.as_str());
        assert_eq!(view["table_status"]["may_hint"], false);
        first.push((table, view["game"].clone(), view["seats"][1].clone()));
    }
    assert_eq!((&first[0].1, &first[0].2), (&first[1].1, &first[1].2));
    // No bot plays a deal for a person.
    let order = json!({"do": "leave"}).to_string();
    let path = format!("/api{}/actions", first[0].0);
    let left = people[0].json(&path, order).await;
    assert!(left.text.contains("no-bots"), "{}", left.text);
    // The same choices lead to the same game; the games cannot be seen before one's own is finished.
    let mut records = Vec::new();
    for (person, (table, ..)) in people.iter_mut().zip(&first) {
        let view = person.play_on(table, |_| 0).await;
        records.push(person.get(&format!("/api{table}/record")).await.json());
        assert_eq!(view["stage"], "over");
    }
    assert_eq!(records[0]["moves"], records[1]["moves"]);
    services.state.pass_time(Duration::from_secs(1)).await;
    let seen = see(&mut people[1], &id).await;
    let watch = player(&seen, "Player 0")["results"][0]["watch"].clone();
    let replay = format!("/watch/{}/replay", watch.as_str().unwrap());
    assert_eq!(people[1].get(&replay).await.status, StatusCode::OK);
    assert_eq!(people[2].get(&replay).await.status, StatusCode::CONFLICT);
    let hidden = people[2]
        .get(&format!("/api{address}/deals/1"))
        .await
        .json();
    assert_eq!(hidden["games"], json!([]));
    let results = see(&mut people[2], &id).await["players"][0]["results"][0].clone();
    assert_eq!(
        (&results["watch"], &results["matchpoints"]),
        (&Value::Null, &json!(5000))
    );
    // The third one resigns, and is behind both.
    let table = open_deal(&mut people[2], &id, 1).await;
    resign(&mut people[2], &table).await;
    services.state.pass_time(Duration::from_secs(1)).await;
    let seen = see(&mut people[2], &id).await;
    let matchpoints = |name: &str| player(&seen, name)["results"][0]["matchpoints"].clone();
    assert_eq!(
        ["Player 0", "Player 1", "Player 2"].map(matchpoints),
        [json!(7500), json!(7500), json!(0)]
    );
    assert_eq!(player(&seen, "Player 2")["rank"], 3);
    let games = people[2]
        .get(&format!("/api{address}/deals/1"))
        .await
        .json();
    assert_eq!(games["games"].as_array().unwrap().len(), 3);
    assert_eq!(games["games"][0]["taken"], games["games"][1]["taken"]);
    let sides = format!("{address}/deals/1?one=0&other=2");
    let page = people[2].get(&sides).await.text;
    assert!(page.contains("The two games part at decision"), "{page}");
    // A game that ends after the event does not count, and the key opens when nobody plays its deals any more.
    let late = open_deal(&mut people[0], &id, 2).await;
    clock.advance(Duration::from_secs(3600));
    services.state.pass_time(Duration::from_secs(1)).await;
    let seen = see(&mut people[0], &id).await;
    assert_eq!(
        (&seen["stage"], &seen["key"]),
        (&json!("over"), &Value::Null)
    );
    assert_eq!(
        people[1]
            .form(&format!("{address}/deals/2"), "")
            .await
            .status,
        StatusCode::CONFLICT
    );
    resign(&mut people[0], &late).await;
    people[0].get("/games").await;
    let seen = see(&mut people[0], &id).await;
    assert_eq!(
        player(&seen, "Player 0")["results"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
    let key = seen["key"].as_str().expect("the key is open");
    let bytes: Vec<u8> = (0..32)
        .map(|at| u8::from_str_radix(&key[2 * at..2 * at + 2], 16).unwrap())
        .collect();
    let hash: String = Sha256::digest(&bytes)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    assert_eq!(stated, hash.as_str());
    let key = DealKey::new(bytes.try_into().unwrap());
    assert_ne!(key.bots(1), key.bots(2));
    let csv = people[1].get(&format!("{address}/standing.csv")).await;
    let lines: Vec<&str> = csv.text.lines().collect();
    assert_eq!(lines.len(), 4);
    assert!(
        lines[0].starts_with("rank,name,withdrawn,score,lead,tops,points_1,matchpoints_1,lead_1")
    );
    assert!(
        lines[3].starts_with("3,\"Player 2\",false,0.00,-100,0,"),
        "{}",
        lines[3]
    );
    let data = people[2].get("/api/me/data").await.json();
    assert_eq!(data["events"][0]["lead"], -100);
}

#[tokio::test]
async fn a_swiss_tournament_survives_restarts_late_people_and_withdrawals() {
    let (services, _, mut people) = with_people(7).await;
    let options = json!({"title": "Open", "format": "swiss", "game": "duel", "rounds": 4});
    let id = make(&mut people[0], options).await;
    for person in &mut people[..5] {
        act(person, &id, "join").await;
    }
    let path = format!("/api/events/{id}");
    let refused = people[1].json(&path, r#"{"do":"begin"}"#).await;
    assert_eq!(refused.json()["error"]["kind"], "not-host");
    act(&mut people[0], &id, "begin").await;
    let mut services = services;
    let mut met: HashSet<[usize; 2]> = HashSet::new();
    let expected = [2, 3, 2, 2];
    for (round, tables) in (1..).zip(expected) {
        services.state.pass_time(Duration::from_secs(1)).await;
        let seen = see(&mut people[0], &id).await;
        assert_eq!(
            (&seen["round"], &seen["stage"]),
            (&json!(round), &json!("running"))
        );
        // All tables of a round have the same deal.
        let mut deals = Vec::new();
        for person in &mut people {
            for table in open_tables(person, &id).await {
                deals.push(person.view(&table).await["game"]["offered"].clone());
            }
        }
        assert!(deals.windows(2).all(|pair| pair[0] == pair[1]));
        if round == 2 {
            // The server stops in the middle of a round, and another one goes on with it.
            (services, people) = services.again(&people);
            services.close.send_replace(true);
            services.state.pass_time(Duration::from_secs(1)).await;
        }
        let pairs = later_ones_resign(&mut people, &id).await;
        assert_eq!(pairs.len(), tables, "round {round}");
        for pair in pairs {
            assert!(met.insert(pair), "{pair:?} met again");
        }
        match round {
            // One comes late; another one withdraws for good, a third one only for a round.
            1 => act(&mut people[5], &id, "join").await,
            2 => act(&mut people[4], &id, "leave").await,
            _ => {}
        }
    }
    services.state.pass_time(Duration::from_secs(1)).await;
    let seen = see(&mut people[6], &id).await;
    assert_eq!(seen["stage"], "over");
    assert_eq!(names(&seen)[0], "Player 0");
    assert_eq!(player(&seen, "Player 0")["score"], 4 * 120);
    assert_eq!(player(&seen, "Player 4")["withdrawn"], true);
    assert_eq!(
        player(&seen, "Player 5")["results"]
            .as_array()
            .unwrap()
            .len(),
        3
    );
    let byes = |name: &str| {
        let results = player(&seen, name)["results"].as_array().unwrap();
        results.iter().filter(|one| one["bye"] == true).count()
    };
    let all = names(&seen);
    assert!(all.iter().all(|name| byes(name) <= 1));
    assert_eq!(all.iter().map(|name| byes(name)).sum::<usize>(), 3);
    let total: i64 = all
        .iter()
        .map(|name| player(&seen, name)["score"].as_i64().unwrap())
        .sum();
    // Each table and each bye gives one point.
    assert_eq!(total, 120 * (expected.iter().sum::<usize>() as i64 + 3));
    let page = people[6].get(&format!("/events/{id}")).await.text;
    assert!(page.contains("Player 5") && page.contains("withdrawn"));
    assert_eq!(
        people[6].get(&format!("/events/{id}/screen")).await.status,
        StatusCode::OK
    );
    assert_eq!(
        people[6].get("/events/nothing").await.status,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn who_does_not_come_loses_and_is_withdrawn() {
    let (services, _, mut people) = with_people(4).await;
    let options = json!({"title": "Evening", "format": "pairs", "game": "duel", "rounds": 3});
    let id = make(&mut people[0], options).await;
    for person in &mut people {
        act(person, &id, "join").await;
    }
    act(&mut people[0], &id, "begin").await;
    services.state.pass_time(Duration::from_secs(1)).await;
    // Two play to the end; nobody comes to the other table.
    let table = open_tables(&mut people[0], &id).await.remove(0);
    let mut partner = 0;
    for (number, person) in people.iter_mut().enumerate().skip(1) {
        if open_tables(person, &id).await == [table.clone()] {
            partner = number;
        }
    }
    resign(&mut people[partner], &table).await;
    // While the other table plays the deal, nobody deals it again for others.
    let again = format!("{table}/again");
    let refused = people[0].form(&again, "same_deal=true").await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
    // Bots get the seats of those who do not come, and play to the end in their own time.
    let seen = loop {
        services.state.pass_time(Duration::from_secs(60)).await;
        let seen = see(&mut people[0], &id).await;
        if seen["round"] == 2 {
            break seen;
        }
        assert_eq!(seen["stage"], "running", "{seen}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    };
    let gone: Vec<&Value> = seen["players"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|one| one["withdrawn"] == true)
        .collect();
    assert_eq!(gone.len(), 2);
    assert!(gone.iter().all(|one| one["results"][0]["points"] == 0));
    // They can enter again.
    let mut back = (0..4).filter(|number| *number != 0 && *number != partner);
    act(&mut people[back.next().unwrap()], &id, "join").await;
    assert_eq!(open_tables(&mut people[0], &id).await.len(), 1);
}

#[tokio::test]
async fn seven_wonders_has_new_tables_each_round() {
    let (services, _, mut people) = with_people(8).await;
    let options = json!({"title": "Cities", "format": "swiss", "game": "seven-second", "seats": 4, "rounds": 2, "tempo": "normal"});
    let id = make(&mut people[0], options).await;
    for person in &mut people {
        act(person, &id, "join").await;
    }
    act(&mut people[0], &id, "begin").await;
    let mut at: Vec<Vec<String>> = Vec::new();
    for _ in 0..2 {
        services.state.pass_time(Duration::from_secs(1)).await;
        let mut tables = Vec::new();
        for person in &mut people {
            tables.extend(open_tables(person, &id).await);
        }
        assert_eq!(tables.iter().collect::<HashSet<_>>().len(), 2);
        // All but one of each table resign, so that bots play on.
        let mut last: HashSet<String> = HashSet::new();
        for (person, table) in people.iter_mut().zip(&tables) {
            if last.insert(table.clone()) {
                continue;
            }
            resign(person, table).await;
        }
        for (person, table) in people.iter_mut().zip(&tables) {
            person.play_on(table, |_| 0).await;
        }
        at.push(tables);
    }
    services.state.pass_time(Duration::from_secs(1)).await;
    let seen = see(&mut people[0], &id).await;
    assert_eq!(seen["stage"], "over");
    let together = |round: usize, one: usize, other: usize| at[round][one] == at[round][other];
    let again = (0..8).flat_map(|one| (one + 1..8).map(move |other| (one, other)));
    let again = again.filter(|(one, other)| together(0, *one, *other) && together(1, *one, *other));
    // Of eight people at two tables of four, at least two pairs at each table meet again.
    assert_eq!(again.count(), 4);
}

#[tokio::test]
async fn an_arena_pairs_people_until_its_time_is_up() {
    let (services, clock, mut people) = with_people(4).await;
    let options =
        json!({"title": "Hour", "format": "arena", "game": "duel", "minutes": 30, "listed": true});
    let id = make(&mut people[0], options).await;
    assert!(people[3].get("/events").await.text.contains("Hour"));
    for person in &mut people {
        act(person, &id, "join").await;
    }
    act(&mut people[0], &id, "begin").await;
    let mut games = 0;
    for _ in 0..6 {
        services.state.pass_time(Duration::from_secs(25)).await;
        games += later_ones_resign(&mut people, &id).await.len();
    }
    assert!(games >= 10, "{games}");
    // Games that have begun are finished after the end, and no others begin.
    services.state.pass_time(Duration::from_secs(25)).await;
    clock.advance(Duration::from_secs(1800));
    services.state.pass_time(Duration::from_secs(1)).await;
    assert_eq!(see(&mut people[0], &id).await["stage"], "running");
    games += later_ones_resign(&mut people, &id).await.len();
    services.state.pass_time(Duration::from_secs(1)).await;
    let seen = see(&mut people[0], &id).await;
    assert_eq!(seen["stage"], "over");
    assert_eq!(names(&seen)[0], "Player 0");
    let results = player(&seen, "Player 0")["results"].as_array().unwrap();
    let points: Vec<i64> = results
        .iter()
        .map(|one| one["points"].as_i64().unwrap())
        .collect();
    // Two points for a win, and four after two wins in a row.
    assert_eq!(points[..3], [240, 240, 480]);
    let all: usize = names(&seen)
        .iter()
        .map(|name| player(&seen, name)["results"].as_array().unwrap().len())
        .sum();
    assert_eq!(all, 2 * games);
    // Its games are rated like others: whoever resigned at once has lost, and nobody has won anything by that.
    services.state.settle().await.unwrap();
    let rating = people[3].get("/api/me/ratings").await.json();
    assert!(rating.to_string().contains("\"duel\""), "{rating}");
}

#[tokio::test]
async fn invalid_events_are_refused_with_their_field() {
    let (services, _, mut people) = with_people(1).await;
    for (options, field) in [
        (json!({"title": " "}), "title"),
        (json!({"title": "x", "rounds": 33}), "rounds"),
        (json!({"title": "x", "seats": 2}), "seats"),
        (json!({"title": "x", "minutes": 1}), "minutes"),
        (json!({"title": "x", "level": "uct"}), "level"),
        (
            json!({"title": "x", "format": "arena", "tempo": "days"}),
            "tempo",
        ),
        (json!({"title": "x", "colour": 1}), "colour"),
    ] {
        let order = json!({"options": options}).to_string();
        let refused = people[0].json("/api/events", order).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST);
        assert!(refused.text.contains(field), "{}", refused.text);
    }
    let form = "title=Club&format=swiss&game=duel&seats=4&rounds=3&tempo=quick&begins_in=5";
    let made = people[0].form("/events", form).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text);
    let page = people[0].get(made.header("location")).await.text;
    assert!(
        page.contains("Open for entries") && page.contains("Begins"),
        "{page}"
    );
    // A new visitor says who comes.
    let event = made.header("location");
    let mut guest = Visitor::new(services.app.clone());
    assert!(guest.get(event).await.text.contains("name=\"name\""));
    let entered = guest.form(event, "do=join&name=Zoe").await;
    assert_eq!(entered.status, StatusCode::SEE_OTHER, "{}", entered.text);
    let page = guest.get(event).await.text;
    assert!(page.contains("Zoe") && !page.contains("name=\"name\""));
}

#[tokio::test]
async fn the_host_removes_a_player_for_good() {
    let (_services, _, mut people) = with_people(3).await;
    let options = json!({"title": "Club", "format": "swiss", "game": "duel", "rounds": 2});
    let id = make(&mut people[0], options).await;
    act(&mut people[1], &id, "join").await;
    act(&mut people[2], &id, "join").await;
    let player = see(&mut people[0], &id).await["players"][0]["person"].clone();
    let order = json!({"do": "remove", "player": player}).to_string();
    let path = format!("/api/events/{id}");
    let refused = people[2].json(&path, order.clone()).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.text);
    for (visitor, is_host) in [(0, true), (2, false)] {
        let page = people[visitor].get(&format!("/events/{id}")).await.text;
        assert_eq!(page.contains("Remove a player"), is_host);
    }
    let wrong = json!({"do": "remove", "player": "00"}).to_string();
    let wrong = people[0].json(&path, wrong).await;
    assert_eq!(wrong.status, StatusCode::NOT_FOUND, "{}", wrong.text);
    let done = people[0].json(&path, order).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT, "{}", done.text);
    let left = see(&mut people[0], &id).await["players"].clone();
    assert_eq!(left.as_array().unwrap().len(), 1);
    let mut removed = 0;
    for visitor in &mut people[1..] {
        let order = json!({"do": "join"}).to_string();
        let answer = visitor.json(&path, order).await;
        if answer.status == StatusCode::FORBIDDEN {
            assert!(answer.text.contains("\"removed\""), "{}", answer.text);
            removed += 1;
        }
    }
    assert_eq!(removed, 1);
}
