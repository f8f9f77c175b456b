import { expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { newDeliveryId, newWebhook } from '../../../src/service/webhooks/new-webhook.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { startMs } from './webhook-builders.ts'

it('newWebhook() has a new id and one secret without expiry', () => {
  const secret = new Secret('a-secret')
  const wanted = { workspaceId: toWorkspaceId('acme'), url: new URL('https://hooks.example/a'), secret }
  expect(newWebhook(wanted, { clock: fakeClock(), random: fakeRandom(), box: null })).toEqual({
    webhookId: expect.stringMatching(/^wh_[0-9a-f-]{36}$/u),
    workspaceId: toWorkspaceId('acme'),
    url: 'https://hooks.example/a',
    createdAtMs: startMs,
    secrets: [{ secret, createdAtMs: startMs, validUntilMs: null }],
  })
})

it('newDeliveryId() returns a different id each time', () => {
  const random = fakeRandom()
  expect(newDeliveryId(random)).not.toBe(newDeliveryId(random))
})
