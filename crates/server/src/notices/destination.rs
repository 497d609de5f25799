//! Where a notice may go. A browser names the address of its push service, so a stranger may name any: only public
//! addresses on the internet are called, and only by https.

use std::net::{IpAddr, SocketAddr};
use std::sync::LazyLock;

use hyper::Uri;
use ipnet::IpNet;

/// The length of the longest address of a push service, in bytes.
const LONGEST: usize = 1024;
/// The port of https.
const HTTPS: u16 = 443;

/// Networks that are not part of the internet, or only of a part of it (IANA's special-purpose registries).
static RESERVED: LazyLock<Vec<IpNet>> = LazyLock::new(|| {
    let v4 = "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 \
        192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4";
    // All that lies outside of 2000::/3, and what leads to other networks from inside.
    let v6 = "::/3 4000::/2 8000::/1 2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20";
    let networks = v4.split_whitespace().chain(v6.split_whitespace());
    networks
        .filter_map(|network| network.parse().ok())
        .collect()
});

/// Which push services are called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// None: nobody is asked whether they want notices.
    Nowhere,
    /// Those on the internet.
    Internet,
    /// For tests: those of this machine only, without https.
    Loopback,
}

/// The address of a push service.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Destination {
    pub(super) host: String,
    pub(super) port: u16,
    /// The path, which is a secret.
    pub(super) path: String,
    /// The origin, as a push service names itself.
    pub(super) origin: String,
}

impl Destination {
    /// Reads an address; `None` if no notice may go there.
    pub(super) fn read(address: &str, reach: Reach) -> Option<Destination> {
        if address.len() > LONGEST {
            return None;
        }
        let uri: Uri = address.parse().ok()?;
        let (scheme, authority) = (uri.scheme_str()?, uri.authority()?);
        let host = authority.host();
        let port = authority.port_u16();
        let may = match reach {
            Reach::Nowhere => false,
            Reach::Internet => {
                let is_name = host.contains('.') && host.parse::<IpAddr>().is_err();
                scheme == "https" && is_name && !host.starts_with('[') && authority.as_str() == host
            }
            Reach::Loopback => scheme == "http" && host == "127.0.0.1" && port.is_some(),
        };
        may.then(|| Destination {
            host: host.to_owned(),
            port: port.unwrap_or(HTTPS),
            path: uri
                .path_and_query()
                .map_or("/", |path| path.as_str())
                .to_owned(),
            origin: format!("{scheme}://{authority}"),
        })
    }

    /// The socket addresses of its host that may be called. Nothing else is asked for its address afterwards.
    pub(super) async fn resolve(&self, reach: Reach) -> std::io::Result<Vec<SocketAddr>> {
        let found = tokio::net::lookup_host((self.host.as_str(), self.port)).await?;
        Ok(found
            .filter(|address| is_within(address.ip(), reach))
            .collect())
    }
}

/// Whether an address may be called.
fn is_within(address: IpAddr, reach: Reach) -> bool {
    let address = address.to_canonical();
    match reach {
        Reach::Nowhere => false,
        Reach::Internet => !RESERVED.iter().any(|network| network.contains(&address)),
        Reach::Loopback => address.is_loopback(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_on_the_internet_are_called_and_only_by_https() {
        let read = |address: &str| Destination::read(address, Reach::Internet);
        let good = read("https://push.example/wpush/v2/a-secret?x=1").unwrap();
        assert_eq!((good.host.as_str(), good.port), ("push.example", 443));
        assert_eq!(good.path, "/wpush/v2/a-secret?x=1");
        assert_eq!(good.origin, "https://push.example");
        let long = format!("https://push.example/{}", "a".repeat(LONGEST));
        for bad in [
            "http://push.example/a",
            "https://push.example:8443/a",
            "https://push.example:443@10.0.0.1/a",
            "https://user@push.example/a",
            "https://127.0.0.1/a",
            "https://[::1]/a",
            "https://[2606:4700::1]/a",
            "https://93.184.216.34/a",
            "https://localhost/a",
            "https:///a",
            "ftp://push.example/a",
            "/a",
            "",
            &long,
        ] {
            assert_eq!(read(bad), None, "{bad}");
        }
        let local = |address: &str| Destination::read(address, Reach::Loopback);
        assert!(local("http://127.0.0.1:99/a").is_some());
        assert_eq!(local("https://push.example/a"), None);
        assert_eq!(
            Destination::read("https://push.example/a", Reach::Nowhere),
            None
        );
    }

    #[test]
    fn no_address_of_this_network_is_called() {
        assert_eq!(RESERVED.len(), 23);
        let public = |text: &str| is_within(text.parse().unwrap(), Reach::Internet);
        for good in [
            "93.184.216.34",
            "142.250.1.1",
            "2606:4700::1111",
            "2a00:1450::1",
        ] {
            assert!(public(good), "{good}");
        }
        for bad in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "127.9.9.9",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "198.19.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:10.0.0.1",
            "::ffff:127.0.0.1",
            "64:ff9b::a00:1",
            "2001::1",
            "2001:db8::1",
            "2002:a00:1::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "ff02::1",
        ] {
            assert!(!public(bad), "{bad}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_back_here_has_no_address() {
        let here = Destination {
            host: "localhost".to_owned(),
            port: 443,
            path: "/".to_owned(),
            origin: "https://localhost".to_owned(),
        };
        assert_eq!(here.resolve(Reach::Internet).await.unwrap(), []);
    }
}
