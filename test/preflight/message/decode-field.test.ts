import { expect, it } from 'vitest'

import { decodeField } from '../../../src/preflight/message/decode-field.ts'
import { parseMime } from '../../../src/preflight/message/parse-mime.ts'

it.each([
  ['plain text', 'plain text'],
  ['=?utf-8?q?Caf=C3=A9_au_lait?=', 'Café au lait'],
  ['=?utf-8?b?Q2Fmw6k=?= open', 'Café open'],
  ['=?utf-8?q?a?=\r\n =?utf-8?q?b?=', 'ab'],
  ['a =?utf-8?q?b?= c', 'a b c'],
  ['folded\r\n value', 'folded value'],
  ['=?nonsense?q?x?=', 'x'],
  ['Café', 'Café'],
  ['', ''],
])('decodeField() decodes %j', (value, expected) => {
  const { root, source } = parseMime('a.eml', Buffer.from(`Subject: ${value}\r\n\r\n`))
  const [field] = root.fields
  expect(field === undefined ? null : decodeField(field, source).text).toBe(expected)
})
