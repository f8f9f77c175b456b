/** Answers a read of one test: 200 with its ETag, 304 when the client knows it, after a wait where it asked for one. */

import { httpHeaders } from '../contract/http-headers.ts'
import { statusOf, type TestProgress } from '../storage/test-status.ts'
import { awaitNews, maxWaitSeconds } from './await-news.ts'
import { etagOf, matchesEtag, waitSecondsOf } from './conditional-request.ts'
import type { ServiceParts, ServiceRequest } from './service-context.ts'

/** A test as it can be tagged. */
type Readable = TestProgress & { readonly numericId: number }

/** How a kind of reply is read and written. */
export interface TestReader<T extends Readable> {
  /** @throws ApiProblem 404 */
  read(): Promise<T>
  render(test: T, nowMs: number): object
}

/** The response. A client that goes away ends its wait at once. */
export async function answerNews<T extends Readable>(
  request: ServiceRequest,
  parts: Pick<ServiceParts, 'changes' | 'clock' | 'stopping'>,
  reader: TestReader<T>,
): Promise<Response> {
  const { clock } = parts
  const ifNoneMatch = request.req.header(httpHeaders.ifNoneMatch)
  const waitSeconds = waitSecondsOf(request.req.header(httpHeaders.prefer), maxWaitSeconds)
  const isKnown = (test: T): boolean => matchesEtag(ifNoneMatch, etagOf(test, clock.nowMs()))
  const first = await reader.read()
  if (waitSeconds > 0) request.header(httpHeaders.preferenceApplied, `wait=${waitSeconds}`)
  const isWaiting = waitSeconds > 0 && isKnown(first) && !isFinal(first, clock.nowMs())
  const test = isWaiting ? await wait(first, waitSeconds) : first
  return answer(test)

  async function wait(known: T, seconds: number): Promise<T> {
    const signal = AbortSignal.any([request.req.raw.signal, parts.stopping])
    const question = {
      numericId: known.numericId,
      waitMs: seconds * 1000,
      read: async () => await reader.read(),
      isKnown,
      isFinal: (reading: T) => isFinal(reading, clock.nowMs()),
      changesInMs: (reading: T) => changesInMs(reading, clock.nowMs()),
    }
    return await awaitNews(question, parts, signal)
  }

  function answer(reading: T): Response {
    const nowMs = clock.nowMs()
    const etag = etagOf(reading, nowMs)
    request.header(httpHeaders.etag, etag)
    request.header('Cache-Control', 'private, no-cache')
    return matchesEtag(ifNoneMatch, etag) ? request.body(null, 304) : request.json(reader.render(reading, nowMs))
  }
}

function isFinal(test: TestProgress, nowMs: number): boolean {
  return statusOf(test, nowMs) === 'complete'
}

/** An open test becomes `expired` without anybody recording it. */
function changesInMs(test: TestProgress, nowMs: number): number {
  return test.expiresAtMs > nowMs ? test.expiresAtMs - nowMs : Number.POSITIVE_INFINITY
}
