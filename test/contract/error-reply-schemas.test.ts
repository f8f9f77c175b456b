import { expect, it } from 'vitest'

import { errorReplySchema, postmasterErrorReplySchema } from '../../src/contract/error-reply-schemas.ts'
import { parseWire } from '../../src/contract/wire-schema.ts'

it.each([
  [{ success: false, error: 'x' }, 'ok', 'bad'],
  [{ success: false, error: 'x', errors: ['a'] }, 'ok', 'bad'],
  [{ error: 'x' }, 'bad', 'ok'],
  [{ success: true, error: 'x' }, 'bad', 'bad'],
  [{ success: false, error: 'x', stack: 'at …' }, 'bad', 'bad'],
])('%j is one of the two error bodies, or none', (body, test, postmaster) => {
  expect(parseWire(errorReplySchema, body).status).toBe(test)
  expect(parseWire(postmasterErrorReplySchema, body).status).toBe(postmaster)
})
