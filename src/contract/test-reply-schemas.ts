/**
 * Replies about tests as our service writes them, strictly: every field there is, and no other. The API document is made
 * of these. Readers use `read-replies.ts`, which is as tolerant as a client should be.
 */

import * as z from 'zod'

import { addition, field } from './field-notes.ts'
import type { ListExternalTestsReply } from './list-replies.ts'
import { folders, providerTypes, testStatuses } from './names.ts'
import { sendToSchema } from './seed-reply-schemas.ts'
import type {
  CreateExternalTestReply,
  CreateSpamTestReply,
  ExternalTestFields,
  ExternalTestSummary,
  GetExternalTestReply,
  GetSpamTestReply,
  SpamReply,
  TestResultEntry,
  VerdictReply,
} from './test-replies.ts'
import type { WireSchema } from './wire-schema.ts'

const exampleTrackingId = 'pst_9vXq2LrT4bYk7NwZ0cHm5JfA'

const success = field(z.literal(true), 'Always true here; false in errors.')
const numericId = z.int().min(1)
const trackingId = field(
  z.string(),
  'Public and unguessable name of the test; stands in the mail, and opens results and report page.',
  exampleTrackingId,
)
const name = field(z.string(), 'Name of the test.', 'Order confirmation')
const source = field(z.string().nullable(), 'The calling application; null unless created in external style.', 'ci')
const metadata = field(z.record(z.string(), z.unknown()), 'As it was given; empty unless provided.', {
  commit: '4fbc063',
})
const status = z.enum(testStatuses)
const statusNote =
  '`pending` until the first result, `in_progress` until the last one, then `complete`; `expired` when time is up first. The last two are final.'

const reportUrl = addition(
  z.string().optional(),
  'a page for people, which needs no token; absent when the service has no public address.',
  `https://presend.example/r/${exampleTrackingId}`,
)
const longPoll = addition(
  z.strictObject({ max_wait_seconds: field(z.int().min(1), 'Longest wait that is granted.', 20) }),
  'the service answers `Prefer: wait`.',
)
const timeoutMinutes = addition(z.int().min(1), 'the test stays open so long.', 60)

const createAdditions = { long_poll: longPoll, report_url: reportUrl }

/** Reply of `POST /spam_tests`. */
export const createSpamTestReplySchema: WireSchema<CreateSpamTestReply> = z.strictObject({
  success,
  test: z.strictObject({
    id: addition(numericId, 'numeric id, as external tests have it.', 7),
    tracking_id: trackingId,
    name,
    source,
    metadata,
  }),
  instructions: z.strictObject({ send_to: sendToSchema, timeout_minutes: timeoutMinutes }),
  ...createAdditions,
})

const externalId = field(numericId, 'Numeric test id; all tests share one space of numbers.', 7)

/** Reply of `POST /external_tests`. */
export const createExternalTestReplySchema: WireSchema<CreateExternalTestReply> = z.strictObject({
  success,
  test: z.strictObject({ id: externalId, tracking_id: trackingId, status: field(status, statusNote, 'pending') }),
  send_to: sendToSchema,
  instructions: addition(z.strictObject({ timeout_minutes: timeoutMinutes }), 'how the test goes on.'),
  ...createAdditions,
})

/** What one method said of one copy. */
export const verdictSchema: WireSchema<VerdictReply> = z.strictObject({
  result: field(z.string().optional(), 'Result word of the method; absent when nothing was checked.', 'pass'),
  domain: field(z.string().nullable(), 'The domain that was checked.', 'shop.example'),
  aligned: field(z.boolean().nullable(), 'Whether that domain aligns with the one in From; null: unknown.', true),
  measured: field(
    z.boolean(),
    'False: nothing could be checked, and the `…_pass` of this method says nothing. It is neither a pass nor a fail.',
    true,
  ),
  detail: field(z.string(), 'One sentence for people.', 'pass for shop.example (aligned)'),
  origin: field(
    z.enum(['provider', 'computed']).optional(),
    'Who found the result in a real mailbox: its provider, in Authentication-Results, or presend, where the provider wrote none. Absent for local seeds, and where nothing was measured.',
    'provider',
  ),
  fix: field(
    z.string().optional(),
    'What to change for this domain and sending address, such as the SPF record to publish. Absent when there is nothing more specific than general advice.',
    'Replace the SPF record (TXT) of shop.example with: v=spf1 ip4:192.0.2.25 -all',
  ),
})

/** What the spam engine said of one copy. */
export const spamSchema: WireSchema<SpamReply> = z.strictObject({
  engine: field(z.string(), 'Which engine judged.', 'built-in'),
  version: field(z.string().optional(), 'Version of its rules; absent when it does not tell.', '2'),
  score: field(z.number(), 'Its score.', 0.5),
  threshold: field(z.number(), 'The score from which that engine calls a message spam.', 5),
  symbols: field(
    z.array(
      z.strictObject({
        name: field(z.string(), 'Name of the test that fired.', 'HTML_ONLY'),
        score: field(z.number(), 'What it added.', 0.5),
        description: field(z.string(), 'What it means.', 'There is no text part'),
        fix: field(z.string().nullable(), 'What to change; null when nobody knows.', 'Add a text part'),
      }),
    ),
    'The tests that fired.',
  ),
})

