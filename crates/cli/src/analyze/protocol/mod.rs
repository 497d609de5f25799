//! `antipater analyze --protocol`: a conversation with another program, in lines of JSON, like KataGo's analysis
//! engine. Queries come on standard input at any time. Each decision of a query is answered by a line on standard
//! output as soon as it is judged. [docs/analysis.md](../../../../../docs/analysis.md) lists the fields.
//!
//! One thread reads, this one judges: the query with the highest priority first, then the oldest. Commands are executed
//! between two decisions. After the end of the input, the remaining queries are answered, and the program ends.

mod answer;
mod job;
mod query;

use std::io::{self, BufRead, Read};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use antipater_bots::analysis::{Depth, METHOD};
use antipater_bots::weights;
use anyhow::Result;
use serde::Serialize;
use serde_json::{Value, json};

use self::job::Job;
use self::query::{Asked, QueryError};
use crate::output::Output;

/// The longest line of a query, in bytes.
const LONGEST: u64 = 16 << 20;
/// The most lines that wait for the judging thread.
const WAITING: usize = 64;

/// The version of everything that figures depend on.
#[derive(Clone, Serialize)]
struct Engine {
    name: &'static str,
    version: &'static str,
    weights: &'static str,
    method: u32,
}

fn engine() -> Engine {
    Engine {
        name: "antipater",
        version: env!("CARGO_PKG_VERSION"),
        weights: weights::version(),
        method: METHOD,
    }
}

/// Answers queries until the input ends and all of them are answered. `depth` is the default.
pub(super) fn run(depth: Depth) -> Result<()> {
    let (lines, inbox) = mpsc::sync_channel(WAITING);
    // It ends with the input or with the program.
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Some(line) = read(&mut input) {
            if lines.send(line).is_err() {
                return;
            }
        }
    });
    let mut talk = Conversation {
        depth,
        jobs: Vec::new(),
    };
    loop {
        while let Some(line) = next(&inbox, talk.jobs.is_empty()) {
            talk.hear(&line)?;
        }
        if talk.jobs.is_empty() {
            // `next` has waited, so the input has ended.
            return Ok(());
        }
        talk.work()?;
    }
}

/// The next line; `None` if there is none. With `wait`, waits for one or for the end of the input.
fn next(
    inbox: &Receiver<Result<String, QueryError>>,
    wait: bool,
) -> Option<Result<String, QueryError>> {
    if wait {
        inbox.recv().ok()
    } else {
        inbox.try_recv().ok()
    }
}

/// A line of the input; `None` at its end.
fn read(input: &mut impl BufRead) -> Option<Result<String, QueryError>> {
    let mut bytes = Vec::new();
    let length = input.take(LONGEST).read_until(b'\n', &mut bytes).ok()?;
    if length == 0 {
        return None;
    }
    if length as u64 == LONGEST && bytes.last() != Some(&b'\n') {
        // The rest of an overlong line is skipped.
        input.skip_until(b'\n').ok()?;
        return Some(Err(QueryError::new(None, "the line is longer than 16 MiB")));
    }
    let line = String::from_utf8(bytes);
    Some(line.map_err(|_| QueryError::new(None, "the line is not UTF-8")))
}

/// The unanswered queries.
struct Conversation {
    depth: Depth,
    /// The oldest first.
    jobs: Vec<Box<dyn Job>>,
}

impl Conversation {
    /// Executes a line.
    fn hear(&mut self, line: &Result<String, QueryError>) -> Result<()> {
        let line = match line {
            Ok(line) if line.trim().is_empty() => return Ok(()),
            Ok(line) => line,
            Err(error) => return refuse(&Value::Null, error),
        };
        let (id, asked) = query::read(line, self.depth);
        match asked {
            Err(error) => refuse(&id, &error),
            Ok(Asked::Version) => {
                #[derive(Serialize)]
                struct Version {
                    id: Value,
                    action: &'static str,
                    #[serde(flatten)]
                    engine: Engine,
                }
                print(&Version {
                    id,
                    action: "query_version",
                    engine: engine(),
                })
            }
            Ok(Asked::Terminate(which)) => {
                let ended = |job: &dyn Job| which.as_ref().is_none_or(|which| job.id() == which);
                let left = self.jobs.len();
                self.jobs.retain(|job| !ended(job.as_ref()));
                let ended = left - self.jobs.len();
                print(&json!({ "id": id, "action": "terminate", "terminated": ended }))
            }
            Ok(Asked::Decisions { job, unknown }) => {
                for field in unknown {
                    print(&json!({ "id": id, "warning": "unknown field", "field": field }))?;
                }
                if self.jobs.iter().any(|other| *other.id() == id) {
                    let error =
                        QueryError::new(Some("id"), "a query with this id is not answered yet");
                    return refuse(&id, &error);
                }
                self.jobs.push(job);
                Ok(())
            }
        }
    }

    /// Judges one decision of the most urgent query.
    fn work(&mut self) -> Result<()> {
        let most = self.jobs.iter().map(|job| job.priority()).max();
        let mut jobs = self.jobs.iter();
        let Some(number) = jobs.position(|job| Some(job.priority()) == most) else {
            return Ok(());
        };
        if self.jobs[number].step(&mut |answer| print(&answer))? {
            self.jobs.remove(number);
        }
        Ok(())
    }
}

fn refuse(id: &Value, error: &QueryError) -> Result<()> {
    #[derive(Serialize)]
    struct Refusal<'a> {
        id: &'a Value,
        error: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        field: Option<&'a str>,
    }
    print(&Refusal {
        id,
        error: &error.reason,
        field: error.field.as_deref(),
    })
}

/// Prints a line and flushes it, since the other program waits for it.
fn print(line: &impl Serialize) -> Result<()> {
    let mut output = Output::new();
    output.json(line)?;
    output.finish()
}
