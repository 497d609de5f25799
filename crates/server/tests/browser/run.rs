//! Runs the scripts of this folder with Node in Chromium.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Where Chromium lies.
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

/// What a script prints, which is told the address of a site, the browser, and then these words.
pub(crate) fn run(script: &str, address: &str, words: &[&str]) -> String {
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/browser");
    assert!(
        scripts.join("node_modules/playwright-core").exists(),
        "playwright-core is not installed (npm ci --prefix crates/server/tests/browser)"
    );
    let output = Command::new("node")
        .arg(scripts.join(script))
        .arg(address)
        .arg(chromium())
        .args(words)
        .output()
        .expect("Node is not installed");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
    String::from_utf8(output.stdout).unwrap()
}
