/** Reads new reports from a mailbox. Leaves emails unread and in place, unless `delete` is configured. */

import { type Problem, renderProblem } from '../../../foundation/errors/problem.ts'
import type { Clock } from '../../../foundation/world/world.ts'
import type {
  ConnectImap,
  FetchedHead,
  ImapAccount,
  ImapConnection,
  ImapTools,
} from '../../mailboxes/imap/imap-connection.ts'
import type { DmarcStore } from '../storage/dmarc-reports.ts'
import { countKept, type KeptReport, keepReports } from './keep-reports.ts'
import type { ReadReports, ReadRules } from './read-reports.ts'
import type { CarrierRules } from './report-carrier.ts'
import { reportLimits, tooLarge } from './report-limits.ts'
import type { NamedBytes } from './unpack-report.ts'

/** A mailbox that receives reports. */
export interface ReportMailbox extends CarrierRules {
  /** The name used in the database and in logs: `user@host/folder`. */
  readonly name: string
  readonly account: ImapAccount
  readonly folder: string
  readonly accountId: number
  /** Only reports about these domains are stored; if the list is empty, all reports are stored. */
  readonly domains: readonly string[]
  /** With `delete`, presend deletes an email once all its reports are stored. */
  readonly afterReading: 'keep' | 'delete'
}

/** The dependencies for reading a mailbox. */
export interface MailboxDeps {
  readonly store: Pick<DmarcStore, 'keepDmarcReport' | 'readDmarcCursor' | 'writeDmarcCursor'>
  readonly clock: Clock
  readonly limits: ImapTools['limits']
  readonly connect: ConnectImap
  /** Reads the reports in an email, in the worker thread. */
  readMail(file: NamedBytes, rules: ReadRules, signal: AbortSignal): Promise<ReadReports>
  /** Called for each unreadable report; `reason` contains untrusted text. */
  onRefused(reason: string): void
}

const countNames = ['mails', 'kept', 'known', 'leftOut', 'refused', 'otherMails', 'deleted'] as const

/**
 * Counts for one pass over a mailbox: emails, reports by result, emails without a report, and deleted emails. `leftOut`
 * counts reports that are about other domains or too old; `refused` counts reports that are unreadable or not trusted.
 */
export type MailboxReading = Readonly<Record<(typeof countNames)[number], number>>

const nothingRead: MailboxReading = { mails: 0, kept: 0, known: 0, leftOut: 0, refused: 0, otherMails: 0, deleted: 0 }

/** The number of emails to read between two cursor updates. After a crash, at most this many emails are read again. */
const chunkSize = 25

/** @throws ImapFailure, database errors, or the signal's reason */
export async function readReportMailbox(
  mailbox: ReportMailbox,
  ports: MailboxDeps,
  signal: AbortSignal,
): Promise<MailboxReading> {
  const { clock, limits, store } = ports
  await using connection = await ports.connect(mailbox.account, { clock, limits, signal })
  const { uidValidity } = await connection.open(mailbox.folder)
  const cursor = await store.readDmarcCursor(mailbox.name)
  // After a UIDVALIDITY change, presend reads all emails again and skips reports that are already stored.
  const firstUid = cursor?.uidValidity === uidValidity ? cursor.nextUid : 1
  const uids = await connection.uidsFrom(firstUid)
  let reading = nothingRead
  for (let start = 0; start < uids.length; start += chunkSize) {
    const chunk = uids.slice(start, start + chunkSize)
    reading = plus(reading, await readChunk(chunk, { mailbox, ports, connection, signal }))
    await store.writeDmarcCursor(mailbox.name, { uidValidity, nextUid: (chunk.at(-1) ?? 0) + 1 })
  }
  return reading
}

interface ChunkContext {
  readonly mailbox: ReportMailbox
  readonly ports: MailboxDeps
  readonly connection: ImapConnection
  readonly signal: AbortSignal
}

async function readChunk(uids: readonly number[], context: ChunkContext): Promise<MailboxReading> {
  const { mailbox, connection, signal } = context
  const done: number[] = []
  let reading = nothingRead
  for (const head of await connection.fetchHeads(uids)) {
    signal.throwIfAborted()
    const one = await readMail(head, context)
    if (one.kept + one.known > 0 && one.refused === 0) done.push(head.uid)
    reading = plus(reading, one)
  }
  // Delete only with UIDPLUS: without it, the server would also delete messages that other clients have marked as
  // deleted.
  if (mailbox.afterReading !== 'delete' || done.length === 0 || !connection.abilities.hasUidPlus) return reading
  await connection.remove(done)
  return { ...reading, deleted: done.length }
}

async function readMail(head: FetchedHead, context: ChunkContext): Promise<MailboxReading> {
  const { mailbox, ports, connection, signal } = context
  const name = `${mailbox.name} UID ${head.uid}`
  if (head.sizeBytes > reportLimits.maxFileBytes) return outcome([tooLarge(name, head.sizeBytes)], [], ports)
  const bytes = await connection.fetchBytes(head.uid, reportLimits.maxFileBytes + 1)
  // If there are no bytes, another client has deleted the email in the meantime.
  if (bytes === null) return { ...nothingRead, mails: 1 }
  const nowMs = ports.clock.nowMs()
  const { authservIds, onlyFrom } = mailbox
  const read = await ports.readMail({ name, bytes }, { authservIds, onlyFrom, nowMs }, signal)
  const { accountId, domains } = mailbox
  const kept = await keepReports(read.reports, { store: ports.store, accountId, domains, nowMs })
  return outcome(read.problems, kept, ports)
}

function outcome(
  problems: readonly Problem[],
  reports: readonly KeptReport[],
  { onRefused }: Pick<MailboxDeps, 'onRefused'>,
): MailboxReading {
  const counts = countKept(reports)
  if (problems.length > 0) onRefused(problems.map(renderProblem).join(' | '))
  return {
    ...nothingRead,
    mails: 1,
    kept: counts.kept,
    known: counts.known,
    leftOut: counts['too-old'] + counts['other-domain'],
    refused: problems.length > 0 ? 1 : 0,
    otherMails: problems.length + reports.length === 0 ? 1 : 0,
  }
}

function plus(left: MailboxReading, right: MailboxReading): MailboxReading {
  const sum = { ...left }
  for (const name of countNames) sum[name] += right[name]
  return sum
}
