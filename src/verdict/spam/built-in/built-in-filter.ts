/** The built-in spam engine: presend's own rules, without a server or network. */

import type { SpamSymbol, SpamVerdict } from '../../../foundation/contract/test.ts'
import type { MessageContent } from '../../content/message-content.ts'
import type { SpamFilter } from '../spam-filter.ts'
import { readEvidence } from './evidence.ts'
import { fraudRules } from './fraud-rules.ts'
import { headerRules } from './header-rules.ts'
import { htmlRules } from './html-rules.ts'
import { linkRules } from './link-rules.ts'
import { offerRules } from './offer-rules.ts'
import { describeMatch } from './quote-phrases.ts'
import { type SpamEvidence, type SpamRule, scoreOf } from './spam-rule.ts'
import { wordTableRules } from './word-table-rules.ts'
import { wordingRules } from './wording-rules.ts'

/** A message with at least this many points is spam. */
export const builtInThreshold = 5

/**
 * The version of the rules and the word table, stored with each verdict. Increment the version when a change affects
 * verdicts. A test fails if the digest of the rules and the table changes.
 *
 * digest: 10762e741a222d23
 */
const builtInVersion = '6'

const gtube = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X'

const gtubeRule: SpamRule = {
  name: 'GTUBE',
  weights: [1000],
  description: 'The message contains the GTUBE test string, which every engine must classify as spam.',
  fix: 'Remove the test string.',
  source: 'spamassassin.apache.org/gtube',
  count: ({ content }) =>
    [content.visibleText, content.message.text ?? ''].some((text) => text.includes(gtube)) ? 1 : 0,
}

/**
 * Rules that use only the body, subject and author. The results of these rules are shared by all copies of a message.
 */
export const bodyRules: readonly SpamRule[] = [
  gtubeRule,
  ...linkRules,
  ...htmlRules,
  ...fraudRules,
  ...offerRules,
  ...wordingRules,
  ...wordTableRules,
]

/** All rules. Reports list symbols with equal points in this order. */
export const builtInRules: readonly SpamRule[] = [...headerRules, ...bodyRules]

interface BodyVerdict {
  readonly evidence: SpamEvidence
  readonly symbols: readonly SpamSymbol[]
}

/** Creates the engine. The engine's verdict depends only on the message. */
export function builtInFilter(): SpamFilter {
  const known = new WeakMap<object, BodyVerdict>()

  function judgeCopy(content: MessageContent): SpamVerdict {
    const { body } = content
    const found = (body && known.get(body)) ?? readBody(content)
    if (body !== undefined) known.set(body, found)
    return sumUp([...symbolsOf(headerRules, { ...found.evidence, content }), ...found.symbols])
  }

  return {
    engine: 'built-in',
    version: builtInVersion,
    judge: async ({ content }, signal) => {
      signal.throwIfAborted()
      const verdict = judgeCopy(content)
      return await Promise.resolve({ status: 'judged', isSpam: verdict.score >= verdict.threshold, verdict })
    },
  }
}

/** Scores a message, and sorts the symbols by points, highest first. */
export function judgeContent(content: MessageContent): SpamVerdict {
  return judgeEvidence(readEvidence(content))
}

/** Scores a message by its evidence. */
export function judgeEvidence(evidence: SpamEvidence): SpamVerdict {
  return sumUp([...symbolsOf(headerRules, evidence), ...symbolsOf(bodyRules, evidence)])
}

function readBody(content: MessageContent): BodyVerdict {
  const evidence = readEvidence(content)
  return { evidence, symbols: symbolsOf(bodyRules, evidence) }
}

function symbolsOf(rules: readonly SpamRule[], evidence: SpamEvidence): readonly SpamSymbol[] {
  return rules.map((rule) => toSymbol(rule, evidence)).filter((symbol) => symbol.score !== 0)
}

function sumUp(unsorted: readonly SpamSymbol[]): SpamVerdict {
  const symbols = unsorted.toSorted((left, right) => right.score - left.score)
  const score = symbols.reduce((sum, symbol) => sum + symbol.score, 0)
  return { engine: 'built-in', score: Math.round(score * 10) / 10, threshold: builtInThreshold, symbols }
}

function toSymbol(rule: SpamRule, evidence: SpamEvidence): SpamSymbol {
  const score = scoreOf(rule, evidence)
  const description = score === 0 ? rule.description : describeMatch(rule, evidence)
  return { name: rule.name, score, description, fix: rule.fix }
}
