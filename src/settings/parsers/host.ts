/** Hosts, domains, addresses of machines. */

import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'

import type { Parsed } from '../../errors/problem.ts'
import { ok } from '../../errors/problem.ts'
import { isIpAddress, isLoopbackAddress } from '../../world/ip-address.ts'
import type { ParseText } from '../setting.ts'
import { badText } from './bad-text.ts'

const labelPattern = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/u

/** The A-label form (lower case ASCII) of a domain, or `null` when it is none. Source: RFC 1035 §2.3.4, RFC 5890. */
export function toDomain(text: string): string | null {
  // domainToASCII is made for URLs: it decodes %41 and cuts at / ? #.
  if (/[\s%/?#@:\\[\]]/u.test(text)) return null
  const domain = domainToASCII(text.replace(/\.$/u, '')).toLowerCase()
  const isDomain = domain !== '' && domain.length <= 253 && domain.split('.').every((label) => labelPattern.test(label))
  return isDomain ? domain : null
}

/** A host: an IP address, without the brackets of IPv6, or a domain in its A-label form; `null` when it is none. */
export function toHost(text: string): string | null {
  const bare = text.replace(/^\[(.*)\]$/u, '$1')
  return isIpAddress(bare) ? bare : toDomain(text)
}

/** A host to connect to: a name or an IP address, without a port. Brackets around IPv6 are cut. */
export function parseHost(text: string, input: string): Parsed<string> {
  const host = toHost(text)
  if (host !== null) return ok(host)
  // `smtp-host` has its `smtp-port`, and the `host` of a seed its `port`.
  const portName = input.endsWith('host') ? input.replace(/host$/u, 'port') : 'port'
  const todo = /:\d+$/u.test(text) ? `give the port as ${portName}` : undefined
  return badText({ input, text }, 'a host name or an IP address, such as mail.example.com', todo)
}

/** A domain that signs mail: at least two labels. */
export function parseDomain(text: string, input: string): Parsed<string> {
  const domain = toDomain(text)
  if (domain?.includes('.') === true && isIP(domain) === 0) return ok(domain)
  return badText({ input, text }, 'a domain, such as shop.example')
}

/** A DKIM selector: the `s1` of `s1._domainkey.shop.example`. Source: RFC 6376 §3.1. */
export function parseSelector(text: string, input: string): Parsed<string> {
  const selector = /\._domainkey/iu.test(text) ? null : toDomain(text)
  if (selector !== null) return ok(selector)
  return badText({ input, text }, 'a DKIM selector, such as s1 (the part before ._domainkey)')
}

/** An IPv4 or IPv6 address, without a prefix length or a zone. */
export function parseIpAddress(text: string, input: string): Parsed<string> {
  if (isIpAddress(text)) return ok(text)
  return badText({ input, text }, 'an IPv4 or IPv6 address, such as 192.0.2.10 or 2001:db8::10')
}

/** One bare address for `MAIL FROM`. */
export function parseEnvelopeFrom(text: string, input: string): Parsed<string> {
  return bareAddress('bounce@shop.example')(text, input)
}

/** A parser for one bare address, its domain as A-labels. Source: RFC 5321 §4.1.2. */
export function bareAddress(example: string): ParseText<string> {
  return (text, input) => {
    const address = toAddress(text)
    if (address !== null) return ok(address)
    const todo = /[<>\s]/u.test(text) ? 'give the address alone, without a name or angle brackets' : undefined
    return badText({ input, text }, `one address, such as ${example}`, todo)
  }
}

function toAddress(text: string): string | null {
  const at = text.lastIndexOf('@')
  const localPart = text.slice(0, Math.max(at, 0))
  const domain = toDomain(text.slice(at + 1))
  // Dot-atoms, and for SMTPUTF8 (RFC 6531 §3.3) any character beyond ASCII.
  const isLocalPart =
    /^[a-z0-9!#$%&'*+/=?^_`{|}~\u00a0-\u{10ffff}-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~\u00a0-\u{10ffff}-]+)*$/iu.test(
      localPart,
    )
  const isAddress = isLocalPart && Buffer.byteLength(localPart) <= 64 && domain !== null
  return isAddress ? `${localPart}@${domain}` : null
}

/** True for `localhost` and loopback addresses, with or without brackets. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/u, '$1').toLowerCase()
  return bare === 'localhost' || isLoopbackAddress(bare)
}
