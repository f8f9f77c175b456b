/** A repository on disk, and helper functions that render templates in it. */

import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { type Parsed, renderProblem } from '../../src/foundation/errors/problem.ts'
import { nodeFiles } from '../../src/foundation/world/node-files.ts'
import { openRepository, type Repository } from '../../src/foundation/world/repository.ts'
import { type SourceText, sourceOfFile } from '../../src/render/source-text.ts'
import type { EngineSetup, TemplateEngine } from '../../src/render/template-engine.ts'

export interface RepositoryFolder extends AsyncDisposable {
  readonly root: string
  readonly repository: Repository
}

/** Creates a folder with the given files. Disposing it also deletes files that the test did not write. */
export async function aRepository(
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<RepositoryFolder> {
  // The repository is a subfolder, so that a test can place something outside it.
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'presend-')))
  const root = join(folder, 'repository')
  await mkdir(root)
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
  return {
    root,
    repository: openRepository(root, nodeFiles()),
    [Symbol.asyncDispose]: async () => await rm(folder, { recursive: true, force: true }),
  }
}

/** Returns the problems of a result, one line each; `[]` if it has none. */
export function problemLines(parsed: Parsed<unknown>): readonly string[] {
  return parsed.status === 'ok' ? [] : parsed.problems.map(renderProblem)
}

/** Returns `input (place)` of each problem, for tests that must not depend on the wording. */
export function problemPlaces(parsed: Parsed<unknown>): readonly string[] {
  return problemLines(parsed).map((line) => line.split('): ')[0]?.concat(')') ?? line)
}

/** Returns the value of a successful result; throws with the problems otherwise. */
export function valueOf<T>(parsed: Parsed<T>): T {
  if (parsed.status === 'ok') return parsed.value
  throw new Error(problemLines(parsed).join('\n'))
}

/** Renders the file `main` from the given files and values. */
export async function renderFiles(
  open: (setup: EngineSetup) => TemplateEngine,
  files: Readonly<Record<string, string>>,
  values: Readonly<Record<string, unknown>> = {},
): Promise<Parsed<string>> {
  await using folder = await aRepository(files)
  const [file = '', text = ''] = Object.entries(files)[0] ?? []
  const source: SourceText = sourceOfFile(file, text)
  const data = { values, name: 'data.json' }
  return await open({ data, repository: folder.repository }).render(source, 'html')
}
