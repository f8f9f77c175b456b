import { expect, it } from 'vitest'

import { sweepMessages } from '../../src/seeds/sweep-messages.ts'
import type { NewJob } from '../../src/storage/jobs.ts'
import { openSqliteStore } from '../../src/storage/sqlite/open-sqlite-store.ts'
import { fakeClock } from '../support/fake-clock.ts'

it('sweepMessages() asks for the judgement of kept messages that are not quite new', async () => {
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
  await sweepMessages({ store, jobs, clock })
  expect(added).toEqual([
    { kind: 'judge-message', key: 'oldest', runAtMs: nowMs },
    { kind: 'judge-message', key: 'old', runAtMs: nowMs },
  ])
})
