/** Reads responses about tests from any service that follows api-v1.md, and translates them to `test.ts`. */

import * as z from 'zod'
import { toTrackingId } from './identifiers.ts'

import { providerTypes } from './names.ts'
import { type Foreign, tolerant } from './reply-schema.ts'
import { type ListedMailboxes, sendToReader } from './seed-replies.ts'
import type { AuthenticationVerdict, CreatedTest, Seed, SeedResult, SpamVerdict, TestSummary } from './test.ts'
import {
  createExternalTestReply,
  createSpamTestReply,
  type ExternalTestSummary,
  getExternalTestReply,
  getSpamTestReply,
  type spamVerdict,
  type testResult,
  type verdict,
} from './test-replies.ts'

// api-v1.md requires `success` in "test-related" responses, but its examples for external tests do not include it. A
// missing `success` therefore does not mean that the request failed.
const externalSuccess = z.literal(true).optional()

// Of the two documented responses, one has `send_to` inside `instructions`, and the other has it at the top level.
// Services may use either location, or both.
const sendToPlaces = {
  instructions: z.looseObject({ send_to: sendToReader.optional() }).optional(),
  send_to: sendToReader.optional(),
}

interface WithEitherSendTo {
  readonly instructions?: { readonly send_to?: ListedMailboxes | undefined } | undefined
  readonly send_to?: ListedMailboxes | undefined
}

function withSendTo<T extends WithEitherSendTo>(reply: T, context: z.RefinementCtx): T & { send_to: ListedMailboxes } {
  const found = reply.instructions?.send_to ?? reply.send_to
  if (found !== undefined) return { ...reply, send_to: found }
  const message = 'seed addresses by provider type, here or in "instructions.send_to"'
  context.addIssue({ code: 'custom', path: ['send_to'], message })
  return z.NEVER
}

/** Reads the response to `POST /spam_tests`. */
export const createSpamTestReader = tolerant(createSpamTestReply, sendToPlaces).transform(withSendTo)

/** Reads the response to `POST /external_tests`. */
export const createExternalTestReader = tolerant(createExternalTestReply, {
  ...sendToPlaces,
  success: externalSuccess,
}).transform(withSendTo)

/** Reads the response to `GET /spam_tests/:id`. */
export const getSpamTestReader = tolerant(getSpamTestReply)
export type ReadSpamTest = Foreign<typeof getSpamTestReply>

/** Reads the response to `GET /external_tests/:id`, in which only the status and the summary are guaranteed. */
export const getExternalTestReader = tolerant(getExternalTestReply, {
  success: externalSuccess,
  test: z.looseObject({ status: z.string() }),
})
export type ReadExternalTest = z.output<typeof getExternalTestReader>

/** The fields that `toCreatedTest` needs, which the responses to both create requests contain. */
export interface ReadCreatedTest {
  readonly test: { readonly id?: number | undefined; readonly tracking_id: string }
  readonly send_to: ListedMailboxes
  readonly long_poll?: { readonly max_wait_seconds: number } | undefined
  readonly report_url?: string | undefined
}

/** Translates the response to a create request without checking the seeds. */
export function toCreatedTest(reply: ReadCreatedTest, style: CreatedTest['style']): CreatedTest {
  return {
    style,
    trackingId: toTrackingId(reply.test.tracking_id),
    numericId: reply.test.id ?? null,
    seeds: toSeeds(reply.send_to),
    longPollSeconds: reply.long_poll?.max_wait_seconds ?? null,
    reportUrl: reply.report_url ?? null,
  }
}

/** A seed of a test that another run created; its provider type is `null` if the service does not say. */
export interface FoundSeed extends Omit<Seed, 'providerType'> {
  readonly providerType: Seed['providerType'] | null
}

/** Lists the seeds of a test that another run created. */
export function toFoundSeeds(reply: ReadSpamTest): readonly FoundSeed[] {
  return reply.data.test_results.map(({ to, provider_name: providerName, provider_type: providerType }) => ({
    address: to,
    providerType: providerType ?? null,
    providerName: providerName ?? domainOf(to),
  }))
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}

