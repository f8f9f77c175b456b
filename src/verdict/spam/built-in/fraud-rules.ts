/** Rules that recognize well-written fraud by what it asks for, how urgent it sounds, and which channel it uses. */

import { registeredDomain } from '../../content/link-target.ts'
import { brandOfName, brandOwns } from './brands.ts'
import { mentions, phrasesFor } from './fraud-concepts.ts'
import { hasAbusedTld, isFreeForm, isFreemail } from './known-hosts.ts'
import { hasPage, leadsHome, leadsOnlyAway } from './link-facts.ts'
import type { SpamEvidence, SpamRule } from './spam-rule.ts'

const scamPages = 'FTC and Action Fraud: how phishing, gift card and refund scams work (2025)'

function hasImpersonalGreeting({ words }: SpamEvidence): boolean {
  return /\b(?:dear|hello|hi|attention) (?:valued )?(?:customer|client|user|member|taxpayer|colleague|owner)\b|sehr geehrter kunde|cher client|estimado cliente|gentile cliente|prezado cliente|geachte klant|szanowny kliencie|уважаемый клиент/u.test(
    words,
  )
}

/** Counts the types of phishing evidence in a message that threatens a loss and has a link or an attached web page. */
function phishingStrikes(evidence: SpamEvidence): number {
  if (!hasPage(evidence) || !mentions(evidence, 'loss')) return 0
  const isHurried = mentions(evidence, 'hurry')
  const asks = mentions(evidence, 'confirm')
  const wantsSecret = mentions(evidence, 'secret')
  if (!asks && !wantsSecret) return 0
  return (
    Number(isHurried) +
    Number(asks) +
    Number(wantsSecret) +
    Number(leadsOnlyAway(evidence) || hasImpersonalGreeting(evidence))
  )
}

function impersonatesBrand({ content, fromDomain }: SpamEvidence): boolean {
  const brand = brandOfName(content.message.from[0]?.displayName ?? '')
  return brand !== null && fromDomain !== null && !brandOwns(brand, fromDomain)
}

/**
 * The maximum number of words in a message that asks the reader to run an errand. Real errand scams are short, because
 * their senders only want a reply.
 */
const maxErrandWords = 160

function hasArchive({ content }: SpamEvidence): boolean {
  return content.message.attachments.some(({ filename }) => /\.(?:zip|rar|7z|gz|iso)$/iu.test(filename ?? ''))
}

function isFreemailSender({ content, fromDomain }: SpamEvidence): boolean {
  return isFreemail(fromDomain) || isFreemail(content.message.replyTo[0]?.domain ?? null)
}

/** Returns the hosts of links to free forms and sites. The provider of such a service may link to its own pages. */
function freeForms({ content, fromDomain }: SpamEvidence): readonly string[] {
  const own = fromDomain === null ? null : registeredDomain(fromDomain)
  const hosts = content.links
    .filter(({ target }) => isFreeForm(target) && registeredDomain(target.host) !== own)
    .map(({ target }) => target.host)
  return [...new Set(hosts)]
}

const walletPattern =
  /(?:connect|verify|validate|sync|import|restore|link)\p{L}* (?:\S+ ){0,4}(?:wallet|device|phrase|seed)|wallet (?:\S+ ){0,4}verifi|(?:12|24)[ -](?:word|wört)/u

