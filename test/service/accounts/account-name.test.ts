import { describe, expect, it } from 'vitest'

import { parseAccountName } from '../../../src/service/accounts/account-name.ts'
import { problemsOf, valueOf } from '../../support/parsed.ts'

describe('parseAccountName()', () => {
  it.each(['a', 'Team A', 'Größe/Über.uns-2', '日本語', 'a'.repeat(100)])('accepts %s', (text) => {
    expect(valueOf(parseAccountName(text, '--workspace'))).toBe(text)
  })

  it.each([
    ['nothing', ''],
    ['only spaces', '  '],
    ['101 characters', 'a'.repeat(101)],
    ['a line ending', 'a\nb'],
    ['an escape sequence', 'a\u001B[31mb'],
    ['an invisible character', 'a\u200Bb'],
    ['a bidirectional override', 'a\u202Eb'],
    ['spaces at either end', ' a'],
    ['a lone surrogate', 'a\uD800'],
  ])('rejects %s', (_what, text) => {
    expect(problemsOf(parseAccountName(text, '--workspace'))).toHaveLength(1)
  })
})
