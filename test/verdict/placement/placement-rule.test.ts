import { describe, expect, test } from 'vitest'

import { doesNotFire, fires, firesIf } from '../../../src/verdict/placement/placement-rule.ts'

describe('firesIf()', () => {
  test('firesIf() fires only if the claim is true', () => {
    expect(firesIf(true, 'it is so')).toEqual({ status: 'fires', text: 'it is so' })
    expect(firesIf(false, 'it is so')).toBe(doesNotFire)
  })
})

describe('fires()', () => {
  test('carries a reply of its own only when it is given one', () => {
    expect(fires('x')).not.toHaveProperty('reply')
    expect(fires('x', { code: 451, enhancedCode: null })).toHaveProperty('reply.code', 451)
  })
})
