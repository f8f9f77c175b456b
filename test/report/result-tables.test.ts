import { describe, expect, it } from 'vitest'

import {
  overviewTable,
  placementTable,
  problemTable,
  seedTable,
  settingTable,
  thresholdTable,
  troublesOf,
  troubleTable,
} from '../../src/report/result-tables.ts'
import { accepted, aResult, aSeed, verdict } from '../support/check-builders.ts'
import { aCheckResult, aSeedReport, aTestReport } from '../support/finished-results.ts'

describe('tables of a result', () => {
  it('leave out columns in which nothing stands', () => {
    const problems = [{ input: 'data', expected: 'a file' }]
    expect(problemTable(aCheckResult({ problems })).columns.map((column) => column.title)).toEqual([
      'input',
      'expected',
    ])
  })

  it('shorten what one server says', () => {
    const seeds = [aSeedReport({ status: 'failing', reason: 'x'.repeat(5000) })]
    expect(
      Math.max(
        ...troubleTable(aTestReport({ seeds }))
          .rows.flat()
          .map((cell) => cell.length),
      ),
    ).toBe(600)
  })

  it('group seeds with one trouble, failing before missing, and leave out what is only outstanding', () => {
    const seeds = (['missing', 'failing', 'outstanding', 'failing', 'excluded', 'ok'] as const).map((status, index) =>
      aSeedReport({ address: `s${index}@x.example`, status, reason: status, fix: null }),
    )
    expect(troublesOf(aTestReport({ seeds })).map((one) => [one.reason, one.seeds.length])).toEqual([
      ['failing', 2],
      ['missing', 1],
      ['excluded', 1],
    ])
  })

  it('show every seed with folder, verdicts and queue id', () => {
    const seed = aSeed(1)
    const result = aResult(seed, 'Spam', { dkim: verdict(false), dmarc: verdict(null), placementKind: 'simulated' })
    const seeds = [aSeedReport({ submission: accepted(seed, 'Q1'), result, status: 'failing' })]
    const table = seedTable(aTestReport({ seeds }), 'embedded')
    expect(table.columns[2]?.title).toBe('folder (local simulation)')
    expect(table.rows).toEqual([['seed1@consumer.example', 'consumer', 'Spam', 'pass', 'fail', '–', 'failing', 'Q1']])
  })

  it('show counts with their shares, thresholds, the overview and settings', () => {
    const placement = [
      { providerType: 'business' as const, seedCount: 4, inboxCount: 3, spamCount: 1, tabCount: 0, noneCount: 0 },
    ]
    expect(placementTable(aTestReport({ placement })).rows).toEqual([
      ['business', '4', '3 (75.0 %)', '0 (0.0 %)', '1 (25.0 %)', '0 (0.0 %)'],
    ])
    expect(thresholdTable(aTestReport()).rows[0]).toEqual(['inbox rate', '100.0 %', '9 of 9', '≥ 85 %', 'met'])
    expect(overviewTable(aCheckResult({ tests: [aTestReport({ rates: [] })] })).rows[0]?.slice(0, 3)).toEqual([
      'pass',
      'emails/order.html',
      'not measured',
    ])
    const settings = [
      { name: 'gate', shown: 'warn', source: 'config' as const, place: { file: 'presend.yml', line: 2 } },
    ]
    expect(settingTable(aCheckResult({ settings })).rows).toEqual([['gate', 'warn', 'config presend.yml:2']])
  })
})
