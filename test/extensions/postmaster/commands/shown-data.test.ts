import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ShownData, shownCsv, shownObject } from '../../../../src/extensions/postmaster/commands/shown-data.ts'
import type { PostmasterSeries } from '../../../../src/foundation/contract/postmaster-replies.ts'
import { domainSeries } from '../../../../src/foundation/contract/read-postmaster.ts'
import { parseWire } from '../../../../src/foundation/contract/wire-schema.ts'
import { valueOf } from '../../../support/parsed.ts'
import { anAccount, type DayFigures, seriesOf } from '../../../support/postmaster-days.ts'

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
  ipReputation: [{ date: '2026-06-03', high: 3, medium: 1, low: 0, bad: 0 }],
  domainReputation: [
    { date: '2026-06-02', reputation: null },
    { date: '2026-06-03', reputation: 'LOW' },
  ],
  feedbackLoop: [{ date: '2026-06-02', spam_count: 2, fbl_count: 1 }],
}

describe('shownCsv()', () => {
  it('renders a header and one row per day with CRLF, and empty cells for missing data', () => {
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

  it('writes small ratios without an exponent', () => {
    expect(shownCsv(shown(seriesOf([{ date: '2026-06-01', spam: 1e-7 }])))).toContain(',0.0000001,')
  })

  it('renders no cell that a spreadsheet reads as a formula, whatever names the service returns', () => {
    const word = fc.oneof(fc.constantFrom('=1+1', '@SUM(A1)', '-2', '+3', '\t=4', 'a"b', 'x,y', 'x\r\n=y'), fc.string())
    fc.assert(
      fc.property(word, word, (errorClass, errorType) => {
        const series = {
          ...seriesOf([]),
          deliveryErrors: [
            { date: '2026-06-01', errors: [{ error_class: errorClass, error_type: errorType, error_ratio: 0.5 }] },
          ],
        }
        const lines = shownCsv(shown(series)).split('\r\n')
        expect(lines).toHaveLength(3)
        expect(lines[1]).toMatch(/^shop\.example,2026-06-01,{13}\w[\w -]*\/\w[\w -]*=0\.5$/u)
      }),
      { numRuns: 500 },
    )
  })

  it('renders every ratio without rounding', () => {
    const ratio = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => Number(value.toFixed(12)))
    const figures = fc.record({
      spam: fc.option(ratio, { nil: null }),
      spf: ratio,
      dkim: ratio,
      dmarc: ratio,
      tls: fc.option(ratio, { nil: null }),
    })
    fc.assert(
      fc.property(fc.array(figures, { minLength: 1, maxLength: 5 }), (figuresByDay) => {
        const series = seriesOf(figuresByDay.map((day, index) => ({ ...day, date: `2026-06-0${index + 1}` })))
        const [header = [], ...rows] = shownCsv(shown(series))
          .trimEnd()
          .split('\r\n')
          .map((line) => line.split(','))
        const column = (name: string): readonly (readonly [unknown, number])[] =>
          rows.flatMap((cells) => {
            const cell = cells[header.indexOf(name)] ?? ''
            return cell === '' ? [] : [[cells[1], Number(cell)] as const]
          })
        expect(column('spam_rate')).toEqual(series.spamRate.map((day) => [day.date, day.value]))
        expect(column('dmarc_success_ratio')).toEqual(
          series.authentication.map((day) => [day.date, day.dmarc_success_ratio]),
        )
      }),
      { numRuns: 100 },
    )
  })
})

describe('shownObject()', () => {
  it('renders the series in the format of the API', () => {
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
