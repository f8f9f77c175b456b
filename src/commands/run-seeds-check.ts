/** `presend seeds check`: tries out the imap seeds, and says of each what works. */

import { resolve } from 'node:path'

import { openSmtp } from '../assembly/open-smtp.ts'
import { revealDkimKey } from '../check/run-test.ts'
import { PresendError, problemsError } from '../errors/presend-error.ts'
import { quoteValue } from '../errors/problem.ts'
import { parseAddress } from '../mail/parse-address.ts'
import { escapeTerminal } from '../report/escape-terminal.ts'
import type { LetterSender } from '../seeds/check/check-letter.ts'
import type { LetterPost } from '../seeds/check/check-seed.ts'
import { checkSeeds } from '../seeds/check/check-seeds.ts'
import { type SeedCheck, seedVerdict } from '../seeds/check/seed-check.ts'
import { openImapThreads } from '../seeds/imap/imap-threads.ts'
import type { WatchedMailbox } from '../seeds/imap/watched-mailbox.ts'
import { suggestName } from '../settings/closest-name.ts'
import { environmentValues } from '../settings/given.ts'
import { timeSpan } from '../settings/kinds.ts'
import { type LetterSettings, readLetterSettings } from '../settings/read-letter-settings.ts'
import type { CommandTools } from './command-parts.ts'
import { openLineMailboxes } from './line-mailboxes.ts'
import { printJson, printTable } from './print-data.ts'
import { seedCheckAdvice, seedCheckObject, seedCheckSentence, seedCheckTable } from './seed-check-objects.ts'
import type { SeedsCheckLine } from './seeds-check-command.ts'

/** Long enough for a provider that greets strangers slowly, short enough for somebody who looks on. */
const usualWait = '2m'
const waitKind = timeSpan({ minMs: 1000, maxMs: 3_600_000 })

/**
 * Tries them out. Ctrl-C ends it at once; all that stays behind is a letter that nobody waits for.
 *
 * @returns 0: every seed gives results that can be trusted; 1: one or more do not
 * @throws PresendError when nothing can be tried: bad settings, no seeds, an SMTP account that does not work
 */
export async function runSeedsCheck(line: SeedsCheckLine, tools: CommandTools): Promise<number> {
  const { clock, random } = tools.world
  const letter = readLetter(line, tools)
  await using opened = await openLineMailboxes(line, tools)
  const mailboxes = chosen(opened.mailboxes, line.addresses)
  const { signal } = new AbortController()
  await using submission = letter === null ? null : await openLetterSubmission(letter, tools)
  await submission?.verify({ deadlineMs: clock.monotonicMs() + (letter?.waitMs ?? 0) }, signal)
  const post = letter === null || submission === null ? null : letterPost(letter, submission, tools)
  using threads = openImapThreads()
  const ports = { clock, random, connect: threads.connect, post }
  const checks = await checkSeeds(mailboxes, ports, signal)
  await opened.noteWorking(checks.flatMap((check) => (seedVerdict(check) === 'fails' ? [] : [check.address])))
  print(checks, line, tools)
  return checks.some((check) => seedVerdict(check) === 'fails') ? 1 : 0
}

type Submission = Awaited<ReturnType<typeof openSmtp>>

interface Letter {
  readonly settings: LetterSettings
  readonly sender: LetterSender
  readonly waitMs: number
}

/** @throws PresendError SETTINGS_INVALID, with all that is wrong */
function readLetter({ given, wait }: SeedsCheckLine, { world }: CommandTools): Letter | null {
  const settings = readLetterSettings([...given, ...environmentValues(world.env)])
  const waitMs = waitKind.parse({ form: 'text', text: wait ?? usualWait }, '--wait')
  if (settings.status === 'bad' || waitMs.status === 'bad') {
    const problems = [settings, waitMs].flatMap((one) => (one.status === 'bad' ? one.problems : []))
    throw problemsError('SETTINGS_INVALID', 'Reading the settings of the letter', problems)
  }
  if (settings.value === null) return null
  return { settings: settings.value, sender: senderOf(settings.value), waitMs: waitMs.value }
}

function senderOf({ from, envelopeFrom, dkim }: LetterSettings): LetterSender {
  const author = parseAddress(from)
  if (author.status === 'bad') throw problemsError('SETTINGS_INVALID', 'Reading from', author.problems)
  const key = dkim === null ? null : revealDkimKey(dkim)
  return { from: author.value, envelopeFrom: envelopeFrom ?? author.value.address, dkim: key }
}

async function openLetterSubmission({ settings }: Letter, { world, host }: CommandTools): Promise<Submission> {
  const readCa = async (path: string): Promise<string> =>
    await world.files.readText(resolve(host.workingDirectory, path))
  return await openSmtp(settings, { world, readCa }, null)
}

function letterPost({ sender, waitMs }: Letter, submission: Submission, { world }: CommandTools): LetterPost {
  return {
    sender,
    waitMs,
    submit: async (message, signal) => {
      const deadlineMs = world.clock.monotonicMs() + waitMs
      const [outcome] = await submission.submit([message], { deadlineMs, onOutcome: () => undefined }, signal)
      if (outcome === undefined) throw new TypeError('one message always has one outcome')
      return outcome
    },
  }
}

/** @throws PresendError SETTINGS_INVALID: there are none, or none of that address */
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
  return new PresendError({
    code: 'SETTINGS_INVALID',
    outcome: 'misconfigured',
    done: 'Looking for seeds to try out',
    came: 'no imap seed',
    expected: 'at least one in the service file or added by presend seeds add',
    todo: 'name the service file with --config and the storage with --storage; local seeds need no trying out',
  })
}

function print(checks: readonly SeedCheck[], line: SeedsCheckLine, { terminal }: CommandTools): void {
  if (line.format === 'json') {
    printJson({ seeds: checks.map(seedCheckObject) }, terminal)
    return
  }
  printTable(seedCheckTable(checks), terminal)
  for (const advice of seedCheckAdvice(checks)) terminal.print(`${escapeTerminal(advice)}\n`)
  const unsent = checks.some((check) => check.parts.some((part) => part.detail === 'no letter was sent'))
  const note = unsent ? '; no letter was sent: give --smtp-host and --from to try out delivery too' : ''
  terminal.print(`${seedCheckSentence(checks)}${note}\n`)
}
