import { describe, expect, it } from 'vitest'

import { runNotes, testFacts, testNotes } from '../../src/report/result-notes.ts'
import { aCheckResult, aRate, aTestReport } from '../support/finished-results.ts'

function titles(result: Parameters<typeof runNotes>[0]): readonly string[] {
  return runNotes(result).map((note) => note.title)
}

describe('runNotes()', () => {
  it('says that folders are a simulation when they are', () => {
    expect(titles(aCheckResult())).toEqual(['Local simulation'])
    expect(titles(aCheckResult({ serviceKind: 'remote' }))).toEqual([])
  })

  it('says that a run was dry, cancelled, or broke', () => {
    const tests = [aTestReport({ test: null })]
    const error = { code: 'API_TIMEOUT', message: 'late' }
    expect(titles(aCheckResult({ tests, isDryRun: true, isCancelled: true, error, notices: ['x'] }))).toEqual([
      'Dry run',
      'Cancelled',
      'Error API_TIMEOUT',
      'Notice',
    ])
  })

  it('does not repeat an error that the sentence says', () => {
    const error = { code: 'API_TIMEOUT', message: 'late' }
    expect(titles(aCheckResult({ tests: [], sentence: 'inconclusive: late', error }))).toEqual([])
  })

  it.each([
    ['fail', 'warn', 'fail', 'gate is warn, so this does not fail the step.'],
    ['fail', 'off', 'fail', 'gate is off, so this does not fail the step.'],
    ['inconclusive', 'fail', 'warn', 'An inconclusive outcome only warns by the settings.'],
    ['fail', 'fail', 'warn', undefined],
    ['misconfigured', 'warn', 'warn', undefined],
  ] as const)('of %s with gate %s and on-inconclusive %s says %j', (outcome, gate, onInconclusive, expected) => {
    expect(runNotes(aCheckResult({ tests: [], outcome, gate, onInconclusive })).at(0)?.text).toBe(expected)
  })
})

describe('testNotes()', () => {
  it('shows warnings, and reasons that the sentence leaves out', () => {
    const rates = [aRate('inbox', { reason: 'said' }), aRate('spf', { reason: 'unsaid' })]
    const notes = testNotes(aTestReport({ warnings: ['careful'], rates, sentence: 'fail: said' }))
    expect(notes.map((note) => [note.kind, note.text])).toEqual([
      ['warning', 'careful'],
      ['info', 'unsaid'],
    ])
  })
})

describe('testFacts()', () => {
  it('says what one seed is worth', () => {
    expect(testFacts(aTestReport())).toContain('1 of 9 seeds = 11.1 points')
  })

  it('says nothing of a test that was never created', () => {
    expect(testFacts(aTestReport({ test: null, pointsPerSeed: null, spamPercent: null })).join(' ')).not.toMatch(
      /tracking|decided|points|Spam/u,
    )
  })
})
