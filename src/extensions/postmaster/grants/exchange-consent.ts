/** Exchanges a user's consent for a complete grant. */

import { PresendError } from '../../../foundation/errors/presend-error.ts'
import type { Secret } from '../../../foundation/world/secret.ts'
import type { AccessGrant, GivenConsent, GrantAnswer, OAuthClient } from '../../oauth/oauth-client.ts'
import { wantedScopes } from '../google/provider.ts'
import type { PostmasterAccountStore } from '../storage/accounts-and-days.ts'

/** A grant for everything that presend requested. */
export interface AccountGrant {
  /** The account's email address, in lower case. */
  readonly email: string
  readonly refreshToken: Secret
  /** When the grant expires; `null` if Google did not say. */
  readonly endsAtMs: number | null
}

const done = 'Connecting a Google account'

/**
 * Exchanges the code for a grant. Revokes an incomplete grant, unless the account is already in use: Google treats all
 * tokens that one client has for one account as a single grant, so revoking one token would revoke them all.
 *
 * @throws PresendError OAUTH_FAILED, SETTINGS_INVALID
 */
export async function exchangeConsent(
  oauth: Pick<OAuthClient, 'exchangeCode' | 'revoke'>,
  given: GivenConsent,
  store: AccountList,
): Promise<AccountGrant> {
  const { signal } = new AbortController()
  const answer = await oauth.exchangeCode(given, signal)
  if (answer.status !== 'granted') throw exchangeError(answer)
  const { grant } = answer
  const gap = findGap(grant)
  const { email, refreshToken, refreshTokenEndsAtMs: endsAtMs } = grant
  if (gap === null && email !== null && refreshToken !== null)
    return { email: email.toLowerCase(), refreshToken, endsAtMs }
  if (!(await isInUse(email?.toLowerCase() ?? null, store)))
    await oauth.revoke(refreshToken ?? grant.accessToken, signal)
  throw new PresendError({
    code: 'OAUTH_FAILED',
    outcome: 'inconclusive',
    done,
    came: gap?.came ?? 'an incomplete grant',
    expected: 'a grant for everything that presend requested',
    todo: `${gap?.todo ?? 'connect again'}; nothing was stored`,
  })
}

type AccountList = Pick<PostmasterAccountStore, 'listPostmasterAccounts'>

/** Returns whether any workspace uses the account; if `email` is `null`, returns whether any account is connected. */
export async function isInUse(email: string | null, store: AccountList): Promise<boolean> {
  const all = await store.listPostmasterAccounts(null)
  return all.some((one) => (email === null || one.email === email) && one.grantState === 'active')
}

/**
 * Returns what a grant lacks; `null` for a complete grant. A token response that lists no scopes means that all
 * requested scopes were granted (RFC 6749 §5.1).
 */
function findGap({
  scopes,
  email,
  refreshToken,
}: AccessGrant): { readonly came: string; readonly todo: string } | null {
  const missing = wantedScopes.filter((scope) => scopes !== null && !scopes.includes(scope))
  if (missing.length > 0) {
    const names = missing.map((scope) => `"${scope}"`).join(' and ')
    return { came: `a grant without ${names}`, todo: 'connect again, and check every box on the consent page' }
  }
  if (refreshToken === null) {
    const todo =
      "remove presend from the account's connections at https://myaccount.google.com/connections, then connect again"
    return { came: 'a grant that expires within an hour', todo }
  }
  return email === null ? { came: "a grant without the account's address", todo: 'connect again' } : null
}

function exchangeError(answer: Exclude<GrantAnswer, { readonly status: 'granted' }>): PresendError {
  const isUserError = answer.status === 'refused'
  const todos = {
    revoked: 'connect again: the code from the consent page works only once, and only for a few minutes',
    refused:
      'check google.client-id and the client secret: presend postmaster connect needs a client of type "Desktop app", and the dashboard needs one of type "Web application"',
    unavailable: 'try again later',
  } as const
  return new PresendError({
    code: isUserError ? 'SETTINGS_INVALID' : 'OAUTH_FAILED',
    outcome: isUserError ? 'misconfigured' : 'inconclusive',
    done,
    came: answer.reason,
    todo: `${todos[answer.status]}; nothing was stored`,
  })
}
