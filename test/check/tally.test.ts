import { describe, expect, it } from 'vitest'

import { type Evidence, joinEvidence } from '../../src/check/evidence.ts'
import { type Tallies, type TallyInput, tallyEvidence } from '../../src/check/tally.ts'
import {
  aResult,
  aSnapshot,
  evidenceOf,
  notAttempted,
  rejected,
  someSeeds,
  verdict,
} from '../support/check-builders.ts'

const seeds = someSeeds(6)

function tally(evidence: Evidence, more: Partial<TallyInput> = {}): Tallies {
  const rules = { inboxFolders: ['INBOX'], onMissing: 'exclude' } as const
  return tallyEvidence({
    joined: joinEvidence(evidence),
    snapshot: evidence.snapshot,
    rules,
    moment: 'time-up',
    ...more,
  })
}

describe('tallyEvidence()', () => {
  const [first, second, third, fourth, fifth, sixth] = seeds
  const results = [first, second, third].flatMap((seed, index) =>
    seed === undefined
      ? []
      : [aResult(seed, index === 0 ? 'INBOX' : 'Spam', { dkim: verdict(index === 1 ? false : null) })],
  )
  const base = evidenceOf(seeds, results)
  const submissions = new Map(base.submissions)
  if (fourth !== undefined) submissions.set(fourth.address, rejected(fourth))
  if (fifth !== undefined) submissions.set(fifth.address, notAttempted(fifth))
  const evidence = { ...base, submissions }

  it('counts every seed exactly once while results may still arrive', () => {
    expect(sixth?.providerType).toBe('protected')
    expect(tally(evidence, { moment: 'open' }).overall).toMatchObject({
      seedCount: 6,
      receivedCount: 3,
      refusedCount: 1,
      unsentCount: 1,
      withoutResultCount: 1,
      folders: { INBOX: 1, Spam: 2, Promotions: 0 },
      inbox: { hitCount: 1, missCount: 3, pendingCount: 1, unknownCount: 1, excludedCount: 0 },
      authentication: { dkim: { passCount: 0, failCount: 1, pendingCount: 1 } },
    })
  })

  it('applies on-missing to pending seeds at the timeout', () => {
    expect(tally(evidence).overall.inbox).toMatchObject({ pendingCount: 0, excludedCount: 1 })
    const rules = { inboxFolders: ['INBOX'], onMissing: 'not-inbox' } as const
    expect(tally(evidence, { rules }).overall.inbox).toMatchObject({ pendingCount: 0, missCount: 4 })
    expect(tally(evidence).overall.authentication.dkim.pendingCount).toBe(0)
  })

  it('counts by provider type, and returns 0 for a type without seeds', () => {
    const tallies = tally(evidenceOf(someSeeds(2, ['business'])))
    expect([tallies.consumer.seedCount, tallies.business.seedCount, tallies.protected.seedCount]).toEqual([0, 2, 0])
  })

  it('never counts more completed seeds in a summary than could have completed', () => {
    const summary = { inboxPercent: 100, completedCount: 50, seedCount: 6 }
    const { overall } = tally({ ...evidence, snapshot: aSnapshot(null, { summary }) })
    expect(overall.inbox).toMatchObject({ hitCount: 4, missCount: 1, unknownCount: 1 })
  })
})
