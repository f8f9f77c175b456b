/** Tries out one seed mailbox: connects, looks around, sends it a letter, and reads that back. */

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

/** What trying out asks of the outside. */
export interface CheckSeedPorts {
  readonly clock: Clock
  readonly random: Random
  readonly connect: ConnectImap
  /** `null`: nothing is sent. */
  readonly post: LetterPost | null
}

/** How letters are sent. */
export interface LetterPost {
  readonly sender: LetterSender
  /** Hands one over; never rejects for what a server says. */
  submit(message: ComposedMessage, signal: AbortSignal): Promise<SubmissionOutcome>
  /** How long a letter may take from its acceptance until it lies in the mailbox. */
  readonly waitMs: number
}

/** Whatever a mailbox does is what is to be known, so nothing that it does rejects. @throws the signal's reason */
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
    // A fault of our own must not pass for one of the mailbox.
    if (!(error instanceof ImapFailure)) throw error
    known.push(failedPart(error, known))
  }
  const isHurt = known.some((part) => part.status === 'fails')
  const why = isHurt || ports.post !== null ? 'something before it was in the way' : 'no letter was sent'
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

/** Which part a failure belongs to, and what a person can do about it. */
const failures: Readonly<Record<FailureKind, { readonly name: 'connection' | 'login'; readonly todo: string }>> = {
  unreachable: {
    name: 'connection',
    todo: 'see that host and port are right, that the server runs and no firewall is between',
  },
  untrusted: {
    name: 'connection',
    todo: "name the authority that signed the server's certificate as ca-file, or correct host and tls",
  },
  'no-tls': {
    name: 'connection',
    todo: 'correct port and tls: implicit is usual on port 993, starttls on 143; presend never logs in without encryption instead',
  },
  'refused-login': {
    name: 'login',
    todo: 'correct user name and password; many providers want an app password, or OAuth2',
  },
  throttled: { name: 'login', todo: 'wait; the provider wants fewer connections or commands for this account' },
  unavailable: { name: 'login', todo: 'wait, and ask the provider: it says that the mailbox cannot be used now' },
  unusable: { name: 'connection', todo: 'see that host, port and tls are those of an IMAP server' },
  'no-login': { name: 'login', todo: 'give the seed a secret that holds' },
  'no-token': { name: 'login', todo: "wait: the provider's token endpoint gives no access token now" },
}

function failedPart(failure: ImapFailure, known: readonly CheckedPart[]): CheckedPart {
  const { name, todo } = failures[failure.kind]
  const isLoggedIn = known.some((part) => part.name === 'login')
  // What breaks after the login is the connection, whatever broke it.
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
      ? `the SMTP server refused the letter at ${outcome.phase}: ${replyText(outcome.reply)}`
      : `the letter was not sent: ${outcome.reason}`
  return wrong('delivery', {
    status: 'fails',
    detail,
    todo: hasTag
      ? `see that ${outcome.seed} is taken (a provider without plus-addresses refuses it: then set plus-address: false), that the mailbox is not full, and that the SMTP account may send to it`
      : 'see that the address exists, that the mailbox is not full, and that the SMTP account may send to it',
  })
}

function replyText({ code, enhancedCode, text }: Extract<SubmissionOutcome, { status: 'rejected' }>['reply']): string {
  return [code, enhancedCode, text].filter((part) => part !== null && part !== '').join(' ')
}

function lostPart({ mailbox, post }: TripPlan, { message }: CheckLetter): CheckedPart {
  const { recipient } = message.envelope
  return wrong('delivery', {
    status: 'fails',
    detail: `the letter to ${recipient} was taken by the SMTP server and not found within ${Math.round(post.waitMs / 1000)} s`,
    todo: mailbox.hasPlusAddress
      ? 'see whether it came back to the sender: the mailbox may be full, or not take plus-addresses (then set plus-address: false)'
      : 'see whether it came back to the sender: the mailbox may be full, or a rule of it may have deleted the letter',
  })
}

function arrivedPart({ folder, seenAtMs }: FoundLetter, sentAtMs: number): CheckedPart {
  if (folder.role === 'other') {
    return wrong('delivery', {
      status: 'fails',
      detail: `the letter lies in ${folder.path}, which is neither the inbox nor a spam folder`,
      todo: 'take the rule that files mail there out of the mailbox: where it puts mail says nothing of the provider, and tests then show no folder',
    })
  }
  const seconds = (Math.max(0, seenAtMs - sentAtMs) / 1000).toFixed(1)
  return works('delivery', `found in ${folder.path} after ${seconds} s`)
}

function plusPart({ address, hasPlusAddress }: WatchedMailbox, { message }: CheckLetter): CheckedPart {
  if (!hasPlusAddress) return works('plus-address', 'not used: mail is matched by its tracking id')
  if (isTagged({ address }, { message })) return works('plus-address', 'the letter came to an address with a tag')
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
 * The letter is ours and of no more use; a mailbox that keeps it is no worse for that. As in `cleanFolder`: where the
 * server cannot delete just this one it stays, and at Gmail it goes to the trash.
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
