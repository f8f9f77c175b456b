import { expect, it } from 'vitest'

import { measuredStore } from '../../../src/service/operations/measured-store.ts'
import { openMemoryStore } from '../../support/memory-store.ts'
import { aNewTest, anInboundMessage, aRecord, someSeeds } from '../storage/builders.ts'

it('measuredStore() counts writes, and returns the results of the store', async () => {
  await using store = await openMemoryStore()
  const counted: string[] = []
  const measured = measuredStore(store, {
    testCreated: (style) => void counted.push(`test ${style}`),
    resultRecorded: (status) => void counted.push(`result ${status}`),
    testCompleted: () => void counted.push('completed'),
    messageKept: () => void counted.push('kept'),
    webhookAttempted: (outcome) => void counted.push(`attempt ${outcome}`),
  })
  const test = aNewTest({ style: 'spam-test', seeds: someSeeds(1) })
  const id = await measured.createTest(test)
  const [seed] = test.seeds
  const copy = { numericId: id, address: seed?.address ?? '', messageKey: 'k', record: aRecord() }
  for (const messageKey of ['k', 'again']) await measured.recordCopy({ ...copy, messageKey })
  await measured.keepMessage(anInboundMessage())
  const attempt = { attemptNumber: 1, startedAtMs: 0, durationMs: 0, statusCode: null, detail: '' }
  await measured.recordAttempt({ deliveryId: 'd', attempt, next: { state: 'pending', nextAttemptAtMs: 1 } })
  await measured.recordAttempt({ deliveryId: 'd', attempt, next: { state: 'delivered' } })
  expect(counted).toEqual([
    'test spam-test',
    'result placed',
    'completed',
    'kept',
    'attempt retried',
    'attempt delivered',
  ])
})
