//! A person's view of their own account: name, login, sessions.

use super::avatar::Avatar;

/// A person's own account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    /// The name at new tables.
    pub name: String,
    /// The person's picture.
    pub avatar: Avatar,
    /// Whether it is a program.
    pub program: bool,
    /// The login of the account, if there is one.
    pub login: Option<String>,
    /// Whether the person has a recovery code.
    pub has_code: bool,
    /// Whether games change the person's ratings.
    pub rated: bool,
    /// Whether others may follow the person from one public game to the next.
    pub followable: bool,
    /// Whether the person is an administrator of the server.
    pub admin: bool,
    /// Whether an administrator has replaced the name.
    pub hidden: bool,
    /// The programs with a token of the person.
    pub programs: Vec<SessionView>,
    /// The browsers where the person is signed in.
    pub browsers: Vec<SessionView>,
    /// Where the person is told of their turns, and when not.
    pub notices: NoticesView,
    /// The number of days without use after which a session ends.
    pub unused_days: i64,
}

/// The addresses of a person for notices of turns, and their quiet hours.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct NoticesView {
    /// Whether this server calls push services.
    pub push: bool,
    /// The browsers that tell them.
    pub browsers: Vec<ToldBrowser>,
    /// The mail address, and whether the person has confirmed it; the outer `None` if this server sends no mail.
    pub mail: Option<Option<(String, bool)>>,
    /// The hours at which quiet hours begin and end, by the person's clock.
    pub quiet: Option<(u8, u8)>,
}

/// A browser that tells a person of their turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldBrowser {
    /// Its id, for removing it.
    pub id: String,
    /// The kind of browser; empty if unknown.
    pub device: String,
    /// Since when, in seconds since 1970.
    pub since: i64,
}

/// A session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionView {
    /// The id of the session, for ending it; it does not grant access.
    pub id: String,
    /// The label of a program.
    pub label: String,
    /// The kind of browser; empty if unknown.
    pub device: String,
    /// When it began, in seconds since 1970.
    pub created_at: i64,
    /// When it was last used, in seconds since 1970, to the hour; `None` if unknown.
    pub used_at: Option<i64>,
    /// Whether it is the session of the request.
    pub own: bool,
}

/// Why an account is not created.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccountRefusal {
    /// The login is not valid.
    Login,
    /// Another person has the login.
    Taken,
    /// The password is too short or too long.
    Password,
    /// The password is too common.
    WeakPassword,
    /// Neither the present password nor the recovery code was given.
    Proof,
}