/** Lists all seed mailboxes, ordered by provider type. */
export function toSeeds(listed: ListedMailboxes): readonly Seed[] {
  return providerTypes.flatMap((providerType) =>
    (listed[providerType] ?? []).map(({ address, service }) => ({
      address,
      providerType,
      providerName: service ?? domainOf(address),
    })),
  )
}

/**
 * Translates one entry of `test_results`. `spf_pass`, `dkim_pass` and `dmarc_pass` are meaningless, and `isPass` is
 * `null`, if no copy has been received yet or if the service did not check the method. For a rejected copy, the details
 * show which methods were checked.
 */
export function toSeedResult(entry: Foreign<typeof testResult>): SeedResult {
  const isReceived = entry.delivered_to !== null || typeof entry.received_at === 'string'
  const toVerdict = (isPass: boolean, details: Foreign<typeof verdict>): AuthenticationVerdict =>
    isReceived || details?.measured === true
      ? toMeasuredVerdict(isPass || (!isReceived && details?.result === 'pass'), details)
      : { isPass: null, detail: null }
  return {
    address: entry.to,
    folder: entry.delivered_to,
    spf: toVerdict(entry.spf_pass, entry.authentication?.spf),
    dkim: toVerdict(entry.dkim_pass, entry.authentication?.dkim),
    dmarc: toVerdict(entry.dmarc_pass, entry.authentication?.dmarc),
    placementKind: entry.placement ?? null,
    reason: entry.reason ?? null,
    receivedAtMs: toEpochMs(entry.received_at),
    spam: toSpamVerdict(entry.spam),
    notes: (entry.notes ?? []).map(({ rule, text, fix }) => ({ rule, text, fix: fix ?? null })),
    ...toRecordedReply(entry.smtp_reply),
  }
}

function toRecordedReply(reply: Foreign<typeof testResult>['smtp_reply']): Partial<Pick<SeedResult, 'smtpReply'>> {
  if (reply === null || reply === undefined) return {}
  return { smtpReply: { code: reply.code, enhancedCode: reply.enhanced_code, text: reply.text } }
}

function toMeasuredVerdict(isPass: boolean, details: Foreign<typeof verdict>): AuthenticationVerdict {
  return {
    isPass: details?.measured === false ? null : isPass,
    detail: details === undefined ? null : (details.detail ?? describeVerdict(details)),
    ...(details?.fix === undefined ? {} : { fix: details.fix }),
    ...(details?.result === undefined ? {} : { result: details.result }),
    ...(details?.origin === undefined ? {} : { origin: details.origin }),
  }
}

/** Renders `pass for example.com (aligned)`, omitting unknown parts. */
function describeVerdict({ result, domain, aligned }: NonNullable<Foreign<typeof verdict>>): string | null {
  if (result === undefined) return null
  const forDomain = typeof domain === 'string' ? ` for ${domain}` : ''
  if (typeof aligned !== 'boolean') return result + forDomain
  return `${result}${forDomain} (${aligned ? 'aligned' : 'not aligned'})`
}

function toSpamVerdict(spam: Foreign<typeof spamVerdict> | null | undefined): SpamVerdict | null {
  if (spam === null || spam === undefined) return null
  const { engine, score, threshold, version } = spam
  const symbols = spam.symbols.map(({ name, score: points, description, fix }) => ({
    name,
    score: points,
    description: description ?? '',
    fix: fix ?? null,
  }))
  return { engine, score, threshold, symbols, ...(version === undefined ? {} : { version }) }
}

function toEpochMs(isoTime: string | null | undefined): number | null {
  const epochMs = Date.parse(isoTime ?? '')
  return Number.isNaN(epochMs) ? null : epochMs
}

/** Translates an external test's summary. */
export function toSummary(summary: ExternalTestSummary): TestSummary {
  return { inboxPercent: summary.inbox_rate, completedCount: summary.completed, seedCount: summary.total_providers }
}

/** Returns true for the final states (api-v1.md, "States and transitions"). */
export function isTerminalStatus(status: string): boolean {
  return status === 'complete' || status === 'expired'
}
