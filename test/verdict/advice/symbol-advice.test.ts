import { describe, expect, it } from 'vitest'

import { engineTitle, explainSymbol, symbolAdvice, worstSymbols } from '../../../src/verdict/advice/symbol-advice.ts'
import { symbolTable } from '../../../src/verdict/advice/symbol-table.ts'

function symbol(name: string, score: number, fix: string | null = null): Parameters<typeof symbolAdvice>[0] {
  return { name, score, description: '', fix }
}

it('worstSymbols() returns at most five symbols, highest score first, without scores of zero or less', () => {
  const symbols = [0, 1, 2, 3, 4, 5, 6, -3].map((score) => symbol(`S${score}`, score))
  expect(worstSymbols(symbols).map((one) => one.score)).toEqual([6, 5, 4, 3, 2])
})

describe('symbolAdvice()', () => {
  it("prefers the engine's own fix", () => {
    expect(symbolAdvice(symbol('SUBJ_ALL_CAPS', 1, 'Calm down.'))).toBe('Calm down.')
  })

  it('supports the names of both engines', () => {
    expect(symbolAdvice(symbol('R_PARTS_DIFFER', 1))).toBe(symbolAdvice(symbol('MPART_ALT_DIFF', 1)))
  })

  it('returns null for an unknown symbol', () => {
    expect(symbolAdvice(symbol('constructor', 1))).toBeNull()
  })
})

describe('explainSymbol()', () => {
  it('replaces the description of an engine that has no fix', () => {
    const hit = { name: 'R_DKIM_NA', score: 1, description: 'Missing DKIM signature', fix: null }
    expect(explainSymbol(hit)).toEqual({
      name: 'R_DKIM_NA',
      score: 1,
      meaning: 'The message has no DKIM signature.',
      fix: 'Sign the message with DKIM for the From: domain.',
    })
  })

  it('keeps the wording of a rule with its own fix, and of an unknown symbol', () => {
    const own = { name: 'MISSING_DATE', score: 1, description: 'There is no Date.', fix: 'Write one.' }
    expect(explainSymbol(own)).toMatchObject({ meaning: 'There is no Date.', fix: 'Write one.' })
    const unknown = { name: 'LOCAL_RULE', score: 1, description: 'Our own', fix: null }
    expect(explainSymbol(unknown)).toMatchObject({ meaning: 'Our own', fix: null })
  })
})

it('every line of the symbol table is a fix or has the form "NAMES: meaning", and every name occurs once', () => {
  const lines = symbolTable.split('\n').filter((line) => line !== '')
  for (const line of lines) expect(line).toMatch(/^(?: {2}[A-Z0-9_]+(?: [A-Z0-9_]+)*: )?[A-Za-z"].*\.$/u)
  const names = lines.flatMap((line) => /^ {2}(.+?):/u.exec(line)?.[1]?.split(' ') ?? [])
  expect(names.length).toBeGreaterThan(150)
  expect(new Set(names).size).toBe(names.length)
})

it('engineTitle() names engine and version, each once', () => {
  expect(engineTitle({ engine: 'built-in', version: '2' })).toBe('built-in, rules 2')
  expect(engineTitle({ engine: 'rspamd 3.4', version: '3.4' })).toBe('rspamd 3.4')
  expect(engineTitle({ engine: 'other' })).toBe('other')
})
