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
  nothingCompared,
  toComparable,
} from './comparable.ts'

/** The maximum number of findings that a comparison lists. A baseline can contain any number. */
const maxFindingCount = 100

/** Adds the comparisons to a result. Tests are matched by template path and data set. */
export function withComparison(result: CheckResult, baseline: Baseline): CheckResult {
  const earlier = Map.groupBy(baseline.tests, keyOf)
  const own = Map.groupBy(result.tests, keyOf)
  const kinds = { earlier: baseline.serviceKind, current: result.serviceKind, mode: result.mode }
  const tests = result.tests.map((test) => {
    const [before, ...others] = earlier.get(keyOf(test)) ?? []
    if (before === undefined) return { ...test, comparison: null }
    const isUnique = others.length === 0 && own.get(keyOf(test))?.length === 1
    return { ...test, comparison: isUnique ? compare(test, before, kinds) : ambiguous }
  })
  return { ...result, tests, baseline: { startedAt: baseline.startedAt } }
}

const ambiguous: BaselineComparison = {
  limit: `several tests have this template path and data set, ${nothingCompared}`,
  rates: [],
  seeds: [],
  newFindingCount: 0,
  newFindings: [],
  goneFindingCount: 0,
  goneFindings: [],
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
  const seedLimit = seedLimitOf(now, before, kinds)
  const isComparable = ({ source }: ComparableFinding): boolean =>
    source === 'preflight' ? listsRules(now) && listsRules(before) : seedLimit === null
  const added = surplus(now.findings, before.findings).filter((one) => isComparable(one) && hasChecked(before, one))
  const gone = surplus(before.findings, now.findings).filter((one) => isComparable(one) && hasChecked(now, one))
  return {
    limit: limitOf(seedLimit, now, before),
    rates: seedLimit === null ? test.rates.map((rate) => rateChange(rate, now, before)) : [],
    seeds: seedLimit === null ? seedChanges(test.seeds, now, before) : [],
    newFindingCount: added.length,
    newFindings: added.slice(0, maxFindingCount).map(toFindingChange),
    goneFindingCount: gone.length,
    goneFindings: gone.slice(0, maxFindingCount).map(toFindingChange),
  }
}

/** Returns what was not compared, and why; `null` if everything was. @param seedLimit the result of `seedLimitOf()` */
function limitOf(seedLimit: string | null, now: ComparableTest, before: ComparableTest): string | null {
  const [isNow, isBefore] = [listsRules(now), listsRules(before)]
  if (seedLimit !== null)
    return `${seedLimit}, ${isNow && isBefore ? 'so only preflight findings were compared' : nothingCompared}`
  if (isNow === isBefore) return null
  const reason = isNow ? 'the baseline does not list preflight rules' : 'this run did not check preflight rules'
  return `${reason}, so preflight findings were not compared`
}

function listsRules({ checkedRules }: ComparableTest): boolean {
  return checkedRules.length > 0
}

/** Returns why rates, folders and the findings from seeds cannot be compared; `null` if they can. */
function seedLimitOf(now: ComparableTest, before: ComparableTest, { earlier, current }: RunKinds): string | null {
  if (!hasResults(before)) return 'the baseline has no results of sent mail'
  if (!hasResults(now)) return 'this run has no results of sent mail'
  if (earlier !== current) return `the baseline used ${serviceNames[earlier]} and this run ${serviceNames[current]}`
  const [kindBefore, kindNow] = [kindOf(before), kindOf(now)]
  if (kindBefore === kindNow || kindBefore === null || kindNow === null) return null
  return `folders were ${kindBefore} in the baseline and ${kindNow} in this run`
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
 * Findings are matched by rule and text, because line numbers change with every edit. The parts of merged findings are
 * only matched, and never listed.
 */
function surplus(
  findings: readonly ComparableFinding[],
  others: readonly ComparableFinding[],
): readonly ComparableFinding[] {
  const known = countByKey(others)
  return [...Map.groupBy(findings, findingKey)].flatMap(([key, group]) => {
    const listed = group.filter(({ isPart }) => !isPart)
    const [first] = listed
    const count = sumOf(listed) - (known.get(key) ?? 0)
    return first === undefined || count <= 0 ? [] : [{ ...first, count }]
  })
}

function countByKey(findings: readonly ComparableFinding[]): ReadonlyMap<string, number> {
  return new Map([...Map.groupBy(findings, findingKey)].map(([key, group]) => [key, sumOf(group)]))
}

function sumOf(findings: readonly ComparableFinding[]): number {
  // Such findings can differ in details, so their number says nothing.
  if (findings.some(hasUniqueText)) return 1
  return findings.reduce((sum, { count }) => sum + count, 0)
}

function findingKey(finding: ComparableFinding): string {
  const { source, rule, text, fix } = finding
  return JSON.stringify(hasUniqueText(finding) ? { source, fix } : [rule, text])
}

/** Returns true if a text can contain values of one delivery, such as a queue id, the text of an SMTP reply or a score. */
function hasUniqueText({ source, rule }: ComparableFinding): boolean {
  return source === 'submission' || source === 'waiting' || (source === 'spam-filter' && rule === null)
}

function toFindingChange({ severity, rule, text, count }: ComparableFinding): FindingChange {
  return { severity, rule, text, count }
}
