/** The body of a webhook request, one for each provider result: api-v1.md, "Webhook payload". docs/webhooks.md has it as a table. */

import * as z from 'zod'

import type { Folder, ProviderType } from './names.ts'
import { folders, providerTypes } from './names.ts'
import type { WireSchema } from './wire-schema.ts'

/** The kind of event that api-v1.md has; `postmaster-webhook.ts` has one more. */
export const testResultDelivered = 'test_result.delivered'

/** What one method said of the copy. */
export interface WebhookMethod {
  /** False also when nothing was measured: then `result` is null. */
  readonly pass: boolean
  /** The method's own word (`pass`, `fail`, `softfail`, `none`, …); null: not measured. */
  readonly result: string | null
}

/** What happened to one copy at one seed mailbox. */
export interface WebhookPayload {
  readonly event_type: typeof testResultDelivered
  /** When the result was recorded, ISO 8601 in UTC with milliseconds. */
  readonly timestamp: string
  /** The same for every request that tells of this result: attempts, redeliveries, other webhooks of the workspace. */
  readonly idempotency_key: string
  readonly spam_test: {
    readonly id: number
    readonly tracking_id: string
    readonly name: string
    readonly source: string | null
    readonly metadata: Readonly<Record<string, unknown>>
  }
  readonly test_result: {
    readonly id: number
    readonly provider_name: string
    readonly provider_type: ProviderType
    readonly recipient_email: string
    readonly delivery: {
      /** `rejected`: the receiving server refused the copy over SMTP; then there is no folder. */
      readonly status: 'delivered' | 'rejected'
      /** Null when rejected, and when the copy was taken but nobody can say where it lies. */
      readonly folder: Folder | null
      /** From the creation of the test to the recording of this result; null when rejected. */
      readonly delivery_time_seconds: number | null
      readonly is_inbox: boolean
      readonly is_spam: boolean
      /** Additive: seen in a real mailbox, or decided by presend's own rules. */
      readonly placement: 'observed' | 'simulated'
    }
    readonly authentication: {
      readonly spf: WebhookMethod & { readonly details: string }
      readonly dkim: WebhookMethod & { readonly details: string }
      readonly dmarc: WebhookMethod & {
        /** What the domain's policy asks a receiver to do with this very copy; null: not known. */
        readonly action: 'none' | 'quarantine' | 'reject' | null
      }
    }
  }
}

const methodFields = { pass: z.boolean(), result: z.string().nullable() }
const detailedMethod = z.looseObject({ ...methodFields, details: z.string() })

/** Schema of the body. */
export const webhookPayload: WireSchema<WebhookPayload> = z.looseObject({
  event_type: z.literal(testResultDelivered),
  timestamp: z.iso.datetime(),
  idempotency_key: z.string().min(1),
  spam_test: z.looseObject({
    id: z.int(),
    tracking_id: z.string(),
    name: z.string(),
    source: z.string().nullable(),
    metadata: z.record(z.string(), z.unknown()),
  }),
  test_result: z.looseObject({
    id: z.int(),
    provider_name: z.string(),
    provider_type: z.enum(providerTypes),
    recipient_email: z.string(),
    delivery: z.looseObject({
      status: z.enum(['delivered', 'rejected']),
      folder: z.enum(folders).nullable(),
      delivery_time_seconds: z.number().min(0).nullable(),
      is_inbox: z.boolean(),
      is_spam: z.boolean(),
      placement: z.enum(['observed', 'simulated']),
    }),
    authentication: z.looseObject({
      spf: detailedMethod,
      dkim: detailedMethod,
      dmarc: z.looseObject({ ...methodFields, action: z.enum(['none', 'quarantine', 'reject']).nullable() }),
    }),
  }),
})
