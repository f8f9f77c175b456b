import { describe, expect, test } from 'vitest'

import { providerTypes } from '../../../src/foundation/contract/names.ts'
import { evaluateRules, placementRules } from '../../../src/verdict/placement/evaluate-rules.ts'
import { authenticationOf, factsOf } from './facts-of.ts'
import { nothingMeasured } from './rule-cases.ts'

const unauthenticated = authenticationOf({
  spf: { result: 'fail' },
  dkim: { result: 'none' },
  dmarc: { result: 'fail', policy: 'reject', isAligned: false },
})

describe('evaluateRules()', () => {
  test.for(providerTypes)('no rule fires on a good message at a %s seed', async (providerType) => {
    const { firings, skipped } = evaluateRules(await factsOf({}, { providerType }))
    expect([firings, skipped]).toEqual([[], []])
  })

  test.for(providerTypes)(
    'no rule fires at a %s seed when only the message was measured, and each skip has a reason',
    async (providerType) => {
      const { firings, skipped } = evaluateRules(await factsOf({}, { providerType, ...nothingMeasured }))
      expect(firings).toEqual([])
      expect(skipped.length).toBeGreaterThan(0)
      expect(skipped.every(({ reason }) => reason.length > 5)).toBe(true)
    },
  )

  test('lists all rules that fire in evaluation order, the reject policy first', async () => {
    const { firings } = evaluateRules(await factsOf({}, { authentication: unauthenticated }))
    expect(firings.map(({ rule }) => rule.id)).toEqual(['H-C3', 'H-C1', 'H-C2', 'H-C4', 'H-C5'])
  })

  test('skips bulk-only rules for other senders', async () => {
    const facts = await factsOf({}, { authentication: unauthenticated, senderClass: 'all' })
    const { firings, skipped } = evaluateRules(facts)
    expect(firings.map(({ rule }) => rule.id)).toEqual(['H-C3', 'H-C1', 'H-C2'])
    expect(skipped).toContainEqual({ id: 'H-C4', reason: 'the rule applies only to bulk senders' })
  })

  test('every rule has a source, a unique id, and a reply if it rejects mail', () => {
    const rules = providerTypes.flatMap((type) => placementRules[type])
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    for (const rule of rules) {
      expect(rule.source, rule.id).not.toBe('')
      expect(rule.reply === null, rule.id).toBe(rule.kind === 'junk' || rule.kind === 'note')
    }
  })
})

describe('placementRules', () => {
  // Every row of the documentation by Gmail, Yahoo, Microsoft and Mimecast. Decisions based on history or blocklists
  // are never simulated.
  const codes: Readonly<Record<string, string | null>> = {
    'H-C1': '550 5.7.26',
    'H-C2': '550 5.7.26',
    'H-C3': '550 5.7.26',
    'H-C4': '550 5.7.27',
    'H-C5': '550 5.7.30',
    'H-C6': '421 4.7.40',
    'H-C7': '421 4.7.32',
    'H-C8': '451 4.7.26',
    'H-C9': '550 5.7.25',
    'H-C10': '550 5.7.29',
    'H-C11': '550 5.7.24',
    'H-C12': '550 5.7.1',
    'H-C13': '550 5.7.1',
    'H-C14': '550 5.7.1',
    'H-C15': '552 5.7.0',
    'H-C16': '554',
    'H-C17': '421 4.7.28',
    'J-C1': null,
    'J-C2': null,
    'H-B1': '550 5.7.515',
    'H-B2': '550 5.7.509',
    'H-B3': '550 5.7.509',
    'H-B4': '550',
    'H-B5': '550 5.6.0',
    'H-B6': '451 4.7.26',
    'J-B1': null,
    'J-B2': null,
    'H-P1': '550',
    'H-P2': '550',
    'H-P3': '550',
    'H-P4': '451',
    'H-P7': '550',
    'J-P1': null,
    'J-P3': null,
    'J-P4': null,
  }

  test('contain every documented row with the code that its provider publishes', () => {
    const rules = Object.values(placementRules).flat()
    const shown = rules.map(({ id, reply }) => [
      id,
      reply === null ? null : [reply.code, reply.enhancedCode].filter((part) => part !== null).join(' '),
    ])
    expect(Object.fromEntries(shown)).toEqual(codes)
  })
})
