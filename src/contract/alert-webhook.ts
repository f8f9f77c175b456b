/** The body of a webhook request about a changed outcome (additive). */

import * as z from 'zod'

import { field, type Reply } from './reply-schema.ts'

/** The event type of this request. */
export const testOutcomeChanged = 'test.outcome_changed'

const decided = z.enum(['pass', 'fail'])

/** The body of the event. It says that the latest outcome of a source and template differs from the previous one. */
export const outcomeChangedPayload = z.looseObject({
  event_type: z.literal(testOutcomeChanged),
  timestamp: field(z.iso.datetime(), 'When the outcome was reported.'),
  idempotency_key: field(z.string().min(1), 'The same for every request about this alert.'),
  alert: z.looseObject({
    id: field(z.string(), 'Id of the alert.'),
    rule_id: field(z.string(), 'Id of the rule that caused it.'),
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
  reason: field(z.string(), 'The reason of the outcome, in plain text.'),
})
export type OutcomeChangedPayload = Reply<typeof outcomeChangedPayload>
