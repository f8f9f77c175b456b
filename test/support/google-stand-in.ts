/**
 * A stand-in for Google on 127.0.0.1: consent page, tokens, and Postmaster Tools API v2. It rejects the same requests
 * as Google. Its clock does not move until a test moves it.
 */

import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import type { OAuthEndpoints } from '../../src/extensions/oauth/oauth-endpoints.ts'
import { ApiError, errorBody, invalidArgument } from './google/api-error.ts'
import { answerConsent } from './google/consent.ts'
import { answerApi } from './google/postmaster-api.ts'
import {
  type StandInCall,
  type StandInDomain,
  type StandInFault,
  type StandInState,
  scopes,
} from './google/stand-in-data.ts'
import { answerRevoke, answerToken, type JsonReply } from './google/token-endpoint.ts'
import { closeLocally, listenLocally } from './listen-locally.ts'

/** A running stand-in. */
export interface GoogleStandIn extends AsyncDisposable {
  /**
   * `http://127.0.0.1:PORT`: the base URL of the API, corresponding to `https://gmailpostmastertools.googleapis.com`.
   */
  readonly url: string
  readonly endpoints: OAuthEndpoints
  readonly state: StandInState
  /** The calls in order, without secrets. */
  readonly calls: readonly StandInCall[]
  /** Adds domains to the Postmaster Tools of an account. */
  setDomains(email: string, domains: readonly StandInDomain[]): void
  /**
   * Creates a grant, as if the account had been connected.
   *
   * @returns the refresh token
   */
  grant(email: string, granted?: readonly string[]): string
  /** Ends every grant of the account, as if the user had removed the app. */
  endGrants(email: string): void
  /** Makes the next calls of the API or of the token endpoint fail. */
  failNext(fault: StandInFault, times?: number, at?: 'api' | 'token'): void
}

/** Starts the stand-in, with its clock at noon on 31 January 2026. */
export async function startGoogleStandIn(): Promise<GoogleStandIn> {
  const state = newState()
  const calls: StandInCall[] = []
  const server = createServer((incoming, outgoing) => void take(incoming, outgoing))
  async function take(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', 'http://stand-in.test')
    const text = await readAll(incoming)
    const statusCode = answer({ url, incoming, outgoing, state, text })
    calls.push({ method: incoming.method ?? '', path: url.pathname, statusCode })
  }
  const url = `http://127.0.0.1:${await listenLocally(server)}`
  return {
    url,
    endpoints: {
      name: 'Google',
      authorizeUrl: `${url}/o/oauth2/v2/auth`,
      tokenUrl: `${url}/token`,
      revokeUrl: `${url}/revoke`,
    },
    state,
    calls,
    setDomains: (email, domains) => void state.accounts.set(email, domains),
    grant: (email, granted = [scopes.traffic, scopes.domain]) => {
      const refreshToken = `1//${newToken()}`
      state.grants.push({ email, scopes: granted, refreshToken, endsAtMs: null, isRevoked: false })
      return refreshToken
    },
    endGrants: (email) => {
      for (const grant of state.grants) grant.isRevoked ||= grant.email === email
    },
    failNext: (fault, times = 1, at = 'api') => {
      state.faults[at].push(...Array.from({ length: times }, () => fault))
    },
    [Symbol.asyncDispose]: async () => await closeLocally(server),
  }
}

function newState(): StandInState {
  return {
    nowMs: Date.UTC(2026, 0, 31, 12),
    clientId: '42-presend.apps.googleusercontent.com',
    clientSecret: 'GOCSPX-of-the-stand-in',
    newToken,
    accessTokenSeconds: 3600,
    refreshTokenSeconds: null,
    isApiEnabled: true,
    user: { email: 'ann@shop.example', decision: 'allow', scopes: null },
    accounts: new Map(),
    grants: [],
    accessTokens: new Map(),
    codes: new Map(),
    faults: { api: [], token: [] },
  }
}

