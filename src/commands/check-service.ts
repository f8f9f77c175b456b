/** `presend serve --check`: checks whether the service would start, without opening a port or changing anything. */

import { escapeTerminal } from '../report/escape-terminal.ts'
import { inFolder } from '../service/self-hosted/open-foundation.ts'
import { readSettingsResources } from '../service/self-hosted/settings-resources.ts'
import type { ServiceSettings } from '../settings/service-file/service-settings.ts'
import { inspectStorage } from '../storage/inspect-storage.ts'
import { refuseNewer, type StorageState } from '../storage/migrate.ts'
import type { CommandDeps } from './command.ts'

/** Prints one line each for settings, files, keys and storage. @throws PresendError SETTINGS_INVALID, STORAGE_FAILED */
export async function checkService(
  settings: ServiceSettings,
  { world, host: { workingDirectory }, terminal }: CommandDeps,
): Promise<number> {
  const { storageLocation } = await readSettingsResources(settings, { ...world, workingDirectory })
  const state = await inspectStorage(inFolder(storageLocation, workingDirectory))
  if (state.status === 'found' && state.unknown.length > 0) refuseNewer(state.unknown)
  const lines = [
    `settings: ok (${settings.configPath ?? 'no service file'})`,
    'files: ok',
    `encryption key: ${settings.encryptionKeys === null ? 'not set; passwords and tokens cannot be stored' : 'ok'}`,
    `storage: ${describeState(state)}`,
    ...settings.notices.map((notice) => `note: ${notice}`),
  ]
  terminal.print(lines.map((text) => `${escapeTerminal(text)}\n`).join(''))
  return 0
}

function describeState(state: StorageState): string {
  if (state.status === 'new') return 'ok, new (created at the first start)'
  if (state.pending.length === 0) return 'ok, no pending migrations'
  return `ok, pending migrations (run at the next start): ${state.pending.join(', ')}`
}
