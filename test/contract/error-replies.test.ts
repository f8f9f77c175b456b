import { expect, it } from 'vitest'

import { errorReply } from '../../src/contract/error-replies.ts'
import { parseWire } from '../../src/contract/wire-schema.ts'

it.each([
  [
    { success: false, error: 'no' },
    { error: 'no', errors: [] },
  ],
  [{ error: 'no' }, { error: 'no', errors: [] }],
  [
    { success: false, error: 'two', errors: ['a', 'b'] },
    { error: 'two', errors: ['a', 'b'] },
  ],
  [
    { error: 'no', errors: { base: ['x'] } },
    { error: 'no', errors: [] },
  ],
  [{ errors: ['a', 'b'] }, { error: 'a; b', errors: ['a', 'b'] }],
])('errorReply reads %j', (body, words) => {
  expect(parseWire(errorReply, body)).toEqual({ status: 'ok', value: words })
})

it.each([[{}], [null], ['no'], [{ error: { code: 1 } }], [{ errors: [] }]])(
  'errorReply finds no words in %j',
  (body) => {
    expect(parseWire(errorReply, body).status).toBe('bad')
  },
)
