/** Checks the "Events" section: webhooks for results. */

import { type Check, type CheckGroup, requiredBy } from '../check.ts'
import { at, flagAt, holds, integerAt, Mismatch, numberAt, objectAt, same, show, textAt, timeAt } from '../expect.ts'
import { type MadeTest, makeExternalTest, resultsIn } from '../fixtures.ts'
import { type MailedTest, mailedTest, mailTo, placedCount, pollUntil } from '../mailing.ts'
import { type Session, shared } from '../session.ts'
import type { WebhookReceiver, WebhookRequest } from '../webhook-receiver.ts'

const section = 'Events'
const payload = 'Resources, Webhook payload'
const both = ['smtp', 'webhook'] as const

function receiverOf(session: Session): WebhookReceiver {
  if (session.webhooks === null) throw new Mismatch('a webhook receiver', 'none')
  return session.webhooks
}

/** Returns the webhook requests about `mailedTest`, including requests without a tracking id. */
const mailedEvents: (
  session: Session,
) => Promise<{ readonly mailed: MailedTest; readonly events: readonly WebhookRequest[] }> = shared(async (session) => {
  const mailed = await mailedTest(session)
  const named = (event: WebhookRequest): boolean => [undefined, mailed.test.trackingId].includes(trackingIdIn(event))
  const count = mailed.test.seeds.length
  const events = await receiverOf(session).until({ count, withinMs: 30_000, fits: named })
  holds(events.length >= count, `at least ${count} webhook requests, one for each result`, events.length)
  return { mailed, events }
})

function trackingIdIn(event: WebhookRequest): string | undefined {
  const id = at(event.json, 'spam_test.tracking_id')
  return typeof id === 'string' ? id : undefined
}

const documented: readonly Check[] = requiredBy('document', section, [
  {
    id: 'webhooks/post-json',
    says: 'An event is a POST with a JSON body',
    needs: both,
    run: async (session) => {
      for (const { method, headers, json } of (await mailedEvents(session)).events) {
        same('the method', method, 'POST')
        holds(/^application\/json\b/u.test(headers['content-type'] ?? ''), 'application/json', headers['content-type'])
        holds(typeof json === 'object' && json !== null, 'a JSON object', json)
      }
    },
  },
  {
    id: 'webhooks/signature',
    says: 'X-Service-Signature is the lowercase hexadecimal HMAC-SHA256 of the raw body, with the webhook secret as the key',
    needs: both,
    run: async (session) => {
      const { events } = await mailedEvents(session)
      for (const { headers, expectedSignature } of events) {
        same('X-Service-Signature', headers['x-service-signature'], expectedSignature)
      }
    },
  },
  {
    id: 'webhooks/payload',
    says: 'The payload has event_type, test_result.provider_name and test_result.delivery.is_inbox',
    section: payload,
    needs: both,
    run: async (session) => {
      for (const { json } of (await mailedEvents(session)).events) {
        holds(textAt(json, 'event_type') !== '', 'an event type', '')
        holds(textAt(json, 'test_result.provider_name') !== '', 'a provider name', '')
        flagAt(json, 'test_result.delivery.is_inbox')
      }
    },
  },
])

