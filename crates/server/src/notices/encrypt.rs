//! Encryption of a notice for one browser (RFC 8291, on RFC 8188): only that browser can read it, not its push service.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// The length of a public key: an uncompressed point of P-256.
const PUBLIC_KEY: usize = 65;
/// The length of a browser's secret.
const AUTH: usize = 16;
/// The size of a record, which holds the whole notice.
const RECORD: u32 = 4096;
/// Marks the end of the last record.
const LAST: u8 = 2;

/// The keys of a push subscription: the public key of the browser, and the secret that it shares with this server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BrowserKeys {
    pub(crate) public: [u8; PUBLIC_KEY],
    pub(crate) auth: [u8; AUTH],
}

impl BrowserKeys {
    /// The keys in these bytes; `None` if they have another length, or the public key is no point of the curve.
    pub(crate) fn read(public: &[u8], auth: &[u8]) -> Option<BrowserKeys> {
        let keys = BrowserKeys {
            public: public.try_into().ok()?,
            auth: auth.try_into().ok()?,
        };
        encrypt(b"", &keys).is_ok().then_some(keys)
    }
}

/// A message that only the browser with these keys can read.
pub(super) fn encrypt(message: &[u8], to: &BrowserKeys) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let private = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let own = private.compute_public_key()?;
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, &to.public);
    agree_ephemeral(private, &theirs, |shared| {
        seal(message, shared, to, own.as_ref(), salt)
    })?
}

/// The message as one record, with the head that the browser needs to read it.
fn seal(
    message: &[u8],
    shared: &[u8],
    to: &BrowserKeys,
    own: &[u8],
    salt: [u8; 16],
) -> Result<Vec<u8>, Unspecified> {
    let both = Salt::new(HKDF_SHA256, &to.auth).extract(shared);
    let secret: [u8; 32] = expand(&both, &[b"WebPush: info\0", &to.public, own])?;
    let pseudorandom = Salt::new(HKDF_SHA256, &salt).extract(&secret);
    let key: [u8; 16] = expand(&pseudorandom, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = expand(&pseudorandom, &[b"Content-Encoding: nonce\0"])?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    let mut record = [message, &[LAST]].concat();
    let nonce = Nonce::assume_unique_for_key(nonce);
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record)?;
    let length = [PUBLIC_KEY as u8];
    Ok([&salt[..], &RECORD.to_be_bytes(), &length, own, &record].concat())
}

/// This many bytes of key material for a purpose.
fn expand<const N: usize>(from: &Prk, purpose: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut made = [0; N];
    from.expand(purpose, Length(N))?.fill(&mut made)?;
    Ok(made)
}

#[cfg(test)]
mod tests {
    use base64::Engine;
    use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64.decode(text).unwrap()
    }

    /// The example of RFC 8291, section 5, with the values of its appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out_as_printed() {
        let keys = BrowserKeys {
            public: bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
                .try_into()
                .unwrap(),
            auth: bytes("BTBZMqHH6r4Tts7J_aSIgg").try_into().unwrap(),
        };
        let own = bytes(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let message = b"When I grow up, I want to be a watermelon";
        let sealed = seal(message, &shared, &keys, &own, salt).unwrap();
        let printed = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml\
             mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT\
             pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64.encode(sealed), printed);
    }

    #[test]
    fn what_is_no_key_is_refused() {
        let public = bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        assert!(BrowserKeys::read(&public, &[1; 16]).is_some());
        assert_eq!(BrowserKeys::read(&public, &[1; 15]), None);
        assert_eq!(BrowserKeys::read(&public[..64], &[1; 16]), None);
        assert_eq!(BrowserKeys::read(&[4; 65], &[1; 16]), None);
    }
}
