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
  field('the last result never shows', getSpam, `${entries}.6.delivered_to`, () => null, [
    'results/arrive',
    'results/folders',
  ]),
  field(
    'a full test stays in_progress',
    getExternal,
    'test.status',
    (word) => (word === 'complete' ? 'in_progress' : word),
    ['results/arrive', 'results/states'],
  ),
  field(
    'Spam is called Junk',
    getSpam,
    `${entries}.*.delivered_to`,
    (folder) => (folder === 'Spam' ? 'Junk' : folder),
    ['results/folders'],
  ),
  field('business mail lies in Promotions', getSpam, `${entries}.3.delivered_to`, (folder) => folder && 'Promotions', [
    'results/folders',
  ]),
  field('to is left out', getSpam, `${entries}.*.to`, () => undefined, [
    'results/fields',
    'get-spam-test/one-entry-per-seed',
  ]),
  field('from stays null', getSpam, `${entries}.*.from`, () => null, ['results/fields', 'results/verdicts']),
  field('from is the envelope', getSpam, `${entries}.*.from`, (from) => from && 'bounce@shop.example', [
    'results/verdicts',
  ]),
  field(
    'one result shows at all seeds',
    getSpam,
    entries,
    (list) => {
      const placed = listOf(list).find((entry) => entry['delivered_to'] !== null)
      return placed === undefined ? list : listOf(list).map((entry) => Object.assign(entry, { delivered_to: 'INBOX' }))
    },
    ['results/one-by-one', 'results/inbox-rate'],
  ),
  field('completed is one short', getExternal, 'summary.completed', (count) => Math.max(0, Number(count) - 1), [
    'results/summary',
    'results/one-by-one',
  ]),
  ...['spf', 'dkim', 'dmarc'].map((method) =>
    field(`${method} always fails`, getSpam, `${entries}.*.${method}_pass`, () => method === 'dkim', [
      'results/verdicts',
      'results/additions',
    ]),
  ),
  field(
    'a test with results stays pending',
    getSpam,
    'data.status',
    (word) => (word === 'in_progress' ? 'pending' : word),
    ['results/states'],
  ),
  field(
    'inbox_rate is rounded to whole percents',
    getExternal,
    'summary.inbox_rate',
    (rate) => Math.round(Number(rate)),
    ['results/inbox-rate'],
  ),
  field('inbox_rate is a ratio', getExternal, 'summary.inbox_rate', (rate) => Number(rate) / 100, [
    'results/summary',
    'results/inbox-rate',
  ]),
  field('inbox_rate counts tabs and spam', getExternal, 'summary.inbox_rate', (rate) => (rate === 0 ? 0 : 100), [
    'results/inbox-rate',
  ]),
  request(
    'a complete test is waited for',
    /^GET/u,
    async (came) => {
      const isLate = came.headers['prefer'] === 'wait=20' && came.headers['if-none-match'] !== undefined
      if (isLate) await new Promise((resolve) => setTimeout(resolve, 11_000))
      return came
    },
    ['results/nothing-awaited-at-the-end'],
  ),
  request(
    'long polls of external tests are answered with another test',
    /^GET \/external_tests\/\d+$/u,
    (came) => (came.headers['prefer'] === 'wait=20' ? { ...came, path: '/external_tests/999999' } : came),
    ['results/external-long-poll'],
  ),
  field('received_at stays null', getSpam, `${entries}.*.received_at`, () => null, ['results/additions']),
  field('placement is left out', getSpam, `${entries}.*.placement`, () => undefined, ['results/additions']),
  field('no reason is given', getSpam, `${entries}.*.reason`, () => '', ['results/additions']),
  field('the spam score is text', getSpam, `${entries}.*.spam`, (spam) => spam && { ...Object(spam), score: '1.5' }, [
    'results/spam-details',
  ]),
  {
    name: 'results change from read to read',
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
    name: 'only the first result of a test shows',
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
    name: 'a result shows at every test',
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
  field('an expired test is complete', getSpam, 'data.status', (word) => (word === 'expired' ? 'complete' : word), [
    'results/expires',
    'results/late-arrivals',
  ]),
  field('expired tests are listed as pending', /status=pending/u, 'pagination.total_count', () => 1, [
    'results/expires',
    'results/states',
  ]),
  wish('timeout_minutes is ignored', /^POST/u, 'timeout_minutes', () => undefined, ['results/expires-when-asked']),
  header('the ETag stays when a result comes', getSpam, 'etag', () => '"same"', ['results/long-poll']),
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
    alter('every answer of a receiver counts as a 200', ['webhooks/first-retry'], {
      reply: (came) => ({ ...came, status: 200 }),
    }),
    alter('every refusal of a receiver counts as a 503', ['webhooks/refused-is-not-repeated'], {
      reply: (came) => (came.status === 400 ? { ...came, status: 503 } : came),
    }),
    sent('events are PUT', (came) => ({ ...came, method: 'PUT' }), ['webhooks/post-json']),
    sent('events are text', (came) => ({ ...came, headers: { ...came.headers, 'content-type': 'text/plain' } }), [
      'webhooks/post-json',
    ]),
    signature('the signature in capitals', (body) => hmac(body).toString('hex').toUpperCase()),
    signature('the signature in base64', (body) => hmac(body).toString('base64')),
    signature('the signature with another secret', (body) => hmac(body, 'another').toString('hex')),
    sent('bodies change after signing', (came) => ({ ...came, body: Buffer.concat([came.body, Buffer.from(' ')]) }), [
      'webhooks/signature',
    ]),
    payload('event_type is left out', 'event_type', () => undefined, ['webhooks/payload', 'webhooks/event-type']),
    payload('is_inbox is text', 'test_result.delivery.is_inbox', String, [
      'webhooks/payload',
      'webhooks/same-result-as-the-api',
    ]),
    payload('the provider is left out', 'test_result.provider_name', () => undefined, ['webhooks/payload']),
    payload('another event type', 'event_type', () => 'test', ['webhooks/event-type']),
    payload('one idempotency key for all', 'idempotency_key', () => 'key', ['webhooks/one-per-result']),
    payload('one recipient for all', 'test_result.recipient_email', () => 'a@b.example', ['webhooks/one-per-result']),
    payload('the test has no name', 'spam_test.name', () => undefined, ['webhooks/test-of-an-event']),
    payload('the source is null', 'spam_test.source', () => null, ['webhooks/test-of-an-event']),
    payload('is_spam is always false', 'test_result.delivery.is_spam', () => false, [
      'webhooks/same-result-as-the-api',
    ]),
    payload('SPF always fails', 'test_result.authentication.spf.pass', () => false, [
      'webhooks/same-result-as-the-api',
    ]),
    payload('one result id for all', 'test_result.id', () => 1, ['webhooks/details']),
    payload('no delivery status', 'test_result.delivery.status', () => undefined, ['webhooks/details']),
    payload(
      'milliseconds for seconds',
      'test_result.delivery.delivery_time_seconds',
      (value) => Number(value) * 1_000_000,
      ['webhooks/details'],
    ),
  ]
}
