/** Keeps track of all seeds known to this instance: seeds in the service file and seeds added by commands. */

import { type StoredSecrets, storedSeedSetting } from '../../check/settings/service-file/added-seed.ts'
import type { SeedSetting, ServiceSettings } from '../../check/settings/service-file/service-settings.ts'
import type { WatchedMailbox } from '../../extensions/mailboxes/imap/watched-mailbox.ts'
import { validOrThrow } from '../../foundation/errors/presend-error.ts'
import { joinParsed, ok, type Parsed, type Problem, renderProblem } from '../../foundation/errors/problem.ts'
import type { SecretBox } from '../../foundation/world/secret-box.ts'
import type { DirectorySeed } from '../receiving/directory.ts'
import { openSeedSecrets } from '../receiving/seed-vault.ts'
import type { AddedSeed, AddedSeedMark } from '../storage/added-seed.ts'
import type { Store } from '../storage/store.ts'
import { type FilePlace, readSettingFile } from './read-setting-file.ts'
import { directorySeeds, type MailboxDeps, toDirectorySeed, toMailbox } from './to-mailbox.ts'

export interface SeedRegistryDeps extends MailboxDeps {
  readonly store: MailboxDeps['store'] & Pick<Store, 'listAddedMarks' | 'listAddedSeeds'>
}

/** A snapshot of the seeds. An unchanged seed is the same object in the next snapshot. */
export interface KnownSeeds {
  /** Finds a seed by address, case-insensitively. The search includes removed seeds that open tests still use. */
  find(address: string): DirectorySeed | null
  readonly mailboxes: readonly WatchedMailbox[]
  readonly removed: readonly AddedSeedMark[]
}

/** The seeds, kept up to date with the database. */
export interface SeedRegistry {
  /** The seeds as of the last refresh. */
  readonly current: KnownSeeds
  /**
   * Reads which seeds were added, changed or removed. The call is cheap if nothing changed; concurrent calls share one
   * read.
   */
  refresh(): Promise<KnownSeeds>
}

/** The CAs to trust for mailboxes in the service file, keyed by seed address. */
export type FileAuthorities = ReadonlyMap<string, string>

/**
 * Reads the files given as `ca-file` in the service file.
 *
 * @throws PresendError SETTINGS_INVALID with every file that cannot be read
 */
export async function readFileAuthorities(
  { seeds }: Pick<ServiceSettings, 'seeds'>,
  place: FilePlace,
): Promise<FileAuthorities> {
  const read = await Promise.all((seeds ?? []).map(async (seed) => await readCa(seed, place)))
  return new Map(validOrThrow(joinParsed(read), 'Reading the CA files for seed mailboxes').flat())
}

async function readCa(seed: SeedSetting, place: FilePlace): Promise<Parsed<readonly (readonly [string, string])[]>> {
  if (seed.kind !== 'imap' || seed.caPath === null) return ok([])
  const setting = { input: `ca-file (${seed.address})`, expected: 'a readable PEM file' }
  const pem = await readSettingFile(seed.caPath, setting, place)
  return pem.status === 'ok' ? ok([[seed.address, pem.value]]) : pem
}

interface KnownSeed {
  readonly seed: DirectorySeed
  readonly mailbox: WatchedMailbox | null
}

interface KnownAddedSeed extends KnownSeed {
  readonly revision: string
}

/** Creates a registry of the seeds in the service file; call `refresh` to add the seeds in the database. */
export function seedRegistry(
  { seeds }: Pick<ServiceSettings, 'seeds'>,
  authorities: FileAuthorities,
  deps: SeedRegistryDeps,
): SeedRegistry {
  const own = directorySeeds(seeds).map((seed): KnownSeed => {
    const setting = (seeds ?? []).find((one) => one.address === seed.address)
    const from = { origin: 'file', caPem: authorities.get(seed.address) ?? null } as const
    return { seed, mailbox: setting?.kind === 'imap' ? toMailbox(setting, from, deps) : null }
  })
  let added: ReadonlyMap<string, KnownAddedSeed> = new Map()
  let seen = ''
  let current = knownSeeds(own, [])
  let refreshing: Promise<KnownSeeds> | null = null

  async function read(): Promise<KnownSeeds> {
    const marks = await deps.store.listAddedMarks()
    const shown = JSON.stringify(marks)
    if (shown === seen) return current
    const stored = await deps.store.listAddedSeeds()
    added = new Map(stored.flatMap((one) => keepOrRead(one, added.get(one.address), deps)))
    current = knownSeeds([...own, ...added.values()], stored.filter((one) => one.removedAtMs !== null).map(toMark))
    // Store the change marks from before the seeds were read, so that the next refresh finds any seed that was added in
    // the meantime.
    seen = shown
    return current
  }

  return {
    get current() {
      return current
    },
    refresh: async () => {
      refreshing ??= read().finally(() => {
        refreshing = null
      })
      return await refreshing
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

/**
 * Returns the existing object if the only change is that the seed was removed, because a removed seed is still watched
 * in the same way.
 */
function keepOrRead(
  stored: AddedSeed,
  before: KnownAddedSeed | undefined,
  deps: SeedRegistryDeps,
): readonly (readonly [string, KnownAddedSeed])[] {
  const isSame = before !== undefined && (before.revision === stored.revision || stored.removedAtMs !== null)
  if (isSame) return [[stored.address, before]]
  const read = readStored(stored, deps)
  return read === null ? [] : [[stored.address, read]]
}

function readStored(stored: AddedSeed, deps: SeedRegistryDeps): KnownAddedSeed | null {
  const { address, given, caPem, revision } = stored
  const setting = storedSeedSetting(given, openStored(deps.secretBox, stored))
  if (setting.status === 'bad') {
    deps.onNotice(address, `this seed was stored by another version of presend: ${renderAll(setting.problems)}`)
    return null
  }
  const { value } = setting
  const mailbox = value.kind === 'imap' ? toMailbox(value, { origin: 'added', caPem, given }, deps) : null
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
 * Returns all mailboxes that a service with this database would watch. Commands use this function.
 *
 * @throws PresendError SETTINGS_INVALID if a `ca-file` cannot be read; database errors
 */
export async function readKnownMailboxes(
  settings: Pick<ServiceSettings, 'seeds'>,
  place: FilePlace,
  deps: SeedRegistryDeps,
): Promise<readonly WatchedMailbox[]> {
  const { mailboxes, removed } = await seedRegistry(
    settings,
    await readFileAuthorities(settings, place),
    deps,
  ).refresh()
  const gone = new Set(removed.map((mark) => mark.address))
  return mailboxes.filter((mailbox) => !gone.has(mailbox.address))
}
