import { describe, expect, it } from 'vitest'

import { htmlNote, htmlTable } from '../../../src/report/pages/html-table.ts'

describe('htmlTable()', () => {
  it('escapes titles and cells, and uses only plain words as class names', () => {
    const columns = [
      { title: 'a<b', kind: 'text' },
      { title: 'n', kind: 'number' },
      { title: 'c', kind: 'code' },
      { title: 'w', kind: 'word' },
    ] as const
    const table = htmlTable({
      columns,
      rows: [
        ['<i>', '1%', 'x&y', 'met'],
        ['', '', '', '" onload="x'],
      ],
    })
    const html = String(table)
    expect(html).toContain('<th scope="col">a&lt;b</th><th scope="col" class="number">n</th>')
    expect(html).toContain(
      '<tr><td>&lt;i&gt;</td><td class="number">1%</td><td><code>x&amp;y</code></td><td><span class="word met">met</span></td></tr>',
    )
    expect(html).toContain('<td></td><td>&quot; onload=&quot;x</td>')
  })

  it('returns null without rows', () => {
    expect(htmlTable({ columns: [], rows: [] })).toBeNull()
  })
})

it('htmlNote() marks warnings and escapes title and text', () => {
  const note = htmlNote({ kind: 'warning', title: 'A<b>', text: '&' })
  expect(String(note)).toBe('<p class="note warning"><strong>A&lt;b&gt;</strong>: &amp;</p>\n')
})
