//! Rows as Parquet, for runs too large for text. Behind the cargo feature `parquet`.

use super::columns::{Cells, columns};
use crate::row::Row;
use parquet::basic::{ConvertedType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::Result;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::types::Type;
use std::io::Write;
use std::sync::Arc;

/// Writes the table of these matches; missing values are null.
///
/// # Errors
/// If the writer fails.
pub fn parquet<W: Write + Send>(rows: &[Row], writer: W) -> Result<W> {
    let columns = columns(rows);
    let fields =
        columns.iter().map(|column| field(&column.name, &column.cells)).collect::<Result<Vec<_>>>()?;
    let schema = Type::group_type_builder("match").with_fields(fields).build()?;
    let properties = Arc::new(WriterProperties::builder().build());
    let mut file = SerializedFileWriter::new(writer, Arc::new(schema), properties)?;
    let mut group = file.next_row_group()?;
    for column in &columns {
        write(&mut group, &column.cells)?;
    }
    group.close()?;
    file.into_inner()
}

fn field(name: &str, cells: &Cells) -> Result<Arc<Type>> {
    let (physical, converted, repetition) = match cells {
        Cells::Whole(_) => (Physical::INT64, ConvertedType::NONE, Repetition::REQUIRED),
        Cells::Number(_) => (Physical::DOUBLE, ConvertedType::NONE, Repetition::OPTIONAL),
        Cells::Text(_) => (Physical::BYTE_ARRAY, ConvertedType::UTF8, Repetition::OPTIONAL),
    };
    let builder = Type::primitive_type_builder(name, physical).with_converted_type(converted);
    Ok(Arc::new(builder.with_repetition(repetition).build()?))
}

fn write<W: Write + Send>(group: &mut SerializedRowGroupWriter<'_, W>, cells: &Cells) -> Result<()> {
    let Some(mut column) = group.next_column()? else { return Ok(()) };
    match cells {
        Cells::Whole(values) => {
            column.typed::<Int64Type>().write_batch(values, None, None)?;
        }
        Cells::Number(values) => {
            let (known, levels) = present(values);
            column.typed::<DoubleType>().write_batch(&known, Some(&levels), None)?;
        }
        Cells::Text(values) => {
            let (known, levels) = present(values);
            let known: Vec<ByteArray> = known.iter().map(|text| ByteArray::from(text.as_str())).collect();
            column.typed::<ByteArrayType>().write_batch(&known, Some(&levels), None)?;
        }
    }
    column.close()
}

/// The values that are present, and for each cell whether it is.
fn present<T: Clone>(cells: &[Option<T>]) -> (Vec<T>, Vec<i16>) {
    (cells.iter().flatten().cloned().collect(), cells.iter().map(|cell| i16::from(cell.is_some())).collect())
}
