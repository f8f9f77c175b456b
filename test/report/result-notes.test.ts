import { describe, expect, it } from 'vitest'

import type { TestReport } from '../../src/check/check-result.ts'
import { runNotes, testFacts, testNotes, urgentNotes } from '../../src/report/result-notes.ts'
import { aResult, aSeed } from '../support/check-builders.ts'
import { aCheckResult, aRate, aSeedReport, aTestReport } from '../support/finished-results.ts'

function titles(result: Parameters<typeof runNotes>[0]): readonly string[] {
  return runNotes(result).map((note) => note.title)
}

/** A test with seeds of these placement kinds. */
function seen(...kinds: readonly ('observed' | 'simulated')[]): TestReport {
  const results = kinds.map((placementKind) => aResult(aSeed(1), 'INBOX', { placementKind }))
  return aTestReport({ seeds: results.map((result) => aSeedReport({ result })) })
}

function remoteTitles(...tests: readonly TestReport[]): readonly string[] {
  return titles(aCheckResult({ serviceKind: 'remote', tests }))
}

describe('runNotes()', () => {
  it('marks simulated folders', () => {
    expect(titles(aCheckResult())).toEqual(['Local simulation'])
    expect(titles(aCheckResult({ serviceKind: 'remote' }))).toEqual([])
  })

  it('has no simulation note for observed folders', () => {
    expect(remoteTitles(seen('observed', 'simulated'))).toEqual(['Partly local simulation'])
    expect(remoteTitles(seen('observed'), seen('simulated'))).toEqual(['Partly local simulation'])
    expect(remoteTitles(seen('observed'))).toEqual([])
    expect(remoteTitles(seen('simulated'))).toEqual(['Local simulation'])
  })

  it('notes a dry run, a cancellation or an error', () => {
    const tests = [aTestReport({ test: null })]
    const error = { code: 'API_TIMEOUT', message: 'late' }
    expect(titles(aCheckResult({ tests, isDryRun: true, isCancelled: true, error, notices: ['x'] }))).toEqual([
      'Dry run',
      'Canceled',
      'Error API_TIMEOUT',
      'Notice',
    ])
  })

  it('explains how to read the results of a run that only sent its mail', () => {
    const sent = { mode: 'send', serviceKind: 'remote' } as const
    const [note] = runNotes(aCheckResult(sent))
    expect(note?.title).toBe('Next step')
    expect(note?.text).toContain('mode await and the tests output of this run as tracking-id (trk-AAAA')
    const many = Array.from({ length: 7 }, () => aTestReport())
    expect(runNotes(aCheckResult({ ...sent, tests: many }))[0]?.text).toMatch(/ and 2 more\)\.$/u)
    expect(titles(aCheckResult({ ...sent, tests: [aTestReport({ test: null })] }))).toEqual([])
    const partly = [aTestReport(), aTestReport({ outcome: 'fail', test: null })]
    expect(runNotes(aCheckResult({ ...sent, outcome: 'fail', tests: partly }))).toMatchObject([
      { title: 'Next step', text: expect.stringContaining('(trk-AAAAAAAAAAAAAAAAAAAAAAAA).') },
    ])
    expect(titles(aCheckResult({ ...sent, isDryRun: true }))).toEqual(['Dry run'])
    const failing = aTestReport({ outcome: 'fail' })
    expect(titles(aCheckResult({ ...sent, outcome: 'fail', tests: [failing] }))).toEqual([])
  })

  it('states once why some messages were not sent, including the error', () => {
    const error = { code: 'API_TIMEOUT', message: 'late' }
    const notSent = { outcome: 'inconclusive', reason: 'late' } as const
    const unsent = aTestReport({ outcome: 'not-sent', test: null })
    const some = aCheckResult({ outcome: 'inconclusive', tests: [aTestReport(), unsent, unsent], error, notSent })
    expect(urgentNotes(some)).toEqual([{ kind: 'warning', title: 'Not sent', text: '2 of 3 templates: late' }])
    expect(urgentNotes({ ...some, tests: [unsent, unsent] })).toEqual([])
  })

  it('does not repeat an error that the sentence contains', () => {
    const error = { code: 'API_TIMEOUT', message: 'late' }
    expect(titles(aCheckResult({ tests: [], reason: 'late', error }))).toEqual([])
  })

  it.each([
    ['fail', 'warn', 'fail', 'gate is set to warn, so this outcome does not fail the step.'],
    ['fail', 'off', 'fail', 'gate is set to off, so this outcome does not fail the step.'],
    [
      'inconclusive',
      'fail',
      'warn',
      'With these settings, an inconclusive outcome causes a warning and does not fail the step.',
    ],
    ['fail', 'fail', 'warn', undefined],
    ['misconfigured', 'warn', 'warn', undefined],
  ] as const)('for %s with gate %s and on-inconclusive %s notes: %j', (outcome, gate, onInconclusive, expected) => {
    expect(runNotes(aCheckResult({ tests: [], outcome, gate, onInconclusive })).at(0)?.text).toBe(expected)
  })
})

describe('testNotes()', () => {
  it('shows warnings, and reasons missing from the sentence', () => {
    const rates = [aRate('inbox', { reason: 'said' }), aRate('spf', { reason: 'unsaid' })]
    const notes = testNotes(aTestReport({ warnings: ['careful'], rates, reason: 'said' }))
    expect(notes.map((note) => [note.kind, note.text])).toEqual([
      ['warning', 'careful'],
      ['info', 'unsaid'],
    ])
  })
})

describe('testFacts()', () => {
  it('states the weight of one seed', () => {
    expect(testFacts(aTestReport())).toContain('1 of 9 seeds = 11.1 points')
  })

  it('returns null for a test that was never created', () => {
    expect(testFacts(aTestReport({ test: null, pointsPerSeed: null, spamPercent: null })).join(' ')).not.toMatch(
      /tracking|decided|points|Spam/u,
    )
  })

  it('states how long sending took if no result was read', () => {
    expect(testFacts(aTestReport({ rates: [] }))).toContain('sent in 1 s')
  })

  it('omits the subject and the sender if another run sent the mail', () => {
    expect(testFacts(aTestReport({ subject: '', from: '' }))[0]).toBe('marketing mail')
  })
})
