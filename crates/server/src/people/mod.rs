//! People: a name and a session without an account, a recovery code for other devices, and optionally an account with a
//! password. Tokens let programs act for a person.

pub(crate) mod avatar;
pub(crate) mod moderation;
pub(crate) mod networks;
mod passwords;
pub(crate) mod rate_limits;
pub(crate) mod settings;
pub(crate) mod signals;
pub(crate) mod tokens;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use antipater_store::ids::{PersonId, TokenHash, hash, hex, random_bytes, unhex};
use antipater_store::{PersonRow, Role, SessionRow, Store};
use quick_cache::sync::Cache;

use self::passwords::{Hasher, is_weak};
use self::signals::PersonSignals;

use self::avatar::avatar;
use self::settings::Settings;
use self::tokens::{BrowserKey, Carrier, Token, Tokens};
use crate::error::Error;
use crate::notices::quiet::QuietHours;
use antipater_show::names;
use antipater_show::view::{
    AccountRefusal, NoticesView, Portrait, Profile, SessionView, ToldBrowser,
};

/// The number of sessions cached in memory.
const REMEMBERED: usize = 20_000;
/// The interval at which the use of a session is stored, in seconds.
const TOUCHED: i64 = 3600;
/// The default time without use after which a session ends.
pub(crate) const UNUSED: Duration = Duration::from_secs(90 * 24 * 3600);
/// The length of a password, in letters.
pub(crate) const PASSWORD_LENGTH: std::ops::RangeInclusive<usize> = 8..=256;
/// The longest label of a program's token, in letters.
const LABEL_LENGTH: usize = 40;
/// The most tokens of one person.
const TOKENS: usize = 20;

/// The letters of recovery codes, without those that look alike.
const CODE_LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The length of a recovery code, in groups of four letters with five bits each.
const CODE_LENGTH: usize = 20;

/// A person, as every request needs them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    pub(crate) id: PersonId,
    /// The name at new tables.
    pub(crate) name: String,
    /// The chosen portrait at new tables.
    pub(crate) portrait: Option<Portrait>,
    /// Whether it is a program.
    pub(crate) program: bool,
}

/// All people; clones share them.
#[derive(Clone)]
pub(crate) struct People {
    store: Store,
    tokens: Tokens,
    sessions: Arc<Cache<TokenHash, Session>>,
    hasher: Hasher,
    ended: PersonSignals,
    /// The time without use after which a session ends, in seconds.
    unused: i64,
}

/// The person of a token, and the carrier for which it is valid.
#[derive(Clone, Debug)]
struct Session {
    person: Person,
    carrier: Carrier,
    /// When its use was last stored, in seconds since 1970.
    used_at: Arc<AtomicI64>,
}

/// A person who has just signed up or in.
pub(crate) struct Welcome {
    pub(crate) person: Person,
    /// The token of the new session.
    pub(crate) token: Token,
}

impl People {
    /// The people of a store; `unused` is the time without use after which a session ends.
    pub(crate) fn new(store: Store, unused: Duration) -> People {
        People {
            tokens: Tokens::new(store.secret()),
            store,
            sessions: Arc::new(Cache::new(REMEMBERED)),
            hasher: Hasher::new(),
            ended: PersonSignals::default(),
            unused: i64::try_from(unused.as_secs()).unwrap_or(i64::MAX),
        }
    }

    /// The time without use after which a session ends, in days.
    pub(crate) fn unused_days(&self) -> i64 {
        self.unused / (24 * 3600)
    }

    /// The row of the person with this key.
    ///
    /// # Errors
    /// If there is no such person, or the store fails.
    pub(crate) async fn by_key(&self, key: &str) -> Result<PersonRow, Error> {
        let id = unhex(key).and_then(|id| id.try_into().ok());
        let id = PersonId(id.ok_or(Error::NoPerson)?);
        self.store.person(id).await?.ok_or(Error::NoPerson)
    }

