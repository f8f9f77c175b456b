import { describe, expect, it } from 'vitest'

import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import type { DomainPostmasterReply } from '../../../../src/foundation/contract/postmaster-replies.ts'
import type { Store } from '../../../../src/service/storage/store.ts'
import { inProcessApp } from '../../../service/in-process-app.ts'
import { aFullDay } from '../storage/builders.ts'

const email = 'postmaster@shop.example'
const connected = { source: 'google', grant: 'active', synced_at: '2026-02-01T04:00:00.000Z' } as const
const account = { ...connected, id: 3, email, created_at: '2026-01-01T10:30:00.000Z' }
const other = { ...account, id: 4, email: 'other@shop.example', grant: 'none', synced_at: null }
const tagged = { ...other, id: 5, email: 'data+google@shop.example' }

const date = '2026-01-01'
const series: DomainPostmasterReply = {
  spam_rate_data: [{ date, value: 0.001 }],
  ip_reputation_data: [{ date, high: 3, medium: 1, low: 0, bad: 0 }],
  domain_reputation_data: [{ date, reputation: 'HIGH' }],
  feedback_loop_data: [{ date, spam_count: 2, fbl_count: 5 }],
  authentication_data: [{ date, spf_success_ratio: 1, dkim_success_ratio: 0.99, dmarc_success_ratio: 0.98 }],
  encryption_data: [{ date, tls_success_ratio: 0.999 }],
  delivery_errors_data: [
    { date, errors: [{ error_class: 'TEMPORARY_ERROR', error_type: 'RATE_LIMIT_EXCEEDED', error_ratio: 0.01 }] },
  ],
}

const cumulative = Object.fromEntries(Object.entries(series).map(([name, days]) => [name.replace('_data', ''), days]))

/**
 * Stores two accounts of workspace b, and then three of workspace a: the first of these is connected and has a day of
 * shop.example, the last one has a day of xn--bcher-kva.example.
 */
async function storeAccounts(store: Store): Promise<void> {
  const nowMs = Date.parse(account.created_at)
  const ensure = async (workspace: string, address: string): Promise<number> => {
    const workspaceId = toWorkspaceId(workspace)
    return (await store.ensurePostmasterAccount({ workspaceId, email: address, source: 'google', nowMs })).id
  }
  for (const name of ['x', 'y']) await store.removePostmasterAccount(await ensure('b', `${name}@shop.example`))
  for (const one of [account, other, tagged]) expect(await ensure('a', one.email)).toBe(one.id)
  await store.setPostmasterGrant(account.id, 'sealed')
  await store.recordPostmasterSync(account.id, { syncedAtMs: Date.parse(connected.synced_at) })
  await store.writePostmasterDays(account.id, [aFullDay('shop.example', date)])
  await store.writePostmasterDays(tagged.id, [aFullDay('xn--bcher-kva.example', date)])
}

async function ask(
  path: string,
  token: string | null = 'pro',
): ReturnType<Awaited<ReturnType<typeof inProcessApp>>['request']> {
  await using app = await inProcessApp()
  await storeAccounts(app.store)
  return await app.request('GET', `/postmaster_accounts${path}`, { token })
}

const domainQuery = `email=${encodeURIComponent(email)}&item=shop.example`

describe('GET /postmaster_accounts/connected', () => {
  it(`lists the workspace's accounts, without "success"`, async () => {
    const answer = await ask('/connected')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ connected_accounts: [account, other, tagged] })
  })

  it('returns 404 if no account is connected', async () => {
    const answer = await ask('/connected', 'stranger')
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual({ error: 'This workspace has no connected postmaster accounts' })
  })
})

