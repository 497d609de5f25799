//! Moderation: reports, actions of administrators, and their permissions.

use std::time::Duration;

use antipater_server::ServerOptions;
use antipater_store::ids::PersonId;
use antipater_store::{ModerationLogRow, Role};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tokio::time::timeout;
use tower::ServiceExt;

use crate::common::{Answer, Visitor, fresh_store, seeded};
use crate::{Circle, Ear, SOON, Services};

/// An administrator of a server.
async fn admin(services: &Services) -> (Visitor, PersonId) {
    let (id, cookie) = services.state.admit("Root").await.unwrap();
    services.store.add_role(id, Role::Admin).await.unwrap();
    let mut visitor = Visitor::new(services.app.clone());
    visitor.cookie = Some(cookie);
    (visitor, id)
}

async fn deed(admin: &mut Visitor, fields: &str) -> Answer {
    let done = admin.form("/moderation/log", fields).await;
    assert_eq!(
        done.status,
        StatusCode::SEE_OTHER,
        "{fields}: {}",
        done.text
    );
    done
}

async fn moderation(admin: &mut Visitor, find: &str) -> Value {
    let answer = admin.get(&format!("/api/moderation?find={find}")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.json()
}

/// The key of the only person with a name.
async fn key(admin: &mut Visitor, name: &str) -> String {
    let found = moderation(admin, name).await["people"].clone();
    assert_eq!(found.as_array().unwrap().len(), 1, "{found}");
    found[0]["key"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn only_administrators_in_a_browser_moderate() {
    let services = Services::new().await;
    let (mut root, id) = admin(&services).await;
    assert_eq!(root.get("/moderation").await.status, StatusCode::OK);
    assert!(root.get("/me").await.text.contains("href=\"/moderation\""));
    let mut ada = services.person("Ada").await;
    let mut nobody = Visitor::new(services.app.clone());
    for (visitor, status) in [
        (&mut ada, StatusCode::FORBIDDEN),
        (&mut nobody, StatusCode::UNAUTHORIZED),
    ] {
        for path in ["/moderation", "/api/moderation"] {
            assert_eq!(visitor.get(path).await.status, status, "{path}");
        }
        let refused = visitor.form("/moderation/log", "do=lift&number=1").await;
        assert_eq!(refused.status, status);
        let body = json!({"do": "lift", "number": 1}).to_string();
        let refused = visitor.json("/api/moderation/log", body).await;
        assert_eq!(refused.status, status);
    }
    assert!(!ada.get("/me").await.text.contains("/moderation"));
    // A token of the administrator has no access.
    let page = root.form("/me/tokens", "label=bot").await.text;
    let (_, rest) = page.split_once("antipater_").unwrap();
    let token: String = rest.chars().take_while(char::is_ascii_hexdigit).collect();
    for path in ["/moderation", "/api/moderation"] {
        let request = Request::get(path)
            .header("authorization", format!("Bearer antipater_{token}"))
            .body(Body::empty());
        let refused = nobody.send(request.unwrap()).await;
        assert_ne!(refused.status, StatusCode::OK, "{path}");
    }
    let body = json!({"do": "lift", "number": 1}).to_string();
    let request = Request::post("/api/moderation/log")
        .header("authorization", format!("Bearer antipater_{token}"))
        .header("content-type", "application/json")
        .body(Body::from(body));
    let refused = nobody.send(request.unwrap()).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    // Another site cannot make an administrator's browser do it.
    let request = Request::post("/moderation/log")
        .header("content-type", "application/x-www-form-urlencoded")
        .header("sec-fetch-site", "cross-site")
        .body(Body::from("do=lift&number=1"));
    let refused = root.send(request.unwrap()).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    // An administrator removed on the command line loses access at once.
    assert!(services.store.remove_role(id, Role::Admin).await.unwrap());
    assert_eq!(root.get("/moderation").await.status, StatusCode::FORBIDDEN);
    assert!(
        services
            .store
            .moderation_log(None, 9)
            .await
            .unwrap()
            .is_empty()
    );
}

#[tokio::test]
async fn names_messages_and_tables_are_reported_and_settled() {
    let mut circle = Circle::new("seats=3&level=random", 2).await;
    let (mut root, _) = admin(&circle.services).await;
    circle.act(1, "do=say&text=Rude+words").await;
    let path = format!("{}/report", circle.table);
    let form = circle.people[0].get(&path).await.text;
    assert!(
        form.contains("Rude words") && form.contains("value=\"name-1\""),
        "{form}"
    );
    assert!(
        !form.contains("value=\"name-0\""),
        "nobody reports themselves"
    );
    for fields in [
        "about=name-1&reason=Bad+name",
        "about=message-0&reason=Rude",
        "about=table&reason=%E2%80%AEodd",
        // Repeating it makes no second report.
        "about=name-1&reason=Still",
    ] {
        let sent = circle.people[0].form(&path, fields).await;
        assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.text);
    }
    for wrong in [
        "about=name-2&reason=a+bot",
        "about=name-7&reason=x",
        "about=message-9&reason=x",
        "about=table-1&reason=x",
        "about=name&reason=x",
        "about=table&reason=+",
    ] {
        let refused = circle.people[0].form(&path, wrong).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    // Spectators report through their link; strangers can report only the table.
    let watch = circle.view(0).await["table_status"]["watch"].clone();
    let watch = format!("/watch/{}/report", watch.as_str().unwrap());
    let mut nobody = Visitor::new(circle.services.app.clone());
    assert!(nobody.get(&watch).await.text.contains("Rude words"));
    let sent = nobody.form(&watch, "about=name-0&reason=Looks+odd").await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER);
    assert!(!nobody.get(&path).await.text.contains("Rude words"));
    let refused = nobody.form(&path, "about=name-1&reason=x").await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);

    let view = moderation(&mut root, "").await;
    let reports = view["reports"].as_array().unwrap();
    let seen: Vec<_> = reports
        .iter()
        .map(|report| {
            (
                report["about"].clone(),
                report["quoted"].clone(),
                report["reason"].clone(),
            )
        })
        .collect();
    assert_eq!(
        seen,
        [
            (json!("name"), json!("P1"), json!("Bad name")),
            (json!("message"), json!("Rude words"), json!("Rude")),
            (json!("table"), json!(""), json!("odd")),
            (json!("name"), json!("P0"), json!("Looks odd")),
        ]
    );
    assert_eq!(reports[1]["person"]["name"], "P1");
    assert_eq!(reports[0]["reporter"]["name"], "P0");
    assert!(reports[3]["reporter"].is_null());
    let page = root.get("/moderation").await.text;
    assert!(page.contains("Rude words") && page.contains("Bad name"));
    deed(
        &mut root,
        &format!("do=settle&number={}", reports[0]["number"]),
    )
    .await;
    let view = moderation(&mut root, "").await;
    assert_eq!(view["reports"].as_array().unwrap().len(), 3);
    assert_eq!(view["log"][0]["verb"], "settle");
}

#[tokio::test]
async fn reports_are_bounded() {
    let circle = Circle::new("seats=3&level=random", 2).await;
    let store = circle.services.store.clone();
    let (state, close) = antipater_server::AppState::new(store, Default::default());
    std::mem::forget(close);
    let mut ada = circle.people[0].clone();
    ada.app = antipater_server::app(state);
    let path = format!("{}/report", circle.table);
    let long = format!("about=table&reason={}", "x".repeat(5_000));
    assert_eq!(ada.form(&path, &long).await.status, StatusCode::SEE_OTHER);
    for _ in 0..4 {
        ada.form(&path, "about=table&reason=again").await;
    }
    let refused = ada.form(&path, "about=table&reason=again").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(
        refused.text.contains("sent several reports"),
        "{}",
        refused.text
    );
    let kept = circle.services.store.open_reports(9).await.unwrap();
    assert_eq!(kept.len(), 1);
    assert_eq!(kept[0].reason.len(), 500);
}

#[tokio::test]
async fn a_hidden_name_is_gone_everywhere_and_stays_so() {
    let mut circle = Circle::new("seats=3&level=random", 2).await;
    let (mut root, _) = admin(&circle.services).await;
    circle.act(1, "do=say&text=Hello").await;
    circle.choose(1, "a", 0).await;
    let ugly = key(&mut root, "P1").await;
    deed(&mut root, &format!("do=hide-name&person={ugly}")).await;
    let view = circle.view(0).await;
    assert_eq!(view["seats"][1]["name"], "Nemo");
    assert_eq!(view["seats"][1]["state"], "chosen", "nothing else changes");
    assert_eq!(view["table_status"]["talk"][0]["name"], "Nemo");
    let (row, _) = circle.services.rows(&circle.table).await;
    assert!(!row.record.contains("\"P1\"") && !row.seats.contains("\"P1\""));
    // They play on, and cannot rename themselves.
    circle.choose(0, "a", 0).await;
    assert_eq!(circle.view(1).await["decision"], 1);
    let refused = circle.people[1].form("/me/name", "name=P1+again").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.text.contains("has changed your name"));
    let table = circle.people[1]
        .open("seats=3&people=2&name=P1+again")
        .await;
    assert_eq!(
        circle.people[1].view(&table).await["seats"][0]["name"],
        "Nemo"
    );
    // Another name, in rooms too; then the old one at new tables.
    deed(&mut root, &format!("do=rename&person={ugly}&name=Paul")).await;
    assert_eq!(
        circle.people[1].view(&table).await["seats"][0]["name"],
        "Paul"
    );
    assert_eq!(circle.view(0).await["seats"][1]["name"], "Paul");
    deed(&mut root, &format!("do=show-name&person={ugly}")).await;
    assert_eq!(circle.people[1].get("/api/me").await.json()["name"], "P1");
    let verbs: Vec<Value> = moderation(&mut root, "").await["log"]
        .as_array()
        .unwrap()
        .iter()
        .map(|deed| deed["verb"].clone())
        .collect();
    assert_eq!(verbs, ["show-name", "rename", "hide-name"]);
}

