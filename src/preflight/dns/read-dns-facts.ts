/** Looks up all records that the DNS rules need. */

import { isSameAddress } from '../../foundation/world/ip-address.ts'
import type { Dns, DnsAnswer } from '../../foundation/world/world.ts'
import type { Zone } from '../../foundation/world/zone.ts'
import { checkSpf } from '../../verdict/authentication/check-spf.ts'
import { noRoot } from '../../verdict/authentication/dns-reach.ts'
import { mailauthResolver } from '../../verdict/authentication/mailauth-resolver.ts'
import { suggestSpfRecord } from '../../verdict/authentication/suggest-spf-record.ts'
import { reverseName } from '../../verdict/placement/network-facts.ts'
import { isDkimKey, parseDkimKey } from './dkim-key.ts'
import { isDmarcRecord } from './dmarc-record.ts'
import { walkDnsTree } from './dmarc-walk.ts'
import {
  type DkimFacts,
  type DkimIdentity,
  type DmarcFacts,
  type DnsFacts,
  type DomainFacts,
  type DomainRole,
  type MtaStsFacts,
  type PublishedRecord,
  type ReverseFacts,
  type SendingIdentity,
  type SpfFacts,
  uncheckedDns,
} from './dns-facts.ts'
import { type RecordingDns, recordingDns } from './recording-dns.ts'
import { checkAuthorizations, reportUris } from './report-uris.ts'
import { readSpfTree, spfCost, spfNodes } from './spf-tree.ts'

/** Where to look up records. The zone files are used only to find the line numbers of records. */
export interface DnsSource {
  readonly dns: Dns
  readonly zones: readonly Zone[]
}

/**
 * Looks up the records of a message.
 *
 * @throws the signal's reason if the signal is aborted
 */
export async function readDnsFacts(
  identity: SendingIdentity,
  { dns, zones }: DnsSource,
  signal: AbortSignal,
): Promise<DnsFacts> {
  const recording = recordingDns(dns)
  const { authorDomain, signatures, sendingIp } = identity
  const publishedAt = async (label: string): Promise<PublishedRecord> =>
    await readPublished(`${label}.${authorDomain}`, recording, signal)
  const [spf, dkim, dmarc, domains, reverse, mtaSts, tlsRpt, bimi] = await Promise.all([
    readSpf(identity, recording, signal),
    Promise.all(signatures.map(async (one) => await readDkim(one, recording, signal))),
    readDmarc(authorDomain, recording, signal),
    readDomains(identity, recording, signal),
    sendingIp === null ? null : readReverse(sendingIp, recording, signal),
    readMtaSts(authorDomain, recording, signal),
    publishedAt('_smtp._tls'),
    publishedAt('default._bimi'),
  ])
  signal.throwIfAborted()
  if (recording.hasOnlyMissingNames() && (await dns.resolve('', 'SOA', signal)).status === 'nxdomain')
    return uncheckedDns(`${noRoot}, so its other answers were not used`)
  const { failures } = recording
  return { status: 'checked', identity, spf, dkim, dmarc, domains, reverse, mtaSts, tlsRpt, bimi, failures, zones }
}

async function readSpf(identity: SendingIdentity, dns: RecordingDns, signal: AbortSignal): Promise<SpfFacts> {
  const { envelopeDomain, envelopeSender, sendingIp } = identity
  const tree = await readSpfTree(envelopeDomain, dns, signal)
  const facts = { tree, nodes: spfNodes(tree), cost: spfCost(tree) }
  if (sendingIp === null || tree.status === 'unchecked') return { ...facts, check: null }
  const resolver = mailauthResolver(dns, signal)
  const input = { envelopeSender, heloName: envelopeDomain, clientAddress: sendingIp }
  const spf = await checkSpf(input, resolver)
  if (spf.result === 'temperror') return { ...facts, check: null }
  const fix = (await suggestSpfRecord(spf, input, resolver))?.fix ?? null
  return { ...facts, check: { result: spf.result, comment: spf.comment, fix } }
}

async function readDkim(identity: DkimIdentity, dns: Dns, signal: AbortSignal): Promise<DkimFacts> {
  const name = `${identity.selector}._domainkey.${identity.domain}`.toLowerCase()
  const answer = await dns.resolve(name, 'TXT', signal)
  const facts = { identity, name, records: [], key: null, failure: null }
  if (answer.status === 'servfail') return { ...facts, status: 'unchecked', failure: answer.reason }
  if (answer.status !== 'found') return { ...facts, status: 'absent' }
  const key = answer.records.find(isDkimKey)
  if (key === undefined) return { ...facts, records: answer.records, status: 'other' }
  return { ...facts, status: 'found', records: answer.records, key: parseDkimKey(key) }
}

