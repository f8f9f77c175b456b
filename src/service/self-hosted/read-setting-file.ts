/** Reads the files that settings refer to. */

import { resolve } from 'node:path'

import { bad, ok, type Parsed, type Problem } from '../../foundation/errors/problem.ts'
import type { Files } from '../../foundation/world/world.ts'

/** Access to files, and the folder in which the service was started. */
export interface FilePlace {
  readonly files: Pick<Files, 'readText'>
  /** The absolute path against which relative paths are resolved. */
  readonly workingDirectory: string
}

/** Reads a text file, or returns why it cannot be read. */
export async function readSettingFile(
  path: string,
  { input, expected }: Pick<Problem, 'input' | 'expected'>,
  { files, workingDirectory }: FilePlace,
): Promise<Parsed<string>> {
  try {
    return ok(await files.readText(resolve(workingDirectory, path)))
  } catch (error) {
    return bad({ input, came: error instanceof Error ? error.message : String(error), expected })
  }
}
