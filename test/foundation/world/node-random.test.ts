import { describe, expect, test } from 'vitest'

import { nodeRandom } from '../../../src/foundation/world/node-random.ts'

describe('nodeRandom()', () => {
  test('returns the requested number of bytes, different each time', () => {
    const random = nodeRandom()
    expect(random.bytes(0)).toHaveLength(0)
    expect(random.bytes(32)).toHaveLength(32)
    expect(Buffer.from(random.bytes(32)).toString('hex')).not.toBe(Buffer.from(random.bytes(32)).toString('hex'))
  })

  test('creates UUIDs of version 4', () => {
    expect(nodeRandom().uuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u)
  })

  test('returns fractions from 0 (included) to 1 (excluded)', () => {
    const random = nodeRandom()
    const fractions = Array.from({ length: 100 }, () => random.fraction())
    expect(fractions.every((fraction) => fraction >= 0 && fraction < 1)).toBe(true)
    expect(new Set(fractions).size).toBeGreaterThan(1)
  })
})
