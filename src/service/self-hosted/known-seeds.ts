/** All seeds as this instance knows them: those of the service file, and those that commands have added since. */

import { resolve } from 'node:path'

import { problemsError } from '../../errors/presend-error.ts'
import { type Problem, renderProblem } from '../../errors/problem.ts'
import type { DirectorySeed } from '../../seeds/directory.ts'
import type { WatchedMailbox } from '../../seeds/imap/watched-mailbox.ts'
import { openSeedSecrets } from '../../seeds/seed-vault.ts'
import { type StoredSecrets, storedSeedSetting } from '../../settings/service-file/added-seed.ts'
import type { SeedSetting, ServiceSettings } from '../../settings/service-file/service-settings.ts'
import type { AddedSeed, AddedSeedMark } from '../../storage/added-seed.ts'
import type { Store } from '../../storage/store.ts'
import type { SecretBox } from '../../world/secret-box.ts'
import type { Files } from '../../world/world.ts'
import { ownSeeds, toDirectorySeed } from './own-seeds.ts'
import { type MailboxParts, toMailbox } from './to-mailbox.ts'

/** What knowing seeds is done with. */
export interface KnownSeedsParts extends MailboxParts {
  readonly store: MailboxParts['store'] & Pick<Store, 'listAddedMarks' | 'listAddedSeeds'>
}

/** The seeds of one moment; what has not changed is the same object in the next. */
export interface KnownSeeds {
  /** By address, without regard to case, removed ones that tests still wait for among them. */
  find(address: string): DirectorySeed | null
  readonly mailboxes: readonly WatchedMailbox[]
  /** Removed ones. */
  readonly removed: readonly AddedSeedMark[]
}

/** Keeps up with the storage. */
export interface SeedRoll {
  /** As of the last look. */
  readonly now: KnownSeeds
  /** Looks what has been added, changed and removed; cheap when it is nothing. Looks at the same time are one. */
  look(): Promise<KnownSeeds>
}

/** The authorities of the file's mailboxes, by address. */
export type FileAuthorities = ReadonlyMap<string, string>

/**
 * Reads the `ca-file`s that the service file names.
 *
 * @throws PresendError SETTINGS_INVALID that names every one which cannot be read
 */
export async function readFileAuthorities(
  { seeds }: Pick<ServiceSettings, 'seeds'>,
  place: { readonly files: Files; readonly workingDirectory: string },
): Promise<FileAuthorities> {
  const settings = (seeds ?? []).filter((seed) => seed.kind === 'imap' && seed.caPath !== null)
  const read = await Promise.all(settings.map(async (seed) => ({ seed, ca: await readCa(seed, place) })))
  const problems = read.flatMap(({ ca }) => (ca.status === 'bad' ? [ca.problem] : []))
  if (problems.length > 0) throw problemsError('SETTINGS_INVALID', 'Reading the authorities of mailboxes', problems)
  return new Map(
    read.flatMap(({ seed, ca }) => (ca.status === 'ok' && ca.pem !== null ? [[seed.address, ca.pem] as const] : [])),
  )
}

type ReadCa =
  | { readonly status: 'ok'; readonly pem: string | null }
  | { readonly status: 'bad'; readonly problem: Problem }

async function readCa(
  seed: SeedSetting,
  { files, workingDirectory }: { readonly files: Files; readonly workingDirectory: string },
): Promise<ReadCa> {
  if (seed.kind !== 'imap' || seed.caPath === null) return { status: 'ok', pem: null }
  try {
    return { status: 'ok', pem: await files.readText(resolve(workingDirectory, seed.caPath)) }
  } catch (error) {
    const came = error instanceof Error ? error.message : String(error)
    const expected = 'a PEM file that can be read'
    return { status: 'bad', problem: { input: `ca-file (${seed.address})`, came, expected } }
  }
}

/** A seed with all that is made of it. */
interface KnownSeed {
  readonly seed: DirectorySeed
  readonly mailbox: WatchedMailbox | null
}

interface KnownAddedSeed extends KnownSeed {
  readonly revision: string
}

