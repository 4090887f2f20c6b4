//! Who is connected: at most so many sockets a person, all of which learn a new name and can be cut.

use crate::live::Outbox;
use crate::table::Person;
use protocol::{GuestId, ToClient};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub(crate) struct Presence {
    /// Sockets of one person, and from one address.
    most: usize,
    most_from_address: usize,
    connected: Mutex<Everybody>,
}

#[derive(Default)]
struct Everybody {
    people: HashMap<GuestId, Connected>,
    addresses: HashMap<IpAddr, usize>,
}

struct Connected {
    name: String,
    sockets: Vec<Connection>,
}

struct Connection {
    socket: u64,
    address: IpAddr,
    outbox: Outbox,
}

/// A socket's place among those of its person, until it is dropped.
pub(crate) struct Badge {
    presence: Arc<Presence>,
    pub(crate) guest: GuestId,
    pub(crate) socket: u64,
    address: IpAddr,
}

impl Presence {
    pub(crate) fn new(most: usize, most_from_address: usize) -> Arc<Presence> {
        Arc::new(Presence { most, most_from_address, connected: Mutex::default() })
    }

    /// Lets a socket in, unless the person or the address has too many.
    pub(crate) fn enter(
        self: &Arc<Presence>,
        person: Person,
        address: IpAddr,
        socket: u64,
        outbox: Outbox,
    ) -> Option<Badge> {
        let mut connected = self.connected();
        let Everybody { people, addresses } = &mut *connected;
        let from_address = addresses.get(&address).copied().unwrap_or(0);
        let of_person = people.get(&person.guest).map_or(0, |known| known.sockets.len());
        if of_person >= self.most || from_address >= self.most_from_address {
            return None;
        }
        let Person { guest, name } = person;
        let known = people.entry(guest.clone()).or_insert(Connected { name, sockets: Vec::new() });
        known.sockets.push(Connection { socket, address, outbox });
        addresses.insert(address, from_address + 1);
        Some(Badge { presence: self.clone(), guest, socket, address })
    }

    pub(crate) fn rename(&self, guest: &GuestId, name: &str) {
        if let Some(known) = self.connected().people.get_mut(guest) {
            name.clone_into(&mut known.name);
        }
    }

    /// From where a person is connected.
    pub(crate) fn addresses(&self, guest: &GuestId) -> Vec<IpAddr> {
        let connected = self.connected();
        let sockets = connected.people.get(guest).map(|known| &known.sockets);
        sockets.into_iter().flatten().map(|each| each.address).collect()
    }

    /// Cuts all sockets of a person.
    pub(crate) fn cut(&self, guest: &GuestId) {
        if let Some(known) = self.connected().people.get(guest) {
            known.sockets.iter().for_each(|each| each.outbox.cut());
        }
    }

    /// Tells everybody who is connected.
    pub(crate) fn announce(&self, text: &str) {
        let message = ToClient::Announcement { text: text.to_owned() };
        let connected = self.connected();
        connected
            .people
            .values()
            .flat_map(|known| &known.sockets)
            .for_each(|each| each.outbox.send(&message));
    }

    fn connected(&self) -> MutexGuard<'_, Everybody> {
        self.connected.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Badge {
    /// The person by the present name.
    pub(crate) fn person(&self) -> Person {
        let name = self.presence.connected().people.get(&self.guest).map(|known| known.name.clone());
        Person { guest: self.guest.clone(), name: name.unwrap_or_default() }
    }
}

impl Drop for Badge {
    fn drop(&mut self) {
        let mut connected = self.presence.connected();
        let Everybody { people, addresses } = &mut *connected;
        if let Some(known) = people.get_mut(&self.guest) {
            known.sockets.retain(|each| each.socket != self.socket);
            if known.sockets.is_empty() {
                people.remove(&self.guest);
            }
        }
        if let Some(count) = addresses.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                addresses.remove(&self.address);
            }
        }
    }
}
