import { describe, expect, it } from 'vitest'

import { isSameOrganization } from '../../../src/verdict/authentication/same-organization.ts'
import { type FakeRecords, fakeDns } from '../../support/fake-dns.ts'

const never = new AbortController().signal

async function ask(domain: string, expected: string, records: FakeRecords = {}) {
  const dns = fakeDns(records)
  return { isSame: await isSameOrganization({ domain, expected }, dns, never), questions: dns.questions }
}

function dmarc(...domains: readonly string[]): FakeRecords {
  return Object.fromEntries(domains.map((domain) => [`_dmarc.${domain}`, { TXT: ['v=DMARC1; p=none'] }]))
}

describe('isSameOrganization()', () => {
  it('recognizes identical domains without a query', async () => {
    expect(await ask('shop.example', 'shop.example', { '*': 'servfail' })).toEqual({ isSame: true, questions: [] })
  })

  it.each([
    ['news.shop.example', 'shop.example'],
    ['shop.example', 'news.shop.example'],
    ['a.b.news.shop.example', 'mail.shop.example'],
  ])('returns true for %s and %s if a record exists above both', async (domain, expected) => {
    expect((await ask(domain, expected, dmarc('shop.example'))).isSame).toBe(true)
  })

  it('treats a subdomain as its own organization without a record above, and below psd=n', async () => {
    expect((await ask('news.shop.example', 'shop.example')).isSame).toBe(false)
    const own = { '_dmarc.news.shop.example': { TXT: ['v=DMARC1; p=none; psd=n'] } }
    expect((await ask('news.shop.example', 'shop.example', { ...dmarc('shop.example'), ...own })).isSame).toBe(false)
  })

  it('distinguishes two organizations below one public suffix', async () => {
    const suffix = { '_dmarc.co.example': { TXT: ['v=DMARC1; p=none; psd=y'] } }
    expect((await ask('evil.co.example', 'shop.co.example', suffix)).isSame).toBe(false)
    expect((await ask('news.shop.co.example', 'shop.co.example', suffix)).isSame).toBe(true)
  })

  it.each(['evil.example', 'notshop.example', 'shop.example.evil.test', 'example'])(
    'never queries a name of an unrelated owner (%s), who would see the query',
    async (domain) => {
      const { isSame, questions } = await ask(domain, 'shop.example', dmarc('shop.example', 'evil.example'))
      expect(isSame).toBe(false)
      expect(questions.filter((question) => !/^TXT _dmarc\.(?:shop\.)?example$/u.test(question))).toEqual([])
    },
  )

  it('returns null while a name server of either domain fails', async () => {
    expect((await ask('news.shop.example', 'shop.example', { '*': 'servfail' })).isSame).toBeNull()
    const half = { ...dmarc('shop.example'), '_dmarc.news.shop.example': 'servfail' } as const
    expect((await ask('news.shop.example', 'shop.example', half)).isSame).toBeNull()
  })

  it("rejects with the signal's reason", async () => {
    const signal = AbortSignal.abort(new Error('stopped'))
    const asked = isSameOrganization({ domain: 'a.shop.example', expected: 'shop.example' }, fakeDns({}), signal)
    await expect(asked).rejects.toThrow('stopped')
  })
})
