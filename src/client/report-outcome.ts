/** Reports the outcome of a test, which the service shows on its report page. */

import { tolerant } from '../contract/reply-schema.ts'
import type { CreatedTest } from '../contract/test.ts'
import { type PutOutcomeRequest, putOutcomeReply } from '../contract/test-outcome.ts'
import { callJson } from './json-call.ts'
import type { Transport } from './transport.ts'

/** A test and its outcome. */
export interface OutcomeReport {
  readonly test: CreatedTest
  readonly outcome: PutOutcomeRequest
  /** Monotonic time at which the attempt ends. */
  readonly deadlineMs: number
}

/**
 * Reports the outcome. The request replaces an earlier report, so it may be retried.
 *
 * @throws PresendError with an API_ code, for example if the service does not know the request
 */
export async function reportOutcome(
  transport: Transport,
  { test, outcome, deadlineMs }: OutcomeReport,
  signal: AbortSignal,
): Promise<void> {
  const path = `/spam_tests/${encodeURIComponent(test.trackingId)}/outcome`
  const call = { method: 'PUT', path, body: outcome, deadlineMs, endMs: deadlineMs } as const
  await callJson(transport, { call, schema: tolerant(putOutcomeReply) }, signal)
}
