import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { inProcessApp } from '../../../service/in-process-app.ts'
import { allDays } from '../storage/all-days.ts'

type App = Awaited<ReturnType<typeof inProcessApp>>

const path = '/postmaster_accounts/import'
const date = '2026-01-01'
const email = 'Data@shop.example'

async function push(app: App, body: unknown, token: string | null = 'pro'): ReturnType<App['request']> {
  return await app.request('POST', path, { token, body })
}

describe('POST /postmaster_accounts/import', () => {
  it('writes the series of days into an account, even repeatedly', async () => {
    await using app = await inProcessApp()
    const spam = { email, domains: { 'Shop.example': { spam_rate_data: [{ date, value: 0.001 }] } } }
    const first = await push(app, spam)
    expect(first.body).toEqual({ account: { id: 1, email: 'data@shop.example' }, days: 1 })
    expect(first.status).toBe(200)
    expect((await push(app, spam)).body).toEqual(first.body)
    await push(app, { email, domains: { 'shop.example': { encryption_data: [{ date, tls_success_ratio: 1 }] } } })
    const days = await allDays(app.store, 1)
    expect(days).toMatchObject([
      { domain: 'shop.example', date, spamRate: { value: 0.001 }, encryption: { tls_success_ratio: 1 } },
    ])
  })

  it('makes the data available to later requests', async () => {
    await using app = await inProcessApp()
    await push(app, { email, domains: { 'shop.example': { spam_rate_data: [{ date, value: 0.001 }] } } })
    const read = await app.request('GET', `/postmaster_accounts/1?email=${email}&item=shop.example`)
    expect(read).toMatchObject({ status: 200, body: { spam_rate_data: [{ date, value: 0.001 }] } })
  })

  it('reports all problems at once, and writes nothing', async () => {
    await using app = await inProcessApp()
    const domains = {
      'shop.example': {
        spam_rate_data: [
          { date, value: 2 },
          { date: 'x', value: 0 },
        ],
      },
      'a b': {},
    }
    const answer = await push(app, { email, domains })
    expect(answer.status).toBe(422)
    const texts = [
      'domains["shop.example"].spam_rate_data[0].value: expected a ratio from 0 to 1, got 2',
      'domains["shop.example"].spam_rate_data[1].date: expected a valid date in the format YYYY-MM-DD, got "x"',
      'domains["a b"]: expected a domain, such as shop.example, got "a b"',
    ]
    expect(answer.body).toEqual({ error: `Invalid request: ${texts.join('; ')}` })
    expect(await app.store.listPostmasterAccounts(null)).toEqual([])
  })

  it.each([
    [{}, 'email: missing;'],
    [{ email: 'me', domains: {} }, 'an email address that identifies the account'],
    [{ email, domains: [] }, 'domains: expected an object, got []'],
    [{ email, domains: {} }, 'domains: expected at least one day, got none'],
  ])('rejects %j', async (body, words) => {
    await using app = await inProcessApp()
    const answer = await push(app, body)
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain(words.replaceAll('"', '\\"'))
  })

  it('reports fifty problems and counts the others', async () => {
    await using app = await inProcessApp()
    const domains = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`bad ${index}`, {}]))
    const answer = await push(app, { email, domains })
    expect(String(answer.body.error).split('; ')).toHaveLength(51)
    expect(answer.body.error).toMatch(/; file: expected no further problems, got 30$/u)
  })

  it('rejects an account with DMARC reports', async () => {
    await using app = await inProcessApp()
    await app.store.ensurePostmasterAccount({
      workspaceId: toWorkspaceId('a'),
      email,
      source: 'dmarc-reports',
      nowMs: 1,
    })
    const answer = await push(app, { email, domains: { 'shop.example': { spam_rate_data: [{ date, value: 0 }] } } })
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain('comes from DMARC reports')
  })

  it('requires a token, and rejects other methods', async () => {
    await using app = await inProcessApp()
    expect((await push(app, 'nonsense', null)).status).toBe(401)
    expect((await app.request('DELETE', path, { token: 'pro' })).status).toBe(405)
  })
})
