//! Automatic backups of a running server.

use std::fs;

use crate::people::{gather, missing};
use crate::server::{Folder, Server, until};

#[test]
fn a_server_copies_its_database_and_keeps_the_last_copies() {
    let folder = Folder::new("copies");
    let (database, log) = (folder.file("a.sqlite"), folder.file("log"));
    let copies = folder.file("copies");
    let args = [
        "--unlimited",
        "--backup-every",
        "1s",
        "--backup-keep",
        "2",
        "--backup-folder",
        copies.to_str().unwrap(),
    ];
    let server = Server::start_so(&database, &args, &log);
    let party = gather(&server.address, 3, "");
    let names = || {
        let Ok(entries) = fs::read_dir(&copies) else {
            return Vec::new();
        };
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.filter(|name| name.ends_with(".sqlite")).collect();
        names.sort();
        names
    };
    until("a copy", || !names().is_empty());
    let first = names()[0].clone();
    until("the first copy has made room for others", || {
        names().len() == 2 && !names().contains(&first)
    });
    assert!(server.stop().success());
    let last = copies.join(names().pop().unwrap());
    // It is a whole database, including the table in play.
    assert_eq!(
        missing(&last, party.people[0].id(), &[]),
        Vec::<String>::new()
    );
}

#[test]
fn copies_need_a_folder_and_a_time() {
    for (args, word) in [
        (&["--backup-every", "1h"][..], "--backup-folder"),
        (&["--backup-folder", "x"][..], "--backup-every"),
        (
            &["--backup-every", "often", "--backup-folder", "x"][..],
            "90s",
        ),
        (&["--request-time", "0s"][..], "90s"),
    ] {
        let output = crate::server::antipater().arg("serve").args(args).output();
        let output = output.unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && said.contains(word), "{said}");
    }
}
