import { describe, expect, it } from 'vitest'

import { isSafeTrackingId } from '../../../src/foundation/contract/identifiers.ts'

describe('isSafeTrackingId()', () => {
  it.each(['pst_9vXq2LrT4bYk7NwZ0cHm5JfA', '42', 'a.b~c:d=e+f/g@h-i', 'a/..b', '.a/b.', 'a'.repeat(200)])(
    'allows %s',
    (text) => {
      expect(isSafeTrackingId(text)).toBe(true)
    },
  )

  it.each([
    '',
    '.',
    '..',
    '../tokens',
    './a',
    'a/../tokens',
    'a/..',
    'a/./b',
    'a b',
    'a\r\nBcc: x',
    '-->\u0000',
    '<x>',
    'ä',
    'a'.repeat(201),
  ])('rejects %j', (text) => {
    expect(isSafeTrackingId(text)).toBe(false)
  })
})
