/** Services with faults in results and webhooks. */

import { createHmac } from 'node:crypto'

import { alter, field, header, request, wish, withBody } from '../alter.ts'
import type { Alteration, ProxiedRequest } from '../altering-proxy.ts'

const getSpam = /^GET \/spam_tests\/(?!email)/u
const getExternal = /^GET \/external_tests\/(?!providers)/u
const entries = 'data.test_results'

function listOf(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value : []
}

export const results: readonly Alteration[] = [
  field('one result never appears', getSpam, `${entries}.6.delivered_to`, () => null, [
    'results/arrive',
    'results/folders',
  ]),
  field(
    'a complete test stays in_progress',
    getExternal,
    'test.status',
    (word) => (word === 'complete' ? 'in_progress' : word),
    ['results/arrive', 'results/states'],
  ),
  field(
    'the Spam folder is named Junk',
    getSpam,
    `${entries}.*.delivered_to`,
    (folder) => (folder === 'Spam' ? 'Junk' : folder),
    ['results/folders'],
  ),
  field(
    'mail to a business seed is in Promotions',
    getSpam,
    `${entries}.3.delivered_to`,
    (folder) => folder && 'Promotions',
    ['results/folders'],
  ),
  field('to is missing from results', getSpam, `${entries}.*.to`, () => undefined, [
    'results/fields',
    'get-spam-test/one-entry-per-seed',
  ]),
  field('from is always null', getSpam, `${entries}.*.from`, () => null, ['results/fields', 'results/verdicts']),
  field('from is the envelope sender', getSpam, `${entries}.*.from`, (from) => from && 'bounce@shop.example', [
    'results/verdicts',
  ]),
  field(
    'one result appears at all seeds',
    getSpam,
    entries,
    (list) => {
      const placed = listOf(list).find((entry) => entry['delivered_to'] !== null)
      return placed === undefined ? list : listOf(list).map((entry) => Object.assign(entry, { delivered_to: 'INBOX' }))
    },
    ['results/one-by-one', 'results/inbox-rate'],
  ),
  field('completed is too low by one', getExternal, 'summary.completed', (count) => Math.max(0, Number(count) - 1), [
    'results/summary',
    'results/one-by-one',
  ]),
  ...['spf', 'dkim', 'dmarc'].map((method) =>
    field(
      `${method}_pass is always ${method === 'dkim'}`,
      getSpam,
      `${entries}.*.${method}_pass`,
      () => method === 'dkim',
      ['results/verdicts', 'results/additions'],
    ),
  ),
  field(
    'a test with results stays pending',
    getSpam,
    'data.status',
    (word) => (word === 'in_progress' ? 'pending' : word),
    ['results/states'],
  ),
  field(
    'inbox_rate is rounded to a whole number',
    getExternal,
    'summary.inbox_rate',
    (rate) => Math.round(Number(rate)),
    ['results/inbox-rate'],
  ),
  field('inbox_rate is a ratio', getExternal, 'summary.inbox_rate', (rate) => Number(rate) / 100, [
    'results/summary',
    'results/inbox-rate',
  ]),
  field(
    'inbox_rate counts every folder as inbox',
    getExternal,
    'summary.inbox_rate',
    (rate) => (rate === 0 ? 0 : 100),
    ['results/inbox-rate'],
  ),
  request(
    'a long poll of a complete test waits',
    /^GET/u,
    async (came) => {
      const isLate = came.headers['prefer'] === 'wait=20' && came.headers['if-none-match'] !== undefined
      if (isLate) await new Promise((resolve) => setTimeout(resolve, 11_000))
      return came
    },
    ['results/nothing-awaited-at-the-end'],
  ),
  request(
    'a long poll of an external test returns a different test',
    /^GET \/external_tests\/\d+$/u,
    (came) => (came.headers['prefer'] === 'wait=20' ? { ...came, path: '/external_tests/999999' } : came),
    ['results/external-long-poll'],
  ),
  field('received_at is always null', getSpam, `${entries}.*.received_at`, () => null, ['results/additions']),
  field('placement is missing from results', getSpam, `${entries}.*.placement`, () => undefined, ['results/additions']),
  field('the reason for a result is empty', getSpam, `${entries}.*.reason`, () => '', ['results/additions']),
  field(
    'the spam score is a string',
    getSpam,
    `${entries}.*.spam`,
    (spam) => spam && { ...Object(spam), score: '1.5' },
    ['results/spam-details'],
  ),
  {
    name: 'results change with every second read',
    breaks: ['results/first-one-stays'],
    start: () => {
      let count = 0
      return {
        reply: (came, { path }) =>
          path.startsWith('/spam_tests/') && /"delivered_to":"/u.test(came.body) && (count += 1) % 2 === 0
            ? { ...came, body: came.body.replace(/"delivered_to":"\w+"/u, '"delivered_to":"Forums"') }
            : came,
      }
    },
  },
  {
    name: 'only one result of a test appears',
    breaks: ['results/tracking-places', 'results/arrive'],
    start: () => ({
      reply: (came, { path }) => {
        if (!path.startsWith('/spam_tests/') || came.status !== 200) return came
        let isFirst = true
        return {
          ...came,
          body: came.body.replaceAll(/"delivered_to":"[A-Za-z]+"/gu, (shown) => {
            const kept = isFirst ? shown : '"delivered_to":null'
            isFirst = false
            return kept
          }),
        }
      },
    }),
  },
  {
    name: 'a result appears in every test',
    breaks: ['results/other-tests-stay'],
    start: () => {
      let isSeen = false
      return {
        reply: (came, { path }) => {
          if (!path.startsWith('/spam_tests/')) return came
          isSeen ||= /"delivered_to":"/u.test(came.body)
          return isSeen
            ? { ...came, body: came.body.replaceAll('"delivered_to":null', '"delivered_to":"INBOX"') }
            : came
        },
      }
    },
  },
  field(
    'an expired test has the status complete',
    getSpam,
    'data.status',
    (word) => (word === 'expired' ? 'complete' : word),
    ['results/expires', 'results/late-arrivals'],
  ),
  field('expired tests are listed as pending', /status=pending/u, 'pagination.total_count', () => 1, [
    'results/expires',
    'results/states',
  ]),
  wish('timeout_minutes is ignored', /^POST/u, 'timeout_minutes', () => undefined, ['results/expires-when-asked']),
  header('the ETag does not change with a new result', getSpam, 'etag', () => '"same"', ['results/long-poll']),
]

