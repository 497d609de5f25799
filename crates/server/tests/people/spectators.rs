//! Spectators: which games anyone may watch, their list, pages that follow them, their number, and the delay.

use std::time::Duration;

use antipater_server::ServerOptions;
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::{Visitor, fresh_store, seeded};
use crate::{Circle, Ear, Services, actions, is_over};

/// After this time a list and the numbers of spectators are made anew.
const LISTS: Duration = Duration::from_secs(5);
/// For so long a page stays on the end of a game.
const STAY: Duration = Duration::from_secs(20);
/// The delay of a server that has one.
const DELAY: Duration = Duration::from_secs(60);

/// A game that waits for one person.
const OPEN: &str = "seats=3&level=random&spectators=yes";

fn with_delay(options: ServerOptions) -> ServerOptions {
    ServerOptions {
        watch_delay: DELAY.as_secs() as u32,
        unlimited: true,
        ..options
    }
}

/// The tables in the list, as a visitor sees it now.
async fn list(services: &Services, visitor: &mut Visitor) -> Vec<Value> {
    services.state.pass_time(LISTS).await;
    let list = visitor.get("/api/watch").await.json();
    list["games"].as_array().unwrap().clone()
}

async fn tables(services: &Services, visitor: &mut Visitor) -> Vec<String> {
    let games = list(services, visitor).await.into_iter();
    let table = |game: Value| format!("/tables/{}", game["table"].as_str().unwrap());
    games.map(table).collect()
}

async fn key_of(visitor: &mut Visitor) -> String {
    let me = visitor.get("/api/me").await.json();
    me["person"].as_str().unwrap().to_owned()
}

/// Where an address leads; itself if it is a page.
async fn led(visitor: &mut Visitor, path: &str) -> String {
    let answer = visitor.get(path).await;
    match answer.status {
        StatusCode::SEE_OTHER => answer.header("location").to_owned(),
        status => {
            assert_eq!(status, StatusCode::OK, "{}", answer.text);
            path.to_owned()
        }
    }
}

/// Makes the first decision on offer.
async fn decide(visitor: &mut Visitor, table: &str) -> Value {
    let view = visitor.view(table).await;
    let (decision, action) = (&view["decision"], &actions(&view)[0]);
    let id = format!("d{decision}-{}", view["choices"]);
    let played = visitor.play(table, &id, decision, action).await;
    assert_eq!(played.status, StatusCode::OK, "{}", played.text);
    played.json()
}

#[tokio::test]
async fn the_options_say_whether_anyone_may_watch() {
    for (options, people, may) in [
        ("seats=3&level=random", 1, false),
        ("seats=3&level=random&spectators=yes", 1, true),
        ("seats=3&level=random", 2, false),
        ("seats=3&level=random&spectators=yes", 2, true),
        ("seats=3&level=random&listed=yes", 2, true),
        (
            "seats=3&level=random&listed=yes&spectators=as-listed",
            2,
            true,
        ),
        ("seats=3&level=random&listed=yes&spectators=no", 2, false),
    ] {
        let mut circle = Circle::new(options, people).await;
        let table = circle.table.clone();
        let status = circle.view(0).await["table_status"].clone();
        assert_eq!(status["watchable"], json!(may), "{options}");
        let mut stranger = Visitor::new(circle.services.app.clone());
        for path in [
            table.clone(),
            format!("/api{table}"),
            format!("{table}/tv"),
            format!("{table}/stream"),
        ] {
            if may && path.ends_with("/stream") {
                let mut ear = Ear::open(&stranger, &path).await;
                assert!(ear.next().await.starts_with("event: regions"));
            } else {
                let answer = stranger.get(&path).await;
                let expected = match may {
                    true => StatusCode::OK,
                    false => StatusCode::FORBIDDEN,
                };
                assert_eq!(answer.status, expected, "{options} {path}");
            }
        }
        let listed = tables(&circle.services, &mut stranger).await;
        assert_eq!(listed, if may { vec![table] } else { Vec::new() });
        if may {
            let view = stranger.view(&circle.table).await;
            assert!(view["you"].is_null() && view["ask"].is_null(), "{view}");
            assert!(view["hands"].as_array().unwrap().is_empty());
            assert!(view["table_status"]["watch"].is_null());
        }
    }
}

