/** Defines the body of an additional webhook request, which is sent when a postmaster account's grant is revoked. */

import * as z from 'zod'

import { field, type Reply } from './reply-schema.ts'

/** The event type of this webhook request. */
export const postmasterAccountRevoked = 'postmaster_account.revoked'

/**
 * The body of the event. Sent after the grant was revoked. No new data arrives until the account is connected again.
 */
export const postmasterRevokedPayload = z.looseObject({
  event_type: z.literal(postmasterAccountRevoked),
  timestamp: field(z.iso.datetime(), 'When the service detected the revocation.', '2026-01-01T04:10:00.000Z'),
  idempotency_key: field(
    z.string().min(1),
    'Every request about this revocation has the same value.',
    'evt_5b1c0f6f4f4e4dd38b1f0c2b8a4d7e11',
  ),
  postmaster_account: z.looseObject({
    id: field(z.int(), 'Id of the account, as in the list of connected accounts.', 3),
    email: field(z.string(), 'Email address of the account.', 'postmaster@shop.example'),
    source: field(z.string(), 'Source of the data.', 'google'),
    created_at: field(z.iso.datetime(), 'When the account was connected.', '2025-11-02T08:30:00.000Z'),
    synced_at: field(
      z.iso.datetime().nullable(),
      'When the last complete sync ended; null if no sync has completed.',
      '2025-12-31T04:10:12.000Z',
    ),
  }),
  reason: field(
    z.string(),
    'Why the grant was revoked, in plain text.',
    'Google no longer accepts the grant: Google replied with 400 invalid_grant (Token has been expired or revoked.)',
  ),
})
export type PostmasterRevokedPayload = Reply<typeof postmasterRevokedPayload>
