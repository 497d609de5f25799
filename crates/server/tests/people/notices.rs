//! Notices of turns in games over days, with push services on this machine.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use antipater_server::{Reach, ServerOptions, metrics_app};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use http_body_util::{BodyExt, Empty};
use hyper::body::{Bytes, Incoming};
use hyper::service::service_fn;
use hyper::{HeaderMap, Response};
use hyper_util::rt::TokioIo;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use crate::common::{Visitor, fresh_store, seeded};
use crate::{Circle, Ear, SOON, Services};

/// The key of a browser that never reads: the example of RFC 8291.
const KEY: &str =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

fn seconds(number: u64) -> Duration {
    Duration::from_secs(number)
}

/// A request that a push service has received.
struct Pushed {
    path: String,
    headers: HeaderMap,
    body: Bytes,
}

/// Answers by path; `None` is silence.
type Answers = HashMap<&'static str, Option<Response<Empty<Bytes>>>>;

/// A push service. It answers 201, or what was set for a path; it keeps silent where that is `None`.
struct PushService {
    address: String,
    pushed: mpsc::UnboundedReceiver<Pushed>,
    answers: Arc<Mutex<Answers>>,
}

impl PushService {
    async fn start() -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let (arrived, pushed) = mpsc::unbounded_channel();
        let answers: Arc<Mutex<Answers>> = Arc::default();
        let set = Arc::clone(&answers);
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let (arrived, set) = (arrived.clone(), Arc::clone(&set));
                let serve = service_fn(move |request: Request<Incoming>| {
                    let (arrived, set) = (arrived.clone(), Arc::clone(&set));
                    async move {
                        let (head, body) = request.into_parts();
                        let path = head.uri.path().to_owned();
                        let answer = set.lock().unwrap().get(path.as_str()).cloned();
                        let _ = arrived.send(Pushed {
                            path,
                            headers: head.headers,
                            body: body.collect().await.unwrap().to_bytes(),
                        });
                        match answer {
                            None => Ok::<_, Infallible>(answer_of(StatusCode::CREATED)),
                            Some(Some(answer)) => Ok(answer),
                            Some(None) => std::future::pending().await,
                        }
                    }
                });
                let http = hyper::server::conn::http1::Builder::new();
                tokio::spawn(http.serve_connection(TokioIo::new(stream), serve));
            }
        });
        PushService {
            address,
            pushed,
            answers,
        }
    }

    /// Answers so at a path from now on.
    fn answer(&self, path: &'static str, answer: Option<Response<Empty<Bytes>>>) {
        self.answers.lock().unwrap().insert(path, answer);
    }

    async fn next(&mut self) -> Pushed {
        timeout(SOON, self.pushed.recv()).await.unwrap().unwrap()
    }

    fn is_quiet(&mut self) -> bool {
        self.pushed.try_recv().is_err()
    }
}

fn answer_of(status: StatusCode) -> Response<Empty<Bytes>> {
    let mut answer = Response::new(Empty::new());
    *answer.status_mut() = status;
    answer
}

/// A server that calls the push services of this machine only.
async fn services() -> Services {
    let options = ServerOptions {
        unlimited: true,
        push: Reach::Loopback,
        ..seeded()
    };
    Services::with(fresh_store().await, options)
}

/// A table with these options and two people, with the cards dealt.
async fn two(options: &str) -> Circle {
    let gathered = Circle::gather_at(services().await, options, 2).await;
    gathered.deal(2).await
}

/// The second person's browser subscribes at this path.
async fn subscribe(circle: &mut Circle, service: &PushService, path: &str) {
    let address = format!("{}{path}", service.address);
    let answer = send_subscription(&mut circle.people[1], &address, KEY, AUTH).await;
    assert_eq!(answer, StatusCode::NO_CONTENT);
}

async fn send_subscription(
    person: &mut Visitor,
    address: &str,
    key: &str,
    auth: &str,
) -> StatusCode {
    let address: String = address.bytes().map(|byte| format!("%{byte:02X}")).collect();
    let fields = format!("address={address}&key={key}&auth={auth}");
    person.form("/me/notices", &fields).await.status
}

impl Circle {
    /// Both people choose, so that another turn begins.
    async fn step(&mut self, name: &str) {
        for who in 0..2 {
            self.choose(who, name, 0).await;
        }
    }

    async fn pass(&self, time: Duration) {
        self.services.state.pass_time(time).await;
    }

