import { isFreemail } from '../../verdict/spam/built-in/known-hosts.ts'
import { isSameSite } from '../links/link-target.ts'
import type { Rule } from '../rule.ts'
import { addressesOf } from '../sender/header-addresses.ts'

/** Providers whose SMTP servers and addresses are in different domains. */
const serverDomains: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': ['google.com', 'googlemail.com'],
  'googlemail.com': ['google.com', 'gmail.com'],
  'outlook.com': ['office365.com', 'live.com'],
  'hotmail.com': ['office365.com', 'outlook.com', 'live.com'],
  'live.com': ['office365.com', 'outlook.com'],
  'icloud.com': ['me.com', 'apple.com'],
}

export const fromFreemail: Rule = {
  id: 'from-freemail',
  group: 'sender',
  severity: 'error',
  title: 'From address at a freemail provider',
  why: 'Freemail providers publish strict DMARC policies, so receivers quarantine or reject mail that other servers send from these domains.',
  source: 'support.google.com/a/answer/81126',
  fix: 'Send from an address at your own domain',
  ignores: "The rule ignores mail that you send through the provider's own SMTP server.",
  bad: '---\nsubject: Your bike is ready\nfrom: Fernhill Bikes <fernhill.bikes@gmail.com>\n---\n<p>It is ready.</p>\n',
  good: {
    about: "Mail sent through the provider's own SMTP server",
    text: '---\nsubject: Your bike is ready\nfrom: fernhill@gmail.com\n---\n<p>It is ready.</p>\n',
    settings: { smtpHost: 'smtp.gmail.com' },
  },
  check({ from, settings: { smtpHost } }) {
    const [author] = addressesOf(from)
    if (from === null || author === undefined || !isFreemail(author.domain)) return null
    const isOwnServer =
      smtpHost !== null &&
      [author.domain, ...(serverDomains[author.domain] ?? [])].some((domain) => isSameSite(domain, smtpHost))
    if (isOwnServer) return null
    const at = from.originAt(Math.max(0, from.text.toLowerCase().indexOf(`@${author.domain}`)))
    return { at, message: `The From address is at ${author.domain}, and only that provider may send from this domain` }
  },
}
