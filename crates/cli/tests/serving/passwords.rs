//! Guessing passwords does not make a server grow.

use crate::people::gather;
use crate::server::{Folder, Server, ask};

/// The number of wrong passwords.
const TRIED: usize = 60;
/// The allowed growth in bytes: two buffers of 19 MiB, and the memory of requests.
const GROWN: u64 = 80 * 1024 * 1024;

#[test]
fn wrong_passwords_take_no_more_memory_than_two_at_a_time() {
    let folder = Folder::new("passwords");
    let server = Server::start(&folder.file("a.sqlite"));
    gather(&server.address, 3, "");
    let before = server.memory();
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| {
                for _ in 0..TRIED / 6 {
                    let form = "login=Zenobia&password=wrong-guess";
                    let tried = ask(&server.address, "/back", "", Some(form)).unwrap();
                    assert_eq!(tried.status, 403);
                }
            });
        }
    });
    if let Some((before, now)) = before.zip(server.memory()) {
        let grown = now.saturating_sub(before);
        assert!(grown < GROWN, "{} KiB", grown / 1024);
    }
}
