//! One database has one server.
#![cfg(unix)]

use crate::people::gather;
use crate::server::{Folder, Server, address, antipater, ask};

/// The error of a second server on the same database.
fn second(database: &std::path::Path) -> (bool, String) {
    let output = antipater()
        .args(["serve", "--listen", "127.0.0.1:0", "--database"])
        .arg(address(database))
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.success(), said)
}

#[test]
fn a_second_server_is_refused_and_the_first_one_goes_on() {
    let folder = Folder::new("alone");
    let database = folder.file("a.sqlite");
    let first = Server::start(&database);
    let party = gather(&first.address, 3, "");
    let link = folder.file("link.sqlite");
    std::os::unix::fs::symlink(&database, &link).unwrap();
    for name in [&database, &link] {
        let (good, said) = second(name);
        assert!(
            !good && said.contains("another server has this database"),
            "{said}"
        );
    }
    // Maintenance works beside it, except for what replaces the database.
    let run = |args: &[&str]| {
        let mut command = antipater();
        command.args(args).arg("--database").arg(address(&database));
        command.output().unwrap()
    };
    let copy = folder.file("copy");
    let copy = copy.to_str().unwrap();
    assert!(run(&["backup", copy]).status.success());
    assert!(run(&["export"]).status.success());
    let restored = run(&["restore", copy, "--force"]);
    let said = String::from_utf8_lossy(&restored.stderr);
    assert!(
        !restored.status.success() && said.contains("stop the server"),
        "{said}"
    );
    let person = &party.people[0];
    let page = ask(&first.address, &person.table, &person.cookie, None);
    assert_eq!(page.unwrap().status, 200);
    // A killed or stopped server releases the database.
    first.kill();
    let next = Server::start(&database);
    assert!(next.stop().success());
    Server::start(&database);
}
