/** `/postmaster_accounts`. */

import * as z from 'zod'

import { importPostmasterReplySchema, importPostmasterRequest } from '../postmaster-import.ts'
import { cumulativeQuery, domainQuery } from '../postmaster-queries.ts'
import { connectedAccountsReplySchema, cumulativeReplySchema, domainReplySchema } from '../postmaster-reply-schemas.ts'
import { field } from '../reply-schema.ts'
import { type Operation, operationDefaults } from './operation.ts'

const common = { ...operationDefaults, tag: 'Postmaster data', method: 'GET', errorForm: 'postmaster' } as const

const date = '2026-01-01'
const series = {
  spam_rate: [{ date, value: 0.001 }],
  ip_reputation: [{ date, high: 3, medium: 1, low: 0, bad: 0 }],
  domain_reputation: [{ date, reputation: 'HIGH' }],
  feedback_loop: [{ date, spam_count: 1, fbl_count: 4 }],
  authentication: [{ date, spf_success_ratio: 0.998, dkim_success_ratio: 1, dmarc_success_ratio: 0.997 }],
  encryption: [{ date, tls_success_ratio: 1 }],
  delivery_errors: [
    { date, errors: [{ error_class: 'TEMPORARY_ERROR', error_type: 'RATE_LIMIT_EXCEEDED', error_ratio: 0.01 }] },
  ],
}

/** Connected accounts, and what their providers say. */
export const postmasterOperations: readonly Operation[] = [
  {
    ...common,
    id: 'listConnectedAccounts',
    path: '/postmaster_accounts/connected',
    summary: 'List connected postmaster accounts',
    description: 'The accounts that this workspace has connected.',
    reply: {
      status: 200,
      description: 'At least one account.',
      name: 'ConnectedAccountsReply',
      schema: connectedAccountsReplySchema,
      example: {
        connected_accounts: [
          {
            id: 3,
            email: 'postmaster@shop.example',
            created_at: '2026-01-01T10:30:00.000Z',
            source: 'google',
            grant: 'active',
            synced_at: '2026-01-31T04:12:00.000Z',
          },
        ],
      },
    },
    errors: { 404: 'This workspace has no connected postmaster accounts' },
  },
  {
    ...common,
    id: 'getCumulativeData',
    path: '/postmaster_accounts',
    summary: 'Read the data of one account over all its domains',
    description:
      'Each key holds daily entries over all domains of the account. How much mail each domain sent is not known: ratios are plain means over the domains that have them on that day, counts are sums, and of domain reputations the worst stands.',
    query: cumulativeQuery,
    reply: {
      status: 200,
      description: 'The seven series.',
      name: 'CumulativePostmasterReply',
      schema: cumulativeReplySchema,
      example: { data: series },
    },
    errors: {
      404: 'There is no data for the account "postmaster@shop.example"',
      422: 'Invalid request: email: got nothing, expected the e-mail address of the connected postmaster account',
    },
  },
  {
    ...common,
    method: 'POST',
    id: 'importPostmasterData',
    path: '/postmaster_accounts/import',
    summary: 'Import data of any provider',
    description:
      'Additive. All of it is taken, or nothing. A day that is there already is replaced series by series, so the same request may be sent again.',
    body: {
      name: 'ImportPostmasterRequest',
      schema: importPostmasterRequest,
      example: {
        email: 'data@shop.example',
        domains: { 'shop.example': { spam_rate_data: [{ date: '2026-01-01', value: 0.001 }] } },
      },
    },
    reply: {
      status: 200,
      description: 'The account and how many days were written.',
      name: 'ImportPostmasterReply',
      schema: importPostmasterReplySchema,
      example: { account: { id: 3, email: 'data@shop.example' }, days: 1 },
    },
    errors: {
      422: 'Invalid request: domains["shop.example"].spam_rate_data[0].value: got 2, expected a ratio from 0 to 1',
    },
  },
  {
    ...common,
    id: 'getDomainData',
    path: '/postmaster_accounts/:id',
    summary: 'Read the data of one domain',
    description:
      'The seven series stand at the top level. Both days are included; with neither, all that there is. A wrong query (422) is told before a wrong id (404).',
    pathParameters: { id: field(z.int().min(1), 'Id of the account, from the list of connected ones.', 3) },
    query: domainQuery,
    reply: {
      status: 200,
      description: 'The seven series.',
      name: 'DomainPostmasterReply',
      schema: domainReplySchema,
      example: Object.fromEntries(Object.entries(series).map(([name, entries]) => [`${name}_data`, entries])),
    },
    errors: {
      404: 'There is no data for the domain "shop.example" from 2026-01-01 to 2026-01-31',
      422: 'Invalid request: end_date: got nothing, expected a day as YYYY-MM-DD, because start_date is given: both or none',
    },
  },
]
