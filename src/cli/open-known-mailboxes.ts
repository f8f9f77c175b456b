/** Opens the imap seeds from the service file and the imap seeds added by commands. */

import { readServiceSettings } from '../check/settings/service-file/read-service-settings.ts'
import { noteWorking } from '../extensions/mailboxes/check/note-working.ts'
import type { WatchedMailbox } from '../extensions/mailboxes/imap/watched-mailbox.ts'
import { validOrThrow } from '../foundation/errors/presend-error.ts'
import { secretBox } from '../foundation/world/secret-box.ts'
import { readKnownMailboxes } from '../service/self-hosted/known-seeds.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openCommandStorage } from './open-command-storage.ts'
import { printNote } from './print-data.ts'

/** The mailboxes. Disposing this object closes the database, to which renewed refresh tokens are written. */
export interface KnownMailboxes extends AsyncDisposable {
  readonly mailboxes: readonly WatchedMailbox[]
  /** Marks seeds as healthy, so that a running service uses them immediately. */
  noteWorking(addresses: readonly string[]): Promise<void>
}

/** Opens the mailboxes. @throws PresendError SETTINGS_INVALID, STORAGE_FAILED */
export async function openKnownMailboxes(
  input: Pick<StorageInput, 'storage' | 'config'>,
  deps: Pick<CommandDeps, 'world' | 'host' | 'terminal' | 'loadServiceExtensions'>,
): Promise<KnownMailboxes> {
  const { world, host, terminal } = deps
  const { workingDirectory } = host
  const flags = input.config === null ? [] : [{ name: 'config', text: input.config }]
  const parsed = await readServiceSettings({ flags, workingDirectory }, world)
  const settings = validOrThrow(parsed, 'Reading the service file')
  const { encryptionKeys } = settings
  const { clock, random, files } = world
  await using stack = new AsyncDisposableStack()
  const { store } = stack.use(await openCommandStorage(input, deps, 'use-empty'))
  const tell = (address: string, text: string): void => printNote(`Note: ${address}: ${text}`, terminal)
  const mailboxes = await readKnownMailboxes(
    settings,
    { files, workingDirectory },
    {
      store,
      secretBox: encryptionKeys === null ? null : secretBox(encryptionKeys),
      clock,
      random,
      onNotice: tell,
      onError: (address) => tell(address, 'the renewed refresh token could not be stored'),
    },
  )
  const owned = stack.move()
  return {
    mailboxes,
    noteWorking: async (addresses) => await noteWorking(addresses, { store, clock }),
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}
