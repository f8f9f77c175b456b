/** What DNS says about the domains of a message: the input of the DNS rules. Survives a structured clone. */

import type { Zone } from '../../world/zone.ts'
import type { DnsMode } from '../setting-names.ts'
import type { DkimKeyRecord } from './dkim-key.ts'
import type { DmarcWalk } from './dmarc-walk.ts'
import type { DnsFailure } from './recording-dns.ts'
import type { ReportAuthorization, ReportUri } from './report-uris.ts'
import type { SpfCost, SpfNode } from './spf-tree.ts'

/** What a message and the settings say about how it is sent. Domains are A-labels in lower case. */
export interface SendingIdentity {
  readonly authorDomain: string
  readonly replyToDomains: readonly string[]
  /** MAIL FROM; without the setting the From address, which is what presend sends with. */
  readonly envelopeSender: string
  readonly envelopeDomain: string
  /** False if `envelope-from` is not set: a provider may use its own address. */
  readonly isEnvelopeStated: boolean
  /** Empty if no selector is known. */
  readonly signatures: readonly DkimIdentity[]
  /** The address that real mail is sent from; null if unknown. */
  readonly sendingIp: string | null
}

/** One DKIM key to look for: a setting, or a DKIM-Signature field of an `.eml` file. */
export interface DkimIdentity {
  readonly domain: string
  readonly selector: string
  /** `a=` of a signature, such as `rsa-sha256`; null for a setting. */
  readonly algorithm: string | null
}

/** `unchecked`: DNS is off, or no zone file is set. */
export type DnsFacts = { readonly status: 'unchecked'; readonly reason: string } | CheckedDns

/** The answers. */
export interface CheckedDns {
  readonly status: 'checked'
  readonly identity: SendingIdentity
  readonly spf: SpfFacts
  readonly dkim: readonly DkimFacts[]
  readonly dmarc: DmarcFacts
  /** One entry per domain of From, Reply-To and MAIL FROM. */
  readonly domains: readonly DomainFacts[]
  /** Null without `sending-ip`. */
  readonly reverse: ReverseFacts | null
  readonly mtaSts: MtaStsFacts
  readonly tlsRpt: PublishedRecord
  readonly bimi: PublishedRecord
  /** Questions without an answer. */
  readonly failures: readonly DnsFailure[]
  /** Where to find the lines of records. */
  readonly zones: readonly Zone[]
}

export interface SpfFacts {
  readonly tree: SpfNode
  /** All nodes of the tree, the root first. */
  readonly nodes: readonly SpfNode[]
  readonly cost: SpfCost
  /** The result for `sending-ip`; null without one, or if DNS failed. */
  readonly check: SpfResultFacts | null
}

export interface SpfResultFacts {
  readonly result: string
  /** The cause of an error. Untrusted text. */
  readonly comment: string | null
  /** Which record to publish; null if none would pass. */
  readonly fix: string | null
}

export interface DkimFacts {
  readonly identity: DkimIdentity
  /** `selector._domainkey.domain`. */
  readonly name: string
  /** `other`: TXT records without a key. */
  readonly status: 'found' | 'absent' | 'other' | 'unchecked'
  readonly records: readonly string[]
  /** The first record with a key, parsed. */
  readonly key: DkimKeyRecord | null
  /** Why the name could not be checked; null if it was. */
  readonly failure: string | null
}

export interface DmarcFacts {
  readonly walk: DmarcWalk
  /** Records at the author domain itself instead of at `_dmarc`. */
  readonly misplaced: readonly string[]
  readonly uris: readonly ReportUri[]
  readonly authorizations: readonly ReportAuthorization[]
}

export type DomainRole = 'From' | 'Reply-To' | 'MAIL FROM'

export interface DomainFacts {
  readonly domain: string
  readonly roles: readonly DomainRole[]
  /** False: NXDOMAIN. Null: not known. */
  readonly exists: boolean | null
  /** `null-mx`: the domain accepts no mail (RFC 7505). `address`: no MX, but A or AAAA. */
  readonly mail: 'mx' | 'null-mx' | 'address' | 'none' | 'unchecked'
  readonly mxRecords: readonly string[]
  /** Why the domain could not be checked; null if it was. */
  readonly failure: string | null
}

/** The PTR of `sending-ip`. */
export interface ReverseFacts {
  readonly address: string
  /** `7.100.51.198.in-addr.arpa` */
  readonly reverseName: string
  readonly names: readonly string[]
  /** Whether a name resolves back to the address; null if a failed query leaves it unknown. */
  readonly isConfirmed: boolean | null
  readonly failure: string | null
}

/** The TXT records at one name; `failure`: why they could not be read. */
export interface PublishedRecord {
  readonly name: string
  readonly records: readonly string[]
  readonly failure: string | null
}

export interface MtaStsFacts extends PublishedRecord {
  readonly policyHost: string
  /** Whether the host of the policy has an address; null if unknown or not needed. */
  readonly hasPolicyHost: boolean | null
}

/** Looks up the records of one message. @throws the signal's reason */
export type ReadDns = (identity: SendingIdentity, signal: AbortSignal) => Promise<DnsFacts>

/** The facts where nothing was looked up. */
export function uncheckedDns(reason: string): DnsFacts {
  return { status: 'unchecked', reason }
}

/** Why DNS is not checked at all with these settings; null if it is. */
export function whyDnsUnchecked(mode: DnsMode, zoneCount: number): string | null {
  if (mode === 'off') return 'dns is off'
  return mode === 'zone' && zoneCount === 0 ? 'no zone-file, and dns is not live' : null
}
