//! The interface for a browser: three functions over one buffer. A message is the length of its JSON (four bytes,
//! little-endian), the JSON, and bytes up to its end; so is an answer.
//!
//! No pointer is followed here. `no_mangle` counts as unsafe code because two functions with one name would clash; no
//! others have these names.
#![allow(unsafe_code)]
// Exported to the browser, not to other crates.
#![allow(unreachable_pub)]

use std::cell::RefCell;

use crate::{Answer, Command, Offline};

thread_local! {
    static BUFFER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static MACHINE: RefCell<Offline> = RefCell::new(Offline::new());
}

/// Allocates a message of this length and returns its address.
#[unsafe(no_mangle)]
pub extern "C" fn reserve(length: usize) -> *mut u8 {
    BUFFER.with_borrow_mut(|buffer| {
        buffer.clear();
        buffer.resize(length, 0);
        buffer.as_mut_ptr()
    })
}

/// Executes the message in the buffer, replaces it by the answer and returns its length.
#[unsafe(no_mangle)]
pub extern "C" fn tell() -> usize {
    let message = BUFFER.take();
    let answer = MACHINE.with_borrow_mut(|machine| match read(&message) {
        Ok((command, bytes)) => machine.tell(command, bytes),
        Err(why) => Answer {
            status: 500,
            kind: "text/plain; charset=utf-8",
            body: why.into_bytes(),
            ..Answer::default()
        },
    });
    let head = serde_json::to_vec(&answer).unwrap_or_default();
    let mut out = Vec::with_capacity(4 + head.len() + answer.body.len());
    out.extend_from_slice(&u32::try_from(head.len()).unwrap_or(0).to_le_bytes());
    out.extend_from_slice(&head);
    out.extend_from_slice(&answer.body);
    let length = out.len();
    BUFFER.set(out);
    length
}

/// The address of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    BUFFER.with_borrow(|buffer| buffer.as_ptr())
}

fn read(message: &[u8]) -> Result<(Command, Vec<u8>), String> {
    let short = || "a message is too short".to_owned();
    let (length, rest) = message.split_first_chunk().ok_or_else(short)?;
    let length = u32::from_le_bytes(*length) as usize;
    let (head, bytes) = rest.split_at_checked(length).ok_or_else(short)?;
    let command = serde_json::from_slice(head).map_err(|error| error.to_string())?;
    Ok((command, bytes.to_vec()))
}
