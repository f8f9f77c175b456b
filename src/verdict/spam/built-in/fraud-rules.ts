/** Rules on fraud of today: well-formed mail that is known by what it asks for, how fast, and by which way. */

import { registeredDomain } from '../../content/link-target.ts'
import { brandOfName, brandOwns } from './brands.ts'
import { speaksOf } from './fraud-concepts.ts'
import { hasAbusedTld, hostsForms, isFreemail } from './known-hosts.ts'
import type { SpamEvidence, SpamRule } from './spam-rule.ts'
import { once } from './spam-rule.ts'

const own = 'presend, own rule (version 2)'
const scamPages = 'FTC and Action Fraud: how phishing, gift card and refund scams work (2025)'

function hasWebPage({ content }: SpamEvidence): boolean {
  return content.message.attachments.some(({ filename }) => /\.(?:x?html?|svg)$/iu.test(filename ?? ''))
}

/** The reader can be led to a page: by a link, or by a page that is attached. */
function leadsSomewhere(evidence: SpamEvidence): boolean {
  return evidence.content.links.length > 0 || hasWebPage(evidence)
}

/** All links leave the sender's own domain. */
function leadsOnlyAway({ content, fromDomain }: SpamEvidence): boolean {
  return (
    fromDomain !== null &&
    content.links.length > 0 &&
    content.links.every(({ target }) => registeredDomain(target.host) !== registeredDomain(fromDomain))
  )
}

/** A link goes to the sender's own domain, as in every honest receipt. */
function leadsHome({ content, fromDomain }: SpamEvidence): boolean {
  return (
    fromDomain !== null &&
    content.links.some(({ target }) => registeredDomain(target.host) === registeredDomain(fromDomain))
  )
}

function greetsNobody({ words }: SpamEvidence): boolean {
  return /\b(?:dear|hello|hi|attention) (?:valued )?(?:customer|client|user|member|taxpayer|colleague|owner)\b|sehr geehrter kunde|cher client|estimado cliente|gentile cliente|prezado cliente|geachte klant|szanowny kliencie|уважаемый клиент/u.test(
    words,
  )
}

/** How many kinds of evidence stand together in a mail that threatens and leads somewhere. */
function phishingStrikes(evidence: SpamEvidence): number {
  if (!leadsSomewhere(evidence) || !speaksOf(evidence, 'loss')) return 0
  const isHurried = speaksOf(evidence, 'hurry')
  const asks = speaksOf(evidence, 'confirm')
  const wantsSecret = speaksOf(evidence, 'secret')
  if (!asks && !wantsSecret) return 0
  return once(isHurried) + once(asks) + once(wantsSecret) + once(leadsOnlyAway(evidence) || greetsNobody(evidence))
}

function showsForeignBrand({ content, fromDomain }: SpamEvidence): boolean {
  const brand = brandOfName(content.message.from[0]?.displayName ?? '')
  return brand !== null && fromDomain !== null && !brandOwns(brand, fromDomain)
}

/** Errands are short: the reader is to ask back by mail. */
const longestErrand = 160

function hasArchive({ content }: SpamEvidence): boolean {
  return content.message.attachments.some(({ filename }) => /\.(?:zip|rar|7z|gz|iso)$/iu.test(filename ?? ''))
}

function isFromAnybody({ content, fromDomain }: SpamEvidence): boolean {
  return isFreemail(fromDomain) || isFreemail(content.message.replyTo[0]?.domain ?? null)
}

