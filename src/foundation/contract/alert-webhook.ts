/** The bodies of webhook requests about alerts, whose event types presend adds to API v1. */

import * as z from 'zod'

import { field, type Reply } from './reply-schema.ts'

/** The event type of a webhook request about a changed test outcome. */
export const testOutcomeChanged = 'test.outcome_changed'

const decided = z.enum(['pass', 'fail'])

/** The body of the event. Sent when the latest outcome for a source and template differs from the previous outcome. */
export const outcomeChangedPayload = z.looseObject({
  event_type: z.literal(testOutcomeChanged),
  timestamp: field(z.iso.datetime(), 'When the outcome was reported.'),
  idempotency_key: field(z.string().min(1), 'Every request about this alert has the same value.'),
  alert: z.looseObject({
    id: field(z.string(), 'Id of the alert.'),
    rule_id: field(z.string(), 'Id of the rule that triggered the alert.'),
    before: decided,
    after: decided,
  }),
  spam_test: z.looseObject({
    id: z.int(),
    tracking_id: z.string(),
    name: z.string(),
    source: z.string().nullable(),
    template: field(z.string().nullable(), 'The template; null if none was reported.'),
  }),
  reason: field(z.string(), 'The reason for the outcome, in plain text.'),
})
export type OutcomeChangedPayload = Reply<typeof outcomeChangedPayload>

/** The event type of a webhook request about a postmaster metric. */
export const postmasterLimitCrossed = 'postmaster.limit_crossed'

/** The body of the event. Sent when a postmaster metric crosses its limit in either direction. */
export const limitCrossedPayload = z.looseObject({
  event_type: z.literal(postmasterLimitCrossed),
  timestamp: field(z.iso.datetime(), 'When the data was compared with the limit.'),
  idempotency_key: field(z.string().min(1), 'Every request about this alert has the same value.'),
  alert: z.looseObject({ id: z.string(), rule_id: z.string() }),
  postmaster_account: z.looseObject({ email: z.string() }),
  domain: z.string(),
  date: field(z.iso.date(), 'The latest day with data.'),
  metric: field(z.string(), 'The metric to which the limit applies.', 'spam-rate'),
  percent: z.number(),
  limit_percent: z.number(),
  is_within: z.boolean(),
})
export type LimitCrossedPayload = Reply<typeof limitCrossedPayload>
