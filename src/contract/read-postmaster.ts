/**
 * Reads replies of the postmaster paths: documented fields are required, unknown ones ignored; series are sorted, and days
 * must be unique.
 */

import * as z from 'zod'

import type {
  AuthenticationDay,
  DeliveryErrorsDay,
  DomainReputationDay,
  EncryptionDay,
  FeedbackLoopDay,
  IpReputationDay,
  PostmasterAccount,
  PostmasterSeries,
  SpamRateDay,
} from './postmaster-data.ts'
import type { WireSchema } from './wire-schema.ts'

const day = z.iso.date('a valid date, as YYYY-MM-DD')
const count = z.int().nonnegative('a count of 0 or more')
// Rejects percentages, which would be meaningless as ratios.
const ratio = z.number().min(0, 'a ratio from 0 to 1').max(1, 'a ratio from 0 to 1')

/** Rejects duplicate days, which would count twice. */
function daily<T extends { readonly date: string }>(entry: z.ZodType<T>): z.ZodType<readonly T[]> {
  return z
    .array(entry)
    .superRefine((entries, context) => {
      const seen = new Set<string>()
      for (const [index, { date }] of entries.entries()) {
        if (seen.has(date))
          context.addIssue({ code: 'custom', path: [index, 'date'], message: 'every day at most once' })
        seen.add(date)
      }
    })
    .transform((entries) => entries.toSorted((left, right) => (left.date < right.date ? -1 : 1)))
}

const spamRate = daily<SpamRateDay>(
  z.looseObject({ date: day, value: ratio }).transform(({ date, value }) => ({ date, userReportedSpamRatio: value })),
)

const ipReputation = daily<IpReputationDay>(
  z
    .looseObject({ date: day, high: count, medium: count, low: count, bad: count })
    .transform(({ date, high, medium, low, bad }) => ({
      date,
      highCount: high,
      mediumCount: medium,
      lowCount: low,
      badCount: bad,
    })),
)

const reputation = z.enum(['HIGH', 'MEDIUM', 'LOW', 'BAD'])

// Only displayed: an unknown value must not prevent reading the other six series.
const domainReputation = daily<DomainReputationDay>(
  z.looseObject({ date: day, reputation: z.string() }).transform((entry) => {
    const known = reputation.safeParse(entry.reputation.toUpperCase())
    return { date: entry.date, reputation: known.success ? known.data : null }
  }),
)

const feedbackLoop = daily<FeedbackLoopDay>(
  z
    .looseObject({ date: day, spam_count: count, fbl_count: count })
    .transform((entry) => ({ date: entry.date, spamCount: entry.spam_count, loopCount: entry.fbl_count })),
)

const authentication = daily<AuthenticationDay>(
  z
    .looseObject({ date: day, spf_success_ratio: ratio, dkim_success_ratio: ratio, dmarc_success_ratio: ratio })
    .transform((entry) => ({
      date: entry.date,
      spfSuccessRatio: entry.spf_success_ratio,
      dkimSuccessRatio: entry.dkim_success_ratio,
      dmarcSuccessRatio: entry.dmarc_success_ratio,
    })),
)

const encryption = daily<EncryptionDay>(
  z
    .looseObject({ date: day, tls_success_ratio: ratio })
    .transform((entry) => ({ date: entry.date, tlsSuccessRatio: entry.tls_success_ratio })),
)

/** Reads a field that may be missing or malformed. */
function additive<T>(schema: z.ZodType<T>): z.ZodType<T | undefined> {
  return schema.optional().catch(undefined)
}

// api-v1.md does not define the items of `errors`, so any field may be missing.
const deliveryError = z
  .looseObject({ error_class: additive(z.string()), error_type: additive(z.string()), error_ratio: additive(ratio) })
  .catch({ error_class: undefined, error_type: undefined, error_ratio: undefined })

const deliveryErrors = daily<DeliveryErrorsDay>(
  z.looseObject({ date: day, errors: z.array(deliveryError) }).transform(({ date, errors }) => ({
    date,
    errors: errors.map((error) => ({
      errorClass: error.error_class ?? null,
      errorType: error.error_type ?? null,
      errorRatio: error.error_ratio ?? null,
    })),
  })),
)

/** Reads the reply of `GET /postmaster_accounts/connected`. */
export const connectedAccounts: WireSchema<readonly PostmasterAccount[]> = z
  .looseObject({
    connected_accounts: z.array(
      z.looseObject({
        id: z.int().nonnegative('an id of 0 or more'),
        email: z.string(),
        created_at: z.string(),
        source: additive(z.string().regex(/^[a-z0-9-]{1,40}$/u)),
      }),
    ),
  })
  .transform((reply) =>
    reply.connected_accounts.map(({ id, email, created_at: createdAt, source }) => ({
      id,
      email,
      createdAt,
      source: source ?? null,
    })),
  )

/** Reads the reply of `GET /postmaster_accounts/:id`, with the series at the top level. */
export const domainSeries: WireSchema<PostmasterSeries> = z
  .looseObject({
    spam_rate_data: spamRate,
    ip_reputation_data: ipReputation,
    domain_reputation_data: domainReputation,
    feedback_loop_data: feedbackLoop,
    authentication_data: authentication,
    encryption_data: encryption,
    delivery_errors_data: deliveryErrors,
  })
  .transform((reply) => ({
    spamRate: reply.spam_rate_data,
    ipReputation: reply.ip_reputation_data,
    domainReputation: reply.domain_reputation_data,
    feedbackLoop: reply.feedback_loop_data,
    authentication: reply.authentication_data,
    encryption: reply.encryption_data,
    deliveryErrors: reply.delivery_errors_data,
  }))

/**
 * Reads the reply of `GET /postmaster_accounts`. api-v1.md does not define what its keys contain; ours contain the same
 * daily entries as the per-domain reply.
 */
export const cumulativeSeries: WireSchema<PostmasterSeries> = z
  .looseObject({
    data: z.looseObject({
      spam_rate: spamRate,
      ip_reputation: ipReputation,
      domain_reputation: domainReputation,
      feedback_loop: feedbackLoop,
      authentication,
      encryption,
      delivery_errors: deliveryErrors,
    }),
  })
  .transform(({ data }) => ({
    spamRate: data.spam_rate,
    ipReputation: data.ip_reputation,
    domainReputation: data.domain_reputation,
    feedbackLoop: data.feedback_loop,
    authentication: data.authentication,
    encryption: data.encryption,
    deliveryErrors: data.delivery_errors,
  }))

/** Reads an error of a postmaster path: `{error}` without `success`, unlike test and authentication errors. */
export const postmasterError: WireSchema<{ readonly error: string }> = z.looseObject({
  error: z.string(),
  success: z.undefined().optional(),
})
