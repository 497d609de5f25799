//! The visitor of a request: identified by a token in a cookie (browsers) or after `Bearer` (programs).

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use antipater_pages::account::ADDRESS;
use antipater_show::texts::Texts;
use antipater_store::Role;
use antipater_store::ids::{PersonId, TokenHash};
use axum::extract::{ConnectInfo, FromRequestParts, MatchedPath};
use axum::http::Method;
use axum::http::header::{AUTHORIZATION, HeaderMap};
use axum::http::request::Parts;

use super::device::device;
use super::locale::Locale;
use crate::error::Error;
use crate::http::connections::limits::Pass;
use crate::http::cookies::{Cookies, cookie};
use crate::http::state::AppState;
use crate::people::Person;
use crate::people::rate_limits::RateLimit;
use crate::people::tokens::{Carrier, Tokens};

/// The sender of a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// The person, if the request has a valid token.
    pub(crate) person: Option<Person>,
    /// The hash of the token, to end the session.
    pub(crate) token: Option<TokenHash>,
    /// Whether the request comes from a program.
    pub(crate) is_program: bool,
    /// The client's address.
    pub(crate) address: IpAddr,
    /// The kind of browser; empty if it does not say.
    pub(crate) device: String,
    /// The texts in the language of the response.
    pub(crate) texts: &'static Texts,
}

impl Visitor {
    /// The person.
    ///
    /// # Errors
    /// If the visitor is not signed in.
    pub(crate) fn known(&self) -> Result<&Person, Error> {
        self.person.as_ref().ok_or(Error::NotSignedIn)
    }

    /// The person, if they are an administrator in a browser.
    ///
    /// # Errors
    /// If they are not. A program never is.
    pub(crate) async fn admin(&self, app: &AppState) -> Result<&Person, Error> {
        let person = self.known()?;
        if self.is_program || !app.store.has_role(person.id, Role::Admin).await? {
            return Err(Error::NotAdmin);
        }
        Ok(person)
    }

    /// The person, only in a browser: tokens of programs can only play and read games.
    ///
    /// # Errors
    /// If the request comes from a program, or the visitor is not signed in.
    pub(crate) fn owner(&self) -> Result<&Person, Error> {
        self.no_program()?;
        self.known()
    }

    /// Refuses programs.
    ///
    /// # Errors
    /// If the request comes from a program.
    pub(crate) fn no_program(&self) -> Result<(), Error> {
        if self.is_program {
            return Err(Error::Program);
        }
        Ok(())
    }

    /// The pass for a stream of the visitor. It is valid while the session lasts and neither the person nor the address
    /// is banned.
    ///
    /// # Errors
    /// If the limit on streams is reached, or the visitor asks for streams too often.
    pub(in crate::http) fn pass(&self, app: &AppState) -> Result<Pass, Error> {
        app.limits.address(self.address, RateLimit::Watch)?;
        let place = app.connection_limits.stream(self.address)?;
        let session = self.token.zip(self.id());
        let (app, id, address) = (app.clone(), self.id(), self.address);
        let until = async move {
            let banned = app.moderation.until_banned(id, address);
            match session {
                Some((token, id)) => tokio::select! {
                    () = app.people.until_ended(token, id) => {}
                    _ = banned => {}
                },
                None => drop(banned.await),
            }
        };
        Ok(Pass {
            _place: place,
            until: Box::pin(until),
        })
    }

    /// The person's id, if they are signed in.
    pub(crate) fn id(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| person.id)
    }
}

/// The address of a request that was counted against its rate limit.
pub(in crate::http) struct Client(IpAddr);

impl FromRequestParts<AppState> for Client {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Client, Error> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0.ip());
        let address = forwarded(&parts.headers, app.proxies).unwrap_or(peer);
        app.limits.request(address)?;
        Ok(Client(address))
    }
}

impl FromRequestParts<AppState> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Visitor, Error> {
        if let Some(visitor) = parts.extensions.get::<Visitor>() {
            return Ok(visitor.clone());
        }
        let Client(address) = Client::from_request_parts(parts, app).await?;
        let Ok(Locale(texts)) = Locale::from_request_parts(parts, app).await;
        let token = shown(app.cookies, app.people.tokens(), &parts.headers);
        let person = match token {
            Some((token, carrier)) => app.people.of_token(token, carrier).await?,
            None => None,
        };
        let id = person.as_ref().map(|person| person.id);
        match app.moderation.let_in(id, Some(address)).await {
            Err(Error::Banned(_)) if id.is_some() && is_for_own_data(parts) => {}
            let_in => let_in?,
        }
        let is_program = token.is_some_and(|(_, carrier)| carrier == Carrier::Program);
        let token = token.map(|(token, _)| token);
        Ok(Visitor {
            token: token.filter(|_| person.is_some()),
            person,
            is_program,
            address,
            device: device(&parts.headers),
            texts,
        })
    }
}

