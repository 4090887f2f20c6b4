//! Where events go: to whoever listens, at no cost when nobody does.

/// Takes the events of a step.
pub trait Sink<E> {
    /// Takes the event that `make` builds; a sink that does not listen never builds it.
    fn emit(&mut self, make: impl FnOnce() -> E);
}

/// Nobody listens: no event is ever built.
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn emit(&mut self, _make: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}
