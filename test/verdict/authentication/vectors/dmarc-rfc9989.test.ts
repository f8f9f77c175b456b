import { describe, expect, test } from 'vitest'

import { checkDmarc } from '../../../../src/verdict/authentication/check-dmarc.ts'
import { mailauthResolver } from '../../../../src/verdict/authentication/mailauth-resolver.ts'
import { type FakeRecords, fakeDns } from '../../../support/fake-dns.ts'

interface Asked {
  /** The From: domain. */
  readonly author: string
  /** The domain for which SPF passes. */
  readonly spf?: string
  /** The domain for which a signature passes. */
  readonly dkim?: string
  /** `_dmarc` records by domain. */
  readonly records: Readonly<Record<string, string>>
  /** Other names that exist. */
  readonly names?: readonly string[]
}

async function evaluate({ author, spf, dkim, records, names = [] }: Asked) {
  const zone: FakeRecords = {
    ...Object.fromEntries(Object.entries(records).map(([domain, text]) => [`_dmarc.${domain}`, { TXT: [text] }])),
    ...Object.fromEntries(names.map((name) => [name, { A: ['192.0.2.1'] }])),
  }
  const dns = fakeDns(zone)
  const spfCheck = spf === undefined ? null : ({ result: 'pass', domain: spf, record: null, comment: null } as const)
  const signature = { result: 'pass', selector: 's1', comment: null, unsignedBytes: 0 } as const
  const signatures = dkim === undefined ? [] : [{ ...signature, domain: dkim }]
  const dkimCheck = { signatures, fromAddresses: [`a@${author}`], fromFieldCount: 1 }
  const check = await checkDmarc(spfCheck, dkimCheck, mailauthResolver(dns, new AbortController().signal))
  const { result, policy, policyDomain } = check
  return { result, policy, policyDomain, questions: dns.questions }
}

const plain = { 'example.com': 'v=DMARC1; p=reject' }
const strictSpf = { 'example.com': 'v=DMARC1; p=reject; aspf=s' }
const strictDkim = { 'example.com': 'v=DMARC1; p=reject; adkim=s' }

/** Identifier alignment: RFC 9989 §4.4 and Appendix B.1. */
describe('checkDmarc() aligns as in RFC 9989', () => {
  test.each<readonly [string, Asked, 'pass' | 'fail']>([
    [
      'B.1.1, example 1: SPF, the same domain',
      { author: 'example.com', spf: 'example.com', records: strictSpf },
      'pass',
    ],
    [
      'B.1.1, example 2: SPF, a parent, relaxed',
      { author: 'child.example.com', spf: 'example.com', records: plain },
      'pass',
    ],
    ['the same, strict', { author: 'child.example.com', spf: 'example.com', records: strictSpf }, 'fail'],
    [
      'B.1.1, example 3: SPF, another domain',
      { author: 'child.example.com', spf: 'example.net', records: plain },
      'fail',
    ],
    [
      'B.1.2, example 1: DKIM, the same domain',
      { author: 'example.com', dkim: 'example.com', records: strictDkim },
      'pass',
    ],
    [
      'B.1.2, example 2: DKIM, a parent, relaxed',
      { author: 'child.example.com', dkim: 'example.com', records: plain },
      'pass',
    ],
    ['the same, strict', { author: 'child.example.com', dkim: 'example.com', records: strictDkim }, 'fail'],
    [
      'B.1.2, example 3: DKIM, another domain',
      { author: 'child.example.com', dkim: 'sample.net', records: plain },
      'fail',
    ],
    ['aspf=s leaves DKIM relaxed', { author: 'example.com', dkim: 'mail.example.com', records: strictSpf }, 'pass'],
    ['adkim=s leaves SPF relaxed', { author: 'example.com', spf: 'mail.example.com', records: strictDkim }, 'pass'],
    [
      'aligns two subdomains of one organization',
      { author: 'a.example.com', dkim: 'b.c.example.com', records: plain },
      'pass',
    ],
    [
      'a policy record alone does not make a subdomain an organization',
      {
        author: 'a.example.com',
        dkim: 'example.com',
        records: { ...plain, 'a.example.com': 'v=DMARC1; p=none' },
      },
      'pass',
    ],
    [
      'psd=n makes a subdomain its own organization',
      {
        author: 'a.example.com',
        dkim: 'example.com',
        records: { ...plain, 'a.example.com': 'v=DMARC1; p=none; psd=n' },
      },
      'fail',
    ],
    [
      'does not align two registrants below a public suffix',
      {
        author: 'one.suffix.example',
        dkim: 'two.suffix.example',
        records: { 'suffix.example': 'v=DMARC1; p=none; psd=y' },
      },
      'fail',
    ],
    [
      'does not align a public suffix with names below it',
      {
        author: 'one.suffix.example',
        dkim: 'suffix.example',
        records: { 'suffix.example': 'v=DMARC1; p=none; psd=y' },
      },
      'fail',
    ],
  ])('%s', async (_name, asked, expected) => {
    expect((await evaluate(asked)).result).toBe(expected)
  })
})

