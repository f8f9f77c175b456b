/** Defines the rule link-text-mismatch. */

import { reportedBy } from '../links/diagnose-target.ts'
import {
  authorDomainOf,
  isHostIn,
  isSameSite,
  type LinkTarget,
  originOfHost,
  originOfUrl,
  readTargets,
} from '../links/link-target.ts'
import { addressNamedIn, hostNamedIn } from '../links/link-wording.ts'
import { trackingHosts } from '../links/tracking-hosts.ts'
import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'
import { weakerIfValue } from '../severity-of.ts'

const id = 'link-text-mismatch'
const link = (url: string, text: string): string => `<p>Refund sent.</p>\n<p><a href="${url}">${text}</a></p>\n`

export const linkTextMismatch: Rule = {
  id,
  group: 'links',
  severity: 'error',
  title: 'Link text that names another host',
  why: 'Phishing links show one host and open another, so every filter looks for this mismatch.',
  source: 'Microsoft Defender anti-phishing; SpamAssassin URI rules',
  fix: 'Make the text and the target name the same host, or use words as the link text',
  ignores:
    'The rule ignores hosts of the same organization (www., m.), text without a host, click-tracking hosts of providers and of `tracking-hosts`, brand names and file names. A link to a click-tracking host of the sender, such as click.shop.com, is a warning.',
  options: {
    'tracking-hosts': {
      default: [],
      description: 'Hosts through which your provider counts clicks, with their subdomains',
    },
  },
  bad: [
    { file: 'refund.html', text: link('https://pay.velo-refunds.net/c/51', 'www.fernhill-bikes.com/refunds'), line: 2 },
    { file: 'url.html', text: link('https://velo-refunds.net/', 'https://fernhill-bikes.com'), line: 2 },
    { file: 'bare.html', text: link('https://velo-refunds.net/', '<b>fernhill-bikes.com</b>'), line: 2 },
    { file: 'sentence.html', text: link('https://velo-refunds.net/', 'Visit https://fernhill-bikes.com now'), line: 2 },
    { file: 'prefix.html', text: link('https://fernhill-bikes.com.velo-refunds.net/', 'fernhill-bikes.com'), line: 2 },
    { file: 'country.html', text: link('https://other.co.uk/', 'www.fernhill.co.uk'), line: 2 },
    { file: 'mail.html', text: link('mailto:help@velo-refunds.net', 'help@fernhill-bikes.com'), line: 2 },
    {
      about: "A sender's host that looks like a click-tracking host",
      file: 'own-tracking.html',
      text: link('https://click.fernhill-bikes.com/go/24335', 'velo-club.org/rides'),
      line: 2,
      severity: 'warning',
    },
    {
      about: "The sender's own site",
      file: 'own-site.html',
      text: link('https://fernhill-bikes.com/rides', 'velo-club.org/rides'),
      line: 2,
    },
    {
      file: 'data.liquid',
      text: link('{{ url }}', 'www.fernhill-bikes.com'),
      files: { 'data.json': '{"url": "https://velo-refunds.net/c/51"}' },
      line: 2,
      severity: 'warning',
    },
  ],
  good: [
    { file: 'same.html', text: link('https://www.fernhill-bikes.com/refunds', 'www.fernhill-bikes.com/refunds') },
    {
      about: 'A subdomain of the same organization',
      file: 'sub.html',
      text: link('https://help.fernhill-bikes.com/refunds', 'fernhill-bikes.com'),
    },
    {
      about: 'Brand and file names',
      file: 'brand.html',
      text: `${link('https://a.net/', 'Amazon')}${link('https://a.net/', 'Node.js')}${link('https://a.net/', 'invoice.pdf')}${link('https://a.net/', 'README.md')}`,
    },
    {
      about: 'A mail address with a mailto: link',
      file: 'mailto.html',
      text: link('mailto:help@fernhill-bikes.com', 'help@fernhill-bikes.com'),
    },
    {
      about: "A provider's click-tracking host",
      file: 'click.html',
      text: link('https://fernhill.us1.list-manage.com/track/click?u=1', 'www.fernhill-bikes.com'),
    },
    {
      about: 'Your own click-tracking host',
      file: 'own.html',
      text: link('https://click.fhb-mail.net/1', 'www.fernhill-bikes.com'),
      settings: {
        rules: { 'link-text-mismatch': { severity: null, options: { 'tracking-hosts': ['fhb-mail.net'] } } },
      },
    },
  ],
  check(context) {
    const tracking = [
      ...trackingHosts,
      ...context.settings.allowHosts,
      ...context.option(id, 'tracking-hosts', noHosts),
    ]
    return readTargets(context).flatMap((target) => faultOf(target, tracking, context))
  },
}

const noHosts: readonly string[] = []
/** Matches the usual names of hosts through which senders count clicks at their own domain. */
const clickTracking =
  /^(?:clicks?|ct|e|em\d{0,4}|e?mail(?:ing)?s?|email|go|links?|lnk|news(?:letter)?|r|redirect|t|track(?:ing)?|trk|url\d{0,5})[.-]/u

/** Rules that report links whose host cannot be compared. */
const silentAbout = new Set(['placeholder-link', 'link-syntax', 'non-public-link'])

function faultOf(target: LinkTarget, tracking: readonly string[], context: RuleContext): readonly Fault[] {
  const { link: written, host } = target
  if (written === null || written.kind === 'form' || silentAbout.has(reportedBy(target, context) ?? '')) return []
  const actual = host?.name ?? mailDomain(target)
  const named = host === null ? addressNamedIn(written.text) : hostNamedIn(written.text)
  if (actual === null || named === null || isSameSite(named, actual) || isHostIn(actual, tracking)) return []
  const author = authorDomainOf(context)
  const countsClicks = author !== null && isSameSite(author, actual) && clickTracking.test(actual)
  const severity = weakerIfValue(countsClicks ? 'warning' : 'error', originOfHost(target))
  return [{ at: originOfUrl(target), severity, message: `The text of the link names ${named}, but it opens ${actual}` }]
}

function mailDomain({ text }: LinkTarget): string | null {
  return /^mailto:[^?@]{1,200}@([^?\s,]{1,253})/iu.exec(text)?.[1]?.toLowerCase() ?? null
}
