import { describe, expect, it } from 'vitest'

import type { EffectiveSetting } from '../../../src/settings/settings.ts'
import { type ServiceFolder, serviceSettings } from './service-folder.ts'
import { imapSeed, seedsOf } from './some-seeds.ts'

async function shownOf(name: string, folder: ServiceFolder): Promise<EffectiveSetting | undefined> {
  return (await serviceSettings(folder)).effective.find((setting) => setting.name === name)
}

describe('the listing of what holds', () => {
  it('says where each value came from', async () => {
    expect(await shownOf('listen', {})).toEqual({
      name: 'listen',
      shown: '127.0.0.1:8025',
      source: 'default',
      place: null,
    })
    expect(await shownOf('listen', { yaml: '\nlisten: 127.0.0.1:1' })).toEqual({
      name: 'listen',
      shown: '127.0.0.1:1',
      source: 'config',
      place: { file: 'presend-service.yml', line: 2, column: 1 },
    })
    expect(await shownOf('listen', { flags: { listen: '127.0.0.1:2' } })).toMatchObject({ source: 'flag', place: null })
    expect(await shownOf('storage', { env: { PRESEND_STORAGE: 'memory' } })).toMatchObject({ source: 'environment' })
  })

  it('shows lists, and counts seeds', async () => {
    const yaml = `trusted-proxies: [127.0.0.1, '::1']\n${seedsOf('address: a@b.example, type: business', `${imapSeed}, password-env: P`)}`
    expect(await shownOf('trusted-proxies', { yaml, env: { P: 'x' } })).toMatchObject({ shown: '["127.0.0.1","::1"]' })
    expect(await shownOf('seeds', { yaml, env: { P: 'x' } })).toMatchObject({ shown: '1 local, 1 imap' })
    expect(await shownOf('seeds', {})).toMatchObject({ shown: 'nine local seeds' })
  })

  it('is one line a value, of at most 80 characters, without secrets', async () => {
    const long = await shownOf('storage', { flags: { storage: `sqlite:${'a'.repeat(200)}` } })
    expect(long?.shown).toHaveLength(80)
    const secret = await shownOf('storage', { flags: { storage: 'postgres://u@h/d?password=hunter2' } })
    expect(secret?.shown).toBe('postgres://***@h/d?***')
  })
})
