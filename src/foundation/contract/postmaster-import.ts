/**
 * Declares `POST /postmaster_accounts/import`. This addition to API v1 imports data from providers that the service
 * cannot query itself.
 */

import * as z from 'zod'

import { addition, field, type Reply } from './reply-schema.ts'
import { storableText } from './storable-text.ts'

/** The body of the import request. The contents of `domains` are validated later, during the import. */
export const importPostmasterRequest = z.looseObject({
  email: addition(
    storableText().regex(/^[^\s@]{1,64}@[^\s@]{1,253}$/u, 'an email address that identifies the account'),
    'email address of the account to which the data belongs. The account is created if it does not exist; no mail is sent to its address.',
    'data@shop.example',
  ),
  domains: addition(
    z.record(z.string(), z.unknown()),
    'for each domain, the series to import, named as in the reply to `GET /postmaster_accounts/{id}`. A series that you omit stays unchanged.',
  ),
})

/** The response to the import request. */
export const importPostmasterReply = z.strictObject({
  account: field(
    z.strictObject({
      id: field(z.int().min(1), 'Id for `GET /postmaster_accounts/{id}`.', 3),
      email: field(z.string(), 'Email address of the account, in lowercase.', 'data@shop.example'),
    }),
    'The account.',
  ),
  days: field(z.int().min(1), 'Number of days written, in total for all domains.', 1),
})
export type ImportPostmasterReply = Reply<typeof importPostmasterReply>
