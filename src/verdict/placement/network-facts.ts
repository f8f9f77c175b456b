/** Facts that DNS tells of the sending address and of the sender's domains. */

import type { Dns, DnsAnswer } from '../../world/world.ts'
import { resolveTwice } from '../authentication/dns-reach.ts'
import { isLoopbackAddress } from '../loopback.ts'
import type { DomainExistence, Fact, ReverseDns } from './facts.ts'
import { leftOpen, measured, notMeasured } from './facts.ts'
import { isSameAddress, reverseName } from './reverse-name.ts'

export interface NetworkFacts {
  readonly reverseDns: Fact<ReverseDns>
  readonly envelopeSenderExistence: Fact<DomainExistence>
  readonly authorDomainExistence: Fact<DomainExistence>
}

export interface NetworkQuestion {
  /** `null`: nothing of this is measured, since no real sending machine is known. */
  readonly measuredAddress: string | null
  readonly envelopeSenderDomain: string | null
  readonly authorDomain: string | null
}

/** Real receivers look at no more names either (RFC 7208 §4.6.4 takes ten as well). */
const maxNameCount = 10

/** Asks DNS what the rules on the sending machine and its domains need. */
export async function measureNetwork(question: NetworkQuestion, dns: Dns, signal: AbortSignal): Promise<NetworkFacts> {
  const { measuredAddress, envelopeSenderDomain, authorDomain } = question
  if (measuredAddress === null) {
    const open = notMeasured('no sending address is known (setting sending-ip)')
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
  if (name === null) return notMeasured(`"${address}" is no IP address`)
  if (isLoopbackAddress(address)) return notMeasured('an address of this machine has no name in the public DNS')
  // The reverse zone belongs to whoever hosts the address: the zone file of a sender's own domain has none.
  if ((await dns.covers?.(name)) === false) return notMeasured('the zone file has no reverse zone')
  const { answer, brokenDns } = await resolveTwice({ dns, name, type: 'PTR' }, signal)
  if (brokenDns !== null) return leftOpen(`reverse DNS could not be asked (${brokenDns})`)
  if (answer.status === 'servfail') return notMeasured(`reverse DNS could not be asked (${answer.reason})`)
  if (answer.status !== 'found') return measured({ names: [], isForwardConfirmed: false })
  const names = answer.records.slice(0, maxNameCount)
  const type = name.endsWith('.ip6.arpa') ? 'AAAA' : 'A'
  const looks = await Promise.all(names.map(async (host) => await resolveTwice({ dns, name: host, type }, signal)))
  if (looks.some((look) => isAddressAmong(look.answer, address))) return measured({ names, isForwardConfirmed: true })
  const broken = looks.find((look) => look.brokenDns !== null)
  if (broken !== undefined) return leftOpen(`reverse DNS could not be confirmed (${broken.brokenDns})`)
  const failed = looks.find((look) => look.answer.status === 'servfail')?.answer
  if (failed?.status === 'servfail') return notMeasured(`reverse DNS could not be confirmed (${failed.reason})`)
  return measured({ names, isForwardConfirmed: false })
}

function isAddressAmong(answer: DnsAnswer, address: string): boolean {
  return answer.status === 'found' && answer.records.some((record) => isSameAddress(record, address))
}

async function measureExistence(domain: string | null, dns: Dns, signal: AbortSignal): Promise<Fact<DomainExistence>> {
  if (domain === null) return notMeasured('there is no domain to ask for')
  const { answer, brokenDns } = await resolveTwice({ dns, name: domain, type: 'SOA' }, signal)
  if (brokenDns !== null) return leftOpen(`DNS could not be asked (${brokenDns})`)
  // A name below the top of a zone has no SOA of its own, and exists all the same.
  if (answer.status === 'found' || answer.status === 'nodata') return measured('exists')
  return measured(answer.status === 'nxdomain' ? 'missing' : 'unanswered')
}
