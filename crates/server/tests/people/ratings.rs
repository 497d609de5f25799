//! Ratings: the games that count, the same ratings for any order of storing results, and people who want none.

use std::time::Duration;

use antipater_bots::BotKind;
use antipater_engine::rng::{below, generator, shuffle};
use antipater_server::ServerOptions;
use antipater_server::seats::TableSeat;
use antipater_show::rating::{Opponent, PROVISIONAL, Rating, rated, whole};
use antipater_store::ids::PersonId;
use antipater_store::{RatingRow, ResultRow, Store, TableRow, TableStage};
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::{BEGIN, Visitor, fresh_store, seeded};
use crate::rows::somebody;
use crate::{Circle, Services, is_over};

/// A person's own ratings in the API.
async fn own(visitor: &mut Visitor) -> Value {
    visitor.get("/api/me/ratings").await.json()
}

/// A server without its background loop: tests store results themselves.
pub(crate) async fn quiet() -> Services {
    let services = Services::new().await;
    services.close.send_replace(true);
    services
}

#[tokio::test]
async fn a_game_against_bots_of_a_level_changes_the_rating() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let table = ada.open("game=duel&level=hard&begins=me").await;
    let resigned = ada.form(&format!("{table}/actions"), "do=resign").await;
    assert_eq!(resigned.status, StatusCode::SEE_OTHER);
    services.state.settle().await.unwrap();
    let bot = Opponent {
        rating: 1806.0,
        deviation: 30.0,
        score: 0.0,
    };
    let expected = rated(Rating::NEW, &[bot]);
    let all = own(&mut ada).await;
    let duel = &all["ratings"][0];
    assert_eq!(
        (&duel["game"], &duel["rating"]),
        (&json!("duel"), &json!(whole(expected.rating)))
    );
    assert_eq!(
        (&duel["provisional"], &duel["best"]),
        (&json!(true), &Value::Null)
    );
    let change = whole(expected.rating) - 1500;
    assert_eq!(duel["games"][0]["change"], change);
    let list = ada.get("/games").await.text;
    let told = format!("Rating 1500 → {} (−{})", 1500 + change, -change);
    assert!(list.contains(&told), "{list}");
    let page = ada.get("/games/statistics").await.text;
    assert!(page.contains("provisional") && page.contains("rating-curve"));
    assert!(
        page.contains("<td>1806</td>"),
        "the rating of the bots of a level"
    );
    let data = ada.get("/me/data").await.json();
    assert_eq!(data["ratings"], all);
}

#[tokio::test]
async fn in_seven_wonders_everybody_counts_by_place() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let table = ada.open("edition=second&seats=4&level=beginner").await;
    let end = ada.play_on(&table, |_| 0).await;
    assert!(is_over(&end));
    services.state.settle().await.unwrap();
    let csv = ada.get("/games/history.csv").await.text;
    let line: Vec<&str> = csv.lines().nth(1).unwrap().split(',').collect();
    let place: usize = line[4].parse().unwrap();
    let totals = end["sheet"]["ranking"].as_array().unwrap();
    let ties = totals
        .iter()
        .filter(|row| row["total"] == totals[place - 1]["total"]);
    // Without a tie, every place is one pair, won or lost.
    if ties.count() == 1 {
        let bots = (1..=4)
            .filter(|&other| other != place)
            .map(|other| Opponent {
                rating: 993.0,
                deviation: 30.0,
                score: if other > place { 1.0 } else { 0.0 },
            });
        let expected = rated(Rating::NEW, &bots.collect::<Vec<_>>());
        let all = own(&mut ada).await;
        assert_eq!(all["ratings"][0]["rating"], whole(expected.rating), "{all}");
        let change = (whole(expected.rating) - 1500).to_string();
        assert_eq!(line[13], change, "{csv}");
    }
}