#[tokio::test]
async fn the_host_changes_it_in_the_waiting_room() {
    let mut circle = Circle::gather("seats=3&level=random", 2).await;
    let table = circle.table.clone();
    let options = "seats=3&level=random&people=2&spectators=yes";
    let form = format!("{table}/options");
    let changed = circle.people[0].form(&form, options).await;
    assert_eq!(changed.status, StatusCode::SEE_OTHER);
    for person in &mut circle.people {
        assert_eq!(person.view(&table).await["watchable"], true);
        assert!(person.get(&table).await.text.contains("Anyone may watch"));
    }
    let mut stranger = Visitor::new(circle.services.app.clone());
    // The waiting room itself stays closed to strangers.
    assert_eq!(stranger.get(&table).await.status, StatusCode::FORBIDDEN);
    let refused = circle.people[1].form(&form, "people=2").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let wrong = circle.people[0].form(&form, "spectators=some").await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
    circle = circle.deal(2).await;
    assert_eq!(stranger.get(&table).await.status, StatusCode::OK);
    assert_eq!(tables(&circle.services, &mut stranger).await, [table]);
}

#[tokio::test]
async fn play_now_opens_tables_that_anyone_may_watch_and_challenges_do_not() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut boris = services.person("Boris").await;
    for person in [&mut ada, &mut boris] {
        person.form("/play", "game=duel&tempo=quick").await;
    }
    services.state.pass_time(Duration::ZERO).await;
    let mut stranger = Visitor::new(services.app.clone());
    let listed = list(&services, &mut stranger).await;
    assert_eq!(listed.len(), 1);
    assert_eq!(listed[0]["game"], "duel");
    let names = listed[0]["seats"].as_array().unwrap().iter();
    let mut names: Vec<_> = names.map(|seat| seat["name"].as_str().unwrap()).collect();
    names.sort_unstable();
    assert_eq!(names, ["Ada", "Boris"]);
    // In a Duel the wonders are drafted before the first age.
    assert_eq!(listed[0]["progress"], json!({"age": null, "turn": null}));
    let card = format!("/people/{}", key_of(&mut boris).await);
    let fields = "game=duel&tempo=quick";
    let sent = ada.form(&format!("{card}/challenge"), fields).await;
    let table = sent.header("location").to_owned();
    boris.form(&format!("{table}/room"), "do=sit").await;
    ada.form(&format!("{table}/room"), "do=deal").await;
    assert_eq!(ada.view(&table).await["stage"], "playing");
    assert_eq!(stranger.get(&table).await.status, StatusCode::FORBIDDEN);
}

/// Lists are sorted by strength, which is that of the bots here, and follow the games.
#[tokio::test]
async fn the_best_games_come_first() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut opened = Vec::new();
    for level in ["beginner", "hard", "normal"] {
        let options = format!("seats=3&level={level}&spectators=yes");
        opened.push(ada.open(&options).await);
    }
    let best = [&opened[1], &opened[2], &opened[0]].map(Clone::clone);
    let mut stranger = Visitor::new(services.app.clone());
    let games = list(&services, &mut stranger).await;
    let ratings: Vec<_> = games.iter().map(|game| game["rating"].clone()).collect();
    // The mean of a person without a public rating and two bots.
    assert_eq!(ratings, [1673, 1500, 1162]);
    assert_eq!(games[0]["seats"][0]["rating"], Value::Null);
    assert_eq!(games[0]["progress"], json!({"age": 1, "turn": 1}));
    assert_eq!(tables(&services, &mut stranger).await, best);
    let page = stranger.get("/watch").await.text;
    let place = |table: &String| page.find(&format!("href=\"{table}\"")).unwrap();
    assert!(best.iter().map(place).is_sorted(), "{page}");
    let mut ear = Ear::open(&stranger, "/watch/stream").await;
    assert!(ear.next().await.contains("id=\"watch-games\""));
    decide(&mut ada, &best[0]).await;
    services.state.pass_time(LISTS).await;
    let changed = ear.next().await;
    assert!(changed.contains("Age I, turn 2"), "{changed}");
    ada.play_on(&best[0], |_| 0).await;
    assert_eq!(tables(&services, &mut stranger).await, best[1..]);
    // Nothing has happened for a day.
    services.state.pass_time(Duration::from_secs(86_500)).await;
    assert!(tables(&services, &mut stranger).await.is_empty());
}

