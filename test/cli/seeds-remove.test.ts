import { describe, expect, it } from 'vitest'

import type { StoredDirectorySeed } from '../../src/service/storage/stored-seed.ts'
import { type CommandFolder, commandFolder } from './command-folder.ts'

const local = ['--type', 'business']
const inFile: StoredDirectorySeed = {
  address: 'local1@seeds.example',
  providerType: 'business',
  providerName: 'seeds.example',
  kind: 'local',
  isEnabled: true,
  health: 'healthy',
}

/** Opens a folder in which a service has been started once. */
async function aFolder(): Promise<CommandFolder> {
  const folder = commandFolder()
  await folder.withStore(async (store) => await store.syncSeeds([inFile]))
  return folder
}

describe('presend seeds remove', () => {
  it('removes an added seed from the list', async () => {
    using folder = await aFolder()
    await folder.run('seeds', 'add', 'a@box.example', ...local)
    expect(await folder.run('seeds', 'remove', 'A@Box.example')).toEqual({
      exitCode: 0,
      printed: 'Removed seed a@box.example\n',
      told: "New tests no longer use the seed. The seed's secrets are deleted when all tests that use it have finished.\n",
    })
    expect((await folder.run('seeds', 'list')).printed).not.toContain('a@box.example')
    expect((await folder.run('seeds', 'remove', 'a@box.example')).exitCode).toBe(2)
  })

  it('rejects a seed in the service file with its line, and an unknown address', async () => {
    using folder = await aFolder()
    folder.write('presend-service.yml', `seeds:\n  - {address: ${inFile.address}, type: business}\n`)
    const { exitCode, told } = await folder.run('seeds', 'remove', inFile.address)
    expect([exitCode, told]).toEqual([
      2,
      'presend: Removing a seed: expected the address of a seed that was added with presend seeds add, got "local1@seeds.example", a seed in the service file; edit the service file at presend-service.yml:2:5 and restart the service\n',
    ])
    expect((await folder.run('seeds', 'remove', 'nobody@box.example', '--json')).told).toContain(
      'list the seeds with: presend seeds list',
    )
  })
})
