import { describe, expect, it } from 'vitest'

import { readTables } from '../../../src/preflight/accessibility/read-tables.ts'
import { parseHtml } from '../../../src/preflight/html/parse-html.ts'

describe('readTables', () => {
  it("counts a table's own cells, but not those of nested tables", () => {
    const [outer, inner] = readTables(
      parseHtml('<table><tr><td><table><tr><td>1</td><td>2</td><td>3</td></tr></table></td></tr></table>'),
    )
    expect(outer).toMatchObject({ outer: null, hasNestedTable: true, columns: 1, isData: false })
    expect(inner).toMatchObject({ hasNestedTable: false, columns: 3, isData: false })
    expect(inner?.outer).toBe(outer?.element)
  })

  it.each(['<caption>Order</caption>', '<tr><th>Item</th></tr>', '<tr><td scope="row">Item</td></tr>'])(
    'classifies a table with %s as a data table',
    (content) => {
      expect(readTables(parseHtml(`<table>${content}</table>`))).toMatchObject([{ isData: true }])
    },
  )

  it('reads 20,000 nested tables in linear time', () => {
    const start = performance.now()
    expect(readTables(parseHtml('<table><tr><td>'.repeat(20_000)))).toHaveLength(20_000)
    expect(performance.now() - start).toBeLessThan(3000)
  })
})
