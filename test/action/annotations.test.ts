import { describe, expect, it } from 'vitest'

import { annotationsFor, printAnnotations } from '../../src/action/annotations.ts'
import { type Annotation, openLog } from '../../src/action/log.ts'
import { sentenceOf } from '../../src/check/outcome-sentence.ts'
import { aCheckResult, aRate, aTestReport } from '../support/finished-results.ts'
import { aPostmasterReport, someDays } from '../support/postmaster-results.ts'
import { runnerCommands } from '../support/runner-commands.ts'
import { startStep } from '../support/runner-step.ts'

function print(annotations: readonly Annotation[]): { commands: ReturnType<typeof runnerCommands>; output: string } {
  using step = startStep()
  printAnnotations(openLog(), annotations)
  return { commands: runnerCommands(step.printed()), output: step.printed() }
}

function warnings(count: number): readonly Annotation[] {
  return Array.from({ length: count }, (_, index): Annotation => {
    return {
      severity: 'warning',
      title: 't',
      message: `number ${index + 1}`,
      place: { file: 'a.html', line: index + 1 },
    }
  })
}

const failing = aTestReport({
  outcome: 'fail',
  reason: 'inbox rate 50.0% is below 85%',
  rates: [
    aRate('inbox', { status: 'missed', reason: 'inbox rate 50.0% is below 85%' }),
    aRate('dkim', { status: 'undecided', reason: 'DKIM was not measured' }),
    aRate('spf'),
  ],
})

