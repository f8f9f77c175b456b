/** Expands globs, and suggests corrections for misspelled paths in the repository. */

import { isAbsolute, join, posix, resolve } from 'node:path'
import { closestName } from '../../../foundation/errors/closest-name.ts'
import type { Files } from '../../../foundation/world/world.ts'

/** The repository to search. */
export interface PathPlace {
  /** The absolute path of the repository. */
  readonly repositoryRoot: string
  readonly files: Files
}

/**
 * Returns the paths of the files that match a pattern, sorted, and relative to the repository. A pattern that is the
 * path of an existing file matches only this file, even if the path contains `[` or `*`.
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

/** Returns false for an absolute pattern, and for a pattern that contains `..`. */
export function isInsidePattern(pattern: string): boolean {
  return !isAbsolute(pattern) && !pattern.split(/[\\/]/u).includes('..')
}

/** The file extensions of templates, most common first. */
const templateExtensions = ['html', 'liquid', 'hbs', 'md', 'eml', 'htm', 'handlebars', 'markdown', 'mjml']

/** Suggests another path for a path that matches no file. Returns `null` if no path is similar. */
export async function suggestPath(path: string, place: PathPlace): Promise<string | null> {
  // Skip paths with glob characters, because the code below inserts parts of the path into a pattern.
  if (/[*?[{(\\]/u.test(path)) return null
  const kind = (await place.files.stat(resolve(place.repositoryRoot, path)))?.kind
  if (kind === 'directory') return await suggestInFolder(path, place)
  if (kind === 'other') return 'it is not a regular file'
  const extension = posix.extname(path)
  if (extension === '') return null
  const closest =
    closestName(path, await place.files.glob(`**/*${extension}`, place.repositoryRoot)) ??
    // The extension may be misspelled, or the file may be in a folder such as .github, which ** does not match.
    closestName(path, await place.files.glob(posix.join(posix.dirname(path), '*'), place.repositoryRoot))
  return closest === null ? null : `did you mean ${closest}?`
}

async function suggestInFolder(folder: string, { repositoryRoot, files }: PathPlace): Promise<string> {
  const found = await Promise.all(
    templateExtensions.map(async (extension) => {
      const matches = await files.glob(`${folder}/**/*.${extension}`, repositoryRoot)
      return matches.length > 0 ? extension : null
    }),
  )
  const extension = found.find((one) => one !== null) ?? templateExtensions[0]
  return `it is a folder; use ${posix.normalize(folder).replace(/\/$/u, '')}/**/*.${extension}`
}
