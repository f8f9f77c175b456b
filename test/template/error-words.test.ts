import { describe, expect, it } from 'vitest'

import { errorWords, isOverflow } from '../../src/template/error-words.ts'

function overflow(): Error {
  try {
    const deep = (): number => 1 + deep()
    deep()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('the stack has no end')
}

describe('errorWords()', () => {
  it('words a full stack as nesting', () => {
    expect(isOverflow(overflow())).toBe(true)
    expect(errorWords(overflow())).toBe('something that is nested too deeply')
  })

  it('words a full string as a long text', () => {
    expect(() => 'x'.repeat(2 ** 30)).toThrow('Invalid string length')
    expect(errorWords(new RangeError('Invalid string length'))).toBe('a text of more than 500 MB')
  })

  it('gives the first line of any other message', () => {
    expect(errorWords(new Error('unexpected token\nat line 3'))).toBe('unexpected token')
    expect(errorWords('thrown')).toBe('an error')
  })
})
