//! `antipater doctor`: lists the problems of a database in sentences. Changes nothing.

use std::fmt;

use antipater_server::doctor::{Fault, FaultKind, examine};
use antipater_show::texts::msg;
use antipater_store::{Store, without_password};
use anyhow::{Context, Result, ensure};
use clap::Parser;
use serde_json::json;

use crate::admin::address;
use crate::locale::tell;
use crate::output::Output;
use crate::values::{ANY, whole};

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-doctor"), long_about = msg("cli-more-doctor"))]
pub(crate) struct Args {
    #[arg(env = "ANTIPATER_DATABASE", help = msg("cli-arg-doctor-database"))]
    database: Option<String>,
    #[arg(long, value_name = "MIB", value_parser = whole::<u64>(ANY), help = msg("cli-arg-doctor-min-free"))]
    min_free: Option<u64>,
    #[arg(long, help = msg("cli-arg-json"))]
    json: bool,
}

/// The database has problems, which were printed.
#[derive(Debug)]
pub(crate) struct Ill;

impl fmt::Display for Ill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("something is wrong with the database")
    }
}

impl std::error::Error for Ill {}

pub(crate) fn run(args: Args) -> Result<()> {
    let address = address(args.database).or_else(Store::usual_address);
    let address = address.context("there is no data folder for this user; name a database")?;
    let path = address.strip_prefix("sqlite:").unwrap_or(&address);
    let min_free = args.min_free.map(|mib| mib.saturating_mul(1 << 20));
    let report = examine(path, min_free)?;
    let path = &without_password(path);
    let missing = report
        .faults
        .iter()
        .any(|fault| fault.kind == FaultKind::Missing);
    ensure!(
        args.json || !missing,
        tell!("cli-cannot-open", file = path.as_str())
    );
    let mut output = Output::new();
    if args.json {
        let faults = report.faults.iter().map(|fault| {
            json!({
                "kind": fault.kind.name(),
                "table": fault.table,
                "detail": fault.detail,
                "message": sentence(fault),
            })
        });
        let object = json!({
            "database": path,
            "ok": report.faults.is_empty(),
            "tables": report.tables,
            "people": report.people,
            "faults": faults.collect::<Vec<_>>(),
        });
        output.line(object.to_string())?;
    } else if report.faults.is_empty() {
        let (tables, people) = (report.tables, report.people);
        output.line(tell!(
            "cli-doctor-well",
            file = path.as_str(),
            tables = tables,
            people = people
        ))?;
    } else {
        output.line(tell!(
            "cli-doctor-ill",
            file = path.as_str(),
            count = report.faults.len()
        ))?;
        for fault in &report.faults {
            output.line(sentence(fault))?;
        }
    }
    output.finish()?;
    if report.faults.is_empty() {
        Ok(())
    } else {
        Err(Ill.into())
    }
}

fn sentence(fault: &Fault) -> String {
    let (table, detail) = (fault.table.as_deref().unwrap_or(""), fault.detail.as_str());
    match fault.kind {
        FaultKind::Missing => tell!("doctor-missing"),
        FaultKind::Unreachable => tell!("doctor-unreachable", detail = detail),
        FaultKind::Damaged => tell!("doctor-damaged", detail = detail),
        FaultKind::Foreign => tell!("doctor-foreign"),
        FaultKind::Older => tell!("doctor-older"),
        FaultKind::Newer => tell!("doctor-newer"),
        FaultKind::Table => tell!("doctor-table", table = table, detail = detail),
        FaultKind::Orphans => tell!("doctor-orphans", detail = detail),
        FaultKind::Permissions => tell!("doctor-permissions", detail = detail),
        FaultKind::Disk => tell!("doctor-disk", detail = detail),
        FaultKind::Settings => tell!("doctor-settings", detail = detail),
    }
}
