import { describe, expect, test } from 'vitest'

import type { DkimCheck } from '../../../src/verdict/authentication/check-dkim.ts'
import type { DmarcCheck } from '../../../src/verdict/authentication/check-dmarc.ts'
import { checkDmarc } from '../../../src/verdict/authentication/check-dmarc.ts'
import type { SpfCheck } from '../../../src/verdict/authentication/check-spf.ts'
import { mailauthResolver } from '../../../src/verdict/authentication/mailauth-resolver.ts'
import type { FakeDns, FakeRecords } from '../../support/fake-dns.ts'
import { fakeDns } from '../../support/fake-dns.ts'

interface Case {
  /** The addresses in From:. */
  readonly from: readonly string[]
  readonly fromFieldCount?: number
  /** A `domain` passes; `domain fail` and similar values do not. */
  readonly spf?: string
  readonly dkim?: readonly string[]
  readonly zone: FakeRecords
}

async function dmarc(given: Case, dns: FakeDns = fakeDns(given.zone)): Promise<DmarcCheck> {
  return await checkDmarc(spfOf(given.spf), dkimOf(given), mailauthResolver(dns, new AbortController().signal))
}

function spfOf(text: string | undefined): SpfCheck | null {
  if (text === undefined) return null
  const [domain = '', word = 'pass'] = text.split(' ')
  const result = (['pass', 'fail', 'temperror'] as const).find((known) => known === word) ?? 'none'
  return { result, domain, record: null, comment: null }
}

function dkimOf({ from, fromFieldCount, dkim }: Case): DkimCheck {
  const signatures = (dkim ?? []).map((text) => {
    const [domain = '', word = 'pass'] = text.split(' ')
    const result = (['pass', 'fail', 'temperror'] as const).find((known) => known === word) ?? ('neutral' as const)
    return { result, domain, selector: 's1', comment: null, unsignedBytes: 0 }
  })
  return { signatures, fromAddresses: from, fromFieldCount: fromFieldCount ?? 1 }
}

function records(...entries: readonly (readonly [string, string])[]): FakeRecords {
  return Object.fromEntries(entries.map(([domain, text]) => [`_dmarc.${domain}`, { TXT: [text] }]))
}

const relaxed = records(['shop.example', 'v=DMARC1; p=reject'])
const strict = records(['shop.example', 'v=DMARC1; p=reject; adkim=s; aspf=s'])

