/** Defines the operations on `/external_tests`. */

import * as z from 'zod'

import { listExternalTestsQuery, providersQuery } from '../queries.ts'
import { field } from '../reply-schema.ts'
import { createExternalTestRequest, createTestHeaders } from '../requests.ts'
import { providersReply } from '../seed-replies.ts'
import { createExternalTestReply, getExternalTestReply, listExternalTestsReply } from '../test-replies.ts'
import { type Operation, operationDefaults } from './operation.ts'

const common = { ...operationDefaults, tag: 'External tests', errorForm: 'test' } as const

/** The operations that list seed mailboxes, and create, list, read and delete external tests. */
export const externalTestOperations: readonly Operation[] = [
  {
    ...common,
    id: 'listProviders',
    method: 'GET',
    path: '/external_tests/providers',
    summary: 'List seed mailboxes with their health',
    description: 'Lists every enabled seed mailbox, including unhealthy ones, which a new test would not use.',
    query: providersQuery,
    reply: {
      status: 200,
      description: 'Seed mailboxes by provider type.',
      name: 'ProvidersReply',
      schema: providersReply,
    },
    errors: {
      422: 'Invalid request: provider_types[0]: expected "consumer", "business" or "protected", got "gmail"',
    },
  },
  {
    ...common,
    id: 'createExternalTest',
    method: 'POST',
    path: '/external_tests',
    summary: 'Create an external test',
    description:
      'Like `POST /spam_tests`, but for an application that identifies itself in `source`. Include `tracking_id` in the mail.',
    headers: createTestHeaders,
    body: {
      name: 'CreateExternalTestRequest',
      schema: createExternalTestRequest,
      example: { external_test: { name: 'Order confirmation', source: 'ci', metadata: { commit: '4fbc063' } } },
    },
    reply: {
      status: 201,
      description: 'The test was created.',
      name: 'CreateExternalTestReply',
      schema: createExternalTestReply,
    },
    errors: {
      422: 'Invalid request: external_test.source: missing; expected a string',
      503: 'Email monitoring is unavailable: no working seed mailbox for "business"; retry later',
    },
  },
  {
    ...common,
    id: 'listExternalTests',
    method: 'GET',
    path: '/external_tests',
    summary: 'List external tests',
    description: 'Lists external tests, newest first, including those created with `POST /spam_tests`.',
    query: listExternalTestsQuery,
    reply: {
      status: 200,
      description: 'One page of tests.',
      name: 'ListExternalTestsReply',
      schema: listExternalTestsReply,
    },
    errors: { 422: 'Invalid request: page: expected a positive integer, got "0"' },
  },
  {
    ...common,
    id: 'getExternalTest',
    method: 'GET',
    path: '/external_tests/:id',
    summary: 'Read an external test',
    description:
      'Returns the status of the test and the number of results. Stop polling when `status` is `complete` or `expired`. `GET /spam_tests/{id}` returns the individual results.',
    pathParameters: { id: field(z.int().min(1), 'Numeric test id.', 7) },
    reply: {
      status: 200,
      description: 'The current state of the test.',
      name: 'GetExternalTestReply',
      schema: getExternalTestReply,
    },
    isLongPolled: true,
    errors: { 404: 'Test "7" not found' },
  },
  {
    ...common,
    id: 'deleteExternalTest',
    method: 'DELETE',
    path: '/external_tests/:id',
    summary: 'Delete an external test',
    description: 'Additive. The same as `DELETE /spam_tests/{id}`, but accepts only external tests.',
    pathParameters: { id: field(z.int().min(1), 'Numeric test id.', 7) },
    reply: { status: 204, description: 'The test was deleted.' },
    errors: { 404: 'Test "7" not found' },
  },
]
