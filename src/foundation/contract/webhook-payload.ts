/** Defines the body of a webhook request for one seed result (api-v1.md, "Webhook payload"). */

import * as z from 'zod'

import { folders, providerTypes } from './names.ts'
import { field, type Reply } from './reply-schema.ts'
import { exampleDetails, exampleTrackingId } from './test-replies.ts'

/** The event type that api-v1.md defines; `postmaster-webhook.ts` and `alert-webhook.ts` add more. */
export const testResultDelivered = 'test_result.delivered'

const methodFields = {
  pass: field(z.boolean(), 'Whether the method passed.', true),
  result: field(z.string().nullable(), 'Result of the method; null if the method was not checked.', 'pass'),
}

/** The body of the event. */
export const webhookPayload = z.looseObject({
  event_type: z.literal(testResultDelivered),
  timestamp: field(z.iso.datetime(), 'When the result was recorded.', '2026-01-01T10:30:05.000Z'),
  idempotency_key: field(
    z.string().min(1),
    'Every request about this result has the same value.',
    'evt_27b1f3a7c0e94d5f8b6a2c1d9e7f4053',
  ),
  spam_test: z.looseObject({
    id: field(z.int(), 'Numeric test id.', 7),
    tracking_id: field(z.string(), 'Public id of the test.', exampleTrackingId),
    name: field(z.string(), 'Name of the test.', 'Order confirmation'),
    source: field(z.string().nullable(), 'The calling application; null unless the test is an external test.', null),
    metadata: field(z.record(z.string(), z.unknown()), 'The metadata of the test; empty by default.', {}),
  }),
  test_result: z.looseObject({
    id: field(z.int(), 'Id of the result.', 19),
    provider_name: field(z.string(), 'Domain of the mailbox provider.', 'freemail.example'),
    provider_type: field(z.enum(providerTypes), 'Type of the mailbox provider.', 'consumer'),
    recipient_email: field(z.string(), 'Address of the seed mailbox.', 'seed1@freemail.example'),
    delivery: z.looseObject({
      status: field(
        z.enum(['delivered', 'rejected']),
        '`rejected` means that the server refused the copy over SMTP.',
        'delivered',
      ),
      folder: field(
        z.enum(folders).nullable(),
        'Folder in which the copy landed; null if the copy was rejected, or if it was accepted but its folder is unknown.',
        'INBOX',
      ),
      delivery_time_seconds: field(
        z.number().min(0).nullable(),
        'Time from creating the test to recording the result; null if the copy was rejected.',
        5,
      ),
      is_inbox: field(z.boolean(), 'Whether `folder` is `INBOX`.', true),
      is_spam: field(z.boolean(), 'Whether `folder` is `Spam`.', false),
      placement: field(
        z.enum(['observed', 'simulated']),
        '`observed`: seen in a real mailbox. `simulated`: decided by the service’s own rules.',
        'simulated',
      ),
    }),
    authentication: z.looseObject({
      spf: z.looseObject({
        ...methodFields,
        details: field(z.string(), 'The result in one sentence.', exampleDetails.spf),
      }),
      dkim: z.looseObject({
        ...methodFields,
        details: field(z.string(), 'The result in one sentence.', exampleDetails.dkim),
      }),
      dmarc: z.looseObject({
        ...methodFields,
        action: field(
          z.enum(['none', 'quarantine', 'reject']).nullable(),
          'What the DMARC policy requests for this copy; null if unknown.',
          'none',
        ),
      }),
    }),
  }),
})
export type WebhookPayload = Reply<typeof webhookPayload>
export type WebhookMethod = Pick<WebhookPayload['test_result']['authentication']['spf'], 'pass' | 'result'>
