//! Requests to other nodes on the same database. They carry a token derived from the secret in the database, and go to
//! a separate address, which strangers should not be able to reach.

use std::sync::Arc;
use std::time::Duration;

use antipater_store::ids::{PersonId, hex, unhex};
use hmac::{Hmac, KeyInit, Mac};
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::header::HeaderValue;
use hyper::{Method, Request, Response, Uri};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::{TokioExecutor, TokioTimer};
use sha2::Sha256;
use tokio::time::timeout;

use crate::error::Error;

/// The header with the token.
pub(crate) const TOKEN: &str = "antipater-node";
/// The path for releasing a table.
pub(crate) const RELEASE: &str = "/nodes/release/";

/// The path for asking who has a page open.
pub(crate) const HERE: &str = "/nodes/here";

/// The time limit for connecting, and for releasing a table.
const CONNECT: Duration = Duration::from_millis(1500);
const RELEASED: Duration = Duration::from_secs(5);
/// The time limit for saying who has a page open.
const TOLD: Duration = Duration::from_secs(1);
/// How long an idle connection is kept, and how many are kept per node.
const IDLE: Duration = Duration::from_secs(15);
const IDLE_CONNECTIONS: usize = 64;

/// The client for other nodes; clones share it.
#[derive(Clone, Debug)]
pub(crate) struct Peers {
    client: Client<HttpConnector, Full<Bytes>>,
    token: Token,
}

/// The token by which nodes authenticate.
#[derive(Clone)]
struct Token(Arc<[u8]>);

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token")
    }
}

/// Why there is no answer.
#[derive(Debug)]
pub(crate) enum PeerError {
    /// The request was not sent.
    NotSent,
    /// The request may have arrived.
    Unknown,
}

impl Peers {
    /// A client with the token derived from this secret.
    pub(crate) fn new(secret: &[u8; 32]) -> Peers {
        let mut connector = HttpConnector::new();
        connector.set_connect_timeout(Some(CONNECT));
        connector.set_nodelay(true);
        let client = Client::builder(TokioExecutor::new())
            .pool_timer(TokioTimer::new())
            .pool_idle_timeout(IDLE)
            .pool_max_idle_per_host(IDLE_CONNECTIONS)
            .build(connector);
        Peers {
            client,
            token: Token(mac(secret).finalize().into_bytes().as_slice().into()),
        }
    }

    /// Whether this token is that of a node.
    pub(crate) fn is_peer(&self, shown: &[u8]) -> bool {
        let shown = std::str::from_utf8(shown).ok().and_then(unhex);
        // Compared by a keyed hash, so that the duration reveals nothing.
        shown.is_some_and(|shown| {
            let key = <Hmac<Sha256> as KeyInit>::new_from_slice(&self.token.0);
            let mut key = key.unwrap_or_else(|_| unreachable!("a key of any length will do"));
            key.update(b"shown");
            let mut other = <Hmac<Sha256> as KeyInit>::new_from_slice(&shown)
                .unwrap_or_else(|_| unreachable!("a key of any length will do"));
            other.update(b"shown");
            key.verify(&other.finalize().into_bytes()).is_ok()
        })
    }

    /// Sends a request to a node; `answer_time` is the time limit for the head of its answer.
    ///
    /// # Errors
    /// If the node cannot be reached, or does not answer in time.
    pub(crate) async fn send(
        &self,
        address: &str,
        mut request: Request<Full<Bytes>>,
        answer_time: Duration,
    ) -> Result<Response<Incoming>, PeerError> {
        let path = request.uri().path_and_query();
        let path = path.map_or("/", hyper::http::uri::PathAndQuery::as_str);
        let uri = Uri::builder()
            .scheme("http")
            .authority(address)
            .path_and_query(path);
        *request.uri_mut() = uri.build().map_err(|_| PeerError::NotSent)?;
        let token = HeaderValue::from_str(&hex(&self.token.0));
        let token = token.map_err(|_| PeerError::NotSent)?;
        request.headers_mut().insert(TOKEN, token);
        match timeout(answer_time, self.client.request(request)).await {
            Ok(Ok(response)) => Ok(response),
            Ok(Err(error)) if error.is_connect() => Err(PeerError::NotSent),
            Ok(Err(_)) | Err(_) => Err(PeerError::Unknown),
        }
    }

    /// Has the node at this address release a table.
    ///
    /// # Errors
    /// If it does not; the request may be repeated.
    pub(crate) async fn release(&self, address: &str, table: &str) -> Result<(), Error> {
        let request = Request::builder()
            .method(Method::POST)
            .uri(format!("{RELEASE}{table}"))
            .body(Full::default());
        let request = request.map_err(|error| Error::Broken(error.to_string()))?;
        match self.send(address, request, RELEASED).await {
            Ok(response) if response.status().is_success() => Ok(()),
            _ => Err(Error::Busy),
        }
    }

    /// Those of these people who have a page open at a node; none if it does not answer in time.
    pub(crate) async fn here(&self, address: &str, people: &[PersonId]) -> Vec<PersonId> {
        let most = people.len() * 32;
        let request = Request::builder().method(Method::POST).uri(HERE);
        let Ok(request) = request.body(Full::new(write_people(people))) else {
            return Vec::new();
        };
        let told = async {
            let answer = self.send(address, request, TOLD).await.ok()?;
            let body = Limited::new(answer.into_body(), most)
                .collect()
                .await
                .ok()?;
            Some(read_people(&body.to_bytes()))
        };
        timeout(TOLD, told).await.ok().flatten().unwrap_or_default()
    }
}

/// The people in the body of such a request, or of its answer: their ids one after the other.
pub(crate) fn read_people(body: &[u8]) -> Vec<PersonId> {
    let (ids, _) = body.as_chunks::<32>();
    ids.iter().copied().map(PersonId).collect()
}

/// The body with these people.
pub(crate) fn write_people(people: &[PersonId]) -> Bytes {
    people.iter().flat_map(|person| person.0).collect()
}

fn mac(secret: &[u8; 32]) -> Hmac<Sha256> {
    let mac = <Hmac<Sha256> as KeyInit>::new_from_slice(secret);
    let mut mac = mac.unwrap_or_else(|_| unreachable!("a key of any length will do"));
    mac.update(b"nodes");
    mac
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_node_is_known_by_the_secret_of_the_database() {
        let (own, other) = (Peers::new(&[1; 32]), Peers::new(&[2; 32]));
        let token = hex(&own.token.0);
        assert!(own.is_peer(token.as_bytes()));
        assert!(!other.is_peer(token.as_bytes()));
        for wrong in ["", "00", &token[2..], "é"] {
            assert!(!own.is_peer(wrong.as_bytes()), "{wrong}");
        }
    }
}
