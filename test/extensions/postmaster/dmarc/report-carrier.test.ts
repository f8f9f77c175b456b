import { describe, expect, it } from 'vitest'
import {
  type CarrierRules,
  isAtOrBelow,
  judgeCarrier,
} from '../../../../src/extensions/postmaster/dmarc/report-carrier.ts'
import { readHeaderSection } from '../../../../src/foundation/mail/header-section.ts'

const rules: CarrierRules = { authservIds: ['mx.box.example'], onlyFrom: [] }

function mailWith(results: readonly string[], fromDomains: readonly (string | null)[] = ['reporter.example']) {
  const fields = results.map((value) => `Authentication-Results: ${value}\r\n`).join('')
  return { headerFields: readHeaderSection(Buffer.from(`${fields}\r\n`)), fromDomains }
}

describe('judgeCarrier()', () => {
  it.each([
    ['dmarc=pass', 'mx.box.example; dmarc=pass header.from=reporter.example'],
    ['dmarc=pass that names no domain', 'mx.box.example; dmarc=pass'],
    ['a signature for the author domain', 'mx.box.example; dkim=pass header.d=reporter.example'],
    [
      'a signature for the parent domain',
      'mx.box.example; spf=fail; dkim=pass header.d=example.test',
      'mail.example.test',
    ],
    ['a signature with only header.i', 'mx.box.example; dkim=pass header.i=@reporter.example'],
  ])('accepts an email with %s', (_name, results, domain = 'reporter.example') => {
    expect(judgeCarrier(mailWith([results], [domain]), rules)).toEqual({ status: 'accepted', domain })
  })

  it.each([
    ['no results', []],
    ['results from another server', ['elsewhere.example; dmarc=pass header.from=reporter.example']],
    ['dmarc=fail', ['mx.box.example; dmarc=fail header.from=reporter.example']],
    ['dmarc=pass of another domain', ['mx.box.example; dmarc=pass header.from=evil.example']],
    ['a signature for another domain', ['mx.box.example; dkim=pass header.d=evil.example']],
    ['a signature for a top-level domain', ['mx.box.example; dkim=pass header.d=example']],
    ['only SPF', ['mx.box.example; spf=pass smtp.mailfrom=reporter.example']],
    [
      'forged results below those of the trusted server',
      ['mx.box.example; dmarc=fail', 'mx.box.example; dmarc=pass header.from=reporter.example'],
    ],
  ])('rejects an email with %s', (_name, results) => {
    expect(judgeCarrier(mailWith(results), rules).status).toBe('rejected')
  })

  it('rejects an email without exactly one author', () => {
    const results = ['mx.box.example; dmarc=pass']
    for (const from of [[], [null], ['reporter.example', 'evil.example']]) {
      expect(judgeCarrier(mailWith(results, from), rules).status).toBe('rejected')
    }
  })

  it('accepts only reporters in only-from, including subdomains', () => {
    const only = { ...rules, onlyFrom: ['reporter.example'] }
    const judge = (domain: string) =>
      judgeCarrier(mailWith([`mx.box.example; dmarc=pass header.from=${domain}`], [domain]), only)
    expect(judge('reporter.example').status).toBe('accepted')
    expect(judge('mail.reporter.example').status).toBe('accepted')
    expect(judge('evil.example')).toMatchObject({ status: 'rejected', expected: expect.stringContaining('only-from') })
    expect(judge('notreporter.example').status).toBe('rejected')
  })

  it('accepts servers without an authserv-id if configured as unnamed', () => {
    const unnamed = { ...rules, authservIds: ['unnamed'] }
    expect(judgeCarrier(mailWith(['dmarc=pass header.from=reporter.example']), unnamed).status).toBe('accepted')
  })

  it('accepts every email as unauthenticated if no authserv-id is configured', () => {
    expect(judgeCarrier(mailWith([]), { authservIds: [], onlyFrom: [] })).toEqual({ status: 'accepted', domain: null })
  })
})

it('isAtOrBelow() compares whole labels', () => {
  expect(isAtOrBelow('a.shop.example', 'shop.example')).toBe(true)
  expect(isAtOrBelow('ashop.example', 'shop.example')).toBe(false)
})
