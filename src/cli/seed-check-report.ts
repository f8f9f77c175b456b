/** Renders the results of `presend seeds check`. */

import {
  type CheckedPart,
  type CheckName,
  checkNames,
  type SeedCheck,
  type SeedVerdict,
  seedVerdict,
} from '../extensions/mailboxes/check/seed-check.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import type { Column, Table } from '../report/table.ts'
import { textColumn } from './print-data.ts'

const titles: Readonly<Record<CheckName, string>> = {
  connection: 'connection',
  login: 'login',
  folders: 'spam folder',
  idle: 'IDLE',
  quota: 'quota',
  delivery: 'delivery',
  'plus-address': 'plus-address',
  results: 'results',
}

const words: Readonly<Record<CheckedPart['status'], string>> = {
  works: 'ok',
  lacks: 'lacks',
  fails: 'FAILS',
  unchecked: '-',
}

const wordColumn = (title: string): Column => ({ title, kind: 'word' })

/** Returns a table with one row per seed. */
export function seedCheckTable(checks: readonly SeedCheck[]): Table {
  const columns = [textColumn('seed'), ...checkNames.map((name) => wordColumn(titles[name]))]
  return {
    columns: [...columns, textColumn('folder'), { title: 'delay', kind: 'number' }],
    rows: checks.map(({ address, parts, folder, delayMs }) => [
      address,
      ...checkNames.map((name) => words[parts.find((part) => part.name === name)?.status ?? 'unchecked']),
      folder ?? '-',
      delayMs === null ? '-' : `${(delayMs / 1000).toFixed(1)} s`,
    ]),
  }
}

/** Returns a line for each problem: the seed, the part that was tested, its result, and the fix. */
export function seedCheckAdvice(checks: readonly SeedCheck[]): readonly string[] {
  return checks.flatMap(({ address, parts }) =>
    parts.flatMap(({ name, detail, todo }) =>
      todo === null ? [] : [`${address}: ${titles[name]}: ${detail}; ${todo}`],
    ),
  )
}

/** Renders a summary such as `3 seeds: 2 work, 1 fails`. */
export function seedCheckSentence(checks: readonly SeedCheck[]): string {
  const verdicts = checks.map(seedVerdict)
  const count = (wanted: SeedVerdict): number => verdicts.filter((verdict) => verdict === wanted).length
  const parts = [
    [count('works'), 'works', 'work'],
    [count('limited'), 'works with limits', 'work with limits'],
    [count('fails'), 'fails', 'fail'],
  ] as const
  const counted = parts.filter(([number]) => number > 0).map(([number, one, more]) => renderCount(number, one, more))
  return `${renderCount(checks.length, 'seed')}: ${counted.join(', ')}`
}

/** Converts the result for a seed to the object that `--json` prints. */
export function seedCheckObject(check: SeedCheck): Readonly<Record<string, unknown>> {
  const { address, parts, folder, delayMs } = check
  return {
    address,
    verdict: seedVerdict(check),
    folder,
    delay_ms: delayMs,
    parts: parts.map(({ name, status, detail, todo }) => ({ name, status, detail, todo })),
  }
}