#[tokio::test]
async fn who_is_banned_is_told_so_until_it_ends() {
    let mut circle = Circle::new("seats=3&level=random", 2).await;
    let (mut root, id) = admin(&circle.services).await;
    let rude = key(&mut root, "P1").await;
    deed(
        &mut root,
        &format!("do=mute&person={rude}&hours=1&reason=Shouting"),
    )
    .await;
    let refused = circle.act(1, "do=say&text=Hello").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.text.contains("Shouting") && refused.text.contains("not write"));
    circle.choose(1, "a", 0).await;
    circle
        .services
        .state
        .pass_time(Duration::from_secs(3600))
        .await;
    let said = circle.act(1, "do=say&text=Hello").await;
    assert_eq!(said.status, StatusCode::SEE_OTHER);

    deed(
        &mut root,
        &format!("do=ban&person={rude}&hours=24&reason=Enough"),
    )
    .await;
    for path in ["/", circle.table.clone().as_str(), "/api/me"] {
        let refused = circle.people[1].get(path).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{path}");
        assert!(refused.text.contains("Enough"), "{}", refused.text);
        assert!(refused.text.contains("UTC"), "{}", refused.text);
    }
    assert_eq!(circle.people[0].get("/").await.status, StatusCode::OK);
    circle
        .services
        .state
        .pass_time(Duration::from_secs(24 * 3600))
        .await;
    assert_eq!(circle.people[1].get("/").await.status, StatusCode::OK);

    deed(&mut root, &format!("do=ban&person={rude}&hours=0")).await;
    let refused = circle.people[1].get("/").await;
    assert!(refused.text.contains("You are banned from this server."));
    let number = moderation(&mut root, "").await["bans"][0]["number"].clone();
    deed(&mut root, &format!("do=lift&number={number}")).await;
    assert_eq!(circle.people[1].get("/").await.status, StatusCode::OK);
    // Neither an administrator nor the administrator's own address can be banned.
    let own: String = id.0.iter().map(|byte| format!("{byte:02x}")).collect();
    for verb in ["ban", "mute", "hide-name"] {
        let refused = root
            .form("/moderation/log", &format!("do={verb}&person={own}"))
            .await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{verb}");
    }
    let refused = root
        .form("/moderation/log", "do=ban-network&network=127.0.0.0/8")
        .await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    for wrong in ["network=0.0.0.0/0", "network=here", "network="] {
        let refused = root
            .form("/moderation/log", &format!("do=ban-network&{wrong}"))
            .await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
}

