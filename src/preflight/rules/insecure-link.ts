import { reportedBy } from '../links/diagnose-target.ts'
import { isHostIn, originOfHost, originOfUrl, readTargets } from '../links/link-target.ts'
import { shownUrl } from '../links/shown-url.ts'
import type { Fault, Rule } from '../rule.ts'
import { weakerIfValue } from '../severity-of.ts'

const id = 'insecure-link'
const noHosts: readonly string[] = []

export const insecureLink: Rule = {
  id,
  group: 'links',
  severity: 'warning',
  title: 'Link without encryption (http:)',
  why: 'Browsers warn about http: pages, anyone on the network path can alter them, and one-click unsubscribe works only with https:.',
  source: 'RFC 8058 §3.1 (https only); Chrome and Safari mark http: as not secure',
  fix: 'Change http: to https:, or add hosts that do not support https: to the allow-http option',
  ignores:
    'The rule ignores XML namespaces and doctypes, hosts in `allow-http` and `allow-hosts`, List-Unsubscribe (see unsubscribe-header-syntax), and URLs that another rule reports, such as localhost.',
  options: {
    'allow-http': { default: [], description: 'Hosts to which http: links are allowed, including their subdomains' },
  },
  bad: '<p>On its way.</p>\n<p><a href="http://fernhill-bikes.com/track/9912">Follow the parcel</a></p>\n',
  good: {
    about: 'XML namespaces and the doctype',
    text: '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">\n<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><body><p>Hello</p></body></html>\n',
  },
  check(context) {
    const allowed = [...context.settings.allowHosts, ...context.option(id, 'allow-http', noHosts)]
    return readTargets(context).flatMap((target): Fault | [] => {
      const { scheme, host, source } = target
      // Skip List-Unsubscribe, where http: has more serious consequences and is reported by the
      // unsubscribe-header-syntax rule.
      if (scheme !== 'http' || source === 'list-unsubscribe' || reportedBy(target, context) !== null) return []
      if (host !== null && isHostIn(host.name, allowed)) return []
      const at = originOfUrl(target)
      const item = host?.name ?? shownUrl(target.text)
      // Use the origin of the host, because in almost all templates, the scheme and the host come from the same string.
      const severity = weakerIfValue('warning', originOfHost(target))
      return { at, item, severity, message: 'Links use http instead of https' }
    })
  },
}
