/**
 * Defines the responses about tests (api-v1.md, "Resources"). Each response is declared only once (see
 * `reply-schema.ts`).
 */

import * as z from 'zod'

import { folders, providerTypes, testStatuses } from './names.ts'
import { addition, field, lenient, type Reply, readAs } from './reply-schema.ts'
import { sendTo } from './seed-replies.ts'

/** The tracking id in the examples. */
export const exampleTrackingId = 'pst_9vXq2LrT4bYk7NwZ0cHm5JfA'

const success = field(z.literal(true), 'True in this reply; false in error replies.')
const numericId = readAs(z.int().min(1), z.int().nonnegative())
/** The tracking id in responses. */
export const trackingId = field(
  z.string(),
  'Public, unguessable id of the test. The message contains the id, which gives access to the results and the report page.',
  exampleTrackingId,
)
const name = field(z.string(), 'Name of the test.', 'Order confirmation')
const source = field(
  z.string().nullable(),
  'The calling application; null unless the test was created as an external test.',
  null,
)
const metadata = field(z.record(z.string(), z.unknown()), 'The metadata from the request; empty by default.', {})
// Any text is accepted, because other services may define additional states.
const status = readAs(z.enum(testStatuses), z.string())
const statusNote =
  '`pending` until the first result arrives, `in_progress` until the last result arrives, then `complete`; `expired` if the test times out first. `complete` and `expired` are final.'

/** The URL of the report in responses. */
export const reportUrl = addition(
  readAs(z.string().optional(), z.url({ protocol: /^https?$/ })),
  'URL of the test’s report page. The page requires no token; if access to reports is restricted, it requires a login. The URL is absent if the service has no public address.',
  `https://presend.example/r/${exampleTrackingId}`,
)
const longPoll = addition(
  z.strictObject({
    max_wait_seconds: field(
      readAs(z.int().min(1), z.number().positive()),
      'Longest `Prefer: wait` that the service allows, in seconds.',
      20,
    ),
  }),
  'present if the service supports `Prefer: wait`.',
)
const timeoutMinutes = addition(z.int().min(1), 'minutes until the test expires.', 60)

const createAdditions = { long_poll: longPoll, report_url: reportUrl }

/** The response to `POST /spam_tests`. */
export const createSpamTestReply = z.strictObject({
  success,
  test: z.strictObject({
    id: addition(numericId, 'numeric id, as in external tests.', 7),
    tracking_id: trackingId,
    name,
    source,
    metadata,
  }),
  instructions: z.strictObject({ send_to: sendTo, timeout_minutes: timeoutMinutes }),
  ...createAdditions,
})
export type CreateSpamTestReply = Reply<typeof createSpamTestReply>

const externalId = field(numericId, 'Numeric test id, unique among all tests.', 7)

/** The response to `POST /external_tests`. */
export const createExternalTestReply = z.strictObject({
  success,
  test: z.strictObject({
    id: externalId,
    tracking_id: trackingId,
    status: lenient(field(status, statusNote, 'pending')),
  }),
  send_to: sendTo,
  instructions: addition(z.strictObject({ timeout_minutes: timeoutMinutes }), 'when the test expires.'),
  ...createAdditions,
})
export type CreateExternalTestReply = Reply<typeof createExternalTestReply>

const examplePass = { result: 'pass', domain: 'shop.example', aligned: true, measured: true }
/** The results of the three authentication methods in the examples, each in one sentence. */
export const exampleDetails: Readonly<Record<'spf' | 'dkim' | 'dmarc', string>> = {
  spf: 'SPF pass for shop.example (192.0.2.1), aligned with the From: domain shop.example',
  dkim: 'DKIM pass for shop.example (selector mail2026), aligned with the From: domain shop.example',
  dmarc: 'DMARC pass for shop.example through SPF and DKIM (policy reject at _dmarc.shop.example)',
}