#[tokio::test]
async fn games_with_help_and_known_cards_do_not_count() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    // A guided game, and one against a bot whose strength was never measured.
    for options in ["guided=yes&game=duel", "game=duel&level=random"] {
        let table = ada.open(options).await;
        ada.play_on(&table, |_| 0).await;
    }
    // A game with an undo after the bot had answered.
    let table = ada.open("game=duel&level=beginner&begins=me").await;
    let view = ada.view(&table).await;
    ada.play(&table, "a", &view["decision"], &view["ask"]["actions"][0])
        .await;
    let view = ada.view(&table).await;
    let fields = format!("do=undo&id=u&decision={}", view["decision"]);
    let undone = ada.form(&format!("{table}/actions"), &fields).await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER, "{}", undone.text);
    ada.form(&format!("{table}/actions"), "do=resign").await;
    services.state.settle().await.unwrap();
    assert_eq!(own(&mut ada).await["ratings"], json!([]));
    // One that counts; the same deal again, and a continued game, do not.
    let table = ada.open("game=duel&level=beginner&begins=me").await;
    let view = ada.view(&table).await;
    ada.play(&table, "a", &view["decision"], &view["ask"]["actions"][0])
        .await;
    ada.form(&format!("{table}/actions"), "do=resign").await;
    let again = ada.form(&format!("{table}/again"), "same_deal=true").await;
    let fork = ada
        .form(&format!("{table}/replay/play-on"), "step=1&seat=0")
        .await;
    for opened in [again, fork] {
        assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text);
        let deeds = format!("{}/actions", opened.header("location"));
        ada.form(&deeds, "do=resign").await;
    }
    services.state.settle().await.unwrap();
    let all = own(&mut ada).await;
    let games = all["ratings"][0]["games"].as_array().unwrap();
    assert_eq!(games.len(), 1, "{all}");
    assert_eq!(games[0]["table"], table.strip_prefix("/tables/").unwrap());
}

#[tokio::test]
async fn who_resigns_among_people_is_behind_all_others() {
    let mut circle = Circle::new("edition=second&seats=3&level=normal", 2).await;
    circle.act(0, "do=resign").await;
    for number in 0..40 {
        if crate::actions(&circle.view(1).await).is_empty() {
            break;
        }
        circle.choose(1, &format!("c{number}"), number).await;
    }
    assert!(is_over(&circle.view(1).await));
    circle.services.state.settle().await.unwrap();
    let (first, second) = (
        own(&mut circle.people[0]).await,
        own(&mut circle.people[1]).await,
    );
    let opponent = |rating: f64, deviation: f64| Opponent {
        rating,
        deviation,
        score: 0.0,
    };
    let lost = rated(
        Rating::NEW,
        &[opponent(1500.0, 350.0), opponent(1500.0, 30.0)],
    );
    assert_eq!(first["ratings"][0]["rating"], whole(lost.rating), "{first}");
    // The first player left before a quarter of the game: only the bot counts for the second.
    let against_bot = [0.0, 0.5, 1.0].map(|score| Opponent {
        score,
        ..opponent(1500.0, 30.0)
    });
    let possible = against_bot.map(|bot| whole(rated(Rating::NEW, &[bot]).rating));
    let rating = second["ratings"][0]["rating"].as_i64().unwrap();
    assert!(
        possible.iter().any(|&one| i64::from(one) == rating),
        "{second}"
    );
    let list = circle.people[0].get("/games").await.text;
    assert!(
        list.contains("Left before the end: counts as 3 of 3"),
        "{list}"
    );
}

/// Two people begin a Duel, and the one to decide resigns after this many decisions. Returns the ratings of both, the
/// resigned person first.
async fn resigned_after(decisions: usize) -> [Value; 2] {
    let mut circle = Circle::new("game=duel", 2).await;
    let mut turn = 0;
    for number in 0..=decisions {
        turn = usize::from(crate::actions(&circle.view(0).await).is_empty());
        if number < decisions {
            circle.choose(turn, &format!("c{number}"), 0).await;
        }
    }
    circle.act(turn, "do=resign").await;
    circle.services.state.settle().await.unwrap();
    let loser = own(&mut circle.people[turn]).await;
    let winner = own(&mut circle.people[1 - turn]).await;
    [loser, winner].map(|all| all["ratings"].clone())
}

#[tokio::test]
async fn nobody_gains_from_a_game_that_was_not_played() {
    for decisions in [0, 17] {
        let [loser, winner] = resigned_after(decisions).await;
        assert!(loser[0]["rating"].as_i64().unwrap() < 1500, "{loser}");
        assert_eq!(winner, json!([]), "after {decisions} decisions");
    }
    let [loser, winner] = resigned_after(18).await;
    assert!(loser[0]["rating"].as_i64().unwrap() < 1500, "{loser}");
    assert!(winner[0]["rating"].as_i64().unwrap() > 1500, "{winner}");
}

impl Services {
    async fn has_ended(&self, table: &str) -> bool {
        self.rows(table).await.0.stage == TableStage::Over
    }
}

