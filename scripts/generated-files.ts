/** The files that are made from the tables in src/settings/. */

import { renderActionYml } from '../src/settings/render-action-yml.ts'
import { renderJsonSchema } from '../src/settings/render-json-schema.ts'
import { markdownBlocks, replaceBlocks } from '../src/settings/render-markdown-table.ts'

/** One file: where it stands, relative to the project, and what it must hold. */
export interface GeneratedFile {
  readonly path: string
  readonly content: string
}

/** All of them; of the README only the marked blocks are made, so its present text is needed. */
export function generatedFiles(readme: string): readonly GeneratedFile[] {
  return [
    { path: 'action.yml', content: renderActionYml() },
    { path: 'schema/presend.schema.json', content: renderJsonSchema() },
    { path: 'README.md', content: replaceBlocks(readme, markdownBlocks()) },
  ]
}
