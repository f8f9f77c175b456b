/** Reads service settings in a temporary working directory. */

import { readServiceSettings } from '../../../../src/check/settings/service-file/read-service-settings.ts'
import type { ServiceSettings } from '../../../../src/check/settings/service-file/service-settings.ts'
import { fakeFiles } from '../../../support/fake-files.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

/** The files in the folder, and the flags and environment. */
export interface ServiceFolder {
  /** The text of presend-service.yml. */
  readonly yaml?: string
  /** Other files by name. */
  readonly files?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  /** Flags by name, without the dashes. */
  readonly flags?: Readonly<Record<string, string>>
}

/** Returns the settings, or throws an error with all problems. */
export async function serviceSettings(folder: ServiceFolder = {}): Promise<ServiceSettings> {
  return valueOf(await read(folder))
}

/** Returns the rendered problems; empty if there are none. */
export async function serviceProblems(folder: ServiceFolder): Promise<readonly string[]> {
  return problemsOf(await read(folder))
}

async function read({ yaml, files = {}, env = {}, flags = {} }: ServiceFolder): ReturnType<typeof readServiceSettings> {
  const all = yaml === undefined ? files : { 'presend-service.yml': yaml, ...files }
  const texts = Object.fromEntries(Object.entries(all).map(([name, text]) => [`/srv/${name}`, text]))
  const given = Object.entries(flags).map(([name, text]) => ({ name, text }))
  return await readServiceSettings({ flags: given, workingDirectory: '/srv' }, { files: fakeFiles(texts), env })
}
