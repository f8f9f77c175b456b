/**
 * The SSRF guard: resolves the host of a user-supplied URL once and checks every address. Requests connect only to the
 * checked addresses.
 */

import { isIP, type LookupFunction } from 'node:net'

import { classifyAddress, isAllowedClass } from './address-class.ts'
import { isLoopbackAddress } from './ip-address.ts'
import type { Dns, DnsAnswer } from './world.ts'

export interface TargetRules {
  /** Whether private and loopback addresses are allowed. */
  readonly allowPrivate: boolean
  /** The addresses and ports that the service itself listens on. Requests to them are never allowed. */
  readonly ownListeners: readonly Listener[]
}

/** An address and port that the service listens on. */
export interface Listener {
  readonly address: string
  readonly port: number
}

/** `refused`: an address is not allowed. `unknown`: DNS returned no address, but may return one later. */
export type Target =
  | { readonly status: 'found'; readonly addresses: readonly TargetAddress[] }
  | { readonly status: 'refused'; readonly reason: string }
  /** `isAbsent` is true if the DNS answer says that the record does not exist. */
  | { readonly status: 'unknown'; readonly reason: string; readonly isAbsent: boolean }

/** A checked address. */
export interface TargetAddress {
  readonly address: string
  readonly family: 4 | 6
}

/** The maximum number of addresses to check. A name may have thousands of addresses. */
const maxAddressCount = 16

/**
 * Resolves the host of a URL to IPv4 and IPv6 addresses. Every address must be allowed, because the connection may use
 * any of them.
 *
 * @throws the signal's reason
 */
export async function resolveTarget(
  url: URL,
  { dns, rules }: { readonly dns: Dns; readonly rules: TargetRules },
  signal: AbortSignal,
): Promise<Target> {
  const host = hostOf(url)
  const found = await addressesOf(host, dns, signal)
  if (found.status !== 'found') return found
  const port = url.port === '' ? defaultPortOf(url) : Number(url.port)
  for (const { address } of found.addresses) {
    const why = whyRefused({ address, port }, rules)
    // The reason omits the address, because the delivery log must not reveal the contents of the operator's DNS.
    if (why !== null) return { status: 'refused', reason: `${host} resolves to ${why}; nothing was sent` }
  }
  return { status: 'found', addresses: found.addresses.slice(0, maxAddressCount) }
}

function whyRefused({ address, port }: Listener, rules: TargetRules): string | null {
  const kind = classifyAddress(address)
  if (!isAllowedClass(kind, rules)) return `a non-public address (${kind})`
  const isOwn = rules.ownListeners.some((own) => own.port === port && reaches(address, own))
  return isOwn ? "this service's own address and port" : null
}

/**
 * Returns true if the listener can be reached at this address. All loopback addresses belong to this machine: a server
 * on 0.0.0.0 also listens on 127.0.0.2.
 */
function reaches(address: string, own: Listener): boolean {
  return own.address === address || (isLoopbackAddress(own.address) && isLoopbackAddress(address))
}

async function addressesOf(host: string, dns: Dns, signal: AbortSignal): Promise<Target> {
  if (isIP(host) !== 0) return { status: 'found', addresses: [toTargetAddress(host)] }
  // RFC 6761 §6.3: `localhost` names are never resolved by DNS.
  if (isLocalhost(host)) return { status: 'found', addresses: ['127.0.0.1', '::1'].map(toTargetAddress) }
  const answers = await Promise.all([dns.resolve(host, 'A', signal), dns.resolve(host, 'AAAA', signal)])
  const records = answers.flatMap((answer) => (answer.status === 'found' ? answer.records : []))
  if (records.length > 0) return { status: 'found', addresses: records.map(toTargetAddress) }
  const failed = answers.find((answer) => answer.status === 'servfail') ?? answers[0]
  return { status: 'unknown', reason: whyNot(host, failed), isAbsent: failed.status !== 'servfail' }
}

function toTargetAddress(address: string): TargetAddress {
  return { address, family: isIP(address) === 6 ? 6 : 4 }
}

function defaultPortOf(url: URL): number {
  return url.protocol === 'https:' ? 443 : 80
}

function whyNot(host: string, answer: DnsAnswer): string {
  if (answer.status === 'servfail') return `cannot resolve ${host}: ${answer.reason}`
  return answer.status === 'nxdomain' ? `${host} does not exist` : `${host} has no address`
}

/** Returns `URL.hostname` without the brackets of an IPv6 address. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/u, '$1')
}

/** Returns true for names that always refer to this machine (RFC 6761 §6.3). */
export function isLocalhost(host: string): boolean {
  return /(?:^|\.)localhost\.?$/iu.test(host)
}

/**
 * Returns a `lookup` function for node:http and node:https that returns the checked addresses without a second DNS
 * query.
 */
export function pinnedLookup(addresses: readonly TargetAddress[]): LookupFunction {
  return (_name, options, callback) => {
    const [first] = addresses
    if (options.all === true) callback(null, [...addresses])
    else if (first === undefined) callback(new Error('no address'), '', 4)
    else callback(null, first.address, first.family)
  }
}

const wildcards: ReadonlySet<string> = new Set(['0.0.0.0', '::', ''])

/** Returns the listeners of a server. A wildcard host is replaced by each of `localAddresses`, including loopback. */
export function ownListeners(
  listening: { readonly host: string; readonly port: number },
  localAddresses: readonly string[],
): readonly Listener[] {
  const addresses = wildcards.has(listening.host) ? localAddresses : [listening.host]
  return addresses.map((address) => ({ address, port: listening.port }))
}
