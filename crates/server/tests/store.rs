//! The store: what it keeps over a restart and over `kill -9`, and which files it refuses.

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use antipater_server::PersonId;
use antipater_server::store::{ChoiceRow, MoveRow, OpenError, Progress, Stage, Store, TableRow};
use common::{Visitor, app_on};
use serde_json::{Value, json};

const GOES_ON: Progress = Progress {
    over: false,
    step_began: None,
    deadline: None,
};
const OVER: Progress = Progress {
    over: true,
    ..GOES_ON
};

/// A folder that is removed with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("antipater-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn address(path: &Path) -> String {
    format!("sqlite:{}", path.display())
}

/// A table at which its host sits alone and plays.
fn row(id: &str, host: u8, created_at: i64) -> TableRow {
    TableRow {
        stage: Stage::Playing,
        ..TableRow::empty(id, PersonId([host; 32]), created_at)
    }
}

async fn add(store: &Store, row: &TableRow) {
    store.add_table(row, &[row.host]).await.unwrap();
}

fn step(text: &str, id: Option<&str>) -> MoveRow {
    MoveRow {
        step: text.to_owned(),
        client_move_id: id.map(str::to_owned),
    }
}

#[tokio::test]
async fn the_log_is_append_only_and_all_or_nothing() {
    let store = Store::open("sqlite::memory:").await.unwrap();
    add(&store, &row("a", 1, 10)).await;
    add(&store, &row("b", 1, 20)).await;
    add(&store, &row("c", 2, 30)).await;
    let steps = [step("one", Some("x")), step("two", None)];
    store.append("a", 0, &steps, &GOES_ON).await.unwrap();
    // A number that is taken, a name that is taken: nothing of the batch stays.
    let taken = [step("three", None), step("four", Some("x"))];
    assert!(store.append("a", 2, &taken, &GOES_ON).await.is_err());
    assert!(store.append("a", 1, &taken[..1], &OVER).await.is_err());
    assert!(
        store
            .append("nowhere", 0, &taken[..1], &GOES_ON)
            .await
            .is_err()
    );
    let (table, moves) = store.table("a").await.unwrap().unwrap();
    assert_eq!((table, moves), (row("a", 1, 10), steps.to_vec()));
    let names = |rows: Vec<TableRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    let mine = store
        .tables_of(PersonId([1; 32]), false, None, 9)
        .await
        .unwrap();
    assert_eq!(names(mine), ["b", "a"]);
    store.append("b", 0, &steps, &OVER).await.unwrap();
    let mine = store
        .tables_of(PersonId([1; 32]), false, None, 9)
        .await
        .unwrap();
    assert_eq!(names(mine), ["a"]);
    assert_eq!(store.table("nowhere").await.unwrap(), None);
}

#[tokio::test]
async fn choices_are_kept_in_their_order() {
    let store = Store::open("sqlite::memory:").await.unwrap();
    add(&store, &row("a", 1, 10)).await;
    add(&store, &row("b", 1, 20)).await;
    let choice = |id: &str, action: Option<&str>| ChoiceRow {
        step: 3,
        seat: 2,
        client_move_id: id.to_owned(),
        action: action.map(str::to_owned),
    };
    let choices = [
        choice("x", Some("one")),
        choice("y", None),
        choice("z", Some("two")),
    ];
    store.choose("a", &choices[..1]).await.unwrap();
    store.choose("b", &choices[..2]).await.unwrap();
    store.choose("a", &choices[1..]).await.unwrap();
    assert!(store.choose("nowhere", &choices).await.is_err());
    assert_eq!(store.choices("a").await.unwrap(), choices);
    assert_eq!(store.choices("b").await.unwrap(), choices[..2]);
}

#[tokio::test]
async fn a_table_is_the_same_after_a_restart() {
    let folder = Folder::new("restart");
    let database = address(&folder.file("deep/er/a.sqlite"));
    let store = Store::open(&database).await.unwrap();
    let mut visitor = Visitor::new(app_on(store.clone()));
    let table = visitor.open("seats=5").await;
    for number in 0..9 {
        let view = visitor.view(&table).await;
        let action = view["ask"]["actions"][number % 2].clone();
        visitor
            .play(&table, &format!("m{number}"), &view["decision"], &action)
            .await;
    }
    let before = visitor.view(&table).await;
    let page = visitor.get(&table).await.text;
    store.close().await;
    visitor.app = app_on(Store::open(&database).await.unwrap());
    assert_eq!(visitor.view(&table).await, before);
    assert_eq!(visitor.get(&table).await.text, page);
    // A decision that was made before the restart is still the same decision.
    let decline = json!({"seat": 0, "do": "decline"});
    let again = visitor.play(&table, "m3", &json!(3), &decline).await;
    assert_eq!(again.json(), before);
}

