import { expect, it } from 'vitest'

import { foreign, html } from '../../../src/report/pages/markup.ts'

it('html escapes strings, and inserts markup and arrays', () => {
  const items = ['<a>', '"b"'].map((text) => html`<li>${text}</li>`)
  expect(String(html`<ul>${items}</ul>${null}${7}`)).toBe('<ul><li>&lt;a&gt;</li><li>&quot;b&quot;</li></ul>7')
})

it('html rejects promises', () => {
  expect(() => html`${Promise.resolve('x')}`).toThrow(TypeError)
})

it('foreign() returns one line of at most 500 characters, or of another length', () => {
  expect(foreign(' a\n\u202Eb ')).toBe('a b')
  expect(foreign('x'.repeat(5000))).toHaveLength(500)
  expect(foreign('x'.repeat(5000), 120)).toBe(`${'x'.repeat(119)}…`)
})
