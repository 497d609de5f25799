//! The written game: it round-trips, and everything wrong in it is found where it stands.

use antipater_engine::duel::{Action, Duel, Record, Setup, Token, opponent};
use antipater_engine::{JointAction, Recorded, Seat, SeatSet, State, rng};
use expect_test::expect;
use serde_json::{Value, json};

/// A whole game of random moves, drafted or not.
pub(crate) fn random_record(seed: u64, draft: bool) -> Record {
    let mut rng = rng::generator(seed, 1);
    let setup = if draft {
        Setup::deal(&mut rng)
    } else {
        Setup::deal_first_game(&mut rng)
    };
    let names = vec!["Alan".to_owned(), "Bruno".to_owned()];
    let mut record = Record::new(names, setup).expect("a deal is valid");
    while let Some(seat) = record.position().table().phase.seat() {
        let actions = record.position().legal_actions(seat);
        let action = actions[rng::below(&mut rng, actions.len() as u32) as usize];
        record
            .play(&JointAction::only(seat, action))
            .expect("legal");
    }
    record
}

#[test]
fn records_round_trip() {
    for seed in 0..100 {
        let record = random_record(seed, seed % 3 != 0);
        let text = record.write();
        let again = Record::read(&text).expect("a record");
        assert_eq!(again, record);
        assert_eq!(again.write(), text);
        let setup = Setup::read(&record.setup().expect("a deal").write()).expect("a setup");
        assert_eq!(&setup, record.setup().expect("a deal"));
    }
}

