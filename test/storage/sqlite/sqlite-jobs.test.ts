import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe } from 'vitest'

import type { Jobs } from '../../../src/storage/jobs.ts'
import type { SqlDatabase } from '../../../src/storage/sql-database.ts'
import { openSqliteDatabase } from '../../../src/storage/sqlite/open-sqlite-store.ts'
import { startSqliteJobs } from '../../../src/storage/sqlite/sqlite-jobs.ts'
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts'
import { type JobsBench, jobsSuite } from '../jobs-suite.ts'

let folder = ''
let fileCount = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-jobs-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

function newPath(): string {
  fileCount += 1
  return join(folder, `jobs-${fileCount}.db`)
}

/** Instances whose shared clock is moved by the test. */
function benchOn(openDatabase: () => Promise<SqlDatabase>, clock: FakeClock = fakeClock()): JobsBench {
  const stack = new AsyncDisposableStack()
  return {
    start: async (): Promise<Jobs> => {
      const database = await openDatabase()
      return stack.use(startSqliteJobs(database, { clock, onError: () => undefined }))
    },
    // In small steps: an instance asks once a second.
    pass: async (byMs) => {
      for (let leftMs = byMs; leftMs > 0; leftMs -= 60_000) await clock.advance(Math.min(leftMs, 60_000))
    },
    until: async (isSo) => {
      while (!(await isSo())) await clock.advance(100)
    },
    nowMs: () => clock.nowMs(),
    [Symbol.asyncDispose]: async () => await stack.disposeAsync(),
  }
}

describe('jobs in memory', () => {
  jobsSuite({
    open: async () => {
      const database = await openSqliteDatabase({ kind: 'memory' })
      const bench = benchOn(async () => await Promise.resolve(database))
      return {
        ...bench,
        [Symbol.asyncDispose]: async () => {
          await bench[Symbol.asyncDispose]()
          await database[Symbol.asyncDispose]()
        },
      }
    },
  })
})

describe('jobs in a file', () => {
  jobsSuite({
    open: async () => {
      const path = newPath()
      const databases = new AsyncDisposableStack()
      const bench = benchOn(async () => databases.use(await openSqliteDatabase({ kind: 'file', path })))
      return await Promise.resolve({
        ...bench,
        [Symbol.asyncDispose]: async () => {
          await bench[Symbol.asyncDispose]()
          await databases.disposeAsync()
        },
      })
    },
  })
})
