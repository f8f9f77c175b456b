import { describe, expect, it } from 'vitest'

import { styled } from '../../src/report/terminal-text.ts'

describe('styled()', () => {
  it('wraps text in one style and resets it', () => {
    expect(styled('x', 'red', 'ansi')).toBe('\u001B[31mx\u001B[39m')
  })

  it('returns plain text without colors, and empty text unchanged', () => {
    expect(styled('x', 'red', 'none')).toBe('x')
    expect(styled('', 'red', 'ansi')).toBe('')
  })
})
