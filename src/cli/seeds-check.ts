/** Runs `presend seeds check`, which tests the imap seeds and reports what works. */

import { resolve } from 'node:path'
import { openSmtp } from '../action/assembly/open-smtp.ts'
import { revealDkimKey } from '../check/run-test.ts'
import { environmentValues, type GivenValue } from '../check/settings/given.ts'
import { timeSpan } from '../check/settings/parsers/kinds.ts'
import { readSendingSettings, type SendingSettings } from '../check/settings/read-sending-settings.ts'
import type { CheckSender } from '../extensions/mailboxes/check/check-message.ts'
import { type CheckSubmission, checkSeeds } from '../extensions/mailboxes/check/check-seed.ts'
import { type SeedCheck, seedVerdict } from '../extensions/mailboxes/check/seed-check.ts'
import { openImapThreads } from '../extensions/mailboxes/imap/imap-threads.ts'
import type { WatchedMailbox } from '../extensions/mailboxes/imap/watched-mailbox.ts'
import { suggestName } from '../foundation/errors/closest-name.ts'
import { invalidInput, type PresendError, problemsError, validOrThrow } from '../foundation/errors/presend-error.ts'
import { problemsOf, quoteValue } from '../foundation/errors/problem.ts'
import { parseAddress } from '../foundation/mail/parse-address.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openKnownMailboxes } from './open-known-mailboxes.ts'
import { printJson, printLine, printTable } from './print-data.ts'
import { seedCheckAdvice, seedCheckObject, seedCheckSentence, seedCheckTable } from './seed-check-report.ts'

/** The arguments and options of `presend seeds check`. */
export interface SeedsCheckInput extends StorageInput {
  /** The addresses of the seeds to test; all seeds if empty. */
  readonly addresses: readonly string[]
  /** The settings for the test message, in the form that readSendingSettings() expects. */
  readonly given: readonly GivenValue[]
  readonly wait: string
}

const waitKind = timeSpan({ minMs: 1000, maxMs: 3_600_000 })

/**
 * Tests the seeds. Returns 0 if every seed returns reliable results, otherwise 1.
 *
 * @throws PresendError if nothing can be tested: invalid settings, no seeds, or an SMTP account that does not work
 */
export async function runSeedsCheck(input: SeedsCheckInput, deps: CommandDeps): Promise<number> {
  const { clock, random } = deps.world
  const plan = readPlan(input, deps)
  await using opened = await openKnownMailboxes(input, deps)
  const mailboxes = chosen(opened.mailboxes, input.addresses)
  const { signal } = new AbortController()
  await using smtp = plan === null ? null : await openSubmission(plan, deps)
  await smtp?.verify({ deadlineMs: clock.monotonicMs() + (plan?.waitMs ?? 0) }, signal)
  const submission = plan === null || smtp === null ? null : checkSubmission(plan, smtp, deps)
  using threads = openImapThreads()
  const ports = { clock, random, connect: threads.connect, submission }
  const checks = await checkSeeds(mailboxes, ports, signal)
  await opened.noteWorking(checks.flatMap((check) => (seedVerdict(check) === 'fails' ? [] : [check.address])))
  print(checks, { isJson: input.isJson, isSent: plan !== null }, deps)
  return checks.some((check) => seedVerdict(check) === 'fails') ? 1 : 0
}

type Submission = Awaited<ReturnType<typeof openSmtp>>

/** The test message to send, and how long to wait for it. */
interface MessagePlan {
  readonly settings: SendingSettings
  readonly sender: CheckSender
  readonly waitMs: number
}

/** Reads the settings for the test message, or returns `null` if none is sent. @throws PresendError SETTINGS_INVALID */
function readPlan({ given, wait }: SeedsCheckInput, { world }: CommandDeps): MessagePlan | null {
  const settings = readSendingSettings([...given, ...environmentValues(world.env)])
  const waitMs = waitKind.parse({ form: 'text', text: wait }, '--wait')
  if (settings.status === 'bad' || waitMs.status === 'bad') {
    const problems = [settings, waitMs].flatMap(problemsOf)
    throw problemsError('SETTINGS_INVALID', 'Reading the settings for the test message', problems)
  }
  if (settings.value === null) return null
  return { settings: settings.value, sender: senderOf(settings.value), waitMs: waitMs.value }
}

function senderOf({ from, envelopeFrom, dkim }: SendingSettings): CheckSender {
  const author = validOrThrow(parseAddress(from), 'Reading from')
  const key = dkim === null ? null : revealDkimKey(dkim)
  return { from: author, envelopeFrom: envelopeFrom ?? author.address, dkim: key }
}

async function openSubmission({ settings }: MessagePlan, { world, host }: CommandDeps): Promise<Submission> {
  const readCa = async (path: string): Promise<string> =>
    await world.files.readText(resolve(host.workingDirectory, path))
  return await openSmtp(settings, { world, readCa }, null)
}

function checkSubmission({ sender, waitMs }: MessagePlan, smtp: Submission, { world }: CommandDeps): CheckSubmission {
  return {
    sender,
    waitMs,
    submit: async (message, signal) => {
      const deadlineMs = world.clock.monotonicMs() + waitMs
      const [outcome] = await smtp.submit([message], { deadlineMs, onOutcome: () => undefined }, signal)
      if (outcome === undefined) throw new TypeError('expected one outcome for one message, got none')
      return outcome
    },
  }
}

/**
 * Returns the seeds to test. @throws PresendError SETTINGS_INVALID if there are no seeds, or if an address does not
 * belong to a seed
 */
function chosen(mailboxes: readonly WatchedMailbox[], addresses: readonly string[]): readonly WatchedMailbox[] {
  const known = mailboxes.map(({ address }) => address)
  if (known.length === 0) throw noSeeds()
  const wanted = new Set(addresses.map((address) => address.trim().toLowerCase()))
  const unknown = [...wanted].filter((address) => !known.includes(address))
  if (unknown.length > 0) {
    const problems = unknown.map((address) => ({
      input: 'address',
      came: quoteValue(address),
      expected: 'the address of an imap seed',
      todo: suggestName(address, known),
    }))
    throw problemsError('SETTINGS_INVALID', 'Choosing seeds', problems)
  }
  return wanted.size === 0 ? mailboxes : mailboxes.filter(({ address }) => wanted.has(address))
}

function noSeeds(): PresendError {
  return invalidInput({
    done: 'Looking for seeds to test',
    came: 'none',
    expected: 'an imap seed in the service file, or one added with presend seeds add',
    todo: 'pass the service file with --config and the database with --storage; local seeds do not need a test',
  })
}

function print(
  checks: readonly SeedCheck[],
  { isJson, isSent }: { readonly isJson: boolean; readonly isSent: boolean },
  { terminal }: CommandDeps,
): void {
  if (isJson) {
    printJson({ seeds: checks.map(seedCheckObject) }, terminal)
    return
  }
  printTable(seedCheckTable(checks), terminal)
  for (const advice of seedCheckAdvice(checks)) printLine(advice, terminal)
  const note = isSent ? '' : '; no message was sent: add --smtp-host and --from to test delivery'
  terminal.print(`${seedCheckSentence(checks)}${note}\n`)
}
