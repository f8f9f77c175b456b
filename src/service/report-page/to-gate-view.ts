/** Converts a reported outcome to the view that the report page shows. */

import type { PutOutcomeRequest } from '../../contract/test-outcome.ts'
import type { GateView, LinkView } from '../../pages/report-view.ts'
import { rateTable } from '../../report/result-tables.ts'

/** Converts outcome, reason and rates. The figures have the same format as in the run's other reports. */
export function toGateView({ outcome, reason, thresholds }: PutOutcomeRequest): GateView {
  const rates = thresholds.map((one) => ({
    rate: one.rate,
    scope: one.scope,
    percent: one.percent,
    hitCount: one.hit_count,
    outOfCount: one.out_of_count,
    thresholdPercent: one.threshold,
    bound: one.bound,
    openCount: one.open_count,
    highestPercent: one.highest_percent,
    status: one.status,
    reason: null,
  }))
  return { outcome, reason, rates: rateTable({ rates, spamScore: null }) }
}

/** Returns links to the run and the pull request. */
export function linksOf({ run_url: run, pull_request_url: pullRequest }: PutOutcomeRequest): readonly LinkView[] {
  return [
    ...(pullRequest === undefined ? [] : [{ title: 'Pull request', url: pullRequest }]),
    ...(run === undefined ? [] : [{ title: 'Run', url: run }]),
  ]
}
