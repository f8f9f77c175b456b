/** Chooses a Gmail tab by presend's own rules. The result is useful only for comparing versions of a template. */

import type { Folder, MailType } from '../../foundation/contract/names.ts'
import { fieldCount, type MessageContent } from '../content/message-content.ts'
import type { PlacementFacts } from './facts.ts'
import type { Mark } from './tab-evidence.ts'
import {
  automaticMarks,
  forumMarks,
  promotionMarks,
  securityMarks,
  socialMarks,
  transactionMarks,
  unsubscribeMark,
} from './tab-evidence.ts'

export interface TabDecision {
  readonly folder: Folder
  readonly ruleId: string
  /** The signs that were found in the message, without duplicates; empty for T-5, the last rule. */
  readonly evidence: readonly Mark[]
}

/** The source that reports give for the choice of a tab. */
export const tabSource =
  "presend's own rules, for comparing versions of a template; Gmail decides separately for each user"

interface TabRule {
  readonly ruleId: string
  readonly folder: Folder
  /** Returns the signs that make the rule fire; null if it does not fire. */
  readonly findMarks: (content: MessageContent, mailType: MailType | null) => readonly Mark[] | null
}

/** All tab rules in order; the first rule that fires decides. */
const rules: readonly TabRule[] = [
  { ruleId: 'T-1', folder: 'Forums', findMarks: (content) => whenAny(forumMarks(content)) },
  { ruleId: 'T-2a', folder: 'Social', findMarks: findSocialMarks },
  { ruleId: 'T-2', folder: 'Updates', findMarks: findTransactionMarks },
  { ruleId: 'T-3', folder: 'Promotions', findMarks: findPromotionMarks },
  { ruleId: 'T-4', folder: 'Updates', findMarks: findAutomaticMarks },
]

/**
 * Chooses the tab. Transactional mail never goes to Promotions.
 *
 * @param mailType null if the sender did not specify it, in which case the tab depends only on the message
 */
export function chooseTab(content: MessageContent, mailType: MailType | null): TabDecision {
  for (const { ruleId, folder, findMarks } of rules) {
    const evidence = findMarks(content, mailType)
    if (evidence !== null) return { folder, ruleId, evidence: [...new Set(evidence)] }
  }
  return { folder: 'INBOX', ruleId: 'T-5', evidence: [] }
}

function whenAny(marks: readonly Mark[]): readonly Mark[] | null {
  return marks.length > 0 ? marks : null
}

function findSocialMarks(content: MessageContent): readonly Mark[] | null {
  const isList = fieldCount(content.message, 'list-post') > 0
  const marks = socialMarks(content)
  return !isList && marks.length >= 2 ? marks : null
}

function findTransactionMarks(content: MessageContent, mailType: MailType | null): readonly Mark[] | null {
  const marks = transactionMarks(content)
  if (mailType === 'transactional') return whenAny(marks)
  return marks.length > 0 && countedPromotionMarks(content).length < 2 ? marks : null
}

/** Ignores the unsubscribe link in a security notice; otherwise, the link would move password resets to Promotions. */
function countedPromotionMarks(content: MessageContent): readonly Mark[] {
  const marks = promotionMarks(content)
  if (securityMarks(content).length === 0) return marks
  const unsubscribe = unsubscribeMark(content)
  return marks.filter((mark) => !unsubscribe.includes(mark))
}

function findPromotionMarks(content: MessageContent, mailType: MailType | null): readonly Mark[] | null {
  if (mailType === 'transactional') return null
  const marks = promotionMarks(content)
  return marks.length >= 2 ? marks : null
}

function findAutomaticMarks(content: MessageContent, mailType: MailType | null): readonly Mark[] | null {
  return mailType === 'transactional' || promotionMarks(content).length === 0 ? whenAny(automaticMarks(content)) : null
}

/** Gmail's domains, and the domain of the default seed that simulates Gmail. */
const tabbedProviders: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com', 'google.com', 'freemail.example'])

/** Returns true for consumer seeds that simulate Gmail or have the `tabs` option. All other seeds have no tabs. */
export function hasTabs({
  providerType,
  providerName,
  seedOptions,
}: Pick<PlacementFacts, 'providerType' | 'providerName' | 'seedOptions'>): boolean {
  if (providerType !== 'consumer') return false
  return seedOptions.includes('tabs') || tabbedProviders.has(providerName.toLowerCase())
}
