/** Defines the operations on `/spam_tests`. */

import * as z from 'zod'

import { field } from '../reply-schema.ts'
import { createSpamTestRequest, createTestHeaders } from '../requests.ts'
import { emailServicesReply } from '../seed-replies.ts'
import { putOutcomeReply, putOutcomeRequest } from '../test-outcome.ts'
import { createSpamTestReply, exampleTrackingId, getSpamTestReply } from '../test-replies.ts'
import { type Operation, operationDefaults } from './operation.ts'

const common = { ...operationDefaults, tag: 'Spam tests', errorForm: 'test' } as const

const anyId = field(z.string().min(1), 'Numeric id, tracking id or tracking key of the test.', exampleTrackingId)

/** The operations that create, read and delete a test, report its outcome, and list seed addresses. */
export const spamTestOperations: readonly Operation[] = [
  {
    ...common,
    id: 'createSpamTest',
    method: 'POST',
    path: '/spam_tests',
    summary: 'Create a spam test',
    description:
      'Returns seed addresses and a tracking id. Put the tracking id into your mail, and send one copy to each address. If the body contains `external_test`, the test is an external test. The body may be empty.',
    headers: createTestHeaders,
    body: {
      name: 'CreateSpamTestRequest',
      schema: createSpamTestRequest,
      example: { spam_test: { name: 'Order confirmation' }, provider_types: ['consumer', 'business'] },
    },
    reply: {
      status: 201,
      description: 'The test was created.',
      name: 'CreateSpamTestReply',
      schema: createSpamTestReply,
    },
    errors: {
      422: 'Invalid request: provider_types[0]: expected "consumer", "business" or "protected", got "gmail"',
      503: 'Email monitoring is unavailable: no working seed mailbox for "business"; retry later',
    },
  },
  {
    ...common,
    id: 'listEmailServices',
    method: 'GET',
    path: '/spam_tests/email_services',
    summary: 'List seed addresses',
    description: 'Lists the seed addresses that a new test would use. This reply has no `success` field.',
    reply: {
      status: 200,
      description: 'Seed addresses by provider type.',
      name: 'EmailServicesReply',
      schema: emailServicesReply,
    },
  },
  {
    ...common,
    id: 'getSpamTest',
    method: 'GET',
    path: '/spam_tests/:id',
    summary: 'Read a spam test',
    description:
      'Returns the name and the results of a spam test or an external test, with one entry per seed mailbox. Until a mailbox has received its copy, `spf_pass`, `dkim_pass` and `dmarc_pass` are false, and `from` is null.',
    pathParameters: { id: anyId },
    reply: {
      status: 200,
      description: 'The current state of the test.',
      name: 'GetSpamTestReply',
      schema: getSpamTestReply,
    },
    isLongPolled: true,
    errors: { 404: `Test "${exampleTrackingId}" not found` },
  },
  {
    ...common,
    id: 'putTestOutcome',
    method: 'PUT',
    path: '/spam_tests/:id/outcome',
    summary: 'Report the outcome of a test',
    description:
      'Additive. The program that created the test, not the service, decides whether the results are good enough. This request sends the outcome to the service, so that the report page can show it. The request replaces an earlier outcome, so you can safely repeat it.',
    pathParameters: { id: anyId },
    body: {
      name: 'PutOutcomeRequest',
      schema: putOutcomeRequest,
      example: {
        outcome: 'fail',
        reason: 'inbox rate 66.7% is below 85%',
        thresholds: [
          {
            rate: 'inbox',
            scope: 'overall',
            percent: 66.7,
            hit_count: 6,
            out_of_count: 9,
            threshold: 85,
            bound: 'at-least',
            open_count: 0,
            highest_percent: 66.7,
            status: 'missed',
          },
        ],
        template: 'emails/order.html',
        commit: '4fbc063',
        branch: 'main',
        run_url: 'https://ci.example/runs/1',
      },
    },
    reply: {
      status: 200,
      description: 'The outcome was stored.',
      name: 'PutOutcomeReply',
      schema: putOutcomeReply,
    },
    errors: {
      404: `Test "${exampleTrackingId}" not found`,
      422: 'Invalid request: outcome: expected "pass", "fail", "misconfigured" or "inconclusive", got "ok"',
    },
  },
  {
    ...common,
    id: 'deleteSpamTest',
    method: 'DELETE',
    path: '/spam_tests/:id',
    summary: 'Delete a test',
    description:
      'Additive. Deletes a spam test or an external test and its results, outcome, report links and webhook deliveries. Copies that arrive later are ignored. Pending long polls for the test get a 404, as does a second request to delete it. The token needs write access.',
    pathParameters: { id: anyId },
    reply: { status: 204, description: 'The test was deleted.' },
    errors: { 404: `Test "${exampleTrackingId}" not found` },
  },
]
