//! A bot that is an external program: it reads a line of JSON for each decision and answers with one.
//!
//! A program that speaks protocol 1 has one process for each seat and plays all games of a series in it. Any other has a
//! process for each seat of each game. So no process sees more than one seat of a game. Separate threads read and write,
//! so that a program that neither reads nor writes is only slow. A process is killed together with its children as soon
//! as its games are over or it has failed.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use antipater_bots::Bot;
use antipater_engine::rng::{Generator, generator};
use antipater_engine::{Actions, JointAction, Line, Recorded, Seat};
use antipater_show::view::{Viewable, Viewer};
use serde::Deserialize;

use super::sum::Failure;

/// The longest answer, in bytes.
const LONGEST_ANSWER: u64 = 64 << 10;

/// The time limits of a program.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// For the answer to the greeting of protocol 1.
    pub(super) start: Duration,
    /// For each decision.
    pub(super) decision: Duration,
}

/// The program of a side, for all games of a series.
pub(super) struct Program {
    game: &'static str,
    command: String,
    limits: Limits,
    /// With protocol 1, the process of each seat, started when it is first needed. Otherwise empty.
    seats: Vec<Mutex<Option<Process>>>,
}

impl Program {
    /// The program of this command, in the simple form.
    pub(super) fn new(game: &'static str, command: &str, limits: Limits) -> Program {
        Program {
            game,
            command: command.to_owned(),
            limits,
            seats: Vec::new(),
        }
    }

    /// Keeps a process for each of this many seats if the program speaks protocol 1, which it is started to ask.
    pub(super) fn greet(&mut self, seats: usize) {
        if let Ok(process) = self.greeted() {
            self.seats.push(Mutex::new(Some(process)));
            self.seats.resize_with(seats, Mutex::default);
        }
    }

