/** Finds and loads packages that Yarn Plug'n'Play has installed without a `node_modules` folder. */

import { createRequire, register } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { fieldOf } from '../foundation/errors/json-object.ts'
import { folderOf } from '../foundation/world/repository-path.ts'
import type { Files } from '../foundation/world/world.ts'

/** The absolute paths of the files in which Yarn lists the packages. */
export interface YarnPnp {
  /** Changes how `require()` finds packages, and lets Node read them from archives. */
  readonly file: string
  /**
   * Changes how `import` finds packages. Null if the project has no ES modules, because Yarn creates this file only for
   * ES modules.
   */
  readonly loader: string | null
}

/**
 * Returns the folder of a file and all folders above it. The last item is an empty string, which is the root of the
 * repository.
 */
export function foldersAbove(file: string): readonly string[] {
  const folders: string[] = []
  for (let folder = folderOf(file); folder !== ''; folder = folderOf(folder)) folders.push(folder)
  return [...folders, '']
}

/** Returns Yarn's files in a folder, which is given as an absolute path, or null if there are none. */
export async function findYarnPnp(folder: string, files: Files): Promise<YarnPnp | null> {
  const [file, loader] = ['.pnp.cjs', '.pnp.loader.mjs'].map((name) => join(folder, name))
  if (file === undefined || loader === undefined || (await files.stat(file)) === null) return null
  return { file, loader: (await files.stat(loader)) === null ? null : loader }
}

const usedFiles = new Set<string>()

/** Makes the packages available to this thread. */
export function useYarnPnp({ file, loader }: YarnPnp): void {
  if (usedFiles.has(file)) return
  usedFiles.add(file)
  const setUp = fieldOf(createRequire(join(dirname(file), 'package.json'))(file), 'setup')
  if (typeof setUp === 'function') setUp()
  if (loader !== null) register(pathToFileURL(loader))
}
