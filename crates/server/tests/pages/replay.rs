//! Replays: every step of every game from all perspectives, uploaded records, and permissions.

use crate::cases::cases;
use crate::common::view;
use crate::common::{Answer, Visitor, fresh_app, played};
use antipater_bots::BotKind;
use antipater_engine::duel::Duel;
use antipater_engine::record::game as game_of_record;
use antipater_engine::seven::Seven;
use antipater_engine::{Record, Seat};
use antipater_show::game::Game;
use antipater_show::guide::Guidable;
use antipater_show::view::Viewer;
use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, COOKIE, HOST};
use axum::http::{HeaderMap, Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

/// Games of all kinds.
const ORDERS: [&str; 6] = [
    "edition=first&seats=3&level=random&name=Ann",
    "edition=second&seats=5&wonder=Halicarnassus&level=random&name=Ann",
    "edition=second&seats=7&wonder=Babylon&level=random&name=Ann",
    "game=free-city&level=random&name=Ann",
    "game=duel&level=random&name=Ann",
    "game=duel&opening=first-game&level=random&name=Ann",
];

async fn page(visitor: &mut Visitor, path: &str) -> String {
    let answer = visitor.get(path).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.text);
    answer.text
}

#[tokio::test]
async fn every_step_is_shown_to_all_eyes_as_it_was() {
    let mut visitor = Visitor::new(fresh_app().await);
    for options in ORDERS {
        let (table, record) = played(&mut visitor, options).await;
        if game_of_record(&record).unwrap() == "duel" {
            follow::<Duel>(&mut visitor, &table, &record).await;
        } else {
            follow::<Seven>(&mut visitor, &table, &record).await;
        }
    }
}

/// Browser tests play on from these records, and would report an invalid one only later.
#[tokio::test]
async fn the_records_of_browser_tests_can_be_brought() {
    let mut visitor = Visitor::new(fresh_app().await);
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/browser/records");
    let files = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let records = files.filter(|file| file.extension().is_some_and(|kind| kind == "json"));
    let mut brought = 0;
    for file in records {
        let answer = bring(&mut visitor, &std::fs::read_to_string(&file).unwrap()).await;
        assert_eq!(
            answer.status,
            StatusCode::SEE_OTHER,
            "{file:?}: {}",
            answer.text
        );
        brought += 1;
    }
    assert!(brought >= 5, "{brought} records");
}

/// Compares each step of a replay with a game stopped there.
async fn follow<G: Guidable>(visitor: &mut Visitor, table: &str, record: &str) {
    let id = table.trim_start_matches("/tables/");
    let record = Record::<G>::read(record).unwrap();
    let steps = record.steps();
    let seats = record.players().len();
    let bots: Vec<Option<BotKind>> = (0..seats)
        .map(|seat| (seat > 0).then_some(BotKind::Random))
        .collect();
    let mut game = Game::<G>::new(id.to_owned(), &bots, record.unplayed()).unwrap();
    // Every step is compared for one of the seats, or for some.
    let apart = seats.div_ceil(cases(1) as usize);
    let looking = |step: usize, seat: Seat| (step + seat.number()).is_multiple_of(apart);
    for step in 0..=steps.len() {
        for seat in Seat::all(seats).filter(|&seat| looking(step, seat)) {
            let number = seat.number();
            let of = |perspective: &str| format!("{table}/replay?step={step}&eyes={perspective}");
            let own = visitor
                .get(&format!("/api{}", of(&number.to_string())))
                .await;
            let mut then = view(&game, Viewer::Seat(seat));
            then.scores = Some(game.position().scores());
            assert_eq!(own.json()["view"], serde_json::to_value(&then).unwrap());
            assert_eq!(own.json()["hands"], Value::Array(Vec::new()));
            let public = of(&format!("public&facing={number}"));
            let public = visitor.get(&format!("/api{public}")).await;
            let mut then = view(&game, Viewer::Public { facing: seat });
            then.scores = Some(game.position().scores());
            assert_eq!(public.json()["view"], serde_json::to_value(&then).unwrap());
            let perspective = [
                number.to_string(),
                format!("public&facing={number}"),
                format!("all&facing={number}"),
            ];
            for perspective in perspective {
                // The whole page at times, its regions always.
                let whole = step % 7 == 3 || step == steps.len();
                let part = if whole { "" } else { "&regions=1" };
                let page = page(visitor, &(of(&perspective) + part)).await;
                assert_eq!(page.contains("<html"), whole);
                for control in ["type=\"radio\"", "data-move", "<dialog"] {
                    assert!(
                        !page.contains(control),
                        "{perspective}, step {step}: {control}"
                    );
                }
                // The only forms are those for the language, the looks, and new games.
                let forms = page.matches("method=\"post\"").count();
                let to = |address: &str| {
                    let form = format!("method=\"post\" action=\"{address}\"");
                    page.matches(&form).count()
                };
                let replay = format!("{table}/replay");
                let (one, goes_on) = (usize::from(whole), usize::from(step < steps.len()));
                // While the game is judged by itself, a deeper analysis is not offered.
                let analysis = to(&format!("{replay}/analysis"));
                assert!(analysis <= one, "{perspective}, step {step}");
                let around = ["/language", "/theme", "/palette", "/backs"].map(to);
                assert_eq!(
                    (forms, around, to(&format!("{replay}/play-on"))),
                    (4 * one + analysis + goes_on, [one; 4], goes_on),
                    "{perspective}, step {step}"
                );
            }
        }
        if let Some(joint) = steps.get(step) {
            game.play(joint).unwrap();
        }
    }
    assert!(game.position().outcome().is_some());
}

