/** Declares `GET /tests` and `GET /workspaces`. */

import { listTestsQuery, listTestsReply, listWorkspacesReply } from '../test-list.ts'
import { type Operation, operationDefaults } from './operation.ts'

/** The operation that lists the tests of a workspace. */
export const listTestsOperation: Operation = {
  ...operationDefaults,
  tag: 'Spam tests',
  errorForm: 'test',
  id: 'listTests',
  method: 'GET',
  path: '/tests',
  summary: 'List tests',
  description:
    'Additive. Lists spam tests and external tests, newest first. For the next page, repeat the request with `before` set to `next_before`, until `next_before` is null. A request with `search`, with `outcome`, or with both `source` and `status` searches at most 10,000 tests, so any page may contain fewer tests than `per_page`, or none.',
  query: listTestsQuery,
  reply: {
    status: 200,
    description: 'One page of tests.',
    name: 'ListTestsReply',
    schema: listTestsReply,
  },
  errors: { 422: 'Invalid request: before: expected a positive integer, got "0"' },
}

/** The operation that returns the workspace to which a token belongs. */
export const listWorkspacesOperation: Operation = {
  ...operationDefaults,
  tag: 'Workspaces',
  errorForm: 'test',
  id: 'listWorkspaces',
  method: 'GET',
  path: '/workspaces',
  summary: 'List workspaces',
  description: 'Additive. Lists the workspaces that the token may use. A token belongs to exactly one workspace.',
  reply: {
    status: 200,
    description: 'The workspaces.',
    name: 'ListWorkspacesReply',
    schema: listWorkspacesReply,
  },
}
