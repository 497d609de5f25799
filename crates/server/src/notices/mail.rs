//! Mail over SMTP, for operators who have a mail server: a letter in plain text to an address that its owner has confirmed.
//! Each letter has a link with which whoever reads it ends them all (RFC 8058 for programs).

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use antipater_show::texts::{Language, Texts, say};
use antipater_store::NoticeAddressRow;
use antipater_store::ids::{hex, unhex};
use hmac::{Hmac, KeyInit, Mac};
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use sha2::Sha256;

use super::Notice;
use super::client::Delivery;

/// The time limit for each step of sending a letter.
const STEP: Duration = Duration::from_secs(20);
/// The length of the longest address (RFC 5321), in bytes.
const LONGEST: usize = 254;
/// The length of the proof in a link, in bytes.
const PROOF: usize = 16;

/// How letters are sent.
#[derive(Clone)]
pub struct Mail(Arc<Shared>);

struct Shared {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    site: String,
}

/// Why no mail can be sent with some options. It does not name the address of the mail server, which may hold a password.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MailError {
    /// The mail server: `smtps://USER:PASSWORD@HOST` or `smtp://HOST`.
    Smtp,
    /// The sender: `NAME <ADDRESS>` or an address.
    From,
    /// The site: `https://HOST`.
    Site,
}

impl fmt::Debug for Mail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Mail")
    }
}

impl Mail {
    /// Mail through the server at this address, from this sender, with links to this site.
    ///
    /// # Errors
    /// If one of them cannot be read.
    pub fn new(smtp: &str, from: &str, site: &str) -> Result<Mail, MailError> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(smtp);
        let transport = transport.map_err(|_| MailError::Smtp)?;
        let host = site.strip_prefix("https://").ok_or(MailError::Site)?;
        if host.is_empty()
            || host.contains(['/', '?', '#', '@'])
            || host.contains(char::is_whitespace)
        {
            return Err(MailError::Site);
        }
        Ok(Mail(Arc::new(Shared {
            transport: transport.timeout(Some(STEP)).build(),
            from: from.parse().map_err(|_| MailError::From)?,
            site: site.to_owned(),
        })))
    }

    /// The site to which links lead.
    pub(crate) fn site(&self) -> &str {
        &self.0.site
    }

    /// Sends the letter for a turn.
    pub(super) async fn tell(
        &self,
        notice: &Notice,
        to: &NoticeAddressRow,
        link: &str,
    ) -> Delivery {
        let t = texts(to);
        let subject = say!(t, "mail-turn-subject", game = notice.body.as_str());
        let text = say!(
            t,
            "mail-turn-text",
            game = notice.body.as_str(),
            link = format!("{}{}", self.0.site, notice.path),
            leave = link
        );
        self.send(to, &subject, text, link).await
    }

    /// Sends the letter that asks whether an address is the person's.
    pub(super) async fn ask(&self, to: &NoticeAddressRow, link: &str) -> Delivery {
        let t = texts(to);
        let subject = say!(t, "mail-ask-subject");
        let text = say!(t, "mail-ask-text", site = self.0.site.as_str(), link = link);
        self.send(to, &subject, text, link).await
    }

    async fn send(
        &self,
        to: &NoticeAddressRow,
        subject: &str,
        text: String,
        link: &str,
    ) -> Delivery {
        let Ok(address) = to.address.parse::<Address>() else {
            return Delivery::Gone;
        };
        let letter = Message::builder()
            .from(self.0.from.clone())
            .to(Mailbox::new(None, address))
            .subject(subject)
            .header(ContentType::TEXT_PLAIN)
            .body(text);
        let Ok(mut letter) = letter else {
            return Delivery::Refused;
        };
        let one_click = "List-Unsubscribe=One-Click".to_owned();
        for (name, value) in [
            ("List-Unsubscribe", format!("<{link}>")),
            ("List-Unsubscribe-Post", one_click),
            ("Auto-Submitted", "auto-generated".to_owned()),
        ] {
            let name = HeaderName::new_from_ascii_str(name);
            letter
                .headers_mut()
                .insert_raw(HeaderValue::new(name, value));
        }
        match self.0.transport.send(letter).await {
            Ok(_) => Delivery::Sent,
            Err(error) if error.is_permanent() => Delivery::Refused,
            Err(_) => Delivery::Later(None),
        }
    }
}

