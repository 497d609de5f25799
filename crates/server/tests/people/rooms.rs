//! Waiting rooms: seats, the host's rights, invitations, and the next game of the same people.

use antipater_engine::{duel, seven};
use antipater_store::TableStage;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::{Circle, Ear, Services, actions, is_over};

fn seats(room: &Value) -> Vec<String> {
    let seats = room["seats"].as_array().unwrap().iter();
    let text = |seat: &Value| match (&seat["name"], &seat["bot"]) {
        (Value::String(name), _) => name.clone(),
        (_, Value::String(bot)) => format!("({bot})"),
        _ => "-".to_owned(),
    };
    seats.map(text).collect()
}

async fn refused(circle: &mut Circle, who: usize, change: &str) -> StatusCode {
    let before = circle.view(0).await;
    let answer = circle.room(who, change).await;
    assert!(
        answer.status.is_client_error(),
        "{change}: {}",
        answer.status
    );
    assert!(circle.view(0).await == before, "{change}");
    answer.status
}

async fn done(circle: &mut Circle, who: usize, change: &str) {
    let answer = circle.room(who, change).await;
    assert_eq!(
        answer.status,
        StatusCode::SEE_OTHER,
        "{change}: {}",
        answer.text
    );
}

/// Plays a game to its end: all people leave it to bots.
async fn finish(circle: &mut Circle) {
    for who in 0..circle.people.len() {
        circle.act(who, "do=leave").await;
    }
    let view = circle.view(0).await;
    assert!(is_over(&view));
}

#[tokio::test]
async fn people_sit_move_and_stand_and_the_host_does_the_rest() {
    let mut circle = Circle::gather("seats=5&level=random", 3).await;
    let room = circle.view(0).await;
    assert_eq!(seats(&room), ["P0", "P1", "P2", "(random)", "(random)"]);
    assert_eq!((&room["host"], &room["full"]), (&json!(true), &json!(true)));
    assert_eq!(circle.view(1).await["host"], false);

    for change in [
        "do=free&seat=4",
        "do=bot&seat=4",
        "do=bot&seat=2&level=builder",
        "do=close",
        "do=deal",
    ] {
        assert_eq!(refused(&mut circle, 1, change).await, StatusCode::FORBIDDEN);
    }
    for change in [
        "do=stand",
        "do=free&seat=0",
        "do=bot&seat=0",
        "do=sit&seat=3",
        "do=sit&seat=1",
    ] {
        assert_eq!(refused(&mut circle, 0, change).await, StatusCode::CONFLICT);
    }
    for change in [
        "do=sit&seat=9",
        "do=free&seat=5",
        "do=free",
        "do=bot&seat=4&level=god",
        "do=dance",
        "seat=1",
        "do=sit&seat=-1",
        "do=sit&seat=99999999999999999999",
    ] {
        assert_eq!(
            refused(&mut circle, 0, change).await,
            StatusCode::BAD_REQUEST
        );
    }
    done(&mut circle, 0, "do=free&seat=4").await;
    assert_eq!(
        refused(&mut circle, 0, "do=deal").await,
        StatusCode::CONFLICT
    );
    done(&mut circle, 1, "do=sit&seat=4").await;
    assert_eq!(
        seats(&circle.view(0).await),
        ["P0", "-", "P2", "(random)", "P1"]
    );
    done(&mut circle, 0, "do=sit&seat=1").await;
    assert_eq!(circle.view(0).await["you"], 1);
    done(&mut circle, 2, "do=stand").await;
    done(&mut circle, 0, "do=bot&seat=2&level=builder").await;
    done(&mut circle, 0, "do=free&seat=4").await;
    assert_eq!(
        seats(&circle.view(0).await),
        ["-", "P0", "(builder)", "(random)", "-"]
    );
    // People without a seat no longer see the room, and cannot return without the invitation.
    for who in [1, 2] {
        let mut other = circle.people[who].clone();
        assert_eq!(other.get(&circle.table).await.status, StatusCode::FORBIDDEN);
        assert_eq!(
            refused(&mut circle, who, "do=sit").await,
            StatusCode::FORBIDDEN
        );
    }
    done(&mut circle, 0, "do=bot&seat=0").await;
    done(&mut circle, 0, "do=bot&seat=4&level=random").await;
    done(&mut circle, 0, "do=deal").await;
    let view = circle.view(0).await;
    assert_eq!((&view["you"], &view["decision"]), (&json!(1), &json!(0)));
    assert_eq!(view["seats"][1]["name"], "P0");
    for change in ["do=deal", "do=close", "do=sit", "do=free&seat=2"] {
        let late = circle.room(0, change).await;
        assert_eq!(late.status, StatusCode::CONFLICT, "{change}");
    }
}

