//! Notices by mail, with a mail server of the test that takes letters and delivers none.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use antipater_server::{Mail, Reach, ServerOptions, metrics_app};
use axum::http::StatusCode;
use serde_json::json;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use crate::common::{Answer, Visitor, fresh_store, seeded};
use crate::{Circle, SOON, Services};

/// A letter that has arrived, with its lines put together again.
struct Letter {
    to: String,
    text: String,
}

impl Letter {
    /// The path of the link that begins so.
    fn link(&self, start: &str) -> String {
        let start = format!("https://here.example{start}");
        let (_, rest) = self.text.split_once(&start).expect(&self.text);
        let rest = rest.split(|letter: char| letter.is_whitespace() || letter == '>');
        start["https://here.example".len()..].to_owned() + rest.into_iter().next().unwrap()
    }
}

/// The reply of the mail server for each address.
type Says = Arc<Mutex<&'static str>>;

/// Speaks SMTP on a connection.
async fn receive(
    stream: TcpStream,
    letters: mpsc::UnboundedSender<Letter>,
    says: Says,
) -> std::io::Result<()> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 mail.example\r\n").await?;
    let (mut to, mut line) = (String::new(), String::new());
    while stream.read_line(&mut line).await? > 0 {
        let answer = match line.split([':', ' ', '\r']).next().unwrap_or_default() {
            "RCPT" => {
                to = line.trim().to_owned();
                *says.lock().unwrap()
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await?;
                let mut text = String::new();
                while !text.ends_with("\r\n.\r\n") {
                    stream.read_line(&mut text).await?;
                }
                // Quoted-printable breaks long lines, and a head is folded.
                let text = text.replace("=\r\n", "").replace("\r\n ", " ");
                let to = to.clone();
                let _ = letters.send(Letter { to, text });
                "250 taken"
            }
            "QUIT" => "221 bye",
            _ => "250 mail.example",
        };
        stream.write_all(format!("{answer}\r\n").as_bytes()).await?;
        line.clear();
    }
    Ok(())
}

/// A mail server, with its address.
struct MailServer {
    address: String,
    letters: mpsc::UnboundedReceiver<Letter>,
    says: Says,
}

impl MailServer {
    async fn start() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("smtp://{}", listener.local_addr().unwrap());
        let (arrived, letters) = mpsc::unbounded_channel();
        let says = Arc::new(Mutex::new("250 yes"));
        let heard = Arc::clone(&says);
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                tokio::spawn(receive(stream, arrived.clone(), Arc::clone(&heard)));
            }
        });
        MailServer {
            address,
            letters,
            says,
        }
    }

    async fn next(&mut self) -> Letter {
        timeout(SOON, self.letters.recv()).await.unwrap().unwrap()
    }

    fn is_quiet(&mut self) -> bool {
        self.letters.try_recv().is_err()
    }
}

/// A table over days with two people, on a server that sends mail.
async fn two() -> (Circle, MailServer) {
    let server = MailServer::start().await;
    let mail = Mail::new(
        &server.address,
        "Games <games@here.example>",
        "https://here.example",
    );
    let options = ServerOptions {
        unlimited: true,
        push: Reach::Nowhere,
        mail: Some(mail.unwrap()),
        ..seeded()
    };
    let services = Services::with(fresh_store().await, options);
    let gathered = Circle::gather_at(services, "seats=3&level=random&pace=2d", 2).await;
    (gathered.deal(2).await, server)
}

impl Circle {
    /// The second person gives a mail address.
    async fn give(&mut self, address: &str) -> Answer {
        let address = address.replace('@', "%40");
        let person = &mut self.people[1];
        person.form("/me/mail", &format!("address={address}")).await
    }

    /// Another turn begins, and its notices are due.
    async fn next_turn(&mut self, name: &str) {
        for who in 0..2 {
            self.choose(who, name, 0).await;
        }
        let minute = Duration::from_secs(60);
        self.services.state.pass_time(minute).await;
    }

