import { describe, expect, it } from 'vitest'

import { explainSymbol, symbolAdvice, worstSymbols } from '../../src/advice/symbol-advice.ts'

function symbol(name: string, score: number, fix: string | null = null): Parameters<typeof symbolAdvice>[0] {
  return { name, score, description: '', fix }
}

describe('worstSymbols()', () => {
  it('takes at most five, largest first, and none that cost nothing', () => {
    const symbols = [0, 1, 2, 3, 4, 5, 6, -3].map((score) => symbol(`S${score}`, score))
    expect(worstSymbols(symbols).map((one) => one.score)).toEqual([6, 5, 4, 3, 2])
  })
})

describe('symbolAdvice()', () => {
  it('prefers the service’s own advice', () => {
    expect(symbolAdvice(symbol('SUBJ_ALL_CAPS', 1, 'Calm down.'))).toBe('Calm down.')
  })

  it('knows the names of both engines', () => {
    expect(symbolAdvice(symbol('R_PARTS_DIFFER', 1))).toBe(symbolAdvice(symbol('MPART_ALT_DIFF', 1)))
  })

  it('knows nothing of other names', () => {
    expect(symbolAdvice(symbol('constructor', 1))).toBeNull()
  })
})

describe('explainSymbol()', () => {
  it('has plain words for an engine’s own', () => {
    const hit = { name: 'R_DKIM_NA', score: 1, description: 'Missing DKIM signature', fix: null }
    expect(explainSymbol(hit)).toEqual({
      name: 'R_DKIM_NA',
      score: 1,
      meaning: 'The message is not signed.',
      fix: 'Sign with DKIM as the From: domain.',
    })
  })

  it('leaves the words of a rule that has a fix of its own, and of one that nobody knows', () => {
    const own = { name: 'MISSING_DATE', score: 1, description: 'There is no Date.', fix: 'Write one.' }
    expect(explainSymbol(own)).toMatchObject({ meaning: 'There is no Date.', fix: 'Write one.' })
    const unknown = { name: 'LOCAL_RULE', score: 1, description: 'Our own', fix: null }
    expect(explainSymbol(unknown)).toMatchObject({ meaning: 'Our own', fix: null })
  })
})
