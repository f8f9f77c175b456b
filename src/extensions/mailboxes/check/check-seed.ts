/** Checks seed mailboxes: connects, inspects the mailbox, sends it a test message and reads the message back. */

import type { ComposedMessage } from '../../../foundation/mail/message.ts'
import { renderReply, type SubmissionOutcome } from '../../../foundation/mail/submission-outcome.ts'
import type { Clock, Random } from '../../../foundation/world/world.ts'
import { removalOf } from '../imap/cleanup.ts'
import type { ConnectImap, ImapConnection } from '../imap/imap-connection.ts'
import { type FailureKind, ImapFailure } from '../imap/imap-failure.ts'
import { usualImapLimits } from '../imap/imap-limits.ts'
import type { WatchedMailbox } from '../imap/watched-mailbox.ts'
import { type CheckMessage, type CheckSender, composeCheckMessage } from './check-message.ts'
import { type FoundMessage, findMessage, markFolders } from './find-message.ts'
import { type InspectedMailbox, inspectMailbox } from './inspect-mailbox.ts'
import { judgeResults } from './judge-results.ts'
import { type CheckedPart, completeParts, needsFix, type SeedCheck, works } from './seed-check.ts'

/** Dependencies of a check. */
export interface CheckSeedPorts {
  readonly clock: Clock
  readonly random: Random
  readonly connect: ConnectImap
  /** How the test message is sent; `null` to send no message. */
  readonly submission: CheckSubmission | null
}

/** How test messages are sent. */
export interface CheckSubmission {
  readonly sender: CheckSender
  /**
   * Submits a message. If the server rejects the message, the promise does not reject, but resolves with the rejection
   * as the outcome.
   */
  submit(message: ComposedMessage, signal: AbortSignal): Promise<SubmissionOutcome>
  /** The maximum time from acceptance by the SMTP server until arrival in the mailbox. */
  readonly waitMs: number
}

/** The maximum number of concurrent checks, which is low because providers limit connections per client address. */
const concurrency = 8

/** Checks many seeds. Returns one result per seed, in the same order. @throws the signal's reason */
export async function checkSeeds(
  mailboxes: readonly WatchedMailbox[],
  ports: CheckSeedPorts,
  signal: AbortSignal,
): Promise<readonly SeedCheck[]> {
  const checks = new Map<string, SeedCheck>()
  const waiting = mailboxes.values()
  const work = async (): Promise<void> => {
    for (const mailbox of waiting) {
      checks.set(mailbox.address, await checkSeed(mailbox, ports, signal))
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, mailboxes.length) }, work))
  return mailboxes.flatMap(({ address }) => checks.get(address) ?? [])
}

/** Checks a seed. A failure of the mailbox is part of the result and is not thrown. @throws the signal's reason */
export async function checkSeed(
  mailbox: WatchedMailbox,
  ports: CheckSeedPorts,
  signal: AbortSignal,
): Promise<SeedCheck> {
  const { clock, connect, submission } = ports
  const parts: CheckedPart[] = []
  let delivery: Delivery | null = null
  try {
    await using connection = await connect(mailbox.account, { clock, limits: usualImapLimits, signal })
    parts.push(connectionPart(mailbox, connection), works('login', `as ${mailbox.account.username}`))
    const inspected = await inspectMailbox(connection)
    parts.push(...inspected.parts)
    if (submission !== null) {
      delivery = await sendAndFind({ mailbox, inspected, submission }, { ...ports, connection, signal })
      parts.push(...delivery.parts)
    }
  } catch (error) {
    // Rethrow all other errors, so that a bug in presend is not reported as a failure of the mailbox.
    if (!(error instanceof ImapFailure)) throw error
    parts.push(failedPart(error, parts))
  }
  const hasFailed = parts.some((part) => part.status === 'fails')
  const reason = hasFailed || submission !== null ? 'an earlier part failed' : 'no message was sent'
  const { folder = null, delayMs = null } = delivery ?? {}
  return { address: mailbox.address, parts: completeParts(parts, reason), folder, delayMs }
}

interface Delivery extends Partial<Pick<SeedCheck, 'folder' | 'delayMs'>> {
  readonly parts: readonly CheckedPart[]
}

interface DeliveryPlan {
  readonly mailbox: WatchedMailbox
  readonly inspected: InspectedMailbox
  readonly submission: CheckSubmission
}

interface DeliveryTools extends Pick<CheckSeedPorts, 'clock' | 'random'> {
  readonly connection: ImapConnection
  readonly signal: AbortSignal
}

async function sendAndFind(plan: DeliveryPlan, tools: DeliveryTools): Promise<Delivery> {
  const { mailbox, inspected, submission } = plan
  const { connection, clock, signal } = tools
  const { watched: folders, others, trashPath } = inspected.found
  const marks = await markFolders({ folders, others }, connection)
  const sent = await composeCheckMessage(mailbox, submission.sender, tools)
  const outcome = await submission.submit(sent.message, signal)
  if (outcome.status !== 'accepted' && outcome.status !== 'unknown') {
    return { parts: [unsentPart(outcome, isTagged(mailbox, sent))] }
  }
  const sentAtMs = outcome.status === 'accepted' ? outcome.acceptedAtMs : clock.nowMs()
  const deadlineMs = clock.monotonicMs() + submission.waitMs
  const found = await findMessage({ id: sent.id, folders, others, marks, deadlineMs }, tools)
  if (found === null) return { parts: [lostPart(plan, sent)] }
  const delayMs = Math.max(0, found.seenAtMs - sentAtMs)
  const parts = [arrivedPart(found, delayMs), plusPart(mailbox, sent), judgeResults(found.fetched.head, mailbox)]
  await removeQuietly(found, trashPath, connection)
  if (found.folder.role === 'other') return { parts }
  return { parts, folder: found.folder.role === 'inbox' ? 'INBOX' : 'Spam', delayMs }
}

