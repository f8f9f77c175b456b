/** Recognizes names that never exist in public DNS, and provides a Dns that sends no queries. */

import type { Dns, DnsAnswer } from './world.ts'

/** Matches reserved names. Source: RFC 2606, 6761, 6762, 7686, 8375 and 9476; ICANN reserved `internal`. */
const reservedName =
  /(?:^|\.)(?:example|test|invalid|localhost|local|onion|alt|internal|home\.arpa|example\.(?:com|net|org))$/iu

/** Returns true for `shop.example`, `example.com` and other names that are reserved for documentation or local use. */
export function isReservedName(name: string): boolean {
  return reservedName.test(name.replace(/\.$/u, ''))
}

/** Returns a Dns that sends no queries. Every answer says that DNS was not queried. */
export function unaskedDns(reason: string): Dns {
  const answer: DnsAnswer = { status: 'servfail', reason, isUnasked: true }
  return { resolve: () => Promise.resolve(answer) }
}

/**
 * Returns a Dns that forwards every query except those for reserved names, because such queries would only reveal
 * sample data to the resolver.
 */
export function withoutReservedNames(dns: Dns): Dns {
  return {
    ...dns,
    resolve: async (name, type, signal) => {
      if (!isReservedName(name)) return await dns.resolve(name, type, signal)
      return { status: 'servfail', reason: `"${name}" is a reserved name and was not looked up`, isUnasked: true }
    },
  }
}
