/** Splits link URLs into parts, and records the position of each part. */

import { sliceTraced, type TextOrigin, type TracedText } from '../../render/trace/source-map.ts'
import { registeredDomain } from '../../verdict/content/link-target.ts'
import { findPlaceholders } from '../rendering/placeholders.ts'
import type { Link, RuleContext } from '../rule-context.ts'

/** The target of a URL, as far as it can be determined from the syntax. Offsets count characters in `url.text`. */
export interface LinkTarget {
  /** Where the URL was found. `text-part`: in the text part, but not in the HTML part. */
  readonly source: Link['kind'] | 'text-part'
  readonly url: TracedText
  /** The link; null for a URL outside the HTML part. */
  readonly link: Link | null
  /** Trimmed. */
  readonly text: string
  /** The offset of the first character after any leading white space. */
  readonly start: number
  /** The scheme in lower case, without the colon; null if the URL has none. */
  readonly scheme: string | null
  /** The host of an http or https URL or of `//host`; null for other URLs and for hosts that contain a placeholder. */
  readonly host: Host | null
  /** The fragment without `#`; null if the URL has none. */
  readonly fragment: string | null
  /** Whether the URL contains a placeholder, which another rule reports or the provider replaces. */
  readonly hasPlaceholder: boolean
}

export interface Host {
  /**
   * The host as browsers interpret it: A-labels in lower case, IP addresses in canonical form, IPv6 addresses in
   * brackets.
   */
  readonly name: string
  readonly written: string
  readonly start: number
  /** The port as written in the URL; empty for the default port. */
  readonly port: string
  /** The path, query and fragment. */
  readonly rest: string
}

/** Returns the targets of all links, of List-Unsubscribe, and of URLs that occur only in the text part. */
export function readTargets(context: RuleContext): readonly LinkTarget[] {
  return context.once(computeTargets)
}

function computeTargets(context: RuleContext): readonly LinkTarget[] {
  const { links, settings } = context
  const isFilledLater = laterFilled(settings.allowVariables)
  const linked = links.map((link) => targetOf({ source: link.kind, url: link.url, link }, isFilledLater))
  const headers = context.fieldsNamed('list-unsubscribe').flatMap(({ value }) => bracketed(value))
  const written = writtenUrls(context, new Set(linked.map(({ text }) => text)))
  const others = [
    ...headers.map((url): TargetSource => ({ source: 'list-unsubscribe', url, link: null })),
    ...written.map((url): TargetSource => ({ source: 'text-part', url, link: null })),
  ]
  return [...linked, ...others.map((one) => targetOf(one, isFilledLater))]
}

/** Returns the origin of a URL's first character, which is where faults are reported. */
export function originOfUrl({ url, start }: LinkTarget): TextOrigin {
  return url.originAt(start)
}

/** Returns the origin of the host, which shows whether the host comes from sample data. */
export function originOfHost({ url, start, host }: LinkTarget): TextOrigin {
  return url.originAt(host?.start ?? start)
}

/** Returns whether a host is one of the given hosts or a subdomain of one of them. */
export function isHostIn(name: string, hosts: readonly string[]): boolean {
  return hosts.some((host) => isAtOrBelow(name, host.toLowerCase().replace(/^\*?\./u, '')))
}

/** Returns whether a host is a domain or one of its subdomains. */
export function isAtOrBelow(name: string, domain: string): boolean {
  return name === domain || name.endsWith(`.${domain}`)
}

/** Returns the domain in the From field, or null if it is unknown. */
export function authorDomainOf({ message }: Pick<RuleContext, 'message'>): string | null {
  const domain = message.from.domain.toLowerCase()
  return domain === '' ? null : domain
}

/**
 * Returns whether both hosts have the same registered domain and therefore probably belong to the same organization.
 * Only the DNS tree walk produces an exact result.
 */
export function isSameSite(one: string, other: string): boolean {
  return registeredDomain(one.toLowerCase()) === registeredDomain(other.toLowerCase())
}

