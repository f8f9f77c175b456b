/** Finds the files that a template includes, for every engine that has includes. */

import { bad, ok, type Parsed, problemAt, quoteValue, type SourcePlace } from '../errors/problem.ts'
import type { Repository } from '../world/repository.ts'
import { folderOf } from '../world/repository-path.ts'
import { includeGraph } from './include-graph.ts'
import { type SourceText, sourceOfFile } from './source-text.ts'

/** How an engine looks for the files it includes. */
export interface IncludeRules {
  /** The extension that may be left out, with its dot. */
  readonly extension: string
  /** A folder of partials beside the template and at the root, if there is such a custom. */
  readonly partialsFolder: string | null
}

/** One include: what is written, in which file, and where. */
export interface IncludeReference {
  readonly name: string
  readonly from: string
  readonly place: SourcePlace | undefined
}

export interface Includes {
  load(reference: IncludeReference): Promise<Parsed<SourceText>>
}

/**
 * Names are looked up from the including file's folder first, then from the root; with and without the
 * extension, and with a `_` before the file's name. Rings and includes deeper than 50 files are refused.
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
      return bad(problemAt(place, { input, came: refusal, expected: 'includes that come to an end' }))
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
