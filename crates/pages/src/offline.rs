//! The parts specific to a site without a server: the page about the games kept in the browser, and an addition to
//! every page that hides what needs a server.

use antipater_show::texts::{Texts, say};
use antipater_show::view::Avatar;
use maud::{Markup, html};

use crate::assets;
use crate::avatar::picture;
use crate::frame::{Frame, frame, masthead};
use crate::profile::{self, Facts};

/// The result of the last action, shown once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// This many games were imported from a file.
    Imported(usize),
    /// A file was refused; the text says why.
    Refused(String),
    /// Nothing was removed, because it was not confirmed.
    NotSure,
}

/// Elements at the end of every page's head: styles that hide what needs a server, and the script that keeps the worker
/// alive.
pub fn head() -> Markup {
    html! {
        link rel="stylesheet" href=(assets::offline_style());
        script type="module" src=(assets::script("offline")) {}
    }
}

/// The page about the games in this browser; `of_server` says that a server hosts the site, to which they can be
/// uploaded.
pub fn page(
    t: &Texts,
    (name, avatar): &(String, Avatar),
    games: usize,
    facts: &Facts,
    of_server: bool,
    news: Option<&News>,
) -> Markup {
    let title = say!(t, "offline-title");
    let content = html! {
        (masthead(t))
        main class="me" {
            (profile::heading(facts, &html! {
                (picture(*avatar))
                div {
                    h1 { (title) }
                    p class="ways" { (profile::ways(t)) }
                }
            }))
            @match news {
                Some(News::Imported(games)) => p class="good" role="status" { (say!(t, "offline-imported", games = *games)) }
                Some(News::Refused(why)) => div role="alert" { p class="bad" { (say!(t, "offline-refused")) } p lang="en" { code { (why) } } }
                Some(News::NotSure) => p class="bad" role="alert" { (say!(t, "offline-not-sure")) }
                None => {}
            }
            (profile::figures(t, facts))
            div class="mosaic" {
                (profile::deeds(t, facts))
                section class="panel" aria-labelledby="me-name" { (profile::name(t, name, false)) (profile::portraits(t, *avatar)) }
                section class="panel" aria-labelledby="kept" {
                    h2 id="kept" { (say!(t, "offline-kept-title")) }
                    p { (say!(t, "offline-kept", games = games)) }
                    p { a class="button" href="/me/games.json" download { (say!(t, "offline-copy")) } }
                }
                @if games > 0 { section class="panel" aria-labelledby="join" {
                    h2 id="join" { (say!(t, "offline-join")) }
                    p { (say!(t, "offline-join-explained")) }
                    @if of_server {
                        // A script adds the file; the address is that of the server, not of the site.
                        form method="post" enctype="multipart/form-data" data-join="/me/finished.json" data-to="me/offline" {
                            input name="file" type="file" hidden;
                            p { button class="button" type="submit" { (say!(t, "offline-join-now")) } }
                        }
                    }
                    p { a class="button" href="/me/finished.json" download { (say!(t, "offline-join-file")) } }
                } }
                section class="panel" aria-labelledby="import" {
                    h2 id="import" { (say!(t, "offline-import")) }
                    form method="post" action="/me/games" enctype="multipart/form-data" class="fields" {
                        div class="field" {
                            label for="file" { (say!(t, "offline-file")) }
                            input id="file" name="file" type="file" accept="application/json,.json" required;
                        }
                        button class="button" type="submit" { (say!(t, "offline-import-now")) }
                    }
                }
                section class="panel" aria-labelledby="remove" {
                    h2 id="remove" { (say!(t, "offline-remove")) }
                    p { (say!(t, "offline-remove-explained")) }
                    form method="post" action="/me/remove" class="fields" {
                        label class="switch" { input type="checkbox" name="sure" value="yes"; span { (say!(t, "offline-sure")) } }
                        button class="button" type="submit" { (say!(t, "offline-remove-now")) }
                    }
                }
            }
            p { a href="/licences.txt" { (say!(t, "offline-licences")) } }
        }
    };
    frame(
        t,
        &Frame {
            back: Some("/me"),
            preview: None,
            ..Frame::plain(&title)
        },
        &content,
    )
}
