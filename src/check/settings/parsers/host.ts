/** Parses hosts, domains, IP addresses and email addresses. */

import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'

import { ok, type Parsed } from '../../../foundation/errors/problem.ts'
import { isIpAddress } from '../../../foundation/world/ip-address.ts'
import { badText } from '../engine/bad-text.ts'
import type { ParseText } from '../engine/row.ts'

const labelPattern = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/u

/**
 * Returns a domain in lowercase, with A-labels in place of non-ASCII labels. Returns `null` if the text is not a
 * domain. Source: RFC 1035 §2.3.4, RFC 5890.
 */
export function toDomain(text: string): string | null {
  // Check the text before domainToASCII(), which is designed for URLs: it decodes %41 and ends the host at "/", "?" and
  // "#".
  if (/[\s%/?#@:\\[\]]/u.test(text)) return null
  const domain = domainToASCII(text.replace(/\.$/u, '')).toLowerCase()
  const isDomain = domain !== '' && domain.length <= 253 && domain.split('.').every((label) => labelPattern.test(label))
  return isDomain ? domain : null
}

/**
 * Returns an IP address without brackets, or a domain in the form returned by toDomain(). Returns `null` if the text is
 * neither.
 */
export function toHost(text: string): string | null {
  const bare = text.replace(/^\[(.*)\]$/u, '$1')
  return isIpAddress(bare) ? bare : toDomain(text)
}

/** Parses a host name or an IP address, without a port. Removes the brackets around an IPv6 address. */
export function parseHost(text: string, input: string): Parsed<string> {
  const host = toHost(text)
  if (host !== null) return ok(host)
  const portName = input.endsWith('host') ? input.replace(/host$/u, 'port') : 'port'
  const todo = /:\d+$/u.test(text) ? `set the port with ${portName}` : undefined
  return badText({ input, text }, 'a host name or an IP address, such as mail.example.com', todo)
}

/** Parses a host that also covers its subdomains. A leading `*.` is removed. */
export function parseHostPattern(text: string, input: string): Parsed<string> {
  return parseHost(text.replace(/^\*?\./u, ''), input)
}

/** Parses a domain with at least two labels. */
export function parseDomain(text: string, input: string): Parsed<string> {
  const domain = toDomain(text)
  if (domain?.includes('.') === true && isIP(domain) === 0) return ok(domain)
  return badText({ input, text }, 'a domain, such as shop.example')
}

/** Parses a DKIM selector, such as `s1` in `s1._domainkey.shop.example`. Source: RFC 6376 §3.1. */
export function parseSelector(text: string, input: string): Parsed<string> {
  const selector = /\._domainkey/iu.test(text) ? null : toDomain(text)
  if (selector !== null) return ok(selector)
  return badText({ input, text }, 'a DKIM selector, such as s1 (the part before ._domainkey)')
}

/** Parses an IPv4 or IPv6 address, without a prefix length or zone. */
export function parseIpAddress(text: string, input: string): Parsed<string> {
  if (isIpAddress(text)) return ok(text)
  return badText({ input, text }, 'an IPv4 or IPv6 address, such as 192.0.2.10 or 2001:db8::10')
}

/** Parses one email address without a display name, and converts its domain to A-labels. Source: RFC 5321 §4.1.2. */
export function bareAddress(example: string): ParseText<string> {
  return (text, input) => {
    const address = toAddress(text)
    if (address !== null) return ok(address)
    const todo = /[<>\s]/u.test(text) ? 'write only the address, without a name or angle brackets' : undefined
    return badText({ input, text }, `one address, such as ${example}`, todo)
  }
}

function toAddress(text: string): string | null {
  const at = text.lastIndexOf('@')
  const localPart = text.slice(0, Math.max(at, 0))
  const domain = toDomain(text.slice(at + 1))
  // Matches dot-atoms, which may contain non-ASCII characters with SMTPUTF8 (RFC 6531 §3.3).
  const isLocalPart =
    /^[a-z0-9!#$%&'*+/=?^_`{|}~\u00a0-\u{10ffff}-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~\u00a0-\u{10ffff}-]+)*$/iu.test(
      localPart,
    )
  const isAddress = isLocalPart && Buffer.byteLength(localPart) <= 64 && domain !== null
  return isAddress ? `${localPart}@${domain}` : null
}
