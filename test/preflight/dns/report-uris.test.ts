import { describe, expect, it } from 'vitest'

import { parseDmarcRecord } from '../../../src/preflight/dns/dmarc-record.ts'
import { checkAuthorizations, type ReportUri, reportUris } from '../../../src/preflight/dns/report-uris.ts'
import { type FakeRecords, fakeDns } from '../../support/fake-dns.ts'

const { signal } = new AbortController()

function urisOf(rua: string): readonly ReportUri[] {
  return reportUris(parseDmarcRecord(`v=DMARC1; p=none; rua=${rua}`))
}

describe('reportUris()', () => {
  it.each([
    ['dmarc@shop.com', 'does not start with "mailto:"', 'mailto:dmarc@shop.com'],
    ['mailto: dmarc@shop.com', 'contains a space', 'mailto:dmarc@shop.com'],
    ['mailto:dmarc@shop.com!10m', 'the size limit "!10m" is obsolete', 'mailto:dmarc@shop.com'],
    ['mailto:dmarc', 'has no valid address', null],
    ['mailto:', 'has no valid address', null],
    ['ftp://shop.com/x', 'is not a mailto: URI', null],
    ['https://shop.com/x', 'over HTTPS', null],
  ])('reports the error in %s', (text, problem, corrected) => {
    const [uri] = urisOf(text)
    expect(uri?.problem?.text).toContain(problem)
    expect(uri?.corrected).toBe(corrected)
  })

  it('accepts several addresses in both tags', () => {
    const uris = reportUris(
      parseDmarcRecord('v=DMARC1; p=none; rua=mailto:a@b.com,mailto:c@d.com?subject=x; ruf=MAILTO:e@f.com'),
    )
    expect(uris.map(({ tag, domain, problem }) => [tag, domain, problem])).toEqual([
      ['rua', 'b.com', null],
      ['rua', 'd.com', null],
      ['ruf', 'f.com', null],
    ])
  })
})

async function check(rua: string, records: FakeRecords): Promise<readonly [string, boolean | null][]> {
  const policy = { domain: 'shop.com', organizationalDomain: 'shop.com', uris: urisOf(rua) }
  const found = await checkAuthorizations(policy, fakeDns(records), signal)
  return found.map(({ name, isAuthorized }) => [name, isAuthorized])
}

describe('checkAuthorizations()', () => {
  it('requires no authorization for the same organization', async () => {
    expect(await check('mailto:a@shop.com,mailto:b@mail.shop.com', {})).toEqual([])
  })

  it.each([
    ['no record', {}, false],
    ['a record', { 'shop.com._report._dmarc.agari.net': { TXT: ['v=DMARC1'] } }, true],
    ['a record with a semicolon', { 'shop.com._report._dmarc.agari.net': { TXT: ['v=DMARC1;'] } }, true],
    ['another record', { 'shop.com._report._dmarc.agari.net': { TXT: ['hello'] } }, false],
    ['a failed query', { 'shop.com._report._dmarc.agari.net': 'servfail' }, null],
  ] as const)('checks a response with %s', async (_what, records, expected) => {
    expect(await check('mailto:a@agari.net,mailto:b@agari.net', records)).toEqual([
      ['shop.com._report._dmarc.agari.net', expected],
    ])
  })

  it('queries the authorization of another organization under the same registry', async () => {
    expect(await check('mailto:a@other.com', {})).toEqual([['shop.com._report._dmarc.other.com', false]])
  })
})
