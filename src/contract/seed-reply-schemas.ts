/** Lists of seed mailboxes as our service writes them, strictly. `seed-groups.ts` reads them and their variants. */

import * as z from 'zod'

import { field } from './field-notes.ts'
import type { EmailServicesReply, ProviderGroup, ProvidersReply, SendTo } from './seed-groups.ts'
import type { WireSchema } from './wire-schema.ts'

const addresses = z.array(z.string())

/** Addresses by provider type: `send_to`. */
export const sendToSchema: WireSchema<SendTo> = field(
  z.strictObject({
    consumer: addresses.exactOptional(),
    business: addresses.exactOptional(),
    protected: addresses.exactOptional(),
  }),
  'Seed addresses by provider type; a type that was not asked for is absent. Send one copy to each address.',
  { consumer: ['seed1@freemail.example'], business: ['seed4@officemail.example'] },
)

/** Reply of `GET /spam_tests/email_services`. */
export const emailServicesReplySchema: WireSchema<EmailServicesReply> = z.strictObject({
  consumer: field(addresses, 'Addresses that can be monitored right now.', ['seed1@freemail.example']),
  business: field(addresses, 'As above.', ['seed4@officemail.example']),
  protected: field(addresses, 'As above.', []),
})

const group: WireSchema<ProviderGroup> = z.strictObject({
  description: field(z.string(), 'The provider type in words.', 'Mailboxes of providers for companies'),
  emails: z.array(
    z.strictObject({
      address: field(z.string(), 'Seed address.', 'seed4@officemail.example'),
      service: field(z.string(), 'The provider’s domain.', 'officemail.example'),
      status: field(z.enum(['healthy', 'degraded', 'unhealthy']), 'How the mailbox itself is doing.', 'healthy'),
    }),
  ),
})

/** Reply of `GET /external_tests/providers`. */
export const providersReplySchema: WireSchema<ProvidersReply> = z.strictObject({
  success: field(z.literal(true), 'Always true here; false in errors.'),
  providers: field(
    z.strictObject({
      consumer: group.exactOptional(),
      business: group.exactOptional(),
      protected: group.exactOptional(),
    }),
    'Seed mailboxes by provider type; a type that was not asked for is absent.',
  ),
})
