/** The settings in the service file that commands need to connect, sync and disconnect accounts. */

import { type GoogleSetting, readGoogleSetting } from '../../../check/settings/service-file/google.ts'
import { readSecretBox } from '../../../check/settings/service-file/read-secret-box.ts'
import type { CommandDeps, StorageInput } from '../../../cli/command.ts'
import { bad, ok, type Parsed, type Problem } from '../../../foundation/errors/problem.ts'
import type { SecretBox } from '../../../foundation/world/secret-box.ts'

/** The settings; each is `null` if it is not configured. */
export interface GrantSettings {
  readonly google: Parsed<GoogleSetting | null>
  readonly box: Parsed<SecretBox | null>
}

/** Reads the OAuth client and the encryption keys. */
export async function readGrantSettings(
  { config }: Pick<StorageInput, 'config'>,
  { world, host }: CommandDeps,
): Promise<GrantSettings> {
  const place = { config, workingDirectory: host.workingDirectory }
  return { google: await readGoogleSetting(place, world), box: await readSecretBox(place, world) }
}

/** Returns a setting's value, or a problem if the setting is not configured. @param missing the problem to return */
export function required<T>(setting: Parsed<T | null>, missing: Problem): Parsed<T> {
  if (setting.status === 'bad') return setting
  return setting.value === null ? bad(missing) : ok(setting.value)
}
