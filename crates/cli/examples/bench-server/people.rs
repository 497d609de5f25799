//! The people of the probe: they gather at tables as people do, watch, think, and choose what their page offers.

use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::client::{Answer, Client, Event, Events};
use crate::restart::Restart;

/// Tables that gather at the same time, and streams that are opened at the same time.
const AT_ONCE: usize = 64;
/// The ramp-up, in thinking times: each table begins at a random moment of it. A step takes about one and a half thinking
/// times, so the steps of tables that all began at once would also end at once.
pub(crate) const RAMP_UP: u32 = 4;
/// How long is waited for everybody to be back after a restart.
const PATIENCE: Duration = Duration::from_secs(60);

/// Everybody.
pub(crate) struct Crowd {
    tables: Vec<Arc<Table>>,
    people: Vec<Arc<Person>>,
    think: Duration,
    shared: Arc<Shared>,
}

/// The notes of all people.
#[derive(Default)]
struct Shared {
    /// Whether waits are noted.
    measures: AtomicBool,
    /// Whether the server is about to be killed: what fails then is no error.
    stopped: AtomicBool,
    acknowledged: Mutex<Vec<Duration>>,
    seen: Mutex<Vec<Duration>>,
    errors: Mutex<BTreeMap<String, usize>>,
    moves: AtomicU64,
}

/// Who sits at each table of a crowd.
#[derive(Clone, Copy)]
pub(crate) struct Company {
    pub(crate) seats: usize,
    /// How many of the seats people have; Experts have the others.
    pub(crate) people: usize,
}

/// A table.
struct Table {
    address: String,
    people: usize,
    /// When its people begin, as a share of the ramp-up.
    begins: f64,
    steps: Mutex<Vec<Step>>,
}

/// A step of a table as the probe sees it.
#[derive(Clone, Copy, Default)]
struct Step {
    /// When the last choice for it was sent.
    sent: Option<Instant>,
    /// How many viewers have seen the table before it.
    seen: usize,
}

/// Somebody at a table.
struct Person {
    table: Arc<Table>,
    cookie: String,
    /// The latest decision it has seen.
    decision: AtomicUsize,
    /// Whether its game is over.
    over: AtomicBool,
}

/// A question to a person, with the answers it is shown.
struct Question {
    decision: usize,
    action: String,
}

impl Crowd {
    /// Lets people in and seats them; the cards are dealt.
    pub(crate) async fn gather(
        servers: &[SocketAddr],
        tables: usize,
        company: Company,
        think: Duration,
    ) -> Result<Crowd> {
        let places = Arc::new(Semaphore::new(AT_ONCE));
        let mut gathering = JoinSet::new();
        for number in 0..tables {
            let places = Arc::clone(&places);
            let address = servers[number % servers.len()];
            gathering.spawn(async move {
                let _place = places.acquire_owned().await;
                gather(address, number, company).await
            });
        }
        let mut crowd = Crowd {
            tables: Vec::new(),
            people: Vec::new(),
            think,
            shared: Arc::default(),
        };
        while let Some(gathered) = gathering.join_next().await {
            let people = gathered?.context("people could not gather")?;
            crowd
                .tables
                .extend(people.first().map(|person| Arc::clone(&person.table)));
            crowd.people.extend(people);
        }
        Ok(crowd)
    }

    /// Opens a stream for everybody, at one server after the other, wherever their table is.
    pub(crate) async fn open_streams(&self, servers: &[SocketAddr]) -> Result<Vec<Events>> {
        let places = Arc::new(Semaphore::new(AT_ONCE));
        let mut opening = JoinSet::new();
        for (number, person) in self.people.iter().enumerate() {
            let (places, person) = (Arc::clone(&places), Arc::clone(person));
            let address = servers[number % servers.len()];
            opening.spawn(async move {
                let _place = places.acquire_owned().await;
                (number, person.watch(address).await)
            });
        }
        let mut streams = Vec::new();
        while let Some(opened) = opening.join_next().await {
            let (number, stream) = opened?;
            streams.push((number, stream.context("a stream did not open")?));
        }
        streams.sort_unstable_by_key(|(number, _)| *number);
        Ok(streams.into_iter().map(|(_, stream)| stream).collect())
    }

