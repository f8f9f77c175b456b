/** Parses a report.json of an earlier run. The file is untrusted: a pull request may have changed it. */

import { fieldOf, isObject, parseJson } from '../../foundation/errors/json-object.ts'
import { bad, ok, type Parsed, parsedObject, quoteValue } from '../../foundation/errors/problem.ts'
import { shorten } from '../../foundation/errors/shorten.ts'
import { severities } from '../../preflight/finding.ts'
import {
  type Baseline,
  type ComparableFinding,
  type ComparableRate,
  type ComparableSeed,
  type ComparableTest,
  type FindingPart,
  isFinal,
  longestText,
  placeOf,
  toComparableFindings,
} from './comparable.ts'

/** The version of report.json that presend writes. */
const reportVersion = 1

/** The maximum number of tests in a run, and therefore in a report. */
const maxTestCount = 1000

/** Parses the text of a report.json. Any problem has the path of the file. Fields that are not compared are ignored. */
export function parseBaseline(text: string, file: string): Parsed<Baseline> {
  const parsed = parseReport(parseJson(text))
  if (parsed.status === 'ok') return parsed
  const [first] = parsed.problems
  const expected = `a report.json that presend wrote${first === undefined ? '' : `, with ${first.expected}`}`
  const todo = 'use the report.json of an earlier run, or remove baseline'
  return bad({ input: 'baseline', came: first?.came ?? 'another file', expected, todo, place: { file } })
}

/** A value in the file, and its path for error messages, such as `tests[0].rates`; empty for the whole file. */
interface Spot {
  readonly value: unknown
  readonly path: string
}

function parseReport(report: unknown): Parsed<Baseline> {
  if (!isObject(report))
    return malformed('a JSON object', report === undefined ? 'text that is not JSON' : 'other JSON')
  const { version, serviceKind, startedAt } = report
  if (version !== reportVersion) return malformed(`version ${reportVersion}`, `version ${quoteValue(version ?? null)}`)
  if (!Array.isArray(report['tests'])) return malformed('a list in tests', quoteValue(report['tests'] ?? null))
  const testCount = report['tests'].length
  if (testCount > maxTestCount) return malformed(`at most ${maxTestCount} tests`, String(testCount))
  return parsedObject<Baseline>({
    startedAt: ok(parseTime(startedAt)),
    serviceKind:
      serviceKind === 'embedded' || serviceKind === 'remote'
        ? ok(serviceKind)
        : malformed('the serviceKind embedded or remote', quoteValue(serviceKind ?? null)),
    tests: listIn({ value: report, path: '' }, 'tests', (test) => parseTest(test, modeOf(report))),
  })
}

function parseTime(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z$/u.test(value) ? value : null
}

/** Returns the mode of the run. Only modes other than `check` are written to the report. */
function modeOf({ mode }: Readonly<Record<string, unknown>>): ComparableTest['mode'] {
  return mode === 'send' || mode === 'await' ? mode : 'check'
}

function parseTest(test: Spot, mode: ComparableTest['mode']): Parsed<ComparableTest> {
  const receivedCount = fieldOf(test.value, 'receivedCount')
  return parsedObject<ComparableTest>({
    mode: ok(mode),
    templatePath: textIn(test, 'templatePath'),
    dataSet: textOrNullIn(test, 'dataSet'),
    isSent: ok(typeof fieldOf(test.value, 'trackingId') === 'string'),
    receivedCount: ok(typeof receivedCount === 'number' ? receivedCount : 0),
    isComplete: ok(fieldOf(test.value, 'outstandingCount') === 0),
    checkedRules: listIn(test, 'checkedRules', parseText),
    rates: listIn(test, 'rates', parseRate),
    seeds: listIn(test, 'seeds', parseSeed),
    findings: findingsIn(test),
  })
}

function parseRate(rate: Spot): Parsed<ComparableRate> {
  const openCount = fieldOf(rate.value, 'openCount')
  const fields = parsedObject({
    rate: textIn(rate, 'rate'),
    scope: textIn(rate, 'scope'),
    percent: percentIn(rate, 'percent'),
    highestPercent: percentIn(rate, 'highestPercent'),
  })
  if (fields.status === 'bad') return fields
  const { highestPercent, ...value } = fields.value
  const open = typeof openCount === 'number' ? openCount : 0
  return ok({ ...value, isFinal: isFinal({ percent: value.percent, openCount: open, highestPercent }) })
}

