//! A simulated browser: it stores rows, follows redirects, sends forms, and lets bots move.

use antipater_offline::{Answer, Command, Method, Offline, Request, Stored};

/// The time of the first request, in milliseconds since 1970.
pub(crate) const NOON: i64 = 1_760_000_000_000;

/// A browser with a machine and stored rows.
pub(crate) struct Browser {
    pub(crate) machine: Offline,
    pub(crate) stored: Vec<Stored>,
    pub(crate) base: &'static str,
    /// Whether the machine is restarted before each request.
    pub(crate) restarts: bool,
    /// The time of the first request, in milliseconds since 1970.
    pub(crate) begins: i64,
    /// The random bytes of all requests, in hexadecimal digits; `None` for different ones.
    pub(crate) seed: Option<String>,
    requests: u32,
}

/// A form of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Form {
    pub(crate) action: String,
    pub(crate) fields: Vec<(String, String)>,
}

impl Browser {
    pub(crate) fn new(base: &'static str) -> Browser {
        let mut browser = Browser {
            machine: Offline::new(),
            stored: Vec::new(),
            base,
            restarts: false,
            begins: NOON,
            seed: None,
            requests: 0,
        };
        browser.restart();
        browser
    }

    pub(crate) fn restart(&mut self) {
        self.machine = Offline::new();
        let open = Command::Open {
            base: self.base.to_owned(),
            rows: self.rows(|table| !table.starts_with('~')),
        };
        self.machine.tell(open, Vec::new());
    }

    /// The stored rows of these tables.
    fn rows(&self, wanted: impl Fn(&str) -> bool) -> Vec<Stored> {
        let rows = self.stored.iter().filter(|row| wanted(&row.table));
        rows.cloned().collect()
    }

    /// A request with the next random bytes, a second later.
    pub(crate) fn request(&mut self, method: Method, address: &str) -> Request {
        self.requests += 1;
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        Request {
            method,
            path: path.to_owned(),
            query: query.to_owned(),
            languages: "en".to_owned(),
            now: self.begins + i64::from(self.requests) * 1000,
            seed: self
                .seed
                .clone()
                .unwrap_or_else(|| format!("{:08x}", self.requests).repeat(11)),
            ..Request::default()
        }
    }

    /// Sends a command to the machine and stores the rows of its answer.
    pub(crate) fn tell(&mut self, command: Command, bytes: Vec<u8>) -> Answer {
        if self.restarts {
            self.restart();
        }
        let mut answer = self.machine.tell(command.clone(), bytes.clone());
        if let Some(table) = answer.wants {
            let rows = self.rows(|other| other == table);
            self.machine
                .tell(Command::Reload { table, rows }, Vec::new());
            answer = self.machine.tell(command, bytes);
            assert_eq!(answer.wants, None);
        }
        for row in &answer.rows {
            let of_table = self.stored.iter().filter(|known| known.table == row.table);
            assert_eq!(of_table.count(), row.number, "{row:?}");
            self.stored.push(row.clone());
        }
        answer
    }

    pub(crate) fn get(&mut self, address: &str) -> Answer {
        let request = self.request(Method::Get, address);
        self.tell(Command::Request(request), Vec::new())
    }

    /// A page, which must exist.
    pub(crate) fn page(&mut self, address: &str) -> String {
        let answer = self.get(address);
        assert_eq!(answer.status, 200, "{address}: {}", said(&answer));
        text(&answer)
    }

