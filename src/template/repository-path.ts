/** Paths that an author writes, as paths of the repository: never absolute, never outside. */

import { posix } from 'node:path'

/** A path relative to the repository with `/`, or why it is none. */
export type ResolvedPath =
  | { readonly status: 'ok'; readonly path: string }
  | { readonly status: 'bad'; readonly expected: string }

/** `path` as written in a file of `folder` (relative to the repository; `''`: its root). Reads no disk. */
export function resolvePath(path: string, folder: string): ResolvedPath {
  if (path.trim() === '') return { status: 'bad', expected: 'a path' }
  if (/\p{Cc}/u.test(path)) return { status: 'bad', expected: 'a path without control characters' }
  if (/^(?:[/\\]|[A-Za-z]:)/u.test(path)) return { status: 'bad', expected: 'a path relative to the repository' }
  if (path.includes('\\')) return { status: 'bad', expected: 'a path written with /' }
  const resolved = posix.normalize(posix.join(folder, path))
  if (resolved === '..' || resolved.startsWith('../')) return { status: 'bad', expected: outside }
  return { status: 'ok', path: resolved }
}

/** The folder of a path of the repository; `''` for its root. */
export function folderOf(path: string): string {
  const folder = posix.dirname(path)
  return folder === '.' ? '' : folder
}

/** What is expected of a path that leads outside, by `../` or by a symbolic link. */
export const outside = 'a path inside the repository'
