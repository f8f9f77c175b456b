/** Answers a read of one test: 200 with its ETag, or 304 when the client has it already, after a wait if it asked for one. */

import { httpHeaders } from '../../contract/http-headers.ts'
import type { Clock } from '../../world/world.ts'
import { type ApiProblem, unknownTest } from '../api-problem.ts'
import { unauthorized } from '../middleware/require-access.ts'
import { readingOf, type ServiceHandler, type ServiceParts, type ServiceRequest, tokenOf } from '../service-context.ts'
import { etagOf, matchesEtag, maxWaitSeconds, waitSecondsOf } from './conditional-request.ts'
import type { ReadyReply } from './reply-cache.ts'
import type { TestReading } from './test-readings.ts'
import type { Wait } from './test-watcher.ts'
import type { Change } from './watched-test.ts'

/** What nginx logs when the client closes the connection first; nobody receives it. */
export const clientClosedRequest = 499

type WaitingParts = Pick<ServiceParts, 'watcher' | 'clock'>

/**
 * A handler for one kind of reply.
 *
 * @throws ApiProblem 404; 401 when the token is revoked during the wait
 */
export function answerRead(parts: WaitingParts, reading: TestReading): ServiceHandler {
  return (request) => answerAtOnce(request, reading) ?? answerLater(request, parts, reading)
}

/** `null`: the client has this state of the test, and waits for the next one. */
function answerAtOnce(request: ServiceRequest, reading: TestReading): Response | null {
  const admitted = readingOf(request)
  const { test, nowMs } = admitted
  if (test === null || !reading.shows(test)) throw unknownTestOf(request)
  const { ifNoneMatch, waitSeconds } = conditionsOf(request)
  if (waitSeconds > 0) request.header(httpHeaders.preferenceApplied, `wait=${waitSeconds}`)
  const etag = etagOf(test, nowMs)
  if (!matchesEtag(ifNoneMatch, etag)) return answerReply(request, reading.reply(admitted))
  return waitSeconds === 0 || test.completedAtMs !== null ? answerUnchanged(request, etag) : null
}

async function answerLater(request: ServiceRequest, parts: WaitingParts, reading: TestReading): Promise<Response> {
  const { wait, etag } = toWait(request, parts)
  // With all its seeds, the test that was read would be most of what a waiting request keeps in memory.
  request.set('reading', null)
  request.get('onWait')?.()
  const change = await parts.watcher.wait(wait, request.req.raw.signal)
  return change.status === 'changed'
    ? answerReply(request, reading.laterReply(change.test, parts.clock.nowMs()))
    : answerWithoutNews(request, change.status, etag)
}

function answerWithoutNews(
  request: ServiceRequest,
  status: Exclude<Change['status'], 'changed'>,
  etag: string,
): Response {
  if (status === 'deleted') throw unknownTestOf(request)
  if (status === 'revoked') throw unauthorized(true)
  return status === 'unchanged' ? answerUnchanged(request, etag) : new Response(null, { status: clientClosedRequest })
}

function toWait(
  request: ServiceRequest,
  { clock }: Pick<ServiceParts, 'clock'>,
): { readonly wait: Wait; readonly etag: string } {
  const { test, since, nowMs } = readingOf(request)
  if (test === null) throw new TypeError('there is no test to wait for')
  const { workspaceId, numericId, expiresAtMs, revision } = test
  const { ifNoneMatch, waitSeconds } = conditionsOf(request)
  const wait = {
    workspaceId,
    numericId,
    tokenId: tokenOf(request).tokenId,
    expiresAtMs,
    since,
    waitMs: waitSeconds * 1000,
    isNews: isNewsTo({ ifNoneMatch, revision }, clock),
  }
  return { wait, etag: etagOf(test, nowMs) }
}

interface Conditions {
  readonly ifNoneMatch: string | undefined
  /** 0: the client does not want to wait. */
  readonly waitSeconds: number
}

function conditionsOf({ req }: ServiceRequest): Conditions {
  const waitSeconds = waitSecondsOf(req.header(httpHeaders.prefer), maxWaitSeconds)
  return { ifNoneMatch: req.header(httpHeaders.ifNoneMatch), waitSeconds }
}

/** A function of its own, so that the closure keeps these two values and not the whole test. */
function isNewsTo(
  { ifNoneMatch, revision }: { readonly ifNoneMatch: string | undefined; readonly revision: number },
  clock: Pick<Clock, 'nowMs'>,
): Wait['isNews'] {
  // A read that began before this request may find an older revision.
  return (later) => later.revision >= revision && !matchesEtag(ifNoneMatch, etagOf(later, clock.nowMs()))
}

function unknownTestOf(request: ServiceRequest): ApiProblem {
  return unknownTest(request.req.param('id') ?? '')
}

function answerUnchanged(request: ServiceRequest, etag: string): Response {
  setValidators(request, etag)
  return request.body(null, 304)
}

function answerReply(request: ServiceRequest, { etag, body }: ReadyReply): Response {
  setValidators(request, etag)
  request.header('Content-Type', 'application/json')
  return request.body(body, 200)
}

function setValidators(request: ServiceRequest, etag: string): void {
  request.header(httpHeaders.etag, etag)
  request.header('Cache-Control', 'private, no-cache')
}
