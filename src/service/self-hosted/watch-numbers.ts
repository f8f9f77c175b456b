/** Numbers that other parts keep, shown among the metrics. */

import type { ReceiverCounts } from '../../seeds/local-smtp/start-receiver.ts'
import type { Jobs } from '../../storage/jobs.ts'
import type { Reading, ServiceMetrics } from '../operations/service-metrics.ts'
import type { StartedService } from '../start-service.ts'

/** Adds them. */
export function watchNumbers(
  metrics: ServiceMetrics,
  { service, jobs }: { readonly service: StartedService; readonly jobs: Pick<Jobs, 'count'> },
): void {
  const { receiver } = service
  metrics.watch({
    name: 'presend_long_polls_open',
    help: 'Requests that wait for news now',
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
  if (receiver === null) return
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
