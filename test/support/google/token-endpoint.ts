/** The endpoints that issue and revoke tokens, with responses as in RFC 6749 §5.2 and from Google. */

import { createHash } from 'node:crypto'

import { type StandInGrant, type StandInState, scopes } from './stand-in-data.ts'

/** A response in JSON. */
export interface JsonReply {
  readonly statusCode: number
  readonly body: unknown
}

/** Answers `POST /token`. */
export function answerToken(form: URLSearchParams, state: StandInState): JsonReply {
  const refusal = refuseClient(form, state)
  if (refusal !== null) return refusal
  const grantType = form.get('grant_type')
  if (grantType === 'authorization_code') return answerCode(form, state)
  if (grantType === 'refresh_token') return answerRefresh(form, state)
  return oauthError(400, 'unsupported_grant_type', 'Invalid grant_type')
}

/** Answers `POST /revoke`: revoking a refresh token or an access token ends the whole grant. */
export function answerRevoke(form: URLSearchParams, state: StandInState): JsonReply {
  const token = form.get('token') ?? ''
  const grant = state.accessTokens.get(token)?.grant ?? findGrant(state, token)
  if (grant === undefined) return oauthError(400, 'invalid_token', 'Token expired or revoked')
  // All grants of an account to a client are one grant: revoking one ends all of them.
  for (const one of state.grants) one.isRevoked ||= one.email === grant.email
  return { statusCode: 200, body: {} }
}

function refuseClient(form: URLSearchParams, { clientId, clientSecret }: StandInState): JsonReply | null {
  const names = [...form.keys()]
  if (new Set(names).size < names.length) return oauthError(400, 'invalid_request', 'A parameter was given twice')
  if (form.get('client_id') !== clientId) return oauthError(401, 'invalid_client', 'The OAuth client was not found.')
  const given = form.get('client_secret')
  if (given === null) return oauthError(400, 'invalid_request', 'client_secret is missing.')
  return given === clientSecret ? null : oauthError(401, 'invalid_client', 'Unauthorized')
}

function answerCode(form: URLSearchParams, state: StandInState): JsonReply {
  const text = form.get('code') ?? ''
  const code = state.codes.get(text)
  // A code can be used only once, whatever the result is.
  state.codes.delete(text)
  if (code === undefined || code.endsAtMs <= state.nowMs)
    return oauthError(400, 'invalid_grant', 'Malformed auth code.')
  if (form.get('redirect_uri') !== code.redirectUri) return oauthError(400, 'redirect_uri_mismatch', 'Bad Request')
  const verifier = form.get('code_verifier')
  if (code.codeChallenge !== null && verifier === null) {
    return oauthError(400, 'invalid_grant', 'Missing code verifier.')
  }
  const challenge = verifier === null ? null : createHash('sha256').update(verifier).digest('base64url')
  if (challenge !== code.codeChallenge) return oauthError(400, 'invalid_grant', 'Invalid code verifier.')
  const refreshToken = code.isOffline ? `1//${state.newToken()}` : null
  const { refreshTokenSeconds, nowMs } = state
  const endsAtMs = refreshTokenSeconds === null ? null : nowMs + refreshTokenSeconds * 1000
  const grant = { email: code.email, scopes: code.scopes, refreshToken, endsAtMs, isRevoked: false }
  state.grants.push(grant)
  return giveTokens(grant, state, refreshToken)
}

function answerRefresh(form: URLSearchParams, state: StandInState): JsonReply {
  const grant = findGrant(state, form.get('refresh_token') ?? '')
  if (grant === undefined) return oauthError(400, 'invalid_grant', 'Token has been expired or revoked.')
  return giveTokens(grant, state, null)
}

function findGrant({ grants, nowMs }: StandInState, refreshToken: string): StandInGrant | undefined {
  const grant = grants.find((one) => one.refreshToken === refreshToken)
  const isOver = grant === undefined || grant.isRevoked || (grant.endsAtMs !== null && grant.endsAtMs <= nowMs)
  return isOver ? undefined : grant
}

function giveTokens(grant: StandInGrant, state: StandInState, refreshToken: string | null): JsonReply {
  const accessToken = `ya29.${state.newToken()}`
  state.accessTokens.set(accessToken, { grant, endsAtMs: state.nowMs + state.accessTokenSeconds * 1000 })
  const isOpenId = grant.scopes.includes(scopes.openid)
  const body = {
    access_token: accessToken,
    expires_in: state.accessTokenSeconds - 1,
    ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
    ...(state.refreshTokenSeconds === null ? {} : { refresh_token_expires_in: state.refreshTokenSeconds - 1 }),
    scope: grant.scopes.join(' '),
    token_type: 'Bearer',
    ...(isOpenId ? { id_token: idToken(grant, state) } : {}),
  }
  return { statusCode: 200, body }
}

function idToken({ email, scopes: granted }: StandInGrant, { clientId, nowMs }: StandInState): string {
  const issuedAt = Math.floor(nowMs / 1000)
  const isEmail = granted.some((scope) => scope.includes('email'))
  const claims = {
    iss: 'https://accounts.google.com',
    aud: clientId,
    azp: clientId,
    sub: createHash('sha256').update(email).digest('hex').slice(0, 21),
    ...(isEmail ? { email, email_verified: true } : {}),
    iat: issuedAt,
    exp: issuedAt + 3600,
  }
  return ['{"alg":"none"}', JSON.stringify(claims), 'unsigned']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')
}

function oauthError(statusCode: number, error: string, description: string): JsonReply {
  return { statusCode, body: { error, error_description: description } }
}
