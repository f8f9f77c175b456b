import { reportedBy } from '../links/diagnose-target.ts'
import { type LinkTarget, originOfUrl, readTargets } from '../links/link-target.ts'
import { shownUrl } from '../links/shown-url.ts'
import type { Fault, Rule } from '../rule.ts'
import { isOptOut } from '../unsubscribe/opt-out.ts'

export const trackingParameter: Rule = {
  id: 'tracking-parameter',
  group: 'links',
  severity: 'notice',
  title: 'Inconsistent tracking parameters',
  why: 'If the parameters are inconsistent, analytics tools attribute visits to the wrong campaign or to none.',
  source: 'Google Analytics: custom campaigns (parameter names are case-sensitive)',
  fix: 'On every content link to the same host, use each utm_ parameter exactly once, in lower case and with a value',
  ignores:
    'The rule ignores unsubscribe and preference links, mailto: links, links to other organizations, and values that come from the data.',
  bad: '<p>New bikes.</p>\n<p><a href="https://fernhill-bikes.com/?utm_source=a&amp;utm_source=b">See the bikes</a></p>\n',
  good: {
    about: "An unsubscribe link and another company's link without tracking parameters",
    text: '<p>New bikes.</p>\n<p><a href="https://fernhill-bikes.com/a?utm_source=june">See the bikes</a></p>\n<p>New bikes.</p>\n<p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a></p>\n<p>New bikes.</p>\n<p><a href="https://fernhill-bikes.com/preferences">Preferences</a></p>\n<p>New bikes.</p>\n<p><a href="https://velo.org/">The club</a></p>\n<p>New bikes.</p>\n<p><a href="mailto:help@fernhill-bikes.com">Write</a></p>\n',
  },
  check(context) {
    const targets = readTargets(context).filter(
      (target) => target.link?.kind === 'a' && target.host !== null && reportedBy(target, context) === null,
    )
    const content = targets.filter(isContentLink)
    return [...targets.flatMap((one) => parameterFault(one) ?? []), ...untaggedFaults(content)]
  },
}

function isContentLink({ link: written, text }: LinkTarget): boolean {
  const words = `${written?.text ?? ''} ${text}`
  return (
    (written === null || !isOptOut(written)) &&
    !/preferenc|privacy|terms|view.{0,20}browser|impressum|einstellungen/iu.test(words.slice(0, 500))
  )
}

const sessionNames =
  /^(?:gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|phpsessid|jsessionid|aspsessionid\w*|session_?id)$/iu

interface Parameter {
  readonly name: string
  readonly value: string
}

function parametersOf({ host }: LinkTarget): readonly Parameter[] {
  const [path = '', query = ''] = (host?.rest.split('#', 1)[0] ?? '').split('?')
  const session = /;(jsessionid)=([^/;]{1,100})/iu.exec(path)
  const pairs = query === '' ? [] : query.split(/[&;]/u)
  return [
    ...(session === null ? [] : [{ name: session[1] ?? '', value: session[2] ?? '' }]),
    ...pairs.map((pair) => {
      const equals = pair.indexOf('=')
      return equals === -1 ? { name: pair, value: '' } : { name: pair.slice(0, equals), value: pair.slice(equals + 1) }
    }),
  ]
}

/** Returns the first fault in a URL. */
function parameterFault(target: LinkTarget): Fault | null {
  if (target.hasPlaceholder) return null
  const seen = new Set<string>()
  const at = originOfUrl(target)
  for (const { name, value } of parametersOf(target)) {
    const lower = name.toLowerCase()
    const isTag = lower.startsWith('utm_')
    const isLiteral = target.url.originAt(target.start + target.text.indexOf(name)).kind === 'literal'
    if (isTag && seen.has(lower)) return { at, message: 'A tracking parameter occurs twice', item: name }
    if (isTag && name !== lower)
      return { at, message: 'The names of tracking parameters must be in lower case', item: name }
    if (isTag && value === '' && isLiteral) return { at, message: 'A tracking parameter is empty', item: name }
    if (sessionNames.test(name) && isLiteral)
      return {
        at,
        message: 'The link contains the click or session ID of a single visit',
        fix: 'Remove the parameter',
        item: name,
      }
    seen.add(lower)
  }
  return null
}

function untaggedFaults(links: readonly LinkTarget[]): readonly Fault[] {
  const hosts = new Set(links.filter(isTagged).map(({ host }) => host?.name))
  return links
    .filter((target) => hosts.has(target.host?.name) && !isTagged(target))
    .map((target) => ({
      at: originOfUrl(target),
      message: 'These links have no utm_ parameters, although other links to the same host do',
      item: shownUrl(target.text),
    }))
}

function isTagged(target: LinkTarget): boolean {
  return parametersOf(target).some(({ name }) => name.toLowerCase().startsWith('utm_'))
}
