import { expect, it } from 'vitest'

import { bodyOfPart, fieldOfPart, placeOfPart, placeOfType } from '../../../src/preflight/message/mime-fields.ts'
import { parseMime } from '../../../src/preflight/message/parse-mime.ts'

it('the functions in mime-fields.ts return the fields, positions and body of a part', () => {
  const mime = parseMime('a.eml', Buffer.from('X-A: 1\r\nx-a: 2\r\nContent-Type: text/plain\r\n\r\nbody'))
  expect(fieldOfPart(mime.root, 'x-a')?.raw).toBe('1')
  expect([placeOfPart(mime, mime.root).place.line, placeOfType(mime, mime.root).place.line]).toEqual([1, 3])
  expect(bodyOfPart(mime, mime.root)).toBe('body')
})
