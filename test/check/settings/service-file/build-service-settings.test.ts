import { describe, expect, it } from 'vitest'

import { type ServiceFolder, serviceSettings } from './service-folder.ts'
import { imapSeed, seedsOf } from './some-seeds.ts'

async function effective(folder: ServiceFolder = {}): Promise<Readonly<Record<string, unknown>>> {
  return (await serviceSettings(folder)).effective
}

describe('the effective settings of a service', () => {
  it('lists given values and defaults, and null where there is neither', async () => {
    expect(await effective()).toMatchObject({ listen: '127.0.0.1:8025', 'dns.servers': null, 'tls.cert-file': null })
    expect(await effective({ yaml: '\nlisten: 127.0.0.1:1' })).toMatchObject({ listen: '127.0.0.1:1' })
    expect(await effective({ flags: { listen: '127.0.0.1:2' } })).toMatchObject({ listen: '127.0.0.1:2' })
    expect(await effective({ env: { PRESEND_STORAGE: 'memory' } })).toMatchObject({ storage: 'memory' })
  })

  it('shows lists, and counts seeds', async () => {
    const yaml = `trusted-proxies: [127.0.0.1, '::1']\n${seedsOf('address: a@b.example, type: business', `${imapSeed}, password-env: P`)}`
    expect(await effective({ yaml, env: { P: 'x' } })).toMatchObject({
      'trusted-proxies': '127.0.0.1, ::1',
      seeds: { local: 1, imap: 1 },
    })
    expect(await effective()).toMatchObject({ seeds: { local: 9, imap: 0 } })
  })

  it('shows at most 80 characters per value, and no secrets', async () => {
    const long = await effective({ flags: { storage: `sqlite:${'a'.repeat(200)}` } })
    expect(long['storage']).toHaveLength(80)
    const secret = await effective({ flags: { storage: 'postgres://u@h/d?password=hunter2' } })
    expect(secret['storage']).toBe('postgres://***@h/d?***')
  })
})
