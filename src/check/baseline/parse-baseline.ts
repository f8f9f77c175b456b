/** Parses a report.json of an earlier run. The file is untrusted: a pull request may have changed it. */

import { fieldOf, isObject } from '../../errors/json-object.ts'
import { bad, joinParsed, ok, type Parsed, parsedObject, quoteValue } from '../../errors/problem.ts'
import { shorten } from '../../errors/shorten.ts'
import { severities } from '../../preflight/finding.ts'
import {
  type Baseline,
  type ComparableFinding,
  type ComparableRate,
  type ComparableSeed,
  type ComparableTest,
  isFinal,
  longestText,
  placeOf,
  toComparableFinding,
} from './comparable.ts'

/** The version of report.json that presend writes. */
const reportVersion = 1

/** The maximum number of tests in a run, and therefore in a report. */
const maxTestCount = 1000

/** Parses the text of a report.json. Any problem has the path of the file. Fields that are not compared are ignored. */
export function parseBaseline(text: string, file: string): Parsed<Baseline> {
  const parsed = parseReport(readJson(text))
  if (parsed.status === 'ok') return parsed
  const [first] = parsed.problems
  const expected = `a report.json that presend wrote${first === undefined ? '' : `, with ${first.expected}`}`
  const todo = 'use the report.json of an earlier run, or remove baseline'
  return bad({ input: 'baseline', came: first?.came ?? 'another file', expected, todo, place: { file } })
}

/** Returns `undefined` for text that is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function parseReport(report: unknown): Parsed<Baseline> {
  if (!isObject(report))
    return malformed('a JSON object', report === undefined ? 'text that is not JSON' : 'other JSON')
  const version = fieldOf(report, 'version')
  if (version !== reportVersion) return malformed(`version ${reportVersion}`, `version ${quoteValue(version ?? null)}`)
  const serviceKind = fieldOf(report, 'serviceKind')
  const tests = listIn(report, 'tests', '', parseTest)
  if (tests.status === 'ok' && tests.value.length > maxTestCount)
    return malformed(`at most ${maxTestCount} tests`, String(tests.value.length))
  return parsedObject<Baseline>({
    startedAt: ok(parseTime(fieldOf(report, 'startedAt'))),
    serviceKind:
      serviceKind === 'embedded' || serviceKind === 'remote'
        ? ok(serviceKind)
        : malformed('the serviceKind embedded or remote', quoteValue(serviceKind ?? null)),
    tests,
  })
}

function parseTime(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z$/u.test(value) ? value : null
}

function parseTest(test: unknown, at: string): Parsed<ComparableTest> {
  const [trackingId, receivedCount] = [fieldOf(test, 'trackingId'), fieldOf(test, 'receivedCount')]
  const compliance = fieldOf(test, 'compliance')
  return parsedObject<ComparableTest>({
    templatePath: textIn(test, 'templatePath', at),
    dataSet: textOrNullIn(test, 'dataSet', at),
    isSent: ok(typeof trackingId === 'string'),
    receivedCount: ok(typeof receivedCount === 'number' ? receivedCount : 0),
    isPreflighted: ok(Array.isArray(compliance) && compliance.length > 0),
    uncheckedRules: listIn(test, 'unchecked', at, (rule, place) => textIn(rule, 'ruleId', place)),
    rates: listIn(test, 'rates', at, parseRate),
    seeds: listIn(test, 'seeds', at, parseSeed),
    findings: findingsIn(test, at),
  })
}

function parseRate(rate: unknown, at: string): Parsed<ComparableRate> {
  const openCount = fieldOf(rate, 'openCount')
  const fields = parsedObject({
    rate: textIn(rate, 'rate', at),
    scope: textIn(rate, 'scope', at),
    percent: percentIn(rate, 'percent', at),
    highestPercent: percentIn(rate, 'highestPercent', at),
  })
  if (fields.status === 'bad') return fields
  const { highestPercent, ...value } = fields.value
  const open = typeof openCount === 'number' ? openCount : 0
  return ok({ ...value, isFinal: isFinal({ percent: value.percent, openCount: open, highestPercent }) })
}

function parseSeed(seed: unknown, at: string): Parsed<ComparableSeed> {
  const [submission, result, status] = [fieldOf(seed, 'submission'), fieldOf(seed, 'result'), fieldOf(seed, 'status')]
  const code = fieldOf(fieldOf(submission, 'reply'), 'code')
  const rejectCode = fieldOf(submission, 'status') === 'rejected' && typeof code === 'number' ? code : null
  const fields = parsedObject({
    address: textIn(seed, 'address', at),
    placementKind: textOrNullIn(result, 'placementKind', `${at}.result`),
    folder: textOrNullIn(result, 'folder', `${at}.result`),
  })
  if (fields.status === 'bad') return fields
  const { folder, ...value } = fields.value
  return ok({ ...value, place: placeOf({ rejectCode, folder, status: typeof status === 'string' ? status : '' }) })
}

function findingsIn(test: unknown, at: string): Parsed<readonly ComparableFinding[]> {
  const parsed = listIn(test, 'findings', at, parseFinding)
  return parsed.status === 'bad' ? parsed : ok(parsed.value.filter((finding) => finding !== null))
}

function parseFinding(finding: unknown, at: string): Parsed<ComparableFinding | null> {
  const written = fieldOf(finding, 'severity')
  const severity = severities.find((one) => one === written)
  const text = fieldOf(finding, 'text')
  const fields = parsedObject({
    source: textIn(finding, 'source', at),
    severity:
      severity === undefined
        ? malformed(`error, warning or notice in ${at}.severity`, quoteValue(written ?? null))
        : ok(severity),
    rule: textOrNullIn(finding, 'rule', at),
    text: typeof text === 'string' ? ok(text) : malformed(`a string in ${at}.text`, quoteValue(text ?? null)),
  })
  return fields.status === 'bad' ? fields : ok(toComparableFinding(fields.value))
}

/** Returns the parsed items of a list. A missing list counts as empty, because older versions wrote fewer fields. */
function listIn<T>(
  value: unknown,
  name: string,
  at: string,
  parse: (item: unknown, at: string) => Parsed<T>,
): Parsed<readonly T[]> {
  const path = pathOf(at, name)
  const list = fieldOf(value, name)
  if (list === undefined && at !== '') return ok([])
  if (!Array.isArray(list)) return malformed(`a list in ${path}`, quoteValue(list ?? null))
  const items: readonly unknown[] = list
  return joinParsed(items.map((item, index) => parse(item, `${path}[${index}]`)))
}

function textIn(value: unknown, name: string, at: string): Parsed<string> {
  const text = fieldOf(value, name)
  if (typeof text === 'string') return ok(shorten(text, longestText))
  return malformed(`a string in ${pathOf(at, name)}`, quoteValue(text ?? null))
}

function textOrNullIn(value: unknown, name: string, at: string): Parsed<string | null> {
  return fieldOf(value, name) == null ? ok(null) : textIn(value, name, at)
}

function percentIn(value: unknown, name: string, at: string): Parsed<number | null> {
  const percent = fieldOf(value, name) ?? null
  if (percent === null) return ok(null)
  if (typeof percent === 'number' && percent >= 0 && percent <= 100) return ok(percent)
  return malformed(`a percentage or null in ${pathOf(at, name)}`, quoteValue(percent))
}

function pathOf(at: string, name: string): string {
  return at === '' ? name : `${at}.${name}`
}

function malformed(expected: string, came: string): ReturnType<typeof bad> {
  return bad({ input: 'baseline', came, expected })
}
