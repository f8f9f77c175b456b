import { describe, expect, it } from 'vitest'
import { rateMetrics } from '../../../../src/extensions/postmaster/google/metric-table.ts'
import { openPostmasterApi, type PostmasterApi } from '../../../../src/extensions/postmaster/google/postmaster-api.ts'
import { Secret } from '../../../../src/foundation/world/secret.ts'
import { fakeRandom } from '../../../support/fake-random.ts'
import { type ScriptedReply, type SeenRequest, startScriptedReplies } from '../../../support/scripted-replies.ts'
import { syncClock } from '../sync-setup.ts'

const signal = new AbortController().signal
const shop = { resourceName: 'domains/shop.example', domain: 'shop.example', isReadable: true }

function json(body: unknown, statusCode: number = 200): ScriptedReply {
  return { statusCode, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

async function withApi<T>(
  answer: (request: SeenRequest) => ScriptedReply | null,
  work: (api: PostmasterApi, tokensDropped: () => number) => Promise<T>,
): Promise<T> {
  await using server = await startScriptedReplies(answer)
  let dropped = 0
  const tokens = {
    current: async () => await Promise.resolve(new Secret(`token-${dropped}`)),
    drop: () => void (dropped += 1),
  }
  const api = openPostmasterApi(server.url, { tokens, clock: syncClock(), random: fakeRandom() })
  return await work(api, () => dropped)
}

describe('openPostmasterApi()', () => {
  it('reads all pages of a list', async () => {
    const seen: string[] = []
    const domains = await withApi(
      ({ target: url }) => {
        seen.push(url)
        const isFirst = !url.includes('pageToken')
        return json({
          domains: [{ name: `domains/${isFirst ? 'a' : 'b'}.example` }],
          ...(isFirst ? { nextPageToken: 'x/y=' } : {}),
        })
      },
      async (api) => await api.listDomains(signal),
    )
    expect(seen).toEqual(['/v2/domains?pageSize=200', '/v2/domains?pageSize=200&pageToken=x%2Fy%3D'])
    expect(domains.map((one) => one.domain)).toEqual(['a.example', 'b.example'])
  })

  it('sends days and metrics in the format of the discovery document', async () => {
    const bodies: unknown[] = []
    await withApi(
      ({ target: url, method, body, headers }) => {
        bodies.push([method, url, headers['authorization'], JSON.parse(body)])
        return json({})
      },
      async (api) =>
        await api.queryStats(
          {
            domain: shop,
            metrics: [rateMetrics.spam_rate, rateMetrics.spf],
            startDate: '2026-01-01',
            endDate: '2026-01-30',
          },
          signal,
        ),
    )
    expect(bodies).toEqual([
      [
        'POST',
        '/v2/domains/shop.example/domainStats:query',
        'Bearer token-0',
        {
          metricDefinitions: [
            { name: 'spam_rate', baseMetric: { standardMetric: 'SPAM_RATE' } },
            { name: 'spf', baseMetric: { standardMetric: 'AUTH_SUCCESS_RATE' }, filter: 'auth_type = "spf"' },
          ],
          timeQuery: {
            dateRanges: {
              dateRanges: [{ start: { year: 2026, month: 1, day: 1 }, end: { year: 2026, month: 1, day: 30 } }],
            },
          },
          aggregationGranularity: 'DAILY',
          pageSize: 200,
        },
      ],
    ])
  })

  it('stops at a repeated page token', async () => {
    const reading = withApi(
      () => json({ domains: [], nextPageToken: 'again' }),
      async (api) => await api.listDomains(signal),
    )
    await expect(reading).rejects.toMatchObject({ kind: 'malformed' })
  })

  it('reports a token that is rejected twice as a rejected client', async () => {
    let count = 0
    const reading = withApi(
      () => {
        count += 1
        return json({ error: { code: 401, status: 'UNAUTHENTICATED' } }, 401)
      },
      async (api) => await api.listDomains(signal),
    )
    await expect(reading).rejects.toMatchObject({ kind: 'client' })
    expect(count).toBe(2)
  })

  it('rejects an oversized body, and stops after five attempts', async () => {
    let count = 0
    const reading = withApi(
      () => {
        count += 1
        return { statusCode: 200, headers: {}, body: 'x'.repeat(9 * 1024 * 1024) }
      },
      async (api) => await api.listDomains(signal),
    )
    await expect(reading).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('8388608 bytes'),
    })
    expect(count).toBe(5)
  })

  it('does not follow redirects with the token', async () => {
    const reading = withApi(
      ({ target: url }) =>
        url.startsWith('/v2') ? { statusCode: 302, headers: { location: '/elsewhere' }, body: '' } : json({}),
      async (api) => await api.listDomains(signal),
    )
    await expect(reading).rejects.toMatchObject({ kind: 'malformed', message: expect.stringContaining('302') })
  })
})