#[tokio::test]
async fn with_everything_open_all_hands_and_hidden_cards_are_named() {
    let mut visitor = Visitor::new(fresh_app().await);
    let (table, record) = played(&mut visitor, ORDERS[1]).await;
    let record: Value = serde_json::from_str(&record).unwrap();
    let open = page(&mut visitor, &format!("/api{table}/replay?step=0")).await;
    let open: Value = serde_json::from_str(&open).unwrap();
    assert_eq!(open["hands"].as_array().unwrap().len(), 5);
    let last = page(&mut visitor, &format!("{table}/replay?step=99&eyes=all")).await;
    for step in record["moves"].as_array().unwrap() {
        for action in step["actions"].as_array().unwrap() {
            if action["do"] == "stage" || action["do"] == "sell" {
                assert!(last.contains(action["card"].as_str().unwrap()), "{action}");
            }
        }
    }
}

/// The points in the last row of a city's figures.
fn last_figures(page: &str, city: usize) -> Vec<i64> {
    let table = page.split(&format!("data-city=\"{city}\"")).nth(1).unwrap();
    let table = table.split("</table>").next().unwrap();
    let row = table.rsplit("<tr>").next().unwrap();
    let cells = row.split("<td").skip(1);
    cells
        .map(|cell| {
            let text = cell.split('>').nth(1).unwrap().split('<').next().unwrap();
            text.replace('−', "-").parse().unwrap()
        })
        .collect()
}

#[tokio::test]
async fn the_chart_ends_with_the_points_of_the_score_sheet() {
    let mut visitor = Visitor::new(fresh_app().await);
    for options in ORDERS {
        let (table, _) = played(&mut visitor, options).await;
        let view = visitor.view(&table).await;
        let sheet = view["sheet"].clone();
        let page = page(&mut visitor, &format!("{table}/replay")).await;
        let lines = if sheet["ranking"].is_null() {
            &sheet["lines"]
        } else {
            &sheet["ranking"]
        };
        for line in lines.as_array().unwrap() {
            let mut expected: Vec<i64> = line["points"]
                .as_array()
                .unwrap()
                .iter()
                .map(|points| points.as_i64().unwrap())
                .collect();
            if view["edition"] == "second" {
                // Wonder, treasury, military, then blue, yellow, green and purple cards.
                expected = [2, 1, 0, 3, 5, 4, 6].map(|place| expected[place]).to_vec();
            }
            expected.push(line["total"].as_i64().unwrap());
            let city = line["seat"].as_u64().unwrap() as usize;
            assert_eq!(last_figures(&page, city), expected, "{options}");
        }
    }
}

