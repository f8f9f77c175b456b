/** The marks by which the tab rules tell marketing, notices, receipts, social notices and lists apart. */

import { registeredDomain } from '../content/link-target.ts'
import type { MessageContent } from '../content/message-content.ts'
import { fieldCount, fieldValue } from '../content/message-content.ts'

/** One mark, in words that name the place where it was found. */
export type Mark = string

function has(content: MessageContent, name: string): boolean {
  return fieldCount(content.message, name) > 0
}

/** True when List-Unsubscribe and List-Unsubscribe-Post offer one click (RFC 8058 §3.1). */
export function hasOneClick({ message }: MessageContent): boolean {
  const isPost = /^list-unsubscribe=one-click$/iu.test(fieldValue(message, 'list-unsubscribe-post')?.trim() ?? '')
  return isPost && /<https:\/\/[^>]+>/iu.test(fieldValue(message, 'list-unsubscribe') ?? '')
}

/** True for what looks like marketing mail and offers no one-click way out. */
export function isOneClickMissing(content: MessageContent): boolean {
  return promotionMarks(content).length >= 2 && !hasOneClick(content)
}

const offerPattern =
  /(?:[$€£] ?\d|\d ?(?:€|usd|eur|gbp|%)|\b(?:free (?:shipping|delivery|gift|trial)|discount|sale|% ?off|promo(?:tion)? code|coupon|voucher|special offer|new arrivals?|save up to|deal of)\b)/iu

/** Marks of marketing mail. JSON-LD made for the Promotions tab stands for two. */
export function promotionMarks(content: MessageContent): readonly Mark[] {
  const subjectOffer = offerPattern.test(content.subject)
  return [
    ...unsubscribeMark(content),
    ...annotationMarks(content),
    ...(subjectOffer || offerPattern.test(content.visibleText)
      ? [`a price, percentage or offer (${subjectOffer ? 'subject' : 'text'})`]
      : []),
    ...callToActionMark(content),
    ...bulkFieldMark(content),
    ...(countCampaignLinks(content) >= 2 ? ['utm_ parameters on several links'] : []),
  ]
}

/** The mark of a way out, in a field or in the text. */
export function unsubscribeMark(content: MessageContent): readonly Mark[] {
  if (has(content, 'list-unsubscribe')) return ['List-Unsubscribe (header field)']
  const isLinked = content.links.some(({ text, target }) => /unsubscribe|opt.?out/iu.test(`${text} ${target.path}`))
  return isLinked ? ['an unsubscribe link (text)'] : []
}

function annotationMarks({ html }: MessageContent): readonly Mark[] {
  const type = html?.structuredTypes.find((name) => name === 'DiscountOffer' || name === 'PromotionCard')
  return type === undefined ? [] : [`JSON-LD ${type}`, `JSON-LD ${type} is made for the Promotions tab`]
}

function callToActionMark(content: MessageContent): readonly Mark[] {
  const buttonPattern =
    /^\s*(?:shop|buy|order|get|claim|discover|explore|start|try|see|view|book|save|redeem|join|upgrade|learn|read)\b.{0,40}$/iu
  if (!content.links.some(({ text }) => buttonPattern.test(text))) return []
  const imageCount = content.html?.images.filter((image) => !image.isTracker).length ?? 0
  if (imageCount >= 3) return [`a call to action with ${imageCount} images`]
  const counts = new Map<string, number>()
  for (const { target } of content.links) {
    const domain = registeredDomain(target.host)
    counts.set(domain, (counts.get(domain) ?? 0) + 1)
  }
  return Math.max(0, ...counts.values()) >= 5 ? ['a call to action with five or more links to one domain'] : []
}

function bulkFieldMark(content: MessageContent): readonly Mark[] {
  if (/^\s*bulk/iu.test(fieldValue(content.message, 'precedence') ?? '')) return ['Precedence: bulk (header field)']
  const field = content.message.headerFields.find(({ name }) => /^feedback-id$|^x-(?:[a-z]+-)?campaign/iu.test(name))
  return field === undefined ? [] : [`${field.name} (header field)`]
}

function countCampaignLinks({ links }: MessageContent): number {
  return links.filter(({ target }) => /[?&](?:utm_medium=e-?mail|utm_campaign=|mc_cid=)/iu.test(target.path)).length
}

