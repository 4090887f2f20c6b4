//! A server in this process, on threads of its own as many as the program has, weakened as no flag of the program can.

use server::{Config, Server};
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::Path;
use tokio::runtime::Runtime;

pub(crate) struct Weakened {
    pub(crate) address: SocketAddr,
    runtime: Option<Runtime>,
}

impl Weakened {
    pub(crate) fn start(data: &Path, weaken: impl FnOnce(&mut Config)) -> Weakened {
        let mut config = Config::new(data.to_owned());
        config.listen.set_port(0);
        config.limits.chat = NonZeroU32::new(100_000).unwrap();
        config.limits.sockets_from_address = 100_000;
        weaken(&mut config);
        // A runtime cannot be waited for on the threads of another.
        let started = std::thread::spawn(move || {
            let runtime = Runtime::new().unwrap();
            let address = runtime.block_on(Server::start(config)).unwrap().address;
            (address, runtime)
        });
        let (address, runtime) = started.join().unwrap();
        Weakened { address, runtime: Some(runtime) }
    }
}

impl Drop for Weakened {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
