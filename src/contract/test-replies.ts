/**
 * Replies about one test, as the document has them and our service writes them: api-v1.md, "Resources".
 * `read-replies.ts` reads them, and the variants that other services send.
 */

import type { ProviderType } from './names.ts'
import type { SendTo } from './seed-groups.ts'

/** Additive: how long a `Prefer: wait` the service answers. */
export interface LongPollOffer {
  readonly max_wait_seconds: number
}

/** What is additive in every create reply. */
interface CreateAdditions {
  readonly long_poll?: LongPollOffer | undefined
  /** A page for people. */
  readonly report_url?: string | undefined
}

/** Reply of `POST /spam_tests`. */
export interface CreateSpamTestReply extends CreateAdditions {
  readonly success: true
  readonly test: {
    /** Additive; tells an external-style test made by this endpoint where its status is. */
    readonly id?: number | undefined
    readonly tracking_id: string
    readonly name: string
    readonly source: string | null
    readonly metadata: Readonly<Record<string, unknown>>
  }
  readonly instructions: {
    readonly send_to: SendTo
    /** Additive: the test stays open so long. */
    readonly timeout_minutes?: number | undefined
  }
}

/** Reply of `POST /external_tests`. */
export interface CreateExternalTestReply extends CreateAdditions {
  readonly success: true
  readonly test: { readonly id: number; readonly tracking_id: string; readonly status: string }
  readonly send_to: SendTo
  /** Additive. */
  readonly instructions?: { readonly timeout_minutes?: number | undefined } | undefined
}

/** Reply of `GET /external_tests/:id`. */
export interface GetExternalTestReply {
  readonly success: true
  readonly test: { readonly id: number; readonly tracking_id: string; readonly status: string }
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
export interface WireVerdict {
  /** The method's own result word: `pass`, `fail`, `none`, `temperror`, … */
  readonly result?: string | undefined
  readonly domain?: string | null | undefined
  readonly aligned?: boolean | null | undefined
  /** False: nothing could be checked, and the documented boolean means nothing. */
  readonly measured?: boolean | undefined
  /** One sentence for people. */
  readonly detail?: string | null | undefined
}

/** Additive: what the spam engine said. */
export interface WireSpam {
  readonly engine: string
  readonly score: number
  readonly threshold: number
  readonly symbols: readonly {
    readonly name: string
    readonly score: number
    readonly description?: string | null | undefined
    readonly fix?: string | null | undefined
  }[]
}

/** One seed mailbox in `data.test_results`. */
export interface TestResultEntry {
  readonly delivered_to: string | null
  readonly dkim_pass: boolean
  readonly spf_pass: boolean
  readonly dmarc_pass: boolean
  readonly to: string
  /** Null until a copy is received. */
  readonly from: string | null
  readonly provider_name?: string | undefined
  readonly provider_type?: ProviderType | undefined
  /** ISO 8601. */
  readonly received_at?: string | null | undefined
  readonly placement?: 'observed' | 'simulated' | null | undefined
  readonly reason?: string | null | undefined
  readonly spam?: WireSpam | null | undefined
  readonly authentication?:
    | {
        readonly spf?: WireVerdict | undefined
        readonly dkim?: WireVerdict | undefined
        readonly dmarc?: WireVerdict | undefined
      }
    | null
    | undefined
}

/** Reply of `GET /spam_tests/:id`. */
export interface GetSpamTestReply {
  readonly success: true
  readonly data: {
    readonly key: string
    readonly name: string
    readonly test_results: readonly TestResultEntry[]
    /** Additive: `pending`, `in_progress`, `complete`, `expired`. */
    readonly status?: string | undefined
    readonly report_url?: string | undefined
  }
}