    /// Everybody plays, until the server is gone.
    pub(crate) fn play(&self, servers: &[SocketAddr], streams: Vec<Events>) -> Players {
        let mut tasks = JoinSet::new();
        for (number, (person, stream)) in self.people.iter().zip(streams).enumerate() {
            let (asks, questions) = mpsc::channel(1);
            let shared = Arc::clone(&self.shared);
            tasks.spawn(watch(Arc::clone(person), stream, asks, shared));
            let player = Player {
                person: Arc::clone(person),
                client: Client::new(servers[number % servers.len()]),
                rng: Lcg(number as u64),
                think: self.think,
                shared: Arc::clone(&self.shared),
            };
            tasks.spawn(player.play(questions));
        }
        Players(tasks)
    }

    /// Starts or stops noting waits.
    pub(crate) fn measure(&self, measures: bool) {
        self.shared.measures.store(measures, Ordering::Relaxed);
    }

    /// Notes that the server is about to be killed.
    pub(crate) fn stop(&self) {
        self.shared.stopped.store(true, Ordering::Relaxed);
    }

    /// Everybody comes back to a server that was started at `began`.
    pub(crate) async fn come_back(&self, address: SocketAddr, began: Instant) -> Result<Restart> {
        let mut coming = JoinSet::new();
        for (number, person) in self.people.iter().enumerate() {
            let person = Arc::clone(person);
            coming.spawn(async move {
                let mut stream = person.watch(address).await?;
                let first = stream.next().await?;
                let shown = first.map_or(0, |event| event.decision);
                let behind = shown < person.decision.load(Ordering::Relaxed);
                Ok::<_, io::Error>((number, began.elapsed(), behind))
            });
        }
        let mut tables: BTreeMap<&str, Duration> = BTreeMap::new();
        let mut restart = Restart {
            ready: Duration::ZERO,
            tables: Duration::ZERO,
            viewers: Duration::ZERO,
            behind: 0,
        };
        let all = async {
            while let Some(back) = coming.join_next().await {
                let (number, time, behind) = back?.context("a stream did not open again")?;
                let first = tables
                    .entry(&self.people[number].table.address)
                    .or_insert(time);
                *first = time.min(*first);
                restart.viewers = restart.viewers.max(time);
                restart.behind += usize::from(behind);
            }
            Ok::<_, anyhow::Error>(())
        };
        tokio::time::timeout(PATIENCE, all)
            .await
            .context("some viewers did not come back in time")??;
        restart.tables = tables.into_values().max().unwrap_or_default();
        Ok(restart)
    }

    /// The addresses of the tables.
    pub(crate) fn addresses(&self) -> Vec<String> {
        let tables = self.tables.iter();
        tables.map(|table| table.address.clone()).collect()
    }

    pub(crate) fn tables(&self) -> usize {
        self.tables.len()
    }

    pub(crate) fn viewers(&self) -> usize {
        self.people.len()
    }

    pub(crate) fn think(&self) -> Duration {
        self.think
    }

    /// How long people waited for the acknowledgement of a move, and for the last viewer of a step.
    pub(crate) fn waits(&self) -> (Vec<Duration>, Vec<Duration>) {
        let shared = &self.shared;
        (
            locked(&shared.acknowledged).clone(),
            locked(&shared.seen).clone(),
        )
    }

    /// What went wrong, and how often.
    pub(crate) fn errors(&self) -> Vec<(String, usize)> {
        let errors = locked(&self.shared.errors);
        errors
            .iter()
            .map(|(what, count)| (what.clone(), *count))
            .collect()
    }

    /// Tables whose game ended.
    pub(crate) fn finished(&self) -> usize {
        let over = |person: &&Arc<Person>| person.over.load(Ordering::Relaxed);
        let over = self.people.iter().filter(over).count();
        self.tables.first().map_or(0, |table| over / table.people)
    }
}

