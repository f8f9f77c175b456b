/** Declares two lists that api-v1.md does not define: the tests of a workspace, and the workspaces of a token. */

import * as z from 'zod'

import { testStatuses } from './names.ts'
import { defaultPerPage, optionalParameter, positiveInteger } from './queries.ts'
import { field, type Reply } from './reply-schema.ts'
import { shortText, storableText } from './storable-text.ts'
import { outcomes } from './test-outcome.ts'
import { reportUrl, trackingId } from './test-replies.ts'

const maxSearchLength = 200

/** The query parameters of `GET /tests`. The schema accepts values of `per_page` above the maximum. */
export const listTestsQuery = z.looseObject({
  search: field(
    optionalParameter(shortText(maxSearchLength)),
    'Only list tests whose name, source, template or subject contains this text. The search ignores case.',
    'order',
  ),
  source: field(optionalParameter(storableText()), 'Only list tests with this source.', 'ci'),
  status: field(optionalParameter(z.enum(testStatuses)), 'Only list tests in this state.', 'complete'),
  outcome: field(
    optionalParameter(z.enum([...outcomes, 'none'])),
    'Only list tests with this reported outcome. `none` lists tests without a reported outcome.',
    'fail',
  ),
  before: field(
    optionalParameter(positiveInteger),
    'Only list tests with an id lower than this value. For the next page, pass `next_before`.',
    7,
  ),
  per_page: optionalParameter(positiveInteger).meta({
    description: 'Number of tests per page. Values above 100 count as 100.',
    default: defaultPerPage,
  }),
})

const listedTest = z.strictObject({
  id: field(z.int().min(1), 'Numeric id.', 7),
  tracking_id: trackingId,
  style: field(z.enum(['spam_test', 'external_test']), 'How the test was created.', 'external_test'),
  name: field(z.string(), 'Name of the test.', 'Order confirmation'),
  source: field(
    z.string().nullable(),
    'The calling application; null unless the test was created as an external test.',
    'ci',
  ),
  template: field(z.string().nullable(), 'The reported template; null if none was reported.', 'emails/order.html'),
  subject: field(
    z.string().nullable(),
    'The reported subject, or else the subject of the first copy, if the service stores that subject.',
    'Your order',
  ),
  status: field(z.enum(testStatuses), 'The state of the test.', 'complete'),
  outcome: field(z.enum(outcomes).nullable(), 'The reported outcome; null if none was reported.', 'fail'),
  created_at: field(z.iso.datetime(), 'When the test was created.', '2026-01-01T10:30:00.000Z'),
  report_url: reportUrl,
})
export type ListedSpamTest = Reply<typeof listedTest>

/** The response to `GET /tests`. */
export const listTestsReply = z.strictObject({
  success: field(z.literal(true), 'True in this reply; false in error replies.'),
  tests: field(z.array(listedTest), 'Spam tests and external tests, newest first.'),
  pagination: z.strictObject({
    per_page: field(z.int().min(1), 'Number of tests per page; at most 100.', 10),
    next_before: field(
      z.int().min(1).nullable(),
      'The value of `before` for the next page; null if this is the last page.',
      null,
    ),
  }),
})
export type ListTestsReply = Reply<typeof listTestsReply>

/** The response to `GET /workspaces`. */
export const listWorkspacesReply = z.strictObject({
  success: field(z.literal(true), 'True in this reply; false in error replies.'),
  workspaces: field(
    z.array(
      z.strictObject({
        id: field(z.string(), 'Id of the workspace, as passed to commands with `--workspace`.', 'team'),
        name: field(z.string(), 'Name of the workspace.', 'Team'),
        plan: field(z.enum(['free', 'pro', 'enterprise']), 'Plan of the workspace.', 'pro'),
        retention_days: field(
          z.number().min(1).nullable(),
          'Number of days after which tests are deleted; null if the service’s default applies.',
          30,
        ),
        report_access: field(z.enum(['link', 'members']), 'Who may open reports.', 'link'),
        created_at: field(z.iso.datetime(), 'When the workspace was created.', '2026-01-01T10:30:00.000Z'),
      }),
    ),
    'The workspaces that the token may use; always exactly one.',
  ),
})
export type ListWorkspacesReply = Reply<typeof listWorkspacesReply>
