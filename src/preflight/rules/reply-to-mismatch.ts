import { isFreemail } from '../../verdict/spam/built-in/known-hosts.ts'
import { isHostIn, isSameSite } from '../links/link-target.ts'
import type { Rule } from '../rule.ts'
import { addressesOf } from '../sender/header-addresses.ts'

export const replyToMismatch: Rule = {
  id: 'reply-to-mismatch',
  group: 'sender',
  severity: 'warning',
  title: 'Reply-To address at another organization',
  why: 'Scammers often send from one domain and collect replies at another, so filters penalize mail whose replies go to another domain.',
  source: 'SpamAssassin FREEMAIL_FORGED_REPLYTO; Microsoft, requirements for high-volume senders',
  fix: 'Use a Reply-To address in the same domain as the From address',
  ignores: 'The rule ignores subdomains of the same organization, and hosts in `allow-hosts`, such as your help desk.',
  bad: '---\nsubject: Your bike is ready\nfrom: Fernhill Bikes <news@fernhill-bikes.com>\nreply-to: help@northwind.net\n---\n<p>It is ready.</p>\n',
  good: {
    about: 'A help desk in allow-hosts',
    text: '---\nsubject: Your bike is ready\nfrom: Fernhill Bikes <news@fernhill-bikes.com>\nreply-to: help@fernhill.zendesk.com\n---\n<p>It is ready.</p>\n',
    settings: { allowHosts: ['zendesk.com'] },
  },
  check({ from, replyTo, settings: { allowHosts } }) {
    const [author] = addressesOf(from)
    if (author === undefined || replyTo === null) return null
    const foreign = addressesOf(replyTo).find(
      ({ domain }) => !isSameSite(domain, author.domain) && !isHostIn(domain, allowHosts),
    )
    if (foreign === undefined) return null
    const at = replyTo.originAt(Math.max(0, replyTo.text.toLowerCase().indexOf(`@${foreign.domain}`)))
    const what = isFreemail(foreign.domain) ? 'a freemail address' : 'another organization'
    return { at, message: `Reply-To is at ${foreign.domain} (${what}), but From is at ${author.domain}` }
  },
}
