import { describe, expect, it } from 'vitest'
import { type SyncingDeps, startSyncing } from '../../../../src/extensions/postmaster/jobs/sync-accounts.ts'
import { planSyncs } from '../../../../src/extensions/postmaster/jobs/sync-schedule.ts'
import { emptyDay } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'
import { dayOf } from '../../../../src/foundation/contract/day.ts'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { Secret } from '../../../../src/foundation/world/secret.ts'
import { type ServiceMetrics, serviceMetrics } from '../../../../src/service/operations/service-metrics.ts'
import type { Jobs, JobWorker, NewJob } from '../../../../src/service/storage/jobs.ts'
import { box, email, type SyncSetup, startSyncSetup } from '../sync-setup.ts'

interface Syncing {
  readonly metrics: ServiceMetrics
  readonly logged: { readonly level: string; readonly message: string; readonly facts: unknown }[]
  readonly enqueued: NewJob[]
  run(key: string, earlierRuns?: number): Promise<void>
}

/** Jobs that the test runs itself. */
async function startWorker(setup: SyncSetup, changes: Partial<SyncingDeps> = {}): Promise<Syncing> {
  const logged: Syncing['logged'] = []
  const enqueued: NewJob[] = []
  const workers: JobWorker[] = []
  const metrics = serviceMetrics()
  const jobs: Jobs = {
    enqueue: async (added) => await Promise.resolve(void enqueued.push(...added)),
    work: async (_kind, worker) => await Promise.resolve(void workers.push(worker)),
    repeat: async () => await Promise.resolve(),
    count: async () => await Promise.resolve([]),
    drain: async () => await Promise.resolve(),
    [Symbol.asyncDispose]: async () => await Promise.resolve(),
  }
  const log = (level: string) => (message: string, facts?: unknown) => void logged.push({ level, message, facts })
  const { google, store, clock, parts } = setup
  const { clientId, clientSecret } = google.state
  const { authorizeUrl, tokenUrl, revokeUrl } = google.endpoints
  await startSyncing({
    settings: {
      google: {
        clientId,
        clientSecret: new Secret(clientSecret),
        authorizeUrl: authorizeUrl ?? '',
        tokenUrl,
        revokeUrl: revokeUrl ?? '',
        apiUrl: google.url,
      },
    },
    store,
    jobs,
    secretBox: box,
    clock,
    random: parts.random,
    log: { info: log('info'), warn: log('warn') },
    metrics,
    onDeliveries: () => undefined,
    ...changes,
  })
  return {
    metrics,
    logged,
    enqueued,
    run: async (key, earlierRuns = 0) => {
      const job = { kind: 'sync-postmaster', key, earlierRuns } as const
      await workers[0]?.run(job, new AbortController().signal)
    },
  }
}

/** The key of today's job, which is due. */
async function keyOf(setup: SyncSetup): Promise<string> {
  await setup.clock.sleep(8 * 3_600_000, new AbortController().signal)
  return planSyncs([await setup.account()], setup.clock.nowMs())[0]?.key ?? ''
}

