/** Finds the signs that the tab rules use to distinguish marketing, receipts, social notices and lists. */

import type { MailType } from '../../foundation/contract/names.ts'
import { registeredDomain } from '../content/link-target.ts'
import { fieldCount, fieldValue, type MessageContent } from '../content/message-content.ts'
import { isPreferenceUrl, labelsOptOut } from '../content/opt-out-words.ts'
import { codeLine, offerWords, securityWords, socialWords, transactionNumbers, transactionWords } from './tab-words.ts'

/** A sign, and where it was found. */
export type Mark = string

function has(content: MessageContent, name: string): boolean {
  return fieldCount(content.message, name) > 0
}

/** Returns whether List-Unsubscribe and List-Unsubscribe-Post offer one-click unsubscribe (RFC 8058 §3.1). */
export function hasOneClick({ message }: MessageContent): boolean {
  const isPost = /^list-unsubscribe=one-click$/iu.test(fieldValue(message, 'list-unsubscribe-post')?.trim() ?? '')
  return isPost && /<https:\/\/[^>]+>/iu.test(fieldValue(message, 'list-unsubscribe') ?? '')
}

export type UnsubscribeOption = 'one-click' | 'other' | 'none'

/** Returns the best unsubscribe option that the message offers. */
export function unsubscribeOption(content: MessageContent): UnsubscribeOption {
  if (hasOneClick(content)) return 'one-click'
  return unsubscribeMark(content).length > 0 ? 'other' : 'none'
}

/**
 * Returns true for mail that is declared as marketing or, if the mail type is unknown, has at least two signs of
 * marketing.
 */
export function isMarketing(content: MessageContent, mailType: MailType | null): boolean {
  return mailType === null ? promotionMarks(content).length >= 2 : mailType === 'marketing'
}

/** Finds signs of marketing mail. JSON-LD for the Promotions tab counts twice, so its mark is in the list twice. */
export function promotionMarks(content: MessageContent): readonly Mark[] {
  const subjectOffer = offerWords.test(content.subject)
  return [
    ...unsubscribeMark(content),
    ...annotationMarks(content),
    ...(subjectOffer || offerWords.test(content.visibleText)
      ? [`a price, percentage or offer (${subjectOffer ? 'subject' : 'text'})`]
      : []),
    ...layoutMark(content),
    ...bulkFieldMark(content),
    ...(countCampaignLinks(content) >= 2 ? ['utm_ parameters on several links'] : []),
  ]
}

export function unsubscribeMark(content: MessageContent): readonly Mark[] {
  if (has(content, 'list-unsubscribe')) return ['List-Unsubscribe (header field)']
  return hasUnsubscribeLink(content) ? ['an unsubscribe link (text)'] : []
}

