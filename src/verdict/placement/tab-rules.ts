/** Which tab a consumer seed shows a message in. Rules of presend's own, for comparing versions of one template. */

import type { Folder } from '../../contract/names.ts'
import type { MessageContent } from '../content/message-content.ts'
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

/** A tab, the rule that chose it, and what it saw. */
export interface TabDecision {
  readonly folder: Folder
  readonly ruleId: string
  /** What was seen and where; empty for the rule that takes the rest. */
  readonly evidence: readonly Mark[]
}

/** Said with every tab. */
export const tabSource =
  'presend’s own rules, for comparison between versions of one template; Gmail decides by itself and per user'

interface TabRule {
  readonly ruleId: string
  readonly folder: Folder
  /** The marks it needs, or `null` when it does not fire. */
  readonly look: (content: MessageContent) => readonly Mark[] | null
}

/** In order; the first that fires wins. */
const rules: readonly TabRule[] = [
  { ruleId: 'T-1', folder: 'Forums', look: (content) => whenAny(forumMarks(content)) },
  { ruleId: 'T-2a', folder: 'Social', look: lookSocial },
  { ruleId: 'T-2', folder: 'Updates', look: lookTransaction },
  { ruleId: 'T-3', folder: 'Promotions', look: lookPromotion },
  { ruleId: 'T-4', folder: 'Updates', look: lookAutomatic },
]

/** Chooses the tab. Order of fields, case of words and values of data do not matter. */
export function chooseTab(content: MessageContent): TabDecision {
  for (const { ruleId, folder, look } of rules) {
    const evidence = look(content)
    if (evidence !== null) return { folder, ruleId, evidence }
  }
  return { folder: 'INBOX', ruleId: 'T-5', evidence: [] }
}

function whenAny(marks: readonly Mark[]): readonly Mark[] | null {
  return marks.length > 0 ? marks : null
}

function lookSocial(content: MessageContent): readonly Mark[] | null {
  const isList = content.message.headerFields.some(({ name }) => name.toLowerCase() === 'list-post')
  const marks = socialMarks(content)
  return !isList && marks.length >= 2 ? marks : null
}

function lookTransaction(content: MessageContent): readonly Mark[] | null {
  const marks = transactionMarks(content)
  return marks.length > 0 && countedPromotionMarks(content).length < 2 ? marks : null
}

/** A way out must never move a password reset: for security notices it is no mark of marketing. */
function countedPromotionMarks(content: MessageContent): readonly Mark[] {
  const marks = promotionMarks(content)
  if (securityMarks(content).length === 0) return marks
  const wayOut = unsubscribeMark(content)
  return marks.filter((mark) => !wayOut.includes(mark))
}

function lookPromotion(content: MessageContent): readonly Mark[] | null {
  const marks = promotionMarks(content)
  return marks.length >= 2 ? marks : null
}

function lookAutomatic(content: MessageContent): readonly Mark[] | null {
  return promotionMarks(content).length === 0 ? whenAny(automaticMarks(content)) : null
}
