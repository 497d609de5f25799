//! The reference has everything in the engine's tables, and finds it; the score pad computes the engine's points.

use std::collections::BTreeSet;

use crate::common::{Answer, Visitor, fresh_app};
use antipater_engine::duel::{self, CHAINS, Duel};
use antipater_engine::rng::{Generator, below, generator};
use antipater_engine::seven::{self, Board, Edition, Seven, Side, Wonder};
use antipater_engine::{JointAction, Outcome, Seat, State};
use antipater_show::texts::{Book, Language, Texts};
use axum::http::StatusCode;
use serde_json::{Value, json};

const BOOKS: [(&str, Option<Edition>); 3] = [
    ("seven-first", Some(Edition::First)),
    ("seven-second", Some(Edition::Second)),
    ("duel", None),
];

async fn page(path: &str) -> String {
    let answer = Visitor::new(fresh_app().await).get(path).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}");
    answer.text
}

fn kebab(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}

/// All ids of a page.
fn ids(page: &str) -> Vec<String> {
    let pieces = page.split(" id=\"").skip(1);
    pieces
        .map(|piece| piece.split('"').next().unwrap().to_owned())
        .collect()
}

/// The entry with this name, up to the next one.
fn entry<'a>(page: &'a str, anchor: &str) -> &'a str {
    let start = page.find(&format!("<li id=\"{anchor}\""));
    let rest = &page[start.unwrap_or_else(|| panic!("{anchor} is missing"))..];
    let end = rest[1..].find("<li id=\"").unwrap_or(rest.len() - 1);
    &rest[..=end]
}

/// The visible entries.
fn shown(page: &str) -> BTreeSet<String> {
    let entries = page.split("<li id=\"").skip(1);
    let seen = entries.filter(|entry| !entry.split('>').next().unwrap().ends_with("hidden"));
    seen.map(|entry| entry.split('"').next().unwrap().to_owned())
        .collect()
}

/// All ids on a page are unique, including those of the sprite.
fn assert_unique(what: &str, page: &str) {
    let ids = ids(page);
    let different: BTreeSet<_> = ids.iter().collect();
    let twice: Vec<_> = ids
        .iter()
        .filter(|id| ids.iter().filter(|other| other == id).count() > 1)
        .collect();
    assert_eq!(ids.len(), different.len(), "{what}: {twice:?}");
    for target in page.split("href=\"#").skip(1) {
        let target = target.split('"').next().unwrap();
        assert!(
            ids.iter().any(|id| id == target),
            "{what}: nothing is called {target}"
        );
    }
}

#[tokio::test]
async fn every_card_board_and_token_of_7_wonders_has_its_entry() {
    let t = Texts::of(Language::English);
    for edition in Edition::ALL {
        let page = page(&format!("/reference/seven-{}", edition.name())).await;
        let mut anchors = BTreeSet::new();
        for card in seven::Card::ALL {
            let anchor = format!("card-{}", kebab(card.name()));
            if !card.is_in(edition) {
                assert!(!page.contains(&format!("id=\"{anchor}\"")), "{card}");
                continue;
            }
            let facts = card.facts(edition);
            let text = entry(&page, &anchor);
            assert!(text.contains(card.name()), "{card}");
            if facts.coins > 0 {
                let coins = t.text(
                    "stat-coins",
                    Some(&[("count", facts.coins)].into_iter().collect()),
                );
                assert!(text.contains(&coins), "{card}: {coins}");
            }
            for unit in facts.resources.kinds().iter() {
                let word = t.text(
                    &format!("resource-{}", format!("{unit:?}").to_lowercase()),
                    None,
                );
                assert!(text.contains(&word), "{card} costs {word}");
            }
            for other in facts.opened_by.iter().chain(card.opens(edition)) {
                let link = format!("href=\"#card-{}\"", kebab(other.name()));
                assert!(text.contains(&link), "{card} and {other}");
            }
            for (age, numbers) in facts.copies.iter().enumerate() {
                if numbers.is_empty() {
                    continue;
                }
                let row: String = (3..=7)
                    .map(
                        |seats| match numbers.iter().filter(|number| **number <= seats).count() {
                            0 => "<td class=\"no\">–</td>".to_owned(),
                            count => format!("<td><b>{count}</b></td>"),
                        },
                    )
                    .collect();
                assert!(text.contains(&row), "{card} in age {}", age + 1);
            }
            assert!(text.contains("class=\"ref-does\""), "{card}");
            anchors.insert(anchor);
        }
        for wonder in Wonder::ALL {
            for side in Side::ALL {
                let facts = Board { wonder, side }.facts(edition);
                let city = wonder.city(edition);
                let anchor = format!("board-{}-{}", kebab(city), kebab(side.name(edition)));
                let text = entry(&page, &anchor);
                assert!(text.contains(city) && text.contains(wonder.monument()));
                let stages = text.matches("class=\"ref-number\"").count();
                assert_eq!(stages, facts.stages.len(), "{anchor}");
                anchors.insert(anchor);
            }
        }
        anchors.extend(
            [
                "token-victory-1",
                "token-victory-3",
                "token-victory-5",
                "token-defeat",
            ]
            .map(str::to_owned),
        );
        assert_eq!(shown(&page), anchors);
        assert_unique(edition.name(), &page);
    }
}

