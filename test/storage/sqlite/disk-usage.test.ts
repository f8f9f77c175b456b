import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { sqliteDiskUsage } from '../../../src/storage/sqlite/disk-usage.ts'

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
