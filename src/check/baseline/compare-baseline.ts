/** Compares the tests of a run with those of an earlier run. The comparison never changes an outcome. */

import type {
  BaselineComparison,
  CheckResult,
  FindingChange,
  RateChange,
  RateEvaluation,
  SeedChange,
  SeedReport,
  TestReport,
} from '../check-result.ts'
import {
  type Baseline,
  type ComparableFinding,
  type ComparableTest,
  hasChecked,
  hasResults,
  toComparable,
} from './comparable.ts'

/** The maximum number of findings that a comparison lists. A baseline can contain any number. */
const maxFindingCount = 100

/** Adds the comparisons to a result. Tests are matched by template path and data set. */
export function withComparison(result: CheckResult, baseline: Baseline): CheckResult {
  const earlier = Map.groupBy(baseline.tests, keyOf)
  const tests = result.tests.map((test) => {
    const before = earlier.get(keyOf(test))?.[0]
    const comparison =
      before === undefined
        ? null
        : compare(test, before, { earlier: baseline.serviceKind, current: result.serviceKind, mode: result.mode })
    return { ...test, comparison }
  })
  return { ...result, tests, baseline: { startedAt: baseline.startedAt } }
}

function keyOf({ templatePath, dataSet }: Pick<TestReport, 'templatePath' | 'dataSet'>): string {
  return JSON.stringify([templatePath, dataSet])
}

/** The services of both runs, and the mode of this run. */
interface RunKinds extends Pick<CheckResult, 'mode'> {
  readonly earlier: CheckResult['serviceKind']
  readonly current: CheckResult['serviceKind']
}

function compare(test: TestReport, before: ComparableTest, kinds: RunKinds): BaselineComparison {
  const now = toComparable(test, kinds.mode)
  const limit = limitOf(now, before, kinds)
  const isComparable = ({ source }: ComparableFinding): boolean => limit === null || source === 'preflight'
  const added = surplus(now.findings, before.findings).filter((one) => isComparable(one) && hasChecked(before, one))
  const gone = surplus(before.findings, now.findings).filter((one) => isComparable(one) && hasChecked(now, one))
  return {
    limit,
    rates: limit === null ? test.rates.map((rate) => rateChange(rate, now, before)) : [],
    seeds: limit === null ? seedChanges(test.seeds, now, before) : [],
    newFindingCount: added.length,
    newFindings: added.slice(0, maxFindingCount).map(toFindingChange),
    goneFindingCount: gone.length,
    goneFindings: gone.slice(0, maxFindingCount).map(toFindingChange),
  }
}

/** Returns why rates, folders and the findings from seeds cannot be compared; `null` if they can. */
function limitOf(now: ComparableTest, before: ComparableTest, { earlier, current }: RunKinds): string | null {
  const only = 'so only preflight findings were compared'
  if (!hasResults(before)) return `the baseline has no results of sent mail, ${only}`
  if (!hasResults(now)) return `this run has no results of sent mail, ${only}`
  if (earlier !== current)
    return `the baseline used ${serviceNames[earlier]} and this run ${serviceNames[current]}, ${only}`
  const [kindBefore, kindNow] = [kindOf(before), kindOf(now)]
  if (kindBefore === kindNow || kindBefore === null || kindNow === null) return null
  return `folders were ${kindBefore} in the baseline and ${kindNow} in this run, ${only}`
}

const serviceNames = { embedded: 'the embedded service', remote: 'the service at api-url' } as const

/** Returns how folders were determined; `null` if no result states this. */
function kindOf({ seeds }: ComparableTest): 'simulated' | 'observed' | 'partly simulated' | null {
  const kinds = new Set(seeds.map(({ placementKind }) => placementKind).filter((kind) => kind !== null))
  if (kinds.size === 0) return null
  if (!kinds.has('simulated')) return 'observed'
  return kinds.size === 1 ? 'simulated' : 'partly simulated'
}

function rateChange({ rate, scope, percent }: RateEvaluation, now: ComparableTest, before: ComparableTest): RateChange {
  const [own, earlier] = [now, before].map(({ rates }) => rates.find((one) => one.rate === rate && one.scope === scope))
  const baselinePercent = earlier?.percent ?? null
  const isKnown = own?.isFinal === true && earlier?.isFinal === true && percent !== null && baselinePercent !== null
  return { rate, scope, baselinePercent, percent, changePoints: isKnown ? percent - baselinePercent : null }
}

/** Returns the seeds whose copy was in another place in the baseline. */
function seedChanges(
  reports: readonly SeedReport[],
  now: ComparableTest,
  before: ComparableTest,
): readonly SeedChange[] {
  const earlier = new Map(before.seeds.map(({ address, place }) => [mailboxOf(address), place]))
  return reports.flatMap(({ address, providerType }, index) => {
    const [from, to] = [earlier.get(mailboxOf(address)) ?? null, now.seeds[index]?.place ?? null]
    return from === null || to === null || from === to ? [] : [{ address, providerType, from, to }]
  })
}

/** Returns the mailbox of a seed: the address without the tag that `presend serve` creates for each test. */
function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[\da-f]{25}@/u, '@')
}

/**
 * Returns the findings that occur more often in the first list than in the second, with the difference as their count.
 * Findings are matched by rule and text, because line numbers change with every edit.
 */
function surplus(
  findings: readonly ComparableFinding[],
  others: readonly ComparableFinding[],
): readonly ComparableFinding[] {
  const known = countByKey(others)
  return [...Map.groupBy(findings, findingKey)].flatMap(([key, group]) => {
    const [first] = group
    const count = sumOf(group) - (known.get(key) ?? 0)
    return first === undefined || count <= 0 ? [] : [{ ...first, count }]
  })
}

function countByKey(findings: readonly ComparableFinding[]): ReadonlyMap<string, number> {
  return new Map([...Map.groupBy(findings, findingKey)].map(([key, group]) => [key, sumOf(group)]))
}

function sumOf(findings: readonly ComparableFinding[]): number {
  return findings.reduce((sum, { count }) => sum + count, 0)
}

function findingKey({ rule, text }: ComparableFinding): string {
  return JSON.stringify([rule, text])
}

function toFindingChange({ severity, rule, text, count }: ComparableFinding): FindingChange {
  return { severity, rule, text, count }
}
