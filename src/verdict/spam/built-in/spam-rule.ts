/** Types for the built-in engine's rules, and for the evidence that the rules use. */

import type { MessageContent } from '../../content/message-content.ts'
import type { WordScore } from './score-words.ts'

/** A message and its words, prepared once for all rules. */
export interface SpamEvidence {
  readonly content: MessageContent
  /** The subject in lower case and NFKC, with single spaces and without invisible characters. */
  readonly subject: string
  /** The subject and the visible text, normalized like `subject`. */
  readonly words: string
  /** `words` without statements about how long a link or a code is valid. */
  readonly claims: string
  readonly wordCount: number
  readonly wordScore: WordScore
  /** The domain of the first From: address; null if there is none. */
  readonly fromDomain: string | null
  /** Whether the message answers another one. The fields that say so are the same in all copies of a message. */
  readonly isReply: boolean
}

export interface SpamRule {
  /** A unique name in upper case with underscores; shown in reports. */
  readonly name: string
  /**
   * The points for a count of 1, 2, and so on; the last entry also applies to any higher count. Negative points lower
   * the score.
   */
  readonly weights: readonly number[]
  /** What the rule found, in one sentence. */
  readonly description: string
  /** Returns the phrases that the rule found, normalized like `words`. The description quotes these phrases. */
  readonly phrases?: (evidence: SpamEvidence) => readonly string[]
  /** How to fix the message. */
  readonly fix: string
  /** The documentation that the rule is based on, if any. */
  readonly source?: string
  /** Returns how often the rule matches; true counts as 1. The rule does not fire if the result is 0 or false. */
  readonly count: (evidence: SpamEvidence) => number | boolean
}

/** Returns the points that a rule assigns to one message. */
export function scoreOf(rule: SpamRule, evidence: SpamEvidence): number {
  const count = Number(rule.count(evidence))
  return count === 0 ? 0 : (rule.weights[Math.min(count, rule.weights.length) - 1] ?? 0)
}
