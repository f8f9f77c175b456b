/** Who is on the other side: the peer, or whoever a trusted proxy says it speaks for. */

import type { IncomingMessage } from 'node:http'

import type { Parsed, Problem } from '../../errors/problem.ts'
import { isInNetworks, isIpAddress, type Network, parseNetwork, plainAddress } from '../../world/ip-address.ts'

/** Proxies whose word is believed. */
export interface TrustedProxies {
  has(address: string): boolean
}

/** Believes nobody. */
export const noTrustedProxies: TrustedProxies = { has: () => false }

/** Reads addresses and networks in CIDR form, of IPv4 and IPv6; all problems at once. */
export function parseTrustedProxies(entries: readonly string[]): Parsed<TrustedProxies> {
  const trusted: Network[] = []
  const problems: Problem[] = []
  for (const entry of entries) {
    const network = parseNetwork(entry.trim())
    if (network === null) problems.push(notAnAddress(entry))
    else trusted.push(network)
  }
  if (problems.length > 0) return { status: 'bad', problems }
  return { status: 'ok', value: { has: (address) => isInNetworks(address, trusted) } }
}

function notAnAddress(entry: string): Problem {
  return { input: 'trusted-proxies', came: `"${entry}"`, expected: 'an IP address or a network such as "10.0.0.0/8"' }
}

/** What is looked at of a request. */
export interface AddressedRequest extends Pick<IncomingMessage, 'headers'> {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/**
 * The address of the client. Fields that say it are read only when the peer is a trusted proxy, from the right, as far as
 * trusted proxies wrote them: what stands further left came from outside. X-Forwarded-For wins over Forwarded: a proxy
 * that writes one hands on the other as it came.
 *
 * Source: RFC 7239 §4, §5.2
 */
export function clientAddressOf({ socket, headers }: AddressedRequest, trusted: TrustedProxies): string {
  const peer = plainAddress(socket.remoteAddress ?? 'unknown')
  if (!trusted.has(peer)) return peer
  const hops = headers['x-forwarded-for'] === undefined ? forwardedHops(headers.forwarded) : listedHops(headers)
  let address = peer
  for (const hop of hops.toReversed()) {
    // Something that is no address, such as "unknown" or a name, hides the rest.
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

/** `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]:4711` */
function parseHop(text: string): string | null {
  const trimmed = text.trim()
  const address =
    /^\[([^\]]*)\](?::\d+)?$/u.exec(trimmed)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/u.exec(trimmed)?.[1] ?? trimmed
  return isIpAddress(address) ? plainAddress(address) : null
}
