//! A bot that is an external program: it reads a line of JSON for each decision and answers with one.
//!
//! Each seat of each game has a separate process, so that no program sees more than one seat. Separate threads read and
//! write, so that a program that neither reads nor writes is only slow. A process is killed together with its children
//! as soon as its game is over or it has failed.

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
    /// The program of this command, started at its first decision, with this time limit for each.
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

    /// The question about a decision. The position is a sample that is consistent with the seat's observation.
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

    /// The index of the answer among this number of actions.
    fn ask(&mut self, question: String, actions: usize) -> Result<usize, Failure> {
        let process = match &mut self.process {
            // Output since its last answer would be taken as the next one.
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

/// The answer of a program.
#[derive(Deserialize)]
struct Answer {
    /// The index of the action in the list of legal ones, from 0.
    action: i64,
}

impl<G: Viewable + Recorded> Bot<G> for Program {
    /// After a failure the answer is meaningless, and the game ends.
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

    fn ask(&mut self, question: String, limit: Duration) -> Result<Output, Failure> {
        // The missing answer reveals that the program has ended.
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
