/** Rules for the header section and the subject. */

import { registeredDomain } from '../../content/link-target.ts'
import { fieldCount, fieldValue } from '../../content/message-content.ts'
import { isFreemail } from './known-hosts.ts'
import { isShouting } from './shouting.ts'
import type { SpamEvidence, SpamRule } from './spam-rule.ts'

const rfc = 'RFC 5322 §3.6'

function replyDomain(evidence: SpamEvidence): string | null {
  return evidence.content.message.replyTo[0]?.domain ?? null
}

/** Roles whose holders send legitimate mail only from the organization's own domain, never from a freemail address. */
const authorityNames =
  /\b(?:ceo|cfo|director|manager|payroll|hr|human resources|help ?desk|support|admin(?:istrator)?|security|billing|accounts?|barrister|attorney|bank|department|dept|service|board|team|office|office desk|loan|lender|lotto|claims)\b/iu

/** Matches local parts that mention such a role, as in `ceo.office77@` and `fast.loans@`. */
const officeMailbox =
  /(?:^|[._-])(?:ceo|cfo|director|executive|payroll|hr|helpdesk|support|admin|security|billing|accounts?|barrister|attorney|bank|office|desk|loans?|lenders?|lotto|claims|jobs|career|recruit\w*|remotehr|seo|webgrowth|ranking|invoice|orders?|refund)\d*(?:[._-]\w+)*@/iu