function newToken(): string {
  return createHash('sha256').update(randomBytes(32)).digest('base64url')
}

interface Exchange {
  readonly url: URL
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  readonly state: StandInState
  /** The fields of the request. */
  readonly text: string
}

/** Sends a response and returns its status; 0 for a fault. */
function answer(exchange: Exchange): number {
  const { url, outgoing, state } = exchange
  if (url.pathname === '/o/oauth2/v2/auth') return showConsent(url.searchParams, state, outgoing)
  const isOAuth = url.pathname === '/token' || url.pathname === '/revoke'
  const fault = state.faults[isOAuth ? 'token' : 'api'].shift()
  if (fault !== undefined) {
    fail(fault, outgoing)
    return 0
  }
  const { statusCode, body } = isOAuth ? answerOAuth(exchange) : answerCall(exchange)
  outgoing.writeHead(statusCode, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
  return statusCode
}

function answerOAuth({ url, incoming, state, text }: Exchange): JsonReply {
  const type = incoming.headers['content-type'] ?? ''
  // URLs are logged, so they must not contain secrets.
  const isForm = incoming.method === 'POST' && type.startsWith('application/x-www-form-urlencoded') && url.search === ''
  if (!isForm) return { statusCode: 400, body: { error: 'invalid_request' } }
  const form = new URLSearchParams(text)
  return url.pathname === '/token' ? answerToken(form, state) : answerRevoke(form, state)
}

function answerCall({ url, incoming, state, text }: Exchange): JsonReply {
  try {
    const call = {
      method: incoming.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      authorization: incoming.headers.authorization ?? null,
      body: parseBody(text, incoming.headers['content-type'] ?? ''),
    }
    return { statusCode: 200, body: answerApi(call, state) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { statusCode: error.code, body: errorBody(error) }
  }
}

function parseBody(text: string, contentType: string): unknown {
  if (text === '') return undefined
  if (!contentType.startsWith('application/json')) throw invalidArgument('Request body is not valid JSON.')
  try {
    const body: unknown = JSON.parse(text)
    return body
  } catch {
    // Google's response is the same for all errors.
    throw invalidArgument('Invalid JSON payload received. Unexpected token.')
  }
}

function showConsent(query: URLSearchParams, state: StandInState, outgoing: ServerResponse): number {
  const shown = answerConsent(query, state)
  if (shown.status === 'redirect') outgoing.writeHead(302, { location: shown.location }).end()
  else outgoing.writeHead(shown.statusCode, { 'content-type': 'text/plain' }).end(shown.text)
  return shown.status === 'redirect' ? 302 : shown.statusCode
}

function fail(fault: StandInFault, outgoing: ServerResponse): void {
  switch (fault.kind) {
    case 'quota':
      refuse(usedUp(), outgoing, fault.retryAfterSeconds)
      return
    case 'unavailable':
      refuse(unavailable(), outgoing, fault.retryAfterSeconds)
      return
    case 'cut':
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      outgoing.write('{"domainStats": [')
      setImmediate(() => outgoing.destroy())
      return
    case 'silence':
      return
    case 'body':
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(fault.body)
      return
    default:
      fault satisfies never
  }
}

function usedUp(): ApiError {
  const message = "Quota exceeded for quota metric 'Requests' and limit 'Requests per minute'"
  return new ApiError(429, 'RESOURCE_EXHAUSTED', { message, reason: 'RATE_LIMIT_EXCEEDED' })
}

function unavailable(): ApiError {
  return new ApiError(503, 'UNAVAILABLE', { message: 'The service is currently unavailable.' })
}

function refuse(error: ApiError, outgoing: ServerResponse, retryAfterSeconds: number | undefined): void {
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  const type = { 'content-type': 'application/json; charset=UTF-8' }
  outgoing.writeHead(error.code, { ...type, ...headers }).end(JSON.stringify(errorBody(error)))
}

async function readAll(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
