//! What another node takes over: the clocks of a table with time banks and a pause, and an event.

use std::time::Duration;

use antipater_server::{AppState, Reach, ServerOptions, app};
use antipater_store::{Clock, Store};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::common::{BEGIN, Visitor, seeded};
use crate::place::Place;

const MINUTE: i64 = 60_000;
/// What a player may have more after a crash, in milliseconds: a node counts in the database every second.
const MORE: i64 = 1_000;
/// The time limit for something that must happen: a node that has crashed is deposed after six seconds.
const SOON: Duration = Duration::from_secs(60);

/// A node with its own clock.
struct Node {
    clock: Clock,
    store: Store,
    state: AppState,
    _close: tokio::sync::watch::Sender<bool>,
}

impl Node {
    /// A node whose running time is ahead of the other's by this many seconds.
    async fn open(address: &str, name: &str, ahead: u64) -> Node {
        let clock = Clock::manual(BEGIN);
        let store = Store::open_node_with_clock(address, name, clock.clone());
        let store = store.await.unwrap();
        clock.advance(Duration::from_secs(ahead));
        clock.set_wall(-(ahead as i64));
        // Times of day follow the wall clock from the next look at it on.
        while clock.resync().is_some() {}
        let options = ServerOptions {
            unlimited: true,
            push: Reach::Nowhere,
            ..seeded()
        };
        let (state, close) = AppState::new(store.clone(), options);
        Node {
            clock,
            store,
            state,
            _close: close,
        }
    }

    /// The same person at this node.
    fn visitor(&self, person: &Visitor) -> Visitor {
        Visitor {
            app: app(self.state.clone()),
            ..person.clone()
        }
    }

    async fn pass(&self, milliseconds: i64) {
        let time = Duration::from_millis(milliseconds as u64);
        self.state.pass_time(time).await;
    }
}

/// What is left in each bank, in milliseconds; `now` is in milliseconds since 1970.
fn left(view: &Value, now: i64) -> [i64; 2] {
    [0, 1].map(|seat| {
        let bank = &view["seats"][seat]["bank"];
        let left = bank["left"].as_i64().unwrap();
        bank["ends_at"].as_i64().map_or(left, |ends| ends - now)
    })
}

/// A Duel of two people at a node, with five minutes for each.
async fn duel(node: &Node) -> (String, [Visitor; 2]) {
    let mut people = Vec::new();
    for name in ["Ada", "Boris"] {
        let (_, cookie) = node.state.admit(name).await.unwrap();
        let mut visitor = Visitor::new(app(node.state.clone()));
        visitor.cookie = Some(cookie);
        people.push(visitor);
    }
    let mut people: [Visitor; 2] = people.try_into().ok().unwrap();
    let table = people[0].open("game=duel&begins=me&people=2&pace=5m%2B10s");
    let table = table.await;
    let invitation = people[0].view(&table).await["invitation"].clone();
    let invitation = invitation.as_str().unwrap();
    let joined = people[1].form(&format!("/join/{invitation}"), "").await;
    assert_eq!(joined.status, 303, "{}", joined.text);
    let dealt = people[0].form(&format!("{table}/room"), "do=deal").await;
    assert_eq!(dealt.status, 303, "{}", dealt.text);
    (table, people)
}

/// Makes the first of the possible decisions.
async fn decide(person: &mut Visitor, table: &str, id: &str) {
    let view = person.view(table).await;
    let action = view["ask"]["actions"][0].clone();
    let played = person.play(table, id, &view["decision"], &action).await;
    assert_eq!(played.status, 200, "{}", played.text);
}

