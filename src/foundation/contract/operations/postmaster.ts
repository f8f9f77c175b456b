/** Defines the operations on `/postmaster_accounts`. */

import * as z from 'zod'

import { importPostmasterReply, importPostmasterRequest } from '../postmaster-import.ts'
import { cumulativeQuery, domainQuery } from '../postmaster-queries.ts'
import { connectedAccountsReply, cumulativeReply, domainReply } from '../postmaster-replies.ts'
import { field } from '../reply-schema.ts'
import { type Operation, operationDefaults } from './operation.ts'

const common = { ...operationDefaults, tag: 'Postmaster data', method: 'GET', errorForm: 'postmaster' } as const

/** The operations for connected accounts and their data. */
export const postmasterOperations: readonly Operation[] = [
  {
    ...common,
    id: 'listConnectedAccounts',
    path: '/postmaster_accounts/connected',
    summary: 'List connected postmaster accounts',
    description: 'Lists the connected accounts in this workspace.',
    reply: {
      status: 200,
      description: 'The connected accounts; the list is never empty.',
      name: 'ConnectedAccountsReply',
      schema: connectedAccountsReply,
    },
    errors: { 404: 'This workspace has no connected postmaster accounts' },
  },
  {
    ...common,
    id: 'getCumulativeData',
    path: '/postmaster_accounts',
    summary: 'Read combined data for all domains of an account',
    description:
      'Each series has daily entries, which combine all domains of the account. Ratios are unweighted means, because the mail volume of each domain is unknown; counts are sums; the domain reputation is the worst one.',
    query: cumulativeQuery,
    reply: {
      status: 200,
      description: 'The seven series.',
      name: 'CumulativePostmasterReply',
      schema: cumulativeReply,
    },
    errors: {
      404: 'No data for the account "postmaster@shop.example"',
      422: 'Invalid request: email: missing; expected the email address of the connected postmaster account',
    },
  },
  {
    ...common,
    method: 'POST',
    id: 'importPostmasterData',
    path: '/postmaster_accounts/import',
    summary: 'Import data from any provider',
    description:
      'Additive. Imports all of the data or none of it. In each series, imported days replace existing days, so you can safely repeat the request.',
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
      description: 'The account and the number of days written.',
      name: 'ImportPostmasterReply',
      schema: importPostmasterReply,
    },
    errors: {
      422: 'Invalid request: domains["shop.example"].spam_rate_data[0].value: expected a ratio from 0 to 1, got 2',
    },
  },
  {
    ...common,
    id: 'getDomainData',
    path: '/postmaster_accounts/:id',
    summary: 'Read data for one domain',
    description:
      'The seven series are at the top level of the reply. The range includes both days; a request without a range returns all data. If the query is invalid and the id is unknown, the response is 422, not 404.',
    pathParameters: { id: field(z.int().min(1), 'Id of the account, from the list of connected accounts.', 3) },
    query: domainQuery,
    reply: {
      status: 200,
      description: 'The seven series.',
      name: 'DomainPostmasterReply',
      schema: domainReply,
    },
    errors: {
      404: 'No data for the domain "shop.example" from 2026-01-01 to 2026-01-31',
      422: 'Invalid request: end_date: missing; expected a day in YYYY-MM-DD format (required with start_date)',
    },
  },
]
