import { expect, it } from 'vitest'

import { errorReader, errorReply, postmasterErrorReply } from '../../../src/foundation/contract/error-replies.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'

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
])('errorReader reads %j', (body, words) => {
  expect(parseWire(errorReader, body)).toEqual({ status: 'ok', value: words })
})

it.each([[{}], [null], ['no'], [{ error: { code: 1 } }], [{ errors: [] }]])('errorReader rejects %j', (body) => {
  expect(parseWire(errorReader, body).status).toBe('bad')
})

it.each([
  [{ success: false, error: 'x' }, 'ok', 'bad'],
  [{ success: false, error: 'x', errors: ['a'] }, 'ok', 'bad'],
  [{ error: 'x' }, 'bad', 'ok'],
  [{ success: true, error: 'x' }, 'bad', 'bad'],
  [{ success: false, error: 'x', stack: 'at …' }, 'bad', 'bad'],
])('the body %j has these results as a test and as a postmaster error: %s, %s', (body, test, postmaster) => {
  expect(parseWire(errorReply, body).status).toBe(test)
  expect(parseWire(postmasterErrorReply, body).status).toBe(postmaster)
})
