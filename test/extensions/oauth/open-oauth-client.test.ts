import { createHash } from 'node:crypto'

import { assert, asyncProperty, integer } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GrantAnswer, OAuthClient, OAuthProvider } from '../../../src/extensions/oauth/oauth-client.ts'
import { microsoftEndpoints } from '../../../src/extensions/oauth/oauth-endpoints.ts'
import { openOAuthClient } from '../../../src/extensions/oauth/open-oauth-client.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { endlessMs, hurriedClock } from '../../support/hurried-clock.ts'
import { type ScriptedReply, type SeenRequest, startScriptedReplies } from '../../support/scripted-replies.ts'

const clientSecret = new Secret('client-secret-7f3a9c')
const refreshToken = new Secret('1//refresh-token-5d1e')
const signal = new AbortController().signal
const clock = { nowMs: () => Date.UTC(2026, 0, 31), sleep: hurriedClock().sleep }
/** A clock on which timeouts never expire. */
const patient = {
  ...clock,
  sleep: async (_ms: number, over: AbortSignal) => await hurriedClock().sleep(endlessMs, over),
}

function providerAt(url: string, changes: Partial<OAuthProvider> = {}): OAuthProvider {
  return {
    name: 'Google',
    authorizeUrl: `${url}/auth`,
    tokenUrl: `${url}/token`,
    revokeUrl: `${url}/revoke`,
    clientId: 'client-1',
    clientSecret,
    ...changes,
  }
}

function clientAt(url: string, changes: Partial<OAuthProvider> = {}): OAuthClient {
  return openOAuthClient(providerAt(url, changes), { clock: patient, random: fakeRandom() })
}

const tokens = { access_token: 'access-1', token_type: 'Bearer', expires_in: 3599 }

function json(statusCode: number, body: unknown, headers: Readonly<Record<string, string>> = {}): ScriptedReply {
  return { statusCode, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
}

/** Refreshes with a token endpoint that returns the given reply. */
async function refreshed(reply: ScriptedReply | null): Promise<GrantAnswer> {
  await using server = await startScriptedReplies(() => reply)
  return await clientAt(server.url).refresh(refreshToken, signal)
}

/** Source: RFC 7636 §4.2. */
function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier, 'ascii').digest('base64url')
}

function formOf({ body }: SeenRequest): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(body))
}

describe('beginConsent()', () => {
  it('requests a code with PKCE, offline access and renewed consent', async () => {
    const consent = await clientAt('https://accounts.example').beginConsent({
      redirectUri: 'http://127.0.0.1:4711/done',
      scopes: ['openid', 'https://scopes.example/read'],
    })
    const url = new URL(consent.url)
    expect(url.origin + url.pathname).toBe('https://accounts.example/auth')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'client-1',
      redirect_uri: 'http://127.0.0.1:4711/done',
      scope: 'openid https://scopes.example/read',
      state: consent.state,
      code_challenge: challengeOf(consent.codeVerifier.reveal()),
      code_challenge_method: 'S256',
      access_type: 'offline',
      prompt: 'select_account consent',
    })
  })

  it('sends Microsoft a single prompt value', async () => {
    const client = { clientId: 'client-1', clientSecret: null }
    const microsoft = openOAuthClient({ ...microsoftEndpoints, ...client }, { clock, random: fakeRandom() })
    const { url } = await microsoft.beginConsent({ redirectUri: 'http://127.0.0.1:1/', scopes: ['offline_access'] })
    expect(new URL(url).searchParams.get('prompt')).toBe('select_account')
  })

  it('makes a new state and verifier each time, as RFC 7636 §4.1 requires', async () => {
    await assert(
      asyncProperty(integer(), async (seed) => {
        const client = openOAuthClient(providerAt('https://a.example'), { clock, random: fakeRandom(seed) })
        const ask = { redirectUri: 'http://127.0.0.1:1/', scopes: ['s'] }
        const [one, two] = [await client.beginConsent(ask), await client.beginConsent(ask)]
        for (const { state, codeVerifier } of [one, two]) {
          expect(state).toMatch(/^[A-Za-z0-9_-]{43}$/u)
          expect(codeVerifier.reveal()).toMatch(/^[A-Za-z0-9._~-]{43,128}$/u)
        }
        const texts = [one.state, two.state, one.codeVerifier.reveal(), two.codeVerifier.reveal()]
        expect(new Set(texts).size).toBe(4)
        expect(one.url).not.toContain(one.codeVerifier.reveal())
      }),
      { numRuns: 50 },
    )
  })

  it('rejects for a provider without a consent page', async () => {
    const client = clientAt('https://a.example', { authorizeUrl: null })
    await expect(client.beginConsent({ redirectUri: 'http://127.0.0.1:1/', scopes: [] })).rejects.toThrow(TypeError)
  })
})

