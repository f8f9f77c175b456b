/** Suggests an SPF record that authorizes the sending address. */

import { isIPv6 } from 'node:net'

import { checkSpf, type SpfCheck, type SpfInput } from './check-spf.ts'
import type { MailauthResolver } from './mailauth-resolver.ts'
import { mergeSpfTerms } from './merge-spf-terms.ts'

export interface SpfSuggestion {
  readonly record: string
  /** A sentence that says which record to publish and which records it replaces. */
  readonly fix: string
}

/**
 * The SPF results that a corrected record can turn into a pass. A `permerror` can be fixed only if the domain publishes
 * several SPF records.
 */
const fixableResults: ReadonlySet<SpfCheck['result']> = new Set(['fail', 'softfail', 'neutral', 'none', 'permerror'])

/**
 * Merges the domain's SPF records into one that authorizes the sending address, and verifies that SPF passes with it.
 *
 * @returns null if SPF already passes, if the sender is the null reverse-path, or if no merged record would pass
 */
export async function suggestSpfRecord(
  spf: SpfCheck,
  input: SpfInput,
  resolver: MailauthResolver,
): Promise<SpfSuggestion | null> {
  if (input.envelopeSender === null || !fixableResults.has(spf.result)) return null
  const existing = await readSpfRecords(spf.domain, resolver)
  // If there is only one record and it is invalid, adding a term would not fix it.
  if (spf.result === 'permerror' && existing.length < 2) return null
  const merged = mergeSpfTerms(existing)
  const candidates = [...(existing.length > 1 ? [merged] : []), withAddress(merged, input.clientAddress)]
  for (const terms of candidates) {
    const record = ['v=spf1', ...terms].join(' ')
    const check = await checkSpf(input, publishing(record, spf.domain, resolver))
    if (check.result === 'pass') return { record, fix: fixOf(record, spf.domain, existing.length) }
  }
  return null
}

async function readSpfRecords(domain: string, resolver: MailauthResolver): Promise<readonly string[]> {
  try {
    const texts = (await resolver.resolve(domain, 'TXT')).map((strings) => [strings].flat().join(''))
    return texts.filter((text) => /^v=spf1(?: |$)/iu.test(text))
  } catch {
    // The name has no TXT record, or no server responded, so there is nothing to merge.
    return []
  }
}

function withAddress(terms: readonly string[], address: string): readonly string[] {
  return [isIPv6(address) ? `ip6:${address}` : `ip4:${address}`, ...terms]
}

/** Creates a resolver that returns `record` as the only SPF record of `domain`. */
function publishing(record: string, domain: string, resolver: MailauthResolver): MailauthResolver {
  return {
    failures: [],
    hasOnlyMissingNames: () => false,
    resolve: async (name, type) =>
      type === 'TXT' && name.toLowerCase() === domain.toLowerCase() ? [[record]] : await resolver.resolve(name, type),
  }
}

function fixOf(record: string, domain: string, existingCount: number): string {
  if (existingCount === 0) return `Publish this TXT record at ${domain}: ${record}`
  if (existingCount === 1) return `Replace the SPF record (TXT) of ${domain} with: ${record}`
  return `Replace the ${existingCount} SPF records (TXT) of ${domain} with one: ${record}`
}
