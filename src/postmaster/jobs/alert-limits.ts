/** Compares new postmaster data with the limits of alert rules. */

import { dayOf, daysBetween, plusDays } from '../../contract/day.ts'
import { isBeyond, toLimitAlert } from '../../service/alerts/limit-alert.ts'
import type { AlertMetric, StoredAlertRule } from '../../storage/alert.ts'
import type { Store } from '../../storage/store.ts'
import type { Clock, Random } from '../../world/world.ts'
import type { PostmasterDay, StoredPostmasterAccount } from '../storage/accounts-and-days.ts'

export interface LimitDeps {
  readonly store: Pick<Store, 'listAlertRules' | 'listPostmasterDomains' | 'readPostmasterDays' | 'alertOnFigure'>
  readonly clock: Pick<Clock, 'nowMs'>
  readonly random: Pick<Random, 'uuid'>
  /** Called with the ids of new webhook deliveries. */
  readonly onDeliveries: (deliveryIds: readonly string[]) => void
}

/**
 * The greatest age of a day that can cause an alert. Providers publish a day up to four days later; older days say
 * nothing about the present.
 */
const maxAgeDays = 10

const ratios: Readonly<Record<AlertMetric, (day: PostmasterDay) => number | undefined>> = {
  'spam-rate': ({ spamRate }) => spamRate?.value,
  'spf-success': ({ authentication }) => authentication?.spf_success_ratio,
  'dkim-success': ({ authentication }) => authentication?.dkim_success_ratio,
  'dmarc-success': ({ authentication }) => authentication?.dmarc_success_ratio,
}

/**
 * Compares the latest day of each domain with the limits. Creates one alert when a figure exceeds its limit and one
 * when the figure is within the limit again, not one per day.
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
    const days = await store.readPostmasterDays({ accountId: account.id, domain, range })
    for (const rule of rules) await compare(rule, { account, days: days.toReversed() }, deps)
  }
}

interface NewestFirst {
  readonly account: Pick<StoredPostmasterAccount, 'email'>
  readonly days: readonly PostmasterDay[]
}

async function compare(
  { ruleId, workspaceId, limit }: StoredAlertRule,
  { account, days }: NewestFirst,
  { store, clock, random, onDeliveries }: LimitDeps,
): Promise<void> {
  if (limit === null) return
  const newest = days.find((day) => ratios[limit.metric](day) !== undefined)
  const ratio = newest === undefined ? undefined : ratios[limit.metric](newest)
  if (newest === undefined || ratio === undefined) return
  // Without rounding, 0.007 would become 0.7000000000000001%.
  const percent = Number((ratio * 100).toPrecision(12))
  const { domain, date } = newest
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
