//! As much HTTP/1.1 as the probe needs of one server on this machine: requests on a connection that is kept, and streams
//! of events. A whole client library would cost more time than what is measured.

use std::io;
use std::net::SocketAddr;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// Bytes that are read ahead from each connection.
const AHEAD: usize = 2048;
/// The longest line of a head, and the largest chunk or body, that is believed.
const LINE: u64 = 16 * 1024;
const LARGEST: usize = 16 * 1024 * 1024;

/// An answer.
pub(crate) struct Answer {
    pub(crate) status: u16,
    head: Vec<String>,
    pub(crate) body: String,
}

impl Answer {
    /// The values of a header.
    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.head.iter().filter_map(move |line| {
            let (found, value) = line.split_once(':')?;
            found.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }
}

/// A browser's way to the server: one connection, opened when it is needed.
pub(crate) struct Client {
    address: SocketAddr,
    connection: Option<BufReader<TcpStream>>,
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Client {
        Client {
            address,
            connection: None,
        }
    }

    pub(crate) async fn get(&mut self, path: &str, cookie: &str) -> io::Result<Answer> {
        let request = format!("GET {path} HTTP/1.1\r\nHost: bench\r\nCookie: {cookie}\r\n\r\n");
        self.send(&request).await
    }

    /// Sends a form.
    pub(crate) async fn post(
        &mut self,
        path: &str,
        cookie: &str,
        form: &str,
    ) -> io::Result<Answer> {
        let length = form.len();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: bench\r\nCookie: {cookie}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{form}"
        );
        self.send(&request).await
    }

    /// Sends JSON.
    pub(crate) async fn post_json(
        &mut self,
        path: &str,
        cookie: &str,
        json: &str,
    ) -> io::Result<Answer> {
        let length = json.len();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: bench\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{json}"
        );
        self.send(&request).await
    }

    async fn send(&mut self, request: &str) -> io::Result<Answer> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => connect(self.address).await?,
        };
        connection.get_mut().write_all(request.as_bytes()).await?;
        let answer = read_answer(&mut connection).await?;
        // Kept only once the answer is read whole.
        self.connection = Some(connection);
        Ok(answer)
    }
}

/// One event of a stream, as far as it is looked at.
pub(crate) struct Event {
    /// The number of the decision that it shows.
    pub(crate) decision: usize,
    /// The regions that changed.
    pub(crate) data: String,
}

/// A stream of events.
pub(crate) struct Events {
    connection: BufReader<TcpStream>,
    buffer: Vec<u8>,
    /// How many bytes of the buffer have no end of an event.
    searched: usize,
}

impl Events {
    pub(crate) async fn open(address: SocketAddr, path: &str, cookie: &str) -> io::Result<Events> {
        let mut connection = connect(address).await?;
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: bench\r\nAccept: text/event-stream\r\nCookie: {cookie}\r\n\r\n"
        );
        connection.get_mut().write_all(request.as_bytes()).await?;
        let (status, _) = read_head(&mut connection).await?;
        if status != 200 {
            return Err(io::Error::other(format!("a stream answered {status}")));
        }
        Ok(Events {
            connection,
            buffer: Vec::new(),
            searched: 0,
        })
    }

    /// The next event; `None` when the stream ends.
    pub(crate) async fn next(&mut self) -> io::Result<Option<Event>> {
        loop {
            if let Some(end) = end_of_event(&self.buffer, self.searched) {
                let rest = self.buffer.split_off(end);
                let event = read_event(&String::from_utf8_lossy(&self.buffer));
                self.buffer = rest;
                self.searched = 0;
                if event.is_some() {
                    return Ok(event);
                }
                continue;
            }
            // An event comes in many pieces, of which none is looked at twice. Its end may be torn apart.
            self.searched = self.buffer.len().saturating_sub(1);
            if !read_chunk(&mut self.connection, &mut self.buffer).await? {
                return Ok(None);
            }
        }
    }
}