#[tokio::test]
async fn a_page_follows_the_best_game_and_goes_on_to_the_next() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut stranger = Visitor::new(services.app.clone());
    let best = "/watch/best/seven-second";
    assert!(stranger.get(best).await.text.contains("No public game"));
    let mut waits = Ear::open(&stranger, &format!("{best}/stream")).await;
    // Without a change, so that the page knows that it is up to date.
    assert_eq!(waits.next().await, "event: regions\nid: 0\ndata: \n\n");
    let strong = ada.open("seats=3&level=hard&spectators=yes").await;
    let weak = ada.open("seats=3&level=beginner&spectators=yes").await;
    services.state.pass_time(LISTS).await;
    assert!(waits.next().await.contains("event: reload"));
    let at = |table: &str| format!("{best}?table={}", table.strip_prefix("/tables/").unwrap());
    assert_eq!(led(&mut stranger, best).await, at(&strong));
    let page = stranger.get(&at(&strong)).await.text;
    assert!(page.contains("You follow the best game"), "{page}");
    assert!(page.contains(&format!("data-stream=\"{best}/stream?table=")));
    let stream = at(&strong).replace("?", "/stream?");
    let mut ear = Ear::open(&stranger, &stream).await;
    assert!(ear.next().await.starts_with("event: regions"));
    // It does not go on to itself, nor to another kind of game.
    assert_eq!(led(&mut stranger, &at(&strong)).await, at(&strong));
    let others = stranger.get("/watch/best/duel").await.text;
    assert!(others.contains("No public game"), "{others}");
    ada.play_on(&strong, |_| 0).await;
    services.state.pass_time(LISTS).await;
    // For some time the page stays on the end of the game.
    assert_eq!(led(&mut stranger, &at(&strong)).await, at(&strong));
    services.state.pass_time(STAY).await;
    assert_eq!(led(&mut stranger, &at(&strong)).await, at(&weak));
    while !ear.next().await.contains("event: reload") {}
    // People do not follow their own games.
    let own = ada.get(best).await.text;
    assert!(own.contains("No public game"), "{own}");
    for wrong in ["/watch/best/chess", "/watch/best/chess/stream"] {
        let answer = stranger.get(wrong).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{wrong}");
    }
    // A table that is not public is not shown.
    let secret = ada.open("seats=3&level=random").await;
    assert_eq!(led(&mut stranger, &at(&secret)).await, at(&weak));
}

