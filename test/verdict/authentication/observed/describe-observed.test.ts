import { describe, expect, test } from 'vitest'

import type { DmarcCheck } from '../../../../src/verdict/authentication/check-dmarc.ts'
import {
  describeObserved,
  type ObservedFindings,
} from '../../../../src/verdict/authentication/observed/describe-observed.ts'

const dmarc: DmarcCheck = {
  result: 'fail',
  authorDomain: 'shop.example',
  problem: null,
  policy: 'reject',
  policyDomain: 'shop.example',
  alignedDomains: new Set(['shop.example']),
  isAlignmentKnown: true,
}

function describeOf(changes: Partial<ObservedFindings>) {
  return describeObserved({
    written: { spf: null, spfProblem: null, dkim: null, dmarc: null, arc: null },
    spf: { origin: 'none', reason: 'nobody says' },
    dkim: { origin: 'computed', signatures: [], fromAddresses: ['a@shop.example'], fromFieldCount: 1 },
    dmarc,
    brokenDns: null,
    arc: null,
    provider: { authservIds: [], providerName: 'box.example' },
    ...changes,
  })
}

const written = { spf: null, spfProblem: null, dkim: null, arc: null } as const

describe('describeObserved()', () => {
  test('names the provider by its mailboxes if it has no authserv-id', () => {
    const spf = { origin: 'provider', result: 'neutral', domain: null, record: null, comment: null, hop: null } as const
    expect(describeOf({ spf }).spf.detail).toBe(
      'SPF neutral for an unknown domain, alignment unknown; reported by box.example',
    )
  })

  test('reports no DMARC fail if SPF was not measured', () => {
    expect(describeOf({}).dmarc).toMatchObject({ isMeasured: false, isPass: null, policy: 'reject' })
  })

  test("keeps the provider's DMARC pass without naming a method if presend finds none that passes", () => {
    const own = { result: 'pass', domain: 'shop.example', policy: 'none', comment: 'action oreject' } as const
    const verdict = describeOf({
      written: { ...written, dmarc: own },
      arc: { origin: 'provider', result: 'pass' },
    }).dmarc
    expect(verdict).toMatchObject({ isPass: true, carriedBy: null, origin: 'provider', policy: 'reject' })
    expect(verdict.detail).toBe(
      'DMARC pass for shop.example: action oreject (policy reject at _dmarc.shop.example); reported by box.example; ARC pass',
    )
  })

  test('shows the policy that the provider repeats if DNS has none', () => {
    const own = { result: 'fail', domain: null, policy: 'quarantine', comment: null } as const
    const unknown = { ...dmarc, policy: null, policyDomain: null, authorDomain: null }
    const verdict = describeOf({ written: { ...written, dmarc: own }, dmarc: unknown }).dmarc
    expect(verdict.detail).toBe('DMARC fail (policy quarantine); reported by box.example')
    expect(verdict).toMatchObject({ policy: 'quarantine', isAligned: false, domain: null })
  })

  test('reports how many bytes a signature leaves unsigned', () => {
    const signature = {
      result: 'pass',
      domain: 'shop.example',
      selector: '',
      comment: null,
      unsignedBytes: 12,
    } as const
    const dkim = { origin: 'computed', signatures: [signature], fromAddresses: [], fromFieldCount: 1 } as const
    expect(describeOf({ dkim }).dkim.detail).toContain('l= leaves 12 bytes of the body unsigned')
  })
})
