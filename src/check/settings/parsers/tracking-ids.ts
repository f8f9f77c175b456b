/** Parses `tracking-id`: tracking ids, or the `tests` output of a run with `mode: send`, which also names the templates. */

import { isDeepStrictEqual } from 'node:util'

import {
  isSafeTrackingId,
  type TrackingId,
  toTrackingId,
  trackingIdRule,
} from '../../../foundation/contract/identifiers.ts'
import { isObject, parseJson } from '../../../foundation/errors/json-object.ts'
import { bad, joinParsed, ok, type Parsed, type Problem, quoteValue } from '../../../foundation/errors/problem.ts'
import { badText } from '../engine/bad-text.ts'
import type { Kind } from '../engine/row.ts'
import { listOf } from './kinds.ts'

/** A test of another run. */
export interface SentTest {
  /** The tracking id; `null` if the other run did not create the test, because it could not or must not send the mail. */
  readonly trackingId: TrackingId | null
  /** The path of the template, which a list of tracking ids does not contain; `null` if unknown. */
  readonly templatePath: string | null
  readonly dataSet: string | null
  /** The number of seeds to which the other run sent copies; `null` if unknown. */
  readonly seedCount: number | null
  /** True if the other run passed, which means that it sent every copy that was not rejected; `null` if unknown. */
  readonly isSent: boolean | null
  /** Why no copy was sent: `fail` or `misconfigured` if the template is at fault; `null` if copies may have been sent. */
  readonly unsent: 'fail' | 'misconfigured' | 'not-sent' | null
}

/** The maximum number of tests, which is also the maximum number of templates per run. */
const maxTestCount = 1000
/** The maximum length of a path or of the name of a data set, in UTF-16 code units. */
const longestName = 4096

const ids = listOf({ valueName: 'ids' }, 'words', parseId)

/** Setting type for tests that another run created. */
export const sentTests: Kind<readonly SentTest[], readonly SentTest[]> = {
  ...ids,
  absent: [],
  parse: (given, name) => {
    const isOutput = given.form === 'text' && given.text.trim().startsWith('[')
    const parsed = isOutput ? parseOutput(given.text.trim(), name) : ids.parse(given, name)
    if (parsed.status === 'bad' || parsed.value.length <= maxTestCount) return unique(parsed, name)
    return bad({ input: name, came: `${parsed.value.length} tests`, expected: `at most ${maxTestCount} tests` })
  },
}

/** Removes entries that are equal to an earlier one. Reports entries that have the id of a different entry. */
function unique(parsed: Parsed<readonly SentTest[]>, input: string): Parsed<readonly SentTest[]> {
  if (parsed.status === 'bad') return parsed
  // A test that was not created has no id.
  const byId = Map.groupBy(parsed.value, (test) => test.trackingId ?? test)
  const problems = [...byId.values()].flatMap(([first, ...others]) => {
    const different = others.find((test) => !isDeepStrictEqual(test, first))
    return first === undefined || different === undefined ? [] : [repeatedId([first, different], input)]
  })
  return problems.length > 0 ? bad(...problems) : ok([...byId.values()].flatMap(([first]) => first ?? []))
}

function repeatedId(tests: readonly [SentTest, SentTest], input: string): Problem {
  const names = tests.map(({ templatePath, dataSet }) => quoteValue([templatePath, dataSet].filter(Boolean).join(', ')))
  return {
    input,
    came: `${quoteValue(tests[0].trackingId ?? '')} for ${[...new Set(names)].join(' and for ')}, with different facts`,
    expected: 'a different tracking-id for each test',
    todo: 'pass the tests output of the sending run unchanged; if it is unchanged, the service returned one id for two tests',
  }
}

const unknownFacts = { templatePath: null, dataSet: null, seedCount: null, isSent: null, unsent: null }

function parseId(text: string, input: string): Parsed<SentTest> {
  if (isSafeTrackingId(text)) return ok({ trackingId: toTrackingId(text), ...unknownFacts })
  return badText({ input, text }, `tracking ids (${trackingIdRule}), or the tests output of a run with mode send`)
}

function parseOutput(text: string, input: string): Parsed<readonly SentTest[]> {
  const entries = parseJsonArray(text)
  if (entries === null) return badText({ input, text }, 'the complete tests output of a run with mode send')
  if (entries.length > 0) return joinParsed(entries.map((entry) => parseEntry(entry, input)))
  return bad({
    input,
    came: '"[]"',
    expected: 'at least one test',
    todo: 'skip this run if the tests output of the sending run is []',
  })
}

function parseJsonArray(text: string): readonly unknown[] | null {
  const value = parseJson(text)
  return Array.isArray(value) ? value : null
}

function parseEntry(entry: unknown, input: string): Parsed<SentTest> {
  const fields = isObject(entry) ? entry : {}
  const { template: templatePath, 'data-set': dataSet, 'tracking-id': id, seeds, result } = fields
  if (!isName(templatePath) || !(dataSet === null || isName(dataSet))) {
    const came = quoteValue(JSON.stringify(entry))
    return bad({ input, came, expected: 'entries with template, data-set and tracking-id, as in the tests output' })
  }
  const facts = { ...unknownFacts, templatePath, dataSet }
  if (id === null) {
    const unsent = result === 'fail' || result === 'misconfigured' ? result : 'not-sent'
    return ok({ ...facts, trackingId: null, isSent: false, unsent })
  }
  const parsed = parseId(typeof id === 'string' ? id : '', input)
  const seedCount = typeof seeds === 'number' ? seeds : null
  const unsent = result === 'not-sent' ? result : null
  return parsed.status === 'bad'
    ? parsed
    : ok({ ...parsed.value, ...facts, seedCount, isSent: result === 'pass', unsent })
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestName
}
