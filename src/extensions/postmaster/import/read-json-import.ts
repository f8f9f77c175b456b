/** Imports JSON: `{"shop.example": {the seven series, as GET /postmaster_accounts/:id returns them}}`. */

import { type DomainPostmasterReply, domainReply } from '../../../foundation/contract/postmaster-replies.ts'
import { parseWire, renderJsonPath } from '../../../foundation/contract/wire-schema.ts'
import { isObject } from '../../../foundation/errors/json-object.ts'
import { bad, ok, type Parsed, type Problem, type SourcePlace } from '../../../foundation/errors/problem.ts'
import { type DayCollector, dayCollector } from './collect-days.ts'
import {
  addSeries,
  type ImportedDays,
  type ImportRules,
  noSeries,
  parseDay,
  parseImportedDomain,
} from './import-rules.ts'

/** Reports all problems in all domains. A domain may omit series. */
export function readJsonImport(text: string, rules: ImportRules): Parsed<ImportedDays> {
  const place = { file: rules.file }
  const json = parseJsonText(text)
  if (json.status === 'bad') return bad({ input: 'json', came: json.came, expected: 'valid JSON (RFC 8259)', place })
  const given = readImportedDomains(json.value, rules)
  const repeated = repeatedKeys(text).map(({ key, line }): Problem => {
    const expected = 'unique names within each object'
    return { input: 'json', came: `${JSON.stringify(key)} twice`, expected, place: { ...place, line } }
  })
  if (given.status === 'ok' && repeated.length === 0) return given
  // Don't use bad(...all), because a function call accepts only about 100,000 arguments.
  return { status: 'bad', problems: [...repeated, ...(given.status === 'bad' ? given.problems : [])] }
}

/** Imports data from parsed JSON. */
export function readImportedDomains(json: unknown, rules: ImportRules): Parsed<ImportedDays> {
  const place = { file: rules.file }
  if (!isObject(json)) {
    const expected = 'an object whose names are domains: {"shop.example": {"spam_rate_data": […], …}}'
    return bad({
      input: rules.root ?? '$',
      came: shapeOf(json),
      expected,
      place,
    })
  }
  const collector = dayCollector()
  const problems = Object.entries(json).flatMap(([name, value]) => addDomain(collector, { name, value, rules }))
  const all = [...problems, ...collector.problems]
  if (all.length > 0) return { status: 'bad', problems: all }
  if (collector.days.length === 0)
    return bad({ input: rules.root ?? '$', came: 'none', expected: 'at least one day', place })
  return ok(collector.days)
}

function shapeOf(json: unknown): string {
  if (json === null) return 'null'
  return Array.isArray(json) ? 'an array' : `a ${typeof json}`
}

function addDomain(
  collector: DayCollector,
  { name, value, rules }: { readonly name: string; readonly value: unknown; readonly rules: ImportRules },
): readonly Problem[] {
  const place = { file: rules.file }
  const root = renderJsonPath([name], rules.root)
  const domain = parseImportedDomain(name, { input: root, place })
  const series = parseWire(domainReply, isObject(value) ? { ...noSeries, ...value } : value, root)
  const problems = [domain, series].flatMap((one) => (one.status === 'bad' ? one.problems : []))
  if (domain.status === 'bad' || series.status === 'bad') return problems.map((problem) => reworded(problem, place))
  const wrongDays = dayProblems(series.value, root, rules)
  addSeries(collector, { domain: domain.value, series: series.value }, (at, index) => ({
    input: renderJsonPath([at, index], root),
    place,
  }))
  return wrongDays
}

/** Rewrites the schema's error message for an unknown name. */
function reworded(problem: Problem, place: SourcePlace): Problem {
  const unknown = /^Unrecognized keys?: (.*)$/su.exec(problem.expected)?.[1]
  if (unknown === undefined) return { ...problem, place }
  return { input: problem.input, came: unknown, expected: 'only names that the API reference defines', place }
}

/** Rejects future dates. The schema checks only that dates are valid. */
function dayProblems(series: DomainPostmasterReply, root: string, { file, nowMs }: ImportRules): readonly Problem[] {
  return Object.entries(series).flatMap(([name, entries]) =>
    entries.flatMap((entry: { readonly date: string }, index: number) => {
      const input = renderJsonPath([name, index, 'date'], root)
      const day = parseDay(entry.date, { input, place: { file } }, nowMs)
      return day.status === 'bad' ? day.problems : []
    }),
  )
}

function parseJsonText(
  text: string,
): { readonly status: 'ok'; readonly value: unknown } | { readonly status: 'bad'; readonly came: string } {
  try {
    return { status: 'ok', value: JSON.parse(text) }
  } catch (error) {
    return {
      status: 'bad',
      came: error instanceof Error ? `a syntax error (${error.message.slice(0, 200)})` : 'a syntax error',
    }
  }
}

/** A repeated name and the line on which it is repeated. */
export interface RepeatedKey {
  readonly key: string
  readonly line: number
}

/** Finds names that are repeated within one object in valid JSON. JSON.parse would silently keep only the last one. */
export function repeatedKeys(text: string): readonly RepeatedKey[] {
  const repeated: RepeatedKey[] = []
  const open: (Set<string> | null)[] = []
  // Matches brackets and strings. If a string is a name, the match includes the colon after it.
  for (const token of text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/gsu)) {
    const [whole, string, colon] = token
    if (whole === '{' || whole === '[') open.push(whole === '{' ? new Set() : null)
    else if (whole === '}' || whole === ']') open.pop()
    const names = open.at(-1)
    if (string === undefined || colon === undefined || names === null || names === undefined) continue
    const key = String(JSON.parse(string))
    if (names.has(key)) repeated.push({ key, line: text.slice(0, token.index).split('\n').length })
    names.add(key)
  }
  return repeated
}
