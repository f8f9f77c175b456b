import { afterEach, describe, expect, it } from 'vitest'
import { Secret } from '../../../src/foundation/world/secret.ts'
import type { StoredWebhook } from '../../../src/service/storage/webhook.ts'
import { attemptDelivery } from '../../../src/service/webhooks/attempt-delivery.ts'
import { inTurn, respond, type WebhookReceiver } from '../../support/webhook-receiver.ts'
import { aReceiver, closeAll, hmac, someParts } from './attempt-bench.ts'
import { aDelivery, aWebhook, startMs } from './webhook-builders.ts'

const { signal } = new AbortController()
const delivery = aDelivery()

afterEach(closeAll)

function aRotated(url: string, validUntilMs: number): StoredWebhook {
  return aWebhook({
    url,
    secrets: [
      { secret: new Secret('secret-two'), createdAtMs: startMs, validUntilMs: null },
      { secret: new Secret('secret-one'), createdAtMs: startMs, validUntilMs },
    ],
  })
}

/** A receiver as documented: one header field, one secret, 401 on a mismatch. */
async function aStrictReceiver(secret: string, refusal: number = 401): Promise<WebhookReceiver> {
  return await aReceiver({
    answer: ({ headers }, response) => {
      const isRight = headers['x-service-signature'] === hmac(secret)
      response.writeHead(isRight ? 200 : refusal).end(isRight ? 'thanks' : 'wrong signature')
    },
  })
}

describe('during a secret rotation', () => {
  it('an attempt also carries the signature of the previous secret', async () => {
    const receiver = await aStrictReceiver('secret-two')
    await attemptDelivery({ delivery, webhook: aRotated(receiver.url, startMs + 1) }, someParts(), signal)
    expect(receiver.events).toHaveLength(1)
    expect(receiver.events[0]?.headers).toMatchObject({
      'x-service-signature': hmac('secret-two'),
      'x-service-signature-previous': hmac('secret-one'),
    })
  })

  it.each([401, 403])('an attempt is repeated with the previous signature after a %i', async (refusal) => {
    const receiver = await aStrictReceiver('secret-one', refusal)
    const result = await attemptDelivery(
      { delivery, webhook: aRotated(receiver.url, startMs + 1) },
      someParts(),
      signal,
    )
    expect(result).toEqual({
      end: { status: 'answered', statusCode: 200, retryAfterMs: null },
      detail: `signed with the new secret: ${refusal}; with the previous secret: 200 thanks`,
    })
    expect(receiver.events.map(({ headers }) => headers['x-service-signature'])).toEqual([
      hmac('secret-two'),
      hmac('secret-one'),
    ])
    expect(new Set(receiver.events.map(({ body }) => body.toString())).size).toBe(1)
    expect(receiver.events[1]?.headers).not.toHaveProperty('x-service-signature-previous')
  })

  it('an attempt fails permanently if the receiver knows neither secret', async () => {
    const receiver = await aStrictReceiver('secret-zero')
    const result = await attemptDelivery(
      { delivery, webhook: aRotated(receiver.url, startMs + 1) },
      someParts(),
      signal,
    )
    expect(result).toMatchObject({ end: { statusCode: 401 } })
    expect(receiver.events).toHaveLength(2)
  })

  it('an attempt after the rotation has one signature and one request', async () => {
    const receiver = await aStrictReceiver('secret-one')
    const result = await attemptDelivery({ delivery, webhook: aRotated(receiver.url, startMs) }, someParts(), signal)
    expect(result).toMatchObject({ end: { statusCode: 401 } })
    expect(receiver.events).toHaveLength(1)
    expect(receiver.events[0]?.headers).not.toHaveProperty('x-service-signature-previous')
  })

  it('an attempt is repeated only if the receiver rejected the signature', async () => {
    const receiver = await aReceiver({ answer: inTurn(respond(500), respond(200)) })
    const result = await attemptDelivery(
      { delivery, webhook: aRotated(receiver.url, startMs + 1) },
      someParts(),
      signal,
    )
    expect(result).toMatchObject({ end: { statusCode: 500 } })
    expect(receiver.events).toHaveLength(1)
  })
})
