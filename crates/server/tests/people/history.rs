//! A person's history and statistics: they agree with the records, and other people cannot see them.

use std::collections::BTreeMap;
use std::time::Duration;

use antipater_engine::rng::{below, generator};
use antipater_engine::{Seat, State, Victory, duel, seven};
use antipater_store::ids::PersonId;
use antipater_store::{ResultRow, TableRow, TableStage};
use axum::http::StatusCode;

use crate::common::{Visitor, fresh_store, seeded};
use crate::{Circle, Services};

/// The facts of a record for the first seat: the game, its points if they decided, whether it won, and the kind of
/// victory.
struct Facts {
    game: &'static str,
    points: Option<i32>,
    won: bool,
    place: usize,
    victory: Victory,
}

/// Replays a record.
fn facts(record: &str) -> Facts {
    let me = Seat::FIRST;
    if let Ok(record) = duel::Record::read(record) {
        let outcome = record.position().outcome().unwrap();
        let won = outcome.winners.contains(me);
        let points = i32::from(outcome.scores[me].total());
        return Facts {
            game: "duel",
            points: (outcome.victory == Victory::Civilian).then_some(points),
            won,
            place: if won { 1 } else { 2 },
            victory: outcome.victory,
        };
    }
    let record = seven::Record::read(record).unwrap();
    let outcome = record.position().outcome().unwrap();
    let setup = record.setup().unwrap();
    let edition = setup.edition;
    let mine = outcome.scores[me];
    let mut others = Seat::all(record.players().len()).skip(1);
    let better = others
        .by_ref()
        .filter(|&one| outcome.scores[one].rank() > mine.rank());
    Facts {
        game: match (setup.free_city, edition) {
            (true, _) => "free-city",
            (false, seven::Edition::First) => "seven-first",
            (false, seven::Edition::Second) => "seven-second",
        },
        points: Some(i32::from(mine.total())),
        won: outcome.winners.contains(me),
        place: better.count() + 1,
        victory: outcome.victory,
    }
}

/// The texts between the tags of a part of a page.
fn words(html: &str) -> Vec<String> {
    let texts = html
        .split('<')
        .skip(1)
        .filter_map(|tag| tag.split_once('>'));
    let texts = texts.map(|(_, text)| text.trim().to_owned());
    texts.filter(|text| !text.is_empty()).collect()
}

/// The figures in large type: games, wins, share, streak, longest streak.
fn figures(section: &str) -> Vec<String> {
    let (_, rest) = section.split_once("class=\"tallies\"").unwrap();
    let (figures, _) = rest.split_once("</dl>").unwrap();
    let words = words(figures);
    words.into_iter().skip(1).step_by(2).collect()
}

/// The rows of the table with this caption.
fn rows(section: &str, caption: &str) -> Vec<Vec<String>> {
    let Some((_, rest)) = section.split_once(&format!("<caption>{caption}</caption>")) else {
        return Vec::new();
    };
    let (body, _) = rest.split_once("</tbody>").unwrap();
    let (_, body) = body.split_once("<tbody>").unwrap();
    body.split("<tr>").skip(1).map(words).collect()
}

/// The expected figures of games, in the order in which they were played.
fn expected(games: &[&Facts]) -> Vec<String> {
    let wins = games.iter().filter(|game| game.won).count();
    let share = format!("{:.0}%", wins as f64 * 100.0 / games.len() as f64);
    let (mut streak, mut longest) = (0, 0);
    for game in games {
        streak = if game.won { streak + 1 } else { 0 };
        longest = longest.max(streak);
    }
    let numbers = [games.len(), wins];
    let numbers = numbers.iter().map(ToString::to_string);
    numbers
        .chain([share, streak.to_string(), longest.to_string()])
        .collect()
}

