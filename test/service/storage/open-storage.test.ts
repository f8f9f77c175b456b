import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'
import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../../src/foundation/world/node-random.ts'
import {
  inspectStorage,
  openStorage,
  parseStorageLocation,
  sqliteDiskUsage,
} from '../../../src/service/storage/open-storage.ts'
import { storageExtensions } from '../../support/extensions.ts'
import { aToken } from './builders.ts'

const world = { clock: nodeClock(), random: nodeRandom() }

it.each([
  ['memory', { kind: 'memory' }],
  ['sqlite:./presend.db', { kind: 'sqlite', path: './presend.db' }],
  ['sqlite:/var/lib/pre send.db', { kind: 'sqlite', path: '/var/lib/pre send.db' }],
  ['postgres://user@host/db', { kind: 'postgres', url: 'postgres://user@host/db' }],
  ['postgresql://user@host/db', { kind: 'postgres', url: 'postgresql://user@host/db' }],
  ['postgres:///db?host=/run/postgresql', { kind: 'postgres', url: 'postgres:///db?host=/run/postgresql' }],
  ['postgres://host/db?pool_size=4', { kind: 'postgres', url: 'postgres://host/db', poolSize: 4 }],
])('parseStorageLocation() parses %j', (text, value) => {
  expect(parseStorageLocation(text)).toEqual({ status: 'ok', value })
})

it.each([
  '',
  'sqlite:',
  'sqlite::memory:',
  'sqlite:a\0b',
  'postgres://host',
  'postgres://host/',
  'mysql://host/db',
  'Memory',
])('parseStorageLocation() rejects %j', (text) => {
  expect(parseStorageLocation(text).status).toBe('bad')
})

it('parseStorageLocation() never shows the rejected text, which may contain a password', () => {
  expect(JSON.stringify(parseStorageLocation('postgre://user:geheim@host/db'))).not.toContain('geheim')
})

it('openStorage() reopens a file with its data and jobs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'presend-storage-'))
  try {
    const place = { kind: 'sqlite', path: join(folder, 'presend.db') } as const
    {
      await using storage = await openStorage(place, { ...world, extensions: storageExtensions })
      await storage.store.createToken(aToken())
      await using jobs = await storage.startJobs()
      await jobs.enqueue([{ kind: 'sweep', key: 'one', runAtMs: 0 }])
    }
    await using storage = await openStorage(place, { ...world, extensions: storageExtensions })
    await using jobs = await storage.startJobs()
    expect((await storage.store.listTokens()).map((token) => token.tokenId)).toEqual(['token-1'])
    expect((await jobs.count()).find((one) => one.kind === 'sweep')?.waiting).toBe(1)
    const usage = await storage.diskUsage?.()
    expect(usage?.databaseBytes).toBeGreaterThan(4096)
    expect(usage?.freeBytes).toBeGreaterThan(0)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('sqliteDiskUsage() adds the write-ahead log to the file and reports the free space', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'presend-disk-'))
  try {
    const path = join(folder, 'presend.db')
    await writeFile(path, 'x'.repeat(100))
    expect(await sqliteDiskUsage(path)).toEqual({ databaseBytes: 100, freeBytes: expect.any(Number) })
    await writeFile(`${path}-wal`, 'x'.repeat(50))
    expect((await sqliteDiskUsage(path)).databaseBytes).toBe(150)
    await expect(sqliteDiskUsage(join(folder, 'gone.db'))).rejects.toThrow('ENOENT')
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('inspectStorage() reports a missing storage as new and creates nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'presend-inspect-'))
  try {
    const path = join(folder, 'presend.db')
    expect(await inspectStorage({ kind: 'memory' }, storageExtensions)).toEqual({ status: 'new' })
    expect(await inspectStorage({ kind: 'sqlite', path }, storageExtensions)).toEqual({ status: 'new' })
    expect(existsSync(path)).toBe(false)
    const missing = join(folder, 'missing', 'presend.db')
    await expect(inspectStorage({ kind: 'sqlite', path: missing }, storageExtensions)).rejects.toMatchObject({
      code: 'STORAGE_FAILED',
    })
  } finally {
    await rm(folder, { recursive: true })
  }
})
