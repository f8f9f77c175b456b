import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import { shownLines } from '../../../../src/extensions/postmaster/commands/shown-text.ts'
import type { PostmasterSeries } from '../../../../src/foundation/contract/postmaster-replies.ts'
import { anAccount, type DayFigures, daysBefore, seriesOf } from '../../../support/postmaster-days.ts'

const nowMs = Date.UTC(2026, 5, 10)
const range = { startDate: '2026-05-12', endDate: '2026-06-10' }

/** Five days; the third has no data. */
const days: readonly DayFigures[] = [6, 5, 3, 2].map((ago) => ({
  date: daysBefore(nowMs, ago),
  spam: ago === 3 ? 0.0034 : 0.0002,
}))

function lines(
  series: PostmasterSeries,
  more: { readonly widthColumns?: number; readonly source?: string | null; readonly domain?: string | null } = {},
): readonly string[] {
  const { widthColumns = 100, source = 'google', domain = 'shop.example' } = more
  return shownLines({ account: anAccount({ source }), domain, range, series }, { widthColumns, color: 'none' })
}

describe('shownLines()', () => {
  it('renders a sparkline per metric, a table by day with gaps, and reasons for missing series', () => {
    expect(lines(seriesOf(days))).toEqual([
      'shop.example',
      'account postmaster@shop.example, Google Postmaster Tools',
      '2026-06-04 to 2026-06-08: data for 4 of 5 days',
      'no data for 25 other days from 2026-05-12 to 2026-06-10',
      '',
      'spam rate ▁▁·█▁  0.02 to 0.34%, last 0.02%',
      'SPF       ██·██  100.0 to 100.0%, last 100.0%',
      'DKIM      ██·██  100.0 to 100.0%, last 100.0%',
      'DMARC     ██·██  100.0 to 100.0%, last 100.0%',
      'TLS       ██·██  100.0 to 100.0%, last 100.0%',
      'errors    ▁▁·▁▁  0.00 to 0.00%, last 0.00%',
      '',
      'day         spam rate     SPF    DKIM   DMARC     TLS  errors',
      '2026-06-04      0.02%  100.0%  100.0%  100.0%  100.0%   0.00%',
      '2026-06-05      0.02%  100.0%  100.0%  100.0%  100.0%   0.00%',
      '2026-06-06          -       -       -       -       -       -',
      '2026-06-07      0.34%  100.0%  100.0%  100.0%  100.0%   0.00%',
      '2026-06-08      0.02%  100.0%  100.0%  100.0%  100.0%   0.00%',
      '',
      'No data: IP reputation, domain reputation (no longer provided by Google).',
      'No data: feedback loop (provided by Google only for mail with a Feedback-ID).',
    ])
  })

  it('shows series that exist only in imported data', () => {
    const series: PostmasterSeries = {
      ...seriesOf([]),
      ipReputation: [{ date: '2026-06-04', high: 3, medium: 1, low: 0, bad: 2 }],
      domainReputation: [{ date: '2026-06-04', reputation: 'LOW' }],
      feedbackLoop: [{ date: '2026-06-05', spam_count: 2, fbl_count: 1 }],
    }
    const shown = lines(series, { source: 'import' })
    expect(shown.slice(6, 9)).toEqual([
      'day         reported/loops  IPs high/medium/low/bad  reputation',
      '2026-06-04               -                  3/1/0/2         LOW',
      '2026-06-05             2/1                        -           -',
    ])
    expect(shown.slice(-2).join(' ')).toMatch(/\(not in any imported file\)\.$/u)
  })

  it.each([40, 60, 80])('fits into %i columns by splitting the table and shortening the sparklines', (width) => {
    const many = Array.from({ length: 60 }, (_, index) => ({ date: daysBefore(nowMs, 62 - index) }))
    const shown = lines(seriesOf(many), { widthColumns: width })
    for (const line of shown) expect(stringWidth(line)).toBeLessThanOrEqual(width)
    expect(shown.filter((line) => line.startsWith('day ')).length).toBe(width === 80 ? 1 : 2)
  })

  it('explains how totals over all domains are calculated', () => {
    expect(lines(seriesOf(days), { domain: null })[0]).toBe('all domains combined (averages of ratios, sums of counts)')
  })

  it('removes control sequences from untrusted text', () => {
    const data = { account: anAccount({ email: '\u001B[31mx@y.example' }), domain: null, range, series: seriesOf(days) }
    expect(shownLines(data, { widthColumns: 80, color: 'none' }).join('')).not.toContain('\u001B')
  })
})
