/** `PUT /spam_tests/:id/outcome`: the client reports the outcome of a test. */

import { type PutOutcomeReply, putOutcomeRequest } from '../../contract/test-outcome.ts'
import { toOutcomeAlert } from '../alerts/outcome-alert.ts'
import { unknownTest } from '../problems/api-problem.ts'
import { readJson } from '../requests/read-json.ts'
import { callerWorkspace, type ServiceDeps, type ServiceHandler } from '../requests/service-context.ts'

/** Matches numeric ids, tracking ids and tracking keys. Other strings may contain characters that databases reject. */
const testName = /^[A-Za-z0-9_-]{1,128}$/u

type OutcomeDeps = Pick<ServiceDeps, 'store' | 'clock' | 'random' | 'publicUrl' | 'onDeliveries'>

/** Stores the outcome of a test. A later report replaces the stored outcome. */
export function putOutcome({ store, clock, random, publicUrl, onDeliveries }: OutcomeDeps): ServiceHandler {
  return async (request) => {
    const name = request.req.param('id') ?? ''
    const report = await readJson(request, putOutcomeRequest)
    const test = testName.test(name) ? await store.findTest(callerWorkspace(request), name) : null
    if (test === null) throw unknownTest(name)
    request.set('testId', test.numericId)
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