    pub(crate) fn post(&mut self, address: &str, fields: &[(&str, &str)]) -> Answer {
        let mut request = self.request(Method::Post, address);
        request.kind = "application/x-www-form-urlencoded".to_owned();
        let encode = |text: &str| {
            let byte = |byte: u8| match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => (byte as char).to_string(),
                _ => format!("%{byte:02X}"),
            };
            text.bytes().map(byte).collect::<String>()
        };
        let pairs = fields
            .iter()
            .map(|(name, value)| format!("{}={}", encode(name), encode(value)));
        let body = pairs.collect::<Vec<_>>().join("&").into_bytes();
        self.tell(Command::Request(request), body)
    }

    /// Opens a table and returns its address.
    pub(crate) fn open(&mut self, fields: &[(&str, &str)]) -> String {
        let base = self.base;
        let answer = self.post(&format!("{base}/tables"), fields);
        answer
            .location
            .clone()
            .unwrap_or_else(|| panic!("{}", said(&answer)))
    }

    /// Lets bots move while only they decide.
    pub(crate) fn bots(&mut self, mut due: Option<String>) {
        while let Some(table) = due {
            let now = self.begins;
            due = self.tell(Command::Bots { table, now }, Vec::new()).due;
        }
    }

    /// Plays a table to its end, always with the answer on the page that `choose` returns.
    pub(crate) fn play(&mut self, address: &str, mut choose: impl FnMut(usize) -> usize) -> usize {
        self.play_forms(address, |answers| choose(answers.len()))
    }

    /// Plays a table to its end, always with the answer at the index that `choose` returns.
    pub(crate) fn play_forms(
        &mut self,
        address: &str,
        mut choose: impl FnMut(&[Form]) -> usize,
    ) -> usize {
        for step in 0..200 {
            let answer = self.get(address);
            assert_eq!(answer.status, 200, "{}", said(&answer));
            self.bots(answer.due);
            let page = self.page(address);
            let answers: Vec<Form> = forms(&page, "data-move");
            if answers.is_empty() {
                assert!(
                    page.contains("class=\"sheet"),
                    "{:.2000}",
                    page.split("<main").nth(1).unwrap()
                );
                return step;
            }
            let form = &answers[choose(&answers)];
            let fields: Vec<(&str, &str)> = form
                .fields
                .iter()
                .map(|(name, value)| (name.as_str(), value.as_str()))
                .collect();
            let played = self.post(&form.action, &fields);
            assert_eq!(played.status, 303, "{form:?}: {}", said(&played));
            self.bots(played.due);
        }
        panic!("the game does not end");
    }
}

/// The text of a page without its frame, for messages of failed tests.
pub(crate) fn said(answer: &Answer) -> String {
    let text = text(answer);
    let main = text.split("<main").nth(1).unwrap_or(&text);
    format!("{}: {main:.600}", answer.status)
}

/// The body of an answer.
pub(crate) fn text(answer: &Answer) -> String {
    String::from_utf8(answer.body.clone()).unwrap()
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let from = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    let value = &tag[from..from + tag[from..].find('"')?];
    let plain = value.replace("&quot;", "\"").replace("&lt;", "<");
    Some(plain.replace("&gt;", ">").replace("&amp;", "&"))
}

/// A form for each of its possible actions.
fn each(form: &Form) -> Vec<Form> {
    let (actions, others): (Vec<_>, Vec<_>) = form
        .fields
        .iter()
        .cloned()
        .partition(|(name, _)| name == "action");
    if actions.is_empty() {
        return vec![form.clone()];
    }
    let with = |action: (String, String)| Form {
        fields: others.iter().cloned().chain([action]).collect(),
        ..form.clone()
    };
    actions.into_iter().map(with).collect()
}

/// The forms of a page whose tag contains a mark.
pub(crate) fn forms(page: &str, mark: &str) -> Vec<Form> {
    let parts = page.split("<form ").skip(1);
    let parts = parts.filter_map(|part| part.split_once("</form>").map(|(form, _)| form));
    let marked = parts.filter(|form| form.split('>').next().is_some_and(|tag| tag.contains(mark)));
    let form = |form: &str| {
        let tag = format!(" {}", form.split('>').next().unwrap());
        let field = |tag: &str| {
            let tag = format!(" {}", tag.split('>').next()?);
            Some((attribute(&tag, "name")?, attribute(&tag, "value")?))
        };
        Form {
            action: attribute(&tag, "action").unwrap(),
            fields: form.split("<input ").skip(1).filter_map(field).collect(),
        }
    };
    marked.map(form).flat_map(|form| each(&form)).collect()
}

/// A generator of choices that is the same on all machines.
pub(crate) fn choices(mut seed: u64) -> impl FnMut(usize) -> usize {
    move |count| {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((seed >> 33) as usize) % count
    }
}