export const fraudRules: readonly SpamRule[] = [
  {
    name: 'THREAT_AND_LOGIN_LINK',
    // Four kinds of evidence are enough, whatever honest words stand around them.
    weights: [0, 1.6, 3.2, 7],
    description:
      'The text threatens a loss, asks the reader to confirm an identity or a secret, and links to a page for it.',
    fix: 'State what happened, address the reader by name, and don’t pair a threat with a login link.',
    source: scamPages,
    count: phishingStrikes,
  },
  {
    name: 'FEE_BEFORE_DELIVERY',
    weights: [2, 3.4],
    description: 'A small fee is to be paid by link, at once, for a parcel, a fine or a toll.',
    fix: 'Name shipment and payer, set a fair term, and take fees in the checkout or at the door.',
    source: scamPages,
    count: (evidence) =>
      leadsSomewhere(evidence) && speaksOf(evidence, 'fee', 'parcel', 'payNow')
        ? once(speaksOf(evidence, 'hurry')) + once(speaksOf(evidence, 'loss'))
        : 0,
  },
  {
    name: 'CALL_TO_UNDO_A_CHARGE',
    weights: [3, 4.4],
    description: 'A charge the reader does not know, and a telephone number to have it undone.',
    fix: 'Let customers cancel in their account; put the number on your site.',
    source: scamPages,
    count: (evidence) =>
      (isFromAnybody(evidence) || !leadsHome(evidence)) &&
      speaksOf(evidence, 'undo', 'callBack', 'phone') &&
      (speaksOf(evidence, 'charge') || speaksOf(evidence, 'loss'))
        ? 1 + once(isFromAnybody(evidence) || speaksOf(evidence, 'hurry'))
        : 0,
  },
  {
    name: 'ERRAND_IN_SECRET',
    weights: [1.2, 4],
    description: 'Gift cards or a transfer are asked for, and the reader is to keep quiet or cannot ask back.',
    fix: 'Ask for payments by your usual process, and let people ask back.',
    source: scamPages,
    count: (evidence) =>
      evidence.wordCount <= longestErrand && speaksOf(evidence, 'secrecy')
        ? once(speaksOf(evidence, 'payOut')) +
          once(speaksOf(evidence, 'giftCard') || speaksOf(evidence, 'hurry', 'payOut'))
        : 0,
  },
  {
    name: 'BLACKMAIL_FOR_COINS',
    weights: [4],
    description: 'Somebody claims to have seen or taken something, and wants to be paid in coins.',
    fix: 'Remove the threat; no honest mail has one.',
    source: scamPages,
    count: (evidence) =>
      once(
        speaksOf(evidence, 'blackmail', 'crypto') &&
          /(?<!\p{L})(?:pay|send|transfer|überweis|envoyez|transfiera|envíe|paga|envie|betaal|wyślij|переведите)/u.test(
            evidence.words,
          ),
      ),
  },
  {
    name: 'FORTUNE_FROM_A_STRANGER',
    weights: [2.8],
    description: 'A stranger has a fortune for the reader and wants an answer in confidence.',
    fix: 'Name who pays what and why; do not ask for personal data by reply.',
    source: scamPages,
    count: (evidence) =>
      once(evidence.content.links.length === 0 && speaksOf(evidence, 'fortune', 'windfall', 'stranger')),
  },
  {
    name: 'MONEY_BY_CHAT_APP',
    weights: [3],
    description: 'Earnings, loans or cheap goods are promised, and the talk is to go on in a chat app.',
    fix: 'Let readers answer to your own address or site.',
    source: scamPages,
    count: (evidence) => once(speaksOf(evidence, 'chatApp', 'promise')),
  },
  {
    name: 'WALLET_PHRASE_WANTED',
    weights: [3.2],
    description: 'A wallet is to be connected, verified or restored.',
    fix: 'Never ask for a recovery phrase; tell customers that you never do.',
    source: scamPages,
    count: (evidence) =>
      once(
        evidence.content.links.length > 0 &&
          /(?:connect|verify|validate|sync|import|restore|link)\p{L}* (?:\S+ ){0,4}(?:wallet|device|phrase|seed)|wallet (?:\S+ ){0,4}verifi|(?:12|24)[ -](?:word|wört)/u.test(
            evidence.words,
          ) &&
          !/never (?:ask|share|type|enter)|nobody .{0,40} ask/u.test(evidence.words),
      ),
  },
  {
    name: 'QR_CODE_TO_LOG_IN',
    weights: [3],
    description: 'A QR code is to be scanned to log in or to see pay or benefits.',
    fix: 'Give a link readers can see; a code hides where it leads.',
    source: 'FBI, public service announcements on QR codes (2022)',
    count: (evidence) =>
      once(speaksOf(evidence, 'scanCode', 'workLogin') && (speaksOf(evidence, 'hurry') || speaksOf(evidence, 'loss'))),
  },
  {
    name: 'ARCHIVE_WITH_PASSWORD',
    weights: [2.8],
    description: 'An archive is attached whose password stands in the text, so that no scanner sees into it.',
    fix: 'Share the file by a link that needs a log-in.',
    source: own,
    count: (evidence) => once(hasArchive(evidence) && speaksOf(evidence, 'archivePassword')),
  },
  {
    name: 'FROM_BRAND_AT_FOREIGN_DOMAIN',
    weights: [2],
    description: 'The sender’s name shows a well-known brand, and the address is not of its domain.',
    fix: 'Send under your own name.',
    source: 'Gmail guidelines: display name not misleading (2026-03-21)',
    count: (evidence) => once(showsForeignBrand(evidence)),
  },
  {
    name: 'ABUSED_TLD_WITH_REQUEST',
    weights: [1.6],
    description:
      'Secrets, a payment or a gain are the subject, and the link leads into a much abused top-level domain.',
    fix: 'Link to your main domain.',
    source: own,
    count: (evidence) =>
      once(
        evidence.content.links.some(({ target }) => hasAbusedTld(target.host)) &&
          (['secret', 'loss', 'fee', 'promise', 'crypto'] as const).some((concept) => speaksOf(evidence, concept)),
      ),
  },
  {
    name: 'FORM_AT_FREE_HOST',
    weights: [1.8],
    description: 'Secrets or a payment are asked for, and the page lies at a free host of forms and sites.',
    fix: 'Put the page on your own domain.',
    source: own,
    count: (evidence) =>
      once(
        evidence.content.links.some(({ target }) => hostsForms(target.host)) &&
          (speaksOf(evidence, 'secret') || speaksOf(evidence, 'loss') || speaksOf(evidence, 'fee', 'hurry')),
      ),
  },
]
