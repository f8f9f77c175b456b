/** The body of a webhook request that tells of a postmaster account whose grant has ended. Additive: api-v1.md has none. */

import * as z from 'zod'

import { field } from './reply-schema.ts'
import type { WireSchema } from './wire-schema.ts'

/** Its kind of event. */
export const postmasterAccountRevoked = 'postmaster_account.revoked'

/** The provider has ended the grant of an account: no data comes any more until it is connected again. */
export interface PostmasterRevokedPayload {
  readonly event_type: typeof postmasterAccountRevoked
  /** When it was noticed, ISO 8601 in UTC with milliseconds. */
  readonly timestamp: string
  /** The same for every request that tells of this end. */
  readonly idempotency_key: string
  readonly postmaster_account: {
    /** As `GET /postmaster_accounts/connected` has it. */
    readonly id: number
    readonly email: string
    readonly source: string
    readonly created_at: string
    /** When data last came whole; null: never. */
    readonly synced_at: string | null
  }
  /** In plain words. */
  readonly reason: string
}

/** Schema of the body. */
export const postmasterRevokedPayload: WireSchema<PostmasterRevokedPayload> = z.looseObject({
  event_type: z.literal(postmasterAccountRevoked),
  timestamp: field(z.iso.datetime(), 'When it was noticed.'),
  idempotency_key: field(z.string().min(1), 'The same for every request that tells of this end.'),
  postmaster_account: z.looseObject({
    id: field(z.int(), 'As the list of connected accounts has it.'),
    email: z.string(),
    source: field(z.string(), 'Where its data came from.', 'google'),
    created_at: z.iso.datetime(),
    synced_at: field(z.iso.datetime().nullable(), 'When data last came whole; null: never.'),
  }),
  reason: field(z.string(), 'Why, in plain words.'),
})