#[tokio::test]
async fn files_that_are_not_ours_are_refused_untouched() {
    let folder = Folder::new("refused");
    let garbage = folder.file("garbage.sqlite");
    std::fs::write(
        &garbage,
        "no database at all, but long enough to be looked at ".repeat(90),
    )
    .unwrap();
    let opened = Store::open(&address(&garbage)).await;
    assert!(matches!(opened, Err(OpenError::Corrupt(_))), "{opened:?}");

    let good = folder.file("good.sqlite");
    let store = Store::open(&address(&good)).await.unwrap();
    for number in 0..200 {
        add(&store, &row(&format!("t{number}"), 1, number)).await;
    }
    store.close().await;
    let bytes = std::fs::read(&good).unwrap();
    let mut torn = bytes.clone();
    torn[5000..9000].fill(0xaa);
    let path = folder.file("torn.sqlite");
    std::fs::write(&path, torn).unwrap();
    let opened = Store::open(&address(&path)).await;
    assert!(matches!(opened, Err(OpenError::Corrupt(_))), "{opened:?}");

    // Byte 68 begins the application's number in the header of the file.
    let mut foreign = bytes.clone();
    foreign[68..72].copy_from_slice(&[1, 2, 3, 4]);
    let path = folder.file("foreign.sqlite");
    std::fs::write(&path, &foreign).unwrap();
    let opened = Store::open(&address(&path)).await;
    assert!(matches!(opened, Err(OpenError::Foreign)), "{opened:?}");
    assert_eq!(std::fs::read(&path).unwrap(), foreign);

    let newer = folder.file("newer.sqlite");
    std::fs::write(&newer, &bytes).unwrap();
    add_a_migration(&newer).await;
    let opened = Store::open(&address(&newer)).await;
    assert!(matches!(opened, Err(OpenError::Newer)), "{opened:?}");

    for wrong in ["", "postgres://here", "sqlite:"] {
        let opened = Store::open(wrong).await;
        assert!(matches!(opened, Err(OpenError::Address(_))), "{opened:?}");
    }
    let folder_instead = Store::open(&address(&folder.0)).await;
    assert!(
        matches!(folder_instead, Err(OpenError::Unreachable(_))),
        "{folder_instead:?}"
    );
}

/// Notes a migration that this version does not know, as a newer one would.
async fn add_a_migration(path: &Path) {
    use sqlx::{Connection, SqliteConnection};
    let mut connection = SqliteConnection::connect(&address(path)).await.unwrap();
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (999, 'later', 1, x'00', 0)",
    )
    .execute(&mut connection)
    .await
    .unwrap();
    connection.close().await.unwrap();
}

/// A server in a process of its own.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(database: &Path) -> Server {
        // Examples are built beside the tests.
        let mut program = std::env::current_exe().unwrap();
        program.pop();
        program.pop();
        program.push("examples/serve");
        assert!(
            program.exists(),
            "build the example first: cargo build --example serve"
        );
        let mut child = Command::new(program)
            .args(["127.0.0.1:0", &address(database)])
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let address = lines
            .find_map(|line| {
                let line = line.unwrap();
                Some(line.split_once("ready on ")?.1.trim().to_owned())
            })
            .unwrap();
        // Keep reading, or the server waits for a full pipe.
        std::thread::spawn(move || lines.for_each(drop));
        Server { child, address }
    }

    /// Sends a request; `None` when the server is gone.
    fn ask(&self, cookie: &str, head: &str, kind: &str, body: &str) -> Option<(String, String)> {
        let mut stream = TcpStream::connect(&self.address).ok()?;
        write!(
            stream,
            "{head} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: {cookie}\r\nContent-Type: {kind}\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        Some((head.to_owned(), body.to_owned()))
    }

    fn kill(self) {
        drop(self);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // SIGKILL: no chance to write anything more.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn no_acknowledged_move_is_lost_when_the_process_is_killed() {
    play_and_kill("seats=7");
}

/// Of the three choices of a round, some are first ones that wait for a second.
#[test]
fn no_acknowledged_choice_is_lost_when_the_process_is_killed() {
    play_and_kill("game=free-city");
}

fn play_and_kill(order: &str) {
    let folder = Folder::new(&format!("killed-{order}"));
    let database = folder.file("a.sqlite");
    let server = Server::start(&database);
    let form = "application/x-www-form-urlencoded";
    let (head, _) = server.ask("", "POST /tables", form, order).unwrap();
    let mut cookies = head
        .lines()
        .filter_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookies.find(|cookie| cookie.starts_with("antipater="));
    let cookie = cookie.unwrap().split(';').next().unwrap().to_owned();
    let location = head
        .lines()
        .find_map(|line| line.strip_prefix("location: "));
    let table = location.unwrap().to_owned();
    let view = |server: &Server| -> Value {
        let (_, body) = server
            .ask(&cookie, &format!("GET /api{table}"), form, "")
            .unwrap();
        serde_json::from_str(&body).unwrap()
    };
    let mut server = server;
    for round in 0..3 {
        let mut last = view(&server);
        for _ in 0..3 {
            let action = &last["ask"]["actions"][0];
            let decision = &last["decision"];
            let id = format!("m{decision}-{}", last["choices"]);
            let body = json!({"id": id, "decision": decision, "action": action});
            let head = format!("POST /api{table}/moves");
            let (status, body) = server
                .ask(&cookie, &head, "application/json", &body.to_string())
                .unwrap();
            assert!(status.starts_with("HTTP/1.1 200"), "{status} {body}");
            last = serde_json::from_str(&body).unwrap();
        }
        server.kill();
        server = Server::start(&database);
        assert_eq!(view(&server), last, "round {round}");
    }
    server.kill();
}
