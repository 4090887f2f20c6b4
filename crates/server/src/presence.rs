//! Who is connected: at most so many sockets a person, all of which learn a new name and can be cut.

use crate::live::Outbox;
use crate::table::Person;
use protocol::{GuestId, ToClient};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub(crate) struct Presence {
    /// Sockets of one person.
    most: usize,
    connected: Mutex<HashMap<GuestId, Connected>>,
}

struct Connected {
    name: String,
    sockets: Vec<(u64, Outbox)>,
}

/// A socket's place among those of its person, until it is dropped.
pub(crate) struct Badge {
    presence: Arc<Presence>,
    pub(crate) guest: GuestId,
    pub(crate) socket: u64,
}

impl Presence {
    pub(crate) fn new(most: usize) -> Arc<Presence> {
        Arc::new(Presence { most, connected: Mutex::default() })
    }

    /// Lets a socket in, unless the person has too many.
    pub(crate) fn enter(self: &Arc<Presence>, person: Person, socket: u64, outbox: Outbox) -> Option<Badge> {
        let mut connected = self.connected();
        let Person { guest, name } = person;
        let known = connected.entry(guest.clone()).or_insert(Connected { name, sockets: Vec::new() });
        if known.sockets.len() >= self.most {
            return None;
        }
        known.sockets.push((socket, outbox));
        Some(Badge { presence: self.clone(), guest, socket })
    }

    pub(crate) fn rename(&self, guest: &GuestId, name: &str) {
        if let Some(known) = self.connected().get_mut(guest) {
            name.clone_into(&mut known.name);
        }
    }

    /// Cuts all sockets of a person.
    pub(crate) fn cut(&self, guest: &GuestId) {
        if let Some(known) = self.connected().get(guest) {
            known.sockets.iter().for_each(|(_, outbox)| outbox.cut());
        }
    }

    /// Tells everybody who is connected.
    pub(crate) fn announce(&self, text: &str) {
        let message = ToClient::Announcement { text: text.to_owned() };
        let connected = self.connected();
        connected.values().flat_map(|known| &known.sockets).for_each(|(_, outbox)| outbox.send(&message));
    }

    fn connected(&self) -> MutexGuard<'_, HashMap<GuestId, Connected>> {
        self.connected.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Badge {
    /// The person by the present name.
    pub(crate) fn person(&self) -> Person {
        let name = self.presence.connected().get(&self.guest).map(|known| known.name.clone());
        Person { guest: self.guest.clone(), name: name.unwrap_or_default() }
    }
}

impl Drop for Badge {
    fn drop(&mut self) {
        let mut connected = self.presence.connected();
        if let Some(known) = connected.get_mut(&self.guest) {
            known.sockets.retain(|(socket, _)| *socket != self.socket);
            if known.sockets.is_empty() {
                connected.remove(&self.guest);
            }
        }
    }
}
