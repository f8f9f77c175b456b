/** The OAuth client for one provider: oauth4webapi builds the requests, and presend sends them within its limits. */

import {
  type AuthorizationServer,
  authorizationCodeGrantRequest,
  type Client,
  type ClientAuth,
  ClientSecretPost,
  expectNoState,
  None,
  processRevocationResponse,
  ResponseBodyError,
  refreshTokenGrantRequest,
  revocationRequest,
  validateAuthResponse,
} from 'oauth4webapi'

import { scrubber } from '../../foundation/world/scrub-secrets.ts'
import { Secret } from '../../foundation/world/secret.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import type { BoundedReply, FetchLimits } from './bounded-fetch.ts'
import { authorizationUrl, boundedOptions, type RequestOptions, randomText } from './code-flow.ts'
import { judgeTokenReply } from './judge-token-reply.ts'
import type { Consent, GrantAnswer, OAuthClient, OAuthProvider } from './oauth-client.ts'

/** The dependencies of a client. */
export interface OAuthWorld {
  readonly clock: Pick<Clock, 'nowMs' | 'sleep'>
  readonly random: Pick<Random, 'bytes'>
}

/** Limits for a response from a token endpoint; a typical response is about 2 kB. */
const limits: FetchLimits = { timeLimitMs: 20_000, maxBodyBytes: 65_536 }

/** Opens a client for `provider`. The client keeps no connection, so there is nothing to close. */
export function openOAuthClient(provider: OAuthProvider, world: OAuthWorld): OAuthClient {
  const { server, client, authentication } = registrationOf(provider)
  return {
    beginConsent: async (request) => await beginConsent(provider, world, request),
    exchangeCode: async ({ code, codeVerifier, redirectUri }, signal) => {
      // The state is not checked here because parse-redirect.ts has already checked it.
      const parameters = new URLSearchParams({ code: code.reveal() })
      const answer = validateAuthResponse(server, client, parameters, expectNoState)
      return await requestToken({ provider, world, sent: [code, codeVerifier], signal }, async (options) => {
        const verifier = codeVerifier.reveal()
        await authorizationCodeGrantRequest(server, client, authentication, answer, redirectUri, verifier, options)
      })
    },
    refresh: async (refreshToken, signal) =>
      await requestToken({ provider, world, sent: [refreshToken], signal }, async (options) => {
        await refreshTokenGrantRequest(server, client, authentication, refreshToken.reveal(), options)
      }),
    revoke: async (token, signal) => await revoke(provider, token, { world, signal }),
  }
}

interface Registration {
  readonly server: AuthorizationServer
  readonly client: Client
  readonly authentication: ClientAuth
}

function registrationOf({ tokenUrl, revokeUrl, clientId, clientSecret }: OAuthProvider): Registration {
  return {
    server: {
      issuer: new URL(tokenUrl).origin,
      token_endpoint: tokenUrl,
      ...(revokeUrl === null ? {} : { revocation_endpoint: revokeUrl }),
    },
    client: { client_id: clientId },
    authentication: clientSecret === null ? None() : ClientSecretPost(clientSecret.reveal()),
  }
}

/** Builds the consent URL. @throws TypeError if the provider has no consent page, which is a programming error */
async function beginConsent(
  { name, authorizeUrl, clientId, consentPrompt }: OAuthProvider,
  { random }: OAuthWorld,
  { redirectUri, scopes }: { readonly redirectUri: string; readonly scopes: readonly string[] },
): Promise<Consent> {
  if (authorizeUrl === null) throw new TypeError(`${name} has no authorization endpoint`)
  const state = randomText(random)
  const codeVerifier = new Secret(randomText(random))
  const url = await authorizationUrl(authorizeUrl, codeVerifier.reveal(), {
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
    state,
    access_type: 'offline',
    // Without `consent`, Google issues a refresh token only the first time; without `select_account`, a user who is
    // logged in to one account could not connect another.
    prompt: consentPrompt ?? 'select_account consent',
  })
  return { url, state, codeVerifier }
}

interface TokenRequest {
  readonly provider: OAuthProvider
  readonly world: OAuthWorld
  /**
   * Lists the secrets in the request. The response could repeat these secrets, but they must not appear in `reason`.
   */
  readonly sent: readonly Secret[]
  readonly signal: AbortSignal
}

/**
 * Sends one request and classifies the response. The library's own `process…Response` functions are not used: they
 * validate ID tokens against one known issuer, but Microsoft uses a different issuer for each tenant, and the tenant is
 * not known in advance.
 */
async function requestToken(
  { provider, world, sent, signal }: TokenRequest,
  send: (options: RequestOptions) => Promise<void>,
): Promise<GrantAnswer> {
  signal.throwIfAborted()
  const askedAtMs = world.clock.nowMs()
  let reply: BoundedReply = { status: 'failed', reason: 'nothing was sent' }
  await send(
    boundedOptions({ clock: world.clock, limits, signal }, (received) => {
      reply = received
    }),
  )
  const scrub = scrubber([...sent, ...(provider.clientSecret === null ? [] : [provider.clientSecret])])
  return judgeTokenReply(reply, { providerName: provider.name, clientId: provider.clientId, askedAtMs, scrub })
}

/** Sends no client credentials, because Google's revocation endpoint expects only the token. */
const anonymous: ClientAuth = () => undefined

/** Revokes a token (RFC 7009 §2.1). */
async function revoke(
  provider: OAuthProvider,
  token: Secret,
  { world, signal }: Pick<TokenRequest, 'world' | 'signal'>,
): Promise<'revoked' | 'gone' | 'unavailable'> {
  if (provider.revokeUrl === null) return 'unavailable'
  const { server, client } = registrationOf(provider)
  try {
    const options = boundedOptions({ clock: world.clock, limits, signal }, () => undefined)
    await processRevocationResponse(await revocationRequest(server, client, anonymous, token.reveal(), options))
    return 'revoked'
  } catch (error) {
    signal.throwIfAborted()
    const isGone = error instanceof ResponseBodyError && ['invalid_token', 'invalid_grant'].includes(error.error)
    return isGone ? 'gone' : 'unavailable'
  }
}
