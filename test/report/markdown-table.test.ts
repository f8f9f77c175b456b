import { describe, expect, it } from 'vitest'

import { tableBlocks } from '../../src/report/markdown-table.ts'

const columns = [
  { title: 'seed', kind: 'code' },
  { title: 'why', kind: 'text' },
  { title: 'value', kind: 'number' },
  { title: 'result', kind: 'word' },
] as const
const rows = [
  ['a@b.example', 'x | y', '7 of 9', 'missed'],
  ['c@d.example', '', '1 %', '–'],
]

describe('tableBlocks()', () => {
  it('escapes each cell according to its kind, marks up words, and keeps numbers on one line', () => {
    const [block] = tableBlocks({ columns, rows }, { priority: 0, title: 'Seeds', form: 'open' })
    expect(block?.head).toBe('#### Seeds\n\n| seed | why | value | result |\n| --- | --- | ---: | --- |\n')
    expect(block?.rows).toEqual([
      '| `a@b.example` | x &#124; y | 7&nbsp;of&nbsp;9 | ❌ missed |\n',
      '| `c@d.example` |  | 1&nbsp;% | – |\n',
    ])
  })

  it('collapses a long table under its title', () => {
    const [block] = tableBlocks({ columns, rows }, { priority: 0, title: 'All', form: 'folded' })
    expect([block?.head.split('\n')[0], block?.tail]).toEqual(['<details><summary>All</summary>', '\n</details>\n\n'])
  })

  it('returns no blocks if there are no rows', () => {
    expect(tableBlocks({ columns, rows: [] }, { priority: 0, title: 'x', form: 'open' })).toEqual([])
  })
})
