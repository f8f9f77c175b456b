/** Rewrites an SPF record so that it stays within the lookup limit and still authorizes the same servers. */

import { maxSpfLookups, maxSpfVoids, type SpfLookup, type SpfNode, spfCost } from './spf-tree.ts'

/** The maximum number of networks. A record with more networks is too long to maintain by hand. */
const maxNetworks = 20
const maxTerms = 60

/** A record to publish, and how it differs from the current record. */
export interface SpfRewrite {
  readonly record: string
  /** The terms that were removed. */
  readonly removed: readonly string[]
  /** The includes that were replaced with their networks. The provider may change these networks at any time. */
  readonly flattened: readonly string[]
}

/**
 * Removes useless terms (void, repeated or `ptr`). If the record still exceeds a limit, replaces includes with their
 * networks, starting with the include that needs the most lookups.
 *
 * @returns null if this does not bring the record within the limits, or if the record would contain too many networks
 */
export function rewriteSpfRecord({ record, lookups }: SpfNode): SpfRewrite | null {
  // A record with more terms is malicious, and comparing all of its terms would take too long.
  if (record === null || lookups.length > maxTerms) return null
  const useless = lookups.filter((lookup, index) => isUseless(lookup, lookups.slice(0, index)))
  let kept = lookups.filter((lookup) => !useless.includes(lookup))
  const networks = new Map<string, readonly string[]>()
  const bySaving = kept
    .flatMap((lookup) => {
      const found = lookup.child === null || lookup.term.name !== 'include' ? null : networksOf(lookup.child)
      return found === null || lookup.term.qualifier !== '+' ? [] : [{ lookup, found, saved: costOf(lookup) }]
    })
    .toSorted((left, right) => right.saved - left.saved || left.found.length - right.found.length)
  for (const { lookup, found } of bySaving) {
    if (isWithinLimits(kept)) break
    networks.set(lookup.term.text, found)
    kept = kept.filter((other) => other !== lookup)
  }
  if (!isWithinLimits(kept) || [...networks.values()].flat().length > maxNetworks) return null
  const removed = useless.map(({ term }) => term.text)
  const terms = record.text
    .split(/\s+/u)
    .slice(1)
    .flatMap((text, index, all) => {
      if (removed.includes(text) && (isUselessText(text, useless) || all.indexOf(text) !== index)) return []
      return networks.get(text) ?? [text]
    })
  return { record: ['v=spf1', ...new Set(terms)].join(' '), removed, flattened: [...networks.keys()] }
}

function isUseless({ term, isVoid }: SpfLookup, earlier: readonly SpfLookup[]): boolean {
  if (term.name === 'redirect') return false
  return isVoid === true || term.name === 'ptr' || earlier.some((other) => other.term.text === term.text)
}

/**
 * Returns whether every occurrence of a term is useless. If a term is useless only because it is repeated, returns
 * false, because its first occurrence is needed.
 */
function isUselessText(text: string, useless: readonly SpfLookup[]): boolean {
  return useless.some(({ term, isVoid }) => term.text === text && (isVoid === true || term.name === 'ptr'))
}

function isWithinLimits(lookups: readonly SpfLookup[]): boolean {
  const voids = lookups.flatMap(({ isVoid, term, child }) => [
    ...(isVoid === true ? [term.text] : []),
    ...(child === null ? [] : spfCost(child).voidTerms),
  ])
  return lookups.reduce((sum, lookup) => sum + costOf(lookup), 0) <= maxSpfLookups && voids.length <= maxSpfVoids
}

function costOf({ child }: SpfLookup): number {
  return 1 + (child === null ? 0 : spfCost(child).lookupCount)
}

/**
 * Returns the networks of a record, or null if the record contains anything other than networks, includes that consist
 * of networks, and a final `all`.
 */
function networksOf({ record, lookups, status }: SpfNode): readonly string[] | null {
  if (status !== 'record' || record === null || record.problems.length > 0) return null
  const found: string[] = []
  for (const term of record.terms) {
    if (term.name === 'all') return term.qualifier === '+' ? null : found
    const child = lookups.find((lookup) => lookup.term === term)?.child ?? null
    const below = term.name === 'include' || term.name === 'redirect' ? child && networksOf(child) : null
    const own = term.name === 'ip4' || term.name === 'ip6' ? [term.text.replace(/^\+/u, '')] : below
    if (own === null || term.qualifier !== '+') return null
    found.push(...own)
  }
  return found
}
