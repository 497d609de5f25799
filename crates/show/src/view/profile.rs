//! What a person sees of itself: name, account, and where it is signed in.

use super::avatar::Avatar;

/// A person as it sees itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    /// The name at new tables.
    pub name: String,
    /// The person's picture.
    pub avatar: Avatar,
    /// The login of the account, if there is one.
    pub login: Option<String>,
    /// Whether the person has a recovery code.
    pub has_code: bool,
    /// Whether games change a rating of the person.
    pub rated: bool,
    /// Whether the person is an administrator of the server.
    pub admin: bool,
    /// Whether an administrator keeps the name.
    pub hidden: bool,
    /// The programs that have a token of the person.
    pub programs: Vec<SessionView>,
    /// The browsers where the person is signed in.
    pub browsers: Vec<SessionView>,
    /// After how many days without use a session ends.
    pub unused_days: i64,
}

/// Something that is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionView {
    /// What names the session when it is to be ended; it lets nobody in.
    pub id: String,
    /// The label of a program.
    pub label: String,
    /// What kind of browser it is; empty where it does not say.
    pub device: String,
    /// When it was begun, in seconds since 1970.
    pub created_at: i64,
    /// When it was used last, in seconds since 1970, to the hour; `None` where nobody knows.
    pub used_at: Option<i64>,
    /// Whether it is the one that asks.
    pub own: bool,
}

/// Why an account is not made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccountRefusal {
    /// The login cannot be read.
    Login,
    /// Somebody else has the login.
    Taken,
    /// The password is too short or too long.
    Password,
    /// The password is one that is guessed first.
    WeakPassword,
    /// Neither the present password nor the recovery code was given.
    Proof,
}
