//! The command line in every language: help, reports and errors.

use antipater_show::texts::Language;

use crate::program::{antipater, commands, run};

/// All commands, and none.
fn with_none() -> Vec<String> {
    let none = [String::new()];
    none.into_iter().chain(commands()).collect()
}

#[test]
fn each_help_is_translated_and_names_the_same_options() {
    let options = |help: &str| -> Vec<String> {
        let words = help
            .split_whitespace()
            .map(|word| word.trim_end_matches(','));
        let words = words.filter(|word| word.starts_with("--"));
        let mut words: Vec<String> = words.map(str::to_owned).collect();
        words.sort();
        words.dedup();
        words
    };
    for command in with_none() {
        let help = |tag: &str| run(&format!("{command} --lang {tag} --help")).good();
        let english = help("en");
        for language in Language::ALL.into_iter().skip(1) {
            let own = help(language.tag());
            let named = options(&own);
            let missing: Vec<_> = (options(&english).into_iter())
                .filter(|option| !named.contains(option))
                .collect();
            assert!(missing.is_empty(), "{language} {command}: {missing:?}");
            assert!(!own.contains("cli-"), "{own}");
            let lines = own.lines().map(str::trim);
            let words = lines.filter(|line| line.split(' ').count() > 2);
            // The example of a pad and the names of games are the same in every language.
            let words = words.filter(|line| !line.starts_with('{') && *line != "7 Wonders Duel:");
            for line in words {
                let left = english.lines().any(|other| other.trim() == line);
                assert!(!left, "{language} {command}: {line}");
            }
        }
    }
}

#[test]
fn the_report_of_a_series_is_told_in_finnish() {
    let report = run("--lang fi simulate --games 2 --players 3 --seed 1").good();
    for words in [
        "7 Wonders, toinen painos, 3 pelaajaa: 2 peliä siemenestä 1",
        "sekunnissa pelejä",
        "pisteet",
        "sota",
        "yhteensä",
        "kaupunki",
        "osuus",
    ] {
        assert!(report.contains(words), "{words}: {report}");
    }
    for word in ["games", "seed", "total", "spread", "share"] {
        assert!(!report.contains(word), "{word}: {report}");
    }
}

#[test]
fn errors_are_told_in_the_language_that_is_asked_for() {
    for (args, status, words) in [
        ("replay nowhere.jsonl", 1, "virhe: nowhere.jsonl: avaaminen"),
        ("conquer", 2, "virhe: komentoa \"conquer\" ei ole"),
        ("simulate --players 2", 2, "virhe: --players: pelissä"),
        ("legal a", 2, "virhe: nämä argumentit puuttuvat"),
        ("cards --edition third", 2, "painokset ovat first ja second"),
    ] {
        let told = run(&format!("{args} --lang fi"));
        assert_eq!(told.status, Some(status), "{}", told.err);
        assert!(told.err.contains(words), "{}", told.err);
        assert!(!told.err.contains("error:"), "{}", told.err);
    }
    let unknown = run("cards --lang xx");
    unknown.bad(2, &["xx", "en, tr, sr, et, hu, fi"]);
}

#[test]
fn no_value_is_refused_in_english_elsewhere() {
    let mut refused = 0;
    for command in with_none() {
        let help = run(&format!("{command} --help")).good();
        let lines = help.lines().map(str::trim);
        let options = lines.filter(|line| line.starts_with("--") && line.contains('<'));
        for option in options.filter_map(|line| line.split(' ').next()) {
            let why = |tag: &str| {
                // The last argument is always invalid, so the command never runs.
                let told = run(&format!("{command} --lang {tag} {option} ? --names !"));
                assert_eq!(told.status, Some(2), "{command} {option}");
                let why = told.err.split_once("\"?\"").map(|(_, why)| why.to_owned());
                why.and_then(|why| why.lines().next().map(str::to_owned))
            };
            // An option that takes any text has no error of its own.
            if let Some(english) = why("en") {
                assert_ne!(why("fi"), Some(english), "{command} {option}");
                refused += 1;
            }
        }
    }
    assert!(refused > 50, "{refused}");
}

#[test]
fn the_environment_names_the_language() {
    let said = |set: &[(&str, &str)]| {
        let mut command = antipater();
        for name in ["ANTIPATER_LANG", "LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        let output = command.arg("conquer").envs(set.iter().copied()).output();
        String::from_utf8(output.expect("the binary runs").stderr).expect("errors are text")
    };
    for (set, start) in [
        (&[("LANG", "fi_FI.UTF-8")][..], "virhe: "),
        (
            &[("LANG", "fi_FI.UTF-8"), ("LC_ALL", "tr_TR.UTF-8")],
            "hata: ",
        ),
        (
            &[("LC_ALL", "tr_TR.UTF-8"), ("ANTIPATER_LANG", "hu")],
            "hiba: ",
        ),
        (&[("LANG", "fi_FI.UTF-8"), ("LC_ALL", "C")], "error: "),
        (
            &[("LC_MESSAGES", "sr_RS@latin"), ("LANG", "fi")],
            "greška: ",
        ),
        (&[("LC_ALL", "POSIX")], "error: "),
        (&[("LC_ALL", "xx_XX.UTF-8")], "error: "),
        (&[], "error: "),
    ] {
        let said = said(set);
        assert!(said.starts_with(start), "{set:?}: {said}");
    }
}

#[test]
fn cards_have_the_names_of_the_language_or_the_printed_ones() {
    let cards = |arguments: &str| run(&format!("cards {arguments}")).good();
    let line = |out: &str, start: &str| out.lines().any(|line| line.starts_with(start));
    let translated = cards("--edition first --lang hu --names translated");
    assert!(line(&translated, "1    Oltár"), "{translated}");
    assert!(line(&translated, "Rodosz"), "{translated}");
    let printed = cards("--edition first --lang hu --names printed");
    assert!(line(&printed, "1    Altar"), "{printed}");
    assert!(line(&printed, "Rhodes"), "{printed}");
    // By default either all names of a game are translated, or none.
    assert_eq!(cards("--edition first --lang hu"), printed);
    assert_eq!(
        cards("--game duel --lang et"),
        cards("--game duel --lang et --names translated")
    );
    assert_eq!(cards("--json --lang hu"), cards("--json"));
    run("cards --names both").bad(2, &["automatic, translated, printed"]);
}

#[test]
fn reports_have_the_decimal_sign_of_the_language() {
    let report = run("--lang hu simulate --games 20 --players 3 --seed 1").good();
    let english = run("simulate --games 20 --players 3 --seed 1").good();
    let figures = |report: &str, sign: char| {
        let digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
        let mut signs = report.match_indices(sign);
        signs.any(|(at, _)| {
            digit(report[..at].chars().next_back()) && digit(report[at + 1..].chars().next())
        })
    };
    assert!(figures(&report, ',') && !figures(&report, '.'), "{report}");
    assert!(
        figures(&english, '.') && !figures(&english, ','),
        "{english}"
    );
}
