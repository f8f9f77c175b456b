import { describe, expect, it } from 'vitest'

import type { StoredDirectorySeed } from '../../src/service/storage/stored-seed.ts'
import { type CommandFolder, commandFolder } from './command-folder.ts'

const seeds: readonly StoredDirectorySeed[] = [
  {
    address: 'seed1@box.example',
    providerType: 'consumer',
    providerName: 'box.example',
    kind: 'imap',
    isEnabled: true,
    health: 'degraded',
    healthReason: 'no \\Junk folder',
  },
  {
    address: 'local1@seeds.example',
    providerType: 'business',
    providerName: 'seeds.example',
    kind: 'local',
    isEnabled: true,
    health: 'healthy',
  },
]

/** Opens a folder in which a service has been started once. */
async function servedFolder(): Promise<CommandFolder> {
  const folder = commandFolder()
  await folder.withStore(async (store) => await store.syncSeeds(seeds))
  return folder
}

describe('presend seeds', () => {
  it("lists the service's seeds in the order of its file", async () => {
    using folder = await servedFolder()
    const { exitCode, printed } = await folder.run('seeds', 'list')
    expect(exitCode).toBe(0)
    expect(printed.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^address +type +provider +kind +origin +login +state +health +reason$/u),
      expect.stringMatching(
        /^seed1@box\.example +consumer +box\.example +imap +file +- +enabled +degraded +no \\Junk folder$/u,
      ),
      expect.stringMatching(/^local1@seeds\.example +business +seeds\.example +local +file +- +enabled +healthy +-$/u),
    ])
  })

  it('lists the seeds as JSON', async () => {
    using folder = await servedFolder()
    const { printed } = await folder.run('seeds', 'list', '--json')
    expect(JSON.parse(printed).seeds[0]).toEqual({
      address: 'seed1@box.example',
      provider: 'box.example',
      type: 'consumer',
      kind: 'imap',
      enabled: true,
      health: 'degraded',
      health_reason: 'no \\Junk folder',
      origin: 'file',
      login: null,
    })
  })

  it('disables and enables a seed, ignoring the case of its address', async () => {
    using folder = await servedFolder()
    expect(await folder.run('seeds', 'disable', 'Local1@Seeds.example')).toEqual({
      exitCode: 0,
      printed: 'Disabled seed local1@seeds.example\n',
      told: '',
    })
    const isEnabled = async (): Promise<readonly boolean[]> =>
      await folder.withStore(async (store) => (await store.listSeeds()).map((seed) => seed.isEnabled))
    expect(await isEnabled()).toEqual([true, false])
    const { printed } = await folder.run('seeds', 'enable', 'local1@seeds.example', '--json')
    expect(JSON.parse(printed)).toMatchObject({ seed: { address: 'local1@seeds.example', enabled: true } })
    expect(await isEnabled()).toEqual([true, true])
  })

  it('exits with 2 for an unknown address, and suggests the closest one', async () => {
    using folder = await servedFolder()
    const { exitCode, printed, told } = await folder.run('seeds', 'disable', 'local1@seed.example')
    expect(exitCode).toBe(2)
    expect(printed).toBe('')
    expect(told).toBe(
      'presend: Disabling a seed: expected the address of a seed, got "local1@seed.example"; did you mean local1@seeds.example?\n',
    )
  })

  it('explains that a service must have started first', async () => {
    using folder = commandFolder()
    expect(await folder.run('seeds', 'list')).toMatchObject({
      exitCode: 0,
      told: 'No seeds yet. When the service starts, it imports the seeds from its service file. To add a seed, run: presend seeds add\n',
    })
    expect((await folder.run('seeds', 'enable', 'a@b.example')).told).toContain('there are no seeds yet')
  })
})
