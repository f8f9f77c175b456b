import { expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { nodeWorld } from '../../../src/foundation/world/node-world.ts'
import { alertWorker, sweepAlerts } from '../../../src/service/alerts/alert-worker.ts'
import type { AlertMail, StoredAlert } from '../../../src/service/storage/alert.ts'
import type { NewJob } from '../../../src/service/storage/jobs.ts'
import { startScriptedSmtpServer } from '../../support/smtp-server-scripted.ts'

const dayMs = 86_400_000

function storeWith(changes: Partial<StoredAlert> = {}) {
  const mails: AlertMail[] = []
  const alert: StoredAlert = {
    alertId: 'alr_1',
    ruleId: 'rule_1',
    workspaceId: toWorkspaceId('team'),
    createdAtMs: Date.now(),
    title: 't',
    text: 'x',
    recipients: ['ops@shop.example'],
    mail: { state: 'pending', done: [], detail: '' },
    ...changes,
  }
  const store = {
    findAlert: async (id: string) => await Promise.resolve(id === 'alr_1' ? alert : null),
    recordAlertMail: async (_id: string, mail: AlertMail) => {
      mails.push(mail)
      return await Promise.resolve()
    },
    listPendingAlerts: async () => await Promise.resolve(['alr_1']),
  }
  return { store, mails }
}

const from = 'presend@shop.example'

function senderAt(port: number) {
  const server = { host: '127.0.0.1', port, security: 'none', username: null, password: null, from, ca: null } as const
  return { server, from }
}

const job = { kind: 'send-alert', key: 'alr_1', earlierRuns: 0 } as const

it('alertWorker() sends the mail once', async () => {
  await using server = await startScriptedSmtpServer()
  const { store, mails } = storeWith()
  const worker = alertWorker({ store, ...nodeWorld(), sender: senderAt(server.port) })
  await worker.run(job, new AbortController().signal)
  expect(mails).toEqual([{ state: 'sent', done: ['ops@shop.example'], detail: '' }])
  const sent = storeWith({ mail: mails[0] ?? { state: 'none', done: [], detail: '' } })
  await alertWorker({ ...sent, ...nodeWorld(), sender: senderAt(server.port) }).run(job, new AbortController().signal)
  await worker.run({ ...job, key: 'gone' }, new AbortController().signal)
  expect(server.delivered).toHaveLength(1)
})

it('alertWorker() records that the mail settings are missing', async () => {
  const { store, mails } = storeWith()
  await alertWorker({ store, ...nodeWorld(), sender: null }).run(job, new AbortController().signal)
  expect(mails).toMatchObject([{ state: 'failed', detail: 'smtp-host and smtp-from are not set in the service file' }])
})

it('alertWorker() retries for a day while the server cannot be reached', async () => {
  const { store, mails } = storeWith()
  const worker = alertWorker({ store, ...nodeWorld(), sender: senderAt(9) })
  await expect(worker.run(job, AbortSignal.timeout(300))).rejects.toThrow('has not accepted the mail')
  const old = storeWith({ createdAtMs: Date.now() - dayMs - 1 })
  await alertWorker({ ...old, ...nodeWorld(), sender: senderAt(9) }).run(job, AbortSignal.timeout(300))
  expect([mails[0]?.state, old.mails[0]?.state]).toEqual(['pending', 'failed'])
})

it('sweepAlerts() enqueues pending mail', async () => {
  const enqueued: NewJob[] = []
  const jobs = { enqueue: async (some: readonly NewJob[]) => await Promise.resolve(void enqueued.push(...some)) }
  await sweepAlerts({ ...storeWith(), ...nodeWorld(), jobs })
  expect(enqueued).toMatchObject([{ kind: 'send-alert', key: 'alr_1' }])
})
