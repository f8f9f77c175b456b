/**
 * A service whose disk is full reports that it is not ready, and still serves reads. Needs root, to mount a small disk.
 */

import { execFile } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { eventually } from '../support/eventually.ts'
import { createApiToken, type ServedProcess, startServe } from '../support/serve.ts'

const run = promisify(execFile)
let disk: string

beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), 'presend-disk-'))
  await run('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk])
})

afterAll(async () => {
  await run('umount', [disk])
  await rm(disk, { recursive: true, force: true })
})

async function readiness({ baseUrl }: ServedProcess): Promise<number> {
  return (await fetch(`${baseUrl}/readyz`)).status
}

it('a service with a full disk is not ready, serves reads, and recovers when space is freed', async () => {
  const storage = `sqlite:${disk}/presend.db`
  const secret = await createApiToken(storage)
  await using service = await startServe({ flags: ['--storage', storage] })
  const ask = async (method: string, path: string): Promise<Response> =>
    await fetch(service.apiUrl + path, { method, headers: { Authorization: `Bearer ${secret}` } })
  const created = JSON.parse(await (await ask('POST', '/spam_tests')).text())
  const path = `/spam_tests/${created.test.tracking_id}`
  expect((await ask('GET', path)).status).toBe(200)
  expect(await readiness(service)).toBe(200)

  const { bavail, bsize } = await statfs(disk)
  await writeFile(join(disk, 'filler'), Buffer.alloc(bavail * bsize - bsize))
  await writeFile(join(disk, 'last'), Buffer.alloc(bsize)).catch(() => undefined)
  expect(
    await eventually(
      async () => await readiness(service),
      (status) => status === 503,
    ),
  ).toBe(503)
  for (let count = 0; count < 20; count += 1) {
    const answers = await Promise.all([path, '/external_tests', path].map(async (one) => await ask('GET', one)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  }
  expect((await ask('POST', '/spam_tests')).status).toBe(503)

  await rm(join(disk, 'filler'))
  expect(
    await eventually(
      async () => await readiness(service),
      (status) => status === 200,
    ),
  ).toBe(200)
  expect((await ask('POST', '/spam_tests')).status).toBe(201)
})