#[tokio::test]
async fn every_card_wonder_and_token_of_the_duel_has_its_entry() {
    let page = page("/reference/duel").await;
    let mut anchors = BTreeSet::new();
    for card in duel::Card::ALL {
        let anchor = format!("card-{}", kebab(card.name()));
        let text = entry(&page, &anchor);
        assert!(text.contains(card.name()));
        if let Some(from) = card.free_with() {
            assert!(
                text.contains(&format!("href=\"#card-{}\"", kebab(from.name()))),
                "{card:?}"
            );
        }
        let effects = card.row().effects.len();
        assert!(
            effects > 0 && text.contains("class=\"ref-does\""),
            "{card:?}"
        );
        anchors.insert(anchor);
    }
    for wonder in duel::Wonder::ALL {
        let anchor = format!("wonder-{}", kebab(wonder.name()));
        let text = entry(&page, &anchor);
        assert!(text.contains(wonder.name()) && text.contains("class=\"ref-cost\""));
        anchors.insert(anchor);
    }
    for token in duel::Token::ALL {
        let anchor = format!("token-{}", kebab(token.name()));
        assert!(entry(&page, &anchor).contains(token.name()));
        anchors.insert(anchor);
    }
    anchors.extend(["token-military-2", "token-military-5"].map(str::to_owned));
    assert_eq!(shown(&page), anchors);
    assert_unique("duel", &page);
}

#[tokio::test]
async fn estonian_names_stand_beside_the_printed_ones() {
    let app = fresh_app().await;
    let request =
        axum::http::Request::get("/reference/duel?q=seadus").header("accept-language", "et");
    let answer = Visitor::new(app)
        .send(request.body(axum::body::Body::empty()).unwrap())
        .await;
    assert_eq!(
        shown(&answer.text),
        BTreeSet::from(["token-law".to_owned()])
    );
    let law = entry(&answer.text, "token-law");
    assert!(law.contains("Law") && law.contains("Seadus"), "{law}");
    assert!(!page("/reference/duel").await.contains("Seadus"));
}

