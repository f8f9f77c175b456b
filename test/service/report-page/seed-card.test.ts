import { describe, expect, it } from 'vitest'

import { seedCard } from '../../../src/service/report-page/seed-card.ts'
import type { SeedRecord } from '../../../src/storage/store.ts'
import { aRecord, aRefusal, someEvidence } from '../../storage/builders.ts'
import { aJudgedRecord, textOf } from './report-builders.ts'

function cardText(result: SeedRecord | null): string {
  const seed = { address: 'a@box.example', providerType: 'consumer', providerName: 'box.example' } as const
  return textOf(seedCard({ ...seed, result }))
}

describe('seedCard()', () => {
  it('shows a seed without a result as not received', () => {
    expect(cardText(null)).toBe('not received a@box.example consumer · box.example')
  })

  it.each([
    [{}, 'SPF pass '],
    [{ isPass: false, result: 'softfail', detail: 'not allowed' }, 'SPF softfail : not allowed'],
    // A DKIM signature can verify without counting as a pass; the word must not contradict the result.
    [{ isPass: false, result: 'pass' }, 'SPF fail '],
    [{ isPass: false, result: null }, 'SPF fail '],
    [{ isPass: null, isMeasured: false, result: null, detail: 'no sending-ip' }, 'SPF not measured : no sending-ip'],
    [{ isPass: null, result: 'none' }, 'SPF not measured '],
  ])('describes a verdict of %j', (verdict, expected) => {
    expect(`${cardText(aJudgedRecord(verdict))} `).toContain(expected)
  })

  it('marks a computed result', () => {
    expect(cardText(aJudgedRecord({ origin: 'computed', detail: 'x' }))).toContain('SPF pass (computed by presend) : x')
    expect(cardText(aJudgedRecord({ origin: 'provider', detail: 'x' }))).not.toContain('computed')
  })

  it('does not describe a rejected copy as received or placed', () => {
    const text = cardText(aRefusal(550))
    expect(text).toContain('rejected 1970-01-01')
    expect(text).not.toMatch(/received|placement/u)
  })

  it('shows the five symbols with the most points, each with meaning and fix', () => {
    const symbols = Array.from({ length: 60 }, (_, index) => ({
      name: index === 7 ? 'R_DKIM_NA' : `S${index}`,
      score: index === 7 ? 4 : 1 / 3,
      description: 'x',
      fix: null,
    }))
    const spam = { engine: 'rspamd', version: '3.4', score: 20 / 3, threshold: 15, symbols }
    const text = cardText(aRecord({ evidence: someEvidence({ spam }) }))
    expect(text).toContain('rspamd, rules 3.4: score 6.67, spam threshold 15')
    expect(text).toContain('4 R_DKIM_NA The message is not signed. Fix: Sign with DKIM as the From: domain.')
    expect(text.match(/0\.33 S\d+/gu)).toHaveLength(4)
    expect(text).toContain('55 more with lower scores')
  })

  it('shows the fix of the rule, and omits symbols that lower the score', () => {
    const symbols = [
      { name: 'LINK_TO_IP_ADDRESS', score: 2, description: 'A link goes to an address', fix: 'Use a name.' },
      { name: 'GOOD', score: -3, description: 'good', fix: null },
    ]
    const spam = { engine: 'built-in', score: 6, threshold: 5, symbols }
    const text = cardText(aRecord({ folder: 'Spam', evidence: someEvidence({ spam }) }))
    expect(text).toContain('Why it is spam, and how to fix it')
    expect(text).toContain('A link goes to an address Fix: Use a name.')
    expect(text).not.toContain('GOOD')
  })

  it('truncates long texts', () => {
    expect(cardText(aRecord({ reason: 'x'.repeat(5000) })).length).toBeLessThan(900)
  })
})
