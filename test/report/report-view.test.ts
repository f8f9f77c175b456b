import { expect, it } from 'vitest'

import { toReportView } from '../../src/report/report-view.ts'
import { aCheckResult, aFinding, aSeedReport, aTestReport } from '../support/finished-results.ts'

const result = aCheckResult()

it('toReportView() takes outcome and reason from the evaluation', () => {
  const { gate, title } = toReportView(aTestReport({ outcome: 'fail', reason: 'inbox rate 0.0%' }), result)
  expect(gate).toMatchObject({ outcome: 'fail', reason: 'inbox rate 0.0%' })
  expect(title).toBe('emails/order.html')
})

it('toReportView() lists the findings as fixes', () => {
  const { fixes } = toReportView(aTestReport({ findings: [aFinding()] }), result)
  expect(fixes).toEqual([
    { severity: 'error', text: 'The subject is all capitals (SUBJ_ALL_CAPS, 2.1 points)', fix: 'Use sentence case.' },
  ])
})

it('toReportView() shows a rejected copy with the reply, and a copy without a result as waiting', () => {
  const reply = { code: 550, enhancedCode: '5.7.1', text: 'no' }
  const submission = { status: 'rejected', seed: 'a', phase: 'data', reply } as const
  const seeds = [aSeedReport({ submission, status: 'failing' }), aSeedReport({ status: 'missing' })]
  const views = toReportView(aTestReport({ seeds }), result).seeds
  expect(views.map(({ state, reply: text }) => [state, text])).toEqual([
    ['refused', '550 5.7.1 no'],
    ['waiting', ''],
  ])
})
