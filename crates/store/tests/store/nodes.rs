//! Several servers on one Postgres database: who may write a table, and when its clock continues.

use std::time::Duration;

use antipater_store::Clock;
use antipater_store::{Claim, OpenError, Progress, Store};

use crate::place::Place;
use crate::rows::{GOES_ON, add, row, step};

async fn node(address: &str, name: &str) -> Store {
    Store::open_node(address, name).await.unwrap()
}

/// Two nodes on one database.
async fn two(address: &str) -> (Store, Store) {
    (
        node(address, "first:1").await,
        node(address, "second:1").await,
    )
}

/// Closes both and clears the place.
async fn end(place: Place, stores: impl IntoIterator<Item = Store>) {
    for store in stores {
        store.close().await;
    }
    place.clear().await;
}

async fn append(store: &Store, first: usize) -> Result<(), sqlx::Error> {
    store.append("a", first, &[step("x", None)], &GOES_ON).await
}

#[tokio::test]
#[ignore = "needs Postgres"]
async fn one_node_writes_a_table_at_a_time() {
    let place = Place::postgres();
    let address = place.address("a").await;
    let (first, second) = two(&address).await;
    add(&first, &row("a", 1, 10)).await;
    assert_eq!(first.claim("a").await.unwrap(), Claim::Held);
    append(&first, 0).await.unwrap();
    let elsewhere = Claim::Elsewhere("first:1".to_owned());
    assert_eq!(second.claim("a").await.unwrap(), elsewhere);
    assert!(append(&second, 1).await.is_err());
    assert_eq!(second.claim("b").await.unwrap(), Claim::NoTable);
    first.release("a").await.unwrap();
    assert!(
        append(&first, 1).await.is_err(),
        "it has given the table up"
    );
    assert_eq!(second.claim("a").await.unwrap(), Claim::Held);
    append(&second, 1).await.unwrap();
    assert_eq!(
        first.claim("a").await.unwrap(),
        Claim::Elsewhere("second:1".to_owned())
    );
    // All rows of a table are guarded, not only its log.
    let other = row("a", 1, 10);
    assert!(first.update_table(&other, &[]).await.is_err());
    assert!(first.set_deadline("a", Some(5)).await.is_err());
    assert!(first.note_hint("a", 1, 0).await.is_err());
    assert!(first.choose("a", 0, &[]).await.is_err());
    let (_, moves) = first.table("a").await.unwrap().unwrap();
    assert_eq!(moves.len(), 2);
    end(place, [first, second]).await;
}

#[tokio::test]
#[ignore = "needs Postgres"]
async fn a_node_that_was_deposed_writes_nothing_more() {
    let place = Place::postgres();
    let address = place.address("a").await;
    let (first, second) = two(&address).await;
    add(&first, &row("a", 1, 10)).await;
    assert_eq!(first.claim("a").await.unwrap(), Claim::Held);
    let depose = "UPDATE nodes SET ended = 1 WHERE address = 'first:1'";
    place.change("a", depose).await.unwrap();
    let refused = append(&first, 0).await.unwrap_err();
    assert!(refused.to_string().contains("another server"), "{refused}");
    assert_eq!(second.claim("a").await.unwrap(), Claim::Held);
    append(&second, 0).await.unwrap();
    assert!(append(&first, 1).await.is_err());
    assert!(
        first
            .claim("a")
            .await
            .is_ok_and(|claim| claim == Claim::Elsewhere("second:1".to_owned()))
    );
    end(place, [first, second]).await;
}

#[tokio::test]
#[ignore = "needs Postgres"]
async fn a_node_that_leaves_gives_all_its_tables_up() {
    let place = Place::postgres();
    let address = place.address("a").await;
    let (first, second) = two(&address).await;
    for id in ["a", "b", "c"] {
        add(&first, &row(id, 1, 10)).await;
        assert_eq!(first.claim(id).await.unwrap(), Claim::Held);
    }
    first.leave().await.unwrap();
    assert!(append(&first, 0).await.is_err());
    for id in ["a", "b", "c"] {
        assert_eq!(second.claim(id).await.unwrap(), Claim::Held);
    }
    end(place, [first, second]).await;
}

