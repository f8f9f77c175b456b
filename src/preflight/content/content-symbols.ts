/** Runs the built-in spam filter on the content of a message. */

import { readContent } from '../../verdict/content/message-content.ts'
import { bodyRules, builtInThreshold } from '../../verdict/spam/built-in/built-in-filter.ts'
import { readEvidence } from '../../verdict/spam/built-in/evidence.ts'
import { scoreOf } from '../../verdict/spam/built-in/spam-rule.ts'
import type { RuleContext } from '../rule-context.ts'
import { ruleOfSymbol } from './symbol-rules.ts'

/** A rule of the spam filter that matched. */
export interface ContentSymbol {
  readonly name: string
  readonly points: number
  readonly description: string
  readonly fix: string
}

export interface ContentScore {
  /** The rules that added points, highest points first. */
  readonly symbols: readonly ContentSymbol[]
  /** The sum of all points. Words that are typical of legitimate mail lower the sum. */
  readonly points: number
  readonly threshold: number
  /** The words that most strongly indicate spam, in lower case. */
  readonly words: readonly string[]
}

/**
 * The maximum length of the text to score. Some rules of the filter take more than linear time; for example, 200,000
 * characters without spaces would take seconds.
 */
const maxTextLength = 20_000

/** Scores the subject and the body. Reads only the beginning of a long body. */
export function scoreContent({ message, subject, htmlText, textPart }: RuleContext): ContentScore {
  const { from } = message
  const whole = readContent({
    headerFields: [],
    subject: subject?.text ?? message.subject,
    from: [{ displayName: from.displayName, address: from.address, domain: from.domain }],
    replyTo: [],
    html: htmlText?.text ?? null,
    text: textPart?.text ?? message.text,
    attachments: [],
    sizeBytes: 0,
    defect: null,
  })
  const content = { ...whole, visibleText: whole.visibleText.slice(0, maxTextLength) }
  const evidence = readEvidence(content)
  const found = bodyRules
    .filter(({ name }) => ruleOfSymbol(name) === null)
    .map((rule) => ({
      name: rule.name,
      points: scoreOf(rule, evidence),
      description: rule.describe?.(evidence) ?? rule.description,
      fix: rule.fix,
    }))
    .filter(({ points }) => points !== 0)
  return {
    symbols: found.filter(({ points }) => points > 0).toSorted((one, other) => other.points - one.points),
    points: found.reduce((sum, { points }) => sum + points, 0),
    threshold: builtInThreshold,
    words: evidence.wordScore.strongest,
  }
}