const decided: readonly Check[] = requiredBy('presend', section, [
  {
    id: 'webhooks/one-per-result',
    says: 'Each result of a test is sent in a separate event with a unique idempotency key',
    needs: both,
    run: async (session) => {
      const { events, mailed } = await mailedEvents(session)
      const recipients = events.map(({ json }) => textAt(json, 'test_result.recipient_email'))
      same('recipients', recipients.toSorted(), mailed.test.seeds.map((seed) => seed.address).toSorted())
      const keys = new Set(events.map(({ json }) => textAt(json, 'idempotency_key')))
      same('the number of different idempotency keys', keys.size, events.length)
      const deliveries = new Set(events.map(({ headers }) => headers['x-service-delivery']))
      same('the number of different X-Service-Delivery values', deliveries.size, events.length)
    },
  },
  {
    id: 'webhooks/event-type',
    says: 'event_type and X-Service-Event are test_result.delivered; timestamp is the current time',
    needs: both,
    run: async (session) => {
      for (const { json, headers, receivedAtMs } of (await mailedEvents(session)).events) {
        same('event_type', at(json, 'event_type'), 'test_result.delivered')
        same('X-Service-Event', headers['x-service-event'], 'test_result.delivered')
        holds(Math.abs(timeAt(json, 'timestamp') - receivedAtMs) < 120_000, 'the current time', at(json, 'timestamp'))
      }
    },
  },
  {
    id: 'webhooks/test-of-an-event',
    says: 'The spam_test object of an event has the id, tracking_id, name, source and metadata of the test',
    section: payload,
    needs: both,
    run: async (session) => {
      const { events, mailed } = await mailedEvents(session)
      const { id, trackingId, name, source } = mailed.test
      for (const { json } of events) {
        for (const [field, expected] of Object.entries({ id, tracking_id: trackingId, name, source, metadata: {} })) {
          same(`spam_test.${field}`, at(json, `spam_test.${field}`), expected)
        }
      }
    },
  },
  {
    id: 'webhooks/same-result-as-the-api',
    says: 'An event has the same folder, provider and verdicts as the get reply for the test',
    section: payload,
    needs: both,
    run: async (session) => {
      const { events, mailed } = await mailedEvents(session)
      const results = resultsIn(mailed.afterAll.spam)
      for (const { json } of events) {
        const entry = results.get(textAt(json, 'test_result.recipient_email'))
        const folder = entry?.['delivered_to']
        same('delivery.folder', at(json, 'test_result.delivery.folder'), folder)
        same('delivery.is_inbox', at(json, 'test_result.delivery.is_inbox'), folder === 'INBOX')
        same('delivery.is_spam', at(json, 'test_result.delivery.is_spam'), folder === 'Spam')
        same('provider_type', at(json, 'test_result.provider_type'), entry?.['provider_type'])
        same('provider_name', at(json, 'test_result.provider_name'), entry?.['provider_name'])
        for (const method of ['spf', 'dkim', 'dmarc']) {
          same(`${method}.pass`, at(json, `test_result.authentication.${method}.pass`), entry?.[`${method}_pass`])
        }
      }
    },
  },
  {
    id: 'webhooks/details',
    says: 'An event has the id of the result, a delivery status and the delivery time in seconds',
    section: payload,
    needs: both,
    run: async (session) => {
      const { events } = await mailedEvents(session)
      const ids = new Set(events.map(({ json }) => String(at(json, 'test_result.id'))))
      same('the number of different result ids', ids.size, events.length)
      for (const { json } of events) {
        holds(textAt(json, 'test_result.delivery.status') !== '', 'a delivery status', '')
        const seconds = numberAt(json, 'test_result.delivery.delivery_time_seconds')
        holds(
          seconds >= 0 && seconds < 3600,
          'delivery_time_seconds to be the seconds since the test was created',
          seconds,
        )
        integerAt(json, 'spam_test.id')
        for (const method of ['spf', 'dkim', 'dmarc']) {
          const isPass = flagAt(json, `test_result.authentication.${method}.pass`)
          const result = at(json, `test_result.authentication.${method}.result`)
          holds(isPass === (result === 'pass'), `${method}.result to match ${method}.pass`, result)
        }
        const dmarc = objectAt(json, 'test_result.authentication.dmarc')
        const actions: readonly unknown[] = dmarc['pass'] === true ? ['none'] : ['none', 'quarantine', 'reject', null]
        holds(actions.includes(dmarc['action']), `dmarc.action to be one of ${show(actions)}`, dmarc['action'])
      }
      for (const { json } of receiverOf(session).requests) {
        const dmarc = objectAt(json, 'test_result.authentication.dmarc')
        holds(
          dmarc['result'] !== 'fail' || dmarc['action'] !== null,
          'dmarc.action to be set for a DMARC failure',
          dmarc,
        )
      }
    },
  },
  {
    id: 'webhooks/own-workspace',
    says: 'A webhook receives no events from another workspace',
    needs: [...both, 'other-token'],
    run: async (session) => {
      const token = session.given.otherToken
      const theirs = await makeExternalTest(session, {}, { token })
      await mailTo(session, { trackingId: theirs.trackingId, to: theirs.seeds[0]?.address ?? '' })
      await pollUntil(session, `GET /spam_tests/${theirs.trackingId}`, {
        what: 'a result',
        isThere: (reply) => placedCount(reply) === 1,
        options: { token },
      })
      // As a marker, trigger an event in this workspace: any event from the other workspace would arrive before it.
      const { events } = await answeredWith(session, [200], { count: 1, withinMs: 30_000 })
      same('the number of events from this workspace', events.length, 1)
      const foreign = receiverOf(session)
        .requests.map(trackingIdIn)
        .filter((id) => id === theirs.trackingId)
      same('events from another workspace', foreign, [])
    },
  },
  {
    id: 'webhooks/refused-is-not-repeated',
    says: 'An event that is answered with a 400 is not retried after a minute, when the first retry would be due',
    needs: [...both, 'slow'],
    run: async (session) => {
      const { events } = await answeredWith(session, [400], { count: 2, withinMs: 75_000 })
      same('the number of requests', events.length, 1)
    },
  },
  {
    id: 'webhooks/first-retry',
    says: 'An event that is answered with a 503 is retried after a minute, with the same body and idempotency key',
    needs: [...both, 'slow'],
    run: async (session) => {
      const { events } = await answeredWith(session, [503, 200], { count: 2, withinMs: 120_000 })
      const [first, second] = events
      holds(first !== undefined && second !== undefined, 'two webhook requests', events.length)
      same('the body', Buffer.from(second.raw).toString(), Buffer.from(first.raw).toString())
      const gapMs = second.receivedAtMs - first.receivedAtMs
      holds(gapMs > 50_000 && gapMs < 100_000, 'about a minute between the two requests', `${gapMs} ms`)
    },
  },
])

/** Sends mail to one seed of a new test, and responds to the resulting events with `statuses`, in order. */
async function answeredWith(
  session: Session,
  statuses: readonly number[],
  wanted: { readonly count: number; readonly withinMs: number },
): Promise<{ readonly test: MadeTest; readonly events: readonly WebhookRequest[] }> {
  const test = await makeExternalTest(session)
  const { trackingId, seeds } = test
  const left = [...statuses]
  const receiver = receiverOf(session)
  receiver.answerWith((json) => (at(json, 'spam_test.tracking_id') === trackingId ? (left.shift() ?? 200) : 200))
  await mailTo(session, { trackingId, to: seeds[0]?.address ?? '' })
  const fits = (event: WebhookRequest): boolean => trackingIdIn(event) === trackingId
  return { test, events: await receiver.until({ ...wanted, fits }) }
}

/** Checks webhooks. */
export const webhooks: CheckGroup = { title: 'Webhooks', checks: [...documented, ...decided] }
