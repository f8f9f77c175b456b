/** The refresh token of a mailbox, from its owner's consent in a browser. */

import { PresendError } from '../errors/presend-error.ts'
import type { Problem } from '../errors/problem.ts'
import type { AccessGrant, OAuthProvider } from '../oauth/oauth-client.ts'
import { openOAuthClient } from '../oauth/open-oauth-client.ts'
import { mailboxOAuth, oauthProviderOf } from '../seeds/imap/mailbox-oauth.ts'
import type { AskingClient } from '../settings/service-file/added-seed.ts'
import type { Secret } from '../world/secret.ts'
import { askForConsent } from './ask-for-consent.ts'
import type { CommandTools } from './command-parts.ts'
import type { SeedsAddLine } from './seeds-add-command.ts'

/** What is wrong with a line that asks for consent: nobody shall agree in vain. */
export function consentProblems({ tokenFrom, given }: Pick<SeedsAddLine, 'tokenFrom' | 'given'>): readonly Problem[] {
  if (tokenFrom === 'given') return []
  const provider = given['oauth.provider']?.trim().toLowerCase()
  const isKnown = provider !== undefined && mailboxOAuth(provider).endpoints.authorizeUrl !== null
  const todo = 'only of these presend knows the page of consent; get the refresh token of another one yourself'
  return [
    ...(isKnown ? [] : [{ input: '--consent', expected: '--oauth google or --oauth microsoft beside it', todo }]),
    ...('oauth.refresh-token-file' in given
      ? [{ input: '--consent', expected: '--consent or --refresh-token-file, not both', todo: 'remove one' }]
      : []),
  ]
}

/** Asks the owner. @throws PresendError OAUTH_FAILED, SETTINGS_INVALID */
export async function askForRefreshToken(
  { provider, ...client }: AskingClient,
  { mayOpenBrowser }: Pick<SeedsAddLine, 'mayOpenBrowser'>,
  tools: CommandTools,
): Promise<Secret> {
  const known = mailboxOAuth(provider)
  const neededScopes = known.scope === null ? [] : [known.scope]
  const ask = { provider: oauthProviderOf(known, client), neededScopes, otherScopes: known.consentScopes }
  return await refreshTokenFrom({ ...ask, mayOpenBrowser }, tools)
}

/** Whose consent is asked for what. */
export interface TokenAsk {
  readonly provider: OAuthProvider
  /** Without one of them the token is of no use. */
  readonly neededScopes: readonly string[]
  /** Some providers do not name them again in their answer. */
  readonly otherScopes: readonly string[]
  readonly mayOpenBrowser: boolean
}

const done = 'Asking for consent to read a mailbox'

/** The same at any provider that has a page of consent. @throws PresendError OAUTH_FAILED, SETTINGS_INVALID */
export async function refreshTokenFrom(
  { provider, neededScopes, otherScopes, mayOpenBrowser }: TokenAsk,
  tools: CommandTools,
): Promise<Secret> {
  const oauth = openOAuthClient(provider, tools.world)
  const scopes = [...neededScopes, ...otherScopes]
  const given = await askForConsent({ oauth, scopes, mayOpenBrowser, done }, tools)
  const answer = await oauth.exchangeCode(given, new AbortController().signal)
  const missing = answer.status === 'granted' ? missingScopes(answer.grant, neededScopes) : []
  const refreshToken = answer.status === 'granted' ? answer.grant.refreshToken : null
  if (refreshToken !== null && missing.length === 0) return refreshToken
  const isOurs = answer.status === 'refused'
  const lacking = missing.length > 0 ? `the permission ${missing.join(' and ')}` : 'a refresh token'
  throw new PresendError({
    code: isOurs ? 'SETTINGS_INVALID' : 'OAUTH_FAILED',
    outcome: isOurs ? 'misconfigured' : 'inconclusive',
    done,
    came: answer.status === 'granted' ? `a grant without ${lacking}` : answer.reason,
    expected: 'a refresh token that opens the mailbox',
    todo: `${isOurs ? 'see --client-id and the client secret' : 'try it again'}; nothing was stored`,
  })
}

/** Less may be granted than was asked for, and what is not told is what was: RFC 6749 §3.3 and §5.1. */
function missingScopes({ scopes }: Pick<AccessGrant, 'scopes'>, needed: readonly string[]): readonly string[] {
  const granted = scopes?.map((scope) => scope.toLowerCase()) ?? null
  return granted === null ? [] : needed.filter((scope) => !granted.includes(scope.toLowerCase()))
}
