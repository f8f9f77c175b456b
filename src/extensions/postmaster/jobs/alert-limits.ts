/** Compares new postmaster data with the limits in alert rules. */

import { dayOf, daysBetween, plusDays } from '../../../foundation/contract/day.ts'
import { postmasterMetrics } from '../../../foundation/contract/postmaster-metrics.ts'
import type { PostmasterSeries } from '../../../foundation/contract/postmaster-replies.ts'
import { toPostmasterSeries } from '../../../foundation/contract/read-postmaster.ts'
import type { Clock, Random } from '../../../foundation/world/world.ts'
import { isBeyond, toLimitAlert } from '../../../service/alerts/limit-alert.ts'
import type { StoredAlertRule } from '../../../service/storage/alert.ts'
import type { Store } from '../../../service/storage/store.ts'
import { toDomainReply } from '../http/stored-data.ts'
import type { StoredPostmasterAccount } from '../storage/accounts-and-days.ts'

export interface LimitDeps {
  readonly store: Pick<Store, 'listAlertRules' | 'listPostmasterDomains' | 'readPostmasterDays' | 'alertOnFigure'>
  readonly clock: Pick<Clock, 'nowMs'>
  readonly random: Pick<Random, 'uuid'>
  /** Called with the ids of new webhook deliveries. */
  readonly onDeliveries: (deliveryIds: readonly string[]) => void
}

/**
 * The maximum age, in days, of daily data that can trigger an alert. Providers publish a day's data up to four days
 * later; much older data says nothing about the present.
 */
const maxAgeDays = 10

/**
 * Compares the latest day of each domain with the limits. Creates an alert only when a figure crosses its limit in
 * either direction, not on every day beyond the limit.
 */
export async function alertOnLimits(
  account: Pick<StoredPostmasterAccount, 'id' | 'email' | 'workspaceId'>,
  deps: LimitDeps,
): Promise<void> {
  const { store, clock } = deps
  const rules = (await store.listAlertRules(account.workspaceId)).filter(({ limit }) => limit !== null)
  if (rules.length === 0) return
  const today = dayOf(clock.nowMs())
  const range = { startDate: plusDays(today, -maxAgeDays), endDate: plusDays(today, 1) }
  for (const { domain } of await store.listPostmasterDomains(account.id)) {
    const reply = toDomainReply(await store.readPostmasterDays({ accountId: account.id, domain, range }))
    if (reply === null) continue
    const data = { account, domain, series: toPostmasterSeries(reply) }
    for (const rule of rules) await compare(rule, data, deps)
  }
}

interface DomainData {
  readonly account: Pick<StoredPostmasterAccount, 'email'>
  readonly domain: string
  readonly series: PostmasterSeries
}

async function compare(
  { ruleId, workspaceId, limit }: StoredAlertRule,
  { account, domain, series }: DomainData,
  { store, clock, random, onDeliveries }: LimitDeps,
): Promise<void> {
  if (limit === null) return
  const newest = postmasterMetrics[limit.metric].valuesOf(series).at(-1)
  if (newest === undefined) return
  const { date, percent } = newest
  const atMs = clock.nowMs()
  const figure = { ruleId, workspaceId, account: account.email, domain, date, percent, limit, atMs }
  const state = {
    subject: JSON.stringify([account.email, domain]),
    isBeyond: isBeyond(percent, limit),
    position: daysBetween('1970-01-01', date),
    atMs,
  }
  onDeliveries(await store.alertOnFigure(ruleId, state, () => toLimitAlert(figure, random)))
}
