/** Looking at an external test: one request tells its state and counts, a second one the seeds, where the service has it. */

import { httpHeaders } from '../contract/http-headers.ts'
import type { ReadExternalTestReply } from '../contract/read-replies.ts'
import { getExternalTestReply } from '../contract/read-replies.ts'
import { isTerminalStatus, toSummary } from '../contract/read-test.ts'
import type { CreatedTest, SeedResult } from '../contract/test.ts'
import type { Question } from './ask.ts'
import { ask } from './ask.ts'
import type { Poll, PollAnswer, PollQuestion } from './poll.ts'
import { toPollCall } from './poll-call.ts'
import type { RateLimit } from './rate-limit.ts'
import { askForSpamTest, readResults } from './spam-test-poll.ts'
import type { Transport } from './transport.ts'

/** What was learnt of the seeds so far, over all polls of one test. */
interface Details {
  /** `missing`: the service has none for external tests; it is not asked again. */
  readonly status: 'wanted' | 'known' | 'missing'
  readonly results: readonly SeedResult[] | null
  /** Results that were counted when the details were asked for. */
  readonly completedCount: number
  readonly refusalCount: number
}

type GivenUp = Extract<PollAnswer, { status: 'given-up' }>

/** Polls `GET /external_tests/:id`, and `GET /spam_tests/:tracking_id` whenever the counts have changed. */
export function openExternalTestPoll(test: CreatedTest, numericId: number, transport: Transport): Poll {
  let details: Details = { status: 'wanted', results: null, completedCount: -1, refusalCount: 0 }
  return async (question, signal) => {
    const answer = await ask(transport, askForExternalTest(numericId, question), signal)
    if (answer.status === 'given-up') return answer
    if (answer.status === 'unchanged') {
      return { status: 'unchanged', rateLimit: answer.reply.rateLimit, requestCount: 1 }
    }
    const asked = isDetailNews(details, answer.value)
      ? await askForDetails({ test, question, details, state: answer.value, transport }, signal)
      : { details, rateLimit: null, requestCount: 0 }
    if ('status' in asked) return asked
    details = asked.details
    return {
      status: 'told',
      snapshot: {
        results: details.results,
        summary: toSummary(answer.value.summary),
        isTerminal: isTerminalStatus(answer.value.test.status),
        status: answer.value.test.status,
      },
      receivedCount: answer.value.summary.completed,
      etag: answer.reply.headers[httpHeaders.etag.toLowerCase()] ?? null,
      rateLimit: asked.rateLimit ?? answer.reply.rateLimit,
      requestCount: 1 + asked.requestCount,
    }
  }
}

/** The question for state and counts. */
export function askForExternalTest(numericId: number, question: PollQuestion): Question<ReadExternalTestReply> {
  return { call: toPollCall(`/external_tests/${numericId}`, question), schema: getExternalTestReply }
}

/** The details cost a request: they are asked for when they can differ, and once more when nothing will change again. */
function isDetailNews(details: Details, { test, summary }: ReadExternalTestReply): boolean {
  if (details.status === 'missing') return false
  if (details.status === 'wanted') return true
  return summary.completed !== details.completedCount || isTerminalStatus(test.status)
}

interface DetailsRequest {
  readonly test: CreatedTest
  readonly question: PollQuestion
  readonly details: Details
  readonly state: ReadExternalTestReply
  readonly transport: Transport
}

type DetailsAnswer =
  | { readonly details: Details; readonly rateLimit: RateLimit | null; readonly requestCount: number }
  | GivenUp

async function askForDetails(request: DetailsRequest, signal: AbortSignal): Promise<DetailsAnswer> {
  const { test, question, details, state, transport } = request
  const answer = await ask(transport, askForSpamTest(test.trackingId, { ...question, hold: null }), signal)
  if (answer.status === 'given-up') return judgeMissingDetails(answer, request)
  const { rateLimit } = answer.reply
  if (answer.status === 'unchanged') return { details, rateLimit, requestCount: 1 }
  const results = readResults(answer.value, test)
  const completedCount = state.summary.completed
  return { details: { status: 'known', results, completedCount, refusalCount: 0 }, rateLimit, requestCount: 1 }
}

/** Services that give no details refuse in their own ways; what is wrong with the token or the network is no such way. */
const missingDetailCodes: ReadonlySet<string> = new Set(['API_NOT_FOUND', 'API_REQUEST_REFUSED', 'API_REPLY_INVALID'])

/**
 * A refusal means "no details here" once there is something to tell. Before that it may be a test that is not yet
 * everywhere in the service: the second refusal settles it.
 */
function judgeMissingDetails(answer: GivenUp, { details, state }: DetailsRequest): DetailsAnswer {
  const isMissing = answer.because === 'refused' && missingDetailCodes.has(answer.error.code)
  // Once known, the details exist; then a refusal is trouble.
  if (!isMissing || details.status === 'known') return answer
  const refusalCount = details.refusalCount + 1
  const isSettled = refusalCount >= 2 || state.summary.completed > 0 || isTerminalStatus(state.test.status)
  const status = isSettled ? 'missing' : 'wanted'
  return { details: { ...details, status, refusalCount }, rateLimit: null, requestCount: 1 }
}