/// The tasks of the players.
pub(crate) struct Players(JoinSet<()>);

impl Players {
    /// Waits until all have noticed that the server is gone.
    pub(crate) async fn join(mut self) {
        let all = async { while self.0.join_next().await.is_some() {} };
        let _ = tokio::time::timeout(Duration::from_secs(1), all).await;
        self.0.abort_all();
    }
}

/// People gather at one table.
async fn gather(
    address: SocketAddr,
    number: usize,
    Company { seats, people }: Company,
) -> Result<Vec<Arc<Person>>> {
    let mut client = Client::new(address);
    let form = format!(
        "game=seven&seats={seats}&people={people}&level=expert&spectators=yes&name=Host{number}"
    );
    let opened = expect(client.post("/tables", "", &form).await?, 303)?;
    let host = cookie(&opened)?;
    let path = opened
        .all("location")
        .next()
        .context("no table")?
        .to_owned();
    let mut cookies = vec![host];
    // Who is alone with bots begins at once.
    if people > 1 {
        let page = expect(client.get(&path, &cookies[0]).await?, 200)?.body;
        let invitation = page.split_once("/join/").map(|(_, rest)| rest);
        let invitation = invitation.map(|rest| rest.split(|end: char| !end.is_ascii_hexdigit()));
        let invitation = invitation.and_then(|mut parts| parts.next());
        let join = format!("/join/{}", invitation.context("no invitation")?);
        for guest in 1..people {
            let form = format!("name=Guest{guest}");
            let joined = expect(client.post(&join, "", &form).await?, 303)?;
            cookies.push(cookie(&joined)?);
        }
        let room = format!("{path}/room");
        expect(client.post(&room, &cookies[0], "do=deal").await?, 303)?;
    }
    let table = Arc::new(Table {
        address: path,
        people,
        begins: Lcg(number as u64).part(),
        steps: Mutex::default(),
    });
    let person = |cookie| {
        Arc::new(Person {
            table: Arc::clone(&table),
            cookie,
            decision: AtomicUsize::new(0),
            over: AtomicBool::new(false),
        })
    };
    Ok(cookies.into_iter().map(person).collect())
}

pub(crate) fn expect(answer: Answer, status: u16) -> Result<Answer> {
    if answer.status == status {
        Ok(answer)
    } else {
        Err(anyhow!("the server answered {}", answer.status))
    }
}

/// The session of a new person.
pub(crate) fn cookie(answer: &Answer) -> Result<String> {
    let mut cookies = answer.all("set-cookie");
    let session = cookies.find(|cookie| cookie.starts_with("antipater="));
    let session = session.context("no session")?;
    Ok(session.split(';').next().unwrap_or_default().to_owned())
}

impl Person {
    async fn watch(&self, address: SocketAddr) -> io::Result<Events> {
        let path = format!("{}/stream", self.table.address);
        Events::open(address, &path, &self.cookie).await
    }
}

/// Follows a stream: notes when a step is seen, and hands on the questions.
async fn watch(
    person: Arc<Person>,
    mut stream: Events,
    asks: mpsc::Sender<Question>,
    shared: Arc<Shared>,
) {
    let mut rng = Lcg(Arc::as_ptr(&person) as usize as u64);
    let mut next = 0;
    let mut asked = None;
    loop {
        let event = match stream.next().await {
            Ok(Some(event)) => event,
            Ok(None) => return shared.fail("a stream ended"),
            Err(error) => return shared.fail(&format!("a stream: {error}")),
        };
        let now = Instant::now();
        while next <= event.decision {
            person.table.saw(next, now, &shared);
            next += 1;
        }
        person.decision.store(event.decision, Ordering::Relaxed);
        if asked != Some(event.decision) {
            if let Some(action) = choose(&event, &mut rng) {
                asked = Some(event.decision);
                let decision = event.decision;
                // A player is never behind by more than one question.
                let _ = asks.send(Question { decision, action }).await;
            } else if event.data.contains("class=\"sheet\"") {
                person.over.store(true, Ordering::Relaxed);
            }
        }
    }
}