function isFromSelf(evidence: SpamEvidence): boolean {
  const from = evidence.content.message.from[0]?.address.toLowerCase()
  const to = fieldValue(evidence.content.message, 'to')?.toLowerCase() ?? ''
  return from !== undefined && from.includes('@') && to.includes(from) && !/^\[|\bre:/u.test(evidence.subject)
}

/** Matches a sum with its currency, and a percentage that is a discount or a return, but not "91% full". */
const moneyPattern =
  /(?:[$€£¥₹₽]|(?<!\p{L})(?:usd|eur|gbp|chf|r\$)) ?\d[\d.,' ]*|\d[\d.,' ]*(?:[$€£¥₹₽円元]|万円|億円|(?:usd|eur|gbp|chf|dollars?|euros?|pounds|zł|kr|tl|руб\p{L}*)(?!\p{L}))|(?<![\p{L}\d])-\d{1,3} ?%|(?<!\d)\d{1,3} ?% ?(?:off|割引|(?:(?:de|di) )?(?:discount|savings?|less|cheaper|returns?|interest|profits?|bonus|free|guaranteed|rabatt|nachlass|günstiger|zinsen|rendite|réduction|remise|rendement|descuento|rentabilidad|sconto|desconto|korting|zniżki))(?!\p{L})|(?:save|spare|sparen|économisez|ahorra|risparmia|economize|poupe|bespaar|up to|bis zu|jusqu'à|hasta|最大) ?\d{1,3} ?%(?! full)/u

/** Matches subjects of mail about an order or a payment of the reader. */
const businessSubject =
  /receipt|invoice|payment|payout|refund|statement|\bbill\b|order|transfer|subscription|rechnung|zahlung|bestell|beleg|quittung|überweisung|gutschrift|erstattung|factur|paiement|reçu|commande|rembours|virement|recibo|\bpago\b|pedido|transferencia|reembolso|ricevuta|fattura|pagamento|ordine|bonifico|rimborso|fatura|encomenda|transferência|betaling|bestelling|faktura|płatnoś|paragon|zamówieni|請求|領収|支払|注文|入金|振込|账单|发票|订单/u

export const headerRules: readonly SpamRule[] = [
  {
    name: 'SUBJECT_ALL_CAPITALS',
    weights: [1.6],
    description: 'The subject is in all capitals.',
    fix: 'Write the subject in sentence case.',
    count: ({ content }) => isShouting(content.subject, 10),
  },
  {
    name: 'SUBJECT_EXCLAIMS',
    weights: [0.8],
    description:
      'The subject has several exclamation marks, or an exclamation mark with a question mark or currency sign.',
    fix: 'Remove the exclamation marks.',
    count: ({ content }) => /!.*!|!.*[?$€£]|[?$€£].*!/u.test(content.subject),
  },
  {
    name: 'SUBJECT_SUM_OF_MONEY',
    weights: [0.6],
    description: 'The subject mentions a sum of money, a discount or a rate of return.',
    fix: 'Move the amount to the body.',
    count: ({ subject }) => moneyPattern.test(subject) && !businessSubject.test(subject),
    phrases: ({ subject }) => moneyPattern.exec(subject)?.slice(0, 1) ?? [],
  },
  {
    name: 'SUBJECT_FALSE_REPLY',
    weights: [0.4],
    description: 'The subject begins with "Re:" or "Fwd:" but the message is not a reply.',
    fix: 'Remove "Re:" or "Fwd:".',
    source: 'Gmail guidelines: Re: and Fwd: only for replies and forwarded messages (2026-03-21)',
    count: ({ content, isReply }) => /^(?:re|fwd?|aw|wg)\s*:/iu.test(content.subject) && !isReply,
  },
  {
    name: 'SUBJECT_SPACED_OUT',
    weights: [2.2],
    description: 'The subject has s p a c e d letters, or a word after a long run of spaces.',
    fix: 'Write words normally.',
    count: ({ content }) => /(?:\b\p{L}[ .*_-]){5,}\p{L}\b|\S {6,}\S/u.test(content.subject),
  },
  {
    name: 'SUBJECT_MISSING',
    weights: [1.2],
    description: 'The subject is missing or empty.',
    fix: 'Set the subject; if it comes from a variable, check the data file.',
    source: rfc,
    count: ({ content }) => content.subject.trim() === '',
  },
  {
    name: 'SUBJECT_BRACKETED_AD',
    weights: [2],
    description: 'The subject labels the message as advertising (ADV:, [ad]).',
    fix: 'Remove the label, and send advertising only to recipients who have agreed to receive it.',
    count: ({ content }) => /^\W*(?:adv|ad)\s*[:\])]/iu.test(content.subject),
  },
  {
    name: 'INVISIBLE_IN_WORDS',
    weights: [2.4],
    description: 'Words contain invisible characters, as if to evade filters.',
    fix: 'Remove zero-width characters; they often come from pasted text.',
    count: ({ content }) => hasSplitLatinWord(`${content.subject} ${content.visibleText.slice(0, 20_000)}`),
  },
  {
    name: 'MIXED_ALPHABETS_IN_WORD',
    weights: [2.4],
    description: 'A word mixes letters from different alphabets (look-alikes).',
    fix: 'Replace look-alike characters; they often come from pasted text.',
    source: 'Unicode UTS #39 §5.1',
    count: ({ content }) => hasMixedScriptWord(`${content.subject} ${content.visibleText.slice(0, 20_000)}`),
  },
  {
    name: 'FROM_FREEMAIL_AUTHORITY',
    weights: [1.6],
    description:
      "The sender's name or address suggests an office or a role, but the address is at a freemail provider.",
    fix: 'Send from your own domain.',
    count: ({ content: { message }, fromDomain }) =>
      isFreemail(fromDomain) &&
      (authorityNames.test(message.from[0]?.displayName ?? '') || officeMailbox.test(message.from[0]?.address ?? '')),
  },
  {
    name: 'FROM_NAME_SHOWS_ADDRESS',
    weights: [2],
    description: "The display name contains an email address or domain other than the sender's.",
    fix: 'Remove the address from the display name.',
    source: 'Gmail guidelines: display name not misleading (2026-03-21)',
    count: ({ content, fromDomain }) => showsOtherDomain(content.message.from[0]?.displayName ?? '', fromDomain),
  },
  {
    name: 'REPLY_TO_FREEMAIL',
    weights: [1.6],
    description: 'Reply-To: is a freemail address, and From: has a different domain.',
    fix: 'Use a Reply-To: address in your own domain.',
    count: (evidence) => isFreemail(replyDomain(evidence)) && replyDomain(evidence) !== evidence.fromDomain,
  },
  {
    name: 'REPLY_TO_OTHER_DOMAIN',
    weights: [0.5],
    description: 'Reply-To: and From: have different domains.',
    fix: 'Use the same organizational domain in both fields, or remove Reply-To:.',
    count: (evidence) =>
      isOtherDomain(replyDomain(evidence), evidence.fromDomain) &&
      fieldCount(evidence.content.message, 'list-id') === 0,
  },
  {
    name: 'FROM_IS_RECIPIENT',
    weights: [1.8],
    description: 'From: and To: are the same address.',
    fix: 'Send from an address of your own.',
    count: (evidence) => isFromSelf(evidence),
  },
  {
    name: 'RECIPIENT_UNDISCLOSED',
    weights: [1],
    description: 'To: is missing or empty, or says "undisclosed recipients".',
    fix: 'Send each recipient a separate message, with their address in To:.',
    source: rfc,
    count: ({ content }) => hasNoRecipient(content.message),
  },
  {
    name: 'MESSAGE_ID_MISSING',
    weights: [0.8],
    description: 'The Message-ID field is missing.',
    fix: 'Let the mail library write the Message-ID field.',
    source: `${rfc}.4`,
    count: ({ content }) => fieldCount(content.message, 'message-id') === 0,
  },
  {
    name: 'DATE_MISSING',
    weights: [1.2],
    description: 'The Date field is missing or invalid.',
    fix: 'Let the mail library write the Date field.',
    source: `${rfc}.1`,
    count: ({ content }) => Number.isNaN(Date.parse(fieldValue(content.message, 'date') ?? '')),
  },
  {
    name: 'MARKED_URGENT',
    weights: [0.6],
    description: 'The message is marked urgent (X-Priority, Importance).',
    fix: 'Remove X-Priority and Importance from mailings.',
    count: ({ content }) =>
      /^\s*1/u.test(fieldValue(content.message, 'x-priority') ?? '') ||
      /high/iu.test(fieldValue(content.message, 'importance') ?? ''),
  },
  {
    name: 'FROM_DIGITS',
    weights: [0.8],
    description: 'The From: address contains many digits, as if it were generated.',
    fix: 'Send from an address that people can recognize.',
    count: ({ content }) =>
      /^[a-z]*\d{5,}[a-z]*@|^[a-z]+\d+[a-z]+\d+[a-z0-9]*@/iu.test(content.message.from[0]?.address ?? ''),
  },
]

