/** Parses the URL of a webhook. */

import { isIP, isIPv4 } from 'node:net'

import { bad, ok, type Parsed, type Problem, quoteValue } from '../../foundation/errors/problem.ts'
import { classifyAddress, isAllowedClass } from '../../foundation/world/address-class.ts'
import { hostOf, isLocalhost } from '../../foundation/world/resolve-target.ts'

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
 * @returns the URL in canonical form, with international names as A-labels (RFC 5891)
 */
export function parseWebhookUrl(text: string, rules: UrlRules): Parsed<URL> {
  const url = isPlainText(text) ? URL.parse(text) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    // If the text contains an @, the problem does not quote it, because the part before the @ may contain a password.
    const came = text.includes('@') ? 'an invalid URL with "@"' : quoteValue(text)
    return bad({ input, came, expected: 'a URL such as https://example.com/hooks/presend' })
  }
  const problems = findProblems({ text, url, rules })
  return problems.length === 0 ? ok(url) : bad(...problems)
}

/**
 * Returns false for a URL that contains tabs, line endings, spaces or `\`, or lacks slashes, because the URL class would
 * silently correct it. presend rejects such URLs, so that the checked URL is exactly what the user typed.
 */
function isPlainText(text: string): boolean {
  return text.length <= maxUrlLength && /^\w+:\/\/(?!\/)[^\s\p{Cc}\p{Cf}\\]+$/u.test(text)
}

interface Candidate {
  readonly text: string
  readonly url: URL
  readonly rules: UrlRules
}

function problemIf(isWrong: boolean, problem: Omit<Problem, 'input'>): readonly Problem[] {
  return isWrong ? [{ input, ...problem }] : []
}

function findProblems(candidate: Candidate): readonly Problem[] {
  const { text, url, rules } = candidate
  return [
    ...problemIf(url.protocol === 'http:' && !rules.allowPrivate, {
      came: '"http:"',
      expected: '"https:"',
      todo: 'http would send results unencrypted; to allow it inside your own network, set webhooks.allow-private',
    }),
    // The problem must not quote the user name or the password.
    ...problemIf(url.username !== '' || url.password !== '', {
      came: 'a user name or password',
      expected: 'a URL without credentials',
      todo: 'remove them: receivers authenticate events by their signature',
    }),
    ...problemIf(text.includes('#'), { came: 'a "#"', expected: 'a URL without a fragment, which would not be sent' }),
    ...problemIf(url.port === '0', { came: 'port 0', expected: 'a port from 1 to 65535' }),
    ...checkHost(candidate),
    ...checkAddress(candidate),
  ]
}

function checkHost({ text, url }: Candidate): readonly Problem[] {
  const host = hostOf(url)
  if (host.endsWith('.')) return [{ input, came: quoteValue(host), expected: 'a host without a trailing dot' }]
  // `0x7f.1`, `2130706433` and `１２７.0.0.1` are unusual spellings of IP addresses that people might not recognize in the
  // list of webhooks.
  const written = /^\w+:\/\/(?:[^/?#@]*@)?([^/?#:]*)/u.exec(text)?.[1]
  if (!isIPv4(host) || written === host) return []
  return [{ input, came: `an unusual spelling of ${host}`, expected: 'an IPv4 address in dotted decimal form' }]
}

function checkAddress({ url, rules }: Candidate): readonly Problem[] {
  const host = hostOf(url)
  const address = isLocalhost(host) ? '127.0.0.1' : host
  if (isIP(address) === 0) return []
  const kind = classifyAddress(address)
  if (isAllowedClass(kind, rules)) return []
  const todo = isAllowedClass(kind, { allowPrivate: true }) ? { todo: 'to allow it, set webhooks.allow-private' } : {}
  return [{ input, came: `${quoteValue(host)} (${kind})`, expected: 'a public address', ...todo }]
}
