/** Converts a result to the action's outputs, and sets them within GitHub's size limit. */

import { setOutput } from '@actions/core'

import type { CheckResult, MetricEvaluation, PostmasterReport, TestReport } from '../check/check-result.ts'
import { runOutcome, sentenceOf } from '../check/outcome-sentence.ts'
import { renderPercent } from '../check/rate.ts'
import { renderMetricPercent } from '../extensions/postmaster/gate/metric-text.ts'
import { type RateName, rateKinds, standardRateNames } from '../foundation/contract/rate-kinds.ts'
import { placementKindOf } from '../report/figures.ts'

/** The entry for one test in the `tests` output. A figure is `null` if it was not measured. */
type TestEntry = Readonly<Record<string, string | number | null>>

/**
 * Returns all outputs except `comment-url`, which is known only later. Rates have the same format as in reports. With
 * several tests, each rate is the lowest among the tests, or empty if no test measured it.
 *
 * @param reportPath the folder of the report files; `null` if none were written
 */
export function outputsFor(result: CheckResult, reportPath: string | null): StepOutputs {
  const created = result.tests.map((report) => report.test).filter((test) => test !== null)
  const failing = result.tests.flatMap((report) => report.seeds.filter((seed) => seed.status === 'failing'))
  return [
    ['result', result.outcome],
    ...standardRateNames.map((rate) => [rateKinds[rate].key, lowestRate(result.tests, rate)] as const),
    ['tracking-id', trackingIds(result)],
    ['tests', JSON.stringify(result.tests.map((report) => testEntry(report, result)))],
    ['failing-seeds', JSON.stringify([...new Set(failing.map((seed) => seed.address))])],
    ...postmasterOutputs(result.postmaster),
    ['report-url', created.find((test) => test.reportUrl !== null)?.reportUrl ?? ''],
    ['report-path', reportPath ?? ''],
  ]
}

/**
 * Returns the `tracking-id` output. A run with `mode: await` treats ids as the ids of all tests, and of completely sent
 * ones, so a run with `mode: send` writes them only if both are true.
 */
function trackingIds({ mode, outcome, tests }: CheckResult): string {
  const ids = tests.flatMap(({ test }) => (test === null ? [] : [test.trackingId]))
  if (mode !== 'send') return ids[0] ?? ''
  return outcome === 'pass' ? ids.join('\n') : ''
}

/**
 * Returns the entry for one test in the `tests` output. The keys of the entry are the names of the outputs, so that
 * `fromJSON(…)[0].inbox-rate` works.
 */
function testEntry(report: TestReport, { serviceKind, mode }: Pick<CheckResult, 'serviceKind' | 'mode'>): TestEntry {
  const rates = standardRateNames.map((rate) => {
    const shown = shownRate(report, rate)
    return [rateKinds[rate].key, shown === null ? null : Number(shown)] as const
  })
  return {
    template: report.templatePath,
    'data-set': report.dataSet,
    result: report.outcome,
    'tracking-id': report.test?.trackingId ?? null,
    ...Object.fromEntries(rates),
    placement: report.test === null ? null : placementKindOf(report, serviceKind),
    'report-url': report.test?.reportUrl ?? null,
    // The run with mode await checks that the service reports on each of these seeds.
    ...(mode === 'send' && report.test !== null ? { seeds: report.test.seeds.length } : {}),
  }
}

function lowestRate(tests: readonly TestReport[], rate: RateName): string {
  const shown = tests.map((report) => shownRate(report, rate)).filter((text) => text !== null)
  return shown.toSorted((left, right) => Number(left) - Number(right))[0] ?? ''
}

function shownRate(report: TestReport, rate: RateName): string | null {
  const found = report.rates.find((one) => one.rate === rate && one.scope === 'overall')
  if (found === undefined || found.percent === null) return null
  return renderPercent(found.percent, found.thresholdPercent)
}

function postmasterOutputs(reports: readonly PostmasterReport[]): StepOutputs {
  const outcome = reports.length === 0 ? '' : runOutcome(reports.map((report) => report.outcome))
  const rates = reports.flatMap((report) => spamRateOf(report) ?? []).map(({ shown }) => shown)
  const highest = rates.toSorted((left, right) => Number(right) - Number(left))[0]
  return [
    ['postmaster-outcome', outcome],
    ['spam-rate', highest ?? ''],
    ['postmaster', JSON.stringify(reports.map(domainEntry))],
  ]
}

function domainEntry(report: PostmasterReport): TestEntry {
  const rate = spamRateOf(report)
  return {
    domain: report.domain,
    result: report.outcome,
    'spam-rate': rate === null ? null : Number(rate.shown),
    'spam-rate-day': rate?.metric.worstDate ?? null,
    'spam-rate-result': report.metrics.find(({ metric }) => metric === 'spam')?.status ?? 'undecided',
    sentence: sentenceOf(report),
  }
}

/** Returns the spam rate of a domain; `null` if no evaluated day has data. */
function spamRateOf({
  metrics,
}: PostmasterReport): { readonly metric: MetricEvaluation; readonly shown: string } | null {
  const metric = metrics.find((one) => one.metric === 'spam')
  if (metric === undefined || metric.percent === null) return null
  return { metric, shown: renderMetricPercent(metric.percent, metric) }
}

/**
 * The maximum total length of a job's outputs, in UTF-16 code units. GitHub allows 1 MB and counts two bytes for each
 * unit. Source: GitHub Docs, "Output limitations".
 */
const longestOutputs = 500_000

/** The names and values of outputs, in the order in which they are set. `''` means "not measured" or "none". */
export type StepOutputs = readonly (readonly [name: string, value: string])[]

/**
 * Sets the outputs. If the outputs exceed GitHub's limit, leaves the longest outputs empty, and returns their names.
 * Call this function only if GITHUB_OUTPUT is set, because `@actions/core` otherwise prints the `set-output` command,
 * which GitHub has removed.
 *
 * @throws Error if the file at GITHUB_OUTPUT cannot be written
 */
export function setOutputs(outputs: StepOutputs): readonly string[] {
  const dropped = namesOverLimit(outputs)
  for (const [name, value] of outputs) setOutput(name, dropped.includes(name) ? '' : value)
  return dropped
}

function namesOverLimit(outputs: StepOutputs): readonly string[] {
  let total = outputs.reduce((sum, [, value]) => sum + value.length, 0)
  const dropped: string[] = []
  for (const [name, value] of outputs.toSorted((left, right) => right[1].length - left[1].length)) {
    if (total <= longestOutputs) break
    total -= value.length
    dropped.push(name)
  }
  return dropped
}
