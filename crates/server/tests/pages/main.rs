//! Pages and the JSON API through the router: one person among bots, and everybody who looks on.

#[path = "../common/mod.rs"]
mod common;

mod api;
mod duel;
mod duel_secrets;
mod every_word;
mod example_bot;
mod free_city;
mod guide;
mod languages;
mod names;
mod reference;
mod replay;
mod routes;
mod secrets;
