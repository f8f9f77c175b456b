import { expect, it } from 'vitest'

import { authenticationPart } from '../../../src/service/report-page/authentication-part.ts'
import { aRefusal } from '../../storage/builders.ts'
import { aJudgedRecord, aReportedTest, textOf } from './report-builders.ts'

it('authenticationPart() counts received copies: passed, failed, and what nobody could measure', () => {
  const failed = aJudgedRecord({ isPass: false, result: 'fail' })
  const unmeasured = aJudgedRecord({ isPass: null, isMeasured: false, result: null })
  const { seeds } = aReportedTest([aJudgedRecord({}), aJudgedRecord({}), failed, unmeasured, aRefusal(550), null])
  expect(textOf(authenticationPart(seeds))).toBe('Method Passed Failed Not measured SPF 2 1 1 DKIM 2 1 1 DMARC 2 1 1')
})

it('authenticationPart() measures nothing where nothing was received', () => {
  expect(textOf(authenticationPart(aReportedTest([null, aRefusal(550)]).seeds))).toContain('nothing is measured')
})