    /// A new process that has answered the greeting.
    fn greeted(&self) -> Result<Process, Failure> {
        let mut process = self.start()?;
        let said = process.ask(r#"{"protocol":1}"#.to_owned(), self.limits.start)?;
        match said.parse() {
            Ok(Greeting { protocol: 1 }) => Ok(process),
            Ok(_) | Err(_) => Err(Failure::Start),
        }
    }

    fn start(&self) -> Result<Process, Failure> {
        Process::start(&self.command).map_err(|_| Failure::Start)
    }

    /// Tells the process of a seat that a game is over; the share of the win is unknown if a failure ended it.
    pub(super) fn end(&self, seat: Seat, game: u64, share: Option<f64>) {
        let Some(process) = self.seats.get(seat.number()) else {
            return;
        };
        let process = process.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(process) = &*process {
            let share = share.map_or_else(|| "null".to_owned(), |share| share.to_string());
            process.tell(format!(r#"{{"game_over":{game},"win_share":{share}}}"#));
        }
    }
}

/// A program on one seat of one game.
pub(super) struct Seated {
    program: Arc<Program>,
    /// The number of the game in the series.
    game: u64,
    failures: Sender<Failure>,
    /// The process of this game alone, if the program does not speak protocol 1.
    process: Option<Process>,
    rng: Generator,
}

impl Seated {
    pub(super) fn new(program: &Arc<Program>, game: u64, failures: Sender<Failure>) -> Seated {
        Seated {
            program: Arc::clone(program),
            game,
            failures,
            process: None,
            rng: generator(0, 0),
        }
    }

    /// The seat that the program plays, and the question about a decision. The position is a sample that is consistent
    /// with the seat's observation.
    fn question<G: Viewable + Recorded>(
        &mut self,
        observation: &G::Observation,
        seat: Seat,
        legal: &Actions<G::Action>,
    ) -> Result<(Seat, String), serde_json::Error>
    where
        G::Observation: Line,
    {
        let position = G::sample(observation, &mut self.rng);
        let player = position.chooser(seat);
        let view = position.view(Viewer::Seat(player), &[], &JointAction::new());
        let view = serde_json::to_string(&view)?;
        let line = serde_json::to_string(&observation.to_line())?;
        let write = |&action| position.write_action(seat, action);
        let actions: Vec<String> = legal.iter().map(write).collect();
        let (kind, game, actions) = (self.program.game, self.game, actions.join(","));
        let question = format!(
            r#"{{"game":"{kind}","game_id":{game},"player":{player},"seat":{seat},"line":{line},"observation":{view},"legal":[{actions}]}}"#
        );
        Ok((player, question))
    }

    /// The index of the answer among this number of actions. After a failure the process is gone.
    fn ask(&mut self, player: Seat, question: String, actions: usize) -> Result<usize, Failure> {
        let program = &self.program;
        let mut kept;
        let (process, start): (_, fn(&Program) -> _) = match program.seats.get(player.number()) {
            Some(process) => {
                kept = process.lock().unwrap_or_else(PoisonError::into_inner);
                (&mut *kept, Program::greeted)
            }
            None => (&mut self.process, Program::start),
        };
        let place = (|| {
            let running = match &mut *process {
                Some(running) => running,
                none => none.insert(start(program)?),
            };
            let said = running.ask(question, program.limits.decision)?;
            let answer: Answer = said.parse()?;
            let place = usize::try_from(answer.action).map_err(|_| Failure::Illegal)?;
            (place < actions).then_some(place).ok_or(Failure::Illegal)
        })();
        if place.is_err() {
            *process = None;
        }
        place
    }
}

/// The answer to the greeting.
#[derive(Deserialize)]
struct Greeting {
    protocol: u64,
}

/// The answer of a program.
#[derive(Deserialize)]
struct Answer {
    /// The index of the action in the list of legal ones, from 0.
    action: i64,
}

impl<G: Viewable + Recorded<Observation: Line>> Bot<G> for Seated {
    /// After a failure the answer is meaningless, and the game ends.
    fn choose(
        &mut self,
        observation: &G::Observation,
        seat: Seat,
        legal: &Actions<G::Action>,
    ) -> G::Action {
        let question = self.question::<G>(observation, seat, legal);
        let (player, question) = question.expect("a view can be written as JSON");
        match self.ask(player, question, legal.len()) {
            Ok(place) => legal[place],
            Err(failure) => {
                // The arena keeps the receiver until the deal is played.
                let _ = self.failures.send(failure);
                legal[0]
            }
        }
    }
}

/// The output of a program.
struct Output {
    /// A line, as far as it was read.
    line: String,
    /// Whether more output has arrived with it.
    goes_on: bool,
}

impl Output {
    /// An answer, if it is exactly one line.
    fn parse<'a, T: Deserialize<'a>>(&'a self) -> Result<T, Failure> {
        let answer = serde_json::from_str(self.line.trim());
        match answer {
            Ok(answer) if !self.goes_on => Ok(answer),
            Ok(_) | Err(_) => Err(Failure::Unreadable),
        }
    }
}

/// A running program.
struct Process {
    child: Child,
    questions: Sender<String>,
    answers: Receiver<Output>,
}

impl Process {
    fn start(command: &str) -> std::io::Result<Process> {
        let mut child = shell(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (questions, to_write) = channel();
        let (read, answers) = sync_channel(1);
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        thread::spawn(move || stdin.map(|stdin| write(stdin, &to_write)));
        thread::spawn(move || {
            stdout.map(|stdout| read_lines(stdout, |said| read.send(said).is_ok()))
        });
        Ok(Process {
            child,
            questions,
            answers,
        })
    }

    /// Sends a line. A missing answer reveals later that the program has ended.
    fn tell(&self, line: String) {
        let _ = self.questions.send(line);
    }

    fn ask(&mut self, question: String, limit: Duration) -> Result<Output, Failure> {
        // Output since its last answer would be taken as the next one.
        if self.answers.try_recv().is_ok() {
            return Err(Failure::Unreadable);
        }
        self.tell(question);
        self.answers.recv_timeout(limit).map_err(|why| match why {
            RecvTimeoutError::Timeout => Failure::Slow,
            RecvTimeoutError::Disconnected => Failure::Gone,
        })
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        kill_group(&self.child);
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The command in a shell, in a separate process group.
#[cfg(unix)]
fn shell(command: &str) -> Command {
    use std::os::unix::process::CommandExt;
    let mut shell = Command::new("sh");
    shell.args(["-c", command]).process_group(0);
    shell
}

#[cfg(not(unix))]
fn shell(command: &str) -> Command {
    let mut shell = Command::new("cmd");
    shell.args(["/C", command]);
    shell
}

/// Also kills the children of the program.
#[cfg(unix)]
fn kill_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    // The group is gone once all of its processes have ended.
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
}

#[cfg(not(unix))]
fn kill_group(_: &Child) {}

fn write(mut stdin: ChildStdin, questions: &Receiver<String>) {
    for question in questions {
        if writeln!(stdin, "{question}").is_err() {
            return;
        }
    }
}

/// Reads lines until the end, or until they are not needed. A line that is too long is passed on as far as it was read.
fn read_lines(stdout: ChildStdout, mut hand_on: impl FnMut(Output) -> bool) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout
            .by_ref()
            .take(LONGEST_ANSWER)
            .read_until(b'\n', &mut line);
        let output = Output {
            line: String::from_utf8_lossy(&line).into_owned(),
            goes_on: !stdout.buffer().is_empty(),
        };
        if !matches!(read, Ok(1..)) || !hand_on(output) {
            return;
        }
    }
}
