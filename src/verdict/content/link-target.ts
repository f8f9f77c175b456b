/** Parses link targets. */

import { isIP } from 'node:net'

export interface LinkTarget {
  readonly scheme: string
  /** The host as A-labels in lower case; IPv6 addresses without brackets. */
  readonly host: string
  readonly isAddress: boolean
  readonly hasUserinfo: boolean
  readonly port: string
  readonly path: string
}

/** Parses an http or https URL; returns null for other targets (mailto:, tel:, #anchor, relative). */
export function readLinkTarget(href: string): LinkTarget | null {
  if (!/^\s*https?:/iu.test(href)) return null
  const url = URL.parse(href.trim())
  if (url === null) return null
  const host = url.hostname.replaceAll(/^\[|\]$/gu, '').toLowerCase()
  return {
    scheme: url.protocol.slice(0, -1),
    host,
    isAddress: isIP(host) !== 0,
    hasUserinfo: url.username !== '' || url.password !== '',
    port: url.port,
    path: `${url.pathname}${url.search}`,
  }
}

/** Second-level labels under which country registries register names, as in `shop.co.uk`. */
const registryLabels = new Set(['ac', 'co', 'com', 'edu', 'gob', 'gov', 'go', 'gv', 'ne', 'net', 'nom', 'or', 'org'])

/**
 * Approximates a host's registered domain: the last two labels, or the last three if the second-to-last is a country
 * registry's label. Used only to compare hosts within a message; DMARC walks the DNS tree instead.
 */
export function registeredDomain(host: string): string {
  const labels = host.split('.')
  const second = labels.at(-2)
  const isBelowRegistry = labels.length > 2 && labels.at(-1)?.length === 2 && registryLabels.has(second ?? '')
  return labels.slice(isBelowRegistry ? -3 : -2).join('.')
}

/** Finds at most 200 URLs in plain text. */
export function findWrittenAddresses(text: string): readonly string[] {
  const found: string[] = []
  for (const [address] of text.matchAll(/\bhttps?:\/\/[^\s<>"')\]]{3,2000}/giu)) {
    if (found.length === 200) break
    found.push(address.replace(/[.,;:!?]+$/u, ''))
  }
  return found
}
