//! `run --hosts`: Discord's hosts lead to the sandbox, so that not a line of a bot changes.
//!
//! The process and the command run in a network namespace, where port 443 is free, and with another
//! `/etc/hosts`. Only Linux has such namespaces.

use std::io;

use thiserror::Error;

/// Error from entering a network namespace.
#[derive(Debug, Error)]
pub(crate) enum HostsError {
    /// The system has no namespaces, or doesn't allow them.
    #[error("cannot create a network namespace for --hosts; {}", alternative())]
    Namespace(#[source] io::Error),
    /// The network or `/etc/hosts` of the namespace can't be set up.
    #[error("cannot set up the network namespace for --hosts; {}", alternative())]
    SetUp(#[source] io::Error),
}

fn alternative() -> String {
    let hosts = discord_at_home::arguments::discord_hosts().join(" ");
    format!("instead, add \"127.0.0.1 {hosts}\" to /etc/hosts and use --tls 443")
}

/// Moves this process to a network namespace with Discord's hosts. Call it before any thread starts.
///
/// # Errors
///
/// If the system doesn't allow it.
#[cfg(target_os = "linux")]
pub(crate) fn enter() -> Result<(), HostsError> {
    linux::unshare().map_err(HostsError::Namespace)?;
    linux::set_up(discord_at_home::arguments::discord_hosts()).map_err(HostsError::SetUp)
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn enter() -> Result<(), HostsError> {
    Err(HostsError::Namespace(io::ErrorKind::Unsupported.into()))
}

/// Environment variables that name a trusted authority for common TLS libraries.
pub(crate) const TRUST_VARIABLES: [&str; 4] =
    ["SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE"];

/// Environment variables of proxies, which can't be reached from the namespace.
pub(crate) const PROXY_VARIABLES: [&str; 6] =
    ["http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"];

#[cfg(target_os = "linux")]
mod linux {
    use std::fs;
    use std::io::{self, Write as _};
    use std::os::fd::AsRawFd as _;

    use nix::mount::{MsFlags, mount};
    use nix::sched::CloneFlags;
    use nix::sys::socket::{
        AddressFamily, MsgFlags, NetlinkAddr, SockFlag, SockProtocol, SockType, recv, sendto, socket,
    };
    use nix::unistd::{getgid, getuid};

    const HOSTS_FILE: &str = "/etc/hosts";

    /// Creates the namespaces. Without the privilege, also a user namespace with the same user.
    pub(super) fn unshare() -> io::Result<()> {
        let (user, group) = (getuid(), getgid());
        let own = CloneFlags::CLONE_NEWNS | CloneFlags::CLONE_NEWNET;
        if nix::sched::unshare(own).is_ok() {
            return Ok(());
        }
        nix::sched::unshare(own | CloneFlags::CLONE_NEWUSER)?;
        // Required before an unprivileged process may map its group.
        fs::write("/proc/self/setgroups", "deny")?;
        fs::write("/proc/self/uid_map", format!("{user} {user} 1"))?;
        fs::write("/proc/self/gid_map", format!("{group} {group} 1"))
    }

    pub(super) fn set_up(hosts: &[&str]) -> io::Result<()> {
        start_loopback()?;
        let none = None::<&str>;
        mount(none, "/", none, MsFlags::MS_REC | MsFlags::MS_PRIVATE, none)?;
        let mut file = temporary_file()?;
        let known = fs::read_to_string(HOSTS_FILE).unwrap_or_default();
        write!(file.1, "{known}\n127.0.0.1 {}\n", hosts.join(" "))?;
        mount(Some(&file.0), HOSTS_FILE, none, MsFlags::MS_BIND, none)?;
        // The mount keeps the file.
        fs::remove_file(&file.0)
    }

    /// Creates a file in the system's temporary folder.
    fn temporary_file() -> io::Result<(std::path::PathBuf, fs::File)> {
        let path = std::env::temp_dir().join(format!("discord-at-home-hosts-{}", std::process::id()));
        let file = fs::OpenOptions::new().write(true).create_new(true).open(&path)?;
        Ok((path, file))
    }

    /// Starts the loopback interface, which is down in a new namespace.
    fn start_loopback() -> io::Result<()> {
        let (family, protocol) = (AddressFamily::Netlink, SockProtocol::NetlinkRoute);
        let socket = socket(family, SockType::Raw, SockFlag::SOCK_CLOEXEC, protocol)?;
        sendto(socket.as_raw_fd(), &loopback_request(), &NetlinkAddr::new(0, 0), MsgFlags::empty())?;
        let mut reply = [0; 64];
        let length = recv(socket.as_raw_fd(), &mut reply, MsgFlags::empty())?;
        // The header, then the negated error number; 0 acknowledges.
        let code = reply.get(16..20).filter(|_| length >= 20).and_then(|bytes| bytes.try_into().ok());
        match code.map(i32::from_ne_bytes) {
            Some(0) => Ok(()),
            Some(code) => Err(io::Error::from_raw_os_error(-code)),
            None => Err(io::ErrorKind::InvalidData.into()),
        }
    }

    /// Builds `RTM_NEWLINK` for interface 1, the loopback interface, with `IFF_UP`. See rtnetlink(7).
    fn loopback_request() -> Vec<u8> {
        const RTM_NEWLINK: u16 = 16;
        const REQUEST_AND_ACKNOWLEDGE: u16 = 1 | 4;
        const LENGTH: u32 = 32;
        const IFF_UP: u32 = 1;
        let mut bytes = Vec::new();
        bytes.extend(LENGTH.to_ne_bytes());
        bytes.extend(RTM_NEWLINK.to_ne_bytes());
        bytes.extend(REQUEST_AND_ACKNOWLEDGE.to_ne_bytes());
        // Sequence number and port id.
        bytes.extend([0; 8]);
        // Address family and device type.
        bytes.extend([0; 4]);
        bytes.extend(1_i32.to_ne_bytes());
        // The flags, and which of them to change.
        bytes.extend(IFF_UP.to_ne_bytes());
        bytes.extend(IFF_UP.to_ne_bytes());
        bytes
    }
}
