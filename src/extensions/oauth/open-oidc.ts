/**
 * Login with OpenID Connect: the authorization code flow with PKCE, state and nonce. oauth4webapi builds the requests
 * and checks the responses; presend sends the requests within its limits.
 * Source: OpenID Connect Core 1.0 §3.1, OpenID Connect Discovery 1.0 §4
 */

import {
  type AuthorizationServer,
  authorizationCodeGrantRequest,
  type Client,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  discoveryRequest,
  getValidatedIdTokenClaims,
  type IDToken,
  processAuthorizationCodeResponse,
  processDiscoveryResponse,
  validateApplicationLevelSignature,
  validateAuthResponse,
} from 'oauth4webapi'

import { isLoopbackHost } from '../../foundation/world/ip-address.ts'
import { lowerAddress } from '../../foundation/world/lower-address.ts'
import type { Secret } from '../../foundation/world/secret.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import type { FetchLimits } from './bounded-fetch.ts'
import { authorizationUrl, boundedOptions, type RequestOptions, randomText } from './code-flow.ts'

/** The provider, and the client that is registered with it. */
export interface OidcRegistration {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: Secret
}

/** The values that are kept in the browser from the start of a login to its end. */
export interface OidcAttempt {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** A user, as identified by the provider. */
export interface OidcUser {
  readonly issuer: string
  readonly subject: string
  /** The email address in lower case; `null` unless the provider has verified it. */
  readonly verifiedEmail: string | null
  readonly name: string | null
}

/** The result of a login. */
export type OidcResult =
  | { readonly status: 'accepted'; readonly user: OidcUser }
  | { readonly status: 'refused'; readonly reason: string }

export interface OidcClient {
  /** Begins a login. Rejects if the provider cannot be reached. */
  begin(redirectUri: string): Promise<{ readonly url: string; readonly attempt: OidcAttempt }>
  /** Completes a login with the URL to which the provider redirected the browser. Never rejects. */
  finish(callbackUrl: URL, attempt: OidcAttempt, redirectUri: string): Promise<OidcResult>
}

const limits: FetchLimits = { timeLimitMs: 10_000, maxBodyBytes: 262_144 }
/** How long the provider's endpoint URLs are cached. */
const discoveryLifetimeMs = 3_600_000

interface OidcWorld {
  readonly clock: Pick<Clock, 'nowMs' | 'monotonicMs' | 'sleep'>
  readonly random: Pick<Random, 'bytes'>
}

/** Opens a client. The client sends nothing before the first login. */
export function openOidc(registration: OidcRegistration, world: OidcWorld): OidcClient {
  const options = requestOptions(world)
  const discover = discovery(registration, options, world)
  return {
    begin: async (redirectUri) => await beginLogin(registration, { server: await discover(), redirectUri }, world),
    finish: async (callbackUrl, attempt, redirectUri) => {
      try {
        const callback = { server: await discover(), options, callbackUrl, attempt, redirectUri }
        const claims = await readClaims(registration, callback)
        return { status: 'accepted', user: toUser(claims) }
      } catch (error) {
        return { status: 'refused', reason: error instanceof Error ? error.message : 'unknown error' }
      }
    },
  }
}

/** Returns a function that reads the provider's endpoint URLs. A failure is not cached. */
function discovery(
  { issuer }: OidcRegistration,
  options: RequestOptions,
  { clock }: OidcWorld,
): () => Promise<AuthorizationServer> {
  let known: { readonly server: AuthorizationServer; readonly untilMs: number } | null = null
  const url = new URL(issuer)
  return async () => {
    const nowMs = clock.monotonicMs()
    if (known !== null && known.untilMs > nowMs) return known.server
    const server = await processDiscoveryResponse(url, await discoveryRequest(url, options))
    requireHttps(server, url)
    known = { server, untilMs: nowMs + discoveryLifetimeMs }
    return server
  }
}

/**
 * Refuses endpoints without TLS: the client secret, the code and the signing keys would cross the network in clear text.
 * The settings allow an `http:` issuer only on a loopback address, and only then may its endpoints use `http:`, too.
 */
function requireHttps(server: AuthorizationServer, issuer: URL): void {
  if (isLoopbackHost(issuer.hostname)) return
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const) {
    const endpoint = server[name]
    if (endpoint === undefined || URL.parse(endpoint)?.protocol === 'https:') continue
    throw new Error(`the discovery document of ${issuer.href} names the ${name} "${endpoint}": expected an https: URL`)
  }
}

async function beginLogin(
  { clientId }: OidcRegistration,
  { server, redirectUri }: { readonly server: AuthorizationServer; readonly redirectUri: string },
  { random }: OidcWorld,
): Promise<{ readonly url: string; readonly attempt: OidcAttempt }> {
  if (server.authorization_endpoint === undefined) throw new Error('the provider has no authorization endpoint')
  const [state, nonce, codeVerifier] = [randomText(random), randomText(random), randomText(random)]
  const url = await authorizationUrl(server.authorization_endpoint, codeVerifier, {
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
  })
  return { url, attempt: { state, nonce, codeVerifier } }
}

interface Callback {
  readonly server: AuthorizationServer
  readonly options: RequestOptions
  readonly callbackUrl: URL
  readonly attempt: OidcAttempt
  readonly redirectUri: string
}

/** Exchanges the code; checks the state, and the ID token's issuer, audience, nonce, expiry and signature. */
async function readClaims(
  registration: OidcRegistration,
  { server, options, callbackUrl, attempt, redirectUri }: Callback,
): Promise<IDToken> {
  const client: Client = { client_id: registration.clientId }
  const answer = validateAuthResponse(server, client, callbackUrl, attempt.state)
  const authentication = authenticationOf(server, registration)
  const reply = await authorizationCodeGrantRequest(
    server,
    client,
    authentication,
    answer,
    redirectUri,
    attempt.codeVerifier,
    options,
  )
  const checks = { expectedNonce: attempt.nonce, requireIdToken: true }
  const tokens = await processAuthorizationCodeResponse(server, client, reply, checks)
  await validateApplicationLevelSignature(server, reply, options)
  const claims = getValidatedIdTokenClaims(tokens)
  if (claims === undefined) throw new Error('the provider sent no ID token')
  return claims
}

/**
 * Chooses the client authentication method. If the provider lists no methods, it supports HTTP Basic (OpenID Connect
 * Discovery 1.0 §3).
 */
function authenticationOf(server: AuthorizationServer, { clientSecret }: OidcRegistration): ClientAuth {
  const supported = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const secret = clientSecret.reveal()
  return supported.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret)
}

function toUser({ iss, sub, email, email_verified: isVerified, name }: IDToken): OidcUser {
  return {
    issuer: iss,
    subject: sub,
    verifiedEmail: typeof email === 'string' && isVerified === true ? lowerAddress(email) : null,
    name: typeof name === 'string' ? name : null,
  }
}

function requestOptions({ clock }: OidcWorld): RequestOptions {
  return boundedOptions({ clock, limits, signal: new AbortController().signal }, (reply) => {
    if (reply.status === 'failed') throw new Error(`the provider did not respond: ${reply.reason}`)
  })
}
