/** Rules that recognize offers from strangers by what they promise and what they ask for, in several languages. */

import { hasUnsubscribeLink } from '../../placement/tab-evidence.ts'
import { mentions, phrasesFor } from './fraud-concepts.ts'
import { isFreemail } from './known-hosts.ts'
import { hasPage, leadsOnlyAway } from './link-facts.ts'
import type { SpamRule } from './spam-rule.ts'

const scamPages = 'FTC and Action Fraud: how lottery, job, refund and investment scams work (2025)'

export const offerRules: readonly SpamRule[] = [
  {
    name: 'PRIZE_FROM_A_STRANGER',
    weights: [2.4, 3.4],
    description: 'The text says that the reader has won a large sum, and asks for personal data, a fee or secrecy.',
    fix: 'State which contest it was and where the rules are, and do not ask winners for money or bank details.',
    source: scamPages,
    count: (evidence) =>
      mentions(evidence, 'prize') && (mentions(evidence, 'fortune') || mentions(evidence, 'giftCard'))
        ? Number(mentions(evidence, 'stranger')) + Number(mentions(evidence, 'hurry') || mentions(evidence, 'fee'))
        : 0,
    phrases: (evidence) => phrasesFor(evidence, 'prize', 'fortune', 'giftCard', 'stranger'),
  },
  {
    name: 'JOB_FOR_ANYONE',
    weights: [3],
    description: 'The text offers work that needs no qualification, with pay per day, per parcel or by commission.',
    fix: 'Describe the job, the employer and the contract, and link to the vacancy on your site.',
    source: scamPages,
    count: (evidence) => mentions(evidence, 'job', 'noSkill', 'dailyPay'),
    phrases: (evidence) => phrasesFor(evidence, 'job', 'noSkill', 'dailyPay'),
  },
  {
    name: 'RANKING_FROM_A_STRANGER',
    weights: [2.4, 3.4],
    description: "A stranger comments on the reader's site and sells search engine ranking, links or guest articles.",
    fix: 'Write only to people who have asked for an offer, and say when they did.',
    count: (evidence) =>
      !evidence.isReply && !mentions(evidence, 'asAgreed') && mentions(evidence, 'siteVisit', 'ranking', 'pitch')
        ? 1 + Number(isFreemail(evidence.fromDomain))
        : 0,
    phrases: (evidence) => phrasesFor(evidence, 'siteVisit', 'ranking', 'pitch'),
  },
  {
    name: 'REFUND_TO_CLAIM',
    weights: [2.6],
    description:
      'The text announces a refund for which the reader must enter data soon, on a site outside the sender’s domain.',
    fix: 'Pay refunds to the account that was charged, and let readers log in on your site.',
    source: scamPages,
    count: (evidence) =>
      hasPage(evidence) &&
      leadsOnlyAway(evidence) &&
      mentions(evidence, 'refund') &&
      (mentions(evidence, 'confirm') || mentions(evidence, 'secret')) &&
      (mentions(evidence, 'hurry') || mentions(evidence, 'loss')),
    phrases: (evidence) => phrasesFor(evidence, 'refund', 'confirm', 'secret', 'hurry', 'loss'),
  },
  {
    name: 'PROFIT_WITHOUT_WORK',
    weights: [2.4],
    description: 'The text promises profits from trading or cryptocurrency without work or risk.',
    fix: 'State the risks, and do not promise returns.',
    source: scamPages,
    count: (evidence) => mentions(evidence, 'investment', 'easyProfit', 'promise'),
    phrases: (evidence) => phrasesFor(evidence, 'investment', 'easyProfit', 'promise'),
  },
  {
    name: 'HARD_SELL_WITHOUT_OPT_OUT',
    weights: [1.6],
    description: 'The text sells with a low price and a deadline or few places, and has no unsubscribe link.',
    fix: 'Add an unsubscribe link, and state the end date of the offer once.',
    count: (evidence) =>
      evidence.content.links.length > 0 &&
      mentions(evidence, 'bargain', 'scarcity') &&
      !hasUnsubscribeLink(evidence.content),
    phrases: (evidence) => phrasesFor(evidence, 'bargain', 'scarcity'),
  },
  {
    name: 'DATE_FROM_A_STRANGER',
    weights: [3],
    description: 'The text promises a meeting with lonely strangers after a free registration.',
    fix: 'Send such mail only to people who registered, from a separate address.',
    count: (evidence) => mentions(evidence, 'loneliness', 'freeDate'),
    phrases: (evidence) => phrasesFor(evidence, 'loneliness', 'freeDate'),
  },
]
