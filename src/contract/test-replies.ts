/**
 * Replies about one test, as the document has them and our service writes them: api-v1.md, "Resources".
 * `test-reply-schemas.ts` says the same to programs; `read-replies.ts` reads them, and the variants of other services.
 */

import type { Folder, ProviderType, TestStatus } from './names.ts'
import type { SendTo } from './seed-groups.ts'

/** Additive: how long a `Prefer: wait` the service answers. */
export interface LongPollOffer {
  readonly max_wait_seconds: number
}

/** What is additive in every create reply. */
interface CreateAdditions {
  readonly long_poll: LongPollOffer
  /** A page for people; absent when the service has no public address. */
  readonly report_url?: string | undefined
}

/** Reply of `POST /spam_tests`. */
export interface CreateSpamTestReply extends CreateAdditions {
  readonly success: true
  readonly test: {
    /** Additive; tells an external-style test made by this endpoint where its status is. */
    readonly id: number
    readonly tracking_id: string
    readonly name: string
    readonly source: string | null
    readonly metadata: Readonly<Record<string, unknown>>
  }
  readonly instructions: {
    readonly send_to: SendTo
    /** Additive: the test stays open so long. */
    readonly timeout_minutes: number
  }
}

/** Reply of `POST /external_tests`. */
export interface CreateExternalTestReply extends CreateAdditions {
  readonly success: true
  readonly test: { readonly id: number; readonly tracking_id: string; readonly status: TestStatus }
  readonly send_to: SendTo
  /** Additive. */
  readonly instructions: { readonly timeout_minutes: number }
}

/** One external test, alone or in a list. */
export interface ExternalTestFields {
  readonly id: number
  readonly tracking_id: string
  readonly status: TestStatus
  readonly name: string
  readonly source: string | null
  readonly metadata: Readonly<Record<string, unknown>>
  /** ISO 8601. */
  readonly created_at: string
  /** A page for people; absent when the service has no public address. */
  readonly report_url?: string | undefined
}

/** Reply of `GET /external_tests/:id`. */
export interface GetExternalTestReply {
  readonly success: true
  readonly test: ExternalTestFields
  readonly summary: ExternalTestSummary
}

/** Counts of one external test; "provider" is one seed mailbox. */
export interface ExternalTestSummary {
  /** Percent of the completed. */
  readonly inbox_rate: number
  readonly completed: number
  readonly total_providers: number
}

/** Additive: how one method judged one copy. */
export interface VerdictReply {
  /** The method's own result word: `pass`, `fail`, `none`, `temperror`, …; absent when nothing was checked. */
  readonly result?: string | undefined
  readonly domain: string | null
  readonly aligned: boolean | null
  /** False: nothing could be checked, and the documented boolean means nothing. */
  readonly measured: boolean
  /** One sentence for people. */
  readonly detail: string
  /** Of a real mailbox: whether its provider wrote the result, or presend computed it; absent for local seeds. */
  readonly origin?: 'provider' | 'computed' | undefined
  /** What to change, such as the SPF record to publish; absent: nothing to say beyond general advice. */
  readonly fix?: string | undefined
}

/** Additive: what the spam engine said. */
export interface SpamReply {
  readonly engine: string
  /** Of the engine's rules; absent: it does not tell. */
  readonly version?: string | undefined
  readonly score: number
  readonly threshold: number
  readonly symbols: readonly {
    readonly name: string
    readonly score: number
    readonly description: string
    readonly fix: string | null
  }[]
}

/** Additive: the refusal that the seed's server answered. */
export interface SmtpReplyFields {
  readonly code: number
  readonly enhanced_code: string | null
  readonly text: string
}

/** One seed mailbox in `data.test_results`. */
export interface TestResultEntry {
  readonly delivered_to: Folder | null
  readonly dkim_pass: boolean
  readonly spf_pass: boolean
  readonly dmarc_pass: boolean
  readonly to: string
  /** Null until a copy is received, and for the null reverse-path. */
  readonly from: string | null
  readonly provider_name: string
  readonly provider_type: ProviderType
  /** ISO 8601. */
  readonly received_at: string | null
  readonly placement: 'observed' | 'simulated' | null
  readonly reason: string | null
  readonly spam: SpamReply | null
  readonly authentication: {
    readonly spf: VerdictReply
    readonly dkim: VerdictReply
    readonly dmarc: VerdictReply
  } | null
  readonly smtp_reply: SmtpReplyFields | null
  /** Additive: what rules noticed that moved nothing. */
  readonly notes: readonly { readonly rule: string; readonly text: string; readonly fix: string }[]
}

/** Reply of `GET /spam_tests/:id`. */
export interface GetSpamTestReply {
  readonly success: true
  readonly data: {
    readonly key: string
    readonly name: string
    readonly test_results: readonly TestResultEntry[]
    /** Additive. */
    readonly status: TestStatus
    /** Additive: a page for people; absent when the service has no public address. */
    readonly report_url?: string | undefined
  }
}
