import { describe, expect, it } from 'vitest'

import { escapeTerminal } from '../../src/report/escape-terminal.ts'

describe('escapeTerminal()', () => {
  it.each([
    ['a cleared screen', 'a\u001B[2J\u001B[Hb'],
    ['a window title', 'a\u001B]2;owned\u0007b'],
    ['an overwritten line', 'a\rb'.replace('\r', '\u0008')],
    ['a changed text direction', 'a\u202Eb'],
    ['an eight-bit control', 'a\u009B31mb'],
  ])('removes %s', (_what, text) => {
    expect(escapeTerminal(text)).toBe('ab')
  })
})
