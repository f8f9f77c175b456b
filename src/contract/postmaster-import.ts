/** `POST /postmaster_accounts/import`: additive, for data of providers that the service does not ask itself. */

import * as z from 'zod'

import { addition, field } from './reply-schema.ts'
import { storableText } from './storable-text.ts'
import type { WireSchema } from './wire-schema.ts'

/** Body of the request. */
export interface ImportPostmasterRequest {
  /** The account that the data belongs to; made when there is none. */
  readonly email: string
  /** By domain, the seven series as the per-domain answer has them; what is left out says nothing. Not looked at here. */
  readonly domains: Readonly<Record<string, unknown>>
}

/** Its reply. */
export interface ImportPostmasterReply {
  readonly account: { readonly id: number; readonly email: string }
  /** Days of domains that were written. */
  readonly days: number
}

/** Reads the body. */
export const importPostmasterRequest: WireSchema<ImportPostmasterRequest> = z.looseObject({
  email: addition(
    storableText().regex(/^[^\s@]{1,64}@[^\s@]{1,253}$/u, 'an e-mail address that names the account'),
    'the account that the data belongs to; made when there is none. No mail is ever sent there.',
    'data@shop.example',
  ),
  domains: addition(
    z.record(z.string(), z.unknown()),
    'by domain, the seven series as `GET /postmaster_accounts/{id}` answers them; a series that is left out stays as it is.',
  ),
})

/** The reply, strictly. */
export const importPostmasterReplySchema: WireSchema<ImportPostmasterReply> = z.strictObject({
  account: field(
    z.strictObject({
      id: field(z.int().min(1), 'Id for `GET /postmaster_accounts/{id}`.', 3),
      email: field(z.string(), 'E-mail address of the account, in lower case.', 'data@shop.example'),
    }),
    'The account.',
  ),
  days: field(z.int().min(1), 'Days of domains that were written.', 31),
})
