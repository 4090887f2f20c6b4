//! What all viewers of one position are shown. Most of it is the same for everybody, and is written once.

use crate::erased::AnyMatch;
use crate::record::{Text, to_text};
use crate::{Game, Seat};
use serde::Serialize;
use serde::ser::{Error as _, Impossible, SerializeMap, SerializeStruct, Serializer};
use serde_json::Error;
use std::cell::OnceCell;

/// The views of one position.
pub struct Views<'a> {
    played: &'a dyn AnyMatch,
    shared: OnceCell<Fields>,
}

impl<'a> Views<'a> {
    pub fn of(played: &'a dyn AnyMatch) -> Views<'a> {
        Views { played, shared: OnceCell::new() }
    }

    /// What a seat, or a spectator, is shown.
    pub fn from(&self, viewer: Option<Seat>) -> Text {
        let shared = self.shared.get_or_init(|| self.played.shared_view());
        self.played.view_beside(shared, viewer)
    }
}

/// Some fields of a view, with their values as they are written.
pub struct Fields(Vec<(String, Text)>);

impl Fields {
    /// What every viewer is shown alike.
    pub fn shared<G: Game>(game: &G, state: &G::State) -> Fields {
        let own = Fields::among(&game.own_view(state, None), |_| true);
        Fields::among(&game.view(state, None), |name| !own.0.iter().any(|(own, _)| own == name))
    }

    /// What one viewer is shown, who is shown these fields like everybody else.
    pub fn beside<G: Game>(&self, game: &G, state: &G::State, viewer: Option<Seat>) -> Text {
        let own = Fields::among(&game.own_view(state, viewer), |_| true);
        to_text(&Joined(&own, self))
    }

    /// # Panics
    /// If the view is no JSON object, which the view of a game always is.
    fn among(view: &impl Serialize, is_wanted: impl Fn(&str) -> bool) -> Fields {
        let mut picker = Picker { is_wanted, name: String::new(), picked: Vec::new() };
        view.serialize(&mut picker).expect("the view of a game is an object");
        Fields(picker.picked)
    }
}

/// One object of two parts.
struct Joined<'a>(&'a Fields, &'a Fields);

impl Serialize for Joined<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.0.iter().chain(&self.1.0).map(|(name, value)| (name, value)))
    }
}

/// Takes wanted fields out of an object; what is not wanted is never written.
struct Picker<F> {
    is_wanted: F,
    /// The name read last.
    name: String,
    picked: Vec<(String, Text)>,
}

impl<F: Fn(&str) -> bool> Picker<F> {
    fn pick(&mut self, name: &str, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        if (self.is_wanted)(name) {
            self.picked.push((name.to_owned(), serde_json::value::to_raw_value(value)?));
        }
        Ok(())
    }
}

impl<F: Fn(&str) -> bool> SerializeMap for &mut Picker<F> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        let name = std::mem::take(&mut self.name);
        self.pick(&name, value)?;
        self.name = name;
        Ok(())
    }

    fn end(self) -> Result<(), Error> {
        Ok(())
    }
}

impl<F: Fn(&str) -> bool> SerializeStruct for &mut Picker<F> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
        self.pick(name, value)
    }

    fn end(self) -> Result<(), Error> {
        Ok(())
    }
}

fn no_object<T>() -> Result<T, Error> {
    Err(Error::custom("neither an object nor the name of a field"))
}

macro_rules! refuse {
    ($($method:ident($($type:ty),*) -> $made:ty;)+) => {$(
        fn $method(self, $(_: $type),*) -> Result<$made, Error> {
            no_object()
        }
    )+};
}

impl<F: Fn(&str) -> bool> Serializer for &mut Picker<F> {
    type Ok = ();
    type Error = Error;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeSeq = Impossible<(), Error>;
    type SerializeTuple = Impossible<(), Error>;
    type SerializeTupleStruct = Impossible<(), Error>;
    type SerializeTupleVariant = Impossible<(), Error>;
    type SerializeStructVariant = Impossible<(), Error>;

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Error> {
        Ok(self)
    }

    /// Only names of fields come here: values are written on their own.
    fn serialize_str(self, name: &str) -> Result<(), Error> {
        self.name.clear();
        self.name.push_str(name);
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, _: &T) -> Result<(), Error> {
        no_object()
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        inner: &T,
    ) -> Result<(), Error> {
        inner.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), Error> {
        no_object()
    }

    refuse! {
        serialize_bool(bool) -> ();
        serialize_i8(i8) -> ();
        serialize_i16(i16) -> ();
        serialize_i32(i32) -> ();
        serialize_i64(i64) -> ();
        serialize_u8(u8) -> ();
        serialize_u16(u16) -> ();
        serialize_u32(u32) -> ();
        serialize_u64(u64) -> ();
        serialize_f32(f32) -> ();
        serialize_f64(f64) -> ();
        serialize_char(char) -> ();
        serialize_bytes(&[u8]) -> ();
        serialize_none() -> ();
        serialize_unit() -> ();
        serialize_unit_struct(&'static str) -> ();
        serialize_unit_variant(&'static str, u32, &'static str) -> ();
        serialize_seq(Option<usize>) -> Self::SerializeSeq;
        serialize_tuple(usize) -> Self::SerializeTuple;
        serialize_tuple_struct(&'static str, usize) -> Self::SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Self::SerializeTupleVariant;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Self::SerializeStructVariant;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    struct Plain {
        viewer: u8,
        table: Table,
    }

    #[derive(Serialize)]
    struct Flat {
        viewer: u8,
        #[serde(flatten)]
        table: Table,
    }

    #[derive(Clone, Serialize)]
    struct Table {
        hands: [u8; 2],
        pot: Option<u8>,
    }

    fn written(view: &impl Serialize, own: &[&str]) -> String {
        let own_fields = Fields::among(view, |name| own.contains(&name));
        let shared = Fields::among(view, |name| !own.contains(&name));
        to_text(&Joined(&own_fields, &shared)).get().to_owned()
    }

    #[test]
    fn a_view_in_two_parts_is_the_view_again() {
        let table = Table { hands: [3, 4], pot: None };
        let plain = Plain { viewer: 1, table: table.clone() };
        assert_eq!(written(&plain, &["viewer"]), r#"{"viewer":1,"table":{"hands":[3,4],"pot":null}}"#);
        let flat = Flat { viewer: 1, table };
        assert_eq!(written(&flat, &["viewer", "pot"]), r#"{"viewer":1,"pot":null,"hands":[3,4]}"#);
        assert_eq!(written(&flat, &[]), r#"{"viewer":1,"hands":[3,4],"pot":null}"#);
    }

    #[test]
    #[should_panic(expected = "the view of a game is an object")]
    fn a_view_that_is_no_object_is_noticed() {
        written(&[1, 2], &[]);
    }
}
