/** Days of one domain → the seven series as the wire has them. */

import type { DomainPostmasterReply } from '../../contract/postmaster-replies.ts'
import type { PostmasterDay } from '../storage/accounts-and-days.ts'

/** @param days ascending @returns `null`: no day says anything */
export function toDomainReply(days: readonly PostmasterDay[]): DomainPostmasterReply | null {
  const each = <T extends object>(
    partOf: (day: PostmasterDay) => T | null,
  ): readonly (T & { readonly date: string })[] =>
    days.flatMap((day) => {
      const part = partOf(day)
      return part === null ? [] : [{ date: day.date, ...part }]
    })
  const reply: DomainPostmasterReply = {
    spam_rate_data: each((day) => day.spamRate),
    ip_reputation_data: each((day) => day.ipReputation),
    domain_reputation_data: each((day) => day.domainReputation),
    feedback_loop_data: each((day) => day.feedbackLoop),
    authentication_data: each((day) => day.authentication),
    encryption_data: each((day) => day.encryption),
    delivery_errors_data: each((day) => day.deliveryErrors),
  }
  return Object.values(reply).every((series) => series.length === 0) ? null : reply
}
