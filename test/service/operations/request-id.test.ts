import { describe, expect, it } from 'vitest'

import { requestIdOf } from '../../../src/service/operations/request-id.ts'

const random = { uuid: () => 'made-here' }

describe('requestIdOf()', () => {
  it.each(['7f1e2d0c-1b2a-4c3d-8e9f-0a1b2c3d4e5f', 'Root=1-67891233-abcdef012345678912345678', 'a'])(
    'keeps %s',
    (given) => {
      expect(requestIdOf(given, random)).toBe(given)
    },
  )

  it.each([undefined, '', 'a b', '"quoted"', '{}', 'x'.repeat(129), '-starts-with-a-dash', 'ümlaut'])(
    'makes a new one for %j',
    (given) => {
      expect(requestIdOf(given, random)).toBe('made-here')
    },
  )
})
