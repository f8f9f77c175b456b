/** Resolves the includes in templates. */

import { bad, ok, type Parsed, problemAt, quoteValue, type SourcePlace } from '../foundation/errors/problem.ts'
import type { Repository } from '../foundation/world/repository.ts'
import { folderOf } from '../foundation/world/repository-path.ts'
import { type SourceText, sourceOfFile } from './source-text.ts'

export interface IncludeRules {
  /** The file extension that may be omitted, including its dot. */
  readonly extension: string
  /**
   * The name of the folder for partials, which is located in the template's folder or at the root of the repository.
   */
  readonly partialsFolder: string | null
  /** Further folders to search, relative to the repository; absent if there are none. */
  readonly moreFolders?: readonly string[]
}

export interface IncludeReference {
  readonly name: string
  readonly from: string
  readonly place: SourcePlace | undefined
}

export interface Includes {
  load(reference: IncludeReference): Promise<Parsed<SourceText>>
}

/**
 * Loads included files. Names are resolved relative to the including file's folder, then to the root of the
 * repository, and then to the folders in the settings.
 * In each folder, a name is tried with and without the extension, and with and without `_` before the file name.
 * Include cycles and more than 50 levels of includes are rejected.
 */
export function openIncludes(repository: Repository, rules: IncludeRules): Includes {
  const graph = includeGraph()
  return {
    load: async ({ name, from, place }) => {
      const own = folderOf(from)
      const folders = [own, ...partialsOf(own, rules), '', ...partialsOf('', rules), ...(rules.moreFolders ?? [])]
      const input = `include ${quoteValue(name)}`
      const spellings = (path: string): readonly string[] => spell(path, rules.extension)
      const file = await repository.readText(name, { input, place, folders, spellings })
      if (file.status === 'bad') return file
      const refusal = graph.add(from, file.value.path)
      if (refusal === null) return ok(sourceOfFile(file.value.path, file.value.text))
      return bad(
        problemAt(place, { input, came: refusal, expected: 'includes without cycles, at most 50 levels deep' }),
      )
    },
  }
}

function partialsOf(folder: string, { partialsFolder }: IncludeRules): readonly string[] {
  if (partialsFolder === null) return []
  return [folder === '' ? partialsFolder : `${folder}/${partialsFolder}`]
}

function spell(path: string, extension: string): readonly string[] {
  const underscored = path.replace(/(?<=^|\/)(?=[^/]+$)/u, '_')
  return [path, `${path}${extension}`, underscored, `${underscored}${extension}`]
}

/** The maximum depth of includes. Templates usually have two or three levels. */
const maxDepth = 50

export interface IncludeGraph {
  /** Records that `from` includes `to`. Returns the problem if this include is not allowed, and null otherwise. */
  add(from: string, to: string): string | null
}

export function includeGraph(): IncludeGraph {
  const edges = new Map<string, Set<string>>()
  const depths = new Map<string, number>()
  return {
    add: (from, to) => {
      const path = findPath(edges, to, from)
      if (path !== null) return `an include cycle: ${[...path, to].join(' → ')}`
      edges.set(from, (edges.get(from) ?? new Set()).add(to))
      const depth = Math.max(depths.get(to) ?? 0, (depths.get(from) ?? 0) + 1)
      depths.set(to, depth)
      return depth > maxDepth ? `more than ${maxDepth} nested includes` : null
    },
  }
}

/** Returns the chain of includes that leads from one file to another, or null if there is none. */
function findPath(edges: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): readonly string[] | null {
  const seen = new Set([from])
  const queue: (readonly string[])[] = [[from]]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const last = path.at(-1) ?? from
    if (last === to) return path
    for (const next of edges.get(last) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      queue.push([...path, next])
    }
  }
  return null
}
