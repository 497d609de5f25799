//! Events with their players and games.

use antipater_store::ids::PersonId;
use antipater_store::{DailyResult, EventGameRow, EventRow, Store, TableRow};

use crate::place::{Place, on_both};
use crate::rows::{row, somebody};

on_both! {
    an_event_moves_through_its_stages,
    players_come_and_go,
    a_removed_player_does_not_come_back,
    a_player_has_one_game_in_a_round,
    events_stay_when_their_host_goes,
}

const ADA: PersonId = PersonId([1; 32]);
const BORIS: PersonId = PersonId([2; 32]);

async fn made(place: &Place) -> Store {
    let store = place.store().await;
    for person in [ADA, BORIS] {
        let (person, session) = somebody(person);
        store.add_person(&person, &session).await.unwrap();
    }
    let event = EventRow {
        id: "club".to_owned(),
        host: Some(ADA),
        host_name: String::new(),
        options: "{}".to_owned(),
        stage: "open".to_owned(),
        created_at: 10,
        begins_at: None,
        ends_at: None,
        players: 0,
    };
    store.add_event(&event).await.unwrap();
    store
}

fn game(person: PersonId, table: Option<&str>, seat: usize) -> EventGameRow {
    EventGameRow {
        event: "club".to_owned(),
        round: 1,
        person,
        table: table.map(str::to_owned),
        seat,
        seats: 2,
        watch: None,
        playing: false,
        result: None,
    }
}

fn table(id: &str) -> TableRow {
    row(id, 1, 20)
}

async fn an_event_moves_through_its_stages(place: &Place) {
    let store = made(place).await;
    let found = store.event("club").await.unwrap().unwrap();
    assert_eq!((found.host, found.players), (Some(ADA), 0));
    assert!(!found.host_name.is_empty());
    assert_eq!(store.event("other").await.unwrap(), None);
    let moved = async |from: &str, to: &str| {
        let times = (Some(20), Some(30));
        store.move_event("club", (from, to), times).await.unwrap()
    };
    assert!(moved("open", "running").await);
    // Of two nodes that begin it, one does.
    assert!(!moved("open", "running").await);
    assert_eq!(store.events("open", 9).await.unwrap(), []);
    let running = store.events("running", 9).await.unwrap();
    assert_eq!(
        (running[0].begins_at, running[0].ends_at),
        (Some(20), Some(30))
    );
    assert_eq!(store.events_of(ADA, 9).await.unwrap(), running);
    assert_eq!(store.events_of(BORIS, 9).await.unwrap(), []);
}

async fn players_come_and_go(place: &Place) {
    let store = made(place).await;
    store.join_event("club", BORIS).await.unwrap();
    store.leave_event("club", BORIS).await.unwrap();
    assert_eq!(store.event_players("club").await.unwrap(), []);
    store.join_event("club", BORIS).await.unwrap();
    let games = vec![game(BORIS, None, 0)];
    store.add_event_games(Vec::new(), games).await.unwrap();
    store.leave_event("club", BORIS).await.unwrap();
    let players = store.event_players("club").await.unwrap();
    assert_eq!((players.len(), players[0].withdrawn), (1, true));
    store.join_event("club", BORIS).await.unwrap();
    assert!(!store.event_players("club").await.unwrap()[0].withdrawn);
    assert_eq!(store.events_of(BORIS, 9).await.unwrap().len(), 1);
}

async fn a_removed_player_does_not_come_back(place: &Place) {
    let store = made(place).await;
    assert!(!store.remove_from_event("club", BORIS).await.unwrap());
    assert!(store.join_event("club", BORIS).await.unwrap());
    assert!(store.remove_from_event("club", BORIS).await.unwrap());
    assert_eq!(store.event_players("club").await.unwrap(), []);
    store.leave_event("club", BORIS).await.unwrap();
    assert!(!store.join_event("club", BORIS).await.unwrap());
    assert_eq!(store.event_players("club").await.unwrap(), []);
    let games = vec![game(BORIS, None, 0)];
    store.add_event_games(Vec::new(), games).await.unwrap();
    let players = store.event_players("club").await.unwrap();
    assert_eq!((players.len(), players[0].withdrawn), (1, true));
}

async fn a_player_has_one_game_in_a_round(place: &Place) {
    let store = made(place).await;
    let both = |id: &str| vec![game(ADA, Some(id), 0), game(BORIS, Some(id), 1)];
    store
        .add_event_games(vec![table("one")], both("one"))
        .await
        .unwrap();
    // All or nothing: the second table is not stored either.
    let again = store.add_event_games(vec![table("two")], both("two"));
    assert!(again.await.is_err());
    assert_eq!(store.table_row("two").await.unwrap(), None);
    let result = |lead| DailyResult {
        finished_at: 50,
        place: 1,
        lead,
        points: Some(40),
        taken: "[]".to_owned(),
    };
    for lead in [5, 9] {
        store
            .finish_event_game("one", ADA, result(lead))
            .await
            .unwrap();
    }
    let games = store.event_games("club").await.unwrap();
    assert_eq!(games[0].result, Some(result(5)));
    assert_eq!((games[1].person, &games[1].result), (BORIS, &None));
    assert_eq!(store.event_games_of(ADA).await.unwrap()[..], games[..1]);
    // A removed table leaves its results.
    store.remove_tables(&["one".to_owned()]).await.unwrap();
    let games = store.event_games("club").await.unwrap();
    assert_eq!((games.len(), &games[0].watch), (2, &None));
}

async fn events_stay_when_their_host_goes(place: &Place) {
    let store = made(place).await;
    store.join_event("club", ADA).await.unwrap();
    store
        .add_event_games(Vec::new(), vec![game(ADA, None, 0)])
        .await
        .unwrap();
    store.forget_person(ADA).await.unwrap();
    let event = store.event("club").await.unwrap().unwrap();
    assert_eq!(
        (event.host, event.host_name.as_str(), event.players),
        (None, "", 0)
    );
    assert_eq!(store.event_games("club").await.unwrap(), []);
}
