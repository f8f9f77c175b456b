/** What the word table adds to the score, or takes from it: one judgement in two rules. */

import { hasUnsubscribeLink } from '../../placement/tab-evidence.ts'
import type { SpamEvidence, SpamRule } from './spam-rule.ts'

const source = 'presend, word table learnt from training/ by npm run train'

/** Points for a margin of 1, up to `wordPointsLimit`. */
const pointsPerMargin = 15
/** Below the threshold of 5: words alone make no spam, unless they leave no doubt at all. */
const wordPointsLimit = 4
/** The same for mail that its reader can unsubscribe from: advertising that was asked for presses as hard as spam does. */
const unsubscribePointsLimit = 3.6
/** No wanted mail of the training came near it when it was judged by a table that had not seen it. */
const overwhelmingMargin = 0.5
const overwhelmingPoints = 5.2
/** Honest words must not buy a way through for everything else. */
const honestPointsLimit = 2

/** Points of a margin of the word table: −2 to 4, and 5.2 where the words leave no doubt. */
export function pointsOfMargin(margin: number, limit: number = wordPointsLimit): number {
  if (margin >= overwhelmingMargin) return overwhelmingPoints
  return Math.max(Math.min(margin * pointsPerMargin, limit), -honestPointsLimit)
}

/** Strikes are tenths of a point. */
function tenths(limit: number): readonly number[] {
  return Array.from(
    { length: Math.round(Math.abs(limit) * 10) },
    (_item, index) => (Math.sign(limit) * (index + 1)) / 10,
  )
}

function tenthsOf({ wordScore, content }: SpamEvidence): number {
  const limit = hasUnsubscribeLink(content) ? unsubscribePointsLimit : wordPointsLimit
  return Math.round(pointsOfMargin(wordScore.margin, limit) * 10)
}

/** Both rules; never both fire. */
export const wordTableRules: readonly SpamRule[] = [
  {
    name: 'WORDS_LIKE_SPAM',
    weights: tenths(overwhelmingPoints),
    description: 'The words as a whole are like those of spam.',
    describe: ({ wordScore: { strongest } }) =>
      strongest.length === 0
        ? 'The words as a whole are like those of spam.'
        : `The words as a whole are like those of spam; ${strongest.map((word) => `“${word}”`).join(', ')} weighed most.`,
    fix: 'Say the same in your own, concrete words: who writes, about what, and why to this reader.',
    source,
    count: (evidence) => Math.max(tenthsOf(evidence), 0),
  },
  {
    name: 'WORDS_LIKE_WANTED_MAIL',
    weights: tenths(-honestPointsLimit),
    description: 'The words as a whole are like those of wanted mail, which lowers the score.',
    fix: 'Nothing to change.',
    source,
    count: (evidence) => Math.max(-tenthsOf(evidence), 0),
  },
]
