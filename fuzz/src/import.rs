//! Lines that `antipater import` reads: what comes in goes out as it came, and can be looked at.

use std::io::Cursor;
use std::path::Path;

use antipater_server::doctor;
use antipater_server::maintenance::{self, Imported, MaintenanceError};
use tempfile::TempDir;

use crate::refused;

/// Reads the lines, and imports into an empty database what can be read.
pub fn lines(input: &[u8]) {
    if let Err(error) = maintenance::read_lines(Cursor::new(input)) {
        told(&error);
        return;
    }
    let memory = Some("sqlite::memory:".to_owned());
    match maintenance::import(memory, Box::new(Cursor::new(input.to_vec()))) {
        Err(error) => told(&error),
        Ok(Imported { new: 0, .. }) => {}
        Ok(imported) => come_back(input, imported),
    }
}

/// A refusal names the line.
fn told(error: &MaintenanceError) {
    assert!(error.is_of_lines(), "the database is at fault: {error}");
    assert!(error.to_string().starts_with("line "), "{error}");
    refused(error);
}

/// Exports what was imported, and imports that.
fn come_back(input: &[u8], imported: Imported) {
    let folder = TempDir::new().expect("there is a place for temporary files");
    let [first, second] = ["first", "second"].map(|name| folder.path().join(name));
    assert_eq!(import(&first, input.to_vec()), imported);
    let lines = export(&first);
    let again = import(&second, lines.clone());
    assert_eq!((again.new, again.known), (imported.new, 0));
    assert_eq!(text(&export(&second)), text(&lines));
    let report = doctor::examine(&first.to_string_lossy(), Some(0)).expect("the file is there");
    let faults: Vec<_> = report
        .faults
        .iter()
        .filter(|fault| fault.table.is_some())
        .collect();
    assert!(faults.is_empty(), "{faults:?}");
}

fn address(path: &Path) -> Option<String> {
    Some(format!("sqlite:{}", path.display()))
}

fn import(path: &Path, lines: Vec<u8>) -> Imported {
    let imported = maintenance::import(address(path), Box::new(Cursor::new(lines)));
    imported.unwrap_or_else(|error| panic!("{error}"))
}

fn export(path: &Path) -> Vec<u8> {
    let mut lines = Vec::new();
    let exported = maintenance::export(address(path), false, Box::new(|| Ok(Box::new(&mut lines))));
    exported.unwrap_or_else(|error| panic!("{error}"));
    lines
}

fn text(lines: &[u8]) -> &str {
    str::from_utf8(lines).expect("what is exported is text")
}
