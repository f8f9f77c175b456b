/** Checks one seed mailbox: connects, inspects it, sends it a message and reads it back. */

import type { ComposedMessage } from '../../mail/message.ts'
import type { SubmissionOutcome } from '../../mail/submission-outcome.ts'
import type { Clock, Random } from '../../world/world.ts'
import { removalOf } from '../imap/clean-folder.ts'
import type { ConnectImap, ImapConnection } from '../imap/imap-connection.ts'
import { type FailureKind, ImapFailure } from '../imap/imap-failure.ts'
import { usualImapLimits } from '../imap/imap-limits.ts'
import type { WatchedMailbox } from '../imap/watched-mailbox.ts'
import { type CheckLetter, composeLetter, type LetterSender } from './check-letter.ts'
import { type FoundLetter, findLetter, markFolders } from './find-letter.ts'
import { type InspectedMailbox, inspectMailbox } from './inspect-mailbox.ts'
import { judgeResults } from './judge-letter.ts'
import { type CheckedPart, completeParts, type SeedCheck, works, wrong } from './seed-check.ts'

/** Dependencies of a check. */
export interface CheckSeedPorts {
  readonly clock: Clock
  readonly random: Random
  readonly connect: ConnectImap
  /** `null`: no message is sent. */
  readonly post: LetterPost | null
}

/** How messages are sent. */
export interface LetterPost {
  readonly sender: LetterSender
  /** Submits a message. Never rejects because of a server's reply. */
  submit(message: ComposedMessage, signal: AbortSignal): Promise<SubmissionOutcome>
  /** Longest wait from acceptance by the SMTP server until the message is in the mailbox. */
  readonly waitMs: number
}

/** Checks a seed. Failures of the mailbox are results, not exceptions. @throws the signal's reason */
export async function checkSeed(
  mailbox: WatchedMailbox,
  ports: CheckSeedPorts,
  signal: AbortSignal,
): Promise<SeedCheck> {
  const known: CheckedPart[] = []
  let found: FoundLetter | null = null
  let acceptedAtMs = 0
  try {
    const tools = { clock: ports.clock, limits: usualImapLimits, signal }
    await using connection = await ports.connect(mailbox.account, tools)
    known.push(connectionPart(mailbox, connection), works('login', `as ${mailbox.account.username}`))
    const inspected = await inspectMailbox(connection)
    known.push(...inspected.parts)
    if (ports.post !== null) {
      const trip = await sendAndFind({ mailbox, inspected, post: ports.post }, { connection, ...ports, signal })
      known.push(...trip.parts)
      found = trip.found
      acceptedAtMs = trip.acceptedAtMs
    }
  } catch (error) {
    // Do not report a defect in presend as a failure of the mailbox.
    if (!(error instanceof ImapFailure)) throw error
    known.push(failedPart(error, known))
  }
  const isHurt = known.some((part) => part.status === 'fails')
  const why = isHurt || ports.post !== null ? 'an earlier part failed' : 'no message was sent'
  return {
    address: mailbox.address,
    parts: completeParts(known, why),
    folder: found === null ? null : folderOf(found),
    delayMs: found === null || found.folder.role === 'other' ? null : Math.max(0, found.seenAtMs - acceptedAtMs),
  }
}

interface Trip {
  readonly parts: readonly CheckedPart[]
  readonly found: FoundLetter | null
  readonly acceptedAtMs: number
}

interface TripPlan {
  readonly mailbox: WatchedMailbox
  readonly inspected: InspectedMailbox
  readonly post: LetterPost
}

interface TripTools extends Pick<CheckSeedPorts, 'clock' | 'random'> {
  readonly connection: ImapConnection
  readonly signal: AbortSignal
}

async function sendAndFind(plan: TripPlan, tools: TripTools): Promise<Trip> {
  const { mailbox, inspected, post } = plan
  const { connection, clock, signal } = tools
  const folders = inspected.found.watched
  const { others } = inspected.found
  const marks = await markFolders({ folders, others }, connection)
  const letter = await composeLetter(mailbox, post.sender, tools)
  const outcome = await post.submit(letter.message, signal)
  const sentAtMs = outcome.status === 'accepted' ? outcome.acceptedAtMs : clock.nowMs()
  if (outcome.status !== 'accepted' && outcome.status !== 'unknown') {
    return { parts: [unsentPart(outcome, isTagged(mailbox, letter))], found: null, acceptedAtMs: sentAtMs }
  }
  const deadlineMs = clock.monotonicMs() + post.waitMs
  const found = await findLetter({ id: letter.id, folders, others, marks, deadlineMs }, tools)
  if (found === null) return { parts: [lostPart(plan, letter)], found, acceptedAtMs: sentAtMs }
  const parts = [arrivedPart(found, sentAtMs), plusPart(mailbox, letter), judgeResults(found.fetched.head, mailbox)]
  await removeQuietly(found, inspected.found.trashPath, connection)
  return { parts, found, acceptedAtMs: sentAtMs }
}

