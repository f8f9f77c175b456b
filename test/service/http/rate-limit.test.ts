import { describe, expect, it } from 'vitest'

import { hashToken } from '../../../src/service/accounts/api-token.ts'
import { type InProcessApp, inProcessApp, type RequestOptions } from '../in-process-app.ts'

const hourMs = 3_600_000

/** The subject that a request counts toward: `token:<name>` or `address:<client>`. */
function whoeverOf(subject: string): { readonly tokenHash: string | null; readonly anonymousSubject: string } {
  const token = /^token:(.*)$/u.exec(subject)?.[1]
  return { tokenHash: token === undefined ? null : hashToken(token), anonymousSubject: subject }
}

async function use(app: InProcessApp, subject: string, count: number): Promise<void> {
  const nowMs = app.clock.nowMs()
  const windowStartMs = nowMs - (nowMs % hourMs)
  for (let index = 0; index < count; index += 1)
    await app.store.admit({ ...whoeverOf(subject), windowStartMs, nowMs, wantedTest: null })
}

async function remaining(app: InProcessApp, options: RequestOptions): Promise<string | null> {
  return (await app.request('GET', '/external_tests', options)).headers.get('X-RateLimit-Remaining')
}

describe('the rate limit', () => {
  it.each([
    ['pro', 1000],
    ['enterprise', 10_000],
  ])('allows plan %s %i requests per hour and rejects the next', async (token, limit) => {
    await using app = await inProcessApp()
    await use(app, `token:${token}`, limit - 1)
    const last = await app.request('GET', '/external_tests', { token })
    expect(last.status).toBe(200)
    expect(last.headers.get('X-RateLimit-Remaining')).toBe('0')
    await app.clock.advance(12_500)
    const refused = await app.request('GET', '/external_tests', { token })
    expect(refused.status).toBe(429)
    expect(refused.body).toEqual({ success: false, error: 'Rate limit exceeded. Retry in 1788 seconds.' })
    expect(refused.headers.get('Retry-After')).toBe('1788')
    expect(refused.headers.get('X-RateLimit-Limit')).toBe(String(limit))
    expect(refused.headers.get('X-RateLimit-Remaining')).toBe('0')
    await app.clock.advance(1_788_000)
    expect((await app.request('GET', '/external_tests', { token })).headers.get('X-RateLimit-Remaining')).toBe(
      String(limit - 1),
    )
  })

  it('returns 429 in the same form on a postmaster path', async () => {
    await using app = await inProcessApp()
    await use(app, 'token:pro', 1000)
    expect((await app.request('GET', '/postmaster_accounts')).body).toMatchObject({ success: false })
  })

  it('allows exactly the limit when requests arrive concurrently', async () => {
    await using app = await inProcessApp()
    await use(app, 'token:pro', 980)
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => await app.request('GET', '/external_tests')),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(20)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(30)
  })

  it('counts and rejects requests without a token by client address', async () => {
    await using app = await inProcessApp()
    await use(app, 'address:192.0.2.7', 1000)
    const options = { token: 'nobody', address: '192.0.2.7' }
    expect((await app.request('GET', '/external_tests', options)).status).toBe(429)
    expect((await app.request('GET', '/external_tests', { ...options, address: '192.0.2.8' })).status).toBe(401)
    expect((await app.request('GET', '/external_tests', { address: '192.0.2.7' })).status).toBe(200)
  })

  it.each([
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8:0:0:1::'],
    ['fe80::1%eth0', 'fe80::2'],
  ])('counts %s and %s together', async (first, second) => {
    await using app = await inProcessApp()
    expect(await remaining(app, { token: null, address: first })).toBe('999')
    expect(await remaining(app, { token: null, address: second })).toBe('998')
  })

  it('follows the settings', async () => {
    await using app = await inProcessApp({ rateLimits: { pro: 5, enterprise: 6, anonymous: 7, pages: 8 } })
    expect(await remaining(app, {})).toBe('4')
    expect(await remaining(app, { token: 'enterprise' })).toBe('5')
    expect(await remaining(app, { token: null })).toBe('6')
    expect(await remaining(app, { token: 'free' })).toBe('6')
  })

  it('counts report pages separately, by client address', async () => {
    await using app = await inProcessApp({ rateLimits: { pro: 5, enterprise: 6, anonymous: 2, pages: 3 } })
    const view = async (remoteAddress: string): Promise<Response> =>
      await app.app.request('/r/pst_0123456789abcdef', {}, { incoming: { socket: { remoteAddress } } })
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1) statuses.push((await view('192.0.2.1')).status)
    expect(statuses).toEqual([404, 404, 404, 429])
    expect((await view('192.0.2.2')).headers.get('X-RateLimit-Limit')).toBe('3')
    expect(await remaining(app, { token: null, address: '192.0.2.1' })).toBe('1')
  })

  it('counts two networks separately', async () => {
    await using app = await inProcessApp()
    expect(await remaining(app, { token: null, address: '2001:db8:1:2::1' })).toBe('999')
    expect(await remaining(app, { token: null, address: '2001:db8:1:3::1' })).toBe('999')
  })
})
