/** The files that a pattern matches. */

import { resolve } from 'node:path'

import type { Files } from '../world/world.ts'

/** Where paths are looked for. */
export interface PathPlace {
  /** Absolute. */
  readonly repositoryRoot: string
  readonly files: Files
}

/** Paths relative to the repository, in order. A file's own name comes first: it may hold characters that mean something in a glob. */
export async function expandPattern(pattern: string, { repositoryRoot, files }: PathPlace): Promise<readonly string[]> {
  if ((await files.stat(resolve(repositoryRoot, pattern)))?.kind === 'file') return [pattern]
  const matches: string[] = []
  for (const path of await files.glob(pattern, repositoryRoot)) {
    const found = await files.stat(resolve(repositoryRoot, path))
    if (found?.kind === 'file') matches.push(path)
  }
  return matches
}
