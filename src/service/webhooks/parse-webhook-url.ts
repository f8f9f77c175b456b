/** Parses the URL of a webhook. */

import { isIP, isIPv4 } from 'node:net'

import { bad, ok, type Parsed, type Problem, quoteValue } from '../../errors/problem.ts'
import { classifyAddress, isAllowedClass } from '../../world/address-class.ts'
import { hostOf, isLocalhost } from '../../world/resolve-target.ts'

/** The maximum length of a URL. Some servers reject longer URLs. */
const maxUrlLength = 2048

const input = 'webhook URL'

export interface UrlRules {
  /** Whether to allow private and loopback receivers, and plain http. */
  readonly allowPrivate: boolean
}

/**
 * Parses a URL, or returns all problems. Host names are resolved later, for each attempt.
 *
 * @returns the URL in canonical form, international names as A-labels (RFC 5891)
 */
export function parseWebhookUrl(text: string, rules: UrlRules): Parsed<URL> {
  const url = isPlainText(text) ? URL.parse(text) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    // The problem does not quote the URL, because the part before an @ may contain a password.
    const came = text.includes('@') ? 'an invalid URL with "@"' : quoteValue(text)
    return bad({ input, came, expected: 'a URL such as https://example.com/hooks/presend' })
  }
  const problems = checks.flatMap((check) => check({ text, url, rules }))
  return problems.length === 0 ? ok(url) : bad(...problems)
}

/**
 * Returns false for tabs, line endings, spaces, `\` and missing slashes, which the URL class silently corrects. Such
 * URLs are rejected, so that the checked URL is exactly what the user typed.
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
  const todo = 'http would send results unencrypted; webhooks.allow-private allows it inside your own network'
  return [{ input, came: '"http:"', expected: '"https:"', todo }]
}

/** Rejects a user name or password in the URL. The problem must not show the password. */
function checkCredentials({ url }: Candidate): readonly Problem[] {
  if (url.username === '' && url.password === '') return []
  const todo = 'remove them; receivers authenticate events by their signature'
  return [{ input, came: 'a user name or password', expected: 'none in the URL', todo }]
}

function checkFragment({ text }: Candidate): readonly Problem[] {
  return text.includes('#') ? [{ input, came: 'a "#"', expected: 'no fragment, because it is never sent' }] : []
}

function checkPort({ url }: Candidate): readonly Problem[] {
  return url.port === '0' ? [{ input, came: 'port 0', expected: 'a port from 1 to 65535' }] : []
}

function checkHost({ text, url }: Candidate): readonly Problem[] {
  const host = hostOf(url)
  if (host.endsWith('.')) return [{ input, came: quoteValue(host), expected: 'a host without a trailing dot' }]
  // `0x7f.1`, `2130706433` and `１２７.0.0.1` are unusual spellings of IP addresses, which people who read the list of
  // webhooks might not recognize.
  const written = /^\w+:\/\/(?:[^/?#@]*@)?([^/?#:]*)/u.exec(text)?.[1]
  if (isIPv4(host) && written !== host) {
    return [{ input, came: `an unusual spelling of ${host}`, expected: 'an IPv4 address in dotted decimal form' }]
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
