import { describe, expect, it } from 'vitest'

import { minuteText, printJson, printTable, textColumn } from '../../src/commands/print-data.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'

describe('printTable()', () => {
  const table = { columns: ['id', 'name'].map(textColumn), rows: [['1', `\u001B[2J${'x'.repeat(300)}`]] }

  it('prints one line per row of any width, and escapes control characters', () => {
    const terminal = fakeTerminal()
    printTable(table, terminal)
    expect(terminal.printed).toBe(`id  name\n1   ${'x'.repeat(300)}\n`)
  })

  it('colors the titles on a terminal with colors', () => {
    const terminal = fakeTerminal({ hasColor: true })
    printTable(table, terminal)
    expect(terminal.printed).toContain('\u001B[2mid')
  })
})

describe('printJson()', () => {
  it('prints one object on one line', () => {
    const terminal = fakeTerminal()
    printJson({ a: ['b\nc'] }, terminal)
    expect(terminal.printed).toBe('{"a":["b\\nc"]}\n')
  })
})

describe('minuteText()', () => {
  it('shows the minute in UTC', () => {
    expect(minuteText(Date.UTC(2026, 0, 31, 12, 5, 59, 999))).toBe('2026-01-31 12:05')
  })
})
