//! The machine through its requests: whole games, restarts, storing that fails, and every page.

mod analysis;
mod browser;
mod games;
mod kept;
mod pages;