describe('checkDmarc()', () => {
  const alignments: readonly (readonly [string, Case, string])[] = [
    [
      'passes through SPF for the same domain',
      { from: ['a@shop.example'], spf: 'shop.example', zone: relaxed },
      'pass',
    ],
    [
      'passes through DKIM for the same domain',
      { from: ['a@shop.example'], dkim: ['shop.example'], zone: relaxed },
      'pass',
    ],
    ['relaxed: aligns a subdomain', { from: ['a@shop.example'], spf: 'bounce.shop.example', zone: relaxed }, 'pass'],
    [
      'relaxed: aligns a parent domain',
      { from: ['a@news.shop.example'], dkim: ['shop.example'], zone: relaxed },
      'pass',
    ],
    [
      'relaxed: aligns two subdomains of one domain',
      { from: ['a@news.shop.example'], dkim: ['esp.shop.example'], zone: relaxed },
      'pass',
    ],
    [
      'relaxed: does not align another domain',
      { from: ['a@shop.example'], dkim: ['esp.example'], zone: relaxed },
      'fail',
    ],
    [
      'relaxed: does not align a name with the same ending',
      { from: ['a@shop.example'], dkim: ['myshop.example'], zone: relaxed },
      'fail',
    ],
    [
      'strict: does not align a subdomain',
      { from: ['a@shop.example'], spf: 'bounce.shop.example', zone: strict },
      'fail',
    ],
    ['strict: aligns the same domain', { from: ['a@shop.example'], dkim: ['shop.example'], zone: strict }, 'pass'],
    [
      'passes through one aligned signature of several',
      { from: ['a@shop.example'], dkim: ['esp.example', 'shop.example fail', 'k.shop.example'], zone: relaxed },
      'pass',
    ],
    [
      'does not pass through failing SPF',
      { from: ['a@shop.example'], spf: 'shop.example fail', zone: relaxed },
      'fail',
    ],
    [
      'does not pass through a failing signature',
      { from: ['a@shop.example'], dkim: ['shop.example fail'], zone: relaxed },
      'fail',
    ],
    ['ignores case and a final dot', { from: ['a@SHOP.Example.'], dkim: ['Shop.example'], zone: relaxed }, 'pass'],
    [
      'aligns an internationalized domain with its A-labels',
      {
        from: ['a@bücher.example'],
        dkim: ['xn--bcher-kva.example'],
        zone: records(['xn--bcher-kva.example', 'v=DMARC1; p=none']),
      },
      'pass',
    ],
  ]
  test.for(alignments)('%s', async ([, given, expected]) => {
    expect((await dmarc(given)).result).toBe(expected)
  })

  const policies: readonly (readonly [string, readonly (readonly [string, string])[], string, string | null])[] = [
    ['p of the domain itself', [['shop.example', 'v=DMARC1; p=quarantine; sp=none']], 'shop.example', 'quarantine'],
    [
      'sp to an existing subdomain',
      [['shop.example', 'v=DMARC1; p=reject; sp=quarantine; np=none']],
      'there.shop.example',
      'quarantine',
    ],
    [
      'np to a nonexistent subdomain',
      [['shop.example', 'v=DMARC1; p=none; sp=quarantine; np=reject']],
      'gone.shop.example',
      'reject',
    ],
    ['p where sp is missing', [['shop.example', 'v=DMARC1; p=quarantine']], 'there.shop.example', 'quarantine'],
    [
      'sp where np is missing',
      [['shop.example', 'v=DMARC1; p=none; sp=quarantine']],
      'gone.shop.example',
      'quarantine',
    ],
    ['one step less with t=y', [['shop.example', 'v=DMARC1; p=reject; t=y']], 'shop.example', 'quarantine'],
    ['no pct (obsolete since RFC 9989)', [['shop.example', 'v=DMARC1; p=reject; pct=0']], 'shop.example', 'reject'],
    [
      'the policy none for a record with rua but without p',
      [['shop.example', 'v=DMARC1; rua=mailto:d@shop.example']],
      'shop.example',
      'none',
    ],
    ['no record without p and rua', [['shop.example', 'v=DMARC1; adkim=s']], 'shop.example', null],
    [
      'the record of a subdomain before that of its parent',
      [
        ['shop.example', 'v=DMARC1; p=reject'],
        ['there.shop.example', 'v=DMARC1; p=none'],
      ],
      'there.shop.example',
      'none',
    ],
    [
      'the record of a public suffix if there is no other record',
      [['example', 'v=DMARC1; p=none; sp=quarantine; psd=y']],
      'shop.example',
      'quarantine',
    ],
    ['no record whose version is not exactly DMARC1', [['shop.example', 'v=dmarc1; p=reject']], 'shop.example', null],
    [
      'no record with a repeated tag (RFC 6376 §3.2)',
      [['shop.example', 'v=DMARC1; p=none; p=reject']],
      'shop.example',
      null,
    ],
    ['no record in which v is not the first tag', [['shop.example', 'p=reject; v=DMARC1']], 'shop.example', null],
  ]
  test.for(policies)('applies %s', async ([, entries, domain, expected]) => {
    const zone = {
      ...records(...entries),
      'there.shop.example': { A: ['192.0.2.1'] },
      'shop.example': { A: ['192.0.2.1'] },
    }
    const check = await dmarc({ from: [`a@${domain}`], zone })
    expect([check.result, check.policy]).toEqual(expected === null ? ['none', null] : ['fail', expected])
  })

  test('discards all records at a name with several (RFC 9989 §4.10)', async () => {
    const zone = { '_dmarc.shop.example': { TXT: ['v=DMARC1; p=reject', 'v=DMARC1; p=none'] } }
    expect((await dmarc({ from: ['a@shop.example'], zone })).result).toBe('none')
  })

  test('stops the walk at psd=n, so that names below it do not align with names above', async () => {
    const zone = records(['example', 'v=DMARC1; p=none'], ['shop.example', 'v=DMARC1; p=reject; psd=n'])
    expect((await dmarc({ from: ['a@news.shop.example'], dkim: ['shop.example'], zone })).result).toBe('pass')
    expect((await dmarc({ from: ['a@news.shop.example'], dkim: ['other.example'], zone })).result).toBe('fail')
  })

  test('treats the name below psd=y as the organization, so that two customers of a suffix do not align', async () => {
    const zone = records(['co.example', 'v=DMARC1; p=none; psd=y'])
    expect((await dmarc({ from: ['a@news.shop.co.example'], dkim: ['shop.co.example'], zone })).result).toBe('pass')
    expect((await dmarc({ from: ['a@shop.co.example'], dkim: ['evil.co.example'], zone })).result).toBe('fail')
  })

  test('does not treat a parent without a record as the organization (no public suffix list)', async () => {
    const zone = records(['news.shop.example', 'v=DMARC1; p=reject'])
    expect((await dmarc({ from: ['a@news.shop.example'], dkim: ['shop.example'], zone })).result).toBe('fail')
  })

  test('queries at most eight names, and skips to the last seven labels of a long name (RFC 9989 §4.10)', async () => {
    const dns = fakeDns({})
    await dmarc({ from: ['a@a.b.c.d.e.f.g.h.i.j.shop.example'], zone: {} }, dns)
    expect(dns.questions).toEqual([
      'TXT _dmarc.a.b.c.d.e.f.g.h.i.j.shop.example',
      'TXT _dmarc.f.g.h.i.j.shop.example',
      'TXT _dmarc.g.h.i.j.shop.example',
      'TXT _dmarc.h.i.j.shop.example',
      'TXT _dmarc.i.j.shop.example',
      'TXT _dmarc.j.shop.example',
      'TXT _dmarc.shop.example',
      'TXT _dmarc.example',
    ])
  })

  const unevaluated: readonly (readonly [string, Pick<Case, 'from' | 'fromFieldCount'>, string])[] = [
    ['no From: address', { from: [] }, 'has no domain'],
    ['two domains', { from: ['a@shop.example', 'b@esp.example'] }, 'more than one domain'],
    [
      'two From: fields',
      { from: ['a@shop.example', 'b@shop.example'], fromFieldCount: 2 },
      'more than one From: field',
    ],
    ['an address without a usable domain', { from: ['a@shop.example', 'b@'] }, 'no valid domain'],
  ]
  test.for(unevaluated)('returns permerror for %s', async ([, given, text]) => {
    const check = await dmarc({ ...given, spf: 'shop.example', zone: relaxed })
    expect(check.result).toBe('permerror')
    expect(check.problem).toContain(text)
  })

  test('evaluates a From: field with several addresses in one domain (RFC 9989 §5.3.1)', async () => {
    const given = { from: ['a@shop.example', 'b@Shop.example'], spf: 'shop.example', zone: relaxed }
    expect((await dmarc(given)).result).toBe('pass')
  })

  test('returns temperror if the record query fails', async () => {
    const check = await dmarc({
      from: ['a@shop.example'],
      spf: 'shop.example',
      zone: { '_dmarc.shop.example': 'servfail' },
    })
    expect(check).toMatchObject({ result: 'temperror', isAlignmentKnown: false })
  })

  test('passes on an identical domain although DNS fails higher in the tree', async () => {
    const zone: FakeRecords = { ...relaxed, '_dmarc.example': 'servfail' }
    expect((await dmarc({ from: ['a@shop.example'], spf: 'shop.example', zone })).result).toBe('pass')
  })

  test('returns temperror instead of fail if an aligned identifier could not be checked', async () => {
    const byKey = await dmarc({ from: ['a@shop.example'], dkim: ['shop.example temperror'], zone: relaxed })
    expect(byKey).toMatchObject({
      result: 'temperror',
      problem: 'the DNS query for the DKIM key of shop.example failed',
    })
    const bySpf = await dmarc({ from: ['a@shop.example'], spf: 'mail.shop.example temperror', zone: relaxed })
    expect(bySpf.result).toBe('temperror')
    const foreign = await dmarc({ from: ['a@shop.example'], dkim: ['esp.example temperror'], zone: relaxed })
    expect(foreign.result).toBe('fail')
  })

  test('also reports the alignment of failing identifiers', async () => {
    const given = { from: ['a@shop.example'], spf: 'mail.shop.example fail', dkim: ['esp.example fail'], zone: relaxed }
    const { alignedDomains } = await dmarc(given)
    expect([...alignedDomains].toSorted()).toEqual(['mail.shop.example', 'shop.example'])
  })

  test('aligns a domain only with itself if there is no record', async () => {
    const check = await dmarc({ from: ['a@shop.example'], spf: 'mail.shop.example', zone: {} })
    expect(check.result).toBe('none')
    expect([...check.alignedDomains]).toEqual(['shop.example'])
  })
})