/** A roll that knows the file's seeds, and has not looked into the storage yet. */
export function seedRoll(
  { seeds }: Pick<ServiceSettings, 'seeds'>,
  authorities: FileAuthorities,
  parts: KnownSeedsParts,
): SeedRoll {
  const own = ownSeeds(seeds).map((seed): KnownSeed => {
    const setting = (seeds ?? []).find((one) => one.address === seed.address)
    const from = { origin: 'file', caPem: authorities.get(seed.address) ?? null } as const
    return { seed, mailbox: setting?.kind === 'imap' ? toMailbox(setting, from, parts) : null }
  })
  let added: ReadonlyMap<string, KnownAddedSeed> = new Map()
  let seen = ''
  let now = knownSeeds(own, [])
  let looking: Promise<KnownSeeds> | null = null

  async function lookOnce(): Promise<KnownSeeds> {
    const marks = await parts.store.listAddedMarks()
    const shown = JSON.stringify(marks)
    if (shown === seen) return now
    const stored = await parts.store.listAddedSeeds()
    added = new Map(stored.flatMap((one) => keepOrRead(one, added.get(one.address), parts)))
    now = knownSeeds([...own, ...added.values()], stored.filter((one) => one.removedAtMs !== null).map(toMark))
    // Not what was read since: a seed that came in between is a change that the next look finds.
    seen = shown
    return now
  }

  return {
    get now() {
      return now
    },
    look: async () => {
      looking ??= lookOnce().finally(() => {
        looking = null
      })
      return await looking
    },
  }
}

function toMark({ address, revision, removedAtMs }: AddedSeed): AddedSeedMark {
  return { address, revision, removedAtMs }
}

function knownSeeds(known: readonly KnownSeed[], removed: readonly AddedSeedMark[]): KnownSeeds {
  const byAddress = new Map(known.map(({ seed }) => [seed.address, seed]))
  return {
    find: (address) => byAddress.get(address.toLowerCase()) ?? null,
    mailboxes: known.flatMap(({ mailbox }) => (mailbox === null ? [] : [mailbox])),
    removed,
  }
}

/** Removing a seed changes nothing of how it is watched, so its revision then counts as the one before. */
function keepOrRead(
  stored: AddedSeed,
  before: KnownAddedSeed | undefined,
  parts: KnownSeedsParts,
): readonly (readonly [string, KnownAddedSeed])[] {
  const isSame = before !== undefined && (before.revision === stored.revision || stored.removedAtMs !== null)
  if (isSame) return [[stored.address, before]]
  const read = readStored(stored, parts)
  return read === null ? [] : [[stored.address, read]]
}

function readStored(stored: AddedSeed, parts: KnownSeedsParts): KnownAddedSeed | null {
  const { address, given, caPem, revision } = stored
  const setting = storedSeedSetting(given, openStored(parts.secretBox, stored))
  if (setting.status === 'bad') {
    parts.onNotice(address, `another version of presend has stored this seed: ${renderAll(setting.problems)}`)
    return null
  }
  const { value } = setting
  const mailbox = value.kind === 'imap' ? toMailbox(value, { origin: 'added', caPem, given }, parts) : null
  return { seed: toDirectorySeed(value), mailbox, revision }
}

function renderAll(problems: readonly Problem[]): string {
  return problems.map(renderProblem).join('; ')
}

function openStored(box: SecretBox | null, stored: AddedSeed): StoredSecrets {
  const opened = openSeedSecrets(box, stored)
  if (opened.status === 'unreadable') return opened
  const { secrets } = opened
  return {
    status: 'opened',
    password: secrets.password ?? null,
    clientSecret: secrets['client-secret'] ?? null,
    refreshToken: secrets['refresh-token'] ?? null,
  }
}

/**
 * All mailboxes that a service on this storage would watch, ready to be opened, for a command that starts none.
 *
 * @throws PresendError SETTINGS_INVALID when a `ca-file` cannot be read; what the storage rejects with
 */
export async function readKnownMailboxes(
  settings: Pick<ServiceSettings, 'seeds'>,
  place: { readonly files: Files; readonly workingDirectory: string },
  parts: KnownSeedsParts,
): Promise<readonly WatchedMailbox[]> {
  const { mailboxes, removed } = await seedRoll(settings, await readFileAuthorities(settings, place), parts).look()
  const gone = new Set(removed.map((mark) => mark.address))
  return mailboxes.filter((mailbox) => !gone.has(mailbox.address))
}
