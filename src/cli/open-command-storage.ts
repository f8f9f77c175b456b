/** Opens the database for a command. */

import { resolve } from 'node:path'
import { hideUrlSecrets } from '../check/settings/engine/bad-text.ts'
import { readStorageSetting } from '../check/settings/service-file/read-service-settings.ts'
import { type PresendError, problemsError, validOrThrow } from '../foundation/errors/presend-error.ts'
import { bad, type Parsed } from '../foundation/errors/problem.ts'
import type { NewAuditEvent } from '../service/storage/audit-event.ts'
import { openStorage, parseStorageLocation, type StorageLocation } from '../service/storage/open-storage.ts'
import type { Store } from '../service/storage/store.ts'
import type { CommandDeps, StorageInput } from './command.ts'

/** The database that a command uses. Disposing this object closes the database. */
export interface CommandStorage extends AsyncDisposable {
  readonly store: Store
  /** The location of the database, without the user name and password. */
  readonly shown: string
  /**
   * Adds a command's change to the workspace's audit log. Has no effect if the workspace does not exist.
   *
   * @param change `actor` is the name of the command, such as `presend webhook add`; `subject` is never a secret
   */
  record(change: Pick<NewAuditEvent, 'workspaceId' | 'actor' | 'action' | 'subject'>): Promise<void>
}

/**
 * What to do if the SQLite file does not exist: create it, fail, or use an empty in-memory database. A file given with
 * `--storage` must exist, even with `use-empty`.
 */
export type WhenMissing = 'create' | 'refuse' | 'use-empty'

/**
 * Opens the database given by the flag, the service file or PRESEND_STORAGE, or else the default database. Only
 * commands that add something create a database. For other commands, a missing file indicates a typo or the wrong
 * directory.
 *
 * @throws PresendError SETTINGS_INVALID, STORAGE_FAILED
 */
export async function openCommandStorage(
  { storage, config }: Pick<StorageInput, 'storage' | 'config'>,
  { world, host, loadServiceExtensions }: Pick<CommandDeps, 'world' | 'host' | 'loadServiceExtensions'>,
  whenMissing: WhenMissing = 'refuse',
): Promise<CommandStorage> {
  const setting = await readStorageSetting({ storage, config, workingDirectory: host.workingDirectory }, world)
  const location = setting.status === 'bad' ? setting : refuseMemory(parseStorageLocation(setting.value.reveal()))
  const given = validOrThrow(location, 'Opening the storage')
  const wanted = forOneCommand(given, host.workingDirectory)
  const isMissing = wanted.kind === 'sqlite' && (await world.files.stat(wanted.path)) === null
  const usesEmpty = isMissing && whenMissing === 'use-empty' && storage === null
  if (isMissing && whenMissing !== 'create' && !usesEmpty) throw noDatabase(wanted)
  const extensions = (await loadServiceExtensions()).map((one) => one.storage)
  const opened = await openStorage(usesEmpty ? { kind: 'memory' } : wanted, { ...world, extensions })
  const { store } = opened
  return {
    store,
    shown: showLocation(given),
    record: async (change) =>
      await store.recordEvent({ ...change, atMs: world.clock.nowMs(), actorKind: 'command', address: null }),
    [Symbol.asyncDispose]: async () => await opened[Symbol.asyncDispose](),
  }
}

function noDatabase(location: StorageLocation): PresendError {
  const expected = 'an existing database'
  const todo =
    'check --storage and the working directory; to create a database, run presend serve or presend token create'
  return problemsError('SETTINGS_INVALID', 'Opening the storage', [
    { input: 'storage', came: showLocation(location), expected, todo },
  ])
}

/** Makes the path absolute, and limits the number of connections, because a command runs one query at a time. */
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

/** Rejects an in-memory database, which would be lost when the command ends. */
function refuseMemory(location: Parsed<StorageLocation>): Parsed<StorageLocation> {
  if (location.status === 'bad' || location.value.kind !== 'memory') return location
  return bad({
    input: 'storage',
    came: 'memory',
    expected: 'a database that the service also uses',
    todo: 'pass --storage sqlite:PATH or postgres://USER@HOST/DATABASE',
  })
}
