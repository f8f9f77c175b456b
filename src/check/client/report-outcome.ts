/** Reports the outcome of a test to the service, which shows the outcome on the test's report page. */

import { tolerant } from '../../foundation/contract/reply-schema.ts'
import type { CreatedTest } from '../../foundation/contract/test.ts'
import { type PutOutcomeRequest, putOutcomeReply } from '../../foundation/contract/test-outcome.ts'
import { callJson } from './json-call.ts'
import type { Transport } from './transport.ts'

/** A test and the outcome to report. */
export interface OutcomeReport {
  readonly test: CreatedTest
  readonly outcome: PutOutcomeRequest
  /** The monotonic time at which the attempt is aborted. */
  readonly deadlineMs: number
}

/**
 * Reports the outcome. The request replaces an earlier report, so it is safe to retry.
 *
 * @throws PresendError with an API_ code, for example if the service does not support the request
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
