//! The tables against a second transcription of the printed components, `tests/data/duel.json`.

use antipater_engine::ResourceSet;
use antipater_engine::duel::{
    Age, Back, CARDS, CHAINS, Card, Color, Effect, Kind, Slot, SlotSet, Symbol, TOKENS, Token,
    WONDERS, Wonder,
};
use serde_json::{Value, json};

pub(crate) fn data() -> Value {
    serde_json::from_str(include_str!("../data/duel.json")).expect("the data file is JSON")
}

#[test]
fn cards_agree_with_the_data_file() {
    let rows: Vec<Value> = CARDS
        .iter()
        .map(|row| {
            let age = match row.back {
                Back::I => json!(1),
                Back::II => json!(2),
                Back::III => json!(3),
                Back::Guild => json!("guild"),
            };
            let free_with = row.id.free_with().map(Card::name);
            let resources = row.resources.to_string();
            json!([
                row.name,
                age,
                color(row.color),
                row.coins,
                resources,
                free_with,
                effects(row.effects)
            ])
        })
        .collect();
    agree(&data()["cards"], &rows);
}

#[test]
fn wonders_agree_with_the_data_file() {
    let row = |row: &antipater_engine::duel::WonderRow| {
        json!([row.name, row.resources.to_string(), effects(row.effects)])
    };
    agree(
        &data()["wonders"],
        &WONDERS.iter().map(row).collect::<Vec<_>>(),
    );
}

#[test]
fn tokens_agree_with_the_data_file() {
    let row = |row: &antipater_engine::duel::TokenRow| json!([row.name, effects(row.effects)]);
    agree(
        &data()["tokens"],
        &TOKENS.iter().map(row).collect::<Vec<_>>(),
    );
}

#[test]
fn chains_agree_with_the_data_file() {
    let chains = data()["chains"].as_object().expect("chains").clone();
    assert_eq!(chains.len(), CHAINS.len());
    for row in &CHAINS {
        assert_eq!(
            chains[row.symbol],
            json!([row.from.name(), row.to.name()]),
            "{}",
            row.symbol
        );
    }
}

#[test]
fn layouts_agree_with_the_data_file() {
    for (number, age) in [("1", Age::I), ("2", Age::II), ("3", Age::III)] {
        let slots: Vec<Value> = Slot::ALL
            .iter()
            .map(|slot| {
                let face = if SlotSet::laid_face_up(age).contains(*slot) {
                    "up"
                } else {
                    "down"
                };
                let covered_by: Vec<usize> = slot.covered_by(age).iter().map(Slot::index).collect();
                json!([slot.row(age), slot.x(age), face, covered_by])
            })
            .collect();
        agree(&data()["layouts"][number], &slots);
    }
}

#[test]
fn accessible_slots_are_those_that_no_left_slot_covers() {
    let mut rng = antipater_engine::rng::generator(1, 0);
    for age in Age::ALL {
        for _ in 0..10_000 {
            let bits = antipater_engine::rng::below(&mut rng, 1 << 20);
            let left: SlotSet = Slot::ALL
                .into_iter()
                .filter(|slot| bits >> slot.index() & 1 == 1)
                .collect();
            let open = left
                .iter()
                .filter(|slot| slot.covered_by(age).intersection(left).is_empty());
            assert_eq!(left.accessible(age), open.collect::<SlotSet>());
        }
    }
}

#[test]
fn names_find_their_rows() {
    assert!(
        Card::ALL
            .iter()
            .all(|&card| Card::named(card.name()) == Some(card))
    );
    assert!(
        Wonder::ALL
            .iter()
            .all(|&wonder| Wonder::named(wonder.name()) == Some(wonder))
    );
    assert!(
        Token::ALL
            .iter()
            .all(|&token| Token::named(token.name()) == Some(token))
    );
    assert_eq!(Card::named("Lumberyard"), None);
}

fn agree(data: &Value, rows: &[Value]) {
    let data = data.as_array().expect("a list");
    assert_eq!(data.len(), rows.len());
    for (printed, row) in data.iter().zip(rows) {
        assert_eq!(printed, row);
    }
}

fn color(color: Color) -> String {
    format!("{color:?}").to_lowercase()
}

fn kind(kind: Kind) -> String {
    match kind {
        Kind::Color(of) => color(of),
        Kind::BrownAndGray => "brown+gray".to_owned(),
        Kind::Wonders => "wonder".to_owned(),
        Kind::CoinSets => "coinset3".to_owned(),
    }
}

fn effects(effects: &[Effect]) -> Vec<String> {
    effects.iter().map(|&effect| words(effect)).collect()
}

/// An effect in the words of the data file.
fn words(effect: Effect) -> String {
    match effect {
        Effect::Produce(resource, units) => {
            format!(
                "produce {}",
                resource.letter().to_string().repeat(units.into())
            )
        }
        Effect::ProduceOneOf(ResourceSet::RAW) => "produce choice WSC".to_owned(),
        Effect::ProduceOneOf(ResourceSet::GOODS) => "produce choice GP".to_owned(),
        Effect::ProduceOneOf(other) => panic!("a choice of {other:?}"),
        Effect::FixedPrice(resource) => format!("trade {} 1", resource.letter()),
        Effect::Points(points) => format!("vp {points}"),
        Effect::PointsPerToken(points) => format!("vp {points} per own progress token"),
        Effect::Shields(shields) => format!("shields {shields}"),
        Effect::Science(symbol) => format!("science {}", symbol_word(symbol)),
        Effect::Coins(coins) => format!("coins {coins}"),
        Effect::CoinsPerOwn(coins, of) => format!("coins {coins} per own {}", kind(of)),
        Effect::CoinsPerMost(coins, of) => format!("guild coins {coins} per max {}", kind(of)),
        Effect::PointsPerMost(points, of) => format!("guild vp {points} per max {}", kind(of)),
        Effect::OpponentLoses(coins) => format!("opponent loses {coins} coins"),
        Effect::PlayAgain => "play again".to_owned(),
        Effect::Destroy(of) => format!("discard opponent {}", color(of)),
        Effect::Revive => "build from discard free".to_owned(),
        Effect::ChooseProgress => "choose 1 of 3 unused progress tokens".to_owned(),
        Effect::WondersCostTwoLess => "wonders cost 2 fewer resources".to_owned(),
        Effect::BlueCostsTwoLess => "blue cards cost 2 fewer resources".to_owned(),
        Effect::TakesTradeCoins => "gain opponent trade coins".to_owned(),
        Effect::RedShields(shields) => format!("red cards +{shields} shield"),
        Effect::WondersPlayAgain => "wonders play again".to_owned(),
        Effect::CoinsPerChain(coins) => format!("coins {coins} per chain build"),
    }
}

fn symbol_word(symbol: Symbol) -> String {
    format!("{symbol:?}").to_lowercase()
}
