import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PostmasterSeries } from '../../../src/contract/postmaster-data.ts'
import { domainSeries } from '../../../src/contract/read-postmaster.ts'
import { parseWire } from '../../../src/contract/wire-schema.ts'
import { type ShownData, shownCsv, shownObject } from '../../../src/postmaster/commands/shown-data.ts'
import { readCsvImport } from '../../../src/postmaster/import/read-csv-import.ts'
import { valueOf } from '../../support/parsed.ts'
import { anAccount, type DayFigures, seriesOf } from '../../support/postmaster-days.ts'

const range = { startDate: '2026-06-01', endDate: '2026-06-30' }

function shown(series: PostmasterSeries, domain: string | null = 'shop.example'): ShownData {
  return { account: anAccount(), domain, range, series }
}

const days: readonly DayFigures[] = [
  { date: '2026-06-01', spam: 0.0001, tls: null, errorRatios: null },
  { date: '2026-06-03', spam: null, dkim: 0.99, errorRatios: [] },
]

const full: PostmasterSeries = {
  ...seriesOf(days),
  ipReputation: [{ date: '2026-06-03', highCount: 3, mediumCount: 1, lowCount: 0, badCount: 0 }],
  domainReputation: [
    { date: '2026-06-02', reputation: null },
    { date: '2026-06-03', reputation: 'LOW' },
  ],
  feedbackLoop: [{ date: '2026-06-02', spamCount: 2, loopCount: 1 }],
}

describe('shownCsv()', () => {
  it('has a row a day, ends lines as RFC 4180 does, and leaves a gap empty', () => {
    const heading =
      'domain,date,spam_rate,ip_high,ip_medium,ip_low,ip_bad,domain_reputation,spam_count,fbl_count,' +
      'spf_success_ratio,dkim_success_ratio,dmarc_success_ratio,tls_success_ratio,delivery_errors'
    expect(shownCsv(shown(full)).split('\r\n')).toEqual([
      heading,
      'shop.example,2026-06-01,0.0001,,,,,,,,1,1,1,,',
      'shop.example,2026-06-02,,,,,,,2,1,,,,,',
      'shop.example,2026-06-03,,3,1,0,0,LOW,,,1,0.99,1,1,none',
      '',
    ])
    expect(shownCsv(shown(full, null)).split('\r\n')[1]).toBe('2026-06-01,0.0001,,,,,,,,1,1,1,,')
  })

  it('writes no exponents', () => {
    expect(shownCsv(shown(seriesOf([{ date: '2026-06-01', spam: 1e-7 }])))).toContain(',0.0000001,')
  })

  it('holds no cell that a spreadsheet could take for a formula, whatever the service says', () => {
    const word = fc.oneof(fc.constantFrom('=1+1', '@SUM(A1)', '-2', '+3', '\t=4', 'a"b', 'x,y', 'x\r\n=y'), fc.string())
    fc.assert(
      fc.property(word, word, (errorClass, errorType) => {
        const series = {
          ...seriesOf([]),
          deliveryErrors: [{ date: '2026-06-01', errors: [{ errorClass, errorType, errorRatio: 0.5 }] }],
        }
        const lines = shownCsv(shown(series)).split('\r\n')
        expect(lines).toHaveLength(3)
        expect(lines[1]).toMatch(/^shop\.example,2026-06-01,{13}\w[\w -]*\/\w[\w -]*=0\.5$/u)
      }),
      { numRuns: 500 },
    )
  })

  it('is what presend postmaster import reads: the days come back as they were', () => {
    const ratio = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => Number(value.toFixed(12)))
    const figures = fc.record({
      spam: fc.option(ratio, { nil: null }),
      spf: ratio,
      dkim: ratio,
      dmarc: ratio,
      tls: fc.option(ratio, { nil: null }),
    })
    fc.assert(
      fc.property(fc.array(figures, { minLength: 1, maxLength: 5 }), (told) => {
        const series = seriesOf(told.map((day, index) => ({ ...day, date: `2026-06-0${index + 1}` })))
        const rules = { file: 'x.csv', domain: null, nowMs: Date.UTC(2026, 6, 1) }
        const imported = valueOf(readCsvImport(shownCsv(shown(series)), rules)).days
        expect(imported.flatMap(({ date, spamRate }) => (spamRate === null ? [] : [[date, spamRate.value]]))).toEqual(
          series.spamRate.map((day) => [day.date, day.userReportedSpamRatio]),
        )
        expect(imported.map(({ authentication }) => authentication?.dmarc_success_ratio)).toEqual(
          series.authentication.map((day) => day.dmarcSuccessRatio),
        )
      }),
      { numRuns: 100 },
    )
  })
})

describe('shownObject()', () => {
  it('holds the series as the API has them, so that they can be read again', () => {
    const object = shownObject(shown({ ...full, domainReputation: [{ date: '2026-06-03', reputation: 'LOW' }] }))
    expect(object).toMatchObject({
      account: { id: 7, email: 'postmaster@shop.example', source: 'google' },
      domain: 'shop.example',
      start_date: '2026-06-01',
      end_date: '2026-06-30',
    })
    const again = valueOf(parseWire(domainSeries, object['data']))
    expect(again).toEqual({ ...full, domainReputation: [{ date: '2026-06-03', reputation: 'LOW' }] })
  })
})
