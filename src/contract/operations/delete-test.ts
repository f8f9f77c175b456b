/** Declares `DELETE /spam_tests/:id` and `DELETE /external_tests/:id`. */

import * as z from 'zod'

import { field } from '../reply-schema.ts'
import { exampleTest } from './examples.ts'
import { type Operation, operationDefaults } from './operation.ts'

const reply = { status: 204, description: 'The test was deleted.' } as const

/** The operation that deletes a test of either style. */
export const deleteSpamTestOperation: Operation = {
  ...operationDefaults,
  tag: 'Spam tests',
  errorForm: 'test',
  id: 'deleteSpamTest',
  method: 'DELETE',
  path: '/spam_tests/:id',
  summary: 'Delete a test',
  description:
    'Additive. Deletes a spam test or an external test with its results, outcome, report links and webhook deliveries. Copies that arrive later are ignored. Pending long polls of the test get a 404, as does a second request to delete it. The token needs write access.',
  pathParameters: {
    id: field(z.string().min(1), 'Numeric id, tracking id or tracking key of the test.', exampleTest.trackingId),
  },
  reply,
  errors: { 404: `Test "${exampleTest.trackingId}" not found` },
}

/** The operation that deletes an external test. */
export const deleteExternalTestOperation: Operation = {
  ...operationDefaults,
  tag: 'External tests',
  errorForm: 'test',
  id: 'deleteExternalTest',
  method: 'DELETE',
  path: '/external_tests/:id',
  summary: 'Delete an external test',
  description: 'Additive. The same as `DELETE /spam_tests/{id}`, for external tests only.',
  pathParameters: { id: field(z.int().min(1), 'Numeric test id.', 7) },
  reply,
  errors: { 404: 'Test "7" not found' },
}
