/** The interface of template engines. */

import type { Parsed } from '../foundation/errors/problem.ts'
import type { Repository } from '../foundation/world/repository.ts'
import type { Helpers } from './load-helpers.ts'
import type { SourceText } from './source-text.ts'
import type { TemplateData } from './template-data.ts'
import type { TraceSites } from './trace/trace-sites.ts'

/** `html` is a body, in which values are escaped. `plain` is a header field or a text part, in which they are not. */
export type RenderPurpose = 'html' | 'plain'

/** Renders the body of a template, and the values of its front matter. */
export interface TemplateEngine {
  render(source: SourceText, purpose: RenderPurpose): Promise<Parsed<string>>
}

export interface EngineSetup {
  readonly data: TemplateData
  readonly repository: Repository
  /** The repository's helpers; absent if there are none. */
  readonly helpers?: Helpers
  /** Further folders in which to look for included files, relative to the repository. */
  readonly partialFolders?: readonly string[]
  /** If set, the output contains a marker from this trace before each printed part. */
  readonly trace?: TraceSites
}
