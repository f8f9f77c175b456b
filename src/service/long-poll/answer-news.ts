/** Answers a read of one test: 200 with its ETag, 304 when the client knows it, after a wait where it asked for one. */

import { httpHeaders } from '../../contract/http-headers.ts'
import { unknownTest } from '../api-problem.ts'
import { readingOf, type ServiceParts, type ServiceRequest } from '../service-context.ts'
import { awaitNews, maxWaitSeconds } from './await-news.ts'
import { etagOf, matchesEtag, waitSecondsOf } from './conditional-request.ts'
import type { Hold } from './hold.ts'
import type { ReadyReply } from './news.ts'
import type { TestReader } from './test-readers.ts'

/**
 * The response.
 *
 * A request that waits is handed to the server where that can hold it: a handler that stays open costs three times as
 * much memory as its connection.
 *
 * @param reader `null`: there is no such test
 * @throws ApiProblem 404
 */
export async function answerNews(
  request: ServiceRequest,
  parts: Pick<ServiceParts, 'news' | 'clock'>,
  reader: TestReader | null,
): Promise<Response> {
  if (reader === null) throw unknownTest(request.req.param('id') ?? '')
  const { nowMs } = readingOf(request)
  const ifNoneMatch = request.req.header(httpHeaders.ifNoneMatch)
  const waitSeconds = waitSecondsOf(request.req.header(httpHeaders.prefer), maxWaitSeconds)
  if (waitSeconds > 0) request.header(httpHeaders.preferenceApplied, `wait=${waitSeconds}`)
  const etag = etagOf(reader.test, nowMs)
  if (ifNoneMatch === undefined || !matchesEtag(ifNoneMatch, etag)) return answerReply(request, reader.reply(nowMs))
  if (waitSeconds === 0 || reader.test.completedAtMs !== null) return answerSame(request, etag)
  return await answerLater(request, etag, holdOf(request, parts, { reader, ifNoneMatch, waitSeconds }))
}

function holdOf(
  request: ServiceRequest,
  { news, clock }: Pick<ServiceParts, 'news' | 'clock'>,
  wait: { readonly reader: TestReader; readonly ifNoneMatch: string; readonly waitSeconds: number },
): Hold {
  const { test, topic } = wait.reader
  const { since } = readingOf(request)
  return {
    room: news,
    clock,
    topic,
    terms: { waitMs: wait.waitSeconds * 1000, since, expiresAtMs: test.expiresAtMs },
    ifNoneMatch: wait.ifNoneMatch,
    revision: test.revision,
  }
}

async function answerLater(request: ServiceRequest, etag: string, hold: Hold): Promise<Response> {
  const { holdOffer } = request.env
  if (holdOffer?.isUsable === true) {
    holdOffer.hold = hold
    return answerSame(request, etag)
  }
  const news = await awaitNews(hold, request.req.raw.signal)
  if (news.status === 'gone') throw unknownTest(request.req.param('id') ?? '')
  return news.status === 'same' ? answerSame(request, etag) : answerReply(request, news.reply)
}

function answerSame(request: ServiceRequest, etag: string): Response {
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
