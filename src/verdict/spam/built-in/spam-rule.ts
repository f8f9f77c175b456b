/** The shape of a rule of the built-in engine, and what all of them look at. */

import type { MessageContent } from '../../content/message-content.ts'
import type { WordScore } from './score-words.ts'

/** A message, with its words prepared once for all rules. */
export interface SpamEvidence {
  readonly content: MessageContent
  /** Lower case, NFKC, one blank between words, no invisible characters: the subject alone. */
  readonly subject: string
  /** The same of subject and visible text together. */
  readonly words: string
  readonly wordCount: number
  /** What the word table says of `words`. */
  readonly wordScore: WordScore
  /** The Author Domain by its looks: the first From: address's domain; `null` when there is none. */
  readonly fromDomain: string | null
}

/** One rule: what it counts, and what each count is worth. */
export interface SpamRule {
  /** Upper case with underscores, unique; stands in reports. */
  readonly name: string
  /** Points for one, two, three … strikes; more strikes than entries are worth the last. Below 0: the score sinks. */
  readonly weights: readonly number[]
  /** What it means, in plain words. */
  readonly description: string
  /** The same with what this message shows, one sentence; left out: `description` says all. */
  readonly describe?: (evidence: SpamEvidence) => string
  /** What to change. */
  readonly fix: string
  /** Where the rule comes from. */
  readonly source: string
  /** How many strikes this message has; 0: the rule does not fire. */
  readonly count: (evidence: SpamEvidence) => number
}

/** 1 for a claim that holds, else 0: for rules that fire or do not. */
export function once(claim: boolean): number {
  return claim ? 1 : 0
}

/** Points of one rule on one message. */
export function scoreOf(rule: SpamRule, evidence: SpamEvidence): number {
  const count = rule.count(evidence)
  return count === 0 ? 0 : (rule.weights[Math.min(count, rule.weights.length) - 1] ?? 0)
}