/** Which of p, sp and np applies, and the effect of t=y: RFC 9989 §4.7. */
describe('checkDmarc() chooses the policy as in RFC 9989', () => {
  const all = 'v=DMARC1; p=none; sp=quarantine; np=reject'
  test.each<readonly [string, Asked, string | null]>([
    ['p for the domain itself', { author: 'example.com', records: { 'example.com': all } }, 'none'],
    [
      'sp for an existing subdomain',
      { author: 'a.example.com', records: { 'example.com': all }, names: ['a.example.com'] },
      'quarantine',
    ],
    ['np for a nonexistent subdomain', { author: 'a.example.com', records: { 'example.com': all } }, 'reject'],
    [
      'an empty non-terminal exists',
      { author: 'a.example.com', records: { 'example.com': all }, names: ['x.a.example.com'] },
      'quarantine',
    ],
    ['p if neither sp nor np is set', { author: 'a.example.com', records: plain }, 'reject'],
    [
      'sp for a nonexistent subdomain without np',
      { author: 'a.example.com', records: { 'example.com': 'v=DMARC1; p=none; sp=reject' } },
      'reject',
    ],
    [
      't=y: quarantine instead of reject',
      { author: 'example.com', records: { 'example.com': 'v=DMARC1; p=reject; t=y' } },
      'quarantine',
    ],
    [
      't=y: none instead of quarantine',
      { author: 'example.com', records: { 'example.com': 'v=DMARC1; p=quarantine; t=y' } },
      'none',
    ],
    ['t=n: as it stands', { author: 'example.com', records: { 'example.com': 'v=DMARC1; p=reject; t=n' } }, 'reject'],
    [
      't=y applies to sp, too',
      {
        author: 'a.example.com',
        records: { 'example.com': 'v=DMARC1; p=none; sp=reject; t=y' },
        names: ['a.example.com'],
      },
      'quarantine',
    ],
    [
      'ignores the obsolete pct, rf and ri',
      { author: 'example.com', records: { 'example.com': 'v=DMARC1; p=reject; pct=10; rf=afrf; ri=3600' } },
      'reject',
    ],
    [
      'ignores unknown tags',
      { author: 'example.com', records: { 'example.com': 'v=DMARC1; p=reject; zzz=1' } },
      'reject',
    ],
    [
      'the record of the subdomain itself takes precedence',
      { author: 'a.example.com', records: { 'example.com': all, 'a.example.com': 'v=DMARC1; p=reject' } },
      'reject',
    ],
    [
      'sp or np of a public suffix for a domain without a record',
      { author: 'one.suffix.example', records: { 'suffix.example': `${all}; psd=y` } },
      'reject',
    ],
  ])('%s', async (_name, asked, expected) => {
    expect((await evaluate(asked)).policy).toBe(expected)
  })
})

/** The DNS tree walk: RFC 9989 §4.10. */
describe('checkDmarc() walks the DNS tree as in RFC 9989', () => {
  test('walks up from the author domain, and stops querying for a policy at the first record', async () => {
    const { policyDomain, questions } = await evaluate({ author: 'a.mail.example.com', records: plain })
    expect(policyDomain).toBe('example.com')
    expect(questions.slice(0, 3)).toEqual([
      'TXT _dmarc.a.mail.example.com',
      'TXT _dmarc.mail.example.com',
      'TXT _dmarc.example.com',
    ])
  })

  test("uses the record nearest to the root for the organization, and the author's record for the policy", async () => {
    const records = { 'example.com': 'v=DMARC1; p=none', 'mail.example.com': 'v=DMARC1; p=reject' }
    const asked = { author: 'a.mail.example.com', dkim: 'example.com', records }
    expect(await evaluate(asked)).toMatchObject({ result: 'pass' })
    expect(await evaluate({ author: 'mail.example.com', records })).toMatchObject({ policyDomain: 'mail.example.com' })
  })

  test('queries a name of more than eight labels in full, then its last seven and fewer labels', async () => {
    const { questions } = await evaluate({ author: 'a.b.c.d.e.f.g.h.i.j.mail.example.com', records: {} })
    expect(questions).toHaveLength(8)
    expect(questions[0]).toBe('TXT _dmarc.a.b.c.d.e.f.g.h.i.j.mail.example.com')
    expect(questions[1]).toBe('TXT _dmarc.g.h.i.j.mail.example.com')
    expect(questions[7]).toBe('TXT _dmarc.com')
  })

  test('queries each level of a name of exactly eight labels', async () => {
    const { questions } = await evaluate({ author: 'a.b.c.d.e.f.example.com', records: {} })
    expect(questions).toHaveLength(8)
    expect(questions[1]).toBe('TXT _dmarc.b.c.d.e.f.example.com')
  })

  test('does not find a record at a skipped level', async () => {
    const author = 'a.b.c.d.e.f.g.h.i.j.mail.example.com'
    expect(
      (await evaluate({ author, records: { 'c.d.e.f.g.h.i.j.mail.example.com': 'v=DMARC1; p=reject' } })).result,
    ).toBe('none')
  })
})
