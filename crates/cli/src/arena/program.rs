//! A bot that is a program from outside: it reads a line of JSON for each decision and writes one as its answer.
//!
//! Each seat of each game has a process of its own, so that no program sees more than one seat. Reading and writing have
//! threads of their own, so that a program that neither reads nor writes is only slow. A process is killed with all that
//! it has started as soon as its game is over or it has failed.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::Duration;

use antipater_bots::Bot;
use antipater_engine::rng::{Generator, generator};
use antipater_engine::{Actions, JointAction, Recorded, Seat};
use antipater_show::view::{Viewable, Viewer};
use serde::Deserialize;

use super::sum::Failure;

/// The longest answer, in bytes.
const LONGEST_ANSWER: u64 = 64 << 10;

/// A bot that asks a program.
pub(super) struct Program {
    game: &'static str,
    command: String,
    limit: Duration,
    failures: Sender<Failure>,
    process: Option<Process>,
    rng: Generator,
}

impl Program {
    /// The program that this command starts at its first decision. It has so long for each of them.
    pub(super) fn new(
        game: &'static str,
        command: &str,
        limit: Duration,
        failures: Sender<Failure>,
    ) -> Program {
        Program {
            game,
            command: command.to_owned(),
            limit,
            failures,
            process: None,
            rng: generator(0, 0),
        }
    }

    /// The question about a decision. The position is a guess that shows the seat what the true one does.
    fn question<G: Viewable + Recorded>(
        &mut self,
        observation: &G::Observation,
        seat: Seat,
        legal: &Actions<G::Action>,
    ) -> Result<String, serde_json::Error> {
        let position = G::sample(observation, &mut self.rng);
        let chooser = position.chooser(seat);
        let view = position.view(Viewer::Seat(chooser), &[], &JointAction::new());
        let view = serde_json::to_string(&view)?;
        let write = |&action| position.write_action(seat, action);
        let actions: Vec<String> = legal.iter().map(write).collect();
        let (game, actions) = (self.game, actions.join(","));
        Ok(format!(
            r#"{{"game":"{game}","player":{chooser},"seat":{seat},"observation":{view},"legal":[{actions}]}}"#
        ))
    }

    /// The place of the answer among so many actions.
    fn ask(&mut self, question: String, actions: usize) -> Result<usize, Failure> {
        let process = match &mut self.process {
            // What it has said since its last answer would be taken as the next one.
            Some(process) if process.answers.try_recv().is_ok() => return Err(Failure::Unreadable),
            Some(process) => process,
            none => none.insert(Process::start(&self.command).map_err(|_| Failure::Start)?),
        };
        let said = process.ask(question, self.limit)?;
        let answer = serde_json::from_str(said.line.trim());
        let answer: Answer = answer.map_err(|_| Failure::Unreadable)?;
        if said.goes_on {
            return Err(Failure::Unreadable);
        }
        let place = usize::try_from(answer.action).map_err(|_| Failure::Illegal)?;
        (place < actions).then_some(place).ok_or(Failure::Illegal)
    }
}

/// What a program answers.
#[derive(Deserialize)]
struct Answer {
    /// The place of the action in the list of legal ones, from 0.
    action: i64,
}

impl<G: Viewable + Recorded> Bot<G> for Program {
    /// After a failure the answer means nothing; the game ends.
    fn choose(
        &mut self,
        observation: &G::Observation,
        seat: Seat,
        legal: &Actions<G::Action>,
    ) -> G::Action {
        let question = self.question::<G>(observation, seat, legal);
        let question = question.expect("a view can be written as JSON");
        match self.ask(question, legal.len()) {
            Ok(place) => legal[place],
            Err(failure) => {
                self.process = None;
                // The arena listens until the deal is played.
                let _ = self.failures.send(failure);
                legal[0]
            }
        }
    }
}

/// What a program has written.
struct Said {
    /// A line, as far as it was read.
    line: String,
    /// Whether more has come with it.
    goes_on: bool,
}

/// A running program.
struct Process {
    child: Child,
    questions: Sender<String>,
    answers: Receiver<Said>,
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

    fn ask(&mut self, question: String, limit: Duration) -> Result<Said, Failure> {
        // A program that has gone is noticed by its missing answer.
        let _ = self.questions.send(question);
        self.answers.recv_timeout(limit).map_err(|why| match why {
            RecvTimeoutError::Timeout => Failure::Slow,
            RecvTimeoutError::Disconnected => Failure::Gone,
        })
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        kill_group(&self.child);
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The command as a shell reads it, in a group of processes of its own.
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

/// Kills what the program has started too.
#[cfg(unix)]
fn kill_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    // The group is gone when all of it has ended.
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

/// Reads lines until the end, or until they are not wanted. One that is too long is handed on as far as it was read.
fn read_lines(stdout: ChildStdout, mut hand_on: impl FnMut(Said) -> bool) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout
            .by_ref()
            .take(LONGEST_ANSWER)
            .read_until(b'\n', &mut line);
        let said = Said {
            line: String::from_utf8_lossy(&line).into_owned(),
            goes_on: !stdout.buffer().is_empty(),
        };
        if !matches!(read, Ok(1..)) || !hand_on(said) {
            return;
        }
    }
}
