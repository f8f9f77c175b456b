import { describe, expect, it } from 'vitest'
import { openServiceLog } from '../../../src/service/operations/service-log.ts'
import { serviceMetrics } from '../../../src/service/operations/service-metrics.ts'
import { holderOf, readMailboxes, watchMailboxes } from '../../../src/service/self-hosted/watch-mailboxes.ts'
import type { ImapSeedSetting } from '../../../src/settings/service-file/service-settings.ts'
import { openSqliteStore } from '../../../src/storage/sqlite/open-sqlite-store.ts'
import { nodeWorld } from '../../../src/world/node-world.ts'
import { Secret } from '../../../src/world/secret.ts'
import { fakeDns } from '../../support/fake-dns.ts'
import { fakeFiles } from '../../support/fake-files.ts'

function aSetting(changes: Partial<ImapSeedSetting> = {}): ImapSeedSetting {
  return {
    kind: 'imap',
    address: 'a@box.example',
    providerName: 'box.example',
    providerType: 'consumer',
    host: '127.0.0.1',
    port: 1,
    tls: 'implicit',
    username: 'a',
    password: new Secret('hunter2'),
    authservIds: ['mx.box.example'],
    plusAddress: true,
    caPath: null,
    ...changes,
  }
}

describe('readMailboxes()', () => {
  const place = { files: fakeFiles({ '/srv/ca.pem': 'PEM' }), workingDirectory: '/srv' }

  it('are the imap seeds of the file, with the authorities that sign for them', async () => {
    const local = { address: 'l@box.example', providerName: 'x', providerType: 'business', options: [] } as const
    const seeds = [
      aSetting({ caPath: 'ca.pem' }),
      { kind: 'local', ...local } as const,
      aSetting({ address: 'b@box.example' }),
    ]
    const mailboxes = await readMailboxes({ seeds }, place)
    expect(mailboxes).toMatchObject([
      {
        address: 'a@box.example',
        hasPlusAddress: true,
        authservIds: ['mx.box.example'],
        account: { caPem: 'PEM', port: 1 },
      },
      { address: 'b@box.example', account: { caPem: null } },
    ])
    expect(JSON.stringify(mailboxes)).not.toContain('hunter2')
    expect(await readMailboxes({ seeds: null }, place)).toEqual([])
  })

  it('are refused with every authority that cannot be read', async () => {
    const seeds = [aSetting({ caPath: 'x.pem' }), aSetting({ address: 'b@box.example', caPath: 'y.pem' })]
    await expect(readMailboxes({ seeds }, place)).rejects.toMatchObject({
      code: 'SETTINGS_INVALID',
      problems: [{ input: 'ca-file (a@box.example)' }, { input: 'ca-file (b@box.example)' }],
    })
  })
})

describe('holderOf()', () => {
  const random = { uuid: () => 'u-1' }

  it('is one of many on PostgreSQL, and the only one elsewhere', () => {
    expect(holderOf({ storage: new Secret('postgres://u@h/d') }, random)).toBe('u-1')
    expect(holderOf({ storage: new Secret('sqlite:./a.db') }, random)).toBe('the only instance')
    expect(holderOf({ storage: new Secret('memory') }, random)).toBe('the only instance')
  })
})

describe('watchMailboxes()', () => {
  it('tells of a mailbox that cannot be reached in log, storage and metrics, and stops', async () => {
    await using store = await openSqliteStore({ kind: 'memory' })
    const { clock, random, files } = nodeWorld()
    const lines: string[] = []
    const log = openServiceLog({ level: 'info', sink: { write: (line) => void lines.push(line) }, clock })
    const metrics = serviceMetrics()
    const mailboxes = await readMailboxes({ seeds: [aSetting()] }, { files, workingDirectory: '/srv' })
    const seed = { providerName: 'x', providerType: 'consumer', isEnabled: true } as const
    await store.syncSeeds([
      { ...seed, address: 'a@box.example', kind: 'imap', health: 'healthy' },
      { ...seed, address: 'l@box.example', kind: 'local', health: 'unhealthy', healthReason: 'it was a mailbox once' },
    ])
    const told = Promise.withResolvers<void>()
    const setSeedHealth: typeof store.setSeedHealth = async (address, health, reason) => {
      await store.setSeedHealth(address, health, reason)
      if (address === 'a@box.example') told.resolve()
    }
    const parts = {
      mailboxes,
      retentionMs: 1000,
      settleMs: 750,
      holder: 'one',
      dns: fakeDns({}),
      clock,
      random,
      log,
      metrics,
    }
    const watching = { ...parts, store: { ...store, setSeedHealth }, onDeliveries: () => undefined }
    await using watchers = await watchMailboxes(watching)
    await told.promise
    expect(watchers).not.toBeNull()
    expect(await store.listSeeds()).toMatchObject([
      { health: 'degraded', healthReason: expect.stringContaining('ECONNREFUSED') },
      { health: 'healthy' },
    ])
    expect((await metrics.render()).text).toContain('presend_mailboxes{state="waiting"} 1')
    expect(lines.join('')).toContain('"msg":"mailbox out of reach"')
    expect(lines.join('')).not.toContain('hunter2')
  })
})
