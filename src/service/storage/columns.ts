/** Converts records to rows and back. Each record type is described by a table of its column names. */

/** The names of the columns that store the properties of `T`. */
export type Columns<T> = Readonly<Record<keyof T, string>>

/** The row in which a record is stored. */
export type RowOf<T, C> = { readonly [Name in keyof C & keyof T as C[Name] & string]: T[Name] }

type ColumnNames = Readonly<Record<string, string>>

/** The record that is stored in a row. */
type RecordOf<Row, C> = { readonly [Name in keyof C]: Row[C[Name] & keyof Row] }

/** Converts a record to a row. Omits properties that have no column. */
export function toRow<T extends Readonly<Record<keyof C, unknown>>, C extends ColumnNames>(
  record: T,
  columns: C,
): RowOf<T, C> {
  const row: Record<string, unknown> = {}
  for (const name in columns) row[String(columns[name])] = record[name]
  // oxlint-disable-next-line no-unsafe-type-assertion -- the loop has copied every property that has a column
  return row as RowOf<T, C>
}

/** Converts a row to a record. Omits columns that do not correspond to a property. */
export function parseRow<Row extends Readonly<Record<C[keyof C], unknown>>, C extends ColumnNames>(
  row: Row,
  columns: C,
): RecordOf<Row, C> {
  const record: Record<string, unknown> = {}
  for (const name in columns) record[name] = row[columns[name]]
  // oxlint-disable-next-line no-unsafe-type-assertion -- the loop has copied every column that has a property
  return record as RecordOf<Row, C>
}
