import { describe, expect, it } from 'vitest'

import { type ApiClient, type ClientOptions, openClient } from '../../../src/check/client/open-client.ts'
import type { TestSnapshot } from '../../../src/foundation/contract/test.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { aTestRequest } from '../../support/api-builders.ts'
import { type BareApi, type BareApiOptions, startBareApi } from '../../support/bare-api.ts'
import { htmlPage, redirect, refusal } from '../../support/bare-faults.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { endlessMs, hurriedClock } from '../../support/hurried-clock.ts'

const signal = new AbortController().signal

async function withApi(
  work: (given: { api: BareApi; client: ApiClient; waits: readonly number[] }) => Promise<void>,
  apiOptions: BareApiOptions = {},
  clientOptions: Partial<ClientOptions> = {},
): Promise<void> {
  await using api = await startBareApi(apiOptions)
  const clock = hurriedClock(Date.now())
  const options = { apiUrl: api.apiUrl, apiToken: api.apiToken, userAgent: 'presend/test', requestTimeoutMs: endlessMs }
  await using client = openClient({ ...options, ...clientOptions }, { clock, random: fakeRandom() })
  await work({ api, client, waits: clock.waits })
}

async function snapshotsOf(told: AsyncIterable<TestSnapshot>): Promise<readonly TestSnapshot[]> {
  return await Array.fromAsync(told)
}

describe('openClient() with a service that returns only documented fields', () => {
  it('creates a spam test and watches it until it is terminal', async () => {
    await withApi(async ({ api, client }) => {
      const test = await client.createTest(
        aTestRequest({ providerTypes: ['business'] }),
        { deadlineMs: Infinity },
        signal,
      )
      expect(test.seeds).toMatchObject([{ address: 'cid@firm.example' }, { address: 'dot@office.example' }])
      api.receive('cid@firm.example', { folder: 'INBOX' })
      api.receive('dot@office.example', { folder: 'Junk', dkim: false })
      const watched = client.watchResults(test, { deadlineMs: 2 * endlessMs, expectedCount: 2 }, signal)
      expect(await snapshotsOf(watched)).toMatchObject([
        {
          isTerminal: true,
          summary: null,
          results: [
            { address: 'cid@firm.example', folder: 'INBOX', dkim: { isPass: true } },
            { address: 'dot@office.example', folder: 'Spam', dkim: { isPass: false } },
          ],
        },
      ])
      expect(api.countOf('GET /spam_tests/:id')).toBe(1)
    })
  })

  it.each(['given', 'missing'] as const)('watches an external test whose details are %s', async (externalDetails) => {
    await withApi(
      async ({ api, client }) => {
        const test = await client.createTest(
          aTestRequest({ style: 'external-test', metadata: { a: 1 } }),
          { deadlineMs: Infinity },
          signal,
        )
        expect(test).toMatchObject({ style: 'external-test', numericId: 1 })
        api.receive('ann@mail.example', { folder: 'INBOX' })
        api.setStatus('expired')
        const watched = client.watchResults(test, { deadlineMs: 2 * endlessMs, expectedCount: 6 }, signal)
        const [snapshot] = await snapshotsOf(watched)
        expect(snapshot).toMatchObject({
          isTerminal: true,
          status: 'expired',
          summary: { inboxPercent: 100, completedCount: 1, seedCount: 6 },
        })
        expect(snapshot?.results?.length ?? null).toBe(externalDetails === 'given' ? 6 : null)
      },
      { externalDetails },
    )
  })

  it('requires only documented fields, and ignores others', async () => {
    const additions = { server: 'x', links: [], long_poll: 'maybe' }
    await withApi(
      async ({ client }) => {
        expect(await client.createTest(aTestRequest(), { deadlineMs: Infinity }, signal)).toMatchObject({
          longPollSeconds: null,
        })
      },
      { additions },
    )
  })
})

