import { describe, expect, test } from 'vitest'

import {
  anyFires,
  dmarcFailsWith,
  nothingIsAligned,
  reverseDnsIsBroken,
} from '../../../src/verdict/placement/conditions.ts'
import { measured } from '../../../src/verdict/placement/facts.ts'
import { doesNotFire, fires } from '../../../src/verdict/placement/placement-rule.ts'
import { authenticationOf, factsOf } from './facts-of.ts'

const open = { status: 'not-measured', reason: 'x' } as const

describe('anyFires()', () => {
  test('returns the first finding that fires, before any that was not measured', () => {
    expect(anyFires([doesNotFire, open, fires('a'), fires('b')])).toEqual(fires('a'))
  })

  test('returns not-measured if nothing fires and a finding was not measured', () => {
    expect(anyFires([doesNotFire, open])).toEqual(open)
    expect(anyFires([doesNotFire, doesNotFire])).toEqual(doesNotFire)
    expect(anyFires([])).toEqual(doesNotFire)
  })
})

describe('the text of a finding', () => {
  test('names the policy and its DNS name', async () => {
    const facts = await factsOf(
      {},
      { authentication: authenticationOf({ dmarc: { result: 'fail', policy: 'quarantine' } }) },
    )
    expect(dmarcFailsWith(facts, 'quarantine')).toEqual(
      fires("DMARC fails and the domain's policy is quarantine (_dmarc.shop.example)"),
    )
  })

  test('names the domain that passes without being aligned', async () => {
    const authentication = authenticationOf({
      spf: { isAligned: false, domain: 'esp.example' },
      dkim: { result: 'fail' },
      dmarc: { result: 'fail', isAligned: false },
    })
    expect(nothingIsAligned(await factsOf({}, { authentication }))).toEqual(
      fires('the authenticated domain (esp.example) is not aligned with the From: domain shop.example'),
    )
  })

  test.each([
    ['esp.example', 'the authenticated domain (esp.example) is not aligned with the From: domain shop.example'],
    [
      'b.example',
      'the authenticated domains (esp.example and b.example) are not aligned with the From: domain shop.example',
    ],
  ])('names each authenticated domain once if DKIM passes for %s', async (domain, text) => {
    const authentication = authenticationOf({
      spf: { isAligned: false, domain: 'esp.example' },
      dkim: { isAligned: false, domain },
      dmarc: { result: 'fail', isAligned: false },
    })
    expect(nothingIsAligned(await factsOf({}, { authentication }))).toEqual(fires(text))
  })

  test('distinguishes a missing name from one that does not resolve back', async () => {
    const missing = await factsOf({}, { reverseDns: measured({ names: [], isForwardConfirmed: false }) })
    const wrong = await factsOf({}, { reverseDns: measured({ names: ['a.example'], isForwardConfirmed: false }) })
    expect(reverseDnsIsBroken(missing)).toEqual(fires('198.51.100.7 has no reverse DNS name (PTR)'))
    expect(reverseDnsIsBroken(wrong)).toEqual(
      fires('the reverse DNS name of 198.51.100.7 (a.example) does not resolve back to it'),
    )
  })
})
