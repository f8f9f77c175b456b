import { describe, expect, it } from 'vitest'

import type { TestStatus } from '../../../src/contract/names.ts'
import type { Tally } from '../../../src/service/report-page/seed-standing.ts'
import { moodOf, verdictSentence } from '../../../src/service/report-page/verdict-sentence.ts'

function aTally(changes: Partial<Tally>): Tally {
  const none = { refused: 0, spam: 0, undecided: 0, deferred: 0, waiting: 0, tab: 0, inbox: 0 }
  const counts = { ...none, ...changes }
  const { refused, spam, undecided, deferred, waiting, tab, inbox } = counts
  return { ...counts, total: refused + spam + undecided + deferred + waiting + tab + inbox }
}

describe('verdictSentence()', () => {
  it.each<[Partial<Tally>, TestStatus, string]>([
    [{ waiting: 9 }, 'pending', 'Waiting for mail: none of 9 copies has arrived yet.'],
    [{ waiting: 1 }, 'pending', 'Waiting for mail: none of 1 copy has arrived yet.'],
    [{ inbox: 9 }, 'complete', '9 of 9 copies are in the inbox.'],
    [{ inbox: 1 }, 'complete', '1 of 1 copy is in the inbox.'],
    [{ inbox: 2, waiting: 1 }, 'in_progress', 'So far 2 of 3 copies are in the inbox; 1 still to come.'],
    [{ inbox: 2, waiting: 1 }, 'expired', 'Time is up: 2 of 3 copies are in the inbox; 1 never arrived.'],
    [
      { inbox: 1, tab: 1, spam: 2, refused: 3, deferred: 4, undecided: 5 },
      'complete',
      '1 of 16 copies is in the inbox; 1 in another tab, 2 in Spam, 3 refused, 4 put off by the receiver, 5 taken with no folder known.',
    ],
  ])('of %j, %s', (counts, status, sentence) => {
    expect(verdictSentence(aTally(counts), status)).toBe(sentence)
  })
})

describe('moodOf()', () => {
  it.each<[Partial<Tally>, TestStatus, string]>([
    [{ inbox: 3 }, 'complete', 'good'],
    [{ inbox: 3, waiting: 3 }, 'in_progress', 'open'],
    [{ waiting: 3 }, 'pending', 'open'],
    [{ inbox: 2, spam: 1 }, 'complete', 'mixed'],
    [{ inbox: 1, spam: 1 }, 'complete', 'mixed'],
    [{ inbox: 1, spam: 2 }, 'complete', 'bad'],
    [{ waiting: 3 }, 'expired', 'bad'],
  ])('of %j, %s is %s', (counts, status, mood) => {
    expect(moodOf(aTally(counts), status)).toBe(mood)
  })
})
