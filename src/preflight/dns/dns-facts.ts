/**
 * The input for the DNS rules: the DNS records of a message's domains. These objects can be passed to a worker thread.
 */

import type { Zone } from '../../foundation/world/zone.ts'
import type { DnsMode } from '../setting-names.ts'
import type { DkimKeyRecord } from './dkim-key.ts'
import type { DmarcWalk } from './dmarc-walk.ts'
import type { DnsFailure } from './recording-dns.ts'
import type { ReportAuthorization, ReportUri } from './report-uris.ts'
import type { SpfCost, SpfNode } from './spf-tree.ts'

/**
 * How a message is sent, as far as this can be determined from the message and the settings. Domains are A-labels in
 * lower case.
 */
export interface SendingIdentity {
  readonly authorDomain: string
  readonly replyToDomains: readonly string[]
  /**
   * The MAIL FROM address: `envelope-from` or, if it is not set, the address in Return-Path. If both are missing, this
   * is the From address, which presend itself then uses as MAIL FROM.
   */
  readonly envelopeSender: string
  readonly envelopeDomain: string
  /** Whether `envelope-from` or Return-Path is set. If neither is set, the provider may use an address of its own. */
  readonly isEnvelopeStated: boolean
  /** The DKIM signatures to check; empty if no selector is known. */
  readonly signatures: readonly DkimIdentity[]
  /** The IP address from which mail is sent in production; null if unknown. */
  readonly sendingIp: string | null
}

/** A DKIM key to look up. The key's name comes from a setting or from a DKIM-Signature field in an `.eml` file. */
export interface DkimIdentity {
  readonly domain: string
  readonly selector: string
  /** The `a=` tag of a signature, such as `rsa-sha256`; null for a key from a setting. */
  readonly algorithm: string | null
}

/** The results of all lookups. `unchecked`: DNS checks are off, or neither a zone file nor live DNS is configured. */
export type DnsFacts = { readonly status: 'unchecked'; readonly reason: string } | CheckedDns

/** The records of a message's domains. */
export interface CheckedDns {
  readonly status: 'checked'
  readonly identity: SendingIdentity
  readonly spf: SpfFacts
  readonly dkim: readonly DkimFacts[]
  readonly dmarc: DmarcFacts
  /** The domains of From, Reply-To and MAIL FROM. */
  readonly domains: readonly DomainFacts[]
  /** The PTR record of `sending-ip`; null if `sending-ip` is not set. */
  readonly reverse: ReverseFacts | null
  readonly mtaSts: MtaStsFacts
  readonly tlsRpt: PublishedRecord
  readonly bimi: PublishedRecord
  /** The DNS queries that received no response. */
  readonly failures: readonly DnsFailure[]
  /** The zone files, used to find the line numbers of records. */
  readonly zones: readonly Zone[]
}

export interface SpfFacts {
  readonly tree: SpfNode
  /** All nodes of the SPF tree, starting with the root. */
  readonly nodes: readonly SpfNode[]
  readonly cost: SpfCost
  /** The SPF result for `sending-ip`; null if `sending-ip` is not set or if DNS failed. */
  readonly check: SpfResultFacts | null
}

export interface SpfResultFacts {
  readonly result: string
  /** The cause of an SPF error. Contains untrusted text. */
  readonly comment: string | null
  /** The SPF record to publish; null if no record would pass. */
  readonly fix: string | null
}

export interface DkimFacts {
  readonly identity: DkimIdentity
  /** `selector._domainkey.domain`. */
  readonly name: string
  /** The status of the key. `other` means that there are TXT records but none of them contains a key. */
  readonly status: 'found' | 'absent' | 'other' | 'unchecked'
  readonly records: readonly string[]
  /** The first record that contains a key, parsed. */
  readonly key: DkimKeyRecord | null
  /** Why the key could not be checked; null if it was checked. */
  readonly failure: string | null
}

export interface DmarcFacts {
  readonly walk: DmarcWalk
  /** DMARC records that were published at the author domain itself instead of at `_dmarc`. */
  readonly misplaced: readonly string[]
  readonly uris: readonly ReportUri[]
  readonly authorizations: readonly ReportAuthorization[]
}

export type DomainRole = 'From' | 'Reply-To' | 'MAIL FROM'

export interface DomainFacts {
  readonly domain: string
  readonly roles: readonly DomainRole[]
  /** Whether the domain exists; false if DNS responds with NXDOMAIN, and null if this is unknown. */
  readonly exists: boolean | null
  /**
   * How the domain accepts mail. `null-mx`: it accepts no mail (RFC 7505). `address`: it has an A or AAAA record, but
   * no MX record.
   */
  readonly mail: 'mx' | 'null-mx' | 'address' | 'none' | 'unchecked'
  readonly mxRecords: readonly string[]
  /** Why the domain could not be checked; null if it was checked. */
  readonly failure: string | null
}

/** The PTR record of `sending-ip`. */
export interface ReverseFacts {
  readonly address: string
  /** `7.100.51.198.in-addr.arpa` */
  readonly reverseName: string
  readonly names: readonly string[]
  /** Whether one of the names resolves back to the IP address; null if this is unknown because a query failed. */
  readonly isConfirmed: boolean | null
  readonly failure: string | null
}

/** The TXT records at one name. `failure` contains the reason if the records could not be read. */
export interface PublishedRecord {
  readonly name: string
  readonly records: readonly string[]
  readonly failure: string | null
}

export interface MtaStsFacts extends PublishedRecord {
  readonly policyHost: string
  /** Whether the policy host has an address; null if unknown or not needed. */
  readonly hasPolicyHost: boolean | null
}

/**
 * Looks up the records of one message.
 *
 * @throws the signal's reason if the signal is aborted
 */
export type ReadDns = (identity: SendingIdentity, signal: AbortSignal) => Promise<DnsFacts>

/** Returns the result for a run without lookups. */
export function uncheckedDns(reason: string): DnsFacts {
  return { status: 'unchecked', reason }
}

/** Returns why the settings prevent all DNS checks, or null if DNS checks are possible. */
export function whyDnsUnchecked(mode: DnsMode, zoneCount: number): string | null {
  if (mode === 'off') return 'dns is off'
  return mode === 'zone' && zoneCount === 0 ? 'zone-file is not set, and dns is not set to live' : null
}
