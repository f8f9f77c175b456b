/** Adds metrics whose values are read at each scrape. */

import type { MailboxWatchers, WatchNumbers } from '../../extensions/mailboxes/imap/mailbox-watchers.ts'
import type { Clock } from '../../foundation/world/world.ts'
import type { Reading, ServiceMetrics, WatchedMetric } from '../operations/service-metrics.ts'
import type { Receiver } from '../receiving/local-smtp/start-receiver.ts'
import type { StartedService } from '../server/start-service.ts'
import type { Jobs } from '../storage/jobs.ts'
import type { Store } from '../storage/store.ts'
import type { Foundation } from './open-foundation.ts'

export interface GaugeDeps extends Pick<Foundation, 'poolUsage' | 'diskUsage' | 'engineGuard'> {
  readonly service: Pick<StartedService, 'waiterCount' | 'receiver'>
  readonly jobs: Pick<Jobs, 'count'>
  readonly store: Pick<Store, 'findOldestMessageAtMs'>
  readonly clock: Pick<Clock, 'nowMs'>
}

/** Registers the service's metrics. */
export function addServiceGauges(metrics: Pick<ServiceMetrics, 'watch'>, deps: GaugeDeps): void {
  const { service, poolUsage, diskUsage, engineGuard } = deps
  const all = [
    gauge('presend_long_polls_open', 'Open long polls', () => service.waiterCount()),
    ...workGauges(deps),
    ...(engineGuard === null ? [] : engineGauges(engineGuard)),
    ...(poolUsage === null ? [] : [poolGauge(poolUsage)]),
    ...(diskUsage === null ? [] : diskGauges(diskUsage)),
    ...(service.receiver === null ? [] : receiverGauges(service.receiver)),
  ]
  for (const metric of all) metrics.watch(metric)
}

/** Registers the metrics for watched mailboxes. */
export function addMailboxGauges(
  metrics: Pick<ServiceMetrics, 'watch'>,
  watchers: Pick<MailboxWatchers, 'numbers'>,
): void {
  for (const metric of mailboxGauges(() => watchers.numbers())) metrics.watch(metric)
}

function gauge(name: string, help: string, value: () => number | Promise<number>): WatchedMetric {
  return { name, help, kind: 'gauge', read: async () => [{ labels: {}, value: await value() }] }
}

function counter(name: string, help: string, value: () => number): WatchedMetric {
  return { name, help, kind: 'counter', read: () => [{ labels: {}, value: value() }] }
}

/** Creates a metric with one value for each value of `label`. */
function labeled(
  metric: Pick<WatchedMetric, 'name' | 'help' | 'kind'>,
  label: string,
  values: () => Readonly<Record<string, number>>,
): WatchedMetric {
  const read = (): readonly Reading[] =>
    Object.entries(values()).map(([name, value]) => ({ labels: { [label]: name }, value }))
  return { ...metric, labelNames: [label], read }
}

function workGauges({ jobs, store, clock }: GaugeDeps): readonly WatchedMetric[] {
  return [
    {
      name: 'presend_jobs',
      help: 'Waiting and running jobs on all instances that share this database',
      kind: 'gauge',
      labelNames: ['kind', 'state'],
      read: async () =>
        (await jobs.count()).flatMap(({ kind, waiting, running }) => [
          { labels: { kind, state: 'waiting' }, value: waiting },
          { labels: { kind, state: 'running' }, value: running },
        ]),
    },
    gauge(
      'presend_judgement_oldest_seconds',
      'Age of the oldest message waiting to be judged, across all instances that share this database; 0 if no message is waiting',
      async () => {
        const atMs = await store.findOldestMessageAtMs()
        return atMs === null ? 0 : Math.max(0, clock.nowMs() - atMs) / 1000
      },
    ),
  ]
}

