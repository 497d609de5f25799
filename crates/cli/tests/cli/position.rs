//! `position`: prints a point of a record as one line; `legal` reads such a line.

use crate::program::{Run, file, records, run, run_args, run_with};

fn position(name: &str, args: &str) -> Run {
    run(&format!("position {} {args}", file(name).display()))
}

/// `legal` with a line, which has spaces.
fn legal(line: &str, args: &str) -> Run {
    let more = args.split_whitespace();
    run_args(["legal", line].into_iter().chain(more))
}

#[test]
fn a_line_lists_what_its_point_lists() {
    for (name, options, seats) in [
        ("position-seven.jsonl", "--players 4 --games 2", 4),
        ("position-free-city.jsonl", "--game free-city --games 2", 3),
        ("position-duel.jsonl", "--game duel --games 2", 2),
    ] {
        records(name, options);
        for moves in [0, 3, 9, 16] {
            let point = format!("--record 1 --move {moves}");
            let line = position(name, &point).good();
            assert_eq!(line.lines().count(), 1, "{line}");
            let mut all = String::new();
            for seat in 0..seats {
                let seat = format!("--seat {seat}");
                let path = file(name);
                let there = run(&format!("legal {} {point} {seat}", path.display())).good();
                assert_eq!(legal(line.trim(), &seat).good(), there, "{line}");
                all += &there;
            }
            assert_eq!(legal(line.trim(), "").good(), all, "every seat that acts");
        }
    }
}

#[test]
fn a_seat_prints_only_what_it_knows() {
    let name = "position-seat.jsonl";
    records(name, "--games 1 --seed 4");
    let line = |args: &str| position(name, &format!("--record 0 --move 5 {args}")).good();
    let whole = line("");
    assert!(
        whole.starts_with("seven position second turn:I:6 "),
        "{whole}"
    );
    let seats = [0, 1, 2].map(|seat| line(&format!("--seat {seat}")));
    for (number, seen) in seats.iter().enumerate() {
        let start = format!("seven observation second {number} turn:I:6 ");
        assert!(seen.starts_with(&start), "{seen}");
        // A seat knows its own hands, not the cards of the next age.
        assert!(seen.len() < whole.len(), "{seen}");
    }
    assert_ne!(seats[0], seats[1]);
    legal(seats[0].trim(), "").bad(1, &[r#"expected position, not "observation""#]);
}

#[test]
fn the_choice_of_the_holder_goes_with_a_line() {
    let name = "position-own.jsonl";
    records(name, "--game free-city --games 1 --seed 3");
    let line = position(name, "--record 0 --move 0").good();
    let hand = legal(line.trim(), "--seat 0").good();
    let card = hand
        .split(r#""card":""#)
        .nth(1)
        .and_then(|rest| rest.split('"').next());
    let card = card.expect("a card");
    let args = ["legal", line.trim(), "--seat", "2", "--own", card];
    let listed = run_args(args.into_iter()).good();
    assert!(
        !listed.is_empty() && !listed.contains(&format!("\"{card}\"")),
        "{listed}"
    );
    legal(line.trim(), "--own Nothing --seat 2").bad(1, &["--own", "Nothing"]);
}

#[test]
fn wrong_points_and_lines_are_refused() {
    let name = "position-wrong.jsonl";
    records(name, "--games 1");
    position(name, "--record 1 --move 0").bad(1, &["there is no record 1"]);
    position(name, "--record 0 --move 99").bad(1, &["record 0", "--move 99"]);
    position(name, "--record 0 --move 0 --seat 3").bad(1, &["record 0", "--seat 3"]);
    position(name, "--record 0").bad(2, &["--move"]);
    run_with("position - --record 0 --move 0", b"{}").bad(1, &["standard input: record 0"]);
    let line = position(name, "--record 0 --move 2").good();
    let (cut, _) = line.rsplit_once(' ').expect("fields");
    legal(cut, "").bad(1, &["picks: missing"]);
    legal(&line.replace("turn:I:3", "turn:I:9"), "").bad(1, &["step (column 30)", "\"9\""]);
    legal(line.trim(), "--seat 5").bad(1, &["--seat 5"]);
    legal(line.trim(), "--own Altar").bad(1, &["--own", "free-city"]);
    legal("chess position", "").bad(2, &["--record"]);
}
