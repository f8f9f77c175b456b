/** A result as tables of plain text: each format escapes and lays them out, and none counts anything itself. */

import type { CheckResult, SeedReport, TestReport } from '../check/check-result.ts'
import { testTitle } from '../check/outcome-sentence.ts'
import { renderPlace } from '../errors/problem.ts'
import {
  folderTitles,
  overallRate,
  percentText,
  placementKindOf,
  placeOf,
  rateFigure,
  shareText,
  verdictText,
} from './figures.ts'
import { shorten } from './plain-text.ts'

/**
 * What a column holds: `code` is to be copied (addresses, paths), `number` is aligned to the right, `word` is one of
 * our own words (outcomes, statuses), which formats may mark or colour.
 */
export interface Column {
  readonly title: string
  readonly kind: 'text' | 'code' | 'number' | 'word'
}

/** Cells are foreign text, not yet escaped for any format. */
export interface Table {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
}

/** No server's reply may fill a report alone. */
const longestCell = 600

/** Seeds that are named where several share one trouble. */
const mostNamedSeeds = 6

type ColumnSpec = readonly [title: string, kind?: Column['kind']]

/** Columns in which no row has anything are left out. */
function table(specs: readonly ColumnSpec[], rows: Table['rows']): Table {
  const used = specs.map((_, index) => rows.some((row) => (row[index] ?? '') !== ''))
  const columns = specs.map(([title, kind]): Column => ({ title, kind: kind ?? 'text' }))
  return {
    columns: columns.filter((_, index) => used[index]),
    rows: rows.map((row) => row.filter((_, index) => used[index]).map((cell) => shorten(cell, longestCell))),
  }
}

/** Every rate with value, limit, and whether it is met. */
export function thresholdTable(test: TestReport): Table {
  const rows = test.rates.map((rate) => {
    const { title, value, counts, limit, verdict } = rateFigure(rate)
    return [title, value, counts, limit, verdict]
  })
  const columns = ['value', 'seeds or copies', 'threshold'].map((title) => [title, 'number'] as const)
  return table([['rate'], ...columns, ['result', 'word']], rows)
}

/** One line a test, for runs with several. */
export function overviewTable(result: CheckResult): Table {
  const rows = result.tests.map((test) => [
    test.outcome,
    testTitle(test),
    ...(['inbox', 'spf', 'dkim', 'dmarc'] as const).map((name) => {
      const rate = overallRate(test, name)
      return percentText(rate?.percent ?? null, rate?.thresholdPercent ?? null)
    }),
  ])
  return table(
    [
      ['outcome', 'word'],
      ['template', 'code'],
      ['inbox', 'number'],
      ['SPF', 'number'],
      ['DKIM', 'number'],
      ['DMARC', 'number'],
    ],
    rows,
  )
}

/** Seeds that share one trouble. */
export interface Trouble {
  readonly seeds: readonly SeedReport[]
  readonly reason: string
  readonly fix: string
}

/** The seeds with trouble, those with the same reason together, failing ones first. */
export function troublesOf(test: TestReport): readonly Trouble[] {
  const order: readonly SeedReport['status'][] = ['failing', 'missing', 'excluded']
  const troubled = order.flatMap((status) => test.seeds.filter((seed) => seed.status === status))
  const groups = Map.groupBy(troubled, (seed) => JSON.stringify([seed.status, seed.reason, seed.fix]))
  return [...groups.values()].map((seeds) => ({
    seeds,
    reason: shorten(seeds[0]?.reason ?? '', longestCell),
    fix: shorten(seeds[0]?.fix ?? '', longestCell),
  }))
}

/** `seed1@…, seed2@…, and 7 more`. */
export function seedNames({ seeds }: Trouble): string {
  const named = seeds.slice(0, mostNamedSeeds).map((seed) => seed.address)
  const more = seeds.length - named.length
  return [...named, ...(more === 0 ? [] : [`and ${more} more`])].join(', ')
}

/** One row a trouble. */
export function troubleTable(test: TestReport): Table {
  const rows = troublesOf(test).map((trouble) => {
    const types = [...new Set(trouble.seeds.map((seed) => seed.providerType))]
    return [String(trouble.seeds.length), seedNames(trouble), types.join(', '), trouble.reason, trouble.fix]
  })
  return table([['count', 'number'], ['seeds', 'code'], ['type'], ['why'], ['what to do']], rows)
}

/** Where the copies are, by provider type. */
export function placementTable(test: TestReport): Table {
  const rows = test.placement.map((row) => [
    row.providerType,
    String(row.seedCount),
    ...[row.inboxCount, row.tabCount, row.spamCount, row.noneCount].map(
      (count) => `${count} (${shareText(count, row.seedCount)})`,
    ),
  ])
  const counted = ['INBOX', 'tabs', 'Spam', 'no folder'].map((title) => [title, 'number'] as const)
  return table([['provider type'], ['seeds', 'number'], ...counted], rows)
}

/** Every seed. */
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
      ['handed over', 'code'],
    ],
    rows,
  )
}

/** Where a heading cannot say it for all, each seed says it for itself. */
function placeWithKind(seed: SeedReport): string {
  const kind = seed.result?.folder === null ? null : (seed.result?.placementKind ?? null)
  return kind === null ? placeOf(seed) : `${placeOf(seed)} (${kind})`
}

/** The queue id keeps the way into the server's log. */
function submissionText({ submission }: SeedReport): string {
  if (submission === null) return ''
  if (submission.status === 'accepted') return submission.queueId ?? String(submission.reply.code)
  return submission.status === 'rejected' ? String(submission.reply.code) : submission.status
}

/** Everything that is wrong with the input. */
export function problemTable(result: CheckResult): Table {
  const rows = result.problems.map((problem) => [
    problem.place === undefined ? '' : renderPlace(problem.place),
    problem.input,
    problem.came ?? '',
    problem.expected,
    problem.todo ?? '',
  ])
  return table([['where', 'code'], ['input', 'code'], ['got'], ['expected'], ['what to do']], rows)
}

/** The settings that were in force, and where each came from. */
export function settingTable(result: CheckResult): Table {
  const rows = result.settings.map((setting) => [
    setting.name,
    setting.shown,
    setting.place === null ? setting.source : `${setting.source} ${renderPlace(setting.place)}`,
  ])
  return table([['setting', 'code'], ['value'], ['from']], rows)
}
