import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import type { RunningJob } from '../../src/storage/jobs.ts'
import { openStorage, parseStorageLocation } from '../../src/storage/open-storage.ts'
import { nodeWorld } from '../../src/world/node-world.ts'
import { startProgram } from '../support/child-program.ts'
import { valueOf } from '../support/parsed.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'

const leaseMs = 500

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
])('what a killed process held on %s is begun again by another, and only that', async (_what, locate) => {
  const location = await locate()
  await using storage = await openStorage(valueOf(parseStorageLocation(location)), nodeWorld())
  await using jobs = await storage.startJobs()
  await jobs.enqueue([
    { kind: 'judge-message', key: 'a', runAtMs: 0 },
    { kind: 'judge-message', key: 'b', runAtMs: 0 },
  ])
  await using doomed = startProgram('jobs-instance.ts', [location, String(leaseMs)])
  expect([await doomed.line(), await doomed.line()].toSorted()).toEqual(['a', 'b'])
  expect(await jobs.count()).toContainEqual({ kind: 'judge-message', waiting: 0, running: 2 })
  await doomed.kill()
  const runs: RunningJob[] = []
  const { promise: areBothDone, resolve } = Promise.withResolvers<void>()
  await jobs.work('judge-message', {
    concurrency: 10,
    leaseMs,
    run: async (job) => {
      runs.push(job)
      if (runs.length === 2) resolve()
      await Promise.resolve()
    },
  })
  await areBothDone
  await jobs.drain(new AbortController().signal)
  expect(runs.toSorted((left, right) => left.key.localeCompare(right.key))).toEqual([
    { kind: 'judge-message', key: 'a', earlierRuns: 1 },
    { kind: 'judge-message', key: 'b', earlierRuns: 1 },
  ])
  expect(await jobs.count()).toContainEqual({ kind: 'judge-message', waiting: 0, running: 0 })
})
