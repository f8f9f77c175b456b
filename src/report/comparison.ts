/** Renders the comparison with the baseline. The text is not escaped, because each report format escapes it differently. */

import { nothingCompared } from '../check/baseline/comparable.ts'
import type {
  BaselineComparison,
  CheckResult,
  FindingChange,
  RateChange,
  RateEvaluation,
  TestReport,
} from '../check/check-result.ts'
import { renderPercent } from '../check/rate.ts'
import { titleIn } from '../check/rate-reason.ts'
import { isAuthentication, rateKinds, rateTitle } from '../foundation/contract/rate-kinds.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import { shorten } from '../foundation/errors/shorten.ts'
import { percentText } from './figures.ts'
import type { Table } from './table.ts'

/** The title of the section with the changes. */
export const comparisonTitle = 'Compared with the baseline'

/**
 * Returns one line about the changes in a run, such as `Compared with the baseline of 2026-11-20: inbox rate −11.1
 * points, 1 mailbox changed folder, 2 new findings`. Returns `null` without a baseline.
 */
export function comparisonLine({ baseline, tests }: Pick<CheckResult, 'baseline' | 'tests'>): string | null {
  if (baseline === undefined) return null
  const day = baseline.startedAt === null ? '' : ` of ${baseline.startedAt.slice(0, 10)}`
  const [only] = tests
  const changes = only !== undefined && tests.length === 1 ? testChanges(only) : runChanges(tests)
  return `${comparisonTitle}${day}: ${changes ?? 'no change'}`
}

/** Renders the changes in one test. Returns `null` if nothing changed. */
export function testChanges({ comparison }: TestReport): string | null {
  if (comparison === undefined) return null
  if (comparison === null) return notInBaseline
  const rates = comparison.rates.filter(({ scope }) => scope === 'overall').flatMap(rateChangeText)
  const changes = joinChanges([...rates, ...countTexts([comparison])])
  if (comparison.limit === null) return changes
  if (changes === null && comparison.limit.endsWith(nothingCompared)) return comparison.limit
  return `${changes ?? 'no change'}; ${comparison.limit}`
}

/** Returns why nothing, or not everything, was compared for one of several tests. Returns `null` otherwise. */
export function comparisonNote({ comparison }: TestReport, { tests }: Pick<CheckResult, 'tests'>): string | null {
  // With a single test, comparisonLine() says so.
  if (tests.length === 1 || comparison === undefined) return null
  const note = comparison === null ? notInBaseline : comparison.limit
  return note === null ? null : `${comparisonTitle}: ${note}`
}

const notInBaseline = 'this template is not in the baseline'

/** Renders the changes in several tests. */
function runChanges(tests: readonly TestReport[]): string | null {
  const compared = tests.map(({ comparison }) => comparison ?? null).filter((comparison) => comparison !== null)
  const countWith = (isWanted: (change: RateChange) => boolean): number =>
    compared.filter(({ rates }) => rates.some((one) => one.scope === 'overall' && isWanted(one))).length
  const fell = countWith(({ rate, changePoints }) => rate === 'inbox' && (changePoints ?? 0) < 0)
  const rose = countWith(({ rate, changePoints }) => rate === 'inbox' && (changePoints ?? 0) > 0)
  const others = countWith((one) => isChanged(one) && (one.rate !== 'inbox' || one.changePoints === null))
  const limited = compared.filter(({ limit }) => limit !== null).length
  const missing = tests.length - compared.length
  return joinChanges([
    ...(fell === 0 ? [] : [`inbox rate lower for ${renderCount(fell, 'template')}`]),
    ...(rose === 0 ? [] : [`inbox rate higher for ${renderCount(rose, 'template')}`]),
    ...(others === 0 ? [] : [`other rates changed for ${renderCount(others, 'template')}`]),
    ...countTexts(compared),
    ...(missing === 0 ? [] : [`${renderCount(missing, 'template')} not in the baseline`]),
    ...(limited === 0 ? [] : [`not everything compared for ${renderCount(limited, 'template')}`]),
  ])
}

function joinChanges(parts: readonly string[]): string | null {
  return parts.length === 0 ? null : parts.join(', ')
}

