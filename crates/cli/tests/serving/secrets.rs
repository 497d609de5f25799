//! The log of a busy server contains nothing that grants access, and no names.

use std::fs;

use crate::people::gather;
use crate::server::{Folder, Server, ask};

#[test]
fn no_secret_is_written_down() {
    let folder = Folder::new("secrets");
    let (database, log) = (folder.file("a.sqlite"), folder.file("log"));
    let server = Server::start_logging(&database, &log);
    let at = &server.address;
    let party = gather(at, 3, "");
    let host = &party.people[0];
    for person in &party.people {
        person.play(at, 1);
    }
    let page = ask(at, &host.table, &host.cookie, None).unwrap().body;
    let watch = page.split_once("/watch/").map(|(_, rest)| {
        rest.chars()
            .take_while(char::is_ascii_hexdigit)
            .collect::<String>()
    });
    let mut paths = vec![
        format!("/join/{}", party.invitation),
        "/join/feedfeedfeed".to_owned(),
        "/nowhere/feedfeedfeed?key=feedfeedfeed".to_owned(),
    ];
    paths.extend(watch.iter().map(|watch| format!("/watch/{watch}")));
    for path in &paths {
        ask(at, path, &host.cookie, None).unwrap();
        ask(at, path, "antipater=feedfeedfeed", None).unwrap();
    }
    for form in [
        "code=FEED-FEED-FEED-FEED-FEED",
        "login=Semiramis&password=feedfeedfeed",
    ] {
        ask(at, "/back", "", Some(form)).unwrap();
    }
    let account = "login=Semiramis&password=feedfeedfeed";
    ask(at, "/me/account", &host.cookie, Some(account)).unwrap();
    ask(
        at,
        &format!("{}/actions", host.table),
        &host.cookie,
        Some("do=say&text=feedfeedfeed"),
    )
    .unwrap();
    // The metrics have a separate address, and do not count changed choices.
    assert_eq!(ask(at, "/metrics", "", None).unwrap().status, 404);
    let counters = server.metrics.clone().unwrap();
    let metrics = ask(&counters, "/metrics", "", None).unwrap().body;
    assert!(metrics.contains("antipater_steps_total"), "{metrics}");
    assert!(!metrics.contains("choices"), "{metrics}");
    assert_eq!(ask(&counters, "/", "", None).unwrap().status, 404);
    drop(server);
    let written = fs::read_to_string(&log).unwrap();
    assert!(
        written.contains("\"route\":\"/tables/{id}/moves\""),
        "{written}"
    );
    let mut secrets = vec![
        "feedfeedfeed",
        "FEED-FEED",
        "Zenobia",
        "Ptolemaios",
        "Semiramis",
        &party.invitation,
    ];
    secrets.extend(
        party
            .people
            .iter()
            .map(|person| person.cookie.split_once('=').unwrap().1),
    );
    secrets.extend(watch.as_deref());
    for (what, text) in [("the log", &written), ("the metrics", &metrics)] {
        for secret in &secrets {
            assert!(!text.contains(secret), "{what} has {secret}");
        }
    }
    assert!(!metrics.contains(host.id()));
}
