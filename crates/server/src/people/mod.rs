//! People: a name and a session without any account, a recovery code to come back with, and optionally an account with
//! a password. Tokens let programs act for a person.

pub(crate) mod house;
pub(crate) mod networks;
pub(crate) mod rate_limits;
pub(crate) mod tokens;

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use quick_cache::sync::Cache;
use tokio::sync::Semaphore;

use self::tokens::{Carrier, Token, Tokens};
use crate::error::Error;
use crate::ids::{PersonId, TokenHash, hash, hex, random_bytes};
use crate::store::{PersonRow, SessionRow, Store};
use antipater_show::names;
use antipater_show::view::{AccountRefusal, Profile, SessionView};

/// Sessions that are kept in memory.
const REMEMBERED: usize = 20_000;
/// Passwords that are hashed at a time: each takes a core and 19 MiB for a moment.
const HASHING: usize = 2;
/// Passwords that may wait to be hashed.
const WAITING: usize = 32;
/// The fewest and the most letters of a password.
pub(crate) const PASSWORD_LENGTH: std::ops::RangeInclusive<usize> = 8..=256;
/// The most letters of the label of a program's token.
const LABEL_LENGTH: usize = 40;
/// Programs one person may have tokens for.
const TOKENS: usize = 20;

/// The letters of recovery codes: none that can be taken for another one.
const CODE_LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Letters of a recovery code, in groups of four. They carry five bits each.
const CODE_LENGTH: usize = 20;

/// A person as far as every request needs to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    pub(crate) id: PersonId,
    /// The name at new tables.
    pub(crate) name: String,
}

/// All people. Cloning shares them.
#[derive(Clone)]
pub(crate) struct People {
    store: Store,
    tokens: Tokens,
    sessions: Arc<Cache<TokenHash, Session>>,
    hashing: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
}

/// The person of a token, and the carrier in which it is valid.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Session {
    person: Person,
    carrier: Carrier,
}

/// Somebody who has just been let in.
pub(crate) struct Welcome {
    pub(crate) person: Person,
    /// The token of the new session.
    pub(crate) token: Token,
}

impl People {
    pub(crate) fn new(store: Store) -> People {
        People {
            tokens: Tokens::new(store.secret()),
            store,
            sessions: Arc::new(Cache::new(REMEMBERED)),
            hashing: Arc::new(Semaphore::new(HASHING)),
            waiting: Arc::new(Semaphore::new(WAITING)),
        }
    }

    /// The person of a token, if it is valid in this carrier.
    pub(crate) async fn of_token(
        &self,
        token: TokenHash,
        carrier: Carrier,
    ) -> Result<Option<Person>, Error> {
        let known = match self.sessions.get(&token) {
            Some(session) => Some(session),
            None => self.look_up(token).await?,
        };
        let known = known.filter(|session| session.carrier == carrier);
        Ok(known.map(|session| session.person))
    }

    async fn look_up(&self, token: TokenHash) -> Result<Option<Session>, Error> {
        let Some(session) = self.stored(token).await? else {
            return Ok(None);
        };
        self.sessions.insert(token, session.clone());
        // If the session ended, or the person changed its name, between the look and the note, the note is wrong.
        let now = self.stored(token).await?;
        if now.as_ref() != Some(&session) {
            self.sessions.remove(&token);
        }
        Ok(now)
    }

    async fn stored(&self, token: TokenHash) -> Result<Option<Session>, Error> {
        let found = self.store.session(&token).await?;
        Ok(found.map(|(session, row)| Session {
            person: person(row),
            carrier: if session.api {
                Carrier::Program
            } else {
                Carrier::Browser
            },
        }))
    }

    /// Lets a new person in. The code to come back with is told once, here.
    pub(crate) async fn welcome(&self, name: &str) -> Result<(Welcome, String), Error> {
        let token = self.tokens.issue();
        let id = PersonId(random_bytes());
        let row = new(id, name, self.now());
        self.store
            .add_person(&row, &browser(&token, id, self.now()))
            .await?;
        let code = self.new_code(id).await?;
        Ok((self.entered(person(row), token), code))
    }

    /// Lets a new person in that is a program: its token, and the code to come back with.
    pub(crate) async fn welcome_program(&self, name: &str) -> Result<(String, String), Error> {
        let token = self.tokens.issue();
        let id = PersonId(random_bytes());
        let session = SessionRow {
            api: true,
            ..browser(&token, id, self.now())
        };
        self.store
            .add_person(&new(id, name, self.now()), &session)
            .await?;
        let code = self.new_code(id).await?;
        Ok((token.program_text(), code))
    }

