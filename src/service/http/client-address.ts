/** Determines the client's address, even if the connection comes through trusted proxies. */

import type { IncomingMessage } from 'node:http'

import { bad, ok, type Parsed } from '../../foundation/errors/problem.ts'
import { isInNetworks, isIpAddress, parseNetwork, plainAddress } from '../../foundation/world/ip-address.ts'

/** The proxies whose forwarding headers are trusted. */
export interface TrustedProxies {
  has(address: string): boolean
}

export const noTrustedProxies: TrustedProxies = { has: () => false }

/** Parses addresses and CIDR networks, or returns all problems. */
export function parseTrustedProxies(entries: readonly string[]): Parsed<TrustedProxies> {
  const parsed = entries.map((entry) => ({ entry, network: parseNetwork(entry.trim()) }))
  const invalid = parsed.filter(({ network }) => network === null)
  if (invalid.length > 0) {
    const expected = 'an IP address or a network such as "10.0.0.0/8"'
    return bad(...invalid.map(({ entry }) => ({ input: 'trusted-proxies', came: `"${entry}"`, expected })))
  }
  const trusted = parsed.flatMap(({ network }) => (network === null ? [] : [network]))
  return ok({ has: (address) => isInNetworks(address, trusted) })
}

/** The parts of a request that determine the client's address. */
export interface AddressedRequest extends Pick<IncomingMessage, 'headers'> {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/**
 * Returns the address of the client, or `unknown` if there is no connection. Forwarding headers are used only if the
 * peer is a trusted proxy. The headers are read from right to left, up to the first address that is not a trusted
 * proxy: any address further left may be forged. X-Forwarded-For takes precedence over Forwarded, because a proxy that
 * writes one of them passes the other through unchanged.
 * Source: RFC 7239 §4, §5.2
 */
export function clientAddressOf(request: AddressedRequest | undefined, trusted: TrustedProxies): string {
  if (request === undefined) return 'unknown'
  const { socket, headers } = request
  const peer = plainAddress(socket.remoteAddress ?? 'unknown')
  if (!trusted.has(peer)) return peer
  const hops = headers['x-forwarded-for'] === undefined ? forwardedHops(headers.forwarded) : listedHops(headers)
  let address = peer
  for (const hop of hops.toReversed()) {
    // This hop is not an address but a word such as "unknown", so hops further left cannot be trusted.
    if (hop === null) return address
    address = hop
    if (!trusted.has(address)) return address
  }
  return address
}

function listedHops(headers: IncomingMessage['headers']): readonly (string | null)[] {
  return [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').map(parseHop)
}

function forwardedHops(forwarded: string | undefined): readonly (string | null)[] {
  if (forwarded === undefined) return []
  return splitOutsideQuotes(forwarded).map((element) => {
    const node = /(?:^|;)\s*for\s*=\s*(?:"([^"]*)"|([^;\s]*))/iu.exec(element)
    return parseHop(node?.[1] ?? node?.[2] ?? '')
  })
}

function splitOutsideQuotes(text: string): readonly string[] {
  return text.match(/(?:"[^"]*"|[^,"])+/gu) ?? []
}

/**
 * Parses one hop of a forwarding header, such as `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1` or `[2001:db8::1]:4711`.
 */
function parseHop(text: string): string | null {
  const trimmed = text.trim()
  const address =
    /^\[([^\]]*)\](?::\d+)?$/u.exec(trimmed)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/u.exec(trimmed)?.[1] ?? trimmed
  return isIpAddress(address) ? plainAddress(address) : null
}
