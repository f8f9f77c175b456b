/**
 * The SSRF guard: where a webhook may be sent, looked up once. Whoever sends connects to these addresses and to nothing
 * else, so a name that answers something else a moment later changes nothing.
 */

import { isIP } from 'node:net'
import { isLoopbackAddress } from '../../world/ip-address.ts'
import type { Dns, DnsAnswer } from '../../world/world.ts'
import { classifyAddress, isAllowedClass } from './address-class.ts'
import { hostOf, isLocalhost, type UrlRules } from './parse-webhook-url.ts'

/** What holds for all targets of a service. */
export interface TargetRules extends UrlRules {
  /** Where the service itself listens: it never sends to itself. */
  readonly ownListeners: readonly Listener[]
}

/** An address and port that a server of ours has. */
export interface Listener {
  readonly address: string
  readonly port: number
}

/** `refused`: nothing of this name may be connected to. `unknown`: DNS gave no address, and may give one later. */
export type Target =
  | { readonly status: 'found'; readonly addresses: readonly TargetAddress[] }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'unknown'; readonly reason: string }

/** One address that was checked. */
export interface TargetAddress {
  readonly address: string
  readonly family: 4 | 6
}

/** Nobody has more; a name with thousands of addresses must not make us try them all. */
const maxAddressCount = 16

/**
 * Looks up where a URL leads, IPv4 and IPv6. Every address must be allowed: a name that leads both outside and inside
 * is a mistake or an attack, and which of the two would be taken is left to chance.
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
    // The address itself stays untold: the log of a webhook must not be a way to ask the operator's own DNS.
    if (why !== null) return { status: 'refused', reason: `${host} leads to ${why}; nothing was sent` }
  }
  return { status: 'found', addresses: found.addresses.slice(0, maxAddressCount) }
}

function whyRefused({ address, port }: Listener, rules: TargetRules): string | null {
  const kind = classifyAddress(address)
  if (!isAllowedClass(kind, rules)) return `an address that is not public (${kind})`
  const isOwn = rules.ownListeners.some((own) => own.port === port && reaches(address, own))
  return isOwn ? 'where this service itself listens' : null
}

/** All loopback addresses lead to one machine: a server that listens at 0.0.0.0 answers at 127.0.0.2, too. */
function reaches(address: string, own: Listener): boolean {
  return own.address === address || (isLoopbackAddress(own.address) && isLoopbackAddress(address))
}

async function addressesOf(host: string, dns: Dns, signal: AbortSignal): Promise<Target> {
  if (isIP(host) !== 0) return { status: 'found', addresses: [toTargetAddress(host)] }
  // RFC 6761 §6.3: never asked of DNS, which may say anything.
  if (isLocalhost(host)) return { status: 'found', addresses: ['127.0.0.1', '::1'].map(toTargetAddress) }
  const answers = await Promise.all([dns.resolve(host, 'A', signal), dns.resolve(host, 'AAAA', signal)])
  const records = answers.flatMap((answer) => (answer.status === 'found' ? answer.records : []))
  if (records.length > 0) return { status: 'found', addresses: records.map(toTargetAddress) }
  const failed = answers.find((answer) => answer.status === 'servfail') ?? answers[0]
  return { status: 'unknown', reason: whyNot(host, failed) }
}

function toTargetAddress(address: string): TargetAddress {
  return { address, family: isIP(address) === 6 ? 6 : 4 }
}

function defaultPortOf(url: URL): number {
  return url.protocol === 'https:' ? 443 : 80
}

function whyNot(host: string, answer: DnsAnswer): string {
  if (answer.status === 'servfail') return `${host} could not be looked up: ${answer.reason}`
  return answer.status === 'nxdomain' ? `the name ${host} does not exist` : `the name ${host} has no address`
}
