import { expect, it } from 'vitest'
import { authenticationTable, placementTable } from '../../../src/service/report-page/report-tables.ts'
import { aRecord, aRefusal } from '../../storage/builders.ts'
import { aJudgedRecord, aReportedTest, textOf } from './report-builders.ts'

it('authenticationTable() counts passed, failed and unmeasured copies', () => {
  const failed = aJudgedRecord({ isPass: false, result: 'fail' })
  const unmeasured = aJudgedRecord({ isPass: null, isMeasured: false, result: null })
  const { seeds } = aReportedTest([aJudgedRecord({}), aJudgedRecord({}), failed, unmeasured, aRefusal(550), null])
  expect(textOf(authenticationTable(seeds))).toBe('Method Passed Failed Not measured SPF 2 1 1 DKIM 2 1 1 DMARC 2 1 1')
})

it('authenticationTable() says "not measured" if no copy was received', () => {
  expect(textOf(authenticationTable(aReportedTest([null, aRefusal(550)]).seeds))).toContain(
    'Not measured: no copy has been received.',
  )
})

it('placementTable() counts by provider type, without empty columns', () => {
  const { seeds } = aReportedTest([aRecord(), aRefusal(550), null, aRecord()])
  expect(textOf(placementTable(seeds))).toBe(
    'consumer business protected Provider type Seeds Inbox Not received Rejected consumer 2 2 0 0 business 1 0 0 1 protected 1 0 1 0 all 4 2 1 1',
  )
})

it('placementTable() draws bars that fill the width', () => {
  const { seeds } = aReportedTest(Array.from({ length: 9 }, (_, index) => (index < 5 ? aRecord() : null)))
  for (const bar of String(placementTable(seeds)).match(/<svg.*?<\/svg>/gu) ?? []) {
    const widths = [...bar.matchAll(/ width="([\d.]+)"/gu)].map((match) => Number(match[1]))
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 1)
  }
})