describe('openClient() on failures', () => {
  it.each([
    [401, 'API_TOKEN_REFUSED'],
    [403, 'API_PLAN_REFUSED'],
    [404, 'API_NOT_FOUND'],
    [422, 'API_REQUEST_REFUSED'],
  ])("maps status %i to %s without a retry, with the service's message", async (statusCode, code) => {
    await withApi(async ({ api, client }) => {
      api.fail('POST /spam_tests', refusal(statusCode, 'these words'))
      const created = client.createTest(aTestRequest(), { deadlineMs: Infinity }, signal)
      await expect(created).rejects.toMatchObject({ code, outcome: 'misconfigured' })
      await expect(created).rejects.toThrow(
        new RegExp(`^POST ${api.apiUrl}/spam_tests: expected .*, got ${statusCode} "these words"`, 'u'),
      )
      expect(api.requests).toHaveLength(1)
    })
  })

  it('waits as a 429 requests in each of three ways', async () => {
    await withApi(async ({ api, client, waits }) => {
      api.fail('POST /spam_tests', refusal(429, 'Rate limit exceeded. Retry in 40 seconds.', { 'Retry-After': '5' }))
      api.fail('POST /spam_tests', refusal(429, 'Rate limit exceeded. Retry in 40 seconds.'))
      await client.createTest(aTestRequest(), { deadlineMs: Infinity }, signal)
      expect(waits.filter((waitMs) => waitMs >= 5000 && waitMs <= 6000)).toHaveLength(1)
      expect(waits.filter((waitMs) => waitMs >= 40_000 && waitMs <= 41_000)).toHaveLength(1)
    })
    const resetSecond = Math.floor(Date.now() / 1000) + 200
    await withApi(
      async ({ api, client, waits }) => {
        api.fail('POST /spam_tests', refusal(429, 'Slow down'))
        await client.createTest(aTestRequest(), { deadlineMs: Infinity }, signal)
        expect(Math.max(...waits)).toBeGreaterThan(190_000)
        expect(Math.max(...waits)).toBeLessThan(202_000)
      },
      { resetSecond },
    )
  })

  it('is inconclusive immediately when a 429 requests a longer wait than the time left', async () => {
    await withApi(async ({ api, client }) => {
      api.fail('POST /spam_tests', refusal(429, 'Rate limit exceeded. Retry in 3000 seconds.'), 9)
      const created = client.createTest(aTestRequest(), { deadlineMs: 60_000 }, signal)
      await expect(created).rejects.toMatchObject({ code: 'API_RATE_LIMITED', outcome: 'inconclusive' })
      await expect(created).rejects.toThrow('a request to wait 300')
      expect(api.requests).toHaveLength(1)
    })
  })

  it('waits as long as the service requests within the deadline', async () => {
    await withApi(async ({ api, client }) => {
      api.fail('POST /spam_tests', refusal(429, 'Retry in 50 seconds.'))
      const created = client.createTest(aTestRequest(), { deadlineMs: 60_000 }, signal)
      await expect(created).resolves.toMatchObject({ style: 'spam-test' })
      expect(api.requests).toHaveLength(2)
    })
  })

  it('does not create a second test when the reply to the first was lost', async () => {
    await withApi(async ({ api, client }) => {
      api.fail('POST /spam_tests', { kind: 'reset', when: 'after-effect' })
      const created = client.createTest(aTestRequest(), { deadlineMs: Infinity }, signal)
      await expect(created).rejects.toMatchObject({ code: 'API_REPLY_LOST', outcome: 'inconclusive' })
      await expect(created).rejects.toThrow('the test may have been created')
      expect(api.countOf('POST /spam_tests')).toBe(1)
    })
  })

  it('describes an HTML page received instead of JSON', async () => {
    await withApi(async ({ api, client }) => {
      api.fail('POST /spam_tests', htmlPage(200, 'Sign in'))
      await expect(client.createTest(aTestRequest(), { deadlineMs: Infinity }, signal)).rejects.toThrow(
        'an HTML page titled "Sign in"',
      )
    })
  })

  it('names both origins when a redirect is rejected', async () => {
    await withApi(async ({ api, client }) => {
      api.fail('POST /spam_tests', redirect(308, 'https://evil.example/api/v1/spam_tests'))
      const created = client.createTest(aTestRequest(), { deadlineMs: Infinity }, signal)
      await expect(created).rejects.toMatchObject({ code: 'API_REDIRECT_REFUSED', outcome: 'misconfigured' })
      await expect(created).rejects.toThrow('https://evil.example/api/v1/spam_tests')
      await expect(created).rejects.toThrow(new URL(api.apiUrl).origin)
    })
  })

  it('never shows the token, even if the service echoes it', async () => {
    await withApi(async ({ api, client }) => {
      const token = api.apiToken.reveal()
      api.fail('POST /spam_tests', refusal(422, `bad token ${token}`))
      await expect(client.createTest(aTestRequest(), { deadlineMs: Infinity }, signal)).rejects.toThrow('bad token ***')
      api.fail('GET /spam_tests/:id', { kind: 'answer', statusCode: 200, body: { [token]: token, success: token } }, 9)
      const test = await client.createTest(aTestRequest(), { deadlineMs: Infinity }, signal)
      const watched = snapshotsOf(client.watchResults(test, { deadlineMs: 2 * endlessMs, expectedCount: 2 }, signal))
      const error = await watched.catch((caught: unknown) => caught)
      expect(String(error)).toContain('***')
      expect(String(error)).not.toContain(token)
    })
  })

  it.each(['', 'two words', 'token\n', 'tökén'])('rejects the token %j before sending anything', (text) => {
    const options = { apiUrl: 'http://127.0.0.1:1/api/v1', apiToken: new Secret(text), userAgent: 'x' }
    const open = () => openClient(options, { clock: hurriedClock(), random: fakeRandom() })
    // Compares the whole message, to prove that it contains no part of the token.
    expect(open).toThrow(/^Reading api-token: expected .*, got an empty value, /)
    expect(open).toThrow(/store the token again, without spaces or a trailing line break$/)
  })

  it('accepts a base URL with a trailing slash', async () => {
    await using api = await startBareApi()
    const options = { apiUrl: `${api.apiUrl}/`, apiToken: api.apiToken, userAgent: 'x', requestTimeoutMs: endlessMs }
    await using client = openClient(options, { clock: hurriedClock(), random: fakeRandom() })
    expect((await client.createTest(aTestRequest(), { deadlineMs: Infinity }, signal)).seeds).toHaveLength(6)
  })
})
