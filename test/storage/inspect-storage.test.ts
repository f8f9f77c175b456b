import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { inspectStorage } from '../../src/storage/inspect-storage.ts'

it('inspectStorage() reports a missing storage as new and creates nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'presend-inspect-'))
  try {
    const path = join(folder, 'presend.db')
    expect(await inspectStorage({ kind: 'memory' })).toEqual({ status: 'new' })
    expect(await inspectStorage({ kind: 'sqlite', path })).toEqual({ status: 'new' })
    expect(existsSync(path)).toBe(false)
    const missing = join(folder, 'missing', 'presend.db')
    await expect(inspectStorage({ kind: 'sqlite', path: missing })).rejects.toMatchObject({ code: 'STORAGE_FAILED' })
  } finally {
    await rm(folder, { recursive: true })
  }
})
