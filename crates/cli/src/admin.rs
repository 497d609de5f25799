//! `antipater admin` and `antipater member`: lists the administrators of a server, and the members of a members-only
//! server. Only the command line makes administrators; a server may run meanwhile.

use antipater_server::maintenance::{self, Found, MaintenanceError};
use antipater_show::texts::{Moment, msg};
use antipater_store::{PersonRow, Role};
use anyhow::{Context, Result, anyhow, bail};
use clap::{Parser, Subcommand};

use crate::locale::tell;
use crate::output::Output;
use crate::values::whole;

/// The arguments of `admin`.
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

/// The arguments of `member`.
#[derive(Parser)]
#[command(about = msg("cli-about-member"))]
pub(crate) struct MemberArgs {
    #[command(subcommand)]
    verb: MemberVerb,
}

#[derive(Subcommand)]
enum MemberVerb {
    #[command(about = msg("cli-about-member-add"))]
    Add(Named),
    #[command(about = msg("cli-about-member-remove"))]
    Remove(Named),
    #[command(about = msg("cli-about-member-list"))]
    List(In),
    #[command(about = msg("cli-about-member-invite"))]
    Invite(Invite),
}

/// A person in a database.
#[derive(Parser)]
struct Named {
    #[arg(help = msg("cli-arg-admin-name"))]
    name: String,
    #[command(flatten)]
    at: In,
}

/// An invitation code.
#[derive(Parser)]
struct Invite {
    #[arg(long, value_name = "COUNT", default_value_t = 1, value_parser = whole::<u32>(1..=10_000), help = msg("cli-arg-member-uses"))]
    uses: u32,
    #[arg(long, value_name = "DAYS", default_value_t = 30, value_parser = whole::<u32>(1..=3650), help = msg("cli-arg-member-days"))]
    days: u32,
    #[command(flatten)]
    at: In,
}

/// A database.
#[derive(Parser)]
pub(crate) struct In {
    #[arg(long, env = "ANTIPATER_DATABASE", help = msg("cli-arg-database"))]
    pub(crate) database: Option<String>,
}

pub(crate) fn run(args: Args) -> Result<()> {
    match args.verb {
        Verb::Add(named) => add(named, Role::Admin),
        Verb::Remove(named) => remove(named, Role::Admin),
        Verb::List(at) => list(at, Role::Admin),
    }
}

pub(crate) fn members(args: MemberArgs) -> Result<()> {
    match args.verb {
        MemberVerb::Add(named) => add(named, Role::Member),
        MemberVerb::Remove(named) => remove(named, Role::Member),
        MemberVerb::List(at) => list(at, Role::Member),
        MemberVerb::Invite(invite) => {
            let code = maintenance::invite(address(invite.at.database), invite.uses, invite.days);
            let code = code
                .map_err(told)
                .with_context(|| tell!("cli-member-no-code"))?;
            say(&code)
        }
    }
}

fn add(named: Named, role: Role) -> Result<()> {
    let done = maintenance::add_role(address(named.at.database), &named.name, role);
    let (person, new) = one(done, &named.name, role)?;
    let role = word(role);
    say(&if new {
        tell!("cli-admin-added", name = person.name, role = role)
    } else {
        tell!("cli-admin-known", name = person.name, role = role)
    })
}

fn remove(named: Named, role: Role) -> Result<()> {
    let done = maintenance::remove_role(address(named.at.database), &named.name, role);
    let (person, _) = one(done, &named.name, role)?;
    let role = word(role);
    say(&tell!("cli-admin-removed", name = person.name, role = role))
}

fn list(at: In, role: Role) -> Result<()> {
    let people = maintenance::with_role(address(at.database), role);
    let people = people
        .map_err(told)
        .with_context(|| tell!("cli-admin-failed", role = word(role)))?;
    let mut output = Output::new();
    if people.is_empty() {
        output.line(tell!("cli-admin-none", role = word(role)))?;
    }
    for person in people {
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
    output.finish()
}

fn say(line: &str) -> Result<()> {
    let mut output = Output::new();
    output.line(line)?;
    output.finish()
}

/// The word for a role in the texts.
const fn word(role: Role) -> &'static str {
    match role {
        Role::Admin => "admin",
        Role::Member => "member",
    }
}

/// The only person with a name; otherwise says what is wrong with the name.
fn one(
    found: Result<Found, MaintenanceError>,
    name: &str,
    role: Role,
) -> Result<(PersonRow, bool)> {
    match found
        .map_err(told)
        .with_context(|| tell!("cli-admin-failed", role = word(role)))?
    {
        Found::One(person, changed) => Ok((*person, changed)),
        Found::NotFound => bail!(tell!("cli-admin-nobody", name = name)),
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

/// A person among others with the same name: key, login, day of arrival and last table.
pub(crate) fn namesake((person, table): &(PersonRow, Option<String>)) -> String {
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

/// The message of a failed operation on a database. Missing files are explained in the person's language.
pub(crate) fn told(error: MaintenanceError) -> anyhow::Error {
    match error.missing() {
        Some(path) => anyhow!(tell!("cli-no-file", file = path.display().to_string())),
        None => error.into(),
    }
}

/// The address of a database; a plain path means SQLite.
pub(crate) fn address(named: Option<String>) -> Option<String> {
    named.map(|name| {
        if name.contains(':') {
            name
        } else {
            format!("sqlite:{name}")
        }
    })
}
