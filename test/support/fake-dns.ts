/** DNS from a table that records every query; names that are not in the table do not exist. */

import type { Dns, DnsAnswer, DnsType } from '../../src/foundation/world/world.ts'

/** The records by name and type; `'servfail'` makes the query fail. */
export type FakeRecords = Readonly<
  Record<string, Partial<Record<DnsType, readonly string[] | 'servfail'>> | 'servfail'>
>

export interface FakeDns extends Dns {
  /** The queries as `TYPE name`, in their order. */
  readonly questions: readonly string[]
}

/**
 * Creates a Dns from `records`. Names above an entry exist without records (`nodata`). `'*': 'servfail'` makes all
 * names that are not in the table fail. `live` is the same, because there is no zone file.
 */
export function fakeDns(records: FakeRecords, kind: 'live' | 'zone-file' = 'zone-file'): FakeDns {
  const questions: string[] = []
  return {
    questions,
    ...(kind === 'live'
      ? {}
      : { covers: (name) => Promise.resolve(!name.endsWith('.arpa') || hasReverseZone(records)) }),
    resolve: async (name, type, signal) => {
      signal.throwIfAborted()
      questions.push(`${type} ${name}`)
      return await Promise.resolve(answer(records, name.toLowerCase().replace(/\.$/u, ''), type))
    },
  }
}

function hasReverseZone(records: FakeRecords): boolean {
  return Object.keys(records).some((name) => name.endsWith('.arpa'))
}

function answer(records: FakeRecords, name: string, type: DnsType): DnsAnswer {
  const broken: DnsAnswer = { status: 'servfail', reason: `${type} of "${name}": the DNS server returned SERVFAIL` }
  const entry = records[name]
  if (entry === 'servfail') return broken
  // Like every real resolver, the table knows the root zone.
  if (entry === undefined && name === '' && records['*'] !== 'servfail')
    return type === 'SOA' ? { status: 'found', records: ['a.root-servers.net'] } : { status: 'nodata' }
  if (entry === undefined) {
    const isAncestor = Object.keys(records).some((owner) => owner.endsWith(`.${name}`))
    if (records['*'] === 'servfail' && !isAncestor) return broken
    return { status: isAncestor ? 'nodata' : 'nxdomain' }
  }
  const found = entry[type]
  if (found === 'servfail') return broken
  return found === undefined ? { status: 'nodata' } : { status: 'found', records: found }
}