/// One of the answers on offer.
fn choose(event: &Event, rng: &mut Lcg) -> Option<String> {
    const FIELD: &str = "name=\"action\" value=\"";
    let offers: Vec<&str> = event
        .data
        .split(FIELD)
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    let count = offers.len() as u64;
    let chosen = offers.get(rng.next().checked_rem(count)? as usize)?;
    Some(chosen.replace("&quot;", "\"").replace("&amp;", "&"))
}

impl Table {
    /// Notes that one more viewer has seen the table before a step.
    fn saw(&self, decision: usize, now: Instant, shared: &Shared) {
        let mut steps = locked(&self.steps);
        let step = at(&mut steps, decision);
        step.seen += 1;
        let last = step.seen == self.people;
        if last && decision > 0 && shared.measures.load(Ordering::Relaxed) {
            let sent = at(&mut steps, decision - 1).sent;
            let wait = sent.map(|sent| now.saturating_duration_since(sent));
            locked(&shared.seen).extend(wait);
        }
    }

    /// Notes that a choice is sent.
    fn sends(&self, decision: usize, now: Instant) {
        at(&mut locked(&self.steps), decision).sent = Some(now);
    }
}

fn at(steps: &mut Vec<Step>, decision: usize) -> &mut Step {
    if steps.len() <= decision {
        steps.resize(decision + 1, Step::default());
    }
    &mut steps[decision]
}

/// The hand of a person.
struct Player {
    person: Arc<Person>,
    client: Client,
    rng: Lcg,
    think: Duration,
    shared: Arc<Shared>,
}

impl Player {
    async fn play(mut self, mut questions: mpsc::Receiver<Question>) {
        sleep((self.think * RAMP_UP).mul_f64(self.person.table.begins)).await;
        while let Some(question) = questions.recv().await {
            sleep(self.think.mul_f64(0.5 + self.rng.part())).await;
            self.decide(&question).await;
        }
    }

    async fn decide(&mut self, question: &Question) {
        let number = self.shared.moves.fetch_add(1, Ordering::Relaxed);
        let decision = question.decision;
        let action = question.action.bytes().fold(String::new(), encoded);
        let form = format!("id=b{number}&decision={decision}&action={action}");
        let path = format!("{}/moves", self.person.table.address);
        let sent = Instant::now();
        self.person.table.sends(decision, sent);
        match self.client.post(&path, &self.person.cookie, &form).await {
            Ok(answer) if answer.status == 303 => {
                if self.shared.measures.load(Ordering::Relaxed) {
                    locked(&self.shared.acknowledged).push(sent.elapsed());
                }
            }
            Ok(answer) => self.shared.fail(&format!("a move: {}", answer.status)),
            Err(error) => self.shared.fail(&format!("a move: {error}")),
        }
    }
}

/// A byte as a form writes it.
fn encoded(mut text: String, byte: u8) -> String {
    if byte.is_ascii_alphanumeric() {
        text.push(char::from(byte));
    } else {
        text.push_str(&format!("%{byte:02X}"));
    }
    text
}

impl Shared {
    fn fail(&self, what: &str) {
        if !self.stopped.load(Ordering::Relaxed) {
            *locked(&self.errors).entry(what.to_owned()).or_default() += 1;
        }
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Luck enough for a probe (splitmix64).
struct Lcg(u64);

impl Lcg {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to 1.
    fn part(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offered_action_is_chosen() {
        let data = "<input name=\"action\" value=\"{&quot;a&quot;:1}\"><p></p>".to_owned();
        let event = Event { decision: 0, data };
        let chosen = choose(&event, &mut Lcg(1));
        assert_eq!(chosen.as_deref(), Some("{\"a\":1}"));
        let nothing = Event {
            decision: 0,
            data: String::new(),
        };
        assert_eq!(choose(&nothing, &mut Lcg(1)), None);
    }

    #[test]
    fn forms_are_encoded() {
        assert_eq!("a {".bytes().fold(String::new(), encoded), "a%20%7B");
    }
}
