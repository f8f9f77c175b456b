/** Follows the includes of an SPF record and counts the DNS lookups that an evaluation needs. */

import { renderCount } from '../../foundation/errors/render-count.ts'
import type { Dns, DnsAnswer } from '../../foundation/world/world.ts'
import { isBrokenSpfRecord, isSpfRecord, parseSpfRecord, type SpfRecord, type SpfTerm } from './spf-record.ts'

/** The SPF records of one domain, and the records that their terms refer to. */
export interface SpfNode {
  readonly domain: string
  /**
   * The status of the domain. `loop`: the domain includes itself. `too-deep`: the domain was not queried, because there
   * are too many includes or their nesting is too deep.
   */
  readonly status: 'record' | 'absent' | 'multiple' | 'unchecked' | 'loop' | 'too-deep'
  /** The valid `v=spf1` records. */
  readonly records: readonly string[]
  /** TXT records that are intended as SPF records but ignored by receivers. */
  readonly brokenRecords: readonly string[]
  /** The parsed record; null if there is no record or more than one. */
  readonly record: SpfRecord | null
  /** The terms that need DNS lookups, in order. Terms after `all` are excluded, because they are never evaluated. */
  readonly lookups: readonly SpfLookup[]
  /** Why the TXT records could not be read; null if they were read. */
  readonly failure: string | null
}

/** A term that counts toward the limit of ten lookups. Source: RFC 7208 §4.6.4. */
export interface SpfLookup {
  readonly term: SpfTerm
  /** The domain to query; null if it depends on a macro. */
  readonly target: string | null
  /** Whether the query returned no records (a void lookup); null if unknown. */
  readonly isVoid: boolean | null
  /** The number of mail servers that an `mx` term finds. More than ten servers cause an error. */
  readonly exchangeCount: number | null
  /** The SPF records of the domain that the term includes or redirects to. */
  readonly child: SpfNode | null
}

/** The number of lookups that a complete evaluation of a record needs. */
export interface SpfCost {
  readonly lookupCount: number
  readonly voidTerms: readonly string[]
  /**
   * Terms whose number of lookups is unknown, which means that the real numbers may be higher. Empty if the numbers are
   * exact.
   */
  readonly unknowns: readonly string[]
}

/** The maximum number of lookups in an evaluation (RFC 7208 §4.6.4). */
export const maxSpfLookups = 10
export const maxSpfVoids = 2
export const maxMxNames = 10

const lookupNames: ReadonlySet<string> = new Set(['include', 'a', 'mx', 'ptr', 'exists', 'redirect'])
/**
 * The maximum number of lookups that preflight follows. This maximum is far above the SPF limit of ten, so that
 * findings can show the whole tree of any real record.
 */
const maxFollowedLookups = 60
const maxDepth = 12

interface Walk {
  readonly dns: Dns
  readonly signal: AbortSignal
  followedCount: number
}

/** Reads the SPF record of a domain and all records that it includes. */
export async function readSpfTree(domain: string, dns: Dns, signal: AbortSignal): Promise<SpfNode> {
  return await readNode(domain, [], { dns, signal, followedCount: 0 })
}

async function readNode(domain: string, above: readonly string[], walk: Walk): Promise<SpfNode> {
  const empty = { domain, records: [], brokenRecords: [], record: null, lookups: [], failure: null }
  if (above.includes(domain)) return { ...empty, status: 'loop' }
  if (above.length >= maxDepth || walk.followedCount > maxFollowedLookups) return { ...empty, status: 'too-deep' }
  const answer = await walk.dns.resolve(domain, 'TXT', walk.signal)
  if (answer.status === 'servfail') return { ...empty, status: 'unchecked', failure: answer.reason }
  const texts = answer.status === 'found' ? answer.records : []
  const records = texts.filter(isSpfRecord)
  const found = { ...empty, records, brokenRecords: texts.filter(isBrokenSpfRecord) }
  const [text] = records
  if (text === undefined) return { ...found, status: 'absent' }
  if (records.length > 1) return { ...found, status: 'multiple' }
  const record = parseSpfRecord(text)
  return { ...found, status: 'record', record, lookups: await readLookups(record, [...above, domain], walk) }
}

async function readLookups(record: SpfRecord, path: readonly string[], walk: Walk): Promise<readonly SpfLookup[]> {
  const lookups: SpfLookup[] = []
  for (const term of reachableTerms(record.terms)) {
    walk.followedCount += 1
    // Perform the lookups one after another, because concurrent lookups could exceed the limit.
    lookups.push(await readLookup(term, path, walk))
  }
  return lookups
}

/**
 * Returns the terms that can be evaluated. Terms after `all`, and a redirect in a record with `all`, are never
 * evaluated (RFC 7208 §5.1, §6.1).
 */
function reachableTerms(terms: readonly SpfTerm[]): readonly SpfTerm[] {
  const all = terms.findIndex((term) => term.name === 'all')
  const reachable = all === -1 ? terms : terms.slice(0, all).filter((term) => term.name !== 'redirect')
  return reachable.filter((term) => lookupNames.has(term.name))
}

