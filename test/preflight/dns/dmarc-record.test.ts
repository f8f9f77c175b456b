import { describe, expect, it } from 'vitest'

import { isBrokenDmarcRecord, isDmarcRecord, parseDmarcRecord } from '../../../src/preflight/dns/dmarc-record.ts'

describe('parseDmarcRecord()', () => {
  it.each([
    [
      'v=DMARC1; p=quarentine; rua=mailto:d@x.com',
      '"p=quarentine": expected none',
      'v=DMARC1; p=quarantine; rua=mailto:d@x.com',
    ],
    ['v=DMARC1; p=none rua=mailto:a@b.com', 'a semicolon is missing', 'v=DMARC1; p=none; rua=mailto:a@b.com'],
    ['v=DMARC1; rua=mailto:a@b.com p=none', 'a semicolon is missing', 'v=DMARC1; p=none; rua=mailto:a@b.com'],
    ['v=DMARC1 p=none', 'does not start with "v=DMARC1;"', 'v=DMARC1; p=none'],
    ['v=dmarc1; p=none', 'does not start with "v=DMARC1;"', 'v=DMARC1; p=none'],
    ['DMARC1; p=none', 'does not start with "v=DMARC1;"', 'v=DMARC1; p=none'],
    ['p=reject; v=DMARC1', 'does not start with "v=DMARC1;"', 'v=DMARC1; p=reject'],
    [' v=DMARC1; p=none', 'it starts with a space', 'v=DMARC1; p=none'],
    ['v=DMARC1, p=none, rua=mailto:x@y.com', 'does not start with', 'v=DMARC1; p=none; rua=mailto:x@y.com'],
    ['v=DMARC1; p=block', '"p=block": expected none', null],
    ['v=DMARC1; p=none; sp=rejct', '"sp=rejct"', 'v=DMARC1; p=none; sp=reject'],
    ['v=DMARC1; adkim=strict; p=reject', '"adkim=strict": expected r or s', 'v=DMARC1; p=reject; adkim=s'],
    ['v=DMARC1; p=none; aspf=x', '"aspf=x": expected r or s', null],
    ['v=DMARC1; p=none; t=yes', '"t=yes": expected y or n', 'v=DMARC1; p=none; t=y'],
    ['v=DMARC1; p=none; p=none', 'occurs twice', 'v=DMARC1; p=none'],
    ['v=DMARC1; none', '"none" is not a tag', 'v=DMARC1; p=none'],
    ['v=DMARC1; P=none', 'must be in lower case', 'v=DMARC1; p=none'],
    ['v=DMARC1;', 'neither "p=" nor "rua="', 'v=DMARC1; p=none'],
  ])('reports the error in %s', (text, problem, corrected) => {
    const record = parseDmarcRecord(text)
    expect(record.problems.join('; ')).toContain(problem)
    expect(record.corrected).toBe(corrected)
  })

  it.each([
    'v=DMARC1; p=none',
    'v=DMARC1;p=reject;sp=none;np=reject;psd=n;t=y;fo=1:d:s;rua=mailto:a@b.com,mailto:c@d.com',
    'v=DMARC1; rua=mailto:a@b.com; p=REJECT; adkim=S; aspf=R;',
    'v=DMARC1; rua=mailto:a@b.com',
    'v=DMARC1; p=none; pct=abc; rf=x; ri=y; future=tag',
    'v = DMARC1 ; p = none',
  ])('accepts %s', (text) => {
    expect([isDmarcRecord(text), parseDmarcRecord(text).problems]).toEqual([true, []])
  })

  it('reads the tags', () => {
    const record = parseDmarcRecord(
      'v=DMARC1; p=Reject; sp=none; adkim=s; t=y; pct=50; ri=60; rua=mailto:a@b.com , mailto:c@d.com',
    )
    expect(record).toMatchObject({
      policy: 'reject',
      subdomainPolicy: 'none',
      nonexistentPolicy: null,
      isTestMode: true,
    })
    expect(record).toMatchObject({ dkimAlignment: 'strict', spfAlignment: 'relaxed', publicSuffix: 'u' })
    expect(record.removedTags).toEqual(['pct=50', 'ri=60'])
    expect(record.aggregateUris).toEqual(['mailto:a@b.com', 'mailto:c@d.com'])
  })
})

it.each([
  ['v=DMARC1; p=none', false],
  ['v=spf1 -all', false],
  ['google-site-verification=dmarc', false],
  ['v=DMARC2; p=none', true],
  ['"v=DMARC1; p=none"', true],
  ['p=none; rua=mailto:a@b.com', true],
])('isBrokenDmarcRecord() for %s returns %s', (text, expected) => {
  expect(isBrokenDmarcRecord(text)).toBe(expected)
})
