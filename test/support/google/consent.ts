/** The consent page, to which browsers are redirected and which redirects them back. */

import { emailScope, type StandInState, scopes } from './stand-in-data.ts'

/** The response of the page to a browser. */
export type ConsentAnswer =
  | { readonly status: 'redirect'; readonly location: string }
  /** Google shows its own page and does not redirect. */
  | { readonly status: 'page'; readonly statusCode: number; readonly text: string }

const known: ReadonlySet<string> = new Set([...Object.values(scopes), emailScope])
const codeLifetimeMs = 600_000

/** Answers a browser. */
export function answerConsent(query: URLSearchParams, state: StandInState): ConsentAnswer {
  const problem = problemOf(query, state)
  if (problem !== null) return { status: 'page', statusCode: 400, text: `Error 400: ${problem}` }
  const { user } = state
  if (user.decision === 'close') return { status: 'page', statusCode: 200, text: 'Choose an account' }
  const back = new URL(query.get('redirect_uri') ?? '')
  const given = query.get('state')
  if (given !== null) back.searchParams.set('state', given)
  back.searchParams.set('iss', 'https://accounts.google.com')
  if (user.decision === 'deny') {
    back.searchParams.set('error', 'access_denied')
    return { status: 'redirect', location: back.href }
  }
  const granted = grantedScopes(query, user.scopes)
  const code = `4/${state.newToken()}`
  state.codes.set(code, {
    email: user.email,
    scopes: granted,
    redirectUri: query.get('redirect_uri') ?? '',
    codeChallenge: query.get('code_challenge'),
    isOffline: query.get('access_type') === 'offline',
    endsAtMs: state.nowMs + codeLifetimeMs,
  })
  back.searchParams.set('code', code)
  back.searchParams.set('scope', granted.join(' '))
  return { status: 'redirect', location: back.href }
}

/** Returns Google's message if the page would reject the request. */
function problemOf(query: URLSearchParams, state: StandInState): string | null {
  const names = [...query.keys()]
  if (new Set(names).size < names.length) return 'invalid_request: a parameter was given twice'
  if (query.get('client_id') !== state.clientId) return 'invalid_client: The OAuth client was not found.'
  if (query.get('response_type') !== 'code') return 'invalid_request: response_type'
  if (!isLoopback(query.get('redirect_uri') ?? '')) return 'redirect_uri_mismatch'
  if (!['online', 'offline', null].includes(query.get('access_type'))) return 'invalid_request: access_type'
  const prompts = (query.get('prompt') ?? '').split(' ').filter((one) => one !== '')
  if (!prompts.every((one) => ['none', 'consent', 'select_account'].includes(one))) return 'invalid_request: prompt'
  const challenge = query.get('code_challenge')
  if (challenge !== null && query.get('code_challenge_method') !== 'S256')
    return 'invalid_request: code_challenge_method'
  if (challenge !== null && !/^[A-Za-z0-9_-]{43}$/u.test(challenge)) return 'invalid_request: code_challenge'
  const asked = (query.get('scope') ?? '').split(' ')
  return asked.every((scope) => known.has(scope)) ? null : `invalid_scope: ${asked.join(' ')}`
}

/** Returns true for a redirect URI of a "Desktop app" client (RFC 8252 §7.3). */
function isLoopback(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && url.protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname)
}

/** The scopes of the login cannot be unchecked; all others can. */
function grantedScopes(query: URLSearchParams, ticked: readonly string[] | null): readonly string[] {
  const asked = (query.get('scope') ?? '').split(' ')
  const left =
    ticked === null ? asked : asked.filter((scope) => ticked.includes(scope) || !scope.includes('postmaster'))
  return left.map((scope) => (scope === scopes.email ? emailScope : scope))
}
