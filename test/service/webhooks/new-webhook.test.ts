import { describe, expect, it } from 'vitest'

import {
  generateSecret,
  newDeliveryId,
  newWebhook,
  parseChosenSecret,
} from '../../../src/service/webhooks/new-webhook.ts'
import { Secret } from '../../../src/world/secret.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { startMs } from './webhook-builders.ts'

it('newWebhook() has a name of its own and one secret without an end', () => {
  const secret = new Secret('a-secret')
  const wanted = { workspaceId: 'acme', url: new URL('https://hooks.example/a'), secret }
  expect(newWebhook(wanted, { clock: fakeClock(), random: fakeRandom(), box: null })).toEqual({
    webhookId: expect.stringMatching(/^wh_[0-9a-f-]{36}$/u),
    workspaceId: 'acme',
    url: 'https://hooks.example/a',
    createdAtMs: startMs,
    secrets: [{ secret, createdAtMs: startMs, validUntilMs: null }],
  })
})

it('generateSecret() is 256 random bits behind a prefix, and does not print itself', () => {
  const random = fakeRandom()
  const secret = generateSecret(random)
  expect(secret.reveal()).toMatch(/^whsec_[\w-]{43}$/u)
  expect(generateSecret(random).reveal()).not.toBe(secret.reveal())
  expect(`${String(secret)}${JSON.stringify(secret)}`).not.toContain('whsec_')
})

it('newDeliveryId() gives another name each time', () => {
  const random = fakeRandom()
  expect(newDeliveryId(random)).not.toBe(newDeliveryId(random))
})

describe('parseChosenSecret()', () => {
  it('takes printable ASCII of 24 to 256 characters', () => {
    for (const text of ['x'.repeat(24), '~'.repeat(256), generateSecret(fakeRandom()).reveal()]) {
      const parsed = parseChosenSecret(text, '--secret')
      expect(parsed.status === 'ok' && parsed.value.reveal()).toBe(text)
    }
  })

  it.each([
    ['nothing', ''],
    ['too little', 'x'.repeat(23)],
    ['too much', 'x'.repeat(257)],
    ['a blank', 'swordfish swordfish swordfish'],
    ['a line end', `${'swordfish'.repeat(3)}\n`],
    ['letters outside ASCII', 'schwertfisch-schwertfisch-ä'],
  ])('refuses %s without repeating it', (_what, text) => {
    const parsed = parseChosenSecret(text, '--secret')
    expect(parsed.status).toBe('bad')
    expect(JSON.stringify(parsed)).not.toMatch(/sword|schwert|xx/u)
  })
})
