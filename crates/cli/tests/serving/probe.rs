//! The load probe plays and measures.

use serde_json::Value;

use crate::server::antipater;

#[test]
fn the_probe_plays_without_a_refusal() {
    // On a busy machine it takes longer until there is something to measure.
    let measured = ["2", "10", "60"].iter().any(|seconds| {
        let figures = probe(seconds);
        ["acknowledgement_ms", "last_viewer_ms", "among_experts_ms"]
            .iter()
            .all(|figure| figures[figure]["count"].as_u64() > Some(0))
    });
    assert!(measured, "nothing is measured");
}

/// The figures of a probe that measures for so long, which must be without a refusal.
fn probe(seconds: &str) -> Value {
    let output = antipater()
        .args(["bench-server", "--tables", "3", "--seats", "3"])
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
    figures
}
