//! Files, pictures, the reference, the score pad, and the switches of all pages.

use antipater_show::explorer::BOTS;
use antipater_show::texts::Texts;
use serde::Deserialize;

use super::{Choice, Host, Lasting, PageError, Reply, Request};
use crate::book::Book;
use crate::explorer;
use crate::reference::{self, Chapter};
use crate::{assets, avatar as avatars, score};

/// A file that pages load.
pub(super) fn asset(path: &[&str]) -> Result<Reply, PageError> {
    let file = match path {
        [name] => assets::file(name),
        [folder, name] => assets::module(folder, name),
        _ => None,
    };
    let file = file.ok_or(PageError::NoPage)?;
    Ok(Reply::new(file.kind, file.content).lasting(Lasting::ForAll))
}

/// The picture of a person.
pub(super) fn avatar(drawing: &str, name: &str) -> Result<Reply, PageError> {
    let picture = || avatars::file(drawing.parse().ok()?, name.strip_suffix(".svg")?);
    let picture = picture().ok_or(PageError::NoPage)?;
    Ok(Reply::new("image/svg+xml", picture.into_bytes()).lasting(Lasting::ForAll))
}

pub(super) fn reference(
    t: &Texts,
    path: &[&str],
    request: &Request<'_>,
) -> Result<Reply, PageError> {
    let book = |word| Book::of_word(word).ok_or(PageError::NoPage);
    Ok(Reply::page(match path {
        [] => reference::index(t),
        ["editions"] => reference::editions(t),
        [word] => reference::page(t, book(word)?, &request.query()),
        [word, chapter] => {
            let chapter = Chapter::of_word(chapter).ok_or(PageError::NoPage)?;
            reference::chapter(t, book(word)?, chapter)
        }
        _ => return Err(PageError::NoPage),
    }))
}

pub(super) async fn explorer<H: Host>(
    host: &mut H,
    request: &Request<'_>,
) -> Result<Reply, H::Error> {
    let explored = host.explored().await?;
    let explorers = [&*BOTS, &*explored];
    let page = explorer::page(host.texts(), explorers, &request.query());
    Ok(Reply::page(page))
}

/// The pad's game and number of cities. Invalid values are ignored.
#[derive(Default, Deserialize)]
struct ScoreQuery {
    game: Option<String>,
    seats: Option<String>,
}

pub(super) fn score_pad(t: &Texts, request: &Request<'_>) -> Reply {
    let ScoreQuery { game, seats } = request.query();
    let (pad, seats) = score::wanted(game.as_deref(), seats.as_deref());
    Reply::page(score::page(t, pad, seats, &score::Filled::default()))
}

/// Computes the result of the form, for browsers without scripts. The script uses the JSON API.
pub(super) fn add_up(t: &Texts, request: &Request<'_>) -> Result<Reply, PageError> {
    let (pad, seats, filled) = score::sum(t, request.form()?);
    let status = match filled.result {
        Some(Ok(_)) => 200,
        _ => 400,
    };
    let page = score::page(t, pad, seats, &filled);
    Ok(Reply::page(page).with_status(status))
}

#[derive(Deserialize)]
struct ChoiceForm {
    #[serde(
        alias = "language",
        alias = "names",
        alias = "theme",
        alias = "palette",
        alias = "backs"
    )]
    choice: String,
    to: Option<String>,
}

/// Stores a choice, and returns to the page of the switch.
pub(super) fn choose<H: Host>(
    host: &mut H,
    request: &Request<'_>,
    switch: &str,
) -> Result<Reply, H::Error> {
    let form: ChoiceForm = request.form()?;
    let choice = Choice::read(switch, &form.choice)?;
    Ok(Reply::see(host.choose(choice, form.to.as_deref())?))
}
