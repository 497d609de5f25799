//! A disk that a test can fill and empty while a server runs on it. If the system lets tests mount one (in separate
//! namespaces, as root or as a plain user), it is a small file system in memory. Otherwise it is a limit on the size of
//! the files that the server writes, which any system has.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Resource, Rlimit, prlimit};

use super::tell;
use crate::server::{Folder, Server, address, antipater_by};

/// The size of the small file system in bytes: enough for a ready server, which needs 64 MiB free.
const ROOM: &str = "size=96m,mode=700";

/// A disk for one database.
pub(super) struct Disk {
    folder: Folder,
    mount: Option<Mount>,
}

/// A process that keeps a private file system mounted.
pub(super) struct Mount {
    holder: Child,
    /// The command that starts another program there.
    pub(super) enter: Vec<String>,
}

impl Disk {
    /// A disk of the best kind that the system allows.
    pub(super) fn new(name: &str) -> Disk {
        let folder = Folder::new(name);
        fs::create_dir(folder.file("disk")).unwrap();
        let mount = Mount::of(&folder.file("disk"), ROOM);
        let kind = mount.as_ref().map_or("a limit", |_| "a file system");
        tell(format_args!("{name}: the disk is {kind}"));
        Disk { folder, mount }
    }

    /// A disk that accepts no write once it is full, not even an overwrite.
    pub(super) fn limited(name: &str) -> Disk {
        let folder = Folder::new(name);
        fs::create_dir(folder.file("disk")).unwrap();
        Disk {
            folder,
            mount: None,
        }
    }

    /// Whether it is a file system.
    pub(super) fn is_mounted(&self) -> bool {
        self.mount.is_some()
    }

    fn database(&self) -> PathBuf {
        self.folder.file("disk/a.sqlite")
    }

    /// The path of a file on the disk, for this process.
    fn file(&self, name: &str) -> PathBuf {
        let path = self.folder.file(&format!("disk/{name}"));
        match &self.mount {
            Some(mount) => mount.seen(&path),
            None => path,
        }
    }

    /// Starts a server whose database and whose log are on the disk.
    pub(super) fn start(&self) -> Server {
        let by = match &self.mount {
            Some(mount) => mount.enter.clone(),
            // A process that ignores the signal gets an error at the limit, as on a full disk.
            None => ["sh", "-c", "trap '' XFSZ; exec \"$0\" \"$@\""]
                .map(str::to_owned)
                .to_vec(),
        };
        let log = File::options()
            .create(true)
            .append(true)
            .open(self.file("log"))
            .unwrap();
        let args = ["--unlimited", "--bot-pause", "0"];
        Server::launch(antipater_by(&by), &self.database(), &args, log.into())
    }

    /// Fills the disk.
    pub(super) fn fill(&self, server: &Server) {
        if self.mount.is_none() {
            return limit(server, Some(0));
        }
        take_all_room(&self.file("filler"));
    }

    /// Frees the space.
    pub(super) fn empty(&self, server: &Server) {
        match self.mount {
            Some(_) => fs::remove_file(self.file("filler")).unwrap(),
            None => limit(server, None),
        }
    }

    /// Makes the disk read-only while no server runs; `false` if this is impossible.
    pub(super) fn close(&self) -> bool {
        let Some(mount) = &self.mount else {
            return false;
        };
        let (program, args) = mount.enter.split_first().unwrap();
        let done = Command::new(program)
            .args(args)
            .args(["mount", "-o", "remount,bind,ro"])
            .arg(self.folder.file("disk"))
            .status();
        done.is_ok_and(|status| status.success())
    }

    /// The error of a server that does not start there.
    pub(super) fn refusal(&self) -> String {
        let by = self.mount.as_ref().map(|mount| mount.enter.clone());
        refusal(&by.unwrap_or_default(), &self.database())
    }

    /// A copy of the present database.
    pub(super) fn copy(&self) -> PathBuf {
        let copy = self.folder.file("copy.sqlite");
        let _ = fs::remove_file(&copy);
        let by = self.mount.as_ref().map(|mount| mount.enter.clone());
        let made = antipater_by(&by.unwrap_or_default())
            .args(["backup", "--database"])
            .arg(address(&self.database()))
            .arg(&copy)
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&made.stderr);
        assert!(made.status.success(), "{said}");
        copy
    }

    /// The logs of the servers.
    pub(super) fn log(&self) -> String {
        fs::read_to_string(self.file("log")).unwrap()
    }
}

/// Fills a file system with one file.
pub(super) fn take_all_room(path: &Path) {
    let mut filler = File::create(path).unwrap();
    let block = vec![0; 1 << 20];
    // Ever smaller, until not even a byte fits.
    let mut size = block.len();
    while size > 0 {
        if filler.write(&block[..size]).is_err() {
            size /= 2;
        }
    }
}

/// The error of a server that a program starts, and that exits at once.
pub(super) fn refusal(by: &[String], database: &Path) -> String {
    let output = antipater_by(by)
        .args(["serve", "--listen", "127.0.0.1:0", "--database"])
        .arg(address(database))
        .output()
        .unwrap();
    assert!(!output.status.success(), "the server has started");
    assert!(output.stdout.is_empty(), "it says that it runs");
    String::from_utf8(output.stderr).unwrap()
}

/// Limits the size of files that a server may write from now on.
fn limit(server: &Server, bytes: Option<u64>) {
    let id = Pid::from_raw(i32::try_from(server.id()).unwrap());
    let now = Rlimit {
        current: bytes,
        maximum: None,
    };
    prlimit(id, Resource::Fsize, now).unwrap();
}

impl Mount {
    /// Mounts a small file system on a folder, if the system permits it.
    pub(super) fn of(folder: &Path, options: &str) -> Option<Mount> {
        let own = ["--mount"].as_slice();
        let as_user = ["--mount", "--user", "--map-root-user"].as_slice();
        [own, as_user].into_iter().find_map(|spaces| {
            let script = format!(
                "mount -t tmpfs -o {options} none '{}' && echo mounted && read -r _",
                folder.display()
            );
            let holder = Command::new("unshare")
                .args(spaces)
                .args(["sh", "-c", &script])
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn();
            let mut holder = holder.ok()?;
            let mut line = String::new();
            let said = BufReader::new(holder.stdout.take()?).read_line(&mut line);
            let id = holder.id().to_string();
            let mut enter = vec!["nsenter", "--target", &id, "--mount"];
            if spaces.len() > 1 {
                enter.extend(["--user", "--preserve-credentials"]);
            }
            let enter = enter.into_iter().map(str::to_owned).collect();
            let mount = Mount { holder, enter };
            (said.is_ok() && line == "mounted\n").then_some(mount)
        })
    }

    /// The path of a file there, for this process.
    pub(super) fn seen(&self, path: &Path) -> PathBuf {
        let root = PathBuf::from(format!("/proc/{}/root", self.holder.id()));
        root.join(path.strip_prefix("/").unwrap())
    }
}

impl Drop for Mount {
    fn drop(&mut self) {
        let _ = self.holder.kill();
        let _ = self.holder.wait();
    }
}