#[tokio::test]
async fn the_host_changes_the_options_and_keeps_the_people() {
    let mut circle = Circle::gather("seats=5", 3).await;
    let path = format!("{}/options", circle.table);
    let change = async |circle: &mut Circle, who: usize, options: &str| {
        circle.people[who].form(&path, options).await.status
    };
    assert_eq!(
        change(&mut circle, 1, "seats=7").await,
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        change(&mut circle, 0, "seats=9").await,
        StatusCode::BAD_REQUEST
    );
    assert_eq!(
        change(&mut circle, 0, "game=duel").await,
        StatusCode::CONFLICT
    );
    assert_eq!(
        change(&mut circle, 0, "seats=7&people=4").await,
        StatusCode::SEE_OTHER
    );
    let room = circle.view(2).await;
    assert_eq!(seats(&room)[..4], ["P0", "P1", "P2", "-"]);
    assert_eq!(seats(&room).len(), 7);
    done(&mut circle, 2, "do=stand").await;
    assert_eq!(
        change(&mut circle, 0, "game=duel").await,
        StatusCode::SEE_OTHER
    );
    done(&mut circle, 0, "do=deal").await;
    assert_eq!(circle.view(1).await["game"], "duel");
    assert_eq!(
        change(&mut circle, 0, "seats=7").await,
        StatusCode::CONFLICT
    );
}

