import { describe, expect, it } from 'vitest'

import { openKnownMailboxes } from '../../src/cli/open-known-mailboxes.ts'
import { nodeWorld } from '../../src/foundation/world/node-world.ts'
import type { AddedSeed } from '../../src/service/storage/added-seed.ts'
import { loadServiceExtensions } from '../support/extensions.ts'
import { fakeHost } from '../support/fake-host.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'
import { type CommandFolder, commandFolder } from './command-folder.ts'

const imap = { type: 'consumer', kind: 'imap', host: 'imap.box.example', username: 'u' }

async function addSeed(folder: CommandFolder, given: AddedSeed['given']): Promise<void> {
  const address = given['address'] ?? ''
  const seed = { address, providerType: 'consumer', providerName: 'box.example', kind: 'imap' } as const
  const stored = { ...seed, isEnabled: true, health: 'degraded', healthReason: null } as const
  const rest = { caPem: null, secrets: {}, addedAtMs: 1, revision: 'one' }
  await folder.withStore(async (store) => await store.addSeed({ seed: stored, given, ...rest }, 'only-new'))
}

describe('openKnownMailboxes()', () => {
  it('opens the seeds in the file and seeds added by commands, but no removed seeds', async () => {
    using folder = commandFolder()
    folder.env['P'] = 'hunter2'
    const file = '{address: file@box.example, type: consumer, kind: imap, host: h, username: u, password-env: P}'
    folder.write('presend-service.yml', `seeds:\n  - ${file}\n`)
    for (const name of ['one', 'two']) await addSeed(folder, { ...imap, address: `${name}@box.example` })
    await folder.withStore(async (store) => await store.removeSeed('two@box.example', { nowMs: 2, revision: 'gone' }))
    const { addresses } = await open(folder)
    expect(addresses).toEqual(['file@box.example', 'one@box.example'])
  })

  it('reports an unreadable seed, with control characters removed', async () => {
    using folder = commandFolder()
    folder.write('presend-service.yml', 'seeds: none\n')
    await addSeed(folder, { ...imap, address: 'new@box.example', '\u001b[31mcolor': 'red' })
    const { addresses, told } = await open(folder)
    expect(addresses).toEqual([])
    expect(told).toContain('Note: new@box.example: this seed was stored by another version of presend')
    expect(told).not.toContain('\u001b')
  })

  it('marks an unhealthy seed as healthy when its login works, and changes no other seed', async () => {
    using folder = commandFolder()
    folder.write('presend-service.yml', 'seeds: none\n')
    const names = ['checked', 'degraded', 'unchecked'].map((name) => `${name}@box.example`)
    for (const address of names) await addSeed(folder, { ...imap, address })
    await folder.withStore(async (store) => {
      await store.setSeedHealth('checked@box.example', { health: 'unhealthy', reason: 'login refused', nowMs: 1 })
      await store.setSeedHealth('degraded@box.example', { health: 'degraded', reason: 'no spam folder', nowMs: 1 })
      await store.setSeedHealth('unchecked@box.example', { health: 'unhealthy', reason: 'login refused', nowMs: 1 })
    })
    await open(folder, ['checked@box.example', 'degraded@box.example'])
    const seeds = await folder.withStore(async (store) => await store.listSeeds())
    expect(seeds.map(({ address, health }) => [address, health])).toEqual([
      ['checked@box.example', 'healthy'],
      ['degraded@box.example', 'degraded'],
      ['unchecked@box.example', 'unhealthy'],
    ])
  })
})

async function open(
  folder: CommandFolder,
  working: readonly string[] = [],
): Promise<{ addresses: readonly string[]; told: string }> {
  const terminal = fakeTerminal({})
  const world = { ...nodeWorld(), env: folder.env }
  const line = { storage: null, config: null }
  await using opened = await openKnownMailboxes(line, {
    loadServiceExtensions,
    world,
    host: fakeHost(folder.path),
    terminal,
  })
  await opened.noteWorking(working)
  return { addresses: opened.mailboxes.map(({ address }) => address), told: terminal.told }
}
