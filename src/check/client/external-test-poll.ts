/**
 * Polls an external test: one request returns the status and the counts, and a second request returns the seeds, if the
 * service supports this request.
 */

import { httpHeaders } from '../../foundation/contract/http-headers.ts'
import {
  getExternalTestReader,
  isTerminalStatus,
  type ReadExternalTest,
  toSummary,
} from '../../foundation/contract/read-test.ts'
import type { CreatedTest, SeedResult } from '../../foundation/contract/test.ts'
import { type JsonCall, tryCallJson } from './json-call.ts'
import { type Poll, type PollOptions, type PollOutcome, toPollCall } from './poll.ts'
import type { RateLimit } from './rate-limit.ts'
import { readResults, spamTestCall } from './spam-test-poll.ts'
import type { Transport } from './transport.ts'

/** The seed results known so far, from all polls of one test. */
interface Details {
  /** `unsupported`: the service does not provide details about external tests, so presend no longer requests them. */
  readonly status: 'unknown' | 'known' | 'unsupported'
  readonly results: readonly SeedResult[] | null
  /** The number of completed seeds at the time of the last request for details. */
  readonly completedCount: number
  readonly refusalCount: number
}

type Failure = Extract<PollOutcome, { status: 'failed' }>

/**
 * Creates a poll that requests `GET /external_tests/:id` and, whenever the counts have changed,
 * `GET /spam_tests/:tracking_id`.
 */
export function openExternalTestPoll(test: CreatedTest, numericId: number, transport: Transport): Poll {
  let details: Details = { status: 'unknown', results: null, completedCount: -1, refusalCount: 0 }
  return async (options, signal) => {
    const outcome = await tryCallJson(transport, externalTestCall(numericId, options), signal)
    if (outcome.status === 'failed') return outcome
    const { rateLimit, headers } = outcome.reply
    if (outcome.status === 'unchanged') return { status: 'unchanged', rateLimit, requestCount: 1 }
    const state = outcome.value
    const read = needsDetails(details, state)
      ? await readDetails({ test, options, details, state, transport }, signal)
      : { details, rateLimit: null, requestCount: 0 }
    if ('status' in read) return read
    details = read.details
    const { status } = state.test
    return {
      status: 'ok',
      snapshot: {
        results: details.results,
        summary: toSummary(state.summary),
        isTerminal: isTerminalStatus(status),
        status,
      },
      receivedCount: state.summary.completed,
      etag: headers[httpHeaders.etag.toLowerCase()] ?? null,
      rateLimit: read.rateLimit ?? rateLimit,
      requestCount: 1 + read.requestCount,
    }
  }
}

/** Builds the API call that reads the status and the counts. */
function externalTestCall(numericId: number, options: PollOptions): JsonCall<ReadExternalTest> {
  return { call: toPollCall(`/external_tests/${numericId}`, options), schema: getExternalTestReader }
}

/**
 * Returns true if the details may have changed. Also returns true once when the test ends. At other times, details are
 * not read, because each read costs a request.
 */
function needsDetails(details: Details, { test, summary }: ReadExternalTest): boolean {
  if (details.status === 'unsupported') return false
  if (details.status === 'unknown') return true
  return summary.completed !== details.completedCount || isTerminalStatus(test.status)
}

interface DetailsRequest {
  readonly test: CreatedTest
  readonly options: PollOptions
  readonly details: Details
  readonly state: ReadExternalTest
  readonly transport: Transport
}

type ReadDetails =
  | { readonly details: Details; readonly rateLimit: RateLimit | null; readonly requestCount: number }
  | Failure

async function readDetails(request: DetailsRequest, signal: AbortSignal): Promise<ReadDetails> {
  const { test, options, details, state, transport } = request
  const outcome = await tryCallJson(transport, spamTestCall(test.trackingId, { ...options, longPoll: null }), signal)
  if (outcome.status === 'failed') return judgeDetailsFailure(outcome, request)
  const { rateLimit } = outcome.reply
  if (outcome.status === 'unchanged') return { details, rateLimit, requestCount: 1 }
  const results = readResults(outcome.value, test)
  const completedCount = state.summary.completed
  return { details: { status: 'known', results, completedCount, refusalCount: 0 }, rateLimit, requestCount: 1 }
}

/**
 * Error codes that may mean that the service does not support details. Token and network problems have different codes.
 */
const unsupportedCodes: ReadonlySet<string> = new Set(['API_NOT_FOUND', 'API_REQUEST_REFUSED', 'API_REPLY_INVALID'])

/**
 * Decides what a refused request for details means. Once there are results, a refusal means that the service does not
 * support details. Before the first result, the test may be too new to be found, so a first refusal means nothing yet.
 */
function judgeDetailsFailure(failure: Failure, { details, state }: DetailsRequest): ReadDetails {
  const isRefusal = failure.reason === 'refused' && unsupportedCodes.has(failure.error.code)
  if (!isRefusal || details.status === 'known') return failure
  const refusalCount = details.refusalCount + 1
  const isUnsupported = refusalCount >= 2 || state.summary.completed > 0 || isTerminalStatus(state.test.status)
  const status = isUnsupported ? 'unsupported' : 'unknown'
  return { details: { ...details, status, refusalCount }, rateLimit: null, requestCount: 1 }
}