const smtpReply = z.strictObject({
  code: field(z.int(), 'SMTP reply code.', 550),
  enhanced_code: field(z.string().nullable(), 'Enhanced status code (RFC 3463).', '5.7.26'),
  text: field(z.string(), 'The words of the reply.', 'This message does not pass DMARC'),
})

/** One entry of `data.test_results`. */
export const testResultEntrySchema: WireSchema<TestResultEntry> = z.strictObject({
  to: field(z.string(), 'Address of the seed mailbox.', 'seed1@freemail.example'),
  from: field(
    z.string().nullable(),
    'Sender address; null until a copy is received, and for the null reverse-path.',
    'shop@shop.example',
  ),
  delivered_to: field(z.enum(folders).nullable(), 'Folder; null until the message is received.', 'INBOX'),
  spf_pass: field(z.boolean(), 'SPF passed; false until a copy is received.', true),
  dkim_pass: field(z.boolean(), 'DKIM passed; false until a copy is received.', true),
  dmarc_pass: field(z.boolean(), 'DMARC passed; false until a copy is received.', true),
  provider_name: addition(z.string(), 'who runs the mailbox.', 'freemail.example'),
  provider_type: addition(z.enum(providerTypes), 'its provider type.', 'consumer'),
  received_at: addition(z.iso.datetime().nullable(), 'when the copy arrived.', '2026-01-01T10:30:05.000Z'),
  placement: addition(
    z.enum(['observed', 'simulated']).nullable(),
    '`observed`: seen in a real mailbox. `simulated`: decided by the rules of this service, a refusal included. A simulation predicts no provider.',
    'simulated',
  ),
  reason: addition(z.string().nullable(), 'why this folder, or why none.', 'the score 0.5 is below 5'),
  spam: addition(spamSchema.nullable(), 'what the spam engine said.'),
  authentication: addition(
    z.strictObject({ spf: verdictSchema, dkim: verdictSchema, dmarc: verdictSchema }).nullable(),
    'what the three booleans rest on.',
  ),
  smtp_reply: addition(
    smtpReply.nullable(),
    'the refusal that the seed’s server answered; null when it took the copy.',
  ),
  notes: addition(
    z.array(
      z.strictObject({
        rule: field(z.string(), 'Name of the rule.', 'J-C2'),
        text: field(z.string(), 'What it found.', 'marketing mail has no one-click unsubscribe (RFC 8058)'),
        fix: field(z.string(), 'What to change.', 'Add a List-Unsubscribe header'),
      }),
    ),
    'what the rules of a simulated seed noticed and did not act on; empty when there is nothing.',
  ),
})

/** Reply of `GET /spam_tests/:id`. */
export const getSpamTestReplySchema: WireSchema<GetSpamTestReply> = z.strictObject({
  success,
  data: z.strictObject({
    key: field(z.string(), 'Tracking key: another name that opens this test.', 'psk_2bYk7NwZ0cHm5JfA9vXq4LrT'),
    name,
    test_results: field(z.array(testResultEntrySchema), 'One entry a seed mailbox.'),
    status: addition(status, statusNote, 'in_progress'),
    report_url: reportUrl,
  }),
})

/** `test` of `GET /external_tests/:id`, and each entry of the list. */
export const externalTestSchema: WireSchema<ExternalTestFields> = z.strictObject({
  id: externalId,
  tracking_id: trackingId,
  status: field(status, statusNote, 'complete'),
  name: addition(z.string(), 'name of the test.', 'Order confirmation'),
  source: addition(z.string().nullable(), 'the calling application.', 'ci'),
  metadata: addition(z.record(z.string(), z.unknown()), 'as it was given.', { commit: '4fbc063' }),
  created_at: addition(z.iso.datetime(), 'when it was created.', '2026-01-01T10:30:00.000Z'),
  report_url: reportUrl,
})

const summary: WireSchema<ExternalTestSummary> = z.strictObject({
  inbox_rate: field(
    z.number().min(0).max(100),
    '100 × results in INBOX ÷ completed, one decimal; 0 when there are none.',
    66.7,
  ),
  completed: field(z.int().min(0), 'Seed mailboxes with a result.', 9),
  total_providers: field(z.int().min(0), 'Seed mailboxes in the test.', 9),
})

/** Reply of `GET /external_tests/:id`. */
export const getExternalTestReplySchema: WireSchema<GetExternalTestReply> = z.strictObject({
  success,
  test: externalTestSchema,
  summary,
})

/** Reply of `GET /external_tests`. */
export const listExternalTestsReplySchema: WireSchema<ListExternalTestsReply> = z.strictObject({
  success,
  tests: field(z.array(externalTestSchema), 'One page of tests, newest first.'),
  pagination: z.strictObject({
    page: field(z.int().min(1), 'This page.', 1),
    per_page: field(z.int().min(1), 'Tests a page, after the cut.', 10),
    total_count: field(z.int().min(0), 'Tests on all pages.', 23),
    total_pages: field(z.int().min(0), 'Pages.', 3),
  }),
})