async function readDmarc(authorDomain: string, dns: Dns, signal: AbortSignal): Promise<DmarcFacts> {
  const walk = await walkDnsTree(authorDomain, dns, signal)
  const apex = await dns.resolve(authorDomain, 'TXT', signal)
  const misplaced = apex.status === 'found' ? apex.records.filter(isDmarcRecord) : []
  const record = walk.policyStep?.record ?? null
  const uris = record === null ? [] : reportUris(record)
  const policy = {
    domain: walk.policyStep?.domain ?? authorDomain,
    organizationalDomain: walk.organizationalDomain,
    uris,
  }
  return { walk, misplaced, uris, authorizations: await checkAuthorizations(policy, dns, signal) }
}

async function readDomains(identity: SendingIdentity, dns: Dns, signal: AbortSignal): Promise<readonly DomainFacts[]> {
  const roles = new Map<string, DomainRole[]>()
  const add = (domain: string, role: DomainRole): void => {
    roles.set(domain, [...(roles.get(domain) ?? []), role])
  }
  add(identity.authorDomain, 'From')
  for (const domain of new Set(identity.replyToDomains)) add(domain, 'Reply-To')
  add(identity.envelopeDomain, 'MAIL FROM')
  return await Promise.all(
    [...roles].map(async ([domain, used]) => {
      const { exists, mail, mxRecords, failure } = await readMail(domain, dns, signal)
      return { domain, roles: used, exists, mail, mxRecords, failure }
    }),
  )
}

type MailFacts = Pick<DomainFacts, 'exists' | 'mail' | 'mxRecords' | 'failure'>

async function readMail(domain: string, dns: Dns, signal: AbortSignal): Promise<MailFacts> {
  const mx = await dns.resolve(domain, 'MX', signal)
  const facts = { exists: true, mxRecords: [], failure: null }
  if (mx.status === 'servfail') return { ...facts, exists: null, mail: 'unchecked', failure: mx.reason }
  if (mx.status === 'nxdomain') return { ...facts, exists: false, mail: 'none' }
  if (mx.status === 'found') {
    // Only a single MX record without a host is a null MX (RFC 7505).
    const isNull = mx.records.length === 1 && /^\d+ \.?$/u.test(mx.records[0] ?? '')
    return { ...facts, mail: isNull ? 'null-mx' : 'mx', mxRecords: mx.records }
  }
  const addresses = [await dns.resolve(domain, 'A', signal), await dns.resolve(domain, 'AAAA', signal)]
  if (addresses.some((answer) => answer.status === 'found')) return { ...facts, mail: 'address' }
  const failed = addresses.find((answer) => answer.status === 'servfail')
  if (failed?.status === 'servfail') return { ...facts, mail: 'unchecked', failure: failed.reason }
  return { ...facts, mail: 'none' }
}

/**
 * The maximum number of host names to check for one IP address. Mail servers also limit the number of names that they
 * check.
 */
const maxReverseNames = 10

async function readReverse(address: string, dns: Dns, signal: AbortSignal): Promise<ReverseFacts> {
  const name = reverseName(address) ?? ''
  const facts = { address, reverseName: name, names: [], failure: null }
  const answer = await dns.resolve(name, 'PTR', signal)
  if (answer.status === 'servfail') return { ...facts, isConfirmed: null, failure: answer.reason }
  if (answer.status !== 'found') return { ...facts, isConfirmed: false }
  const names = answer.records.map((record) => record.toLowerCase().replace(/\.$/u, '')).slice(0, maxReverseNames)
  const type = address.includes(':') ? 'AAAA' : 'A'
  const forward = await Promise.all(names.map(async (host) => await dns.resolve(host, type, signal)))
  if (forward.some((one) => hasAddress(one, address))) return { ...facts, names, isConfirmed: true }
  const failed = forward.find((one) => one.status === 'servfail')
  if (failed?.status === 'servfail') return { ...facts, names, isConfirmed: null, failure: failed.reason }
  return { ...facts, names, isConfirmed: false }
}

function hasAddress(answer: DnsAnswer, address: string): boolean {
  return answer.status === 'found' && answer.records.some((record) => isSameAddress(record, address))
}

async function readPublished(name: string, dns: Dns, signal: AbortSignal): Promise<PublishedRecord> {
  const answer = await dns.resolve(name, 'TXT', signal)
  const failure = answer.status === 'servfail' ? answer.reason : null
  return { name, records: answer.status === 'found' ? answer.records : [], failure }
}

async function readMtaSts(domain: string, dns: Dns, signal: AbortSignal): Promise<MtaStsFacts> {
  const record = await readPublished(`_mta-sts.${domain}`, dns, signal)
  const policyHost = `mta-sts.${domain}`
  if (record.records.length === 0) return { ...record, policyHost, hasPolicyHost: null }
  const answers = [await dns.resolve(policyHost, 'A', signal), await dns.resolve(policyHost, 'AAAA', signal)]
  const isFound = answers.some((answer) => answer.status === 'found')
  const isUnknown = !isFound && answers.some((answer) => answer.status === 'servfail')
  return { ...record, policyHost, hasPolicyHost: isUnknown ? null : isFound }
}
