import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTokenId, toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'

import type { AdmissionRequest } from '../../../../src/service/storage/account.ts'
import { openSqliteStore } from '../../../../src/service/storage/sqlite/open-sqlite-store.ts'
import { storageExtensions } from '../../../support/extensions.ts'
import { aNewTest, unlimited } from '../builders.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'presend-admissions-'))
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

let serial = 0

function newPath(): string {
  serial += 1
  return join(folder, `${serial}.db`)
}

const aRequest: AdmissionRequest = {
  tokenHash: null,
  anonymousSubject: 'address:192.0.2.1',
  windowStartMs: 0,
  nowMs: 7,
  wantedTest: null,
}

describe('admissions on a SQLite file', () => {
  it('that arrive together share a transaction, and each has its own count', async () => {
    const path = newPath()
    await using store = await openSqliteStore({ kind: 'sqlite', path }, storageExtensions)
    using reader = new DatabaseSync(path, { readOnly: true })
    const version = (): unknown => reader.prepare('pragma data_version').get()?.['data_version']
    const before = version()
    const admissions = await Promise.all(Array.from({ length: 100 }, async () => await store.admit(aRequest)))
    expect(new Set(admissions.map((one) => one.count.requestCount)).size).toBe(100)
    const row = reader.prepare('select request_count from request_counts').get()
    expect(row?.['request_count']).toBe(100)
    expect(version()).not.toBe(before)
  })

  it('see earlier writes', async () => {
    await using store = await openSqliteStore({ kind: 'sqlite', path: newPath() }, storageExtensions)
    const token = {
      tokenId: toTokenId('t'),
      tokenHash: 'ab',
      prefix: 'p',
      workspaceId: toWorkspaceId('workspace-a'),
      name: 'n',
      createdAtMs: 0,
    }
    await store.createToken({ ...token, accountPlan: 'pro', revokedAtMs: null, ...unlimited })
    const creating = store.createTest(aNewTest())
    const numericId = await creating
    const wantedTest = { name: String(numericId), needsSeeds: true, known: null }
    const [admission, none] = await Promise.all([
      store.admit({ ...aRequest, tokenHash: 'ab', wantedTest }),
      store.admit({ ...aRequest, tokenHash: 'ab', wantedTest: { ...wantedTest, name: '999' } }),
    ])
    expect(admission.test?.seeds).toHaveLength(3)
    expect(none.test).toBeNull()
    expect([admission.count.requestCount, none.count.requestCount]).toEqual([1, 2])
  })

  it('fail individually when a row is invalid', async () => {
    const path = newPath()
    await using store = await openSqliteStore({ kind: 'sqlite', path }, storageExtensions)
    const token = {
      tokenId: toTokenId('t'),
      tokenHash: 'ab',
      prefix: 'p',
      workspaceId: toWorkspaceId('workspace-a'),
      name: 'n',
      createdAtMs: 0,
    }
    await store.createToken({ ...token, accountPlan: 'pro', revokedAtMs: null, ...unlimited })
    const numericId = await store.createTest(aNewTest())
    using writer = new DatabaseSync(path)
    writer.exec(`update tests set metadata = 'no object' where id = ${numericId}`)
    const wantedTest = { name: String(numericId), needsSeeds: false, known: null }
    const outcomes = await Promise.allSettled([
      store.admit(aRequest),
      store.admit({ ...aRequest, tokenHash: 'ab', wantedTest }),
      store.admit(aRequest),
    ])
    expect(outcomes.map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('reject when the database is closed', async () => {
    const store = await openSqliteStore({ kind: 'sqlite', path: newPath() }, storageExtensions)
    const admission = store.admit(aRequest)
    const outcome = admission.then(
      () => 'counted',
      () => 'rejected',
    )
    await store[Symbol.asyncDispose]()
    expect(['counted', 'rejected']).toContain(await outcome)
    await expect(store.admit(aRequest)).rejects.toThrow('not open')
  })
})
