/** Reads responses with postmaster data from any service that follows api-v1.md. */

import * as z from 'zod'

import type { PostmasterAccount } from './postmaster-data.ts'
import { connectedAccountsReply, cumulativeReply, domainReply, type PostmasterSeries } from './postmaster-replies.ts'
import { type Foreign, tolerant } from './reply-schema.ts'
import type { WireSchema } from './wire-schema.ts'

/** Reads the response to `GET /postmaster_accounts/connected`. */
export const connectedAccounts: WireSchema<readonly PostmasterAccount[]> = tolerant(connectedAccountsReply).transform(
  ({ connected_accounts: accounts }) =>
    accounts.map(({ id, email, created_at: createdAt, source = null }) => ({ id, email, createdAt, source })),
)

/** Converts the response from `GET /postmaster_accounts/:id` into the seven series. */
export function toPostmasterSeries(reply: Foreign<typeof domainReply>): PostmasterSeries {
  return {
    spamRate: reply.spam_rate_data,
    ipReputation: reply.ip_reputation_data,
    domainReputation: reply.domain_reputation_data,
    feedbackLoop: reply.feedback_loop_data,
    authentication: reply.authentication_data,
    encryption: reply.encryption_data,
    deliveryErrors: reply.delivery_errors_data,
  }
}

/** Reads the response to `GET /postmaster_accounts/:id`, with the series at the top level. */
export const domainSeries: WireSchema<PostmasterSeries> = tolerant(domainReply).transform(toPostmasterSeries)

/**
 * Reads the response to `GET /postmaster_accounts`. api-v1.md does not define the values in this response. presend's
 * service returns the same daily entries as for a single domain.
 */
export const cumulativeSeries: WireSchema<PostmasterSeries> = tolerant(cumulativeReply).transform(({ data }) => ({
  spamRate: data.spam_rate,
  ipReputation: data.ip_reputation,
  domainReputation: data.domain_reputation,
  feedbackLoop: data.feedback_loop,
  authentication: data.authentication,
  encryption: data.encryption,
  deliveryErrors: data.delivery_errors,
}))

/**
 * Reads an error response on a postmaster path: `{error}` without `success`, unlike error responses about tests and
 * authentication.
 */
export const postmasterError: WireSchema<{ readonly error: string }> = z.looseObject({
  error: z.string(),
  success: z.undefined().optional(),
})
