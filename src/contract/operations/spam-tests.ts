/** `/spam_tests`. */

import * as z from 'zod'

import { field } from '../field-notes.ts'
import { createSpamTestRequest, createTestHeaders } from '../requests.ts'
import { emailServicesReplySchema } from '../seed-reply-schemas.ts'
import { createSpamTestReplySchema, getSpamTestReplySchema } from '../test-reply-schemas.ts'
import { createdSendTo, exampleTest, inboxEntry, waitingEntry } from './examples.ts'
import type { Operation } from './operation.ts'

const common = { tag: 'Spam tests', access: 'token', errorForm: 'test' } as const

/** Create, read, and the list of seed addresses. */
export const spamTestOperations: readonly Operation[] = [
  {
    ...common,
    id: 'createSpamTest',
    method: 'POST',
    path: '/spam_tests',
    summary: 'Create a spam test',
    description:
      'Gives a set of seed addresses and a tracking id. Send your mail to each address, with the tracking id in it. With `external_test` the test is made in external style. An empty body is fine.',
    pathParameters: {},
    query: null,
    headers: createTestHeaders,
    body: {
      name: 'CreateSpamTestRequest',
      schema: createSpamTestRequest,
      example: { spam_test: { name: exampleTest.name }, provider_types: ['consumer', 'business'] },
    },
    reply: {
      status: 201,
      description: 'The test exists.',
      name: 'CreateSpamTestReply',
      schema: createSpamTestReplySchema,
      example: {
        success: true,
        test: { id: 7, tracking_id: exampleTest.trackingId, name: exampleTest.name, source: null, metadata: {} },
        instructions: { send_to: createdSendTo, timeout_minutes: 60 },
        long_poll: { max_wait_seconds: 20 },
        report_url: exampleTest.reportUrl,
      },
    },
    isLongPolled: false,
    errors: {
      422: 'Invalid request: provider_types[0]: got "gmail", expected "consumer" or "business" or "protected"',
      503: 'Email monitoring could not be set up: no seed mailbox of "business" is working; retry later',
    },
  },
  {
    ...common,
    id: 'listEmailServices',
    method: 'GET',
    path: '/spam_tests/email_services',
    summary: 'List seed addresses',
    description: 'The seed addresses that a test would get right now. This reply has no `success`.',
    pathParameters: {},
    query: null,
    body: null,
    reply: {
      status: 200,
      description: 'Seed addresses by provider type.',
      name: 'EmailServicesReply',
      schema: emailServicesReplySchema,
      example: { ...createdSendTo, protected: [] },
    },
    isLongPolled: false,
    errors: {},
  },
  {
    ...common,
    id: 'getSpamTest',
    method: 'GET',
    path: '/spam_tests/:id',
    summary: 'Read a spam test',
    description:
      'Name and results of a test of either style, one entry a seed mailbox. The three booleans are false and `from` is null until a copy is received.',
    pathParameters: {
      id: field(
        z.string().min(1),
        'Numeric test id, tracking id or tracking key: all three open every test.',
        exampleTest.trackingId,
      ),
    },
    query: null,
    body: null,
    reply: {
      status: 200,
      description: 'The test as it is now.',
      name: 'GetSpamTestReply',
      schema: getSpamTestReplySchema,
      example: {
        success: true,
        data: {
          key: 'psk_2bYk7NwZ0cHm5JfA9vXq4LrT',
          name: exampleTest.name,
          test_results: [inboxEntry, waitingEntry],
          status: 'in_progress',
          report_url: exampleTest.reportUrl,
        },
      },
    },
    isLongPolled: true,
    errors: { 404: `There is no test "${exampleTest.trackingId}"` },
  },
]
