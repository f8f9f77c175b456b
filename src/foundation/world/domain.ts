/** Parses domain names, also those in mail addresses. Every comparison of domains uses the form that these functions return. */

import { domainToASCII } from 'node:url'

/** The maximum length of a domain name: 255 octets on the wire are 253 characters of text (RFC 1035 §3.1). */
const maxDomainCharacters = 253
/**
 * Matches one label of a domain name. Underscores are allowed, because they occur in the domains of real mail
 * addresses, although they are not valid in host names.
 */
const asciiLabel = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/u

/**
 * Returns the domain of an address as A-labels in lowercase (RFC 5890), or null if it has no valid domain. The address
 * may be in angle brackets, lack a local part, or be only a domain. The null reverse-path has none.
 */
export function domainOf(text: string | null): string | null {
  if (text === null) return null
  const address = text.trim().replaceAll(/^<|>$/gu, '')
  return parseDomain(address.slice(address.lastIndexOf('@') + 1))
}

/**
 * Parses a domain into A-labels in lowercase (RFC 5890), without a final dot. Returns null for anything else, such as
 * address literals (`[192.0.2.1]`) and domains with a numeric top-level domain.
 */
export function parseDomain(text: string): string | null {
  // Check the text first: domainToASCII parses it as the host of a URL, and would accept "a/b" as "a", "%61" as "a",
  // and "1.2" as an IP address.
  if (!/^(?:[\p{L}\p{M}\p{N}\p{S}._-]|\u200c|\u200d|\u00b7|\u30fb)+$/u.test(text) || text.length > maxDomainCharacters)
    return null
  const labels = text.replace(/\.$/u, '').split('.')
  if (/^[0-9]+$/u.test(labels.at(-1) ?? '')) return null
  const domain = domainToASCII(labels.join('.')).toLowerCase()
  const isValid = domain.length <= maxDomainCharacters && domain.split('.').every((label) => asciiLabel.test(label))
  return isValid ? domain : null
}
