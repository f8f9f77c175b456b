/**
 * Defines the `PUT /spam_tests/:id/outcome` request. The client that created a test sends it to report the test's
 * outcome.
 */

import * as z from 'zod'

import { providerTypes } from './names.ts'
import { rateBounds, rateNames } from './rate-kinds.ts'
import { addition, field, type Reply } from './reply-schema.ts'
import { shortText } from './storable-text.ts'
import { isWebUrl } from './web-url.ts'

/** All possible outcomes of a run. */
export const outcomes = ['pass', 'fail', 'misconfigured', 'inconclusive'] as const

const maxReasonLength = 2000
const maxNameLength = 1000
const maxThresholds = 100
const maxFindings = 50

const percent = z.number().min(0).max(100)
const count = z.number().min(0)
/** Only http and https URLs are allowed, because links on the report page must not run code. */
const webUrl = shortText(maxNameLength).refine(isWebUrl, 'an http or https URL')

const threshold = z.looseObject({
  rate: field(z.enum(rateNames), 'What was measured.', 'inbox'),
  scope: field(
    z.enum(['overall', ...providerTypes]),
    'Whether the rate covers all mailboxes (`overall`) or only the mailboxes of one provider type.',
    'overall',
  ),
  percent: field(percent.nullable(), 'The actual percentage; null if nothing could be checked.', 66.7),
  hit_count: field(count, 'Number of mailboxes or copies that count as hits, such as copies in the inbox.', 6),
  out_of_count: field(count, 'Total number of mailboxes or copies.', 9),
  threshold: field(percent.nullable(), 'The limit in percent; null if no limit is set.', 85),
  bound: field(z.enum(rateBounds), 'Whether the limit is a minimum or a maximum.', 'at-least'),
  open_count: field(count, 'Number of results that were outstanding when the outcome was decided.', 0),
  highest_percent: field(
    percent.nullable(),
    'The percentage that would be reached if all outstanding results were hits.',
    66.7,
  ),
  status: field(
    z.enum(['met', 'missed', 'undecided', 'no-threshold']),
    'Whether the percentage meets the threshold.',
    'missed',
  ),
})

const finding = z.looseObject({
  severity: field(
    z.enum(['error', 'warning', 'notice']),
    '`error` if the finding keeps the test from passing.',
    'error',
  ),
  text: field(shortText(maxReasonLength), 'What was found.', 'DKIM fails: the message is not signed'),
  fix: field(shortText(maxReasonLength).nullable(), 'What to change; null if unknown.', 'Sign with DKIM.'),
})

/** The body of `PUT /spam_tests/:id/outcome`. */
export const putOutcomeRequest = z.looseObject({
  outcome: field(z.enum(outcomes), 'The run’s outcome for this test.', 'fail'),
  reason: field(
    shortText(maxReasonLength),
    'The reason for the outcome, in one sentence.',
    'inbox rate 66.7% is below 85%',
  ),
  thresholds: field(z.array(threshold).max(maxThresholds), 'The rates and their limits.'),
  findings: field(
    z.array(finding).max(maxFindings).optional(),
    'What was found and what to change, worst finding first.',
  ),
  subject: field(shortText(maxNameLength).optional(), 'Subject of the message.', 'Your order'),
  template: field(shortText(maxNameLength).optional(), 'Path of the template.', 'emails/order.html'),
  commit: field(shortText(maxNameLength).optional(), 'The commit that was checked.', '4fbc063'),
  branch: field(shortText(maxNameLength).optional(), 'The branch that was checked.', 'main'),
  run_url: field(webUrl.optional(), 'URL of the run.', 'https://ci.example/runs/1'),
  pull_request_url: field(webUrl.optional(), 'URL of the pull request.', 'https://git.example/shop/pull/12'),
})
export type PutOutcomeRequest = Reply<typeof putOutcomeRequest>

/** The response to `PUT /spam_tests/:id/outcome`. */
export const putOutcomeReply = z.strictObject({
  success: field(z.literal(true), 'True in this reply; false in error replies.'),
  test: z.strictObject({
    tracking_id: field(z.string(), 'Tracking id of the test.', 'pst_9vXq2LrT4bYk7NwZ0cHm5JfA'),
    outcome: addition(z.enum(outcomes), 'the outcome that the report page now shows.', 'fail'),
  }),
})
export type PutOutcomeReply = Reply<typeof putOutcomeReply>
