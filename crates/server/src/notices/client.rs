//! Takes a request to a push service. Each has a connection of its own, to an address that was checked after it was
//! resolved; redirects are not followed, and the body of an answer is not read.

use std::io;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1;
use hyper::header::RETRY_AFTER;
use hyper::rt::{Read, Write};
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::destination::{Destination, Reach};

/// The time limit for a delivery, from the name of the service to the head of its answer.
const DELIVERY: Duration = Duration::from_secs(10);
/// The most addresses of a service that are tried.
const ADDRESSES: usize = 3;

/// The result of a delivery.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Delivery {
    /// The service has it.
    Sent,
    /// The browser wants no more notices.
    Gone,
    /// The service cannot take it now, and perhaps says for how many seconds.
    Later(Option<i64>),
    /// The service does not take it.
    Refused,
}

/// Takes requests to push services.
pub(super) struct Client {
    reach: Reach,
    /// Made when it is first needed, since it reads the certificates of the machine.
    tls: OnceLock<TlsConnector>,
}

impl Client {
    pub(super) fn new(reach: Reach) -> Client {
        Client {
            reach,
            tls: OnceLock::new(),
        }
    }

    /// Takes a request to its destination.
    pub(super) async fn deliver(
        &self,
        request: Request<Full<Bytes>>,
        to: &Destination,
    ) -> Delivery {
        let sent = timeout(DELIVERY, self.send(request, to)).await;
        sent.ok()
            .and_then(Result::ok)
            .unwrap_or(Delivery::Later(None))
    }

    async fn send(&self, request: Request<Full<Bytes>>, to: &Destination) -> io::Result<Delivery> {
        let addresses = to.resolve(self.reach).await?;
        if addresses.is_empty() {
            // A resolver may answer wrongly for a while, so the subscription stays.
            return Ok(Delivery::Refused);
        }
        let tried = &addresses[..addresses.len().min(ADDRESSES)];
        let stream = TcpStream::connect(tried).await?;
        let answer = match self.reach {
            Reach::Loopback => exchange(TokioIo::new(stream), request).await?,
            Reach::Nowhere | Reach::Internet => {
                let tls = self.tls.get_or_init(|| trusting(native_certificates()));
                exchange_by_tls(tls, &to.host, stream, request).await?
            }
        };
        Ok(outcome(&answer))
    }
}

/// Sends a request by TLS to the server with this name.
async fn exchange_by_tls(
    tls: &TlsConnector,
    name: &str,
    stream: TcpStream,
    request: Request<Full<Bytes>>,
) -> io::Result<Response<Incoming>> {
    let name = ServerName::try_from(name.to_owned()).map_err(io::Error::other)?;
    let stream = tls.connect(name, stream).await?;
    exchange(TokioIo::new(stream), request).await
}

/// Sends a request over a connection that ends afterwards; returns the head of the answer.
async fn exchange<S>(stream: S, request: Request<Full<Bytes>>) -> io::Result<Response<Incoming>>
where
    S: Read + Write + Unpin + Send + 'static,
{
    let (mut sender, connection) = http1::handshake(stream).await.map_err(io::Error::other)?;
    let mut answer = std::pin::pin!(sender.send_request(request));
    let answered = tokio::select! {
        answered = &mut answer => answered,
        // It may have ended with the answer.
        _ = connection => answer.await,
    };
    answered.map_err(io::Error::other)
}

/// Classifies the response of a push service (RFC 8030, sections 5 and 7.3).
fn outcome(answer: &Response<Incoming>) -> Delivery {
    let status = answer.status();
    match status {
        _ if status.is_success() => Delivery::Sent,
        StatusCode::NOT_FOUND | StatusCode::GONE => Delivery::Gone,
        _ if status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error() => {
            let wait = answer.headers().get(RETRY_AFTER);
            let wait = wait.and_then(|wait| wait.to_str().ok()?.parse().ok());
            Delivery::Later(wait)
        }
        _ => Delivery::Refused,
    }
}

/// The certificates that this machine trusts.
fn native_certificates() -> Vec<CertificateDer<'static>> {
    let found = rustls_native_certs::load_native_certs();
    if found.certs.is_empty() {
        tracing::warn!("this machine trusts no certificates, so no push service can be reached");
    }
    found.certs
}

/// Connects by TLS to servers with a certificate of one of these authorities.
fn trusting(authorities: Vec<CertificateDer<'static>>) -> TlsConnector {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(authorities);
    let versions = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions();
    let versions = versions.unwrap_or_else(|error| unreachable!("ring has these: {error}"));
    let config = versions.with_root_certificates(roots).with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}

#[cfg(test)]
mod tests {
    use hyper::service::service_fn;
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;
    use tokio_rustls::rustls::ServerConfig;
    use tokio_rustls::rustls::pki_types::PrivatePkcs8KeyDer;

    use super::*;

    /// A certificate of `push.example` by itself, valid for a hundred years, and its key.
    const CERTIFICATE: &[u8] = include_bytes!("../../tests/tls/push.example.crt");
    const KEY: &[u8] = include_bytes!("../../tests/tls/push.example.key");

    fn request() -> Request<Full<Bytes>> {
        let request = Request::post("/a").header("host", "push.example");
        request.body(Full::from("a notice")).unwrap()
    }

    /// A service with the certificate, at a port of this machine.
    async fn service() -> std::net::SocketAddr {
        let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(
                vec![CertificateDer::from(CERTIFICATE)],
                PrivatePkcs8KeyDer::from(KEY).into(),
            );
        let acceptor = TlsAcceptor::from(Arc::new(config.unwrap()));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let Ok(stream) = acceptor.accept(stream).await else {
                    continue;
                };
                let answer = service_fn(async |_| {
                    let mut answer = Response::new(Full::<Bytes>::default());
                    *answer.status_mut() = StatusCode::CREATED;
                    Ok::<_, std::convert::Infallible>(answer)
                });
                let http = hyper::server::conn::http1::Builder::new();
                let _ = http.serve_connection(TokioIo::new(stream), answer).await;
            }
        });
        address
    }

    #[tokio::test]
    async fn only_a_service_with_a_trusted_certificate_of_its_name_gets_anything() {
        let address = service().await;
        let send = async |tls: &TlsConnector, name| {
            let stream = TcpStream::connect(address).await.unwrap();
            exchange_by_tls(tls, name, stream, request()).await
        };
        let tls = trusting(vec![CertificateDer::from(CERTIFICATE)]);
        let answer = send(&tls, "push.example").await.unwrap();
        assert_eq!(outcome(&answer), Delivery::Sent);
        assert!(send(&tls, "other.example").await.is_err());
        let strangers = trusting(native_certificates());
        assert!(send(&strangers, "push.example").await.is_err());
    }

    /// Time passes by itself when nothing else can happen.
    #[tokio::test(start_paused = true)]
    async fn who_does_not_answer_in_time_is_asked_later() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/a", listener.local_addr().unwrap());
        let to = Destination::read(&address, Reach::Loopback).unwrap();
        let delivery = Client::new(Reach::Loopback).deliver(request(), &to).await;
        assert_eq!(delivery, Delivery::Later(None));
        drop(listener);
        let delivery = Client::new(Reach::Loopback).deliver(request(), &to).await;
        assert_eq!(delivery, Delivery::Later(None));
    }
}
