/** Admits or rejects a request. One store query checks the token, counts the request and reads the requested test. */

import { Secret } from '../../foundation/world/secret.ts'
import { tokenHashOf, verifiedToken } from '../accounts/api-token.ts'
import { findSession } from '../accounts/sessions.ts'
import { clientAddressOf } from '../http/client-address.ts'
import {
  anonymousSubject,
  planLimit,
  rateLimitHeaders,
  rateLimitProblem,
  sessionSubject,
  uncountedHeaders,
  windowStartOf,
} from '../http/rate-limit.ts'
import type { KnownReply, ReplyCache } from '../long-poll/reply-cache.ts'
import type { TestWatcher } from '../long-poll/test-watcher.ts'
import { ApiProblem, unauthorized } from '../problems/api-problem.ts'
import { readCookie } from '../requests/cookies.ts'
import { type Budget, budgetOf, isOpenPath } from '../requests/open-paths.ts'
import type { ServiceDeps, ServiceMiddleware, ServiceRequest } from '../requests/service-context.ts'
import type { StoredToken, WantedTest } from '../storage/account.ts'
import type { Store } from '../storage/store.ts'

export interface AdmitDeps
  extends Pick<ServiceDeps, 'clock' | 'trustedProxies' | 'rateLimits' | 'store' | 'publicUrl'> {
  readonly watcher: Pick<TestWatcher, 'changeCount'>
  readonly replies: Pick<ReplyCache, 'find'>
}

/** Sets `token`, `admission` and the response's rate limit fields, even if the request is rejected. */
export function admit(deps: AdmitDeps): ServiceMiddleware {
  return async (request, next) => {
    // This is a separate function, so that its local variables don't stay in memory while a long poll waits in `next`.
    await admitRequest(request, deps)
    await next()
  }
}

/** Admits a request. @throws ApiProblem 401, 403 or 429 */
async function admitRequest(request: ServiceRequest, deps: AdmitDeps): Promise<void> {
  const authorization = request.req.header('Authorization')
  const { path } = request.req
  const isOpen = isOpenPath(path)
  const budget = budgetOf(path)
  if (budget === 'static') return admitUncounted(request, deps)
  const tokenHash = isOpen ? null : tokenHashOf(authorization)
  const nowMs = deps.clock.nowMs()
  const wanted = parseWantedTest(request.req, deps.replies, nowMs)
  const since = deps.watcher.changeCount
  const query = {
    tokenHash,
    anonymousSubject: await subjectOf(request, budget, deps),
    windowStartMs: windowStartOf(nowMs),
    nowMs,
    wantedTest: wanted?.query ?? null,
  }
  const { token: found, count, test } = await queryStore(request, query, deps)
  const token = verifiedToken(found, tokenHash)
  const limit = budget === 'api' ? planLimit(token?.accountPlan ?? null, deps.rateLimits) : deps.rateLimits.pages
  setHeaders(request, rateLimitHeaders(limit, count))
  request.set('token', token)
  const refusal = isOpen ? null : accessProblem(request, token)
  const problem = rateLimitProblem(limit, count, nowMs) ?? refusal
  if (problem !== null) throw problem
  if (test !== null) request.set('testId', test.numericId)
  request.set('admission', { test, knownReply: wanted?.knownReply ?? null, nowMs, since })
}

/** Admits a request that does not count against any limit, without a query. */
function admitUncounted(request: ServiceRequest, { clock, rateLimits, watcher }: AdmitDeps): void {
  const nowMs = clock.nowMs()
  request.set('token', null)
  setHeaders(request, uncountedHeaders({ limit: rateLimits.pages, nowMs }))
  request.set('admission', { test: null, knownReply: null, nowMs, since: watcher.changeCount })
}

/**
 * Returns the key under which a request without a token is counted. People who are logged in are counted per session,
 * so that other people in their network cannot use up their budget. The session is stored for the dashboard.
 */
async function subjectOf(request: ServiceRequest, budget: Exclude<Budget, 'static'>, deps: AdmitDeps): Promise<string> {
  const address = clientAddressOf(request.env.incoming, deps.trustedProxies)
  if (budget !== 'dashboard' && budget !== 'login') return anonymousSubject(address, budget)
  const cookie = readCookie(request, 'session', deps.publicUrl?.startsWith('https:') === true)
  const found = cookie === null ? null : await findSession(new Secret(cookie), deps)
  request.set('session', found)
  return found === null ? anonymousSubject(address, budget) : sessionSubject(found.session.sessionId)
}

/** Sets the rate limit fields even if the request could not be counted. */
async function queryStore(
  request: ServiceRequest,
  query: Parameters<Store['admit']>[0],
  { store, rateLimits }: AdmitDeps,
): ReturnType<Store['admit']> {
  try {
    return await store.admit(query)
  } catch (error) {
    request.set('token', null)
    setHeaders(request, uncountedHeaders({ limit: rateLimits.anonymous, nowMs: query.nowMs }))
    throw error
  }
}

/** The test that a request reads (by its id, tracking id or tracking key), and the cached reply for it. */
interface Wanted {
  readonly query: WantedTest
  readonly knownReply: KnownReply | null
}

/** Matches ids, tracking ids and tracking keys of tests. Other strings may contain characters that databases reject. */
const spamTestPath = /\/spam_tests\/([A-Za-z0-9_-]{1,128})$/u
const externalTestPath = /\/external_tests\/([1-9]\d{0,14})$/u

/**
 * Returns the id, tracking id or tracking key of the test that the request reads, or `null` if it does not read a test.
 * The router decides later whether the path exists.
 */
export function parseWantedTest(
  { method, path }: { readonly method: string; readonly path: string },
  replies: Pick<ReplyCache, 'find'>,
  nowMs: number,
): Wanted | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const spamTest = spamTestPath.exec(path)?.[1]
  if (spamTest !== undefined) {
    const knownReply = replies.find(spamTest, nowMs)
    return { query: { name: spamTest, needsSeeds: true, known: knownReply }, knownReply }
  }
  const externalTest = externalTestPath.exec(path)?.[1]
  if (externalTest === undefined) return null
  return { query: { name: externalTest, needsSeeds: false, known: null }, knownReply: null }
}

/** Returns a 401 or 403 error, or `null` if access is granted. The decision does not depend on the path or the body. */
function accessProblem({ req }: ServiceRequest, token: StoredToken | null): ApiProblem | null {
  if (token === null) return unauthorized(req.header('Authorization') !== undefined)
  if (token.accountPlan === 'free') return new ApiProblem(403, 'API access requires a Pro or Enterprise plan')
  const isRead = req.method === 'GET' || req.method === 'HEAD'
  if (isRead || token.scope === 'write') return null
  return new ApiProblem(403, 'This API token has read-only access; use a token with read and write access')
}

function setHeaders(request: ServiceRequest, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) request.header(name, value)
}
