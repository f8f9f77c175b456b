/** The job that reads the mailboxes listed in the `dmarc-reports` setting. Only one instance runs it at a time. */

import { resolve } from 'node:path'
import type { DmarcMailboxSetting, ServiceSettings } from '../../../check/settings/service-file/service-settings.ts'
import { renderProblem } from '../../../foundation/errors/problem.ts'
import type { SecretBox } from '../../../foundation/world/secret-box.ts'
import type { Clock, Files, Random } from '../../../foundation/world/world.ts'
import type { ServiceLog } from '../../../service/operations/service-log.ts'
import type { ServiceMetrics } from '../../../service/operations/service-metrics.ts'
import { toMailbox } from '../../../service/self-hosted/to-mailbox.ts'
import type { Jobs } from '../../../service/storage/jobs.ts'
import type { Store } from '../../../service/storage/store.ts'
import type { ConnectImap, ImapAccount } from '../../mailboxes/imap/imap-connection.ts'
import { ImapFailure } from '../../mailboxes/imap/imap-failure.ts'
import { usualImapLimits } from '../../mailboxes/imap/imap-limits.ts'
import { type MailboxReading, type ReportMailbox, readReportMailbox } from '../dmarc/read-mailbox.ts'
import { openReportWorker, type ReportWorker } from '../dmarc/report-worker.ts'
import { reportsAccount } from '../dmarc/reports-account.ts'

/** The job's dependencies. */
export interface ReportReadingDeps {
  readonly settings: Pick<ServiceSettings, 'dmarcReports'>
  readonly store: Store
  readonly jobs: Jobs
  readonly secretBox: SecretBox | null
  readonly clock: Clock
  readonly random: Random
  readonly files: Files
  /** The directory to which the paths of CA files are relative. */
  readonly workingDirectory: string
  readonly log: Pick<ServiceLog, 'info' | 'warn'>
  readonly metrics: ServiceMetrics
  readonly connect: ConnectImap
}

const kind = 'read-dmarc-reports'

/**
 * Starts the job if there are mailboxes. The job ends when the service drains its jobs. Disposing the result ends the
 * worker thread.
 */
export async function startReadingReports(deps: ReportReadingDeps): Promise<AsyncDisposable> {
  const { mailboxes, everyMs } = deps.settings.dmarcReports
  const worker = openReportWorker()
  if (mailboxes.length === 0) return worker
  const counts = readingCounts(deps.metrics)
  const open = mailboxes.map((mailbox) => ({ mailbox, account: openOnce(mailbox, deps) }))
  await deps.jobs.work(kind, {
    concurrency: 1,
    run: async (_job, signal) => {
      for (const { mailbox, account } of open) await readOne(mailbox, { ...deps, account, counts, worker }, signal)
    },
  })
  await deps.jobs.repeat(kind, everyMs)
  return worker
}

type OpenAccount = () => Promise<ImapAccount>

/** Opens the account only once and then reuses it, because an open account may contain a renewed token. */
function openOnce(setting: DmarcMailboxSetting, deps: ReportReadingDeps): OpenAccount {
  let made: Promise<ImapAccount> | null = null
  return async () => {
    made ??= openAccount(setting, deps)
    return await made.catch((error: unknown) => {
      made = null
      throw error
    })
  }
}

async function openAccount({ name, mailbox }: DmarcMailboxSetting, deps: ReportReadingDeps): Promise<ImapAccount> {
  const { log } = deps
  const caPem = mailbox.caPath === null ? null : await readAuthorities(mailbox.caPath, deps)
  const callbacks = {
    onNotice: (_address: string, text: string) => log.warn('mailbox notice', { mailbox: name, text }),
    onError: (_address: string, error: unknown) => log.warn('refresh token not saved', { mailbox: name, error }),
  }
  return toMailbox(mailbox, { origin: 'file', caPem }, { ...deps, ...callbacks }).account
}

/**
 * Reads the CA file. @throws ImapFailure for any problem, because any other error would keep presend from reading the
 * other mailboxes
 */
async function readAuthorities(path: string, { files, workingDirectory }: ReportReadingDeps): Promise<string> {
  try {
    return await files.readText(resolve(workingDirectory, path))
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown error'
    throw new ImapFailure('untrusted', `the ca-file "${path}" cannot be read: ${reason}`)
  }
}

interface MailboxDeps extends ReportReadingDeps {
  readonly account: OpenAccount
  readonly counts: ReadingCounts
  readonly worker: ReportWorker
}

/**
 * Reads one mailbox. If that fails, logs the failure; the next run reads the mailbox again.
 *
 * @throws database errors, which make the job retry
 */
async function readOne(setting: DmarcMailboxSetting, deps: MailboxDeps, signal: AbortSignal): Promise<void> {
  const { store, clock, log, counts } = deps
  const { name } = setting
  const owner = { workspaceId: setting.workspaceId, email: setting.email, nowMs: clock.nowMs() }
  const account = await reportsAccount(owner, store)
  if (account.status === 'bad') {
    return log.warn('dmarc mailbox skipped', {
      mailbox: name,
      reason: account.problems.map(renderProblem).join(' | '),
    })
  }
  try {
    const mailbox = toReportMailbox(setting, account.value.id, await deps.account())
    const { connect, worker } = deps
    const ports = { store, clock, limits: usualImapLimits, connect, readMail: worker.read }
    const onRefused = (reason: string): void => log.warn('dmarc report rejected', { mailbox: name, reason })
    const reading = await readReportMailbox(mailbox, { ...ports, onRefused }, signal)
    counts.add(reading)
    if (reading.mails > 0) log.info('dmarc reports read', { mailbox: name, ...reading })
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ImapFailure)) throw error
    counts.failed()
    log.warn('dmarc mailbox unreachable', { mailbox: name, reason: error.message })
  }
}

function toReportMailbox(setting: DmarcMailboxSetting, accountId: number, account: ImapAccount): ReportMailbox {
  const { name, folder, domains, onlyFrom, afterReading, mailbox } = setting
  return { name, folder, domains, onlyFrom, afterReading, accountId, account, authservIds: mailbox.authservIds }
}

interface ReadingCounts {
  add(reading: MailboxReading): void
  failed(): void
}

function readingCounts(metrics: ServiceMetrics): ReadingCounts {
  const totals = { kept: 0, known: 0, left_out: 0, refused: 0 }
  let failures = 0
  metrics.watch({
    name: 'presend_dmarc_reports_total',
    help: 'DMARC aggregate reports received by email, by outcome',
    kind: 'counter',
    labelNames: ['outcome'],
    read: () => Object.entries(totals).map(([outcome, value]) => ({ labels: { outcome }, value })),
  })
  metrics.watch({
    name: 'presend_dmarc_mailbox_failures_total',
    help: 'Failed attempts to read mailboxes with DMARC reports',
    kind: 'counter',
    read: () => [{ labels: {}, value: failures }],
  })
  return {
    add: ({ kept, known, leftOut, refused }) => {
      totals.kept += kept
      totals.known += known
      totals.left_out += leftOut
      totals.refused += refused
    },
    failed: () => {
      failures += 1
    },
  }
}
