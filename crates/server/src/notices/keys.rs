//! The key by which push services know this server (VAPID, RFC 8292), made at its first start and kept in the database.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

use crate::error::Error;

/// How long a signature is valid, in seconds; services accept a day at most.
const VALID: i64 = 12 * 3600;

/// The key pair.
pub(super) struct Keys {
    pair: EcdsaKeyPair,
    random: SystemRandom,
    /// The public key as browsers and push services take it.
    pub(super) public: String,
}

impl Keys {
    /// A new key pair, as it is stored (PKCS #8).
    pub(super) fn generate() -> Result<Vec<u8>, Error> {
        let random = SystemRandom::new();
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random);
        let made = made.map_err(|_| Error::Broken("no key can be made".to_owned()))?;
        Ok(made.as_ref().to_vec())
    }

    /// A stored key pair.
    pub(super) fn read(stored: &[u8]) -> Result<Keys, Error> {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, stored, &random);
        let pair =
            pair.map_err(|why| Error::Broken(format!("the key for push services: {why}")))?;
        Ok(Keys {
            public: BASE64.encode(pair.public_key()),
            pair,
            random,
        })
    }

    /// The header `Authorization` for a push service; `site` is the origin of this server, if it is public.
    pub(super) fn authorization(
        &self,
        service: &str,
        site: Option<&str>,
        now: i64,
    ) -> Result<String, Error> {
        let mut claims = json!({"aud": service, "exp": now + VALID});
        if let Some(site) = site {
            claims["sub"] = site.into();
        }
        let head = BASE64.encode(json!({"typ": "JWT", "alg": "ES256"}).to_string());
        let signed = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature = self.pair.sign(&self.random, signed.as_bytes());
        let signature = signature.map_err(|_| Error::Broken("no signature".to_owned()))?;
        let signature = BASE64.encode(signature);
        Ok(format!("vapid t={signed}.{signature}, k={}", self.public))
    }
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
    use serde_json::Value;

    use super::*;

    #[test]
    fn a_service_can_check_who_sends() {
        let keys = Keys::read(&Keys::generate().unwrap()).unwrap();
        let header = keys.authorization("https://push.example", Some("https://here.example"), 1000);
        let header = header.unwrap();
        let (token, key) = header
            .strip_prefix("vapid t=")
            .and_then(|rest| rest.split_once(", k="))
            .unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let public = BASE64.decode(key).unwrap();
        UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, public)
            .verify(signed.as_bytes(), &BASE64.decode(signature).unwrap())
            .unwrap();
        let (_, claims) = signed.split_once('.').unwrap();
        let claims: Value = serde_json::from_slice(&BASE64.decode(claims).unwrap()).unwrap();
        let expected = json!({
            "aud": "https://push.example", "exp": 1000 + VALID, "sub": "https://here.example",
        });
        assert_eq!(claims, expected);
    }
}
