//! What administrators see: reports, bans, people, and what was done.

use serde::Serialize;
use utoipa::ToSchema;

/// Everything that administrators look after.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = Moderation)]
pub struct ModerationView {
    /// What was reported and nobody has settled, the oldest first.
    pub reports: Vec<ReportView>,
    /// Bans and mutes, the newest first.
    pub bans: Vec<BanView>,
    /// The people who were searched for.
    pub people: Vec<ModerationPerson>,
    /// What was searched for.
    pub searched: String,
    /// The tables that are kept out of the lobby.
    pub hidden_tables: Vec<String>,
    /// What administrators have done, the newest first.
    pub log: Vec<ModerationEntry>,
    /// Whether there are older entries.
    pub more: bool,
}

/// A person as administrators see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ModerationPerson {
    /// The key that names the person; it lets nobody in.
    pub key: String,
    /// The name.
    pub name: String,
    /// The login of the account, if there is one.
    pub login: Option<String>,
    /// Whether the person is an administrator.
    pub admin: bool,
    /// Whether an administrator keeps the name.
    pub hidden: bool,
    /// The addresses from which the person has come last, as far as that is remembered.
    pub network: Option<String>,
}

/// Something that was reported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ReportView {
    /// The number of the report.
    pub number: i64,
    /// What it is about.
    pub about: About,
    /// The table.
    pub table: String,
    /// What lets administrators look on there, and see what everybody sees.
    pub watch: Option<String>,
    /// Whose name or message it is.
    pub person: Option<ModerationPerson>,
    /// The name or the message as it was then.
    pub quoted: String,
    /// Why it is reported.
    pub reason: String,
    /// Who reports.
    pub reporter: Option<ModerationPerson>,
    /// Seconds since 1970.
    pub at: i64,
}

/// What a report is about.
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
    /// All of them.
    const ALL: [About; 3] = [About::Name, About::Message, About::Table];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            About::Name => "name",
            About::Message => "message",
            About::Table => "table",
        }
    }

    /// What a word stands for.
    pub fn named(name: &str) -> Option<About> {
        About::ALL.into_iter().find(|about| about.name() == name)
    }
}

/// A person or an address range that is banned or muted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct BanView {
    /// The number of the ban.
    pub number: i64,
    /// Whether the person may come in and only not write.
    pub mute: bool,
    /// Whom it is for.
    pub person: Option<ModerationPerson>,
    /// The addresses it is for.
    pub network: Option<String>,
    /// Why.
    pub reason: String,
    /// When it ends, in seconds since 1970.
    pub until: Option<i64>,
}

/// Something that an administrator has done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ModerationEntry {
    /// The number of the entry.
    pub number: i64,
    /// The name of the administrator; nothing if they are gone.
    pub admin: Option<String>,
    /// What was done.
    pub verb: ModerationVerb,
    /// To whom.
    pub person: Option<ModerationPerson>,
    /// At which table.
    pub table: Option<String>,
    /// What was given with it.
    pub detail: String,
    /// Seconds since 1970.
    pub at: i64,
}

/// What administrators can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ModerationVerb {
    /// Give a `person` a neutral name everywhere, which they cannot change.
    HideName,
    /// Let a `person` have their name again, at new tables.
    ShowName,
    /// Give a `person` this `name` everywhere, which they cannot change.
    Rename,
    /// Keep a `person` from writing to others, for some `hours` or without an end.
    Mute,
    /// Keep a `person` out, for some `hours` or without an end.
    Ban,
    /// Keep everybody at the addresses of a `network` out, for some `hours` or without an end.
    BanNetwork,
    /// End a ban by its `number`.
    Lift,
    /// Take a `table` out of the lobby, and strangers away from it.
    HideTable,
    /// Let a `table` into the lobby again.
    ShowTable,
    /// Close a `table` for everybody.
    CloseTable,
    /// Remove the games that a `person` has finished offline and brought.
    RemoveBrought,
    /// Settle a report by its `number`.
    Settle,
}

impl ModerationVerb {
    /// All of them.
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
        ModerationVerb::RemoveBrought,
        ModerationVerb::Settle,
    ];

    /// The word for it.
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
            ModerationVerb::RemoveBrought => "remove-brought",
            ModerationVerb::Settle => "settle",
        }
    }

    /// What a word stands for.
    pub fn named(name: &str) -> Option<ModerationVerb> {
        ModerationVerb::ALL
            .into_iter()
            .find(|verb| verb.name() == name)
    }
}

/// What can be reported at a table.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Reportable {
    /// The names of people, with their seats.
    pub names: Vec<(usize, String)>,
    /// What they have said, with its numbers: the name and the words.
    pub messages: Vec<(usize, String, String)>,
}
