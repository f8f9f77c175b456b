/** `/external_tests`. */

import * as z from 'zod'

import { field } from '../field-notes.ts'
import { listExternalTestsQuery, providersQuery } from '../queries.ts'
import { createExternalTestRequest, createTestHeaders } from '../requests.ts'
import { providersReplySchema } from '../seed-reply-schemas.ts'
import {
  createExternalTestReplySchema,
  getExternalTestReplySchema,
  listExternalTestsReplySchema,
} from '../test-reply-schemas.ts'
import { createdSendTo, exampleTest, externalTest } from './examples.ts'
import type { Operation } from './operation.ts'

const common = { tag: 'External tests', access: 'token', errorForm: 'test', pathParameters: {} } as const

/** Providers, create, list, read. */
export const externalTestOperations: readonly Operation[] = [
  {
    ...common,
    id: 'listProviders',
    method: 'GET',
    path: '/external_tests/providers',
    summary: 'List seed mailboxes with their health',
    description:
      'Every seed mailbox that is switched on, also those that a test would not get because they are unhealthy.',
    query: providersQuery,
    body: null,
    reply: {
      status: 200,
      description: 'Seed mailboxes by provider type.',
      name: 'ProvidersReply',
      schema: providersReplySchema,
      example: {
        success: true,
        providers: {
          business: {
            description: 'Mailboxes of providers for companies',
            emails: [{ address: 'seed4@officemail.example', service: 'officemail.example', status: 'healthy' }],
          },
        },
      },
    },
    isLongPolled: false,
    errors: {
      422: 'Invalid request: provider_types[0]: got "gmail", expected "consumer" or "business" or "protected"',
    },
  },
  {
    ...common,
    id: 'createExternalTest',
    method: 'POST',
    path: '/external_tests',
    summary: 'Create an external test',
    description: 'As `POST /spam_tests`, for an application that names itself. Put `tracking_id` into the mail.',
    query: null,
    headers: createTestHeaders,
    body: {
      name: 'CreateExternalTestRequest',
      schema: createExternalTestRequest,
      example: { external_test: { name: exampleTest.name, source: 'ci', metadata: { commit: '4fbc063' } } },
    },
    reply: {
      status: 201,
      description: 'The test exists.',
      name: 'CreateExternalTestReply',
      schema: createExternalTestReplySchema,
      example: {
        success: true,
        test: { id: 7, tracking_id: exampleTest.trackingId, status: 'pending' },
        send_to: createdSendTo,
        instructions: { timeout_minutes: 60 },
        long_poll: { max_wait_seconds: 20 },
        report_url: exampleTest.reportUrl,
      },
    },
    isLongPolled: false,
    errors: {
      422: 'Invalid request: external_test.source: got nothing, expected a string',
      503: 'Email monitoring could not be set up: no seed mailbox of "business" is working; retry later',
    },
  },
  {
    ...common,
    id: 'listExternalTests',
    method: 'GET',
    path: '/external_tests',
    summary: 'List external tests',
    description: 'Tests made in external style by either POST, newest first.',
    query: listExternalTestsQuery,
    body: null,
    reply: {
      status: 200,
      description: 'One page of tests.',
      name: 'ListExternalTestsReply',
      schema: listExternalTestsReplySchema,
      example: {
        success: true,
        tests: [externalTest],
        pagination: { page: 1, per_page: 10, total_count: 1, total_pages: 1 },
      },
    },
    isLongPolled: false,
    errors: { 422: 'Invalid request: page: got "0", expected a positive integer' },
  },
  {
    ...common,
    id: 'getExternalTest',
    method: 'GET',
    path: '/external_tests/:id',
    summary: 'Read an external test',
    description:
      'Status and counts. A client that polls stops at `complete` or `expired`. The single results are at `GET /spam_tests/{id}`.',
    pathParameters: { id: field(z.int().min(1), 'Numeric test id.', 7) },
    query: null,
    body: null,
    reply: {
      status: 200,
      description: 'The test as it is now.',
      name: 'GetExternalTestReply',
      schema: getExternalTestReplySchema,
      example: {
        success: true,
        test: externalTest,
        summary: { inbox_rate: 66.7, completed: 9, total_providers: 9 },
      },
    },
    isLongPolled: true,
    errors: { 404: 'There is no test "7"' },
  },
]