    /// The person of a token, if it is valid for this carrier.
    pub(crate) async fn of_token(
        &self,
        token: TokenHash,
        carrier: Carrier,
    ) -> Result<Option<Person>, Error> {
        let known = match self.sessions.get(&token) {
            Some(session) => Some(session),
            None => self.look_up(token).await?,
        };
        let Some(session) = known.filter(|session| session.carrier == carrier) else {
            return Ok(None);
        };
        let now = self.now();
        let unused = now - session.used_at.load(Ordering::Relaxed);
        if unused > self.unused && self.store.clock().is_sure() {
            self.end(session.person.id, &token).await?;
            return Ok(None);
        }
        // If the clock was set back, the later time stays, so that no session ends too early.
        if unused >= TOUCHED {
            session.used_at.store(now, Ordering::Relaxed);
            // A server that cannot write can still show pages.
            let _ = self.store.touch_session(&token, now).await;
        }
        Ok(Some(session.person))
    }

    /// Returns when a session has ended.
    pub(crate) async fn until_ended(&self, token: TokenHash, person: PersonId) {
        let mut ended = self.ended.listen(person);
        loop {
            let known = match self.sessions.get(&token) {
                Some(_) => Ok(true),
                // Boxed, so that a stream does not reserve memory for it.
                None => Box::pin(self.look_up(token))
                    .await
                    .map(|session| session.is_some()),
            };
            // While the store is unavailable, it is unknown whether a session has ended.
            if let Ok(false) = known {
                return;
            }
            if ended.changed().await.is_err() {
                return;
            }
        }
    }

    /// Ends unused sessions.
    pub(crate) async fn end_unused(&self) -> Result<(), Error> {
        if !self.store.clock().is_sure() {
            return Ok(());
        }
        let now = self.now();
        let before = now.saturating_sub(self.unused);
        self.store.end_unused_sessions(before, now).await?;
        Ok(())
    }

