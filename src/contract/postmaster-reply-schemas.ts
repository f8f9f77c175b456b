/** Replies of the postmaster paths as our service writes them, strictly. */

import * as z from 'zod'
import type { ConnectedAccountsReply, CumulativePostmasterReply, DomainPostmasterReply } from './postmaster-replies.ts'
import { field } from './reply-schema.ts'
import type { WireSchema } from './wire-schema.ts'

const date = field(z.iso.date('a valid date, as YYYY-MM-DD'), 'The day.', '2026-01-01')
const count = z.int('a whole number').min(0, 'a count of 0 or more')
const ratio = z.number().min(0, 'a ratio from 0 to 1').max(1, 'a ratio from 0 to 1')

const spamRate = field(
  z.array(z.strictObject({ date, value: field(ratio, 'Spam rate that users reported, a ratio 0–1.', 0.001) })),
  'Spam rate by day.',
)
const ipReputation = field(
  z.array(
    z.strictObject({
      date,
      high: field(count, 'Sending addresses of high reputation.', 3),
      medium: field(count, 'Of medium reputation.', 1),
      low: field(count, 'Of low reputation.', 0),
      bad: field(count, 'Of bad reputation.', 0),
    }),
  ),
  'Distribution of IP reputation by day.',
)
const domainReputation = field(
  z.array(
    z.strictObject({
      date,
      reputation: field(z.enum(['HIGH', 'MEDIUM', 'LOW', 'BAD']), 'What the provider thought of the domain.', 'HIGH'),
    }),
  ),
  'Domain reputation by day.',
)
const feedbackLoop = field(
  z.array(
    z.strictObject({
      date,
      spam_count: field(
        count,
        'What readers reported as spam: identifiers where the provider counts those (Google), else messages.',
        2,
      ),
      fbl_count: field(count, 'Feedback loop identifiers that were seen.', 1),
    }),
  ),
  'Feedback loop by day.',
)
const authentication = field(
  z.array(
    z.strictObject({
      date,
      spf_success_ratio: field(ratio, 'Share that passed SPF, 0–1.', 0.998),
      dkim_success_ratio: field(ratio, 'Share that passed DKIM, 0–1.', 1),
      dmarc_success_ratio: field(ratio, 'Share that passed DMARC, 0–1.', 0.997),
    }),
  ),
  'Authentication by day.',
)
const encryption = field(
  z.array(z.strictObject({ date, tls_success_ratio: field(ratio, 'Share that came over TLS, 0–1.', 1) })),
  'Encryption by day.',
)
const deliveryErrors = field(
  z.array(
    z.strictObject({
      date,
      errors: field(
        z.array(
          z.strictObject({
            error_class: field(z.string(), 'Kind of answer.', 'TEMPORARY_ERROR'),
            error_type: field(z.string(), 'What was wrong.', 'RATE_LIMIT_EXCEEDED'),
            error_ratio: field(ratio, 'Share of the mail, 0–1.', 0.01),
          }),
        ),
        'The errors of the day.',
      ),
    }),
  ),
  'Delivery errors by day.',
)

/** Reply of `GET /postmaster_accounts/connected`. */
export const connectedAccountsReplySchema: WireSchema<ConnectedAccountsReply> = z.strictObject({
  connected_accounts: field(
    z.array(
      z.strictObject({
        id: field(z.int().min(1), 'Id for `GET /postmaster_accounts/{id}`.', 3),
        email: field(z.string(), 'E-mail address of the account.', 'postmaster@shop.example'),
        created_at: field(z.iso.datetime(), 'When it was connected.', '2026-01-01T10:30:00.000Z'),
        source: field(z.string(), 'Additive: where its data comes from, such as `google` or `import`.', 'google'),
        grant: field(
          z.enum(['active', 'revoked', 'none']),
          'Additive: whether its provider lets new data be read; `none`: it was disconnected, or only has files.',
          'active',
        ),
        synced_at: field(
          z.iso.datetime().nullable(),
          'Additive: when its data was last fetched to the end; null: never.',
          '2026-01-31T04:12:00.000Z',
        ),
      }),
    ),
    'The connected accounts of the workspace; never empty.',
  ),
})

/** Reply of `GET /postmaster_accounts`. */
export const cumulativeReplySchema: WireSchema<CumulativePostmasterReply> = z.strictObject({
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
    'Daily entries over all domains of the account: plain means of ratios, sums of counts, the worst domain reputation.',
  ),
})

/** Reply of `GET /postmaster_accounts/:id`. */
export const domainReplySchema: WireSchema<DomainPostmasterReply> = z.strictObject({
  spam_rate_data: spamRate,
  ip_reputation_data: ipReputation,
  domain_reputation_data: domainReputation,
  feedback_loop_data: feedbackLoop,
  authentication_data: authentication,
  encryption_data: encryption,
  delivery_errors_data: deliveryErrors,
})
