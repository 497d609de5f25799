//! Notices of turns: one for each turn and address.

use antipater_store::ids::PersonId;
use antipater_store::{DueNotice, NoticeAddressRow, SessionRow, Store};

use crate::place::{Place, on_both};
use crate::rows::{add, row, somebody};

on_both! {
    an_address_is_told_of_each_turn_once,
    an_address_has_one_person_and_ends_with_its_session,
    a_person_has_so_many_addresses,
    the_first_key_for_push_services_stays,
}

const ADA: PersonId = PersonId([1; 32]);
const BORIS: PersonId = PersonId([2; 32]);

/// An address of a browser of Ada, at a time.
fn address(id: u8, session: u8, created_at: i64) -> NoticeAddressRow {
    NoticeAddressRow {
        id: [id; 32],
        person: ADA,
        session: Some([session; 32]),
        address: format!("https://push.example/{id}"),
        keys: Some((vec![4; 65], vec![5; 16])),
        language: "fi".to_owned(),
        site: "https://here.example".to_owned(),
        confirmed: true,
        created_at,
    }
}

/// A session of Ada.
fn session(token: u8) -> SessionRow {
    SessionRow {
        token: [token; 32],
        ..somebody(ADA).1
    }
}

/// Ada and Boris, and a table.
async fn two(place: &Place) -> Store {
    let store = place.store().await;
    for person in [ADA, BORIS] {
        let (person, session) = somebody(person);
        store.add_person(&person, &session).await.unwrap();
    }
    add(&store, &row("table", 1, 5)).await;
    store
}

async fn due(store: &Store, now: i64) -> Vec<DueNotice> {
    store.due_notices(now, 9).await.unwrap()
}

async fn an_address_is_told_of_each_turn_once(place: &Place) {
    let store = two(place).await;
    let phone = address(11, 1, 7);
    store.add_notice_address(&phone, 9).await.unwrap();
    let unconfirmed = NoticeAddressRow {
        session: None,
        keys: None,
        confirmed: false,
        ..address(12, 1, 8)
    };
    store.add_notice_address(&unconfirmed, 9).await.unwrap();
    let mut known = store.notice_addresses(ADA).await.unwrap();
    assert_eq!(known.pop(), Some(unconfirmed.clone()));
    let found = store.notice_address(unconfirmed.id).await.unwrap();
    assert_eq!(found, Some(unconfirmed));
    assert_eq!(known, std::slice::from_ref(&phone));
    let plan = async |turn, due_at| {
        let people = vec![ADA, BORIS];
        store
            .plan_notices("table", turn, people, due_at)
            .await
            .unwrap();
    };
    plan(3, 100).await;
    plan(3, 50).await;
    plan(2, 50).await;
    assert_eq!(due(&store, 99).await, []);
    let found = due(&store, 100).await;
    let expected = DueNotice {
        table: "table".to_owned(),
        turn: 3,
        due_at: 100,
        attempts: 0,
        to: phone,
        settings: "{}".to_owned(),
    };
    assert_eq!(found, std::slice::from_ref(&expected));
    // Only one process puts it off.
    assert!(store.put_off_notice(&expected, Some(160), 1).await.unwrap());
    assert!(!store.put_off_notice(&expected, Some(170), 1).await.unwrap());
    assert_eq!(due(&store, 159).await, []);
    let later = DueNotice {
        due_at: 160,
        attempts: 1,
        ..expected
    };
    assert_eq!(due(&store, 160).await, std::slice::from_ref(&later));
    assert!(store.put_off_notice(&later, None, 1).await.unwrap());
    plan(3, 200).await;
    assert_eq!(due(&store, i64::MAX).await, []);
    plan(4, 200).await;
    let next = due(&store, 200).await;
    assert_eq!((next[0].turn, next[0].attempts), (4, 0));
    store.confirm_notice_address([12; 32]).await.unwrap();
    plan(5, 300).await;
    assert_eq!(due(&store, 300).await.len(), 2);
    store.remove_tables(&["table".to_owned()]).await.unwrap();
    assert_eq!(due(&store, i64::MAX).await, []);
}

async fn an_address_has_one_person_and_ends_with_its_session(place: &Place) {
    let store = two(place).await;
    store.add_session(&session(3)).await.unwrap();
    let count = async |person| store.notice_addresses(person).await.unwrap().len();
    for id in [11, 12] {
        store
            .add_notice_address(&address(id, 1, 7), 9)
            .await
            .unwrap();
    }
    // A session is one browser, which has one address.
    assert_eq!(count(ADA).await, 1);
    store
        .add_notice_address(&address(13, 3, 7), 9)
        .await
        .unwrap();
    let of_boris = NoticeAddressRow {
        person: BORIS,
        session: Some([2; 32]),
        ..address(12, 1, 9)
    };
    store.add_notice_address(&of_boris, 9).await.unwrap();
    assert_eq!((count(ADA).await, count(BORIS).await), (1, 1));
    store.plan_notices("table", 0, vec![ADA], 1).await.unwrap();
    assert!(!store.remove_notice_address(BORIS, [13; 32]).await.unwrap());
    assert!(store.end_session(ADA, &[3; 32]).await.unwrap());
    assert_eq!((count(ADA).await, due(&store, 1).await), (0, vec![]));
    assert!(store.remove_notice_address(BORIS, [12; 32]).await.unwrap());
    store
        .add_notice_address(&address(11, 1, 7), 9)
        .await
        .unwrap();
    store.plan_notices("table", 0, vec![ADA], 1).await.unwrap();
    store.forget_person(ADA).await.unwrap();
    assert_eq!((count(ADA).await, due(&store, 1).await), (0, vec![]));
}

async fn a_person_has_so_many_addresses(place: &Place) {
    let store = two(place).await;
    for token in 10..15 {
        store.add_session(&session(token)).await.unwrap();
        let row = address(token, token, i64::from(token));
        store.add_notice_address(&row, 3).await.unwrap();
    }
    let kept = store.notice_addresses(ADA).await.unwrap();
    let kept: Vec<i64> = kept.iter().map(|row| row.created_at).collect();
    assert_eq!(kept, [12, 13, 14]);
}

async fn the_first_key_for_push_services_stays(place: &Place) {
    let store = place.store().await;
    assert_eq!(store.push_key(vec![1, 2, 3]).await.unwrap(), [1, 2, 3]);
    assert_eq!(store.push_key(vec![4]).await.unwrap(), [1, 2, 3]);
}