const transactionWords =
  /\b(?:receipt|invoice|order (?:confirm(?:ation|ed)|number|no\.?|#|\d)|(?:your|an) order|booking (?:confirm(?:ation|ed)|number|reference)|reservation|itinerary|ticket (?:number|no\.?|#)|tracking (?:number|no\.?|code)|payment (?:received|confirm(?:ation|ed)|failed|due)|(?:has|have) (?:been )?shipped|(?:out for|estimated) delivery|delivered|bank statement|account statement|your statement|appointment|renewal|renews on|subscription (?:renew|end|expire)s?|trial (?:is )?(?:ending|expires|ends)|changes? (?:to|of|in) (?:our|the) (?:terms|privacy|conditions)|terms of service)\b/iu
const securityWords =
  /\b(?:(?:security|verification|confirmation|sign-?in|log-?in|one-time|access) code|(?:reset|resetting|change|changed|forgot(?:ten)?) (?:your |the |my )?password|password (?:reset|change)|(?:confirm|verify|activate) (?:your )?(?:e-?mail(?: address)?|account|registration|sign-?up)|new (?:sign-?in|log-?in|device)|two-factor|2fa)\b/iu
const transactionNumbers =
  /\b(?:order|invoice|ticket|booking|tracking|reference|confirmation|ref)\b[^\n]{0,15}?(?:#|no\.?|nr\.?|number|:)? ?[a-z]*[#-]?\d[a-z0-9-]{2,}/iu
const transactionTypes = /^(?:Order|Invoice|ParcelDelivery|[A-Za-z]*Reservation|ConfirmAction)$/u

/** Marks of a receipt, a confirmation, a statement, a notice about the reader's own account. */
export function transactionMarks(content: MessageContent): readonly Mark[] {
  const inSubject = transactionWords.exec(content.subject)?.[0]
  const inText = transactionWords.exec(content.visibleText)?.[0]
  const words = inSubject ?? inText
  const type = content.html?.structuredTypes.find((name) => transactionTypes.test(name))
  return [
    ...securityMarks(content),
    ...(words === undefined
      ? []
      : [`the words “${words.toLowerCase()}” (${inSubject === undefined ? 'text' : 'subject'})`]),
    ...(transactionNumbers.test(`${content.subject}\n${content.visibleText}`)
      ? ['an order, invoice or booking number']
      : []),
    ...(type === undefined ? [] : [`JSON-LD ${type}`]),
  ]
}

/** Marks of a security notice: nobody unsubscribes from those, so a way out says nothing about them. */
export function securityMarks(content: MessageContent): readonly Mark[] {
  const inSubject = securityWords.exec(content.subject)?.[0]
  const words = inSubject ?? securityWords.exec(content.visibleText)?.[0]
  return words === undefined
    ? []
    : [`the words “${words.toLowerCase()}” (${inSubject === undefined ? 'text' : 'subject'})`]
}

const socialSubjects =
  /\b(?:commented on|mentioned you|replied to your|sent you a (?:friend|connection) request|wants to (?:connect|be friends)|followed you|is now following you|tagged you|invited you to (?:join|connect)|new followers?|liked your|shared your|endorsed you|reacted to your)\b/iu
const socialLinks =
  /^\s*(?:accept|reply|view profile|see (?:the )?(?:profile|comment|post|thread)|view (?:the )?(?:comment|post|thread|request)|follow back)\b/iu

/** Marks of a notice about people's acts on a network. */
export function socialMarks(content: MessageContent): readonly Mark[] {
  const event = socialSubjects.exec(content.subject)?.[0]
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
    ...(event === undefined ? [] : [`the words “${event.toLowerCase()}” (subject)`]),
    ...(link === undefined ? [] : [`the link “${link.text.slice(0, 40)}”`]),
    ...(field === undefined ? [] : [`${field.name} (header field)`]),
  ]
}

/** The mark of a discussion list: one that takes posts. */
export function forumMarks(content: MessageContent): readonly Mark[] {
  if (!has(content, 'list-id') || has(content, 'list-unsubscribe-post')) return []
  if (has(content, 'list-post')) return ['List-Id and List-Post (header fields)']
  if (/^\s*list/iu.test(fieldValue(content.message, 'precedence') ?? ''))
    return ['List-Id and Precedence: list (header fields)']
  const field = ['mailing-list', 'x-mailman-version', 'x-google-group-id'].find((name) => has(content, name))
  return field === undefined ? [] : [`List-Id and ${field} (header fields)`]
}

/** Marks of automatic mail that answers nothing the reader bought or asked. */
export function automaticMarks(content: MessageContent): readonly Mark[] {
  const automatic = fieldValue(content.message, 'auto-submitted')
  const localPart = content.message.from[0]?.address.split('@')[0]?.toLowerCase() ?? ''
  return [
    ...(automatic !== null && !/^\s*no\b/iu.test(automatic) ? ['Auto-Submitted (header field)'] : []),
    ...(/^(?:no-?reply|do-?not-?reply|notifications?|notify|alerts?)(?:[+._-]|$)/u.test(localPart)
      ? [`From: ${localPart}@`]
      : []),
    ...(has(content, 'list-id') && !has(content, 'list-post') ? ['List-Id without List-Post (header fields)'] : []),
  ]
}
