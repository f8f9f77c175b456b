import { describe, expect, it } from 'vitest'

import {
  briefSeedTable,
  overviewTable,
  placementTable,
  problemTable,
  rateGrid,
  rateTable,
  seedTable,
  settingTable,
} from '../../src/report/result-tables.ts'
import { accepted, aResult, aSeed, verdict } from '../support/check-builders.ts'
import { aCheckResult, aRate, aSeedReport, aTestReport } from '../support/finished-results.ts'

describe('tables of a result', () => {
  it('omit empty columns', () => {
    const problems = [{ input: 'data', expected: 'a file' }]
    expect(problemTable(aCheckResult({ problems })).columns.map((column) => column.title)).toEqual([
      'input',
      'expected',
    ])
  })

  it('truncate long server replies', () => {
    const problems = [{ input: 'data', expected: 'x'.repeat(5000) }]
    expect(problemTable(aCheckResult({ problems })).rows[0]?.[1]).toHaveLength(600)
  })

  it('show every seed with folder, verdicts and queue id', () => {
    const seed = aSeed(1)
    const result = aResult(seed, 'Spam', { dkim: verdict(false), dmarc: verdict(null), placementKind: 'simulated' })
    const seeds = [aSeedReport({ submission: accepted(seed, 'Q1'), result, status: 'failing' })]
    const table = seedTable(aTestReport({ seeds }), 'embedded')
    expect(table.columns[2]?.title).toBe('folder (local simulation)')
    expect(briefSeedTable(aTestReport({ seeds }), 'embedded').columns.at(-1)?.title).toBe('status')
    expect(table.rows).toEqual([['seed1@consumer.example', 'consumer', 'Spam', 'pass', 'fail', '–', 'failing', 'Q1']])
  })

  it('show counts, thresholds, the overview and the given settings', () => {
    const placement = [
      {
        providerType: 'business' as const,
        seedCount: 4,
        hitCount: 3,
        inboxCount: 3,
        spamCount: 1,
        tabCount: 0,
        noneCount: 0,
      },
    ]
    expect(placementTable(aTestReport({ placement }))).toMatchObject({
      columns: [{ title: 'mailboxes' }, { title: 'business' }],
      rows: [
        ['in the inbox', '3 of 4'],
        ['Spam', '1'],
      ],
    })
    expect(rateTable(aTestReport()).rows[0]).toEqual(['inbox rate', '100.0%', '9 of 9', '≥ 85%', 'met'])
    expect(overviewTable([aTestReport({ rates: [] })]).rows[0]?.slice(0, 3)).toEqual(['pass', 'emails/order.html', '–'])
    const settings = [
      { name: 'gate', shown: 'warn', source: 'config' as const, place: { file: 'presend.yml', line: 2 } },
    ]
    const all = [...settings, { name: 'quorum', shown: '90', source: 'default' as const, place: null }]
    expect(settingTable(aCheckResult({ settings: all }), 'given').rows).toEqual([
      ['gate', 'warn', 'config presend.yml:2'],
    ])
    expect(settingTable(aCheckResult({ settings: all }), 'all').rows).toHaveLength(2)
  })

  it('show rates as a grid of rates and scopes, with the spam score', () => {
    const rates = [
      aRate('inbox'),
      aRate('inbox', { scope: 'business', status: 'missed', percent: 50, hitCount: 1, outOfCount: 2 }),
    ]
    const test = aTestReport({ rates, spamScore: { engine: 'built-in', score: 7.25, threshold: 5 } })
    expect(rateGrid(test, (word) => `[${word}]`)).toEqual({
      columns: [
        { title: 'mailboxes', kind: 'text' },
        { title: 'inbox', kind: 'text' },
        { title: 'spam score', kind: 'text' },
      ],
      rows: [
        ['all', '[met] 100.0% (9 of 9), limit ≥ 85%', '[missed] 7.3, limit < 5.0'],
        ['business', '[missed] 50.0% (1 of 2), limit ≥ 85%', ''],
      ],
    })
  })

  it('omit rates with neither a measurement nor a threshold', () => {
    const unmeasured = { percent: null, highestPercent: null, thresholdPercent: null, status: 'no-threshold' } as const
    const test = aTestReport({ rates: [aRate('inbox'), aRate('spf', unmeasured)] })
    expect(rateTable(test).rows.map(([title]) => title)).toEqual(['inbox rate'])
  })
})
