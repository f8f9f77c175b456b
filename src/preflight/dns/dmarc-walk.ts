/** Implements the DNS tree walk of RFC 9989 §4.10. */

import type { Dns } from '../../foundation/world/world.ts'
import { type DmarcRecord, isBrokenDmarcRecord, isDmarcRecord, parseDmarcRecord } from './dmarc-record.ts'

/** The DMARC records at one step of the tree walk. */
export interface DmarcStep {
  /** Without `_dmarc.` */
  readonly domain: string
  readonly records: readonly string[]
  /** TXT records that are intended as DMARC records but ignored by receivers. */
  readonly brokenRecords: readonly string[]
  /** The parsed record; null if there is none, or if there are several (receivers then ignore all of them). */
  readonly record: DmarcRecord | null
  /** Why the name could not be checked; null if the name was checked. */
  readonly failure: string | null
}

export interface DmarcWalk {
  readonly domain: string
  /** The names that were queried, starting with the domain itself. */
  readonly steps: readonly DmarcStep[]
  /** The organizational domain; null if it is unknown because a query failed. */
  readonly organizationalDomain: string | null
  /** The step whose record applies to the domain; null if no record applies, or if it is unknown which one does. */
  readonly policyStep: DmarcStep | null
  /** Why the policy is unknown; null if the policy is known. */
  readonly failure: string | null
}

/**
 * The maximum number of labels. After the first query, a longer name is shortened to its last seven labels, so that a
 * walk makes at most eight queries.
 */
const maxLabels = 7

/** Matches domains operated by registries. The pattern is needed for domains that the walk could not query. */
const registry = /^[^.]+$|^(?:ac|co|com|edu|go|gob|gov|gv|ltd|me|ne|net|nhs|nom|or|org|plc|sch)\.[a-z]{2}$/u

/**
 * Returns true for domains such as `com` and `co.uk`, and false for domains that are not known to belong to a registry.
 */
export function isRegistry(domain: string): boolean {
  return registry.test(domain)
}

/** Queries DMARC records from a domain up to its top-level domain. */
export async function walkDnsTree(domain: string, dns: Dns, signal: AbortSignal): Promise<DmarcWalk> {
  const steps: DmarcStep[] = []
  for (const name of walkedNames(domain)) {
    const step = await readStep(name, dns, signal)
    steps.push(step)
    if (step.record !== null && step.record.publicSuffix !== 'u') break
  }
  return { domain, steps, ...conclude(domain, steps) }
}

/** Returns the domains to query, longest first. */
export function walkedNames(domain: string): readonly string[] {
  const labels = domain.split('.')
  const names = [domain]
  for (
    let rest = labels.length > maxLabels ? labels.slice(-maxLabels) : labels.slice(1);
    rest.length > 0;
    rest = rest.slice(1)
  )
    names.push(rest.join('.'))
  return names
}

async function readStep(domain: string, dns: Dns, signal: AbortSignal): Promise<DmarcStep> {
  const step = { domain, records: [], brokenRecords: [], record: null, failure: null }
  const answer = await dns.resolve(`_dmarc.${domain}`, 'TXT', signal)
  if (answer.status === 'servfail') {
    // If the name was not queried, assume that the registry publishes no record. Very few registries do, and their
    // records do not change the advice.
    return answer.isUnasked === true && isRegistry(domain) ? step : { ...step, failure: answer.reason }
  }
  const texts = answer.status === 'found' ? answer.records : []
  const records = texts.filter(isDmarcRecord)
  const [text] = records
  const parsed = text === undefined || records.length > 1 ? null : parseDmarcRecord(text)
  return {
    ...step,
    records,
    brokenRecords: texts.filter(isBrokenDmarcRecord),
    record: isUsable(parsed) ? parsed : null,
  }
}

/**
 * Returns whether a record exists and contains each tag only once. A repeated tag makes the whole record invalid (RFC
 * 6376 §3.2).
 */
function isUsable(record: DmarcRecord | null): boolean {
  const names = record?.tags.map(({ name }) => name) ?? []
  return record !== null && new Set(names).size === names.length
}

function conclude(domain: string, steps: readonly DmarcStep[]): Omit<DmarcWalk, 'domain' | 'steps'> {
  const failure = steps.find((step) => step.failure !== null)?.failure ?? null
  const found = steps.filter((step) => step.record !== null)
  const own = found[0]?.domain === domain ? found[0] : null
  if (failure !== null) {
    return { organizationalDomain: null, policyStep: own, failure: own === null ? failure : null }
  }
  const organizationalDomain = selectOrganization(domain, found)
  const ofOrganization = found.find((step) => step.domain === organizationalDomain)
  const last = found.at(-1)
  const ofRegistry = last?.record?.publicSuffix === 'y' ? last : null
  return { organizationalDomain, policyStep: own ?? ofOrganization ?? ofRegistry, failure: null }
}

/** Selects the organizational domain (RFC 9989 §4.10.2). */
function selectOrganization(domain: string, found: readonly DmarcStep[]): string {
  for (const step of found) {
    if (step.record?.publicSuffix === 'n') return step.domain
    if (step.record?.publicSuffix === 'y' && step.domain !== domain)
      return domain
        .split('.')
        .slice(-(step.domain.split('.').length + 1))
        .join('.')
  }
  return found.at(-1)?.domain ?? domain
}
