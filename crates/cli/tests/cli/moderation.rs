//! `admin` and `doctor`, beside a running server and without one.

use std::path::{Path, PathBuf};

use crate::program::{file, run_with};
use crate::served::Served;

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let path = file(name);
    std::fs::create_dir(&path).expect("the folder can be made");
    path
}

#[cfg(unix)]
fn private(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))
        .expect("it can be changed");
}

#[test]
fn administrators_are_named_on_the_command_line() {
    let folder = folder("admins");
    let database = folder.join("a.sqlite");
    let mut server = Served::start(&database, "");
    let table = server.open("seats=3&name=Ada");
    let on = |args: &str| {
        run_with(
            &format!("admin {args} --database {}", database.display()),
            b"",
        )
    };
    assert_eq!(on("list").good(), "There are no administrators\n");
    assert_eq!(on("add Ada").good(), "Ada is now an administrator\n");
    assert_eq!(on("add Ada").good(), "Ada is already an administrator\n");
    let listed = on("list").good();
    assert!(listed.starts_with("Ada (–) "), "{listed}");
    let key = listed.trim().rsplit(' ').next().expect("a key").to_owned();
    assert_eq!(key.len(), 64);
    assert_eq!(
        on(&format!("remove {key}")).good(),
        "Ada is no longer an administrator\n"
    );
    on("add Boris").bad(1, &["there is nobody with the name Boris"]);
    // A name of two people identifies neither.
    drop(server);
    Served::start(&database, "").open("seats=3&name=Ada");
    let table = table.rsplit('/').next().expect("an address");
    on("add Ada").bad(
        1,
        &[
            "several people have the name Ada",
            &key,
            "login name: –, since 20",
            &format!("last table: {table}"),
        ],
    );
    let nothing = folder.join("nothing").display().to_string();
    let args = format!("admin list --database {nothing}");
    run_with(&args, b"").bad(1, &["no file", "nothing"]);
    assert!(!folder.join("nothing").exists());
}

#[cfg(unix)]
#[test]
fn the_doctor_says_what_is_wrong() {
    let folder = folder("doctor");
    let database = folder.join("a.sqlite");
    let mut server = Served::start(&database, "");
    let over = server.open("seats=3&level=random");
    server.play(&over, usize::MAX);
    let playing = server.open("game=duel");
    server.play(&playing, 3);
    private(&database);
    private(&folder.join("a.sqlite-wal"));
    // The disk of the machine that runs the tests may be nearly full.
    let look_with = |min_free: &str, options: &str| {
        let file = database.display();
        run_with(
            &format!("doctor {file} --min-free {min_free} {options}"),
            b"",
        )
    };
    let look = |options: &str| look_with("0", options);
    let named = database.display().to_string();
    let well = format!("{named}: no problems (tables: 2, people: 1)\n");
    assert_eq!(look("").good(), well, "while the server runs");
    drop(server);
    let found = look("--json").json();
    assert_eq!((&found["ok"], &found["tables"]), (&true.into(), &2.into()));
    let full = look_with("1000000000", "");
    assert_eq!(full.status, Some(1));
    assert!(full.out.contains("The disk is nearly full"), "{}", full.out);
    let text = folder.join("text");
    std::fs::write(
        &text,
        "a text that is no database at all, however long it may be",
    )
    .expect("written");
    let damaged = run_with(&format!("doctor {}", text.display()), b"");
    assert_eq!(damaged.status, Some(1));
    assert!(
        damaged.out.contains("can read") && damaged.out.contains("damaged"),
        "{}",
        damaged.out
    );
    let nothing = run_with(&format!("doctor {}", folder.join("nothing").display()), b"");
    nothing.bad(1, &["cannot open ", "nothing"]);
}
