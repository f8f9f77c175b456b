/** The SPF record that a domain should publish so that the sending address passes. */

import { isIPv6 } from 'node:net'

import { checkSpf, type SpfCheck, type SpfQuestion } from './check-spf.ts'
import type { MailauthResolver } from './mailauth-resolver.ts'

/** A record, and how it gets into DNS. */
export interface SpfSuggestion {
  readonly record: string
  /** One sentence: what to publish, where, and in place of what. */
  readonly fix: string
}

/** Results that a better record changes; of `permerror` only the one of several records. */
const fixableResults: ReadonlySet<SpfCheck['result']> = new Set(['fail', 'softfail', 'neutral', 'none', 'permerror'])

/**
 * Merges the records that a domain has into one that names the sending address, and makes sure that it passes.
 *
 * @returns `null` when SPF passes, when the sender is the null reverse-path, or when no such record passes
 */
export async function suggestSpfRecord(
  spf: SpfCheck,
  question: SpfQuestion,
  resolver: MailauthResolver,
): Promise<SpfSuggestion | null> {
  if (question.envelopeSender === null || !fixableResults.has(spf.result)) return null
  const existing = await readSpfRecords(spf.domain, resolver)
  // One broken record has a fault of its own, which another term would only hide.
  if (spf.result === 'permerror' && existing.length < 2) return null
  const merged = mergeSpfRecords(existing)
  const candidates = [...(existing.length > 1 ? [merged] : []), withAddress(merged, question.clientAddress)]
  for (const terms of candidates) {
    const record = ['v=spf1', ...terms].join(' ')
    const check = await checkSpf(question, publishing(record, spf.domain, resolver))
    if (check.result === 'pass') return { record, fix: fixOf(record, spf.domain, existing.length) }
  }
  return null
}

async function readSpfRecords(domain: string, resolver: MailauthResolver): Promise<readonly string[]> {
  try {
    const texts = (await resolver.resolve(domain, 'TXT')).map((strings) => [strings].flat().join(''))
    return texts.filter((text) => /^v=spf1(?: |$)/iu.test(text))
  } catch {
    // No such name, no TXT record, or no answer: there is nothing to merge with.
    return []
  }
}

/** The terms of all records: each once, in order, and one `all` at the end, the most lenient. A lone redirect stays. */
function mergeSpfRecords(records: readonly string[]): readonly string[] {
  const terms = records.flatMap((record) => record.trim().split(/\s+/u).slice(1))
  const redirects = terms.filter((term) => /^redirect=/iu.test(term))
  const others = terms.filter((term) => !isAll(term) && !redirects.includes(term))
  const alls = terms.filter(isAll).toSorted((left, right) => strictness(left) - strictness(right))
  // RFC 7208 §6.1: a redirect counts only without `all`, and only one may be there; an include says the same.
  const keepsRedirect = redirects.length === 1 && alls.length === 0
  const moved = keepsRedirect ? [] : redirects.map((term) => term.replace(/^redirect=/iu, 'include:'))
  const end = keepsRedirect ? redirects : alls.slice(0, 1)
  return [...new Set([...others, ...moved]), ...(end.length > 0 ? end : ['~all'])]
}

function isAll(term: string): boolean {
  return /^[+?~-]?all$/iu.test(term)
}

function strictness(all: string): number {
  return { '-': 3, '~': 2, '?': 1 }[all.charAt(0)] ?? 0
}

function withAddress(terms: readonly string[], address: string): readonly string[] {
  return [isIPv6(address) ? `ip6:${address}` : `ip4:${address}`, ...terms]
}

/** A resolver that answers as if `record` were the only SPF record of `domain`. */
function publishing(record: string, domain: string, resolver: MailauthResolver): MailauthResolver {
  return {
    failures: [],
    resolve: async (name, type) =>
      type === 'TXT' && name.toLowerCase() === domain.toLowerCase() ? [[record]] : await resolver.resolve(name, type),
  }
}

function fixOf(record: string, domain: string, existingCount: number): string {
  if (existingCount === 0) return `Publish this TXT record at ${domain}: ${record}`
  if (existingCount === 1) return `Replace the SPF record (TXT) of ${domain} with: ${record}`
  return `Replace the ${existingCount} SPF records (TXT) of ${domain} with one: ${record}`
}
