/** What is counted of watched mailboxes, shown among the metrics. */

import type { MailboxWatchers, WatchNumbers } from '../../seeds/imap/mailbox-watchers.ts'
import type { Reading, ServiceMetrics } from '../operations/service-metrics.ts'

/** Adds them. */
export function addMailboxNumbers(
  metrics: Pick<ServiceMetrics, 'watch'>,
  watchers: Pick<MailboxWatchers, 'numbers'>,
): void {
  const add = (name: string, help: string, value: (numbers: WatchNumbers) => number): void =>
    metrics.watch({
      name,
      help,
      kind: 'counter',
      read: () => [{ labels: {}, value: value(watchers.numbers()) }],
    })
  metrics.watch({
    name: 'presend_mailboxes',
    help: 'Mailboxes that are seeds by state; elsewhere: watched by another instance, or switched off',
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
      const { matched, ignored, foreign, repeated, elsewhere } = watchers.numbers().counts
      return readingsOf('kind', { matched, ignored, other_sender: foreign, repeated, elsewhere })
    },
  })
  add('presend_mailbox_messages_cleaned_total', 'Old copies deleted from mailboxes', ({ counts }) => counts.cleaned)
  add('presend_mailbox_sweeps_total', 'Sweeps of the folders beside the inbox', ({ counts }) => counts.sweeps)
  add('presend_mailbox_sweep_duration_seconds_total', 'Time spent in them', ({ counts }) => counts.sweepMs / 1000)
}

function readingsOf(label: string, values: Readonly<Record<string, number>>): readonly Reading[] {
  return Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }))
}