#[tokio::test]
async fn people_are_followed_unless_they_do_not_want_it() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut boris = services.person("Boris").await;
    let key = key_of(&mut ada).await;
    let (card, watch) = (format!("/people/{key}"), format!("/watch/{key}"));
    let is_linked = async |visitor: &mut Visitor| {
        let page = visitor.get(&card).await.text;
        let card = visitor.get(&format!("/api{card}")).await.json();
        let linked = page.contains(&format!("href=\"{watch}\""));
        assert_eq!(card["watchable"], json!(linked));
        linked
    };
    assert!(!is_linked(&mut boris).await);
    let waits = boris.get(&watch).await.text;
    assert!(waits.contains("Not playing a public game right now: Ada"));
    let table = ada.open(OPEN).await;
    let at = format!("{watch}?table={}", table.strip_prefix("/tables/").unwrap());
    assert!(is_linked(&mut boris).await);
    assert!(!is_linked(&mut ada).await);
    assert_eq!(led(&mut boris, &watch).await, at);
    let page = boris.get(&at).await.text;
    assert!(page.contains("You follow Ada"), "{page}");
    let mut ear = Ear::open(&boris, &at.replace("?", "/stream?")).await;
    assert!(ear.next().await.starts_with("event: regions"));
    // A blocked person cannot follow.
    let of_boris = format!("/people/{}", key_of(&mut boris).await);
    ada.form(&of_boris, "relation=block").await;
    assert!(!is_linked(&mut boris).await);
    for path in [watch.clone(), format!("{watch}/stream"), at.clone()] {
        let refused = boris.get(&path).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.text);
    }
    assert!(tables(&services, &mut boris).await.is_empty());
    // The number of spectators may come first.
    while !ear.next().await.contains("event: reload") {}
    ada.form(&of_boris, "relation=none").await;
    assert_eq!(led(&mut boris, &watch).await, at);
    let off = ada.form("/me/spectators", "followable=no").await;
    assert_eq!(off.status, StatusCode::SEE_OTHER);
    assert!(!is_linked(&mut boris).await);
    assert_eq!(boris.get(&watch).await.status, StatusCode::FORBIDDEN);
    // The game itself stays public.
    assert_eq!(boris.get(&table).await.status, StatusCode::OK);
    ada.form("/me/spectators", "followable=yes").await;
    assert!(is_linked(&mut boris).await);
    let wrong = ada.form("/me/spectators", "followable=perhaps").await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
    let nobody = boris.get(&format!("/watch/{}", "0".repeat(64))).await;
    assert_eq!(nobody.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn spectators_are_counted() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let table = ada.open(OPEN).await;
    let mut stranger = Visitor::new(services.app.clone());
    let own = Ear::open(&ada, &format!("{table}/stream")).await;
    let big = Ear::open(&ada, &format!("{table}/tv/stream")).await;
    let mut counted = async |visitor: &mut Visitor| {
        services.state.pass_time(LISTS).await;
        let status = &visitor.view(&table).await["table_status"];
        let listed = list(&services, &mut stranger).await[0]["spectators"].clone();
        assert_eq!(status["spectators"], listed);
        listed.as_u64().unwrap()
    };
    assert_eq!(counted(&mut ada).await, 0);
    let guest = Visitor::new(services.app.clone());
    let watch = ada.view(&table).await["table_status"]["watch"].clone();
    let watch = format!("/watch/{}/stream", watch.as_str().unwrap());
    let mut ears = Vec::new();
    for path in [
        format!("{table}/stream"),
        format!("/api{table}/stream"),
        watch,
    ] {
        let mut ear = Ear::open(&guest, &path).await;
        ear.next().await;
        ears.push(ear);
    }
    services.has_streams(5).await;
    assert_eq!(counted(&mut ada).await, 3);
    let page = ada.get(&table).await.text;
    assert!(page.contains("3 spectators"), "{page}");
    ears.truncate(1);
    services.has_streams(3).await;
    assert_eq!(counted(&mut ada).await, 1);
    drop((own, big, ears));
    services.has_streams(0).await;
    assert_eq!(counted(&mut ada).await, 0);
}

/// What spectators may see of a table, without what depends on the present.
fn open_to_all(view: &Value) -> [Value; 3] {
    ["decision", "past", "sheet"].map(|part| view[part].clone())
}