function hasSplitLatinWord(text: string): boolean {
  // Check only Latin words, because some other scripts need joiners. Allow soft hyphens.
  return /[a-z][\u200B\u2060-\u2064\uFEFF][a-z]/iu.test(text)
}

function hasMixedScriptWord(text: string): boolean {
  return /(?=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{3,})(?:\p{Script=Latin}+[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]+\p{Script=Latin})/u.test(
    text,
  )
}

function showsOtherDomain(displayName: string, fromDomain: string | null): boolean {
  const shown = /(?:@|^|\s)((?:[a-z0-9-]+\.)+(?:com|net|org|example|de|co|io|test))\b/iu
    .exec(displayName)?.[1]
    ?.toLowerCase()
  return shown !== undefined && fromDomain !== null && registeredDomain(shown) !== registeredDomain(fromDomain)
}

function isOtherDomain(domain: string | null, fromDomain: string | null): boolean {
  return domain !== null && fromDomain !== null && registeredDomain(domain) !== registeredDomain(fromDomain)
}

function hasNoRecipient(message: SpamEvidence['content']['message']): boolean {
  const to = fieldValue(message, 'to')
  const isEmpty = to === null || to.trim() === ''
  return (isEmpty && fieldValue(message, 'cc') === null) || /undisclosed/iu.test(to ?? '')
}