function connectionPart({ account }: WatchedMailbox, { abilities }: ImapConnection): CheckedPart {
  const where = `${account.host}:${account.port}`
  if (abilities.encryption !== null) return works('connection', `${where}, ${abilities.encryption}`)
  return works('connection', `${where}, unencrypted (tls: none)`)
}

/** Maps each kind of failure to its fix and to the part of the check that failed. */
const failures: Readonly<Record<FailureKind, { readonly name: 'connection' | 'login'; readonly todo: string }>> = {
  unreachable: {
    name: 'connection',
    todo: 'check that host and port are correct, that the server is running, and that no firewall blocks it',
  },
  untrusted: {
    name: 'connection',
    todo: "set ca-file to the certificate of the CA that signed the server's certificate, or correct host and tls",
  },
  'no-tls': {
    name: 'connection',
    todo: 'correct port and tls (usually tls: implicit with port 993, or tls: starttls with port 143); presend does not fall back to an unencrypted login',
  },
  'refused-login': {
    name: 'login',
    todo: 'correct the username and password; many providers require an app password or OAuth2',
  },
  throttled: { name: 'login', todo: 'wait: the provider limits connections or commands for this account' },
  unavailable: { name: 'login', todo: 'wait, or contact the provider, which reports that the mailbox is unavailable' },
  unusable: { name: 'connection', todo: 'check that host, port and tls are correct for an IMAP server' },
  'no-login': { name: 'login', todo: 'set a valid secret for the seed' },
  'no-token': {
    name: 'login',
    todo: "try again later: the provider's token endpoint is not issuing access tokens at the moment",
  },
}

function failedPart(failure: ImapFailure, known: readonly CheckedPart[]): CheckedPart {
  const { name, todo } = failures[failure.kind]
  const isLoggedIn = known.some((part) => part.name === 'login')
  // After the login, every failure means that the connection was lost.
  if (isLoggedIn)
    return needsFix('delivery', {
      status: 'fails',
      detail: `lost the connection to the mailbox: ${failure.message}`,
      todo,
    })
  return needsFix(name, { status: 'fails', detail: failure.message, todo })
}

function unsentPart(
  outcome: Extract<SubmissionOutcome, { status: 'rejected' | 'not-attempted' }>,
  hasTag: boolean,
): CheckedPart {
  const detail =
    outcome.status === 'rejected'
      ? `the SMTP server rejected the message at ${outcome.phase}: ${renderReply(outcome.reply)}`
      : `the message was not sent: ${outcome.reason}`
  return needsFix('delivery', {
    status: 'fails',
    detail,
    todo: hasTag
      ? `check that ${outcome.seed} accepts mail (set plus-address: false if the provider does not support plus-addresses), that the mailbox is not full, and that the SMTP account may send to it`
      : 'check that the address exists, that the mailbox is not full, and that the SMTP account may send to it',
  })
}

function lostPart({ mailbox, submission }: DeliveryPlan, { message }: CheckMessage): CheckedPart {
  const { recipient } = message.envelope
  return needsFix('delivery', {
    status: 'fails',
    detail: `the SMTP server accepted the message to ${recipient}, but presend did not find it in the mailbox within ${Math.round(submission.waitMs / 1000)} s`,
    todo: mailbox.hasPlusAddress
      ? 'check whether the message bounced: the mailbox may be full, or may not accept plus-addresses (in that case, set plus-address: false)'
      : 'check whether the message bounced: the mailbox may be full, or one of its rules may have deleted the message',
  })
}

function arrivedPart({ folder }: FoundMessage, delayMs: number): CheckedPart {
  if (folder.role === 'other') {
    return needsFix('delivery', {
      status: 'fails',
      detail: `the message was filed in ${folder.path}, which is neither the inbox nor a spam folder`,
      todo: "remove the mailbox rule that files mail there: it hides the provider's own decision, so test results would show no folder",
    })
  }
  return works('delivery', `found in ${folder.path} after ${(delayMs / 1000).toFixed(1)} s`)
}

function plusPart({ address, hasPlusAddress }: WatchedMailbox, { message }: CheckMessage): CheckedPart {
  if (!hasPlusAddress) return works('plus-address', 'not used: mail is matched by its tracking id')
  if (isTagged({ address }, { message })) return works('plus-address', 'the message arrived at the plus-address')
  return works(
    'plus-address',
    'not used, because the address is too long for a tag: mail is matched by its tracking id',
  )
}

function isTagged({ address }: Pick<WatchedMailbox, 'address'>, { message }: Pick<CheckMessage, 'message'>): boolean {
  return message.envelope.recipient !== address
}

/** Deletes the test message, as `cleanMailbox` does. Ignores failures. */
async function removeQuietly(
  { folder, fetched }: FoundMessage,
  trashPath: string | null,
  connection: ImapConnection,
): Promise<void> {
  const removal = removalOf(trashPath, { connection })
  try {
    await connection.open(folder.path)
    await removal?.([fetched.uid])
  } catch (error) {
    if (!(error instanceof ImapFailure)) throw error
  }
}
