/** The imap seeds that a command line names, ready to be connected to. */

import { problemsError } from '../errors/presend-error.ts'
import { escapeTerminal } from '../report/escape-terminal.ts'
import type { WatchedMailbox } from '../seeds/imap/watched-mailbox.ts'
import { readKnownMailboxes } from '../service/self-hosted/known-seeds.ts'
import { readServiceSettings } from '../settings/service-file/read-service-settings.ts'
import type { Store } from '../storage/store.ts'
import { secretBox } from '../world/secret-box.ts'
import type { CommandTools, StorageLine } from './command-parts.ts'
import { openLineStorage } from './open-line-storage.ts'

/** Open mailboxes' accounts. Disposing it closes the storage that their access tokens are renewed in. */
export interface LineMailboxes extends AsyncDisposable {
  readonly mailboxes: readonly WatchedMailbox[]
  /**
   * Writes down that these mailboxes can be logged in to. A running service then tries those that it found unhealthy at
   * once, instead of when its delay is over.
   */
  noteWorking(addresses: readonly string[]): Promise<void>
}

/** Those of the service file, then those that commands have added. @throws PresendError SETTINGS_INVALID, STORAGE_FAILED */
export async function openLineMailboxes(
  line: Pick<StorageLine, 'storage' | 'config'>,
  tools: Pick<CommandTools, 'world' | 'host' | 'terminal'>,
): Promise<LineMailboxes> {
  const { world, host, terminal } = tools
  const { workingDirectory } = host
  const flags = line.config === null ? [] : [{ name: 'config', text: line.config }]
  const settings = await readServiceSettings({ flags, workingDirectory }, world)
  if (settings.status === 'bad') throw problemsError('SETTINGS_INVALID', 'Reading the service file', settings.problems)
  const { encryptionKeys } = settings.value
  const { clock, random, files } = world
  await using stack = new AsyncDisposableStack()
  const { store } = stack.use(await openLineStorage(line, tools, 'use-empty'))
  const tell = (address: string, text: string): void =>
    terminal.tell(`${escapeTerminal(`Note: ${address}: ${text}`)}\n`)
  const mailboxes = await readKnownMailboxes(
    settings.value,
    { files, workingDirectory },
    {
      store,
      secretBox: encryptionKeys === null ? null : secretBox(encryptionKeys),
      clock,
      random,
      onNotice: tell,
      onError: (address) => tell(address, 'a renewed refresh token could not be kept'),
    },
  )
  const owned = stack.move()
  return {
    mailboxes,
    noteWorking: async (addresses) => await noteWorking(addresses, store),
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

async function noteWorking(
  addresses: readonly string[],
  store: Pick<Store, 'listSeeds' | 'setSeedHealth'>,
): Promise<void> {
  const seeds = await store.listSeeds()
  const unhealthy = seeds.filter(({ address, health }) => health === 'unhealthy' && addresses.includes(address))
  for (const { address } of unhealthy) await store.setSeedHealth(address, 'healthy', null)
}