describe('exchangeCode()', () => {
  it('sends code, verifier and client in the body, and reads the grant', async () => {
    const claims = Buffer.from(
      JSON.stringify({ aud: 'client-1', email: 'ann@shop.example', email_verified: true }),
    ).toString('base64url')
    const reply = { ...tokens, refresh_token: 'refresh-1', scope: 'openid email x', id_token: `e30.${claims}.sig` }
    await using server = await startScriptedReplies(() => json(200, reply))
    const code = new Secret('4/code-1')
    const codeVerifier = new Secret('verifier-1')
    const ask = { code, codeVerifier, redirectUri: 'http://127.0.0.1:4711/done' }
    const answer = await clientAt(server.url).exchangeCode(ask, signal)
    expect(answer).toMatchObject({
      status: 'granted',
      grant: {
        expiresAtMs: clock.nowMs() + 3_599_000,
        scopes: ['openid', 'email', 'x'],
        email: 'ann@shop.example',
      },
    })
    expect(answer.status === 'granted' && answer.grant.accessToken.reveal()).toBe('access-1')
    expect(answer.status === 'granted' && answer.grant.refreshToken?.reveal()).toBe('refresh-1')
    const [seen] = server.seen
    expect(seen).toMatchObject({ method: 'POST', target: '/token' })
    expect(seen?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/u)
    expect(seen === undefined ? null : formOf(seen)).toEqual({
      grant_type: 'authorization_code',
      code: '4/code-1',
      code_verifier: 'verifier-1',
      redirect_uri: 'http://127.0.0.1:4711/done',
      client_id: 'client-1',
      client_secret: clientSecret.reveal(),
    })
  })

  it('sends no details of the machine in header fields', async () => {
    await using server = await startScriptedReplies(() => json(200, tokens))
    await clientAt(server.url).refresh(refreshToken, signal)
    expect(Object.keys(server.seen[0]?.headers ?? {})).not.toContain('x-goog-api-client')
    expect(JSON.stringify(server.seen[0]?.headers)).not.toContain(process.version.slice(1))
  })
})

