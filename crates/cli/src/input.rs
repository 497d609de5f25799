//! Files of records: one JSON object per line, read line by line. Blank lines are skipped. Errors name the record,
//! counted from 0 without blank lines, and the line, counted from 1 with them.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};

use anyhow::{Context, Result, anyhow, bail};

use crate::locale::tell;
use crate::record::AnyRecord;

/// The longest line or score pad, in bytes. A record has about 10 kB.
const LONGEST: u64 = 16 << 20;

/// Opens a file; `-` is standard input.
fn open(path: &str) -> Result<Box<dyn BufRead>> {
    if path == "-" {
        return Ok(Box::new(io::stdin().lock()));
    }
    let file = File::open(path).with_context(|| tell!("cli-cannot-open", file = path))?;
    Ok(Box::new(BufReader::new(file)))
}

/// The name of the file in errors.
pub(crate) fn name(path: &str) -> String {
    if path == "-" {
        tell!("cli-standard-input")
    } else {
        path.to_owned()
    }
}

/// The whole text of a file; `-` is standard input.
pub(crate) fn read(path: &str) -> Result<String> {
    let mut bytes = Vec::new();
    let name = name(path);
    let mut limited = open(path)?.take(LONGEST + 1);
    limited
        .read_to_end(&mut bytes)
        .with_context(|| tell!("cli-cannot-read", file = name.as_str()))?;
    if bytes.len() as u64 > LONGEST {
        bail!(tell!(
            "cli-file-too-large",
            file = name,
            most = LONGEST >> 20
        ));
    }
    String::from_utf8(bytes).map_err(|_| anyhow!(tell!("cli-file-no-text", file = name)))
}

/// The line and column at which a text is no longer JSON; `None` if it is valid.
pub(crate) fn not_json(text: &str) -> Option<(usize, usize)> {
    let read: Result<serde::de::IgnoredAny, _> = serde_json::from_str(text);
    read.err().map(|error| (error.line(), error.column()))
}

/// A line with a record.
pub(crate) struct RecordLine {
    /// The number of the record, from 0.
    pub(crate) record: usize,
    place: String,
    bytes: Vec<u8>,
}

impl RecordLine {
    /// Parses the record and checks its moves and result.
    pub(crate) fn read(&self) -> Result<AnyRecord> {
        let text = str::from_utf8(&self.bytes).map_err(|_| self.error(tell!("cli-no-text")))?;
        let read = AnyRecord::read(text);
        read.map_err(|error| match not_json(text) {
            Some((_, column)) => self.error(tell!("cli-not-json", column = column)),
            None => self.error(error),
        })
    }

    /// An error in this record: file, record, line and reason.
    pub(crate) fn error(&self, reason: impl std::fmt::Display) -> anyhow::Error {
        anyhow!("{}: {reason}", self.place)
    }
}

/// The records of a file, one after the other.
pub(crate) struct Records {
    name: String,
    reader: Box<dyn BufRead>,
    lines: usize,
    records: usize,
}

impl Records {
    /// Opens a file of records; `-` is standard input.
    pub(crate) fn open(path: &str) -> Result<Records> {
        Ok(Records {
            name: name(path),
            reader: open(path)?,
            lines: 0,
            records: 0,
        })
    }

    /// The next line that is not blank; `None` at the end of the file.
    pub(crate) fn next(&mut self) -> Result<Option<RecordLine>> {
        let mut bytes = Vec::new();
        loop {
            bytes.clear();
            let mut limited = self.reader.by_ref().take(LONGEST + 1);
            let length = limited
                .read_until(b'\n', &mut bytes)
                .with_context(|| tell!("cli-cannot-read", file = self.name.as_str()))?;
            if length == 0 {
                return Ok(None);
            }
            self.lines += 1;
            if length as u64 > LONGEST {
                let (line, most) = (self.lines, LONGEST >> 20);
                let file = self.name.as_str();
                bail!(tell!(
                    "cli-line-too-long",
                    file = file,
                    line = line,
                    most = most
                ));
            }
            if !bytes.trim_ascii().is_empty() {
                break;
            }
        }
        let record = self.records;
        self.records += 1;
        let place = tell!(
            "cli-record-place",
            file = self.name.as_str(),
            record = record,
            line = self.lines
        );
        Ok(Some(RecordLine {
            record,
            place,
            bytes,
        }))
    }

    /// The record with this number, from 0.
    pub(crate) fn find(&mut self, number: usize) -> Result<RecordLine> {
        while let Some(line) = self.next()? {
            if line.record == number {
                return Ok(line);
            }
        }
        let (name, count) = (&self.name, self.records);
        bail!(tell!(
            "cli-no-record",
            file = name.as_str(),
            record = number,
            count = count
        ))
    }
}
