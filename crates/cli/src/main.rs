//! The command `antipater`.

fn main() {}