#[tokio::test]
async fn the_form_finds_what_is_asked_for() {
    let found = async |query: &str| shown(&page(&format!("/reference/{query}")).await);
    let of = |names: &[&str]| {
        names
            .iter()
            .map(|name| (*name).to_owned())
            .collect::<BTreeSet<_>>()
    };
    assert_eq!(
        found("seven-second?q=pantheon&type=blue&age=1").await,
        of(&["card-altar"])
    );
    assert_eq!(
        found("seven-second?q=COLOSSUS").await,
        of(&["board-rhodos-day", "board-rhodos-night"])
    );
    assert_eq!(found("seven-first?kind=boards").await.len(), 14);
    assert_eq!(found("seven-first?kind=tokens").await.len(), 4);
    assert_eq!(
        found("duel?kind=wonders&q=turn").await.len(),
        duel::WonderSet::PLAY_AGAIN.len()
    );
    assert_eq!(
        found("duel?q=science&type=green").await.len(),
        duel::CardSet::colored(duel::Color::Green).len()
    );
    assert_eq!(found("duel?type=purple").await.len(), 7);
    assert_eq!(found("duel?age=1").await.len(), 23);
    assert_eq!(found("duel?q=zzz").await, of(&[]));
    // A card of two ages is found in both of them.
    for age in 1..=2 {
        assert!(
            found(&format!("seven-first?age={age}&type=gray"))
                .await
                .contains("card-loom")
        );
    }
    let guilds = found("seven-second?age=3&type=purple").await;
    let all = seven::Card::ALL.into_iter();
    let all = all.filter(|card| card.facts(Edition::Second).guild && card.is_in(Edition::Second));
    assert_eq!(guilds.len(), all.count());
    // A value that no entry has is ignored.
    let everything = found("seven-first").await;
    for query in ["type=pink", "age=9", "kind=horses", "q=+", "other=1"] {
        assert_eq!(
            found(&format!("seven-first?{query}")).await,
            everything,
            "{query}"
        );
    }
    let typed = page("/reference/duel?q=%22%3E%3Cscript%3E&age=2").await;
    assert!(!typed.contains("\"><script>") && typed.contains("&quot;&gt;&lt;script&gt;"));
    for path in [
        "/reference/chess",
        "/reference/duel/horses",
        "/reference/chess/rules",
    ] {
        let answer = Visitor::new(fresh_app().await).get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn every_chain_is_in_the_picture_and_in_the_list() {
    for (word, edition) in BOOKS {
        let page = page(&format!("/reference/{word}/chains")).await;
        let chains: Vec<(&str, &str)> = match edition {
            None => CHAINS
                .iter()
                .map(|chain| (chain.from.name(), chain.to.name()))
                .collect(),
            Some(edition) => {
                let cards = seven::Card::ALL
                    .into_iter()
                    .filter(|card| card.is_in(edition));
                let of = |to: seven::Card| {
                    let from = to.facts(edition).opened_by.iter();
                    from.map(move |from| (from.name(), to.name()))
                };
                cards.flat_map(of).collect()
            }
        };
        assert!(chains.len() >= 17, "{word}");
        let lines = page.matches("class=\"chain-line").count();
        assert_eq!(lines, chains.len(), "{word}");
        for (from, to) in chains {
            let [start, end] = [from, to].map(|name| format!("card-{}", kebab(name)));
            assert!(
                page.contains(&format!("data-from=\"{start}\" data-to=\"{end}\"")),
                "{from} {to}"
            );
            for card in [&start, &end] {
                assert_eq!(
                    page.matches(&format!("data-card=\"{card}\"")).count(),
                    1,
                    "{card}"
                );
            }
            let list = &page[page.find("chain-list").unwrap()..];
            let item = list.split("<li class=\"k-").find(|item| {
                item.split("</p>")
                    .next()
                    .unwrap()
                    .contains(&format!("#{start}\""))
            });
            assert!(
                item.unwrap()
                    .contains(&format!("/reference/{word}#{end}\"")),
                "{from} {to}"
            );
        }
        // The picture is for sighted readers, the list for all.
        assert!(
            page.contains("aria-hidden=\"true\"><text class=\"chain-age\""),
            "{word}"
        );
    }
}

#[tokio::test]
async fn every_message_of_the_rules_stands_on_a_page() {
    let source = include_str!("../../../show/locales/en/rules.ftl");
    let mut pages = page("/reference/editions").await;
    for (word, _) in BOOKS {
        let rules = page(&format!("/reference/{word}/rules")).await;
        assert_unique(word, &rules);
        pages += &rules;
    }
    let t = Texts::of(Language::English);
    let ids = source.lines().filter_map(|line| line.split_once(" = "));
    let ids: Vec<&str> = ids
        .map(|(id, _)| id)
        .filter(|id| id.starts_with("rules-"))
        .collect();
    assert!(ids.len() > 80);
    // In English the names are the printed ones, in either game.
    let names = [Book::Seven, Book::Duel].map(|book| t.all_names(book));
    let names = names.into_iter().flatten().collect();
    for id in ids {
        let text = t.text(id, Some(&names)).replace('&', "&amp;");
        assert!(pages.contains(&text), "{id}");
    }
}

#[tokio::test]
async fn the_differences_are_those_of_the_tables() {
    let page = page("/reference/editions").await;
    for card in seven::Card::ALL {
        let [first, second] = Edition::ALL.map(|edition| card.facts(edition));
        let only_one = card.is_in(Edition::First) != card.is_in(Edition::Second);
        let opens = Edition::ALL.map(|edition| {
            card.opens(edition)
                .filter(|next| next.is_in(edition))
                .collect::<Vec<_>>()
        });
        let differs = only_one
            || first.copies != second.copies
            || (first.coins, first.resources) != (second.coins, second.resources)
            || first.effects != second.effects
            || first.opened_by != second.opened_by
            || opens[0] != opens[1];
        let linked = page.contains(&format!("#card-{}\"", kebab(card.name())));
        assert_eq!(linked, differs, "{card}");
    }
    for wonder in Wonder::ALL {
        for side in Side::ALL {
            let [first, second] = Edition::ALL.map(|edition| Board { wonder, side }.facts(edition));
            let same = first.start == second.start
                && first.stages.len() == second.stages.len()
                && first.stages.iter().zip(second.stages).all(|(one, other)| {
                    one.resources == other.resources && one.effects == other.effects
                });
            let city = kebab(wonder.city(Edition::Second));
            let anchor = format!("#board-{city}-{}\"", side.name(Edition::Second));
            assert_eq!(page.contains(&anchor), !same, "{wonder:?} {side:?}");
        }
    }
}

#[tokio::test]
async fn tables_and_pages_lead_to_the_reference() {
    let mut ann = Visitor::new(fresh_app().await);
    for (options, book) in [
        ("edition=first&seats=3", "seven-first"),
        ("edition=second&seats=3", "seven-second"),
        ("game=free-city", "seven-first"),
        ("game=duel", "duel"),
    ] {
        let table = ann.open(&format!("{options}&name=Ann")).await;
        let page = ann.get(&table).await.text;
        assert!(
            page.contains(&format!("href=\"/reference/{book}\" target=\"_blank\"")),
            "{options}"
        );
    }
    for path in ["/", "/me", "/games", "/api", "/nowhere"] {
        let page = ann.get(path).await.text;
        assert!(
            page.contains("href=\"/reference\"") && page.contains("href=\"/score\""),
            "{path}"
        );
    }
}

/// Plays a random game to its end.
fn finished<S: State>(mut game: S, rng: &mut Generator) -> (S, Outcome<S::Score>) {
    loop {
        if let Some(outcome) = game.outcome() {
            return (game, outcome);
        }
        let mut joint = JointAction::new();
        for seat in game.to_act().iter() {
            let actions = game.legal_actions_given(seat, &joint);
            joint.set(seat, actions[below(rng, actions.len() as u32) as usize]);
        }
        game.apply_unchecked(&joint);
    }
}

async fn ask(sheet: &Value) -> Answer {
    Visitor::new(fresh_app().await)
        .json("/api/score", sheet.to_string())
        .await
}

#[tokio::test]
async fn finished_games_of_7_wonders_are_scored_as_the_engine_does() {
    let mut rng = generator(7, 0);
    for round in 0..24_u64 {
        let edition = Edition::ALL[round as usize % 2];
        let free_city = round % 8 == 6;
        let seats = 3 + round as usize % 5;
        let options = [seven::BoardOptions::default(); 7];
        let setup = if free_city {
            seven::Setup::deal_free_city(&[seven::BoardOptions::default(); 3], &mut rng)
        } else {
            seven::Setup::deal(edition, &options[..seats], &mut rng)
        };
        let setup = setup.unwrap();
        let (game, outcome) = finished(Seven::new(setup).unwrap(), &mut rng);
        let table = game.table();
        let cities: Vec<Value> = Seat::all(table.seats())
            .map(|seat| {
                let city = table.city(seat);
                let tokens = city.tokens();
                let mut worths = vec![-1; usize::from(tokens.defeats)];
                for (count, worth) in tokens.victories.into_iter().zip([1, 3, 5]) {
                    worths.extend(vec![worth; usize::from(count)]);
                }
                json!({
                    "city": city.board().wonder.city(table.edition()), "side": city.board().side.name(table.edition()),
                    "stages": city.stages(), "coins": city.coins(), "tokens": worths,
                    "cards": city.built().iter().map(seven::Card::name).collect::<Vec<_>>(),
                })
            })
            .collect();
        let word = if free_city { "free-city" } else { "seven" };
        let edition = table.edition().name();
        let answer = ask(&json!({"game": word, "edition": edition, "cities": cities})).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        let scored = answer.json();
        for seat in Seat::all(table.seats()) {
            let (found, score) = (&scored["cities"][seat.number()], outcome.scores[seat]);
            for (category, points) in seven::Score::CATEGORIES.iter().zip(score.points()) {
                assert_eq!(
                    found["points"][category], points,
                    "{round} {seat:?} {category}"
                );
            }
            assert_eq!(found["total"], score.total());
            assert_eq!(found["wins"], outcome.winners.contains(seat));
            assert_eq!(found["place"].is_null(), !table.players().contains(seat));
        }
    }
}

#[tokio::test]
async fn finished_duels_are_scored_as_the_engine_does() {
    let mut rng = generator(8, 0);
    let mut victories = BTreeSet::new();
    let app = fresh_app().await;
    for round in 0..4000_u64 {
        let setup = duel::Setup::deal(&mut rng);
        let (game, outcome) = finished(Duel::new(setup).unwrap(), &mut rng);
        // Most random games end by points, so later ones matter only if they end otherwise.
        if round > 20 && !victories.insert(outcome.victory.name()) {
            continue;
        }
        let cities: Vec<Value> = game
            .table()
            .cities
            .0
            .iter()
            .map(|city| {
                json!({
                    "coins": city.coins,
                    "cards": city.cards.iter().map(duel::Card::name).collect::<Vec<_>>(),
                    "wonders": city.built.iter().map(duel::Wonder::name).collect::<Vec<_>>(),
                    "tokens": city.tokens.iter().map(duel::Token::name).collect::<Vec<_>>(),
                })
            })
            .collect();
        let pawn = game.table().track.pawn;
        let sheet = json!({"game": "duel", "cities": cities, "pawn": pawn});
        let answer = Visitor::new(app.clone())
            .json("/api/score", sheet.to_string())
            .await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        let scored = answer.json();
        assert_eq!(scored["victory"], outcome.victory.name());
        for seat in Seat::all(2) {
            let (found, score) = (&scored["cities"][seat.number()], outcome.scores[seat]);
            for (category, points) in duel::Score::CATEGORIES.iter().zip(score.points()) {
                assert_eq!(
                    found["points"][category], points,
                    "{round} {seat:?} {category}"
                );
            }
            assert_eq!(found["total"], score.total());
            assert_eq!(found["wins"], outcome.winners.contains(seat));
        }
    }
    assert_eq!(victories.len(), 3, "{victories:?}");
}

#[tokio::test]
async fn numbers_counted_by_hand_are_added_and_ranked() {
    let city = |military: i32, science: i32, coins: u16| json!({"points": {"military": military, "science": science}, "coins": coins});
    let sheet =
        json!({"edition": "second", "cities": [city(-3, 21, 2), city(8, 10, 0), city(0, 17, 3)]});
    let scored = ask(&sheet).await.json();
    let of = |scored: &Value, key: &str| {
        scored["cities"]
            .as_array()
            .unwrap()
            .iter()
            .map(|city| city[key].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(of(&scored, "total"), [18, 18, 18]);
    assert_eq!(of(&scored, "place"), [2, 3, 1]);
    assert_eq!(of(&scored, "wins"), [false, false, true]);
    assert_eq!(scored["decided"], "tie-break");
    let sheet =
        json!({"edition": "second", "cities": [city(1, 0, 0), city(1, 0, 0), city(0, 0, 0)]});
    let scored = ask(&sheet).await.json();
    assert_eq!(
        (of(&scored, "place"), scored["decided"].clone()),
        (vec![json!(1), json!(1), json!(3)], json!("shared"))
    );
    // A point of the treasury stands for three to five coins.
    let cash = |coins: [Option<u16>; 3]| {
        let mut cities = [
            json!({"points": {"treasury": 3}}),
            json!({"points": {"treasury": 1, "civilian": 2}}),
            json!({"points": {"civilian": 3}}),
        ];
        for (city, coins) in cities.iter_mut().zip(coins) {
            if let Some(coins) = coins {
                city["coins"] = coins.into();
            }
        }
        json!({"edition": "first", "cities": cities})
    };
    for coins in [[None, Some(5), None], [None; 3], [Some(11), None, Some(2)]] {
        let scored = ask(&cash(coins)).await.json();
        assert_eq!(of(&scored, "place"), [1, 2, 3]);
        assert_eq!(of(&scored, "wins"), [true, false, false]);
        assert_eq!(scored["decided"], "tie-break");
    }
    for coins in [None, Some(4)] {
        let mut sheet = cash([None; 3]);
        sheet["cities"][0] = sheet["cities"][1].clone();
        if let Some(coins) = coins {
            sheet["cities"][0]["coins"] = coins.into();
        }
        let scored = ask(&sheet).await.json();
        assert_eq!(of(&scored, "place"), [1, 1, 3]);
        assert_eq!(of(&scored, "wins"), [false, false, false]);
        assert_eq!(scored["decided"], "undecided");
    }
    let refused = ask(&cash([Some(12), None, None])).await.json();
    assert_eq!(
        refused["error"]["detail"],
        "cities[0].coins: 12 coins are not 3 points of treasury"
    );
    // Manual symbols, and a neighbor's cards that a guild counts.
    let sheet = json!({"edition": "first", "cities": [
        {"symbols": {"compass": 1, "gear": 1, "any": 1}},
        {"cards": ["Philosophers Guild"]},
        {"cards": ["Library", "School"]},
    ]});
    let scored = ask(&sheet).await.json();
    assert_eq!(of(&scored, "total"), [10, 2, 4]);
}

/// Ruling 9: two guilds that Olympia can copy are worth 8 points each, one of them for science. If one of the two
/// categories is entered by hand, the other one is computed to fit.
#[tokio::test]
async fn of_equal_copies_the_pad_takes_the_one_that_was_counted() {
    let blue = [
        "Magistrates Guild",
        "Altar",
        "Baths",
        "Theater",
        "Statue",
        "Temple",
        "Aqueduct",
        "Senate",
        "Pantheon",
    ];
    let total = async |points: Value| {
        let olympia = json!({
            "city": "Olympia", "side": "B", "stages": 3,
            "cards": ["Apothecary", "Workshop"], "points": points,
        });
        let cities = json!([olympia, {"cards": ["Scientists Guild"]}, {"cards": blue}]);
        let answer = ask(&json!({"edition": "first", "cities": cities})).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        let city = &answer.json()["cities"][0];
        let of = |category: &str| city["points"][category].as_i64().unwrap();
        (of("science"), of("guilds"), city["total"].as_i64().unwrap())
    };
    assert_eq!(total(json!({})).await, (2, 8, 15));
    for lines in [
        json!({"science": 2}),
        json!({"guilds": 8}),
        json!({"science": 2, "guilds": 8}),
    ] {
        assert_eq!(total(lines).await, (2, 8, 15));
    }
    for lines in [
        json!({"science": 10}),
        json!({"guilds": 0}),
        json!({"science": 10, "guilds": 0}),
    ] {
        assert_eq!(total(lines).await, (10, 0, 15));
    }
}

#[tokio::test]
async fn the_rows_of_the_pad_have_the_order_of_the_edition() {
    let mut visitor = Visitor::new(fresh_app().await);
    let first = "military treasury wonder civilian science commerce guilds";
    let second = "wonder treasury military civilian commerce science guilds";
    for (game, order) in [
        ("seven-first", first),
        ("free-city", first),
        ("seven-second", second),
    ] {
        let page = visitor.get(&format!("/score?game={game}")).await.text;
        let rows = page.split("tr class=\"of-").skip(1);
        let rows: Vec<&str> = rows.filter_map(|row| row.split('"').next()).collect();
        assert_eq!(rows.join(" "), order, "{game}");
        let fields = page.split("name=\"c0-").skip(1);
        let fields: Vec<&str> = fields.filter_map(|field| field.split('"').next()).collect();
        assert_eq!(fields.join(" "), format!("{order} coins"), "{game}");
    }
}

/// The final sheet has the order of its edition on the pad, in the bars and in the lists, each with its own points.
#[tokio::test]
async fn the_final_sheet_has_the_order_of_the_edition() {
    let first = [
        "military", "treasury", "wonder", "civilian", "science", "commerce", "guilds",
    ];
    let second = [
        "wonder", "treasury", "military", "civilian", "commerce", "science", "guilds",
    ];
    for (edition, order) in [("first", first), ("second", second)] {
        let mut visitor = Visitor::new(fresh_app().await);
        let table = visitor
            .open(&format!("edition={edition}&seats=3&level=random"))
            .await;
        visitor.play_on(&table, |count| count / 3).await;
        let sheet = visitor.view(&table).await["sheet"].clone();
        let page = visitor.get(&table).await.text;
        let pad = page.split_once("<table class=\"pad").unwrap().1;
        let rows: Vec<&str> = pad.split("<tr class=\"of-").skip(1).collect();
        assert_eq!(rows.len(), order.len());
        for (row, category) in rows.iter().zip(order) {
            assert!(row.starts_with(category), "{edition}: {category}");
            let cells = row.split("</tr>").next().unwrap().split("<td").skip(1);
            for (cell, line) in cells.zip(sheet["ranking"].as_array().unwrap()) {
                let place = first.iter().position(|one| *one == category).unwrap();
                let points = line["points"][place].to_string().replace('-', "−");
                assert!(
                    cell.contains(&format!("<b>{points}</b>")),
                    "{category}: {cell}"
                );
            }
        }
        let replay = visitor.get(&format!("{table}/replay")).await.text;
        let chart = replay.split_once("id=\"course\"").unwrap().1;
        let legend = chart.split("class=\"band ").skip(1).take(7);
        let legend: Vec<&str> = legend.filter_map(|one| one.split('"').next()).collect();
        assert_eq!(legend, order, "{edition}");
    }
}

#[tokio::test]
async fn what_cannot_lie_on_a_table_is_refused_with_a_reason() {
    let seven = |cities: Value| json!({"edition": "first", "cities": cities});
    let duel = |one: Value, other: Value, pawn: i32| json!({"game": "duel", "cities": [one, other], "pawn": pawn});
    let green = json!(["Workshop", "Laboratory"]);
    for (sheet, why) in [
        (json!({"game": "chess", "cities": []}), "game: unknown game"),
        (json!({"cities": []}), "edition: missing"),
        (json!({"edition": "first"}), "missing field `cities`"),
        (
            json!({"game": "duel", "edition": "first", "cities": []}),
            "edition: not used in the game duel",
        ),
        (seven(json!([])), "3 to 7 cities, not 0"),
        (seven(json!([{}, {}, {"coins": -1}])), "cities[2].coins"),
        (
            seven(json!([{}, {}, {"coins": 10000}])),
            "cities[2].coins: a city has 0 to 9999 coins, not 10000",
        ),
        (
            seven(json!([{}, {}, {"cards": ["Alter"]}])),
            "cities[2].cards[0]: there is no card",
        ),
        (
            seven(json!([{}, {}, {"cards": ["Castrum"]}])),
            "Castrum is not in the first edition",
        ),
        (
            seven(json!([{}, {}, {"cards": ["Altar", "Altar"]}])),
            "only one building of a name",
        ),
        (
            seven(json!([{"cards": ["Altar"]}, {"cards": ["Altar"]}, {}])),
            "2 cities have Altar",
        ),
        (
            seven(json!([{"city": "Gizah", "side": "A"}, {}, {}])),
            "no city",
        ),
        (
            seven(json!([{"city": "Giza", "side": "day"}, {}, {}])),
            "expected A or B",
        ),
        (
            seven(json!([{"city": "Giza", "side": "A", "stages": 4}, {}, {}])),
            "3 stages, not 4",
        ),
        (seven(json!([{"stages": 1}, {}, {}])), "0 stages, not 1"),
        (
            seven(json!([{"city": "Giza", "side": "A"}, {"city": "Giza", "side": "B"}, {}])),
            "also cities[0]",
        ),
        (
            seven(json!([{"tokens": [2]}, {}, {}])),
            "a conflict token is",
        ),
        (
            seven(json!([{"tokens": [5, 5, 5]}, {}, {}])),
            "3 tokens of 5",
        ),
        (
            seven(json!([{"tokens": ["Law"]}, {}, {}])),
            "a conflict token is",
        ),
        (
            seven(json!([{"points": {"beauty": 1}}, {}, {}])),
            "unknown category",
        ),
        (
            seven(json!([{"points": {"science": 1000}}, {}, {}])),
            "−999 to 999 points, not 1000",
        ),
        (
            seven(json!([{"points": {"science": i64::MIN}}, {}, {}])),
            "−999 to 999 points, not −922337203685477",
        ),
        (seven(json!([{"symbols": {"any": 200}}, {}, {}])), "6 wild"),
        (
            seven(json!([{"wonders": ["The Sphinx"]}, {}, {}])),
            "wonders",
        ),
        (seven(json!([{"hats": 1}, {}, {}])), "unknown field `hats`"),
        (duel(json!({}), json!({}), 10), "pawn"),
        (
            duel(json!({"cards": ["Altar"]}), json!({"cards": ["Altar"]}), 0),
            "cities[1].cards[0]: Altar is also cities[0].cards[0]; there is only one",
        ),
        (duel(json!({"tokens": ["Law"]}), json!({}), 0), "can have 0"),
        (
            duel(
                json!({"cards": green, "tokens": ["Law", "Economy"]}),
                json!({}),
                0,
            ),
            "can have 1",
        ),
        (
            duel(json!({"points": {"military": -2}}), json!({}), 0),
            "0 to 999 points, not −2",
        ),
        (
            duel(json!({"city": "Giza"}), json!({}), 0),
            "city: not used in the game duel",
        ),
    ] {
        let answer = ask(&sheet).await;
        assert_eq!(
            answer.status,
            StatusCode::BAD_REQUEST,
            "{sheet}: {}",
            answer.text
        );
        let problem = answer.json();
        let detail = problem["error"]["detail"].as_str().unwrap();
        assert!(detail.contains(why), "{sheet}: {detail}");
    }
}

#[tokio::test]
async fn the_form_adds_up_without_a_script() {
    let mut ann = Visitor::new(fresh_app().await);
    let fields =
        "game=seven-first&seats=3&n0=Ann&c0-military=-2&c0-science=20&c1-guilds=17&c2-coins=9";
    let answer = ann.form("/score", fields).await;
    assert_eq!(answer.status, StatusCode::OK);
    for (city, total) in [(0, 18), (1, 17), (2, 3)] {
        let output = format!("<output data-total=\"{city}\">{total}</output>");
        assert!(answer.text.contains(&output), "{output}");
    }
    assert!(answer.text.contains("value=\"Ann\"") && answer.text.contains("value=\"-2\""));
    assert!(answer.text.contains("<td data-place=\"0\" class=\"wins\">"));
    let answer = ann.form("/score", "game=duel&c0-civilian=ten").await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    assert!(answer.text.contains("c0-civilian") && answer.text.contains("value=\"ten\""));
    for (game, seats, columns) in [
        ("seven-second", "7", 7),
        ("seven-second", "99", 7),
        ("free-city", "7", 3),
        ("duel", "x", 2),
        ("chess", "5", 5),
    ] {
        let page = ann.get(&format!("/score?game={game}&seats={seats}")).await;
        assert_eq!(
            page.text.matches("data-total=").count(),
            columns,
            "{game} {seats}"
        );
        assert_unique(game, &page.text);
    }
}
