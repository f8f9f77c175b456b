/** `presend serve --check`: whether the service would start, without opening a port or changing anything. */

import { escapeTerminal } from '../report/escape-terminal.ts'
import { inFolder } from '../service/self-hosted/open-foundation.ts'
import { readNamedParts } from '../service/self-hosted/read-named-parts.ts'
import { inspectStorage } from '../storage/inspect-storage.ts'
import { refuseNewer, type StorageState } from '../storage/migrate.ts'
import type { CommandTools } from './command-parts.ts'
import { readServeSettings } from './read-serve-settings.ts'
import type { ServeLine } from './serve-command.ts'

/**
 * Checks settings, files, keys and storage, and prints a line for each.
 *
 * @returns 0
 * @throws PresendError SETTINGS_INVALID with every problem of the settings and their files; STORAGE_FAILED
 */
export async function checkService(
  line: Pick<ServeLine, 'flags'>,
  { world, host, terminal }: CommandTools,
): Promise<number> {
  const { workingDirectory } = host
  const settings = await readServeSettings(line, { world, host })
  const { storageLocation } = await readNamedParts(settings, { ...world, workingDirectory })
  const state = await inspectStorage(inFolder(storageLocation, workingDirectory))
  if (state.status === 'found' && state.unknown.length > 0) refuseNewer(state.unknown)
  const lines = [
    `settings: ok (${settings.configPath ?? 'no service file'})`,
    'files: ok',
    `encryption key: ${settings.encryptionKeys === null ? 'not set, so no password or token can be stored' : 'ok'}`,
    `storage: ${describeState(state)}`,
    ...settings.notices.map((notice) => `note: ${notice}`),
  ]
  terminal.print(lines.map((text) => `${escapeTerminal(text)}\n`).join(''))
  return 0
}

function describeState(state: StorageState): string {
  if (state.status === 'new') return 'ok, new (the first start creates it)'
  if (state.pending.length === 0) return 'ok, no pending migrations'
  return `ok, pending migrations (the next start runs them): ${state.pending.join(', ')}`
}