#[test]
fn resigned_records_round_trip() {
    let (first, second) = (Seat::FIRST, Seat::new(1).expect("a seat"));
    let whole = random_record(1, true);
    for (seat, winner) in [(first, second), (second, first)] {
        let mut record = whole.unplayed();
        record.play_unchecked(&whole.steps()[0]);
        assert_eq!(
            (record.resigned(), record.winners()),
            (SeatSet::EMPTY, None)
        );
        record.resign(SeatSet::only(seat)).expect("a running game");
        assert_eq!(record.winners(), Some(SeatSet::only(winner)));
        let text = record.write();
        assert_eq!(Record::read(&text).as_ref(), Ok(&record));
        let end =
            format!(r#""ended":{{"by":"resignation","seats":[{seat}],"winners":[{winner}]}}}}"#);
        assert!(text.ends_with(&end), "{text}");
        // A game that is played on has not ended.
        record.play_unchecked(&whole.steps()[1]);
        assert_eq!(record.winners(), None);
    }
}

#[test]
fn running_records_round_trip() {
    let whole = random_record(5, true);
    let mut record = record_of_deal(&whole);
    for joint in whole.steps() {
        assert_eq!(Record::read(&record.write()), Ok(record.clone()));
        let text = record.position().write_step(joint);
        assert_eq!(record.position().read_step(&text), Ok(*joint));
        record.play(joint).expect("legal");
    }
    assert_eq!(record, whole);
    assert_eq!(&record.position_after(usize::MAX), whole.position());
    assert_eq!(record.unplayed(), record_of_deal(&whole));
}

fn record_of_deal(record: &Record) -> Record {
    Record::new(record.players().to_vec(), *record.setup().expect("a deal"))
        .expect("a deal is valid")
}

#[test]
fn every_kind_of_move_in_its_words() {
    let mut shown = std::collections::BTreeMap::new();
    for seed in 0..200 {
        let record = random_record(seed, true);
        let mut duel = Duel::new(*record.setup().expect("a deal")).expect("a deal is valid");
        for (seat, action) in record.steps().iter().flat_map(JointAction::iter) {
            let kind = match action {
                Action::Draft(_) => 0,
                Action::Build(_) => 1,
                Action::Discard(_) => 2,
                Action::Wonder(..) => 3,
                Action::Token(_) => 4,
                Action::Library(_) => 5,
                Action::Destroy(_) => 6,
                Action::Revive(_) => 7,
                Action::Begin(_) => 8,
            };
            shown
                .entry(kind)
                .or_insert_with(|| duel.write_action(seat, action));
            duel.apply(&JointAction::only(seat, action)).expect("legal");
        }
    }
    let lines: Vec<String> = shown.into_values().collect();
    expect![[r#"
        {"seat":1,"do":"draft","wonder":"The Hanging Gardens"}
        {"seat":0,"do":"build","card":"Guard Tower","coins":0}
        {"seat":1,"do":"discard","card":"Stone Reserve","coins":2}
        {"seat":1,"do":"wonder","card":"Stone Pit","wonder":"Circus Maximus","coins":8}
        {"seat":1,"do":"token","token":"Agriculture"}
        {"seat":0,"do":"library","token":"Economy"}
        {"seat":1,"do":"destroy","card":"Lumber Yard"}
        {"seat":1,"do":"revive","card":"Merchants Guild"}
        {"seat":1,"do":"begin","who":1}"#]]
    .assert_eq(&lines.join("\n"));
}

/// Changes a finished record and returns what is said about it.
fn fault(change: impl Fn(&mut Value)) -> String {
    let mut value = serde_json::from_str(&random_record(1, true).write()).expect("JSON");
    change(&mut value);
    Record::read(&value.to_string())
        .expect_err("refused")
        .to_string()
}

/// The place of the first move of a kind.
fn place(value: &Value, verb: &str) -> usize {
    let moves = value["moves"].as_array().expect("moves");
    moves
        .iter()
        .position(|entry| entry["do"] == verb)
        .expect("such a move")
}

#[test]
fn faults_are_found_where_they_stand() {
    let mut said = String::new();
    let mut case = |name: &str, change: &dyn Fn(&mut Value)| {
        said += &format!("{name}: {}\n", fault(change));
    };
    case("newer", &|v| {
        v["version"] = json!(2);
        v["unheard of"] = json!(true);
    });
    case("older", &|v| v["version"] = json!(0));
    case("other game", &|v| v["game"] = json!("seven"));
    case("unknown key", &|v| v["edition"] = json!("first"));
    case("no result", &|v| {
        drop(v.as_object_mut().expect("an object").remove("result"));
    });
    case("null result", &|v| v["result"] = Value::Null);
    case("cut short", &|v| {
        drop(v["moves"].as_array_mut().expect("moves").pop());
    });
    case("too long", &|v| {
        let last = v["moves"][0].clone();
        v["moves"].as_array_mut().expect("moves").push(last);
    });
    case("wrong victory", &|v| {
        v["result"]["victory"] = json!("science");
    });
    case("wrong winners", &|v| v["result"]["winners"] = json!([0, 1]));
    case("wrong points", &|v| {
        v["result"]["scores"][1]["total"] = json!(1);
    });
    case("one player", &|v| v["players"] = json!(["Alan"]));
    case("no such first", &|v| v["setup"]["first"] = json!(2));
    case("both wonders", &|v| {
        v["setup"]["wonders"] = v["setup"]["draft"].clone();
    });
    case("unknown wonder", &|v| {
        v["setup"]["draft"][1][2] = json!("Colosseum");
    });
    case("unknown token", &|v| {
        v["setup"]["library"][2] = json!("Luck");
    });
    case("unknown card", &|v| {
        v["setup"]["ages"]["3"][19] = json!("Tower");
    });
    case("a list for a move", &|v| {
        v["moves"][0] = json!([0, "draft", "Piraeus"]);
    });
    case("a list for a deal", &|v| {
        v["setup"]["ages"] = json!([[], [], []]);
    });
    case("a list for a score", &|v| {
        v["result"]["scores"][0] = json!([0]);
    });
    case("one score", &|v| {
        v["result"]["scores"] = json!([v["result"]["scores"][0]]);
    });
    case("one offer", &|v| v["setup"]["draft"] = json!([[]]));
    case("short age", &|v| {
        drop(v["setup"]["ages"]["2"].as_array_mut().expect("cards").pop());
    });
    case("card twice", &|v| {
        v["setup"]["ages"]["1"][1] = v["setup"]["ages"]["1"][0].clone();
    });
    case("unknown move", &|v| v["moves"][9]["do"] = json!("pass"));
    case("wrong seat", &|v| {
        v["moves"][0]["seat"] = json!(1 - v["moves"][0]["seat"].as_i64().expect("a seat"));
    });
    case("no such seat", &|v| v["moves"][0]["seat"] = json!(7));
    case("not on offer", &|v| {
        v["moves"][1]["wonder"] = v["moves"][0]["wonder"].clone();
    });
    case(
        "too early",
        &|v| v["moves"][0] = json!({"seat": v["moves"][0]["seat"], "do": "token", "token": "Law"}),
    );
    case("coins", &|v| {
        let i = place(v, "discard");
        v["moves"][i]["coins"] = json!(9);
    });
    case("no coins", &|v| {
        let i = place(v, "build");
        v["moves"][i]
            .as_object_mut()
            .expect("a move")
            .remove("coins");
    });
    case("no card", &|v| {
        let i = place(v, "build");
        v["moves"][i]
            .as_object_mut()
            .expect("a move")
            .remove("card");
    });
    case("covered card", &|v| {
        v["moves"][8]["card"] = v["setup"]["ages"]["1"][0].clone();
    });
    case("key too many", &|v| v["moves"][0]["card"] = json!("Altar"));
    case("unknown key of a move", &|v| {
        v["moves"][3]["note"] = json!("!");
    });
    case("null", &|v| v["moves"][3]["who"] = Value::Null);
    let ended = |v: &mut Value, ended: Value| {
        v.as_object_mut().expect("an object").remove("result");
        v["moves"].as_array_mut().expect("moves").truncate(9);
        v["ended"] = ended;
    };
    case("resigned after the end", &|v| {
        v["ended"] = json!({"by": "resignation", "seats": [1], "winners": [0]});
    });
    for (by, seats, winners) in [
        ("thunder", json!([1]), json!([0])),
        ("resignation", json!([]), json!([0])),
        ("resignation", json!([2]), json!([0])),
        ("resignation", json!([9]), json!([0])),
        ("resignation", json!([1, 1]), json!([0])),
        ("resignation", json!([1]), json!([0, 1])),
    ] {
        let name = format!("ended by {by} of {seats} for {winners}");
        case(&name, &|v| {
            ended(v, json!({"by": by, "seats": seats, "winners": winners}));
        });
    }
    case("ended as a list", &|v| {
        ended(v, json!(["resignation", [1], [0]]));
    });
    said += &format!("no JSON: {}\n", Record::read("{").expect_err("refused"));
    said += &format!("a list: {}\n", Record::read("[]").expect_err("refused"));
    expect![[r#"
        newer: version: version 2 is newer than 1, which this program reads
        older: version: unknown version
        other game: game: this is not a record of Duel
        unknown key: unknown field `edition`, expected one of `version`, `game`, `players`, `setup`, `position`, `moves`, `result`, `ended`
        no result: result: the game is over and has no result
        null result: result: this must be an object
        cut short: result: the game is not over
        too long: moves[71]: the game is over
        wrong victory: result.victory: the replayed game ends otherwise
        wrong winners: result.winners: the replayed game ends otherwise
        wrong points: result.scores[1]: the replayed game ends otherwise
        one player: players: Duel has two players
        no such first: setup.first: Duel has no seat 2
        both wonders: setup: either draft or wonders must be given
        unknown wonder: setup.draft[1][2]: there is no "Colosseum"
        unknown token: setup.library[2]: there is no "Luck"
        unknown card: setup.ages.3[19]: there is no "Tower"
        a list for a move: moves[0]: this must be an object
        a list for a deal: setup.ages: this must be an object
        a list for a score: result.scores[0]: this must be an object
        one score: result.scores: the replayed game ends otherwise
        one offer: setup.draft: two lists of wonders belong here
        short age: setup.ages.2: 20 names belong here, not 19
        card twice: setup: Glassworks is in two slots
        unknown move: moves[9].do: there is no move "pass"
        wrong seat: moves[0].seat: seat 1 has nothing to decide right now
        no such seat: moves[0].seat: Duel has no seat 7
        not on offer: moves[1].wonder: The Statue of Zeus is not on offer
        too early: moves[0].do: a wonder must be drafted first
        coins: moves[8].coins: it must be 2
        no coins: moves[10].coins: it must be 0
        no card: moves[10].card: this key is missing
        covered card: moves[8].card: Glassworks is not accessible
        key too many: moves[0].card: this key does not belong here
        unknown key of a move: moves[3]: unknown field `note`, expected one of `seat`, `do`, `card`, `wonder`, `token`, `coins`, `who`
        null: moves[3]: invalid type: null, expected usize
        resigned after the end: ended: the rules ended the game
        ended by thunder of [1] for [0]: ended.by: unknown end "thunder"; expected resignation
        ended by resignation of [] for [0]: ended.seats: not some of the players
        ended by resignation of [2] for [0]: ended.seats: not some of the players
        ended by resignation of [9] for [0]: ended.seats: not some of the players
        ended by resignation of [1,1] for [0]: ended.seats: not in ascending order
        ended by resignation of [1] for [0,1]: ended.winners: expected [0]
        ended as a list: invalid type: sequence, expected an object
        no JSON: EOF while parsing an object at line 1 column 1
        a list: this must be an object
    "#]].assert_eq(&said);
}

#[test]
fn the_first_game_must_have_its_wonders() {
    let mut value: Value = serde_json::from_str(&random_record(3, false).write()).expect("JSON");
    value["setup"]["first"] = json!(1 - value["setup"]["first"].as_i64().expect("a seat"));
    let error = Record::read(&value.to_string()).expect_err("refused");
    assert_eq!(error.place, "setup.wonders");
}

/// One reader of JSON keeps the first of repeated keys, another the last: they would replay different games.
#[test]
fn a_repeated_key_is_refused_wherever_it_stands() {
    let record = random_record(3, true);
    let text = record.write();
    let mut reasons = Vec::new();
    for key in [
        "\"game\":",
        "\"first\":",
        "\"ages\":",
        "\"seat\":",
        "\"coins\":",
        "\"scores\":",
    ] {
        let doubled = text.replacen(key, &format!("{key}null,{key}"), 1);
        assert_ne!(doubled, text, "{key}");
        let error = Record::read(&doubled).expect_err(key);
        let reason = error.reason.split(" at line").next().unwrap_or_default();
        reasons.push(format!("{}: {reason}", error.place));
    }
    expect![[r#"
        : duplicate field `game`
        setup: duplicate field `first`
        setup: duplicate field `ages`
        moves[0]: duplicate field `seat`
        moves[8]: duplicate field `coins`
        result: duplicate field `scores`"#]]
    .assert_eq(&reasons.join("\n"));
    let dealt = record.setup().expect("a deal");
    let setup = dealt
        .write()
        .replacen("\"first\":", "\"first\":0,\"first\":", 1);
    let refused = Setup::read(&setup).expect_err("a repeated key");
    assert_eq!(refused.place, "setup");
    let start = Duel::new(*record.setup().expect("a deal")).expect("a deal is valid");
    let step =
        start
            .write_step(&record.steps()[0])
            .replacen("\"seat\":", "\"seat\":0,\"seat\":", 1);
    let refused = start.read_step(&step).expect_err("a repeated key");
    assert_eq!(refused.place, "move");
}

/// One seat's action is read legal or not, so that it can be said why it is refused; what a record says of a legal one
/// must be true.
#[test]
fn an_action_alone_is_read_legal_or_not() {
    let record = random_record(1, true);
    let first = record
        .steps()
        .iter()
        .position(|joint| matches!(joint.iter().next(), Some((_, Action::Discard(_)))))
        .expect("a discarded card");
    let duel = record.position_after(first);
    let (seat, action) = record.steps()[first].iter().next().expect("a move");
    let Action::Discard(card) = action else {
        panic!("{action:?} is no discard");
    };
    let read = |value: Value| duel.read_action(&value.to_string());
    let (seat_number, name) = (seat.number(), card.name());
    let legal = json!({"seat": seat_number, "do": "discard", "card": name, "coins": 2});
    assert_eq!(read(legal), Ok((seat, action)));
    let illegal = json!({"seat": 1 - seat_number, "do": "library", "token": "Law"});
    assert_eq!(
        read(illegal),
        Ok((opponent(seat), Action::Library(Token::Law)))
    );
    let mut said = String::new();
    for faulty in [
        json!({"seat": seat_number, "do": "discard", "card": name, "coins": 9}),
        json!({"seat": seat_number, "do": "discard", "card": name}),
        json!({"seat": seat_number, "do": "discard", "card": "Colosseum"}),
        json!({"seat": seat_number, "do": "discard"}),
        json!({"seat": seat_number, "do": "pass"}),
        json!({"seat": 2, "do": "begin", "who": 0}),
        json!([]),
    ] {
        said += &format!("{}\n", read(faulty).expect_err("refused"));
    }
    expect![[r#"
        move.coins: it must be 2
        move.coins: it must be 2
        move.card: there is no "Colosseum"
        move.card: this key is missing
        move.do: there is no move "pass"
        move.seat: Duel has no seat 2
        move: this must be an object
    "#]]
    .assert_eq(&said);
}