function parseSeed(seed: Spot): Parsed<ComparableSeed> {
  const [submission, status] = [fieldOf(seed.value, 'submission'), fieldOf(seed.value, 'status')]
  const result = fieldIn(seed, 'result')
  const code = fieldOf(fieldOf(submission, 'reply'), 'code')
  const rejectCode = fieldOf(submission, 'status') === 'rejected' && typeof code === 'number' ? code : null
  const fields = parsedObject({
    address: textIn(seed, 'address'),
    placementKind: textOrNullIn(result, 'placementKind'),
    folder: textOrNullIn(result, 'folder'),
  })
  if (fields.status === 'bad') return fields
  const { folder, ...value } = fields.value
  return ok({ ...value, place: placeOf({ rejectCode, folder, status: typeof status === 'string' ? status : '' }) })
}

function findingsIn(test: Spot): Parsed<readonly ComparableFinding[]> {
  const parsed = listIn(test, 'findings', parseFinding)
  return parsed.status === 'bad' ? parsed : ok(parsed.value.flat())
}

function parseFinding(finding: Spot): Parsed<readonly ComparableFinding[]> {
  const { value: severity, path } = fieldIn(finding, 'severity')
  const known = severities.find((one) => one === severity)
  const part = parsePart(finding)
  if (part.status === 'bad') return part
  const fields = parsedObject({
    severity:
      known === undefined ? malformed(`error, warning or notice in ${path}`, quoteValue(severity ?? null)) : ok(known),
    fix: textOrNullIn(finding, 'fix'),
    mergedFrom: listIn(finding, 'mergedFrom', parsePart),
  })
  return fields.status === 'bad' ? fields : ok(toComparableFindings({ ...part.value, ...fields.value }))
}

function parsePart(part: Spot): Parsed<FindingPart> {
  const { value: text, path } = fieldIn(part, 'text')
  // findingText() adds the count to the end of the message.
  const [suffix = '', count = '1'] = typeof text === 'string' ? (/ \((\d{1,6}) times\)$/u.exec(text) ?? []) : []
  return parsedObject<FindingPart>({
    source: textIn(part, 'source'),
    rule: textOrNullIn(part, 'rule'),
    message: typeof text === 'string' ? ok(text.slice(0, text.length - suffix.length)) : notText({ value: text, path }),
    count: ok(Number(count)),
  })
}

/**
 * Returns the parsed items of a list, or the problems of the first malformed item. A missing list counts as empty,
 * because older versions wrote fewer fields.
 */
function listIn<T>(parent: Spot, name: string, parse: (item: Spot) => Parsed<T>): Parsed<readonly T[]> {
  const { value, path } = fieldIn(parent, name)
  if (value === undefined) return ok([])
  if (!Array.isArray(value)) return malformed(`a list in ${path}`, quoteValue(value))
  const items: readonly unknown[] = value
  const values: T[] = []
  for (const [index, item] of items.entries()) {
    const parsed = parse({ value: item, path: `${path}[${index}]` })
    if (parsed.status === 'bad') return parsed
    values.push(parsed.value)
  }
  return ok(values)
}

function parseText(item: Spot): Parsed<string> {
  return typeof item.value === 'string' ? ok(shorten(item.value, longestText)) : notText(item)
}

function textIn(parent: Spot, name: string): Parsed<string> {
  return parseText(fieldIn(parent, name))
}

function notText({ value, path }: Spot): Parsed<never> {
  return malformed(`a string in ${path}`, quoteValue(value ?? null))
}

function textOrNullIn(parent: Spot, name: string): Parsed<string | null> {
  return (fieldOf(parent.value, name) ?? null) === null ? ok(null) : textIn(parent, name)
}

function percentIn(parent: Spot, name: string): Parsed<number | null> {
  const { value, path } = fieldIn(parent, name)
  if (value === undefined || value === null) return ok(null)
  if (typeof value === 'number' && value >= 0 && value <= 100) return ok(value)
  return malformed(`a percentage or null in ${path}`, quoteValue(value))
}

function fieldIn({ value, path }: Spot, name: string): Spot {
  return { value: fieldOf(value, name), path: path === '' ? name : `${path}.${name}` }
}

function malformed(expected: string, came: string): ReturnType<typeof bad> {
  return bad({ input: 'baseline', came, expected })
}
