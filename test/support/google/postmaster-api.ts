/**
 * Implements Postmaster Tools API v2 as described by its discovery document (revision 20260209) and by observed
 * responses.
 */

import { ApiError, invalidArgument } from './api-error.ts'
import { queryStats } from './domain-stats.ts'
import { type StandInDomain, type StandInState, scopes } from './stand-in-data.ts'

/** A parsed call. */
export interface ApiCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly authorization: string | null
  /** The body; `undefined` if there was none. */
  readonly body: unknown
}

/** The input of a method of the API. */
export interface MethodCall {
  /** The domains of the calling account. */
  readonly domains: readonly StandInDomain[]
  /** The text for the star in the path; empty if there is none. */
  readonly domainName: string
  readonly call: ApiCall
}

interface Method {
  readonly method: 'GET' | 'POST'
  readonly path: RegExp
  readonly scopes: readonly string[]
  readonly queryNames: readonly string[]
  readonly answer: (call: MethodCall) => unknown
}

const methods: readonly Method[] = [
  {
    method: 'GET',
    path: /^\/v2\/domains$/u,
    scopes: [scopes.all, scopes.domain],
    queryNames: ['pageSize', 'pageToken'],
    answer: listDomains,
  },
  {
    method: 'GET',
    path: /^\/v2\/domains\/([^/]+)$/u,
    scopes: [scopes.all, scopes.domain],
    queryNames: [],
    answer: ({ domains, domainName }) => toDomain(ownDomain(domains, domainName)),
  },
  {
    method: 'POST',
    path: /^\/v2\/domains\/([^/]+)\/domainStats:query$/u,
    scopes: [scopes.all, scopes.traffic],
    queryNames: [],
    answer: ({ domains, domainName, call }) => queryStats(domains, call.body, `domains/${domainName}`),
  },
  {
    method: 'POST',
    path: /^\/v2\/domainStats:batchQuery$/u,
    scopes: [scopes.all, scopes.traffic],
    queryNames: [],
    answer: batchQuery,
  },
]

/** The parameters that every method accepts. */
const commonNames = ['alt', 'fields', 'key', 'prettyPrint', 'quotaUser', '$.xgafv']

/**
 * Answers a call.
 *
 * @throws ApiError for the same calls as Google
 */
export function answerApi(call: ApiCall, state: StandInState): unknown {
  const grant = grantOf(call, state)
  const method = methods.find((one) => one.path.test(call.path))
  if (method === undefined) throw new ApiError(404, 'NOT_FOUND', { message: 'Method not found.' })
  if (method.method !== call.method) throw new ApiError(404, 'NOT_FOUND', { message: `${call.method} is not served.` })
  if (!state.isApiEnabled) {
    const message = 'Gmail Postmaster Tools API has not been used in project 42 before or it is disabled.'
    throw new ApiError(403, 'PERMISSION_DENIED', { message, reason: 'SERVICE_DISABLED' })
  }
  if (!grant.scopes.some((scope) => method.scopes.includes(scope))) {
    const message = 'Request had insufficient authentication scopes.'
    throw new ApiError(403, 'PERMISSION_DENIED', { message, reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' })
  }
  for (const name of call.query.keys()) {
    if (![...method.queryNames, ...commonNames].includes(name)) {
      throw invalidArgument(`Invalid JSON payload received. Unknown name "${name}": Cannot bind query parameter.`)
    }
  }
  const domainName = decodeURIComponent(method.path.exec(call.path)?.[1] ?? '')
  return method.answer({ domains: state.accounts.get(grant.email) ?? [], domainName, call })
}

function grantOf({ authorization, query }: ApiCall, state: StandInState): { email: string; scopes: readonly string[] } {
  if (query.has('access_token') || query.has('oauth_token')) {
    throw invalidArgument('The stand-in takes no token in a URL, where logs would see it.')
  }
  const [, token] = /^Bearer (\S+)$/u.exec(authorization ?? '') ?? []
  const access = token === undefined ? undefined : state.accessTokens.get(token)
  if (access === undefined || access.endsAtMs <= state.nowMs || access.grant.isRevoked) {
    const message = 'Request had invalid authentication credentials. Expected OAuth 2 access token.'
    throw new ApiError(401, 'UNAUTHENTICATED', { message })
  }
  return access.grant
}

/** The document promises no order. A page never contains more domains than requested. */
function listDomains({ domains, call }: MethodCall): unknown {
  const size = pageSizeOf(call.query.get('pageSize'))
  const offset = offsetOf(call.query.get('pageToken'))
  const all = domains.toReversed()
  const page = all.slice(offset, offset + size)
  const isMore = offset + size < all.length
  return {
    ...(page.length === 0 ? {} : { domains: page.map(toDomain) }),
    ...(isMore ? { nextPageToken: tokenOf(offset + size) } : {}),
  }
}

function toDomain({ name, permission = 'OWNER', verificationState = 'VERIFIED' }: StandInDomain): unknown {
  const verified = verificationState === 'VERIFIED' ? { lastVerifyTime: '2025-11-02T08:30:00.123456Z' } : {}
  return { name: `domains/${name}`, permission, verificationState, createTime: '2025-11-02T08:00:00Z', ...verified }
}

function ownDomain(domains: readonly StandInDomain[], name: string): StandInDomain {
  const domain = domains.find((one) => one.name === name)
  if (domain === undefined) throw new ApiError(404, 'NOT_FOUND', { message: 'Requested entity was not found.' })
  return domain
}

/** Returns the page size: at most 200, by default 10. */
function pageSizeOf(text: string | null): number {
  if (text !== null && !/^-?\d{1,9}$/u.test(text))
    throw invalidArgument(`Invalid value at 'page_size' (TYPE_INT32), "${text}"`)
  const size = Number(text ?? 0)
  if (size < 0) throw invalidArgument('page_size must not be negative.')
  return size === 0 ? 10 : Math.min(size, 200)
}

function tokenOf(offset: number): string {
  return Buffer.from(`offset:${offset}`).toString('base64url')
}

function offsetOf(token: string | null): number {
  if (token === null || token === '') return 0
  const [, digits] = /^offset:(\d+)$/u.exec(Buffer.from(token, 'base64url').toString()) ?? []
  if (digits === undefined) throw invalidArgument('Invalid page token.')
  return Number(digits)
}

const mostRequests = 100

function batchQuery({ domains, call }: MethodCall): unknown {
  const { body } = call
  const requests: unknown = typeof body === 'object' && body !== null && 'requests' in body ? body.requests : undefined
  if (typeof body === 'object' && body !== null && Object.keys(body).some((name) => name !== 'requests')) {
    throw invalidArgument('Invalid JSON payload received. Unknown name: Cannot find field.')
  }
  if (!Array.isArray(requests) || requests.length === 0) throw invalidArgument('requests is required.')
  if (requests.length > mostRequests) throw invalidArgument(`A batch holds at most ${mostRequests} requests.`)
  return { results: requests.map((request: unknown) => ({ response: queryStats(domains, request, null) })) }
}
