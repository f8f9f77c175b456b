import { expect, it } from 'vitest'

import type { SeedView } from '../../../src/report/pages/report-view.ts'
import { seedSection } from '../../../src/report/pages/seed-section.ts'
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
  expect(markup).toContain('10 more mailboxes with other results')
})

/** Returns the text of each group on the page. */
function groupsOf(seeds: readonly SeedView[]): readonly string[] {
  return String(seedSection(seeds, 2))
    .split('<article')
    .slice(1)
    .map((group) => textOf(`<article${group}`))
}

it('seedSection() joins results that differ only in numbers and ids', () => {
  const replies = ['550 5.7.1 refused [4f2a91]', '550 5.7.1 refused [77c0de]']
  const groups = groupsOf(replies.map((reply) => aSeedView({ state: 'refused', folder: null, reply })))
  expect(groups).toEqual([expect.stringContaining('rejected 2 mailboxes')])
})

it('seedSection() separates different folders, checks and reasons', () => {
  const verdicts = { spf: failed, dkim: passed, dmarc: passed }
  const seeds = [aSeedView(), aSeedView({ verdicts }), aSeedView({ reason: 'other' }), missingSeed]
  expect(groupsOf(seeds)).toHaveLength(4)
})

it('seedSection() puts seeds that need attention first, then larger groups', () => {
  const spam = aSeedView({ state: 'spam', folder: 'Spam' })
  const groups = groupsOf([aSeedView({ reason: 'a' }), aSeedView(), aSeedView(), spam])
  expect(groups.map((text) => /(?:Spam|INBOX) \d/u.exec(text)?.[0])).toEqual(['Spam 1', 'INBOX 2', 'INBOX 1'])
})
