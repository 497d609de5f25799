//! The store: what it keeps, refuses and returns.

mod analyses;
mod backup;
mod daily;
mod events;
mod files;
mod folder;
mod ladder;
mod moderation;
mod nodes;
mod notices;
mod offline;
mod people;
mod place;
mod postgres;
mod relations;
mod results;
mod rows;
mod spectators;
mod tables;
mod writer;
