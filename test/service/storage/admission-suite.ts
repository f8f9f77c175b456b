/** Store suite: admissions. */

import { describe, expect, it } from 'vitest'
import { toTokenId, toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import type { AdmissionRequest, StoredToken, WantedTest } from '../../../src/service/storage/account.ts'
import type { NewTest, Store } from '../../../src/service/storage/store.ts'
import { aNewTest, aRecord, unlimited } from './builders.ts'

const hourMs = 3_600_000

const aToken: StoredToken = {
  tokenId: toTokenId('token-1'),
  tokenHash: 'ab'.repeat(32),
  prefix: 'psd_abcd',
  workspaceId: toWorkspaceId('workspace-a'),
  accountPlan: 'pro',
  name: 'ci',
  createdAtMs: 5,
  revokedAtMs: null,
  ...unlimited,
}

function aRequest(changes: Partial<AdmissionRequest> = {}): AdmissionRequest {
  return {
    tokenHash: null,
    anonymousSubject: 'address:192.0.2.1',
    windowStartMs: 0,
    nowMs: 7,
    wantedTest: null,
    ...changes,
  }
}

function wanting(name: string | number, changes: Partial<WantedTest> = {}): AdmissionRequest {
  const wantedTest = { name: String(name), needsSeeds: true, known: null, ...changes }
  return aRequest({ tokenHash: aToken.tokenHash, wantedTest })
}

async function withTest(store: Store, changes: Partial<NewTest> = {}): Promise<NewTest & { numericId: number }> {
  await store.createToken(aToken)
  const test = aNewTest(changes)
  return { ...test, numericId: await store.createTest(test) }
}

/** Runs the suite. `open` opens a new, empty store. */
export function admissionSuite({ open }: { readonly open: () => Promise<Store> }): void {
  describe('admit() and tokens', () => {
    it('finds a token by its hash', async () => {
      await using store = await open()
      await store.createToken(aToken)
      expect((await store.admit(aRequest({ tokenHash: aToken.tokenHash }))).token).toEqual(aToken)
      expect((await store.admit(aRequest({ tokenHash: '00'.repeat(32) }))).token).toBeNull()
    })

    it('ignores a revoked token immediately', async () => {
      await using store = await open()
      await store.createToken(aToken)
      await store.revokeToken(aToken.tokenId, 9)
      const { token, count } = await store.admit(aRequest({ tokenHash: aToken.tokenHash }))
      expect(token).toBeNull()
      expect(count.requestCount).toBe(1)
      expect((await store.admit(aRequest())).count.requestCount).toBe(2)
    })

    it('ignores a token from the moment when it expires', async () => {
      await using store = await open()
      await store.createToken({ ...aToken, expiresAtMs: 50 })
      const ask = { tokenHash: aToken.tokenHash, anonymousSubject: 'address:x', windowStartMs: 0, wantedTest: null }
      expect((await store.admit({ ...ask, nowMs: 49 })).token?.expiresAtMs).toBe(50)
      expect((await store.admit({ ...ask, nowMs: 50 })).token).toBeNull()
    })

    it('records when a token was last used', async () => {
      await using store = await open()
      await store.createToken(aToken)
      await store.admit(aRequest({ tokenHash: aToken.tokenHash, nowMs: 900 }))
      await store.admit(aRequest({ tokenHash: aToken.tokenHash, nowMs: 800 }))
      expect(await store.listTokens()).toEqual([{ ...aToken, lastUsedAtMs: 900 }])
    })
  })

  describe('admit() and counts', () => {
    it('counts each subject separately and restarts every hour', async () => {
      await using store = await open()
      const count = async (anonymousSubject: string, windowStartMs: number): Promise<number> =>
        (await store.admit(aRequest({ anonymousSubject, windowStartMs }))).count.requestCount
      expect(await count('a', 0)).toBe(1)
      expect(await count('a', 0)).toBe(2)
      expect(await count('b', 0)).toBe(1)
      expect(await count('a', hourMs)).toBe(1)
      expect(await count('a', hourMs)).toBe(2)
    })

    it('counts a token separately from its client address', async () => {
      await using store = await open()
      await store.createToken(aToken)
      await store.admit(aRequest())
      expect((await store.admit(aRequest({ tokenHash: aToken.tokenHash }))).count.requestCount).toBe(1)
    })

    it('counts into the newest hour when a clock is behind', async () => {
      await using store = await open()
      await store.admit(aRequest({ windowStartMs: hourMs }))
      const { count } = await store.admit(aRequest({ windowStartMs: 0 }))
      expect(count).toEqual({ windowStartMs: hourMs, requestCount: 2 })
    })

    it('counts concurrent requests exactly', async () => {
      await using store = await open()
      const admissions = await Promise.all(Array.from({ length: 300 }, async () => await store.admit(aRequest())))
      const counts = admissions.map((one) => one.count.requestCount).toSorted((left, right) => left - right)
      expect(counts).toEqual(Array.from({ length: 300 }, (_, index) => index + 1))
    })
  })

  describe('admit() and the requested test', () => {
    it('reads a test by numeric id, tracking id or tracking key', async () => {
      await using store = await open()
      const test = await withTest(store, { metadata: { build: 7 }, source: 'ci' })
      const [seed] = test.seeds
      if (seed === undefined) throw new Error('no seed')
      await store.recordCopy({
        numericId: test.numericId,
        address: seed.address,
        messageKey: 'm',
        record: aRecord(),
      })
      const found = await store.findTest(toWorkspaceId('workspace-a'), test.trackingId)
      expect(found?.revision).toBe(1)
      for (const name of [test.numericId, test.trackingId, test.trackingKey]) {
        expect((await store.admit(wanting(name))).test).toEqual(found)
      }
    })

    it('does not find tests of other workspaces, or any test without a valid token', async () => {
      await using store = await open()
      const test = await withTest(store, { workspaceId: toWorkspaceId('workspace-b') })
      expect((await store.admit(wanting(test.trackingId))).test).toBeNull()
      expect((await store.admit({ ...wanting(test.trackingId), tokenHash: null })).test).toBeNull()
      expect((await store.admit(wanting('nothing'))).test).toBeNull()
      expect((await store.admit(wanting(test.numericId + 1))).test).toBeNull()
    })

    it('omits seeds that are known or not requested', async () => {
      await using store = await open()
      const { numericId } = await withTest(store)
      const seedsFor = async (changes: Partial<WantedTest>): Promise<unknown> =>
        (await store.admit(wanting(numericId, changes))).test?.seeds
      expect(await seedsFor({ known: { numericId, revision: 0 } })).toBeNull()
      expect(await seedsFor({ needsSeeds: false })).toBeNull()
      expect(await seedsFor({ known: { numericId, revision: 1 } })).toHaveLength(3)
      expect(await seedsFor({ known: { numericId: numericId + 1, revision: 0 } })).toHaveLength(3)
    })

    it('keeps the order of seeds', async () => {
      await using store = await open()
      const addresses = Array.from({ length: 60 }, (_, index) => `s${(index * 37) % 60}@box.example`)
      const seeds = addresses.map((address) => ({
        address,
        providerType: 'consumer' as const,
        providerName: 'box.example',
      }))
      const test = await withTest(store, { seeds })
      const found = (await store.admit(wanting(test.trackingId))).test
      expect(found?.seeds?.map((seed) => seed.address)).toEqual(addresses)
    })
  })
}
