import { describe, expect, it } from 'vitest'

import { type ApiClient, openClient } from '../../../src/check/client/open-client.ts'
import { type BareApi, startBareApi } from '../../support/bare-api.ts'
import { htmlPage, refusal } from '../../support/bare-faults.ts'
import type { BarePostmaster } from '../../support/bare-postmaster.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { endlessMs, hurriedClock } from '../../support/hurried-clock.ts'
import { anAccount, wireSeriesOf } from '../../support/postmaster-days.ts'

const signal = new AbortController().signal
const limit = { deadlineMs: Number.POSITIVE_INFINITY }
const account = anAccount({ email: 'post+master@shop.example' })
const connected: BarePostmaster = {
  accounts: [{ id: account.id, email: account.email, source: 'google' }],
  domains: { 'shop.example': wireSeriesOf([{ date: '2026-06-01', spam: 0.003 }, { date: '2026-06-02' }]) },
}

async function withApi(
  postmaster: BarePostmaster | null,
  work: (given: { api: BareApi; client: ApiClient }) => Promise<void>,
): Promise<void> {
  await using api = await startBareApi(postmaster === null ? {} : { postmaster })
  const options = { apiUrl: api.apiUrl, apiToken: api.apiToken, userAgent: 'presend/test', requestTimeoutMs: endlessMs }
  await using client = openClient(options, { clock: hurriedClock(Date.now()), random: fakeRandom() })
  await work({ api, client })
}

const question = {
  account,
  domain: 'shop.example',
  range: { startDate: '2026-06-01', endDate: '2026-06-02' },
  ...limit,
}

describe('postmaster reads', () => {
  it('return accounts, the series of a domain and of all domains', async () => {
    await withApi(connected, async ({ api, client }) => {
      expect(await client.listPostmasterAccounts(limit, signal)).toMatchObject({ status: 'found', value: [account] })
      const told = await client.readPostmasterDomain(question, signal)
      expect(told).toMatchObject({ status: 'found', value: { spamRate: [{ value: 0.003 }, {}] } })
      expect(Object.fromEntries(api.requests.at(-1)?.query ?? [])).toEqual({
        email: 'post+master@shop.example',
        item: 'shop.example',
        start_date: '2026-06-01',
        end_date: '2026-06-02',
      })
      const all = await client.readPostmasterTotals({ account, ...limit }, signal)
      expect(all).toMatchObject({ status: 'found', value: { spamRate: [{}, {}] } })
    })
  })

  it('request all days without a range', async () => {
    await withApi(connected, async ({ api, client }) => {
      await client.readPostmasterDomain({ ...question, range: null }, signal)
      expect([...(api.requests[0]?.query.keys() ?? [])]).toEqual(['email', 'item'])
    })
  })

  it("return none with the service's message for a documented 404", async () => {
    await withApi(null, async ({ client }) => {
      const none = { status: 'none', message: '404 "No connected accounts"' }
      expect(await client.listPostmasterAccounts(limit, signal)).toEqual(none)
    })
    await withApi(connected, async ({ api, client }) => {
      const stranger = await client.readPostmasterDomain({ ...question, domain: 'other.example' }, signal)
      expect(stranger).toEqual({ status: 'none', message: '404 "No data for the selected domain"' })
      const late = { startDate: '2027-01-01', endDate: '2027-01-31' }
      expect(await client.readPostmasterDomain({ ...question, range: late }, signal)).toMatchObject({ status: 'none' })
      const other = { account: anAccount({ email: 'nobody@shop.example' }), ...limit }
      expect(await client.readPostmasterTotals(other, signal)).toMatchObject({ status: 'none' })
      expect(api.requests).toHaveLength(3)
    })
  })

  it.each([
    [htmlPage(404, 'Not found'), 'API_NOT_FOUND', 'misconfigured'],
    [refusal(404, 'No such path'), 'API_NOT_FOUND', 'misconfigured'],
    [refusal(401, 'Invalid token'), 'API_TOKEN_REFUSED', 'misconfigured'],
    [refusal(403, 'No access'), 'API_PLAN_REFUSED', 'misconfigured'],
    [refusal(422, 'Email parameter is required'), 'API_REQUEST_REFUSED', 'misconfigured'],
    [refusal(429, 'Rate limit exceeded. Retry in 9 seconds.'), 'API_RATE_LIMITED', 'inconclusive'],
    [refusal(503, 'down'), 'API_UNAVAILABLE', 'inconclusive'],
    [{ kind: 'reset', when: 'before-effect' } as const, 'API_UNREACHABLE', 'inconclusive'],
    [{ kind: 'answer', statusCode: 200, body: {} } as const, 'API_REPLY_INVALID', 'inconclusive'],
  ])('map the fault %j to %s', async (fault, code, outcome) => {
    await withApi(connected, async ({ api, client }) => {
      api.fail('*', fault, 9)
      await expect(client.listPostmasterAccounts(limit, signal)).rejects.toMatchObject({ code, outcome })
      await expect(client.readPostmasterDomain(question, signal)).rejects.toMatchObject({ code, outcome })
    })
  })

  it('retry after a 429 and a 503', async () => {
    await withApi(connected, async ({ api, client }) => {
      api.fail('*', refusal(503, 'down'))
      api.fail('*', refusal(429, 'Rate limit exceeded. Retry in 2 seconds.'))
      expect(await client.readPostmasterDomain(question, signal)).toMatchObject({ status: 'found' })
      expect(api.requests).toHaveLength(3)
    })
  })
})
