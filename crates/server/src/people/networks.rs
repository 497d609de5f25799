//! Ranges of addresses, as `192.0.2.0/24` or `2001:db8::/32`.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use antipater_store::ids::NetworkKey;
use hmac::{Hmac, KeyInit, Mac};
use ipnet::IpNet;
use sha2::Sha256;

/// The shortest prefixes that are accepted; wider ranges would ban half the world.
const WIDEST: (u8, u8) = (8, 16);

/// A range of addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Network(IpNet);

impl Network {
    /// Whether an address is in the range.
    pub(crate) fn contains(self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }

    /// The range around an address that belongs to one household or customer of a provider.
    pub(crate) fn around(address: IpAddr) -> Network {
        let address = address.to_canonical();
        let bits = if address.is_ipv4() { 32 } else { 64 };
        Network(IpNet::new_assert(address, bits).trunc())
    }

    /// A keyed hash of the network: without the secret, addresses cannot be derived from it.
    pub(crate) fn key(self, secret: &[u8; 32]) -> NetworkKey {
        let mac = <Hmac<Sha256> as KeyInit>::new_from_slice(secret);
        let mut mac = mac.unwrap_or_else(|_| unreachable!("a key of any length will do"));
        mac.update(format!("network:{self}").as_bytes());
        let bytes = mac.finalize().into_bytes();
        std::array::from_fn(|number| bytes[number])
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Network, String> {
        let wrong = || format!("\"{text}\" is no range of addresses, such as 192.0.2.0/24");
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse::<u8>().map_err(|_| wrong())?)),
            None => (text, None),
        };
        let address: IpAddr = address.trim().parse().map_err(|_| wrong())?;
        let address = address.to_canonical();
        let (all, widest) = if address.is_ipv4() {
            (32, WIDEST.0)
        } else {
            (128, WIDEST.1)
        };
        let bits = bits.unwrap_or(all);
        if bits < widest {
            return Err(format!("a range has at least {widest} bits in common"));
        }
        let range = IpNet::new(address, bits).map_err(|_| wrong())?;
        Ok(Network(range.trunc()))
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_has_its_addresses_and_no_others() {
        let has = |network: &str, address: &str| {
            let network: Network = network.parse().unwrap();
            network.contains(address.parse().unwrap())
        };
        assert!(has("192.0.2.7/24", "192.0.2.255"));
        assert!(has("192.0.2.0/24", "::ffff:192.0.2.9"));
        assert!(!has("192.0.2.0/24", "192.0.3.0"));
        assert!(!has("192.0.2.0/24", "2001:db8::1"));
        assert!(has("192.0.2.7", "192.0.2.7") && !has("192.0.2.7", "192.0.2.6"));
        assert!(has("2001:db8::/32", "2001:db8:ffff::1"));
        assert!(!has("2001:db8::/64", "2001:db8:0:1::1"));
        assert_eq!(
            Network::around("2001:db8::5".parse().unwrap()).to_string(),
            "2001:db8::/64"
        );
        assert_eq!(
            Network::around("::ffff:192.0.2.9".parse().unwrap()).to_string(),
            "192.0.2.9/32"
        );
    }

    #[test]
    fn the_key_of_a_network_depends_on_the_secret() {
        let key = |address: &str, secret: u8| {
            Network::around(address.parse().unwrap()).key(&[secret; 32])
        };
        assert_eq!(key("2001:db8::5", 1), key("2001:db8::9", 1));
        assert_ne!(key("192.0.2.9", 1), key("192.0.2.8", 1));
        assert_ne!(key("192.0.2.9", 1), key("192.0.2.9", 2));
    }

    #[test]
    fn what_is_no_range_or_far_too_wide_is_refused() {
        for text in [
            "",
            "a",
            "192.0.2.0/33",
            "192.0.2.0/",
            "0.0.0.0/0",
            "10.0.0.0/7",
            "::/0",
            "2001:db8::/129",
            "1.2.3/24",
        ] {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
        let network: Network = "192.0.2.77/24".parse().unwrap();
        assert_eq!(network.to_string(), "192.0.2.0/24");
    }
}
