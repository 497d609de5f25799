//! The courier: makes the request that brings a notice to a browser by its push service (RFC 8030), or has a letter sent.

use std::sync::Arc;

use antipater_store::ids::{hash, hex};
use antipater_store::{NoticeAddressRow, Store};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_ENCODING, HOST};
use hyper::{Method, Request};
use tokio::sync::OnceCell;

use super::Notice;
use super::client::{Client, Delivery};
use super::destination::{Destination, Reach};
use super::encrypt::{BrowserKeys, encrypt};
use super::keys::Keys;
use super::mail::{self, Mail};
use crate::error::Error;

/// How long a service keeps a notice for a browser that is off, in seconds.
const KEPT: u32 = 24 * 3600;
/// The length of a topic, by which a later notice of a table replaces an earlier one at the service.
const TOPIC: usize = 32;

/// The courier; clones share its key and its certificates.
#[derive(Clone)]
pub(crate) struct Courier(Arc<Shared>);

struct Shared {
    store: Store,
    reach: Reach,
    mail: Option<Mail>,
    keys: OnceCell<Keys>,
    client: Client,
}

impl std::fmt::Debug for Courier {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Courier")
    }
}

impl Courier {
    pub(crate) fn new(store: Store, reach: Reach, mail: Option<Mail>) -> Courier {
        Courier(Arc::new(Shared {
            store,
            reach,
            mail,
            keys: OnceCell::new(),
            client: Client::new(reach),
        }))
    }

    /// Whether notices are sent at all.
    pub(crate) fn is_on(&self) -> bool {
        self.pushes() || self.0.mail.is_some()
    }

    /// Whether push services are called.
    pub(crate) fn pushes(&self) -> bool {
        self.0.reach != Reach::Nowhere
    }

    /// The site to which links in mail lead; `None` if no mail is sent.
    pub(crate) fn mail_site(&self) -> Option<&str> {
        self.0.mail.as_ref().map(Mail::site)
    }

    /// Whether this is the proof in the link of a mail address.
    pub(crate) fn is_proof(&self, row: &NoticeAddressRow, shown: &str) -> bool {
        mail::is_proof(&self.0.store.secret(), row, shown)
    }

    /// Asks by a letter whether a mail address is the person's.
    pub(crate) async fn ask(&self, row: &NoticeAddressRow) -> Delivery {
        match &self.0.mail {
            Some(mail) => mail.ask(row, &self.link(mail, row)).await,
            None => Delivery::Refused,
        }
    }

    fn link(&self, mail: &Mail, row: &NoticeAddressRow) -> String {
        mail.site().to_owned() + &mail::path(&self.0.store.secret(), row)
    }

    /// The public key of this server, which a browser needs to subscribe.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn public_key(&self) -> Result<String, Error> {
        Ok(self.keys().await?.public.clone())
    }

    /// Whether a notice may go to this address.
    pub(crate) fn may_reach(&self, address: &str) -> bool {
        Destination::read(address, self.0.reach).is_some()
    }

    /// Brings a notice to an address.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn bring(
        &self,
        notice: &Notice,
        to: &NoticeAddressRow,
    ) -> Result<Delivery, Error> {
        let Some((public, auth)) = &to.keys else {
            return Ok(match &self.0.mail {
                Some(mail) => mail.tell(notice, to, &self.link(mail, to)).await,
                None => Delivery::Refused,
            });
        };
        let keys = BrowserKeys::read(public, auth);
        let destination = Destination::read(&to.address, self.0.reach);
        let (Some(keys), Some(destination)) = (keys, destination) else {
            return Ok(Delivery::Gone);
        };
        let request = self.request(notice, to, &keys, &destination).await?;
        Ok(self.0.client.deliver(request, &destination).await)
    }

    async fn keys(&self) -> Result<&Keys, Error> {
        let load = async || {
            let stored = self.0.store.push_key(Keys::generate()?).await?;
            Keys::read(&stored)
        };
        self.0.keys.get_or_try_init(load).await
    }

    async fn request(
        &self,
        notice: &Notice,
        to: &NoticeAddressRow,
        keys: &BrowserKeys,
        destination: &Destination,
    ) -> Result<Request<Full<Bytes>>, Error> {
        let broken = |why: String| Error::Broken(format!("a notice cannot be made: {why}"));
        let text = serde_json::to_vec(notice).map_err(|error| broken(error.to_string()))?;
        let body = encrypt(&text, keys).map_err(|error| broken(error.to_string()))?;
        let site = Some(to.site.as_str()).filter(|site| site.starts_with("https://"));
        let now = self.0.store.clock().unix_seconds();
        let authorization = self.keys().await?;
        let authorization = authorization.authorization(&destination.origin, site, now)?;
        let (_, authority) = destination.origin.split_once("://").unwrap_or_default();
        let topic = hex(&hash(&notice.path));
        Request::builder()
            .method(Method::POST)
            .uri(&destination.path)
            .header(HOST, authority)
            .header(AUTHORIZATION, authorization)
            .header(CONTENT_ENCODING, "aes128gcm")
            .header("ttl", KEPT)
            .header("topic", &topic[..TOPIC])
            .header("urgency", "normal")
            .body(Full::from(body))
            .map_err(|error| broken(error.to_string()))
    }
}
