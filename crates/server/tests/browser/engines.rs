//! A game of each kind by mouse and another one by keys, in Firefox and in WebKit. `scripts/browsers` installs what these tests
//! need, and runs them.

use std::process::Command;

use crate::{run, served, sheets};

/// Plays in a browser that needs these programs.
fn play(browser: &str, programs: &[&str]) {
    for program in programs {
        let answer = Command::new(program).arg("--help").output();
        assert!(answer.is_ok(), "{program} is not installed");
    }
    let words = [&served(), browser];
    sheets::check_all(&run::node("selenium-webdriver", "webdriver.mjs", &words), 6);
}

#[test]
#[ignore = "needs Node, Firefox and geckodriver"]
fn games_are_played_in_firefox() {
    play("firefox", &["firefox", "geckodriver"]);
}

#[test]
#[ignore = "needs Node, WebKitWebDriver and a display"]
fn games_are_played_in_webkit() {
    let display = std::env::var_os("DISPLAY");
    assert!(display.is_some(), "WebKit has no display");
    play("webkit", &["WebKitWebDriver"]);
}
