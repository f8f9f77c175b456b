/**
 * Defines the responses to requests for postmaster data (api-v1.md, "Connected postmaster account" and "Domain
 * postmaster data"). These responses have no `success` field.
 */

import * as z from 'zod'
import { textField } from '../errors/json-object.ts'
import { expectedDay } from './day.ts'
import { addition, type Foreign, field, lenient, type Reply, readAs, tolerant } from './reply-schema.ts'

const day = z.iso.date(expectedDay)
const date = readAs(field(day, 'The day.', '2026-01-01'), day)
const count = z.int('an integer').min(0, 'a count of 0 or more')
// Percentages are rejected, because a ratio cannot exceed 1.
const ratio = z.number().min(0, 'a ratio from 0 to 1').max(1, 'a ratio from 0 to 1')

/**
 * Declares a series of daily entries. The reader sorts the entries by day, and rejects duplicate days, which would
 * otherwise be counted twice.
 */
// oxlint-disable-next-line typescript/explicit-function-return-type -- the type of a schema is longer than the schema
function daily<Shape extends z.ZodRawShape>(description: string, fields: Shape) {
  const entry = z.strictObject({ date, ...fields })
  const days = z
    .array(tolerant(entry))
    .superRefine((entries, context) => {
      const seen = new Set<string>()
      for (const [index, one] of entries.entries()) {
        const own = dateOf(one)
        if (seen.has(own))
          context.addIssue({ code: 'custom', path: [index, 'date'], message: 'a date that occurs only once' })
        seen.add(own)
      }
    })
    .transform((entries): readonly (typeof entries)[number][] =>
      entries.toSorted((left, right) => (dateOf(left) < dateOf(right) ? -1 : 1)),
    )
  return readAs(field(z.array(entry), description), days)
}

function dateOf(entry: unknown): string {
  return textField(entry, 'date') ?? ''
}

const spamRate = daily('Spam rate by day.', {
  value: field(ratio, 'User-reported spam rate, as a ratio from 0 to 1.', 0.001),
})

const ipReputation = daily('Number of sending IP addresses with each reputation, by day.', {
  high: field(count, 'Number of sending IP addresses with high reputation.', 3),
  medium: field(count, 'Number of sending IP addresses with medium reputation.', 1),
  low: field(count, 'Number of sending IP addresses with low reputation.', 0),
  bad: field(count, 'Number of sending IP addresses with bad reputation.', 0),
})

const reputation = z.enum(['HIGH', 'MEDIUM', 'LOW', 'BAD'])
// Any text is accepted, because the reputation is only displayed. An unknown value must not prevent the reader from
// accepting the other six series.
const reputationReader = z.string().transform((text) => reputation.safeParse(text.toUpperCase()).data ?? null)

const domainReputation = daily('Domain reputation by day.', {
  reputation: readAs(field(reputation, 'How the provider rates the domain’s reputation.', 'HIGH'), reputationReader),
})

const feedbackLoop = daily('Feedback loop figures by day.', {
  spam_count: field(
    count,
    'At Google, the number of identifiers with spam reports; at other providers, the number of spam reports.',
    2,
  ),
  fbl_count: field(count, 'Number of feedback loop identifiers seen.', 1),
})

const authentication = daily('Authentication success by day.', {
  spf_success_ratio: field(ratio, 'Share of the mail that passed SPF, from 0 to 1.', 0.998),
  dkim_success_ratio: field(ratio, 'Share of the mail that passed DKIM, from 0 to 1.', 1),
  dmarc_success_ratio: field(ratio, 'Share of the mail that passed DMARC, from 0 to 1.', 0.997),
})

const encryption = daily('Share of the mail that was encrypted, by day.', {
  tls_success_ratio: field(ratio, 'Share of the mail that was received over TLS, from 0 to 1.', 1),
})

// api-v1.md does not define the items of `errors`, so any of their fields may be missing.
const deliveryError = z.strictObject({
  error_class: lenient(field(z.string(), 'Class of the error.', 'TEMPORARY_ERROR')),
  error_type: lenient(field(z.string(), 'Type of the error.', 'RATE_LIMIT_EXCEEDED')),
  error_ratio: lenient(field(ratio, 'Share of the mail that had this error, from 0 to 1.', 0.01)),
})
const deliveryErrors = daily('Delivery errors by day.', {
  errors: field(z.array(readAs(deliveryError, tolerant(deliveryError).catch({}))), 'The delivery errors on that day.'),
})

