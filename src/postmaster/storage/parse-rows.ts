/** Rows of the postmaster tables ↔ values. */

import type { DeliveryError, DomainReputationEntry } from '../../contract/postmaster-replies.ts'
import type { PostmasterDay, StoredPostmasterAccount } from './accounts-and-days.ts'
import type { PostmasterAccountTable, PostmasterDayTable } from './tables.ts'

/** What is selected of an account. */
export type AccountRow = Omit<PostmasterAccountTable, 'id' | 'sync_holder' | 'sync_held_until_ms'> & {
  readonly id: number
}

/** The columns of an account. */
export const accountColumns = [
  'id',
  'workspace_id',
  'email',
  'source',
  'created_at_ms',
  'grant_state',
  'sealed_refresh_token',
  'grant_ended_at_ms',
  'synced_at_ms',
  'sync_problem',
  'data_revision',
] as const

/** An account's row as a value. */
export function parseAccountRow(row: AccountRow): StoredPostmasterAccount {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    email: row.email,
    source: row.source,
    createdAtMs: row.created_at_ms,
    grantState: row.grant_state,
    sealedRefreshToken: row.sealed_refresh_token,
    grantEndedAtMs: row.grant_ended_at_ms,
    syncedAtMs: row.synced_at_ms,
    syncProblem: row.sync_problem,
    dataRevision: row.data_revision,
  }
}

/** The columns of the seven series, in the order of the table. */
export const seriesColumns = [
  'spam_rate',
  'ip_high',
  'ip_medium',
  'ip_low',
  'ip_bad',
  'domain_reputation',
  'spam_count',
  'fbl_count',
  'spf_ratio',
  'dkim_ratio',
  'dmarc_ratio',
  'tls_ratio',
  'delivery_errors',
] as const

/** The series of one day as the table holds them. */
export type SeriesRow = Pick<PostmasterDayTable, (typeof seriesColumns)[number]>

/** A day with its domain's name. */
export type DayRow = SeriesRow & { readonly domain: string; readonly date: string }

/** A day as a row. */
export function toSeriesRow(day: PostmasterDay): SeriesRow {
  const { ipReputation: ip, feedbackLoop, authentication, deliveryErrors } = day
  return {
    spam_rate: day.spamRate?.value ?? null,
    ip_high: ip?.high ?? null,
    ip_medium: ip?.medium ?? null,
    ip_low: ip?.low ?? null,
    ip_bad: ip?.bad ?? null,
    domain_reputation: day.domainReputation?.reputation ?? null,
    spam_count: feedbackLoop?.spam_count ?? null,
    fbl_count: feedbackLoop?.fbl_count ?? null,
    spf_ratio: authentication?.spf_success_ratio ?? null,
    dkim_ratio: authentication?.dkim_success_ratio ?? null,
    dmarc_ratio: authentication?.dmarc_success_ratio ?? null,
    tls_ratio: day.encryption?.tls_success_ratio ?? null,
    delivery_errors: deliveryErrors === null ? null : renderErrors(deliveryErrors.errors),
  }
}

/** A row as a day. @throws TypeError when something else has changed it */
export function parseDayRow(row: DayRow): PostmasterDay {
  return {
    domain: row.domain,
    date: row.date,
    spamRate: row.spam_rate === null ? null : { value: row.spam_rate },
    ipReputation: ipReputationOf(row),
    domainReputation: row.domain_reputation === null ? null : { reputation: parseReputation(row.domain_reputation) },
    feedbackLoop: feedbackLoopOf(row),
    authentication: authenticationOf(row),
    encryption: row.tls_ratio === null ? null : { tls_success_ratio: row.tls_ratio },
    deliveryErrors: row.delivery_errors === null ? null : { errors: parseErrors(row.delivery_errors) },
  }
}

function ipReputationOf(row: SeriesRow): PostmasterDay['ipReputation'] {
  const { ip_high: high, ip_medium: medium, ip_low: low, ip_bad: bad } = row
  return high === null || medium === null || low === null || bad === null ? null : { high, medium, low, bad }
}

function feedbackLoopOf({ spam_count, fbl_count }: SeriesRow): PostmasterDay['feedbackLoop'] {
  return spam_count === null || fbl_count === null ? null : { spam_count, fbl_count }
}

function authenticationOf({
  spf_ratio: spf,
  dkim_ratio: dkim,
  dmarc_ratio: dmarc,
}: SeriesRow): PostmasterDay['authentication'] {
  if (spf === null || dkim === null || dmarc === null) return null
  return { spf_success_ratio: spf, dkim_success_ratio: dkim, dmarc_success_ratio: dmarc }
}

function parseReputation(text: string): DomainReputationEntry['reputation'] {
  if (text === 'HIGH' || text === 'MEDIUM' || text === 'LOW' || text === 'BAD') return text
  throw foreign()
}

function renderErrors(errors: readonly DeliveryError[]): string {
  return JSON.stringify(errors.map((one) => [one.error_class, one.error_type, one.error_ratio]))
}

function parseErrors(text: string): readonly DeliveryError[] {
  const value: unknown = JSON.parse(text)
  if (!Array.isArray(value)) throw foreign()
  return value.map((entry: unknown) => {
    const [errorClass, errorType, ratio]: readonly unknown[] = Array.isArray(entry) ? entry : []
    if (typeof errorClass !== 'string' || typeof errorType !== 'string' || typeof ratio !== 'number') throw foreign()
    return { error_class: errorClass, error_type: errorType, error_ratio: ratio }
  })
}

function foreign(): TypeError {
  return new TypeError('a column of postmaster_days holds something else than presend wrote')
}
