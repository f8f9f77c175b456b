/** Access tokens in the place of a password: asked for when one is needed, kept until shortly before they expire. */

import type { AccessGrant, OAuthClient } from '../../oauth/oauth-client.ts'
import type { Secret } from '../../world/secret.ts'
import type { OpenedSecret } from '../../world/secret-box.ts'
import type { Clock } from '../../world/world.ts'
import { ImapFailure } from './imap-failure.ts'

/** Where a mailbox's access tokens come from. */
export interface AccessTokens {
  /** One that holds for a while yet. @throws ImapFailure of kind `no-login` or `no-token`, or the signal's reason */
  current(signal: AbortSignal): Promise<Secret>
  /**
   * Told that the server refused one: `current` does not give it again.
   *
   * @returns true: it was some time old, so that a new one may be taken
   */
  refused(token: Secret): boolean
  /** True: this instance has nothing to get one with, and never will. Another one may have the key that it lacks. */
  readonly isInVain?: true
}

/** Where the refresh token lies. A provider may give another one for it, which then holds in its place. */
export interface RefreshTokenKeeper {
  /** As it is now: another instance may have been given a new one. */
  read(): Promise<OpenedSecret>
  keepRenewed(token: Secret): Promise<void>
}

/** What access tokens are got with. */
export interface AccessTokenParts {
  readonly client: Pick<OAuthClient, 'refresh'>
  readonly keeper: RefreshTokenKeeper
  readonly clock: Pick<Clock, 'nowMs'>
  /** Without it no mailbox opens; `null`: nobody knows its name. */
  readonly neededScope: string | null
  /** Told of a new refresh token that could not be kept; it is used as long as this process lives. */
  onError(error: unknown): void
}

/** A token is not used in the last minute of its life, nor in the last half of a very short one. */
const marginMs = 60_000

interface HeldToken {
  readonly token: Secret
  readonly usableUntilMs: number
  /** It was given out before, so the server may have taken it once. */
  isOld: boolean
}

/** Access tokens for one mailbox. Calls are made one after another. */
export function accessTokens(parts: AccessTokenParts): AccessTokens {
  const { client, keeper, clock, neededScope } = parts
  let held: HeldToken | null = null
  /** Given by the provider, and not kept yet. */
  let unkept: Secret | null = null

  async function renew(signal: AbortSignal): Promise<HeldToken> {
    const refreshToken = unkept ?? (await readRefreshToken(keeper))
    const askedAtMs = clock.nowMs()
    const grant = await grantFor(refreshToken, { client, neededScope }, signal)
    unkept = grant.refreshToken
    if (unkept !== null) await keep(unkept)
    const lifetimeMs = Math.max(0, grant.expiresAtMs - askedAtMs)
    const usableUntilMs = grant.expiresAtMs - Math.min(marginMs, lifetimeMs / 2)
    return { token: grant.accessToken, usableUntilMs, isOld: false }
  }

  async function keep(token: Secret): Promise<void> {
    try {
      await keeper.keepRenewed(token)
      unkept = null
    } catch (error) {
      parts.onError(error)
    }
  }

  return {
    current: async (signal) => {
      if (held !== null && clock.nowMs() < held.usableUntilMs) held.isOld = true
      else held = await renew(signal)
      return held.token
    },
    refused: (token) => {
      if (held === null || held.token !== token) return true
      const wasOld = held.isOld
      held = null
      return wasOld
    },
  }
}

/** Tokens that cannot be had, whatever one does here. */
export function noAccessTokens(reason: string): AccessTokens {
  return {
    current: async () => await Promise.reject(new ImapFailure('no-login', reason)),
    refused: () => false,
    isInVain: true,
  }
}

async function readRefreshToken(keeper: RefreshTokenKeeper): Promise<Secret> {
  const read = await keeper.read()
  if (read.status === 'opened') return read.secret
  throw new ImapFailure('no-login', `the refresh token cannot be opened: ${read.reason}`)
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
      throw new ImapFailure('no-login', `${answer.reason}; the grant has ended: give a new refresh token`)
    case 'refused':
      throw new ImapFailure('no-login', `${answer.reason}; see client id, client secret and provider`)
    case 'unavailable':
      throw new ImapFailure('no-token', answer.reason, answer.retryAfterMs)
    default:
      return answer satisfies never
  }
}

/** Less may have been granted than was asked for (RFC 6749 §3.3), and the mailbox would only say "no". */
function withScope(grant: AccessGrant, neededScope: string | null): AccessGrant {
  const { scopes } = grant
  const hasIt =
    neededScope === null || scopes === null || scopes.some((scope) => scope.toLowerCase() === neededScope.toLowerCase())
  if (hasIt) return grant
  throw new ImapFailure(
    'no-login',
    `the refresh token was granted without the scope ${neededScope}: give one that has it`,
  )
}