/// Compares the section of a game with its records.
fn check_section(section: &str, game: &str, games: &[&Facts]) {
    let levels = rows(section, "By level of the bots");
    let count: usize = levels
        .iter()
        .map(|row| row[1].parse::<usize>().unwrap())
        .sum();
    assert_eq!(count, games.len(), "{game}");
    let scored: Vec<i32> = games.iter().filter_map(|game| game.points).collect();
    if let Some(best) = scored.iter().max() {
        let average = f64::from(scored.iter().sum::<i32>()) / scored.len() as f64;
        assert_eq!(
            levels[0][4..6],
            [format!("{average:.1}"), best.to_string()],
            "{game}"
        );
    }
    if game == "duel" {
        let ended: Vec<Vec<String>> = rows(section, "How the games ended");
        for row in &ended {
            let victory = match row[0].as_str() {
                "Military supremacy" => Victory::Military,
                "Scientific supremacy" => Victory::Science,
                _ => Victory::Civilian,
            };
            let count = |won: bool| {
                let mut of_it = games.iter().filter(|game| game.victory == victory);
                of_it
                    .by_ref()
                    .filter(|game| game.won == won)
                    .count()
                    .to_string()
            };
            assert_eq!(row[1..], [count(true), count(false)]);
        }
    }
}

/// Compares the list with the file, the latest first.
async fn check_list(ada: &mut Visitor, played: &[(String, Facts)]) {
    let list = ada.get("/games").await.text;
    let file = ada.get("/games/history.csv").await;
    assert!(file.header("content-type").starts_with("text/csv"));
    let lines: Vec<Vec<&str>> = file
        .text
        .lines()
        .skip(1)
        .map(|line| line.split(',').collect())
        .collect();
    assert_eq!(lines.len(), played.len());
    let places: Vec<usize> = played
        .iter()
        .map(|(table, _)| list.find(table.as_str()).unwrap())
        .collect();
    assert!(places.is_sorted_by(|one, other| one > other), "{places:?}");
    for ((table, facts), line) in played.iter().rev().zip(&lines) {
        let points = facts
            .points
            .map(|points| points.to_string())
            .unwrap_or_default();
        let (place, won) = (facts.place.to_string(), facts.won.to_string());
        let told = [facts.game, &place, &won, &points, facts.victory.name()];
        assert_eq!([line[1], line[4], line[5], line[6], line[7]], told);
        assert_eq!(format!("/tables/{}", line[11]), *table);
    }
}

#[tokio::test]
async fn statistics_are_what_the_replayed_records_add_up_to() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut rng = generator(7, 3);
    let mut played: Vec<(String, Facts)> = Vec::new();
    let options = [
        "game=duel&level=random",
        "edition=second&seats=3&level=random",
        "edition=first&seats=5&level=beginner",
        "game=free-city&level=random",
        "edition=second&seats=7&level=random",
    ];
    for number in 0..15 {
        let table = ada.open(options[number % options.len()]).await;
        ada.play_on(&table, |all| below(&mut rng, all as u32) as usize)
            .await;
        let record = ada.get(&format!("/api{table}/record")).await.text;
        played.push((table, facts(&record)));
        // Games end at different times.
        services
            .state
            .pass_time(std::time::Duration::from_secs(90))
            .await;
    }
    let page = ada.get("/games/statistics").await.text;
    let all: Vec<&Facts> = played.iter().map(|(_, facts)| facts).collect();
    assert_eq!(figures(&page), expected(&all));

    let mut by_game: BTreeMap<&str, Vec<&Facts>> = BTreeMap::new();
    for (_, facts) in &played {
        by_game.entry(facts.game).or_default().push(facts);
    }
    assert_eq!(by_game.len(), 4);
    for (game, games) in &by_game {
        let (_, section) = page.split_once(&format!("id=\"{game}\"")).unwrap();
        let section = section.split("</section>").next().unwrap();
        assert_eq!(figures(section), expected(games), "{game}");
        check_section(section, game, games);
    }
    // The second edition has games of three and of seven.
    let (_, section) = page.split_once("id=\"seven-second\"").unwrap();
    let seats: Vec<String> = rows(section, "By number of players")
        .into_iter()
        .map(|row| row[0].clone())
        .collect();
    assert_eq!(seats, ["3 players", "7 players"]);

    check_list(&mut ada, &played).await;
    let data = ada.get("/me/data").await.json();
    assert_eq!(data["results"].as_array().unwrap().len(), played.len());
}

