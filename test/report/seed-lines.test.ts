import { expect, it } from 'vitest'

import { seedLines } from '../../src/report/seed-lines.ts'
import { accepted, aResult, aSeed, verdict } from '../support/check-builders.ts'
import { aSeedReport, aTestReport } from '../support/finished-results.ts'

it('seedLines() say of each seed what was decided and why', () => {
  const seed = aSeed(1)
  const result = aResult(seed, 'Spam', { dkim: verdict(null), reason: 'Spam, because of X' })
  const seeds = [
    aSeedReport({ submission: accepted(seed), result, status: 'failing', reason: 'in Spam (observed)' }),
    aSeedReport({ address: 'b@x.example', status: 'missing' }),
  ]
  expect(seedLines(aTestReport({ seeds }))).toEqual([
    'seed seed1@consumer.example (consumer) of emails/order.html: failing, Spam, spf pass, dkim –, dmarc pass: in Spam (observed); Spam, because of X',
    'seed b@x.example (consumer) of emails/order.html: missing, no result, spf –, dkim –, dmarc –',
  ])
})
