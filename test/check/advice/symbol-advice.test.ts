import { describe, expect, it } from 'vitest'

import { symbolAdvice, worstSymbols } from '../../../src/check/advice/symbol-advice.ts'

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