describe('annotationsFor()', () => {
  it('returns nothing for a pass without warnings', () => {
    expect(annotationsFor(aCheckResult())).toEqual([])
  })

  it('annotates no file in mode await, because the path of the template may be unknown', () => {
    const [annotation] = annotationsFor(aCheckResult({ outcome: 'fail', mode: 'await', tests: [failing] }))
    expect(annotation).toMatchObject({ title: 'presend: fail', place: null })
  })

  it('annotates the template of a failing test, with reasons missing from its sentence', () => {
    expect(annotationsFor(aCheckResult({ outcome: 'fail', tests: [failing] }))).toEqual([
      {
        severity: 'error',
        title: 'presend: fail',
        message: 'fail: inbox rate 50.0% is below 85%\nDKIM was not measured\nPlacement (local simulation)',
        place: { file: 'emails/order.html' },
      },
    ])
  })

  it('annotates postmaster data without a place', () => {
    const bad = aPostmasterReport(someDays(7, { 3: { spam: 0.0034 } }))
    const high = aPostmasterReport(someDays(7, { 3: { spam: 0.0015 } }), { domain: 'mail.shop.example' })
    const result = aCheckResult({ outcome: 'fail', reason: bad.reason, postmaster: [bad, high] })
    const message =
      'postmaster data for mail.shop.example: user-reported spam rate was 0.15% on 2026-06-07, not below the warning threshold of 0.1%'
    expect(annotationsFor(result)).toEqual([
      { severity: 'error', title: 'presend: fail', message: sentenceOf(bad), place: null },
      { severity: 'warning', title: 'presend', message, place: null },
    ])
  })

  it.each([
    ['gate: warn', { gate: 'warn', outcome: 'fail' }],
    ['on-inconclusive: warn', { onInconclusive: 'warn', outcome: 'inconclusive' }],
  ] as const)('only warns under %s', (_what, more) => {
    const result = aCheckResult({ ...more, tests: [{ ...failing, outcome: more.outcome }] })
    expect(annotationsFor(result).map((annotation) => annotation.severity)).toEqual(['warning'])
  })

  it('uses notices with gate: off', () => {
    const off = { gate: 'off', tests: [failing] } as const
    expect(annotationsFor(aCheckResult({ ...off, outcome: 'fail' })).map((one) => one.severity)).toEqual(['notice'])
    const wrong = aCheckResult({ gate: 'off', outcome: 'misconfigured', problems: [{ input: 'a', expected: 'b' }] })
    expect(annotationsFor(wrong).map((one) => one.severity)).toEqual(['error'])
  })

  it('annotates each problem at its place, without a summary', () => {
    const problems = [
      { input: 'quorum', came: '"x"', expected: 'a number', place: { file: '.github/presend.yml', line: 3 } },
      { input: 'template', expected: 'a path' },
    ]
    const result = aCheckResult({
      outcome: 'misconfigured',
      reason: '2 problems',
      tests: [],
      problems,
    })
    expect(annotationsFor(result)).toEqual([
      {
        severity: 'error',
        title: 'presend: quorum',
        message: 'quorum (.github/presend.yml:3): expected a number, got "x"',
        place: { file: '.github/presend.yml', line: 3 },
      },
      { severity: 'error', title: 'presend: template', message: 'template: expected a path', place: null },
    ])
  })

  it('annotates the problems of a template at the template, and no other template', () => {
    const problems = [{ input: 'render-command', came: 'exit code 1', expected: 'exit code 0' }]
    const [one, two] = ['a.tsx', 'b.tsx'].map((templatePath) =>
      aTestReport({ templatePath, outcome: 'misconfigured', test: null, problems }),
    )
    const tests = [aTestReport(), one ?? aTestReport(), two ?? aTestReport()]
    const result = aCheckResult({ outcome: 'misconfigured', tests, problems })
    expect(annotationsFor(result)).toMatchObject([{ title: 'presend: render-command', place: { file: 'a.tsx' } }])
  })

  it('annotates once why messages were not sent', () => {
    const unsent = aTestReport({ outcome: 'not-sent', test: null })
    const notSent = { outcome: 'inconclusive', reason: 'no service' } as const
    const result = aCheckResult({ outcome: 'fail', tests: [failing, unsent, unsent], notSent })
    expect(annotationsFor(result).map(({ title, message, place }) => [title, message.split('\n')[0], place])).toEqual([
      ['presend: fail', 'fail: inbox rate 50.0% is below 85%', { file: 'emails/order.html' }],
      ['presend: inconclusive', 'no service', null],
    ])
  })

  it('annotates the error of a run without tests and problems', () => {
    const error = { code: 'API_UNREACHABLE', message: 'Creating the test: expected a reply, got ECONNREFUSED' }
    expect(annotationsFor(aCheckResult({ outcome: 'inconclusive', tests: [], error }))).toEqual([
      { severity: 'error', title: 'presend: inconclusive', message: error.message, place: null },
    ])
  })

  it('orders annotations by severity', () => {
    const result = aCheckResult({
      outcome: 'fail',
      notices: ['a notice'],
      tests: [aTestReport({ warnings: ['a warning'] }), failing],
    })
    expect(annotationsFor(result).map((annotation) => annotation.severity)).toEqual(['error', 'warning', 'notice'])
  })
})

describe('printAnnotations()', () => {
  it("prints all annotations within the runner's limit", () => {
    expect(print(warnings(9)).commands.map((command) => command.data)).toEqual(warnings(9).map((one) => one.message))
  })

  it('states the number of further annotations in the last annotation, and lists these in the log', () => {
    const { commands, output } = print(warnings(20))
    const shown = commands.filter((command) => command.name === 'warning')
    expect(shown).toHaveLength(9)
    expect(shown.at(-1)?.data).toBe('12 more warnings; see the log and the job summary')
    expect(output).toContain('::group::12 more (warning)\na.html:9: number 9\n')
    expect(output).toContain('a.html:20: number 20\n::endgroup::\n')
  })

  it('keeps room for one later warning', () => {
    using step = startStep()
    const log = openLog()
    printAnnotations(log, warnings(50))
    log.warn('the comment is forbidden')
    expect(runnerCommands(step.printed()).at(-1)).toMatchObject({ name: 'warning', data: 'the comment is forbidden' })
  })

  it('prints ten error annotations', () => {
    const errors = warnings(11).map((one): Annotation => Object.assign(one, { severity: 'error' as const }))
    expect(print(errors).commands.filter((command) => command.name === 'error')).toHaveLength(10)
  })
})