/** The response to `GET /postmaster_accounts/connected`. */
export const connectedAccountsReply = z.strictObject({
  connected_accounts: field(
    z.array(
      z.strictObject({
        id: readAs(
          field(z.int().min(1), 'Id for `GET /postmaster_accounts/{id}`.', 3),
          z.int().nonnegative('an id of 0 or more'),
        ),
        email: field(z.string(), 'Email address of the account.', 'postmaster@shop.example'),
        created_at: field(z.iso.datetime(), 'When the account was connected.', '2026-01-01T10:30:00.000Z'),
        source: addition(
          readAs(z.string(), z.string().regex(/^[a-z0-9-]{1,40}$/u)),
          'source of the data, such as `google` or `import`.',
          'google',
        ),
        grant: addition(
          z.enum(['active', 'revoked', 'none']),
          'whether the provider grants access to new data; `none` if the account is disconnected or has only imported data.',
          'active',
        ),
        synced_at: addition(
          z.iso.datetime().nullable(),
          'when the last complete sync ended; null if no sync has completed.',
          '2026-01-31T04:12:00.000Z',
        ),
      }),
    ),
    'The connected accounts in the workspace; never empty.',
  ),
})
export type ConnectedAccountsReply = Reply<typeof connectedAccountsReply>
export type ConnectedPostmasterAccount = ConnectedAccountsReply['connected_accounts'][number]

/** The response to `GET /postmaster_accounts`. */
export const cumulativeReply = z.strictObject({
  data: field(
    z.strictObject({
      spam_rate: spamRate,
      ip_reputation: ipReputation,
      domain_reputation: domainReputation,
      feedback_loop: feedbackLoop,
      authentication,
      encryption,
      delivery_errors: deliveryErrors,
    }),
    'Daily entries that combine all domains of the account: unweighted means of ratios, sums of counts, and the worst domain reputation.',
  ),
})
export type CumulativePostmasterReply = Reply<typeof cumulativeReply>
export type CumulativePostmasterData = CumulativePostmasterReply['data']

/** The response to `GET /postmaster_accounts/:id`. */
export const domainReply = z.strictObject({
  spam_rate_data: spamRate,
  ip_reputation_data: ipReputation,
  domain_reputation_data: domainReputation,
  feedback_loop_data: feedbackLoop,
  authentication_data: authentication,
  encryption_data: encryption,
  delivery_errors_data: deliveryErrors,
})
export type DomainPostmasterReply = Reply<typeof domainReply>

type WrittenSeries = DomainPostmasterReply
export type DeliveryError = WrittenSeries['delivery_errors_data'][number]['errors'][number]
export type DomainReputation = z.output<typeof reputation>

type ReadSeries = Foreign<typeof domainReply>

/**
 * The seven series of postmaster data from any service that follows API v1. Their entries have the same fields as in
 * the response, and cover only the days for which there is data.
 */
export interface PostmasterSeries {
  readonly spamRate: ReadSeries['spam_rate_data']
  readonly ipReputation: ReadSeries['ip_reputation_data']
  /** The series of domain reputations. `reputation` is `null` for a value that API v1 does not define. */
  readonly domainReputation: ReadSeries['domain_reputation_data']
  readonly feedbackLoop: ReadSeries['feedback_loop_data']
  readonly authentication: ReadSeries['authentication_data']
  readonly encryption: ReadSeries['encryption_data']
  readonly deliveryErrors: ReadSeries['delivery_errors_data']
}

type DayOf<S extends readonly object[]> = Omit<S[number], 'date'> | null

export type SeriesName = keyof SeriesOfDay

/** One domain's entries for one day, as presend's service stores them. A series without data for that day is `null`. */
export interface SeriesOfDay {
  readonly spamRate: DayOf<WrittenSeries['spam_rate_data']>
  readonly ipReputation: DayOf<WrittenSeries['ip_reputation_data']>
  readonly domainReputation: DayOf<WrittenSeries['domain_reputation_data']>
  readonly feedbackLoop: DayOf<WrittenSeries['feedback_loop_data']>
  readonly authentication: DayOf<WrittenSeries['authentication_data']>
  readonly encryption: DayOf<WrittenSeries['encryption_data']>
  readonly deliveryErrors: DayOf<WrittenSeries['delivery_errors_data']>
}
