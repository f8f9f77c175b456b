/** Obtains a refresh token for a mailbox with its owner's consent. */

import type { OAuthClient } from '../check/settings/service-file/added-seed.ts'
import { mailboxOAuth } from '../extensions/mailboxes/imap/mailbox-oauth.ts'
import type { AccessGrant, OAuthProvider } from '../extensions/oauth/oauth-client.ts'
import { openOAuthClient } from '../extensions/oauth/open-oauth-client.ts'
import { PresendError } from '../foundation/errors/presend-error.ts'
import type { Problem } from '../foundation/errors/problem.ts'
import type { Secret } from '../foundation/world/secret.ts'
import { askForConsent } from './ask-for-consent.ts'
import type { CommandDeps } from './command.ts'

/** Returns the problems with `--consent`. The command reports them before it asks for consent. */
export function consentProblems({
  isConsent,
  given,
}: {
  readonly isConsent: boolean
  readonly given: Readonly<Record<string, string>>
}): readonly Problem[] {
  if (!isConsent) return []
  const provider = given['oauth.provider']?.trim().toLowerCase()
  const isKnown = provider !== undefined && mailboxOAuth(provider).endpoints.authorizeUrl !== null
  const todo =
    'presend supports only the consent pages of Google and Microsoft; for another provider, get the refresh token yourself'
  return [
    ...(isKnown ? [] : [{ input: '--consent', expected: '--oauth google or --oauth microsoft as well', todo }]),
    ...('oauth.refresh-token-file' in given
      ? [{ input: '--consent', expected: 'either --consent or --refresh-token-file', todo: 'remove one of them' }]
      : []),
  ]
}

/** Asks the owner of a mailbox for consent. @throws PresendError OAUTH_FAILED, SETTINGS_INVALID */
export async function askForRefreshToken(
  { provider, ...client }: OAuthClient,
  { isBrowserOff }: { readonly isBrowserOff: boolean },
  deps: CommandDeps,
): Promise<Secret> {
  const known = mailboxOAuth(provider)
  const neededScopes = known.scope === null ? [] : [known.scope]
  const request = { provider: { ...known.endpoints, ...client }, neededScopes, otherScopes: known.consentScopes }
  return await requestRefreshToken({ ...request, mayOpenBrowser: !isBrowserOff }, deps)
}

/** The provider and the scopes of a consent request. */
export interface RefreshTokenRequest {
  readonly provider: OAuthProvider
  /** The scopes without which the token is useless. */
  readonly neededScopes: readonly string[]
  /** Other requested scopes, which some providers grant but omit from their response. */
  readonly otherScopes: readonly string[]
  readonly mayOpenBrowser: boolean
}

const done = 'Requesting access to a mailbox'

/** Asks the user for consent at a provider. @throws PresendError OAUTH_FAILED, SETTINGS_INVALID */
export async function requestRefreshToken(
  { provider, neededScopes, otherScopes, mayOpenBrowser }: RefreshTokenRequest,
  deps: CommandDeps,
): Promise<Secret> {
  const oauth = openOAuthClient(provider, deps.world)
  const scopes = [...neededScopes, ...otherScopes]
  const given = await askForConsent({ oauth, scopes, mayOpenBrowser, done }, deps)
  const answer = await oauth.exchangeCode(given, new AbortController().signal)
  const missing = answer.status === 'granted' ? missingScopes(answer.grant, neededScopes) : []
  const refreshToken = answer.status === 'granted' ? answer.grant.refreshToken : null
  if (refreshToken !== null && missing.length === 0) return refreshToken
  const isUserError = answer.status === 'refused'
  const lacking =
    missing.length > 0 ? `the permission${missing.length === 1 ? '' : 's'} ${missing.join(' and ')}` : 'a refresh token'
  throw new PresendError({
    code: isUserError ? 'SETTINGS_INVALID' : 'OAUTH_FAILED',
    outcome: isUserError ? 'misconfigured' : 'inconclusive',
    done,
    ...(answer.status === 'granted'
      ? { came: `a grant without ${lacking}`, expected: 'a refresh token with access to the mailbox' }
      : { came: answer.reason }),
    todo: `nothing was stored; ${isUserError ? 'check --client-id and the client secret' : 'try again'}`,
  })
}

/**
 * Returns the requested scopes that were not granted. A response without scopes means that all requested scopes were
 * granted (RFC 6749 §3.3 and §5.1).
 */
function missingScopes({ scopes }: Pick<AccessGrant, 'scopes'>, needed: readonly string[]): readonly string[] {
  const granted = scopes?.map((scope) => scope.toLowerCase()) ?? null
  return granted === null ? [] : needed.filter((scope) => !granted.includes(scope.toLowerCase()))
}
