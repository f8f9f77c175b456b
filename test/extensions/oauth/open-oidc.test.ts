import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type OidcClient, type OidcResult, openOidc } from '../../../src/extensions/oauth/open-oidc.ts'
import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../../src/foundation/world/node-random.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { type OidcProvider, startOidcProvider } from '../../support/oidc-provider.ts'

const redirectUri = 'https://presend.example/oidc/callback'
const world = { clock: nodeClock(), random: nodeRandom() }
let provider: OidcProvider
let client: OidcClient

beforeAll(async () => {
  provider = await startOidcProvider(() => redirectUri)
  const { issuer, clientId, clientSecret } = provider
  client = openOidc({ issuer, clientId, clientSecret: new Secret(clientSecret) }, world)
})

afterAll(async () => {
  await provider[Symbol.asyncDispose]()
})

beforeEach(() => {
  provider.forged = {}
  provider.isKeyForged = false
  provider.algorithm = 'RS256'
  provider.violations.length = 0
})

/** Runs a whole login; `change` modifies the URL of the callback. */
async function logIn(change: (url: URL) => void = () => undefined): Promise<OidcResult> {
  const { url, attempt } = await client.begin(redirectUri)
  const callback = new URL(await provider.authorize(url))
  change(callback)
  return await client.finish(callback, attempt, redirectUri)
}

describe('a discovery document', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.each(['authorization_endpoint', 'token_endpoint', 'jwks_uri'])(
    'may not name a plain http URL as %s',
    async (name) => {
      const issuer = 'https://login.example'
      const metadata = {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      }
      const document = { ...metadata, [name]: 'http://login.example/x' }
      vi.stubGlobal('fetch', async () => await Promise.resolve(Response.json(document)))
      const open = openOidc({ issuer, clientId: 'presend', clientSecret: new Secret('s') }, world)
      await expect(open.begin(redirectUri)).rejects.toThrow(
        `names the ${name} "http://login.example/x": expected an https: URL`,
      )
    },
  )
})

describe('an OpenID Connect login', () => {
  it('returns the user, and follows the protocol', async () => {
    provider.user = { sub: '7', email: 'Ann@Team.example', email_verified: true, name: 'Ann' }
    const user = { issuer: provider.issuer, subject: '7', verifiedEmail: 'ann@team.example', name: 'Ann' }
    expect(await logIn()).toEqual({ status: 'accepted', user })
    expect(provider.violations).toEqual([])
  })

  it('does not turn the Kelvin sign into the letter k of another address', async () => {
    provider.user = { sub: '8', email: '\u212aATE@team.example', email_verified: true }
    expect(await logIn()).toMatchObject({ status: 'accepted', user: { verifiedEmail: '\u212aate@team.example' } })
  })

  it.each([
    ['email_verified', { email_verified: false }],
    ['email_verified as a string', { email_verified: 'true' }],
    ['email', { email: 7 }],
  ])('does not use an address without %s', async (_what, forged) => {
    provider.forged = forged
    expect(await logIn()).toMatchObject({ status: 'accepted', user: { verifiedEmail: null } })
  })

  it.each([
    ['from another issuer', { iss: 'https://evil.example' }],
    ['for another client', { aud: 'other' }],
    ['with another nonce', { nonce: 'other' }],
    ['without a nonce', { nonce: undefined }],
    ['that has expired', { exp: 1 }],
    ['without a subject', { sub: undefined }],
  ])('rejects an ID token %s', async (_what, forged) => {
    provider.forged = forged
    expect((await logIn()).status).toBe('refused')
  })

  it('rejects an ID token that the provider did not sign', async () => {
    provider.isKeyForged = true
    expect((await logIn()).status).toBe('refused')
  })

  it.each([
    ['with another state', (url: URL) => url.searchParams.set('state', 'other')],
    ['without a state', (url: URL) => url.searchParams.delete('state')],
    ['from another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
    ['with an unknown code', (url: URL) => url.searchParams.set('code', 'other')],
    ['with an error', (url: URL) => url.searchParams.set('error', 'access_denied')],
  ])('rejects a callback %s', async (_what, change) => {
    expect((await logIn(change)).status).toBe('refused')
  })

  it('accepts a code only with the verifier of its own attempt, and only once', async () => {
    const [first, second] = [await client.begin(redirectUri), await client.begin(redirectUri)]
    const callback = new URL(await provider.authorize(first.url))
    const mixed = { ...second.attempt, state: first.attempt.state, nonce: first.attempt.nonce }
    expect((await client.finish(callback, mixed, redirectUri)).status).toBe('refused')
    expect((await client.finish(callback, first.attempt, redirectUri)).status).toBe('refused')
  })

  it('fails if the provider does not respond', async () => {
    const gone = openOidc({ issuer: 'http://127.0.0.1:1', clientId: 'x', clientSecret: new Secret('x') }, world)
    await expect(gone.begin(redirectUri)).rejects.toThrow(/did not respond/u)
  })
})
