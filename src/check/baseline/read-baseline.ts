/** Reads the baseline, which is the report.json of an earlier run, from the repository. */

import { join } from 'node:path'

import { ok, type Parsed } from '../../foundation/errors/problem.ts'
import { openRepository } from '../../foundation/world/repository.ts'
import type { Files } from '../../foundation/world/world.ts'
import type { Baseline } from './comparable.ts'
import { parseBaseline } from './parse-baseline.ts'

/** The path of the baseline. */
export interface BaselineFile {
  /** The path relative to the repository. */
  readonly path: string
  readonly repositoryRoot: string
}

/** The size limit. A report on 1,000 templates with nine seeds each has about 75 MB. */
const maxBaselineBytes = 100 * 1024 * 1024

/** Reads and parses the baseline. Returns `null` if there is no file, as in the first run on a branch. */
export async function readBaseline(
  { path, repositoryRoot }: BaselineFile,
  files: Files,
): Promise<Parsed<Baseline | null>> {
  if ((await files.stat(join(repositoryRoot, path))) === null) return ok(null)
  const file = await openRepository(repositoryRoot, files).readText(path, {
    input: 'baseline',
    maxBytes: maxBaselineBytes,
  })
  return file.status === 'bad' ? file : parseBaseline(file.value.text, path)
}
