import { describe, expect, test } from 'vitest'

import { mailauthResolver } from '../../../src/verdict/authentication/mailauth-resolver.ts'
import { fakeDns } from '../../support/fake-dns.ts'

const { signal } = new AbortController()
const dns = fakeDns({
  'shop.example': { TXT: ['v=spf1 -all'], MX: ['10 mx.shop.example', '0 .'], A: ['192.0.2.1'] },
  'broken.example': 'servfail',
})

describe('mailauthResolver()', () => {
  test('returns records in the shapes of node:dns', async () => {
    const { resolve } = mailauthResolver(dns, signal)
    expect(await resolve('shop.example', 'TXT')).toEqual([['v=spf1 -all']])
    expect(await resolve('shop.example', 'A')).toEqual(['192.0.2.1'])
    expect(await resolve('shop.example', 'MX')).toMatchObject([
      { priority: 10, exchange: 'mx.shop.example' },
      { priority: 0, exchange: '' },
    ])
  })

  const codes: readonly (readonly [string, string, string])[] = [
    ['shop.example', 'AAAA', 'ENODATA'],
    ['nobody.example', 'A', 'ENOTFOUND'],
    ['broken.example', 'A', 'ESERVFAIL'],
    ['shop.example', 'CAA', 'ENODATA'],
  ]
  test.for(codes)('rejects %s %s with %s', async ([name, type, code]) => {
    await expect(mailauthResolver(dns, signal).resolve(name, type)).rejects.toMatchObject({ code })
  })

  test('sends each query once, and records why it failed', async () => {
    const counting = fakeDns({ 'broken.example': 'servfail' })
    const resolver = mailauthResolver(counting, signal)
    for (const name of ['broken.example', 'BROKEN.example'])
      await expect(resolver.resolve(name, 'TXT')).rejects.toThrow('SERVFAIL')
    expect(counting.questions).toHaveLength(1)
    expect(resolver.failures).toHaveLength(1)
  })

  test('limits the queries of a message that names hundreds of domains', async () => {
    const counting = fakeDns({})
    const { resolve } = mailauthResolver(counting, signal)
    const names = Array.from({ length: 150 }, (_item, index) => `n${index}.example`)
    const errors = await Promise.all(
      names.map(async (name) => await resolve(name, 'TXT').catch((error: unknown) => error)),
    )
    expect(counting.questions).toHaveLength(100)
    expect(errors.at(-1)).toMatchObject({ code: 'ESERVFAIL' })
  })
})
