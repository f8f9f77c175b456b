/** Runs `presend seeds list|enable|disable|remove`, which manage seeds directly in the database. */

import { type PlacedSeed, readSeedPlaces } from '../check/settings/service-file/read-seeds.ts'
import { closestName } from '../foundation/errors/closest-name.ts'
import { plainText } from '../foundation/errors/plain-text.ts'
import { invalidInput } from '../foundation/errors/presend-error.ts'
import { quoteValue, renderPlace } from '../foundation/errors/problem.ts'
import type { AddedSeed } from '../service/storage/added-seed.ts'
import type { Store } from '../service/storage/store.ts'
import type { StoredDirectorySeed } from '../service/storage/stored-seed.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openCommandStorage } from './open-command-storage.ts'
import { type Field, objectOf, printJson, printList, printNote } from './print-data.ts'

/** Runs `presend seeds list`. */
export async function listSeeds(input: StorageInput, deps: CommandDeps): Promise<number> {
  await using storage = await openCommandStorage(input, deps, 'use-empty')
  const seeds = await storage.store.listSeeds()
  const logins = seeds.length === 0 ? null : await readLogins(input, storage.store, deps)
  const listed = seeds.map((seed) => ({ seed, login: logins?.get(seed.address) ?? null }))
  const note =
    'No seeds yet. When the service starts, it imports the seeds from its service file. To add a seed, run: presend seeds add'
  printList(listed, { key: 'seeds', fields: seedFields, note, isJson: input.isJson }, deps.terminal)
  return 0
}

interface SeedInput extends StorageInput {
  readonly address: string
}

/** Runs `presend seeds enable` and `presend seeds disable`, which also work if the service has never been started. */
export async function enableSeed(input: SeedInput, deps: CommandDeps, state: 'enabled' | 'disabled'): Promise<number> {
  const { terminal } = deps
  await using storage = await openCommandStorage(input, deps, 'create')
  const { store } = storage
  const seed = await store.setSeedEnabled(input.address.trim().toLowerCase(), state === 'enabled')
  if (seed === null) {
    const addresses = (await store.listSeeds()).map(({ address }) => address)
    const closest = closestName(input.address, addresses)
    const known = closest === null ? 'list the seeds with: presend seeds list' : `did you mean ${closest}?`
    throw invalidInput({
      done: state === 'enabled' ? 'Enabling a seed' : 'Disabling a seed',
      came: quoteValue(input.address),
      expected: 'the address of a seed',
      todo:
        addresses.length === 0
          ? 'there are no seeds yet: the service imports the seeds from its service file when it starts'
          : known,
    })
  }
  const login = (await readLogins(input, store, deps)).get(seed.address) ?? null
  if (input.isJson) printJson({ seed: objectOf(seedFields, { seed, login }) }, terminal)
  else terminal.print(`${state === 'enabled' ? 'Enabled' : 'Disabled'} seed ${plainText(seed.address)}\n`)
  return 0
}

/** Runs `presend seeds remove`. */
export async function removeSeed(input: SeedInput, deps: CommandDeps): Promise<number> {
  const { world, host, terminal } = deps
  const address = input.address.trim().toLowerCase()
  await using storage = await openCommandStorage(input, deps)
  const change = { nowMs: world.clock.nowMs(), revision: world.random.uuid() }
  const outcome = await storage.store.removeSeed(address, change)
  if (outcome === 'in-file' || outcome === 'absent') {
    const isInFile = outcome === 'in-file'
    const places = isInFile
      ? await readSeedPlaces({ config: input.config, workingDirectory: host.workingDirectory }, world.files)
      : null
    throw invalidInput({
      done: 'Removing a seed',
      came: isInFile ? `${quoteValue(address)}, a seed in the service file` : quoteValue(input.address),
      expected: 'the address of a seed that was added with presend seeds add',
      todo: places === null ? 'list the seeds with: presend seeds list' : editFileAdvice(places.get(address) ?? null),
    })
  }
  if (input.isJson) printJson({ removed: address }, terminal)
  else terminal.print(`Removed seed ${plainText(address)}\n`)
  printNote(
    "New tests no longer use the seed. The seed's secrets are deleted when all tests that use it have finished.",
    terminal,
  )
  return 0
}

/**
 * Explains how to change a seed in the service file. @param placed `null` if the seed's location in the file is unknown
 */
export function editFileAdvice(placed: PlacedSeed | null): string {
  const where = placed === null ? '' : ` at ${renderPlace(placed.place)}`
  return `edit the service file${where} and restart the service`
}

/**
 * A seed with its login method, such as `password` or `oauth google`. The login is `null` if the seed has none, or if
 * its method is unknown.
 */
export interface ListedSeed {
  readonly seed: StoredDirectorySeed
  readonly login: string | null
}

/** The fields of a seed in lists and in JSON. */
export const seedFields: readonly Field<ListedSeed>[] = [
  { key: 'address', column: 'address', value: ({ seed }) => seed.address },
  { key: 'type', column: 'type', value: ({ seed }) => seed.providerType },
  { key: 'provider', column: 'provider', value: ({ seed }) => seed.providerName },
  { key: 'kind', column: 'kind', value: ({ seed }) => seed.kind },
  { key: 'origin', column: 'origin', value: ({ seed }) => seed.origin ?? 'file' },
  { key: 'login', column: 'login', value: ({ login }) => login },
  { key: 'enabled', value: ({ seed }) => seed.isEnabled },
  { column: 'state', value: ({ seed }) => (seed.isEnabled ? 'enabled' : 'disabled') },
  { key: 'health', column: 'health', value: ({ seed }) => seed.health },
  { key: 'health_reason', column: 'reason', value: ({ seed }) => seed.healthReason ?? null },
]

/**
 * Maps each address to its login method, read from the database for added seeds and from the service file for all
 * others.
 */
async function readLogins(
  { config }: Pick<StorageInput, 'config'>,
  store: Pick<Store, 'listAddedSeeds'>,
  { world, host }: CommandDeps,
): Promise<ReadonlyMap<string, string | null>> {
  const places = await readSeedPlaces({ config, workingDirectory: host.workingDirectory }, world.files)
  const added = await store.listAddedSeeds()
  return new Map([
    ...Array.from(places, ([address, { login }]) => [address, login] as const),
    ...added.map((seed) => [seed.address, loginOf(seed)] as const),
  ])
}

/** Returns the login method of an added seed. */
export function loginOf({ kind, given }: Pick<AddedSeed, 'kind' | 'given'>): string | null {
  if (kind === 'local') return null
  const provider = given['oauth.provider']
  return provider === undefined ? 'password' : `oauth ${provider}`
}
