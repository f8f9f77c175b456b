/** Watches the seed mailboxes from the service file and those added by commands. */

import type { ServiceSettings } from '../../check/settings/service-file/service-settings.ts'
import type { ConnectImap } from '../../extensions/mailboxes/imap/imap-connection.ts'
import { type MailboxWatchers, startMailboxWatchers } from '../../extensions/mailboxes/imap/mailbox-watchers.ts'
import {
  usualWatchRules,
  type WatchEvent,
  type WatchedMailbox,
} from '../../extensions/mailboxes/imap/watched-mailbox.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import type { ServiceLog } from '../operations/service-log.ts'
import type { ServiceMetrics } from '../operations/service-metrics.ts'
import type { Judging } from '../receiving/judging/open-judging.ts'
import { untagged } from '../receiving/plus-address.ts'
import type { DurableReceiverParts } from '../receiving/receive-durably.ts'
import type { AddedSeedMark } from '../storage/added-seed.ts'
import { parseStorageLocation } from '../storage/open-storage.ts'
import type { Store } from '../storage/store.ts'
import { toWebhookEvent } from '../webhooks/to-webhook-event.ts'
import type { SeedRegistry } from './known-seeds.ts'
import { addMailboxGauges } from './service-gauges.ts'

export interface WatchingDeps {
  readonly settings: Pick<ServiceSettings, 'retentionMs' | 'imap' | 'storage'>
  readonly seeds: SeedRegistry
  readonly connect: ConnectImap
  readonly store: Store
  readonly judging: Judging
  /** `ports` contains `keepTestMail` if the service stores messages for reports. */
  readonly received: { readonly ports: Pick<DurableReceiverParts['ports'], 'keepTestMail'> }
  readonly clock: Clock
  readonly random: Random
  readonly log: ServiceLog
  readonly metrics: ServiceMetrics
  readonly onDeliveries: (deliveryIds: readonly string[]) => void
}

/**
 * The name under which an instance claims mailboxes. With SQLite, the name is constant, so that an instance keeps its
 * claims after a restart.
 */
export function holderOf({ storage }: Pick<ServiceSettings, 'storage'>, random: Pick<Random, 'uuid'>): string {
  const location = parseStorageLocation(storage.reveal())
  return location.status === 'ok' && location.value.kind === 'postgres' ? random.uuid() : 'the only instance'
}

/** Starts watching, even if there are no mailboxes yet: commands may add mailboxes later. */
export async function watchMailboxes(deps: WatchingDeps): Promise<MailboxWatchers> {
  const { settings, seeds, connect, store, judging, received, clock, random, log, metrics, onDeliveries } = deps
  const { retentionMs, imap } = settings
  const { keepTestMail } = received.ports
  await resetLocalSeeds({ store, clock })
  const watchers = await startMailboxWatchers({
    mailboxes: seeds.current.mailboxes,
    refresh: async () => await refreshMailboxes(deps),
    rules: { ...usualWatchRules, retentionMs, settleMs: imap.settleMs },
    holder: holderOf(settings, random),
    ports: {
      clock,
      random,
      store,
      connect,
      isSameOrganization: judging.isSameOrganization,
      findMentionedIds: judging.findMentionedIds,
      observe: async (copy, signal) => await judging.observe(copy, signal),
      ...(keepTestMail === undefined ? {} : { keepTestMail }),
      toEvent: toWebhookEvent,
      onDeliveries,
      onEvent: (event) => logEvent(event, log),
    },
  })
  addMailboxGauges(metrics, watchers)
  return watchers
}

/** Returns the mailboxes to watch, and forgets removed seeds that no open test uses. */
async function refreshMailboxes({ seeds, store, clock }: WatchingDeps): Promise<readonly WatchedMailbox[]> {
  const { mailboxes, removed } = await seeds.refresh()
  if (removed.length > 0) await forgetRemoved(removed, { store, clock })
  return mailboxes
}

/**
 * How long removed seeds are kept. A test may choose a seed just before the seed is removed, so this time must be
 * longer than it takes to create a test.
 */
const graceMs = 10_000

/**
 * Deletes removed seeds, with their secrets, once no open test uses them. Any instance may call this function at any
 * time.
 */
export async function forgetRemoved(
  removed: readonly AddedSeedMark[],
  {
    store,
    clock,
  }: { readonly store: Pick<Store, 'listAwaitedCopies' | 'forgetSeed'>; readonly clock: Pick<Clock, 'nowMs'> },
): Promise<void> {
  const nowMs = clock.nowMs()
  const old = removed.filter(({ removedAtMs }) => removedAtMs !== null && nowMs - removedAtMs > graceMs)
  if (old.length === 0) return
  const copies = await store.listAwaitedCopies(nowMs)
  const awaited = new Set(copies.flatMap(({ address }) => [address, untagged(address)]))
  for (const mark of old) if (!awaited.has(mark.address)) await store.forgetSeed(mark)
}

/**
 * Resets the health of local seeds, because a seed that was changed from an imap seed to a local seed would otherwise
 * keep its old health status.
 */
async function resetLocalSeeds({ store, clock }: Pick<WatchingDeps, 'store' | 'clock'>): Promise<void> {
  const unhealthy = (await store.listSeeds()).filter((seed) => seed.kind === 'local' && seed.health !== 'healthy')
  const change = { health: 'healthy', reason: null, nowMs: clock.nowMs() } as const
  for (const { address } of unhealthy) await store.setSeedHealth(address, change)
}

function logEvent(event: WatchEvent, log: ServiceLog): void {
  const { kind, address: seed } = event
  switch (kind) {
    case 'watching':
      return log.info('mailbox connected', { seed, folders: event.folders, idle: event.isIdle })
    case 'failed':
      return log.warn('mailbox unreachable', { seed, reason: event.reason, retry_ms: event.retryMs })
    case 'recorded':
      return log.info('copy observed', {
        test: event.numericId,
        seed,
        folder: event.folder,
        reason: event.reason,
        ms: event.latencyMs,
      })
    case 'filed-elsewhere':
      return log.warn('copy moved by a mailbox rule', { test: event.numericId, seed, folder: event.folder })
    case 'cleaned':
      return log.info('mailbox cleaned', { seed, messages: event.count })
    case 'error':
      return log.warn('mailbox watcher error, continuing', {
        ...(event.numericId === undefined ? {} : { test: event.numericId }),
        seed,
        error: event.error,
      })
    default:
      return kind satisfies never
  }
}
