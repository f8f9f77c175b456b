/** Parses an SPF record and corrects its syntax. Source: RFC 7208 §4.5, §4.6 and §12. */

import { isIPv4, isIPv6 } from 'node:net'
import { closestName } from '../../foundation/errors/closest-name.ts'
import { shorten } from '../../foundation/errors/shorten.ts'

/** The qualifier of a mechanism; `+` is the default. */
export type SpfQualifier = '+' | '-' | '~' | '?'

export interface SpfTerm {
  readonly text: string
  /** The qualifier; always `+` for modifiers, which cannot have a qualifier. */
  readonly qualifier: SpfQualifier
  /** The name in lower case, such as `include`, `ip4` or `redirect`. */
  readonly name: string
  readonly kind: 'mechanism' | 'modifier'
  /** The domain or address, without the CIDR prefix length; null if absent. */
  readonly target: string | null
  /** The IPv4 prefix length of `a`, `mx` and `ip4`, or the IPv6 prefix length of `ip6`; null if absent. */
  readonly prefixLength: number | null
}

/** A syntax problem. A `warning` means that receivers accept the record but ignore the term. */
export interface SpfProblem {
  readonly severity: 'error' | 'warning'
  readonly text: string
}

export interface SpfRecord {
  readonly text: string
  /** The valid terms, in order. */
  readonly terms: readonly SpfTerm[]
  readonly problems: readonly SpfProblem[]
  /** The corrected record; null if the record has no problems, or if the correction would be a guess. */
  readonly corrected: string | null
}

const mechanisms = ['all', 'include', 'a', 'mx', 'ptr', 'ip4', 'ip6', 'exists'] as const
const modifiers = ['redirect', 'exp'] as const
const otherNames: ReadonlyMap<string, string> = new Map(Object.entries({ ipv4: 'ip4', ip: 'ip4', ipv6: 'ip6' }))

/**
 * Returns whether receivers evaluate a record. The record must start with exactly `v=spf1`, followed by a space or the
 * end of the record (RFC 7208 §4.5).
 */
export function isSpfRecord(text: string): boolean {
  return /^v=spf1(?: |$)/iu.test(text)
}

