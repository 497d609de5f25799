//! `--weights FILE`: other nets for the bots, and invalid files.

use std::fs;

use antipater_bots::encode::{Schema, duel, seven};
use antipater_bots::net::Net;

use crate::program::run;

fn zero(schema: &Schema) -> Vec<u8> {
    Net::zero(schema).to_bytes(schema)
}

#[test]
fn other_weights_play() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("zero.weights");
    fs::write(&path, zero(&duel::SCHEMA)).unwrap();
    let arena = "arena --game duel --a net --b builder --deals 10 --json";
    let own = run(arena).json();
    let zero = run(&format!("{arena} --weights {}", path.display())).json();
    assert_ne!(own["signature"], zero["signature"]);
    assert!(own["a_score"].as_f64() > zero["a_score"].as_f64());
}

#[test]
fn what_is_no_file_of_weights_is_refused_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let whole = zero(&seven::SCHEMA);
    let mut flipped = whole.clone();
    *flipped.last_mut().unwrap() ^= 4;
    let mut foreign = seven::SCHEMA;
    foreign.version += 1;
    for (bytes, wrong) in [
        (&whole[..whole.len() - 1], "wrong checksum"),
        (&flipped, "wrong checksum"),
        (
            &zero(&foreign),
            "do not belong to this program's net for duel, seven or free-city",
        ),
        (b"a text", "this is not a weights file"),
        (b"", "this is not a weights file"),
    ] {
        let path = folder.path().join("some.weights");
        fs::write(&path, bytes).unwrap();
        let path = path.display();
        let refused = run(&format!("arena --a net --b builder --weights {path}"));
        assert_eq!(refused.status, Some(1), "{refused:?}");
        assert_eq!(refused.err.lines().count(), 1, "{refused:?}");
        assert!(refused.err.contains(wrong), "{refused:?}");
        assert!(refused.err.contains("some.weights"), "{refused:?}");
    }
    let missing = run("simulate --weights nowhere.weights");
    assert_eq!(missing.status, Some(1));
    assert!(missing.err.contains("nowhere.weights"), "{missing:?}");
}