    async fn look_up(&self, token: TokenHash) -> Result<Option<Session>, Error> {
        let Some(session) = self.stored(token).await? else {
            return Ok(None);
        };
        self.sessions.insert(token, session.clone());
        // If the session ended, or the person was renamed, between lookup and caching, the cached value is wrong.
        let now = self.stored(token).await?;
        let same = now
            .as_ref()
            .is_some_and(|now| now.person == session.person && now.carrier == session.carrier);
        if !same {
            self.sessions.remove(&token);
            return Ok(now);
        }
        Ok(Some(session))
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
            // A session without a recorded use counts as last used one storing interval ago.
            used_at: Arc::new(AtomicI64::new(
                session.used_at.unwrap_or_else(|| self.now() - TOUCHED),
            )),
        }))
    }

    /// Creates a person with a session in this kind of browser. Only this returns the recovery code.
    pub(crate) async fn welcome(
        &self,
        name: &str,
        device: &str,
    ) -> Result<(Welcome, String), Error> {
        let token = self.tokens.issue();
        let id = PersonId(random_bytes());
        let row = new(id, name, self.now(), false);
        self.store
            .add_person(&row, &browser(&token, id, device, self.now()))
            .await?;
        let code = self.make_code(id, None).await?;
        Ok((self.entered(person(row), token), code))
    }

    /// Creates a person with a token for a program; `program` says whether it is a program itself. Returns the token and the
    /// recovery code.
    pub(crate) async fn welcome_program(
        &self,
        name: &str,
        program: bool,
    ) -> Result<(String, String), Error> {
        let token = self.tokens.issue();
        let id = PersonId(random_bytes());
        let session = SessionRow {
            api: true,
            ..browser(&token, id, "", self.now())
        };
        self.store
            .add_person(&new(id, name, self.now(), program), &session)
            .await?;
        let code = self.make_code(id, None).await?;
        Ok((token.program_text(), code))
    }

    /// Makes a person, or a visitor who becomes one, a member by an invitation code; `None` if the code is invalid.
    ///
    /// # Errors
    /// If the store or `arrive` fails.
    pub(crate) async fn invite_in<T>(
        &self,
        typed: &str,
        arrive: impl AsyncFnOnce() -> Result<(PersonId, T), Error>,
    ) -> Result<Option<T>, Error> {
        let Some(code) = read_code(typed).map(|code| hash(&code)) else {
            return Ok(None);
        };
        // A wrong code creates no person.
        if !self.store.is_invitation_code(code).await? {
            return Ok(None);
        }
        let (person, arrived) = arrive().await?;
        let used = self.store.use_invitation_code(code, person).await?;
        Ok(used.then_some(arrived))
    }

    /// Whether a person may use a restricted server: members and administrators.
    pub(crate) async fn is_member(&self, person: PersonId) -> Result<bool, Error> {
        Ok(self.store.has_role(person, Role::Member).await?
            || self.store.has_role(person, Role::Admin).await?)
    }

    /// A person's row in the store.
    pub(crate) async fn row(&self, id: PersonId) -> Result<PersonRow, Error> {
        self.store.person(id).await?.ok_or(Error::NotSignedIn)
    }

    /// Renames a person. Their present tables keep the old name.
    pub(crate) async fn rename(&self, id: PersonId, name: &str) -> Result<(), Error> {
        if self.store.has_hidden_name(id).await? {
            return Err(Error::HiddenName);
        }
        self.store.rename(id, name).await?;
        self.forget_sessions(id);
        Ok(())
    }

    /// Makes a person a program for good.
    ///
    /// # Errors
    /// If they have sat at a table, or the store fails.
    pub(crate) async fn make_program(&self, id: PersonId) -> Result<(), Error> {
        if !self.store.make_program(id).await? {
            return Err(Error::HasPlayed);
        }
        self.forget_sessions(id);
        Ok(())
    }

    /// Changes a person's portrait. Their present tables keep the old one.
    pub(crate) async fn set_portrait(
        &self,
        id: PersonId,
        portrait: Option<Portrait>,
    ) -> Result<(), Error> {
        self.set(id, |settings| settings.portrait = portrait).await
    }

    /// Changes the hours in which a person wants no notices.
    pub(crate) async fn set_quiet(
        &self,
        id: PersonId,
        quiet: Option<QuietHours>,
    ) -> Result<(), Error> {
        self.set(id, |settings| settings.quiet = quiet).await
    }

    /// Changes whether others may follow a person from one public game to the next.
    pub(crate) async fn set_followable(&self, id: PersonId, may: bool) -> Result<(), Error> {
        self.set(id, |settings| settings.unfollowable = !may).await
    }

    /// Changes a person's settings.
    async fn set(&self, id: PersonId, change: impl FnOnce(&mut Settings)) -> Result<(), Error> {
        let mut settings = Settings::read(&self.row(id).await?.settings);
        change(&mut settings);
        self.store.set_settings(id, &settings.write()).await?;
        self.forget_sessions(id);
        Ok(())
    }

    /// Drops a person's cached sessions, and has their streams check theirs, because the store has changed.
    pub(crate) fn forget_sessions(&self, id: PersonId) {
        self.forget_others(id, None);
    }

    /// Drops all cached sessions.
    pub(crate) fn forget_all_sessions(&self) {
        self.sessions.clear();
        self.ended.tell_all();
    }

    /// Creates a new recovery code, if `proof` shows that the person requests it. All other sessions of the person end;
    /// `own` stays.
    pub(crate) async fn new_code(
        &self,
        id: PersonId,
        proof: &str,
        own: Option<TokenHash>,
    ) -> Result<Result<String, AccountRefusal>, Error> {
        if !self.is_proof(id, proof).await? {
            return Ok(Err(AccountRefusal::Proof));
        }
        let code = self.make_code(id, own).await?;
        self.forget_others(id, own);
        Ok(Ok(code))
    }

    async fn make_code(&self, id: PersonId, own: Option<TokenHash>) -> Result<String, Error> {
        let code = new_code();
        let kept = Some(hash(&code));
        self.store.set_recovery(id, kept, own).await?;
        Ok(code)
    }

    /// Whether the typed text authorizes a change of the recovery code or password: the present password or recovery
    /// code, if there is a password.
    async fn is_proof(&self, id: PersonId, typed: &str) -> Result<bool, Error> {
        let (code, password) = self.store.proofs(id).await?;
        let Some(password) = password else {
            return Ok(true);
        };
        if let (Some(code), Some(typed)) = (code, read_code(typed))
            && code == hash(&typed)
        {
            return Ok(true);
        }
        self.hasher.fits(typed, Some(password)).await
    }

    /// Drops the cached sessions of a person except one, and has their streams check theirs.
    fn forget_others(&self, id: PersonId, own: Option<TokenHash>) {
        self.sessions
            .retain(|token, session| session.person.id != id || Some(*token) == own);
        self.ended.tell(id);
    }

    /// Signs in with a recovery code; the code stays valid.
    pub(crate) async fn with_code(
        &self,
        typed: &str,
        device: &str,
    ) -> Result<Option<Welcome>, Error> {
        let Some(code) = read_code(typed) else {
            return Ok(None);
        };
        match self.store.person_by_recovery(&hash(&code)).await? {
            Some(row) => Ok(Some(self.enter(row, device).await?)),
            None => Ok(None),
        }
    }

    /// The browser key, if it proves that the person with this login has signed in there before.
    pub(crate) async fn known_browser(
        &self,
        login: &str,
        shown: Option<&str>,
    ) -> Result<Option<BrowserKey>, Error> {
        let (Some(login), Some(shown)) = (login_of(login), shown) else {
            return Ok(None);
        };
        let found = self.store.login(&login).await?;
        Ok(found.and_then(|(row, _)| self.tokens.browser(row.id, shown)))
    }

    /// The key by which a browser is recognized as one in which this person has signed in.
    pub(crate) fn browser_key(&self, id: PersonId) -> String {
        self.tokens.new_browser(id)
    }

    /// Signs in with a login and a password.
    pub(crate) async fn with_password(
        &self,
        login: &str,
        password: &str,
        device: &str,
    ) -> Result<Option<Welcome>, Error> {
        let found = match login_of(login) {
            Some(login) => self.store.login(&login).await?,
            None => None,
        };
        let kept = found.as_ref().map(|(_, kept)| kept.clone());
        let fits = self.hasher.fits(password, kept).await?;
        match found {
            Some((row, _)) if fits => Ok(Some(self.enter(row, device).await?)),
            _ => Ok(None),
        }
    }

    /// Sets a person's login and password, if they prove the present one. If there was one, all other sessions of the
    /// person end; `own` stays.
    pub(crate) async fn set_account(
        &self,
        id: PersonId,
        login: &str,
        password: &str,
        proof: &str,
        own: Option<TokenHash>,
    ) -> Result<Result<(), AccountRefusal>, Error> {
        let Some(login) = login_of(login) else {
            return Ok(Err(AccountRefusal::Login));
        };
        if !PASSWORD_LENGTH.contains(&password.chars().count()) {
            return Ok(Err(AccountRefusal::Password));
        }
        if is_weak(password, &login) {
            return Ok(Err(AccountRefusal::WeakPassword));
        }
        if !self.is_proof(id, proof).await? {
            return Ok(Err(AccountRefusal::Proof));
        }
        let hashed = self.hasher.hash(password).await?;
        if !self.store.set_login(id, &login, &hashed, own).await? {
            return Ok(Err(AccountRefusal::Taken));
        }
        // Without an earlier password no session has ended, and all are loaded again.
        self.forget_others(id, own);
        Ok(Ok(()))
    }

    /// A token for a program; only this returns its text. `None` if the person has too many.
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
            device: String::new(),
            created_at: self.now(),
            used_at: Some(self.now()),
        };
        self.store.add_session(&session).await?;
        Ok(Some(token.program_text()))
    }

    /// A person's own profile, in the session with this token.
    pub(crate) async fn profile(
        &self,
        id: PersonId,
        own: Option<TokenHash>,
    ) -> Result<Profile, Error> {
        let row = self.row(id).await?;
        let sessions = self.store.sessions(id).await?;
        let (programs, browsers): (Vec<_>, Vec<_>) =
            sessions.into_iter().partition(|session| session.api);
        let settings = Settings::read(&row.settings);
        let notices = self.notices(id, &browsers, settings).await?;
        let seen = |session: SessionRow| SessionView {
            id: hex(&session.token),
            own: Some(session.token) == own,
            label: session.label,
            device: session.device,
            created_at: session.created_at,
            used_at: session.used_at,
        };
        Ok(Profile {
            admin: self.store.has_role(id, Role::Admin).await?,
            hidden: self.store.has_hidden_name(id).await?,
            name: row.name,
            avatar: avatar(id, settings.portrait, row.program),
            program: row.program,
            login: row.login,
            has_code: row.has_code,
            rated: self.store.rated_since(id).await?.is_some(),
            followable: !settings.unfollowable,
            programs: programs.into_iter().map(seen).collect(),
            browsers: browsers.into_iter().map(seen).collect(),
            notices,
            unused_days: self.unused_days(),
        })
    }

    /// The addresses of a person for notices, and their quiet hours. The caller adds which kinds this server sends.
    async fn notices(
        &self,
        id: PersonId,
        browsers: &[SessionRow],
        settings: Settings,
    ) -> Result<NoticesView, Error> {
        let told = self.store.notice_addresses(id).await?;
        let mail = told.iter().find(|row| row.session.is_none());
        let mail = mail.map(|row| (row.address.clone(), row.confirmed));
        let told = told.into_iter().filter_map(|row| {
            let session = browsers.iter().find(|one| Some(one.token) == row.session)?;
            Some(ToldBrowser {
                id: hex(&row.id),
                device: session.device.clone(),
                since: row.created_at,
            })
        });
        Ok(NoticesView {
            push: false,
            mail: Some(mail),
            browsers: told.collect(),
            quiet: settings.quiet.map(|quiet| (quiet.from, quiet.until)),
        })
    }

    /// Issues and verifies tokens.
    pub(crate) fn tokens(&self) -> &Tokens {
        &self.tokens
    }

    /// Ends a session of a person.
    pub(crate) async fn end(&self, id: PersonId, token: &TokenHash) -> Result<(), Error> {
        if self.store.end_session(id, token).await? {
            self.sessions.remove(token);
            self.ended.tell(id);
        }
        Ok(())
    }

    async fn enter(&self, row: PersonRow, device: &str) -> Result<Welcome, Error> {
        let token = self.tokens.issue();
        self.store
            .add_session(&browser(&token, row.id, device, self.now()))
            .await?;
        Ok(self.entered(person(row), token))
    }

    fn entered(&self, person: Person, token: Token) -> Welcome {
        let session = Session {
            person: person.clone(),
            carrier: Carrier::Browser,
            used_at: Arc::new(AtomicI64::new(self.now())),
        };
        self.sessions.insert(token.hash, session);
        Welcome { person, token }
    }

    /// The present time, in seconds since 1970.
    fn now(&self) -> i64 {
        self.store.clock().unix_seconds()
    }
}

