import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'

import { Secret } from '../../../src/foundation/world/secret.ts'

describe('Secret', () => {
  const secret = new Secret('hunter2-hunter2')

  test('returns its value only from reveal()', () => {
    expect(secret.reveal()).toBe('hunter2-hunter2')
  })

  const printed: readonly (readonly [string, string])[] = [
    ['text', String(secret)],
    ['JSON', JSON.stringify({ secret })],
    ['inspection', inspect(secret, { depth: 5, showHidden: true })],
    ['its keys', Object.keys(secret).join(',')],
    ['an error message', new Error(`failed with ${String(secret)}`).message],
  ]
  test.for(printed)('does not show its value in %s', ([, text]) => {
    expect(text).not.toContain('hunter2')
  })

  test('is *** as text and in JSON', () => {
    expect(String(secret)).toBe('***')
    expect(JSON.stringify(secret)).toBe('"***"')
  })
})