    /// Waits until a notice had this result.
    async fn has_noticed(&self, line: &str) {
        let mut visitor = Visitor::new(metrics_app(self.services.state.clone()));
        let noticed = async {
            while !visitor.get("/metrics").await.text.contains(line) {
                sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(SOON, noticed).await.expect(line);
    }
}

#[tokio::test]
async fn an_address_gets_letters_once_its_reader_has_confirmed_it() {
    let (mut circle, mut server) = two().await;
    assert_eq!(
        circle.give("ada@b.example").await.status,
        StatusCode::SEE_OTHER
    );
    let asked = server.next().await;
    assert!(asked.to.contains("<ada@b.example>"), "{}", asked.to);
    assert!(asked.text.contains("Subject: Confirm your email address"));
    let link = asked.link("/mail/");
    let page = circle.people[1].get("/me/account").await.text;
    assert!(
        page.contains("A link is on its way to ada@b.example"),
        "{page}"
    );
    // To look at the page confirms nothing, since programs do that too.
    let mut reader = Visitor::new(circle.services.app.clone());
    let page = reader.get(&link).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("Should ada@b.example get an email"));
    circle.next_turn("a").await;
    assert!(server.is_quiet());
    let confirmed = reader.form(&link, "do=confirm").await;
    assert!(confirmed.text.contains("ada@b.example gets an email"));
    circle.next_turn("b").await;
    let told = server.next().await;
    assert!(told.text.contains("7 Wonders"), "{}", told.text);
    assert_eq!(told.link("/tables/"), circle.table);
    assert_eq!(told.link("/mail/"), link);
    assert!(
        told.text
            .contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click")
    );
    assert!(
        told.text
            .contains(&format!("List-Unsubscribe: <https://here.example{link}>"))
    );
    assert!(told.text.contains("Content-Type: text/plain"));
    let data = circle.people[1].get("/me/data").await.json();
    assert_eq!(data["notices"][0]["address"], "ada@b.example");
    // A mail program ends it with one click.
    let ended = reader.form(&link, "List-Unsubscribe=One-Click").await;
    assert_eq!(ended.status, StatusCode::OK);
    assert!(
        reader
            .get(&link)
            .await
            .text
            .contains("gets no emails from us")
    );
    circle.next_turn("c").await;
    assert!(server.is_quiet());
    let data = circle.people[1].get("/me/data").await.json();
    assert_eq!(data["notices"], json!([]));
}

#[tokio::test]
async fn what_is_no_address_or_no_link_does_nothing() {
    let (mut circle, mut server) = two().await;
    for wrong in [
        "ada",
        "a@b.example%0D%0ABcc: c@d.example",
        "a@b.example, c@d.example",
    ] {
        let refused = circle.give(wrong).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong}");
        assert!(refused.text.contains("This is not an email address."));
    }
    circle.give("ada@b.example").await;
    let link = server.next().await.link("/mail/");
    let mut stranger = Visitor::new(circle.services.app.clone());
    let (start, proof) = link.rsplit_once('/').unwrap();
    for wrong in [
        format!("{start}/{}", "0".repeat(32)),
        format!("/mail/0/{proof}"),
    ] {
        let refused = stranger.form(&wrong, "do=confirm").await;
        assert_eq!(refused.status, StatusCode::NOT_FOUND, "{wrong}");
    }
    // Another address needs another link.
    circle.give("eve@b.example").await;
    let other = server.next().await.link("/mail/");
    assert_ne!(other, link);
    let refused = stranger.form(&link, "do=confirm").await;
    assert_eq!(refused.status, StatusCode::NOT_FOUND);
    // The person ends it too.
    stranger.form(&other, "do=confirm").await;
    circle.give("").await;
    let page = circle.people[1].get("/me/account").await.text;
    assert!(page.contains("Send the link"));
    circle.next_turn("a").await;
    assert!(server.is_quiet());
}

#[tokio::test]
async fn a_mail_server_may_put_off_and_refuse() {
    let (mut circle, mut server) = two().await;
    circle.give("ada@b.example").await;
    let link = server.next().await.link("/mail/");
    circle.people[1].form(&link, "do=confirm").await;
    *server.says.lock().unwrap() = "451 later";
    circle.next_turn("a").await;
    circle.has_noticed("{result=\"later\"} 1").await;
    *server.says.lock().unwrap() = "250 yes";
    let minute = Duration::from_secs(60);
    circle.services.state.pass_time(minute).await;
    server.next().await;
    circle.has_noticed("{result=\"sent\"} 2").await;
    *server.says.lock().unwrap() = "550 no such user";
    circle.next_turn("b").await;
    circle.has_noticed("{result=\"failed\"} 1").await;
    *server.says.lock().unwrap() = "250 yes";
    circle.services.state.pass_time(60 * minute).await;
    assert!(server.is_quiet());
}

#[tokio::test]
async fn a_server_without_mail_offers_none() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    assert!(!ada.get("/me/account").await.text.contains("/me/mail"));
    let refused = ada.form("/me/mail", "address=a%40b.example").await;
    assert_eq!(refused.status, StatusCode::NOT_FOUND);
}

/// Nobody can have letters sent to a stranger again and again.
#[tokio::test]
async fn letters_to_addresses_that_are_not_confirmed_are_few() {
    let mut server = MailServer::start().await;
    let mail = Mail::new(
        &server.address,
        "games@here.example",
        "https://here.example",
    );
    let options = ServerOptions {
        mail: Some(mail.unwrap()),
        ..seeded()
    };
    let services = Services::with(fresh_store().await, options);
    let mut ada = services.person("Ada").await;
    for number in 0..3 {
        let address = format!("address=a{number}%40b.example");
        let given = ada.form("/me/mail", &address).await;
        assert_eq!(given.status, StatusCode::SEE_OTHER);
        server.next().await;
    }
    let refused = ada.form("/me/mail", "address=a%40b.example").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    let mut boris = services.person("Boris").await;
    let refused = boris.form("/me/mail", "address=a%40b.example").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    services.state.pass_time(Duration::from_secs(3600)).await;
    let given = boris.form("/me/mail", "address=a%40b.example").await;
    assert_eq!(given.status, StatusCode::SEE_OTHER);
}