interface TargetSource {
  readonly source: LinkTarget['source']
  readonly url: TracedText
  readonly link: Link | null
}

function laterFilled(allowed: readonly string[]): (text: string) => boolean {
  const names = new Set(allowed.map((name) => name.toLowerCase().replaceAll(/\s/gu, '')))
  return (text) => names.has(text.toLowerCase().replaceAll(/\s/gu, ''))
}

/**
 * Matches URLs that may contain a placeholder. Most URLs contain dashes, so dashes count only if they surround a whole
 * word.
 */
const mayHavePlaceholder = /[{%[*<$#]|__|\/:[a-z]|(?:^|[/=?&])-/iu

function targetOf({ source, url, link }: TargetSource, isFilledLater: (text: string) => boolean): LinkTarget {
  const text = url.text.trim()
  const start = url.text.length - url.text.trimStart().length
  const scheme = /^([a-z][a-z0-9+.-]*):/iu.exec(text)?.[1]?.toLowerCase() ?? null
  const placeholders = mayHavePlaceholder.test(text) ? findPlaceholders(text, 'url') : []
  const host = hostOf(text, start)
  const hashAt = text.indexOf('#')
  const isHostHidden = placeholders.some(
    ({ index }) => index < (host?.start ?? start) - start + (host?.written.length ?? 0),
  )
  return {
    source,
    url,
    link,
    text,
    start,
    scheme,
    host: isHostHidden ? null : host,
    fragment: hashAt === -1 ? null : text.slice(hashAt + 1),
    hasPlaceholder: placeholders.length > 0 || (text !== '' && isFilledLater(text)),
  }
}

const authorityForm = /^(?:https?:)?\/\/(?:[^/?#\\@\s]*@)?(\[[^\]\s]*\]|[^/?#\\:\s]*)(?::(\d*))?/iu

function hostOf(text: string, start: number): Host | null {
  const match = authorityForm.exec(text)
  const written = match?.[1] ?? ''
  if (match === null || written === '') return null
  const port = match[2] ?? ''
  const before = match[0].length - written.length - (match[2] === undefined ? 0 : port.length + 1)
  const parsed = URL.parse(`http://${written}/`)
  const name = (parsed?.hostname ?? written).toLowerCase().replace(/\.$/u, '')
  return { name, written, start: start + before, port, rest: text.slice(match[0].length) }
}

/** Returns the URLs of a List-Unsubscribe field. */
function bracketed(value: TracedText): readonly TracedText[] {
  return [...value.text.matchAll(/<([^<>]*)>/gu)].map((match) =>
    sliceTraced(value, match.index + 1, match.index + 1 + (match[1] ?? '').length),
  )
}

/** Returns the URLs in the text part that are not links in the HTML part and do not occur in its text. */
function writtenUrls({ textPart, texts }: RuleContext, linked: ReadonlySet<string>): readonly TracedText[] {
  if (textPart === null) return []
  const mentioned = new Set(
    texts
      .filter(({ part }) => part === 'body' || part === 'code')
      .flatMap(({ text }) => urlsIn(text).map(([url]) => url)),
  )
  return urlsIn(textPart.text)
    .filter(([url]) => !linked.has(url) && !mentioned.has(url))
    .map(([url, index]) => sliceTraced(textPart, index, index + url.length))
}

const maxUrls = 5000

function urlsIn(text: string): readonly (readonly [string, number])[] {
  const found: [string, number][] = []
  for (const { 0: written, index } of text.matchAll(/(?<![a-z])https?:\/\/[^\s<>"'`[\]]+/giu)) {
    if (found.length === maxUrls) break
    found.push([withoutPunctuation(written), index])
  }
  return found
}

/**
 * Removes punctuation that follows a URL in a sentence. The loop takes linear time, whereas a regular expression such
 * as `[.,]+$` would take quadratic time.
 */
function withoutPunctuation(written: string): string {
  let end = written.length
  while (end > 0 && '.,;:!?)]}'.includes(written.charAt(end - 1))) end -= 1
  return written.slice(0, end)
}