/** The result of one authentication method for one copy. */
export const verdict = lenient(
  z.strictObject({
    result: field(z.string().optional(), 'Result of the method; absent if nothing was checked.', 'pass'),
    domain: lenient(field(z.string().nullable(), 'The domain that was checked.', 'shop.example')),
    aligned: lenient(
      field(z.boolean().nullable(), 'Whether that domain is aligned with the From domain; null if unknown.', true),
    ),
    measured: lenient(
      field(
        z.boolean(),
        'False if nothing could be checked. In that case, ignore the method’s `…_pass` field: the result is neither a pass nor a failure.',
        true,
      ),
    ),
    detail: lenient(field(z.string(), 'The result in one sentence.', exampleDetails.spf)),
    origin: field(
      z.enum(['provider', 'computed']).optional(),
      'Where the result for a real mailbox comes from: its provider’s Authentication-Results field (`provider`), or presend if that field is missing (`computed`). Absent for local seeds, and if nothing was checked.',
      'provider',
    ),
    fix: field(
      z.string().optional(),
      'What to change for this domain and sending IP address, such as the SPF record to publish. Absent if only general advice applies.',
      'Replace the SPF record (TXT) of shop.example with: v=spf1 ip4:192.0.2.25 -all',
    ),
  }),
)
export type VerdictReply = Reply<typeof verdict>

/** The verdict of the spam engine for one copy. */
export const spamVerdict = z.strictObject({
  engine: field(z.string(), 'Name of the engine.', 'built-in'),
  version: field(z.string().optional(), 'Version of the engine’s rules; absent if unknown.', '2'),
  score: field(z.number(), 'Score of the message.', 0.5),
  threshold: field(z.number(), 'The engine classifies a message as spam if the score is at least this high.', 5),
  symbols: field(
    z.array(
      z.strictObject({
        name: field(z.string(), 'Name of the rule.', 'HTML_ONLY'),
        score: field(z.number(), 'Points that the rule added to the score.', 0.5),
        description: lenient(field(z.string(), 'What the rule means.', 'The message has no text part')),
        fix: lenient(field(z.string().nullable(), 'What to change; null if unknown.', 'Add a text part')),
      }),
    ),
    'The rules that fired.',
  ),
})

const smtpReply = z.strictObject({
  code: field(z.int(), 'SMTP reply code.', 550),
  enhanced_code: field(z.string().nullable(), 'Enhanced status code (RFC 3463).', '5.7.26'),
  text: field(z.string(), 'Text of the reply.', 'This message does not pass DMARC'),
})
export type SmtpReplyFields = Reply<typeof smtpReply>

// Junk is Microsoft's name for the Spam folder. api-v1.md defines only Spam, but some services return the provider's
// own folder name.
const junkNames: ReadonlySet<string> = new Set(['junk', 'junk email', 'junk e-mail'])

const folderReader = z.string().transform((text, context) => {
  const known = junkNames.has(text.toLowerCase()) ? 'Spam' : text
  const folder = folders.find((one) => one.toLowerCase() === known.toLowerCase())
  if (folder !== undefined) return folder
  context.addIssue({ code: 'custom', message: `one of ${folders.join(', ')}, or null` })
  return z.NEVER
})