/// Where the first event of a text ends, in which there is no end before a place.
fn end_of_event(text: &[u8], from: usize) -> Option<usize> {
    /// Bytes that are looked at together.
    const PART: usize = 256;
    let mut start = from;
    while start < text.len() {
        let end = text.len().min(start + PART);
        // Lines are long, so most parts have no end of one.
        if text[start..end].contains(&b'\n') {
            let pairs = text[start..text.len().min(end + 1)].windows(2);
            let found = pairs.into_iter().position(|pair| pair == b"\n\n");
            if let Some(place) = found {
                return Some(start + place + 2);
            }
        }
        start = end;
    }
    None
}

/// An event with regions; `None` for others, such as beats.
fn read_event(text: &str) -> Option<Event> {
    let mut version: Option<u64> = None;
    let mut data = String::new();
    for line in text.lines() {
        if let Some(value) = line.strip_prefix("id: ") {
            version = value.parse().ok();
        } else if let Some(value) = line.strip_prefix("data: ") {
            data.push_str(value);
        }
    }
    // The upper bits of a version count the decisions, the lower ones what changes within one.
    let decision = usize::try_from(version? >> 16).ok()?;
    Some(Event { decision, data })
}

async fn connect(address: SocketAddr) -> io::Result<BufReader<TcpStream>> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    Ok(BufReader::with_capacity(AHEAD, stream))
}

async fn read_line(connection: &mut BufReader<TcpStream>) -> io::Result<String> {
    let mut line = String::new();
    let read = connection.take(LINE).read_line(&mut line).await?;
    if read == 0 || !line.ends_with('\n') {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    line.truncate(line.trim_end().len());
    Ok(line)
}

async fn read_head(connection: &mut BufReader<TcpStream>) -> io::Result<(u16, Vec<String>)> {
    let first = read_line(connection).await?;
    let status = first.split(' ').nth(1).and_then(|word| word.parse().ok());
    let status = status.ok_or_else(|| io::Error::other("no status"))?;
    let mut head = Vec::new();
    loop {
        let line = read_line(connection).await?;
        if line.is_empty() {
            return Ok((status, head));
        }
        head.push(line);
    }
}

async fn read_answer(connection: &mut BufReader<TcpStream>) -> io::Result<Answer> {
    let (status, head) = read_head(connection).await?;
    let mut answer = Answer {
        status,
        head,
        body: String::new(),
    };
    let mut body = Vec::new();
    let length = answer.all("content-length").next();
    if let Some(length) = length.and_then(|length| length.parse::<usize>().ok()) {
        body.resize(length.min(LARGEST), 0);
        connection.read_exact(&mut body).await?;
    } else if answer.all("transfer-encoding").next().is_some() {
        while read_chunk(connection, &mut body).await? {}
    }
    answer.body = String::from_utf8_lossy(&body).into_owned();
    Ok(answer)
}

/// Appends the next chunk; says whether it was not the last one.
async fn read_chunk(connection: &mut BufReader<TcpStream>, into: &mut Vec<u8>) -> io::Result<bool> {
    let size = read_line(connection).await?;
    let size = usize::from_str_radix(&size, 16).map_err(io::Error::other)?;
    let start = into.len();
    if size > LARGEST || start > LARGEST {
        return Err(io::Error::other("a chunk is too large"));
    }
    into.resize(start + size, 0);
    connection.read_exact(&mut into[start..]).await?;
    read_line(connection).await?;
    Ok(size > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_an_event_is_found_wherever_it_is() {
        for length in [0, 1, 254, 255, 256, 257, 600] {
            let mut text = vec![b'a'; length];
            assert_eq!(end_of_event(&text, 0), None);
            text.extend(b"\n\nrest\n\n");
            for from in 0..=length {
                assert_eq!(end_of_event(&text, from), Some(length + 2));
            }
            assert_eq!(end_of_event(&text, length + 1), Some(length + 8));
        }
    }

    #[test]
    fn events_are_read() {
        let event = read_event("event: regions\nid: 786435\ndata: <p>a\ndata: b</p>\n\n");
        let event = event.map(|event| (event.decision, event.data));
        assert_eq!(event, Some((12, "<p>ab</p>".to_owned())));
        assert!(read_event("event: beat\ndata: 0 5000\n\n").is_none());
    }
}
