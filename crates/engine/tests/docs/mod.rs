//! What is written about the code is true: citations lead somewhere, and types have examples.

mod citations;
mod examples;
mod sources;
