import { describe, expect, it } from 'vitest'

import { runOutcome, runSentence, testTitle } from '../../src/check/outcome-sentence.ts'

function test(outcome: 'pass' | 'fail' | 'inconclusive' | 'misconfigured', templatePath: string) {
  return { outcome, templatePath, dataSet: null, sentence: `${outcome}: because of ${templatePath}` }
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
    expect(runSentence([])).toBe('inconclusive: nothing was tested')
  })
})

describe('runSentence()', () => {
  it('returns the sentence of a single test', () => {
    expect(runSentence([test('fail', 'a')])).toBe('fail: because of a')
  })

  it('counts the outcomes and states the first reason', () => {
    expect(runSentence([test('pass', 'a'), test('fail', 'b'), test('fail', 'c')])).toBe(
      'fail: 2 of 3 templates fail (b: because of b)',
    )
    expect(runSentence([test('pass', 'a'), test('pass', 'b')])).toBe('pass: all 2 templates passed')
  })
})

describe('testTitle()', () => {
  it('names the data set when there is one', () => {
    expect(testTitle({ templatePath: 'a.html', dataSet: null })).toBe('a.html')
    expect(testTitle({ templatePath: 'a.html', dataSet: 'german' })).toBe('a.html [german]')
  })
})