#[tokio::test]
async fn only_finished_games_are_replayed_and_only_to_those_who_may() {
    let mut visitor = Visitor::new(fresh_app().await);
    let running = visitor.open(ORDERS[0]).await;
    for path in [format!("{running}/replay"), format!("/api{running}/replay")] {
        assert_eq!(visitor.get(&path).await.status, StatusCode::CONFLICT);
    }
    let (table, _) = played(&mut visitor, ORDERS[4]).await;
    let mut stranger = Visitor::new(visitor.app.clone());
    for path in [format!("{table}/replay"), format!("/api{table}/replay")] {
        assert_eq!(stranger.get(&path).await.status, StatusCode::FORBIDDEN);
    }
    for wrong in [
        "eyes=2",
        "eyes=-1",
        "eyes=some",
        "facing=9",
        "step=-1",
        "step=x",
    ] {
        let answer = visitor.get(&format!("{table}/replay?{wrong}")).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    let answer = visitor.get("/tables/0123/replay").await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    // The finished table links to its replay.
    assert!(
        page(&mut visitor, &table)
            .await
            .contains(&format!("href=\"{table}/replay\""))
    );
}

/// Uploads a file with the form.
async fn bring(visitor: &mut Visitor, content: &str) -> Answer {
    let body = format!(
        "--x\r\nContent-Disposition: form-data; name=\"record\"; filename=\"a.json\"\r\n\
         Content-Type: application/json\r\n\r\n{content}\r\n--x--\r\n"
    );
    let request = Request::post("/replay")
        .header(CONTENT_TYPE, "multipart/form-data; boundary=x")
        .body(Body::from(body));
    visitor.send(request.unwrap()).await
}

/// A page without the pictures of bots.
fn without_faces(page: &str) -> String {
    let mut parts = page.split("<img class=\"avatar\"");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |whole, part| {
        whole + part.split_once('>').map_or("", |(_, rest)| rest)
    })
}

#[tokio::test]
async fn a_record_that_is_brought_is_replayed() {
    let mut visitor = Visitor::new(fresh_app().await);
    let form = page(&mut visitor, "/replay").await;
    assert!(form.contains("type=\"file\"") && form.contains("short while"));
    for options in ORDERS {
        let (table, record) = played(&mut visitor, options).await;
        let brought = bring(&mut visitor, &format!("  {record}\n")).await;
        assert_eq!(brought.status, StatusCode::SEE_OTHER, "{}", brought.text);
        let place = brought.header("location").to_owned();
        assert_eq!(bring(&mut visitor, &record).await.header("location"), place);
        let here = page(&mut visitor, &format!("{place}?step=5&eyes=1")).await;
        assert!(here.contains("short while"), "it says that it is not kept");
        assert_eq!(page(&mut visitor, &format!("{place}/record")).await, record);
        // The table shows the same, except for addresses and bots.
        let there = page(
            &mut visitor,
            &format!("{table}/replay?step=5&eyes=1&regions=1"),
        )
        .await;
        let here = page(&mut visitor, &format!("{place}?step=5&eyes=1&regions=1")).await;
        let here = here.replace(&place, &format!("{table}/replay"));
        assert_eq!(here, without_faces(&there));
    }
    let gone = visitor.get("/replay/0123456789").await;
    assert_eq!(gone.status, StatusCode::NOT_FOUND);
    assert!(gone.text.contains("no longer kept"));
}

#[tokio::test]
async fn a_record_that_a_resignation_ended_says_so() {
    let mut visitor = Visitor::new(fresh_app().await);
    for options in ORDERS {
        let (_, record) = played(&mut visitor, options).await;
        let mut record: Value = serde_json::from_str(&record).unwrap();
        record.as_object_mut().unwrap().remove("result");
        record["moves"].as_array_mut().unwrap().truncate(5);
        let winners: &[usize] = match record["players"].as_array().unwrap().len() {
            2 => &[0],
            _ => &[],
        };
        record["ended"] = json!({"by": "resignation", "seats": [1], "winners": winners});
        let brought = bring(&mut visitor, &record.to_string()).await;
        let place = brought.header("location").to_owned();
        let here = page(&mut visitor, &format!("{place}?step=5")).await;
        let says = format!("{} resigned", record["players"][1].as_str().unwrap());
        assert!(here.contains(&says), "{options}: {here}");
        let kept = page(&mut visitor, &format!("{place}/record")).await;
        assert_eq!(serde_json::from_str::<Value>(&kept).unwrap(), record);
    }
}

