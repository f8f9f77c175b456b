import { expect, it } from 'vitest'

import { noteHtml } from '../../src/report/html-note.ts'

it('noteHtml() marks warnings, and escapes title and text', () => {
  expect(noteHtml({ kind: 'warning', title: 'A<b>', text: '&' })).toBe(
    '<p class="note warning"><strong>A&lt;b&gt;</strong>: &amp;</p>\n',
  )
  expect(noteHtml({ kind: 'info', title: 'x', text: 'y' })).toBe('<p class="note"><strong>x</strong>: y</p>\n')
})
