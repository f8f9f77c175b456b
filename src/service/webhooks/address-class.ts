/**
 * Which addresses a webhook may be sent to. IPv4: everything outside IANA's special-purpose registry. IPv6: only global
 * unicast outside that registry, so that a range nobody thought of is refused.
 */

import { BlockList, isIPv4, isIPv6 } from 'node:net'

import { readIpv6 } from '../http/ip-address.ts'

/** What an address is for; `public` alone may be connected to without further ado. The words stand in the delivery log. */
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
  | 'no address'

interface SpecialRange {
  readonly kind: AddressClass
  readonly ranges: readonly string[]
}

/** Classes that `allow-private` opens. The others hold no receiver at all, or the keys of the machine. */
const privateClasses: ReadonlySet<AddressClass> = new Set<AddressClass>(['loopback', 'private', 'shared (CGNAT)'])

/**
 * Source: IANA IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890), IPv4 Multicast (RFC 5771); for the metadata
 * services their providers' own pages. An address belongs to the first row that holds it.
 */
const specialRanges: readonly SpecialRange[] = [
  {
    // Whoever reads one of these has the machine's credentials.
    kind: 'cloud metadata',
    ranges: `169.254.169.254/32 169.254.170.2/32 169.254.170.23/32 100.100.100.200/32 168.63.129.16/32 192.0.0.192/32
      fd00:ec2::/32 fd20:ce::254/128`.split(/\s+/u),
  },
  { kind: 'IPv4 written as IPv6', ranges: ['::ffff:0:0/96', '::ffff:0:0:0/96'] },
  { kind: 'loopback', ranges: ['127.0.0.0/8', '::1/128'] },
  { kind: 'unspecified', ranges: ['0.0.0.0/8', '::/128'] },
  { kind: 'IPv4 written as IPv6', ranges: ['::/96'] },
  { kind: 'private', ranges: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'] },
  { kind: 'shared (CGNAT)', ranges: ['100.64.0.0/10'] },
  { kind: 'link-local', ranges: ['169.254.0.0/16', 'fe80::/10', 'fec0::/10'] },
  { kind: 'multicast', ranges: ['224.0.0.0/4', 'ff00::/8'] },
  {
    kind: 'documentation',
    ranges: ['192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24', '2001:db8::/32', '3fff::/20'],
  },
  { kind: 'benchmarking', ranges: ['198.18.0.0/15', '2001:2::/48'] },
  // They carry an IPv4 address, whatever it may be, and no receiver has needed one for years (RFC 7526, RFC 4380).
  { kind: '6to4', ranges: ['2002::/16', '192.88.99.0/24'] },
  { kind: 'Teredo', ranges: ['2001::/32'] },
  // RFC 8215: where it leads is known to the operator of that network alone.
  { kind: 'local NAT64', ranges: ['64:ff9b:1::/48'] },
  { kind: 'reserved', ranges: ['192.0.0.0/24', '240.0.0.0/4', '2001::/23', '100::/64'] },
]

type Family = 'ipv4' | 'ipv6'

const specialLists: Readonly<Record<Family, readonly { readonly kind: AddressClass; readonly list: BlockList }[]>> = {
  ipv4: listsOf('ipv4'),
  ipv6: listsOf('ipv6'),
}
const globalUnicast = blockList(['2000::/3'], 'ipv6')
const nat64 = blockList(['64:ff9b::/96'], 'ipv6')

/** The class of an address in textual form; a zone (`fe80::1%eth0`) makes it no address. */
export function classifyAddress(address: string): AddressClass {
  if (isIPv4(address)) return specialClassOf(address, 'ipv4') ?? 'public'
  const bytes = isIPv6(address) ? readIpv6(address) : null
  if (bytes === null) return 'no address'
  // A DNS64 resolver makes such addresses for every receiver that has IPv4 alone: what counts is where they lead.
  if (nat64.check(address, 'ipv6')) return classifyAddress(bytes.subarray(12).join('.'))
  const special = specialClassOf(address, 'ipv6')
  if (special !== null) return special
  return globalUnicast.check(address, 'ipv6') ? 'public' : 'reserved'
}

/** Whether a webhook may be sent there. */
export function isAllowedClass(kind: AddressClass, rules: { readonly allowPrivate: boolean }): boolean {
  return kind === 'public' || (rules.allowPrivate && privateClasses.has(kind))
}

function specialClassOf(address: string, family: Family): AddressClass | null {
  return specialLists[family].find(({ list }) => list.check(address, family))?.kind ?? null
}

/** A list a family: Node would look for an IPv4 address among `::ffff:0:0/96` too, and the other way round. */
function listsOf(family: Family): readonly { readonly kind: AddressClass; readonly list: BlockList }[] {
  return specialRanges.map(({ kind, ranges }) => ({ kind, list: blockList(ranges, family) }))
}

function blockList(ranges: readonly string[], family: Family): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/')
    if (isIPv4(address) === (family === 'ipv4')) list.addSubnet(address, Number(prefix), family)
  }
  return list
}
