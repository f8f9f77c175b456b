/** The endpoint `PUT /spam_tests/:id/outcome`, which clients use to report the outcome of a test. */

import { type PutOutcomeReply, putOutcomeRequest } from '../../foundation/contract/test-outcome.ts'
import { toOutcomeAlert } from '../alerts/outcome-alert.ts'
import { readJson } from '../requests/read-json.ts'
import type { ServiceDeps, ServiceHandler } from '../requests/service-context.ts'
import { findNamedTest } from './find-test.ts'

type OutcomeDeps = Pick<ServiceDeps, 'store' | 'clock' | 'random' | 'publicUrl' | 'onDeliveries'>

/** Stores the outcome of a test. A later report replaces the stored outcome. */
export function putOutcome({ store, clock, random, publicUrl, onDeliveries }: OutcomeDeps): ServiceHandler {
  return async (request) => {
    const report = await readJson(request, putOutcomeRequest)
    const test = await findNamedTest(request, { store })
    const outcome = { report, reportedAtMs: clock.nowMs() }
    const toAlert = toOutcomeAlert({ test, outcome, publicUrl }, random)
    const deliveryIds = await store.putOutcome(test, outcome, toAlert)
    onDeliveries?.(deliveryIds)
    const reply: PutOutcomeReply = {
      success: true,
      test: { tracking_id: test.trackingId, outcome: report.outcome },
    }
    return request.json(reply)
  }
}
