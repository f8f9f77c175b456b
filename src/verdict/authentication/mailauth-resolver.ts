/** Adapts Dns to mailauth's resolver interface, which uses the same record shapes and error codes as node:dns. */

import type { Dns, DnsAnswer, DnsType } from '../../foundation/world/world.ts'

/** The maximum number of DNS queries that a hostile message can cause. */
const maxQueryCount = 100

type MailauthRecords = string[][] | string[]

/** A resolver for one message. The resolver sends each query only once, and records failures. */
export interface MailauthResolver {
  readonly resolve: (name: string, type: string) => Promise<MailauthRecords>
  /** The reasons for failed queries, in order. */
  readonly failures: readonly string[]
  /** Returns whether the resolver was queried, and answered every query with NXDOMAIN. */
  readonly hasOnlyMissingNames: () => boolean
}

export function mailauthResolver(dns: Dns, signal: AbortSignal): MailauthResolver {
  const answers = new Map<string, Promise<DnsAnswer>>()
  const failures: string[] = []
  let missingCount = 0
  let otherCount = 0

  function ask(name: string, type: DnsType): Promise<DnsAnswer> {
    const key = `${type} ${name.toLowerCase()}`
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = answers.size < maxQueryCount ? dns.resolve(name, type, signal) : Promise.resolve(tooMany)
    answers.set(key, answer)
    return answer
  }

  async function resolve(name: string, type: string): Promise<MailauthRecords> {
    const asked = askedTypes.find((known) => known === type)
    if (asked === undefined) throw dnsError('ENODATA', `${type} of "${name}": not supported`)
    const answer = await ask(name, asked)
    if (answer.status === 'nxdomain') missingCount += 1
    else otherCount += 1
    if (answer.status === 'found') return toNodeRecords(name, asked, answer.records)
    if (answer.status === 'servfail' && !failures.includes(answer.reason)) failures.push(answer.reason)
    const reason = answer.status === 'servfail' ? answer.reason : `${type} of "${name}": ${answer.status}`
    throw dnsError(errorCodes[answer.status], reason)
  }

  return { resolve, failures, hasOnlyMissingNames: () => missingCount > 0 && otherCount === 0 }
}

const askedTypes: readonly DnsType[] = ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'PTR', 'SOA', 'TXT']

const tooMany: DnsAnswer = {
  status: 'servfail',
  reason: `the message requires more than ${maxQueryCount} DNS queries`,
}

function toNodeRecords(name: string, type: DnsType, records: readonly string[]): MailauthRecords {
  if (type === 'TXT') return textRecords(name, records).map((record) => [record])
  if (type === 'MX') return records.map(toMxRecord)
  return [...records]
}

/** Removes DMARC records that start with a space, which are no records (RFC 9989 §4.7), but which mailauth trims. */
function textRecords(name: string, records: readonly string[]): readonly string[] {
  return /^_dmarc\./iu.test(name) ? records.filter((record) => !/^\s/u.test(record)) : records
}

/**
 * Returns `{ priority, exchange }` as node:dns does, but attached to an array, because mailauth's resolver type allows
 * only arrays of strings.
 */
function toMxRecord(record: string): string[] & { readonly priority: number; readonly exchange: string } {
  const [priority = '0', exchange = ''] = record.split(' ')
  // A null MX record specifies no host (RFC 7505).
  return Object.assign([record], { priority: Number(priority), exchange: exchange === '.' ? '' : exchange })
}

/** The node:dns error codes that mailauth uses to distinguish NXDOMAIN, NODATA and failures. */
const errorCodes = { nodata: 'ENODATA', nxdomain: 'ENOTFOUND', servfail: 'ESERVFAIL' } as const

function dnsError(code: (typeof errorCodes)[keyof typeof errorCodes], message: string): Error {
  return Object.assign(new Error(message), { code })
}
