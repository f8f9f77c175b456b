import { expect, it } from 'vitest'

import { noCounts } from '../../../src/seeds/imap/watched-mailbox.ts'
import { serviceMetrics } from '../../../src/service/operations/service-metrics.ts'
import { addMailboxNumbers } from '../../../src/service/self-hosted/mailbox-numbers.ts'

it('the numbers of mailboxes are those of the watchers at each reading', async () => {
  const metrics = serviceMetrics()
  const counts = { ...noCounts(), seen: 9, matched: 4, ignored: 1, foreign: 2, repeated: 3, elsewhere: 5, cleaned: 6 }
  const states = { connecting: 0, watching: 7, waiting: 1, elsewhere: 2 }
  addMailboxNumbers(metrics, { numbers: () => ({ counts: { ...counts, sweeps: 8, sweepMs: 1500 }, states }) })
  const { text } = await metrics.render()
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'presend_mailboxes{state="watching"} 7',
      'presend_mailbox_messages_total{kind="matched"} 4',
      'presend_mailbox_messages_total{kind="ignored"} 1',
      'presend_mailbox_messages_total{kind="other_sender"} 2',
      'presend_mailbox_messages_total{kind="repeated"} 3',
      'presend_mailbox_messages_total{kind="elsewhere"} 5',
      'presend_mailbox_messages_cleaned_total 6',
      'presend_mailbox_sweeps_total 8',
      'presend_mailbox_sweep_duration_seconds_total 1.5',
    ]),
  )
})
