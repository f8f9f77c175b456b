/**
 * Responds to a request for one test: 200 with an ETag, or 304 if the client already has the current state. Waits for a
 * change if requested.
 */

import { httpHeaders } from '../../foundation/contract/http-headers.ts'
import { etagOf, matchesEtag, maxWaitSeconds, waitSecondsOf } from '../long-poll/conditional-request.ts'
import type { ReadyReply } from '../long-poll/reply-cache.ts'
import type { Change, Wait } from '../long-poll/test-watcher.ts'
import { type ApiProblem, unauthorized, unknownTest } from '../problems/api-problem.ts'
import {
  admissionOf,
  callerToken,
  clientClosedRequest,
  type ServiceDeps,
  type ServiceHandler,
  type ServiceRequest,
} from '../requests/service-context.ts'
import type { StoredTest, StoredTestWithSeeds } from '../storage/store.ts'
import { statusOf } from '../storage/test-status.ts'
import { getExternalTestReply, getSpamTestReply } from './test-replies.ts'

/**
 * Renders the responses of one endpoint. A view must not hold a reference to its request, which would keep the test in
 * memory while the request waits.
 */
export interface TestView {
  /** Returns whether the endpoint may return this test. */
  readonly shows: (test: StoredTest) => boolean
  readonly render: (test: StoredTestWithSeeds, nowMs: number) => ReadyReply
}

/** Creates the view for `GET /spam_tests/:id`. The view adds rendered responses to the cache. */
export function spamTestView({
  replies,
  ...base
}: Pick<ServiceDeps, 'replies' | 'publicUrl' | 'reportAccess'>): TestView {
  return {
    shows: () => true,
    render: (test, nowMs) => {
      const reply = toReady(test, nowMs, getSpamTestReply(test, nowMs, base))
      replies.keep(test, { ...reply, status: statusOf(test, nowMs) })
      return reply
    },
  }
}

/** Creates the view for `GET /external_tests/:id`, which shows only external tests. */
export function externalTestView(base: Pick<ServiceDeps, 'publicUrl' | 'reportAccess'>): TestView {
  return {
    shows: ({ style }) => style === 'external-test',
    render: (test, nowMs) => toReady(test, nowMs, getExternalTestReply(test, nowMs, base)),
  }
}

function toReady(test: StoredTest, nowMs: number, reply: object): ReadyReply {
  return { etag: etagOf(test, nowMs), body: new TextEncoder().encode(JSON.stringify(reply)) }
}

/**
 * Renders a changed test only once for all requests that waited for the change. The watcher passes the same object to
 * all these requests, so the last response can be reused for that object.
 */
function renderOnce({ render }: TestView): TestView['render'] {
  let last: { readonly test: WeakRef<StoredTest>; readonly reply: ReadyReply } | null = null
  return (test, nowMs) => {
    if (last !== null && last.test.deref() === test && last.reply.etag === etagOf(test, nowMs)) return last.reply
    last = { test: new WeakRef(test), reply: render(test, nowMs) }
    return last.reply
  }
}

/**
 * Creates the handler for a view.
 *
 * @throws ApiProblem 404; 401 if the token is revoked during the wait
 */
export function answerRead(deps: Pick<ServiceDeps, 'watcher' | 'clock'>, view: TestView): ServiceHandler {
  const later = { ...deps, render: renderOnce(view) }
  return (request) => answerNow(request, view) ?? answerLater(request, later)
}

/**
 * Responds immediately, or returns `null` if the client already has the current state and asked to wait for a change.
 */
function answerNow(request: ServiceRequest, view: TestView): Response | null {
  const { test, knownReply, nowMs } = admissionOf(request)
  if (test === null || !view.shows(test)) throw unknownTestOf(request)
  const { ifNoneMatch, waitSeconds } = conditionsOf(request)
  if (waitSeconds > 0) request.header(httpHeaders.preferenceApplied, `wait=${waitSeconds}`)
  const etag = etagOf(test, nowMs)
  if (matchesEtag(ifNoneMatch, etag)) {
    return waitSeconds === 0 || test.completedAtMs !== null ? answerUnchanged(request, etag) : null
  }
  // The store omits the seeds if the cached response is still current or if the view does not show seeds.
  const { seeds } = test
  if (seeds === null && knownReply !== null) return answerReply(request, knownReply)
  return answerReply(request, view.render({ ...test, seeds: seeds ?? [] }, nowMs))
}

async function answerLater(
  request: ServiceRequest,
  deps: Pick<ServiceDeps, 'watcher' | 'clock'> & Pick<TestView, 'render'>,
): Promise<Response> {
  const { wait, etag } = toWait(request, deps)
  // Drop the reference to the test. Otherwise, each waiting request would keep a test with all its seeds in memory.
  request.set('admission', null)
  request.get('onWait')?.()
  const change = await deps.watcher.wait(wait, request.req.raw.signal)
  return change.status === 'changed'
    ? answerReply(request, deps.render(change.test, deps.clock.nowMs()))
    : answerWithoutChange(request, change.status, etag)
}

function answerWithoutChange(
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
  { clock }: Pick<ServiceDeps, 'clock'>,
): { readonly wait: Wait; readonly etag: string } {
  const { test, since, nowMs } = admissionOf(request)
  if (test === null) throw new TypeError('no test to wait for')
  const { workspaceId, numericId, expiresAtMs, revision } = test
  const { ifNoneMatch, waitSeconds } = conditionsOf(request)
  const wait = {
    workspaceId,
    numericId,
    tokenId: callerToken(request).tokenId,
    expiresAtMs,
    since,
    waitMs: waitSeconds * 1000,
    isUnseen: isUnseenBy({ ifNoneMatch, revision }, clock),
  }
  return { wait, etag: etagOf(test, nowMs) }
}

interface Conditions {
  readonly ifNoneMatch: string | undefined
  /** How long to wait; 0 if the client did not ask to wait. */
  readonly waitSeconds: number
}

function conditionsOf({ req }: ServiceRequest): Conditions {
  const waitSeconds = waitSecondsOf(req.header(httpHeaders.prefer), maxWaitSeconds)
  return { ifNoneMatch: req.header(httpHeaders.ifNoneMatch), waitSeconds }
}

/** This is a separate function, so that the closure keeps only these two values in memory, not the whole test. */
function isUnseenBy(
  { ifNoneMatch, revision }: { readonly ifNoneMatch: string | undefined; readonly revision: number },
  clock: Pick<ServiceDeps['clock'], 'nowMs'>,
): Wait['isUnseen'] {
  // Ignore older revisions: the watcher may have started its read before this request read the test.
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
