//! The machine through its requests: whole games, restarts, failed storage, and every page.

mod analysis;
mod browser;
mod games;
mod kept;
mod pages;
