/** The mailboxes of the service file, watched. */

import { resolve } from 'node:path'

import { problemsError } from '../../errors/presend-error.ts'
import type { Problem } from '../../errors/problem.ts'
import { openImapConnection } from '../../seeds/imap/imap-client.ts'
import { type MailboxWatchers, startMailboxWatchers, type WatchNumbers } from '../../seeds/imap/mailbox-watchers.ts'
import { usualWatchRules, type WatchEvent, type WatchedMailbox } from '../../seeds/imap/watched-mailbox.ts'
import type { ImapSeedSetting, ServiceSettings } from '../../settings/service-file/service-settings.ts'
import { parseStorageLocation } from '../../storage/open-storage.ts'
import type { Store } from '../../storage/store.ts'
import { observeAuthentication } from '../../verdict/authentication/observed/observe-authentication.ts'
import type { Clock, Dns, Files, Random } from '../../world/world.ts'
import type { ServiceLog } from '../operations/service-log.ts'
import type { Reading, ServiceMetrics } from '../operations/service-metrics.ts'
import { toWebhookEvent } from '../webhooks/to-webhook-event.ts'

/** What watching is done with. */
export interface WatchingParts {
  readonly mailboxes: readonly WatchedMailbox[]
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
 * The mailboxes with what it takes to open them.
 *
 * @throws PresendError SETTINGS_INVALID that names every ca-file which cannot be read
 */
export async function readMailboxes(
  { seeds }: Pick<ServiceSettings, 'seeds'>,
  place: { readonly files: Files; readonly workingDirectory: string },
): Promise<readonly WatchedMailbox[]> {
  const settings = (seeds ?? []).filter((seed) => seed.kind === 'imap')
  const read = await Promise.all(settings.map(async (seed) => ({ seed, ca: await readCa(seed, place) })))
  const problems = read.flatMap(({ ca }) => (ca.status === 'bad' ? [ca.problem] : []))
  if (problems.length > 0) throw problemsError('SETTINGS_INVALID', 'Reading the authorities of mailboxes', problems)
  return read.flatMap(({ seed, ca }) => (ca.status === 'ok' ? [toMailbox(seed, ca.pem)] : []))
}

type ReadCa =
  | { readonly status: 'ok'; readonly pem: string | null }
  | { readonly status: 'bad'; readonly problem: Problem }

async function readCa(
  { address, caPath }: ImapSeedSetting,
  { files, workingDirectory }: { readonly files: Files; readonly workingDirectory: string },
): Promise<ReadCa> {
  if (caPath === null) return { status: 'ok', pem: null }
  try {
    return { status: 'ok', pem: await files.readText(resolve(workingDirectory, caPath)) }
  } catch (error) {
    const came = error instanceof Error ? error.message : String(error)
    return { status: 'bad', problem: { input: `ca-file (${address})`, came, expected: 'a PEM file that can be read' } }
  }
}

function toMailbox(seed: ImapSeedSetting, caPem: string | null): WatchedMailbox {
  const { address, providerName, authservIds, plusAddress, host, port, tls, username, password } = seed
  const account = { host, port, tls, username, password, caPem }
  return { address, providerName, authservIds, hasPlusAddress: plusAddress, account }
}

/**
 * Under which name an instance watches. On SQLite there is never another one, so what a process that died has claimed is
 * its successor's at once.
 */
export function holderOf({ storage }: Pick<ServiceSettings, 'storage'>, random: Pick<Random, 'uuid'>): string {
  const location = parseStorageLocation(storage.reveal())
  return location.status === 'ok' && location.value.kind === 'postgres' ? random.uuid() : 'the only instance'
}

/** Starts it; `null`: there are none. Whoever owns it disposes it. */
export async function watchMailboxes(parts: WatchingParts): Promise<MailboxWatchers | null> {
  const { mailboxes, retentionMs, settleMs, holder, store, dns, clock, random, log, metrics, onDeliveries } = parts
  await wellAgain(store)
  if (mailboxes.length === 0) return null
  const watchers = await startMailboxWatchers({
    mailboxes,
    rules: { ...usualWatchRules, retentionMs, settleMs },
    holder,
    ports: {
      clock,
      random,
      store,
      connect: openImapConnection,
      authenticate: async (input, signal) => await observeAuthentication(input, { dns, clock }, signal),
      toEvent: toWebhookEvent,
      onDeliveries,
      onEvent: (event) => logEvent(event, log),
    },
  })
  addNumbers(metrics, watchers)
  return watchers
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
    case 'cleaned':
      return log.info('old copies deleted from a mailbox', { seed, messages: event.count })
    case 'error':
      return log.warn('watching had a failure and goes on', { seed, error: event.error })
    default:
      return kind satisfies never
  }
}

function addNumbers(metrics: ServiceMetrics, watchers: MailboxWatchers): void {
  const add = (name: string, help: string, value: (numbers: WatchNumbers) => number): void =>
    metrics.watch({
      name,
      help,
      kind: 'counter',
      read: () => [{ labels: {}, value: value(watchers.numbers()) }],
    })
  metrics.watch({
    name: 'presend_mailboxes',
    help: 'Mailboxes of the service file by state; elsewhere: watched by another instance, or switched off',
    kind: 'gauge',
    labelNames: ['state'],
    read: () => readingsOf('state', watchers.numbers().states),
  })
  metrics.watch({
    name: 'presend_mailbox_messages_total',
    help: 'Messages seen in watched mailboxes, by what they were',
    kind: 'counter',
    labelNames: ['kind'],
    read: () => {
      const { matched, ignored, repeated } = watchers.numbers().counts
      return readingsOf('kind', { matched, ignored, repeated })
    },
  })
  add('presend_mailbox_messages_cleaned_total', 'Old copies deleted from mailboxes', ({ counts }) => counts.cleaned)
  add('presend_mailbox_sweeps_total', 'Sweeps of the folders beside the inbox', ({ counts }) => counts.sweeps)
  add('presend_mailbox_sweep_seconds_total', 'Time spent in them', ({ counts }) => counts.sweepMs / 1000)
}

function readingsOf(label: string, values: Readonly<Record<string, number>>): readonly Reading[] {
  return Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }))
}
