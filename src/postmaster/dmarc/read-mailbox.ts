/** Reads new reports from a mailbox. Leaves messages unread and in place, unless configured to delete them. */

import type { Problem } from '../../errors/problem.ts'
import { renderProblem } from '../../errors/problem.ts'
import type {
  ConnectImap,
  FetchedHead,
  ImapAccount,
  ImapConnection,
  ImapTools,
} from '../../seeds/imap/imap-connection.ts'
import type { Clock } from '../../world/world.ts'
import type { DmarcStore } from '../storage/dmarc-reports.ts'
import { countKept, type KeptReport, keepReports } from './keep-reports.ts'
import type { ReadReports, ReadRules } from './read-reports.ts'
import type { CarrierRules } from './report-carrier.ts'
import { reportLimits } from './report-limits.ts'
import type { NamedBytes } from './unpack-report.ts'

/** A mailbox with reports. */
export interface ReportMailbox extends CarrierRules {
  /** For storage and logs: `user@host/folder`. */
  readonly name: string
  readonly account: ImapAccount
  readonly folder: string
  readonly accountId: number
  /** See KeepOptions. */
  readonly domains: readonly string[]
  /** `delete`: delete emails whose reports are all stored or known. */
  readonly afterReading: 'keep' | 'delete'
}

/** Dependencies. */
export interface MailboxDeps {
  readonly store: Pick<DmarcStore, 'keepDmarcReport' | 'readDmarcCursor' | 'writeDmarcCursor'>
  readonly clock: Clock
  readonly limits: ImapTools['limits']
  readonly connect: ConnectImap
  /** See ReportWorker. */
  readMail(file: NamedBytes, rules: ReadRules, signal: AbortSignal): Promise<ReadReports>
  /** Called for each unreadable report; `reason` contains untrusted text. */
  onRefused(reason: string): void
}

/** Counts of one pass. */
export interface MailboxReading {
  readonly mails: number
  /** Reports by result. */
  readonly kept: number
  readonly known: number
  /** On other domains, or too old. */
  readonly leftOut: number
  readonly refused: number
  /** Emails without a report. */
  readonly otherMails: number
  readonly deleted: number
}

/** Emails between two cursor updates; after a crash, at most this many are read again. */
const chunkSize = 25

/** @throws ImapFailure, storage errors, or the signal's reason */
export async function readReportMailbox(
  mailbox: ReportMailbox,
  ports: MailboxDeps,
  signal: AbortSignal,
): Promise<MailboxReading> {
  const { clock, limits, store } = ports
  await using connection = await ports.connect(mailbox.account, { clock, limits, signal })
  const { uidValidity } = await connection.open(mailbox.folder)
  const cursor = await store.readDmarcCursor(mailbox.name)
  // With a new UIDVALIDITY, read everything again: known reports are recognized by their ids.
  const firstUid = cursor?.uidValidity === uidValidity ? cursor.nextUid : 1
  const uids = await connection.uidsFrom(firstUid)
  let reading: MailboxReading = { mails: 0, kept: 0, known: 0, leftOut: 0, refused: 0, otherMails: 0, deleted: 0 }
  for (let start = 0; start < uids.length; start += chunkSize) {
    const chunk = uids.slice(start, start + chunkSize)
    reading = plus(reading, await readChunk(chunk, { mailbox, ports, connection, signal }))
    await store.writeDmarcCursor(mailbox.name, { uidValidity, nextUid: (chunk.at(-1) ?? 0) + 1 })
  }
  return reading
}

interface ChunkDeps {
  readonly mailbox: ReportMailbox
  readonly ports: MailboxDeps
  readonly connection: ImapConnection
  readonly signal: AbortSignal
}

async function readChunk(uids: readonly number[], parts: ChunkDeps): Promise<MailboxReading> {
  const { mailbox, connection, signal } = parts
  const done: number[] = []
  let reading: MailboxReading = { mails: 0, kept: 0, known: 0, leftOut: 0, refused: 0, otherMails: 0, deleted: 0 }
  for (const head of await connection.fetchHeads(uids)) {
    signal.throwIfAborted()
    const one = await readMail(head, parts)
    if (one.kept + one.known > 0 && one.refused === 0) done.push(head.uid)
    reading = plus(reading, one)
  }
  // Without UIDPLUS, the server would also delete messages that others have marked.
  if (mailbox.afterReading !== 'delete' || done.length === 0 || !connection.abilities.hasUidPlus) return reading
  await connection.remove(done)
  return { ...reading, deleted: done.length }
}

async function readMail(head: FetchedHead, parts: ChunkDeps): Promise<MailboxReading> {
  const { mailbox, ports, connection, signal } = parts
  const name = `${mailbox.name} UID ${head.uid}`
  const isTooLarge = head.sizeBytes > reportLimits.maxFileBytes
  const bytes = isTooLarge ? null : await connection.fetchBytes(head.uid, reportLimits.maxFileBytes + 1)
  if (bytes === null) {
    return isTooLarge
      ? outcome([tooLarge(name, head.sizeBytes)], [], ports)
      : { ...outcome([], [], ports), otherMails: 0 }
  }
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
    mails: 1,
    kept: counts.kept,
    known: counts.known,
    leftOut: counts['too-old'] + counts['other-domain'],
    refused: problems.length > 0 ? 1 : 0,
    otherMails: problems.length + reports.length === 0 ? 1 : 0,
    deleted: 0,
  }
}

function tooLarge(file: string, sizeBytes: number): Problem {
  const expected = `at most ${reportLimits.maxFileBytes} bytes`
  return { input: 'report', came: `${sizeBytes} bytes`, expected, place: { file } }
}

function plus(left: MailboxReading, right: MailboxReading): MailboxReading {
  return {
    mails: left.mails + right.mails,
    kept: left.kept + right.kept,
    known: left.known + right.known,
    leftOut: left.leftOut + right.leftOut,
    refused: left.refused + right.refused,
    otherMails: left.otherMails + right.otherMails,
    deleted: left.deleted + right.deleted,
  }
}