/** Returns whether the text has an unsubscribe link. */
export function hasUnsubscribeLink({ links, message }: MessageContent): boolean {
  const isLinked = links.some(({ text, target }) => labelsOptOut(text) || isPreferenceUrl(target.path))
  // Some newsletters have only a mailto: link, which is not in the list of web links.
  return isLinked || /href\s*=\s*["']?mailto:[^"'>]*unsubscribe/iu.test(message.html ?? '')
}

function annotationMarks({ html }: MessageContent): readonly Mark[] {
  const type = html?.structuredTypes.find((name) => name === 'DiscountOffer' || name === 'PromotionCard')
  const mark = `JSON-LD ${type} (for the Promotions tab)`
  return type === undefined ? [] : [mark, mark]
}

/** Finds a layout that is typical of advertising: linked images, or many links to one domain. */
function layoutMark(content: MessageContent): readonly Mark[] {
  const imageCount = content.html?.images.filter((image) => !image.isTracker).length ?? 0
  if (imageCount >= 3 && content.links.length > 0) return [`${imageCount} images with links`]
  const counts = new Map<string, number>()
  for (const { target } of content.links) {
    const domain = registeredDomain(target.host)
    counts.set(domain, (counts.get(domain) ?? 0) + 1)
  }
  const most = counts.values().reduce((one, other) => Math.max(one, other), 0)
  return most >= 5 ? [`${most} links to one domain`] : []
}

function bulkFieldMark(content: MessageContent): readonly Mark[] {
  if (/^\s*bulk/iu.test(fieldValue(content.message, 'precedence') ?? '')) return ['Precedence: bulk (header field)']
  const field = content.message.headerFields.find(({ name }) => /^feedback-id$|^x-(?:[a-z]+-)?campaign/iu.test(name))
  return field === undefined ? [] : [`${field.name} (header field)`]
}

function countCampaignLinks({ links }: MessageContent): number {
  return links.filter(({ target }) => /[?&](?:utm_medium=e-?mail|utm_campaign=|mc_cid=)/iu.test(target.path)).length
}

const transactionTypes = /^(?:Order|Invoice|ParcelDelivery|[A-Za-z]*Reservation|ConfirmAction)$/u

/** Finds signs of a receipt, confirmation, statement or account notice. */
export function transactionMarks(content: MessageContent): readonly Mark[] {
  const inSubject = transactionWords.exec(content.subject)?.[0]
  const inText = transactionWords.exec(content.visibleText)?.[0]
  const words = inSubject ?? inText
  const type = content.html?.structuredTypes.find((name) => transactionTypes.test(name))
  return [
    ...securityMarks(content),
    ...(words === undefined ? [] : [wordMark(words, inSubject === undefined ? 'text' : 'subject')]),
    ...(transactionNumbers.test(`${content.subject}\n${content.visibleText}`)
      ? ['an order, invoice or booking number']
      : []),
    ...(type === undefined ? [] : [`JSON-LD ${type}`]),
  ]
}

/** Finds signs of a security notice, such as a login code or a password reset. */
export function securityMarks(content: MessageContent): readonly Mark[] {
  const inSubject = securityWords.exec(content.subject)?.[0]
  const words = inSubject ?? securityWords.exec(content.visibleText)?.[0]
  if (words !== undefined) return [wordMark(words, inSubject === undefined ? 'text' : 'subject')]
  return codeLine.test(content.visibleText) ? ['a code on a line of its own (text)'] : []
}

function wordMark(words: string, place: 'subject' | 'text'): Mark {
  return `the words "${words.trim().toLowerCase()}" (${place})`
}

const socialLinks =
  /^\s*(?:accept|reply|view profile|see (?:the )?(?:profile|comment|post|thread)|view (?:the )?(?:comment|post|thread|request)|follow back)\b/iu

/** Finds signs of a notice about activity on a social network. */
export function socialMarks(content: MessageContent): readonly Mark[] {
  const event = socialWords.exec(content.subject)?.[0]
  const fromDomain = content.message.from[0]?.domain
  const link = content.links.find(
    ({ text, target }) =>
      socialLinks.test(text) &&
      fromDomain !== null &&
      fromDomain !== undefined &&
      registeredDomain(target.host) === registeredDomain(fromDomain),
  )
  const field = content.message.headerFields.find(({ name }) => /^x-[a-z]+-notif/iu.test(name))
  return [
    ...(event === undefined ? [] : [wordMark(event, 'subject')]),
    ...(link === undefined ? [] : [`the link "${link.text.slice(0, 40)}"`]),
    ...(field === undefined ? [] : [`${field.name} (header field)`]),
  ]
}

/** Finds signs of a discussion list. */
export function forumMarks(content: MessageContent): readonly Mark[] {
  if (!has(content, 'list-id') || has(content, 'list-unsubscribe-post')) return []
  if (has(content, 'list-post')) return ['List-Id and List-Post (header fields)']
  if (/^\s*list/iu.test(fieldValue(content.message, 'precedence') ?? ''))
    return ['List-Id and Precedence: list (header fields)']
  const field = ['mailing-list', 'x-mailman-version', 'x-google-group-id'].find((name) => has(content, name))
  return field === undefined ? [] : [`List-Id and ${field} (header fields)`]
}

/**
 * Finds the signs of automatic mail. A `no-reply@` address is not a sign, because every kind of mail uses such
 * addresses.
 */
export function automaticMarks(content: MessageContent): readonly Mark[] {
  const automatic = fieldValue(content.message, 'auto-submitted')
  return [
    ...(automatic !== null && !/^\s*no\b/iu.test(automatic) ? ['Auto-Submitted (header field)'] : []),
    ...(has(content, 'list-id') && !has(content, 'list-post') ? ['List-Id without List-Post (header fields)'] : []),
  ]
}
