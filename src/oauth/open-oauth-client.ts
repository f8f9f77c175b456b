/** The OAuth client of one provider, over HTTP. */

import { createHash } from 'node:crypto'

import { CodeChallengeMethod, type OAuth2Client } from 'google-auth-library'

import { scrubber } from '../world/scrub-secrets.ts'
import { Secret } from '../world/secret.ts'
import type { Clock, Random } from '../world/world.ts'
import { type BoundedReply, type FetchLimits, fetchBounded } from './bounded-fetch.ts'
import { judgeTokenReply } from './judge-token-reply.ts'
import { libraryClient } from './library-client.ts'
import type { Consent, GrantAnswer, OAuthClient, OAuthProvider } from './oauth-client.ts'
import { parseJsonObject, textField } from './reply-fields.ts'

/** What a client is made with. */
export interface OAuthWorld {
  readonly clock: Pick<Clock, 'nowMs' | 'sleep'>
  readonly random: Pick<Random, 'bytes'>
}

/** A reply of a token endpoint has some 2 kB. */
const limits: FetchLimits = { timeLimitMs: 20_000, maxBodyBytes: 65_536 }

/** A client of `provider`. It holds no connection, so there is nothing to close. */
export function openOAuthClient(provider: OAuthProvider, world: OAuthWorld): OAuthClient {
  return {
    beginConsent: (ask) => beginConsent(provider, world, ask),
    exchangeCode: async ({ code, codeVerifier, redirectUri }, signal) =>
      await askForToken({ provider, world, sent: [code, codeVerifier], signal }, async (library) => {
        await library.getToken({
          code: code.reveal(),
          codeVerifier: codeVerifier.reveal(),
          redirect_uri: redirectUri,
        })
      }),
    refresh: async (refreshToken, signal) =>
      await askForToken({ provider, world, sent: [refreshToken], signal }, async (library) => {
        library.setCredentials({ refresh_token: refreshToken.reveal() })
        await library.getAccessToken()
      }),
    revoke: async (token, signal) => await revoke(provider, token, { clock: world.clock, limits, signal }),
  }
}

/** @throws TypeError the provider has no page of consent here, which is a mistake of ours */
function beginConsent(
  provider: OAuthProvider,
  { random }: OAuthWorld,
  { redirectUri, scopes }: { readonly redirectUri: string; readonly scopes: readonly string[] },
): Consent {
  if (provider.authorizeUrl === null) throw new TypeError(`${provider.name} has no authorization endpoint`)
  const state = Buffer.from(random.bytes(32)).toString('base64url')
  // 43 of the characters that RFC 7636 §4.1 allows, made of 256 bits as §7.1 wants.
  const codeVerifier = new Secret(Buffer.from(random.bytes(32)).toString('base64url'))
  const library = libraryClient(provider, async () => await Promise.reject(new TypeError('Consent sends nothing')))
  const url = library.generateAuthUrl({
    redirect_uri: redirectUri,
    scope: [...scopes],
    state,
    code_challenge: codeChallengeOf(codeVerifier),
    code_challenge_method: CodeChallengeMethod.S256,
    access_type: 'offline',
    // Without `consent` Google gives a refresh token the first time only; without `select_account` whoever is logged in
    // to one account could not connect another.
    prompt: provider.consentPrompt ?? 'select_account consent',
  })
  return { url, state, codeVerifier }
}

/** The S256 challenge of a verifier: RFC 7636 §4.2. */
export function codeChallengeOf(codeVerifier: Secret): string {
  return createHash('sha256').update(codeVerifier.reveal(), 'ascii').digest('base64url')
}

interface TokenQuestion {
  readonly provider: OAuthProvider
  readonly world: OAuthWorld
  /** What may come back in words that a reason would quote. */
  readonly sent: readonly Secret[]
  readonly signal: AbortSignal
}

/**
 * Lets the library ask, and judges what came ourselves: it knows neither a changed refresh token nor a reply of a wrong
 * shape.
 */
async function askForToken(
  { provider, world, sent, signal }: TokenQuestion,
  ask: (library: OAuth2Client) => Promise<void>,
): Promise<GrantAnswer> {
  signal.throwIfAborted()
  const askedAtMs = world.clock.nowMs()
  let reply: BoundedReply = { status: 'failed', reason: 'nothing was sent' }
  const library = libraryClient(provider, async (request) => {
    reply = await fetchBounded(request, { clock: world.clock, limits, signal })
    return reply
  })
  try {
    await ask(library)
  } catch {
    // The library's words for what `reply` says better; an abort is the one thing that comes out of here.
    signal.throwIfAborted()
  }
  const scrub = scrubber([...sent, ...(provider.clientSecret === null ? [] : [provider.clientSecret])])
  return judgeTokenReply(reply, { providerName: provider.name, clientId: provider.clientId, askedAtMs, scrub })
}

/** RFC 7009 §2.1, the token in the body. Google asks for no client there, and takes its own form of `gone`. */
async function revoke(
  { revokeUrl }: OAuthProvider,
  token: Secret,
  tools: Parameters<typeof fetchBounded>[1],
): Promise<'revoked' | 'gone' | 'unavailable'> {
  if (revokeUrl === null) return 'unavailable'
  const body = new URLSearchParams({ token: token.reveal() }).toString()
  const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' }
  const reply = await fetchBounded({ method: 'POST', url: revokeUrl, headers, body }, tools)
  if (reply.status === 'failed') return 'unavailable'
  if (reply.statusCode >= 200 && reply.statusCode < 300) return 'revoked'
  const error = reply.statusCode === 400 ? textField(parseJsonObject(reply.text), 'error') : null
  return error === 'invalid_token' || error === 'invalid_grant' ? 'gone' : 'unavailable'
}
