/** The folder that a config file belongs to. */

import { posix } from 'node:path'

/** The config file's own folder, or the folder above `.github`, relative to the repository; `''` is its root. */
export function configFolder(path: string): string {
  const folder = posix.dirname(posix.normalize(path))
  const own = posix.basename(folder) === '.github' ? posix.dirname(folder) : folder
  return own === '.' ? '' : own
}
