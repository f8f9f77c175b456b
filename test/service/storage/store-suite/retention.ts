/** Store suite: retention. */

import { describe, expect, it } from 'vitest'
import { type TrackingId, toTrackingId, toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'

import type { Store } from '../../../../src/service/storage/store.ts'
import { aNewTest, anInboundMessage, aRecord, aToken, aWebhook, someSeeds } from '../builders.ts'
import type { StoreSuiteOptions } from './store-suite-options.ts'

const never = new AbortController().signal

async function totalOf(store: Store, source: string | null, status: 'complete' | 'expired' | null): Promise<number> {
  const query = { workspaceId: toWorkspaceId('workspace-a'), source, status, page: 1, perPage: 10, nowMs: 9_000_000 }
  return (await store.listExternalTests(query)).totalCount
}

export function retentionSuite({ open }: StoreSuiteOptions): void {
  describe('deleteOlderThan()', () => {
    it('deletes any number of old tests with their data, and keeps newer ones', async () => {
      await using store = await open()
      const old = Array.from({ length: 130 }, () => aNewTest({ createdAtMs: 999, seeds: someSeeds(2) }))
      const young = aNewTest({ createdAtMs: 1000 })
      for (const test of [...old, young]) {
        const numericId = await store.createTest(test)
        await store.recordCopy({ numericId, address: 'seed1@box0.example', messageKey: 'm', record: aRecord() })
      }
      expect(await store.deleteOlderThan({ createdBeforeMs: 1000, nowMs: Number.MAX_SAFE_INTEGER }, never)).toEqual({
        tests: 130,
        messages: 0,
      })
      for (const test of old) expect(await store.findReportedTest(test.trackingId)).toBeNull()
      expect((await store.findReportedTest(young.trackingId))?.seeds).toHaveLength(3)
      expect(await store.deleteOlderThan({ createdBeforeMs: 1000, nowMs: Number.MAX_SAFE_INTEGER }, never)).toEqual({
        tests: 0,
        messages: 0,
      })
    })

    it('keeps the tests of each workspace for its own retention period', async () => {
      await using store = await open()
      const nowMs = 1_000_000
      for (const [name, retentionMs] of [
        ['short', 1000],
        ['long', 900_000],
        ['default', null],
      ] as const) {
        const workspace = {
          workspaceId: toWorkspaceId(name),
          name,
          plan: 'pro',
          reportAccess: 'link',
          createdAtMs: 0,
        } as const
        await store.createWorkspace({ ...workspace, retentionMs })
      }
      const kept: TrackingId[] = []
      for (const [name, createdAtMs] of [
        ['short', 998_999],
        ['short', 999_001],
        ['long', 99_999],
        ['long', 200_000],
        ['default', 400_000],
        ['default', 600_000],
        ['none', 400_000],
      ] as const) {
        const test = aNewTest({ workspaceId: toWorkspaceId(name), createdAtMs, expiresAtMs: createdAtMs + 1 })
        await store.createTest(test)
        kept.push(test.trackingId)
      }
      expect(await store.deleteOlderThan({ createdBeforeMs: 500_000, nowMs }, never)).toMatchObject({ tests: 4 })
      const found = await Promise.all(kept.map(async (id) => (await store.findReportedTest(id)) !== null))
      expect(found).toEqual([false, true, false, true, false, true, false])
    })

    it('deletes sessions and invitations that have expired', async () => {
      await using store = await open()
      const user = {
        userId: 'ann',
        email: 'ann@team.example',
        name: 'Ann',
        passwordHash: null,
        isAdmin: false,
        emailVerifiedAtMs: null,
      }
      await store.createUser({ ...user, createdAtMs: 0 })
      const place = { workspaceId: null, address: '', userAgent: '', createdAtMs: 0, lastSeenAtMs: 0 }
      for (const [id, expiresAtMs] of [
        ['old', 50],
        ['new', 51],
      ] as const) {
        await store.createSession({ sessionId: id, secretHash: id, userId: 'ann', expiresAtMs, ...place })
        const code = {
          invitationId: id,
          codeHash: id,
          workspaceId: null,
          email: null,
          role: 'owner',
          oneTimeCodeHash: null,
        } as const
        await store.createInvitation({ ...code, invitedBy: 'x', createdAtMs: 0, expiresAtMs })
      }
      await store.deleteOlderThan({ createdBeforeMs: 0, nowMs: 50 }, never)
      expect((await store.listSessions('ann', 0)).map(({ sessionId }) => sessionId)).toEqual(['new'])
      expect([await store.findInvitation('old', 0), await store.findInvitation('new', 0)]).toMatchObject([
        null,
        { invitationId: 'new' },
      ])
    })

    it('keeps an open test', async () => {
      await using store = await open()
      const open24h = aNewTest({ createdAtMs: 1, expiresAtMs: 86_400_001, seeds: someSeeds(1) })
      const done = aNewTest({ createdAtMs: 1, expiresAtMs: 86_400_001, seeds: someSeeds(1) })
      await store.createTest(open24h)
      const numericId = await store.createTest(done)
      await store.recordCopy({ numericId, address: 'seed1@box0.example', messageKey: 'm', record: aRecord() })
      const age = { createdBeforeMs: 3_600_000, nowMs: 7_200_000 }
      expect(await store.deleteOlderThan(age, never)).toEqual({ tests: 1, messages: 0 })
      expect(await store.findReportedTest(open24h.trackingId)).not.toBeNull()
      const later = { createdBeforeMs: 3_600_000, nowMs: 86_400_001 }
      expect(await store.deleteOlderThan(later, never)).toEqual({ tests: 1, messages: 0 })
    })

    it('removes deleted tests from lists and totals', async () => {
      await using store = await open()
      const external = { style: 'external-test', seeds: someSeeds(1) } as const
      for (const [source, createdAtMs] of [
        ['ci', 1],
        ['ci', 2],
        ['cron', 3],
        ['ci', 5000],
      ] as const) {
        const numericId = await store.createTest(aNewTest({ ...external, source, createdAtMs }))
        if (createdAtMs === 2) continue
        await store.recordCopy({ numericId, address: 'seed1@box0.example', messageKey: 'm', record: aRecord() })
      }
      expect([await totalOf(store, null, null), await totalOf(store, 'ci', null)]).toEqual([4, 3])
      expect([await totalOf(store, null, 'complete'), await totalOf(store, 'ci', 'expired')]).toEqual([3, 1])
      await store.deleteOlderThan({ createdBeforeMs: 5000, nowMs: Number.MAX_SAFE_INTEGER }, never)
      expect([await totalOf(store, null, null), await totalOf(store, 'ci', null)]).toEqual([1, 1])
      expect([await totalOf(store, null, 'complete'), await totalOf(store, 'ci', 'expired')]).toEqual([1, 0])
      expect(await totalOf(store, 'cron', null)).toBe(0)
    })

    it('deletes messages that were never judged', async () => {
      await using store = await open()
      for (let index = 0; index < 120; index += 1) {
        await store.keepMessage(anInboundMessage({ messageId: `old-${index}`, receivedAtMs: index }))
      }
      await store.keepMessage(anInboundMessage({ messageId: 'young', receivedAtMs: 1000 }))
      expect(await store.deleteOlderThan({ createdBeforeMs: 1000, nowMs: Number.MAX_SAFE_INTEGER }, never)).toEqual({
        tests: 0,
        messages: 120,
      })
      expect(await store.listMessages(9_000_000, 10)).toMatchObject([{ messageId: 'young' }])
    })

    it('deletes old deliveries, but not pending ones', async () => {
      await using store = await open()
      await store.createWebhook(aWebhook())
      const test = aNewTest({ createdAtMs: 5_000_000, seeds: someSeeds(3) })
      const numericId = await store.createTest(test)
      const ids: string[] = []
      for (const { address } of test.seeds) {
        const toEvent = (): { idempotencyKey: string; body: string } => ({ idempotencyKey: address, body: '{}' })
        const copy = { numericId, address, messageKey: 'm', record: aRecord({ recordedAtMs: 10 }), toEvent }
        ids.push(...(await store.recordCopy(copy)).deliveryIds)
      }
      for (const [index, startedAtMs] of [20, 3_000_000].entries()) {
        const attempt = { attemptNumber: 1, startedAtMs, durationMs: 1, statusCode: 200, detail: '' }
        await store.recordAttempt({ deliveryId: ids[index] ?? '', attempt, next: { state: 'delivered' } })
      }
      await store.deleteOlderThan({ createdBeforeMs: 1_000_000, nowMs: Number.MAX_SAFE_INTEGER }, never)
      const left = await store.listDeliveries('webhook-1', 10)
      expect(left.map((one) => one.deliveryId)).toEqual([ids[2], ids[1]])
      expect(await store.listAttempts(ids[0] ?? '')).toEqual([])
    })

    it('deletes counts of client addresses from earlier hours, but not counts of tokens', async () => {
      await using store = await open()
      await store.createToken(aToken())
      const ask = async (changes: {
        tokenHash: string | null
        anonymousSubject: string
        windowStartMs: number
      }): Promise<number> => (await store.admit({ nowMs: 7, wantedTest: null, ...changes })).count.requestCount
      await ask({ tokenHash: null, anonymousSubject: 'address:192.0.2.1', windowStartMs: 0 })
      await ask({ tokenHash: aToken().tokenHash, anonymousSubject: '', windowStartMs: 0 })
      await ask({ tokenHash: null, anonymousSubject: 'address:192.0.2.2', windowStartMs: 3_600_000 })
      await store.deleteOlderThan({ createdBeforeMs: 1000, nowMs: Number.MAX_SAFE_INTEGER }, never)
      // The count would be 2 if the first count had not been deleted.
      expect(await ask({ tokenHash: null, anonymousSubject: 'address:192.0.2.1', windowStartMs: 0 })).toBe(1)
      expect(await ask({ tokenHash: null, anonymousSubject: 'address:192.0.2.2', windowStartMs: 3_600_000 })).toBe(2)
      expect((await store.listTokens())[0]?.lastUsedAtMs).toBe(7)
    })

    it('stops between two batches when it is aborted', async () => {
      await using store = await open()
      const tests = Array.from({ length: 3 }, () => aNewTest({ createdAtMs: 1 }))
      for (const test of tests) await store.createTest(test)
      await expect(
        store.deleteOlderThan(
          { createdBeforeMs: 1000, nowMs: Number.MAX_SAFE_INTEGER },
          AbortSignal.abort(new Error('the service stops')),
        ),
      ).rejects.toThrow('stops')
      expect(await store.findReportedTest(tests[0]?.trackingId ?? toTrackingId(''))).not.toBeNull()
    })
  })
}