#[tokio::test]
async fn guided_games_are_listed_and_do_not_count() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let table = ada.open("guided=yes").await;
    ada.play_on(&table, |_| 0).await;
    let list = ada.get("/games").await.text;
    assert!(list.contains(&table));
    let page = ada.get("/games/statistics").await.text;
    assert!(!page.contains("class=\"tallies\""));
}

#[tokio::test]
async fn nobody_sees_the_history_of_somebody_else() {
    let mut circle = Circle::new("seats=3&level=random", 2).await;
    let table = circle.people[0].open("seats=3&level=random").await;
    circle.people[0].play_on(&table, |_| 0).await;
    for path in ["/games", "/games/statistics", "/games/history.csv"] {
        let own = circle.people[0].get(path).await;
        assert_eq!(own.status, StatusCode::OK, "{path}");
        let other = circle.people[1].get(path).await.text;
        assert!(
            !other.contains(&table) && !other.contains("class=\"tallies\""),
            "{path}"
        );
        let nobody = Visitor::new(circle.services.app.clone()).get(path).await;
        assert_eq!(nobody.status, StatusCode::UNAUTHORIZED, "{path}");
    }
    assert!(
        circle.people[0]
            .get("/games/statistics")
            .await
            .text
            .contains("class=\"tallies\"")
    );
}

/// All players play until the game is over.
async fn play_to_the_end(circle: &mut Circle) {
    for number in 0..60 {
        for who in 0..circle.people.len() {
            if !crate::actions(&circle.view(who).await).is_empty() {
                circle.choose(who, &format!("{number}-{who}"), number).await;
            }
        }
    }
    assert!(crate::is_over(&circle.view(0).await));
}

#[tokio::test]
async fn who_is_removed_leaves_no_name_in_the_history_of_others() {
    let mut circle = Circle::new("seats=3&level=random", 2).await;
    play_to_the_end(&mut circle).await;
    let page = circle.people[0].get("/games/statistics").await.text;
    let met = rows(&page, "By opponent");
    assert_eq!(met.len(), 1);
    assert_eq!(met[0][..2], ["P1".to_owned(), "1".to_owned()]);
    assert!(circle.people[1].get("/games").await.text.contains("P0"));
    let gone = circle.people[1].form("/me/delete", "name=P1").await;
    assert_eq!(gone.status, StatusCode::SEE_OTHER);
    for path in ["/games", "/games/statistics", "/games/history.csv"] {
        let page = circle.people[0].get(path).await.text;
        assert!(!page.contains("P1"), "{path}");
    }
    assert!(circle.people[0].get("/games").await.text.contains("Nemo"));
    assert_eq!(
        rows(
            &circle.people[0].get("/games/statistics").await.text,
            "By opponent"
        )
        .len(),
        0
    );
}

/// A finished game of a person as stored, without its log.
async fn finished(services: &Services, person: PersonId, number: i64, game: &str) {
    let id = format!("t{number:03}");
    let mut row = TableRow::empty(&id, person, number);
    row.stage = TableStage::Over;
    // Two games each end in the same second.
    row.finished_at = Some(number / 2);
    services.store.add_table(&row, &[person]).await.unwrap();
    let result = ResultRow {
        person,
        table: id.clone(),
        finished_at: number / 2,
        game: game.to_owned(),
        seats: 3,
        seat: 0,
        boards: "Rhodes A".to_owned(),
        place: Some(2),
        won: false,
        points: Some(40),
        victory: "civilian".to_owned(),
        guided: false,
        hints: 0,
        standing: Vec::new(),
    };
    services.store.add_results(&id, &[result]).await.unwrap();
}

