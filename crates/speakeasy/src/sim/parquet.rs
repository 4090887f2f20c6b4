//! The file of `--parquet`: the columns of the CSV file, typed.

use crate::fail::Fail;
use crate::sim::row::Row;
use crate::sim::setting::Setting;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int32Type, Int64Type};
use parquet::errors::Result as ParquetResult;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// How many rows are held before they are written together.
const GROUP: usize = 1 << 16;

pub(crate) struct ParquetFile {
    path: PathBuf,
    setting: Setting,
    writer: SerializedFileWriter<File>,
    rows: Vec<Row>,
}

impl ParquetFile {
    pub(crate) fn create(path: &Path, setting: &Setting) -> Result<ParquetFile, Fail> {
        let file = File::create(path).map_err(|error| Fail::cannot_write(path, &error))?;
        let writer = parse_message_type(&schema(setting)).and_then(|schema| {
            SerializedFileWriter::new(file, Arc::new(schema), Arc::new(WriterProperties::default()))
        });
        let writer = writer.map_err(|error| Fail::File(format!("{}: {error}", path.display())))?;
        Ok(ParquetFile { path: path.to_owned(), setting: setting.clone(), writer, rows: Vec::new() })
    }

    pub(crate) fn write(&mut self, rows: &[Row], names: &[String]) -> Result<(), Fail> {
        for row in rows {
            self.rows.push(row.clone());
            if self.rows.len() == GROUP {
                self.write_group(names)?;
            }
        }
        Ok(())
    }

    pub(crate) fn finish(mut self, names: &[String]) -> Result<(), Fail> {
        if !self.rows.is_empty() {
            self.write_group(names)?;
        }
        let ParquetFile { path, writer, .. } = self;
        writer.close().map(drop).map_err(|error| Fail::File(format!("{}: {error}", path.display())))
    }

    fn write_group(&mut self, names: &[String]) -> Result<(), Fail> {
        let rows = std::mem::take(&mut self.rows);
        let columns = Columns { setting: &self.setting, names, rows: &rows };
        let written = self.writer.next_row_group().and_then(|group| columns.write(group));
        written.map_err(|error| Fail::File(format!("{}: {error}", self.path.display())))
    }
}

fn schema(setting: &Setting) -> String {
    let field = |name: String| {
        let kind = match name.split('_').next() {
            Some("match" | "seed") => ["int64", " (INTEGER(64,false))"],
            Some("game" | "bot") => ["binary", " (STRING)"],
            Some("options") => ["binary", " (JSON)"],
            _ => ["int32", ""],
        };
        format!("required {} {name}{};", kind[0], kind[1])
    };
    let fields: Vec<String> = setting.columns().into_iter().map(field).collect();
    format!("message match {{ {} }}", fields.join(" "))
}

/// The columns of some rows, in the order of the schema.
struct Columns<'a> {
    setting: &'a Setting,
    names: &'a [String],
    rows: &'a [Row],
}

impl Columns<'_> {
    fn write(&self, mut group: SerializedRowGroupWriter<'_, File>) -> ParquetResult<()> {
        let Setting { game, rules_version, seats, options, seed } = self.setting;
        let (options, text) = (options.to_string(), |text: &str| ByteArray::from(text));
        self.column::<Int64Type>(&mut group, |row| row.number as i64)?;
        self.column::<Int64Type>(&mut group, |_| *seed as i64)?;
        self.column::<ByteArrayType>(&mut group, |_| text(game))?;
        self.column::<Int32Type>(&mut group, |_| *rules_version as i32)?;
        self.column::<Int32Type>(&mut group, |_| *seats as i32)?;
        self.column::<ByteArrayType>(&mut group, |_| text(&options))?;
        for seat in 0..*seats {
            self.column::<ByteArrayType>(&mut group, |row| text(&self.names[usize::from(row.bots[seat])]))?;
        }
        for seat in 0..*seats {
            self.column::<Int32Type>(&mut group, |row| row.scores[seat])?;
        }
        for seat in 0..*seats {
            self.column::<Int32Type>(&mut group, |row| row.ranks[seat].into())?;
        }
        self.column::<Int32Type>(&mut group, |row| row.length.moves as i32)?;
        self.column::<Int32Type>(&mut group, |row| row.length.chances as i32)?;
        group.close().map(drop)
    }

    /// Writes the next column of the schema.
    fn column<T: DataType>(
        &self,
        group: &mut SerializedRowGroupWriter<'_, File>,
        value: impl Fn(&Row) -> T::T,
    ) -> ParquetResult<()> {
        let values: Vec<T::T> = self.rows.iter().map(value).collect();
        let mut column = group.next_column()?.expect("a column of the schema");
        column.typed::<T>().write_batch(&values, None, None)?;
        column.close()
    }
}
