/** Declares the body of a webhook request for one seed result (api-v1.md, "Webhook payload"). */

import * as z from 'zod'

import { folders, providerTypes } from './names.ts'
import type { Reply } from './reply-schema.ts'

/** The event type that api-v1.md defines; `postmaster-webhook.ts` and `alert-webhook.ts` add more. */
export const testResultDelivered = 'test_result.delivered'

const methodFields = { pass: z.boolean(), result: z.string().nullable() }
const methodWithDetails = z.looseObject({ ...methodFields, details: z.string() })

/** The body of the event. The `result` of an authentication method is `null` if the method was not checked. */
export const webhookPayload = z.looseObject({
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
      // `rejected` means that the server refused the copy over SMTP.
      status: z.enum(['delivered', 'rejected']),
      // The folder is null if the copy was rejected, or if it was accepted but its folder is unknown.
      folder: z.enum(folders).nullable(),
      // The time from creating the test to recording the result; null if the copy was rejected.
      delivery_time_seconds: z.number().min(0).nullable(),
      is_inbox: z.boolean(),
      is_spam: z.boolean(),
      placement: z.enum(['observed', 'simulated']),
    }),
    authentication: z.looseObject({
      spf: methodWithDetails,
      dkim: methodWithDetails,
      // `action` is what the DMARC policy requests for this copy; null if unknown.
      dmarc: z.looseObject({ ...methodFields, action: z.enum(['none', 'quarantine', 'reject']).nullable() }),
    }),
  }),
})
export type WebhookPayload = Reply<typeof webhookPayload>
export type WebhookMethod = Pick<WebhookPayload['test_result']['authentication']['spf'], 'pass' | 'result'>
