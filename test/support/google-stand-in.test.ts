/** The stand-in must be as strict as Google. If it accepted an invalid request, no other test would find the error. */

import { describe, expect, it } from 'vitest'

import { scopes } from './google/stand-in-data.ts'
import { type GoogleStandIn, startGoogleStandIn } from './google-stand-in.ts'

interface Answer {
  readonly statusCode: number
  readonly body: unknown
}

const day = { year: 2026, month: 1, day: 20 }
const spam = { name: 'spam', baseMetric: { standardMetric: 'SPAM_RATE' } }
const timeQuery = { dateRanges: { dateRanges: [{ start: day, end: { ...day, day: 25 } }] } }

async function accessToken(google: GoogleStandIn, granted?: readonly string[]): Promise<string> {
  const { clientId, clientSecret } = google.state
  const refreshToken = google.grant('ann@shop.example', granted)
  const form = { client_id: clientId, client_secret: clientSecret, grant_type: 'refresh_token' }
  const body = new URLSearchParams({ ...form, refresh_token: refreshToken })
  const reply = await fetch(`${google.url}/token`, { method: 'POST', body })
  return tokenIn(await reply.text())
}

function tokenIn(text: string): string {
  const { access_token: token }: { access_token: string } = JSON.parse(text)
  return token
}

