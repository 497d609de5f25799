//! Executes the commands to the machine: requests, which `routes` answer, and reports of the worker around it.

use antipater_pages as pages;
use antipater_show::texts::{self, Language};

use crate::error::{Error, PUZZLES};
use crate::machine::{Offline, html, with};
use crate::message::{Answer, Command, Request};
use crate::routes;

impl Offline {
    /// Executes a command. `bytes` are its net, its text, or the body of its request.
    pub fn tell(&mut self, command: Command, bytes: Vec<u8>) -> Answer {
        match command {
            Command::Open { base, rows } => {
                *self = Offline::stored(base, rows);
                Answer::default()
            }
            Command::Reload { table, rows } => {
                self.reload(&table, rows);
                Answer::default()
            }
            Command::Net => {
                // Ignored if it was replaced before, by the same net.
                let _ = antipater_bots::weights::replace(&bytes);
                Answer::default()
            }
            Command::Puzzles => {
                antipater_show::puzzles::hand_in(&String::from_utf8_lossy(&bytes));
                Answer::default()
            }
            Command::Texts { language } => {
                if let Ok(language) = language.parse::<Language>() {
                    texts::hand_in(language, &String::from_utf8_lossy(&bytes));
                }
                Answer::default()
            }
            Command::Request(request) => self.answer(Request {
                body: bytes,
                ..request
            }),
            Command::Refuse { request, why } => {
                let request = self.strip(request);
                if let Some(needs) = self.missing_texts(&request) {
                    return needs;
                }
                let why = match why.as_str() {
                    "full" => Error::StorageFull,
                    "forbidden" => Error::StorageForbidden,
                    "net" => Error::Needs(""),
                    "puzzles" => Error::Needs(PUZZLES),
                    _ => Error::StorageBroken,
                };
                let mut answer = self.problem(&request, &why);
                self.finish(&mut answer);
                answer
            }
            Command::Judge => routes::judge(self),
            Command::Bots { table, now } => self.bots(&table, now),
        }
    }

    fn answer(&mut self, request: Request) -> Answer {
        let inner = self.strip(request);
        if let Some(needs) = self.missing_texts(&inner) {
            return needs;
        }
        let mut answer = match routes::answer(self, &inner) {
            Ok(answer) => answer,
            Err(Error::Needs(net)) => Answer {
                needs: Some(net),
                ..Answer::default()
            },
            Err(Error::Wants(table)) => Answer {
                wants: Some(table),
                ..Answer::default()
            },
            Err(error) => self.problem(&inner, &error),
        };
        self.finish(&mut answer);
        answer.judges = self.analyses.are_due();
        answer
    }

    /// Asks for the texts of a page if they are missing.
    fn missing_texts(&self, request: &Request) -> Option<Answer> {
        let language = self.settings.language(&request.languages);
        texts::spoken(language).is_none().then(|| Answer {
            needs: Some(language.tag()),
            ..Answer::default()
        })
    }

    /// The page of an error: the table with a note, if the request concerns one.
    fn problem(&self, request: &Request, error: &Error) -> Answer {
        let t = self.texts(request);
        let message = error.message(t);
        let page = match error.view() {
            Some(view) => pages::table::page(t, view, Some(&message), request.now),
            None => pages::error_page::page(t, error.status(), &message, &request.path),
        };
        Answer {
            status: error.status(),
            ..html(t, page)
        }
    }

    /// Lets the bots of a table play a step.
    fn bots(&mut self, id: &str, now: i64) -> Answer {
        let played = self.change(id, |table| {
            with!(table, table => {
                match table.missing_net() {
                    Some(net) => Err(Error::Needs(net)),
                    None => table.let_bots_play(now),
                }
            })
        });
        match played {
            Ok(rows) => Answer {
                due: self.due(id),
                changed: Some(id.to_owned()),
                rows,
                ..Answer::default()
            },
            Err(Error::Needs(net)) => Answer {
                needs: Some(net),
                ..Answer::default()
            },
            // The error is shown to the next request.
            Err(_) => Answer::default(),
        }
    }
}