async function readLookup(term: SpfTerm, path: readonly string[], walk: Walk): Promise<SpfLookup> {
  const target = term.target === null ? (path.at(-1) ?? '') : plainName(term.target)
  const plain: SpfLookup = { term, target, isVoid: null, exchangeCount: null, child: null }
  if (target === null || term.name === 'ptr' || walk.followedCount > maxFollowedLookups) return plain
  if (term.name === 'include' || term.name === 'redirect') {
    const child = await readNode(target, path, walk)
    return { ...plain, child, isVoid: await isVoidText(child, walk) }
  }
  if (term.name === 'mx') {
    const answer = await walk.dns.resolve(target, 'MX', walk.signal)
    return { ...plain, isVoid: isVoid(answer), exchangeCount: answer.status === 'found' ? answer.records.length : 0 }
  }
  return { ...plain, isVoid: await hasNoAddress(target, walk) }
}

/** Returns the domain name in a term, or null if it contains macros, whose values depend on the message. */
function plainName(target: string): string | null {
  return target.includes('%') ? null : target.toLowerCase().replace(/\.$/u, '')
}

function isVoid(answer: DnsAnswer): boolean | null {
  return answer.status === 'servfail' ? null : answer.status !== 'found'
}

async function isVoidText(child: SpfNode, { dns, signal }: Walk): Promise<boolean | null> {
  if (child.status === 'loop' || child.status === 'too-deep') return null
  return isVoid(await dns.resolve(child.domain, 'TXT', signal))
}

/**
 * Returns whether a name has no address. Receivers query only the address type that the client uses, so a name counts
 * as void only if it has neither an IPv4 nor an IPv6 address.
 */
async function hasNoAddress(name: string, { dns, signal }: Walk): Promise<boolean | null> {
  const ipv4 = isVoid(await dns.resolve(name, 'A', signal))
  if (ipv4 !== true) return ipv4
  return isVoid(await dns.resolve(name, 'AAAA', signal))
}

/** Adds up the lookups in a tree. */
export function spfCost(node: SpfNode): SpfCost {
  const parts = node.lookups.map(({ term, target, isVoid: isEmpty, child }): SpfCost => {
    const below = child === null ? noCost : spfCost(child)
    const isUnknown =
      isEmpty === null && target !== null && term.name !== 'ptr' && (child === null || child.status === 'unchecked')
    return {
      lookupCount: below.lookupCount + 1,
      voidTerms: [...(isEmpty === true ? [term.text] : []), ...below.voidTerms],
      unknowns: [...(isUnknown ? [term.text] : []), ...below.unknowns],
    }
  })
  return parts.reduce(
    (sum, part) => ({
      lookupCount: sum.lookupCount + part.lookupCount,
      voidTerms: [...sum.voidTerms, ...part.voidTerms],
      unknowns: [...sum.unknowns, ...part.unknowns],
    }),
    noCost,
  )
}

const noCost: SpfCost = { lookupCount: 0, voidTerms: [], unknowns: [] }

/** Returns all nodes of a tree, starting with the root. */
export function spfNodes(node: SpfNode): readonly SpfNode[] {
  return [node, ...node.lookups.flatMap(({ child }) => (child === null ? [] : spfNodes(child)))]
}

/** The maximum number of lines to draw. */
const maxDrawnLines = 60

/** Draws the tree with the number of lookups for each term. Each term that needs DNS gets its own line. */
export function drawSpfTree(node: SpfNode): readonly string[] {
  const lines = [`${node.domain} (${renderCount(spfCost(node).lookupCount, 'lookup')})`, ...drawLookups(node, '')]
  const more = lines.length - maxDrawnLines
  return more <= 0 ? lines : [...lines.slice(0, maxDrawnLines), `… and ${renderCount(more, 'more term')}`]
}

function drawLookups(node: SpfNode, indent: string): readonly string[] {
  return node.lookups.flatMap((lookup, index) => {
    const isLast = index === node.lookups.length - 1
    const below = lookup.child === null ? [] : drawLookups(lookup.child, `${indent}${isLast ? '   ' : '│  '}`)
    return [`${indent}${isLast ? '└─ ' : '├─ '}${lookup.term.text}${noteOf(lookup)}`, ...below]
  })
}

function noteOf({ child, isVoid: isEmpty }: SpfLookup): string {
  const below = child === null ? 0 : spfCost(child).lookupCount
  const notes = [
    ...(below > 0 ? [`1 + ${below}`] : []),
    ...(isEmpty === true ? ['no answer'] : []),
    ...(child?.status === 'loop' ? ['loop'] : []),
    ...(child?.status === 'unchecked' ? ['not checked'] : []),
    ...(child?.status === 'absent' && isEmpty !== true ? ['no SPF record'] : []),
    ...(child?.status === 'multiple' ? ['several SPF records'] : []),
  ]
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`
}
