//! The load probe plays and measures.

use std::process::Command;

use serde_json::Value;

#[test]
fn the_probe_plays_without_a_refusal() {
    let output = Command::new(env!("CARGO_BIN_EXE_antipater"))
        .args(["bench-server", "--tables", "3", "--seats", "3"])
        .args(["--think", "0.3", "--seconds", "2", "--json"])
        .output()
        .unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
    let figures: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(figures["viewers"], 9);
    assert_eq!(figures["errors"], serde_json::json!([]));
    for measured in ["acknowledgement_ms", "last_viewer_ms"] {
        assert!(
            figures[measured]["count"].as_u64() > Some(0),
            "{measured}: {figures}"
        );
    }
}
