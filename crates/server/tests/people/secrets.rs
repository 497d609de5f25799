//! Hidden information is in none of the bytes for a viewer: pages, JSON, streams, refusals. Nor do the number or the
//! order of events reveal it.

use antipater_bots::BotKind;
use antipater_engine::duel::{self, Duel};
use antipater_engine::rng::{generator, shuffle};
use antipater_engine::seven::{self, Age, BoardOptions, Card, Edition, Seven};
use antipater_engine::{Record, Seat, State};
use antipater_server::seats::TableSeat;
use antipater_show::guide::Guidable;
use antipater_show::options::TableOptions;
use antipater_store::{TableRow, TableStage};
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::cases::cases;
use crate::common::without_seeds;
use crate::common::{TABLE, Visitor};
use crate::{Circle, Ear, Services, actions, assert_same};

/// The names at a table, by seat.
const NAMES: [&str; 3] = ["Ada", "Boris", "Clio"];

/// The watchers' key.
const WATCH: &str = "11112222333344445555666677778888";

/// A table with this deal and people on the first seats.
async fn seated<G: Guidable>(deal: &Record<G>, people: usize) -> Circle {
    seated_with(deal, people, &TableOptions::usual("").write()).await
}

/// The same, with options as stored.
async fn seated_with<G: Guidable>(deal: &Record<G>, people: usize, options: &str) -> Circle {
    let services = Services::new().await;
    let mut places = Vec::new();
    let mut visitors = Vec::new();
    let mut ids = Vec::new();
    for name in &deal.players()[..people] {
        let (id, cookie) = services.state.admit(name).await.unwrap();
        places.push(TableSeat::person(id, name));
        ids.push(id);
        let mut visitor = Visitor::new(services.app.clone());
        visitor.cookie = Some(cookie);
        visitors.push(visitor);
    }
    let bots = deal.players().len() - people;
    places.extend(vec![TableSeat::bot(BotKind::Random); bots]);
    let row = TableRow {
        stage: TableStage::Playing,
        seats: serde_json::to_string(&places).unwrap(),
        record: deal.write(),
        options: options.to_owned(),
        watch: Some(WATCH.to_owned()),
        ..TableRow::empty(TABLE, ids[0], 1)
    };
    services.store.add_table(&row, &ids).await.unwrap();
    Circle {
        services,
        table: format!("/tables/{TABLE}"),
        people: visitors,
    }
}

/// All data for the first person and for viewers without a seat, in order.
struct Perspective {
    ears: Vec<(String, Ear)>,
    got: Vec<(String, String)>,
}

impl Perspective {
    /// Opens the streams after these people have requested views, so that their arrival is no later event.
    async fn open(circle: &Circle, there: &[usize]) -> Perspective {
        for &who in there {
            circle.people[who].clone().view(&circle.table).await;
        }
        let viewer = circle.people[0].clone();
        let nobody = Visitor::new(circle.services.app.clone());
        let mut ears = Vec::new();
        for (visitor, path) in [
            (&viewer, format!("/tables/{TABLE}/stream")),
            (&viewer, format!("/tables/{TABLE}/tv/stream")),
            (&viewer, format!("/watch/{WATCH}/stream?facing=1")),
            (&nobody, format!("/watch/{WATCH}/stream")),
            (&nobody, format!("/watch/{WATCH}/stream?facing=1")),
            (&nobody, format!("/tv/{WATCH}/stream?facing=2")),
            (&viewer, format!("/api/tables/{TABLE}/stream")),
            (&nobody, format!("/api/watch/{WATCH}/stream")),
        ] {
            let ear = Ear::open(visitor, &path).await;
            ears.push((path, ear));
        }
        let mut perspective = Perspective {
            ears,
            got: Vec::new(),
        };
        // The first two of the viewer's own streams announce its arrival.
        let (path, first) = &mut perspective.ears[0];
        let event = first.next().await;
        perspective.got.push((path.clone(), event));
        for number in 1..perspective.ears.len() {
            let (path, ear) = &mut perspective.ears[number];
            let event = ear.next().await;
            perspective.got.push((path.clone(), event));
        }
        perspective
    }

