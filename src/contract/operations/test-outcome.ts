/** Declares `PUT /spam_tests/:id/outcome`. */

import * as z from 'zod'

import { field } from '../reply-schema.ts'
import { putOutcomeReply, putOutcomeRequest } from '../test-outcome.ts'
import { exampleTest } from './examples.ts'
import { type Operation, operationDefaults } from './operation.ts'

/** The operation that reports the outcome of a test. */
export const outcomeOperation: Operation = {
  ...operationDefaults,
  tag: 'Spam tests',
  errorForm: 'test',
  id: 'putTestOutcome',
  method: 'PUT',
  path: '/spam_tests/:id/outcome',
  summary: 'Report the outcome of a test',
  description:
    'Additive. The program that created the test also decides whether the results are good enough. This request sends the outcome to the service, so that the report page can show it. The request replaces an earlier outcome, so it can be repeated safely.',
  pathParameters: {
    id: field(z.string().min(1), 'Numeric id, tracking id or tracking key of the test.', exampleTest.trackingId),
  },
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
    example: { success: true, test: { tracking_id: exampleTest.trackingId, outcome: 'fail' } },
  },
  errors: {
    404: `Test "${exampleTest.trackingId}" not found`,
    422: 'Invalid request: outcome: expected "pass" or "fail" or "misconfigured" or "inconclusive", got "ok"',
  },
}
