/** Converts a result to tables. The text is not escaped, because each report format escapes it differently. */

import type { CheckResult, PlacementRow, RateEvaluation, SeedReport, TestReport } from '../check/check-result.ts'
import { testTitle } from '../check/outcome-sentence.ts'
import { rateKinds, standardRateNames } from '../foundation/contract/rate-kinds.ts'
import { renderPlace } from '../foundation/errors/problem.ts'
import { shorten } from '../foundation/errors/shorten.ts'
import { folderTitles, overallRate, percentText, placementKindOf, placeOf, rateFigure, verdictText } from './figures.ts'
import type { Column, Table } from './table.ts'

/** The maximum length of a cell, in characters. Longer text, such as a long SMTP reply, is truncated. */
const longestCell = 600

type ColumnSpec = readonly [title: string, kind?: Column['kind']]

/** Creates a table without empty columns. */
function table(specs: readonly ColumnSpec[], rows: Table['rows']): Table {
  const used = specs.map((_, index) => rows.some((row) => (row[index] ?? '') !== ''))
  const columns = specs.map(([title, kind]): Column => ({ title, kind: kind ?? 'text' }))
  return {
    columns: columns.filter((_, index) => used[index]),
    rows: rows.map((row) => row.filter((_, index) => used[index]).map((cell) => shorten(cell, longestCell))),
  }
}

/** Returns a table of the spam score and the rates that have a value or a threshold. */
export function rateTable(test: Pick<TestReport, 'rates' | 'spamScore'>): Table {
  const rows = test.rates.filter(isWorthShowing).map((rate) => {
    const { title, value, counts, limit, verdict } = rateFigure(rate)
    return [title, value, counts, limit, verdict]
  })
  const columns = ['value', 'seeds or copies', 'limit'].map((title) => [title, 'number'] as const)
  return table([['rate'], ...columns, ['result', 'word']], [...rows, ...spamScoreRows(test)])
}

/**
 * Returns a compact table with a column per rate and a row per provider type. @param mark renders a result as a symbol
 */
export function rateGrid(test: TestReport, mark: (verdict: string) => string): Table {
  const shown = test.rates.filter(isWorthShowing)
  const names = [...new Set(shown.map((rate) => rate.rate))]
  const scopes = [...new Set(shown.map((rate) => rate.scope))]
  const cellOf = (rate: RateEvaluation | undefined): string => {
    if (rate === undefined) return ''
    const { value, counts, limit, verdict } = rateFigure(rate)
    const figure = rate.percent === null ? value : `${value} (${counts})`
    return `${mark(verdict)} ${figure}, limit ${limit}`.trim()
  }
  const scores = spamScoreRows(test)
  const rows = scopes.map((scope, index) => [
    scope === 'overall' ? 'all' : scope,
    ...names.map((name) => cellOf(shown.find((rate) => rate.rate === name && rate.scope === scope))),
    ...scores.map(([, score, , limit, verdict]) =>
      index === 0 ? `${mark(verdict ?? '')} ${score}, limit ${limit}` : '',
    ),
  ])
  const titles = names.map((name) => rateKinds[name].name)
  const columns = [...titles, ...scores.map(() => 'spam score')].map((title) => [title] as const)
  return scopes.length > 1
    ? table([['mailboxes'], ...columns], rows)
    : table(
        columns,
        rows.map((row) => row.slice(1)),
      )
}

function isWorthShowing({ percent, status }: RateEvaluation): boolean {
  return percent !== null || status !== 'no-threshold'
}

/** Returns the row for the spam score, which is not a rate and does not affect the outcome. */
function spamScoreRows({ spamScore }: Pick<TestReport, 'spamScore'>): Table['rows'] {
  if (spamScore === null) return []
  const { engine, score, threshold } = spamScore
  const isSpam = score >= threshold
  return [[`spam score (${engine})`, score.toFixed(1), '–', `< ${threshold.toFixed(1)}`, isSpam ? 'missed' : 'met']]
}

/** Returns a table of a run's tests. */
export function overviewTable(tests: readonly TestReport[]): Table {
  const rows = tests.map((test) => [
    test.outcome,
    testTitle(test),
    ...standardRateNames.map((name) => {
      const rate = overallRate(test, name)
      return rate === null ? '–' : percentText(rate.percent, rate).replace('not measured', '–')
    }),
  ])
  return table(
    [
      ['outcome', 'word'],
      ['template', 'code'],
      ...standardRateNames.map((name) => [rateKinds[name].name, 'number'] as const),
    ],
    rows,
  )
}

