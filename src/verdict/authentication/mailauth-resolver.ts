/** presend's Dns in the form that mailauth asks for: Node's record shapes and Node's error codes. */

import type { Dns, DnsAnswer, DnsType } from '../../world/world.ts'

/** A hostile message can name any number of domains; no honest one needs near as many questions. */
const maxQuestionCount = 100

type MailauthRecords = string[][] | string[]

/** A resolver for one message: each question once, and a note of what could not be answered. */
export interface MailauthResolver {
  readonly resolve: (name: string, type: string) => Promise<MailauthRecords>
  /** Why questions stayed open, in the order in which that happened. */
  readonly failures: readonly string[]
}

/** A resolver over `dns` for one message. */
export function mailauthResolver(dns: Dns, signal: AbortSignal): MailauthResolver {
  const answers = new Map<string, Promise<DnsAnswer>>()
  const failures: string[] = []

  function ask(name: string, type: DnsType): Promise<DnsAnswer> {
    const key = `${type} ${name.toLowerCase()}`
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = answers.size < maxQuestionCount ? dns.resolve(name, type, signal) : Promise.resolve(tooMany)
    answers.set(key, answer)
    return answer
  }

  async function resolve(name: string, type: string): Promise<MailauthRecords> {
    const asked = askedTypes.find((known) => known === type)
    if (asked === undefined) throw dnsError('ENODATA', `${type} of "${name}": never asked`)
    const answer = await ask(name, asked)
    if (answer.status === 'found') return toNodeRecords(answer.records, asked)
    if (answer.status === 'servfail' && !failures.includes(answer.reason)) failures.push(answer.reason)
    const reason = answer.status === 'servfail' ? answer.reason : `${type} of "${name}": ${answer.status}`
    throw dnsError(errorCodes[answer.status], reason)
  }

  return { resolve, failures }
}

const askedTypes: readonly DnsType[] = ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'PTR', 'SOA', 'TXT']

const tooMany: DnsAnswer = {
  status: 'servfail',
  reason: `the message asks for more than ${maxQuestionCount} DNS names`,
}

function toNodeRecords(records: readonly string[], type: DnsType): MailauthRecords {
  if (type === 'TXT') return records.map((record) => [record])
  if (type === 'MX') return records.map(toMxRecord)
  return [...records]
}

/** Node's `{ priority, exchange }`, on an array because mailauth's type of a resolver knows only strings. */
function toMxRecord(record: string): string[] & { readonly priority: number; readonly exchange: string } {
  const [priority = '0', exchange = ''] = record.split(' ')
  // RFC 7505: a null MX names no host.
  return Object.assign([record], { priority: Number(priority), exchange: exchange === '.' ? '' : exchange })
}

/** Node's names for the answers that hold no record: mailauth tells NXDOMAIN, NODATA and failure apart by them. */
const errorCodes = { nodata: 'ENODATA', nxdomain: 'ENOTFOUND', servfail: 'ESERVFAIL' } as const

function dnsError(code: (typeof errorCodes)[keyof typeof errorCodes], message: string): Error {
  return Object.assign(new Error(message), { code })
}
