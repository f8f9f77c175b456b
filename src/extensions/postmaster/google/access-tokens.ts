/** Requests and caches the access tokens of one account. */

import type { Secret } from '../../../foundation/world/secret.ts'
import type { Clock } from '../../../foundation/world/world.ts'
import type { AccessGrant, OAuthClient } from '../../oauth/oauth-client.ts'
import { ApiFailure } from './api-failure.ts'

/** The dependencies for refreshing the tokens. */
export interface TokenDeps {
  readonly oauth: OAuthClient
  readonly refreshToken: Secret
  readonly clock: Pick<Clock, 'nowMs'>
  /**
   * Called when Google replaces the refresh token. Google does not currently do so, but if it does, the old token may
   * become invalid immediately.
   */
  onNewRefreshToken(token: Secret): Promise<void>
}

/** The access tokens of one account. */
export interface AccessTokens {
  /**
   * Returns an access token that is valid for long enough to make a call.
   *
   * @throws ApiFailure `revoked`, `client`, `unavailable`
   */
  current(signal: AbortSignal): Promise<Secret>
  /** Discards an access token that Google rejected. */
  drop(token: Secret): void
}

/** The minimum remaining lifetime of a cached token, which ensures that the token stays valid during a call. */
const minLifetimeMs = 120_000

/** Prepares the access tokens of one account; sends no request before the first use. */
export function openAccessTokens(deps: TokenDeps): AccessTokens {
  let { refreshToken } = deps
  let grant: AccessGrant | null = null

  async function refresh(signal: AbortSignal): Promise<AccessGrant> {
    const answer = await deps.oauth.refresh(refreshToken, signal)
    switch (answer.status) {
      case 'granted':
        if (answer.grant.refreshToken !== null) {
          refreshToken = answer.grant.refreshToken
          await deps.onNewRefreshToken(refreshToken)
        }
        return answer.grant
      case 'revoked':
        throw new ApiFailure('revoked', `Google no longer accepts the grant: ${answer.reason}`)
      case 'refused':
        throw new ApiFailure('client', `Google rejected this OAuth client: ${answer.reason}`)
      case 'unavailable':
        throw new ApiFailure(
          'unavailable',
          `Google did not issue an access token: ${answer.reason}`,
          answer.retryAfterMs,
        )
      default:
        return answer satisfies never
    }
  }

  return {
    current: async (signal) => {
      if (grant === null || grant.expiresAtMs - deps.clock.nowMs() < minLifetimeMs) grant = await refresh(signal)
      return grant.accessToken
    },
    drop: (token) => {
      if (grant?.accessToken === token) grant = null
    },
  }
}
