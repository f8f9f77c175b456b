/** Determines DNS facts about the sending address and the sender's domains. */

import { addressBytes, canonicalAddress, isLoopbackAddress, isSameAddress } from '../../foundation/world/ip-address.ts'
import type { Dns, DnsAnswer } from '../../foundation/world/world.ts'
import { noRoot, resolveWithRetry } from '../authentication/dns-reach.ts'
import {
  type DomainExistence,
  type Fact,
  leftOpen,
  measured,
  notMeasured,
  type ReverseDns,
  type UnmeasuredFact,
} from './facts.ts'

export interface NetworkFacts {
  readonly reverseDns: Fact<ReverseDns>
  readonly envelopeSenderExistence: Fact<DomainExistence>
  readonly authorDomainExistence: Fact<DomainExistence>
}

export interface NetworkFactsInput {
  /** The sending address; null if unknown, in which case nothing is queried. */
  readonly measuredAddress: string | null
  readonly envelopeSenderDomain: string | null
  readonly authorDomain: string | null
}

/** The maximum number of reverse DNS names to check. RFC 7208 §4.6.4 sets the same limit. */
const maxNameCount = 10

/** Queries DNS for the facts needed by the rules about addresses and domains. */
export async function measureNetwork(input: NetworkFactsInput, dns: Dns, signal: AbortSignal): Promise<NetworkFacts> {
  const { measuredAddress, envelopeSenderDomain, authorDomain } = input
  if (measuredAddress === null) {
    const open = notMeasured('the sending IP address is unknown (set sending-ip)')
    return { reverseDns: open, envelopeSenderExistence: open, authorDomainExistence: open }
  }
  const [reverseDns, envelopeSenderExistence, authorDomainExistence] = await Promise.all([
    measureReverseDns(measuredAddress, dns, signal),
    measureExistence(envelopeSenderDomain, dns, signal),
    measureExistence(authorDomain, dns, signal),
  ])
  return { reverseDns, envelopeSenderExistence, authorDomainExistence }
}

async function measureReverseDns(address: string, dns: Dns, signal: AbortSignal): Promise<Fact<ReverseDns>> {
  const name = reverseName(address)
  if (name === null) return notMeasured(`"${address}" is not an IP address`)
  if (isLoopbackAddress(address)) return notMeasured('a loopback address has no public DNS name')
  // A zone file for the sender's domain rarely includes the reverse zone, which is maintained by the operator of the
  // address range.
  if ((await dns.covers?.(name)) === false) return notMeasured('the zone file has no reverse zone')
  const { answer, brokenDns } = await resolveWithRetry({ dns, name, type: 'PTR' }, signal)
  if (brokenDns !== null) return whileBroken(brokenDns, 'the reverse DNS query failed')
  if (answer.status === 'servfail') return notMeasured(`the reverse DNS query failed (${answer.reason})`)
  if (answer.status !== 'found') return measured({ names: [], isForwardConfirmed: false })
  const names = answer.records.slice(0, maxNameCount)
  const type = name.endsWith('.ip6.arpa') ? 'AAAA' : 'A'
  const lookups = await Promise.all(
    names.map(async (host) => await resolveWithRetry({ dns, name: host, type }, signal)),
  )
  if (lookups.some((lookup) => isAddressAmong(lookup.answer, address)))
    return measured({ names, isForwardConfirmed: true })
  const broken = lookups.map((lookup) => lookup.brokenDns).find((reason) => reason !== null)
  if (broken !== undefined) return whileBroken(broken, 'the DNS query that confirms the reverse DNS name failed')
  const failed = lookups.find((lookup) => lookup.answer.status === 'servfail')?.answer
  if (failed?.status === 'servfail')
    return notMeasured(`the DNS query that confirms the reverse DNS name failed (${failed.reason})`)
  return measured({ names, isForwardConfirmed: false })
}

/** Returns a fact that stays open until DNS works again. A server without a root zone is not waited for. */
function whileBroken(brokenDns: string, failure: string): UnmeasuredFact {
  const reason = `${failure} (${brokenDns})`
  return brokenDns === noRoot ? notMeasured(reason) : leftOpen(reason)
}

function isAddressAmong(answer: DnsAnswer, address: string): boolean {
  return answer.status === 'found' && answer.records.some((record) => isSameAddress(record, address))
}

async function measureExistence(domain: string | null, dns: Dns, signal: AbortSignal): Promise<Fact<DomainExistence>> {
  if (domain === null) return notMeasured('there is no domain to query')
  const { answer, brokenDns } = await resolveWithRetry({ dns, name: domain, type: 'SOA' }, signal)
  if (brokenDns !== null) return whileBroken(brokenDns, 'a DNS query failed')
  // A name below a zone apex exists even though it has no SOA record of its own.
  if (answer.status === 'found' || answer.status === 'nodata') return measured('exists')
  return measured(answer.status === 'nxdomain' ? 'missing' : 'unanswered')
}

/**
 * Returns the reverse DNS name of an address (RFC 1035 §3.5, RFC 3596 §2.5); returns null if `text` is not an address.
 */
export function reverseName(text: string): string | null {
  const bytes = addressBytes(canonicalAddress(text) ?? '')
  if (bytes === null) return null
  if (bytes.length === 4) return `${bytes.toReversed().join('.')}.in-addr.arpa`
  return `${Buffer.from(bytes).toString('hex').split('').toReversed().join('.')}.ip6.arpa`
}
