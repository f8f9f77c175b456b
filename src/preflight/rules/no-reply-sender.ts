import type { Rule } from '../rule.ts'
import { addressesOf } from '../sender/header-addresses.ts'

export const noReplySender: Rule = {
  id: 'no-reply-sender',
  group: 'sender',
  severity: 'notice',
  title: 'No-reply sender address',
  why: 'Replies show mailbox providers that recipients want your mail, and Microsoft advises you to use an address that can receive replies.',
  source: 'Microsoft, requirements for high-volume senders',
  fix: 'Send from a monitored address, or set reply-to',
  ignores: 'The rule ignores messages with a Reply-To address.',
  bad: '---\nsubject: Your bike is ready\nfrom: Shop <no-reply@fernhill-bikes.com>\n---\n<p>It is ready.</p>\n',
  good: {
    about: 'A message with a Reply-To address',
    text: '---\nsubject: Your bike is ready\nfrom: noreply@fernhill-bikes.com\nreply-to: help@fernhill-bikes.com\n---\n<p>It is ready.</p>\n',
  },
  check({ from, replyTo }) {
    const [author] = addressesOf(from)
    if (from === null || author === undefined || replyTo !== null) return null
    if (!/^(?:do[._-]?not|no|dont)[._-]?reply(?:[._+-].*)?$/iu.test(author.localPart)) return null
    return {
      at: from.originAt(Math.max(0, from.text.indexOf(author.localPart))),
      message: `${author.address} looks like a no-reply address`,
    }
  },
}
