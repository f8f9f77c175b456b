import { expect, it } from 'vitest'

import { placementPart } from '../../../src/service/report-page/placement-part.ts'
import { aRecord, aRefusal } from '../../storage/builders.ts'
import { aReportedTest, textOf } from './report-builders.ts'

it('placementPart() counts by provider type, with a column for what there is alone', () => {
  const { seeds } = aReportedTest([aRecord(), aRefusal(550), null, aRecord()])
  expect(textOf(placementPart(seeds))).toBe(
    'consumer business protected Provider type Seeds Inbox Not arrived Refused consumer 2 2 0 0 business 1 0 0 1 protected 1 0 1 0 all 4 2 1 1',
  )
})

it('placementPart() draws bars that fill their width', () => {
  const { seeds } = aReportedTest(Array.from({ length: 9 }, (_, index) => (index < 5 ? aRecord() : null)))
  for (const bar of placementPart(seeds).match(/<svg.*?<\/svg>/gu) ?? []) {
    const widths = [...bar.matchAll(/ width="([\d.]+)"/gu)].map((match) => Number(match[1]))
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 1)
  }
})