function rateChangeText(change: RateChange): readonly string[] {
  if (!isChanged(change)) return []
  const { percent, baselinePercent, changePoints } = change
  const title = isAuthentication(change.rate) ? rateKinds[change.rate].name : rateTitle(change.rate)
  if (changePoints !== null) return [`${title} ${pointsText(changePoints)}`]
  if (percent === null) return [`${title} no longer measured`]
  return [baselinePercent === null ? `${title} now measured` : `${title} not compared (results outstanding)`]
}

function isChanged({ percent, baselinePercent }: RateChange): boolean {
  return percent !== baselinePercent
}

function countTexts(comparisons: readonly BaselineComparison[]): readonly string[] {
  const sum = (countOf: (one: BaselineComparison) => number): number =>
    comparisons.reduce((total, one) => total + countOf(one), 0)
  const seeds = sum((one) => one.seeds.length)
  const added = sum((one) => one.newFindingCount)
  const gone = sum((one) => one.goneFindingCount)
  return [
    ...(seeds === 0 ? [] : [renderCount(seeds, 'mailbox changed folder', 'mailboxes changed folder')]),
    ...(added === 0 ? [] : [renderCount(added, 'new finding')]),
    ...(gone === 0 ? [] : [renderCount(gone, 'finding gone', 'findings gone')]),
  ]
}

/** Renders a difference with its sign: `+11.1 points`. */
function pointsText(points: number): string {
  return `${points < 0 ? '−' : '+'}${renderPercent(Math.abs(points), null)} points`
}

/**
 * Returns a table of the rates over all seeds, and of everything that changed. The table is empty if nothing changed.
 */
export function comparisonTable({ comparison, rates }: Pick<TestReport, 'comparison' | 'rates'>): Table {
  if (comparison === undefined || comparison === null) return { columns, rows: [] }
  const changed = [
    ...comparison.seeds.map(({ address, from, to }) => [address, from, to, 'folder']),
    ...findingRows(comparison.newFindings, comparison.newFindingCount, newRow),
    ...findingRows(comparison.goneFindings, comparison.goneFindingCount, goneRow),
  ]
  if (changed.length === 0 && !comparison.rates.some(isChanged)) return { columns, rows: [] }
  const shownRates = comparison.rates.filter((one) => isMeasured(one) && (one.scope === 'overall' || isChanged(one)))
  return { columns, rows: [...shownRates.map((one) => rateRow(one, rates)), ...changed] }
}

const columns: Table['columns'] = [
  { title: 'rate, mailbox or finding', kind: 'text' },
  { title: 'baseline', kind: 'text' },
  { title: 'this run', kind: 'text' },
  { title: 'change', kind: 'text' },
]

function isMeasured({ percent, baselinePercent }: RateChange): boolean {
  return percent !== null || baselinePercent !== null
}

function rateRow(change: RateChange, rates: readonly RateEvaluation[]): readonly string[] {
  const limit = rates.find(({ rate, scope }) => rate === change.rate && scope === change.scope)
  const { percent, baselinePercent, changePoints } = change
  return [
    titleIn(change),
    percentText(baselinePercent, limit),
    percentText(percent, limit),
    changeText(changePoints, change),
  ]
}

function changeText(points: number | null, change: RateChange): string {
  if (points !== null) return points === 0 ? 'none' : pointsText(points)
  // With both percentages, only outstanding results can prevent a comparison.
  return change.percent === null || change.baselinePercent === null ? '–' : 'results outstanding'
}

function findingRows(
  findings: readonly FindingChange[],
  count: number,
  rowOf: (finding: FindingChange) => readonly string[],
): readonly (readonly string[])[] {
  const more = count - findings.length
  return [...findings.map(rowOf), ...(more <= 0 ? [] : [[`and ${renderCount(more, 'more finding')}`, '', '', '']])]
}

function newRow(finding: FindingChange): readonly string[] {
  return [findingText(finding), '–', 'found', `new ${finding.severity}`]
}

function goneRow(finding: FindingChange): readonly string[] {
  return [findingText(finding), 'found', '–', 'gone']
}

/** The maximum length of a finding's text, and of its rule. */
const longestFinding = 300

function findingText({ text, rule, count }: FindingChange): string {
  const details = [rule !== null && rule !== text ? rule : null, count === 1 ? null : `${count} times`].filter(
    (detail) => detail !== null,
  )
  return `${shorten(text, longestFinding)}${details.length === 0 ? '' : ` (${shorten(details.join(', '), longestFinding)})`}`
}
