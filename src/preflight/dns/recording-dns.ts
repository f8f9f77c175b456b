/** Performs the DNS lookups of one preflight run. Each query is sent only once, and queries that fail are recorded. */

import type { Dns, DnsAnswer, DnsType } from '../../foundation/world/world.ts'

/**
 * A query that received no response. `isUnasked` is true if the query was never sent, either because a setting prevents
 * it or because the name is reserved.
 */
export interface DnsFailure {
  readonly name: string
  readonly type: DnsType
  readonly reason: string
  readonly isUnasked: boolean
}

/** A resolver that sends each query only once, and records the queries that received no response. */
export interface RecordingDns extends Dns {
  /** The failed queries, in order. */
  readonly failures: readonly DnsFailure[]
  /** Returns whether at least one query found no name, and none had another answer. */
  readonly hasOnlyMissingNames: () => boolean
}

/** The maximum number of queries in a run. A malicious SPF record can contain thousands of domains. */
const maxQuestionCount = 1000

/** Wraps a Dns object. Only the first thousand queries are sent, and all further queries fail. */
export function recordingDns(dns: Dns): RecordingDns {
  const answers = new Map<string, Promise<DnsAnswer>>()
  const failures: DnsFailure[] = []
  const statuses = new Set<DnsAnswer['status']>()
  const covers = dns.covers?.bind(dns)

  async function ask(name: string, type: DnsType, signal: AbortSignal): Promise<DnsAnswer> {
    const answer = answers.size > maxQuestionCount ? tooMany : await dns.resolve(name, type, signal)
    statuses.add(answer.status)
    if (answer.status === 'found' && type === 'TXT') return { ...answer, records: answer.records.map(cutOff) }
    if (answer.status === 'servfail')
      failures.push({ name, type, reason: answer.reason, isUnasked: answer.isUnasked === true })
    return answer
  }

  return {
    ...(covers === undefined ? {} : { covers }),
    failures,
    hasOnlyMissingNames: () => statuses.has('nxdomain') && !statuses.has('found') && !statuses.has('nodata'),
    resolve: (asked, type, signal) => {
      const name = asked.toLowerCase().replace(/\.$/u, '')
      const key = `${type} ${name}`
      const known = answers.get(key)
      if (known !== undefined) return known
      const answer = ask(name, type, signal)
      answers.set(key, answer)
      return answer
    },
  }
}

const tooMany: DnsAnswer = { status: 'servfail', reason: `more than ${maxQuestionCount} DNS queries` }

/**
 * The maximum length of a TXT record. Real records are much shorter. Even a DKIM key of 16,384 bits takes only 2,800
 * characters.
 */
const maxTextLength = 8192

/** Truncates long records, because checking thousands of terms would take minutes. */
function cutOff(text: string): string {
  return text.length > maxTextLength ? text.slice(0, maxTextLength) : text
}
