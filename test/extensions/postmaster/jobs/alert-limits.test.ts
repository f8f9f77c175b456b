import { expect, it } from 'vitest'
import { alertOnLimits } from '../../../../src/extensions/postmaster/jobs/alert-limits.ts'
import { emptyDay, type PostmasterDay } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { nodeWorld } from '../../../../src/foundation/world/node-world.ts'
import type { AlertLimit } from '../../../../src/service/storage/alert.ts'
import type { Store } from '../../../../src/service/storage/store.ts'
import { aToken, aWebhook } from '../../../service/storage/builders.ts'
import { openMemoryStore } from '../../../support/memory-store.ts'

const workspaceId = toWorkspaceId('workspace-a')
const nowMs = Date.UTC(2026, 0, 31, 12)

function day(date: string, spam: number | null, dmarc: number | null = null): PostmasterDay {
  const authentication = { spf_success_ratio: 1, dkim_success_ratio: 1, dmarc_success_ratio: dmarc ?? 1 }
  return {
    ...emptyDay('shop.example', date),
    spamRate: spam === null ? null : { value: spam },
    authentication: dmarc === null ? null : authentication,
  }
}

interface Watched {
  readonly store: Store
  readonly delivered: string[]
  /** Stores days and compares them. */
  see(...days: readonly PostmasterDay[]): Promise<void>
  titles(): Promise<readonly string[]>
}

async function watch(store: Store, limit: AlertLimit | null): Promise<Watched> {
  await store.createToken(aToken({ workspaceId }))
  await store.createWebhook(aWebhook({ webhookId: 'wh-1', workspaceId }))
  const rule = {
    ruleId: 'rule-1',
    workspaceId,
    limit,
    source: null,
    usesWebhooks: true,
    recipients: [],
    createdAtMs: 1,
  }
  await store.createAlertRule(rule)
  const email = 'postmaster@shop.example'
  const account = await store.ensurePostmasterAccount({ workspaceId, email, source: 'google', nowMs: 1 })
  const delivered: string[] = []
  const onDeliveries = (ids: readonly string[]): void => void delivered.push(...ids)
  return {
    store,
    delivered,
    see: async (...days) => {
      await store.writePostmasterDays(account.id, days)
      await alertOnLimits(account, { store, clock: { nowMs: () => nowMs }, random: nodeWorld().random, onDeliveries })
    },
    titles: async () => (await store.listAlerts(workspaceId, 10)).map(({ title }) => title),
  }
}

it('alertOnLimits() sends one alert per crossing of a limit, not one per day or sync', async () => {
  await using store = await openMemoryStore()
  const watched = await watch(store, { metric: 'spam-rate', percent: 0.3 })
  await watched.see(day('2026-01-27', 0.001))
  expect(await watched.titles()).toEqual([])
  await watched.see(day('2026-01-28', 0.003))
  await watched.see(day('2026-01-28', 0.003))
  await watched.see(day('2026-01-29', 0.01))
  expect(await watched.titles()).toEqual(['User-reported spam rate for shop.example is outside its limit'])
  await watched.see(day('2026-01-30', 0.0001))
  expect(await watched.titles()).toHaveLength(2)
  expect(watched.delivered).toHaveLength(2)
})

it('alertOnLimits() compares the latest day with data for the metric, among the last ten days', async () => {
  await using store = await openMemoryStore()
  const watched = await watch(store, { metric: 'dmarc-success', percent: 98 })
  await watched.see(day('2026-01-01', null, 0.5))
  expect(await watched.titles()).toEqual([])
  await watched.see(day('2026-01-28', null, 0.979), day('2026-01-29', 0.5, null))
  expect(await watched.titles()).toEqual(['DMARC success for shop.example is outside its limit'])
})

it('alertOnLimits() compares nothing if no limit is set', async () => {
  await using store = await openMemoryStore()
  const watched = await watch(store, null)
  await watched.see(day('2026-01-30', 1))
  expect(await watched.titles()).toEqual([])
})
