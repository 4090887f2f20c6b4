//! The file of `--parquet`: the columns of the CSV file, typed.

use crate::fail::Fail;
use crate::sim::row::Row;
use crate::sim::setting::Setting;
use parquet::data_type::{ByteArray, ByteArrayType, Int32Type, Int64Type};
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
        self.long(&mut group, |row| row.number)?;
        self.long(&mut group, |_| *seed)?;
        self.text(&mut group, |_| game.clone())?;
        self.int(&mut group, |_| *rules_version as i32)?;
        self.int(&mut group, |_| *seats as i32)?;
        let options = options.to_string();
        self.text(&mut group, |_| options.clone())?;
        for seat in 0..*seats {
            self.text(&mut group, |row| self.names[usize::from(row.bots[seat])].clone())?;
        }
        for seat in 0..*seats {
            self.int(&mut group, |row| row.scores[seat])?;
        }
        for seat in 0..*seats {
            self.int(&mut group, |row| row.ranks[seat].into())?;
        }
        self.int(&mut group, |row| row.length.moves as i32)?;
        self.int(&mut group, |row| row.length.chances as i32)?;
        group.close().map(drop)
    }

    fn long(
        &self,
        group: &mut SerializedRowGroupWriter<'_, File>,
        value: impl Fn(&Row) -> u64,
    ) -> ParquetResult<()> {
        let values: Vec<i64> = self.rows.iter().map(|row| value(row) as i64).collect();
        let mut column = group.next_column()?.expect("a column of the schema");
        column.typed::<Int64Type>().write_batch(&values, None, None)?;
        column.close()
    }

    fn int(
        &self,
        group: &mut SerializedRowGroupWriter<'_, File>,
        value: impl Fn(&Row) -> i32,
    ) -> ParquetResult<()> {
        let values: Vec<i32> = self.rows.iter().map(value).collect();
        let mut column = group.next_column()?.expect("a column of the schema");
        column.typed::<Int32Type>().write_batch(&values, None, None)?;
        column.close()
    }

    fn text(
        &self,
        group: &mut SerializedRowGroupWriter<'_, File>,
        value: impl Fn(&Row) -> String,
    ) -> ParquetResult<()> {
        let values: Vec<ByteArray> =
            self.rows.iter().map(|row| ByteArray::from(value(row).as_str())).collect();
        let mut column = group.next_column()?.expect("a column of the schema");
        column.typed::<ByteArrayType>().write_batch(&values, None, None)?;
        column.close()
    }
}