/// Whether a request downloads or deletes the visitor's data. That is allowed without membership and despite a ban.
pub(in crate::http) fn is_for_own_data(parts: &Parts) -> bool {
    let matched = parts.extensions.get::<MatchedPath>();
    let path = matched.map_or("", MatchedPath::as_str);
    let own = ["/me/data", "/me/delete", "/api/me/data", "/api/me/delete"];
    own.contains(&path) || (["/me", ADDRESS].contains(&path) && parts.method == Method::GET)
}

/// The client's address as seen by the trusted proxies. Each appends the address of its client, so entries further left
/// may be forged.
fn forwarded(headers: &HeaderMap, proxies: usize) -> Option<IpAddr> {
    let lists = headers.get_all("x-forwarded-for").iter();
    let lists = lists.filter_map(|list| list.to_str().ok());
    let hops: Vec<&str> = lists.flat_map(|list| list.split(',')).collect();
    let hop = hops.len().checked_sub(proxies)?;
    address(hops.get(hop)?.trim())
}

/// An address in the forms that proxies write: alone, with a port, or in brackets.
fn address(hop: &str) -> Option<IpAddr> {
    let with_port = || hop.parse::<SocketAddr>().ok().map(|hop| hop.ip());
    let in_brackets = || hop.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let address = hop.parse().ok();
    address
        .or_else(with_port)
        .or_else(in_brackets)
        .map(|address: IpAddr| address.to_canonical())
}

/// The hash of the request's token, if this server has signed it, and whether it is that of a program.
fn shown(cookies: Cookies, tokens: &Tokens, headers: &HeaderMap) -> Option<(TokenHash, Carrier)> {
    let Some(value) = headers.get(AUTHORIZATION) else {
        let token = tokens.of_browser(cookie(headers, cookies.session_name())?)?;
        return Some((token, Carrier::Browser));
    };
    // A program's token decides alone; if it is invalid, cookies are ignored.
    let text = value.to_str().ok()?.strip_prefix("Bearer ")?;
    Some((tokens.of_program(text)?, Carrier::Program))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn carried(name: &'static str, value: &str) -> HeaderMap {
        let header = axum::http::HeaderName::from_static(name);
        HeaderMap::from_iter([(header, HeaderValue::from_str(value).unwrap())])
    }

    #[test]
    fn a_token_is_good_in_the_hands_for_which_it_was_made() {
        let (cookies, tokens) = (Cookies::new(false), Tokens::new([1; 32]));
        let token = tokens.issue();
        let of = |headers: &HeaderMap| shown(cookies, &tokens, headers);
        let with = |text: &str| of(&carried("cookie", &format!("a=b; antipater={text}")));
        assert_eq!(with(token.text()), Some((token.hash, Carrier::Browser)));
        assert_eq!(with(&token.program_text()), None);
        let bearer = |text: &str| of(&carried("authorization", text));
        let good = Some((token.hash, Carrier::Program));
        let program = token.program_text();
        assert_eq!(bearer(&format!("Bearer {program}")), good);
        assert_eq!(bearer(&format!("Basic {program}")), None);
        assert_eq!(bearer(&format!("Bearer {}", token.text())), None);
    }

    #[test]
    fn an_address_is_taken_from_trusted_proxies_only() {
        let headers = carried("x-forwarded-for", "6.6.6.6, 2.2.2.2,3.3.3.3");
        let seen = |proxies| forwarded(&headers, proxies).map(|address| address.to_string());
        assert_eq!(seen(0), None);
        assert_eq!(seen(1).as_deref(), Some("3.3.3.3"));
        assert_eq!(seen(2).as_deref(), Some("2.2.2.2"));
        assert_eq!(seen(4), None);
    }

    #[test]
    fn an_address_may_have_a_port_and_brackets() {
        for (written, meant) in [
            ("1.2.3.4", "1.2.3.4"),
            ("1.2.3.4:5678", "1.2.3.4"),
            ("2001:db8::1", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("[2001:db8::1]:5678", "2001:db8::1"),
            ("::ffff:1.2.3.4", "1.2.3.4"),
            ("[::ffff:1.2.3.4]:5678", "1.2.3.4"),
        ] {
            let headers = carried("x-forwarded-for", &format!("6.6.6.6, {written}"));
            assert_eq!(forwarded(&headers, 1), meant.parse().ok(), "{written}");
        }
        for wrong in ["unknown", "1.2.3.4:x", "[1.2.3.4", "_hidden:80", ""] {
            assert_eq!(address(wrong), None, "{wrong}");
        }
    }
}