#[tokio::test]
async fn only_an_invitation_lets_people_sit_down() {
    let mut circle = Circle::gather("seats=4&level=random", 2).await;
    done(&mut circle, 0, "do=free&seat=3").await;
    let (row, _) = circle.services.rows(&circle.table).await;
    let (invitation, watch) = (row.invitation.unwrap(), row.watch.unwrap());
    let table = circle.table.clone();
    let mut guest = circle.services.person("Guest").await;
    // The table's name alone gives no access, nor does the watchers' address.
    for path in [&table, &format!("/api{table}"), &format!("{table}/stream")] {
        assert_eq!(guest.get(path).await.status, StatusCode::FORBIDDEN);
    }
    for (path, fields) in [
        (format!("{table}/room"), "do=sit&seat=3"),
        (format!("{table}/room"), "do=sit"),
        (format!("{table}/join"), "seat=3"),
    ] {
        let refused = guest.form(&path, fields).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(
        guest.form(&format!("/join/{watch}"), "").await.status,
        StatusCode::NOT_FOUND
    );
    let seen = guest.get(&format!("/watch/{watch}")).await;
    assert_eq!(seen.status, StatusCode::OK);
    assert!(!seen.text.contains(&invitation));
    for path in [format!("/watch/{invitation}"), format!("/tv/{invitation}")] {
        assert_eq!(guest.get(&path).await.status, StatusCode::NOT_FOUND);
    }
    assert_eq!(seats(&circle.view(0).await)[3], "-");
    // It is not listed, so it is not in the lobby.
    assert!(!guest.get("/").await.text.contains(&table));
    let page = guest.get(&format!("/join/{invitation}")).await;
    assert!(page.status == StatusCode::OK && !page.text.contains(&watch));
    // A name that is taken gets a number. People with a seat get no second one.
    let joined = guest
        .form(&format!("/join/{invitation}"), "name=p%CC%820")
        .await;
    assert_eq!(joined.status, StatusCode::SEE_OTHER);
    assert_eq!(
        seats(&circle.view(0).await),
        ["P0", "P1", "(random)", "p\u{302}0 2"]
    );
    let twice = guest.form(&format!("/join/{invitation}"), "").await;
    assert_eq!(twice.status, StatusCode::SEE_OTHER);
    assert_eq!(guest.view(&table).await["invitation"], invitation);
    let mut late = circle.services.person("Late").await;
    let full = late.form(&format!("/join/{invitation}"), "").await;
    assert_eq!(full.header("location"), format!("/join/{invitation}"));
    let full = late.get(&format!("/join/{invitation}")).await;
    assert!(full.text.contains("All seats are taken.") && !full.text.contains(&watch));
    let taken = late.form(&format!("/join/{invitation}"), "seat=1").await;
    assert_eq!(taken.status, StatusCode::CONFLICT);

    done(&mut circle, 0, "do=deal").await;
    let opened = guest.get(&format!("/join/{invitation}")).await;
    assert_eq!(opened.header("location"), table);
    assert_eq!(guest.get(&table).await.status, StatusCode::OK);
    assert_eq!(guest.view(&table).await["you"], 3);
    // Latecomers find the page but cannot join.
    let page = late.get(&format!("/join/{invitation}")).await;
    assert!(page.text.contains("The cards have already been dealt."));
    assert!(page.text.contains(&format!("href=\"/watch/{watch}\"")));
    assert!(!page.text.contains("<form method=\"post\" action=\"/join"));
    assert_eq!(late.get(&table).await.status, StatusCode::FORBIDDEN);
    let joins = late.form(&format!("/join/{invitation}"), "").await;
    assert_eq!(joins.header("location"), format!("/join/{invitation}"));
    assert_eq!(late.get(&table).await.status, StatusCode::FORBIDDEN);
    let watching = late.get(&format!("/watch/{watch}")).await;
    assert_eq!(watching.status, StatusCode::OK);
    assert!(!watching.text.contains(&watch) || !watching.text.contains(&invitation));
}

#[tokio::test]
async fn the_lobby_lets_anybody_in_and_shows_listed_tables_only() {
    let services = Services::new().await;
    let mut host = services.person("Host").await;
    let table = host.open("seats=3&people=2&listed=yes&level=random").await;
    let hidden = host.open("seats=3&people=2&level=random").await;
    let mut guest = services.person("Guest").await;
    let lobby = guest.get("/").await.text;
    assert!(lobby.contains(&table) && !lobby.contains(&hidden));
    let seen = guest.view(&table).await;
    assert!(seen["you"].is_null() && seen["invitation"].is_null());
    let joined = guest.form(&format!("{table}/join"), "").await;
    assert_eq!(joined.status, StatusCode::SEE_OTHER);
    assert_eq!(guest.view(&table).await["you"], 1);
    let refused = guest.form(&format!("{hidden}/join"), "").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    // A closed room is removed.
    let closed = host.form(&format!("{table}/room"), "do=close").await;
    assert_eq!(closed.status, StatusCode::SEE_OTHER);
    assert!(!guest.get("/").await.text.contains(&table));
    assert_eq!(guest.get(&table).await.status, StatusCode::NOT_FOUND);
    let late = guest.form(&format!("{table}/room"), "do=stand").await;
    assert_eq!(late.status, StatusCode::NOT_FOUND);
    let dealt = host.form(&format!("{table}/room"), "do=deal").await;
    assert_eq!(dealt.status, StatusCode::NOT_FOUND);
}

/// All visitors may watch a table of the lobby while it plays, and see only public information.
#[tokio::test]
async fn the_lobby_lets_anybody_look_on() {
    let services = Services::new().await;
    let mut host = services.person("Host").await;
    let mut guest = services.person("Guest").await;
    for (listed, status) in [("yes", StatusCode::OK), ("no", StatusCode::FORBIDDEN)] {
        let table = host.open(&format!("seats=3&listed={listed}")).await;
        for path in [
            table.clone(),
            format!("{table}/tv"),
            format!("{table}/stream"),
        ] {
            let request = Request::get(&path).header("cookie", guest.cookie.clone().unwrap());
            let request = request.body(Body::empty()).unwrap();
            let answer = guest.app.clone().oneshot(request).await.unwrap();
            assert_eq!(answer.status(), status, "{path}");
        }
        let answer = guest.get(&format!("/api{table}")).await;
        assert_eq!(answer.status, status);
        if status == StatusCode::OK {
            let seen = answer.json();
            assert!(seen["you"].is_null() && seen["ask"].is_null());
            assert!(seen["table_status"]["watch"].is_null());
            assert!(host.view(&table).await["ask"].is_object());
            assert!(guest.get("/").await.text.contains(&table));
            let action = json!({"seat": 0, "do": "decline"});
            let refused = guest.play(&table, "a", &json!(0), &action).await;
            assert_eq!(refused.status, StatusCode::FORBIDDEN);
            let record = guest.get(&format!("/api{table}/record")).await;
            assert_eq!(record.status, StatusCode::CONFLICT);
        }
    }
}

/// Streams of a room show who sits down, and end once the room has become a table or is closed.
#[tokio::test]
async fn those_who_wait_learn_of_every_change() {
    let mut circle = Circle::gather("seats=3&level=random", 2).await;
    let stream = format!("{}/stream", circle.table);
    let mut ears = Vec::new();
    for who in 0..2 {
        let mut ear = Ear::open(&circle.people[who], &stream).await;
        assert!(ear.next().await.contains("id=\"room-seats\""));
        ears.push(ear);
    }
    done(&mut circle, 0, "do=bot&seat=2&level=builder").await;
    for ear in &mut ears {
        assert!(ear.next().await.contains("Normal bot"));
    }
    done(&mut circle, 0, "do=free&seat=1").await;
    assert!(ears[1].next().await.starts_with("event: reload"));
    ears[0].next().await;
    done(&mut circle, 0, "do=bot&seat=1").await;
    ears[0].next().await;
    done(&mut circle, 0, "do=deal").await;
    assert!(ears[0].next().await.starts_with("event: reload"));
    let mut ear = Ear::open(&circle.people[0], &stream).await;
    assert!(ear.next().await.contains("id=\"hand\""));
    // A page that had no stream when the cards were dealt.
    let mut ear = Ear::open(&circle.people[0], &format!("{stream}?room=1")).await;
    assert!(ear.next().await.starts_with("event: reload"));
}

/// The page of an invitation shows who sits down and what the host chooses, and ends when the room does.
#[tokio::test]
async fn an_invitation_follows_its_room() {
    let mut circle = Circle::gather("seats=3&level=random", 2).await;
    done(&mut circle, 0, "do=free&seat=1").await;
    let room = circle.view(0).await;
    let invitation = format!("/join/{}", room["invitation"].as_str().unwrap());
    let stream = format!("{invitation}/stream");
    let mut guests = Vec::new();
    for visitor in [
        circle.services.person("Late").await,
        circle.people[1].clone(),
        crate::Visitor::new(circle.services.app.clone()),
    ] {
        let mut ear = Ear::open(&visitor, &stream).await;
        let first = ear.next().await;
        assert!(first.contains("id=\"invited-game\"") && first.contains("Sit down"));
        let page = visitor.clone().get(&invitation).await;
        assert!(page.text.contains(&format!("data-stream=\"{stream}\"")));
        guests.push(ear);
    }
    let options = "seats=4&people=2&level=random&pace=2d";
    let table = circle.table.clone();
    let changed = circle.people[0]
        .form(&format!("{table}/options"), options)
        .await;
    assert_eq!(changed.status, StatusCode::SEE_OTHER);
    for ear in &mut guests {
        let heard = ear.next().await;
        assert!(heard.contains("2 days") && !heard.contains("id=\"invited-guest\""));
    }
    // A guest who sits down is redirected to the room, and the others see that no seat is free.
    let joined = circle.people[1].form(&invitation, "").await;
    assert_eq!(joined.header("location"), table);
    let again = circle.people[1].get(&invitation).await;
    assert_eq!(again.header("location"), table);
    assert!(guests[1].next().await.starts_with("event: reload"));
    for who in [0, 2] {
        let heard = guests[who].next().await;
        assert!(heard.contains("P1") && heard.contains("All seats are taken."));
    }
    done(&mut circle, 0, "do=deal").await;
    for who in [0, 2] {
        assert!(guests[who].next().await.starts_with("event: reload"));
    }
    // A page that reconnects later learns the same.
    let late = circle.services.person("Later").await;
    let heard = Ear::open(&late, &stream).await.next().await;
    assert!(heard.starts_with("event: reload"));
}

#[tokio::test]
async fn the_same_people_play_again() {
    for options in ["seats=5&level=random", "game=duel", "game=free-city"] {
        let mut circle = Circle::new(options, 2).await;
        let path = format!("{}/again", circle.table);
        let early = circle.people[0].form(&path, "").await;
        assert_eq!(early.status, StatusCode::CONFLICT);
        finish(&mut circle).await;
        let stranger = circle.services.person("Zoe").await;
        let refused = stranger.clone().form(&path, "").await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN);

        // All click concurrently, and meet at one table.
        let clicks: Vec<_> = (0..6)
            .map(|number| {
                let mut visitor = circle.people[number % 2].clone();
                let path = path.clone();
                tokio::spawn(async move { visitor.form(&path, "").await })
            })
            .collect();
        let mut next = Vec::new();
        for click in clicks {
            let answer = click.await.unwrap();
            assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
            next.push(answer.header("location").to_owned());
        }
        next.dedup();
        assert_eq!(next.len(), 1, "{options}");
        for who in 0..2 {
            let view = circle.view(who).await;
            assert_eq!(
                format!(
                    "/tables/{}",
                    view["table_status"]["rematch"].as_str().unwrap()
                ),
                next[0]
            );
            let start = circle.people[who].get("/").await.text;
            // Who opened it, and who is asked to play again.
            let own = start.matches("href=\"/tables/").count();
            let asked = start.matches("class=\"challenge yours\"").count();
            assert_eq!(own + asked, 1, "no table besides");
        }
        let (row, _) = circle.services.rows(&circle.table).await;
        let old = std::mem::replace(&mut circle.table, next[0].clone());
        let host = usize::from(circle.view(0).await["host"] == false);
        for who in 0..2 {
            let room = circle.view(who).await;
            assert_eq!(room["you"], who, "{options}");
            assert_eq!(room["seats"][who]["kept"], who != host);
        }
        assert_eq!(refused_deal(&mut circle, host).await, StatusCode::CONFLICT);
        done(&mut circle, 1 - host, "do=sit").await;
        done(&mut circle, host, "do=deal").await;
        let (again, _) = circle.services.rows(&circle.table).await;
        assert_ne!(
            deal(&again.record),
            deal(&row.record),
            "{options}: other cards"
        );

        // Once more with the deal of the first game.
        let same = circle.people[0]
            .form(&format!("{old}/again"), "same_deal=true")
            .await;
        assert_eq!(same.status, StatusCode::SEE_OTHER, "{}", same.text);
        circle.table = same.header("location").to_owned();
        assert!(!next.contains(&circle.table));
        let options_path = format!("{}/options", circle.table);
        let other = circle.people[0].form(&options_path, "seats=7").await;
        assert_eq!(other.status, StatusCode::CONFLICT);
        done(&mut circle, 1, "do=sit").await;
        done(&mut circle, 0, "do=deal").await;
        let (again, _) = circle.services.rows(&circle.table).await;
        assert_eq!(deal(&again.record), deal(&row.record), "{options}");
        for who in 0..2 {
            assert_eq!(circle.view(who).await["you"], who);
        }
    }
}

