//! Work that takes a while, done beside the screen.

use game_core::erased::AnyMatch;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// A thought about a position; dropping it means that nobody wants to know any more.
pub(crate) struct Thinking<T> {
    answer: Receiver<T>,
}

impl<T: Send + 'static> Thinking<T> {
    pub(crate) fn about(
        played: &dyn AnyMatch,
        think: impl FnOnce(&dyn AnyMatch) -> T + Send + 'static,
    ) -> Thinking<T> {
        let (tell, answer) = channel();
        let played = played.boxed_clone();
        thread::spawn(move || {
            // Whoever asked may be gone.
            let _ = tell.send(think(&*played));
        });
        Thinking { answer }
    }

    /// The answer, once it is there.
    ///
    /// # Panics
    /// If the thought broke off with a panic of its own.
    pub(crate) fn answer(&self) -> Option<T> {
        match self.answer.try_recv() {
            Ok(answer) => Some(answer),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => panic!("a thought broke off"),
        }
    }
}
