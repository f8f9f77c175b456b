import { describe, expect, it } from 'vitest'
import {
  hostOf,
  ownListeners,
  resolveTarget,
  type Target,
  type TargetRules,
} from '../../../src/foundation/world/resolve-target.ts'
import { type FakeRecords, fakeDns } from '../../support/fake-dns.ts'

const { signal } = new AbortController()
const strict: TargetRules = { allowPrivate: false, ownListeners: [] }

async function resolve(url: string, records: FakeRecords, rules: Partial<TargetRules> = {}): Promise<Target> {
  return await resolveTarget(new URL(url), { dns: fakeDns(records), rules: { ...strict, ...rules } }, signal)
}

describe('resolveTarget()', () => {
  it('returns all IPv4 and IPv6 addresses of a name with one query each', async () => {
    const dns = fakeDns({ 'hooks.example': { A: ['8.8.8.8', '8.8.4.4'], AAAA: ['2606:4700::1111'] } })
    const target = await resolveTarget(new URL('https://hooks.example/'), { dns, rules: strict }, signal)
    expect(target).toEqual({
      status: 'found',
      addresses: [
        { address: '8.8.8.8', family: 4 },
        { address: '8.8.4.4', family: 4 },
        { address: '2606:4700::1111', family: 6 },
      ],
    })
    expect(dns.questions).toEqual(['A hooks.example', 'AAAA hooks.example'])
  })

  it.each([
    ['a private address', { A: ['10.0.0.7'] }],
    ['loopback', { A: ['127.0.0.1'] }],
    ['the metadata service', { A: ['169.254.169.254'] }],
    ['an IPv4-mapped address', { AAAA: ['::ffff:10.0.0.7'] }],
    ['a public address and a private one', { A: ['8.8.8.8', '10.0.0.7'] }],
    ['a public IPv4 address and a private IPv6 one', { A: ['8.8.8.8'], AAAA: ['fd00::7'] }],
    ['a record that is not an address', { A: ['not-an-address'] }],
  ])('rejects a name that resolves to %s, without naming the address', async (_what, records) => {
    const target = await resolve('https://hooks.example/', { 'hooks.example': records })
    expect(target).toMatchObject({ status: 'refused', reason: expect.stringContaining('non-public') })
    expect(JSON.stringify(target)).not.toMatch(/10\.0\.0\.7|fd00::7|254/u)
  })

  it.each(['https://127.0.0.1/', 'https://[::1]/', 'https://10.0.0.1/', 'https://[::ffff:8.8.8.8]/'])(
    'rejects %s without a query',
    async (url) => {
      const dns = fakeDns({})
      await expect(resolveTarget(new URL(url), { dns, rules: strict }, signal)).resolves.toMatchObject({
        status: 'refused',
      })
      expect(dns.questions).toEqual([])
    },
  )

  it.each(['https://localhost/', 'https://hooks.localhost/'])('never queries DNS for %s', async (url) => {
    const records = { localhost: { A: ['8.8.8.8'] }, 'hooks.localhost': { A: ['8.8.8.8'] } }
    await expect(resolve(url, records)).resolves.toMatchObject({ status: 'refused' })
    await expect(resolve(url, records, { allowPrivate: true })).resolves.toMatchObject({
      addresses: [{ address: '127.0.0.1' }, { address: '::1' }],
    })
  })

  it('allows private receivers with allow-private, but not the metadata service', async () => {
    const records = { 'hooks.example': { A: ['10.0.0.7'] }, 'cloud.example': { A: ['169.254.169.254'] } }
    const rules = { allowPrivate: true }
    await expect(resolve('https://hooks.example/', records, rules)).resolves.toMatchObject({ status: 'found' })
    await expect(resolve('https://cloud.example/', records, rules)).resolves.toMatchObject({ status: 'refused' })
  })

  it("never allows the service's own ports", async () => {
    const rules = { allowPrivate: true, ownListeners: [{ address: '127.0.0.1', port: 8025 }] }
    const records = { 'me.example': { A: ['127.0.0.1'] } }
    await expect(resolve('http://me.example:8025/', records, rules)).resolves.toMatchObject({
      status: 'refused',
      reason: expect.stringContaining("this service's own address and port"),
    })
    await expect(resolve('http://me.example:8026/', records, rules)).resolves.toMatchObject({ status: 'found' })
    for (const other of ['127.0.0.2', '127.255.255.254', '[::1]']) {
      const target = await resolve(`http://${other}:8025/`, {}, rules)
      expect(target, other).toMatchObject({
        status: 'refused',
        reason: expect.stringContaining('own address and port'),
      })
    }
    const onDefaultPort = { ...rules, ownListeners: [{ address: '127.0.0.1', port: 443 }] }
    await expect(resolve('https://me.example/', records, onDefaultPort)).resolves.toMatchObject({ status: 'refused' })
  })

  it.each([
    ['does not exist', {}, 'hooks.example does not exist'],
    ['has no address', { 'hooks.example': { TXT: ['x'] } }, 'hooks.example has no address'],
    ['cannot be resolved', { 'hooks.example': 'servfail' as const }, 'cannot resolve hooks.example'],
    ['has only one answer to two queries', { 'hooks.example': { A: 'servfail' as const } }, 'cannot resolve'],
  ])('returns unknown for a name that %s', async (_what, records, reason) => {
    await expect(resolve('https://hooks.example/', records)).resolves.toMatchObject({
      status: 'unknown',
      reason: expect.stringContaining(reason),
    })
  })

  it('uses the addresses of one query if the other fails', async () => {
    const records = { 'hooks.example': { A: ['8.8.8.8'], AAAA: 'servfail' as const } }
    await expect(resolve('https://hooks.example/', records)).resolves.toMatchObject({ status: 'found' })
  })

  it('checks all addresses of a name and returns at most sixteen', async () => {
    const many = Array.from({ length: 300 }, (_, index) => `8.8.${Math.floor(index / 250)}.${index % 250}`)
    const found = await resolve('https://hooks.example/', { 'hooks.example': { A: many } })
    expect(found).toMatchObject({ status: 'found' })
    expect(found.status === 'found' && found.addresses.length).toBe(16)
    const records = { 'hooks.example': { A: [...many, '10.0.0.1'] } }
    await expect(resolve('https://hooks.example/', records)).resolves.toMatchObject({ status: 'refused' })
  })

  it("rejects with the signal's reason", async () => {
    const reason = new Error('the service stops')
    const dns = fakeDns({})
    const stopped = resolveTarget(new URL('https://a.example/'), { dns, rules: strict }, AbortSignal.abort(reason))
    await expect(stopped).rejects.toBe(reason)
  })
})

const local = ['127.0.0.1', '::1', '192.0.2.7']

it('ownListeners() returns the single address that the service listens on', () => {
  expect(ownListeners({ host: '192.0.2.7', port: 8025 }, local)).toEqual([{ address: '192.0.2.7', port: 8025 }])
})

it.each(['0.0.0.0', '::'])(
  'ownListeners() returns every address of the machine if the service listens on %s',
  (host) => {
    expect(ownListeners({ host, port: 8025 }, local)).toEqual(local.map((address) => ({ address, port: 8025 })))
  },
)

it('hostOf() removes the brackets of an IPv6 address', () => {
  expect(hostOf(new URL('https://[2606:4700::1111]:8443/'))).toBe('2606:4700::1111')
  expect(hostOf(new URL('https://hooks.example/'))).toBe('hooks.example')
})
