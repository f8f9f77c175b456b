/**
 * Classifies the addresses to which requests to user-supplied URLs would be sent. An IPv4 address is public unless it
 * is listed in IANA's special-purpose registry. An IPv6 address is public if it is global unicast and not listed in
 * that registry.
 */

import { addressBytes, isInNetworks, type Network, parseNetwork } from './ip-address.ts'

/** The class of an address, as shown in the delivery log. Only `public` addresses are always allowed. */
export type AddressClass =
  | 'public'
  | 'loopback'
  | 'private'
  | 'shared (CGNAT)'
  | 'link-local'
  | 'unspecified'
  | 'multicast'
  | 'cloud metadata'
  | 'documentation'
  | 'benchmarking'
  | 'IPv4 written as IPv6'
  | '6to4'
  | 'Teredo'
  | 'local NAT64'
  | 'reserved'
  | 'not an address'

/**
 * The classes that `allow-private` allows. Apart from public addresses, addresses in other classes are never legitimate
 * targets.
 */
const privateClasses: ReadonlySet<AddressClass> = new Set<AddressClass>(['loopback', 'private', 'shared (CGNAT)'])

/**
 * The special-purpose ranges and their classes. Source: IANA IPv4 and IPv6 Special-Purpose Address Registries (RFC
 * 6890), IPv4 Multicast (RFC 5771); for metadata services, the providers' documentation. The first range that contains
 * an address determines its class.
 */
const specialRanges: readonly { readonly kind: AddressClass; readonly networks: readonly Network[] }[] = [
  // Metadata services return the machine's credentials.
  {
    kind: 'cloud metadata',
    networks: parseNetworks(
      '169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 168.63.129.16 192.0.0.192 fd00:ec2::/32 fd20:ce::254',
    ),
  },
  { kind: 'loopback', networks: parseNetworks('127.0.0.0/8 ::1') },
  { kind: 'unspecified', networks: parseNetworks('0.0.0.0/8 ::') },
  { kind: 'IPv4 written as IPv6', networks: parseNetworks('::/96 ::ffff:0:0/96 ::ffff:0:0:0/96') },
  { kind: 'private', networks: parseNetworks('10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 fc00::/7') },
  { kind: 'shared (CGNAT)', networks: parseNetworks('100.64.0.0/10') },
  { kind: 'link-local', networks: parseNetworks('169.254.0.0/16 fe80::/10 fec0::/10') },
  { kind: 'multicast', networks: parseNetworks('224.0.0.0/4 ff00::/8') },
  {
    kind: 'documentation',
    networks: parseNetworks('192.0.2.0/24 198.51.100.0/24 203.0.113.0/24 2001:db8::/32 3fff::/20'),
  },
  { kind: 'benchmarking', networks: parseNetworks('198.18.0.0/15 2001:2::/48') },
  // 6to4 and Teredo embed an arbitrary IPv4 address and are obsolete (RFC 7526, RFC 4380).
  { kind: '6to4', networks: parseNetworks('2002::/16 192.88.99.0/24') },
  { kind: 'Teredo', networks: parseNetworks('2001::/32') },
  // Where these addresses lead depends on the local network (RFC 8215).
  { kind: 'local NAT64', networks: parseNetworks('64:ff9b:1::/48') },
  { kind: 'reserved', networks: parseNetworks('192.0.0.0/24 240.0.0.0/4 2001::/23 100::/64') },
]

const nat64 = parseNetworks('64:ff9b::/96')
const allocated = parseNetworks('0.0.0.0/0 2000::/3')

function parseNetworks(ranges: string): readonly Network[] {
  return ranges.split(/\s+/u).map((range) => {
    const network = parseNetwork(range)
    if (network === null) throw new Error(`invalid network: ${range}`)
    return network
  })
}

/** Returns the class of an address given as text. An address with a zone (`fe80::1%eth0`) is `not an address`. */
export function classifyAddress(address: string): AddressClass {
  const bytes = addressBytes(address)
  if (bytes === null) return 'not an address'
  // A DNS64 resolver returns a NAT64 address for every IPv4-only host, so classify the embedded IPv4 address.
  if (isInNetworks(address, nat64)) return classifyAddress(bytes.subarray(12).join('.'))
  const special = specialRanges.find(({ networks }) => isInNetworks(address, networks))
  if (special !== undefined) return special.kind
  return isInNetworks(address, allocated) ? 'public' : 'reserved'
}

/** Returns whether a request may be sent to an address of this class. */
export function isAllowedClass(kind: AddressClass, rules: { readonly allowPrivate: boolean }): boolean {
  return kind === 'public' || (rules.allowPrivate && privateClasses.has(kind))
}