/// The texts in the language of an address.
fn texts(to: &NoticeAddressRow) -> &'static Texts {
    Texts::of(to.language.parse::<Language>().unwrap_or_default())
}

/// A mail address as it was typed; `None` if it is none.
pub(crate) fn read_address(typed: &str) -> Option<String> {
    let typed = typed.trim();
    let is_one = typed.len() <= LONGEST && typed.is_ascii() && typed.parse::<Address>().is_ok();
    is_one.then(|| typed.to_owned())
}

/// The path of the page of a mail address. It proves that who has it reads the mail of this address.
pub(super) fn path(secret: &[u8; 32], to: &NoticeAddressRow) -> String {
    let proof = proof(secret, to).finalize().into_bytes();
    format!("/mail/{}/{}", hex(&to.id), hex(&proof[..PROOF]))
}

/// Whether this is the proof in the path of an address. Comparing takes the same time for each.
pub(super) fn is_proof(secret: &[u8; 32], to: &NoticeAddressRow, shown: &str) -> bool {
    let shown = unhex(shown).filter(|shown| shown.len() == PROOF);
    shown.is_some_and(|shown| proof(secret, to).verify_truncated_left(&shown).is_ok())
}

fn proof(secret: &[u8; 32], to: &NoticeAddressRow) -> Hmac<Sha256> {
    let proof = <Hmac<Sha256> as KeyInit>::new_from_slice(secret);
    let mut proof = proof.unwrap_or_else(|_| unreachable!("a key of any length will do"));
    proof.update(b"mail");
    proof.update(&to.id);
    proof.update(to.address.as_bytes());
    proof
}

impl fmt::Display for MailError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MailError::Smtp => "--smtp: smtps://USER:PASSWORD@HOST, or smtp://HOST",
            MailError::From => "--mail-from: a mail address",
            MailError::Site => "--site: https://HOST",
        })
    }
}

impl std::error::Error for MailError {}

#[cfg(test)]
mod tests {
    use antipater_store::ids::PersonId;

    use super::*;

    fn row(address: &str) -> NoticeAddressRow {
        NoticeAddressRow {
            id: [7; 32],
            person: PersonId([1; 32]),
            session: None,
            address: address.to_owned(),
            keys: None,
            language: "en".to_owned(),
            site: String::new(),
            confirmed: false,
            created_at: 0,
        }
    }

    #[tokio::test]
    async fn the_options_are_checked_and_keep_the_password() {
        let good = (
            "smtps://me:secret@mail.example",
            "Games <a@b.example>",
            "https://c.example",
        );
        let mail = Mail::new(good.0, good.1, good.2).unwrap();
        assert!(!format!("{mail:?}").contains("secret"));
        for (smtp, from, site, error) in [
            ("http://x", good.1, good.2, MailError::Smtp),
            ("", good.1, good.2, MailError::Smtp),
            (good.0, "nobody", good.2, MailError::From),
            (good.0, good.1, "http://c.example", MailError::Site),
            (good.0, good.1, "https://c.example/", MailError::Site),
            (good.0, good.1, "https://", MailError::Site),
        ] {
            assert_eq!(Mail::new(smtp, from, site).unwrap_err(), error);
        }
    }

    #[test]
    fn only_the_link_of_an_address_proves_that_it_is_read() {
        let (secret, ada) = ([3; 32], row("ada@b.example"));
        let link = path(&secret, &ada);
        let (start, shown) = link.rsplit_once('/').unwrap();
        assert_eq!(start, format!("/mail/{}", "07".repeat(32)));
        assert!(is_proof(&secret, &ada, shown));
        assert!(!is_proof(&[4; 32], &ada, shown));
        assert!(!is_proof(&secret, &row("eve@b.example"), shown));
        for wrong in ["", "00", &shown[2..], &shown.replace(&shown[..1], "x")] {
            assert!(!is_proof(&secret, &ada, wrong), "{wrong}");
        }
    }

    #[test]
    fn an_address_is_one_line_with_one_address() {
        assert_eq!(
            read_address(" a@b.example ").as_deref(),
            Some("a@b.example")
        );
        for wrong in [
            "",
            "a",
            "a@",
            "@b.example",
            "a@b.example, c@d.example",
            "A <a@b.example>",
            "a@b.example\r\nBcc: c@d.example",
            "a b@c.example",
            &format!("{}@b.example", "a".repeat(250)),
        ] {
            assert_eq!(read_address(wrong), None, "{wrong:?}");
        }
    }
}