function engineGauges(guard: NonNullable<Foundation['engineGuard']>): readonly WatchedMetric[] {
  const { engine } = guard
  return [
    {
      name: 'presend_spam_engine_given_up',
      help: '1 while requests to the engine are paused after several failures in a row, otherwise 0',
      kind: 'gauge',
      labelNames: ['engine'],
      read: () => [{ labels: { engine }, value: guard.isOpen() ? 1 : 0 }],
    },
    {
      name: 'presend_spam_engine_questions_total',
      help: 'Copies for the engine to judge; skipped means that requests to the engine were paused',
      kind: 'counter',
      labelNames: ['engine', 'outcome'],
      read: () => Object.entries(guard.counts()).map(([outcome, value]) => ({ labels: { engine, outcome }, value })),
    },
  ]
}

function poolGauge(usage: NonNullable<Foundation['poolUsage']>): WatchedMetric {
  const help = 'Database connections that are in use or idle, and requests waiting for one'
  return labeled({ name: 'presend_database_connections', help, kind: 'gauge' }, 'state', () => {
    const { openCount, idleCount, waitingCount } = usage()
    return { used: openCount - idleCount, idle: idleCount, waiting: waitingCount }
  })
}

function diskGauges(usage: NonNullable<Foundation['diskUsage']>): readonly WatchedMetric[] {
  return [
    gauge(
      'presend_storage_bytes',
      'Size of the SQLite file with its log, or of the PostgreSQL database',
      async () => (await usage()).databaseBytes,
    ),
    {
      name: 'presend_storage_free_bytes',
      help: 'Free space on the file system of the SQLite file; absent on PostgreSQL',
      kind: 'gauge',
      read: async () => {
        const { freeBytes } = await usage()
        return freeBytes === null ? [] : [{ labels: {}, value: freeBytes }]
      },
    },
  ]
}

function receiverGauges(receiver: Pick<Receiver, 'counts' | 'connections'>): readonly WatchedMetric[] {
  return [
    gauge('presend_smtp_connections', 'Open SMTP connections', () => receiver.connections().openCount),
    counter(
      'presend_smtp_connections_refused_total',
      'SMTP connections rejected with 421, because of the total limit or the limit per client',
      () => receiver.connections().refusedCount,
    ),
    labeled(
      { name: 'presend_messages_total', help: 'Messages received over SMTP, by response', kind: 'counter' },
      'answer',
      () => {
        const { accepted, refused, failed } = receiver.counts()
        return { accepted, refused, failed }
      },
    ),
    counter(
      'presend_messages_unmatched_total',
      'Messages received over SMTP that matched no open test',
      () => receiver.counts().unmatched,
    ),
    counter(
      'presend_messages_other_sender_total',
      'Messages ignored because their test accepts mail only from another sender',
      () => receiver.counts().foreign,
    ),
  ]
}

function mailboxGauges(numbers: () => WatchNumbers): readonly WatchedMetric[] {
  return [
    labeled(
      {
        name: 'presend_mailboxes',
        help: 'Seed mailboxes by state; elsewhere means that the mailbox is disabled, or watched by another instance',
        kind: 'gauge',
      },
      'state',
      () => numbers().states,
    ),
    labeled(
      { name: 'presend_mailbox_messages_total', help: 'Messages seen in watched mailboxes, by kind', kind: 'counter' },
      'kind',
      () => {
        const { matched, ignored, foreign, repeated, elsewhere } = numbers().counts
        return { matched, ignored, other_sender: foreign, repeated, elsewhere }
      },
    ),
    counter(
      'presend_mailbox_messages_cleaned_total',
      'Old copies deleted from mailboxes',
      () => numbers().counts.cleaned,
    ),
    counter('presend_mailbox_sweeps_total', 'Scans of folders other than the inbox', () => numbers().counts.sweeps),
    counter(
      'presend_mailbox_sweep_duration_seconds_total',
      'Time spent scanning folders other than the inbox',
      () => numbers().counts.sweepMs / 1000,
    ),
  ]
}