    /// What the store knows of a person.
    pub(crate) async fn row(&self, id: PersonId) -> Result<PersonRow, Error> {
        self.store.person(id).await?.ok_or(Error::Stranger)
    }

    /// Gives a person another name. Tables where it sits keep the old one.
    pub(crate) async fn rename(&self, id: PersonId, name: &str) -> Result<(), Error> {
        if self.store.has_hidden_name(id).await? {
            return Err(Error::HiddenName);
        }
        self.store.rename(id, name).await?;
        self.forget_sessions(id);
        Ok(())
    }

    /// Looks a person up anew with the next request: something about them has changed in the store.
    pub(crate) fn forget_sessions(&self, id: PersonId) {
        self.sessions.retain(|_, session| session.person.id != id);
    }

    /// A new recovery code in place of an older one.
    pub(crate) async fn new_code(&self, id: PersonId) -> Result<String, Error> {
        let code = code_of(random_bytes());
        self.store.set_recovery(id, Some(hash(&code))).await?;
        Ok(code)
    }

    /// Lets in somebody who knows a recovery code; the code stays valid.
    pub(crate) async fn with_code(&self, typed: &str) -> Result<Option<Welcome>, Error> {
        let Some(code) = read_code(typed) else {
            return Ok(None);
        };
        match self.store.person_by_recovery(&hash(&code)).await? {
            Some(row) => Ok(Some(self.enter(row).await?)),
            None => Ok(None),
        }
    }

    /// Lets in somebody who knows the password of an account.
    pub(crate) async fn with_password(
        &self,
        login: &str,
        password: &str,
    ) -> Result<Option<Welcome>, Error> {
        let found = match login_of(login) {
            Some(login) => self.store.login(&login).await?,
            None => None,
        };
        // An unknown login takes as much work as a known one, so that the time reveals nothing.
        let kept = found.as_ref().map(|(_, kept)| kept.clone());
        let typed = password.to_owned();
        let fits = self
            .hashing(move || match kept {
                Some(kept) => PasswordHash::new(&kept)
                    .is_ok_and(|kept| argon2().verify_password(typed.as_bytes(), &kept).is_ok()),
                None => argon2().hash_password(typed.as_bytes()).is_err(),
            })
            .await?;
        match found {
            Some((row, _)) if fits => Ok(Some(self.enter(row).await?)),
            _ => Ok(None),
        }
    }

    /// Gives a person an account, or another login and password.
    pub(crate) async fn set_account(
        &self,
        id: PersonId,
        login: &str,
        password: &str,
    ) -> Result<Result<(), AccountRefusal>, Error> {
        let Some(login) = login_of(login) else {
            return Ok(Err(AccountRefusal::Login));
        };
        if !PASSWORD_LENGTH.contains(&password.chars().count()) {
            return Ok(Err(AccountRefusal::Password));
        }
        let typed = password.to_owned();
        let hashed = self
            .hashing(move || {
                let hashed = argon2().hash_password(typed.as_bytes());
                hashed.map(|hashed| hashed.to_string())
            })
            .await?;
        let hashed = hashed.map_err(|error| Error::Broken(format!("a password: {error}")))?;
        let free = self.store.set_login(id, &login, &hashed).await?;
        Ok(if free {
            Ok(())
        } else {
            Err(AccountRefusal::Taken)
        })
    }

    /// A token for a program; its text is told once, here. `None` when the person has enough of them.
    pub(crate) async fn new_token(
        &self,
        id: PersonId,
        label: &str,
    ) -> Result<Option<String>, Error> {
        let sessions = self.store.sessions(id).await?;
        if sessions.iter().filter(|session| session.api).count() >= TOKENS {
            return Ok(None);
        }
        let token = self.tokens.issue();
        let label = names::message(label).unwrap_or_default();
        let session = SessionRow {
            token: token.hash,
            person: id,
            api: true,
            label: label.chars().take(LABEL_LENGTH).collect(),
            created_at: self.now(),
        };
        self.store.add_session(&session).await?;
        Ok(Some(token.program_text()))
    }

    /// A person as they see themselves, on the device with this token.
    pub(crate) async fn profile(
        &self,
        id: PersonId,
        own: Option<TokenHash>,
    ) -> Result<Profile, Error> {
        let row = self.row(id).await?;
        let sessions = self.store.sessions(id).await?;
        let (programs, browsers): (Vec<_>, Vec<_>) =
            sessions.into_iter().partition(|session| session.api);
        let seen = |session: SessionRow| SessionView {
            id: hex(&session.token),
            label: session.label,
        };
        let others = browsers
            .into_iter()
            .filter(|session| Some(session.token) != own);
        Ok(Profile {
            admin: self.store.is_admin(id).await?,
            hidden: self.store.has_hidden_name(id).await?,
            name: row.name,
            login: row.login,
            has_code: row.has_code,
            programs: programs.into_iter().map(seen).collect(),
            browsers: others.map(seen).collect(),
        })
    }

