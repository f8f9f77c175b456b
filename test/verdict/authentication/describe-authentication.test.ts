import { describe, expect, test } from 'vitest'

import type { AuthenticationFindings } from '../../../src/verdict/authentication/describe-authentication.ts'
import { describeAuthentication } from '../../../src/verdict/authentication/describe-authentication.ts'

const pass = { result: 'pass', selector: 's1', comment: null, unsignedBytes: 0 } as const

function findings(changes: Partial<AuthenticationFindings> = {}): AuthenticationFindings {
  return {
    spf: { result: 'pass', domain: 'mail.shop.example', record: 'v=spf1 -all', comment: null },
    dkim: { signatures: [{ ...pass, domain: 'shop.example' }], fromAddresses: [], fromFieldCount: 1 },
    dmarc: {
      result: 'pass',
      authorDomain: 'shop.example',
      problem: null,
      policy: 'none',
      policyDomain: 'shop.example',
      alignedDomains: new Set(['shop.example', 'mail.shop.example']),
      isAlignmentKnown: true,
    },
    brokenDns: null,
    clientAddress: '192.0.2.1',
    ...changes,
  }
}

function dkimOf(signatures: NonNullable<AuthenticationFindings['dkim']>['signatures']) {
  return describeAuthentication(findings({ dkim: { signatures, fromAddresses: [], fromFieldCount: 1 } })).dkim
}

describe('describeAuthentication()', () => {
  test('ranks signatures: passing and aligned, passing, unchecked', () => {
    const foreign = { ...pass, domain: 'esp.example' }
    const broken = { ...pass, result: 'fail', domain: 'shop.example' } as const
    const open = { ...pass, result: 'temperror', domain: 'esp.example' } as const
    expect(dkimOf([foreign, broken, { ...pass, domain: 'shop.example' }]).domain).toBe('shop.example')
    expect(dkimOf([broken, foreign])).toMatchObject({ isPass: true, domain: 'esp.example', isAligned: false })
    expect(dkimOf([broken, open]).result).toBe('temperror')
  })

  test('reports how many bytes l= leaves unsigned', () => {
    expect(dkimOf([{ ...pass, domain: 'shop.example', unsignedBytes: 12 }]).detail).toContain(
      '12 bytes of the body unsigned',
    )
  })

  test('omits domain and selector if there are none', () => {
    const untried = { result: 'policy', domain: '', selector: '', comment: 'none was tried', unsignedBytes: 0 } as const
    expect(dkimOf([untried])).toMatchObject({
      isPass: false,
      domain: null,
      isAligned: null,
      detail: 'DKIM policy: none was tried',
    })
    const keyless = { ...pass, result: 'neutral', domain: 'shop.example', selector: '' } as const
    expect(dkimOf([keyless]).detail).toBe('DKIM neutral for shop.example, aligned with the From: domain shop.example')
  })

  test('names the method that made DMARC pass', () => {
    const { dmarc } = findings()
    const onlySpf = findings({ dmarc: dmarc && { ...dmarc, alignedDomains: new Set(['mail.shop.example']) } })
    expect(describeAuthentication(onlySpf).dmarc).toMatchObject({ carriedBy: 'SPF' })
    const onlyDkim = findings({ dmarc: dmarc && { ...dmarc, alignedDomains: new Set(['shop.example']) } })
    expect(describeAuthentication(onlyDkim).dmarc).toMatchObject({ carriedBy: 'DKIM' })
  })

  test('explains a DMARC failure: which method passes without alignment, and which does not pass', () => {
    const { dmarc } = findings()
    const failing = findings({
      dmarc: dmarc && { ...dmarc, result: 'fail', policy: 'reject', alignedDomains: new Set(['shop.example']) },
      dkim: { signatures: [{ ...pass, result: 'fail', domain: 'shop.example' }], fromAddresses: [], fromFieldCount: 1 },
    })
    expect(describeAuthentication(failing).dmarc).toMatchObject({
      isPass: false,
      isAligned: false,
      detail:
        'DMARC fail for shop.example: SPF passes for mail.shop.example, which is not aligned, and DKIM does not pass (fail) (policy reject at _dmarc.shop.example)',
    })
  })

  test('leaves alignment unknown if DNS failed during the tree walk', () => {
    const { dmarc } = findings()
    const open = findings({
      dmarc: dmarc && { ...dmarc, result: 'temperror', alignedDomains: new Set(), isAlignmentKnown: false },
    })
    expect(describeAuthentication(open).spf).toMatchObject({ isAligned: null })
  })
})
