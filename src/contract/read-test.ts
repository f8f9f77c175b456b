/** From the wire's spelling to `test.ts`: what a read reply says of a test. */

import type { ProviderType } from './names.ts'
import { providerTypes } from './names.ts'
import type { ReadCreateReply, ReadResultEntry, ReadSpam, ReadVerdict } from './read-replies.ts'
import type { ListedMailboxes } from './seed-groups.ts'
import type { AuthenticationVerdict, CreatedTest, Seed, SeedResult, SpamVerdict, TestSummary } from './test.ts'
import type { ExternalTestSummary } from './test-replies.ts'

/** Everything of a CreatedTest; the seeds are as they came, still to be checked. */
export function toCreatedTest(reply: ReadCreateReply, style: CreatedTest['style']): CreatedTest {
  return {
    style,
    trackingId: reply.test.tracking_id,
    numericId: reply.test.id ?? null,
    seeds: toSeeds(reply.send_to),
    longPollSeconds: reply.long_poll?.max_wait_seconds ?? null,
    reportUrl: reply.report_url ?? null,
  }
}

/** All mailboxes of a list as seeds, in the table's order of types. */
export function toSeeds(listed: ListedMailboxes): readonly Seed[] {
  return providerTypes.flatMap((type) => toSeedsOfType(listed, type))
}

function toSeedsOfType(listed: ListedMailboxes, providerType: ProviderType): readonly Seed[] {
  return (listed[providerType] ?? []).map(({ address, service }) => ({
    address,
    providerType,
    providerName: service ?? domainOf(address),
  }))
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}

/**
 * One entry of `test_results`. The three booleans mean nothing before a copy is received, nor where the service says
 * that it measured nothing: both give `isPass: null`. Of a refused copy the details say what was measured.
 */
export function toSeedResult(entry: ReadResultEntry): SeedResult {
  const isReceived = entry.delivered_to !== null || typeof entry.received_at === 'string'
  const verdict = (isPass: boolean, details: ReadVerdict | undefined): AuthenticationVerdict =>
    isReceived || details?.measured === true
      ? toVerdict(isPass || (!isReceived && details?.result === 'pass'), details)
      : { isPass: null, detail: null }
  return {
    address: entry.to,
    folder: entry.delivered_to,
    spf: verdict(entry.spf_pass, entry.authentication?.spf),
    dkim: verdict(entry.dkim_pass, entry.authentication?.dkim),
    dmarc: verdict(entry.dmarc_pass, entry.authentication?.dmarc),
    placementKind: entry.placement ?? null,
    reason: entry.reason ?? null,
    receivedAtMs: toEpochMs(entry.received_at),
    spam: toSpamVerdict(entry.spam),
    notes: (entry.notes ?? []).map(({ rule, text, fix }) => ({ rule, text, fix: fix ?? null })),
  }
}

function toVerdict(isPass: boolean, details: ReadVerdict | undefined): AuthenticationVerdict {
  return {
    isPass: details?.measured === false ? null : isPass,
    detail: details === undefined ? null : (details.detail ?? describeVerdict(details)),
    ...(typeof details?.fix === 'string' ? { fix: details.fix } : {}),
  }
}

/** `pass for example.com (aligned)`, as far as it is known. */
function describeVerdict({ result, domain, aligned }: ReadVerdict): string | null {
  if (result === undefined) return null
  const forDomain = typeof domain === 'string' ? ` for ${domain}` : ''
  if (typeof aligned !== 'boolean') return result + forDomain
  return `${result}${forDomain} (${aligned ? 'aligned' : 'not aligned'})`
}

function toSpamVerdict(spam: ReadSpam | null | undefined): SpamVerdict | null {
  if (spam === null || spam === undefined) return null
  const symbols = spam.symbols.map(({ name, score, description, fix }) => ({
    name,
    score,
    description: description ?? '',
    fix: fix ?? null,
  }))
  const { engine, score, threshold, version } = spam
  const verdict = { engine, score, threshold, symbols }
  return typeof version === 'string' ? { ...verdict, version } : verdict
}

function toEpochMs(isoTime: string | null | undefined): number | null {
  const epochMs = Date.parse(isoTime ?? '')
  return Number.isNaN(epochMs) ? null : epochMs
}

/** The external test's own count. */
export function toSummary(summary: ExternalTestSummary): TestSummary {
  return {
    inboxPercent: summary.inbox_rate,
    completedCount: summary.completed,
    seedCount: summary.total_providers,
  }
}

/** True for the states after which nothing changes: api-v1.md, "States and transitions". */
export function isTerminalStatus(status: string): boolean {
  return status === 'complete' || status === 'expired'
}