async fn refused_deal(circle: &mut Circle, host: usize) -> StatusCode {
    circle.room(host, "do=deal").await.status
}

/// The deal of a record, without names.
fn deal(record: &str) -> String {
    match duel::Record::read(record) {
        Ok(record) => record.setup().expect("a deal").write(),
        Err(_) => format!(
            "{:?}",
            seven::Record::read(record)
                .unwrap()
                .setup()
                .expect("a deal")
        ),
    }
}

/// A person who plays alone begins at once, and the next game of a closed room is another one.
#[tokio::test]
async fn a_closed_next_game_makes_place_for_another() {
    let mut circle = Circle::new("seats=3&level=random", 1).await;
    finish(&mut circle).await;
    let path = format!("{}/again", circle.table);
    let next = circle.people[0]
        .form(&path, "")
        .await
        .header("location")
        .to_owned();
    let view = circle.people[0].view(&next).await;
    assert!(!actions(&view).is_empty());

    let mut circle = Circle::new("seats=3&level=random", 2).await;
    finish(&mut circle).await;
    let path = format!("{}/again", circle.table);
    let first = circle.people[1]
        .form(&path, "")
        .await
        .header("location")
        .to_owned();
    let closed = circle.people[1]
        .form(&format!("{first}/room"), "do=close")
        .await;
    assert_eq!(closed.status, StatusCode::SEE_OTHER);
    let (row, _) = circle.services.rows(&first).await;
    assert_eq!(row.stage, TableStage::Closed);
    assert!(circle.view(0).await["table_status"]["rematch"].is_null());
    let second = circle.people[0]
        .form(&path, "")
        .await
        .header("location")
        .to_owned();
    assert_ne!(first, second);
    assert_eq!(circle.people[1].view(&second).await["you"], 1);
    // A room and a closed table have no next game.
    for (table, status) in [
        (&second, StatusCode::CONFLICT),
        (&first, StatusCode::NOT_FOUND),
    ] {
        let refused = circle.people[0].form(&format!("{table}/again"), "").await;
        assert_eq!(refused.status, status);
    }
}

/// Facing a seat that is not there, and other numbers that make no sense, is looking at the first city.
#[tokio::test]
async fn odd_numbers_in_addresses_do_no_harm() {
    for options in ["game=duel", "game=free-city", "seats=3&level=random"] {
        let mut circle = Circle::new(options, 2).await;
        let watch = circle.view(0).await["table_status"]["watch"].clone();
        let watch = watch.as_str().unwrap().to_owned();
        for facing in ["2", "3", "6", "7", "255", "4294967296"] {
            for path in [format!("/watch/{watch}"), format!("/tv/{watch}")] {
                let page = circle.people[0]
                    .get(&format!("{path}?facing={facing}"))
                    .await;
                assert_eq!(page.status, StatusCode::OK, "{options}: {path}, {facing}");
            }
            let path = format!("/watch/{watch}/stream?facing={facing}");
            Ear::open(&circle.people[0], &path).await.next().await;
        }
        for facing in ["-1", "x", ""] {
            let page = circle.people[0]
                .get(&format!("/watch/{watch}?facing={facing}"))
                .await;
            assert!(page.status == StatusCode::BAD_REQUEST || page.status == StatusCode::OK);
        }
    }
}
