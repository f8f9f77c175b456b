import { describe, expect, it } from 'vitest'

import { parseAccountName } from '../../../src/service/accounts/account-name.ts'
import { problemsOf, valueOf } from '../../support/parsed.ts'

describe('parseAccountName()', () => {
  it.each(['a', 'Team A', 'Größe/Über.uns-2', '日本語', 'a'.repeat(100)])('takes %s', (text) => {
    expect(valueOf(parseAccountName(text, '--workspace'))).toBe(text)
  })

  it.each([
    ['nothing', ''],
    ['spaces alone', '  '],
    ['101 characters', 'a'.repeat(101)],
    ['a line end', 'a\nb'],
    ['an escape sequence', 'a\u001B[31mb'],
    ['a character that nobody sees', 'a\u200Bb'],
    ['one that turns the direction', 'a\u202Eb'],
    ['spaces at its ends', ' a'],
    ['half a character', 'a\uD800'],
  ])('refuses %s', (_what, text) => {
    expect(problemsOf(parseAccountName(text, '--workspace'))).toHaveLength(1)
  })
})
