import { expect, it } from 'vitest'

import { briefly, foreign, html } from '../../src/pages/markup.ts'

it('html escapes strings, and inserts markup and arrays', () => {
  const items = ['<a>', '"b"'].map((text) => html`<li>${text}</li>`)
  expect(String(html`<ul>${items}</ul>${null}${7}`)).toBe('<ul><li>&lt;a&gt;</li><li>&quot;b&quot;</li></ul>7')
})

it('html rejects promises', () => {
  expect(() => html`${Promise.resolve('x')}`).toThrow(TypeError)
})

it('foreign() returns one line of at most 500 characters', () => {
  expect(foreign(' a\n\u202Eb ')).toBe('a b')
  expect(foreign('x'.repeat(5000))).toHaveLength(500)
})

it('briefly() returns one line of at most 120 characters', () => {
  expect(briefly(' a\nb ')).toBe('a b')
  expect(briefly('x'.repeat(5000))).toBe(`${'x'.repeat(119)}…`)
})
