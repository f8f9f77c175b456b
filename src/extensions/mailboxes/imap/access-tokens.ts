/**
 * Manages OAuth access tokens for a mailbox: requests a token when it is needed, and caches the token until shortly
 * before it expires.
 */

import type { Secret } from '../../../foundation/world/secret.ts'
import type { OpenedSecret } from '../../../foundation/world/secret-box.ts'
import type { Clock } from '../../../foundation/world/world.ts'
import type { AccessGrant, OAuthClient } from '../../oauth/oauth-client.ts'
import { ImapFailure } from './imap-failure.ts'

/** Provides access tokens for one mailbox. */
export interface AccessTokens {
  /** Resolves with a token that is still valid. @throws ImapFailure of kind `no-login` or `no-token`, or the signal's reason */
  current(signal: AbortSignal): Promise<Secret>
  /**
   * Discards a token that the server rejected.
   *
   * @returns true if the token was not newly issued, in which case the server may accept a new one
   */
  refused(token: Secret): boolean
  /** Set if this instance can never get a token, for example because it lacks the encryption key. */
  readonly isUnavailable?: true
}

/** Reads and stores the refresh token, which a provider may replace whenever presend uses it. */
export interface RefreshTokenKeeper {
  /** Reads the current refresh token, which another instance may have replaced. */
  read(): Promise<OpenedSecret>
  keepRenewed(token: Secret): Promise<void>
}

/** The dependencies of `AccessTokens`. */
export interface AccessTokenParts {
  readonly client: Pick<OAuthClient, 'refresh'>
  readonly keeper: RefreshTokenKeeper
  readonly clock: Pick<Clock, 'nowMs'>
  /** The scope required for IMAP; `null` if unknown. */
  readonly neededScope: string | null
  /**
   * Called when a new refresh token could not be stored. This process continues to use the new token even though it is
   * not stored.
   */
  onError(error: unknown): void
}

/**
 * A token is not used in the last minute before it expires. A token with a lifetime of less than two minutes is used
 * only for the first half of its lifetime.
 */
const marginMs = 60_000

interface CachedToken {
  readonly token: Secret
  readonly usableUntilMs: number
  /**
   * Whether the token was already in use before the latest call, in which case the server may have accepted it earlier.
   */
  isOld: boolean
}

/** Creates the access tokens of one mailbox. Token requests are sent one at a time. */
export function accessTokens(parts: AccessTokenParts): AccessTokens {
  const { client, keeper, clock, neededScope } = parts
  let cached: CachedToken | null = null
  /** A refresh token that the provider has issued but that has not been stored yet. */
  let unsaved: Secret | null = null

  async function renew(signal: AbortSignal): Promise<CachedToken> {
    const refreshToken = unsaved ?? (await readRefreshToken(keeper))
    const requestedAtMs = clock.nowMs()
    const grant = await grantFor(refreshToken, { client, neededScope }, signal)
    unsaved = grant.refreshToken
    if (unsaved !== null) await save(unsaved)
    const lifetimeMs = Math.max(0, grant.expiresAtMs - requestedAtMs)
    const usableUntilMs = grant.expiresAtMs - Math.min(marginMs, lifetimeMs / 2)
    return { token: grant.accessToken, usableUntilMs, isOld: false }
  }

  async function save(token: Secret): Promise<void> {
    try {
      await keeper.keepRenewed(token)
      unsaved = null
    } catch (error) {
      parts.onError(error)
    }
  }

  return {
    current: async (signal) => {
      if (cached !== null && clock.nowMs() < cached.usableUntilMs) cached.isOld = true
      else cached = await renew(signal)
      return cached.token
    },
    refused: (token) => {
      if (cached === null || cached.token !== token) return true
      const wasOld = cached.isOld
      cached = null
      return wasOld
    },
  }
}

/** Creates a source of access tokens that always fails. */
export function noAccessTokens(reason: string): AccessTokens {
  return {
    current: async () => await Promise.reject(new ImapFailure('no-login', reason)),
    refused: () => false,
    isUnavailable: true,
  }
}

async function readRefreshToken(keeper: RefreshTokenKeeper): Promise<Secret> {
  const read = await keeper.read()
  if (read.status === 'opened') return read.secret
  throw new ImapFailure('no-login', `the refresh token cannot be decrypted: ${read.reason}`)
}

async function grantFor(
  refreshToken: Secret,
  { client, neededScope }: Pick<AccessTokenParts, 'client' | 'neededScope'>,
  signal: AbortSignal,
): Promise<AccessGrant> {
  const answer = await client.refresh(refreshToken, signal)
  switch (answer.status) {
    case 'granted':
      return withScope(answer.grant, neededScope)
    case 'revoked':
      throw new ImapFailure(
        'no-login',
        `${answer.reason}; the grant was revoked or has expired: set a new refresh token`,
      )
    case 'refused':
      throw new ImapFailure('no-login', `${answer.reason}; check the client id, client secret and provider`)
    case 'unavailable':
      throw new ImapFailure('no-token', answer.reason, answer.retryAfterMs)
    default:
      return answer satisfies never
  }
}

/**
 * Checks the granted scope, which may be narrower than the requested scope (RFC 6749 §3.3). Without this check, the
 * only symptom would be a NO reply from the mail server.
 */
function withScope(grant: AccessGrant, neededScope: string | null): AccessGrant {
  const { scopes } = grant
  const hasIt =
    neededScope === null || scopes === null || scopes.some((scope) => scope.toLowerCase() === neededScope.toLowerCase())
  if (hasIt) return grant
  throw new ImapFailure(
    'no-login',
    `the refresh token was granted without the ${neededScope} scope: set a token that includes this scope`,
  )
}
