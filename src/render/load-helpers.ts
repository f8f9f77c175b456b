/** Loads the repository's own Handlebars helpers, Liquid filters and Liquid tags into this thread. */

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { isObject } from '../foundation/errors/json-object.ts'
import { bad, ok, type Parsed } from '../foundation/errors/problem.ts'
import type { Files } from '../foundation/world/world.ts'
import { errorText } from './error-text.ts'
import type { LoadContext } from './load-source.ts'
import { type HelperFunction, type HelperModule, returnsValue, withFailures } from './own-helper.ts'
import { findYarnPnp, foldersAbove, useYarnPnp } from './yarn-pnp.ts'

export interface Helpers {
  /** The Handlebars helpers and Liquid filters, by name. */
  readonly functions: ReadonlyMap<string, HelperFunction>
  /** The Liquid tags, by name. A tag is a class, or an object with `parse` and `render` methods. */
  readonly tags: ReadonlyMap<string, unknown>
  /** The names of the functions whose code returns no value, such as one that only sets a variable. */
  readonly silent: ReadonlySet<string>
  /** The module that defines them; null if there is none. */
  readonly module: HelperModule | null
}

/** The value for a repository that exports no helpers. */
export const noHelpers: Helpers = { functions: new Map(), tags: new Map(), silent: new Set(), module: null }

/** The advice for a call to an unknown helper, filter or tag. */
export const helpersHint = 'export your own from a module and set helpers to its path'

export interface HelpersPlace {
  /** The module's path, relative to the repository; null if no module is set. */
  readonly helpersPath: string | null
  /** The absolute path of the repository. */
  readonly repositoryRoot: string
}

/**
 * Loads the module. Every exported function becomes both a helper and a filter. Liquid tags are exported in a `tags`
 * object.
 */
export async function loadHelpers(
  { helpersPath, repositoryRoot }: HelpersPlace,
  { repository, files }: LoadContext,
): Promise<Parsed<Helpers>> {
  if (helpersPath === null) return ok(noHelpers)
  const found = await repository.find(helpersPath, { input: 'helpers' })
  if (found.status === 'bad') return found
  const file = found.value
  try {
    await useOwnPackages({ file, repositoryRoot }, files)
    const module: unknown = await import(/* webpackIgnore: true */ pathToFileURL(join(repositoryRoot, file)).href)
    return readModule(module, { file, repositoryRoot })
  } catch (error) {
    const expected = 'a JavaScript module that can be loaded'
    const todo = `run "node ${file}" to see where the error is`
    return bad({ input: 'helpers', came: errorText(error), expected, todo, place: { file } })
  }
}

/** Lets the module import packages that Yarn Plug'n'Play has installed. */
async function useOwnPackages({ file, repositoryRoot }: HelperModule, files: Files): Promise<void> {
  for (const folder of foldersAbove(file)) {
    const pnp = await findYarnPnp(join(repositoryRoot, folder), files)
    if (pnp !== null) {
      useYarnPnp(pnp)
      return
    }
  }
}

/** The names under which Node exports the whole of a CommonJS module. */
const wholeExports: ReadonlySet<string> = new Set(['default', 'module.exports'])

function readModule(exports: unknown, module: HelperModule): Parsed<Helpers> {
  const named = isObject(exports) ? exports : {}
  // For a CommonJS module, the default export is `module.exports`.
  const all = { ...(isObject(named['default']) ? named['default'] : {}), ...named }
  const functions = new Map<string, HelperFunction>()
  const silent = new Set<string>()
  for (const [name, value] of Object.entries(all)) {
    if (!isFunction(value) || wholeExports.has(name)) continue
    functions.set(name, withFailures(name, value, module))
    if (!returnsValue(value)) silent.add(name)
  }
  const tags = new Map(Object.entries(isObject(all['tags']) ? all['tags'] : {}))
  if (functions.size + tags.size > 0) return ok({ functions, tags, silent, module })
  const expected = 'a module with named function exports, or with an exported tags object'
  return bad({ input: 'helpers', came: 'a module without such exports', expected, place: { file: module.file } })
}

function isFunction(value: unknown): value is HelperFunction {
  return typeof value === 'function'
}
