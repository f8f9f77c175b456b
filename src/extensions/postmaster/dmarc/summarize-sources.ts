/** Summarizes which IP addresses send mail as a domain, and why some of that mail fails DMARC. */

import type { DmarcAuthResult, DmarcSourceTotal } from '../storage/dmarc-reports.ts'
import { isAtOrBelow } from './report-carrier.ts'

/** One reason why messages failed. */
export interface SourceFailure {
  readonly messageCount: number
  /** The reason in words; contains untrusted domains. */
  readonly reason: string
  /** What to do if the mail is legitimate. */
  readonly todo: string
}

/** An IP address that sends mail as the domain, with its totals. */
export interface SourceSummary {
  readonly sourceAddress: string
  readonly messageCount: number
  /** Messages for which the method passed and was aligned. */
  readonly spfCount: number
  readonly dkimCount: number
  readonly dmarcCount: number
  /** Sorted by number of messages, largest first. */
  readonly dispositions: readonly { readonly disposition: string; readonly messageCount: number }[]
  readonly headerFroms: readonly string[]
  readonly organizations: readonly string[]
  /** Reasons for failures, in descending order of message count; empty if everything passed. */
  readonly failures: readonly SourceFailure[]
}

/**
 * Summarizes each address. Sorts the addresses by the number of failed messages, then by the number of all messages.
 */
export function summarizeSources(totals: readonly DmarcSourceTotal[]): readonly SourceSummary[] {
  const byAddress = Map.groupBy(totals, (total) => total.sourceAddress)
  return [...byAddress]
    .map(([sourceAddress, own]) => summarize(sourceAddress, own))
    .toSorted((left, right) => failedCount(right) - failedCount(left) || right.messageCount - left.messageCount)
}

/** Counts a source's messages that did not pass DMARC. */
export function failedCount({ messageCount, dmarcCount }: Pick<SourceSummary, 'messageCount' | 'dmarcCount'>): number {
  return messageCount - dmarcCount
}

function summarize(sourceAddress: string, own: readonly DmarcSourceTotal[]): SourceSummary {
  return {
    sourceAddress,
    messageCount: sum(own),
    spfCount: sum(own.filter((one) => one.isSpfAligned)),
    dkimCount: sum(own.filter((one) => one.isDkimAligned)),
    dmarcCount: sum(own.filter((one) => !isFailed(one))),
    dispositions: grouped(own, (one) => one.disposition).map(([disposition, messageCount]) => ({
      disposition,
      messageCount,
    })),
    headerFroms: grouped(own, (one) => one.headerFrom).map(([domain]) => domain),
    organizations: [...new Set(own.flatMap((one) => one.organizations))].toSorted(),
    failures: failuresOf(own.filter(isFailed)),
  }
}

function isFailed(one: DmarcSourceTotal): boolean {
  return !one.isSpfAligned && !one.isDkimAligned
}

function failuresOf(failed: readonly DmarcSourceTotal[]): readonly SourceFailure[] {
  return grouped(failed, (one) => JSON.stringify([reasonOf(one), todoOf(one)])).map(([key, messageCount]) => {
    const parsed: unknown = JSON.parse(key)
    const [reason, todo] = Array.isArray(parsed) ? parsed : []
    return { messageCount, reason: String(reason), todo: String(todo) }
  })
}

/** Adds up counts by key, and returns the sums in descending order. */
function grouped(
  all: readonly DmarcSourceTotal[],
  keyOf: (one: DmarcSourceTotal) => string,
): readonly (readonly [key: string, messageCount: number])[] {
  return [...Map.groupBy(all, keyOf)]
    .map(([key, own]) => [key, sum(own)] as const)
    .toSorted(([, left], [, right]) => right - left)
}

function sum(all: readonly DmarcSourceTotal[]): number {
  return all.reduce((total, one) => total + one.messageCount, 0)
}

/**
 * Explains why messages failed: `SPF passed for bounce.esp.example, which is not aligned with shop.example; …;
 * forwarded, according to the reporter`.
 */
function reasonOf(one: DmarcSourceTotal): string {
  // OpenDMARC adds the reason `arc=fail` to every record, even if the message has no ARC header fields.
  const overrides = one.overrides.filter(({ type, comment }) => !(type === 'local_policy' && comment === 'arc=fail'))
  const kinds = [...new Set(overrides.map((override) => override.type.replaceAll('_', ' ')))]
  const explained = kinds.length === 0 ? [] : [`${kinds.join(' and ')}, according to the reporter`]
  return [spfReason(one), dkimReason(one), ...explained].join('; ')
}

function spfReason({ results, headerFrom, envelopeFrom }: DmarcSourceTotal): string {
  const own = results.filter((result) => result.method === 'spf')
  const passed = own.find((result) => result.result === 'pass')
  const domain = (result: DmarcAuthResult): string => result.domain || envelopeFrom || 'an unnamed domain'
  if (passed !== undefined) return `SPF passed for ${domain(passed)}, which is not aligned with ${headerFrom}`
  const [first] = own
  return first === undefined ? 'no SPF result reported' : `SPF ${first.result} for ${domain(first)}`
}

function dkimReason({ results, headerFrom }: DmarcSourceTotal): string {
  const own = results.filter((result) => result.method === 'dkim' && result.result !== 'none')
  const passed = own.find((result) => result.result === 'pass')
  if (passed !== undefined)
    return `DKIM passed for ${passed.domain || 'an unnamed domain'}, which is not aligned with ${headerFrom}`
  const [first] = own
  if (first === undefined) return 'no DKIM signature reported'
  const selector = first.selector === null ? '' : ` (selector ${first.selector})`
  return `DKIM ${first.result} for ${first.domain || 'an unnamed domain'}${selector}`
}

function todoOf(one: DmarcSourceTotal): string {
  const { results, headerFrom } = one
  const dkim = results.filter((result) => result.method === 'dkim' && result.result !== 'none')
  const broken = dkim.find((result) => result.result !== 'pass' && isRelated(result.domain, headerFrom))
  if (broken !== undefined) {
    return `the DKIM signature for ${broken.domain} fails: check that the public key in DNS matches, and find out what modifies the mail in transit`
  }
  if (dkim.some((result) => result.result === 'pass')) return `configure this sender to use DKIM with d=${headerFrom}`
  if (results.some((result) => result.method === 'spf' && result.result === 'pass')) {
    return `configure this sender to use DKIM with d=${headerFrom}, or a bounce domain under ${headerFrom}`
  }
  return `if this server is yours, use DKIM with d=${headerFrom}, or add its address to the SPF record; otherwise, the mail is forged`
}

function isRelated(signer: string, author: string): boolean {
  return signer.includes('.') && (isAtOrBelow(signer, author) || isAtOrBelow(author, signer))
}
