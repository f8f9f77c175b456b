/**
 * Decides which rule a broken URL violates. If a URL violates several rules, only the most basic one reports it, so
 * that one cause leads to one finding.
 */

import { domainOf } from '../../foundation/world/domain.ts'
import { findNonvalues } from '../rendering/nonvalues-in-url.ts'
import type { Fault } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'
import { weakerIfValue } from '../severity-of.ts'
import { isOfSample, nonPublicReason, placeholderKindOf } from './host-kinds.ts'
import {
  authorDomainOf,
  isHostIn,
  isSameSite,
  type LinkTarget,
  originOfHost,
  originOfUrl,
  readTargets,
} from './link-target.ts'
import { shownUrl } from './shown-url.ts'
import { urlShorteners } from './url-shorteners.ts'
import { syntaxFaultOf } from './url-syntax.ts'

/** Mutually exclusive rules: at most one of them reports a given URL. */
export type TargetRuleId =
  | 'placeholder-link'
  | 'relative-link'
  | 'link-syntax'
  | 'unsafe-link-scheme'
  | 'non-public-link'
  | 'ip-address-link'
  | 'url-shortener'

interface Diagnosis {
  readonly ruleId: TargetRuleId
  readonly fault: Fault
}

type Diagnose = (target: LinkTarget, context: RuleContext) => Diagnosis | null

/** The checks, in the order in which they run. A URL with invalid syntax, for example, has no host to check. */
const steps: readonly Diagnose[] = [
  diagnosePlaceholder,
  diagnoseScheme,
  diagnoseSyntax,
  diagnoseRelative,
  diagnosePlaceholderHost,
  diagnoseNonPublic,
  diagnoseAddress,
  diagnoseShortener,
]

/** Returns the faults that one rule reports, in link order. */
export function targetFaults(ruleId: TargetRuleId, context: RuleContext): readonly Fault[] {
  return [...context.once(diagnoseAll).values()].filter((one) => one.ruleId === ruleId).map(({ fault }) => fault)
}

/**
 * Returns the rule that reports a URL, or null if none does. Other rules need not check the scheme or parameters of a
 * URL that is reported.
 */
export function reportedBy(target: LinkTarget, context: RuleContext): TargetRuleId | null {
  return context.once(diagnoseAll).get(target)?.ruleId ?? null
}

function diagnoseAll(context: RuleContext): ReadonlyMap<LinkTarget, Diagnosis> {
  const found = new Map<LinkTarget, Diagnosis>()
  for (const target of readTargets(context)) {
    const diagnosis = diagnose(target, context)
    if (diagnosis !== null) found.set(target, diagnosis)
  }
  return found
}

function diagnose(target: LinkTarget, context: RuleContext): Diagnosis | null {
  // The rendered-nonvalue rule reports this URL.
  if (findNonvalues(target.text).length > 0) return null
  for (const step of steps) {
    const diagnosis = step(target, context)
    if (diagnosis !== null) return diagnosis
  }
  return null
}