/** Changes webhooks on their way to the receiver. */
function sent(name: string, change: (came: ProxiedRequest) => ProxiedRequest, breaks: readonly string[]): Alteration {
  return alter(name, breaks, { request: change })
}

/** Changes webhooks and signs them again, so that only the payload is wrong. */
export function webhookAlterations(secret: string): readonly Alteration[] {
  const sign = (came: ProxiedRequest): ProxiedRequest => {
    const signature = createHmac('sha256', secret).update(came.body).digest('hex')
    return { ...came, headers: { ...came.headers, 'x-service-signature': signature } }
  }
  const payload = (
    name: string,
    path: string,
    to: (value: unknown) => unknown,
    breaks: readonly string[],
  ): Alteration => sent(name, (came) => sign(withBody(came, path, to)), breaks)
  const signature = (name: string, to: (body: Uint8Array) => string): Alteration =>
    sent(name, (came) => ({ ...came, headers: { ...came.headers, 'x-service-signature': to(came.body) } }), [
      'webhooks/signature',
    ])
  const hmac = (body: Uint8Array, key: string = secret): Buffer => createHmac('sha256', key).update(body).digest()
  return [
    alter('every response of a webhook receiver counts as a 200', ['webhooks/first-retry'], {
      reply: (came) => ({ ...came, status: 200 }),
    }),
    alter('a 400 from a webhook receiver counts as a 503', ['webhooks/refused-is-not-repeated'], {
      reply: (came) => (came.status === 400 ? { ...came, status: 503 } : came),
    }),
    sent('events are sent with PUT', (came) => ({ ...came, method: 'PUT' }), ['webhooks/post-json']),
    sent(
      'events have the content type text/plain',
      (came) => ({ ...came, headers: { ...came.headers, 'content-type': 'text/plain' } }),
      ['webhooks/post-json'],
    ),
    signature('the signature is in uppercase', (body) => hmac(body).toString('hex').toUpperCase()),
    signature('the signature is in base64', (body) => hmac(body).toString('base64')),
    signature('the signature is made with a different secret', (body) => hmac(body, 'another').toString('hex')),
    sent(
      'the body changes after it is signed',
      (came) => ({ ...came, body: Buffer.concat([came.body, Buffer.from(' ')]) }),
      ['webhooks/signature'],
    ),
    payload('event_type is missing from events', 'event_type', () => undefined, [
      'webhooks/payload',
      'webhooks/event-type',
    ]),
    payload('is_inbox is a string', 'test_result.delivery.is_inbox', String, [
      'webhooks/payload',
      'webhooks/same-result-as-the-api',
    ]),
    payload('provider_name is missing from events', 'test_result.provider_name', () => undefined, ['webhooks/payload']),
    payload('the event type is unknown', 'event_type', () => 'test', ['webhooks/event-type']),
    payload('all events have the same idempotency key', 'idempotency_key', () => 'key', ['webhooks/one-per-result']),
    payload('all events have the same recipient', 'test_result.recipient_email', () => 'a@b.example', [
      'webhooks/one-per-result',
    ]),
    payload('the name of the test is missing from events', 'spam_test.name', () => undefined, [
      'webhooks/test-of-an-event',
    ]),
    payload('the source of the test is null in events', 'spam_test.source', () => null, ['webhooks/test-of-an-event']),
    payload('is_spam is always false in events', 'test_result.delivery.is_spam', () => false, [
      'webhooks/same-result-as-the-api',
    ]),
    payload('SPF always fails in events', 'test_result.authentication.spf.pass', () => false, [
      'webhooks/same-result-as-the-api',
    ]),
    payload('all events have the same result id', 'test_result.id', () => 1, ['webhooks/details']),
    payload('the delivery status is missing from events', 'test_result.delivery.status', () => undefined, [
      'webhooks/details',
    ]),
    payload(
      'the delivery time is not in seconds',
      'test_result.delivery.delivery_time_seconds',
      (value) => Number(value) * 1_000_000,
      ['webhooks/details'],
    ),
  ]
}
