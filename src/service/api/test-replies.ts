/** Converts stored tests to API responses. */

import type { TrackingId } from '../../foundation/contract/identifiers.ts'
import { type ProviderType, providerTypes } from '../../foundation/contract/names.ts'
import type { SendTo } from '../../foundation/contract/seed-replies.ts'
import type {
  CreateExternalTestReply,
  CreateSpamTestReply,
  ExternalTest,
  ExternalTestSummary,
  GetExternalTestReply,
  GetSpamTestReply,
  SmtpReplyFields,
  TestResult,
  VerdictReply,
} from '../../foundation/contract/test-replies.ts'
import { maxWaitSeconds } from '../long-poll/conditional-request.ts'
import type { ServiceDeps } from '../requests/service-context.ts'
import type {
  RecordedRule,
  RecordedVerdict,
  SeedRecord,
  StoredSeed,
  StoredTest,
  StoredTestWithSeeds,
} from '../storage/store.ts'
import { isReceived, statusOf } from '../storage/test-status.ts'
import type { CreatedTest } from './create-test.ts'

const longPoll: CreateSpamTestReply['long_poll'] = { max_wait_seconds: maxWaitSeconds }

/** The settings that determine report URLs; ServiceDeps describes them. */
type ReportBase = Pick<ServiceDeps, 'publicUrl'> & Partial<Pick<ServiceDeps, 'reportAccess'>>

/** Builds the response to `POST /spam_tests`, which can also create an external test. */
export function createSpamTestReply(test: CreatedTest, base: ReportBase): CreateSpamTestReply {
  const { numericId, trackingId, name, source, metadata } = test
  return {
    success: true,
    test: { id: numericId, tracking_id: trackingId, name, source, metadata },
    instructions: { send_to: sendToOf(test.seeds), timeout_minutes: timeoutMinutesOf(test) },
    long_poll: longPoll,
    ...reportUrlOf(test, base),
  }
}

/** Builds the response to `POST /external_tests`. */
export function createExternalTestReply(test: CreatedTest, base: ReportBase): CreateExternalTestReply {
  return {
    success: true,
    test: { id: test.numericId, tracking_id: test.trackingId, status: 'pending' },
    send_to: sendToOf(test.seeds),
    instructions: { timeout_minutes: timeoutMinutesOf(test) },
    long_poll: longPoll,
    ...reportUrlOf(test, base),
  }
}

/**
 * Returns the URL of the report page, or nothing if users cannot reach the service. If reports can only be opened
 * through shared links, returns the URL of the test's dashboard page, which members can open.
 */
export function reportUrlOf(
  { trackingId, numericId }: { readonly trackingId: TrackingId; readonly numericId: number },
  { publicUrl, reportAccess }: ReportBase,
): { readonly report_url?: string } {
  if (publicUrl === null) return {}
  return { report_url: publicUrl + (reportAccess === 'links' ? `/tests/${numericId}` : `/r/${trackingId}`) }
}

function timeoutMinutesOf({ createdAtMs, expiresAtMs }: CreatedTest): number {
  return Math.ceil((expiresAtMs - createdAtMs) / 60_000)
}

/** Groups addresses by provider type; a type without addresses is omitted. */
export function sendToOf(seeds: readonly { readonly address: string; readonly providerType: ProviderType }[]): SendTo {
  const groups = providerTypes.map((type) => {
    return [type, seeds.filter((seed) => seed.providerType === type).map((seed) => seed.address)] as const
  })
  return Object.fromEntries(groups.filter(([, addresses]) => addresses.length > 0))
}

/** Builds the response to `GET /spam_tests/:id`. */
export function getSpamTestReply(test: StoredTestWithSeeds, nowMs: number, base: ReportBase): GetSpamTestReply {
  return {
    success: true,
    data: {
      key: test.trackingKey,
      name: test.name,
      test_results: test.seeds.map(toResultEntry),
      status: statusOf(test, nowMs),
      ...reportUrlOf(test, base),
    },
  }
}

function toResultEntry({ address, providerType, providerName, result }: StoredSeed): TestResult {
  const received = result !== null && isReceived(result) ? result : null
  const judged = result !== null && (isReceived(result) || isRejected(result)) ? result : null
  return {
    to: address,
    from: judged?.sender ?? null,
    delivered_to: received?.folder ?? null,
    spf_pass: judged?.evidence.spf.isPass === true,
    dkim_pass: judged?.evidence.dkim.isPass === true,
    dmarc_pass: judged?.evidence.dmarc.isPass === true,
    provider_name: providerName,
    provider_type: providerType,
    received_at: received === null ? null : new Date(received.recordedAtMs).toISOString(),
    placement: result?.placementKind ?? null,
    reason: result?.reason ?? null,
    spam: result?.evidence.spam ?? null,
    authentication: result === null ? null : toWireAuthentication(result),
    smtp_reply: result === null || result.reply === null ? null : toWireReply(result.reply),
    notes: result === null ? [] : result.evidence.firedRules.flatMap(toWireNote),
  }
}

function toWireNote({ id, text, fix }: RecordedRule): TestResult['notes'] {
  return fix === undefined ? [] : [{ rule: id, text, fix }]
}

/** Returns whether a copy was rejected permanently; a deferred copy may still arrive. */
function isRejected({ status, isSettled }: SeedRecord): boolean {
  return status === 'refused' || (status === 'deferred' && isSettled)
}

function toWireAuthentication({ evidence }: SeedRecord): TestResult['authentication'] {
  return { spf: toWireVerdict(evidence.spf), dkim: toWireVerdict(evidence.dkim), dmarc: toWireVerdict(evidence.dmarc) }
}

function toWireVerdict({ result, domain, isAligned, isMeasured, detail, origin, fix }: RecordedVerdict): VerdictReply {
  const verdict = { domain, aligned: isAligned, measured: isMeasured, detail }
  return {
    ...(result === null ? {} : { result }),
    ...verdict,
    ...(origin === undefined ? {} : { origin }),
    ...(fix === undefined ? {} : { fix }),
  }
}

function toWireReply({ code, enhancedCode, text }: NonNullable<SeedRecord['reply']>): SmtpReplyFields {
  return { code, enhanced_code: enhancedCode, text }
}

/** Builds the response to `GET /external_tests/:id`. */
export function getExternalTestReply(test: StoredTest, nowMs: number, base: ReportBase): GetExternalTestReply {
  return { success: true, test: toListedTest(test, nowMs, base), summary: summaryOf(test) }
}

/** Builds one entry of a list of tests. */
export function toListedTest(test: StoredTest, nowMs: number, base: ReportBase): ExternalTest {
  return {
    id: test.numericId,
    tracking_id: test.trackingId,
    status: statusOf(test, nowMs),
    name: test.name,
    source: test.source,
    metadata: test.metadata,
    created_at: new Date(test.createdAtMs).toISOString(),
    ...reportUrlOf(test, base),
  }
}

/** Counts the results. A rejected copy counts as completed, but not as delivered to the inbox. */
function summaryOf({ inboxCount, settledCount, seedCount }: StoredTest): ExternalTestSummary {
  const inboxPercent = settledCount === 0 ? 0 : (100 * inboxCount) / settledCount
  return { inbox_rate: Math.round(inboxPercent * 10) / 10, completed: settledCount, total_providers: seedCount }
}
