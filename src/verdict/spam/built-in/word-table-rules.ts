/** Converts the margin of the word table to points. One rule adds points, and the other subtracts them. */

import { hasUnsubscribeLink } from '../../placement/tab-evidence.ts'
import type { SpamEvidence, SpamRule } from './spam-rule.ts'

/** The points for a margin of 1. `wordPointsLimit` limits the total. */
const pointsPerMargin = 15
/**
 * The maximum points for words. The maximum is below the threshold of 5, so that words alone classify a message as spam
 * only if the margin is overwhelming.
 */
const wordPointsLimit = 4
/**
 * The maximum points for words in mail with an unsubscribe link. The limit is lower here, because the words in
 * requested advertising resemble those in spam.
 */
const unsubscribePointsLimit = 3.6
/**
 * The margin at which a message's words alone are enough to classify it as spam. In cross-validation, no legitimate
 * mail came near this margin.
 */
const overwhelmingMargin = 0.5
const overwhelmingPoints = 5.2
/** The maximum points that words typical of legitimate mail can subtract. */
const honestPointsLimit = 2

/** Converts a margin to points: −2 to 4, or 5.2 for an overwhelming margin. */
export function pointsOfMargin(margin: number, limit: number = wordPointsLimit): number {
  if (margin >= overwhelmingMargin) return overwhelmingPoints
  return Math.max(Math.min(margin * pointsPerMargin, limit), -honestPointsLimit)
}

/** Returns a rule's points for each possible count, in tenths of a point, up to a limit. */
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

/** At most one of these two rules fires for a message. */
export const wordTableRules: readonly SpamRule[] = [
  {
    name: 'WORDS_LIKE_SPAM',
    weights: tenths(overwhelmingPoints),
    description: 'Taken together, the words resemble those in spam.',
    phrases: ({ wordScore: { strongest } }) => strongest,
    fix: 'In your own, concrete words, say who you are, what this is about, and why you are writing.',
    count: (evidence) => Math.max(tenthsOf(evidence), 0),
  },
  {
    name: 'WORDS_LIKE_WANTED_MAIL',
    weights: tenths(-honestPointsLimit),
    description: 'Taken together, the words resemble those in wanted mail, which lowers the score.',
    fix: 'No change needed.',
    count: (evidence) => Math.max(-tenthsOf(evidence), 0),
  },
]