/** Sends a request as an account that has shop.example with two days. */
async function ask(target: string, body: unknown, granted?: readonly string[]): Promise<Answer> {
  await using google = await startGoogleStandIn()
  const days = new Map([
    [
      '2026-01-21',
      { spamRate: 0.001, spf: 1, errors: [{ type: 'reject', reason: 'other', count: 3, rate: 0.25 }] } as const,
    ],
    ['2026-01-20', { feedbackLoops: { 'camp-1': 0.002 }, tlsInbound: 0.5 }],
  ])
  const domains = 'abcdefghijkl'.split('').map((letter) => ({ name: `${letter}.example` }))
  google.setDomains('ann@shop.example', [
    { name: 'shop.example', days },
    ...domains,
    { name: 'new.example', verificationState: 'UNVERIFIED' },
  ])
  const token = await accessToken(google, granted)
  const reply = await fetch(`${google.url}${target}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { statusCode: reply.status, body: await reply.json() }
}

const query = '/v2/domains/shop.example/domainStats:query'

describe('the stand-in for Postmaster Tools v2', () => {
  it('returns ten domains per page by default, and the rest on the next page', async () => {
    const first = await ask('/v2/domains', undefined)
    expect(first.body).toMatchObject({ domains: { length: 10 }, nextPageToken: expect.any(String) })
    const { nextPageToken } = JSON.parse(JSON.stringify(first.body))
    const second = await ask(`/v2/domains?pageToken=${nextPageToken}`, undefined)
    expect(second.body).toMatchObject({ domains: { length: 4 } })
    expect(second.body).not.toHaveProperty('nextPageToken')
  })

  it('returns rows by day, then in the order of the request, and no rows for unpublished data', async () => {
    const metricDefinitions = [
      { name: 'errors', baseMetric: { standardMetric: 'DELIVERY_ERROR_COUNT' }, filter: 'error_type = "reject"' },
      spam,
      { name: 'tls', baseMetric: { standardMetric: 'TLS_ENCRYPTION_RATE' }, filter: 'traffic_direction = "inbound"' },
      { name: 'loops', baseMetric: { standardMetric: 'FEEDBACK_LOOP_ID' } },
    ]
    const { statusCode, body } = await ask(query, { metricDefinitions, timeQuery })
    expect(statusCode).toBe(200)
    expect(body).toMatchObject({
      domainStats: [
        { metric: 'tls', date: day, value: { floatValue: 0.5 } },
        { metric: 'loops', date: day, value: { stringList: { values: ['camp-1'] } } },
        { metric: 'errors', date: { ...day, day: 21 }, value: { intValue: '3' } },
        { metric: 'spam', date: { ...day, day: 21 }, value: { floatValue: 0.001 } },
      ],
    })
  })

  it('splits rows into pages', async () => {
    const auth = { name: 'spf', baseMetric: { standardMetric: 'AUTH_SUCCESS_RATE' }, filter: 'auth_type = "spf"' }
    const request = { metricDefinitions: [spam, auth], timeQuery, pageSize: 1 }
    const first = await ask(query, request)
    expect(first.body).toMatchObject({ domainStats: [{ metric: 'spam' }] })
    const { nextPageToken } = JSON.parse(JSON.stringify(first.body))
    const second = await ask(query, { ...request, pageToken: nextPageToken })
    expect(second.body).toMatchObject({ domainStats: [{ metric: 'spf' }] })
    expect(second.body).not.toHaveProperty('nextPageToken')
  })

  it.each([
    ['an unknown field', { metricDefinitions: [spam], timeQuery, x: 1 }],
    ['a field with a wrong type', { metricDefinitions: [spam], timeQuery, pageSize: '10' }],
    [
      'an unknown metric',
      { metricDefinitions: [{ name: 'a', baseMetric: { standardMetric: 'IP_REPUTATION' } }], timeQuery },
    ],
    [
      'a metric without the filter that it needs',
      {
        metricDefinitions: [{ name: 'a', baseMetric: { standardMetric: 'AUTH_SUCCESS_RATE' } }],
        timeQuery,
      },
    ],
    [
      'a filter that the metric does not have',
      { metricDefinitions: [{ ...spam, filter: 'auth_type = "spf"' }], timeQuery },
    ],
    ['a duplicate name', { metricDefinitions: [spam, spam], timeQuery }],
    ['no metric', { metricDefinitions: [], timeQuery }],
    ['no time', { metricDefinitions: [spam] }],
    [
      'two kinds of time ranges',
      { metricDefinitions: [spam], timeQuery: { ...timeQuery, dateList: { dates: [day] } } },
    ],
    ['an invalid day', { metricDefinitions: [spam], timeQuery: { dateList: { dates: [{ ...day, day: 32 }] } } }],
    [
      'a range that ends before it starts',
      {
        metricDefinitions: [spam],
        timeQuery: { dateRanges: { dateRanges: [{ start: day, end: { ...day, day: 19 } }] } },
      },
    ],
    ['an unknown page token', { metricDefinitions: [spam], timeQuery, pageToken: 'x' }],
  ])('rejects %s with 400', async (_what, body) => {
    expect(await ask(query, body)).toMatchObject({ statusCode: 400, body: { error: { status: 'INVALID_ARGUMENT' } } })
  })

  it.each([
    ['/v2/domains/stranger.example/domainStats:query', 403],
    ['/v2/domains/new.example/domainStats:query', 403],
    ['/v2/domains/shop.example/domainStats:sum', 404],
  ])('responds to %s with %i', async (target, statusCode) => {
    expect((await ask(target, { metricDefinitions: [spam], timeQuery })).statusCode).toBe(statusCode)
  })

  it('allows a token only what its scopes permit', async () => {
    const insufficient = {
      statusCode: 403,
      body: { error: { details: [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }] } },
    }
    expect(await ask('/v2/domains', undefined, [scopes.traffic])).toMatchObject(insufficient)
    expect(await ask(query, { metricDefinitions: [spam], timeQuery }, [scopes.domain])).toMatchObject(insufficient)
  })

  it('rejects expired tokens and tokens whose grant has ended', async () => {
    await using google = await startGoogleStandIn()
    const statusWith = async (token: string): Promise<number> =>
      (await fetch(`${google.url}/v2/domains`, { headers: { authorization: `Bearer ${token}` } })).status
    const first = await accessToken(google)
    expect(await statusWith(first)).toBe(200)
    google.state.nowMs += 3_600_000
    expect(await statusWith(first)).toBe(401)
    const second = await accessToken(google)
    google.endGrants('ann@shop.example')
    expect(await statusWith(second)).toBe(401)
    expect(await statusWith('x')).toBe(401)
  })

  it('fails when the test requests a fault', async () => {
    await using google = await startGoogleStandIn()
    google.failNext({ kind: 'quota', retryAfterSeconds: 7 })
    const reply = await fetch(`${google.url}/v2/domains`)
    expect(reply.status).toBe(429)
    expect(reply.headers.get('retry-after')).toBe('7')
    expect(await reply.json()).toMatchObject({ error: { status: 'RESOURCE_EXHAUSTED' } })
    expect((await fetch(`${google.url}/v2/domains`)).status).toBe(401)
  })
})
