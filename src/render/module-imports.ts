/** Records which modules the repository's own modules import in this thread. */

import { isBuiltin, registerHooks } from 'node:module'

const importsOf = new Map<string, Set<string>>()
let isRecording = false

/** Starts recording. Modules that were loaded earlier are unknown. Further calls have no effect. */
export function recordImports(): void {
  if (isRecording) return
  isRecording = true
  registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context)
      importsOf.set(resolved.url, importsOf.get(resolved.url) ?? new Set())
      if (context.parentURL !== undefined) importsOf.get(context.parentURL)?.add(resolved.url)
      return resolved
    },
  })
}

/**
 * Returns the URLs of a module and of all modules that it imports, directly or indirectly. Returns null if the module
 * was not recorded, or if one of these modules imports a Node module that can read files or start programs, because its
 * result can then depend on any file.
 *
 * @param url the URL of the module's file, with symbolic links resolved
 */
export function importedModules(url: string): readonly string[] | null {
  if (!importsOf.has(url)) return null
  const found = new Set([url])
  for (const module of found) for (const imported of importsOf.get(module) ?? []) found.add(imported)
  const [builtin, files] = [[...found].filter(isBuiltin), [...found].filter((one) => !isBuiltin(one))]
  return builtin.every((name) => harmless.has(name.replace(/^node:/u, ''))) ? files : null
}

/** The Node modules that neither read files nor start programs. */
const harmless: ReadonlySet<string> = new Set([
  'assert',
  'assert/strict',
  'buffer',
  'crypto',
  'events',
  'path',
  'path/posix',
  'path/win32',
  'perf_hooks',
  'punycode',
  'querystring',
  'string_decoder',
  'timers',
  'timers/promises',
  'url',
  'util',
  'util/types',
])
