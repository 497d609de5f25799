//! HAProxy in front of the nodes, configured by `deploy/haproxy.cfg`, but on another port and without HTTPS.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::server::{ask, until};

/// A proxy in a separate process, killed on drop.
pub(super) struct Proxy {
    child: Child,
    pub(super) address: String,
    settings: PathBuf,
}

impl Proxy {
    /// Starts a proxy in a folder, in front of nodes at these addresses.
    pub(super) fn start(folder: &Path, nodes: &[String]) -> Proxy {
        let free = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = free.local_addr().unwrap().to_string();
        drop(free);
        let settings = folder.join("haproxy.cfg");
        fs::write(&settings, settings_for(&address, nodes)).unwrap();
        let proxy = Proxy {
            child: launch(&settings),
            address,
            settings,
        };
        proxy.answers();
        proxy
    }

    /// Kills the proxy with all its connections, and starts it again.
    pub(super) fn restart(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.child = launch(&self.settings);
        self.answers();
    }

    fn answers(&self) {
        until("the proxy has found a node", || {
            let ready = ask(&self.address, "/readyz", "", None);
            ready.is_some_and(|ready| ready.status == 200)
        });
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn launch(settings: &Path) -> Child {
    Command::new("haproxy")
        .args(["-db", "-f"])
        .arg(settings)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// The shipped configuration with other addresses.
fn settings_for(address: &str, nodes: &[String]) -> String {
    const SHIPPED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/haproxy.cfg");
    let mut settings = String::new();
    let mut server = 0;
    for line in fs::read_to_string(SHIPPED).unwrap().lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["bind", ..] => settings += &format!("    bind {address}"),
            // Some systems do not allow as many open files as the shipped limit needs.
            ["maxconn", _] => settings += "    maxconn 1000",
            // All clients have one address here.
            _ if line.contains("sc_conn_cur") || line.contains("sc_http_req_rate") => {}
            ["server", name, _, ..] => {
                let rest = words[3..].join(" ");
                let node = &nodes[server % nodes.len()];
                settings += &format!("    server {name} {node} {rest}");
                server += 1;
            }
            _ => settings += line,
        }
        settings.push('\n');
    }
    assert_eq!(server, 2 * nodes.len(), "two groups of all nodes");
    settings
}