#[tokio::test]
async fn a_game_left_among_bots_counts_as_lost_after_a_week() {
    const DAY: Duration = Duration::from_hours(24);
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let left = ada.open("game=duel&level=easy&begins=me").await;
    let looked_at = ada.open("game=duel&level=easy&begins=me").await;
    let guided = ada.open("guided=yes&game=duel").await;
    let helped = ada.open("game=duel&level=easy&begins=me").await;
    for table in [&left, &guided, &helped] {
        let view = ada.view(table).await;
        ada.play(table, "a", &view["decision"], &view["ask"]["actions"][0])
            .await;
    }
    let view = ada.view(&helped).await;
    let undo = format!("do=undo&id=u&decision={}", view["decision"]);
    ada.form(&format!("{helped}/actions"), &undo).await;
    services
        .state
        .pass_time(DAY * 7 - Duration::from_secs(60))
        .await;
    assert!(!services.has_ended(&left).await, "a week has not gone by");
    services.state.pass_time(Duration::from_secs(120)).await;
    assert!(services.has_ended(&left).await);
    for table in [&looked_at, &guided, &helped] {
        assert!(!services.has_ended(table).await, "nothing is at stake");
    }
    services.state.settle().await.unwrap();
    let all = own(&mut ada).await;
    let games = all["ratings"][0]["games"].as_array().unwrap();
    assert_eq!(games.len(), 1, "{all}");
    assert!(games[0]["change"].as_i64().unwrap() < 0, "{all}");
    // A person who wants no rating keeps their games.
    let mut eve = services.person("Eve").await;
    eve.form("/me/rating", "rated=no").await;
    let table = eve.open("game=duel&level=easy&begins=me").await;
    let view = eve.view(&table).await;
    eve.play(&table, "a", &view["decision"], &view["ask"]["actions"][0])
        .await;
    services.state.pass_time(DAY * 8).await;
    assert!(!services.has_ended(&table).await);
}

