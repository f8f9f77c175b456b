import { expect, it } from 'vitest'

import { rotateSecret } from '../../../src/service/webhooks/rotate-secret.ts'
import { Secret } from '../../../src/world/secret.ts'
import { startMs } from './webhook-builders.ts'

it.each([true, false])('rotateSecret() keeps the previous secret for the overlap and returns %s', async (exists) => {
  const calls: unknown[] = []
  const store = {
    rotateWebhookSecret: async (...call: readonly unknown[]) => {
      calls.push(call)
      return await Promise.resolve(exists)
    },
  }
  const secret = new Secret('the-new-secret')
  const wanted = { webhookId: 'wh_1', secret, overlapMs: 60_000 }
  expect(await rotateSecret(wanted, { store, clock: { nowMs: () => startMs }, box: null })).toBe(exists)
  expect(calls).toEqual([['wh_1', { secret, createdAtMs: startMs, validUntilMs: null }, startMs + 60_000]])
})
