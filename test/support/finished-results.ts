/** Builders with defaults for the results that the action reports. */

import type { CheckResult, Finding, RateEvaluation, SeedReport, TestReport } from '../../src/check/check-result.ts'
import { toTrackingId } from '../../src/foundation/contract/identifiers.ts'

/** A rate that meets its threshold of 85%. */
export function aRate(rate: RateEvaluation['rate'], more: Partial<RateEvaluation> = {}): RateEvaluation {
  const met = {
    percent: 100,
    hitCount: 9,
    outOfCount: 9,
    thresholdPercent: 85,
    openCount: 0,
    highestPercent: 100,
    bound: 'at-least' as const,
  }
  return { rate, scope: 'overall', ...met, status: 'met', reason: null, ...more }
}

/** A seed whose copy is in the inbox. */
export function aSeedReport(more: Partial<SeedReport> = {}): SeedReport {
  return {
    address: 'seed1@consumer.example',
    providerType: 'consumer',
    providerName: 'consumer.example',
    submission: null,
    result: null,
    status: 'ok',
    reason: null,
    fix: null,
    ...more,
  }
}

/** A finding of the spam engine that caused a failure at every seed. */
export function aFinding(more: Partial<Finding> = {}): Finding {
  return {
    source: 'spam-filter',
    severity: 'error',
    message: 'The subject is all capitals',
    count: 1,
    fix: 'Use sentence case.',
    detail: [],
    rule: 'SUBJ_ALL_CAPS',
    points: 2.1,
    place: null,
    seeds: [],
    ...more,
  }
}

/** A test that passes on every rate. */
export function aTestReport(more: Partial<TestReport> = {}): TestReport {
  return {
    templatePath: 'emails/order.html',
    dataSet: null,
    subject: 'Your order',
    from: 'shop@acme.example',
    mailType: 'marketing',
    outcome: 'pass',
    reason: 'inbox rate 100.0% (9 of 9 seeds, threshold 85%)',
    simulated: 'none',
    test: {
      style: 'spam-test',
      trackingId: toTrackingId('trk-AAAAAAAAAAAAAAAAAAAAAAAA'),
      numericId: null,
      seeds: [],
      longPollSeconds: null,
      reportUrl: null,
    },
    rates: (['inbox', 'spf', 'dkim', 'dmarc'] as const).map((rate) => aRate(rate)),
    seeds: [aSeedReport()],
    findings: [],
    compliance: [],
    unchecked: [],
    tabNotes: [],
    spamScore: null,
    placement: [],
    receivedCount: 9,
    pointsPerSeed: 100 / 9,
    tabPercent: 0,
    spamPercent: 0,
    missingPercent: 0,
    isEarlyDecision: false,
    outstandingCount: 0,
    warnings: [],
    waitedMs: 1200,
    error: null,
    ...more,
  }
}

/** A run of one test that passes. */
export function aCheckResult(more: Partial<CheckResult> = {}): CheckResult {
  return {
    outcome: 'pass',
    reason: 'inbox rate 100.0% (9 of 9 seeds, threshold 85%)',
    simulated: 'none',
    gate: 'fail',
    onInconclusive: 'fail',
    serviceKind: 'embedded',
    mode: 'check',
    isDryRun: false,
    isCancelled: false,
    startedAtMs: 1_000_000,
    endedAtMs: 1_002_000,
    tests: [aTestReport()],
    postmaster: [],
    problems: [],
    error: null,
    notices: [],
    settings: [],
    ...more,
  }
}
