//! The load probe plays and measures.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

#[test]
fn the_probe_plays_without_a_refusal() {
    // On a busy machine it takes longer until there is something to measure.
    let measured = ["2", "10", "60"].iter().any(|seconds| {
        let figures = probe(seconds);
        ["acknowledgement_ms", "last_viewer_ms", "among_experts_ms"]
            .iter()
            .all(|figure| figures[figure]["count"].as_u64() > Some(0))
            && ["searches", "seated", "views", "lists"]
                .iter()
                .all(|count| figures["besides"][count].as_u64() > Some(0))
    });
    assert!(measured, "nothing is measured");
}

/// The figures of a probe with this duration, in which no request may be refused.
fn probe(seconds: &str) -> Value {
    let folder = Path::new(env!("CARGO_BIN_EXE_antipater")).parent().unwrap();
    let program = folder.join("examples/bench-server");
    assert!(
        program.exists(),
        "`cargo build --examples` builds the probe"
    );
    let output = Command::new(program)
        .args(["--tables", "3", "--seats", "3"])
        .args(["--seekers", "4", "--spectators", "6", "--readers", "3"])
        .args([
            "--expert-tables",
            "2",
            "--think",
            "0.3",
            "--seconds",
            seconds,
            "--json",
        ])
        .output()
        .unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
    let figures: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(figures["viewers"], 9);
    assert_eq!(figures["errors"], serde_json::json!([]));
    assert_eq!(figures["besides"]["failed"], 0, "{}", figures["besides"]);
    figures
}
