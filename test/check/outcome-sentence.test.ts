import { describe, expect, it } from 'vitest'

import type { TestOutcome, TestReport } from '../../src/check/check-result.ts'
import {
  countOutcomes,
  runOutcome,
  runReason,
  sentenceOf,
  testOutcomes,
  testTitle,
} from '../../src/check/outcome-sentence.ts'

type CountedTest = Pick<TestReport, 'outcome' | 'templatePath' | 'dataSet' | 'reason' | 'simulated'>

function test(outcome: TestOutcome, templatePath: string): CountedTest {
  return { outcome, templatePath, dataSet: null, reason: `because of ${templatePath}`, simulated: 'none' }
}

function runSentence(run: Parameters<typeof runReason>[0]): string {
  return sentenceOf({ outcome: runOutcome(testOutcomes(run)), ...runReason(run) })
}

function of(...tests: readonly CountedTest[]): Parameters<typeof runReason>[0] {
  return { tests, mode: 'check' }
}

describe('runOutcome()', () => {
  it('returns the worst outcome: misconfigured, fail, inconclusive, pass', () => {
    expect(runOutcome(['pass', 'inconclusive', 'fail', 'misconfigured'])).toBe('misconfigured')
    expect(runOutcome(['pass', 'inconclusive', 'fail'])).toBe('fail')
    expect(runOutcome(['pass', 'inconclusive'])).toBe('inconclusive')
    expect(runOutcome(['pass', 'pass'])).toBe('pass')
  })

  it('never passes without tests', () => {
    expect(runOutcome([])).toBe('inconclusive')
    expect(runSentence({ tests: [], mode: 'check' })).toBe('inconclusive: nothing was tested')
  })
})

describe('runReason()', () => {
  it('returns the sentence of a single test', () => {
    expect(runSentence(of(test('fail', 'a')))).toBe('fail: because of a')
  })

  it('counts the outcomes and states the first reason', () => {
    expect(runSentence(of(test('pass', 'a'), test('fail', 'b'), test('fail', 'c')))).toBe(
      'fail: 2 of 3 templates fail (b: because of b); 1 passes',
    )
    expect(runSentence(of(test('pass', 'a'), test('pass', 'b')))).toBe('pass: all 2 templates passed')
  })
})

describe('messages that were not sent', () => {
  const tests = [test('pass', 'a'), test('fail', 'b'), test('not-sent', 'c'), test('not-sent', 'd')]
  const because = (outcome: 'misconfigured' | 'inconclusive') => {
    return { tests, mode: 'check', notSent: { outcome, reason: 'the service is down' } } as const
  }

  it('count as their cause for the outcome of the run', () => {
    expect(testOutcomes(because('inconclusive'))).toEqual(['pass', 'fail', 'inconclusive', 'inconclusive'])
    expect(runOutcome(testOutcomes(because('misconfigured')))).toBe('misconfigured')
  })

  it('are counted with their cause, behind the templates that are worse', () => {
    expect(runSentence(because('inconclusive'))).toBe(
      'fail: 1 of 4 templates fails (b: because of b), 2 were not sent; 1 passes',
    )
    expect(runSentence(because('misconfigured'))).toBe(
      'misconfigured: 2 of 4 templates were not sent (the service is down), 1 fails; 1 passes',
    )
    expect(countOutcomes(because('inconclusive'))).toBe('1 of 4 templates fails, 2 were not sent; 1 passes')
  })

  it('are not counted if there are no others', () => {
    const run = { ...because('inconclusive'), tests: tests.slice(2) }
    expect(runSentence(run)).toBe('inconclusive: the service is down')
  })

  it('says that the mail of a test passes by being sent if the run only sends', () => {
    expect(countOutcomes({ tests: tests.slice(0, 2), mode: 'send' })).toBe('1 of 2 templates fails; 1 was sent')
  })
})

describe('testTitle()', () => {
  it('names the data set when there is one', () => {
    expect(testTitle({ templatePath: 'a.html', dataSet: null })).toBe('a.html')
    expect(testTitle({ templatePath: 'a.html', dataSet: 'german' })).toBe('a.html [german]')
  })
})