/// In a whole game each view of a spectator is the public part of what the player saw that long ago, before and after a
/// restart; so is the end.
#[tokio::test]
async fn spectators_see_a_whole_game_with_the_delay() {
    let store = fresh_store().await;
    let mut services = Services::with(store.clone(), with_delay(seeded()));
    let mut ada = services.person("Ada").await;
    let mut stranger = Visitor::new(services.app.clone());
    let table = ada.open(OPEN).await;
    let watch = ada.view(&table).await["table_status"]["watch"].clone();
    let by_link = format!("/watch/{}", watch.as_str().unwrap());
    let step = Duration::from_secs(7);
    let mut seen: Vec<(Duration, [Value; 3])> = Vec::new();
    let (mut now, mut ended) = (Duration::ZERO, None);
    let mut version = 0;
    while ended.is_none_or(|end| now <= end + DELAY + step) {
        let own = ada.view(&table).await;
        assert_eq!(own["table_status"]["delay"], 0);
        seen.push((now, open_to_all(&own)));
        let then = now.checked_sub(DELAY);
        let past = seen.iter().rfind(|(at, _)| Some(*at) <= then);
        let past = past.unwrap_or(&seen[0]);
        for path in [&table, &by_link] {
            let view = stranger.view(path).await;
            assert_eq!(open_to_all(&view), past.1, "{now:?} {path}");
            assert_eq!(view["table_status"]["delay"], DELAY.as_secs());
            assert!(view["you"].is_null() && view["ask"].is_null());
            assert!(view["hands"].as_array().unwrap().is_empty());
            assert!(view["table_status"]["version"].as_u64() >= Some(version));
            version = view["table_status"]["version"].as_u64().unwrap();
        }
        let shows_end = ended.is_some_and(|end| Some(end) <= then);
        let status = match shows_end {
            true => StatusCode::OK,
            false => StatusCode::CONFLICT,
        };
        for path in [
            format!("/api{table}/record"),
            format!("/api{table}/replay"),
            format!("{table}/replay"),
            format!("{by_link}/record"),
            format!("{by_link}/replay"),
        ] {
            let answer = stranger.get(&path).await;
            assert_eq!(answer.status, status, "{now:?} {path} {}", answer.text);
        }
        if is_over(&own) {
            ended = ended.or(Some(now));
            assert_eq!(ada.get(&format!("/api{table}/record")).await.status, 200);
        } else {
            decide(&mut ada, &table).await;
            // The step is played now, and shown from now on.
            seen.push((now, open_to_all(&ada.view(&table).await)));
            if is_over(&ada.view(&table).await) {
                ended = Some(now);
            }
        }
        services.state.pass_time(step).await;
        now += step;
        if seen.len() == 14 {
            services = Services::with(store.clone(), with_delay(seeded()));
            (ada.app, stranger.app) = (services.app.clone(), services.app.clone());
        }
    }
    assert!(seen.len() > 30);
}

#[tokio::test]
async fn streams_of_spectators_are_late_and_those_of_players_are_not() {
    let services = Services::with(fresh_store().await, with_delay(seeded()));
    let mut ada = services.person("Ada").await;
    let table = ada.open(OPEN).await;
    let guest = Visitor::new(services.app.clone());
    services.state.pass_time(DELAY).await;
    let mut late = Ear::open(&guest, &format!("{table}/stream")).await;
    assert!(late.next().await.contains("data-age=\"1\""));
    let mut late_tv = Ear::open(&guest, &format!("{table}/tv/stream")).await;
    late_tv.next().await;
    let mut own_tv = Ear::open(&ada, &format!("{table}/tv/stream")).await;
    own_tv.next().await;
    decide(&mut ada, &table).await;
    // The big screen of a player shows the step at once.
    while !own_tv.next().await.contains("Turn 2") {}
    services.state.pass_time(DELAY / 2).await;
    // The number of spectators is no secret of the past.
    let first = late.next().await;
    assert!(!first.contains("Turn 2"), "{first}");
    services.state.pass_time(DELAY / 2).await;
    while !late.next().await.contains("Turn 2") {}
    while !late_tv.next().await.contains("Turn 2") {}
}

/// Resigning ends a Duel, or leaves a seat to a bot; spectators do not see it earlier than the rest.
#[tokio::test]
async fn spectators_see_later_that_a_person_has_resigned() {
    for (options, people) in [
        ("game=duel&spectators=yes", 2),
        ("seats=3&level=random&spectators=yes", 3),
    ] {
        let services = Services::with(fresh_store().await, with_delay(seeded()));
        let circle = Circle::gather_at(services, options, people).await;
        let mut circle = circle.deal(people).await;
        let table = circle.table.clone();
        let mut stranger = Visitor::new(circle.services.app.clone());
        circle.services.state.pass_time(DELAY).await;
        let before = stranger.view(&table).await;
        let resigned = circle.act(1, "do=resign").await;
        assert_eq!(resigned.status, StatusCode::SEE_OTHER, "{}", resigned.text);
        assert_eq!(circle.view(0).await["resigned"], json!([1]));
        circle.services.state.pass_time(DELAY / 2).await;
        let meanwhile = stranger.view(&table).await;
        for part in ["stage", "resigned", "seats"] {
            assert_eq!(meanwhile[part], before[part], "{part}");
        }
        circle.services.state.pass_time(DELAY / 2).await;
        let after = stranger.view(&table).await;
        assert_eq!(after["resigned"], json!([1]));
        assert_eq!(after["stage"], circle.view(0).await["stage"]);
    }
}
