/** The mailboxes of the service file and those that commands have added, watched. */

import type { ConnectImap } from '../../seeds/imap/imap-connection.ts'
import { type MailboxWatchers, startMailboxWatchers } from '../../seeds/imap/mailbox-watchers.ts'
import { usualWatchRules, type WatchEvent, type WatchedMailbox } from '../../seeds/imap/watched-mailbox.ts'
import type { Judging } from '../../seeds/judging/open-judging.ts'
import type { ServiceSettings } from '../../settings/service-file/service-settings.ts'
import { parseStorageLocation } from '../../storage/open-storage.ts'
import type { Store } from '../../storage/store.ts'
import type { Clock, Random } from '../../world/world.ts'
import type { ServiceLog } from '../operations/service-log.ts'
import type { ServiceMetrics } from '../operations/service-metrics.ts'
import { toWebhookEvent } from '../webhooks/to-webhook-event.ts'
import { forgetRemoved } from './forget-removed.ts'
import type { SeedRoll } from './known-seeds.ts'
import { addMailboxNumbers } from './mailbox-numbers.ts'

/** What watching is done with. */
export interface WatchingParts {
  readonly seeds: SeedRoll
  readonly retentionMs: number
  /** See WatchRules. */
  readonly settleMs: number
  /** See holderOf. */
  readonly holder: string
  readonly connect: ConnectImap
  readonly store: Store
  readonly judging: Judging
  readonly clock: Clock
  readonly random: Random
  readonly log: ServiceLog
  readonly metrics: ServiceMetrics
  readonly onDeliveries: (deliveryIds: readonly string[]) => void
}

/**
 * Under which name an instance watches. On SQLite there is never another one, so what a process that died has claimed is
 * its successor's at once.
 */
export function holderOf({ storage }: Pick<ServiceSettings, 'storage'>, random: Pick<Random, 'uuid'>): string {
  const location = parseStorageLocation(storage.reveal())
  return location.status === 'ok' && location.value.kind === 'postgres' ? random.uuid() : 'the only instance'
}

/** Starts it, also where there are none yet. Whoever owns it disposes it. */
export async function watchMailboxes(parts: WatchingParts): Promise<MailboxWatchers> {
  const { seeds, retentionMs, settleMs, holder, connect, store, judging, clock, random, log, metrics, onDeliveries } =
    parts
  await wellAgain(store)
  const watchers = await startMailboxWatchers({
    mailboxes: seeds.now.mailboxes,
    look: async () => await lookAgain(parts),
    rules: { ...usualWatchRules, retentionMs, settleMs },
    holder,
    ports: {
      clock,
      random,
      store,
      connect,
      isSameOrganization: judging.isSameOrganization,
      findMentionedIds: judging.findMentionedIds,
      observe: async (copy, signal) => await judging.observe(copy, signal),
      toEvent: toWebhookEvent,
      onDeliveries,
      onEvent: (event) => logEvent(event, log),
    },
  })
  addMailboxNumbers(metrics, watchers)
  return watchers
}

/** What there is to watch now. Removed seeds that no test waits for any more are forgotten by the way. */
async function lookAgain({ seeds, store, clock }: WatchingParts): Promise<readonly WatchedMailbox[]> {
  const { mailboxes, removed } = await seeds.look()
  if (removed.length > 0) await forgetRemoved(removed, { store, clock })
  return mailboxes
}

/** A seed that was a mailbox once and is a local one now has nobody else to say that it is well. */
async function wellAgain(store: Pick<Store, 'listSeeds' | 'setSeedHealth'>): Promise<void> {
  const unwell = (await store.listSeeds()).filter((seed) => seed.kind === 'local' && seed.health !== 'healthy')
  for (const { address } of unwell) await store.setSeedHealth(address, 'healthy', null)
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
