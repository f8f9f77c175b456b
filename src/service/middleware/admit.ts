/** Lets a request in, or refuses it: who asks, how often in this hour, and the test that is wanted, in one question. */

import type { Store } from '../../storage/store.ts'
import type { Clock } from '../../world/world.ts'
import { clientAddressOf, type TrustedProxies } from '../http/client-address.ts'
import type { NewsRoom } from '../long-poll/news-room.ts'
import type { ReplyCache } from '../long-poll/reply-cache.ts'
import { isOpenPath } from '../open-paths.ts'
import type { ServiceMiddleware, ServiceRequest } from '../service-context.ts'
import { wantTest } from '../wanted-test.ts'
import { tokenHashOf, verifiedToken } from './identify.ts'
import { rateLimitHeaders, rateLimitProblem, strangerOf, uncountedHeaders, windowStartOf } from './limit-rate.ts'
import { accessProblem } from './require-access.ts'

export interface AdmissionParts {
  readonly store: Pick<Store, 'admit'>
  readonly clock: Clock
  readonly news: Pick<NewsRoom, 'mark'>
  readonly replies: Pick<ReplyCache, 'find'>
  readonly trustedProxies: TrustedProxies
}

/** Sets `token` and `reading`, and the rate limit's header fields on whatever comes of the request. */
export function admit(parts: AdmissionParts): ServiceMiddleware {
  return async (request, next) => {
    const authorization = request.req.header('Authorization')
    const isOpen = isOpenPath(request.req.path)
    const tokenHash = isOpen ? null : tokenHashOf(authorization)
    const nowMs = parts.clock.nowMs()
    const wanted = wantTest(request.req, parts.replies, nowMs)
    const since = parts.news.mark()
    const question = {
      tokenHash,
      stranger: strangerOf(addressOf(request, parts.trustedProxies)),
      windowStartMs: windowStartOf(nowMs),
      nowMs,
      wantedTest: wanted?.question ?? null,
    }
    const { token: found, count, test } = await ask(request, question, parts)
    const token = verifiedToken(found, tokenHash)
    const plan = token?.accountPlan ?? null
    setHeaders(request, rateLimitHeaders(plan, count))
    request.set('token', token)
    const refusal = isOpen ? null : accessProblem(token, authorization !== undefined)
    const problem = rateLimitProblem(plan, count, nowMs) ?? refusal
    if (problem !== null) throw problem
    request.set('reading', { test, knownReply: wanted?.knownReply ?? null, nowMs, since })
    await next()
  }
}

/** An answer to a request that could not even be counted carries the header fields too. */
async function ask(
  request: ServiceRequest,
  question: Parameters<Store['admit']>[0],
  { store }: AdmissionParts,
): ReturnType<Store['admit']> {
  try {
    return await store.admit(question)
  } catch (error) {
    request.set('token', null)
    setHeaders(request, uncountedHeaders(question.nowMs))
    throw error
  }
}

function setHeaders(request: ServiceRequest, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) request.header(name, value)
}

function addressOf({ env }: ServiceRequest, trustedProxies: TrustedProxies): string {
  return env.incoming === undefined ? 'unknown' : clientAddressOf(env.incoming, trustedProxies)
}