/** Counts the copies by folder (rows) and provider type (columns). The first row counts the copies in the inbox. */
export function placementTable(test: TestReport): Table {
  const folders = [
    ['tabs', (row: PlacementRow) => row.tabCount],
    ['Spam', (row: PlacementRow) => row.spamCount],
    ['no folder', (row: PlacementRow) => row.noneCount],
  ] as const
  const { placement } = test
  if (placement.length === 0) return table([], [])
  const hasFolders = placement.some((row) => row.noneCount < row.seedCount)
  const inInbox = ['in the inbox', ...placement.map((row) => `${row.hitCount} of ${row.seedCount}`)]
  const rows = folders
    .filter(([title, countOf]) => placement.some((row) => countOf(row) > 0) && (hasFolders || title !== 'no folder'))
    .map(([title, countOf]) => [title as string].concat(placement.map((row) => String(countOf(row)))))
  return table([['mailboxes'], ...placement.map((row) => [row.providerType, 'number'] as const)], [inInbox, ...rows])
}

/** Returns a table of all seeds in a test. */
export function seedTable(test: TestReport, serviceKind: CheckResult['serviceKind']): Table {
  const kind = placementKindOf(test, serviceKind)
  const rows = test.seeds.map((seed) => [
    seed.address,
    seed.providerType,
    kind === 'mixed' ? placeWithKind(seed) : placeOf(seed),
    verdictText(seed.result?.spf),
    verdictText(seed.result?.dkim),
    verdictText(seed.result?.dmarc),
    seed.status,
    seed.result?.reason ?? '',
    submissionText(seed),
  ])
  return table(
    [
      ['seed', 'code'],
      ['type'],
      [folderTitles[kind]],
      ['SPF'],
      ['DKIM'],
      ['DMARC'],
      ['status'],
      ['why this folder'],
      ['SMTP reply', 'code'],
    ],
    rows,
  )
}

const longColumns: ReadonlySet<string> = new Set(['why this folder', 'SMTP reply'])

/** Returns the table of seeds without its long columns. */
export function briefSeedTable(test: TestReport, serviceKind: CheckResult['serviceKind']): Table {
  const { columns, rows } = seedTable(test, serviceKind)
  const isShort = (index: number): boolean => !longColumns.has(columns[index]?.title ?? '')
  return {
    columns: columns.filter((_, index) => isShort(index)),
    rows: rows.map((row) => row.filter((_, index) => isShort(index))),
  }
}

/**
 * Returns a seed's folder and whether it was simulated or observed, which matters if a test has both kinds of
 * placement.
 */
function placeWithKind(seed: SeedReport): string {
  const kind = seed.result?.folder === null ? null : (seed.result?.placementKind ?? null)
  return kind === null ? placeOf(seed) : `${placeOf(seed)} (${kind})`
}

/**
 * Returns the queue id, which users can search for in the server's log. If there is no queue id, returns the reply code
 * or the status.
 */
function submissionText({ submission }: SeedReport): string {
  if (submission === null) return ''
  if (submission.status === 'accepted') return submission.queueId ?? String(submission.reply.code)
  return submission.status === 'rejected' ? String(submission.reply.code) : submission.status
}

/** Returns a table of the problems with inputs. */
export function problemTable(result: CheckResult): Table {
  const rows = result.problems.map((problem) => [
    problem.place === undefined ? '' : renderPlace(problem.place),
    problem.input,
    problem.came ?? '',
    problem.expected,
    problem.todo ?? '',
  ])
  return table([['where', 'code'], ['input', 'code'], ['got'], ['expected'], ['fix']], rows)
}

/** Returns a table of the settings with their sources. `all` includes settings with default values. */
export function settingTable(result: CheckResult, which: 'given' | 'all'): Table {
  const shown = result.settings.filter((setting) => which === 'all' || setting.source !== 'default')
  const rows = shown.map((setting) => [
    setting.name,
    setting.shown,
    setting.place === null ? setting.source : `${setting.source} ${renderPlace(setting.place)}`,
  ])
  return table([['setting', 'code'], ['value'], ['from']], rows)
}