#[tokio::test]
async fn what_is_no_record_is_refused_with_its_place() {
    let mut visitor = Visitor::new(fresh_app().await);
    let (_, record) = played(&mut visitor, ORDERS[0]).await;
    let mut illegal: Value = serde_json::from_str(&record).unwrap();
    illegal["moves"][3]["actions"][1]["card"] = "Nonsense".into();
    let files = [
        (String::new(), "EOF"),
        ("no record".to_owned(), "line 1"),
        ("{\"version\":1}".to_owned(), "game"),
        (
            record.replacen("\"version\":1", "\"version\":7", 1),
            "version",
        ),
        (illegal.to_string(), "moves[3].actions[1]"),
        ("<script>alert(1)</script>".to_owned(), "line 1"),
    ];
    for (file, place) in files {
        let answer = bring(&mut visitor, &file).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{place}");
        assert!(answer.text.contains(place), "{place}: {}", answer.text);
        assert!(answer.text.contains("type=\"file\""), "the form comes back");
        assert!(!answer.text.contains("<script>"));
    }
    let nothing = visitor.form("/replay", "record=1").await;
    assert_eq!(nothing.status, StatusCode::BAD_REQUEST);
    let much = bring(&mut visitor, &"x".repeat(1_000_000)).await;
    assert_eq!(much.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn pages_work_by_links_and_stay_strict() {
    let mut visitor = Visitor::new(fresh_app().await);
    let (table, _) = played(&mut visitor, ORDERS[2]).await;
    let page = page(
        &mut visitor,
        &format!("{table}/replay?step=4&eyes=public&facing=3"),
    )
    .await;
    for step in [0, 3, 5] {
        let link = format!("{table}/replay?step={step}&amp;eyes=public&amp;facing=3");
        assert!(page.contains(&link), "{link}");
    }
    assert!(page.contains("name=\"eyes\" value=\"public\"") && page.contains("type=\"range\""));
    assert!(page.contains("Step 4 of "));
    assert!(!page.contains(" style=") && !page.contains("<style") && !page.contains(" onclick="));
    for piece in page.split("/assets/").skip(1) {
        let name = piece.split('"').next().unwrap();
        let asset = visitor.get(&format!("/assets/{name}")).await;
        assert_eq!(asset.status, StatusCode::OK, "{name}");
    }
}

/// Names in an uploaded record are sanitized.
#[tokio::test]
async fn the_names_of_a_brought_record_are_cleaned() {
    let mut visitor = Visitor::new(fresh_app().await);
    let (_, record) = played(&mut visitor, "seats=3&level=random").await;
    let mut record: serde_json::Value = serde_json::from_str(&record).unwrap();
    record["players"] = serde_json::json!(["x".repeat(5_000), "\u{202e}adA", "\u{200b}"]);
    let brought = bring(&mut visitor, &record.to_string()).await;
    assert_eq!(brought.status, StatusCode::SEE_OTHER, "{}", brought.text);
    let place = brought.header("location").to_owned();
    let kept = page(&mut visitor, &format!("{place}/record")).await;
    let kept: serde_json::Value = serde_json::from_str(&kept).unwrap();
    let clean = serde_json::json!(["x".repeat(40), "adA", "Nemo"]);
    assert_eq!(kept["players"], clean);
    assert_eq!(kept["moves"], record["moves"]);
    let shown = page(&mut visitor, &place).await;
    assert!(!shown.contains('\u{202e}') && !shown.contains(&"x".repeat(41)));
}

/// The body of a response that is no text.
async fn picture(visitor: &Visitor, path: &str) -> (HeaderMap, Vec<u8>) {
    let cookie = visitor.cookie.clone().unwrap_or_default();
    let request = Request::get(path).header(COOKIE, cookie);
    let answer = visitor
        .app
        .clone()
        .oneshot(request.body(Body::empty()).unwrap());
    let (parts, body) = answer.await.unwrap().into_parts();
    assert_eq!(parts.status, StatusCode::OK, "{path}");
    (
        parts.headers,
        body.collect().await.unwrap().to_bytes().to_vec(),
    )
}

#[tokio::test]
async fn the_city_of_a_finished_game_is_a_small_picture() {
    let mut visitor = Visitor::new(fresh_app().await);
    for options in ORDERS {
        let running = visitor.open(options).await;
        let refused = visitor.get(&format!("{running}/replay/city/0")).await;
        assert_eq!(refused.status, StatusCode::CONFLICT, "{options}");
        let (table, record) = played(&mut visitor, options).await;
        let replay = format!("{table}/replay");
        let (headers, png) = picture(&visitor, &format!("{replay}/city/0?language=fi")).await;
        assert_eq!(headers[CONTENT_TYPE], "image/png");
        assert_eq!(
            headers[CACHE_CONTROL],
            "private, max-age=31536000, immutable"
        );
        assert!(png.len() <= 200_000, "{options}: {} bytes", png.len());
        let size =
            [&png[16..20], &png[20..24]].map(|four| u32::from_be_bytes(four.try_into().unwrap()));
        assert_eq!((&png[1..4], size), (&b"PNG"[..], [1200, 630]));
        for seat in ["9", "63", "64", "-1", "one", "999999999999999999999"] {
            let none = visitor.get(&format!("{replay}/city/{seat}")).await;
            assert_eq!(none.status, StatusCode::NOT_FOUND, "{options}: {seat}");
        }
        let mut stranger = Visitor::new(visitor.app.clone());
        let refused = stranger.get(&format!("{replay}/city/0")).await;
        assert_eq!(refused.status, stranger.get(&replay).await.status);
        // Letters that our typeface lacks are left to the browser.
        let mut foreign: Value = serde_json::from_str(&record).unwrap();
        foreign["players"][0] = "國".into();
        let brought = bring(&mut visitor, &foreign.to_string()).await;
        let foreign = format!("{}/city/0", brought.header("location"));
        let (headers, drawing) = picture(&visitor, &foreign).await;
        assert_eq!(headers[CONTENT_TYPE], "image/svg+xml");
        assert!(String::from_utf8(drawing).unwrap().contains("國</text>"));
        // A record that is brought may end before the game does.
        let mut begun: Value = serde_json::from_str(&record).unwrap();
        begun["moves"].as_array_mut().unwrap().pop();
        begun.as_object_mut().unwrap().remove("result");
        let brought = bring(&mut visitor, &begun.to_string()).await;
        let begun = brought.header("location").to_owned();
        let none = visitor.get(&format!("{begun}/city/0")).await;
        assert_eq!(none.status, StatusCode::NOT_FOUND, "{options}");
        assert!(!page(&mut visitor, &begun).await.contains("/city/"));
    }
}

#[tokio::test]
async fn a_replay_has_a_preview_for_other_sites() {
    let mut visitor = Visitor::new(fresh_app().await);
    let (_, record) = played(&mut visitor, ORDERS[4]).await;
    let address = bring(&mut visitor, &record)
        .await
        .header("location")
        .to_owned();
    let request = Request::get(&address).header(HOST, "antipater.example");
    let answer = visitor.send(request.body(Body::empty()).unwrap()).await;
    let (_, rest) = answer
        .text
        .split_once("property=\"og:image\" content=\"")
        .unwrap();
    let picture_at = rest.split('"').next().unwrap();
    let local = picture_at.strip_prefix("http://antipater.example").unwrap();
    assert!(local.starts_with(&address), "{local}");
    assert_eq!(picture(&visitor, local).await.0[CONTENT_TYPE], "image/png");
    assert!(
        answer
            .text
            .contains("property=\"og:image:width\" content=\"1200\"")
    );
    assert!(
        answer.text.contains(&format!("href=\"{local}\"")),
        "the button"
    );
}
