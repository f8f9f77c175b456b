import { describe, expect, test } from 'vitest'

import { measured } from '../../../src/verdict/placement/facts.ts'
import { protectedRules } from '../../../src/verdict/placement/protected-rules.ts'
import { authenticationOf } from './facts-of.ts'
import type { RuleCase, RuleExpectation } from './rule-cases.ts'
import { mismatches, nothingMeasured } from './rule-cases.ts'

function results(changes: Parameters<typeof authenticationOf>[0]): RuleCase {
  return { facts: { authentication: authenticationOf(changes) } }
}

const unknown: RuleCase = { facts: nothingMeasured }
const failing = { result: 'fail', isAligned: false } as const
const marketing = { headers: { Subject: '25% off', 'List-Unsubscribe': '<https://shop.example/u>' } }

const expectations: readonly RuleExpectation[] = [
  {
    id: 'H-P4',
    fires: [{ facts: { seedOptions: ['greylist'] } }],
    silent: [
      { facts: { seedOptions: ['greylist'], history: measured({ acceptedCopyCount: 0, temporaryRefusalCount: 1 }) } },
    ],
    skips: [{ facts: { ...nothingMeasured, seedOptions: ['greylist'] } }],
  },
  { id: 'H-P7', fires: [{ mail: { attachments: [{ filename: 'x.js', content: 'x' }] } }], skips: 'always measured' },
  {
    id: 'H-P1',
    fires: [results({ dmarc: { ...failing, policy: 'reject' } })],
    silent: [results({ dmarc: { ...failing, policy: 'none' } })],
    skips: [unknown],
  },
  {
    id: 'H-P2',
    fires: [results({ spf: { result: 'fail' }, dkim: { result: 'fail' }, dmarc: failing })],
    silent: [results({ spf: { result: 'fail' } }), results({ spf: { result: 'softfail' }, dmarc: failing })],
    skips: [unknown],
  },
  {
    id: 'H-P3',
    fires: [{ mail: { headers: { From: 'boss@seeds.example' } } }],
    silent: [{ mail: { headers: { From: 'a@mail.seeds.example' } } }],
    skips: 'always measured',
  },
  { id: 'J-P1', fires: [results({ dmarc: { ...failing, policy: 'quarantine' } })], skips: [unknown] },
  {
    id: 'J-P3',
    fires: [
      { facts: { reverseDns: measured({ names: [], isForwardConfirmed: false }) } },
      { facts: { heloName: measured('localhost') } },
      { facts: { heloName: measured('[192.0.2.1]') } },
      { facts: { ...nothingMeasured, heloName: measured('runner-7') } },
    ],
    skips: [unknown, { facts: { ...nothingMeasured, heloName: measured('mail.shop.example') } }],
  },
  {
    id: 'J-P4',
    fires: [
      { mail: marketing, facts: { seedOptions: ['hold-bulk'] } },
      { facts: { seedOptions: ['hold-bulk'], mailType: 'marketing' } },
    ],
    silent: [
      { mail: marketing },
      { facts: { seedOptions: ['hold-bulk'] } },
      { mail: marketing, facts: { seedOptions: ['hold-bulk'], mailType: 'transactional' } },
    ],
    skips: 'always measured',
  },
]

describe('protectedRules', () => {
  test('have a test case each, in evaluation order', () => {
    expect(expectations.map(({ id }) => id)).toEqual(protectedRules.map((rule) => rule.id))
  })

  test.for(expectations)('$id fires, does not fire and is skipped as expected', async (expected) => {
    expect(await mismatches(protectedRules, expected)).toEqual([])
  })
})
