import {
  authorDomainOf,
  isHostIn,
  isSameSite,
  type LinkTarget,
  originOfUrl,
  readTargets,
} from '../links/link-target.ts'
import { isAscii, lookAlikeReason } from '../links/look-alike-hosts.ts'
import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

export const idnLink: Rule = {
  id: 'idn-link',
  group: 'links',
  severity: 'warning',
  title: 'Link to a host with look-alike or unencoded characters',
  why: 'Phishing links use host names with letters that look like Latin letters. Some clients cannot open links to hosts that are not encoded.',
  source: 'UTS #39 §5.2 (mixed-script detection); RFC 5890',
  fix: 'Write the host in its encoded form (xn--…), and use your own domain',
  ignores: 'The rule ignores the From domain if it is written in a single script.',
  bad: '<p>Hello.</p>\n<p><a href="https://pаypal.com/">Sign in</a></p>\n',
  good: {
    about: 'An encoded host that is written in a single script',
    text: '<p>Hello.</p>\n<p><a href="https://xn--bro-rad-n2a.de/">Sign in</a></p>\n',
  },
  check(context) {
    return readTargets(context).flatMap((target) => faultOf(target, context) ?? [])
  },
}

function faultOf(target: LinkTarget, context: RuleContext): Fault | null {
  const { host } = target
  if (host === null || isHostIn(host.name, context.settings.allowHosts)) return null
  const reason = lookAlikeReason(host.name)
  const at = originOfUrl(target)
  if (reason !== null) return { at, message: `The host ${host.name} ${reason}` }
  const author = authorDomainOf(context)
  if (isAscii(host.written) || (author !== null && isSameSite(author, host.name))) return null
  return {
    at,
    message: `Some clients cannot open links to hosts that are not encoded (xn--…): ${host.written}`,
    fix: `Write ${host.name}`,
  }
}
