import { expect, it } from 'vitest'

import {
  attributeValue,
  closest,
  elementsNamed,
  isCompleteDocument,
} from '../../../src/preflight/html/html-document.ts'
import { parseHtml } from '../../../src/preflight/html/parse-html.ts'

it('parseHtml() finds elements, attributes and ancestors', () => {
  const document = parseHtml('<table><tr><td ALIGN="left" align="right"><b>x</b></td></tr></table>')
  const [cell] = elementsNamed(document, 'td', 'th')
  expect(cell === undefined ? null : [attributeValue(cell, 'align'), attributeValue(cell, 'id')]).toEqual([
    'left',
    null,
  ])
  const [bold] = elementsNamed(document, 'b')
  expect(bold === undefined ? null : closest(bold, ({ name }) => name === 'table')?.start).toBe(0)
  expect(bold === undefined ? null : closest(bold, ({ name }) => name === 'p')).toBeNull()
  expect(isCompleteDocument(document)).toBe(false)
})
