import { describe, expect, it } from 'vitest'

import { terminalTable } from '../../src/report/terminal-table.ts'

const columns = [
  { title: 'name', kind: 'text' },
  { title: 'count', kind: 'number' },
  { title: 'result', kind: 'word' },
] as const

describe('terminalTable()', () => {
  it('right-aligns numbers and pads by visible width', () => {
    const rows = [
      ['漢字', '7', 'met'],
      ['long name', '1234', 'missed'],
    ]
    expect(terminalTable({ columns, rows }, { widthColumns: 80, color: 'none' })).toEqual([
      'name       count  result',
      '漢字           7  met',
      'long name   1234  missed',
    ])
  })

  it('wraps the widest column when the terminal is narrow', () => {
    const rows = [['one two three four five six', '1', 'met']]
    expect(terminalTable({ columns, rows }, { widthColumns: 30, color: 'none' })).toEqual([
      'name             count  result',
      'one two three        1  met',
      'four five six',
    ])
  })

  it("colors only presend's own words, not untrusted text", () => {
    const [, line] = terminalTable({ columns, rows: [['missed', '1', 'missed']] }, { widthColumns: 80, color: 'ansi' })
    expect(line).toBe('missed      1  \u001B[31mmissed\u001B[39m')
  })

  it('returns no lines if there are no rows', () => {
    expect(terminalTable({ columns, rows: [] }, { widthColumns: 80, color: 'none' })).toEqual([])
  })
})