pub(crate) fn person(row: PersonRow) -> Person {
    Person {
        id: row.id,
        portrait: Settings::read(&row.settings).portrait,
        program: row.program,
        name: row.name,
    }
}

fn new(id: PersonId, name: &str, now: i64, program: bool) -> PersonRow {
    PersonRow {
        id,
        name: name.to_owned(),
        has_code: false,
        login: None,
        settings: "{}".to_owned(),
        created_at: now,
        program,
    }
}

fn browser(token: &Token, person: PersonId, device: &str, now: i64) -> SessionRow {
    SessionRow {
        token: token.hash,
        person,
        api: false,
        label: String::new(),
        device: device.to_owned(),
        created_at: now,
        used_at: Some(now),
    }
}

/// The normalized form of a login: sanitized like a name, without case.
pub(crate) fn login_of(typed: &str) -> Option<String> {
    let login = names::name(typed).map(|login| names::key(&login));
    login.filter(|login| login.chars().count() >= 2 && !login.contains(' '))
}

/// A new recovery or invitation code.
pub(crate) fn new_code() -> String {
    code_of(random_bytes())
}

/// A code of a hundred bits.
fn code_of(bytes: [u8; CODE_LENGTH]) -> String {
    let letters = bytes.map(|byte| char::from(CODE_LETTERS[usize::from(byte) % 32]));
    letters
        .chunks(4)
        .map(|group| group.iter().collect::<String>())
        .collect::<Vec<_>>()
        .join("-")
}

/// Normalizes a typed code.
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
