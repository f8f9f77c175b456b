import { describe, expect, it } from 'vitest'

import { errorText, isOverflow } from '../../src/render/error-text.ts'

function overflow(): Error {
  try {
    const deep = (): number => 1 + deep()
    deep()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('the stack has no end')
}

describe('errorText()', () => {
  it('describes a stack overflow as nesting', () => {
    expect(isOverflow(overflow())).toBe(true)
    expect(errorText(overflow())).toBe('elements nested too deeply')
  })

  it("describes V8's string limit as too much text", () => {
    expect(() => 'x'.repeat(2 ** 30)).toThrow('Invalid string length')
    expect(errorText(new RangeError('Invalid string length'))).toBe('more than 500 MB of text')
  })

  it('returns the first line of any other message', () => {
    expect(errorText(new Error('unexpected token\nat line 3'))).toBe('unexpected token')
    expect(errorText('thrown')).toBe('unknown error')
  })
})
