//! Runs the scripts of this folder with Node, most of them in Chromium.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The path of Chromium.
fn chromium() -> PathBuf {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    // The first has no window, which takes a third of the time.
    let usual = [
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
    ];
    let usual = usual.map(|name| Path::new("/usr/bin").join(name));
    let found = named.into_iter().chain(usual).find(|path| path.exists());
    found.expect("Chromium is not installed (CHROMIUM names another path)")
}

/// The output of a script in Chromium, with the address of a site, the browser, and these arguments.
pub(crate) fn run(script: &str, address: &str, words: &[&str]) -> String {
    let chromium = chromium();
    let place = [address, chromium.to_str().unwrap()];
    node("playwright-core", script, &[&place, words].concat())
}

/// The output of a script that needs a package, with these arguments.
pub(crate) fn node(package: &str, script: &str, words: &[&str]) -> String {
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/browser");
    assert!(
        scripts.join("node_modules").join(package).exists(),
        "{package} is not installed (npm ci --prefix crates/server/tests/browser)"
    );
    let output = Command::new("node")
        .arg(scripts.join(script))
        .args(words)
        .output()
        .expect("Node is not installed");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
    String::from_utf8(output.stdout).unwrap()
}