    /// Waits until this many notices had this result.
    async fn counts(&self, result: &str, count: usize) {
        let line = format!("antipater_notices_total{{result=\"{result}\"}} {count}");
        let mut visitor = Visitor::new(metrics_app(self.services.state.clone()));
        let counted = async {
            while !visitor.get("/metrics").await.text.contains(&line) {
                sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(SOON, counted).await.expect(&line);
    }
}

const OVER_DAYS: &str = "seats=3&level=random&pace=1d";

/// The key material for a purpose (RFC 5869, one block).
fn derived(salt: &[u8], from: &[u8], purpose: &[u8]) -> Vec<u8> {
    use ring::hmac::{HMAC_SHA256, Key, sign};
    let extracted = sign(&Key::new(HMAC_SHA256, salt), from);
    let key = Key::new(HMAC_SHA256, extracted.as_ref());
    sign(&key, &[purpose, &[1]].concat()).as_ref().to_vec()
}

/// A browser's side of RFC 8291, written from the text of the standard.
fn decrypt(private: EphemeralPrivateKey, own: &[u8], auth: &[u8], body: &[u8]) -> Value {
    use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
    let (head, record) = body.split_at(86);
    let (salt, theirs) = (&head[..16], &head[21..]);
    assert_eq!(head[16..21], [0, 0, 16, 0, 65]);
    let theirs_as_key = UnparsedPublicKey::new(&ECDH_P256, theirs);
    let secret = agree_ephemeral(private, &theirs_as_key, |shared| {
        derived(auth, shared, &[b"WebPush: info\0", own, theirs].concat())
    });
    let secret = secret.unwrap();
    let key = derived(salt, &secret, b"Content-Encoding: aes128gcm\0");
    let nonce = derived(salt, &secret, b"Content-Encoding: nonce\0");
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).unwrap());
    let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).unwrap();
    let mut text = record.to_vec();
    let text = key.open_in_place(nonce, Aad::empty(), &mut text).unwrap();
    let text = text.strip_suffix(&[2]).unwrap();
    serde_json::from_slice(text).unwrap()
}

#[tokio::test]
async fn who_is_away_is_told_once_for_each_turn_and_of_nothing_else() {
    let mut service = PushService::start().await;
    let mut circle = two(OVER_DAYS).await;
    let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
    let own = private.compute_public_key().unwrap();
    let address = format!("{}/a", service.address);
    let key = BASE64.encode(own.as_ref());
    let subscribed = send_subscription(&mut circle.people[1], &address, &key, AUTH).await;
    assert_eq!(subscribed, StatusCode::NO_CONTENT);
    circle.step("a").await;
    // Their page was open a moment ago.
    circle.pass(seconds(59)).await;
    assert!(service.is_quiet());
    circle.pass(seconds(1)).await;
    let pushed = service.next().await;
    let auth = BASE64.decode(AUTH).unwrap();
    let notice = decrypt(private, own.as_ref(), &auth, &pushed.body);
    let expected = json!({
        "title": "It’s your turn", "body": "7 Wonders", "path": circle.table,
    });
    assert_eq!(notice, expected);
    assert_eq!(pushed.headers["content-encoding"], "aes128gcm");
    assert_eq!(pushed.headers["ttl"], "86400");
    assert_eq!(pushed.headers["host"], service.address["http://".len()..]);
    let sender = pushed.headers["authorization"].to_str().unwrap();
    let known = circle.people[1].get("/me/notices").await.json();
    assert_eq!(known["known"], true);
    let public = known["key"].as_str().unwrap();
    assert!(sender.starts_with("vapid t=") && sender.ends_with(public));
    circle.counts("sent", 1).await;
    // The same turn, and others who choose in it.
    circle.choose(0, "b", 0).await;
    circle.pass(seconds(3600)).await;
    assert!(service.is_quiet());
    // The next one.
    circle.choose(1, "b", 0).await;
    circle.pass(seconds(60)).await;
    service.next().await;
    circle.counts("sent", 2).await;
    // When time is up, a bot chooses, and another turn begins.
    circle.pass(seconds(86_400)).await;
    circle.view(0).await;
    circle.pass(seconds(60)).await;
    service.next().await;
}

#[tokio::test]
async fn an_open_page_and_a_choice_in_time_say_enough() {
    let mut service = PushService::start().await;
    let mut circle = two(OVER_DAYS).await;
    subscribe(&mut circle, &service, "/a").await;
    let stream = format!("{}/stream", circle.table);
    let mut page = Ear::open(&circle.people[1], &stream).await;
    page.next().await;
    circle.step("a").await;
    circle.pass(seconds(600)).await;
    // A turn that the person has seen is not announced later.
    drop(page);
    circle.services.has_streams(0).await;
    circle.pass(seconds(600)).await;
    assert!(service.is_quiet());
    circle.step("b").await;
    circle.choose(1, "c", 0).await;
    circle.pass(seconds(600)).await;
    assert!(service.is_quiet());
}

