/**
 * Which addresses a webhook may be sent to. IPv4: everything outside IANA's special-purpose registry. IPv6: only global
 * unicast outside that registry.
 */

import { addressBytes, findNetwork, type Network, parseNetwork } from '../../world/ip-address.ts'

/** The purpose of an address, as named in the delivery log. Only `public` is always allowed. */
export type AddressClass = keyof typeof specialRanges | 'public' | 'not an address'

/** Classes that `allow-private` allows. No other class has a legitimate receiver. */
const privateClasses: ReadonlySet<AddressClass> = new Set<AddressClass>(['loopback', 'private', 'shared (CGNAT)'])

/**
 * Source: IANA IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890), IPv4 Multicast (RFC 5771); for metadata
 * services, the providers' documentation. The first range that contains an address determines its class.
 */
const specialRanges = {
  // These services hand out the machine's credentials.
  'cloud metadata': `169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 168.63.129.16 192.0.0.192
    fd00:ec2::/32 fd20:ce::254`,
  loopback: '127.0.0.0/8 ::1',
  unspecified: '0.0.0.0/8 ::',
  'IPv4 written as IPv6': '::/96 ::ffff:0:0/96 ::ffff:0:0:0/96',
  private: '10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 fc00::/7',
  'shared (CGNAT)': '100.64.0.0/10',
  'link-local': '169.254.0.0/16 fe80::/10 fec0::/10',
  multicast: '224.0.0.0/4 ff00::/8',
  documentation: '192.0.2.0/24 198.51.100.0/24 203.0.113.0/24 2001:db8::/32 3fff::/20',
  benchmarking: '198.18.0.0/15 2001:2::/48',
  // 6to4 and Teredo embed an arbitrary IPv4 address and are obsolete (RFC 7526, RFC 4380).
  '6to4': '2002::/16 192.88.99.0/24',
  Teredo: '2001::/32',
  // RFC 8215: only that network's operator knows where these addresses lead.
  'local NAT64': '64:ff9b:1::/48',
  reserved: '192.0.0.0/24 240.0.0.0/4 2001::/23 100::/64',
} as const

const specialNetworks = Object.fromEntries(
  Object.entries(specialRanges).map(([kind, ranges]) => [kind, ranges.split(/\s+/u).map(toNetwork)]),
)
const nat64 = { nat64: [toNetwork('64:ff9b::/96')] }
const allocated = { public: [toNetwork('0.0.0.0/0'), toNetwork('2000::/3')] }

function toNetwork(range: string): Network {
  const network = parseNetwork(range)
  if (network === null) throw new Error(`invalid network: ${range}`)
  return network
}

/** The class of an address in textual form. An address with a zone (`fe80::1%eth0`) is `not an address`. */
export function classifyAddress(address: string): AddressClass {
  const bytes = addressBytes(address)
  if (bytes === null) return 'not an address'
  // A DNS64 resolver returns such an address for every IPv4-only receiver: classify the IPv4 address it leads to.
  if (findNetwork(address, nat64) !== null) return classifyAddress(bytes.subarray(12).join('.'))
  const special = findNetwork(address, specialNetworks)
  if (special !== null) return special as keyof typeof specialRanges
  return findNetwork(address, allocated) === null ? 'reserved' : 'public'
}

/** Whether a webhook may be sent to an address of this class. */
export function isAllowedClass(kind: AddressClass, rules: { readonly allowPrivate: boolean }): boolean {
  return kind === 'public' || (rules.allowPrivate && privateClasses.has(kind))
}
