/** Defines the rule from-freemail. */

import { isFreemail } from '../../verdict/spam/built-in/known-hosts.ts'
import type { Rule } from '../rule.ts'
import { addressesOf } from '../sender/header-addresses.ts'
import { areRelated } from '../sender/related-domains.ts'

function example(from: string): string {
  return `---\nsubject: Your bike is ready\nfrom: ${from}\n---\n<p>It is ready.</p>\n`
}

/** Providers whose SMTP servers are in a domain that differs from the domain of their addresses. */
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
  why: 'Freemail providers publish strict DMARC policies, so mail from their domains that other servers send is quarantined or rejected.',
  source: 'support.google.com/a/answer/81126',
  fix: 'Send from an address of your own domain',
  ignores: "The rule ignores mail that you send through the provider's own SMTP server.",
  bad: [
    { file: 'gmail.html', text: example('Fernhill Bikes <fernhill.bikes@gmail.com>'), line: 3 },
    {
      file: 'yahoo.html',
      text: example('fernhill@yahoo.co.uk'),
      settings: { smtpHost: 'smtp.northwind.net' },
      line: 3,
    },
  ],
  good: [
    { file: 'own.html', text: example('Fernhill Bikes <news@fernhill-bikes.com>') },
    {
      about: "The provider's own server",
      file: 'smtp.html',
      text: example('fernhill@gmail.com'),
      settings: { smtpHost: 'smtp.gmail.com' },
    },
    {
      about: "A domain that contains a freemail provider's name",
      file: 'mail.html',
      text: example('a@gmail.fernhill-bikes.com'),
    },
  ],
  check({ from, settings: { smtpHost } }) {
    const [author] = addressesOf(from)
    if (from === null || author === undefined || !isFreemail(author.domain)) return []
    const isOwnServer =
      smtpHost !== null &&
      [author.domain, ...(serverDomains[author.domain] ?? [])].some((domain) => areRelated(domain, smtpHost))
    if (isOwnServer) return []
    const at = from.originAt(Math.max(0, from.text.toLowerCase().indexOf(`@${author.domain}`)))
    return [
      { at, message: `The From address is at ${author.domain}, and only that provider may send from this domain` },
    ]
  },
}
