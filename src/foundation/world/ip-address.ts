/** Parses and compares IP addresses and networks given as text. */

import { isIP } from 'node:net'

import ipaddr from 'ipaddr.js'

type IpAddress = ipaddr.IPv4 | ipaddr.IPv6

/** An IP network: a base address, and the number of leading bits that all addresses in the network share. */
export type Network = readonly [base: IpAddress, prefixLength: number]

/**
 * Returns true for a complete IPv4 or IPv6 address without a zone, and false for `127.1`, `0x7f.1` and `fe80::1%eth0`.
 */
export function isIpAddress(text: string): boolean {
  return isIP(text) !== 0 && !text.includes('%')
}

function parse(text: string): IpAddress | null {
  return isIpAddress(text) ? ipaddr.parse(text) : null
}

/**
 * Returns the canonical form that is used to compare addresses: IPv6 in the format of RFC 5952, and IPv4-mapped IPv6
 * (RFC 4291 §2.5.5.2) as IPv4.
 *
 * @returns null if `text` is not an address
 */
export function canonicalAddress(text: string): string | null {
  return isIpAddress(text) ? ipaddr.process(text).toString() : null
}

/** Returns true if both strings represent the same address, even in different notations. */
export function isSameAddress(left: string, right: string): boolean {
  const address = canonicalAddress(left)
  return address !== null && address === canonicalAddress(right)
}

/** Returns the 4 or 16 bytes of an address, or null if `text` is not an address. */
export function addressBytes(text: string): Uint8Array | null {
  const address = parse(text)
  return address === null ? null : Uint8Array.from(address.toByteArray())
}

/** Converts IPv4-mapped IPv6, which a dual-stack socket reports, to IPv4. Returns any other text unchanged. */
export function plainAddress(text: string): string {
  return text.toLowerCase().startsWith('::ffff:') ? (canonicalAddress(text) ?? text) : text
}

/** True for 127.0.0.0/8 and ::1, including IPv4-mapped forms (RFC 1122 §3.2.1.3, RFC 4291 §2.5.3). */
export function isLoopbackAddress(text: string): boolean {
  return isIpAddress(text) && ipaddr.process(text).range() === 'loopback'
}

/** True for `localhost` and loopback addresses, with or without brackets. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/u, '$1').toLowerCase()
  return bare === 'localhost' || isLoopbackAddress(bare)
}

/**
 * The ranges, as named by ipaddr.js, in which an address belongs to a different machine in each network, or to no
 * machine at all.
 */
const localRanges: ReadonlySet<string> = new Set([
  'unspecified',
  'loopback',
  'private',
  'carrierGradeNat',
  'linkLocal',
  'uniqueLocal',
])

/**
 * Returns true for addresses that can be reached only within the local network: loopback, unspecified, private (RFC
 * 1918), shared (RFC 6598), link-local and unique local (RFC 4193), including IPv4-mapped forms.
 */
export function isLocalNetworkAddress(text: string): boolean {
  return isIpAddress(text) && localRanges.has(ipaddr.process(text).range())
}

/** Parses an address or a CIDR network such as `10.0.0.0/8`. Returns null for any other text. */
export function parseNetwork(text: string): Network | null {
  const [, base = '', prefixLength] = /^([^/]+)(?:\/(\d{1,3}))?$/u.exec(text) ?? []
  const address = parse(base)
  if (address === null) return null
  const maxLength = address.kind() === 'ipv4' ? 32 : 128
  const length = Number(prefixLength ?? maxLength)
  return length <= maxLength ? [address, length] : null
}

/** Returns true if at least one of `networks` contains the address `text`. */
export function isInNetworks(text: string, networks: readonly Network[]): boolean {
  const address = parse(text)
  if (address === null) return false
  return networks.some(([base, length]) => base.kind() === address.kind() && address.match(base, length))
}

/**
 * Returns the range that per-client limits apply to: an IPv4 address, or an IPv6 /64, the smallest range that a
 * provider assigns to a customer.
 */
export function clientNetwork(address: string): string {
  const plain = plainAddress(address.split('%')[0] ?? '')
  return isIP(plain) === 6 ? `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/64`).toString()}/64` : plain
}
