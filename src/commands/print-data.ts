/** Prints data as tables for people and as JSON for programs. */

import { plainText } from '../report/plain-text.ts'
import type { Column, Table } from '../report/table.ts'
import { terminalTable } from '../report/terminal-table.ts'
import type { Terminal } from '../world/terminal.ts'

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
