/** Defines responses that list seed mailboxes: `send_to`, `email_services` and `providers`. */

import * as z from 'zod'

import type { ProviderType } from './names.ts'
import { field, lenient, type Reply, readAs, tolerant } from './reply-schema.ts'

/** A seed mailbox, as read from any of the list formats. */
export interface ListedMailbox {
  readonly address: string
  /** The mailbox provider, if the service names it. */
  readonly service: string | null
}

/** The seed mailboxes in a response, by provider type. */
export type ListedMailboxes = { readonly [type in ProviderType]?: readonly ListedMailbox[] | undefined }

const addresses = z.array(z.string())

const mailbox = z.strictObject({
  address: field(z.string(), 'Seed address.', 'seed4@officemail.example'),
  service: lenient(field(z.string(), 'Domain of the mailbox provider.', 'officemail.example')),
  status: lenient(field(z.enum(['healthy', 'degraded', 'unhealthy']), 'Health of the mailbox.', 'healthy')),
})

const mailboxReader = z.union(
  [
    z.string().transform((address) => ({ address, service: null })),
    tolerant(mailbox).transform(({ address, service }) => ({ address, service: service ?? null })),
  ],
  'an email address, or an object with "address"',
)

const groupReader = z
  .union(
    [z.array(mailboxReader), z.looseObject({ emails: z.array(mailboxReader) }).transform(({ emails }) => emails)],
    'an array of email addresses',
  )
  .optional()

/** Reads `send_to` in all formats used by services: addresses, objects with `address`, or objects with `emails`. */
export const sendToReader: z.ZodType<ListedMailboxes> = z.looseObject({
  consumer: groupReader,
  business: groupReader,
  protected: groupReader,
})

/** The schema of `send_to`: addresses by provider type. */
export const sendTo = readAs(
  field(
    z.strictObject({
      consumer: addresses.exactOptional(),
      business: addresses.exactOptional(),
      protected: addresses.exactOptional(),
    }),
    'Seed addresses by provider type; types that were not requested are omitted. Send one copy to each address.',
    { consumer: ['seed1@freemail.example'], business: ['seed4@officemail.example'] },
  ),
  sendToReader,
)
export type SendTo = Reply<typeof sendTo>

/** The response to `GET /spam_tests/email_services`. */
export const emailServicesReply = z.strictObject({
  consumer: field(addresses, 'Currently working seed addresses at consumer providers.', ['seed1@freemail.example']),
  business: field(addresses, 'Currently working seed addresses at business providers.', ['seed4@officemail.example']),
  protected: field(addresses, 'Currently working seed addresses behind filtering gateways.', []),
})
export type EmailServicesReply = Reply<typeof emailServicesReply>

const group = z.strictObject({
  description: field(z.string(), 'Description of the provider type.', 'Mailboxes of business providers'),
  emails: z.array(mailbox),
})
export type ProviderGroup = Reply<typeof group>

/** The response to `GET /external_tests/providers`. */
export const providersReply = z.strictObject({
  success: field(z.literal(true), 'True in this reply; false in error replies.'),
  providers: field(
    z.strictObject({
      consumer: group.exactOptional(),
      business: group.exactOptional(),
      protected: group.exactOptional(),
    }),
    'Seed mailboxes by provider type; types that were not requested are omitted.',
    {
      business: {
        description: 'Mailboxes of business providers',
        emails: [{ address: 'seed4@officemail.example', service: 'officemail.example', status: 'healthy' }],
      },
    },
  ),
})
export type ProvidersReply = Reply<typeof providersReply>
