import { describe, expect, test } from 'vitest'

import { doesNotFire, fires, firesIf } from '../../../src/verdict/placement/placement-rule.ts'

describe('firesIf()', () => {
  test('fires only if the claim is true', () => {
    expect(firesIf(true, 'it is so')).toEqual({ status: 'fires', text: 'it is so' })
    expect(firesIf(false, 'it is so')).toBe(doesNotFire)
  })
})

describe('fires()', () => {
  test('has its own reply only if one is given', () => {
    expect(fires('x')).not.toHaveProperty('reply')
    expect(fires('x', { code: 451, enhancedCode: null })).toHaveProperty('reply.code', 451)
  })
})