/// Addresses come from a proxy here.
#[tokio::test]
async fn addresses_are_kept_out_by_range() {
    let store = crate::common::fresh_store().await;
    let options = antipater_server::ServerOptions {
        proxies: 1,
        ..seeded()
    };
    let (state, close) = antipater_server::AppState::new(store.clone(), options.clone());
    let services = Services {
        app: antipater_server::app(state.clone()),
        store,
        state,
        close,
    };
    let (mut root, _) = admin(&services).await;
    let network = "do=ban-network&network=192.0.2.77%2F24&hours=1&reason=Spam";
    deed(&mut root, network).await;
    assert_eq!(
        moderation(&mut root, "").await["bans"][0]["network"],
        "192.0.2.0/24"
    );
    let from = async |address: &str| {
        let request = Request::get("/").header("x-forwarded-for", address.to_owned());
        let mut nobody = Visitor::new(services.app.clone());
        nobody
            .send(request.body(Body::empty()).unwrap())
            .await
            .status
    };
    assert_eq!(from("192.0.2.200").await, StatusCode::FORBIDDEN);
    assert_eq!(from("192.0.3.200").await, StatusCode::OK);
    // A restarted server knows it too.
    let (state, close) = antipater_server::AppState::new(services.store.clone(), options);
    std::mem::forget(close);
    let request = Request::get("/").header("x-forwarded-for", "192.0.2.1");
    let mut nobody = Visitor::new(antipater_server::app(state));
    let refused = nobody.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.text.contains("Spam"));
}

