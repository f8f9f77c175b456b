/** How commands print data: a table on a terminal, JSON for programs. */

import type { Column, Table } from '../report/result-tables.ts'
import { terminalTable } from '../report/terminal-table.ts'
import type { Terminal } from '../world/terminal.ts'

/** A column of texts, which are foreign until they are printed. */
export function textColumn(title: string): Column {
  return { title, kind: 'text' }
}

/** A table whose every row is one line, however wide, so that grep and cut work on it; every cell escaped. */
export function printTable(table: Table, terminal: Pick<Terminal, 'print' | 'hasColor'>): void {
  const color = terminal.hasColor ? 'ansi' : 'none'
  const lines = terminalTable(table, { widthColumns: Number.MAX_SAFE_INTEGER, color })
  terminal.print(lines.map((line) => `${line}\n`).join(''))
}

/** One JSON object on one line. */
export function printJson(value: Readonly<Record<string, unknown>>, terminal: Pick<Terminal, 'print'>): void {
  terminal.print(`${JSON.stringify(value)}\n`)
}

/** A minute in UTC, as people read it: `2026-01-31 12:00`. */
export function minuteText(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ')
}
