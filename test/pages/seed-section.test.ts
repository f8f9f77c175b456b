import { expect, it } from 'vitest'

import { seedSection } from '../../src/pages/seed-section.ts'
import { aSeedView, failed, missingSeed, passed, textOf } from './report-builders.ts'

it('seedSection() shows a group once with its results, reason and addresses', () => {
  const verdicts = { spf: failed, dkim: { ...passed, isComputed: true }, dmarc: passed }
  const spam = { state: 'spam', folder: 'Spam', verdicts, reason: 'the score is over the limit' } as const
  const seeds = [aSeedView(spam), aSeedView({ ...spam, address: 'seed2@box.example', providerName: 'Other' })]
  expect(textOf(seedSection(seeds, 2))).toBe(
    'Mailboxes by result Spam 2 mailboxes Box, Other · observed placement SPF softfail DKIM pass (computed by presend) DMARC pass ' +
      'Reason: the score is over the limit Addresses seed1@box.example seed2@box.example',
  )
})

it('seedSection() shows a missing copy as not received', () => {
  expect(textOf(seedSection([missingSeed], 2))).toContain('not received 1 mailbox Box Address seed1@box.example')
})

it('seedSection() lists further mailboxes after 40 different results', () => {
  const seeds = Array.from({ length: 50 }, (_, index) => aSeedView({ reason: 'x'.repeat(index) }))
  const markup = String(seedSection(seeds, 2))
  expect(markup.match(/<article/gu)).toHaveLength(40)
  expect(markup).toContain('10 more mailboxes with a result of their own')
})
