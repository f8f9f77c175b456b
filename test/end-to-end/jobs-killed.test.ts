import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'
import { nodeWorld } from '../../src/foundation/world/node-world.ts'
import type { RunningJob } from '../../src/service/storage/jobs.ts'
import { openStorage, parseStorageLocation } from '../../src/service/storage/open-storage.ts'
import { startProgram } from '../support/child-program.ts'
import { storageExtensions } from '../support/extensions.ts'
import { valueOf } from '../support/parsed.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'

let folder = ''
let postgres: RunningPostgres

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-jobs-'))
  postgres = await startPostgres()
})

afterAll(async () => {
  await postgres[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

it.each([
  ['a SQLite file', async () => await Promise.resolve(`sqlite:${join(folder, 'jobs.db')}`)],
  ['PostgreSQL', async () => await postgres.createDatabase()],
])('jobs of a killed process on %s are run again by the next process', { timeout: 90_000 }, async (_what, locate) => {
  const location = await locate()
  await using doomed = startProgram('jobs-instance.ts', [location])
  expect([await doomed.line(), await doomed.line()].toSorted()).toEqual(['a', 'b'])
  await doomed.kill()
  await using storage = await openStorage(valueOf(parseStorageLocation(location)), {
    ...nodeWorld(),
    extensions: storageExtensions,
  })
  await using jobs = await storage.startJobs()
  const runs: RunningJob[] = []
  const { promise: areBothDone, resolve } = Promise.withResolvers<void>()
  await jobs.work('judge-message', {
    concurrency: 10,
    run: async (job) => {
      runs.push(job)
      if (runs.length === 2) resolve()
      await Promise.resolve()
    },
  })
  await areBothDone
  expect(runs.toSorted((left, right) => left.key.localeCompare(right.key))).toEqual([
    { kind: 'judge-message', key: 'a', earlierRuns: 1 },
    { kind: 'judge-message', key: 'b', earlierRuns: 1 },
  ])
})
