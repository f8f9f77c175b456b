import { describe, expect, it } from 'vitest'

import { shorten } from '../../../src/foundation/errors/shorten.ts'

describe('shorten()', () => {
  it('keeps text that fits', () => {
    expect(shorten('four', 4)).toBe('four')
  })

  it('truncates with an ellipsis, never inside a surrogate pair', () => {
    expect(shorten('abcdef', 4)).toBe('abc…')
    expect(shorten('ab😀cd', 4)).toBe('ab…')
  })
})
