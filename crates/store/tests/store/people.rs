//! People, their sessions, and the server's own state.

use antipater_store::ids::PersonId;
use antipater_store::{PersonRow, SessionRow, Store};

use crate::place::{Place, on_both};

on_both! {
    a_person_is_known_by_each_of_its_sessions_until_it_ends,
    a_person_comes_with_a_session_or_not_at_all,
    names_settings_and_codes_can_change,
    another_code_or_password_ends_all_other_sessions,
    a_login_is_of_one_person,
    the_secret_stays_and_the_uptime_goes_on,
}

fn person(number: u8, name: &str) -> PersonRow {
    PersonRow {
        id: PersonId([number; 32]),
        name: name.to_owned(),
        has_code: false,
        login: None,
        settings: "{}".to_owned(),
        created_at: i64::from(number),
        program: false,
    }
}

fn session(token: u8, person: u8, api: bool) -> SessionRow {
    SessionRow {
        token: [token; 32],
        person: PersonId([person; 32]),
        api,
        label: format!("session {token}"),
        device: "Firefox".to_owned(),
        created_at: i64::from(token),
        used_at: Some(i64::from(token)),
    }
}

/// Ada (1) with a browser (11) and Boris (2) with a browser (21).
async fn two(place: &Place) -> Store {
    let store = place.store().await;
    let ada = (person(1, "Ada"), session(11, 1, false));
    store.add_person(&ada.0, &ada.1).await.unwrap();
    let boris = (person(2, "Boris"), session(21, 2, false));
    store.add_person(&boris.0, &boris.1).await.unwrap();
    store
}

async fn a_person_is_known_by_each_of_its_sessions_until_it_ends(place: &Place) {
    let store = two(place).await;
    store.add_session(&session(12, 1, true)).await.unwrap();
    store.add_session(&session(13, 1, false)).await.unwrap();
    for (token, api) in [(11, false), (12, true), (13, false)] {
        let known = store.session(&[token; 32]).await.unwrap();
        assert_eq!(known, Some((session(token, 1, api), person(1, "Ada"))));
    }
    let mine = store.sessions(PersonId([1; 32])).await.unwrap();
    assert_eq!(
        mine,
        [
            session(11, 1, false),
            session(12, 1, true),
            session(13, 1, false)
        ]
    );
    // Sessions of other people cannot be ended.
    let [ada, boris] = [1, 2].map(|number| PersonId([number; 32]));
    assert!(!store.end_session(boris, &[11; 32]).await.unwrap());
    assert!(store.end_session(ada, &[11; 32]).await.unwrap());
    assert!(!store.end_session(ada, &[11; 32]).await.unwrap());
    assert_eq!(store.session(&[11; 32]).await.unwrap(), None);
    // Unused sessions end.
    store.touch_session(&[12; 32], 99).await.unwrap();
    assert_eq!(store.end_unused_sessions(21, 100).await.unwrap(), 1);
    let left = store.sessions(ada).await.unwrap();
    assert_eq!(left.len(), 1);
    assert_eq!((left[0].token, left[0].used_at), ([12; 32], Some(99)));
    assert_eq!(store.sessions(boris).await.unwrap().len(), 1);
    assert_eq!(store.person(ada).await.unwrap(), Some(person(1, "Ada")));
}

async fn a_person_comes_with_a_session_or_not_at_all(place: &Place) {
    let store = two(place).await;
    // The token is Ada's.
    let taken = store
        .add_person(&person(3, "Cleo"), &session(11, 3, false))
        .await;
    assert!(taken.is_err());
    assert_eq!(store.person(PersonId([3; 32])).await.unwrap(), None);
    let twice = store
        .add_person(&person(1, "Eve"), &session(31, 1, false))
        .await;
    assert!(twice.is_err());
    assert_eq!(store.session(&[31; 32]).await.unwrap(), None);
    let of_nobody = store.add_session(&session(41, 4, false)).await;
    assert!(of_nobody.is_err());
}