describe('GET /postmaster_accounts', () => {
  it('returns the seven series below "data"', async () => {
    const answer = await ask(`?email=${encodeURIComponent(email)}`)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ data: cumulative })
  })

  it('finds the account ignoring the case of its address', async () => {
    expect((await ask('?email=Postmaster%40SHOP.example')).status).toBe(200)
  })

  it.each([`?email=${encodeURIComponent(other.email)}`, '?email=nobody@shop.example', '?email=%1b[31m'])(
    'returns 404 without data for the account: %s',
    async (query) => {
      const answer = await ask(query)
      expect(answer.status).toBe(404)
      expect(answer.body).toEqual({ error: expect.stringMatching(/^No data for the account "/u) })
      // oxlint-disable-next-line no-control-regex -- that none is there is the point
      expect(answer.body.error).not.toMatch(/[\u0000-\u001f]/u)
    },
  )

  it("returns 404 for another workspace's account", async () => {
    expect((await ask(`?email=${encodeURIComponent(email)}`, 'stranger')).status).toBe(404)
  })

  it('accepts an unencoded plus sign in the address', async () => {
    expect((await ask('?email=data+google@shop.example')).status).toBe(200)
    expect((await ask('?email=data%2Bgoogle%40shop.example')).status).toBe(200)
  })

  it.each(['', '?email=', '?email=%20', '?Email=a@b.example'])('returns 422 without an address: %s', async (query) => {
    const answer = await ask(query)
    expect(answer.status).toBe(422)
    expect(answer.body).toEqual({ error: expect.stringContaining('email: ') })
  })
})

describe('GET /postmaster_accounts/:id', () => {
  it.each(['', '&start_date=2026-01-01&end_date=2026-01-31', '&start_date=2026-01-01&end_date=2026-01-01'])(
    'returns the seven series at the top level %s',
    async (range) => {
      const answer = await ask(`/3?${domainQuery}${range}`)
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual(series)
    },
  )

  it('finds a domain ignoring case', async () => {
    expect((await ask(`/3?email=${encodeURIComponent(email)}&item=Shop.EXAMPLE`)).status).toBe(200)
  })

  it.each(['xn--bcher-kva.example', 'bücher.example', 'BÜCHER.Example.', 'XN--BCHER-KVA.EXAMPLE', ' bücher.example '])(
    'finds a domain by its A-label and its U-label, in any case and with a final dot: %s',
    async (item) => {
      const query = new URLSearchParams({ email: tagged.email, item }).toString()
      expect((await ask(`/5?${query}`)).status).toBe(200)
    },
  )

  it.each(['bucher.example', 'bücher.example/..', 'bücher..example', '%62ücher.example', '*', 'shop.example'])(
    'returns 404 for another domain: %s',
    async (item) => {
      const query = new URLSearchParams({ email: tagged.email, item }).toString()
      expect((await ask(`/5?${query}`)).status).toBe(404)
    },
  )

  it.each([
    ['an invalid id', '/x', ''],
    ['an unknown id', '/99', ''],
    ['an id above the maximum', '/99999999999999999999', ''],
    ['an id below the minimum', '/-3', ''],
    ['an id in another notation', '/03', ''],
    ['an id with a sign', '/+3', ''],
    ['an address that belongs to another account', '/4', ''],
    ['a domain without data', '/3', '&item=other.example'],
    ['a range without data', '/3', '&start_date=2025-01-01&end_date=2025-01-31'],
  ])('returns 404 for %s', async (_what, id, more) => {
    const query = more.startsWith('&item') ? `email=${encodeURIComponent(email)}${more}` : `${domainQuery}${more}`
    const answer = await ask(`${id}?${query}`)
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual({ error: expect.stringMatching(/^No /u) })
  })

  it('returns 404 if id and address belong to different accounts', async () => {
    const answer = await ask(`/3?email=${encodeURIComponent(other.email)}&item=shop.example`)
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual({
      error: 'No connected postmaster account with id "3" and email address "other@shop.example"',
    })
  })

  it('names the domain and the days without data', async () => {
    const { body } = await ask(`/3?${domainQuery}&start_date=2025-01-01&end_date=2025-01-31`)
    expect(body.error).toBe('No data for the domain "shop.example" from 2025-01-01 to 2025-01-31')
  })

  it.each([
    ['item=shop.example', ['email: missing;']],
    [
      'email=&item=',
      [
        'email: expected the email address of the connected postmaster account, got ""',
        'item: expected the domain to query, got ""',
      ],
    ],
    [`${domainQuery}&start_date=2026-01-01`, ['end_date: missing;', 'required with start_date']],
    [`${domainQuery}&end_date=2026-01-01`, ['start_date: missing;']],
    [
      `${domainQuery}&start_date=2026-13-01&end_date=2026-12-01`,
      ['start_date: expected a valid date in the format YYYY-MM-DD, got "2026-13-01"'],
    ],
    [
      `${domainQuery}&start_date=01.01.2026&end_date=2026-12-01`,
      ['start_date: expected a valid date in the format YYYY-MM-DD, got "01.01.2026"', 'YYYY-MM-DD'],
    ],
    [
      `${domainQuery}&start_date=2026-02-02&end_date=2026-02-01`,
      ['start_date: expected a day on or before end_date (2026-02-01), got "2026-02-02"', '2026-02-01'],
    ],
    [`${domainQuery}%00`, ['item: expected text without the character U+0000, got "shop.example\\u0000"', 'U+0000']],
  ])('returns 422 for ?%s before looking up the account', async (query, words) => {
    for (const id of ['3', '99', 'x']) {
      const answer = await ask(`/${id}?${query}`)
      expect(answer.status).toBe(422)
      expect(answer.body).toEqual({ error: expect.any(String) })
      for (const word of words) expect(answer.body.error).toContain(word)
    }
  })
})

describe('every postmaster path', () => {
  const paths = ['/connected', '', '/3']

  it.each(paths)('%s returns authentication and rate limit errors in the common form', async (path) => {
    expect(await ask(path, null)).toMatchObject({ status: 401, body: { success: false, error: expect.any(String) } })
    expect(await ask(path, 'free')).toMatchObject({ status: 403, body: { success: false } })
    expect(await ask(path, 'revoked')).toMatchObject({ status: 401, body: { success: false } })
  })

  it.each(paths)('%s returns its own errors without "success"', async (path) => {
    await using app = await inProcessApp()
    const answer = await app.request('DELETE', `/postmaster_accounts${path}`)
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('GET, HEAD')
    expect(answer.body).toEqual({ error: expect.any(String) })
  })

  it('returns no data from the embedded service', async () => {
    await using app = await inProcessApp()
    for (const path of ['/connected', `?email=${encodeURIComponent(email)}`, `/3?${domainQuery}`]) {
      expect(await app.request('GET', `/postmaster_accounts${path}`)).toMatchObject({ status: 404 })
    }
  })
})
