import { describe, expect, it } from 'vitest'

import { shortenAroundCode, splitCode } from '../../src/report/split-code.ts'

describe('splitCode()', () => {
  it.each([
    ['v=spf1 ip4:192.0.2.25 include:_spf.esp.example ~all'],
    ['v=spf1 -all'],
    ['v=spf1 ip6:2001:db8::1 redirect=_spf.shop.example'],
    ['v=DMARC1; p=none; rua=mailto:dmarc@shop.example'],
    ['v=DMARC1; p=reject;'],
  ])('finds the record %j, and treats the sentence around the record as text', (record) => {
    expect(splitCode(`Publish: ${record}`)).toEqual([
      { kind: 'text', text: 'Publish: ' },
      { kind: 'code', text: record },
    ])
    expect(splitCode(`Publish "${record}" at last.`).map(({ text }) => text)).toEqual([
      'Publish "',
      record,
      '" at last.',
    ])
  })

  it('finds DKIM, MTA-STS, TLS-RPT and BIMI records', () => {
    for (const record of [
      'v=DKIM1; k=rsa; p=AbC+/=',
      'v=STSv1; id=2026',
      'v=TLSRPTv1; rua=mailto:a@b.example',
      'v=BIMI1; l=https://b.example/l.svg',
    ]) {
      expect(splitCode(`Publish: ${record}`).at(-1)).toEqual({ kind: 'code', text: record })
    }
  })

  it('ends a record at its "all", whatever follows', () => {
    expect(splitCode('v=spf1 a ~all Remove all others.')).toEqual([
      { kind: 'code', text: 'v=spf1 a ~all' },
      { kind: 'text', text: ' Remove all others.' },
    ])
  })

  it('treats a sentence without a complete record as text', () => {
    const text = 'Publish exactly one v=spf1 record: merge what the others name into it.'
    expect(splitCode(text)).toEqual([{ kind: 'text', text }])
    expect(splitCode('')).toEqual([])
  })
})

describe('shortenAroundCode()', () => {
  const record = `v=spf1 ${Array.from({ length: 20 }, (_, index) => `ip4:192.0.2.${100 + index}`).join(' ')} -all`

  it('never truncates a valid DNS record', () => {
    const text = `Replace the SPF record with: ${record}`
    expect(text.length).toBeGreaterThan(240)
    expect(shortenAroundCode(text, 240)).toBe(text)
  })

  it('truncates the text around a record, and an overlong record', () => {
    expect(shortenAroundCode(`${'x'.repeat(500)} ${record}`, 240)).toBe(`${'x'.repeat(239)}…${record}`)
    expect(shortenAroundCode(`v=spf1 ${'a '.repeat(5000)}-all`, 240)).toHaveLength(1500)
    expect(shortenAroundCode('v=spf1 -all '.repeat(5000), 240).length).toBeLessThanOrEqual(1740)
  })
})
