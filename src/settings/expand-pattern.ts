/** Expands glob patterns. */

import { isAbsolute, join, posix } from 'node:path'

import type { Files } from '../world/world.ts'

export interface PathPlace {
  /** Absolute. */
  readonly repositoryRoot: string
  readonly files: Files
}

/**
 * The sorted paths of the files that match, relative to the repository. A pattern that names an existing file matches only
 * that file, even if its name contains `[` or `*`.
 */
export async function expandPattern(pattern: string, { repositoryRoot, files }: PathPlace): Promise<readonly string[]> {
  const isFile = async (path: string): Promise<boolean> =>
    (await files.stat(join(repositoryRoot, path)))?.kind === 'file'
  if (!isInsidePattern(pattern)) return []
  if (await isFile(pattern)) return [posix.normalize(pattern)]
  const matches: string[] = []
  for (const path of await files.glob(pattern, repositoryRoot)) {
    if (isInsidePattern(path) && (await isFile(path))) matches.push(posix.normalize(path))
  }
  return matches.toSorted()
}

/** False for an absolute path or pattern, and for one with `..`. */
export function isInsidePattern(pattern: string): boolean {
  return !isAbsolute(pattern) && !pattern.split(/[\\/]/u).includes('..')
}