    /// The next event of each stream.
    async fn hear(&mut self, what: &str) {
        for (path, ear) in &mut self.ears {
            let event = ear.next().await;
            self.got.push((format!("{what}: {path}"), event));
        }
    }

    /// Skips events up to the one with this person's state.
    async fn skip_to(&mut self, name: &str, state: &str) {
        for (_, ear) in &mut self.ears {
            while state_in(&ear.next().await, name).as_deref() != Some(state) {}
        }
    }

    /// Requests all pages and answers available to the viewer and to viewers without a seat.
    async fn look(&mut self, circle: &Circle, what: &str) {
        let mut viewer = circle.people[0].clone();
        let mut nobody = Visitor::new(circle.services.app.clone());
        for path in [
            format!("/tables/{TABLE}"),
            format!("/api/tables/{TABLE}"),
            format!("/tables/{TABLE}/tv"),
            format!("/api/tables/{TABLE}/record"),
            format!("/watch/{WATCH}"),
            format!("/tv/{WATCH}"),
            format!("/api/watch/{WATCH}"),
            format!("/tables/{TABLE}/replay"),
            format!("/api/tables/{TABLE}/replay"),
            format!("/watch/{WATCH}/replay"),
        ] {
            let text = viewer.get(&path).await.text;
            self.got.push((format!("{what}: {path}"), text));
            let text = nobody.get(&path).await.text;
            self.got.push((format!("{what}, nobody: {path}"), text));
        }
        let wrong = [
            json!({"id": "w1", "decision": 77, "action": {"seat": 0, "do": "decline"}}),
            json!({"id": "w2", "decision": 0, "action": {"seat": 0, "do": "decline"}}),
            json!({"id": "w3", "decision": 0, "action": {"seat": 1, "do": "decline"}}),
        ];
        for body in wrong {
            let path = format!("/api/tables/{TABLE}/moves");
            let answer = viewer.json(&path, body.to_string()).await;
            assert!(answer.status.is_client_error());
            self.got.push((format!("{what}: {body}"), answer.text));
        }
    }
}

/// The state of the person with this name in an event, if the event contains it.
fn state_in(event: &str, name: &str) -> Option<String> {
    if let Ok(view) = serde_json::from_str::<Value>(event) {
        let seat = view["seats"].as_array()?.iter();
        let seat = seat.clone().find(|seat| seat["name"] == name)?;
        return Some(seat["state"].as_str()?.to_owned());
    }
    let (_, seat) = match event.split_once("<div id=\"seats\"") {
        Some((_, seats)) => seats.split_once(&format!("<b class=\"who\">{name}</b>"))?,
        // On a large screen the city shows it.
        None => event.split_once(&format!("<h3>{name}</h3>"))?,
    };
    let (_, state) = seat.split_once("<span class=\"state ")?;
    Some(state.split('"').next()?.to_owned())
}

/// Another person, who is to choose, arrives and leaves. Each stream carries that, and nothing before it.
async fn mark(circle: &Circle, who: usize, perspective: &mut Perspective) {
    let ear = Ear::open(&circle.people[who], &format!("/tables/{TABLE}/stream")).await;
    let before = perspective.got.len();
    perspective.hear("comes").await;
    drop(ear);
    let between = perspective.got.len();
    perspective.hear("goes").await;
    for (number, (path, event)) in perspective.got[before..].iter().enumerate() {
        let expected = if before + number < between {
            "choosing"
        } else {
            "away"
        };
        let state = state_in(event, NAMES[who]);
        assert_eq!(state.as_deref(), Some(expected), "{path}: {event}");
    }
}

