/** Declares the body of an additional webhook request, which is sent when a postmaster account's grant is revoked. */

import * as z from 'zod'

import { field, type Reply } from './reply-schema.ts'

/** The event type of this webhook request. */
export const postmasterAccountRevoked = 'postmaster_account.revoked'

/**
 * The body of the event. Sent after the grant was revoked. No new data arrives until the account is connected again.
 */
export const postmasterRevokedPayload = z.looseObject({
  event_type: z.literal(postmasterAccountRevoked),
  timestamp: field(z.iso.datetime(), 'When the service detected the revocation.'),
  idempotency_key: field(z.string().min(1), 'Every request about this revocation has the same value.'),
  postmaster_account: z.looseObject({
    id: field(z.int(), 'Id of the account, as in the list of connected accounts.'),
    email: z.string(),
    source: field(z.string(), 'Source of the data.', 'google'),
    created_at: z.iso.datetime(),
    synced_at: field(z.iso.datetime().nullable(), 'When the last complete sync ended; null if no sync has completed.'),
  }),
  reason: field(z.string(), 'Why the grant was revoked, in plain text.'),
})
export type PostmasterRevokedPayload = Reply<typeof postmasterRevokedPayload>
