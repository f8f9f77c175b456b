/** Lets a request in, or refuses it: who asks, how often in this hour, and the test that is wanted, in one question. */

import type { RateLimits } from '../../settings/service-file/service-settings.ts'
import type { Store } from '../../storage/store.ts'
import type { Clock } from '../../world/world.ts'
import { clientAddressOf, type TrustedProxies } from '../http/client-address.ts'
import type { ReplyCache } from '../long-poll/reply-cache.ts'
import type { TestWatcher } from '../long-poll/test-watcher.ts'
import { isOpenPath, isReportPath } from '../open-paths.ts'
import type { ServiceMiddleware, ServiceRequest } from '../service-context.ts'
import { wantTest } from '../wanted-test.ts'
import { tokenHashOf, verifiedToken } from './identify.ts'
import {
  anonymousSubject,
  planLimit,
  rateLimitHeaders,
  rateLimitProblem,
  uncountedHeaders,
  windowStartOf,
} from './limit-rate.ts'
import { accessProblem } from './require-access.ts'

export interface AdmissionParts {
  readonly store: Pick<Store, 'admit'>
  readonly clock: Clock
  readonly watcher: Pick<TestWatcher, 'changeCount'>
  readonly replies: Pick<ReplyCache, 'find'>
  readonly trustedProxies: TrustedProxies
  readonly rateLimits: RateLimits
}

/** Sets `token` and `reading`, and the rate limit fields of the response, whatever becomes of the request. */
export function admit(parts: AdmissionParts): ServiceMiddleware {
  return async (request, next) => {
    // In a function of its own: while a long poll waits in `next`, what was read must not stay in memory.
    await letIn(request, parts)
    await next()
  }
}

/** @throws ApiProblem 401, 403 or 429 */
async function letIn(request: ServiceRequest, parts: AdmissionParts): Promise<void> {
  const authorization = request.req.header('Authorization')
  const { path } = request.req
  const isOpen = isOpenPath(path)
  const isReport = isReportPath(path)
  const tokenHash = isOpen ? null : tokenHashOf(authorization)
  const nowMs = parts.clock.nowMs()
  const wanted = wantTest(request.req, parts.replies, nowMs)
  const since = parts.watcher.changeCount
  const question = {
    tokenHash,
    anonymousSubject: anonymousSubject(addressOf(request, parts.trustedProxies), isReport ? 'pages' : 'api'),
    windowStartMs: windowStartOf(nowMs),
    nowMs,
    wantedTest: wanted?.question ?? null,
  }
  const { token: found, count, test } = await ask(request, question, parts)
  const token = verifiedToken(found, tokenHash)
  const limit = isReport ? parts.rateLimits.pages : planLimit(token?.accountPlan ?? null, parts.rateLimits)
  setHeaders(request, rateLimitHeaders(limit, count))
  request.set('token', token)
  const refusal = isOpen ? null : accessProblem(token, authorization !== undefined)
  const problem = rateLimitProblem(limit, count, nowMs) ?? refusal
  if (problem !== null) throw problem
  if (test !== null) request.set('testId', test.numericId)
  request.set('reading', { test, knownReply: wanted?.knownReply ?? null, nowMs, since })
}

/** Rate limit fields go into the response to a request that could not be counted, too. */
async function ask(
  request: ServiceRequest,
  question: Parameters<Store['admit']>[0],
  { store, rateLimits }: AdmissionParts,
): ReturnType<Store['admit']> {
  try {
    return await store.admit(question)
  } catch (error) {
    request.set('token', null)
    setHeaders(request, uncountedHeaders({ limit: rateLimits.anonymous, nowMs: question.nowMs }))
    throw error
  }
}

function setHeaders(request: ServiceRequest, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) request.header(name, value)
}

function addressOf({ env }: ServiceRequest, trustedProxies: TrustedProxies): string {
  return env.incoming === undefined ? 'unknown' : clientAddressOf(env.incoming, trustedProxies)
}