/** Returns whether a record, such as `v=spf1include:…`, is intended as an SPF record but ignored by receivers. */
export function isBrokenSpfRecord(text: string): boolean {
  if (isSpfRecord(text)) return false
  return (
    /^["'\s]*(?:v\s{0,5}[=:]\s{0,5})?spf\s?1(?![\d.])/iu.test(text) || /^["'\s]*v\s{0,5}[=:]\s{0,5}spf\s/iu.test(text)
  )
}

/** Parses a record that `isSpfRecord` or `isBrokenSpfRecord` accepts. */
export function parseSpfRecord(text: string): SpfRecord {
  const parsed = readTerms(isSpfRecord(text) ? text.slice(6) : '')
  const problems = isSpfRecord(text) ? parsed.problems : [versionProblem(text)]
  if (problems.length === 0) return { text, terms: parsed.terms, problems, corrected: null }
  return { text, terms: parsed.terms, problems, corrected: correct(text) }
}

function versionProblem(text: string): SpfProblem {
  const start = text.trimStart().slice(0, 24)
  return {
    severity: 'error',
    text: `receivers ignore this record because it does not start with "v=spf1" and a space: "${start}${text.trimStart().length > 24 ? '…' : ''}"`,
  }
}

/** Corrects the version, spaces and the spelling of each term, and moves `all` to the end. */
function correct(text: string): string | null {
  const body = text
    .replaceAll(/["'“”]/gu, ' ')
    .trim()
    .replace(/^(?:v\s{0,5}[=:]\s{0,5})?spf\s?1?[;,]?/iu, '')
    // Two terms run together if the strings of a TXT record are joined without a space.
    .replaceAll(/(?<=[^\s+?~-])(?=[+?~-]?(?:include:|ip[46]:|exists:|redirect=))/giu, ' ')
    .replaceAll(/(?<=[^\s.\-_a-z])(?=[+?~-]all(?:\s|$))/giu, ' ')
    .replaceAll(/(?<=[a-z0-9])(?=[~?+]all(?:\s|$))/giu, ' ')
  const terms = body.split(/[\s;,]+/u).filter((term) => term !== '')
  const spelled = joinSplitTerms(terms).map((term) => (readTerm(term).status === 'term' ? term : correctTerm(term)))
  if (spelled.some((term) => term === null)) return null
  const words = [...new Set(spelled.flatMap((term) => (term === null ? [] : [term])))]
  const alls = words.filter((word) => /^[+?~-]?all$/iu.test(word))
  const rest = words.filter((word) => !alls.includes(word) && !(alls.length > 0 && /^redirect=/iu.test(word)))
  const corrected = ['v=spf1', ...rest, ...alls.slice(0, 1)].join(' ')
  return readTerms(corrected.slice(6)).problems.length === 0 ? corrected : null
}

/** Joins terms that contain a space, such as `include: x` and `ip4 192.0.2.1`. */
function joinSplitTerms(terms: readonly string[]): readonly string[] {
  const joined: string[] = []
  for (const term of terms) {
    const last = joined.at(-1) ?? ''
    const isOpen = /^[+?~-]?(?:include|ip4|ip6|exists|redirect|exp)[:=]?$/iu.test(last)
    if (!isOpen) joined.push(term)
    else
      joined[joined.length - 1] =
        `${last.replace(/[:=]$/u, '')}${/^[+?~-]?(?:redirect|exp)/iu.test(last) ? '=' : ':'}${term}`
  }
  return joined
}

function correctTerm(term: string): string | null {
  const [, sign = '', name = '', separator = '', rest = ''] = /^([+?~-]?)([a-z0-9]+)([:=/]?)(.*)$/iu.exec(term) ?? []
  const address = `${name}${separator}${rest}`
  if (isIPv4(address.replace(/\/\d+$/u, ''))) return `${sign}ip4:${address}`
  const meant = meantName(name)
  if (meant === null) return null
  // Without a qualifier, `all` would authorize every server.
  if (meant === 'all') return `${sign === '' || sign === '+' ? '~' : sign}all`
  const mark = (modifiers as readonly string[]).includes(meant) ? '=' : ':'
  const value = rest
    .replaceAll(/\s/gu, '')
    .replace(/^https?:\/\//u, '')
    .replace(/\.$/u, '')
  const kind = kindFor(meant, value)
  const spelled = value === '' ? `${sign}${kind}` : `${sign}${kind}${mark}${value}`
  return readTerm(spelled).status === 'term' ? spelled : null
}

/** Returns the name of the mechanism; corrects `ip4` and `ip6` to match the address. */
function kindFor(meant: string, value: string): string {
  const address = value.replace(/\/\d+$/u, '')
  if (meant === 'ip4' && isIPv6(address)) return 'ip6'
  if (meant === 'ip6' && isIPv4(address)) return 'ip4'
  return meant
}

function meantName(name: string): string | null {
  return (
    otherNames.get(name.toLowerCase()) ??
    closestName(
      name,
      [...mechanisms, ...modifiers].filter((word) => word.length > 2),
      name.length > 5 ? 2 : 1,
    )
  )
}

interface Terms {
  readonly terms: readonly SpfTerm[]
  readonly problems: readonly SpfProblem[]
}

function readTerms(body: string): Terms {
  const read = body
    .split(' ')
    .filter((word) => word !== '')
    .map(readTerm)
  const terms = read.flatMap((one) => (one.status === 'term' ? [one.term] : []))
  const problems = read.flatMap((one): readonly SpfProblem[] =>
    one.status === 'bad' ? [{ severity: 'error', text: one.problem }] : [],
  )
  return { terms, problems: [...problems, ...orderProblems(terms)] }
}

function orderProblems(terms: readonly SpfTerm[]): readonly SpfProblem[] {
  const problems: SpfProblem[] = []
  const all = terms.findIndex((term) => term.name === 'all')
  const after = all === -1 ? [] : terms.slice(all + 1).filter((term) => term.kind === 'mechanism')
  if (after.length > 0) {
    const names = after.map((term) => `"${term.text}"`).join(', ')
    problems.push({
      severity: 'error',
      text: `receivers ignore mechanisms after "${terms[all]?.text ?? 'all'}": ${names}`,
    })
  }
  const redirect = terms.find((term) => term.name === 'redirect')
  if (all !== -1 && redirect !== undefined)
    problems.push({ severity: 'warning', text: `receivers ignore "${redirect.text}" because the record has "all"` })
  for (const name of modifiers) {
    const count = terms.filter((term) => term.name === name).length
    if (count > 1)
      problems.push({ severity: 'error', text: `"${name}=" occurs ${count} times, but is allowed only once` })
  }
  return problems
}

type ReadTerm =
  | { readonly status: 'term'; readonly term: SpfTerm }
  | { readonly status: 'bad'; readonly problem: string }

function readTerm(text: string): ReadTerm {
  const [, modifier, value = ''] = /^([a-z][a-z0-9\-_.]*)=(.*)$/iu.exec(text) ?? []
  if (modifier !== undefined) return readModifier(text, modifier.toLowerCase(), value)
  const [, sign, name = '', rest = ''] = /^([+\-?~]?)([^:/]*)(.*)$/su.exec(text) ?? []
  const qualifier = qualifiers.find((known) => known === sign) ?? '+'
  const reader = mechanismReaders.get(name.toLowerCase())
  if (reader === undefined) return badTerm(text, unknownName(text, name))
  const read = reader(rest)
  if (typeof read === 'string') return badTerm(text, read)
  return { status: 'term', term: { text, qualifier, name: name.toLowerCase(), kind: 'mechanism', ...read } }
}

const qualifiers: readonly SpfQualifier[] = ['+', '-', '~', '?']

function badTerm(text: string, problem: string): ReadTerm {
  const shown = shorten(text)
  return { status: 'bad', problem: `"${shown}": ${problem}` }
}

function unknownName(text: string, name: string): string {
  if (/^redirect$|^exp$/iu.test(name)) return `write "${name.toLowerCase()}=" with an equals sign`
  const meant = meantName(name)
  if (meant !== null) return `unknown mechanism (did you mean "${meant}"?)`
  return isIPv4(text.split('/')[0] ?? '') ? 'an IPv4 address must start with "ip4:"' : 'unknown mechanism'
}

function readModifier(text: string, name: string, value: string): ReadTerm {
  // Receivers read `include=x` as an unknown modifier and ignore it (RFC 7208 §6).
  if ((mechanisms as readonly string[]).includes(name)) return badTerm(text, `write "${name}:" with a colon`)
  const isKnown = (modifiers as readonly string[]).includes(name)
  const problem = isKnown ? domainProblem(value) : macroProblem(value, 'any')
  if (problem !== null) return badTerm(text, problem)
  const term: SpfTerm = { text, qualifier: '+', name, kind: 'modifier', target: value, prefixLength: null }
  return { status: 'term', term }
}

type Read = Pick<SpfTerm, 'target' | 'prefixLength'> | string

const none: Read = { target: null, prefixLength: null }

const mechanismReaders: ReadonlyMap<string, (rest: string) => Read> = new Map(
  Object.entries({
    all: (rest) => (rest === '' ? none : 'expected nothing after "all"'),
    include: readDomain,
    exists: readDomain,
    ptr: (rest) => (rest === '' ? none : readDomain(rest)),
    a: readHosts,
    mx: readHosts,
    ip4: (rest) => readNetwork(rest, { isAddress: isIPv4, maxLength: 32, family: 'IPv4', other: 'ip6' }),
    ip6: (rest) => readNetwork(rest, { isAddress: isIPv6, maxLength: 128, family: 'IPv6', other: 'ip4' }),
  }),
)

function readDomain(rest: string): Read {
  if (!rest.startsWith(':')) return 'expected a colon and a domain'
  return domainProblem(rest.slice(1)) ?? { target: rest.slice(1), prefixLength: null }
}

function readHosts(rest: string): Read {
  const parts = /^(?::([^/]*))?(?:\/(\d{1,5}))?(?:\/\/(\d{1,5}))?$/u.exec(rest)
  if (parts === null) return 'expected a colon and a domain, or a prefix length such as "/24"'
  const [, target, length4, length6] = parts
  const problems = [
    target === undefined ? null : domainProblem(target),
    length4 === undefined ? null : lengthProblem(length4, 32),
    length6 === undefined ? null : lengthProblem(length6, 128),
  ]
  const problem = problems.find((one) => one !== null)
  return problem ?? { target: target ?? null, prefixLength: length4 === undefined ? null : Number(length4) }
}

interface NetworkKind {
  readonly isAddress: (text: string) => boolean
  readonly maxLength: number
  readonly family: string
  readonly other: string
}

function readNetwork(rest: string, { isAddress, maxLength, family, other }: NetworkKind): Read {
  const [, address, length] = /^:([^/]+)(?:\/(.*))?$/su.exec(rest) ?? []
  if (address === undefined) return `expected a colon and an ${family} address`
  if (!isAddress(address) || address.includes('%')) {
    return isIPv4(address) || isIPv6(address) ? `not an ${family} address; use "${other}:"` : `not an ${family} address`
  }
  const problem = length === undefined ? null : lengthProblem(length, maxLength)
  return problem ?? { target: address, prefixLength: length === undefined ? maxLength : Number(length) }
}

function lengthProblem(length: string, max: number): string | null {
  if (/^(?:0|[1-9]\d{0,2})$/u.test(length) && Number(length) <= max) return null
  return `"/${length}" is not a prefix length from 0 to ${max}`
}

/**
 * Checks a domain according to RFC 7208 §7.1, which requires a macro string that ends in a top-level domain or a macro.
 */
function domainProblem(text: string): string | null {
  if (text === '') return 'expected a domain'
  if (/^https?:/iu.test(text)) return `write the domain without "${/^https?:\/*/iu.exec(text)?.[0] ?? ''}"`
  const macro = macroProblem(text, 'domain')
  if (macro !== null) return macro
  if (text.endsWith('}') || /%[%_-]$/u.test(text)) return null
  const name = text.replace(/\.$/u, '')
  const top = name.slice(name.lastIndexOf('.') + 1)
  const isTop = /^(?=.{0,63}[a-z-])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/iu.test(top)
  if (!name.includes('.') || !isTop) return 'not a domain'
  return name.split('.').some((label) => !label.includes('%') && (label === '' || label.length > 63))
    ? 'not a domain'
    : null
}

/** Checks macros according to RFC 7208 §7.1 and §7.2. The letters `c`, `r` and `t` are allowed only in explanations. */
function macroProblem(text: string, where: 'domain' | 'any'): string | null {
  const wrong = text.replaceAll(/%%|%_|%-/gu, '').match(/%(?:\{[^}]*\}?|.?)/gu) ?? []
  const letters =
    where === 'domain' ? /^%\{[slodiphv]\d{0,3}r?[.\-+,/_=]*\}$/iu : /^%\{[slodiphcrtv]\d{0,3}r?[.\-+,/_=]*\}$/iu
  const bad = wrong.find((macro) => !letters.test(macro) || /^%\{[a-z]0/iu.test(macro))
  if (bad !== undefined) return `"${bad}" is not a valid macro (a percent sign is written "%%")`
  return /^[\x21-\x7E]*$/u.test(text) ? null : 'only printable ASCII characters are allowed'
}

/** The maximum number of problems to show. Showing more problems would not help to correct the record. */
const maxShownProblems = 5

/** Renders the problems with a record as one sentence. */
export function renderSpfProblems({ problems }: SpfRecord): string {
  const shown = problems.slice(0, maxShownProblems).map(({ text }) => text)
  const more = problems.length - shown.length
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}
