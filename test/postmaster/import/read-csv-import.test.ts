import { describe, expect, it } from 'vitest'
import { renderProblem } from '../../../src/errors/problem.ts'
import { csvColumns } from '../../../src/postmaster/import/csv-columns.ts'
import { readCsvImport } from '../../../src/postmaster/import/read-csv-import.ts'
import { emptyDay } from '../../../src/postmaster/storage/accounts-and-days.ts'
import { aFullDay } from '../storage/builders.ts'

const rules = { file: 'f.csv', domain: null, nowMs: Date.parse('2026-11-22T12:00:00Z') }

function read(text: string, domain: string | null = null): unknown {
  const parsed = readCsvImport(text, { ...rules, domain })
  return parsed.status === 'ok' ? parsed.value : parsed.problems.map(renderProblem)
}

describe('readCsvImport()', () => {
  it("reads all columns of presend's own format", () => {
    const header = ['domain', 'date', ...csvColumns.map((column) => column.name)].join(',')
    const row =
      'Shop.example,2026-01-01,0.1%,3,1,0,0,high,2,5,1,0.99,98%,0.999,TEMPORARY_ERROR/RATE_LIMIT_EXCEEDED=0.01'
    const full = aFullDay('shop.example', '2026-01-01')
    const errors = [{ error_class: 'TEMPORARY_ERROR', error_type: 'RATE_LIMIT_EXCEEDED', error_ratio: 0.01 }]
    expect(read(`${header}\n${row}\n`)).toEqual({ days: [{ ...full, deliveryErrors: { errors } }], leftOut: [] })
  })

  it('reads empty cells as no data', () => {
    expect(read('domain,date,spam_rate,tls_success_ratio\nshop.example,2026-01-01,,1\n')).toMatchObject({
      days: [{ ...emptyDay('shop.example', '2026-01-01'), encryption: { tls_success_ratio: 1 } }],
    })
  })

  it('reports every invalid row', () => {
    const rows = Array.from({ length: 150_000 }, () => 'shop.example,never,0.1')
    expect(read(['domain,date,spam_rate', ...rows].join('\n'))).toHaveLength(150_000)
  })

  it('does not report an invalid cell as missing', () => {
    expect(
      read('domain,date,spf_success_ratio,dkim_success_ratio,dmarc_success_ratio\nshop.example,2026-01-01,1,98,1\n'),
    ).toEqual([expect.stringContaining('got "98"')])
  })

  it('uses the domain of the command line if the file has none', () => {
    expect(read('Day,User-reported spam rate (%)\n2026-01-01,0.1\n', 'shop.example')).toMatchObject({
      days: [{ domain: 'shop.example', spamRate: { value: 0.001 } }],
    })
  })

  it('names ignored columns', () => {
    expect(read('Date,DKIM domain,Spam complaint rate,Delivered\n2026-01-01,shop.example,0.1%,9\n')).toMatchObject({
      leftOut: ['the Delivered column'],
    })
  })

  it("distinguishes presend's own headings from providers' similar ones", () => {
    expect(read('date,domain,spam_rate\n2026-01-01,shop.example,0.3\n')).toMatchObject({
      days: [{ spamRate: { value: 0.3 } }],
    })
    expect(read('date,domain,Spam rate\n2026-01-01,shop.example,0.3\n')).toEqual([
      expect.stringContaining('write 0.3%'),
    ])
  })

  it("rejects a provider's number without a unit", () => {
    expect(read('date,domain,Spam complaint rate\n2026-01-01,shop.example,0.3\n2026-01-02,shop.example,0\n')).toEqual([
      'Spam complaint rate (f.csv:2:25): expected a percentage with a % sign, got "0.3"; write 0.3%, or rename the column to spam_rate if its values are ratios from 0 to 1',
    ])
  })

  it('reports all problems in the heading at once', () => {
    expect(read('Date,date,spamrate,color\n')).toEqual([
      'date (f.csv:1:6): expected each column once, got date twice',
      expect.stringMatching(
        /^csv \(f\.csv:1:11\): expected a known column, got "spamrate"; rename the column to one of domain, date, spam_rate/u,
      ),
      expect.stringContaining('got "color"'),
      'csv (f.csv:1:1): expected a domain column, or --domain',
      expect.stringContaining('expected at least one of the columns spam_rate, '),
    ])
    expect(read('domain,spam_rate\n', 'shop.example')).toEqual([
      'csv (f.csv:1:1): expected a date column',
      expect.stringContaining('expected either a domain column or --domain, got both'),
    ])
  })

  it('reports all problems in rows at once with line and column', () => {
    const text = `domain,date,spam_rate,spf_success_ratio,dkim_success_ratio,dmarc_success_ratio,ip_high,domain_reputation,delivery_errors
shop.example,2026-02-29,0.001,,,,,,
shop,2026-01-01,1.5,-1,x,101%,2.5,GOOD,rate limit
shop.example,2026-01-02,,1,,,,,
shop.example,2026-01-03,0.1,,,,,,,surplus
shop.example,2026-01-04,0.1,,,,,,
shop.example,2026-01-04,0.2,,,,,,
shop.example,2026-11-24,0.1,,,,,,
`
    expect(read(text)).toEqual([
      'date (f.csv:2:14): expected a valid date in the format YYYY-MM-DD, got "2026-02-29"',
      'domain (f.csv:3:1): expected a domain, such as shop.example, got "shop"',
      'spam_rate (f.csv:3:17): expected a ratio from 0 to 1, or a percentage with a % sign (0.3%), got "1.5"',
      'spf_success_ratio (f.csv:3:21): expected a ratio from 0 to 1, or a percentage with a % sign (0.3%), got "-1"',
      'dkim_success_ratio (f.csv:3:24): expected a ratio from 0 to 1, or a percentage with a % sign (0.3%), got "x"',
      'dmarc_success_ratio (f.csv:3:26): expected a ratio from 0 to 1, or a percentage with a % sign (0.3%), got "101%"',
      'ip_high (f.csv:3:31): expected a non-negative integer, got "2.5"',
      'domain_reputation (f.csv:3:35): expected HIGH, MEDIUM, LOW or BAD, got "GOOD"',
      'delivery_errors (f.csv:3:40): expected none, or entries in the form CLASS/TYPE=ratio, separated by semicolons, got "rate limit"',
      'csv (f.csv:3:1): expected values for all of ip_high, ip_medium, ip_low, ip_bad, or for none of them, got no value for ip_medium or ip_low or ip_bad',
      'csv (f.csv:4:1): expected values for all of spf_success_ratio, dkim_success_ratio, dmarc_success_ratio, or for none of them, got no value for dkim_success_ratio or dmarc_success_ratio',
      'csv (f.csv:5:35): expected 9 cells, as in the heading row, got 10',
      'date (f.csv:8:14): expected a day from 2000-01-01 to tomorrow, got "2026-11-24"',
      'csv (f.csv:7:1): expected one value per domain and day (first on line 6), got a second value for shop.example on 2026-01-04',
    ])
  })

  it('rejects a file without rows', () => {
    expect(read('')).toEqual([expect.stringContaining('an empty file')])
    expect(read('domain,date,spam_rate\n')).toEqual([expect.stringContaining('expected at least one day')])
  })
})
