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
  it('says of a seed without a result that nothing arrived, and no more', () => {
    expect(cardText(null)).toBe('not arrived a@box.example consumer · box.example')
  })

  it.each([
    [{}, 'SPF pass '],
    [{ isPass: false, result: 'softfail', detail: 'not allowed' }, 'SPF softfail : not allowed'],
    // A DKIM signature that verifies may still not count: the word must not say the opposite of the result.
    [{ isPass: false, result: 'pass' }, 'SPF fail '],
    [{ isPass: false, result: null }, 'SPF fail '],
    [{ isPass: null, isMeasured: false, result: null, detail: 'no sending-ip' }, 'SPF not measured : no sending-ip'],
    [{ isPass: null, result: 'none' }, 'SPF not measured '],
  ])('has a word for a verdict of %j', (verdict, expected) => {
    expect(`${cardText(aJudgedRecord(verdict))} `).toContain(expected)
  })

  it('marks a result that the provider did not write', () => {
    expect(cardText(aJudgedRecord({ origin: 'computed', detail: 'x' }))).toContain('SPF pass (computed by presend) : x')
    expect(cardText(aJudgedRecord({ origin: 'provider', detail: 'x' }))).not.toContain('computed')
  })

  it('does not say of a refused copy that it was received or placed', () => {
    const text = cardText(aRefusal(550))
    expect(text).toContain('refused 1970-01-01')
    expect(text).not.toMatch(/received|placement/u)
  })

  it('lists at most 50 tests of the spam engine, and rounds scores', () => {
    const symbols = Array.from({ length: 60 }, (_, index) => ({
      name: `S${index}`,
      score: 1 / 3,
      description: '',
      fix: null,
    }))
    const spam = { engine: 'rspamd', score: 20 / 3, threshold: 15, symbols }
    const text = cardText(aRecord({ evidence: someEvidence({ spam }) }))
    expect(text).toContain('rspamd: score 6.67, spam from 15')
    expect(text).toContain('60 tests that fired')
    expect(text.match(/S\d+ 0\.33/gu)).toHaveLength(50)
  })

  it('shortens what nobody would read', () => {
    expect(cardText(aRecord({ reason: 'x'.repeat(5000) })).length).toBeLessThan(900)
  })
})
