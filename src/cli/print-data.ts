/** Prints data as tables for people and as JSON for programs. */

import { plainText } from '../foundation/errors/plain-text.ts'
import type { Terminal } from '../foundation/world/terminal.ts'
import type { Column, Table } from '../report/table.ts'
import { terminalTable } from '../report/terminal-table.ts'

/** Returns a column for untrusted text, which printTable() escapes. */
export function textColumn(title: string): Column {
  return { title, kind: 'text' }
}

/** Prints a table. Each row is printed on one line, however long, so that grep and cut work. */
export function printTable(table: Table, terminal: Pick<Terminal, 'print' | 'hasColor'>): void {
  const color = terminal.hasColor ? 'ansi' : 'none'
  const lines = terminalTable(table, { widthColumns: Number.MAX_SAFE_INTEGER, color })
  terminal.print(lines.map((line) => `${line}\n`).join(''))
}

/** Prints a line to standard output. Control characters are escaped. */
export function printLine(text: string, terminal: Pick<Terminal, 'print'>): void {
  terminal.print(`${plainText(text)}\n`)
}

/** Prints a line to standard error. Control characters are escaped. */
export function printNote(text: string, terminal: Pick<Terminal, 'tell'>): void {
  terminal.tell(`${plainText(text)}\n`)
}

/** Prints a JSON object on one line. */
export function printJson(value: Readonly<Record<string, unknown>>, terminal: Pick<Terminal, 'print'>): void {
  terminal.print(`${JSON.stringify(value)}\n`)
}

/** A field of the items in a list: a table column, a JSON property, or both. */
export type Field<Item> = ListColumn<Item> | JsonField<Item>

interface ListColumn<Item> {
  /** The title of the column. */
  readonly column: string
  /** The name of the property; undefined for a field that only the table shows. */
  readonly key?: string
  readonly value: (item: Item) => CellValue
  /** The text of the cell if the value is `null`, `false` or empty; default: `-`. */
  readonly none?: string
}

interface JsonField<Item> {
  readonly column?: undefined
  readonly key: string
  readonly value: (item: Item) => unknown
}

type CellValue = string | number | boolean | Date | readonly string[] | null

/** Returns the JSON object for an item. */
export function objectOf<Item>(fields: readonly Field<Item>[], item: Item): Readonly<Record<string, unknown>> {
  return Object.fromEntries(fields.flatMap(({ key, value }) => (key === undefined ? [] : [[key, value(item)]])))
}

/** Returns a table with one row per item. */
export function tableOf<Item>(fields: readonly Field<Item>[], items: readonly Item[]): Table {
  const columns = fields.flatMap((field) => (field.column === undefined ? [] : [field]))
  return {
    columns: columns.map(({ column }) => textColumn(column)),
    rows: items.map((item) => columns.map(({ value, none = '-' }) => cellText(value(item)) || none)),
  }
}

function cellText(value: CellValue): string {
  if (value === null || value === false) return ''
  if (value === true) return 'yes'
  if (value instanceof Date) return minuteText(value.getTime())
  return typeof value === 'object' ? value.join(', ') : String(value)
}

/** Converts a time, which may be missing, to the value of a field. */
export function dateOrNull(timeMs: number | null): Date | null {
  return timeMs === null ? null : new Date(timeMs)
}

/** How to print a list. */
export interface ListForm<Item> {
  readonly fields: readonly Field<Item>[]
  /** The name of the JSON property that contains the list. */
  readonly key: string
  /** Other properties of the JSON object. */
  readonly about?: Readonly<Record<string, unknown>>
  /** The note to print for an empty list. */
  readonly note: string
  readonly isJson: boolean
}

/** Prints a list as JSON or as a table. */
export function printList<Item>(items: readonly Item[], form: ListForm<Item>, terminal: Terminal): void {
  const { fields, key, about = {}, note, isJson } = form
  if (isJson) printJson({ ...about, [key]: items.map((item) => objectOf(fields, item)) }, terminal)
  else if (items.length === 0) printNote(note, terminal)
  else printTable(tableOf(fields, items), terminal)
}

/** Renders a time as `2026-01-31 12:00`, in UTC. */
export function minuteText(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ')
}

/** Renders a time as `2026-01-31T12:00:00.000Z`. */
export function isoTime(timeMs: number): string {
  return new Date(timeMs).toISOString()
}

/** Renders a time like `isoTime`, but returns `null` for `null`. */
export function isoTimeOrNull(timeMs: number | null): string | null {
  return timeMs === null ? null : isoTime(timeMs)
}

/** The note that is printed for a workspace without tokens. */
export const noTokenNote =
  'This workspace has no token yet. If the workspace name is correct, create a token with: presend token create'