function connectionPart({ account }: WatchedMailbox, { abilities }: ImapConnection): CheckedPart {
  const where = `${account.host}:${account.port}`
  if (abilities.encryption !== null) return works('connection', `${where}, ${abilities.encryption}`)
  return works('connection', `${where}, in the clear (tls: none)`)
}

/** The part that each kind of failure belongs to, and its fix. */
const failures: Readonly<Record<FailureKind, { readonly name: 'connection' | 'login'; readonly todo: string }>> = {
  unreachable: {
    name: 'connection',
    todo: 'check host and port, that the server is running, and that no firewall blocks it',
  },
  untrusted: {
    name: 'connection',
    todo: "set ca-file to the authority that signed the server's certificate, or correct host and tls",
  },
  'no-tls': {
    name: 'connection',
    todo: 'correct port and tls (usually implicit on port 993, starttls on 143); presend does not fall back to an unencrypted login',
  },
  'refused-login': {
    name: 'login',
    todo: 'correct the username and password; many providers require an app password or OAuth2',
  },
  throttled: { name: 'login', todo: 'wait; the provider limits connections or commands for this account' },
  unavailable: { name: 'login', todo: 'wait, or ask the provider; it reports that the mailbox is unavailable' },
  unusable: { name: 'connection', todo: 'check that host, port and tls belong to an IMAP server' },
  'no-login': { name: 'login', todo: 'set a valid secret for the seed' },
  'no-token': { name: 'login', todo: "wait; the provider's token endpoint currently issues no access token" },
}

function failedPart(failure: ImapFailure, known: readonly CheckedPart[]): CheckedPart {
  const { name, todo } = failures[failure.kind]
  const isLoggedIn = known.some((part) => part.name === 'login')
  // After the login, every failure counts as a lost connection.
  if (isLoggedIn)
    return wrong('delivery', { status: 'fails', detail: `the mailbox was lost: ${failure.message}`, todo })
  return wrong(name, { status: 'fails', detail: failure.message, todo })
}

function unsentPart(
  outcome: Extract<SubmissionOutcome, { status: 'rejected' | 'not-attempted' }>,
  hasTag: boolean,
): CheckedPart {
  const detail =
    outcome.status === 'rejected'
      ? `the SMTP server rejected the message at ${outcome.phase}: ${replyText(outcome.reply)}`
      : `the message was not sent: ${outcome.reason}`
  return wrong('delivery', {
    status: 'fails',
    detail,
    todo: hasTag
      ? `check that ${outcome.seed} accepts mail (set plus-address: false if the provider has no plus-addresses), that the mailbox is not full, and that the SMTP account may send to it`
      : 'check that the address exists, that the mailbox is not full, and that the SMTP account may send to it',
  })
}

function replyText({ code, enhancedCode, text }: Extract<SubmissionOutcome, { status: 'rejected' }>['reply']): string {
  return [code, enhancedCode, text].filter((part) => part !== null && part !== '').join(' ')
}

function lostPart({ mailbox, post }: TripPlan, { message }: CheckLetter): CheckedPart {
  const { recipient } = message.envelope
  return wrong('delivery', {
    status: 'fails',
    detail: `the SMTP server accepted the message to ${recipient}, but it was not found within ${Math.round(post.waitMs / 1000)} s`,
    todo: mailbox.hasPlusAddress
      ? 'check whether it bounced: the mailbox may be full, or may not accept plus-addresses (then set plus-address: false)'
      : 'check whether it bounced: the mailbox may be full, or one of its rules may have deleted the message',
  })
}

function arrivedPart({ folder, seenAtMs }: FoundLetter, sentAtMs: number): CheckedPart {
  if (folder.role === 'other') {
    return wrong('delivery', {
      status: 'fails',
      detail: `the message was filed in ${folder.path}, which is neither the inbox nor a spam folder`,
      todo: 'remove the mailbox rule that files mail there; it hides the decision of the provider, and tests then show no folder',
    })
  }
  const seconds = (Math.max(0, seenAtMs - sentAtMs) / 1000).toFixed(1)
  return works('delivery', `found in ${folder.path} after ${seconds} s`)
}

function plusPart({ address, hasPlusAddress }: WatchedMailbox, { message }: CheckLetter): CheckedPart {
  if (!hasPlusAddress) return works('plus-address', 'not used: mail is matched by its tracking id')
  if (isTagged({ address }, { message })) return works('plus-address', 'the message arrived at a plus-address')
  return works('plus-address', 'the address is too long for a tag: mail is matched by its tracking id')
}

function isTagged({ address }: Pick<WatchedMailbox, 'address'>, { message }: Pick<CheckLetter, 'message'>): boolean {
  return message.envelope.recipient !== address
}

const folders = { inbox: 'INBOX', spam: 'Spam', other: null } as const

function folderOf({ folder }: FoundLetter): SeedCheck['folder'] {
  return folders[folder.role]
}

/**
 * Deletes the message; a failure is ignored. As in `cleanFolder`, it stays if the server cannot delete a single message, and
 * Gmail moves it to the trash.
 */
async function removeQuietly(
  { folder, fetched }: FoundLetter,
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
