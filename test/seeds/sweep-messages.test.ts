import { expect, it } from 'vitest'

import { messageSweep } from '../../src/seeds/sweep-messages.ts'
import type { KeptMessage } from '../../src/storage/inbound-message.ts'
import type { NewJob } from '../../src/storage/jobs.ts'
import { openSqliteStore } from '../../src/storage/sqlite/open-sqlite-store.ts'
import { fakeClock } from '../support/fake-clock.ts'

it('messageSweep() enqueues jobs for kept messages older than 10 s', async () => {
  await using store = await openSqliteStore({ kind: 'memory' })
  const clock = fakeClock()
  const added: NewJob[] = []
  const jobs = {
    enqueue: async (list: readonly NewJob[]) => {
      added.push(...list)
      await Promise.resolve()
    },
  }
  const client = { address: '192.0.2.9', heloName: 'h', isTls: false, isTlsOffered: false }
  const nowMs = clock.nowMs()
  for (const [messageId, ageMs] of [
    ['newest', 9999],
    ['old', 20_000],
    ['oldest', 30_000],
  ] as const) {
    const message = { messageId, bytes: Buffer.from('x'), envelopeSender: null, recipients: ['a@b.example'], client }
    await store.keepMessage({ ...message, receivedAtMs: nowMs - ageMs })
  }
  await messageSweep({ store, jobs, clock })()
  expect(added).toEqual([
    { kind: 'judge-message', key: 'oldest', runAtMs: nowMs },
    { kind: 'judge-message', key: 'old', runAtMs: nowMs },
  ])
})

it('messageSweep() continues after the previous batch, and restarts at the oldest message after the newest', async () => {
  const kept = Array.from({ length: 2500 }, (_, index) => ({ messageId: `message-${index}`, receivedAtMs: index }))
  const store = {
    listMessages: async (_beforeMs: number, limit: number, after: KeptMessage | null = null) => {
      const from = after === null ? 0 : after.receivedAtMs + 1
      return await Promise.resolve(kept.slice(from, from + limit))
    },
  }
  const asked: (string | undefined)[] = []
  const jobs = { enqueue: async (list: readonly NewJob[]) => await Promise.resolve(void asked.push(list[0]?.key)) }
  const sweep = messageSweep({ store, jobs, clock: fakeClock() })
  for (let count = 0; count < 4; count += 1) await sweep()
  expect(asked).toEqual(['message-0', 'message-1000', 'message-2000', 'message-0'])
})
