/** Paths that an author writes, as paths inside the repository: relative to its root, with `/`. Nothing here reads the disk. */

import { isAbsolute, posix, relative, resolve, sep } from 'node:path'

/** A path relative to the repository, or what was expected instead. */
export type ResolvedPath =
  | { readonly status: 'ok'; readonly path: string }
  | { readonly status: 'bad'; readonly expected: string }

/** Resolves `path` as written in a file of `folder` (relative to the repository; `''` is its root). */
export function resolvePath(path: string, folder: string): ResolvedPath {
  if (path.trim() === '') return { status: 'bad', expected: 'a path' }
  if (/\p{Cc}/u.test(path)) return { status: 'bad', expected: 'a path without control characters' }
  if (/^(?:[/\\]|[A-Za-z]:)/u.test(path)) return { status: 'bad', expected: insideRepository }
  if (path.includes('\\')) return { status: 'bad', expected: 'a path written with /' }
  const resolved = posix.normalize(posix.join(folder, path))
  if (resolved === '..' || resolved.startsWith('../')) return { status: 'bad', expected: insideRepository }
  return { status: 'ok', path: resolved }
}

/** `path` relative to `root`, with `/`, whether it was absolute or not; `null` when it leads out. Links are not resolved. */
export function pathInside(root: string, path: string): string | null {
  const found = relative(root, resolve(root, path))
  if (found === '..' || found.startsWith(`..${sep}`) || isAbsolute(found)) return null
  return found === '' ? '.' : found.replaceAll('\\', '/')
}

/** True for `.git` and everything below one: credentials of the checkout, and hooks that Git runs. */
export function isGitPath(path: string): boolean {
  return path.split(/[\\/]/u).some((part) => part.toLowerCase() === '.git')
}

/** The folder of a path in the repository; `''` for its root. */
export function folderOf(path: string): string {
  const folder = posix.dirname(path)
  return folder === '.' ? '' : folder
}

/** What is expected of a path that leads out, by `../`, by an absolute path or by a symbolic link. */
export const insideRepository = 'a path inside the repository'

/** What is expected of a path to Git's own files. */
export const outsideGit = 'a path outside .git'
