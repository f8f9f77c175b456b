import { describe, expect, it } from 'vitest'

import { countKept, keepReports } from '../../../src/postmaster/dmarc/keep-reports.ts'
import { dmarcRetentionMs } from '../../../src/postmaster/dmarc/report-limits.ts'
import type { NewDmarcReport } from '../../../src/postmaster/storage/dmarc-reports.ts'
import { aReport, nowMs } from './report-builders.ts'

describe('keepReports()', () => {
  it('stores each report with its day, tallies and carrier', async () => {
    const handed: NewDmarcReport[] = []
    const store = {
      keepDmarcReport: async (report: NewDmarcReport): Promise<'kept' | 'known'> =>
        await Promise.resolve(handed.push(report) === 1 ? 'kept' : 'known'),
    }
    const reports = [1, 2].map(() => ({ report: aReport(), carrierDomain: 'reporter.example' }))
    const kept = await keepReports(reports, { store, accountId: 3, domains: [], nowMs })
    expect(kept.map((one) => one.status)).toEqual(['kept', 'known'])
    expect(handed[0]).toMatchObject({
      accountId: 3,
      date: '2026-11-19',
      carrierDomain: 'reporter.example',
      tallies: [{ domain: 'shop.example', messageCount: 1 }],
      nowMs,
    })
  })

  it('ignores reports that are too old or on other domains', async () => {
    const store = { keepDmarcReport: async () => 'kept' as const }
    const { beginsAtMs, endsAtMs } = aReport()
    const old = aReport({ beginsAtMs: beginsAtMs - dmarcRetentionMs, endsAtMs: endsAtMs - dmarcRetentionMs })
    const reports = [old, aReport({ domain: 'evil.example' }), aReport({ domain: 'news.shop.example' }), aReport()]
    const kept = await keepReports(
      reports.map((report) => ({ report, carrierDomain: null })),
      { store, accountId: 3, domains: ['shop.example'], nowMs },
    )
    expect(kept.map((one) => one.status)).toEqual(['too-old', 'other-domain', 'kept', 'kept'])
    expect(countKept(kept)).toEqual({ kept: 2, known: 0, 'too-old': 1, 'other-domain': 1 })
  })
})
