/** How well the filter judges mail that its word table has not seen. */

import { builtInThreshold, judgeEvidence } from '../../src/verdict/spam/built-in/built-in-filter.ts'
import type { WordWeights } from '../../src/verdict/spam/built-in/score-words.ts'
import { builtInWeights, scoreWords } from '../../src/verdict/spam/built-in/score-words.ts'
import type { SpamEvidence } from '../../src/verdict/spam/built-in/spam-rule.ts'
import type { TrainingEntry } from './training-entry.ts'
import type { TrainingMail } from './training-set.ts'
import { learnWordWeights } from './word-weights.ts'

export interface Judged {
  readonly entry: TrainingEntry
  readonly score: number
  /** What the word table alone says. */
  readonly margin: number
}

/** True when this score makes a message spam. */
export function isFlagged({ score }: Pick<Judged, 'score'>): boolean {
  return score >= builtInThreshold
}

/** Each mail judged by the rules and by a table learnt from the other folds; by its first draft. */
export function crossValidate(mail: readonly TrainingMail[], foldCount: number): readonly Judged[] {
  return Array.from({ length: foldCount }, (_item, fold) => fold).flatMap((fold) => {
    const isHeldOut = (index: number): boolean => index % foldCount === fold
    const weights = learnWordWeights(mail.filter((_one, index) => !isHeldOut(index)))
    return mail.filter((_one, index) => isHeldOut(index)).map((one) => judgeWith(one, weights))
  })
}

/** Each topic judged by a table learnt from all other topics: an estimate for kinds of mail nobody thought of. */
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

/** One mail judged by the rules and this table. */
function judgeWith({ entry, drafts: [draft] }: TrainingMail, weights: WordWeights): Judged {
  if (draft === undefined) throw new Error(`${entry.place}: no draft`)
  const wordScore = scoreWords(draft.words, weights)
  const evidence: SpamEvidence = { ...draft, wordScore }
  return { entry, score: judgeEvidence(evidence).score, margin: wordScore.margin }
}

/** Each mail judged by the filter as it is. */
export function judgeCommitted(mail: readonly TrainingMail[]): readonly Judged[] {
  const weights = builtInWeights()
  return mail.map((one) => judgeWith(one, weights))
}
