//! Tells people's own devices that it is their turn, by Web Push: encrypted for the browser, signed by the server. What
//! a push service says is gone is forgotten.

mod encrypt;
mod vapid;

pub(crate) use encrypt::Receiver;
pub(crate) use vapid::Vapid;

use crate::clock::now;
use crate::random;
use crate::store::Store;
use crate::webhook::{TRY_AGAIN, Target};
use axum::http::{HeaderName, StatusCode, header};
use encrypt::encrypt;
use futures_util::future::join_all;
use protocol::{PushSubscription, YourTurn};
use std::sync::Arc;
use tokio::time::sleep;
use vapid::new_key;

/// How long a push service keeps a message for a device that is off, in seconds: a turn may wait for a day.
const KEPT_FOR: &str = "86400";

pub(crate) struct Pusher {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) vapid: Arc<Vapid>,
    pub(crate) allow_private: bool,
}

impl Pusher {
    /// Tells all devices of whose turn it is.
    pub(crate) async fn tell(&self, notice: &YourTurn, body: &str) {
        match self.store.devices_of(notice.guest.clone()).await {
            Ok(devices) => drop(join_all(devices.iter().map(|device| self.push(device, notice, body))).await),
            Err(error) => tracing::warn!(%error, "devices cannot be looked up"),
        }
    }

    async fn push(&self, device: &PushSubscription, notice: &YourTurn, body: &str) {
        let (Ok(target), Some(receiver)) = (Target::parse(&device.endpoint), Receiver::parse(&device.keys))
        else {
            return;
        };
        let mut salt = [0; 16];
        random::fill(&mut salt);
        let sealed = encrypt(body.as_bytes(), &receiver, &new_key(), salt);
        for pause in TRY_AGAIN.into_iter().map(Some).chain([None]) {
            let headers = self.headers(&target, notice);
            let failed = match target.post(&headers, sealed.clone().into(), self.allow_private).await {
                Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => return self.forget(device, notice).await,
                Ok(status) if status.is_server_error() => status.to_string(),
                Ok(_) => return,
                Err(failed) => failed.to_string(),
            };
            // Whoever knows the address can write to the device: it does not go to the log.
            tracing::debug!(guest = %notice.guest, failed, "a device was not told");
            let Some(pause) = pause else { return };
            sleep(pause).await;
        }
    }

    fn headers(&self, target: &Target, notice: &YourTurn) -> [(HeaderName, String); 6] {
        let name = HeaderName::from_static;
        [
            (header::CONTENT_TYPE, "application/octet-stream".to_owned()),
            (header::CONTENT_ENCODING, "aes128gcm".to_owned()),
            (header::AUTHORIZATION, self.vapid.authorization(&target.origin(), now() / 1000)),
            (name("ttl"), KEPT_FOR.to_owned()),
            (name("urgency"), "high".to_owned()),
            // Of several messages for one table a device that was off gets the last.
            (name("topic"), notice.table.0.clone()),
        ]
    }

    async fn forget(&self, device: &PushSubscription, notice: &YourTurn) {
        let forgotten = self.store.remove_device(notice.guest.clone(), device.endpoint.clone()).await;
        if let Err(error) = forgotten {
            tracing::warn!(%error, "a device that is gone is still told");
        }
    }
}
