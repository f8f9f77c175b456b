import { describe, expect, it } from 'vitest'

import { htmlTable } from '../../src/report/html-table.ts'

describe('htmlTable()', () => {
  it('escapes titles and cells, and takes only plain words for class names', () => {
    const columns = [
      { title: 'a<b', kind: 'text' },
      { title: 'n', kind: 'number' },
      { title: 'c', kind: 'code' },
      { title: 'w', kind: 'word' },
    ] as const
    const html = htmlTable({
      columns,
      rows: [
        ['<i>', '1%', 'x&y', 'met'],
        ['', '', '', '" onload="x'],
      ],
    })
    expect(html).toContain('<th scope="col">a&lt;b</th><th scope="col" class="number">n</th>')
    expect(html).toContain(
      '<tr><td>&lt;i&gt;</td><td class="number">1%</td><td><code>x&amp;y</code></td><td><span class="word met">met</span></td></tr>',
    )
    expect(html).toContain('<td></td><td>&quot; onload=&quot;x</td>')
  })

  it('is nothing without rows', () => {
    expect(htmlTable({ columns: [], rows: [] })).toBe('')
  })
})
