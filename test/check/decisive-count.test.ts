import { describe, expect, it } from 'vitest'

import { estimateDecisiveCount } from '../../src/check/decisive-count.ts'
import type { Evidence } from '../../src/check/evidence.ts'
import type { Folder } from '../../src/foundation/contract/names.ts'
import { accepted, aResult, aSnapshot, rejected, rules, someSeeds, thresholds } from '../support/check-builders.ts'

const seeds = someSeeds(50)

function evidence(folders: readonly Folder[], refusedCount = 0): Evidence {
  const submissions = new Map(
    seeds.map((seed, index) => [seed.address, index >= 50 - refusedCount ? rejected(seed) : accepted(seed)]),
  )
  const results = folders.flatMap((folder, index) =>
    seeds[index] === undefined ? [] : [aResult(seeds[index], folder)],
  )
  return { seeds, submissions, snapshot: aSnapshot(results) }
}

const inbox85 = { percent: 85, onlyWhereMeasured: false }
const none = { inbox: null, spf: null, dkim: null, dmarc: null }
const inboxOnly = rules({ thresholds: thresholds({ ...none, inbox: inbox85 }), quorumPercent: 90 })
const withSpf = rules({ thresholds: thresholds({ ...none, inbox: inbox85, spf: inbox85 }), quorumPercent: 90 })
const inInbox = (count: number): Folder[] => Array.from({ length: count }, () => 'INBOX')

describe('estimateDecisiveCount()', () => {
  it('aims for the quorum with an authentication threshold, and for less with the inbox threshold alone', () => {
    expect(estimateDecisiveCount(evidence(inInbox(40)), withSpf)).toBe(45)
    const alone = estimateDecisiveCount(evidence(inInbox(40)), inboxOnly)
    expect(alone).toBeGreaterThanOrEqual(43)
    expect(alone).toBeLessThan(44)
  })

  it('aims for the quorum without any threshold', () => {
    expect(estimateDecisiveCount(evidence([]), rules({ thresholds: thresholds(none), quorumPercent: 90 }))).toBe(45)
  })

  it('expects more results when copies were placed in Spam', () => {
    const count = estimateDecisiveCount(evidence([...inInbox(36), 'Spam', 'Spam', 'Spam', 'Spam']), inboxOnly)
    expect(count).toBeGreaterThan(47)
  })

  it('aims for the moment at which the inbox threshold can no longer be reached', () => {
    const spam = Array.from({ length: 7 }, (): Folder => 'Spam')
    expect(estimateDecisiveCount(evidence(spam), withSpf)).toBeLessThan(11)
  })

  it('counts rejected copies as answered', () => {
    expect(Math.floor(estimateDecisiveCount(evidence(inInbox(40), 2), withSpf))).toBe(43)
  })
})