#[tokio::test]
async fn a_game_of_one_sitting_tells_nobody() {
    for pace in ["free", "300s", "10m%2B20s"] {
        let mut service = PushService::start().await;
        let mut circle = two(&format!("seats=3&level=random&pace={pace}")).await;
        subscribe(&mut circle, &service, "/a").await;
        circle.step("a").await;
        circle.pass(seconds(100)).await;
        circle.pass(seconds(100)).await;
        assert!(service.is_quiet(), "{pace}");
    }
}

#[tokio::test]
async fn a_time_bank_of_days_tells_too() {
    let mut service = PushService::start().await;
    let mut circle = two("seats=3&level=random&pace=3d%2B12h").await;
    subscribe(&mut circle, &service, "/a").await;
    circle.step("a").await;
    circle.pass(seconds(100)).await;
    service.next().await;
}

#[tokio::test]
async fn notices_wait_until_quiet_hours_are_over() {
    let mut service = PushService::start().await;
    let mut circle = two(OVER_DAYS).await;
    subscribe(&mut circle, &service, "/a").await;
    // It is 22:01 in UTC, and 0:01 on the clock of this person.
    let set = circle.people[1].form("/me/quiet", "from=23&until=7&ahead=120");
    assert_eq!(set.await.status, StatusCode::SEE_OTHER);
    circle.step("a").await;
    circle.pass(seconds(3600)).await;
    circle.pass(seconds(5 * 3600)).await;
    assert!(service.is_quiet());
    circle.pass(seconds(3600)).await;
    service.next().await;
    let portrait = circle.people[1].form("/me/portrait", "portrait=smith");
    assert_eq!(portrait.await.status, StatusCode::SEE_OTHER);
    let page = circle.people[1].get("/me/account").await.text;
    assert!(
        page.contains("<option value=\"23\" selected>23:00"),
        "{page}"
    );
    circle.people[1]
        .form("/me/quiet", "from=&until=7&ahead=120")
        .await;
    let data = circle.people[1].get("/me/data").await.json();
    assert_eq!(data["settings"], json!({"portrait": "smith"}));
}

#[tokio::test]
async fn a_slow_service_holds_up_neither_a_table_nor_other_services() {
    let mut service = PushService::start().await;
    service.answer("/slow", None);
    let mut circle = two(OVER_DAYS).await;
    subscribe(&mut circle, &service, "/slow").await;
    circle.step("a").await;
    circle.pass(seconds(60)).await;
    assert_eq!(service.next().await.path, "/slow");
    // Moves are acknowledged while it keeps silent, and another service gets what is for it.
    circle.step("b").await;
    let address = format!("{}/good", service.address);
    send_subscription(&mut circle.people[0], &address, KEY, AUTH).await;
    circle.step("c").await;
    circle.pass(seconds(60)).await;
    let mut paths = [service.next().await.path, service.next().await.path];
    paths.sort();
    assert_eq!(paths, ["/good", "/slow"]);
    circle.counts("sent", 1).await;
}

