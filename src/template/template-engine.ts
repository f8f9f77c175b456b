/** What every engine is: the port between a template's language and the rest of this room. */

import type { Parsed } from '../errors/problem.ts'
import type { Repository } from '../world/repository.ts'
import type { SourceText } from './source-text.ts'
import type { TemplateData } from './template-data.ts'

/** `html`: a body, values escaped where the engine escapes; `plain`: a header field or a text part, nothing escaped. */
export type RenderPurpose = 'html' | 'plain'

/** Renders pieces of one template: its body, and the values of its front matter. */
export interface TemplateEngine {
  render(source: SourceText, purpose: RenderPurpose): Promise<Parsed<string>>
}

/** What an engine may use. */
export interface EngineSetup {
  readonly data: TemplateData
  readonly repository: Repository
}