/** Matches placeholders in upper case, as they appear in providers' documentation. */
const writtenPlaceholder =
  /(?<![A-Za-z])(?:YOUR[-_ A-Z]|CHANGE[-_]?ME|REPLACE[-_]?(?:ME|THIS|WITH)|(?:INSERT|ADD|PUT|ENTER)[-_](?:YOUR[-_])?(?:URL|LINK|HERE|DOMAIN)|(?:LINK|URL)[-_]?(?:HERE|GOES)|TODO(?![A-Za-z])|FIXME|TBD(?![A-Za-z]))|(?<=[/=])(?:your|insert|add|put)-(?:link|url)(?:-here)?(?=$|[/?&#])/u

/** Matches a target that only describes what belongs there, such as `URL` or `[link]`. */
const targetName = /^[[{(<]?(?:your[ _-]?|the[ _-]?|insert[ _-]?)?(?:url|link|href|website)(?:[ _-]?here)?[\]})>]?$/iu

function placeholderLink(fault: Fault): Diagnosis {
  return { ruleId: 'placeholder-link', fault }
}

function diagnosePlaceholder(target: LinkTarget, context: RuleContext): Diagnosis | null {
  const { url, text, link, source, hasPlaceholder, fragment } = target
  const at = link?.at ?? originOfUrl(target)
  if (source === 'form' && text === '') return null
  if (text === '') {
    const [empty] = url.emptyValuesIn(0, url.text.length)
    if (empty === undefined) return placeholderLink({ at, message: 'The link has an empty target' })
    const message = 'The link target is empty because its variable has no value'
    return placeholderLink({
      at: empty,
      message,
      fix: 'Set the variable in the data, or omit the link when the variable is empty',
    })
  }
  if (
    /^#!?$|^javascript:\s{0,9}(?:void\s{0,9}\(?\s{0,9}0\s{0,9}\)?\s{0,9})?;?$|^https?:(?:\/\/)?$|^about:blank$/iu.test(
      text,
    )
  )
    return placeholderLink({ at, message: `The link has no real target: ${shownUrl(text)}`, cause: 'nowhere' })
  if (text.startsWith('#') && fragment !== null && !hasPlaceholder) return diagnoseFragment(target, context)
  if (!hasPlaceholder && (writtenPlaceholder.test(text) || targetName.test(text)))
    return placeholderLink({
      at,
      message: 'The link still has a placeholder target',
      item: shownUrl(text),
    })
  return null
}

/** Checks an anchor link. Anchor links work only in a few clients, and in no client if the target is missing. */
function diagnoseFragment({ fragment, link, text }: LinkTarget, context: RuleContext): Diagnosis | null {
  if (link === null || context.html === null || fragment === null) return null
  const exists = fragment.toLowerCase() === 'top' || context.once(readAnchors).has(fragment)
  return {
    ruleId: 'placeholder-link',
    fault: exists
      ? {
          at: link.at,
          severity: 'notice',
          message: 'Links within the message do not work in some clients',
          fix: 'Make sure that readers do not need these links',
          item: shownUrl(text),
        }
      : {
          at: link.at,
          message: 'The link points to an id that does not exist in the message',
          fix: 'Add this id to the target element, or link to a web page',
          item: shownUrl(text),
        },
  }
}

function readAnchors({ html }: RuleContext): ReadonlySet<string> {
  return new Set(
    html?.elements.flatMap(({ attributes }) =>
      attributes.filter(({ name }) => name === 'id' || name === 'name').map(({ value }) => value),
    ),
  )
}

const unsafeSchemes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    javascript: 'every client removes scripts',
    vbscript: 'every client removes scripts',
    file: "the file is not on the recipient's computer",
    blob: 'the address exists only in one browser tab',
  }),
)

/** URL schemes that mail clients open. */
export const usualSchemes: ReadonlySet<string> = new Set(
  'http https mailto tel sms smsto mms callto cid mid data geo maps webcal facetime facetime-audio whatsapp skype xmpp sip sips ftp intent market about'.split(
    ' ',
  ),
)

function diagnoseScheme(target: LinkTarget, context: RuleContext): Diagnosis | null {
  const { scheme, text } = target
  const fault = schemeFault(scheme, text, context)
  if (fault === null) return null
  return { ruleId: 'unsafe-link-scheme', fault: { at: originOfUrl(target), ...fault } }
}

