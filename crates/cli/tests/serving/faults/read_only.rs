//! A read-only database: a server does not start on it, and says why. `full_disk` covers a disk that becomes read-only
//! while a server runs.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Stdio;

use super::disk::{Disk, refusal};
use super::tell;
use crate::server::{Folder, Server, antipater_by};

/// Starts a program with only the rights of a file's owner, since root could write everywhere.
fn by() -> Vec<String> {
    let none = "-dac_override,-dac_read_search";
    let strict = ["setpriv", "--bounding-set", none, "--inh-caps", none].map(str::to_owned);
    let is_root = rustix::process::geteuid().is_root();
    if is_root { strict.to_vec() } else { Vec::new() }
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

#[test]
fn a_server_does_not_start_where_it_may_not_write() {
    let folder = Folder::new("read-only");
    fs::create_dir(folder.file("in")).unwrap();
    let database = folder.file("in/a.sqlite");
    assert!(Server::start(&database).stop().success());
    let by = by();
    // The file, its folder, and a folder that is still empty.
    let cases = [
        (0o700, 0o400, "in/a.sqlite"),
        (0o500, 0o600, "in/a.sqlite"),
        (0o500, 0o600, "in/b.sqlite"),
    ];
    for (folder_mode, file_mode, name) in cases {
        set_mode(&database, file_mode);
        set_mode(&folder.file("in"), folder_mode);
        let said = refusal(&by, &folder.file(name));
        set_mode(&folder.file("in"), 0o700);
        assert!(said.contains(name), "{said}");
        assert!(said.contains("Permission denied"), "{said}");
        assert_eq!(said.trim().lines().count(), 1, "one sentence: {said}");
    }
    // Nothing is left behind that would keep a server from starting once it may write.
    set_mode(&database, 0o600);
    let server = Server::launch(antipater_by(&by), &database, &[], Stdio::null());
    assert!(server.stop().success());
}

#[test]
fn a_server_does_not_start_on_a_disk_that_is_mounted_read_only() {
    let disk = Disk::new("mounted-read-only");
    assert!(disk.start().stop().success());
    if !disk.close() {
        // If no file system can be mounted, the test above must suffice.
        tell(format_args!(
            "this system mounts nothing read-only for a test"
        ));
        return;
    }
    let said = disk.refusal();
    assert!(said.contains("Read-only file system"), "{said}");
    assert_eq!(said.trim().lines().count(), 1, "one sentence: {said}");
}
