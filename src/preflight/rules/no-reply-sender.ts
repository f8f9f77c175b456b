/** Defines the rule no-reply-sender. */

import type { Rule } from '../rule.ts'
import { addressesOf } from '../sender/header-addresses.ts'

function example(from: string, more = ''): string {
  return `---\nsubject: Your bike is ready\nfrom: ${from}\n${more}---\n<p>It is ready.</p>\n`
}

export const noReplySender: Rule = {
  id: 'no-reply-sender',
  group: 'sender',
  severity: 'notice',
  title: 'Sender that readers cannot reply to',
  why: 'Replies show mailbox providers that mail is wanted, and Microsoft advises using an address that can receive replies.',
  source: 'Microsoft, requirements for high-volume senders',
  fix: 'Send from a monitored address, or set reply-to',
  ignores: 'The rule ignores messages with a Reply-To address.',
  bad: [
    { file: 'noreply.html', text: example('Shop <no-reply@fernhill-bikes.com>'), line: 3 },
    { file: 'donotreply.html', text: example('donotreply@fernhill-bikes.com'), line: 3 },
  ],
  good: [
    { file: 'answer.html', text: example('Shop <news@fernhill-bikes.com>') },
    {
      about: 'A Reply-To address',
      file: 'reply.html',
      text: example('noreply@fernhill-bikes.com', 'reply-to: help@fernhill-bikes.com\n'),
    },
  ],
  check({ from, replyTo }) {
    const [author] = addressesOf(from)
    if (from === null || author === undefined || replyTo !== null) return []
    if (!/^(?:do[._-]?not|no|dont)[._-]?reply(?:[._+-].*)?$/iu.test(author.localPart)) return []
    return [
      {
        at: from.originAt(Math.max(0, from.text.indexOf(author.localPart))),
        message: `Replies to ${author.address} are not read`,
      },
    ]
  },
}
