import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toComparable } from '../../../src/check/baseline/comparable.ts'
import { parseBaseline } from '../../../src/check/baseline/parse-baseline.ts'
import { type Parsed, renderProblem } from '../../../src/foundation/errors/problem.ts'
import { baselineOf, reportText } from '../../support/baselines.ts'
import { checkResults } from '../../support/check-arbitraries.ts'
import { aCheckResult } from '../../support/finished-results.ts'
import { propertyRuns } from '../../support/property-runs.ts'

function problemOf(report: unknown): string {
  const parsed: Parsed<unknown> = parseBaseline(
    typeof report === 'string' ? report : JSON.stringify(report),
    'old.json',
  )
  if (parsed.status === 'ok') throw new Error('expected a problem')
  expect(parsed.problems).toHaveLength(1)
  return parsed.problems.map(renderProblem).join('\n')
}

const valid = { version: 1, serviceKind: 'embedded', tests: [] }
const aTest = { templatePath: 'a.html', dataSet: null }
const todo = 'use the report.json of an earlier run, or remove baseline'

describe('parseBaseline()', () => {
  it('reads every report that presend writes, with the same values that this run compares', () => {
    fc.assert(
      fc.property(checkResults, (result) => {
        const baseline = baselineOf(result)
        expect(baseline.tests).toEqual(result.tests.map((test) => toComparable(test, result.mode)))
        expect(baseline).toMatchObject({ serviceKind: result.serviceKind, startedAt: '2026-01-01T00:00:00.000Z' })
      }),
      { numRuns: propertyRuns(100) },
    )
  })

  it('separates the number of times from the text of a finding', () => {
    const texts = ['No alt (3 times)', 'No alt (often)']
    const findings = texts.map((text) => ({
      source: 'preflight',
      severity: 'error',
      rule: 'image-alt',
      text,
      fix: null,
    }))
    const parsed = parseBaseline(JSON.stringify({ ...valid, tests: [{ ...aTest, findings }] }), 'old.json')
    expect(parsed.status === 'ok' && parsed.value.tests[0]?.findings).toMatchObject([
      { text: 'No alt', count: 3 },
      { text: 'No alt (often)', count: 1 },
    ])
  })

  it('reads a report without the fields that older versions did not write', () => {
    const parsed = parseBaseline(JSON.stringify({ ...valid, tests: [aTest] }), 'old.json')
    expect(parsed).toMatchObject({
      status: 'ok',
      value: {
        startedAt: null,
        tests: [{ checkedRules: [], isComplete: false, isSent: false, findings: [], seeds: [], rates: [] }],
      },
    })
  })

  it('ignores fields that it does not know', () => {
    expect(parseBaseline(reportText({ ...aCheckResult(), tests: [] }).replace('{', '{"later": {},'), 'x').status).toBe(
      'ok',
    )
  })

  const malformed = [
    ['no JSON', '{"version": 1,', 'got text that is not JSON'],
    ['an empty list', [], 'got other JSON'],
    ['another version', { ...valid, version: 2 }, 'with version 1, got version 2'],
    ['no version', { tests: [] }, 'with version 1, got version null'],
    ['no tests', { ...valid, tests: undefined }, 'with a list in tests, got null'],
    ['no service', { ...valid, serviceKind: 'x' }, 'with the serviceKind embedded or remote, got "x"'],
    ['a path that is a number', { ...valid, tests: [{ templatePath: 1 }] }, 'a string in tests[0].templatePath, got 1'],
    [
      'a rate of 101',
      { ...valid, tests: [{ ...aTest, rates: [{ rate: 'inbox', scope: 'overall', percent: 101 }] }] },
      'a percentage or null in tests[0].rates[0].percent, got 101',
    ],
    [
      'a finding without a text',
      { ...valid, tests: [{ ...aTest, findings: [{ source: 'preflight', severity: 'error' }] }] },
      'a string in tests[0].findings[0].text, got null',
    ],
    [
      'a finding with another severity',
      { ...valid, tests: [{ ...aTest, findings: [{ source: 'x', severity: 'fatal', text: 'x' }] }] },
      'error, warning or notice in tests[0].findings[0].severity, got "fatal"',
    ],
    ['a list that is an object', { ...valid, tests: [{ ...aTest, seeds: {} }] }, 'a list in tests[0].seeds, got {}'],
    ['too many tests', { ...valid, tests: Array.from({ length: 1001 }, () => aTest) }, 'at most 1000 tests, got 1001'],
  ] as const

  it.each(malformed)('reports one problem for %s', (_, report, expected) => {
    const problem = problemOf(report)
    expect(problem).toMatch(/^baseline \(old\.json\): expected a report\.json that presend wrote, with /u)
    expect(problem).toContain(expected)
    expect(problem.endsWith(todo)).toBe(true)
  })

  it('reports only the first of many malformed items', () => {
    const findings = Array.from({ length: 200_000 }, () => 1)
    expect(problemOf({ ...valid, tests: [{ ...aTest, findings }] })).toContain('tests[0].findings[0]')
  })

  it('reports a checked rule that is not a string', () => {
    expect(problemOf({ ...valid, tests: [{ ...aTest, checkedRules: ['x', 1] }] })).toContain(
      'a string in tests[0].checkedRules[1], got 1',
    )
  })

  it('takes no time that is not ISO 8601', () => {
    const startedAt = '<img src=x>'
    expect(parseBaseline(JSON.stringify({ ...valid, startedAt }), 'x')).toMatchObject({ value: { startedAt: null } })
  })

  it('survives deep nesting and any other JSON', () => {
    const nested = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    expect(problemOf(`{"version": ${nested}}`)).toContain('got version JSON that is nested too deeply')
    fc.assert(
      fc.property(fc.json(), (text) => {
        parseBaseline(text, 'x')
        parseBaseline(`{"version": 1, "serviceKind": "remote", "tests": [${text}]}`, 'x')
      }),
    )
  })
})
