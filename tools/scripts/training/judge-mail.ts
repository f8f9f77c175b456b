/** Evaluates the spam filter on mail that was not used to train its word table. */

import { builtInThreshold, judgeEvidence } from '../../../src/verdict/spam/built-in/built-in-filter.ts'
import type { WordWeights } from '../../../src/verdict/spam/built-in/score-words.ts'
import { builtInWeights, scoreWords } from '../../../src/verdict/spam/built-in/score-words.ts'
import type { SpamEvidence } from '../../../src/verdict/spam/built-in/spam-rule.ts'
import type { TrainingEntry } from './training-entry.ts'
import type { TrainingMail } from './training-set.ts'
import { learnWordWeights } from './word-weights.ts'

export interface Judged {
  readonly entry: TrainingEntry
  readonly score: number
  /** The score margin computed from the word table alone, without the rules. */
  readonly margin: number
}

/** Returns whether this score classifies a message as spam. */
export function isFlagged({ score }: Pick<Judged, 'score'>): boolean {
  return score >= builtInThreshold
}

/** Judges the first draft of each message with a word table learned from the other folds (cross-validation). */
export function crossValidate(mail: readonly TrainingMail[], foldCount: number): readonly Judged[] {
  return Array.from({ length: foldCount }, (_item, fold) => fold).flatMap((fold) => {
    const isHeldOut = (index: number): boolean => index % foldCount === fold
    const weights = learnWordWeights(mail.filter((_one, index) => !isHeldOut(index)))
    return mail.filter((_one, index) => isHeldOut(index)).map((one) => judgeWith(one, weights))
  })
}

/**
 * Judges each topic with a word table learned from all other topics, to estimate the results for kinds of mail that the
 * training mail does not cover.
 */
export function leaveOneTopicOut(mail: readonly TrainingMail[]): ReadonlyMap<string, readonly Judged[]> {
  const topics = new Set(mail.map(({ entry }) => entry.topic))
  return new Map(
    [...topics].map((topic) => {
      const weights = learnWordWeights(mail.filter(({ entry }) => entry.topic !== topic))
      const judged = mail.filter(({ entry }) => entry.topic === topic).map((one) => judgeWith(one, weights))
      return [topic, judged]
    }),
  )
}

function judgeWith({ entry, drafts: [draft] }: TrainingMail, weights: WordWeights): Judged {
  if (draft === undefined) throw new Error(`${entry.place}: no draft`)
  const wordScore = scoreWords(draft.words, weights)
  const evidence: SpamEvidence = { ...draft, wordScore }
  return { entry, score: judgeEvidence(evidence).score, margin: wordScore.margin }
}

/** Judges each message with the committed word table. */
export function judgeCommitted(mail: readonly TrainingMail[]): readonly Judged[] {
  const weights = builtInWeights()
  return mail.map((one) => judgeWith(one, weights))
}
