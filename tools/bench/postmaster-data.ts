/**
 * Creates the postmaster data for one large account, in the order in which syncs write it: first 120 days for each
 * domain, then one day at a time for all domains.
 */

import type { PostmasterDay } from '../../src/extensions/postmaster/storage/accounts-and-days.ts'
import { dayOf, plusDays } from '../../src/foundation/contract/day.ts'
import { toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { createToken } from '../../src/service/accounts/api-token.ts'
import type { Store } from '../../src/service/storage/store.ts'

export const domainCount = 1000
export const dayCount = 400
/** The number of tokens, which is enough for all requests in a run. Each token allows 10,000 requests per hour. */
const tokenCount = 12

const historyDays = 120
const partDays = 30
const email = 'postmaster@bench.example'
const lastDay = dayOf(Date.UTC(2026, 0, 30))
const firstDay = plusDays(lastDay, 1 - dayCount)

/** The data that clients can request. */
export interface PostmasterBenchData {
  readonly accountId: number
  readonly email: string
  readonly tokens: readonly string[]
  readonly firstDay: string
  readonly lastDay: string
}

/** Writes all data. @returns the data, and how long it took to write one more day's sync */
export async function fillStore(store: Store): Promise<PostmasterBenchData & { readonly daySyncMs: number }> {
  const world = { clock: nodeClock(), random: nodeRandom(), store }
  const tokens: string[] = []
  for (let index = 0; index < tokenCount; index += 1) {
    const made = await createToken(
      { workspaceId: toWorkspaceId('bench'), accountPlan: 'enterprise', name: 'bench' },
      world,
    )
    tokens.push(made.secret.reveal())
  }
  const account = { workspaceId: toWorkspaceId('bench'), email, source: 'google', nowMs: world.clock.nowMs() } as const
  const { id: accountId } = await store.ensurePostmasterAccount(account)
  for (let domain = 0; domain < domainCount; domain += 1) {
    for (let from = 0; from < historyDays; from += partDays)
      await writePart(store, accountId, { domain, from, count: partDays })
  }
  let daySyncMs = 0
  for (let day = historyDays; day < dayCount; day += 1) {
    const startedMs = performance.now()
    // A real sync writes one transaction per domain, which contains the last ten days. To save time, only the last day
    // is written in this way.
    const isLast = day === dayCount - 1
    if (isLast)
      for (let domain = 0; domain < domainCount; domain += 1)
        await writePart(store, accountId, { domain, from: day - 9, count: 10 })
    else
      await store.writePostmasterDays(
        accountId,
        allDomains().map((domain) => aDay(domain, day)),
      )
    daySyncMs = performance.now() - startedMs
  }
  return { accountId, email, tokens, firstDay, lastDay, daySyncMs }
}

async function writePart(
  store: Store,
  accountId: number,
  { domain, from, count }: { readonly domain: number; readonly from: number; readonly count: number },
): Promise<void> {
  const days = Array.from({ length: count }, (_, index) => aDay(domain, from + index))
  const readUntil = plusDays(firstDay, from + count - 1)
  await store.writePostmasterDays(accountId, days, [{ domain: nameOf(domain), readUntil, readAtMs: 1 }])
}

function allDomains(): readonly number[] {
  return Array.from({ length: domainCount }, (_, domain) => domain)
}

export function nameOf(domain: number): string {
  return `domain-${domain}.bench.example`
}

/** Returns all data that Google provides for one day. The data is the same each time. */
function aDay(domain: number, day: number): PostmasterDay {
  const share = (step: number): number => ((domain * 7919 + day * 104_729 + step * 31) % 10_007) / 10_007
  return {
    domain: nameOf(domain),
    date: plusDays(firstDay, day),
    spamRate: { value: share(1) / 100 },
    ipReputation: null,
    domainReputation: null,
    feedbackLoop: { spam_count: day % 3, fbl_count: 5 },
    authentication: { spf_success_ratio: share(2), dkim_success_ratio: share(3), dmarc_success_ratio: share(4) },
    encryption: { tls_success_ratio: share(5) },
    deliveryErrors: {
      errors: [
        { error_class: 'PERMANENT_ERROR', error_type: 'CONTENT_SPAMMY', error_ratio: share(6) / 10 },
        { error_class: 'TEMPORARY_ERROR', error_type: 'ANOMALOUS_TRAFFIC_PATTERN', error_ratio: share(7) / 10 },
      ],
    },
  }
}
