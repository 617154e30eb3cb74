//! `serve`: the game in the browser.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use beanduel_server::Site;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::signal;

use crate::console::note;
use crate::exact::{BUNDLED, Tables};
use crate::failure::{Failure, words_of};
use crate::text::Text;

/// Where the pages are if nothing is said: for this machine alone.
const HOME: &str = "127.0.0.1:7373";

#[derive(clap::Args, Debug)]
pub struct Args {
    /// Anything wider than this machine is the user's explicit wish, and is said.
    #[arg(long, value_name = "ADDRESS", default_value = HOME)]
    listen: SocketAddr,
    #[arg(long)]
    open: bool,
}

/// Answers browsers until Ctrl-C.
///
/// # Errors
/// The address can't be listened at.
pub fn run(args: &Args, data: Option<&Path>, text: &Text) -> Result<ExitCode, Failure> {
    let refused = |error: io::Error| {
        let (address, why) = (args.listen.to_string(), words_of(&error, text));
        Failure::Unusable(text.with("serve-failed", &[("address", address.into()), ("why", why.into())]).into_owned())
    };
    let runtime = Runtime::new().map_err(refused)?;
    runtime.block_on(async {
        let listener = TcpListener::bind(args.listen).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        let url = format!("http://{}", reachable(address));
        note(&text.with("serve-ready", &[("url", url.as_str().into())]));
        if !address.ip().is_loopback() {
            note(&text.with("serve-wide", &[("address", address.to_string().into())]));
        }
        if args.open && open::that_detached(&url).is_err() {
            note(&text.with("serve-not-opened", &[("url", url.as_str().into())]));
        }
        let site = Site::with_tables(&BUNDLED).with_source(Arc::new(Tables::find(data)));
        beanduel_server::serve(listener, site, ended()).await.map_err(refused)
    })?;
    Ok(ExitCode::SUCCESS)
}

/// The address by which a browser on this machine reaches the listener.
fn reachable(address: SocketAddr) -> SocketAddr {
    let ip = match address {
        SocketAddr::V4(v4) if v4.ip().is_unspecified() => std::net::Ipv4Addr::LOCALHOST.into(),
        SocketAddr::V6(v6) if v6.ip().is_unspecified() => std::net::Ipv6Addr::LOCALHOST.into(),
        SocketAddr::V4(_) | SocketAddr::V6(_) => address.ip(),
    };
    SocketAddr::new(ip, address.port())
}

/// Resolves on Ctrl-C, or when the system asks the program to end.
async fn ended() {
    #[cfg(unix)]
    {
        let Ok(mut terminate) = signal::unix::signal(signal::unix::SignalKind::terminate()) else {
            return drop(signal::ctrl_c().await);
        };
        tokio::select! {
            _ = signal::ctrl_c() => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    drop(signal::ctrl_c().await);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_that_is_told_is_one_that_a_browser_can_open() {
        for (bound, told) in
            [("127.0.0.1:7373", "127.0.0.1:7373"), ("0.0.0.0:80", "127.0.0.1:80"), ("[::]:80", "[::1]:80")]
        {
            assert_eq!(reachable(bound.parse().unwrap()).to_string(), told);
        }
    }
}