/// Skips the remaining events, up to the arrival and departure of a person.
async fn catch_up(circle: &Circle, who: usize, perspective: &mut Perspective) {
    let ear = Ear::open(&circle.people[who], &format!("/tables/{TABLE}/stream")).await;
    perspective.skip_to(NAMES[who], "choosing").await;
    drop(ear);
    perspective.skip_to(NAMES[who], "away").await;
    // The arrival of this person before the choice is then no later event.
    circle.people[who].clone().view(&circle.table).await;
    perspective.skip_to(NAMES[who], "choosing").await;
}

fn sales(view: &Value) -> Vec<Value> {
    let mut sales = actions(view);
    sales.retain(|action| action["do"] == "sell");
    // One of several equal cards will do.
    sales.dedup();
    sales
}

async fn sell(circle: &mut Circle, who: usize, nth: usize) {
    let view = circle.view(who).await;
    let sales = sales(&view);
    let body = json!({
        "id": format!("n{}-{}", view["decision"], view["choices"]),
        "decision": view["decision"],
        "action": sales[nth % sales.len()],
    });
    let answer = circle.send(who, &body).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
}

/// The data for the viewer while the neighbor who passes to it sells one card or another, twice, and changes its mind.
async fn story(deal: &seven::Record, choice: usize) -> Vec<(String, String)> {
    let mut circle = seated::<Seven>(deal, 3).await;
    let secretive = circle.view(0).await["passes_to"].as_u64().unwrap() as usize;
    let third = 3 - secretive;
    let mut perspective = Perspective::open(&circle, &[secretive]).await;
    sell(&mut circle, secretive, choice).await;
    perspective.hear("chosen").await;
    perspective.look(&circle, "chosen").await;
    sell(&mut circle, secretive, choice + 1).await;
    sell(&mut circle, secretive, choice).await;
    mark(&circle, third, &mut perspective).await;
    let back = json!({"id": "back", "decision": 0, "action": []});
    assert_eq!(circle.send(secretive, &back).await.status, StatusCode::OK);
    perspective.hear("taken back").await;
    sell(&mut circle, secretive, choice).await;
    perspective.hear("chosen again").await;
    let text = circle.act(secretive, "do=say&text=Hello").await.text;
    perspective.got.push(("said".to_owned(), text));
    perspective.look(&circle, "before the step").await;
    if choice > 1 {
        return perspective.got;
    }
    // The sale stays hidden when the step is played, until the viewer holds the hand itself, two steps later. The
    // messages arrive at a moment that is not compared.
    catch_up(&circle, third, &mut perspective).await;
    sell(&mut circle, third, 0).await;
    perspective.hear("the third has chosen").await;
    sell(&mut circle, 0, 0).await;
    perspective.hear("played").await;
    perspective.look(&circle, "after the step").await;
    sell(&mut circle, third, choice).await;
    perspective.hear("the third has chosen again").await;
    sell(&mut circle, secretive, 0).await;
    perspective.hear("both have chosen").await;
    perspective.look(&circle, "on the second turn").await;
    perspective.got
}

fn compare(one: &[(String, String)], other: &[(String, String)]) {
    assert_eq!(one.len(), other.len());
    for ((what, one), (same, other)) in one.iter().zip(other) {
        assert_eq!(what, same);
        assert_same(&without_seeds(one), &without_seeds(other), what);
    }
}

/// An event without its version.
fn without_version(event: &str) -> String {
    if let Ok(mut view) = serde_json::from_str::<Value>(event) {
        view["table_status"]["version"] = Value::Null;
        return view.to_string();
    }
    let lines = event.lines().filter(|line| !line.starts_with("id: "));
    lines.collect::<Vec<_>>().join("\n")
}

fn three(edition: Edition, seed: u64) -> seven::Record {
    let names = NAMES.map(str::to_owned).to_vec();
    let setup = seven::Setup::deal(
        edition,
        &[BoardOptions::default(); 3],
        &mut generator(seed, 41),
    );
    seven::Record::new(names, setup.unwrap()).unwrap()
}

