//! The administrators' view: reports, bans, people, and their log.

use serde::Serialize;
use utoipa::ToSchema;

/// Everything that administrators manage.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = Moderation)]
pub struct ModerationView {
    /// The open reports, the oldest first.
    pub reports: Vec<ReportView>,
    /// Bans and mutes, the newest first.
    pub bans: Vec<BanView>,
    /// The people found by the search.
    pub people: Vec<ModerationPerson>,
    /// The text of the search.
    pub searched: String,
    /// The tables hidden from the lobby.
    pub hidden_tables: Vec<String>,
    /// People who have played the same deals of days from the same network, the most deals first.
    pub same_network: Vec<SameNetwork>,
    /// The actions of administrators, the newest first.
    pub log: Vec<ModerationEntry>,
    /// Whether there are older entries.
    pub more: bool,
}

/// Two people who have played the same deals of days from the same network. They may be one person, or live together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SameNetwork {
    /// One of them.
    pub one: ModerationPerson,
    /// The other one.
    pub other: ModerationPerson,
    /// The number of deals that both have played.
    pub deals: usize,
    /// Whether both are signed in with the same kind of browser.
    pub same_device: bool,
}

/// A person as administrators see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ModerationPerson {
    /// The key that identifies the person; it does not grant access.
    pub key: String,
    /// The name.
    pub name: String,
    /// The login of the account, if there is one.
    pub login: Option<String>,
    /// Whether the person is an administrator.
    pub admin: bool,
    /// Whether an administrator has replaced the name.
    pub hidden: bool,
    /// The addresses that the person last came from, if known.
    pub network: Option<String>,
}

/// A report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ReportView {
    /// The number of the report.
    pub number: i64,
    /// The kind of report.
    pub about: About,
    /// The table.
    pub table: String,
    /// The key with which administrators can watch the table as spectators.
    pub watch: Option<String>,
    /// The person whose name or message it is.
    pub person: Option<ModerationPerson>,
    /// The name or the message at the time of the report.
    pub quoted: String,
    /// The reason for the report.
    pub reason: String,
    /// The person who reports.
    pub reporter: Option<ModerationPerson>,
    /// Seconds since 1970.
    pub at: i64,
}

/// The kind of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum About {
    /// A name.
    Name,
    /// A message.
    Message,
    /// A table as a whole.
    Table,
}

impl About {
    /// All kinds.
    const ALL: [About; 3] = [About::Name, About::Message, About::Table];

    /// The name of the kind.
    pub const fn name(self) -> &'static str {
        match self {
            About::Name => "name",
            About::Message => "message",
            About::Table => "table",
        }
    }

    /// The kind with this name.
    pub fn named(name: &str) -> Option<About> {
        About::ALL.into_iter().find(|about| about.name() == name)
    }
}

/// A person or an address range that is banned or muted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct BanView {
    /// The number of the ban.
    pub number: i64,
    /// Whether the person may use the server, but not write to others.
    pub mute: bool,
    /// The banned person.
    pub person: Option<ModerationPerson>,
    /// The banned addresses.
    pub network: Option<String>,
    /// The reason.
    pub reason: String,
    /// When it ends, in seconds since 1970; absent for never.
    pub until: Option<i64>,
}

/// An action of an administrator.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ModerationEntry {
    /// The number of the entry.
    pub number: i64,
    /// The name of the administrator; absent if they are gone.
    pub admin: Option<String>,
    /// The kind of action.
    pub verb: ModerationVerb,
    /// The person that it concerns.
    pub person: Option<ModerationPerson>,
    /// The table that it concerns.
    pub table: Option<String>,
    /// The arguments of the action.
    pub detail: String,
    /// Seconds since 1970.
    pub at: i64,
}

/// Actions of administrators.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ModerationVerb {
    /// Give a `person` a neutral name everywhere, which they cannot change.
    HideName,
    /// Give a `person` their own name back, at new tables.
    ShowName,
    /// Give a `person` this `name` everywhere, which they cannot change.
    Rename,
    /// Keep a `person` from writing to others, for some `hours` or without an end.
    Mute,
    /// Keep a `person` out, for some `hours` or without an end.
    Ban,
    /// Keep all people at the addresses of a `network` out, for some `hours` or without an end.
    BanNetwork,
    /// End a ban by its `number`.
    Lift,
    /// Hide a `table` from the lobby and from strangers.
    HideTable,
    /// Show a `table` in the lobby again.
    ShowTable,
    /// Close a `table` for all players.
    CloseTable,
    /// Remove the offline games that a `person` has uploaded.
    #[serde(rename = "remove-brought")]
    RemoveImported,
    /// Settle a report by its `number`.
    Settle,
}

impl ModerationVerb {
    /// All actions.
    pub const ALL: [ModerationVerb; 12] = [
        ModerationVerb::HideName,
        ModerationVerb::ShowName,
        ModerationVerb::Rename,
        ModerationVerb::Mute,
        ModerationVerb::Ban,
        ModerationVerb::BanNetwork,
        ModerationVerb::Lift,
        ModerationVerb::HideTable,
        ModerationVerb::ShowTable,
        ModerationVerb::CloseTable,
        ModerationVerb::RemoveImported,
        ModerationVerb::Settle,
    ];

    /// The name of the action.
    pub const fn name(self) -> &'static str {
        match self {
            ModerationVerb::HideName => "hide-name",
            ModerationVerb::ShowName => "show-name",
            ModerationVerb::Rename => "rename",
            ModerationVerb::Mute => "mute",
            ModerationVerb::Ban => "ban",
            ModerationVerb::BanNetwork => "ban-network",
            ModerationVerb::Lift => "lift",
            ModerationVerb::HideTable => "hide-table",
            ModerationVerb::ShowTable => "show-table",
            ModerationVerb::CloseTable => "close-table",
            ModerationVerb::RemoveImported => "remove-brought",
            ModerationVerb::Settle => "settle",
        }
    }

    /// The action with this name.
    pub fn named(name: &str) -> Option<ModerationVerb> {
        ModerationVerb::ALL
            .into_iter()
            .find(|verb| verb.name() == name)
    }
}

/// The things at a table that can be reported.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Reportable {
    /// The names of people, with their seats.
    pub names: Vec<(usize, String)>,
    /// Messages of people: number, name and text.
    pub messages: Vec<(usize, String, String)>,
}
