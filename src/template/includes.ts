/** Resolves the includes of templates. */

import { bad, ok, type Parsed, problemAt, quoteValue, type SourcePlace } from '../errors/problem.ts'
import type { Repository } from '../world/repository.ts'
import { folderOf } from '../world/repository-path.ts'
import { includeGraph } from './include-graph.ts'
import { type SourceText, sourceOfFile } from './source-text.ts'

export interface IncludeRules {
  /** The extension that may be omitted, with its dot. */
  readonly extension: string
  /** The name of the folder for partials, next to the template or at the root. */
  readonly partialsFolder: string | null
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
 * Names are resolved from the folder of the including file, then from the root, with and without the extension, and with
 * `_` before the file name. Include cycles and more than 50 levels are rejected.
 */
export function openIncludes(repository: Repository, rules: IncludeRules): Includes {
  const graph = includeGraph()
  return {
    load: async ({ name, from, place }) => {
      const own = folderOf(from)
      const folders = [own, ...partialsOf(own, rules), '', ...partialsOf('', rules)]
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