async fn names_settings_and_codes_can_change(place: &Place) {
    let store = two(place).await;
    let (ada, nobody) = (PersonId([1; 32]), PersonId([9; 32]));
    store.rename(ada, "Ada L.").await.unwrap();
    store.set_settings(ada, r#"{"sound":true}"#).await.unwrap();
    store.set_recovery(ada, Some([7; 32]), None).await.unwrap();
    let changed = PersonRow {
        settings: r#"{"sound":true}"#.to_owned(),
        has_code: true,
        ..person(1, "Ada L.")
    };
    assert_eq!(store.person(ada).await.unwrap().as_ref(), Some(&changed));
    let known = store.person_by_recovery(&[7; 32]).await.unwrap();
    assert_eq!(known, Some(changed));
    assert_eq!(store.person_by_recovery(&[8; 32]).await.unwrap(), None);
    // A code belongs to one person.
    let taken = store
        .set_recovery(PersonId([2; 32]), Some([7; 32]), None)
        .await;
    assert!(taken.is_err());
    store.set_recovery(ada, None, None).await.unwrap();
    assert_eq!(store.person_by_recovery(&[7; 32]).await.unwrap(), None);
    for refused in [
        store.rename(nobody, "x").await,
        store.set_settings(nobody, "{}").await,
        store.set_recovery(nobody, None, None).await,
    ] {
        assert!(matches!(refused, Err(sqlx::Error::RowNotFound)));
    }
}

async fn another_code_or_password_ends_all_other_sessions(place: &Place) {
    let [ada, boris] = [1, 2].map(|number| PersonId([number; 32]));
    let own = Some([11; 32]);
    for (number, change) in ["code", "password"].iter().enumerate() {
        let store = two(place).await;
        store.add_session(&session(12, 1, false)).await.unwrap();
        store.add_session(&session(13, 1, true)).await.unwrap();
        let changed = async |count: u8| {
            if number == 0 {
                let code = Some([count; 32]);
                store.set_recovery(ada, code, own).await.unwrap();
            } else {
                let password = format!("${count}");
                let set = store.set_login(ada, "ada", &password, own).await;
                assert!(set.unwrap());
            }
        };
        changed(1).await;
        let left = store.sessions(ada).await.unwrap();
        assert_eq!(left.len(), 3, "{change}: there was none before");
        changed(2).await;
        assert_eq!(store.sessions(ada).await.unwrap(), [session(11, 1, false)]);
        assert_eq!(store.sessions(boris).await.unwrap().len(), 1);
    }
}

async fn a_login_is_of_one_person(place: &Place) {
    let store = two(place).await;
    let [ada, boris] = [1, 2].map(|number| PersonId([number; 32]));
    assert!(store.set_login(ada, "ada", "$one", None).await.unwrap());
    assert!(!store.set_login(boris, "ada", "$two", None).await.unwrap());
    assert!(store.set_login(boris, "boris", "$two", None).await.unwrap());
    // A person's own login is not taken, so the password can change.
    assert!(store.set_login(ada, "ada", "$three", None).await.unwrap());
    let (row, password) = store.login("ada").await.unwrap().unwrap();
    assert_eq!((row.id, password.as_str()), (ada, "$three"));
    assert_eq!(row.login.as_deref(), Some("ada"));
    assert_eq!(store.login("cleo").await.unwrap(), None);
    assert!(
        store
            .set_login(PersonId([9; 32]), "x", "$", None)
            .await
            .is_err()
    );
}

async fn the_secret_stays_and_the_uptime_goes_on(place: &Place) {
    let (first, second) = (place.address("a").await, place.address("b").await);
    let store = Store::open(&first).await.unwrap();
    let secret = store.secret();
    assert_eq!(store.uptime(), 0);
    store.keep_uptime(70_000).await.unwrap();
    store.keep_uptime(80_000).await.unwrap();
    store.close().await;
    let store = Store::open(&first).await.unwrap();
    assert_eq!((store.secret(), store.uptime()), (secret, 80_000));
    let other = Store::open(&second).await.unwrap();
    assert_ne!(other.secret(), secret);
    // Debug output of the store contains no secrets.
    assert_eq!(format!("{store:?}"), "Store { .. }");
}
