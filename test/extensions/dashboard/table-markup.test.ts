import { expect, it } from 'vitest'
import { row, table } from '../../../src/extensions/dashboard/table-markup.ts'
import { html } from '../../../src/report/pages/markup.ts'

it('row() escapes text, keeps markup, and leaves the cell of `null` empty', () => {
  expect(String(row('<b>', html`<b>x</b>`, 0, null))).toBe(
    '<tr><td>&lt;b&gt;</td><td><b>x</b></td><td>0</td><td></td></tr>\n',
  )
})

it('table() puts headings above the rows', () => {
  const markup = String(table(['Name', ''], [row('a', 'b')]))
  expect(markup).toContain('<thead><tr><th>Name</th><th></th></tr></thead>')
  expect(markup).toContain('<tbody><tr><td>a</td><td>b</td></tr>\n</tbody>')
})
