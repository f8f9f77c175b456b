/**
 * `node tools/scripts/compare-behavior.ts BEFORE AFTER [BEFORE_AGAIN]`: compares folders that test runs with RECORD_RUNS wrote,
 * and prints each difference in exit codes, outputs, reports and printed text. Random and measured values (ids, ports,
 * times, paths of temporary folders) are replaced by the same words first. A value that differs between BEFORE and
 * BEFORE_AGAIN, two runs of the same program, is not compared. Exits with 1 if anything differs. CONTRIBUTING.md says how
 * to use it.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

const [before = '', after = '', again = before] = process.argv.slice(2)

/** Values that differ between two runs of the same program, in the order of replacement. */
const varying: readonly (readonly [RegExp, string])[] = [
  [/\/tmp\/presend-[a-z-]+[A-Za-z0-9]{6}/gu, 'FOLDER'],
  [/\b(pst(?:_|&#95;|\\_))[A-Za-z0-9]{20,}/gu, '$1ID'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gu, 'UUID'],
  [/\b(?:127\.0\.0\.1|localhost|\[::1\]):[0-9]+/gu, 'LOOPBACK'],
  [/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?: ?UTC|Z)?/gu, 'TIME'],
  [/[A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (?:[+-]\d{4}|GMT)/gu, 'DATE'],
  [/(smtp-port(?::|<\/code><\/td><td>|` \|) ?)\d+/gu, '$1PORT'],
  [/("value": ")\d{5}"/gu, '$1PORT"'],
  [/recorded as [0-9a-f]{12}/gu, 'recorded as ID'],
  [/\bQ\d+\b/gu, 'QUEUE'],
  [/tracking-0{10,}\d+/gu, 'TRACKING'],
  [/"PATH":"[^"]*"/gu, '"PATH":""'],
  [/time=\\?"[\d.]+\\?"/gu, 'time=DURATION'],
  [/\b\d+(?:\.\d+)? ?(?:ms|s|seconds?)\b/gu, 'DURATION'],
  [/((?:Ms|Seconds|_seconds|port|[pP]id)\\?": )[\d.]+/gu, '$1NUMBER'],
]

const old = runsIn(before)
const unsteady = new Set(differencesOf(old, runsIn(again)).map(({ path }) => path))
const found = differencesOf(old, runsIn(after)).filter(({ path }) => !unsteady.has(path))
for (const one of found) print(one)
console.log(`${found.length} differences; not compared, because two runs before differ: ${unsteady.size} values`)
process.exitCode = found.length === 0 ? 0 : 1

interface Difference {
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

function runsIn(folder: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(readdirSync(folder).map((file) => [file, runsOf(join(folder, file))]))
}

function runsOf(path: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(path, 'utf8'), (key, value: unknown) => {
    if (key === 'base' || key.startsWith('.git/')) return undefined
    return typeof value === 'string' ? steady(value) : value
  })
}

function steady(text: string): string {
  return varying.reduce((changed, [pattern, word]) => changed.replace(pattern, word), text)
}

function differencesOf(one: unknown, other: unknown, path: string = ''): readonly Difference[] {
  if (isDeepStrictEqual(one, other)) return []
  if (!isObject(one) || !isObject(other)) return [{ path, before: one, after: other }]
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return keys.flatMap((key) => differencesOf(one[key], other[key], `${path} / ${key}`))
}

function print({ path, before: one, after: other }: Difference): void {
  const [a, b] = [lines(one), lines(other)]
  console.log(path)
  for (const line of a.filter((each) => !b.includes(each)).slice(0, 5)) console.log(`  - ${line.slice(0, 300)}`)
  for (const line of b.filter((each) => !a.includes(each)).slice(0, 5)) console.log(`  + ${line.slice(0, 300)}`)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function lines(value: unknown): readonly string[] {
  return (typeof value === 'string' ? value : JSON.stringify([value], null, 1)).split('\n')
}
