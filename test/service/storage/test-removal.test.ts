import { expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { openMemoryStore } from '../../support/memory-store.ts'
import { aNewTest, aWebhook, someSeeds } from './builders.ts'

// The store suite, which runs for every database, contains the other tests.
it('deleteTest() deletes a test with thousands of seeds and several webhooks', async () => {
  await using store = await openMemoryStore()
  for (let count = 0; count < 12; count += 1) await store.createWebhook(aWebhook({ webhookId: `webhook-${count}` }))
  const seeds = someSeeds(1000)
  const numericId = await store.createTest(aNewTest({ seeds }))
  expect(await store.deleteTest(toWorkspaceId('workspace-a'), numericId, 1)).toBe(true)
  expect(await store.findTest(toWorkspaceId('workspace-a'), String(numericId))).toBeNull()
})
