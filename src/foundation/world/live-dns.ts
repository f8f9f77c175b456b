/** Queries DNS through the machine's resolver or specific servers, with caching and a timeout. */

import { Resolver } from 'node:dns/promises'

import { answerCache } from './answer-cache.ts'
import { nodeClock } from './node-clock.ts'
import { untilAborted } from './until-aborted.ts'
import type { Clock, Dns, DnsAnswer, DnsType } from './world.ts'

export interface LiveDnsOptions {
  /** DNS servers as `address` or `address:port`. Default: the machine's own resolver. */
  readonly servers?: readonly string[]
  /** The timeout for one query in milliseconds, including retries. Default: 3000. */
  readonly timeoutMs?: number
  /** The clock that determines when cached answers expire. Default: the machine's clock. */
  readonly clock?: Pick<Clock, 'monotonicMs'>
}

/**
 * Creates a Dns that queries the network. Answers are cached for a minute, failures for ten seconds. A query that times
 * out resolves to `servfail` instead of throwing.
 */
export function liveDns(options: LiveDnsOptions = {}): Dns {
  const timeoutMs = options.timeoutMs ?? 3000
  // Two tries fit into the timeout: c-ares waits for one third of the timeout on the first try, and twice as long on
  // the second.
  const resolver = new Resolver({ timeout: Math.max(1, Math.floor(timeoutMs / 3)), tries: 2 })
  if (options.servers !== undefined && options.servers.length > 0) resolver.setServers(options.servers)
  const cache = answerCache(options.clock ?? nodeClock())
  return {
    resolve: async (name, type, signal) => {
      signal.throwIfAborted()
      const asked = name.toLowerCase().replace(/\.$/u, '')
      const question = (): Promise<DnsAnswer> => withTimeLimit(ask(resolver, asked, type), timeoutMs)
      // The shared query continues for other callers; only this caller stops waiting.
      if (asked !== '') return await untilAborted(cache.get(`${type} ${asked}`, question), signal)
      // The query for the root zone tests whether DNS works right now, so a cached answer would not help.
      const root = await untilAborted(cache.get(`${type} `, question, 0), signal)
      if (root.status !== 'servfail') cache.retryFailures()
      return root
    },
  }
}

/** The c-ares error codes that are valid answers about a name. All other errors mean that the query failed. */
const knownErrors: ReadonlyMap<unknown, DnsAnswer> = new Map<unknown, DnsAnswer>([
  ['ENOTFOUND', { status: 'nxdomain' }],
  ['ENODATA', { status: 'nodata' }],
  // A name that exceeds the RFC 1035 limits cannot exist.
  ['EBADNAME', { status: 'nxdomain' }],
])

async function ask(resolver: Resolver, name: string, type: DnsType): Promise<DnsAnswer> {
  try {
    const records = await recordReaders[type](resolver, name === '' ? '.' : name)
    return records.length > 0 ? { status: 'found', records } : { status: 'nodata' }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    return knownErrors.get(code) ?? { status: 'servfail', reason: `${type} of "${name}": ${describe(code, error)}` }
  }
}

type ReadRecords = (resolver: Resolver, name: string) => Promise<readonly string[]>

const recordReaders: Readonly<Record<DnsType, ReadRecords>> = {
  A: async (resolver, name) => await resolver.resolve4(name),
  AAAA: async (resolver, name) => await resolver.resolve6(name),
  CNAME: async (resolver, name) => await resolver.resolveCname(name),
  NS: async (resolver, name) => await resolver.resolveNs(name),
  PTR: async (resolver, name) => await resolver.resolvePtr(name),
  MX: async (resolver, name) =>
    (await resolver.resolveMx(name)).map(({ priority, exchange }) => `${priority} ${exchange || '.'}`),
  SOA: async (resolver, name) => {
    const soa = await resolver.resolveSoa(name)
    return [[soa.nsname, soa.hostmaster, soa.serial, soa.refresh, soa.retry, soa.expire, soa.minttl].join(' ')]
  },
  TXT: async (resolver, name) => (await resolver.resolveTxt(name)).map((strings) => strings.join('')),
}

function describe(code: unknown, error: unknown): string {
  if (code === 'ETIMEOUT') return 'the DNS server timed out'
  if (code === 'ESERVFAIL') return 'the DNS server returned SERVFAIL'
  if (code === 'ECONNREFUSED') return 'no DNS server could be reached'
  if (typeof code === 'string') return `the DNS query failed (${code})`
  return error instanceof Error ? error.message : 'the DNS query failed'
}

async function withTimeLimit(answer: Promise<DnsAnswer>, timeoutMs: number): Promise<DnsAnswer> {
  const { promise: late, resolve } = Promise.withResolvers<DnsAnswer>()
  const reason = `the DNS server did not respond within ${timeoutMs} ms`
  const timer = setTimeout(() => resolve({ status: 'servfail', reason }), timeoutMs)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
