/** DNS from a table, with every question recorded; a name that is not in it does not exist. */

import type { Dns, DnsAnswer, DnsType } from '../../src/world/world.ts'

/** `'servfail'`: the question cannot be answered; a list: the records of that name and type. */
export type FakeRecords = Readonly<
  Record<string, Partial<Record<DnsType, readonly string[] | 'servfail'>> | 'servfail'>
>

export interface FakeDns extends Dns {
  /** `TYPE name`, in the order in which they were asked. */
  readonly questions: readonly string[]
}

/**
 * A Dns from `records`. Names above an entry exist without records (`nodata`); `'*': 'servfail'` breaks every
 * name that is not in the table. `live`: there is no zone file whose names it could tell apart.
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
  const broken: DnsAnswer = { status: 'servfail', reason: `${type} of "${name}": the DNS server answered SERVFAIL` }
  const entry = records[name]
  if (entry === 'servfail') return broken
  if (entry === undefined) {
    const isAncestor = Object.keys(records).some((owner) => owner.endsWith(`.${name}`))
    if (records['*'] === 'servfail' && !isAncestor) return broken
    return { status: isAncestor ? 'nodata' : 'nxdomain' }
  }
  const found = entry[type]
  if (found === 'servfail') return broken
  return found === undefined ? { status: 'nodata' } : { status: 'found', records: found }
}
