import { expect, it } from 'vitest'

import { seedLines, settingLines } from '../../src/report/log-lines.ts'
import { accepted, aResult, aSeed, verdict } from '../support/check-builders.ts'
import { aSeedReport, aTestReport } from '../support/finished-results.ts'

it('settingLines() names value and source of a setting, and its place in a file', () => {
  expect(
    settingLines([
      { name: 'quorum', shown: '90', source: 'default', place: null },
      { name: 'gate', shown: 'warn', source: 'config', place: { file: '.github/presend.yml', line: 2 } },
    ]),
  ).toEqual(['quorum: 90 (default)', 'gate: warn (config, .github/presend.yml:2)'])
})

it('seedLines() shows the decision for each seed and its reason', () => {
  const seed = aSeed(1)
  const result = aResult(seed, 'Spam', { dkim: verdict(null), reason: 'Spam, because of X' })
  const seeds = [
    aSeedReport({ submission: accepted(seed), result, status: 'failing', reason: 'in Spam (observed)' }),
    aSeedReport({ address: 'b@x.example', status: 'missing' }),
  ]
  expect(seedLines(aTestReport({ seeds }))).toEqual([
    'seed seed1@consumer.example (consumer) for emails/order.html: failing, Spam, spf pass, dkim –, dmarc pass: in Spam (observed); Spam, because of X',
    'seed b@x.example (consumer) for emails/order.html: missing, no result, spf –, dkim –, dmarc –',
  ])
})