/** The result at one seed mailbox: an entry of `data.test_results`. */
export const testResult = z.strictObject({
  to: field(z.string(), 'Address of the seed mailbox.', 'seed1@freemail.example'),
  from: field(
    z.string().nullable(),
    'Sender address of the copy; null until the copy is received, or if its envelope sender is empty.',
    'shop@shop.example',
  ),
  delivered_to: field(
    readAs(z.enum(folders), folderReader).nullable(),
    'Folder in which the copy landed; null until the copy is received.',
    'INBOX',
  ),
  spf_pass: field(z.boolean(), 'Whether SPF passed; false until a copy is received.', true),
  dkim_pass: field(z.boolean(), 'Whether DKIM passed; false until a copy is received.', true),
  dmarc_pass: field(z.boolean(), 'Whether DMARC passed; false until a copy is received.', true),
  provider_name: addition(z.string(), 'the mailbox provider.', 'freemail.example'),
  provider_type: addition(z.enum(providerTypes), 'the type of the mailbox provider.', 'consumer'),
  received_at: addition(
    z.iso.datetime().nullable(),
    'when the service recorded that it received the copy.',
    '2026-01-01T10:30:05.000Z',
  ),
  placement: addition(
    z.enum(['observed', 'simulated']).nullable(),
    '`observed`: seen in a real mailbox. `simulated`: decided by the service’s own rules, which can also reject a copy. A simulation does not predict what a provider does.',
    'simulated',
  ),
  reason: addition(
    z.string().nullable(),
    'why the copy landed in this folder, or why it landed in none.',
    'INBOX, because no rule applied and the spam engine (built-in) gave the message 0.5 points (threshold 5)',
  ),
  spam: addition(spamVerdict.nullable(), 'the verdict of the spam engine.'),
  authentication: addition(
    z.strictObject({ spf: verdict, dkim: verdict, dmarc: verdict }).nullable(),
    'the details behind `spf_pass`, `dkim_pass` and `dmarc_pass`.',
    {
      spf: { ...examplePass, detail: exampleDetails.spf },
      dkim: { ...examplePass, detail: exampleDetails.dkim },
      dmarc: { ...examplePass, detail: exampleDetails.dmarc },
    },
  ),
  smtp_reply: addition(
    smtpReply.nullable(),
    'the reply with which the seed’s server rejected the copy; null if the copy was not rejected.',
    null,
  ),
  notes: addition(
    z.array(
      z.strictObject({
        rule: field(z.string(), 'Name of the rule.', 'J-C2'),
        text: field(z.string(), 'What the rule found.', 'marketing mail has no one-click unsubscribe (RFC 8058)'),
        fix: lenient(field(z.string(), 'What to change.', 'Add a List-Unsubscribe header')),
      }),
    ),
    'findings at a simulated seed that did not affect the placement; may be empty.',
  ),
})
export type TestResult = Reply<typeof testResult>

/** The response to `GET /spam_tests/:id`. */
export const getSpamTestReply = z.strictObject({
  success,
  data: z.strictObject({
    key: field(
      z.string(),
      'Tracking key: another id with which you can read this test.',
      'psk_2bYk7NwZ0cHm5JfA9vXq4LrT',
    ),
    name,
    test_results: field(z.array(testResult), 'One entry per seed mailbox, with or without a result.'),
    status: addition(status, statusNote, 'in_progress'),
    report_url: reportUrl,
  }),
})
export type GetSpamTestReply = Reply<typeof getSpamTestReply>

/** A test as it appears in the response to `GET /external_tests/:id` and in each entry of the external test list. */
export const externalTest = z.strictObject({
  id: externalId,
  tracking_id: trackingId,
  status: field(status, statusNote, 'complete'),
  name: addition(z.string(), 'name of the test.', 'Order confirmation'),
  source: addition(z.string().nullable(), 'the calling application.', 'ci'),
  metadata: addition(z.record(z.string(), z.unknown()), 'the metadata from the request.', { commit: '4fbc063' }),
  created_at: addition(z.iso.datetime(), 'when the test was created.', '2026-01-01T10:30:00.000Z'),
  report_url: reportUrl,
})
export type ExternalTest = Reply<typeof externalTest>

const percentage = 'a percentage from 0 to 100'
const count = z.int().min(0, 'a count of 0 or more')

const summary = z.strictObject({
  inbox_rate: field(
    z.number().min(0, percentage).max(100, percentage),
    '100 × results in INBOX ÷ completed results, rounded to one decimal place; 0 if there are no completed results.',
    66.7,
  ),
  completed: field(count, 'Number of seed mailboxes with a result.', 9),
  total_providers: field(count, 'Number of seed mailboxes in the test.', 9),
})
export type ExternalTestSummary = Reply<typeof summary>

/** The response to `GET /external_tests/:id`. */
export const getExternalTestReply = z.strictObject({ success, test: externalTest, summary })
export type GetExternalTestReply = Reply<typeof getExternalTestReply>

/** The response to `GET /external_tests`. */
export const listExternalTestsReply = z.strictObject({
  success,
  tests: field(z.array(externalTest), 'One page of tests, newest first.'),
  pagination: z.strictObject({
    page: field(z.int().min(1), 'Number of this page.', 1),
    per_page: field(z.int().min(1), 'Number of tests per page; at most 100.', 10),
    total_count: field(z.int().min(0), 'Number of tests on all pages.', 1),
    total_pages: field(z.int().min(0), 'Number of pages.', 1),
  }),
})
export type ListExternalTestsReply = Reply<typeof listExternalTestsReply>