/// The same deal for the first seat, with other hands for the other seats and in later ages.
fn scrambled(record: &seven::Record, seed: u64) -> seven::Record {
    let mut setup = record.setup().expect("a deal").clone();
    let rng = &mut generator(seed, 42);
    let later = seven::Setup::deal(setup.edition, &[BoardOptions::default(); 3], rng).unwrap();
    for age in [Age::II, Age::III] {
        setup.hands[age as usize] = later.hands[age as usize].clone();
    }
    let hands = &mut setup.hands[Age::I as usize];
    let mut cards: Vec<Card> = hands[1].iter().chain(&hands[2]).copied().collect();
    shuffle(&mut cards, rng);
    for (number, card) in cards.into_iter().enumerate() {
        hands[1 + number / 7][number % 7] = card;
    }
    seven::Record::new(record.players().to_vec(), setup).unwrap()
}

#[tokio::test]
async fn which_card_was_chosen_leaves_no_trace_on_the_wire() {
    for (number, edition) in Edition::ALL.into_iter().enumerate() {
        let deal = three(edition, number as u64);
        let one = story(&deal, 0).await;
        compare(&one, &story(&deal, 1).await);
    }
}

#[tokio::test]
async fn what_others_hold_leaves_no_trace_on_the_wire() {
    for seed in 2..2 + cases(2) {
        let deal = three(Edition::ALL[seed as usize % 2], seed);
        let one = story(&deal, 2).await;
        let other = scrambled(&deal, seed);
        assert_ne!(deal, other);
        compare(&one, &story(&other, 3).await);
    }
}

/// The data for the viewer while the third player chooses one side or the other, and changes its mind.
async fn story_of_sides(deal: &seven::Record, choice: usize) -> Vec<(String, String)> {
    let options = [("sides", "chosen"), ("seats", "3"), ("people", "3")];
    let options = options.map(|(field, value)| (field.to_owned(), value.to_owned()));
    let options = TableOptions::read(&options, "").unwrap();
    let mut circle = seated_with::<Seven>(deal, 3, &options.write()).await;
    let mut perspective = Perspective::open(&circle, &[2]).await;
    perspective.look(&circle, "before").await;
    circle.choose(2, "a", choice).await;
    perspective.hear("chosen").await;
    perspective.look(&circle, "chosen").await;
    circle.choose(2, "b", choice + 1).await;
    circle.choose(2, "c", choice).await;
    mark(&circle, 1, &mut perspective).await;
    perspective.look(&circle, "chosen once more").await;
    let back = json!({"id": "back", "decision": 0, "action": []});
    assert_eq!(circle.send(2, &back).await.status, StatusCode::OK);
    perspective.hear("taken back").await;
    circle.choose(2, "d", choice).await;
    perspective.hear("chosen again").await;
    circle.choose(0, "own", 0).await;
    for (path, ear) in &mut perspective.ears {
        perspective
            .got
            .push((format!("own: {path}"), ear.next().await));
    }
    perspective.look(&circle, "own").await;
    perspective.got
}

/// A chosen side is visible nowhere before all have chosen; nor are any cards, not even in the viewer's own hand.
#[tokio::test]
async fn which_side_was_chosen_leaves_no_trace_on_the_wire() {
    for (number, edition) in Edition::ALL.into_iter().enumerate() {
        let deal = three(edition, number as u64);
        let one = story_of_sides(&deal, 0).await;
        compare(&one, &story_of_sides(&deal, 1).await);
        let mut setup = deal.setup().unwrap().clone();
        setup.hands = three(edition, 77).setup().unwrap().hands.clone();
        let other = seven::Record::new(deal.players().to_vec(), setup).unwrap();
        assert_ne!(other, deal);
        compare(&one, &story_of_sides(&other, 1).await);
    }
}