describe('refresh()', () => {
  it('sends the refresh token in the body, and no secret for a public client', async () => {
    await using server = await startScriptedReplies(() => json(200, tokens))
    expect(await clientAt(server.url, { clientSecret: null }).refresh(refreshToken, signal)).toMatchObject({
      status: 'granted',
      grant: { refreshToken: null, scopes: null, email: null },
    })
    expect(server.seen.map(formOf)).toEqual([
      { grant_type: 'refresh_token', refresh_token: refreshToken.reveal(), client_id: 'client-1' },
    ])
  })

  it('returns the new refresh token of a provider that rotates it', async () => {
    const answer = await refreshed(json(200, { ...tokens, refresh_token: 'refresh-2' }))
    expect(answer.status === 'granted' && answer.grant.refreshToken?.reveal()).toBe('refresh-2')
  })

  it.each([
    ['revoked', 400, { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' }],
    ['revoked', 400, { error: 'interaction_required' }],
    ['refused', 401, { error: 'invalid_client' }],
    ['refused', 400, { error: 'unauthorized_client' }],
    ['refused', 400, { error: 'invalid_scope' }],
    ['refused', 404, '<html>'],
    ['unavailable', 403, { error: 'rate_limit_exceeded' }],
    ['unavailable', 400, { error: 'temporarily_unavailable' }],
    ['unavailable', 429, {}],
    ['unavailable', 500, { error: 'invalid_grant' }],
    ['unavailable', 503, 'busy'],
  ])('returns %s for %i %j', async (status, statusCode, body) => {
    const answer = await refreshed(json(statusCode, body))
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer)).toContain(`Google replied with ${statusCode}`)
  })

  it('returns Retry-After', async () => {
    expect(await refreshed(json(429, {}, { 'retry-after': '17' }))).toMatchObject({ retryAfterMs: 17_000 })
  })

  it.each([
    ['no JSON', 'tokens'],
    ['a list', [tokens]],
    ['no token', { token_type: 'Bearer' }],
    ['a token that is not a string', { ...tokens, access_token: 7 }],
    ['a token that would end a header field', { ...tokens, access_token: 'a\r\nx: y' }],
    ['a token of another type', { ...tokens, token_type: 'mac' }],
  ])('returns "unavailable" for a 200 with %s', async (_what, body) => {
    expect(await refreshed(json(200, body))).toMatchObject({
      status: 'unavailable',
      reason: 'Google sent a reply without a bearer token',
    })
  })

  it.each([
    [{ ...tokens, expires_in: '120' }, 120_000],
    [{ access_token: 'a', token_type: 'bearer' }, 300_000],
    [{ ...tokens, expires_in: -5 }, 300_000],
  ])('reads the lifetime of %j', async (body, lifetimeMs) => {
    expect(await refreshed(json(200, body))).toMatchObject({ grant: { expiresAtMs: clock.nowMs() + lifetimeMs } })
  })

  it('returns when the refresh token expires', async () => {
    const answer = await refreshed(json(200, { ...tokens, refresh_token_expires_in: 604_799 }))
    expect(answer).toMatchObject({ grant: { refreshTokenEndsAtMs: clock.nowMs() + 604_799_000 } })
    expect(await refreshed(json(200, tokens))).toMatchObject({ grant: { refreshTokenEndsAtMs: null } })
  })

  it('caps lifetimes at ten years, so that no date overflows', async () => {
    const body = { ...tokens, expires_in: 1e300, refresh_token_expires_in: Number.MAX_SAFE_INTEGER }
    const endMs = clock.nowMs() + 315_360_000_000
    const answer = await refreshed(json(200, body))
    expect(answer).toMatchObject({ grant: { expiresAtMs: endMs, refreshTokenEndsAtMs: endMs } })
  })

  it('never retries after a closed connection, a 500 or a 408', async () => {
    for (const reply of [null, json(500, {}), json(408, {})]) {
      await using server = await startScriptedReplies(() => reply)
      expect((await clientAt(server.url).refresh(refreshToken, signal)).status).toBe('unavailable')
      expect(server.seen.length).toBe(1)
    }
  })

  it('does not follow redirects, which would disclose the client secret', async () => {
    await using elsewhere = await startScriptedReplies(() => json(200, tokens))
    for (const statusCode of [301, 302, 307, 308]) {
      await using server = await startScriptedReplies(() => ({
        statusCode,
        headers: { location: `${elsewhere.url}/token` },
      }))
      expect((await clientAt(server.url).refresh(refreshToken, signal)).status).toBe('refused')
    }
    expect(elsewhere.seen).toEqual([])
  })

  it('ignores proxy variables in the environment', async () => {
    await using proxy = await startScriptedReplies(() => json(200, tokens))
    await using server = await startScriptedReplies(() => json(200, tokens))
    process.env['HTTPS_PROXY'] = proxy.url
    process.env['HTTP_PROXY'] = proxy.url
    try {
      expect((await clientAt(server.url).refresh(refreshToken, signal)).status).toBe('granted')
    } finally {
      delete process.env['HTTPS_PROXY']
      delete process.env['HTTP_PROXY']
    }
    expect(proxy.seen).toEqual([])
  })

  it('stops reading an oversized reply', async () => {
    expect(await refreshed(json(200, { ...tokens, padding: 'x'.repeat(70_000) }))).toMatchObject({
      status: 'unavailable',
      reason: 'Google: the reply exceeds 65536 bytes',
    })
  })

  it('times out after 20 seconds', async () => {
    await using server = await startScriptedReplies(() => 'never')
    const hurried = hurriedClock()
    const client = openOAuthClient(providerAt(server.url), { clock: hurried, random: fakeRandom() })
    expect(await client.refresh(refreshToken, signal)).toEqual({
      status: 'unavailable',
      reason: 'Google: timed out after 20 s',
      retryAfterMs: null,
    })
    expect(hurried.waits).toEqual([20_000])
  })

  it('reports a refused connection with the system error', async () => {
    const { url } = await startAndEnd()
    expect(await clientAt(url).refresh(refreshToken, signal)).toMatchObject({
      status: 'unavailable',
      reason: expect.stringMatching(/^Google: connect ECONNREFUSED/u),
    })
  })

  it('rejects with the reason of its signal', async () => {
    const controller = new AbortController()
    const reason = new Error('stopped')
    await using server = await startScriptedReplies(() => {
      controller.abort(reason)
      return 'never'
    })
    await expect(clientAt(server.url).refresh(refreshToken, controller.signal)).rejects.toBe(reason)
    await expect(clientAt(server.url).refresh(refreshToken, controller.signal)).rejects.toBe(reason)
    expect(server.seen.length).toBe(1)
  })

  it('removes secrets and line breaks from reasons', async () => {
    const description = `bad ${refreshToken.reveal()} of\r\n${clientSecret.reveal()}`
    const answer = await refreshed(json(400, { error: 'invalid_grant', error_description: description }))
    expect(answer).toEqual({ status: 'revoked', reason: 'Google replied with 400 invalid_grant (bad *** of ***)' })
    expect(await refreshed(json(400, { error: refreshToken.reveal() }))).toEqual({
      status: 'refused',
      reason: 'Google replied with 400',
    })
  })
})

async function startAndEnd(): Promise<{ readonly url: string }> {
  await using server = await startScriptedReplies(() => null)
  return { url: server.url }
}

describe('revoke()', () => {
  it.each([
    ['revoked', json(200, {})],
    ['gone', json(400, { error: 'invalid_token' })],
    ['unavailable', json(400, { error: 'invalid_request' })],
    ['unavailable', json(503, {})],
    ['unavailable', null],
  ])('returns %s for %j', async (status, reply) => {
    await using server = await startScriptedReplies(() => reply)
    expect(await clientAt(server.url).revoke(refreshToken, signal)).toBe(status)
    expect(server.seen).toMatchObject([{ method: 'POST', target: '/revoke' }])
    expect(server.seen.map(formOf)).toEqual([{ token: refreshToken.reveal() }])
  })

  it('returns "unavailable" without a revocation endpoint', async () => {
    expect(await clientAt('http://127.0.0.1:1', { revokeUrl: null }).revoke(refreshToken, signal)).toBe('unavailable')
  })
})