/// The first view of a table that a node has taken over.
async fn taken_over(person: &mut Visitor, table: &str) -> Value {
    let path = format!("/api{table}");
    let view = async {
        loop {
            let answer = person.get(&path).await;
            if answer.status == 200 {
                return answer.json();
            }
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(SOON, view).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs Postgres"]
async fn banks_and_pauses_go_on_at_the_next_node() {
    let place = Place::postgres();
    let address = place.address("a").await;
    let first = Node::open(&address, "first:1", 0).await;
    let second = Node::open(&address, "second:1", 7_000).await;
    let (table, people) = duel(&first).await;
    let [mut ada, mut boris] = people.clone();
    first.pass(MINUTE).await;
    decide(&mut ada, &table, "a").await;
    first.pass(2 * MINUTE).await;
    let now = BEGIN * 1000 + 3 * MINUTE;
    let used = [4 * MINUTE + 10_000, 3 * MINUTE];
    assert_eq!(left(&ada.view(&table).await, now), used);
    for person in [&mut ada, &mut boris] {
        let path = format!("{table}/actions");
        assert_eq!(person.form(&path, "do=pause").await.status, 303);
    }
    first.pass(10 * MINUTE).await;

    // A node that stops hands its tables over.
    let id = table.trim_start_matches("/tables/");
    first.store.release(id).await.unwrap();
    let [mut ada, mut boris] = people.clone().map(|person| second.visitor(&person));
    let view = taken_over(&mut boris, &table).await;
    let here = BEGIN * 1000;
    let ends = json!({"state": "begun", "ends_at": here + 20 * MINUTE});
    assert_eq!(
        view["table_status"]["pause"], ends,
        "20 of 30 minutes are left"
    );
    assert_eq!(left(&view, here), used);
    second.pass(MINUTE).await;
    let path = format!("{table}/actions");
    assert_eq!(ada.form(&path, "do=play-on").await.status, 303);
    // Ten seconds after the pause the bank runs again.
    second.pass(10_000 + MINUTE).await;
    let now = here + 10_000 + 2 * MINUTE;
    let used = [used[0], 2 * MINUTE];
    assert_eq!(left(&boris.view(&table).await, now), used);

    // After a crash the banks go on from the last count of the node.
    sleep(Duration::from_millis(MORE as u64 * 2)).await;
    second.pass(MORE - 1).await;
    second.store.close().await;
    let third = Node::open(&address, "third:1", 90).await;
    let mut boris = third.visitor(&people[1]);
    let view = taken_over(&mut boris, &table).await;
    let after = left(&view, BEGIN * 1000);
    let before = [used[0], used[1] - (MORE - 1)];
    assert_eq!(after[0], before[0]);
    assert!((0..=MORE).contains(&(after[1] - before[1])), "{after:?}");
    third.pass(after[1]).await;
    let view = boris.view(&table).await;
    assert_eq!(view["decision"], 2, "a bot has decided: {view}");
    for node in [first, second, third] {
        assert!(node.clock.ticks() > 0);
        node.store.close().await;
    }
    place.clear().await;
}

/// The tables of an event at which a person still plays, as a node says.
async fn event_tables(person: &mut Visitor, event: &str) -> Vec<String> {
    let seen = person.get(&format!("/api{event}")).await.json();
    let tables = seen["tables"].as_array().unwrap().iter();
    let open = tables.filter(|table| table["over"] == false);
    open.map(|table| format!("/tables/{}", table["table"].as_str().unwrap()))
        .collect()
}

/// Of the players of each open table, the second one resigns at their node.
async fn play_round(people: &mut [Visitor], event: &str) -> usize {
    let mut known: Vec<String> = Vec::new();
    let mut resigned = 0;
    for person in people {
        for table in event_tables(person, event).await {
            if !known.contains(&table) {
                known.push(table);
                continue;
            }
            taken_over(person, &table).await;
            let left = person.form(&format!("{table}/actions"), "do=resign").await;
            assert_eq!(left.status, 303, "{}", left.text);
            resigned += 1;
        }
    }
    resigned
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs Postgres"]
async fn an_event_goes_on_at_the_next_node() {
    let place = Place::postgres();
    let address = place.address("a").await;
    let first = Node::open(&address, "first:1", 0).await;
    let second = Node::open(&address, "second:1", 0).await;
    let mut people = Vec::new();
    for name in ["Ada", "Boris", "Cem", "Dora"] {
        let (_, cookie) = first.state.admit(name).await.unwrap();
        let mut visitor = Visitor::new(app(first.state.clone()));
        visitor.cookie = Some(cookie);
        people.push(visitor);
    }
    let form = "title=Open&format=swiss&game=duel&seats=4&rounds=2&tempo=quick";
    let made = second.visitor(&people[0]).form("/events", form).await;
    let event = made.header("location").to_owned();
    // People enter at either node, and the host begins it at the other one.
    for (number, person) in people.iter_mut().enumerate() {
        let node = [&first, &second][number % 2];
        let entered = node.visitor(person).form(&event, "do=join").await;
        assert_eq!(entered.status, 303, "{}", entered.text);
    }
    second.visitor(&people[0]).form(&event, "do=begin").await;
    // One node opens the round, whoever is asked.
    for node in [&second, &first, &second] {
        node.pass(1000).await;
    }
    assert_eq!(play_round(&mut people, &event).await, 2);
    // The node crashes, and the other one opens the next round.
    first.store.close().await;
    let mut people: Vec<Visitor> = people.iter().map(|one| second.visitor(one)).collect();
    let opened = async {
        while event_tables(&mut people[0], &event).await.is_empty() {
            second.pass(1000).await;
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(SOON, opened).await.unwrap();
    assert_eq!(play_round(&mut people, &event).await, 2);
    second.pass(1000).await;
    let seen = people[0].get(&format!("/api{event}")).await.json();
    assert_eq!(seen["stage"], "over", "{seen}");
    let scores = seen["players"].as_array().unwrap().iter();
    let scores: Vec<i64> = scores.map(|one| one["score"].as_i64().unwrap()).collect();
    assert_eq!(scores, [240, 120, 120, 0]);
    second.store.close().await;
    place.clear().await;
}
