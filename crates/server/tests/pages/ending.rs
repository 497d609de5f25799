//! The end of an age and of a game, as printed for the script that animates it.

use std::collections::BTreeSet;

use antipater_engine::duel::{Card, Color};
use serde_json::Value;

use crate::common::{Visitor, fresh_app};
use crate::play_through;

/// The acts of the ending on a page, in order; `None` if nothing has ended.
fn acts(page: &str) -> Option<Vec<&str>> {
    let (_, ending) = page.split_once("<div id=\"ending\" hidden").unwrap();
    let (_, template) = ending
        .strip_prefix(" data-after=\"")?
        .split_once("<template>")?;
    let (template, _) = template.split_once("</template>").unwrap();
    let named = template.split(" data-act=\"").skip(1);
    Some(named.map(|rest| rest.split_once('"').unwrap().0).collect())
}

#[tokio::test]
async fn the_end_of_an_age_waits_in_a_template() {
    for order in ["seats=3", "seats=5&edition=first", "game=free-city"] {
        let mut visitor = Visitor::new(fresh_app().await);
        let table = visitor.open(order).await;
        let (mut ages, mut ends) = (0, 0);
        play_through(&mut visitor, &table, 1, 1, async |visitor, address| {
            let page = visitor.get(address).await.text;
            let view = visitor.view(&table).await;
            let last = view["past"].as_array().unwrap().last();
            let ended = last.is_some_and(|entry| entry["conflicts"] != Value::Array(Vec::new()));
            let over = !view["sheet"].is_null();
            let expected: &[&str] = match (ended, over) {
                (false, _) => &[],
                (true, false) => &["conflicts"],
                (true, true) => &["conflicts", "wonders", "race", "verdict"],
            };
            assert_eq!(acts(&page).unwrap_or_default(), expected);
            assert_eq!(
                page.contains("id=\"ending\" hidden data-after=") && page.contains(" data-over "),
                over
            );
            ages += usize::from(ended && !over);
            ends += usize::from(over);
        })
        .await;
        assert!(ages >= 4, "{order}: two ages, on two pages each: {ages}");
        assert_eq!(ends, 2, "{order}: the page of the table and the big screen");
    }
}

/// Whether an action builds a card of a color.
fn builds(action: &Value, color: Color) -> bool {
    let card = action["card"].as_str().and_then(Card::named);
    action["do"] == "build" && card.is_some_and(|card| card.row().color == color)
}

#[tokio::test]
async fn each_kind_of_victory_in_a_duel_has_its_own_end() {
    let mut visitor = Visitor::new(fresh_app().await);
    let mut seen = BTreeSet::new();
    for round in 0..90 {
        let table = visitor.open("game=duel&level=random").await;
        let mut view = visitor.view(&table).await;
        assert_eq!(acts(&visitor.get(&table).await.text), None);
        let mut number = round;
        while !view["ask"].is_null() {
            let actions = view["ask"]["actions"].as_array().unwrap();
            let liked = [Some(Color::Red), Some(Color::Green), None][round % 3];
            let liked = liked.and_then(|color| actions.iter().find(|one| builds(one, color)));
            let action = liked.unwrap_or(&actions[(number * 7) % actions.len()]);
            let decision = view["decision"].clone();
            number += 1;
            let id = format!("d{number}");
            view = visitor
                .play(&table, &id, &decision, &action.clone())
                .await
                .json();
        }
        let victory = view["sheet"]["victory"].as_str().unwrap().to_owned();
        let expected: &[&str] = match victory.as_str() {
            "military" => &["siege", "verdict"],
            "science" => &["circle", "verdict"],
            _ => &["wonders", "race", "verdict"],
        };
        for address in [table.clone(), format!("{table}/tv")] {
            let page = visitor.get(&address).await.text;
            assert_eq!(acts(&page).as_deref(), Some(expected), "{victory}");
            // The pawn is in a capital at the end, or six symbols close the circle.
            if victory == "military" {
                assert!(page.contains(" data-to=\"0\"") || page.contains(" data-to=\"18\""));
            } else if victory == "science" {
                assert_eq!(page.matches("class=\"orb\"").count(), 6);
            }
        }
        seen.insert(victory);
        if seen.len() == 3 {
            return;
        }
    }
    panic!("only {seen:?}");
}