/// Once a player has chosen, another choice changes no byte for others, and no stream has an event.
#[tokio::test]
async fn a_change_of_mind_is_nobody_elses_business() {
    for (seed, edition) in Edition::ALL.into_iter().enumerate() {
        let mut circle = seated::<Seven>(&three(edition, seed as u64), 3).await;
        let mut perspective = Perspective::open(&circle, &[2]).await;
        sell(&mut circle, 2, 0).await;
        perspective.hear("chosen").await;
        perspective.got.clear();
        mark(&circle, 1, &mut perspective).await;
        let before = std::mem::take(&mut perspective.got);
        let mut looks = Vec::new();
        for choice in 1..4 {
            perspective.look(&circle, "").await;
            looks.push(std::mem::take(&mut perspective.got));
            sell(&mut circle, 2, choice).await;
            let view = circle.view(2).await;
            let other = actions(&view).iter().any(|action| action["do"] == "build");
            if other {
                let builds = actions(&view);
                let build = builds.iter().find(|action| action["do"] == "build");
                let id = format!("b{choice}");
                let body = json!({"id": id, "decision": 0, "action": build});
                assert_eq!(circle.send(2, &body).await.status, StatusCode::OK);
            }
        }
        for look in &looks[1..] {
            compare(&looks[0], look);
        }
        // The streams have the same events, and no others.
        mark(&circle, 1, &mut perspective).await;
        let unnumbered = |events: Vec<(String, String)>| -> Vec<(String, String)> {
            let events = events.into_iter();
            events
                .map(|(what, event)| (what, without_version(&event)))
                .collect()
        };
        compare(&unnumbered(before), &unnumbered(perspective.got));
    }
}

/// The comparison would fail if another card were face up.
#[tokio::test]
async fn what_lies_open_leaves_a_trace_on_the_wire() {
    let one = story(&three(Edition::Second, 9), 2).await;
    let other = story(&three(Edition::Second, 10), 2).await;
    assert!(one.iter().zip(&other).all(|(one, other)| one.0 == other.0));
    assert!(one[0].1 != other[0].1);
}

/// The data for the viewer of a Duel in which the draft begins and a choice is undone.
async fn duel_story(setup: duel::Setup) -> Vec<(String, String)> {
    let names = ["Ada", "Boris"].map(str::to_owned);
    let deal = duel::Record::new(names.to_vec(), setup).unwrap();
    let mut circle = seated::<Duel>(&deal, 2).await;
    let mut perspective = Perspective::open(&circle, &[]).await;
    for number in 0..3 {
        let view = circle.view(0).await;
        let who = usize::from(actions(&view).is_empty());
        circle.choose(who, &format!("d{number}"), number).await;
        perspective.hear("drafted").await;
        let view = circle.view(who).await;
        assert_eq!(view["table_status"]["may_undo"], true);
        let fields = format!("do=undo&id=u{number}&decision={}", view["decision"]);
        assert_eq!(circle.act(who, &fields).await.status, StatusCode::SEE_OTHER);
        perspective.hear("taken back").await;
        circle.choose(who, &format!("e{number}"), number).await;
        perspective.hear("drafted again").await;
        perspective.look(&circle, "drafted").await;
    }
    perspective.got
}

#[tokio::test]
async fn what_lies_face_down_in_a_duel_leaves_no_trace_on_the_wire() {
    for seed in 0..3 {
        let mut rng = generator(seed, 43);
        let setup = duel::Setup::deal(&mut rng);
        let start = Duel::new(setup).unwrap();
        let one = duel_story(setup).await;
        let guess = Duel::sample(&start.observe(Seat::FIRST), &mut rng);
        let mut other = setup;
        other.ages = guess.deal().ages;
        if let duel::Opening::Draft([_, second]) = &mut other.opening {
            let offer: Vec<_> = guess.deal().second_offer.iter().collect();
            *second = offer.try_into().unwrap();
        }
        assert_ne!(setup, other);
        compare(&one, &duel_story(other).await);
    }
}
