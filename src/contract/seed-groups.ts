/** Seed addresses by provider type, in the forms that services send: `send_to`, `email_services`, `providers`. */

import * as z from 'zod'

import { additive } from './additive.ts'
import type { ProviderType } from './names.ts'
import type { WireSchema } from './wire-schema.ts'

/** Addresses by provider type; a type that was not asked for may be absent. */
export type SendTo = Readonly<Partial<Record<ProviderType, readonly string[]>>>

/** Reply of `GET /spam_tests/email_services`: exactly the three keys. */
export type EmailServicesReply = Readonly<Record<ProviderType, readonly string[]>>

/** One mailbox of `GET /external_tests/providers`. */
export interface ProviderMailbox {
  readonly address: string
  /** The provider's domain. */
  readonly service: string
  /** The seed's own health: `healthy`, `degraded`, `unhealthy` at our service. */
  readonly status: string
}

/** One provider type of `GET /external_tests/providers`, as our service writes it. */
export interface ProviderGroup {
  readonly description: string
  readonly emails: readonly ProviderMailbox[]
}

/** Reply of `GET /external_tests/providers`, as our service writes it. */
export interface ProvidersReply {
  readonly success: true
  readonly providers: Readonly<Partial<Record<ProviderType, ProviderGroup>>>
}

/** One mailbox as a reader gets it, whichever form it came in. */
export interface ListedMailbox {
  readonly address: string
  /** The provider, where the service names it. */
  readonly service: string | null
  readonly status: string | null
}

/** All forms of seed lists, read into one. */
export type ListedMailboxes = { readonly [type in ProviderType]?: readonly ListedMailbox[] | undefined }

const mailboxSchema = z.union(
  [
    z.string().transform((address) => ({ address, service: null, status: null })),
    z
      .looseObject({ address: z.string(), service: additive(z.string()), status: additive(z.string()) })
      .transform(({ address, service, status }) => ({ address, service: service ?? null, status: status ?? null })),
  ],
  'an e-mail address, or an object with "address"',
)

const groupSchema: z.ZodType<readonly ListedMailbox[]> = z.union(
  [z.array(mailboxSchema), z.looseObject({ emails: z.array(mailboxSchema) }).transform((group) => group.emails)],
  'an array of e-mail addresses',
)

const groupShape = {
  consumer: groupSchema.optional(),
  business: groupSchema.optional(),
  protected: groupSchema.optional(),
}

/** Any form of seed list: arrays of addresses, arrays of objects, or objects with `emails`. */
export const seedGroups: WireSchema<ListedMailboxes> = z.looseObject(groupShape)

/** Reads `GET /spam_tests/email_services`. */
export const emailServicesReply: WireSchema<ListedMailboxes> = z.looseObject({
  consumer: groupSchema,
  business: groupSchema,
  protected: groupSchema,
})

/** Reads `GET /external_tests/providers`, below `providers` or (seen in the wild) at the top level. */
export const providersReply: WireSchema<ListedMailboxes> = z.union([
  z.looseObject({ providers: seedGroups }).transform((reply) => reply.providers),
  z.looseObject({ ...groupShape, providers: z.undefined().optional() }),
])