#[tokio::test]
async fn tables_are_hidden_and_closed() {
    let services = Services::new().await;
    let (mut root, _) = admin(&services).await;
    let mut host = services.person("Host").await;
    let mut guest = services.person("Guest").await;
    let listed = "seats=3&listed=yes&level=random";
    let (plays, waits) = (
        host.open(listed).await,
        host.open(&format!("{listed}&people=2")).await,
    );
    for table in [&plays, &waits] {
        assert!(guest.get("/").await.text.contains(table.as_str()));
        deed(
            &mut root,
            &format!("do=hide-table&table=http://here.example{table}"),
        )
        .await;
        assert!(!guest.get("/").await.text.contains(table.as_str()));
        assert_eq!(guest.get(table).await.status, StatusCode::FORBIDDEN);
        assert_eq!(host.get(table).await.status, StatusCode::OK);
    }
    // The host cannot bring it back.
    let changed = host
        .form(&format!("{waits}/options"), &format!("{listed}&people=2"))
        .await;
    assert_eq!(changed.status, StatusCode::SEE_OTHER);
    assert!(!guest.get("/").await.text.contains(&waits));
    deed(&mut root, &format!("do=show-table&table={waits}")).await;
    assert!(guest.get("/").await.text.contains(&waits));
    for table in [&plays, &waits] {
        deed(&mut root, &format!("do=close-table&table={table}")).await;
        assert_eq!(host.get(table).await.status, StatusCode::NOT_FOUND);
        let again = root
            .form("/moderation/log", "do=close-table&table=0123")
            .await;
        assert_eq!(again.status, StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn the_log_of_deeds_is_not_changed() {
    let services = Services::new().await;
    let (_, id) = admin(&services).await;
    let row = ModerationLogRow {
        number: 0,
        admin: id,
        verb: "lift".to_owned(),
        person: None,
        table: None,
        detail: "1".to_owned(),
        at: 7,
    };
    services.store.log_moderation(&row).await.unwrap();
    let kept = services.store.moderation_log(None, 9).await.unwrap();
    assert_eq!((kept.len(), kept[0].number, kept[0].at), (1, 1, 7));
}

/// A banned person sees no more on open connections: a page, a program's stream, a long poll.
#[tokio::test]
async fn a_ban_ends_open_streams() {
    let mut circle = Circle::new("seats=3&level=random", 3).await;
    let (mut root, _) = admin(&circle.services).await;
    let guest = key(&mut root, "P1").await;
    let table = circle.table.clone();
    let version = circle.view(1).await["table_status"]["version"].clone();
    let mut page = Ear::open(&circle.people[1], &format!("{table}/stream")).await;
    page.next().await;
    let mut program = Ear::open(&circle.people[1], &format!("/api{table}/stream")).await;
    program.next().await;
    let mut other = Ear::open(&circle.people[2], &format!("{table}/stream")).await;
    other.next().await;
    circle.services.has_streams(3).await;
    let mut waiting = circle.people[1].clone();
    let since = format!("/api{table}?since={version}");
    let waits = tokio::spawn(async move { waiting.get(&since).await });
    deed(
        &mut root,
        &format!("do=ban&person={guest}&hours=2&reason=Rude"),
    )
    .await;
    let heard = page.next().await;
    assert!(heard.contains("event: reload"), "{heard}");
    page.ends().await;
    program.ends().await;
    circle.services.has_streams(1).await;
    let answer = timeout(SOON, waits).await.unwrap().unwrap();
    assert!(
        answer.status == StatusCode::FORBIDDEN
            || answer.json()["table_status"]["version"] != version,
        "{}",
        answer.text
    );
    let refused = circle.people[1].get(&table).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    // The others continue.
    circle.choose(2, "a", 0).await;
    other.next().await;
}

#[tokio::test]
async fn a_ban_of_addresses_ends_the_streams_there_and_no_others() {
    let options = ServerOptions {
        proxies: 1,
        ..seeded()
    };
    let services = Services::with(fresh_store().await, options);
    let (mut root, _) = admin(&services).await;
    let mut circle = Circle::gather_at(services, "seats=3&level=random", 2).await;
    circle.room(0, "do=deal").await;
    let watch = circle.view(0).await["table_status"]["watch"].clone();
    let path = format!("/watch/{}/stream", watch.as_str().unwrap());
    let from = async |address: &str| {
        let request = Request::get(&path).header("x-forwarded-for", address);
        let request = request.body(Body::empty()).unwrap();
        let response = circle.services.app.clone().oneshot(request).await.unwrap();
        (response.status(), Ear(response.into_body()))
    };
    let (_, mut banned) = from("192.0.2.7").await;
    let (_, mut other) = from("198.51.100.7").await;
    banned.next().await;
    other.next().await;
    deed(
        &mut root,
        "do=ban-network&network=192.0.2.0/24&hours=2&reason=Rude",
    )
    .await;
    let heard = banned.next().await;
    assert!(heard.contains("event: reload"), "{heard}");
    banned.ends().await;
    assert_eq!(from("192.0.2.8").await.0, StatusCode::FORBIDDEN);
    assert_eq!(from("198.51.100.8").await.0, StatusCode::OK);
    let still_open = timeout(std::time::Duration::ZERO, other.0.frame()).await;
    assert!(still_open.is_err(), "the stream from elsewhere goes on");
}

#[tokio::test]
async fn banned_people_take_their_data_along_and_have_it_removed() {
    let services = Services::new().await;
    let (mut root, _) = admin(&services).await;
    let mut ada = services.person("Ada").await;
    let table = ada.open("seats=3&level=random").await;
    let person = key(&mut root, "Ada").await;
    deed(&mut root, &format!("do=ban&person={person}&reason=Rude")).await;
    for closed in [table.as_str(), "/", "/games"] {
        assert_eq!(
            ada.get(closed).await.status,
            StatusCode::FORBIDDEN,
            "{closed}"
        );
    }
    let renamed = ada.form("/me/name", "name=Boris").await;
    assert_eq!(renamed.status, StatusCode::FORBIDDEN);
    let drawn = ada.form("/me/portrait", "portrait=smith").await;
    assert_eq!(drawn.status, StatusCode::FORBIDDEN);
    for open in ["/me", "/me/account"] {
        assert_eq!(ada.get(open).await.status, StatusCode::OK, "{open}");
    }
    let data = ada.get("/me/data").await.json();
    assert_eq!(data["bans"][0]["reason"], "Rude");
    let gone = ada.form("/me/delete", "name=Ada").await;
    assert_eq!(gone.status, StatusCode::SEE_OTHER, "{}", gone.text);
    assert!(
        moderation(&mut root, "Ada").await["people"]
            .as_array()
            .unwrap()
            .is_empty()
    );
}

#[tokio::test]
async fn people_with_one_deal_and_one_network_are_shown_to_administrators() {
    let options = ServerOptions {
        unlimited: true,
        proxies: 1,
        ..seeded()
    };
    let services = Services::with(fresh_store().await, options);
    let (mut root, _) = admin(&services).await;
    let mut ada = services.person("Ada").await;
    let mut ben = services.person("Ben").await;
    let mut cem = services.person("Cem").await;
    (ada.address, ben.address) = ("192.0.2.1", "192.0.2.1");
    cem.address = "198.51.100.7";
    for (visitor, games) in [
        (&mut ada, &["duel", "seven"][..]),
        (&mut ben, &["duel", "seven"]),
        (&mut cem, &["duel"]),
    ] {
        for game in games {
            let opened = visitor.form(&format!("/daily/{game}"), "").await;
            assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text);
        }
    }
    // Two new people with one kind of browser.
    for _ in 0..2 {
        let mut visitor = Visitor::new(services.app.clone());
        visitor.address = "203.0.113.9";
        let request = Request::post("/daily/duel")
            .header(
                "user-agent",
                "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
            )
            .header("content-type", "application/x-www-form-urlencoded");
        let opened = visitor.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text);
    }
    let pairs = moderation(&mut root, "").await["same_network"].clone();
    let [pair, new] = &pairs.as_array().unwrap()[..] else {
        panic!("{pairs}")
    };
    let said = [pair, new].map(|pair| (pair["deals"].clone(), pair["same_device"].clone()));
    assert_eq!(said, [(json!(2), json!(false)), (json!(1), json!(true))]);
    let mut names =
        [&pair["one"]["name"], &pair["other"]["name"]].map(|name| name.as_str().unwrap());
    names.sort_unstable();
    assert_eq!(names, ["Ada", "Ben"]);
    let page = root.get("/moderation").await.text;
    assert!(page.contains("Same network"), "{page}");
}