    /// Makes and recognizes the tokens of people.
    pub(crate) fn tokens(&self) -> &Tokens {
        &self.tokens
    }

    /// Ends a session of a person.
    pub(crate) async fn end(&self, id: PersonId, token: &TokenHash) -> Result<(), Error> {
        self.store.end_session(id, token).await?;
        self.sessions.remove(token);
        Ok(())
    }

    async fn enter(&self, row: PersonRow) -> Result<Welcome, Error> {
        let token = self.tokens.issue();
        self.store
            .add_session(&browser(&token, row.id, self.now()))
            .await?;
        Ok(self.entered(person(row), token))
    }

    fn entered(&self, person: Person, token: Token) -> Welcome {
        let session = Session {
            person: person.clone(),
            carrier: Carrier::Browser,
        };
        self.sessions.insert(token.hash, session);
        Welcome { person, token }
    }

    /// The present time, in seconds since 1970.
    fn now(&self) -> i64 {
        self.store.clock().unix_seconds()
    }

    /// Work on passwords, a few at a time.
    async fn hashing<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let _waits = self.waiting.try_acquire().map_err(|_| Error::Busy)?;
        let place = Arc::clone(&self.hashing).acquire_owned().await;
        let place = place.map_err(|_| Error::Busy)?;
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        done.await
            .map_err(|error| Error::Broken(format!("a password: {error}")))
    }
}

/// Argon2id with the parameters OWASP recommends: 19 MiB, two passes.
fn argon2() -> Argon2<'static> {
    Argon2::default()
}

fn person(row: PersonRow) -> Person {
    Person {
        id: row.id,
        name: row.name,
    }
}

fn new(id: PersonId, name: &str, now: i64) -> PersonRow {
    PersonRow {
        id,
        name: name.to_owned(),
        has_code: false,
        login: None,
        settings: "{}".to_owned(),
        created_at: now,
    }
}

fn browser(token: &Token, person: PersonId, now: i64) -> SessionRow {
    SessionRow {
        token: token.hash,
        person,
        api: false,
        label: String::new(),
        created_at: now,
    }
}

/// A login as it is compared: as it is cleaned like a name, without regard to case.
fn login_of(typed: &str) -> Option<String> {
    let login = names::name(typed).map(|login| names::key(&login));
    login.filter(|login| login.chars().count() >= 2 && !login.contains(' '))
}

/// A recovery code of a hundred bits.
fn code_of(bytes: [u8; CODE_LENGTH]) -> String {
    let letters = bytes.map(|byte| char::from(CODE_LETTERS[usize::from(byte) % 32]));
    letters
        .chunks(4)
        .map(|group| group.iter().collect::<String>())
        .collect::<Vec<_>>()
        .join("-")
}

/// A recovery code as somebody typed it.
fn read_code(typed: &str) -> Option<String> {
    let letters = typed.chars().filter(|letter| letter.is_alphanumeric());
    let letters = letters.map(|letter| match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        letter => letter,
    });
    let letters: Vec<char> = letters.take(CODE_LENGTH + 1).collect();
    let known = |letter: &char| CODE_LETTERS.contains(&u8::try_from(*letter).unwrap_or(0));
    if letters.len() != CODE_LENGTH || !letters.iter().all(known) {
        return None;
    }
    let groups = letters.chunks(4).map(|group| group.iter().collect());
    Some(groups.collect::<Vec<String>>().join("-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them() {
        let code = code_of(std::array::from_fn(|number| number as u8 * 7));
        assert_eq!(code.len(), 24);
        assert_eq!(read_code(&code).as_ref(), Some(&code));
        let typed = format!(
            " {} ",
            code.to_lowercase().replace('-', " ").replace('0', "o")
        );
        assert_eq!(read_code(&typed), Some(code.clone()));
        assert_eq!(read_code(&code[1..]), None);
        assert_eq!(read_code(&format!("{code}0")), None);
        assert_eq!(read_code(&code.replace(&code[..1], "é")), None);
    }

    #[test]
    fn logins_do_not_differ_by_case_only() {
        assert_eq!(login_of("Ada.L").as_deref(), Some("ada.l"));
        assert_eq!(login_of("a"), None);
        assert_eq!(login_of("two words"), None);
    }
}
