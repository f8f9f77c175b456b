import { describe, expect, it } from 'vitest'
import { renderProblem } from '../../../src/errors/problem.ts'
import { readSndsImport } from '../../../src/postmaster/import/read-snds-import.ts'
import { emptyDay } from '../../../src/postmaster/storage/accounts-and-days.ts'

const rules = { file: 's.csv', domain: 'shop.example', nowMs: Date.parse('2026-11-22T12:00:00Z') }

interface RowParts {
  readonly address?: string
  readonly start?: string
  readonly recipients?: string
  readonly filter?: string
  readonly complaints?: string
}

function aRow({
  address = '192.0.2.1',
  start = '11/1/2026 8:00 AM',
  recipients = '1000',
  filter = 'GREEN',
  complaints = '< 0.1%',
}: RowParts = {}): string {
  return `${address},${start},11/2/2026 8:00 AM,1100,1050,${recipients},${filter},${complaints},,,3,mail.shop.example,n@shop.example,"a, comment"`
}

function read(...rows: readonly string[]): unknown {
  const parsed = readSndsImport(rows.join('\r\n'), rules)
  return parsed.status === 'ok' ? parsed.value.days : parsed.problems.map(renderProblem)
}

const day = emptyDay('shop.example', '2026-11-01')

describe('readSndsImport()', () => {
  it('reports every duplicate activity', () => {
    const parsed = readSndsImport(`${aRow()}\n`.repeat(150_001), rules)
    expect(parsed).toMatchObject({ status: 'bad', problems: { length: 150_000 } })
  })

  it('merges the addresses of a day: complaint rates weighted by recipients, filter results counted', () => {
    const days = read(
      aRow({ complaints: '0.1%', recipients: '3000' }),
      aRow({ address: '192.0.2.2', complaints: '0.5%', recipients: '1000', filter: 'YELLOW' }),
      aRow({ address: '192.0.2.3', complaints: '', recipients: '50', filter: 'RED' }),
      aRow({ address: '2001:db8::1', filter: '', complaints: '', recipients: '' }),
    )
    expect(days).toEqual([
      { ...day, spamRate: { value: expect.closeTo(0.002, 10) }, ipReputation: { high: 1, medium: 0, low: 1, bad: 1 } },
    ])
  })

  it.each([
    ['< 0.1%', 0.001],
    ['0.4%', 0.004],
    ['1% - < 2%', 0.02],
    ['100%', 1],
  ])('reads %s as its upper bound', (complaints, value) => {
    expect(read(aRow({ complaints }))).toMatchObject([{ spamRate: { value } }])
  })

  it('reads missing values as no data', () => {
    expect(read(aRow({ complaints: '', filter: '' }))).toEqual([day])
    expect(read(aRow({ complaints: 'N/A', filter: 'N/A', recipients: '0' }))).toEqual([day])
  })

  it('counts an address once per day with its worst result', () => {
    const days = read(aRow(), aRow({ start: '11/1/2026 6:00 PM', filter: 'RED' }))
    expect(days).toMatchObject([{ ipReputation: { high: 0, medium: 0, low: 0, bad: 1 } }])
  })

  it('reports all problems at once', () => {
    const rows = [
      aRow({
        address: 'mail.shop.example',
        start: '2026-11-01',
        recipients: 'many',
        filter: 'BLUE',
        complaints: 'low',
      }),
      '192.0.2.9,11/1/2026 8:00 AM',
      aRow({ start: '13/1/2026 8:00 AM' }),
      aRow(),
      aRow(),
    ]
    expect(read(...rows)).toEqual([
      'IP address (s.csv:1:1): expected an IP address, got "mail.shop.example"',
      'activity start (s.csv:1:19): expected month/day/year and a time, as in SNDS exports, got "2026-11-01"',
      expect.stringContaining('message recipients (s.csv:1:'),
      expect.stringContaining('filter result (s.csv:1:'),
      expect.stringContaining('complaint rate (s.csv:1:'),
      'snds (s.csv:2:1): expected at least 8 cells, as in SNDS exports, got 2',
      'activity start (s.csv:3:11): expected a valid date in the format YYYY-MM-DD, got "2026-13-01"',
      'snds (s.csv:5:1): expected one row per IP address and activity period (first on line 4), got a second row for 192.0.2.1',
    ])
  })

  it('requires --domain', () => {
    const parsed = readSndsImport(aRow(), { ...rules, domain: null })
    expect(parsed).toMatchObject({ status: 'bad', problems: [{ input: '--domain' }] })
  })

  it('names ignored columns', () => {
    const parsed = readSndsImport(aRow(), rules)
    expect(parsed.status === 'ok' && parsed.value.leftOut.join()).toContain('trap hits')
  })

  it('rejects a file without rows', () => {
    expect(read('IP Address,Activity start')).toEqual([expect.stringContaining('expected at least one row, got none')])
  })
})
