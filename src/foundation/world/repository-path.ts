/** Converts paths from settings and templates to paths relative to the repository root, without accessing the disk. */

import { isAbsolute, posix, relative, resolve, sep } from 'node:path'

/** A path relative to the repository, or a description of what was expected. */
export type ResolvedPath =
  | { readonly status: 'ok'; readonly path: string }
  | { readonly status: 'bad'; readonly expected: string }

/** Resolves a `path` that appears in a file in `folder`. The folder is relative to the repository; `''` is the root. */
export function resolvePath(path: string, folder: string): ResolvedPath {
  if (path.trim() === '') return { status: 'bad', expected: 'a path' }
  if (/\p{Cc}/u.test(path)) return { status: 'bad', expected: 'a path without control characters' }
  if (/^(?:[/\\]|[A-Za-z]:)/u.test(path)) return { status: 'bad', expected: insideRepository }
  if (path.includes('\\')) return { status: 'bad', expected: 'a path with / as the separator' }
  const resolved = posix.normalize(posix.join(folder, path))
  if (resolved === '..' || resolved.startsWith('../')) return { status: 'bad', expected: insideRepository }
  return { status: 'ok', path: resolved }
}

/**
 * Converts `path`, which may be absolute, to a path relative to `root`, with `/` as separator. Returns `null` if `path`
 * is outside `root`.
 * Does not resolve symbolic links.
 */
export function pathInside(root: string, path: string): string | null {
  const found = relative(root, resolve(root, path))
  if (found === '..' || found.startsWith(`..${sep}`) || isAbsolute(found)) return null
  return found === '' ? '.' : found.replaceAll('\\', '/')
}

/**
 * Returns true for `.git` and everything below it, because `.git` contains the checkout's credentials and Git hooks.
 */
export function isGitPath(path: string): boolean {
  return path.split(/[\\/]/u).some((part) => part.toLowerCase() === '.git')
}

/** Returns the folder of a path in the repository, or `''` for the root. */
export function folderOf(path: string): string {
  const folder = posix.dirname(path)
  return folder === '.' ? '' : folder
}

/** The "expected" part of the error message for a path outside the repository. */
export const insideRepository = 'a path inside the repository'

/** The "expected" part of the error message for a path to Git's own files. */
export const outsideGit = 'a path outside .git'