describe('startSyncing()', () => {
  it('enqueues a sync for every connected account', async () => {
    await using setup = await startSyncSetup()
    await setup.store.ensurePostmasterAccount({ workspaceId: toWorkspaceId('b'), email, source: 'import', nowMs: 1 })
    const syncing = await startWorker(setup)
    await syncing.run('every-600000:1')
    expect(syncing.enqueued).toEqual(planSyncs([await setup.account()], setup.clock.nowMs()))
  })

  it('compares data that was imported with the limits of alert rules', async () => {
    await using setup = await startSyncSetup()
    const { store, clock } = setup
    const nowMs = clock.nowMs()
    const workspaceId = toWorkspaceId('b')
    const workspace = { workspaceId, name: 'B', plan: 'pro', retentionMs: null, reportAccess: 'link' } as const
    await store.createWorkspace({ ...workspace, createdAtMs: nowMs })
    const { id } = await store.ensurePostmasterAccount({ workspaceId, email, source: 'import', nowMs })
    const limit = { metric: 'spam-rate', percent: 0.3 } as const
    const rule = { ruleId: 'r', workspaceId, limit, source: null, usesWebhooks: true, recipients: [] }
    await store.createAlertRule({ ...rule, createdAtMs: nowMs })
    await store.writePostmasterDays(id, [{ ...emptyDay('shop.example', dayOf(nowMs)), spamRate: { value: 0.01 } }])
    const syncing = await startWorker(setup)
    for (const key of ['every-600000:1', 'every-600000:2']) await syncing.run(key)
    expect((await store.listAlerts(workspaceId, 9)).map(({ title }) => title)).toEqual([
      'User-reported spam rate for shop.example is outside its limit',
    ])
  })

  it('syncs an account, and updates log and metrics', async () => {
    await using setup = await startSyncSetup()
    setup.google.setDomains(email, [
      { name: 'shop.example', days: new Map([['2026-01-30', { spamRate: 0.001 }]]) },
      { name: 'new.example', verificationState: 'UNVERIFIED' },
    ])
    const syncing = await startWorker(setup)
    await syncing.run(await keyOf(setup))
    expect(syncing.logged).toEqual([
      {
        level: 'info',
        message: 'postmaster account synced',
        facts: {
          account: (await setup.account()).id,
          workspace: 'a',
          end: 'done',
          domains: 2,
          days: 1,
          ms: expect.any(Number),
          unverified: 'new.example',
          gone: undefined,
        },
      },
    ])
    const { text } = await syncing.metrics.render()
    expect(text).toContain('presend_postmaster_syncs_total{end="done"} 1')
    expect(text).toContain('presend_postmaster_accounts{grant="active"} 1')
    expect(text).toContain('presend_postmaster_sync_age_seconds 0')
    await setup.clock.sleep(60_000, new AbortController().signal)
    expect((await syncing.metrics.render()).text).toContain('presend_postmaster_sync_age_seconds 60')
  })

  it('retries temporary failures where they stopped, and stops before the next day', async () => {
    await using setup = await startSyncSetup()
    setup.google.setDomains(email, [{ name: 'shop.example' }])
    const syncing = await startWorker(setup)
    setup.google.failNext({ kind: 'quota', retryAfterSeconds: 3600 }, 2)
    const key = await keyOf(setup)
    await expect(syncing.run(key)).rejects.toThrow('Quota exceeded')
    await setup.clock.sleep(21 * 3_600_000, new AbortController().signal)
    await syncing.run(key, 1)
    expect(syncing.logged.map((line) => line.message)).toEqual([
      'postmaster sync incomplete',
      'postmaster sync incomplete',
    ])
    expect((await syncing.metrics.render()).text).toContain('presend_postmaster_syncs_total{end="quota"} 2')
  })

  it('skips domains that were read before an interruption', async () => {
    await using setup = await startSyncSetup()
    setup.google.setDomains(email, [{ name: 'shop.example' }])
    const syncing = await startWorker(setup)
    const key = await keyOf(setup)
    await syncing.run(key)
    const before = setup.google.calls.length
    await syncing.run(key, 1)
    expect(setup.google.calls.slice(before).some((call) => call.path.includes('domainStats'))).toBe(false)
  })

  it('does not retry permanent failures, and logs the reason', async () => {
    await using setup = await startSyncSetup()
    const syncing = await startWorker(setup, { settings: { google: null } })
    await syncing.run(await keyOf(setup))
    expect((await setup.account()).syncProblem).toContain('google.client-id')
    setup.google.endGrants(email)
    const whole = await startWorker(setup)
    const key = await keyOf(setup)
    await whole.run(key)
    expect((await setup.account()).grantState).toBe('revoked')
    await whole.run(key)
    expect(whole.logged).toHaveLength(1)
  })
})
