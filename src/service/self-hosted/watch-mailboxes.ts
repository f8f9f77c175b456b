/** The mailboxes of the service file and those that commands have added, watched. */

import { openImapConnection } from '../../seeds/imap/imap-client.ts'
import { type MailboxWatchers, startMailboxWatchers } from '../../seeds/imap/mailbox-watchers.ts'
import { usualWatchRules, type WatchEvent, type WatchedMailbox } from '../../seeds/imap/watched-mailbox.ts'
import type { ServiceSettings } from '../../settings/service-file/service-settings.ts'
import { parseStorageLocation } from '../../storage/open-storage.ts'
import type { Store } from '../../storage/store.ts'
import { observeAuthentication } from '../../verdict/authentication/observed/observe-authentication.ts'
import { isSameOrganization } from '../../verdict/authentication/same-organization.ts'
import type { Clock, Dns, Random } from '../../world/world.ts'
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
  readonly store: Store
  readonly dns: Dns
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
  const { seeds, retentionMs, settleMs, holder, store, dns, clock, random, log, metrics, onDeliveries } = parts
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
      connect: openImapConnection,
      isSameOrganization: async (domains, signal) => await isSameOrganization(domains, dns, signal),
      authenticate: async (input, signal) => await observeAuthentication(input, { dns, clock }, signal),
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
      return log.info('mailbox watched', { seed, folders: event.folders, idle: event.isIdle })
    case 'failed':
      return log.warn('mailbox out of reach', { seed, reason: event.reason, retry_ms: event.retryMs })
    case 'recorded':
      return log.info('copy observed', { seed, folder: event.folder, ms: event.latencyMs })
    case 'filed-elsewhere':
      return log.warn('copy filed elsewhere by a rule of its mailbox', { seed, folder: event.folder })
    case 'cleaned':
      return log.info('old copies deleted from a mailbox', { seed, messages: event.count })
    case 'error':
      return log.warn('watching had a failure and goes on', { seed, error: event.error })
    default:
      return kind satisfies never
  }
}
