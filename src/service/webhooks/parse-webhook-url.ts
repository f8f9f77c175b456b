/** What somebody typed as a webhook's address → a URL that a webhook may have, or everything that is wrong with it. */

import { isIP, isIPv4 } from 'node:net'

import { bad, ok, type Parsed, type Problem, quoteValue } from '../../errors/problem.ts'
import { classifyAddress, isAllowedClass } from './address-class.ts'

/** Longer ones are not accepted by every server. */
const maxUrlLength = 2048

const input = 'webhook URL'

/** What the operator allows. */
export interface UrlRules {
  /** Private and loopback receivers, and plain http. */
  readonly allowPrivate: boolean
}

/**
 * Reads a webhook's URL. `https`, or `http` too where private receivers are allowed; no user or password (the signature
 * says who sends), no fragment, no odd spelling of an address. A name is looked up only when something is sent.
 *
 * @returns the URL in its canonical form: an international name is in its ASCII form (RFC 5891)
 */
export function parseWebhookUrl(text: string, rules: UrlRules): Parsed<URL> {
  const url = isPlainText(text) ? URL.parse(text) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    // Before an @ there may be a password.
    const came = text.includes('@') ? 'something else' : quoteValue(text)
    return bad({ input, came, expected: 'an address such as https://example.com/hooks/presend' })
  }
  const problems = checks.flatMap((check) => check({ text, url, rules }))
  return problems.length === 0 ? ok(url) : bad(...problems)
}

/**
 * The host as DNS and TLS know it: `URL.hostname` without the brackets of an IPv6 address.
 */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/u, '$1')
}

/**
 * The URL class drops tabs and line ends, trims blanks, reads `\` as `/`, and does without the slashes before the host:
 * what is checked must be what was typed.
 */
function isPlainText(text: string): boolean {
  return text.length <= maxUrlLength && /^\w+:\/\/(?!\/)[^\s\p{Cc}\p{Cf}\\]+$/u.test(text)
}

interface Candidate {
  readonly text: string
  readonly url: URL
  readonly rules: UrlRules
}

type Check = (candidate: Candidate) => readonly Problem[]

const checks: readonly Check[] = [checkScheme, checkCredentials, checkFragment, checkPort, checkHost, checkAddress]

function checkScheme({ url, rules }: Candidate): readonly Problem[] {
  if (url.protocol === 'https:' || rules.allowPrivate) return []
  const todo = 'results would go through the network unencrypted; webhooks.allow-private allows it inside your own'
  return [{ input, came: '"http:"', expected: '"https:"', todo }]
}

/** The password is not repeated: it is one. */
function checkCredentials({ url }: Candidate): readonly Problem[] {
  if (url.username === '' && url.password === '') return []
  const todo = 'take them out: the signature tells the receiver who sends'
  return [{ input, came: 'a user name or password', expected: 'none in the URL', todo }]
}

function checkFragment({ text }: Candidate): readonly Problem[] {
  return text.includes('#') ? [{ input, came: 'a "#"', expected: 'none: what follows it is never sent' }] : []
}

function checkPort({ url }: Candidate): readonly Problem[] {
  return url.port === '0' ? [{ input, came: 'port 0', expected: 'a port from 1 to 65535' }] : []
}

function checkHost({ text, url }: Candidate): readonly Problem[] {
  const host = hostOf(url)
  if (host.endsWith('.')) return [{ input, came: quoteValue(host), expected: 'a host without a dot at its end' }]
  // `0x7f.1`, `2130706433` and `１２７.0.0.1` are addresses too, to those who know; a person reading the list is not.
  const written = /^\w+:\/\/(?:[^/?#@]*@)?([^/?#:]*)/u.exec(text)?.[1]
  if (isIPv4(host) && written !== host) {
    return [{ input, came: `an odd spelling of ${host}`, expected: 'an IPv4 address in its usual four numbers' }]
  }
  return []
}

function checkAddress({ url, rules }: Candidate): readonly Problem[] {
  const host = hostOf(url)
  const address = isLocalhost(host) ? '127.0.0.1' : host
  if (isIP(address) === 0) return []
  const kind = classifyAddress(address)
  if (isAllowedClass(kind, rules)) return []
  const todo = isAllowedClass(kind, { allowPrivate: true }) ? { todo: 'webhooks.allow-private allows it' } : {}
  return [{ input, came: `${quoteValue(host)} (${kind})`, expected: 'a public address', ...todo }]
}

/** Names that mean this machine, whatever DNS says: RFC 6761 §6.3. */
export function isLocalhost(host: string): boolean {
  return /(?:^|\.)localhost\.?$/iu.test(host)
}
