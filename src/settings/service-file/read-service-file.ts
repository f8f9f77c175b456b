/** The service file as entries, before anything is made of them. */

import { resolve } from 'node:path'

import type { Problem } from '../../errors/problem.ts'
import type { Files } from '../../world/world.ts'
import type { ConfigEntry } from '../config/config-value.ts'
import { readYamlMap } from '../config/read-yaml-map.ts'

/** The service file when nobody names one. */
const defaultServiceFile = 'presend-service.yml'

/** The service file, as far as it could be read. */
export interface ServiceFile {
  /** As it was named; `null`: there is none. */
  readonly path: string | null
  readonly entries: readonly ConfigEntry[]
  readonly problems: readonly Problem[]
}

/** What stands in no file at all. */
export const noFile: ServiceFile = { path: null, entries: [], problems: [] }

/** Where it is looked for. */
export interface ServiceFilePlace {
  /** `null`: the usual one, if it is there. */
  readonly named: string | null
  /** Absolute. */
  readonly workingDirectory: string
}

/** Reads it. A file that was named must be there. */
export async function readServiceFile(
  { named, workingDirectory }: ServiceFilePlace,
  files: Files,
): Promise<ServiceFile> {
  const path = named ?? defaultServiceFile
  const absolutePath = resolve(workingDirectory, path)
  if (named === null && (await files.stat(absolutePath)) === null) return noFile
  const todo = 'correct --config; the path is relative to the working directory'
  const entries = await readYamlMap({ path, absolutePath, todo }, files)
  return entries.status === 'ok'
    ? { path, entries: entries.value, problems: [] }
    : { ...noFile, path, problems: entries.problems }
}
