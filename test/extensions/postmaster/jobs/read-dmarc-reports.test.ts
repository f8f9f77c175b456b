import { describe, expect, it } from 'vitest'
import type { DmarcMailboxSetting } from '../../../../src/check/settings/service-file/service-settings.ts'
import { ImapFailure } from '../../../../src/extensions/mailboxes/imap/imap-failure.ts'
import {
  type ReportReadingDeps,
  startReadingReports,
} from '../../../../src/extensions/postmaster/jobs/read-dmarc-reports.ts'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { serviceMetrics } from '../../../../src/service/operations/service-metrics.ts'
import type { Jobs, JobWorker } from '../../../../src/service/storage/jobs.ts'
import type { Store } from '../../../../src/service/storage/store.ts'
import { serviceSettings } from '../../../check/settings/service-file/service-folder.ts'
import { fakeClock } from '../../../support/fake-clock.ts'
import { fakeFiles } from '../../../support/fake-files.ts'
import { fakeMailbox } from '../../../support/fake-mailbox.ts'
import { fakeRandom } from '../../../support/fake-random.ts'
import { aMail } from '../../../support/mail-builder.ts'
import { openMemoryStore } from '../../../support/memory-store.ts'
import { aReportXml, nowMs } from '../dmarc/report-builders.ts'
import { allDays } from '../storage/all-days.ts'

async function mailboxesOf(...hosts: readonly string[]): Promise<readonly DmarcMailboxSetting[]> {
  const entries = hosts.map((host) => `  - {workspace: shop, host: ${host}, username: dmarc, password-env: P}\n`)
  const yaml = `dmarc-reports:\n${entries.join('')}`
  return (await serviceSettings({ yaml, env: { P: 'hunter2' } })).dmarcReports.mailboxes
}

/** Jobs that the test runs itself. */
async function noConnection(): Promise<never> {
  throw new ImapFailure('unreachable', 'no network')
}

async function startReader(
  store: Store,
  mailboxes: readonly DmarcMailboxSetting[],
  connect: ReportReadingDeps['connect'],
) {
  const started = { workers: [] as JobWorker[], repeats: [] as string[], logged: [] as string[] }
  const jobs: Jobs = {
    enqueue: async () => await Promise.resolve(),
    work: async (_kind, worker) => await Promise.resolve(void started.workers.push(worker)),
    repeat: async (kind, everyMs) => await Promise.resolve(void started.repeats.push(`${kind} every ${everyMs}`)),
    count: async () => await Promise.resolve([]),
    drain: async () => await Promise.resolve(),
    [Symbol.asyncDispose]: async () => await Promise.resolve(),
  }
  const log = (message: string, facts?: unknown): void =>
    void started.logged.push(`${message} ${JSON.stringify(facts)}`)
  const metrics = serviceMetrics()
  await startReadingReports({
    settings: { dmarcReports: { everyMs: 900_000, mailboxes } },
    store,
    jobs,
    secretBox: null,
    clock: { ...fakeClock(), nowMs: () => nowMs },
    random: fakeRandom(),
    files: fakeFiles({}),
    workingDirectory: '/srv',
    log: { info: log, warn: log },
    metrics,
    connect,
  })
  const run = async (): Promise<void> =>
    await started.workers[0]?.run(
      { kind: 'read-dmarc-reports', key: 'now', earlierRuns: 0 },
      new AbortController().signal,
    )
  return { ...started, metrics, run }
}

describe('reading DMARC reports in a service', () => {
  it('starts no job without mailboxes', async () => {
    await using store = await openMemoryStore()
    const { workers, repeats } = await startReader(store, [], noConnection)
    expect({ workers, repeats }).toEqual({ workers: [], repeats: [] })
  })

  it('reads every mailbox even if one is unreachable, and counts successes and failures', async () => {
    await using store = await openMemoryStore()
    const box = fakeMailbox()
    box.deliver('INBOX', aMail({ attachments: [{ filename: 'r.xml', content: aReportXml() }] }).toString('latin1'))
    const reader = await startReader(store, await mailboxesOf('a.example', 'b.example'), async ({ host }) => {
      if (host === 'a.example') throw new ImapFailure('unreachable', 'no reply')
      return await Promise.resolve(box)
    })
    expect(reader.repeats).toEqual(['read-dmarc-reports every 900000'])
    await reader.run()
    await reader.run()
    expect(await store.listPostmasterAccounts(toWorkspaceId('shop'))).toMatchObject([{ source: 'dmarc-reports' }])
    expect(await allDays(store, 1)).toHaveLength(1)
    expect(reader.logged.filter((line) => line.startsWith('dmarc mailbox unreachable'))).toHaveLength(2)
    expect(reader.logged.filter((line) => line.startsWith('dmarc reports read'))).toHaveLength(1)
    const { text: metrics } = await reader.metrics.render()
    expect(metrics).toContain('presend_dmarc_reports_total{outcome="kept"} 1')
    expect(metrics).toContain('presend_dmarc_mailbox_failures_total 2')
  })

  it('reads the other mailboxes if a CA file cannot be read', async () => {
    await using store = await openMemoryStore()
    const mailboxes = await mailboxesOf('a.example', 'b.example')
    const ill = mailboxes.map((one) => (one.mailbox.host === 'a.example' ? withAuthorities(one, 'gone.pem') : one))
    const asked: string[] = []
    const reader = await startReader(store, ill, async ({ host }) => {
      asked.push(host)
      return await Promise.resolve(fakeMailbox())
    })
    await reader.run()
    expect(asked).toEqual(['b.example'])
    expect(reader.logged).toEqual([expect.stringContaining('the ca-file \\"gone.pem\\" cannot be read')])
  })

  it('retries after a storage error, and skips an account with data from another source', async () => {
    await using store = await openMemoryStore()
    const mailboxes = await mailboxesOf('b.example')
    const gone = { ...store, ensurePostmasterAccount: async () => await Promise.reject(new Error('away')) }
    const failing = await startReader(gone, mailboxes, async () => await Promise.resolve(fakeMailbox()))
    await expect(failing.run()).rejects.toThrow('away')
    const taken = {
      workspaceId: toWorkspaceId('shop'),
      email: 'dmarc-reports@presend.invalid',
      source: 'google',
      nowMs,
    } as const
    await store.ensurePostmasterAccount(taken)
    const refused = await startReader(store, mailboxes, async () => await Promise.resolve(fakeMailbox()))
    await refused.run()
    expect(refused.logged).toEqual([expect.stringContaining('dmarc mailbox skipped')])
  })
})

function withAuthorities(setting: DmarcMailboxSetting, caPath: string): DmarcMailboxSetting {
  return { ...setting, mailbox: { ...setting.mailbox, caPath } }
}