#[tokio::test]
async fn the_list_is_read_page_by_page_and_game_by_game() {
    let services = Services::new().await;
    let (person, cookie) = services.state.admit("Ada").await.unwrap();
    let mut ada = Visitor::new(services.app.clone());
    ada.cookie = Some(cookie);
    for number in 0..70 {
        let game = if number % 3 == 0 {
            "duel"
        } else {
            "seven-first"
        };
        finished(&services, person, number, game).await;
    }
    let tables = |page: &str| -> Vec<String> {
        let links = page.split("href=\"/tables/t").skip(1).step_by(2);
        links.map(|link| link[..3].to_owned()).collect()
    };
    for (query, count) in [("", 70), ("?game=duel", 24), ("?game=chess", 70)] {
        let mut found = Vec::new();
        let mut path = format!("/games{query}");
        loop {
            let page = ada.get(&path).await.text;
            found.extend(tables(&page));
            let Some((_, older)) = page.split_once("href=\"/games?before=") else {
                break;
            };
            path =
                format!("/games?before={}", older.split('"').next().unwrap()).replace("&amp;", "&");
        }
        assert_eq!(found.len(), count, "{query}");
        assert!(
            found.is_sorted_by(|one, other| one > other),
            "{query}: {found:?}"
        );
    }
    let page = ada.get("/games?game=duel").await.text;
    assert!(
        page.contains("aria-current=\"page\"")
            && page.contains("Place 2 of 3") == page.contains("7 Wonders, first edition, 3 cities")
    );
    let part = ada.get("/games?before=10").await.text;
    assert!(tables(&part).iter().all(|table| table.as_str() < "020"));
}

#[tokio::test]
async fn a_game_that_was_given_up_is_lost_and_one_that_was_played_on_is_not_counted() {
    let mut circle = Circle::new("game=duel&begins=me&level=random", 1).await;
    for number in 0..6 {
        circle.choose(0, &format!("d{number}"), number).await;
    }
    assert_eq!(
        circle.act(0, "do=resign").await.status,
        StatusCode::SEE_OTHER
    );
    let fork = format!("{}/replay/play-on", circle.table);
    let opened = circle.people[0].form(&fork, "step=2&seat=0").await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text);
    let deeds = format!("{}/actions", opened.header("location"));
    let resigned = circle.people[0].form(&deeds, "do=resign").await;
    assert_eq!(resigned.status, StatusCode::SEE_OTHER, "{}", resigned.text);
    let page = circle.people[0].get("/games").await.text;
    assert_eq!(page.matches("Lost by resignation").count(), 1, "{page}");
    let csv = circle.people[0].get("/games/history.csv").await.text;
    let lines: Vec<&str> = csv.lines().skip(1).collect();
    assert_eq!(lines.len(), 1, "{csv}");
    assert!(lines[0].contains(",resigned,"), "{csv}");
    let statistics = circle.people[0].get("/games/statistics").await.text;
    assert!(statistics.contains("Resignation"), "{statistics}");
}

/// Both read all games of a person, so an address may request a limited number of them.
#[tokio::test]
async fn one_adds_up_games_a_limited_number_of_times() {
    let services = Services::with(fresh_store().await, seeded());
    let (mut ada, mut eve) = (services.person("Ada").await, services.person("Eve").await);
    let paths = ["/games/statistics", "/games/history.csv"];
    for number in 0..20 {
        assert_eq!(ada.get(paths[number % 2]).await.status, StatusCode::OK);
    }
    for path in paths {
        let refused = eve.get(path).await;
        assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    }
    assert_eq!(ada.get("/games").await.status, StatusCode::OK);
    services.state.pass_time(Duration::from_secs(1)).await;
    assert_eq!(eve.get(paths[0]).await.status, StatusCode::OK);
}