export const fraudRules: readonly SpamRule[] = [
  {
    name: 'THREAT_AND_LOGIN_LINK',
    // Four types of evidence together outweigh any points that are subtracted for legitimate wording.
    weights: [0, 1.6, 3.2, 7],
    description:
      'The text threatens the reader with a loss, and links to a page that asks for their identity or password.',
    fix: "State what happened, address the reader by name, and don't pair a threat with a login link.",
    source: scamPages,
    phrases: (evidence) => phrasesFor(evidence, 'loss', 'hurry', 'confirm', 'secret'),
    count: phishingStrikes,
  },
  {
    name: 'FEE_BEFORE_DELIVERY',
    weights: [2, 3.4],
    description: 'The text asks the reader to pay a small fee for a parcel, fine or toll at once, through a link.',
    fix: 'Name the shipment and the payer, set a reasonable deadline, and collect fees at checkout or on delivery.',
    source: scamPages,
    phrases: (evidence) => phrasesFor(evidence, 'fee', 'parcel', 'payNow', 'hurry', 'loss'),
    count: (evidence) =>
      hasPage(evidence) && mentions(evidence, 'fee', 'parcel', 'payNow')
        ? Number(mentions(evidence, 'hurry')) + Number(mentions(evidence, 'loss'))
        : 0,
  },
  {
    name: 'CALL_TO_UNDO_A_CHARGE',
    weights: [3, 4.4],
    description: 'The text reports an unexpected charge, and gives a phone number for canceling the charge.',
    fix: 'Let customers cancel in their account, and put the phone number on your site.',
    source: scamPages,
    phrases: (evidence) => phrasesFor(evidence, 'charge', 'undo', 'callBack', 'phone'),
    count: (evidence) =>
      (isFreemailSender(evidence) || !leadsHome(evidence)) &&
      mentions(evidence, 'undo', 'callBack', 'phone') &&
      (mentions(evidence, 'charge') || mentions(evidence, 'loss'))
        ? 1 + Number(isFreemailSender(evidence) || mentions(evidence, 'hurry'))
        : 0,
  },
  {
    name: 'ERRAND_IN_SECRET',
    weights: [1.2, 4],
    description:
      'The text asks for gift cards or a money transfer, and tells the reader to keep quiet or not to ask questions.',
    fix: 'Request payments through your usual process, and let recipients ask questions.',
    source: scamPages,
    phrases: (evidence) => phrasesFor(evidence, 'secrecy', 'giftCard', 'payOut', 'hurry'),
    count: (evidence) =>
      evidence.wordCount <= maxErrandWords && mentions(evidence, 'secrecy')
        ? Number(mentions(evidence, 'payOut') || mentions(evidence, 'giftCard', 'cardCode')) +
          Number(mentions(evidence, 'giftCard') || mentions(evidence, 'hurry', 'payOut'))
        : 0,
  },
  {
    name: 'BLACKMAIL_FOR_COINS',
    weights: [4],
    description: 'The sender claims to have seen or taken something and demands payment in cryptocurrency.',
    fix: 'Remove the threat.',
    source: scamPages,
    phrases: (evidence) => phrasesFor(evidence, 'blackmail', 'crypto'),
    count: (evidence) =>
      mentions(evidence, 'blackmail', 'crypto') &&
      /(?<!\p{L})(?:pay|send|transfer|überweis|zahl|envoyez|versez|transfier|envíe|envía|pag|envie|betaal|wyślij|переведите)|送金|支払/u.test(
        evidence.words,
      ),
  },
  {
    name: 'FORTUNE_FROM_A_STRANGER',
    weights: [2.8],
    description: 'A stranger offers the reader a fortune and asks for a confidential reply.',
    fix: 'State who pays what and why, and do not ask for personal data by reply.',
    source: scamPages,
    phrases: (evidence) => phrasesFor(evidence, 'fortune', 'windfall', 'stranger'),
    count: (evidence) => evidence.content.links.length === 0 && mentions(evidence, 'fortune', 'windfall', 'stranger'),
  },
  {
    name: 'MONEY_BY_CHAT_APP',
    weights: [3],
    description: 'The text promises earnings, loans or cheap goods and asks the reader to continue in a chat app.',
    fix: 'Let readers reply to your own address or use your site.',
    source: scamPages,
    phrases: (evidence) => phrasesFor(evidence, 'chatApp', 'promise'),
    count: (evidence) => mentions(evidence, 'chatApp', 'promise'),
  },
  {
    name: 'WALLET_PHRASE_WANTED',
    weights: [3.2],
    description: 'The text asks the reader to connect, verify or restore a crypto wallet.',
    fix: 'Never ask for a recovery phrase, and tell customers that you never do.',
    source: scamPages,
    phrases: ({ words }) => walletPattern.exec(words)?.slice(0, 1) ?? [],
    count: (evidence) =>
      evidence.content.links.length > 0 &&
      walletPattern.test(evidence.words) &&
      !/never (?:ask|share|type|enter)|nobody .{0,40} ask/u.test(evidence.words),
  },
  {
    name: 'QR_CODE_TO_LOG_IN',
    weights: [3],
    description: 'The text asks the reader to scan a QR code to log in or to view payroll or benefits information.',
    fix: 'Use a link that readers can see; a QR code hides its target.',
    source: 'FBI, public service announcements on QR codes (2022)',
    phrases: (evidence) => phrasesFor(evidence, 'scanCode', 'workLogin', 'hurry', 'loss'),
    count: (evidence) =>
      mentions(evidence, 'scanCode') &&
      (mentions(evidence, 'workLogin') || mentions(evidence, 'fee', 'payNow')) &&
      (mentions(evidence, 'hurry') || mentions(evidence, 'loss')),
  },
  {
    name: 'ARCHIVE_WITH_PASSWORD',
    weights: [2.8],
    description: 'The text contains the password of an attached archive, so scanners cannot read the archive.',
    fix: 'Share the file through a link that requires a login.',
    phrases: (evidence) => phrasesFor(evidence, 'archivePassword'),
    count: (evidence) => hasArchive(evidence) && mentions(evidence, 'archivePassword'),
  },
  {
    name: 'FROM_BRAND_AT_FOREIGN_DOMAIN',
    weights: [2],
    description: "The sender's name is a well-known brand, but the address is not in that brand's domain.",
    fix: 'Send under your own name.',
    source: 'Gmail guidelines: display name not misleading (2026-03-21)',
    count: (evidence) => impersonatesBrand(evidence),
  },
  {
    name: 'ABUSED_TLD_WITH_REQUEST',
    weights: [1.6],
    description:
      'The text is about passwords, payments or profits, and a link leads to a frequently abused top-level domain.',
    fix: 'Link to your main domain.',
    phrases: (evidence) => phrasesFor(evidence, 'secret', 'loss', 'fee', 'promise', 'crypto'),
    count: (evidence) =>
      evidence.content.links.some(({ target }) => hasAbusedTld(target.host)) &&
      (['secret', 'loss', 'fee', 'promise', 'crypto'] as const).some((concept) => mentions(evidence, concept)),
  },
  {
    name: 'FORM_AT_FREE_HOST',
    weights: [1.8],
    description: 'The text asks for secrets or a payment, and links to a free hosting service for forms or websites.',
    fix: 'Put the page on your own domain.',
    phrases: (evidence) => [...freeForms(evidence), ...phrasesFor(evidence, 'secret', 'loss', 'fee', 'hurry')],
    count: (evidence) =>
      freeForms(evidence).length > 0 &&
      (mentions(evidence, 'secret') || mentions(evidence, 'loss') || mentions(evidence, 'fee', 'hurry')),
  },
]
