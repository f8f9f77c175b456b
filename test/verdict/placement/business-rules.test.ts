import { describe, expect, test } from 'vitest'

import { businessRules } from '../../../src/verdict/placement/business-rules.ts'
import { measured } from '../../../src/verdict/placement/facts.ts'
import { authenticationOf, factsOf, passing, unmeasured } from './facts-of.ts'
import type { RuleCase, RuleExpectation } from './rule-cases.ts'
import { mismatches, nothingMeasured } from './rule-cases.ts'

function results(changes: Parameters<typeof authenticationOf>[0], facts: RuleCase['facts'] = {}): RuleCase {
  return { facts: { ...facts, authentication: authenticationOf(changes) } }
}

const unknown: RuleCase = { facts: nothingMeasured }
const failing = { result: 'fail', isAligned: false } as const
const nothingThere = {
  spf: { result: 'none' },
  dkim: { result: 'none' },
  dmarc: { result: 'none', policy: null },
} as const

const expectations: readonly RuleExpectation[] = [
  { id: 'H-B5', fires: [{ mail: { headers: { From: null } } }], skips: 'always measured' },
  {
    id: 'H-B4',
    fires: [{ facts: { reverseDns: measured({ names: [], isForwardConfirmed: false }) } }],
    skips: [unknown],
  },
  {
    id: 'H-B2',
    fires: [results({ dmarc: { ...failing, policy: 'reject' } })],
    silent: [results({ dmarc: { ...failing, policy: 'none' } })],
    skips: [unknown],
  },
  {
    id: 'H-B3',
    fires: [results({ dmarc: { ...failing, policy: 'quarantine' } }, { seedOptions: ['outlook.com'] })],
    silent: [results({ dmarc: { ...failing, policy: 'quarantine' } })],
    skips: [{ facts: { ...nothingMeasured, seedOptions: ['outlook.com'] } }],
  },
  {
    id: 'H-B1',
    fires: [
      results({ spf: { result: 'softfail' }, dmarc: failing }),
      results({ dkim: { result: 'none' }, dmarc: failing }),
      results({ spf: { result: 'fail' } }, { seedOptions: ['outlook.com'] }),
      results({ dmarc: { result: 'none' } }),
      results({ dmarc: failing }),
      { facts: { authentication: { ...unmeasured, dkim: authenticationOf({ dkim: { result: 'fail' } }).dkim } } },
    ],
    silent: [
      results({ spf: { result: 'temperror' } }),
      results({ spf: { result: 'fail' } }),
      results({ dkim: { result: 'none' } }),
    ],
    skips: [unknown, { facts: { seedOptions: ['outlook.com'], authentication: { ...passing, spf: unmeasured.spf } } }],
  },
  {
    id: 'H-B6',
    fires: [results({ dmarc: { result: 'temperror' } }), results({ spf: { result: 'temperror' } })],
    skips: [unknown],
  },
  { id: 'J-B1', fires: [results({ dmarc: { ...failing, policy: 'quarantine' } })], skips: [unknown] },
  {
    id: 'J-B2',
    fires: [
      results(nothingThere, { senderClass: 'all' }),
      results({ ...nothingThere, spf: { result: 'softfail' } }, { senderClass: 'all' }),
    ],
    silent: [
      results(nothingThere, { senderClass: 'bulk' }),
      results({ ...nothingThere, spf: { result: 'pass' } }, { senderClass: 'all' }),
      results({ ...nothingThere, dmarc: { ...failing, policy: 'none' } }, { senderClass: 'all' }),
    ],
    skips: [
      { facts: { ...nothingMeasured, senderClass: 'all' } },
      { facts: { senderClass: 'all', authentication: { ...authenticationOf(nothingThere), spf: unmeasured.spf } } },
    ],
  },
]

describe('businessRules', () => {
  test('have a test case each, in evaluation order', () => {
    expect(expectations.map(({ id }) => id)).toEqual(businessRules.map((rule) => rule.id))
  })

  test.for([
    ['fail', 'DMARC fail for shop.example: no pass', 'DMARC fails for shop.example: no pass'],
    [
      'permerror',
      'DMARC permerror for shop.example: two records',
      'DMARC fails (permerror) for shop.example: two records',
    ],
  ] as const)('name DMARC once if it is %s', async ([result, detail, text]) => {
    const facts = await factsOf(
      {},
      { authentication: authenticationOf({ dmarc: { result, detail, isAligned: false } }) },
    )
    const rule = businessRules.find(({ id }) => id === 'H-B1')
    expect(rule?.when(facts)).toMatchObject({ status: 'fires', text })
  })

  test.for(expectations)('$id fires, does not fire and is skipped as expected', async (expected) => {
    expect(await mismatches(businessRules, expected)).toEqual([])
  })
})
