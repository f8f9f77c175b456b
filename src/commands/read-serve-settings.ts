/** The settings of `presend serve`, with the files that they name. */

import { problemsError } from '../errors/presend-error.ts'
import { proveFiles } from '../service/self-hosted/read-named-parts.ts'
import { readServiceSettings } from '../settings/service-file/read-service-settings.ts'
import type { ServiceSettings } from '../settings/service-file/service-settings.ts'
import type { CommandTools } from './command-parts.ts'
import type { ServeLine } from './serve-command.ts'

/** @throws PresendError SETTINGS_INVALID with every problem found */
export async function readServeSettings(
  { flags }: Pick<ServeLine, 'flags'>,
  { world, host: { workingDirectory } }: Pick<CommandTools, 'world' | 'host'>,
): Promise<ServiceSettings> {
  const parsed = await readServiceSettings(
    { flags, workingDirectory, proveFiles: async (files) => await proveFiles(files, { ...world, workingDirectory }) },
    world,
  )
  if (parsed.status === 'bad') throw problemsError('SETTINGS_INVALID', 'Reading the service settings', parsed.problems)
  return parsed.value
}
