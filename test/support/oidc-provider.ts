/** A strict OpenID Connect provider: it checks every parameter, uses each code once, and signs with RS256. */

import { createHash, createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface ProviderUser {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly name?: string
}

export interface OidcProvider extends AsyncDisposable {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The user who is logged in at the provider. */
  user: ProviderUser
  /** Changes claims of the next ID tokens, as an attacker or a broken provider would. */
  forged: Readonly<Record<string, unknown>>
  /** Signs the next ID tokens with a key that the provider does not publish. */
  isKeyForged: boolean
  /**
   * The algorithm of the next ID tokens. `none` leaves the signature empty, and `HS256` uses the published key as the
   * shared secret, which everyone knows.
   */
  algorithm: 'RS256' | 'HS256' | 'none'
  /** Requests that violated the protocol. */
  readonly violations: string[]
  /**
   * Behaves like a browser at the authorization endpoint.
   *
   * @returns the URL of the redirect
   */
  authorize(url: string): Promise<string>
}

interface Grant {
  readonly redirectUri: string
  readonly challenge: string
  readonly nonce: string
}

const client = { clientId: 'presend', clientSecret: 'provider-secret/+' } as const

/** Starts the provider on a free port. `redirectUri` returns the registered one. */
export async function startOidcProvider(redirectUri: () => string): Promise<OidcProvider> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const others = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const grants = new Map<string, Grant>()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer)
    const reply = (status: number, body: object): void =>
      void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/.well-known/openid-configuration') return reply(200, metadata(issuer))
    if (url.pathname === '/keys')
      return reply(200, { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'k' }] })
    if (url.pathname === '/authorize') {
      const redirect = authorize(url.searchParams)
      if (redirect === null) return reply(400, { error: 'invalid_request' })
      return void response.writeHead(302, { Location: redirect }).end()
    }
    if (url.pathname !== '/token' || request.method !== 'POST') return reply(404, {})
    const grant = redeem(new URLSearchParams(await textOf(request)), request.headers.authorization ?? '')
    if (grant === null) return reply(400, { error: 'invalid_grant' })
    const key = provider.algorithm === 'HS256' ? keys.publicKey : keys.privateKey
    const idToken = signed(claimsOf(grant), provider.isKeyForged ? others.privateKey : key, provider.algorithm)
    reply(200, { access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token: idToken })
  }

  function authorize(query: URLSearchParams): string | null {
    const expected = { response_type: 'code', client_id: client.clientId, redirect_uri: redirectUri() }
    for (const [name, value] of Object.entries({ ...expected, code_challenge_method: 'S256' })) {
      if (query.get(name) !== value) return violated(`${name} is ${query.get(name)}`)
    }
    const [state, nonce, challenge] = ['state', 'nonce', 'code_challenge'].map((name) => query.get(name) ?? '')
    if (state === '' || nonce === '' || challenge?.length !== 43)
      return violated('state, nonce or challenge is missing')
    if (!query.get('scope')?.split(' ').includes('openid')) return violated('scope lacks openid')
    const code = randomUUID()
    grants.set(code, { redirectUri: redirectUri(), challenge, nonce: nonce ?? '' })
    return `${redirectUri()}?${new URLSearchParams({ code, state: state ?? '', iss: issuer }).toString()}`
  }

  function redeem(form: URLSearchParams, authorization: string): Grant | null {
    const code = form.get('code') ?? ''
    const grant = grants.get(code) ?? null
    grants.delete(code)
    // RFC 6749 §2.3.1: both parts are form-encoded.
    const credentials = Buffer.from(authorization.replace(/^Basic /u, ''), 'base64')
      .toString('utf8')
      .split(':')
    const [id, secret] = credentials.map((part) => decodeURIComponent(part.replaceAll('+', '%20')))
    if (id !== client.clientId || secret !== client.clientSecret) return violated('wrong client secret')
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (grant === null) return violated('unknown code')
    if (verifier !== grant.challenge || form.get('redirect_uri') !== grant.redirectUri)
      return violated('wrong verifier')
    return grant
  }

  function claimsOf({ nonce }: Grant): object {
    const nowSeconds = Math.floor(Date.now() / 1000)
    const times = { iat: nowSeconds, exp: nowSeconds + 60 }
    return { iss: issuer, aud: client.clientId, nonce, ...times, ...provider.user, ...provider.forged }
  }

  function violated(what: string): null {
    provider.violations.push(what)
    return null
  }

  const provider: OidcProvider = {
    issuer,
    ...client,
    user: { sub: '1', email: 'owner@team.example', email_verified: true },
    forged: {},
    isKeyForged: false,
    algorithm: 'RS256',
    violations: [],
    authorize: async (url) => {
      const response = await fetch(url, { redirect: 'manual' })
      return response.headers.get('Location') ?? `status ${response.status}`
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return provider
}

function metadata(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
  }
}

function signed(claims: object, key: KeyObject, alg: OidcProvider['algorithm']): string {
  const input = [{ alg, kid: 'k' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${input}.${signatureOf(input, key, alg)}`
}

function signatureOf(input: string, key: KeyObject, alg: OidcProvider['algorithm']): string {
  if (alg === 'none') return ''
  if (alg === 'RS256') return sign('sha256', Buffer.from(input), key).toString('base64url')
  const secret = key.export({ type: 'spki', format: 'pem' })
  return createHmac('sha256', secret).update(input).digest('base64url')
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