/// The ratings of two people with these addresses after a Duel of 18 decisions.
async fn rated_from(addresses: [&'static str; 2]) -> [Value; 2] {
    let options = ServerOptions {
        unlimited: true,
        proxies: 1,
        ..seeded()
    };
    let services = Services::with(fresh_store().await, options);
    let mut circle = Circle::gather_at(services, "game=duel", 2).await;
    for (visitor, address) in circle.people.iter_mut().zip(addresses) {
        visitor.address = address;
        visitor.get(&circle.table).await;
    }
    let mut circle = circle.deal(2).await;
    let mut turn = 0;
    for number in 0..18 {
        turn = usize::from(crate::actions(&circle.view(0).await).is_empty());
        circle.choose(turn, &format!("c{number}"), 0).await;
    }
    circle.act(turn, "do=resign").await;
    circle.services.state.settle().await.unwrap();
    let (row, _) = circle.services.rows(&circle.table).await;
    let told = addresses.iter().any(|address| row.seats.contains(address));
    assert!(!told, "no address is kept: {}", row.seats);
    let [first, second] = &mut circle.people[..] else {
        panic!("two people play");
    };
    [own(first).await, own(second).await].map(|all| all["ratings"].clone())
}

#[tokio::test]
async fn people_of_one_household_do_not_rate_each_other() {
    for addresses in [
        ["203.0.113.5", "203.0.113.5"],
        ["2001:db8:1:2::3", "2001:db8:1:2:ffff::4"],
    ] {
        assert_eq!(
            rated_from(addresses).await,
            [json!([]), json!([])],
            "{addresses:?}"
        );
    }
    for addresses in [
        ["203.0.113.5", "203.0.113.6"],
        ["2001:db8:1:2::3", "2001:db8:1:3::3"],
        ["192.168.1.2", "192.168.1.2"],
    ] {
        for one in rated_from(addresses).await {
            assert_eq!(one.as_array().unwrap().len(), 1, "{addresses:?}");
        }
    }
}

/// A person with a settled rating plays newcomers, one after the other.
#[tokio::test]
async fn three_games_a_day_count_against_provisional_ratings() {
    let services = quiet().await;
    let store = &services.store;
    add_people(store, 20).await;
    let played = |number: i64, other: Sits| Played {
        id: format!("g{number:03}"),
        at: BEGIN + number,
        game: "duel",
        seats: vec![(Sits::Person(1), 1), (other, 2)],
    };
    for number in 0..40 {
        note(store, &played(number, Sits::Bot(BotKind::Normal))).await;
    }
    for number in 40..45 {
        note(store, &played(number, Sits::Person(number as u8 - 30))).await;
    }
    services.state.settle().await.unwrap();
    let rows = store.ratings_of(person(1)).await.unwrap();
    let met = rows[40..].iter().map(|row| row.table.as_str());
    assert_eq!(met.collect::<Vec<_>>(), ["g040", "g041", "g042"]);
    // The newcomers lose points all the same, and the next day counts again.
    assert_eq!(store.ratings_of(person(14)).await.unwrap().len(), 1);
    let tomorrow = Played {
        at: BEGIN + 40 + 24 * 60 * 60 + 1,
        ..played(45, Sits::Person(15))
    };
    note(store, &tomorrow).await;
    services.state.settle().await.unwrap();
    assert_eq!(store.ratings_of(person(1)).await.unwrap().len(), 44);
}

/// A person on a seat by number, or a bot.
#[derive(Clone, Copy)]
enum Sits {
    Person(u8),
    Bot(BotKind),
}

/// A finished game as stored, with the places of the seats.
#[derive(Clone)]
struct Played {
    id: String,
    at: i64,
    game: &'static str,
    seats: Vec<(Sits, usize)>,
}

const fn person(number: u8) -> PersonId {
    PersonId([number; 32])
}

async fn add_people(store: &Store, count: u8) {
    for number in 1..=count {
        let (mut row, mut session) = somebody(person(number));
        row.name = format!("P{number}");
        session.token = [100 + number; 32];
        store.add_person(&row, &session).await.unwrap();
    }
}

/// Stores a finished game and the results of its people.
async fn note(store: &Store, played: &Played) {
    let seats = played.seats.iter().map(|(sits, _)| match sits {
        Sits::Person(number) => TableSeat::person(person(*number), &format!("P{number}")),
        Sits::Bot(level) => TableSeat::bot(*level),
    });
    let row = TableRow {
        stage: TableStage::Over,
        finished_at: Some(played.at),
        seats: serde_json::to_string(&seats.collect::<Vec<_>>()).unwrap(),
        ..TableRow::empty(played.id.clone(), person(1), played.at)
    };
    store.add_table(&row, &[]).await.unwrap();
    let standing: Vec<usize> = played.seats.iter().map(|(_, place)| *place).collect();
    let results = played.seats.iter().enumerate();
    let results = results.filter_map(|(seat, (sits, place))| match sits {
        Sits::Person(number) => Some(ResultRow {
            person: person(*number),
            table: played.id.clone(),
            finished_at: played.at,
            game: played.game.to_owned(),
            seats: played.seats.len(),
            seat,
            boards: "The Sphinx".to_owned(),
            place: Some(*place),
            won: *place == 1,
            points: None,
            victory: "science".to_owned(),
            guided: false,
            hints: 0,
            standing: standing.clone(),
        }),
        Sits::Bot(_) => None,
    });
    let results: Vec<ResultRow> = results.collect();
    store.add_results(&played.id, &results).await.unwrap();
}

/// Random games among some people and bots, several of them in the same second, over a year.
fn games(seed: u64, count: usize, people: u8) -> Vec<Played> {
    let mut rng = generator(seed, 5);
    let mut at = BEGIN - 400 * 86_400;
    let mut all = Vec::new();
    for number in 0..count {
        at += [0, 60, 3600, 9 * 86_400][below(&mut rng, 4) as usize];
        let duel = below(&mut rng, 2) == 0;
        let mut numbers: Vec<u8> = (1..=people).collect();
        shuffle(&mut numbers, &mut rng);
        let seats = if duel {
            2
        } else {
            3 + below(&mut rng, 3) as usize
        };
        let seats = (0..seats).map(|seat| {
            let sits = if seat == 0 || below(&mut rng, 2) == 0 {
                Sits::Person(numbers[seat % numbers.len()])
            } else {
                Sits::Bot(BotKind::LEVELS[below(&mut rng, 5) as usize])
            };
            (sits, 1 + below(&mut rng, 4) as usize)
        });
        all.push(Played {
            id: format!("t{number:03}"),
            at,
            game: if duel { "duel" } else { "seven-second" },
            seats: seats.collect(),
        });
    }
    all
}

async fn all_ratings(store: &Store, people: u8) -> Vec<RatingRow> {
    let mut all = Vec::new();
    for number in 1..=people {
        all.extend(store.ratings_of(person(number)).await.unwrap());
    }
    all
}

#[tokio::test]
async fn ratings_are_the_same_in_whatever_order_results_are_noted() {
    for seed in 0..3 {
        let all = games(seed, 40, 5);
        let in_order = quiet().await;
        add_people(&in_order.store, 5).await;
        for played in &all {
            note(&in_order.store, played).await;
        }
        in_order.state.settle().await.unwrap();
        let expected = all_ratings(&in_order.store, 5).await;
        assert!(expected.len() > 40, "{}", expected.len());
        // In random order, and rated at times in between.
        let mixed = quiet().await;
        add_people(&mixed.store, 5).await;
        let mut rng = generator(seed, 6);
        let mut shuffled = all.clone();
        shuffle(&mut shuffled, &mut rng);
        for played in &shuffled {
            note(&mixed.store, played).await;
            if below(&mut rng, 4) == 0 {
                mixed.state.settle().await.unwrap();
            }
        }
        mixed.state.settle().await.unwrap();
        assert_eq!(all_ratings(&mixed.store, 5).await, expected, "seed {seed}");
        // Rating everything anew changes nothing.
        mixed.store.rate_anew().await.unwrap();
        mixed.state.settle().await.unwrap();
        assert_eq!(all_ratings(&mixed.store, 5).await, expected, "seed {seed}");
    }
}

#[tokio::test]
async fn ratings_computed_anew_are_the_same_after_people_have_left_them() {
    let services = quiet().await;
    let store = &services.store;
    add_people(store, 5).await;
    let all = games(9, 60, 5);
    for (number, played) in all.iter().enumerate() {
        note(store, played).await;
        services.state.settle().await.unwrap();
        match number {
            20 => store.set_rated(person(2), false).await.unwrap(),
            30 => store.forget_person(person(3)).await.unwrap(),
            _ => {}
        }
    }
    let expected = all_ratings(store, 5).await;
    let of = |number: u8| {
        expected
            .iter()
            .filter(|row| row.person == person(number))
            .count()
    };
    assert_eq!((of(2), of(3)), (0, 0));
    assert!(of(1) > 10 && of(4) > 10 && of(5) > 10);
    store.rate_anew().await.unwrap();
    services.state.settle().await.unwrap();
    assert_eq!(all_ratings(store, 5).await, expected);
    // Games of removed tables keep their effect.
    let old: Vec<String> = all[..30].iter().map(|played| played.id.clone()).collect();
    store.remove_tables(&old).await.unwrap();
    store.rate_anew().await.unwrap();
    services.state.settle().await.unwrap();
    assert_eq!(all_ratings(store, 5).await, expected);
}

/// Two people with settled ratings, and their visitors.
pub(crate) async fn settled(services: &Services) -> (Visitor, Visitor) {
    let (ada_id, ada_cookie) = services.state.admit("Ada").await.unwrap();
    let (ben_id, ben_cookie) = services.state.admit("Ben").await.unwrap();
    for number in 0..30 {
        let id = format!("s{number:03}");
        let at = BEGIN - 1000 + number;
        let seats = vec![
            TableSeat::person(ada_id, "Ada"),
            TableSeat::person(ben_id, "Ben"),
        ];
        let row = TableRow {
            stage: TableStage::Over,
            finished_at: Some(at),
            seats: serde_json::to_string(&seats).unwrap(),
            ..TableRow::empty(id.clone(), ada_id, at)
        };
        services
            .store
            .add_table(&row, &[ada_id, ben_id])
            .await
            .unwrap();
        let won = number % 3 != 0;
        let result = |person: PersonId, seat: usize, won: bool| ResultRow {
            person,
            table: id.clone(),
            finished_at: at,
            game: "duel".to_owned(),
            seats: 2,
            seat,
            boards: "The Sphinx".to_owned(),
            place: Some(if won { 1 } else { 2 }),
            won,
            points: None,
            victory: "science".to_owned(),
            guided: false,
            hints: 0,
            standing: if won == (seat == 0) {
                vec![1, 2]
            } else {
                vec![2, 1]
            },
        };
        let results = [result(ada_id, 0, won), result(ben_id, 1, !won)];
        services.store.add_results(&id, &results).await.unwrap();
    }
    services.state.settle().await.unwrap();
    let visitor = |cookie: String| {
        let mut visitor = Visitor::new(services.app.clone());
        visitor.cookie = Some(cookie);
        visitor
    };
    (visitor(ada_cookie), visitor(ben_cookie))
}

#[tokio::test]
async fn the_table_lists_settled_ratings_and_nobody_who_wants_none() {
    let services = quiet().await;
    let (mut ada, mut ben) = settled(&services).await;
    let mut anybody = Visitor::new(services.app.clone());
    let list = anybody.get("/api/ratings?game=duel").await.json();
    let people = list["people"].as_array().unwrap();
    let names: Vec<&str> = people
        .iter()
        .map(|one| one["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["Ada", "Ben"], "{list}");
    assert!(
        people
            .iter()
            .all(|one| one["deviation"].as_f64().unwrap() <= PROVISIONAL)
    );
    assert!(people[0]["rating"].as_i64() > people[1]["rating"].as_i64());
    assert_eq!(
        anybody.get("/api/ratings?game=seven-first").await.json()["people"],
        json!([])
    );
    assert_eq!(
        anybody.get("/api/ratings?game=chess").await.status,
        StatusCode::BAD_REQUEST
    );
    let page = anybody.get("/ratings?game=duel").await.text;
    assert!(page.contains(">Ada<") && page.contains(">Ben<") && !page.contains("href=\"/tables/"));
    assert!(
        ada.get("/ratings?game=duel")
            .await
            .text
            .contains("class=\"own\"")
    );
    let opponent = people[1]["rating"].to_string();
    let cell = format!("<td>{opponent}</td>");
    assert!(ada.get("/games/statistics").await.text.contains(&cell));

    let before = own(&mut ada).await;
    assert_eq!(
        ben.form("/me/rating", "rated=no").await.status,
        StatusCode::SEE_OTHER
    );
    assert_eq!(own(&mut ben).await, json!({"wanted": false, "ratings": []}));
    for path in ["/ratings?game=duel", "/api/ratings?game=duel"] {
        for visitor in [&mut anybody, &mut ada, &mut ben] {
            let text = visitor.get(path).await.text;
            assert!(!text.contains("Ben") && text.contains("Ada"), "{path}");
        }
    }
    let statistics = ada.get("/games/statistics").await.text;
    assert!(statistics.contains(">Ben<") && !statistics.contains(&cell));
    let off = ben.get("/games/statistics").await.text;
    assert!(off.contains("Your rating is off") && !off.contains("rating-curve"));
    assert!(!ben.get("/games").await.text.contains("rating-change"));
    // The effect of these games on others stays, also when everything is rated anew.
    services.store.rate_anew().await.unwrap();
    services.state.settle().await.unwrap();
    assert_eq!(own(&mut ada).await, before);
    assert_eq!(own(&mut ben).await["ratings"], json!([]));
    // Switched on again, it begins with the next game.
    assert_eq!(
        ben.form("/me/rating", "rated=yes").await.status,
        StatusCode::SEE_OTHER
    );
    services.store.rate_anew().await.unwrap();
    services.state.settle().await.unwrap();
    assert_eq!(own(&mut ben).await, json!({"wanted": true, "ratings": []}));
    assert_eq!(own(&mut ada).await, before);
    // After a long time without games, a rating is no longer public.
    let months = std::time::Duration::from_secs(80 * 86_400);
    services.state.pass_time(months).await;
    assert_eq!(
        anybody.get("/api/ratings?game=duel").await.json()["people"],
        json!([])
    );
    assert_eq!(own(&mut ada).await["ratings"][0]["provisional"], true);
}

#[tokio::test]
async fn the_switch_is_for_people_in_a_browser() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let page = ada.get("/me").await.text;
    assert!(page.contains("action=\"/me/rating\"") && page.contains("value=\"no\""));
    for wrong in ["", "rated=maybe", "rated="] {
        assert_eq!(
            ada.form("/me/rating", wrong).await.status,
            StatusCode::BAD_REQUEST,
            "{wrong}"
        );
    }
    ada.form("/me/rating", "rated=no").await;
    assert!(ada.get("/me").await.text.contains("value=\"yes\""));
    let table = ada.open("game=duel&level=normal").await;
    ada.form(&format!("{table}/actions"), "do=resign").await;
    services.state.settle().await.unwrap();
    assert_eq!(own(&mut ada).await, json!({"wanted": false, "ratings": []}));
    let nobody = Visitor::new(services.app.clone())
        .form("/me/rating", "rated=no")
        .await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
}
