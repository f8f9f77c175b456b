import { describe, expect, it } from 'vitest'

import { reportOutcomes, toOutcome } from '../../src/check/report-outcomes.ts'
import type { PutOutcomeRequest } from '../../src/foundation/contract/test-outcome.ts'
import { putOutcomeRequest } from '../../src/foundation/contract/test-outcome.ts'
import { parseWire } from '../../src/foundation/contract/wire-schema.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { aCheckResult, aFinding, aTestReport } from '../support/finished-results.ts'

const reported = aTestReport({ outcome: 'fail', reason: 'inbox rate 0.0% is below 85%' })
const { test } = reported
const withPage = { ...reported, test: test === null ? null : { ...test, reportUrl: 'https://presend.example/r/x' } }
const settings = { metadata: {} }

async function refuse(): Promise<never> {
  return await Promise.reject(new Error('404'))
}

describe('reportOutcomes()', () => {
  it('reports each test that has a report page', async () => {
    const sent: PutOutcomeRequest[] = []
    const reportOutcome = async (report: { readonly outcome: PutOutcomeRequest }): Promise<void> => {
      sent.push(report.outcome)
      await Promise.resolve()
    }
    await reportOutcomes(aCheckResult({ tests: [withPage, reported] }), settings, { reportOutcome, clock: fakeClock() })
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ outcome: 'fail', reason: 'inbox rate 0.0% is below 85%' })
  })

  it('does not report that mail was sent as a verdict', async () => {
    const sent: string[] = []
    const reportOutcome = async (report: { readonly outcome: PutOutcomeRequest }): Promise<void> => {
      sent.push(report.outcome.outcome)
      await Promise.resolve()
    }
    const tests = [{ ...withPage, outcome: 'pass' as const }, withPage]
    await reportOutcomes(aCheckResult({ mode: 'send', tests }), settings, { reportOutcome, clock: fakeClock() })
    expect(sent).toEqual(['fail'])
  })

  it('never fails, for example if the service does not support the request', async () => {
    const ports = { reportOutcome: refuse, clock: fakeClock() }
    await expect(reportOutcomes(aCheckResult({ tests: [withPage] }), settings, ports)).resolves.toBeUndefined()
  })
})

describe('toOutcome()', () => {
  it('has the outcome and the reason of the cause for a message that was not sent', () => {
    const unsent = aTestReport({ outcome: 'not-sent', reason: 'see the run' })
    const notSent = { outcome: 'misconfigured', reason: 'wrong password' } as const
    expect(toOutcome(unsent, { metadata: {}, mode: 'check', notSent })).toMatchObject(notSent)
  })

  it('names template, commit, branch, run and pull request', () => {
    const metadata = {
      commit: '4fbc063',
      branch: 'main',
      run_url: 'https://ci.example/1',
      pull_request_url: 'https://git.example/a/b/pull/1',
    }
    expect(toOutcome(reported, { metadata, mode: 'check' })).toMatchObject({
      ...metadata,
      template: 'emails/order.html',
    })
  })

  it('omits the subject if another run sent the mail', () => {
    const report = { ...reported, subject: '' }
    expect(toOutcome(report, { metadata: {}, mode: 'await' })).not.toHaveProperty('subject')
    expect(toOutcome(report, { metadata: {}, mode: 'check' }).subject).toBe('')
  })

  it('fits the contract, whatever its strings contain', () => {
    const hostile = '\0\uD800'.repeat(5000)
    const report = {
      ...reported,
      sentence: hostile,
      subject: hostile,
      templatePath: hostile,
      findings: Array.from({ length: 200 }, () => aFinding({ message: hostile, fix: hostile })),
    }
    const metadata = { commit: hostile, branch: 7, run_url: 'javascript:x', pull_request_url: hostile }
    const outcome = toOutcome(report, { metadata, mode: 'check' })
    expect(parseWire(putOutcomeRequest, outcome).status).toBe('ok')
    expect(outcome.run_url).toBeUndefined()
  })
})
