/** Access tokens of one account: asked for when they are needed, kept while they hold. */

import type { AccessGrant, OAuthClient } from '../../oauth/oauth-client.ts'
import type { Secret } from '../../world/secret.ts'
import type { Clock } from '../../world/world.ts'
import { ApiFailure } from './api-failure.ts'

/** What they are got with. */
export interface TokenParts {
  readonly oauth: OAuthClient
  readonly refreshToken: Secret
  readonly clock: Pick<Clock, 'nowMs'>
  /** Google does not replace refresh tokens today; should it begin to, the old one may end at once. */
  onNewRefreshToken(token: Secret): Promise<void>
}

/** The tokens of one account. */
export interface AccessTokens {
  /** One that holds for a while. @throws ApiFailure `revoked`, `client`, `unavailable` */
  current(signal: AbortSignal): Promise<Secret>
  /** Google refused it before its time: the next question asks for another. */
  drop(token: Secret): void
}

/** So long it must still hold: a call may take that time. */
const leastLifeMs = 120_000

/** Opens them; nothing is asked yet. */
export function openAccessTokens(parts: TokenParts): AccessTokens {
  let { refreshToken } = parts
  let grant: AccessGrant | null = null

  async function refresh(signal: AbortSignal): Promise<AccessGrant> {
    const answer = await parts.oauth.refresh(refreshToken, signal)
    switch (answer.status) {
      case 'granted':
        if (answer.grant.refreshToken !== null) {
          refreshToken = answer.grant.refreshToken
          await parts.onNewRefreshToken(refreshToken)
        }
        return answer.grant
      case 'revoked':
        throw new ApiFailure('revoked', `Google ended the grant: ${answer.reason}`)
      case 'refused':
        throw new ApiFailure('client', `Google refuses this OAuth client: ${answer.reason}`)
      case 'unavailable':
        throw new ApiFailure('unavailable', `Google gave no access token: ${answer.reason}`, answer.retryAfterMs)
      default:
        return answer satisfies never
    }
  }

  return {
    current: async (signal) => {
      if (grant === null || grant.expiresAtMs - parts.clock.nowMs() < leastLifeMs) grant = await refresh(signal)
      return grant.accessToken
    },
    drop: (token) => {
      if (grant?.accessToken === token) grant = null
    },
  }
}
