/** What the rules on fraud and offers need to know about a message's links. */

import { registeredDomain } from '../../content/link-target.ts'
import type { SpamEvidence } from './spam-rule.ts'

function hasWebPage({ content }: SpamEvidence): boolean {
  return content.message.attachments.some(({ filename }) => /\.(?:x?html?|svg)$/iu.test(filename ?? ''))
}

/** Returns whether the message has a link or an attached web page. */
export function hasPage(evidence: SpamEvidence): boolean {
  return evidence.content.links.length > 0 || hasWebPage(evidence)
}

/** Returns whether no link leads to the sender's domain. */
export function leadsOnlyAway({ content, fromDomain }: SpamEvidence): boolean {
  return (
    fromDomain !== null &&
    content.links.length > 0 &&
    content.links.every(({ target }) => registeredDomain(target.host) !== registeredDomain(fromDomain))
  )
}

/** Returns whether a link leads to the sender's domain, as in legitimate receipts. */
export function leadsHome({ content, fromDomain }: SpamEvidence): boolean {
  return (
    fromDomain !== null &&
    content.links.some(({ target }) => registeredDomain(target.host) === registeredDomain(fromDomain))
  )
}
