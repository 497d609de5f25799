//! Standard output: lines, aligned tables, JSON. A closed pipe ends the program without an error.

use std::fmt;
use std::io::{self, BufWriter, StdoutLock, Write};

use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::locale::tell;

/// The reader of standard output is gone, as with `head`. The program ends quietly.
#[derive(Debug)]
pub(crate) struct ClosedPipe;

impl fmt::Display for ClosedPipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("standard output is closed")
    }
}

impl std::error::Error for ClosedPipe {}

/// Standard output, buffered. [`Output::finish`] must be called at the end.
pub(crate) struct Output(BufWriter<StdoutLock<'static>>);

impl Output {
    pub(crate) fn new() -> Output {
        Output(BufWriter::new(io::stdout().lock()))
    }

    /// Prints a line.
    pub(crate) fn line(&mut self, line: impl fmt::Display) -> anyhow::Result<()> {
        writeln!(self.0, "{line}").map_err(closed)
    }

    /// Prints a value as one line of JSON.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> anyhow::Result<()> {
        self.line(serde_json::to_string(value)?)
    }

    /// Flushes the buffer.
    pub(crate) fn finish(mut self) -> anyhow::Result<()> {
        self.0.flush().map_err(closed)
    }
}

fn closed(error: io::Error) -> anyhow::Error {
    if error.kind() == io::ErrorKind::BrokenPipe {
        ClosedPipe.into()
    } else {
        anyhow::Error::new(error).context(tell!("cli-cannot-print"))
    }
}

/// A table of text. The first `left` columns are aligned to the left, the others, which hold numbers, to the right.
pub(crate) struct Grid {
    left: usize,
    rows: Vec<Vec<String>>,
}

impl Grid {
    /// A table with these headings.
    pub(crate) fn new(left: usize, headings: impl IntoIterator<Item = impl Into<String>>) -> Grid {
        Grid {
            left,
            rows: vec![headings.into_iter().map(Into::into).collect()],
        }
    }

    /// Adds a row.
    pub(crate) fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        for (number, row) in self.rows.iter().enumerate() {
            let mut line = String::new();
            for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
                let gap = if column == 0 { "" } else { "  " };
                line += &if column < self.left {
                    format!("{gap}{cell:<width$}")
                } else {
                    format!("{gap}{cell:>width$}")
                };
            }
            let end = if number + 1 < self.rows.len() {
                "\n"
            } else {
                ""
            };
            write!(f, "{}{end}", line.trim_end())?;
        }
        Ok(())
    }
}

/// A JSON object with its keys in this order.
pub(crate) struct Ordered<K, V>(pub(crate) Vec<(K, V)>);

impl<K: Serialize, V: Serialize> Serialize for Ordered<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, value) in &self.0 {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let mut grid = Grid::new(1, ["name", "points"]);
        grid.row(vec!["Rhodes".to_owned(), "7".to_owned()]);
        assert_eq!(grid.to_string(), "name    points\nRhodes       7");
    }
}
