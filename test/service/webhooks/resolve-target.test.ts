import { describe, expect, it } from 'vitest'
import {
  ownListeners,
  resolveTarget,
  type Target,
  type TargetRules,
} from '../../../src/service/webhooks/resolve-target.ts'
import { type FakeRecords, fakeDns } from '../../support/fake-dns.ts'

const { signal } = new AbortController()
const strict: TargetRules = { allowPrivate: false, ownListeners: [] }

async function resolve(url: string, records: FakeRecords, rules: Partial<TargetRules> = {}): Promise<Target> {
  return await resolveTarget(new URL(url), { dns: fakeDns(records), rules: { ...strict, ...rules } }, signal)
}

describe('resolveTarget()', () => {
  it('gives every address of a name, IPv4 and IPv6, and asks once for each', async () => {
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
    ['a mapped address', { AAAA: ['::ffff:10.0.0.7'] }],
    ['a public address and a private one', { A: ['8.8.8.8', '10.0.0.7'] }],
    ['a public IPv4 address and a private IPv6 one', { A: ['8.8.8.8'], AAAA: ['fd00::7'] }],
    ['a record that is no address', { A: ['not-an-address'] }],
  ])('refuses a name that leads to %s, without telling the address', async (_what, records) => {
    const target = await resolve('https://hooks.example/', { 'hooks.example': records })
    expect(target).toMatchObject({ status: 'refused', reason: expect.stringContaining('non-public') })
    expect(JSON.stringify(target)).not.toMatch(/10\.0\.0\.7|fd00::7|254/u)
  })

  it.each(['https://127.0.0.1/', 'https://[::1]/', 'https://10.0.0.1/', 'https://[::ffff:8.8.8.8]/'])(
    'refuses %s without asking anybody',
    async (url) => {
      const dns = fakeDns({})
      await expect(resolveTarget(new URL(url), { dns, rules: strict }, signal)).resolves.toMatchObject({
        status: 'refused',
      })
      expect(dns.questions).toEqual([])
    },
  )

  it.each(['https://localhost/', 'https://hooks.localhost/'])('never asks DNS what %s is', async (url) => {
    const records = { localhost: { A: ['8.8.8.8'] }, 'hooks.localhost': { A: ['8.8.8.8'] } }
    await expect(resolve(url, records)).resolves.toMatchObject({ status: 'refused' })
    await expect(resolve(url, records, { allowPrivate: true })).resolves.toMatchObject({
      addresses: [{ address: '127.0.0.1' }, { address: '::1' }],
    })
  })

  it('lets a private receiver through where the operator allows it, but not the metadata service', async () => {
    const records = { 'hooks.example': { A: ['10.0.0.7'] }, 'cloud.example': { A: ['169.254.169.254'] } }
    const rules = { allowPrivate: true }
    await expect(resolve('https://hooks.example/', records, rules)).resolves.toMatchObject({ status: 'found' })
    await expect(resolve('https://cloud.example/', records, rules)).resolves.toMatchObject({ status: 'refused' })
  })

  it('never leads back to where the service itself listens, whatever is allowed', async () => {
    const rules = { allowPrivate: true, ownListeners: [{ address: '127.0.0.1', port: 8025 }] }
    const records = { 'me.example': { A: ['127.0.0.1'] } }
    await expect(resolve('http://me.example:8025/', records, rules)).resolves.toMatchObject({
      status: 'refused',
      reason: expect.stringContaining("this service's own port"),
    })
    await expect(resolve('http://me.example:8026/', records, rules)).resolves.toMatchObject({ status: 'found' })
    for (const other of ['127.0.0.2', '127.255.255.254', '[::1]']) {
      const target = await resolve(`http://${other}:8025/`, {}, rules)
      expect(target, other).toMatchObject({ status: 'refused', reason: expect.stringContaining('own port') })
    }
    const onDefaultPort = { ...rules, ownListeners: [{ address: '127.0.0.1', port: 443 }] }
    await expect(resolve('https://me.example/', records, onDefaultPort)).resolves.toMatchObject({ status: 'refused' })
  })

  it.each([
    ['does not exist', {}, 'hooks.example does not exist'],
    ['has no address', { 'hooks.example': { TXT: ['x'] } }, 'hooks.example has no address'],
    ['cannot be looked up', { 'hooks.example': 'servfail' as const }, 'cannot resolve hooks.example'],
    ['can be looked up by half', { 'hooks.example': { A: 'servfail' as const } }, 'cannot resolve'],
  ])('does not know where a name leads that %s', async (_what, records, reason) => {
    await expect(resolve('https://hooks.example/', records)).resolves.toMatchObject({
      status: 'unknown',
      reason: expect.stringContaining(reason),
    })
  })

  it('goes by the addresses that DNS gave when only half of it answers', async () => {
    const records = { 'hooks.example': { A: ['8.8.8.8'], AAAA: 'servfail' as const } }
    await expect(resolve('https://hooks.example/', records)).resolves.toMatchObject({ status: 'found' })
  })

  it('looks at all addresses of a name and hands on sixteen at most', async () => {
    const many = Array.from({ length: 300 }, (_, index) => `8.8.${Math.floor(index / 250)}.${index % 250}`)
    const found = await resolve('https://hooks.example/', { 'hooks.example': { A: many } })
    expect(found).toMatchObject({ status: 'found' })
    expect(found.status === 'found' && found.addresses.length).toBe(16)
    const records = { 'hooks.example': { A: [...many, '10.0.0.1'] } }
    await expect(resolve('https://hooks.example/', records)).resolves.toMatchObject({ status: 'refused' })
  })

  it('stops when it is told to', async () => {
    const reason = new Error('the service stops')
    const dns = fakeDns({})
    const stopped = resolveTarget(new URL('https://a.example/'), { dns, rules: strict }, AbortSignal.abort(reason))
    await expect(stopped).rejects.toBe(reason)
  })
})

const local = ['127.0.0.1', '::1', '192.0.2.7']

it('ownListeners() is the one address that the service listens at', () => {
  expect(ownListeners({ host: '192.0.2.7', port: 8025 }, local)).toEqual([{ address: '192.0.2.7', port: 8025 }])
})

it.each(['0.0.0.0', '::'])('ownListeners() is every address of the machine when it listens at %s', (host) => {
  expect(ownListeners({ host, port: 8025 }, local)).toEqual(local.map((address) => ({ address, port: 8025 })))
})