#[tokio::test]
#[ignore = "needs Postgres"]
async fn of_many_who_take_a_table_one_gets_it() {
    let place = Place::postgres();
    let address = place.address("a").await;
    let first = node(&address, "first:1").await;
    let (second, third) = (
        node(&address, "second:1").await,
        node(&address, "third:1").await,
    );
    for round in 0..20 {
        let id = format!("t{round}");
        add(&first, &row(&id, 1, 10)).await;
        first.release(&id).await.unwrap();
        let claims = tokio::join!(first.claim(&id), second.claim(&id), third.claim(&id));
        let claims = [claims.0.unwrap(), claims.1.unwrap(), claims.2.unwrap()];
        let held = claims.iter().filter(|claim| **claim == Claim::Held).count();
        assert_eq!(held, 1, "{claims:?}");
    }
    end(place, [first, second, third]).await;
}

#[tokio::test]
#[ignore = "needs Postgres"]
async fn the_clock_of_a_step_goes_on_at_the_next_node() {
    let place = Place::postgres();
    let address = place.address("a").await;
    let clocks = [Clock::manual(1_000), Clock::manual(1_000)];
    let open = async |number: usize, name: &str| {
        Store::open_node_with_clock(&address, name, clocks[number].clone())
            .await
            .unwrap()
    };
    // A single server has run for a while, and left a step with 30 seconds.
    let (alone, _lock) = Store::open_alone(&address).await.unwrap();
    alone.keep_uptime(500_000).await.unwrap();
    let waits = Progress {
        step_began: Some(490_000),
        deadline: Some(530_000),
        ..GOES_ON
    };
    add(&alone, &row("a", 1, 10)).await;
    alone
        .append("a", 0, &[step("x", None)], &waits)
        .await
        .unwrap();
    alone.close().await;
    let (first, second) = (open(0, "first:1").await, open(1, "second:1").await);
    clocks[0].advance(Duration::from_secs(100));
    clocks[1].advance(Duration::from_secs(7_000));
    let clock = async |store: &Store| {
        let row = store.table_row("a").await.unwrap().unwrap();
        (row.step_began.unwrap(), row.deadline.unwrap())
    };
    assert_eq!(first.claim("a").await.unwrap(), Claim::Held);
    assert_eq!(
        clock(&first).await,
        (590_000, 630_000),
        "30 of 40 seconds are left"
    );
    clocks[0].advance(Duration::from_secs(12));
    first.release("a").await.unwrap();
    assert_eq!(second.ticks_at("a").await.unwrap(), 612_000);
    assert_eq!(second.claim("a").await.unwrap(), Claim::Held);
    assert_eq!(second.ticks_at("a").await.unwrap(), 7_500_000);
    // Its clock shows 7,500 seconds.
    assert_eq!(
        clock(&second).await,
        (7_478_000, 7_518_000),
        "18 seconds are left"
    );
    assert_eq!(
        second.claim("a").await.unwrap(),
        Claim::Held,
        "again, and nothing is shifted"
    );
    assert_eq!(clock(&second).await, (7_478_000, 7_518_000));
    clocks[1].advance(Duration::from_secs(8));
    second.leave().await.unwrap();
    first.leave().await.unwrap();
    first.close().await;
    second.close().await;
    let (alone, _lock) = Store::open_alone(&address).await.unwrap();
    assert_eq!(
        clock(&alone).await,
        (470_000, 510_000),
        "10 seconds are left"
    );
    alone
        .append("a", 1, &[step("x", None)], &GOES_ON)
        .await
        .unwrap();
    alone.close().await;
    place.clear().await;
}

#[tokio::test]
#[ignore = "needs Postgres"]
async fn a_server_is_alone_or_one_of_several() {
    let place = Place::postgres();
    let address = place.address("a").await;
    let (alone, _lock) = Store::open_alone(&address).await.unwrap();
    let node_beside = Store::open_node(&address, "first:1").await.map(|_| ());
    assert!(
        matches!(node_beside, Err(OpenError::Served)),
        "{node_beside:?}"
    );
    alone.close().await;
    let first = node(&address, "first:1").await;
    let second = node(&address, "second:1").await;
    let alone = Store::open_alone(&address).await.map(|_| ());
    assert!(matches!(alone, Err(OpenError::Served)), "{alone:?}");
    let beside = Store::open(&address).await.unwrap();
    add(&beside, &row("a", 1, 10)).await;
    beside.close().await;
    assert_eq!(second.claim("a").await.unwrap(), Claim::Held);
    first.close().await;
    second.close().await;
    let shared = Store::open_node("sqlite::memory:", "first:1")
        .await
        .map(|_| ());
    assert!(matches!(shared, Err(OpenError::NotShared)), "{shared:?}");
    place.clear().await;
}
