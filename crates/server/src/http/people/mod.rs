//! Pages of people: the account, friends, members, notices, ratings, their own data, reports and moderation.

pub(super) mod account;
pub(super) mod data;
pub(super) mod friends;
pub(super) mod league;
pub(super) mod mail;
pub(super) mod members;
pub(super) mod moderation;
pub(super) mod notices;
pub(super) mod ratings;
pub(super) mod report;
pub(super) mod sign_up;
