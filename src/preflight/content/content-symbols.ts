/** Runs the built-in spam filter on the content of a message. */

import { readContent } from '../../verdict/content/message-content.ts'
import { bodyRules, builtInThreshold } from '../../verdict/spam/built-in/built-in-filter.ts'
import { readEvidence } from '../../verdict/spam/built-in/evidence.ts'
import { describeMatch, foundPhrases, quote } from '../../verdict/spam/built-in/quote-phrases.ts'
import { scoreOf } from '../../verdict/spam/built-in/spam-rule.ts'
import type { RuleContext } from '../rule-context.ts'
import { lineOf } from './find-phrase.ts'
import { ruleOfSymbol } from './symbol-rules.ts'

/** A rule of the spam filter that matched. */
export interface ContentSymbol {
  readonly name: string
  readonly points: number
  /** What the rule found, with the phrases and their lines. */
  readonly description: string
  readonly fix: string
  /** The phrases that the rule found, in the message's spelling. */
  readonly phrases: readonly string[]
}

export interface ContentScore {
  /** The rules that added points, highest points first. */
  readonly symbols: readonly ContentSymbol[]
  /** The sum of all points. Words that are typical of legitimate mail lower the sum. */
  readonly points: number
  readonly threshold: number
}

/**
 * The maximum length of the text to score. Some rules of the filter take more than linear time; for example, 200,000
 * characters without spaces would take seconds.
 */
const maxTextLength = 20_000

/** Scores the subject and the body. Reads only the beginning of a long body. */
export function scoreContent(context: RuleContext): ContentScore {
  const { message, subject, htmlText, textPart } = context
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
    .map((rule) => ({ rule, points: scoreOf(rule, evidence) }))
    .filter(({ points }) => points !== 0)
    .map(({ rule, points }) => ({
      name: rule.name,
      points,
      description: describeMatch(rule, evidence, (phrase) => `${quote(phrase)}${lineOf(phrase, context)}`),
      fix: rule.fix,
      phrases: foundPhrases(rule, evidence),
    }))
  return {
    symbols: found.filter(({ points }) => points > 0).toSorted((one, other) => other.points - one.points),
    points: found.reduce((sum, { points }) => sum + points, 0),
    threshold: builtInThreshold,
  }
}
