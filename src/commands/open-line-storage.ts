/** Opens the storage that a command line names. */

import { resolve } from 'node:path'

import { type PresendError, problemsError } from '../errors/presend-error.ts'
import type { Parsed } from '../errors/problem.ts'
import { bad } from '../errors/problem.ts'
import { hideUrlSecrets } from '../settings/parsers/bad-text.ts'
import { readStorageSetting } from '../settings/service-file/read-service-settings.ts'
import { openStorage, parseStorageLocation, type StorageLocation } from '../storage/open-storage.ts'
import type { Store } from '../storage/store.ts'
import type { CommandTools, StorageLine } from './command-parts.ts'

/** An open storage. Disposing it closes it. */
export interface LineStorage extends AsyncDisposable {
  readonly store: Store
  /** Where it lies, without user and password. */
  readonly shown: string
}

/**
 * What happens where there is no SQLite file yet: it is created, the command is refused, or the command works on an
 * empty storage in memory. With `use-empty`, a file that --storage names must be there.
 */
export type WhenMissing = 'create' | 'refuse' | 'use-empty'

/**
 * Opens it, as a service would: flag, service file, PRESEND_STORAGE, default. Only commands that add something create a
 * database; for any other one, a missing file is a typo or the wrong folder.
 *
 * @throws PresendError SETTINGS_INVALID when what names it is wrong; STORAGE_FAILED
 */
export async function openLineStorage(
  line: Pick<StorageLine, 'storage' | 'config'>,
  { world, host }: Pick<CommandTools, 'world' | 'host'>,
  whenMissing: WhenMissing = 'refuse',
): Promise<LineStorage> {
  const { storage, config } = line
  const setting = await readStorageSetting({ storage, config, workingDirectory: host.workingDirectory }, world)
  const location = setting.status === 'bad' ? setting : refuseMemory(parseStorageLocation(setting.value.reveal()))
  if (location.status === 'bad') throw problemsError('SETTINGS_INVALID', 'Finding the storage', location.problems)
  const wanted = forOneCommand(location.value, host.workingDirectory)
  const isMissing = wanted.kind === 'sqlite' && (await world.files.stat(wanted.path)) === null
  const usesEmpty = isMissing && whenMissing === 'use-empty' && storage === null
  if (isMissing && whenMissing !== 'create' && !usesEmpty) throw noDatabase(wanted)
  const opened = await openStorage(usesEmpty ? { kind: 'memory' } : wanted, world)
  return {
    store: opened.store,
    shown: showLocation(location.value),
    [Symbol.asyncDispose]: async () => await opened[Symbol.asyncDispose](),
  }
}

function noDatabase(location: StorageLocation): PresendError {
  const expected = 'a database that exists'
  const todo = 'check --storage and the working directory; presend serve and presend token create make a new one'
  return problemsError('SETTINGS_INVALID', 'Finding the storage', [
    { input: 'storage', came: showLocation(location), expected, todo },
  ])
}

/** The same for one command: a path from where it was started, and no more connections than one after another needs. */
function forOneCommand(location: StorageLocation, workingDirectory: string): StorageLocation {
  if (location.kind === 'sqlite') return { ...location, path: resolve(workingDirectory, location.path) }
  return location.kind === 'postgres' ? { ...location, poolSize: 2 } : location
}

function showLocation(location: StorageLocation): string {
  switch (location.kind) {
    case 'memory':
      return 'memory'
    case 'sqlite':
      return `sqlite:${location.path}`
    case 'postgres':
      return hideUrlSecrets(location.url)
    default:
      return location satisfies never
  }
}

/** What is written into memory ends with this command, and a service never sees it. */
function refuseMemory(location: Parsed<StorageLocation>): Parsed<StorageLocation> {
  if (location.status === 'bad' || location.value.kind !== 'memory') return location
  return bad({
    input: 'storage',
    came: 'memory',
    expected: 'a database that the service uses too',
    todo: 'give --storage sqlite:PATH or postgres://USER@HOST/DATABASE',
  })
}