#[tokio::test]
async fn what_a_service_cannot_take_now_is_sent_again_and_not_for_ever() {
    let mut service = PushService::start().await;
    let mut busy = answer_of(StatusCode::TOO_MANY_REQUESTS);
    let wait = "600".parse().unwrap();
    busy.headers_mut().insert("retry-after", wait);
    service.answer("/a", Some(busy));
    let mut circle = two("seats=3&level=random&pace=7d").await;
    subscribe(&mut circle, &service, "/a").await;
    circle.step("a").await;
    circle.pass(seconds(60)).await;
    service.next().await;
    circle.counts("later", 1).await;
    circle.pass(seconds(599)).await;
    assert!(service.is_quiet());
    service.answer("/a", Some(answer_of(StatusCode::BAD_GATEWAY)));
    circle.pass(seconds(1)).await;
    service.next().await;
    circle.counts("later", 2).await;
    for (attempt, pause) in [(3, 300), (4, 1800)] {
        circle.pass(seconds(pause - 1)).await;
        assert!(service.is_quiet());
        circle.pass(seconds(1)).await;
        service.next().await;
        circle.counts("later", attempt).await;
    }
    circle.pass(seconds(7200)).await;
    service.next().await;
    circle.counts("failed", 1).await;
    circle.pass(seconds(86_400)).await;
    assert!(service.is_quiet());
    // Nor is what it refuses.
    service.answer("/a", Some(answer_of(StatusCode::FORBIDDEN)));
    circle.step("b").await;
    circle.pass(seconds(60)).await;
    service.next().await;
    circle.counts("failed", 2).await;
    circle.pass(seconds(86_400)).await;
    assert!(service.is_quiet());
    // A redirect is not followed.
    let mut moved = answer_of(StatusCode::TEMPORARY_REDIRECT);
    let to = format!("{}/b", service.address).parse().unwrap();
    moved.headers_mut().insert("location", to);
    service.answer("/a", Some(moved));
    circle.step("c").await;
    circle.pass(seconds(60)).await;
    service.next().await;
    circle.counts("failed", 3).await;
    assert!(service.is_quiet());
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten() {
    let mut service = PushService::start().await;
    service.answer("/a", Some(answer_of(StatusCode::GONE)));
    let mut circle = two(OVER_DAYS).await;
    subscribe(&mut circle, &service, "/a").await;
    circle.step("a").await;
    circle.pass(seconds(60)).await;
    service.next().await;
    circle.counts("gone", 1).await;
    assert_eq!(
        circle.people[1].get("/me/notices").await.json()["known"],
        false
    );
    circle.step("b").await;
    circle.pass(seconds(60)).await;
    assert!(service.is_quiet());
}

#[tokio::test]
async fn what_was_planned_outlives_a_restart_and_the_key_stays() {
    let mut service = PushService::start().await;
    let mut circle = two(OVER_DAYS).await;
    subscribe(&mut circle, &service, "/a").await;
    let key = circle.people[1].get("/me/notices").await.json()["key"].clone();
    circle.step("a").await;
    // It is planned, and not due yet.
    circle.pass(seconds(1)).await;
    circle.services.close.send_replace(true);
    let options = ServerOptions {
        unlimited: true,
        push: Reach::Loopback,
        ..seeded()
    };
    let again = Services::with(circle.services.store.clone(), options);
    again.state.pass_time(seconds(59)).await;
    service.next().await;
    circle.people[1].app = again.app.clone();
    circle.services = again;
    circle.counts("sent", 1).await;
    assert_eq!(circle.people[1].get("/me/notices").await.json()["key"], key);
    // The table was loaded again, and repeats its turn.
    circle.view(0).await;
    circle.pass(seconds(60)).await;
    assert!(service.is_quiet());
}

#[tokio::test]
async fn a_browser_tells_the_person_who_is_logged_in_there() {
    let mut service = PushService::start().await;
    let mut circle = two(OVER_DAYS).await;
    subscribe(&mut circle, &service, "/a").await;
    let page = circle.people[1].get("/me/account").await.text;
    assert_eq!(page.matches("/me/notices/end").count(), 1);
    let data = circle.people[1].get("/me/data").await.json();
    let address = format!("{}/a", service.address);
    assert_eq!(data["notices"][0]["address"], address.as_str());
    assert_eq!(data["notices"][0]["language"], "en");
    // The same browser, another person.
    send_subscription(&mut circle.people[0], &address, KEY, AUTH).await;
    let page = circle.people[1].get("/me/account").await.text;
    assert_eq!(page.matches("/me/notices/end").count(), 0);
    let page = circle.people[0].get("/me/account").await.text;
    let (_, id) = page.split_once("name=\"id\" value=\"").unwrap();
    let id = &id[..64];
    // Strangers do not end it.
    let end = format!("id={id}");
    circle.people[1].form("/me/notices/end", &end).await;
    let knows =
        async |person: &mut Visitor| person.get("/me/notices").await.json()["known"].clone();
    assert_eq!(knows(&mut circle.people[0]).await, true);
    circle.people[0].form("/me/notices/end", &end).await;
    assert_eq!(knows(&mut circle.people[0]).await, false);
    // It ends with the session, and with the person.
    subscribe(&mut circle, &service, "/a").await;
    circle.people[1].clone().form("/me/leave", "").await;
    send_subscription(&mut circle.people[0], &address, KEY, AUTH).await;
    let gone = circle.people[0].form("/me/delete", "name=P0").await;
    assert_eq!(gone.status, StatusCode::SEE_OTHER, "{}", gone.text);
    circle.pass(seconds(86_400)).await;
    circle.pass(seconds(60)).await;
    assert!(service.is_quiet());
}

#[tokio::test]
async fn a_subscription_has_bounds() {
    let mut circle = two(OVER_DAYS).await;
    let ada = &mut circle.people[1];
    let good = "http://127.0.0.1:9/a";
    let long = format!("http://127.0.0.1:9/{}", "a".repeat(1024));
    for address in ["https://push.example/a", "http://10.0.0.1:9/a", "", &long] {
        let refused = send_subscription(ada, address, KEY, AUTH).await;
        assert_eq!(refused, StatusCode::BAD_REQUEST, "{address}");
    }
    for (key, auth) in [
        ("", AUTH),
        (KEY, ""),
        (&KEY[..80], AUTH),
        (AUTH, AUTH),
        ("*", "*"),
    ] {
        let refused = send_subscription(ada, good, key, auth).await;
        assert_eq!(refused, StatusCode::BAD_REQUEST, "{key} {auth}");
    }
    // An hour above 23 switches quiet hours off; a number above 255 is refused.
    for (hours, status) in [
        ("from=24&until=7&ahead=0", StatusCode::SEE_OTHER),
        ("from=7&until=7&ahead=0", StatusCode::SEE_OTHER),
        ("from=7&until=300&ahead=0", StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(ada.form("/me/quiet", hours).await.status, status, "{hours}");
    }
    let stranger = &mut Visitor::new(circle.services.app.clone());
    let refused = send_subscription(stranger, good, KEY, AUTH).await;
    assert_eq!(refused, StatusCode::UNAUTHORIZED);
    let page = circle.people[1].form("/me/tokens", "label=bot").await.text;
    let (_, token) = page.split_once("antipater_").unwrap();
    let token = token.split('<').next().unwrap();
    let request = Request::post("/me/notices")
        .header("authorization", format!("Bearer antipater_{token}"))
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from(format!("address={good}&key={KEY}&auth={AUTH}")));
    let refused = stranger.send(request.unwrap()).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_server_that_tells_nobody_asks_nobody() {
    let options = ServerOptions {
        unlimited: true,
        push: Reach::Nowhere,
        ..seeded()
    };
    let services = Services::with(fresh_store().await, options);
    let mut ada = services.person("Ada").await;
    let known = ada.get("/me/notices").await.json();
    assert_eq!(known, json!({"key": null, "known": false}));
    assert!(!ada.get("/me/account").await.text.contains("me-notices"));
    let address = "https://push.example/a";
    let refused = send_subscription(&mut ada, address, KEY, AUTH).await;
    assert_eq!(refused, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn the_worker_and_the_manifest_can_be_installed() {
    let services = services().await;
    let mut visitor = Visitor::new(services.app.clone());
    let worker = visitor.get("/notices/worker.js").await;
    assert!(worker.header("content-type").starts_with("text/javascript"));
    assert_eq!(worker.header("cache-control"), "no-cache");
    assert!(worker.text.contains("notificationclick"));
    let manifest = visitor.get("/site.webmanifest").await;
    assert_eq!(manifest.header("content-type"), "application/manifest+json");
    let icon = manifest.json()["icons"][0]["src"].clone();
    let icon = visitor.get(icon.as_str().unwrap()).await;
    assert_eq!(icon.status, StatusCode::OK);
}

/// Decrypts as browsers do, with the library that the push tests of browsers use: prints a key, and reads a body.
const READER: &str = r#"
import base64, sys
import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
key = ec.generate_private_key(ec.SECP256R1())
point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
print(base64.urlsafe_b64encode(point).rstrip(b"=").decode(), flush=True)
body, auth = (base64.urlsafe_b64decode(word + "==") for word in sys.stdin.readline().split())
print(http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm").decode())
"#;

#[tokio::test]
#[ignore = "needs Python with http_ece"]
async fn another_library_reads_a_notice() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};
    let mut reader = Command::new("python3")
        .args(["-c", READER])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(reader.stdout.take().unwrap()).lines();
    let key = lines.next().unwrap().unwrap();
    let mut service = PushService::start().await;
    let mut circle = two(OVER_DAYS).await;
    let address = format!("{}/a", service.address);
    let subscribed = send_subscription(&mut circle.people[1], &address, &key, AUTH).await;
    assert_eq!(subscribed, StatusCode::NO_CONTENT);
    circle.step("a").await;
    circle.pass(seconds(60)).await;
    let body = BASE64.encode(service.next().await.body);
    let mut stdin = reader.stdin.take().unwrap();
    writeln!(stdin, "{body} {AUTH}").unwrap();
    drop(stdin);
    let notice: Value = serde_json::from_str(&lines.next().unwrap().unwrap()).unwrap();
    assert_eq!(notice["path"], circle.table.as_str());
    assert!(reader.wait().unwrap().success());
}
