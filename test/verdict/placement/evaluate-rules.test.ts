import { describe, expect, test } from 'vitest'

import { providerTypes } from '../../../src/contract/names.ts'
import { evaluateRules, placementRules } from '../../../src/verdict/placement/evaluate-rules.ts'
import { authenticationOf, factsOf } from './facts-of.ts'
import { nothingMeasured } from './rule-cases.ts'

const unauthenticated = authenticationOf({
  spf: { result: 'fail' },
  dkim: { result: 'none' },
  dmarc: { result: 'fail', policy: 'reject', isAligned: false },
})

describe('evaluateRules()', () => {
  test.for(providerTypes)('nothing fires on a good message at a %s seed', async (providerType) => {
    const { firings, skipped } = evaluateRules(await factsOf({}, { providerType }), [])
    expect([firings, skipped]).toEqual([[], []])
  })

  test.for(providerTypes)(
    'nothing fires at a %s seed when only the message was measured, and each skip has a reason',
    async (providerType) => {
      const { firings, skipped } = evaluateRules(await factsOf({}, { providerType, ...nothingMeasured }), [])
      expect(firings).toEqual([])
      expect(skipped.length).toBeGreaterThan(0)
      expect(skipped.every(({ reason }) => reason.length > 5)).toBe(true)
    },
  )

  test('lists all that fire, in the order of the table: the reject policy first', async () => {
    const { firings } = evaluateRules(await factsOf({}, { authentication: unauthenticated }), [])
    expect(firings.map(({ rule }) => rule.id)).toEqual(['H-C3', 'H-C1', 'H-C2', 'H-C4', 'H-C5'])
  })

  test('skips rules for bulk senders where the sender is none, and rules that are switched off', async () => {
    const facts = await factsOf({}, { authentication: unauthenticated, senderClass: 'all' })
    const { firings, skipped } = evaluateRules(facts, ['H-C2'])
    expect(firings.map(({ rule }) => rule.id)).toEqual(['H-C3', 'H-C1'])
    expect(skipped).toContainEqual({ id: 'H-C2', reason: 'the rule is switched off' })
    expect(skipped).toContainEqual({ id: 'H-C4', reason: 'the rule is for bulk senders only' })
  })

  test('has a source for every row, each id once, and a reply for every refusal', () => {
    const rules = providerTypes.flatMap((type) => placementRules[type])
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    for (const rule of rules) {
      expect(rule.source, rule.id).not.toBe('')
      expect(rule.reply === null, rule.id).toBe(rule.kind === 'junk' || rule.kind === 'note')
    }
  })
})
