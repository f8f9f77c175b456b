/** Numbers that other parts keep, shown among the metrics. */

import type { Receiver, ReceiverCounts } from '../../seeds/local-smtp/start-receiver.ts'
import type { Jobs } from '../../storage/jobs.ts'
import type { Store } from '../../storage/store.ts'
import type { Clock } from '../../world/world.ts'
import type { Reading, ServiceMetrics } from '../operations/service-metrics.ts'
import type { StartedService } from '../start-service.ts'
import type { Foundation } from './open-foundation.ts'

/** Whose numbers they are. */
export interface WatchedParts extends Pick<Foundation, 'poolUsage' | 'diskUsage' | 'engineGuard'> {
  readonly service: Pick<StartedService, 'waiterCount' | 'receiver'>
  readonly jobs: Pick<Jobs, 'count'>
  readonly store: Pick<Store, 'findOldestMessageAtMs'>
  readonly clock: Pick<Clock, 'nowMs'>
}

/** Adds them. */
export function watchNumbers(metrics: Pick<ServiceMetrics, 'watch'>, parts: WatchedParts): void {
  const { service, jobs, poolUsage, diskUsage, engineGuard } = parts
  const { receiver } = service
  metrics.watch({
    name: 'presend_long_polls_open',
    help: 'Long polls that are open now',
    kind: 'gauge',
    read: () => [{ labels: {}, value: service.waiterCount() }],
  })
  metrics.watch({
    name: 'presend_jobs',
    help: 'Jobs that wait and run, of all instances on this storage together',
    kind: 'gauge',
    labelNames: ['kind', 'state'],
    read: async () => jobReadings(await jobs.count()),
  })
  watchUndecided(metrics, parts)
  if (engineGuard !== null) watchEngine(metrics, engineGuard)
  if (poolUsage !== null) watchPool(metrics, poolUsage)
  if (diskUsage !== null) watchDisk(metrics, diskUsage)
  if (receiver !== null) watchReceiver(metrics, receiver)
}

function watchUndecided(metrics: Pick<ServiceMetrics, 'watch'>, { store, clock }: WatchedParts): void {
  metrics.watch({
    name: 'presend_judgement_oldest_seconds',
    help: 'For how long the oldest message has waited for its judgement, of all instances on this storage; 0: none waits',
    kind: 'gauge',
    read: async () => {
      const atMs = await store.findOldestMessageAtMs()
      return [{ labels: {}, value: atMs === null ? 0 : Math.max(0, clock.nowMs() - atMs) / 1000 }]
    },
  })
}

function watchEngine(metrics: Pick<ServiceMetrics, 'watch'>, guard: NonNullable<Foundation['engineGuard']>): void {
  const { engine } = guard
  metrics.watch({
    name: 'presend_spam_engine_given_up',
    help: '1: the engine failed several times in a row and is asked only now and then; 0: it is asked',
    kind: 'gauge',
    labelNames: ['engine'],
    read: () => [{ labels: { engine }, value: guard.isOpen() ? 1 : 0 }],
  })
  metrics.watch({
    name: 'presend_spam_engine_questions_total',
    help: 'Copies that the engine was to judge; skipped: it was given up and not asked',
    kind: 'counter',
    labelNames: ['engine', 'outcome'],
    read: () => Object.entries(guard.counts()).map(([outcome, value]) => ({ labels: { engine, outcome }, value })),
  })
}

function watchPool(metrics: Pick<ServiceMetrics, 'watch'>, usage: NonNullable<Foundation['poolUsage']>): void {
  metrics.watch({
    name: 'presend_database_connections',
    help: 'Connections to the database: in use, idle, and requests that wait for one',
    kind: 'gauge',
    labelNames: ['state'],
    read: () => {
      const { openCount, idleCount, waitingCount } = usage()
      const values = { used: openCount - idleCount, idle: idleCount, waiting: waitingCount }
      return Object.entries(values).map(([state, value]) => ({ labels: { state }, value }))
    },
  })
}

function watchDisk(metrics: Pick<ServiceMetrics, 'watch'>, usage: NonNullable<Foundation['diskUsage']>): void {
  metrics.watch({
    name: 'presend_storage_bytes',
    help: 'Size of the database: the SQLite file with its log, or the whole PostgreSQL database',
    kind: 'gauge',
    read: async () => [{ labels: {}, value: (await usage()).databaseBytes }],
  })
  metrics.watch({
    name: 'presend_storage_free_bytes',
    help: 'Free space on the file system of the SQLite file; absent on PostgreSQL',
    kind: 'gauge',
    read: async () => {
      const { freeBytes } = await usage()
      return freeBytes === null ? [] : [{ labels: {}, value: freeBytes }]
    },
  })
}

function watchReceiver(
  metrics: Pick<ServiceMetrics, 'watch'>,
  receiver: Pick<Receiver, 'counts' | 'connections'>,
): void {
  metrics.watch({
    name: 'presend_smtp_connections',
    help: 'SMTP connections that are open now',
    kind: 'gauge',
    read: () => [{ labels: {}, value: receiver.connections().openCount }],
  })
  metrics.watch({
    name: 'presend_smtp_connections_refused_total',
    help: 'SMTP connections answered with 421 because there were too many, in all or from one client',
    kind: 'counter',
    read: () => [{ labels: {}, value: receiver.connections().refusedCount }],
  })
  metrics.watch({
    name: 'presend_messages_total',
    help: 'Messages that came over SMTP, by what they were answered',
    kind: 'counter',
    labelNames: ['answer'],
    read: () => messageReadings(receiver.counts()),
  })
  metrics.watch({
    name: 'presend_messages_unmatched_total',
    help: 'Messages among them that no test waited for',
    kind: 'counter',
    read: () => [{ labels: {}, value: receiver.counts().unmatched }],
  })
  metrics.watch({
    name: 'presend_messages_other_sender_total',
    help: 'Messages that named a test which is for the mail of another sender, and were ignored there',
    kind: 'counter',
    read: () => [{ labels: {}, value: receiver.counts().foreign }],
  })
}

function jobReadings(counts: Awaited<ReturnType<Jobs['count']>>): readonly Reading[] {
  return counts.flatMap(({ kind, waiting, running }) => [
    { labels: { kind, state: 'waiting' }, value: waiting },
    { labels: { kind, state: 'running' }, value: running },
  ])
}

function messageReadings({ accepted, refused, failed }: ReceiverCounts): readonly Reading[] {
  return Object.entries({ accepted, refused, failed }).map(([answer, value]) => ({ labels: { answer }, value }))
}
