import { expect, it } from 'vitest'
import { noCounts } from '../../../src/extensions/mailboxes/imap/watched-mailbox.ts'
import { serviceMetrics } from '../../../src/service/operations/service-metrics.ts'
import { addMailboxGauges, addServiceGauges } from '../../../src/service/self-hosted/service-gauges.ts'

it('addServiceGauges() reads current values at each scrape, with bounded labels', async () => {
  const metrics = serviceMetrics()
  const counts = { accepted: 5, refused: 2, unmatched: 1, foreign: 3, failed: 0 }
  addServiceGauges(metrics, {
    service: {
      waiterCount: () => 3,
      receiver: {
        host: '127.0.0.1',
        port: 25,
        isListening: true,
        counts: () => counts,
        connections: () => ({ openCount: 8, refusedCount: 9 }),
        drain: () => Promise.resolve(),
        replaceCertificate: () => undefined,
        [Symbol.asyncDispose]: () => Promise.resolve(),
      },
    },
    jobs: { count: () => Promise.resolve([{ kind: 'judge-message', waiting: 7, running: 4 }]) },
    diskUsage: () => Promise.resolve({ databaseBytes: 4096, freeBytes: 8192 }),
    poolUsage: () => ({ openCount: 10, idleCount: 4, waitingCount: 2 }),
    engineGuard: { engine: 'rspamd', counts: () => ({ judged: 5, failed: 6, skipped: 7 }), isOpen: () => true },
    store: { findOldestMessageAtMs: () => Promise.resolve(1000) },
    clock: { nowMs: () => 61_000 },
  })
  const { text } = await metrics.render()
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'presend_long_polls_open 3',
      'presend_judgement_oldest_seconds 60',
      'presend_spam_engine_given_up{engine="rspamd"} 1',
      'presend_spam_engine_questions_total{engine="rspamd",outcome="judged"} 5',
      'presend_spam_engine_questions_total{engine="rspamd",outcome="failed"} 6',
      'presend_spam_engine_questions_total{engine="rspamd",outcome="skipped"} 7',
      'presend_jobs{kind="judge-message",state="waiting"} 7',
      'presend_jobs{kind="judge-message",state="running"} 4',
      'presend_database_connections{state="used"} 6',
      'presend_database_connections{state="idle"} 4',
      'presend_database_connections{state="waiting"} 2',
      'presend_storage_bytes 4096',
      'presend_storage_free_bytes 8192',
      'presend_messages_total{answer="accepted"} 5',
      'presend_messages_total{answer="refused"} 2',
      'presend_messages_unmatched_total 1',
      'presend_smtp_connections 8',
      'presend_smtp_connections_refused_total 9',
      'presend_messages_other_sender_total 3',
    ]),
  )
})

it('addMailboxGauges() reads current values at each scrape', async () => {
  const metrics = serviceMetrics()
  const counts = { ...noCounts(), seen: 9, matched: 4, ignored: 1, foreign: 2, repeated: 3, elsewhere: 5, cleaned: 6 }
  const states = { connecting: 0, watching: 7, waiting: 1, elsewhere: 2 }
  addMailboxGauges(metrics, { numbers: () => ({ counts: { ...counts, sweeps: 8, sweepMs: 1500 }, states }) })
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
