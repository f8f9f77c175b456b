import { describe, expect, it } from 'vitest'

import type { SpamSymbol } from '../../../src/foundation/contract/test.ts'
import { limitSymbols } from '../../../src/verdict/spam/limit-symbols.ts'
import { parseRspamdReply } from '../../../src/verdict/spam/rspamd/rspamd-reply.ts'
import { parseSpamdReply } from '../../../src/verdict/spam/spamd/spamd-reply.ts'

function symbol(score: number, changes: Partial<SpamSymbol> = {}): SpamSymbol {
  return { name: `S${score}`, score, description: '', fix: null, ...changes }
}

describe('limitSymbols()', () => {
  it('sorts by score, highest first, and drops symbols with a score of 0', () => {
    const symbols = [0, -3, 2, Number.POSITIVE_INFINITY, 5, Number.NaN].map((score) => symbol(score))
    expect(limitSymbols(symbols).map(({ score }) => score)).toEqual([5, 2, -3])
  })

  it('keeps the 200 symbols with the largest absolute scores', () => {
    const limited = limitSymbols(Array.from({ length: 1000 }, (_, index) => symbol(index - 500.5)))
    expect(limited).toHaveLength(200)
    expect([limited[0]?.score, limited.at(-1)?.score]).toEqual([498.5, -500.5])
  })

  it('truncates names and descriptions to 200 characters', () => {
    const [limited] = limitSymbols([symbol(1, { name: 'N'.repeat(9999), description: 'd'.repeat(9999) })])
    expect([limited?.name.length, limited?.description.length]).toEqual([200, 200])
  })

  it('limits the symbols of rspamd', () => {
    const symbols = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [`S${index}`, { score: 1, description: 'd'.repeat(500) }]),
    )
    const reply = { score: 1, required_score: 15, action: 'no action', symbols }
    const answer = parseRspamdReply(JSON.stringify(reply), { engine: 'rspamd', spamThreshold: 6 })
    expect(JSON.stringify(answer).length).toBeLessThan(60_000)
  })

  it('limits the symbols of spamd', () => {
    const rows = ` 1.0 RULE ${'d'.repeat(500)}\r\n${`${' '.repeat(24)}more\r\n`.repeat(20)}`.repeat(1000)
    const report = `---- ---- ----\r\n ${'9'.repeat(400)} HUGE x\r\n${rows}`
    const reply = `SPAMD/1.1 0 EX_OK\r\nContent-length: ${report.length}\r\nSpam: False ; 1.0 / 5.0\r\n\r\n${report}`
    const answer = parseSpamdReply(reply)
    expect(answer).toMatchObject({ status: 'judged' })
    expect(JSON.stringify(answer).length).toBeLessThan(60_000)
    expect(JSON.stringify(answer)).not.toContain('HUGE')
  })
})
