//! `antipater admin`: names the administrators of a server, which no form does. A server may run meanwhile.

use antipater_server::maintenance::{self, Found, MaintenanceError};
use antipater_server::store::PersonRow;
use antipater_show::texts::{Moment, msg};
use anyhow::{Context, Result, anyhow, bail};
use clap::{Parser, Subcommand};

use crate::locale::tell;
use crate::output::Output;

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-admin"))]
pub(crate) struct Args {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    #[command(about = msg("cli-about-admin-add"))]
    Add(Named),
    #[command(about = msg("cli-about-admin-remove"))]
    Remove(Named),
    #[command(about = msg("cli-about-admin-list"))]
    List(In),
}

/// Somebody in a database.
#[derive(Parser)]
struct Named {
    #[arg(help = msg("cli-arg-admin-name"))]
    name: String,
    #[arg(long, env = "ANTIPATER_DATABASE", help = msg("cli-arg-database"))]
    database: Option<String>,
}

/// A database.
#[derive(Parser)]
struct In {
    #[arg(long, env = "ANTIPATER_DATABASE", help = msg("cli-arg-database"))]
    database: Option<String>,
}

pub(crate) fn run(args: Args) -> Result<()> {
    let mut output = Output::new();
    match args.verb {
        Verb::Add(named) => {
            let done = maintenance::add_admin(address(named.database), &named.name);
            let (person, new) = one(done, &named.name)?;
            output.line(if new {
                tell!("cli-admin-added", name = person.name)
            } else {
                tell!("cli-admin-known", name = person.name)
            })?;
        }
        Verb::Remove(named) => {
            let done = maintenance::remove_admin(address(named.database), &named.name);
            let (person, _) = one(done, &named.name)?;
            output.line(tell!("cli-admin-removed", name = person.name))?;
        }
        Verb::List(list) => {
            let admins = maintenance::admins(address(list.database));
            let admins = admins
                .map_err(told)
                .with_context(|| tell!("cli-admin-failed"))?;
            if admins.is_empty() {
                output.line(tell!("cli-admin-none"))?;
            }
            for person in admins {
                let key = person.key();
                let login = person.login.unwrap_or_else(|| "–".to_owned());
                let line = tell!(
                    "cli-admin-line",
                    name = person.name,
                    login = login,
                    key = key
                );
                output.line(line)?;
            }
        }
    }
    output.finish()
}

/// The person that a name stands for, or what is wrong with the name.
fn one(found: Result<Found, MaintenanceError>, name: &str) -> Result<(PersonRow, bool)> {
    match found
        .map_err(told)
        .with_context(|| tell!("cli-admin-failed"))?
    {
        Found::One(person, changed) => Ok((*person, changed)),
        Found::Nobody => bail!(tell!("cli-admin-nobody", name = name)),
        Found::Several(people) => {
            let people: Vec<String> = people.iter().map(namesake).collect();
            bail!(tell!(
                "cli-admin-several",
                name = name,
                people = people.join("; ")
            ))
        }
    }
}

/// A person among others of the same name, by key, login, day of arrival and last table.
fn namesake((person, table): &(PersonRow, Option<String>)) -> String {
    let arrived = Moment::of(person.created_at * 1000).datetime();
    let day = arrived.split('T').next().unwrap_or(&arrived).to_owned();
    let none = || "–".to_owned();
    tell!(
        "cli-admin-namesake",
        key = person.key(),
        login = person.login.clone().unwrap_or_else(none),
        day = day,
        table = table.clone().unwrap_or_else(none)
    )
}

/// Why something did not happen with a database, in the language of the person where it is a file that is not there.
pub(crate) fn told(error: MaintenanceError) -> anyhow::Error {
    match error.missing() {
        Some(path) => anyhow!(tell!("cli-no-file", file = path.display().to_string())),
        None => error.into(),
    }
}

/// The address of a database that may be named by its path alone.
pub(crate) fn address(named: Option<String>) -> Option<String> {
    named.map(|name| {
        if name.contains(':') {
            name
        } else {
            format!("sqlite:{name}")
        }
    })
}
