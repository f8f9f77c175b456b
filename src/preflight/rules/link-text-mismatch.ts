import { domainOf } from '../../foundation/world/domain.ts'
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

export const linkTextMismatch: Rule = {
  id,
  group: 'links',
  severity: 'error',
  title: 'Link that opens a different host than its text shows',
  why: 'Phishing links show one host and open another, so every filter looks for this mismatch.',
  source: 'Microsoft Defender anti-phishing; SpamAssassin URI rules',
  fix: 'Use the same host in the link text and the target, or use link text without a host name',
  ignores:
    'The rule ignores hosts of the same organization (www., m.), text without a host, known click-tracking hosts and those in `tracking-hosts`, brand names and file names. A link to your own click-tracking host, such as click.shop.com, is reported only as a warning.',
  options: {
    'tracking-hosts': {
      default: [],
      description: 'Click-tracking hosts of your provider, including their subdomains',
    },
  },
  bad: '<p>Refund sent.</p>\n<p><a href="https://pay.velo-refunds.net/c/51">www.fernhill-bikes.com/refunds</a></p>\n',
  good: {
    about: 'A subdomain of the same organization',
    text: '<p>Refund sent.</p>\n<p><a href="https://help.fernhill-bikes.com/refunds">fernhill-bikes.com</a></p>\n',
  },
  check(context) {
    const tracking = [
      ...trackingHosts,
      ...context.settings.allowHosts,
      ...context.option(id, 'tracking-hosts', noHosts),
    ]
    return readTargets(context).flatMap((target) => faultOf(target, tracking, context) ?? [])
  },
}

const noHosts: readonly string[] = []
/** Matches the usual names of click-tracking hosts in a sender's own domain. */
const clickTracking =
  /^(?:clicks?|ct|e|em\d{0,4}|e?mail(?:ing)?s?|email|go|links?|lnk|news(?:letter)?|r|redirect|t|track(?:ing)?|trk|url\d{0,5})[.-]/u

/** If one of these rules reports a link, the link's host cannot be compared. */
const silentAbout = new Set(['placeholder-link', 'link-syntax', 'non-public-link'])

function faultOf(target: LinkTarget, tracking: readonly string[], context: RuleContext): Fault | null {
  const { link: written, host } = target
  if (written === null || written.kind === 'form' || silentAbout.has(reportedBy(target, context) ?? '')) return null
  const actual = host?.name ?? mailDomain(target)
  const named = host === null ? addressNamedIn(written.text) : hostNamedIn(written.text)
  if (actual === null || named === null || isSameSite(named, actual) || isHostIn(actual, tracking)) return null
  const author = authorDomainOf(context)
  const countsClicks = author !== null && isSameSite(author, actual) && clickTracking.test(actual)
  const severity = weakerIfValue(countsClicks ? 'warning' : 'error', originOfHost(target))
  return { at: originOfUrl(target), severity, message: `The link text shows ${named}, but the link opens ${actual}` }
}

function mailDomain({ text }: LinkTarget): string | null {
  return domainOf(/^mailto:[^?@]{1,200}@([^?\s,]{1,253})/iu.exec(text)?.[1] ?? null)
}
