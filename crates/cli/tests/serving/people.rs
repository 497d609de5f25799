//! People who gather at tables and take the actions on their pages.

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use antipater_store::Store;

use crate::server::{PATIENCE, address, ask};

/// A person at a table.
#[derive(Clone)]
pub(crate) struct Person {
    /// The address of the table.
    pub(crate) table: String,
    pub(crate) cookie: String,
}

/// A table and the people at it.
pub(crate) struct Party {
    pub(crate) people: Vec<Person>,
    pub(crate) invitation: String,
}

/// Makes the ids of moves unique.
static MOVES: AtomicUsize = AtomicUsize::new(0);

/// Gathers people at a new table, and deals.
pub(crate) fn gather(server: &str, people: usize, options: &str) -> Party {
    let form = format!("game=seven&seats={people}&people={people}&name=Zenobia{options}");
    let opened = ask(server, "/tables", "", Some(&form)).unwrap();
    let table = opened.location().to_owned();
    let host = opened.session();
    let room = ask(server, &table, &host, None).unwrap().body;
    let (_, rest) = room.split_once("/join/").unwrap();
    let invitation: String = rest.chars().take_while(char::is_ascii_hexdigit).collect();
    let mut cookies = vec![host];
    for number in 1..people {
        let form = format!("name=Ptolemaios{number}");
        let joined = ask(server, &format!("/join/{invitation}"), "", Some(&form)).unwrap();
        assert_eq!(joined.status, 303);
        cookies.push(joined.session());
    }
    let dealt = ask(
        server,
        &format!("{table}/room"),
        &cookies[0],
        Some("do=deal"),
    );
    assert_eq!(dealt.unwrap().status, 303);
    let person = |cookie| Person {
        table: table.clone(),
        cookie,
    };
    Party {
        people: cookies.into_iter().map(person).collect(),
        invitation,
    }
}

/// The result of an attempt to move.
pub(crate) enum Look {
    /// The server is gone.
    Gone,
    /// There is no decision now.
    Nothing,
    /// A move with this id was acknowledged.
    Moved(String),
}

impl Person {
    /// The name of the table.
    pub(crate) fn id(&self) -> &str {
        self.table.rsplit('/').next().unwrap()
    }

    /// Requests the table, and takes the first offered action unless there is a choice already.
    pub(crate) fn look(&self, server: &str) -> Look {
        let Some(page) = ask(server, &self.table, &self.cookie, None) else {
            return Look::Gone;
        };
        let value = |field: &str| {
            let field = format!("name=\"{field}\" value=\"");
            let (_, rest) = page.body.split_once(&field)?;
            Some(rest.split('"').next()?.replace("&quot;", "\""))
        };
        let offered = value("id").zip(value("decision")).zip(value("action"));
        let Some(((name, decision), action)) =
            offered.filter(|((name, _), _)| name.ends_with("-0"))
        else {
            return Look::Nothing;
        };
        drop(name);
        let id = format!("m{}", MOVES.fetch_add(1, Ordering::Relaxed));
        let action: String = action.bytes().map(|byte| format!("%{byte:02x}")).collect();
        let form = format!("id={id}&decision={decision}&action={action}");
        match ask(
            server,
            &format!("{}/moves", self.table),
            &self.cookie,
            Some(&form),
        ) {
            None => Look::Gone,
            Some(answer) if answer.status == 303 => Look::Moved(id),
            Some(_) => Look::Nothing,
        }
    }

    /// Plays until the server is gone or `enough` moves are made; returns the ids of the acknowledged ones.
    pub(crate) fn play(&self, server: &str, enough: usize) -> Vec<String> {
        self.play_counted(server, enough, &AtomicUsize::new(0))
    }

    /// Plays, and counts each move once it is acknowledged.
    pub(crate) fn play_counted(
        &self,
        server: &str,
        enough: usize,
        count: &AtomicUsize,
    ) -> Vec<String> {
        self.play_while(server, count, |own, _| own < enough)
    }

    /// Plays until all people together have made `enough` moves. Some have more decisions than others, who would
    /// otherwise wait forever for a person with no more moves.
    pub(crate) fn play_together(&self, server: &str, enough: usize, count: &AtomicUsize) {
        self.play_while(server, count, |_, all| all < enough);
    }

    /// Plays while a condition on the person's own moves and those of all people holds.
    fn play_while(
        &self,
        server: &str,
        count: &AtomicUsize,
        goes_on: impl Fn(usize, usize) -> bool,
    ) -> Vec<String> {
        let mut acknowledged = Vec::new();
        let mut waits_since = Instant::now();
        while goes_on(acknowledged.len(), count.load(Ordering::Relaxed))
            && waits_since.elapsed() < PATIENCE
        {
            match self.look(server) {
                Look::Gone => break,
                Look::Nothing => std::thread::sleep(Duration::from_millis(10)),
                Look::Moved(id) => {
                    acknowledged.push(id);
                    count.fetch_add(1, Ordering::Relaxed);
                    waits_since = Instant::now();
                }
            }
        }
        acknowledged
    }
}

/// The moves that are missing in the log of a table.
pub(crate) fn missing(database: &Path, table: &str, acknowledged: &[String]) -> Vec<String> {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let known: Vec<String> = runtime.block_on(async {
        let store = Store::open(&address(database)).await.unwrap();
        let (_, moves) = store.table(table).await.unwrap().unwrap();
        let choices = store.choices(table).await.unwrap();
        store.close().await;
        let moves = moves.into_iter().filter_map(|row| row.client_move_id);
        moves
            .chain(choices.into_iter().map(|row| row.client_move_id))
            .collect()
    });
    // The store has the seat in front of the id.
    let has = |id: &String| {
        known
            .iter()
            .any(|known| known.split_once(':').map(|(_, id)| id) == Some(id))
    };
    acknowledged.iter().filter(|id| !has(id)).cloned().collect()
}
