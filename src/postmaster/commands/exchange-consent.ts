/** Consent that was given → a grant that is all that it must be, or nothing at all. */

import type { GivenConsent } from '../../commands/ask-for-consent.ts'
import { PresendError } from '../../errors/presend-error.ts'
import type { AccessGrant, GrantAnswer, OAuthClient } from '../../oauth/oauth-client.ts'
import type { Secret } from '../../world/secret.ts'
import { wantedScopes } from '../google/provider.ts'

/** What an account is read with. */
export interface AccountGrant {
  /** Lower case. */
  readonly email: string
  readonly refreshToken: Secret
  /** When the grant ends by itself; `null`: Google named no time. */
  readonly endsAtMs: number | null
}

const done = 'Connecting a Google account'

/** What decides whether a grant that lacks something is given back. */
export interface ExchangeWorld {
  /** Whether any workspace reads the account; `null`: Google did not say which account it is. */
  readonly isInUse: (email: string | null) => Promise<boolean>
  readonly signal: AbortSignal
}

/**
 * Exchanges it. A grant that lacks something is given back, so that nothing is left at Google that nobody uses; but not
 * where the account is read already: all tokens of one account and one client are one grant, and would end together.
 *
 * @throws PresendError OAUTH_FAILED, SETTINGS_INVALID
 */
export async function exchangeConsent(
  oauth: Pick<OAuthClient, 'exchangeCode' | 'revoke'>,
  given: GivenConsent,
  { isInUse, signal }: ExchangeWorld,
): Promise<AccountGrant> {
  const answer = await oauth.exchangeCode(given, signal)
  if (answer.status !== 'granted') throw exchangeError(answer)
  const { grant } = answer
  const lacking = whatLacks(grant)
  const { email, refreshToken, refreshTokenEndsAtMs: endsAtMs } = grant
  if (lacking === null && email !== null && refreshToken !== null)
    return { email: email.toLowerCase(), refreshToken, endsAtMs }
  const isShared = await isInUse(email === null ? null : email.toLowerCase())
  if (!isShared) await oauth.revoke(refreshToken ?? grant.accessToken, signal)
  throw new PresendError({
    code: 'OAUTH_FAILED',
    outcome: 'inconclusive',
    done,
    came: lacking?.came ?? 'a grant that lacks something',
    expected: 'all that presend asked for',
    todo: `${lacking?.todo ?? 'connect again'}; nothing was stored`,
  })
}

/** `null`: nothing. Scopes that are not told are those that were asked for: RFC 6749 §5.1. */
function whatLacks({
  scopes,
  email,
  refreshToken,
}: AccessGrant): { readonly came: string; readonly todo: string } | null {
  const missing = wantedScopes.filter((scope) => scopes !== null && !scopes.includes(scope))
  if (missing.length > 0) {
    const names = missing.map((scope) => `"${scope}"`).join(' and ')
    return { came: `a grant without ${names}`, todo: 'connect again, and leave every box of the page ticked' }
  }
  if (refreshToken === null) {
    const todo = 'take presend out of the account at https://myaccount.google.com/connections, and connect again'
    return { came: 'a grant that ends within an hour', todo }
  }
  return email === null ? { came: 'a grant that does not say whose account it is', todo: 'connect again' } : null
}

function exchangeError(answer: Exclude<GrantAnswer, { readonly status: 'granted' }>): PresendError {
  const isOurs = answer.status === 'refused'
  const todos = {
    revoked: 'the code of the page of consent holds for one use and some minutes: connect again',
    refused: 'check google.client-id and its secret: they are those of a client of the kind Desktop app',
    unavailable: 'connect again in a while',
  } as const
  return new PresendError({
    code: isOurs ? 'SETTINGS_INVALID' : 'OAUTH_FAILED',
    outcome: isOurs ? 'misconfigured' : 'inconclusive',
    done,
    came: answer.reason,
    expected: 'a grant',
    todo: `${todos[answer.status]}; nothing was stored`,
  })
}