/** Returns the fault in a URL's scheme, or null if there is none. Also used for `src` attributes. */
export function schemeFault(
  scheme: string | null,
  text: string,
  context: RuleContext,
): Pick<Fault, 'message' | 'severity'> | null {
  if (scheme === null) return null
  const reason = /^[a-z]:[\\/]|^\\\\/iu.test(text) ? unsafeSchemes.get('file') : unsafeSchemes.get(scheme)
  if (reason !== undefined) return { message: `${shownUrl(`${scheme}:`)} links do not work in mail: ${reason}` }
  if (/^data:(?:text\/html|text\/xml|application|image\/svg)/iu.test(text) && !/^data:image/iu.test(text))
    return { message: 'data: links do not work in mail: clients remove them' }
  if (usualSchemes.has(scheme) || !/^[a-z][a-z0-9+.-]*:\/\//iu.test(text) || looksLikeHttp(scheme)) return null
  if (context.option('unsafe-link-scheme', 'allow-schemes', noNames).includes(scheme)) return null
  return { message: `Webmail removes links to applications: ${scheme}://`, severity: 'warning' }
}

const noNames: readonly string[] = []

/** Returns whether a word consists of two to seven letters, each of which occurs in "https". */
function looksLikeHttp(scheme: string): boolean {
  return /^[htps]{2,7}$/u.test(scheme)
}

function diagnoseSyntax(target: LinkTarget): Diagnosis | null {
  // Skip the text part, where the end of a URL is unclear, and pairs of brackets with two URLs, which
  // unsubscribe-header-syntax reports.
  if (target.hasPlaceholder || target.source === 'text-part') return null
  if (target.source === 'list-unsubscribe' && target.text.includes(',')) return null
  const fault = syntaxFaultOf(target)
  if (fault === null) return null
  const { message, corrected } = fault
  const at = originOfUrl(target)
  const fix = corrected === null ? undefined : `Write ${shownUrl(corrected)}`
  const severity = weakerIfValue('error', at)
  return {
    ruleId: 'link-syntax',
    fault: { at, severity, message: `${message}: ${shownUrl(target.text)}`, ...(fix === undefined ? {} : { fix }) },
  }
}

function diagnoseRelative(target: LinkTarget, { html }: RuleContext): Diagnosis | null {
  const { scheme, text, hasPlaceholder, link } = target
  if (scheme !== null || hasPlaceholder || link === null || text.startsWith('#')) return null
  if (link.kind === 'form' && text === '') return null
  const at = originOfUrl(target)
  if (text.startsWith('//')) {
    const fix = `Write ${shownUrl(`https:${text}`)}`
    const fault: Fault = { at, severity: 'warning', message: 'The link has no scheme', item: shownUrl(text), fix }
    return { ruleId: 'relative-link', fault }
  }
  const hasBase = html?.elements.some(({ name }) => name === 'base') === true
  const severity = hasBase ? 'warning' : 'error'
  const message = hasBase ? 'The link relies on <base>, which clients ignore' : 'The link is not a complete URL'
  const corrected = completed(text)
  const fix = corrected === null ? {} : { fix: `Write ${shownUrl(corrected)}` }
  return { ruleId: 'relative-link', fault: { at, severity, message, item: shownUrl(text), ...fix } }
}

/** Adds the missing scheme to targets such as `www.shop.com` and `anna@shop.com`. */
function completed(text: string): string | null {
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/iu.test(text)) return `mailto:${text}`
  return /^www\.|^(?:[a-z0-9-]+\.)+(?:com|org|net|io|co|de|fr|uk|eu)(?:$|[/?#])/iu.test(text) ? `https://${text}` : null
}

function diagnosePlaceholderHost(target: LinkTarget, context: RuleContext): Diagnosis | null {
  const name = target.host?.name ?? mailHostOf(target)
  if (name === null) return null
  const kind = placeholderKindOf(name)
  if (kind === null || isHostIn(name, context.settings.allowHosts)) return null
  if (isOfSample(name, authorDomainOf(context))) return null
  const { kind: origin } = originOfHost(target)
  const message =
    kind === 'reserved'
      ? `The link points to an example host: ${name}`
      : `The link points to a placeholder host: ${name}`
  const usualSeverity = target.host === null ? 'warning' : 'error'
  const severity = origin === 'value' ? 'notice' : usualSeverity
  return { ruleId: 'placeholder-link', fault: { at: target.link?.at ?? originOfUrl(target), message, severity } }
}

function mailHostOf({ text }: LinkTarget): string | null {
  return domainOf(/^mailto:[^?\s@]+@([^?\s,]+)/iu.exec(text)?.[1] ?? null)
}

function diagnoseNonPublic(target: LinkTarget, context: RuleContext): Diagnosis | null {
  const { host } = target
  if (host === null || isHostIn(host.name, context.settings.allowHosts)) return null
  const author = authorDomainOf(context)
  const reason = isOfSample(host.name, author) ? null : nonPublicReason(host.name, author)
  if (reason === null) return null
  const fault: Fault = {
    at: originOfUrl(target),
    severity: reason.isCertain ? 'error' : 'warning',
    message: `Recipients ${reason.isCertain ? 'cannot' : 'may not be able to'} open ${host.name}: the host ${reason.reason}`,
  }
  return { ruleId: 'non-public-link', fault }
}

function diagnoseAddress(target: LinkTarget, { settings }: RuleContext): Diagnosis | null {
  const { host } = target
  if (host === null || isHostIn(host.name, settings.allowHosts)) return null
  const isAddress = /^\d{1,3}(?:\.\d{1,3}){3}$|^\[/u.test(host.name)
  const isUsualPort = host.port === '' || Number(host.port) === 80 || Number(host.port) === 443
  if (!isAddress && isUsualPort) return null
  const message = isAddress
    ? `The link points to an IP address instead of a host name: ${shownUrl(host.written)}`
    : `The link has an unusual port: ${host.name}:${host.port}`
  const at = originOfUrl(target)
  return { ruleId: 'ip-address-link', fault: { at, message, severity: weakerIfValue('warning', originOfHost(target)) } }
}

function diagnoseShortener(target: LinkTarget, context: RuleContext): Diagnosis | null {
  const { host } = target
  if (host === null || isHostIn(host.name, context.settings.allowHosts)) return null
  const name = host.name.replace(/^www\./u, '')
  const author = authorDomainOf(context)
  if (!urlShorteners.has(name) || (author !== null && isSameSite(author, name))) return null
  // Links that Google Maps creates for sharing a place.
  if (name === 'goo.gl' && host.rest.startsWith('/maps/')) return null
  const message = `The link hides its target behind a URL shortener: ${name}`
  const at = originOfUrl(target)
  return { ruleId: 'url-shortener', fault: { at, message, severity: weakerIfValue('warning', originOfHost(target)) } }
}
