/**
 * Replies of the postmaster paths: api-v1.md, "Connected postmaster account" and "Domain postmaster data". They have no
 * `success`.
 */

import * as z from 'zod'
import { field, type Reply } from './reply-schema.ts'

const date = field(z.iso.date('a valid date, as YYYY-MM-DD'), 'The day.', '2026-01-01')
const count = z.int('an integer').min(0, 'a count of 0 or more')
const ratio = z.number().min(0, 'a ratio from 0 to 1').max(1, 'a ratio from 0 to 1')

const spamRate = field(
  z.array(z.strictObject({ date, value: field(ratio, 'User-reported spam rate, a ratio from 0 to 1.', 0.001) })),
  'Spam rate by day.',
)
const ipReputation = field(
  z.array(
    z.strictObject({
      date,
      high: field(count, 'Number of sending addresses with high reputation.', 3),
      medium: field(count, 'With medium reputation.', 1),
      low: field(count, 'With low reputation.', 0),
      bad: field(count, 'With bad reputation.', 0),
    }),
  ),
  'Distribution of IP reputation by day.',
)
const domainReputation = field(
  z.array(
    z.strictObject({
      date,
      reputation: field(z.enum(['HIGH', 'MEDIUM', 'LOW', 'BAD']), 'Reputation of the domain at the provider.', 'HIGH'),
    }),
  ),
  'Domain reputation by day.',
)
const feedbackLoop = field(
  z.array(
    z.strictObject({
      date,
      spam_count: field(count, 'Spam reports: identifiers if the provider counts those (Google), else messages.', 2),
      fbl_count: field(count, 'Feedback loop identifiers seen.', 1),
    }),
  ),
  'Feedback loop by day.',
)
const authentication = field(
  z.array(
    z.strictObject({
      date,
      spf_success_ratio: field(ratio, 'Share that passed SPF, 0 to 1.', 0.998),
      dkim_success_ratio: field(ratio, 'Share that passed DKIM, 0 to 1.', 1),
      dmarc_success_ratio: field(ratio, 'Share that passed DMARC, 0 to 1.', 0.997),
    }),
  ),
  'Authentication by day.',
)
const encryption = field(
  z.array(z.strictObject({ date, tls_success_ratio: field(ratio, 'Share received over TLS, 0 to 1.', 1) })),
  'Encryption by day.',
)
const deliveryErrors = field(
  z.array(
    z.strictObject({
      date,
      errors: field(
        z.array(
          z.strictObject({
            error_class: field(z.string(), 'Class of the error.', 'TEMPORARY_ERROR'),
            error_type: field(z.string(), 'Type of the error.', 'RATE_LIMIT_EXCEEDED'),
            error_ratio: field(ratio, 'Share of the mail, 0 to 1.', 0.01),
          }),
        ),
        'The errors of the day.',
      ),
    }),
  ),
  'Delivery errors by day.',
)

/** Reply of `GET /postmaster_accounts/connected`. */
export const connectedAccountsReply = z.strictObject({
  connected_accounts: field(
    z.array(
      z.strictObject({
        id: field(z.int().min(1), 'Id for `GET /postmaster_accounts/{id}`.', 3),
        email: field(z.string(), 'E-mail address of the account.', 'postmaster@shop.example'),
        created_at: field(z.iso.datetime(), 'When the account was connected.', '2026-01-01T10:30:00.000Z'),
        source: field(z.string(), 'Additive: source of the data, such as `google` or `import`.', 'google'),
        grant: field(
          z.enum(['active', 'revoked', 'none']),
          'Additive: whether the provider grants access to new data; `none`: disconnected, or imported files only.',
          'active',
        ),
        synced_at: field(
          z.iso.datetime().nullable(),
          'Additive: when the last complete sync ended; null: never.',
          '2026-01-31T04:12:00.000Z',
        ),
      }),
    ),
    'The connected accounts of the workspace; never empty.',
  ),
})
export type ConnectedAccountsReply = Reply<typeof connectedAccountsReply>
export type ConnectedPostmasterAccount = ConnectedAccountsReply['connected_accounts'][number]

/** Reply of `GET /postmaster_accounts`. */
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
    'Daily entries over all domains of the account: unweighted means of ratios, sums of counts, the worst domain reputation.',
  ),
})
export type CumulativePostmasterReply = Reply<typeof cumulativeReply>
export type CumulativePostmasterData = CumulativePostmasterReply['data']

/** Reply of `GET /postmaster_accounts/:id`. */
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

export type SpamRateEntry = DomainPostmasterReply['spam_rate_data'][number]
export type IpReputationEntry = DomainPostmasterReply['ip_reputation_data'][number]
export type DomainReputationEntry = DomainPostmasterReply['domain_reputation_data'][number]
export type FeedbackLoopEntry = DomainPostmasterReply['feedback_loop_data'][number]
export type AuthenticationEntry = DomainPostmasterReply['authentication_data'][number]
export type EncryptionEntry = DomainPostmasterReply['encryption_data'][number]
export type DeliveryErrorsEntry = DomainPostmasterReply['delivery_errors_data'][number]
export type DeliveryError = DeliveryErrorsEntry['errors'][number]
